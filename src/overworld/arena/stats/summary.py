"""What one game tells: small frozen values, by the ids of the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

SOURCES = ("before", "build", "mob", "hoe", "A", "B", "C", "bonus")
"""Where XP come from, in the order of `SeatSummary.sources`.

`before` is what a seat had at the beginning of a record that begins with a position, `build` comes
from buildings, `mob` from won fights, `hoe` from the weapon that gains XP, `A` `B` `C` from the
cards, `bonus` from scoring mobs at the end.
"""

ENDINGS = ("finished", "cut_off", "resigned", "unfinished")
"""How a game ended; `unfinished` is one that still runs or was abandoned."""

DECIDED = ("finished", "cut_off", "resigned")
"""The endings that settle who wins; nobody does after a cut-off (R26)."""


@dataclass(frozen=True)
class SeatSummary:
    """One seat of a game; `place` is its place in the order of turns, from 1."""

    place: int
    colour: str
    name: str
    beginner: bool
    xp: int
    share: float
    sources: tuple[int, ...]


@dataclass(frozen=True)
class FightSummary:
    """One fight: the exact chance to win just before it, and whether it was won."""

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
    by what they were; `revealed` and `taken` count tiles that came face up, and that were built or
    beaten.
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
        """The seats that have a share of the win."""
        return tuple(seat for seat in self.seats if seat.share)

    @property
    def margin(self) -> int:
        """The XP by which the best seat is ahead of the second best.

        A tie of XP is a margin of 0, also where the blocks left decide it.
        """
        best, second = sorted((seat.xp for seat in self.seats), reverse=True)[:2]
        return best - second
