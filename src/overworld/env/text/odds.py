"""Exact chances as text."""

from __future__ import annotations

from fractions import Fraction

from overworld.env.text.answers import read_move
from overworld.errors import check_type
from overworld.game import CHANCE, Game
from overworld.game.kernel import check_game
from overworld.notation.names import CELL_INDEX

_FORM = "ask with a cell such as c3, or with a move such as mine w1"
_EVENTS = {"block": "the block", "tile": "each tile", "token": "each token"}


def odds_text(game: Game, question: str) -> str:
    """Return exact chances: of a fight, or of everything that a move can reveal.

    Args:
        game: The game. The function does not change it.
        question: The cell of any face-up mob, such as `c3`, or a legal move as `read_answer`
            accepts it.

    Raises:
        AnswerError: If the question is neither a cell nor a legal move.
        NoDecisionError: If the question is a move, and the game is over or at a chance node.
        TypeError: If the question is not a string.
        ValueError: If the cell has no face-up mob, or no player is to move.

    >>> from overworld import Deal
    >>> game = Game(players=2)
    >>> game.deal(Deal(7))
    >>> odds_text(game, "mine w1")
    'mine w1: no chance is involved'
    """
    check_game(game)
    check_type("question", question, str, "a string")
    cell = question.strip().lower()
    if cell in CELL_INDEX:
        if game.turn is None:
            raise ValueError("no player is to move: the game is over")
        return f"fight {cell}: {_share(game.fight_odds(cell))} to win"
    move = str(read_move(game, question, _FORM))
    if move.startswith("fight "):
        return f"{move}: {_share(game.fight_odds(move.split(' ')[1]))} to win"
    ahead = game.copy()
    ahead.play(move)
    lines = list[str]()
    # All events of one kind have the same chances before the first of them.
    while ahead.turn == CHANCE:
        outcomes = ahead.chance_outcomes
        kind = str(outcomes[0][0]).split(" ")[0]
        if not any(line.startswith(_EVENTS.get(kind, kind)) for line in lines):
            shares = (f"{str(name).split(' ')[-1]} {share}" for name, share in outcomes)
            lines.append(f"{_EVENTS.get(kind, kind)}: {', '.join(shares)}")
        ahead.play(outcomes[0][0])
    return f"{move}: {'; '.join(lines) or 'no chance is involved'}"


def _share(chance: Fraction) -> str:
    return f"{chance} = {100 * float(chance):.1f} %"
