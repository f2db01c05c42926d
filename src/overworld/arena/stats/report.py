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
from overworld.errors import check_int, check_type
from overworld.game.kernel import check_box
from overworld.notation.names import ACTION_NAMES, CARD_NAMES, PHASE_NAMES
from overworld.rules.state import SEATS

Floats64: TypeAlias = npt.NDArray[np.float64]

ALL = "all"
"""The name of the row over all phases or all mobs."""


@dataclass(frozen=True)
class WinRow:
    """A group of seats (by place, board or name): win share and mean XP with 95 % intervals."""

    who: str
    """The place, the colour of the board, or the name."""
    seats: int
    """The number of seats in games with a result."""
    share: float
    """The win share, from 0 to 1."""
    low: float
    """The lower end of the interval of the share."""
    high: float
    """The upper end of the interval."""
    xp: Spread
    """The final XP in finished games."""
    xp_low: float
    """The lower end of the interval of the mean XP."""
    xp_high: float
    """The upper end of the interval."""


@dataclass(frozen=True)
class ChoiceRow:
    """The number of legal moves in a phase."""

    phase: str
    """The phase, or `ALL`."""
    legal: Spread
    """The number of legal moves."""
    forced: float
    """The share of decisions with only one legal move."""


@dataclass(frozen=True)
class SourceRow:
    """The XP of one source."""

    source: str
    """The source, one of `summary.SOURCES`."""
    mean: float
    """The mean XP per seat."""
    share: float
    """The share of all XP."""


@dataclass(frozen=True)
class TileRow:
    """How often players revealed a tile, and built or defeated it."""

    tile: str
    """The id of the tile."""
    kind: str
    """`building` or `mob`."""
    revealed: int
    """How often it was revealed."""
    taken: int
    """How often it was built or defeated."""
    per_game: float
    """The same per game."""
    share: float | None
    """The share of revealed tiles that were built or defeated; None if none was revealed."""


@dataclass(frozen=True)
class TraitRow:
    """A characteristic: buildings built with it, and scorings of it."""

    card: str
    """The card that scores it: A, B or C."""
    characteristic: str
    """The characteristic."""
    built: int
    """The number of buildings built with it."""
    built_share: float
    """Its part of all buildings built."""
    box_share: float
    """Its part of all buildings in the box."""
    chosen: int
    """How often a player scored it."""
    chosen_share: float
    """Its part of the scorings of its card."""
    spaces: float
    """The mean number of spaces that counted."""
    points: float
    """The mean XP of a scoring."""


@dataclass(frozen=True)
class FightRow:
    """Fights against a mob."""

    mob: str
    """The id of the mob, or `ALL`."""
    hearts: int | None
    """The hearts that defeat it; None for all mobs."""
    fights: int
    """The number of fights."""
    won: int
    """The number of wins."""
    expected: float
    """The expected number of wins under best play."""
    z: float | None
    """The z-score of the wins; None if their variance is 0."""


@dataclass(frozen=True)
class ActionRow:
    """A kind of action or other choice."""

    action: str
    """The kind, one of `summary.ACTIONS`."""
    count: int
    """The number of decisions."""
    per_game: float
    """The same per game."""
    share: float | None
    """The part of the five actions; None for other choices."""


@dataclass(frozen=True)
class Report:
    """The statistics of the games with one number of players."""

    players: int
    """The number of players."""
    games: int
    """The number of games."""
    endings: dict[str, int]
    """The number of games by ending, see `summary.ENDINGS`."""
    partial: int
    """The number of games whose record starts with a position."""
    length: dict[str, Spread]
    """The `turns`, `decisions` and `entries` (steps) of finished games."""
    turns: dict[int, int]
    """The number of finished games by number of turns."""
    choices: list[ChoiceRow]
    """The number of legal moves by phase."""
    xp: dict[str, Spread]
    """The final XP by `seat` and of the `winner`, and the `margin` of the winner."""
    order: list[WinRow]
    """The results by place in turn order."""
    boards: list[WinRow]
    """The results by board."""
    names: list[WinRow]
    """The results by name."""
    sources: list[SourceRow]
    """The XP by source."""
    tiles: list[TileRow]
    """The tiles in the order of the box."""
    traits: list[TraitRow]
    """The characteristics in the order of the cards."""
    cards: dict[str, Spread]
    """The XP of a scoring by card."""
    fights: list[FightRow]
    """The fights against all mobs, then against each."""
    actions: list[ActionRow]
    """The actions and other choices."""


def make_report(totals: Totals, box: Box) -> Report:
    """Return the report of games.

    Args:
        totals: The sums over the games.
        box: The box of the games.

    Raises:
        TypeError: If an argument has the wrong type.
    """
    check_type("totals", totals, Totals, "Totals")
    check_box(box)
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
    """Sums over games; `add` does not keep the game.

    Args:
        players: The number of players of the games, 2 to 4.
    """

    def __init__(self, players: int) -> None:
        self.players = check_int("players", players, 2, SEATS)
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
        """Add a game; raise `ValueError` if it has another number of players."""
        check_type("game", game, GameSummary, "a GameSummary")
        if len(game.seats) != self.players:
            raise ValueError(f"game must have {self.players} players, got {len(game.seats)}")
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
            self.scorings[scoring.characteristic] += (1, scoring.spaces, scoring.xp)
            self.points[scoring.card][scoring.xp] += 1

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
