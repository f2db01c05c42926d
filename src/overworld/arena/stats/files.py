"""CSV tables: a row for each game, seat, tile, mob or characteristic."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import TypeAlias

from overworld.arena.stats.report import FightRow, Report, TileRow, TraitRow
from overworld.arena.stats.summary import SOURCES, GameSummary

Value: TypeAlias = str | int | float | None
Row: TypeAlias = Sequence[Value]

GAME_COLUMNS = (
    "file",
    "players",
    "ending",
    "partial",
    "turns",
    "decisions",
    "entries",
    "first",
    "winners",
    "winner_xp",
    "margin",
    "fights",
    "fights_won",
)
SEAT_COLUMNS = (
    "file",
    "players",
    "place",
    "colour",
    "name",
    "beginner",
    "xp",
    "win_share",
    *(f"xp_{source}" for source in SOURCES),
)


def game_row(game: GameSummary) -> Row:
    """Return the row of a game, in the order of `GAME_COLUMNS`."""
    return (
        game.file,
        len(game.seats),
        game.ending,
        int(game.partial),
        game.turns,
        game.decisions,
        game.entries,
        next(seat.colour for seat in game.seats if seat.place == 1),
        " ".join(seat.colour for seat in game.winners),
        max(seat.xp for seat in game.seats),
        game.margin,
        len(game.fights),
        sum(fight.won for fight in game.fights),
    )


def seat_rows(game: GameSummary) -> list[Row]:
    """Return a row for each seat of a game, in the order of `SEAT_COLUMNS`."""
    return [
        (
            game.file,
            len(game.seats),
            seat.place,
            seat.colour,
            seat.name,
            int(seat.beginner),
            seat.xp,
            seat.share,
            *seat.sources,
        )
        for seat in game.seats
    ]


def write_tables(
    folder: Path, games: Iterable[Row], seats: Iterable[Row], reports: Iterable[Report]
) -> None:
    """Write `games.csv`, `seats.csv`, `tiles.csv`, `fights.csv` and `scoring.csv`."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "games.csv", GAME_COLUMNS, games)
    _write(folder / "seats.csv", SEAT_COLUMNS, seats)
    reports = list(reports)
    for name, kind, rows in (
        ("tiles", TileRow, [(report.players, report.tiles) for report in reports]),
        ("fights", FightRow, [(report.players, report.fights) for report in reports]),
        ("scoring", TraitRow, [(report.players, report.traits) for report in reports]),
    ):
        _write(
            folder / f"{name}.csv",
            ("players", *(field.name for field in fields(kind))),
            [(players, *asdict(row).values()) for players, group in rows for row in group],
        )


def _write(path: Path, columns: Row, rows: Iterable[Row]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows(rows)
