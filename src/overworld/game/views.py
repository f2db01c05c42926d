"""Small frozen values that `Game` answers with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from overworld.components import Components
from overworld.game.resolve import decision_text
from overworld.notation.moves import Move
from overworld.rules.state import DECISIONS, STATE, State


@dataclass(frozen=True)
class Player:
    """What lies in front of one player, by name."""

    colour: str
    beginner: bool
    xp: int
    crossing: str
    supply: Mapping[str, int] = field(hash=False)
    board: tuple[str | None, ...]
    pile: Mapping[str, int] = field(hash=False)
    mobs: Mapping[str, int] = field(hash=False)


@dataclass(frozen=True)
class Cell:
    """A cell of the Overworld: the face-up tile or token, if any, and how many are left."""

    face: str | None
    left: int


@dataclass(frozen=True)
class Fight:
    """A fight in progress: the tokens turned, and those still to come."""

    cell: str
    mob: str
    needed: int
    hearts: int
    turned: Mapping[str, int] = field(hash=False)
    draws: int


@dataclass(frozen=True)
class Group:
    """What a characteristic would score now: spaces counted and points."""

    characteristic: str
    card: str
    spaces: int
    points: int


@dataclass(frozen=True)
class Bonus:
    """What a beaten scoring mob would add at the end: all matching spaces and points."""

    mob: str
    characteristic: str
    spaces: int
    points: int


@dataclass(frozen=True)
class Forecast:
    """What a seat would score now: twelve groups, and the bonus of each scoring mob it holds."""

    groups: tuple[Group, ...]
    bonuses: tuple[Bonus, ...]


class LegalMoves:
    """The legal decisions of a position, in ascending order of ids.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> moves = game.legal_moves
    >>> len(moves), "mine w1" in moves, "mine x1" in moves, moves.ids[:3]
    (17, True, False, (0, 3, 12))
    """

    __slots__ = ("_before", "_box", "ids")

    def __init__(self, ids: tuple[int, ...], before: bytes, box: Components) -> None:
        self.ids = ids
        self._before = before
        self._box = box

    @property
    def mask(self) -> npt.NDArray[np.bool_]:
        """One truth value for each of the 94 ids."""
        mask = np.zeros(DECISIONS, np.bool_)
        mask[list(self.ids)] = True
        return mask

    def __len__(self) -> int:
        return len(self.ids)

    def __getitem__(self, index: int) -> Move:
        state: State = np.frombuffer(self._before, STATE)[0]
        return Move(decision_text(state, self._box, self.ids[index]))

    def __iter__(self) -> Iterator[Move]:
        state: State = np.frombuffer(self._before, STATE)[0]
        return (Move(decision_text(state, self._box, decision)) for decision in self.ids)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, (str, Move)):
            return any(move in (legal, legal.text) for legal in self)
        return move in self.ids

    def __repr__(self) -> str:
        return f"<LegalMoves {', '.join(map(str, self))}>"
