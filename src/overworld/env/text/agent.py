"""The prompt of a decision, and the adapter from a function of strings to a bot."""

from __future__ import annotations

from collections.abc import Callable

from overworld.bots.bot import deciding_seat
from overworld.env.text.answers import AnswerError, read_answer
from overworld.env.text.moves import moves_text
from overworld.env.text.rules import rules_text
from overworld.env.text.table import observation_text
from overworld.errors import check_int, check_type
from overworld.game import Game
from overworld.notation import Move

_MOST = 1_000_000  # tries or fallbacks
_ASK = 'Choose one legal move. End your answer with one line such as "move: {move}".'


def prompt_text(game: Game, *, rules: bool = True, aim: str = "", ask: bool = True) -> str:
    """Return a whole prompt for the next decision.

    Args:
        game: The game. A player must be to move. The function does not change it.
        rules: Whether the prompt begins with the rules.
        aim: The aim, if it is not to win.
        ask: Whether the prompt ends with the question and the form of the answer.

    Raises:
        NoDecisionError: If the game is over or at a chance node.

    >>> from overworld import Deal
    >>> game = Game(players=2)
    >>> game.deal(Deal(7))
    >>> print(prompt_text(game).splitlines()[-1])
    Choose one legal move. End your answer with one line such as "move: mine w1".
    """
    deciding_seat(game)
    return "\n\n".join(
        [
            *([rules_text(game.box)] if rules else []),
            f"POSITION\n{observation_text(game)}",
            f"LEGAL MOVES\n{moves_text(game)}",
            *([f"AIM\n{aim}"] if aim else []),
            *([_ASK.format(move=game.legal_moves[0])] if ask else []),
        ]
    )


class TextBot:
    """A bot that asks a function from string to string, such as a language model.

    The function is not asked if only one move is legal. After an answer that `read_answer` refuses,
    it is asked again, with the answer and the reason below the same prompt. After `tries` refused
    answers the bot plays the first legal move, at most `fallbacks` times.

    Args:
        ask: Returns an answer to a prompt.
        tries: The number of answers for each decision.
        fallbacks: How often the bot may play the first legal move instead, in its whole life.
        rules: Whether each prompt begins with the rules.
        name: The name of the bot.

    Raises:
        TypeError: If `ask` is not callable, a number is not an integer or the name not a string.
        ValueError: If a number is too small.

    >>> from overworld import Deal
    >>> game = Game(players=2)
    >>> game.deal(Deal(7))
    >>> TextBot(lambda prompt: "move: mine w1").choose(game)
    Move('mine w1')
    """

    def __init__(
        self,
        ask: Callable[[str], str],
        *,
        tries: int = 3,
        fallbacks: int = 0,
        rules: bool = True,
        name: str = "text",
    ) -> None:
        if not callable(ask):
            raise TypeError(f"ask must be a function from string to string, got {ask!r}")
        check_type("name", name, str, "a string")
        self._ask = ask
        self._tries = check_int("tries", tries, 1, _MOST)
        self._fallbacks = check_int("fallbacks", fallbacks, 0, _MOST)
        self._rules = rules
        self.name = name
        self.asked = 0
        """The number of prompts so far."""
        self.refused = 0
        """The number of refused answers so far."""
        self.fell_back = 0
        """The number of decisions so far in which the bot played the first legal move."""

    def choose(self, game: Game) -> Move:
        """Return the move that the function names.

        Args:
            game: The game.

        Raises:
            AnswerError: If all answers were refused, and the bot may not fall back again.
            NoDecisionError: If the game is over or at a chance node.
            TypeError: If an answer is not a string. Exceptions of the function propagate.
        """
        return self.decide(game)

    def decide(self, game: Game, aim: str = "") -> Move:
        """Like `choose`, with another aim than to win.

        Args:
            game: The game.
            aim: The aim, as a sentence.

        Raises:
            AnswerError: As for `choose`.
            NoDecisionError: As for `choose`.
            TypeError: As for `choose`.
        """
        deciding_seat(game)
        moves = game.legal_moves
        if len(moves) == 1:
            return moves[0]
        prompt = prompt_text(game, rules=self._rules, aim=aim)
        for left in range(self._tries - 1, -1, -1):
            self.asked += 1
            answer = self._ask(prompt)
            try:
                return read_answer(game, answer)
            except AnswerError as error:
                self.refused += 1
                prompt += f"\n\nYour last answer was refused: {error}\nChoose again."
                if not left and self.fell_back >= self._fallbacks:
                    raise
        self.fell_back += 1
        return moves[0]
