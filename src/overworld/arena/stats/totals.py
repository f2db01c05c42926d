"""Sums over games with the same number of players."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from overworld.arena.stats.summary import DECIDED, SOURCES, GameSummary, SeatSummary


@dataclass
class SeatTotals:
    """Sums over a group of seats: by place, board or name.

    `seats` and `share` count games with a result, `xp` counts finished games.
    """

    seats: int = 0
    share: float = 0.0
    xp: Counter[int] = field(default_factory=Counter)


@dataclass
class FightTotals:
    """Sums over the fights against one mob: wins, expected wins, and their variance."""

    fights: int = 0
    won: int = 0
    expected: float = 0.0
    variance: float = 0.0


@dataclass
class ScoringTotals:
    """Sums over the scorings of one characteristic."""

    chosen: int = 0
    spaces: int = 0
    points: int = 0


class Totals:
    """Sums over games; `add` does not keep the game."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.endings: Counter[str] = Counter()
        self.partial = 0
        # Finished games only: an unfinished game has no final numbers.
        self.lengths: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.xp: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.sources = [0] * len(SOURCES)
        self.seats: defaultdict[str, defaultdict[str, SeatTotals]] = defaultdict(
            lambda: defaultdict(SeatTotals)
        )
        # All games: these decisions and events do not depend on the end.
        self.choices: Counter[tuple[str, int]] = Counter()
        self.actions: Counter[str] = Counter()
        self.revealed: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.fights: defaultdict[str, FightTotals] = defaultdict(FightTotals)
        self.scorings: defaultdict[str, ScoringTotals] = defaultdict(ScoringTotals)
        self.points: defaultdict[str, Counter[int]] = defaultdict(Counter)

    @property
    def games(self) -> int:
        """The number of games so far."""
        return self.endings.total()

    def add(self, game: GameSummary) -> None:
        """Add a game."""
        self.endings[game.ending] += 1
        self.partial += game.partial
        if game.ending == "finished":
            self._add_result(game)
        for seat in game.seats:
            self._add_seat(seat, game.ending)
        self.choices.update(game.choices)
        self.actions.update(game.actions)
        self.revealed.update(game.revealed)
        self.taken.update(game.taken)
        for fight in game.fights:
            totals = self.fights[fight.mob]
            totals.fights += 1
            totals.won += fight.won
            totals.expected += fight.odds
            totals.variance += fight.odds * (1 - fight.odds)
        for scoring in game.scorings:
            of_trait = self.scorings[scoring.characteristic]
            of_trait.chosen += 1
            of_trait.spaces += scoring.spaces
            of_trait.points += scoring.points
            self.points[scoring.card][scoring.points] += 1

    def _add_result(self, game: GameSummary) -> None:
        for name in ("turns", "decisions", "entries"):
            self.lengths[name][getattr(game, name)] += 1
        self.xp["seat"].update(seat.xp for seat in game.seats)
        self.xp["winner"][max(seat.xp for seat in game.seats)] += 1
        self.xp["margin"][game.margin] += 1
        for seat in game.seats:
            for source, xp in enumerate(seat.sources):
                self.sources[source] += xp

    def _add_seat(self, seat: SeatSummary, ending: str) -> None:
        for kind, who in (("place", str(seat.place)), ("colour", seat.colour), ("name", seat.name)):
            totals = self.seats[kind][who]
            if ending in DECIDED:
                totals.seats += 1
                totals.share += seat.share
            if ending == "finished":
                totals.xp[seat.xp] += 1
