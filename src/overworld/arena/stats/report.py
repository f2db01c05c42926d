"""The report over many games: rows of numbers for tables, files and plots."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from math import sqrt
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from overworld.arena.stats.describe import Spread, describe, normal, wilson
from overworld.arena.stats.summary import (
    ACTIONS,
    DECIDED,
    ENDINGS,
    SOURCES,
    GameSummary,
    SeatSummary,
)
from overworld.components import GROUPS, Box, Building, Mob
from overworld.notation.names import ACTION_NAMES, CARD_NAMES, PHASE_NAMES

Floats64: TypeAlias = npt.NDArray[np.float64]

ALL = "all"
"""The name of the row over all phases or all mobs."""


@dataclass(frozen=True)
class WinRow:
    """A group of seats (by place, board or name): win share and mean XP with 95 % intervals."""

    who: str
    seats: int
    share: float
    low: float
    high: float
    xp: Spread
    xp_low: float
    xp_high: float


@dataclass(frozen=True)
class ChoiceRow:
    """The number of legal moves in a phase; `forced` is the share of decisions with only one."""

    phase: str
    legal: Spread
    forced: float


@dataclass(frozen=True)
class SourceRow:
    """XP of one source: the mean per seat, and the share of all XP."""

    source: str
    mean: float
    share: float


@dataclass(frozen=True)
class TileRow:
    """A tile: how often it was revealed, and built or defeated; `share` is of the revealed ones."""

    tile: str
    kind: str
    revealed: int
    taken: int
    per_game: float
    share: float | None


@dataclass(frozen=True)
class TraitRow:
    """A characteristic: buildings built with it, and scorings of it.

    `built_share` is its part of all buildings built, `box_share` that of those in the box,
    `chosen_share` its part of the scorings of its card; `spaces` and `points` are means.
    """

    card: str
    characteristic: str
    built: int
    built_share: float
    box_share: float
    chosen: int
    chosen_share: float
    spaces: float
    points: float


@dataclass(frozen=True)
class FightRow:
    """Fights against a mob: wins, expected wins under best play, and the z-score."""

    mob: str
    hearts: int | None
    fights: int
    won: int
    expected: float
    z: float | None


@dataclass(frozen=True)
class ActionRow:
    """A kind of action or other choice; `share` is the part of the five actions."""

    action: str
    count: int
    per_game: float
    share: float | None


@dataclass(frozen=True)
class Report:
    """The statistics of the games with one number of players."""

    players: int
    games: int
    endings: dict[str, int]
    partial: int
    length: dict[str, Spread]
    turns: dict[int, int]
    choices: list[ChoiceRow]
    xp: dict[str, Spread]
    order: list[WinRow]
    boards: list[WinRow]
    names: list[WinRow]
    sources: list[SourceRow]
    tiles: list[TileRow]
    traits: list[TraitRow]
    cards: dict[str, Spread]
    fights: list[FightRow]
    actions: list[ActionRow]


def make_report(totals: Totals, box: Box) -> Report:
    """Return the report of added-up games."""
    boards = [board.id for board in box.boards]
    return Report(
        players=totals.players,
        games=totals.games,
        endings={ending: totals.endings[ending] for ending in ENDINGS},
        partial=totals.partial,
        length={n: describe(totals.lengths[n]) for n in ("turns", "decisions", "entries")},
        turns=dict(sorted(totals.lengths["turns"].items())),
        choices=_choice_rows(totals),
        xp={name: describe(totals.xp[name]) for name in ("seat", "winner", "margin")},
        order=_win_rows(totals.seats["place"], sorted(totals.seats["place"])),
        boards=_win_rows(totals.seats["colour"], boards),
        names=_win_rows(totals.seats["name"], sorted(totals.seats["name"])),
        sources=_source_rows(totals),
        tiles=[_tile_row(totals, tile) for tile in box.tiles],
        traits=_trait_rows(totals, box),
        cards={card: describe(totals.points[card]) for card in CARD_NAMES},
        fights=_fight_rows(totals, box),
        actions=_action_rows(totals),
    )


def _part(count: float, whole: float) -> float:
    return count / whole if whole else 0.0


def _win_rows(seats: dict[str, SeatTotals], order: list[str]) -> list[WinRow]:
    rows = []
    for who in order:
        if who in seats:
            totals = seats[who]
            # A sum of thirds may be slightly more than 1.
            share, xp = min(1.0, _part(totals.share, totals.seats)), describe(totals.xp)
            low, high = wilson(share, totals.seats)
            xp_low, xp_high = normal(xp.mean, xp.sd, xp.count)
            rows.append(WinRow(who, totals.seats, share, low, high, xp, xp_low, xp_high))
    return rows


def _choice_rows(totals: Totals) -> list[ChoiceRow]:
    by_phase: dict[str, Counter[int]] = {ALL: Counter()}
    for phase in PHASE_NAMES:
        counts = Counter({k: n for (name, k), n in totals.choices.items() if name == phase})
        if counts:
            by_phase[phase] = counts
            by_phase[ALL].update(counts)
    return [
        ChoiceRow(phase, describe(counts), _part(counts[1], counts.total()))
        for phase, counts in by_phase.items()
    ]


def _source_rows(totals: Totals) -> list[SourceRow]:
    """Return the sources; leave out XP from before the record if there are none."""
    seats, whole = totals.xp["seat"].total(), sum(totals.sources)
    return [
        SourceRow(source, _part(xp, seats), _part(xp, whole))
        for source, xp in zip(SOURCES, totals.sources, strict=True)
        if xp or source != "before"
    ]


def _tile_row(totals: Totals, tile: Building | Mob) -> TileRow:
    revealed, taken = totals.revealed[tile.id], totals.taken[tile.id]
    kind = "mob" if isinstance(tile, Mob) else "building"
    share = taken / revealed if revealed else None
    return TileRow(tile.id, kind, revealed, taken, _part(taken, totals.games), share)


def _trait_rows(totals: Totals, box: Box) -> list[TraitRow]:
    built = {building: totals.taken[building.id] for building in box.buildings}
    all_built, all_tiles = sum(built.values()), sum(building.copies for building in built)
    rows = []
    for card, group in zip(CARD_NAMES, GROUPS, strict=True):
        for name in box.characteristics[group]:
            alike = [building for building in built if getattr(building, group) == name]
            count = sum(built[building] for building in alike)
            chosen, spaces, points = totals.scorings[name].tolist()
            rows.append(
                TraitRow(
                    card=card,
                    characteristic=name,
                    built=count,
                    built_share=_part(count, all_built),
                    box_share=_part(sum(building.copies for building in alike), all_tiles),
                    chosen=int(chosen),
                    chosen_share=_part(chosen, totals.points[card].total()),
                    spaces=_part(spaces, chosen),
                    points=_part(points, chosen),
                )
            )
    return rows


def _fight_rows(totals: Totals, box: Box) -> list[FightRow]:
    """Return the sum over all mobs, then a row for each mob."""
    rows = [_fight_row(mob.id, mob.hearts, totals.fights[mob.id]) for mob in box.mobs]
    return [_fight_row(ALL, None, sum(totals.fights.values(), np.zeros(4))), *rows]


def _fight_row(mob: str, hearts: int | None, sums: Floats64) -> FightRow:
    fights, won, expected, variance = sums.tolist()
    z = (won - expected) / sqrt(variance) if variance else None
    return FightRow(mob, hearts, int(fights), int(won), expected, z)


def _action_rows(totals: Totals) -> list[ActionRow]:
    whole = sum(totals.actions[name] for name in ACTION_NAMES)
    return [
        ActionRow(
            action=name,
            count=totals.actions[name],
            per_game=_part(totals.actions[name], totals.games),
            share=_part(totals.actions[name], whole) if name in ACTION_NAMES else None,
        )
        for name in ACTIONS
    ]


@dataclass
class SeatTotals:
    """Sums over a group of seats: by place, board or name.

    `seats` and `share` count games with a result, `xp` counts finished games.
    """

    seats: int = 0
    share: float = 0.0
    xp: Counter[int] = field(default_factory=Counter)


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
        # By mob: fights, wins, expected wins and their variance.
        self.fights: defaultdict[str, Floats64] = defaultdict(lambda: np.zeros(4))
        # By characteristic: scorings, spaces and points.
        self.scorings: defaultdict[str, Floats64] = defaultdict(lambda: np.zeros(3))
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
            self.fights[fight.mob] += (1, fight.won, fight.odds, fight.odds * (1 - fight.odds))
        for scoring in game.scorings:
            self.scorings[scoring.characteristic] += (1, scoring.spaces, scoring.points)
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
