"""Print a statistics report as plain-text tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from overworld.arena.stats.report import Report, TileRow, WinRow
from overworld.arena.stats.spread import Spread
from overworld.cli.common import columns, percent
from overworld.i18n import words

EXTREMES = 5  # tiles shown at either end; the files have all


def print_report(report: Report) -> None:
    """Print the report for one number of players."""
    print("\n" + words("stats-group", players=report.players, games=report.games))
    print(words("stats-endings", **report.endings))
    if report.partial:
        print(words("stats-partial", games=report.partial))
    _print_spreads(words("stats-length"), report.length)
    _print_spreads(words("stats-xp"), report.xp)
    _print_choices(report)
    _print_wins(words("stats-order"), report.order)
    _print_wins(words("stats-boards"), report.boards)
    if len(report.names) > 1:
        _print_wins(words("stats-names"), report.names)
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
            words(f"stats-row-{name}"),
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
            words(f"stats-phase-{row.phase}"),
            str(row.legal.count),
            f"{row.legal.mean:.1f}",
            f"{row.legal.median:g}",
            str(row.legal.most),
            percent(row.forced),
        ]
        for row in report.choices
    ]
    _print_table(words("stats-choices"), rows)


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
    return words("stats-between", low=low, high=high)


def _print_sources(report: Report) -> None:
    rows = [
        [words(f"stats-source-{row.source}"), f"{row.mean:.1f}", percent(row.share)]
        for row in report.sources
    ]
    _print_table(words("stats-sources"), rows)


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
        whole = words("stats-card", card=card)
        rows.append([whole, "", "", "", "", "", f"{points.mean:.1f}"])
    _print_table(words("stats-traits"), rows)


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
    _print_table(words("stats-tiles"), rows)
    print(words("stats-never", count=never, all=len(buildings)))


def _tile(row: TileRow) -> list[str]:
    return [row.tile, str(row.revealed), str(row.taken), percent(row.taken / row.revealed)]


def _print_fights(report: Report) -> None:
    rows = [
        [
            words("stats-all-mobs") if row.hearts is None else row.mob,
            "" if row.hearts is None else str(row.hearts),
            str(row.fights),
            str(row.won),
            f"{row.expected:.1f}",
            percent(row.won / row.fights) if row.fights else "-",
            "-" if row.z is None else f"{row.z:+.1f}",
        ]
        for row in report.fights
    ]
    _print_table(words("stats-fights"), rows)


def _print_actions(report: Report) -> None:
    rows = [
        [
            words(f"stats-action-{row.action}"),
            f"{row.per_game:.2f}",
            "" if row.share is None else percent(row.share),
        ]
        for row in report.actions
    ]
    _print_table(words("stats-actions"), rows)
