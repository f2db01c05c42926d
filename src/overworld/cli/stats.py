"""`overworld stats`: statistics of many game records."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from itertools import starmap
from pathlib import Path

from overworld.arena.stats.csv_files import Row, game_row, seat_rows, write_tables
from overworld.arena.stats.describe import Spread
from overworld.arena.stats.report import (
    ActionRow,
    ChoiceRow,
    FightRow,
    Report,
    SourceRow,
    TileRow,
    Totals,
    WinRow,
    make_report,
)
from overworld.arena.stats.summary import SOURCES, GameSummary, Summariser
from overworld.cli.common import chosen_box, install_command, table, writing_to
from overworld.cli.records import read_all, report_unreadable
from overworld.game import Game
from overworld.i18n import percent, t


def _summarise(game: Game, file: str) -> GameSummary:
    return Summariser(game.box).summarise(game, file)


def stats(arguments: argparse.Namespace) -> int:
    """Print the statistics of records, and write them to `--out`."""
    box, problems, totals = chosen_box(arguments.box), list[str](), dict[int, Totals]()
    games, seats = list[Row](), list[Row]()
    for game in read_all(arguments.records, box, arguments.jobs, _summarise, problems):
        players = len(game.seats)
        totals.setdefault(players, Totals(players)).add(game)
        if arguments.out is not None:
            games.append(game_row(game))
            seats += seat_rows(game)
    reports = [make_report(totals[players], box) for players in sorted(totals)]
    report_unreadable(reports, problems)
    if arguments.json:
        summary = {"unreadable": problems, "groups": [asdict(report) for report in reports]}
        print(json.dumps(summary, indent=2))
    else:
        read = sum(report.games for report in reports)
        print(t("stats-read", games=read, unreadable=len(problems)))
        for report in reports:
            print_report(report)
    if arguments.out is not None:
        folder = Path(arguments.out)
        with writing_to(folder):
            write_tables(folder, games, seats, reports)
            _draw(folder, reports)
        print(t("stats-written", folder=str(folder)), file=sys.stderr)
    return 0


def _draw(folder: Path, reports: list[Report]) -> None:
    try:
        from overworld.arena.stats.plots import LABELS, draw_plots
    except ImportError:
        print(t("stats-no-plots", command=install_command("analysis")), file=sys.stderr)
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
    _print_table("stats-length", starmap(_spread_row, report.length.items()))
    _print_table("stats-xp", starmap(_spread_row, report.xp.items()))
    _print_table("stats-choices", map(_choice_row, report.choices))
    _print_table("stats-order", map(_win_row, report.order))
    _print_table("stats-boards", map(_win_row, report.boards))
    if len(report.names) > 1:
        _print_table("stats-names", map(_win_row, report.names))
    _print_table("stats-sources", map(_source_row, report.sources))
    _print_table("stats-traits", _trait_rows(report))
    _print_tiles(report)
    _print_table("stats-fights", map(_fight_row, report.fights))
    _print_table("stats-actions", map(_action_row, report.actions))


def _print_table(heading: str, rows: Iterable[Sequence[str]]) -> None:
    print("\n" + table(t(heading), rows))


def _spread_row(name: str, spread: Spread) -> list[str]:
    return [
        t(f"stats-row-{name}"),
        f"{spread.mean:.1f}",
        f"{spread.sd:.1f}",
        str(spread.minimum),
        f"{spread.median:g}",
        str(spread.maximum),
    ]


def _choice_row(row: ChoiceRow) -> list[str]:
    return [
        t(f"stats-phase-{row.phase}"),
        str(row.legal.count),
        f"{row.legal.mean:.1f}",
        f"{row.legal.median:g}",
        str(row.legal.maximum),
        percent(row.forced),
    ]


def _win_row(row: WinRow) -> list[str]:
    return [
        row.who or "-",
        str(row.seats),
        percent(row.share),
        _between(percent(row.low), percent(row.high)),
        f"{row.xp.mean:.1f}",
        f"{row.xp.sd:.1f}",
        _between(f"{row.xp_low:.1f}", f"{row.xp_high:.1f}"),
    ]


def _between(low: str, high: str) -> str:
    return t("stats-between", low=low, high=high)


def _source_row(row: SourceRow) -> list[str]:
    return [t(f"stats-source-{row.source}"), f"{row.mean:.1f}", percent(row.share)]


def _trait_rows(report: Report) -> list[list[str]]:
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
    return rows


def _print_tiles(report: Report) -> None:
    buildings = [row for row in report.tiles if row.kind == "building"]
    seen = sorted(
        (row for row in buildings if row.revealed), key=lambda row: -row.taken / row.revealed
    )
    never = sum(not row.taken for row in buildings)
    rows = [_tile_row(row) for row in seen]
    if len(rows) > 2 * EXTREMES:
        rows[EXTREMES:-EXTREMES] = [["...", "", "", ""]]
    _print_table("stats-tiles", rows)
    print(t("stats-never", count=never, all=len(buildings)))


def _tile_row(row: TileRow) -> list[str]:
    return [row.tile, str(row.revealed), str(row.taken), percent(row.taken / row.revealed)]


def _fight_row(row: FightRow) -> list[str]:
    return [
        t("stats-all-mobs") if row.hearts is None else row.mob,
        "" if row.hearts is None else str(row.hearts),
        str(row.fights),
        str(row.won),
        f"{row.expected:.1f}",
        percent(row.won / row.fights) if row.fights else "-",
        "-" if row.z is None else f"{row.z:+.1f}",
    ]


def _action_row(row: ActionRow) -> list[str]:
    share = "" if row.share is None else percent(row.share)
    return [t(f"stats-action-{row.action}"), f"{row.per_game:.2f}", share]
