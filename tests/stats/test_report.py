"""Reports over games: shares that add up to one, expectations, tables and plots."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import fields, replace
from math import sqrt
from pathlib import Path

import pytest
from tests.play import finished_game

from overworld import Game, load_box
from overworld.arena.stats.csv_files import game_row, seat_rows, write_tables
from overworld.arena.stats.describe import wilson
from overworld.arena.stats.plots import LABELS, draw_plots
from overworld.arena.stats.report import (
    ALL,
    FightRow,
    Report,
    TileRow,
    Totals,
    TraitRow,
    make_report,
)
from overworld.arena.stats.summary import (
    SOURCES,
    FightSummary,
    GameSummary,
    SeatSummary,
    Summariser,
)

BOX = load_box()
LABELLED = {key: key for key in (*LABELS, *(f"source-{source}" for source in SOURCES))}


@pytest.fixture(scope="module")
def summaries() -> list[GameSummary]:
    gatherer = Summariser(BOX)
    return [gatherer.summarise(finished_game(seed, 3), f"{seed}.ogn") for seed in range(12)]


def report(games: list[GameSummary]) -> Report:
    totals = Totals(len(games[0].seats))
    for game in games:
        totals.add(game)
    return make_report(totals, BOX)


def of_fights(game: GameSummary, *fights: FightSummary) -> GameSummary:
    return replace(game, fights=fights)


def test_shares_sum_to_one(summaries: list[GameSummary]) -> None:
    found = report(summaries)
    assert sum(row.share for row in found.order) == pytest.approx(1)
    assert sum(row.share for row in found.boards) == pytest.approx(1)
    assert sum(row.share for row in found.sources) == pytest.approx(1)
    assert sum(row.share or 0 for row in found.actions) == pytest.approx(1)
    for card in "ABC":
        rows = [row for row in found.traits if row.card == card]
        assert sum(row.chosen_share for row in rows) == pytest.approx(1)
        assert sum(row.built_share for row in rows) == pytest.approx(1)
        assert sum(row.box_share for row in rows) == pytest.approx(1)
        assert sum(row.chosen for row in rows) == found.cards[card].count == 3 * 12


def test_means_are_those_of_the_games(summaries: list[GameSummary]) -> None:
    found = report(summaries)
    scores = [seat.xp for game in summaries for seat in game.seats]
    assert found.xp["seat"].mean == pytest.approx(sum(scores) / len(scores))
    assert sum(row.mean for row in found.sources) == pytest.approx(found.xp["seat"].mean)
    assert found.xp["winner"].maximum == max(scores)
    assert found.length["turns"].mean == pytest.approx(sum(game.turns for game in summaries) / 12)
    assert found.choices[0].phase == ALL
    assert found.choices[0].legal.count == sum(game.decisions for game in summaries)
    first = [seat for game in summaries for seat in game.seats if seat.place == 1]
    assert found.order[0].xp.mean == pytest.approx(sum(seat.xp for seat in first) / 12)
    assert found.order[0].share == pytest.approx(sum(seat.share for seat in first) / 12)
    assert (found.order[0].low, found.order[0].high) == wilson(found.order[0].share, 12)
    end = next(row for row in found.choices if row.phase == "end")
    assert 0.8 < end.forced < 1
    taken = Counter[str]()
    for game in summaries:
        taken.update(game.taken)
    assert {row.tile: row.taken for row in found.tiles if row.taken} == taken


def test_unused_boards_are_not_listed(summaries: list[GameSummary]) -> None:
    assert [row.who for row in report(summaries).boards] == ["red", "blue", "yellow"]


def test_fights_won_against_expectation(summaries: list[GameSummary]) -> None:
    zombie = [FightSummary("zombie-action", 0.6, won) for won in (True, True, True, False)]
    sure = FightSummary("spider-action", 1.0, True)
    rows = {row.mob: row for row in report([of_fights(summaries[0], *zombie, sure)]).fights}
    found = rows["zombie-action"]
    assert (found.hearts, found.fights, found.won) == (2, 4, 3)
    assert found.expected == pytest.approx(2.4)
    assert found.z == pytest.approx((3 - 2.4) / sqrt(4 * 0.6 * 0.4))
    assert rows["spider-action"].z is None
    assert (rows[ALL].fights, rows[ALL].won, rows[ALL].hearts) == (5, 4, None)
    assert rows["witch-stone"] == FightRow("witch-stone", 5, 0, 0, 0.0, None)


def test_ties_split_and_names_add_up(summaries: list[GameSummary]) -> None:
    def seats(*shares: float) -> tuple[SeatSummary, ...]:
        return tuple(
            replace(seat, share=share, name=name)
            for seat, share, name in zip(
                summaries[0].seats, shares, ("Ann", "Ben", "Ann"), strict=True
            )
        )

    tied = replace(summaries[0], seats=seats(0.5, 0.5, 0))
    won = replace(summaries[0], seats=seats(0, 0, 1))
    rows = {row.who: row for row in report([tied, won]).names}
    assert (rows["Ann"].seats, rows["Ann"].share) == (4, 1.5 / 4)
    assert (rows["Ben"].seats, rows["Ben"].share) == (2, 0.5 / 2)


def test_a_truncated_game_counts_without_a_winner(summaries: list[GameSummary]) -> None:
    nobody = tuple(replace(seat, share=0.0) for seat in summaries[0].seats)
    cut = replace(summaries[0], ending="cut_off", seats=nobody)
    left = replace(cut, ending="unfinished")
    found = report([*summaries, cut, left])
    assert found.endings == {"finished": 12, "cut_off": 1, "resigned": 0, "unfinished": 1}
    assert [row.seats for row in found.order] == [13] * 3
    assert sum(row.share for row in found.order) == pytest.approx(12 / 13)
    assert [row.xp.count for row in found.order] == [12] * 3
    assert found.length == report(summaries).length
    assert found.xp == report(summaries).xp
    assert found.choices[0].legal.count > report(summaries).choices[0].legal.count


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open(newline="", encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


def test_csv_tables_have_all_rows(summaries: list[GameSummary], tmp_path: Path) -> None:
    found = report(summaries)
    seats = [row for game in summaries for row in seat_rows(game)]
    write_tables(tmp_path / "new", map(game_row, summaries), seats, [found])
    games = rows_of(tmp_path / "new" / "games.csv")
    assert [game["file"] for game in games] == [f"{seed}.ogn" for seed in range(12)]
    assert [int(game["margin"]) for game in games] == [game.margin for game in summaries]
    seat = rows_of(tmp_path / "new" / "seats.csv")
    assert len(seat) == 36
    assert all(sum(int(row[f"xp_{s}"]) for s in SOURCES) == int(row["xp"]) for row in seat)
    for name, kind, count in (
        ("tiles", TileRow, len(BOX.tiles)),
        ("fights", FightRow, len(BOX.mobs) + 1),
        ("scoring", TraitRow, 12),
    ):
        rows = rows_of(tmp_path / "new" / f"{name}.csv")
        assert len(rows) == count
        assert list(rows[0]) == ["players", *(field.name for field in fields(kind))]
        assert {row["players"] for row in rows} == {"3"}


def test_plots_are_complete_and_deterministic(summaries: list[GameSummary], tmp_path: Path) -> None:
    found = report(summaries)
    first = draw_plots(found, tmp_path / "one", LABELLED)
    second = draw_plots(found, tmp_path / "two", LABELLED)
    assert len(first) == 12
    for one, two in zip(first, second, strict=True):
        assert one.name == two.name
        assert one.name.startswith("3-players-")
        assert one.read_bytes() == two.read_bytes()
        head = one.read_bytes()[:200]
        assert head.startswith(b"\x89PNG") or b"<?xml" in head


def test_a_game_without_decisions_can_be_plotted(tmp_path: Path) -> None:
    found = report([Summariser(BOX).summarise(Game(players=2))])
    assert found.games == 1
    assert found.order[0].seats == 0
    assert all(file.stat().st_size for file in draw_plots(found, tmp_path, LABELLED))


def test_every_label_is_drawn(summaries: list[GameSummary], tmp_path: Path) -> None:
    asked = set()

    class Listening(dict[str, str]):
        def __missing__(self, key: str) -> str:
            asked.add(key)
            return key

    draw_plots(report(summaries), tmp_path, Listening())
    assert {key for key in asked if not key.startswith("source-")} == set(LABELS)
