"""`overworld stats`: statistics of many game records."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

from overworld.arena.stats.csv_files import Row, game_row, seat_rows, write_tables
from overworld.arena.stats.describe import Spread
from overworld.arena.stats.report import Report, TileRow, Totals, WinRow, make_report
from overworld.arena.stats.summary import SOURCES, GameSummary, Summariser
from overworld.cli.common import chosen_box, columns, percent, writing_to
from overworld.cli.records import read_all, report_unreadable
from overworld.components import Box
from overworld.game import Game
from overworld.i18n import t


def _summarise(game: Game, file: str) -> GameSummary:
    return Summariser(game.box).summarise(game, file)


class Reading:
    """Totals by number of players, rows of games, and unreadable files."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._totals: dict[int, Totals] = {}
        self.games: list[Row] = []
        self.seats: list[Row] = []
        self.problems: list[str] = []

    def read(self, names: Iterable[str], keep_rows: bool, jobs: int = 1) -> None:
        """Read records; append unreadable files to `problems`."""
        for game in read_all(names, self._box, jobs, _summarise, self.problems):
            self._add(game, keep_rows)

    def _add(self, game: GameSummary, keep_rows: bool) -> None:
        players = len(game.seats)
        self._totals.setdefault(players, Totals(players)).add(game)
        if keep_rows:
            self.games.append(game_row(game))
            self.seats += seat_rows(game)

    def reports(self) -> list[Report]:
        """Return one report for each number of players."""
        return [make_report(self._totals[n], self._box) for n in sorted(self._totals)]


def stats(arguments: argparse.Namespace) -> int:
    """Print the statistics of records, and write them to `--out`."""
    reading = Reading(chosen_box(arguments.box))
    reading.read(arguments.records, arguments.out is not None, arguments.jobs)
    reports = reading.reports()
    report_unreadable(reports, reading.problems)
    if arguments.json:
        summary = {"unreadable": reading.problems, "groups": [asdict(report) for report in reports]}
        print(json.dumps(summary, indent=2))
    else:
        read = sum(report.games for report in reports)
        print(t("stats-read", games=read, unreadable=len(reading.problems)))
        for report in reports:
            print_report(report)
    if arguments.out is not None:
        _write(Path(arguments.out), reading, reports)
    return 0


def _write(folder: Path, reading: Reading, reports: list[Report]) -> None:
    """Write tables, and plots if matplotlib is installed."""
    with writing_to(folder):
        write_tables(folder, reading.games, reading.seats, reports)
        _draw(folder, reports)
    print(t("stats-written", folder=str(folder)), file=sys.stderr)


def _draw(folder: Path, reports: list[Report]) -> None:
    try:
        from overworld.arena.stats.plots import LABELS, draw_plots
    except ImportError:
        print(t("stats-no-plots"), file=sys.stderr)
        return
    sources = {f"source-{source}": t(f"stats-source-{source}") for source in SOURCES}
    for report in reports:
        own = {key: t(f"stats-plot-{key}", players=report.players) for key in LABELS}
        draw_plots(report, folder, own | sources)


EXTREMES = 5  # tiles shown at either end; the files have all


def print_report(report: Report) -> None:
    """Print the report for one number of players."""
    print("\n" + t("stats-group", players=report.players, games=report.games))
    print(t("stats-endings", **report.endings))
    if report.partial:
        print(t("stats-partial", games=report.partial))
    _print_spreads(t("stats-length"), report.length)
    _print_spreads(t("stats-xp"), report.xp)
    _print_choices(report)
    _print_wins(t("stats-order"), report.order)
    _print_wins(t("stats-boards"), report.boards)
    if len(report.names) > 1:
        _print_wins(t("stats-names"), report.names)
    _print_sources(report)
    _print_traits(report)
    _print_tiles(report)
    _print_fights(report)
    _print_actions(report)


def table(heading: str, rows: Sequence[Sequence[str]]) -> str:
    """Align rows under a heading with columns separated by `|`.

    >>> print(table("tile | built", [["bridge", "7"], ["dwelling", "12"]]))
    tile      built
    bridge        7
    dwelling     12
    """
    return columns([[name.strip() for name in heading.split("|")], *rows])


def _print_table(heading: str, rows: Sequence[Sequence[str]]) -> None:
    print("\n" + table(heading, rows))


def _print_spreads(heading: str, spreads: Mapping[str, Spread]) -> None:
    rows = [
        [
            t(f"stats-row-{name}"),
            f"{spread.mean:.1f}",
            f"{spread.sd:.1f}",
            str(spread.least),
            f"{spread.median:g}",
            str(spread.most),
        ]
        for name, spread in spreads.items()
    ]
    _print_table(heading, rows)


def _print_choices(report: Report) -> None:
    rows = [
        [
            t(f"stats-phase-{row.phase}"),
            str(row.legal.count),
            f"{row.legal.mean:.1f}",
            f"{row.legal.median:g}",
            str(row.legal.most),
            percent(row.forced),
        ]
        for row in report.choices
    ]
    _print_table(t("stats-choices"), rows)


def _print_wins(heading: str, wins: Sequence[WinRow]) -> None:
    rows = [
        [
            row.who or "-",
            str(row.seats),
            percent(row.share),
            _between(percent(row.low), percent(row.high)),
            f"{row.xp.mean:.1f}",
            f"{row.xp.sd:.1f}",
            _between(f"{row.xp_low:.1f}", f"{row.xp_high:.1f}"),
        ]
        for row in wins
    ]
    _print_table(heading, rows)


def _between(low: str, high: str) -> str:
    return t("stats-between", low=low, high=high)


def _print_sources(report: Report) -> None:
    rows = [
        [t(f"stats-source-{row.source}"), f"{row.mean:.1f}", percent(row.share)]
        for row in report.sources
    ]
    _print_table(t("stats-sources"), rows)


def _print_traits(report: Report) -> None:
    rows = []
    for card, points in report.cards.items():
        rows += [
            [
                f"{card} {row.characteristic}",
                f"{row.built / report.games:.2f}",
                percent(row.built_share),
                percent(row.box_share),
                percent(row.chosen_share),
                f"{row.spaces:.2f}",
                f"{row.points:.1f}",
            ]
            for row in report.traits
            if row.card == card
        ]
        whole = t("stats-card", card=card)
        rows.append([whole, "", "", "", "", "", f"{points.mean:.1f}"])
    _print_table(t("stats-traits"), rows)


def _print_tiles(report: Report) -> None:
    buildings = [row for row in report.tiles if row.kind == "building"]
    seen = sorted(
        (row for row in buildings if row.revealed), key=lambda row: -row.taken / row.revealed
    )
    never = sum(not row.taken for row in buildings)
    if len(seen) > 2 * EXTREMES:
        rows = [*map(_tile, seen[:EXTREMES]), ["...", "", "", ""], *map(_tile, seen[-EXTREMES:])]
    else:
        rows = [_tile(row) for row in seen]
    _print_table(t("stats-tiles"), rows)
    print(t("stats-never", count=never, all=len(buildings)))


def _tile(row: TileRow) -> list[str]:
    return [row.tile, str(row.revealed), str(row.taken), percent(row.taken / row.revealed)]


def _print_fights(report: Report) -> None:
    rows = [
        [
            t("stats-all-mobs") if row.hearts is None else row.mob,
            "" if row.hearts is None else str(row.hearts),
            str(row.fights),
            str(row.won),
            f"{row.expected:.1f}",
            percent(row.won / row.fights) if row.fights else "-",
            "-" if row.z is None else f"{row.z:+.1f}",
        ]
        for row in report.fights
    ]
    _print_table(t("stats-fights"), rows)


def _print_actions(report: Report) -> None:
    rows = [
        [
            t(f"stats-action-{row.action}"),
            f"{row.per_game:.2f}",
            "" if row.share is None else percent(row.share),
        ]
        for row in report.actions
    ]
    _print_table(t("stats-actions"), rows)
