"""Frozen values that the methods of `Game` return."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, SupportsIndex, cast, overload

import msgspec
import numpy as np
import numpy.typing as npt

from overworld.components import Box
from overworld.errors import NotationError, as_int
from overworld.game.resolve import as_decision_id, decision_text, resolve
from overworld.notation.moves import Move, is_outcome
from overworld.rules.decoded_state import decode_state
from overworld.rules.state import DECISIONS


@dataclass(frozen=True)
class Player:
    """The possessions of one player, by name."""

    colour: str
    """The colour of the player's board, which names the seat."""
    beginner: bool
    """Whether the player scores all spaces instead of the largest group."""
    xp: int
    """The XP so far."""
    crossing: str
    """The crossing on which the player's character stands, such as `33`."""
    supply: Mapping[str, int] = field(hash=False)
    """The blocks of the player by kind."""
    board: tuple[str | None, ...]
    """The id of the building on each of the nine spaces in reading order, or None."""
    pile: Mapping[str, int] = field(hash=False)
    """The weapon tokens of the player: the number of each kind by id."""
    mobs: Mapping[str, int] = field(hash=False)
    """The defeated mobs that the player has: the number of each kind by id."""


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cell of the Overworld."""

    face: str | None = None
    """The id of the face-up tile or token, or None."""
    left: int = 0
    """The number of tiles or tokens left in the cell."""


class Fight(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fight in progress."""

    cell: str
    """The cell of the mob."""
    mob: str
    """The id of the mob."""
    needed: int
    """The hearts that defeat the mob."""
    hearts: int
    """The hearts so far."""
    draws: int
    """The number of tokens still to reveal."""
    revealed: dict[str, int] = msgspec.field(default_factory=dict, name="turned")
    """The number of revealed tokens by weapon id; `turned` in JSON."""
    tnt: int = 0
    """The number of TNT still to decide on."""

    def __hash__(self) -> int:
        return hash((self.cell, self.mob, self.hearts, self.draws, self.tnt))


@dataclass(frozen=True)
class Group:
    """The score of a characteristic if it were scored now."""

    characteristic: str
    """The characteristic: a biome, a material or a type."""
    card: str
    """The scoring card that has it: A, B or C."""
    spaces: int
    """The number of spaces that count."""
    points: int
    """The XP for all of these spaces."""


@dataclass(frozen=True)
class Bonus:
    """The points of a scoring mob if the game ended now: all matching spaces count."""

    mob: str
    """The id of the mob."""
    characteristic: str
    """The characteristic that it scores."""
    spaces: int
    """The number of spaces that count, connected or not."""
    points: int
    """The XP for all of these spaces."""


@dataclass(frozen=True)
class Forecast:
    """The score of a seat now: twelve groups, and the bonus of each of its scoring mobs."""

    groups: tuple[Group, ...]
    """The twelve characteristics in the order of the cards."""
    bonuses: tuple[Bonus, ...]
    """The bonus of each scoring mob of the seat."""


class Termination(StrEnum):
    """How a game ended, or that it has not ended."""

    FINISHED = "finished"
    """Card C has been scored."""
    TRUNCATED = "truncated"
    """The game was stopped after too many turns (R26); it has no winner."""
    RESIGNED = "resigned"
    """One of two players has resigned (R27); the other wins."""
    RUNNING = "running"
    """The game is not over; it has no outcome."""
    ABANDONED = "abandoned"
    """The players have left before the end; the game has no outcome."""


@dataclass(frozen=True)
class Outcome:
    """The end of a game.

    Args:
        winners: The seats that have won: several in a tie, none if the game was truncated.
        scores: The XP of each seat.
        termination: How the game ended.

    >>> Outcome((0, 1), (55, 55), Termination.FINISHED).is_tie
    True
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    termination: Termination

    @property
    def shares(self) -> tuple[float, ...]:
        """The win share of each seat: winners split the win."""
        won = self.winners
        return tuple(1 / len(won) if seat in won else 0.0 for seat in range(len(self.scores)))

    @property
    def is_tie(self) -> bool:
        """Whether several seats share the win."""
        return len(self.winners) > 1


class LegalMoves(Sequence[Any]):  # elements are moves; `in` also takes strings and ids
    """The legal decisions of a position, in ascending order of ids.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> moves = game.legal_moves
    >>> len(moves), "mine w1" in moves, "mine x1" in moves, moves.ids[:3]
    (17, True, False, (0, 3, 12))
    >>> moves[:2], moves.index("mine z1")
    ((Move('mine w1'), Move('mine z1')), 1)
    """

    __slots__ = ("_before", "_box", "_ids")

    def __init__(self, ids: tuple[int, ...], before: bytes, box: Box) -> None:
        self._ids = ids
        self._before = before
        self._box = box

    @property
    def ids(self) -> tuple[int, ...]:
        """The decision ids, in ascending order."""
        return self._ids

    @property
    def mask(self) -> npt.NDArray[np.bool_]:
        """An array of 94 booleans, one for each decision id."""
        mask = np.zeros(DECISIONS, np.bool_)
        mask[list(self.ids)] = True
        return mask

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...

    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        if isinstance(index, slice):
            return tuple(map(self._move, self.ids[index]))
        return self._move(self.ids[index])

    def __iter__(self) -> Iterator[Move]:
        return map(self._move, self.ids)

    def _move(self, decision: int) -> Move:
        return Move(decision_text(decode_state(self._before), self._box, decision))

    def move(self, decision: int) -> Move:
        """Return the move of a decision id.

        Args:
            decision: The id of a legal decision.

        Raises:
            TypeError: The argument is not an integer.
            ValueError: The decision is not legal.

        >>> import random, overworld as ow
        >>> game = ow.Game(players=2)
        >>> game.deal(random.Random(7))
        >>> game.legal_moves.move(3)
        Move('mine z1')
        """
        number = as_int(decision)
        if number is None:
            raise TypeError(f"decision must be an integer, got {decision!r}")
        if number not in self.ids:
            raise ValueError(f"decision must be the id of a legal decision, got {decision!r}")
        return self._move(number)

    def __eq__(self, other: object) -> bool:
        """Compare the moves; the rest of the position does not count."""
        if not isinstance(other, LegalMoves):
            return NotImplemented
        return self.ids == other.ids and all(map(operator.eq, self, other))

    def __hash__(self) -> int:
        return hash(self.ids)

    def __contains__(self, move: object) -> bool:
        return self._find_id(move) in self.ids

    def index(self, move: object, start: int = 0, stop: int | None = None) -> int:
        """Return the index of a move.

        Args:
            move: A string, a `Move` or a decision id.
            start: The first index to look at.
            stop: The index after the last one to look at. Default: the number of moves.

        Raises:
            ValueError: The move is not legal, or not between `start` and `stop`.
        """
        decision = self._find_id(move)
        if decision not in self.ids[start:stop]:
            raise ValueError(f"move must be legal, got {move!r}")
        return self.ids.index(decision)

    def count(self, move: object) -> int:
        """Return 1 if a move is legal, else 0; the argument is that of `index`."""
        return int(move in self)

    def _find_id(self, move: object) -> int | None:
        """Return the id of a decision, or None if the argument is not a decision."""
        try:
            if not isinstance(move, (str, Move)):
                return as_decision_id(cast(SupportsIndex, move))
            code, refused = resolve(str(move), decode_state(self._before), self._box)
        except (NotationError, TypeError):
            return None
        return None if refused is not None or is_outcome(str(move)) else code

    def __repr__(self) -> str:
        return f"<LegalMoves {', '.join(map(str, self))}>"
