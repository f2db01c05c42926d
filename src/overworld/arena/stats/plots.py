"""Plots of a report, as PNG and SVG; needs matplotlib, which the extra `analysis` installs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from overworld.arena.stats.report import ALL, Report, WinRow

Labels = Mapping[str, str]
"""The translated labels by key: those in `LABELS`, and `source-` with each source."""

LABELS = (
    "seats",
    "place",
    "board",
    "win-share",
    "fair",
    "sources",
    "xp-mean",
    "tiles",
    "built-share",
    "fights",
    "won-share",
    "won",
    "expected",
    "scoring",
    "chosen-share",
    "points-mean",
    "length",
    "turns",
    "games",
)

# The palette of Okabe and Ito is readable with any colour vision.
_BLUE, _ORANGE, _GREEN, _GREY = "#0072B2", "#E69F00", "#009E73", "#999999"
_CARD_COLOURS = {"A": _GREEN, "B": _ORANGE, "C": _BLUE}
_SETTINGS: Any = {"svg.hashsalt": "overworld", "font.size": 9, "axes.axisbelow": True}


def draw_plots(report: Report, folder: Path, labels: Labels) -> list[Path]:
    """Draw all plots of a report; return the files, which are identical for identical games."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    with matplotlib.rc_context(_SETTINGS):
        for name, draw in _PLOTS.items():
            figure = draw(report, labels)
            files += _save(figure, folder / f"{report.players}-players-{name}")
    return files


def _save(figure: Figure, stem: Path) -> list[Path]:
    png, svg = stem.with_suffix(".png"), stem.with_suffix(".svg")
    # No date and no version, so that the same numbers give the same file.
    figure.savefig(png, metadata={"Software": None})
    figure.set_layout_engine("none")  # keep the layout of the PNG
    figure.savefig(svg, metadata={"Date": None, "Creator": None})
    return [png, svg]


def _figure(width: float, height: float, title: str) -> Figure:
    figure = Figure(figsize=(width, height), dpi=150, layout="constrained")
    figure.suptitle(title, fontsize=11)
    return figure


def _tidy(axes: Axes, grid: str) -> None:
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="y" if grid == "y" else "x", color="#dddddd", linewidth=0.8)


def _seats(report: Report, labels: Labels) -> Figure:
    figure = _figure(7, 3.4, labels["seats"])
    left, right = figure.subplots(1, 2, sharey=True)
    for axes, rows, name in ((left, report.order, "place"), (right, report.boards, "board")):
        _shares(axes, rows, 1 / report.players, labels["fair"])
        axes.set_xlabel(labels[name])
    left.set_ylabel(labels["win-share"])
    left.legend(frameon=False, loc="lower right")
    left.set_ylim(0, None)
    return figure


def _shares(axes: Axes, rows: Sequence[WinRow], fair: float, fair_label: str) -> None:
    """Draw win shares with intervals, and a line at the fair share."""
    shares = [row.share for row in rows]
    below = [max(0.0, row.share - row.low) for row in rows]
    above = [max(0.0, row.high - row.share) for row in rows]
    places = range(len(rows))
    axes.axhline(fair, color=_GREY, linestyle="--", label=fair_label)
    axes.errorbar(places, shares, yerr=[below, above], fmt="o", color=_BLUE, capsize=4)
    axes.set_xticks(places, [row.who for row in rows])
    axes.set_xlim(-0.5, len(rows) - 0.5)
    _tidy(axes, "y")


def _bars(axes: Axes, names: Sequence[str], values: Sequence[float], colours: list[str]) -> None:
    """Draw horizontal bars, the first at the top."""
    axes.barh(range(len(names)), values, color=colours, height=0.75)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    _tidy(axes, "x")


def _sources(report: Report, labels: Labels) -> Figure:
    figure = _figure(6, 3, labels["sources"])
    axes = figure.subplots()
    rows = report.sources
    _bars(
        axes,
        [labels[f"source-{row.source}"] for row in rows],
        [row.mean for row in rows],
        [_BLUE] * len(rows),
    )
    axes.set_xlabel(labels["xp-mean"])
    return figure


def _tiles(report: Report, labels: Labels) -> Figure:
    rows = [row for row in report.tiles if row.kind == "building" and row.share is not None]
    rows.sort(key=lambda row: -(row.share or 0.0))
    figure = _figure(6, 2 + 0.15 * len(rows), labels["tiles"])
    axes = figure.subplots()
    _bars(axes, [row.tile for row in rows], [row.share or 0.0 for row in rows], [_BLUE] * len(rows))
    axes.tick_params(axis="y", labelsize=7)
    axes.set_xlabel(labels["built-share"])
    return figure


def _fights(report: Report, labels: Labels) -> Figure:
    figure = _figure(6.5, 4.2, labels["fights"])
    axes = figure.subplots()
    rows = [row for row in report.fights if row.fights and row.mob != ALL]
    names = [f"{row.mob} ({row.hearts})" for row in rows]
    _bars(axes, names, [row.won / row.fights for row in rows], [_BLUE] * len(rows))
    axes.scatter(
        [row.expected / row.fights for row in rows],
        range(len(rows)),
        color=_ORANGE,
        edgecolor="black",
        zorder=3,
        label=labels["expected"],
    )
    axes.containers[0].set_label(labels["won"])
    axes.set_xlabel(labels["won-share"])
    figure.legend(*axes.get_legend_handles_labels(), frameon=False, loc="outside lower right")
    return figure


def _scoring(report: Report, labels: Labels) -> Figure:
    figure = _figure(7.5, 4, labels["scoring"])
    left, right = figure.subplots(1, 2, sharey=True)
    rows = report.traits
    names = [f"{row.card} {row.characteristic}" for row in rows]
    colours = [_CARD_COLOURS[row.card] for row in rows]
    _bars(left, names, [row.chosen_share for row in rows], colours)
    _bars(right, names, [row.points for row in rows], colours)
    left.set_xlabel(labels["chosen-share"])
    right.set_xlabel(labels["points-mean"])
    return figure


def _length(report: Report, labels: Labels) -> Figure:
    figure = _figure(6, 3, labels["length"])
    axes = figure.subplots()
    axes.bar(list(report.turns), list(report.turns.values()), color=_BLUE, width=0.9)
    axes.set_xlabel(labels["turns"])
    axes.set_ylabel(labels["games"])
    _tidy(axes, "y")
    return figure


_PLOTS: dict[str, Callable[[Report, Labels], Figure]] = {
    "seats": _seats,
    "sources": _sources,
    "tiles": _tiles,
    "fights": _fights,
    "scoring": _scoring,
    "length": _length,
}
