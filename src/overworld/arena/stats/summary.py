"""The summary of one game as frozen values, with the ids of the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

SOURCES = ("before", "build", "mob", "hoe", "A", "B", "C", "bonus")
"""The sources of XP, in the order of `SeatSummary.sources`.

`before`: XP at the start of a record that starts with a position. `build`: buildings. `mob`: won
fights. `hoe`: the weapon that gains XP. `A`, `B`, `C`: scoring cards. `bonus`: scoring mobs at the
end.
"""

ENDINGS = ("finished", "cut_off", "resigned", "unfinished")
"""How a game ended; an `unfinished` game still runs or was abandoned."""

DECIDED = ("finished", "cut_off", "resigned")
"""The endings with a result; a truncated game has no winner (R26)."""


@dataclass(frozen=True)
class SeatSummary:
    """One seat of a game; `place` is its place in turn order, from 1."""

    place: int
    colour: str
    name: str
    beginner: bool
    xp: int
    share: float
    sources: tuple[int, ...]


@dataclass(frozen=True)
class FightSummary:
    """One fight: the exact chance to win before it, and whether it was won."""

    mob: str
    odds: float
    won: bool


@dataclass(frozen=True)
class ScoringSummary:
    """One scoring of a card by a seat."""

    card: str
    characteristic: str
    spaces: int
    points: int


@dataclass(frozen=True)
class GameSummary:
    """One game: its length, seats, choices, tiles, fights and scorings.

    `choices` counts decisions by phase and number of legal decisions; `actions` counts decisions
    by kind; `revealed` and `taken` count tiles that were revealed, and tiles that were built or
    defeated.
    """

    file: str
    ending: str
    partial: bool
    turns: int
    decisions: int
    entries: int
    seats: tuple[SeatSummary, ...]
    choices: Mapping[tuple[str, int], int]
    actions: Mapping[str, int]
    revealed: Mapping[str, int]
    taken: Mapping[str, int]
    fights: tuple[FightSummary, ...]
    scorings: tuple[ScoringSummary, ...]

    @property
    def winners(self) -> tuple[SeatSummary, ...]:
        """The seats with a win share."""
        return tuple(seat for seat in self.seats if seat.share)

    @property
    def margin(self) -> int:
        """The lead in XP of the best seat; 0 also if equal XP are decided by blocks."""
        best, second = sorted((seat.xp for seat in self.seats), reverse=True)[:2]
        return best - second
