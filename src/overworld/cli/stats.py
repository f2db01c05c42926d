"""`overworld stats`: statistics of many game records."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from overworld.arena.stats.files import Row, game_row, seat_rows, write_tables
from overworld.arena.stats.gather import Gatherer
from overworld.arena.stats.report import Report, report_of
from overworld.arena.stats.summary import SOURCES, GameSummary
from overworld.arena.stats.totals import Totals
from overworld.cli.common import CommandError, load_box, reason_of
from overworld.cli.records import read_all, report_unreadable
from overworld.cli.stats_text import print_report
from overworld.components import Components
from overworld.game import Game
from overworld.i18n import words


def _summary_of(game: Game, file: str) -> GameSummary:
    return Gatherer(game.components).summary_of(game, file)


class Reading:
    """Totals by number of players, rows of games, and unreadable files."""

    def __init__(self, box: Components) -> None:
        self._box = box
        self._totals: dict[int, Totals] = {}
        self.games: list[Row] = []
        self.seats: list[Row] = []
        self.problems: list[str] = []

    def read(self, names: Iterable[str], keep_rows: bool, jobs: int = 1) -> None:
        """Read records; append unreadable files to `problems`."""
        for game in read_all(names, self._box, jobs, _summary_of, self.problems):
            self._add(game, keep_rows)

    def _add(self, game: GameSummary, keep_rows: bool) -> None:
        players = len(game.seats)
        self._totals.setdefault(players, Totals(players)).add(game)
        if keep_rows:
            self.games.append(game_row(game))
            self.seats += seat_rows(game)

    def reports(self) -> list[Report]:
        """Return one report for each number of players."""
        return [report_of(self._totals[n], self._box) for n in sorted(self._totals)]


def stats(arguments: argparse.Namespace) -> int:
    """Print the statistics of records, and write them to `--out`."""
    reading = Reading(load_box(arguments.box))
    reading.read(arguments.records, arguments.out is not None, arguments.jobs)
    reports = reading.reports()
    report_unreadable(reports, reading.problems)
    if arguments.json:
        found = {"unreadable": reading.problems, "groups": [asdict(report) for report in reports]}
        print(json.dumps(found, indent=2))
    else:
        read = sum(report.games for report in reports)
        print(words("stats-read", games=read, unreadable=len(reading.problems)))
        for report in reports:
            print_report(report)
    if arguments.out is not None:
        _write(Path(arguments.out), reading, reports)
    return 0


def _write(folder: Path, reading: Reading, reports: list[Report]) -> None:
    """Write tables, and plots if matplotlib is installed."""
    try:
        write_tables(folder, reading.games, reading.seats, reports)
        _draw(folder, reports)
    except OSError as error:
        reason = words("error-no-folder", folder=str(folder), reason=reason_of(error))
        raise CommandError(reason) from error
    print(words("stats-written", folder=str(folder)), file=sys.stderr)


def _draw(folder: Path, reports: list[Report]) -> None:
    try:
        from overworld.arena.stats.plots import LABELS, draw_plots
    except ImportError:
        print(words("stats-no-plots"), file=sys.stderr)
        return
    sources = {f"source-{source}": words(f"stats-source-{source}") for source in SOURCES}
    for report in reports:
        own = {key: words(f"stats-plot-{key}", players=report.players) for key in LABELS}
        draw_plots(report, folder, own | sources)
