"""CSV tables: a row for each game, seat, tile, mob or characteristic."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TypeAlias

from overworld.arena.stats.report import Report
from overworld.arena.stats.summary import SOURCES, GameSummary

Row: TypeAlias = dict[str, str | int | float]
"""A row by column."""


def game_row(game: GameSummary) -> Row:
    """Return the row of a game."""
    return {
        "file": game.file,
        "players": len(game.seats),
        "ending": game.ending,
        "partial": int(game.partial),
        "turns": game.turns,
        "decisions": game.decisions,
        "entries": game.entries,
        "first": next(seat.colour for seat in game.seats if seat.place == 1),
        "winners": " ".join(seat.colour for seat in game.winners),
        "winner_xp": max(seat.xp for seat in game.seats),
        "margin": game.margin,
        "fights": len(game.fights),
        "fights_won": sum(fight.won for fight in game.fights),
    }


def seat_rows(game: GameSummary) -> list[Row]:
    """Return a row for each seat of a game."""
    return [
        {
            "file": game.file,
            "players": len(game.seats),
            "place": seat.place,
            "colour": seat.colour,
            "name": seat.name,
            "beginner": int(seat.beginner),
            "xp": seat.xp,
            "win_share": seat.share,
            **{f"xp_{name}": xp for name, xp in zip(SOURCES, seat.sources, strict=True)},
        }
        for seat in game.seats
    ]


def write_tables(
    folder: Path, games: Iterable[Row], seats: Iterable[Row], reports: Iterable[Report]
) -> None:
    """Write `games.csv`, `seats.csv`, `tiles.csv`, `fights.csv` and `scoring.csv`."""
    folder.mkdir(parents=True, exist_ok=True)
    tables: dict[str, Iterable[Row]] = {"games": games, "seats": seats}
    reports = list(reports)
    for name, part in (("tiles", "tiles"), ("fights", "fights"), ("scoring", "traits")):
        tables[name] = [
            {"players": report.players, **asdict(row)}
            for report in reports
            for row in getattr(report, part)
        ]
    for name, rows in tables.items():
        write_csv(folder / f"{name}.csv", list(rows))


def write_csv(path: Path, rows: Sequence[Mapping[str, object]]) -> None:
    """Write rows with the columns of the first row; without rows the file is empty."""
    with path.open("w", newline="", encoding="utf-8") as file:
        if rows:
            writer = csv.DictWriter(file, rows[0].keys())
            writer.writeheader()
            writer.writerows(rows)
