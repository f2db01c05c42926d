r"""Text for language models: observations, explained moves, answers, odds, an adapter to bots.

All functions write English and use the ids of the notation. The same position gives the same
string: its history, its deal and the language of the environment do not matter.

>>> from overworld import Deal, Game
>>> from overworld.env.text import moves_text, read_answer
>>> game = Game(players=2)
>>> game.deal(Deal(7))
>>> print(moves_text(game).splitlines()[0])
1. mine w1: takes sand
>>> read_answer(game, "I take the first one.\nMove: MINE  w1.")
Move('mine w1')
"""

from overworld.env.text.agent import TextBot, prompt_text
from overworld.env.text.answers import ANSWER_LIMIT, AnswerError, read_answer
from overworld.env.text.moves import explain_move, moves_text
from overworld.env.text.odds import odds_text
from overworld.env.text.rules import rules_text
from overworld.env.text.table import observation_text

__all__ = [
    "ANSWER_LIMIT",
    "AnswerError",
    "TextBot",
    "explain_move",
    "moves_text",
    "observation_text",
    "odds_text",
    "prompt_text",
    "read_answer",
    "rules_text",
]
