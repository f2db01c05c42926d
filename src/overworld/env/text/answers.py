"""From the answer of a language model to a legal move."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from overworld.bots.bot import deciding_seat
from overworld.errors import NotationError, Refusal, check_type
from overworld.game import Game
from overworld.i18n import FALLBACK, Translator, using
from overworld.notation import Move
from overworld.play.sentences import reason_text

ANSWER_LIMIT = 20_000
"""The characters of an answer that are read: the last ones."""

_SHOWN = 80  # characters of an answer in an error
_LABEL = re.compile(r"\W*(?:(?:my|the|final|chosen)\W+)*(?:move|answer|decision)\b(.*)", re.I)
_WORD = re.compile(r"[a-z]+[0-9]+|[a-z]+|[0-9]+")
_PLAIN = ("draw", "detonate", "trade", "pass", "end")
_SHAPES = {
    "mine": (r"[a-z][0-9]+",),
    "explore": (r"[0-9]+",),
    "build": (r"[a-z][0-9]+", r"[0-9]+"),
    "fight": (r"[a-z][0-9]+",),
    "take": (r"[a-z][0-9]+",),
}
_FILLERS = frozenset(
    """a an and answer at block building by cell choose column crossing decision final from i in is
    it me mob move my number on onto option play position space the tile to token turn will with
    your
    """.split()  # noqa: SIM905  # a list of strings takes forty lines
)
_FORM = 'end the answer with one line such as "move: mine w1"'


class AnswerError(ValueError):
    """An answer that is not one legal move.

    Args:
        reason: The fault, as a sentence.
        move: The move that the answer names, or "" if it names none or several.
        refusal: Why the move is illegal, or None if it is not a move.

    >>> raise AnswerError("the answer is empty")
    Traceback (most recent call last):
    overworld.env.text.answers.AnswerError: the answer is empty
    """

    def __init__(self, reason: str, move: str = "", refusal: Refusal | None = None) -> None:
        super().__init__(reason)
        self.move = move
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return AnswerError, (*self.args, self.move, self.refusal)


def read_answer(game: Game, answer: str) -> Move:
    """Return the legal move that an answer names.

    The answer names a move in notation, in any case and with other words around it, or the number
    of a move in `moves_text`. The last line with a label such as `move:` counts, else the last
    line, else the only move in the whole answer.

    Args:
        game: The game. A player must be to move.
        answer: The answer. The last `ANSWER_LIMIT` characters are read.

    Raises:
        AnswerError: If the answer names no move, several moves or an illegal move. The error says
            why, as a sentence.
        NoDecisionError: If the game is over or at a chance node.
        TypeError: If the answer is not a string.

    >>> from overworld import Deal, Game
    >>> game = Game(players=2)
    >>> game.deal(Deal(7))
    >>> read_answer(game, "**Explore** crossing 34"), read_answer(game, "2")
    (Move('explore 34'), Move('mine z1'))
    >>> read_answer(game, "mine x1")
    Traceback (most recent call last):
    overworld.env.text.answers.AnswerError: mine x1: Only 1 of its sides is free: it needs 2.
    """
    return read_move(game, answer, _FORM)


def read_move(game: Game, answer: str, form: str) -> Move:
    """Do the same as `read_answer`; `form` is the advice for an answer that names no move."""
    deciding_seat(game)
    check_type("answer", answer, str, "a string")
    move = _named(game, answer[-ANSWER_LIMIT:], form)
    try:
        refusal = game.why_not(move)
    except NotationError as error:
        raise AnswerError(f"{move}: {error}", move) from error
    if refusal is None:
        return Move(move)
    with using(Translator(FALLBACK)):
        reason = f"{move}: {reason_text(refusal)}"
    raise AnswerError(reason, move, refusal)


def _named(game: Game, answer: str, form: str) -> str:
    """Return the move that an answer names, in notation; raise `AnswerError` unless it is one."""
    lines = [line for line in answer.splitlines() if _words(line)]
    if not lines:
        raise AnswerError(f"the answer is empty; {form}")
    labelled = [match[1] for line in lines if (match := _LABEL.match(line)) and _words(match[1])]
    line = labelled[-1] if labelled else lines[-1]
    if found := _whole(game, _words(line)):
        return found
    moves = list(dict.fromkeys(_moves_in(game, _words(line if labelled else answer))))
    if len(moves) == 1:
        return moves[0]
    if moves:
        raise AnswerError(f"the answer names several moves: {', '.join(moves[:5])}; {form}")
    raise AnswerError(f"no move in {line.strip()[:_SHOWN]!r}; {form}")


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower())


def _whole(game: Game, words: Sequence[str]) -> str | None:
    """Return the move if the words are a number of the list or a move without places."""
    left = [word for word in words if word not in _FILLERS]
    if len(left) > 1 and left[0].isdigit():
        left = left[1:]  # the number in the list comes before the move
    if len(left) != 1:
        return None
    if left[0].isdigit():
        moves = game.legal_moves
        if len(left[0]) > 2 or not 1 <= int(left[0]) <= len(moves):
            raise AnswerError(f"number must be 1 to {len(moves)}, got {left[0][:_SHOWN]}")
        return str(moves[int(left[0]) - 1])
    return left[0] if left[0] in _PLAIN else None


def _moves_in(game: Game, words: Sequence[str]) -> Iterator[str]:
    """Yield the moves with places or characteristics among some words, in notation."""
    left = [word for word in words if word not in _FILLERS]
    for at, verb in enumerate(left):
        if verb == "score":
            names = {name: _words(name) for name in game.box.points}
            said = [n for n, parts in names.items() if left[at + 1 :][: len(parts)] == parts]
            if said:
                yield f"score {max(said, key=lambda name: len(names[name]))}"
        elif shapes := _SHAPES.get(verb):
            places = left[at + 1 : at + 1 + len(shapes)]
            if len(places) == len(shapes) and all(map(re.fullmatch, shapes, places)):
                yield " ".join([verb, *places])
