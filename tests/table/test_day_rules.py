"""The rules of the deal of the day as pure functions: line-ups, fields, weeks and seasons."""

from __future__ import annotations

import datetime
import random

import pytest
from msgspec.structs import replace
from tests.table.script import BOX, NOW

from overworld.server.people.day import (
    BEST_DAYS,
    FEW,
    POINTS,
    Finished,
    in_order,
    line_up,
    places,
    season_of,
    season_table,
    shared_places,
    standing,
    try_options,
    week_of,
    week_table,
)
from overworld.server.table.day import bot_seed, day_at, day_seed, end_of, read_day
from overworld.server.table.options import check_options

MONDAY = datetime.date(2026, 11, 16)


def one(owner: str, lead: int, day: str = "2026-11-16", **more: object) -> Finished:
    return replace(Finished(day, owner, owner.title(), lead, True), **more)


def test_the_line_up_depends_on_the_weekday_only_in_its_size() -> None:
    sizes = [line_up(MONDAY + datetime.timedelta(days)).size for days in range(7)]
    assert sizes == [2, 2, 2, 2, 2, 3, 4]
    for days in range(60):
        day = MONDAY + datetime.timedelta(days)
        options = check_options(try_options(day, "Ada"), BOX, now=NOW, day=day.isoformat())
        game = line_up(day)
        assert [seat.kind for seat in options.seats].count("here") == 1
        assert options.seats[game.seat].name == "Ada"
        assert {seat.bot for seat in options.seats} == {"", "flint"}
        assert (options.undo, options.hints_on, options.spectators) == (False, False, False)
        assert options.first == game.first
        assert options.deal is None
    weekdays = [line_up(MONDAY + datetime.timedelta(days)).seat for days in range(5)]
    assert set(weekdays) == {0, 1}, "no seat is always the same"


def test_seeds_differ_by_key_day_seat_and_step() -> None:
    seeds = {day_seed(key, day) for key in (b"a", b"b") for day in ("2026-11-16", "2026-11-17")}
    assert len(seeds) == 4
    assert all(len(seed) == 32 for seed in seeds)
    with pytest.raises(AssertionError):
        day_seed(b"", "2026-11-16")
    bots = {bot_seed(seed, seat, step) for seed in seeds for seat in range(4) for step in range(9)}
    assert len(bots) == 4 * 4 * 9
    assert bot_seed("x", 1, 2) == bot_seed("x", 1, 2)


def test_a_day_ends_at_midnight() -> None:
    end = end_of("2026-11-18")
    assert day_at(end - 1) == "2026-11-18"
    assert day_at(end) == "2026-11-19"
    assert [read_day(text) for text in ("2026-11-31", "20261118", "today", "")] == [None] * 4


def test_ties_count_half_and_bots_only_while_few_people_play() -> None:
    few = [one("ada", 6), one("ben", 6), one("cleo", -2)]
    found = standing(few[0], few, {"flint": 6, "diamond": 14})
    assert (found.beaten, found.ties, found.others) == (1, 2, 4)
    assert found.share == (1 + 1) / 4
    many = [one(str(n), n) for n in range(FEW)]
    found = standing(many[-1], many, {"diamond": 99})
    assert (found.beaten, found.others, found.share) == (FEW - 1, FEW - 1, 1.0)
    assert standing(few[0], few[:1], {}).share == 0.5


def test_a_player_who_resigns_is_behind_all_who_finished() -> None:
    left, kept = one("ada", 30, kept=False), one("ben", -30)
    assert standing(kept, [left, kept], {}).beaten == 1
    assert standing(left, [left, kept], {"pebble": -50}).beaten == 0


def test_players_who_resign_are_last_and_equal_and_get_nothing() -> None:
    people = ("ada", "ben", "cleo")
    left = [one(owner, lead, kept=False, named=True) for lead, owner in enumerate(people)]
    assert [standing(mine, left, {"pebble": -50}).share for mine in left] == [0.0] * 3
    assert standing(left[0], left[:1], {}).share == 0.0, "also alone"
    dora = one("dora", -30, named=True)
    ordered = in_order([*left, dora])
    assert [entry.owner for entry in ordered] == ["dora", *people]
    assert places(ordered) == [1, 2, 2, 2]
    rows = week_table(week_of(MONDAY), left, {})
    assert [row.score for row in rows] == [0.0] * 3
    assert [row.points for row in season_table([rows])] == [0, 0, 0]
    assert shared_places((row.named, row.score) for row in rows) == [1, 1, 1]
    both = [*left, replace(left[0], day="2026-11-17", kept=True)]
    points = {
        row.owner: row.points for row in season_table([week_table(week_of(MONDAY), both, {})])
    }
    assert points == {"ada": POINTS[0], "ben": 0, "cleo": 0}, "one finished try is enough"


def test_guests_are_below_people_with_names_and_have_no_place() -> None:
    tries = [one("guest", 40), one("ada", 3, named=True), one("ben", 9, named=True)]
    tries.append(one("cleo", 3, named=True))
    ordered = in_order(tries)
    assert [entry.owner for entry in ordered] == ["ben", "ada", "cleo", "guest"]
    assert places(ordered) == [1, 2, 2, None]


def test_the_best_five_days_of_a_week_count() -> None:
    days = week_of(MONDAY)
    tries = [one("ada", 9, day) for day in days] + [one("ben", 1, day) for day in days[:3]]
    rows = week_table(days, tries, {})
    assert [row.owner for row in rows] == ["ada", "ben"]
    assert rows[0].score == (3 * 1.0 + 2 * 0.5) / BEST_DAYS
    assert rows[1].score == 0.0
    assert rows[1].shares == (0.0, 0.0, 0.0, None, None, None, None)


def test_tries_as_a_guest_do_not_count_for_a_person_with_a_name() -> None:
    days = week_of(MONDAY)
    tries = [one("ada", 9, days[0]), one("ada", 1, days[1], named=True)]
    tries += [one("ben", 0, day) for day in days[:2]]
    ada, ben = week_table(days, tries, {})
    assert (ada.owner, ada.named, ada.shares[:2]) == ("ada", True, (None, 1.0))
    assert (ben.owner, ben.named, ben.shares[:2]) == ("ben", False, (0.0, 0.0))


def test_a_season_has_whole_weeks_and_every_day_has_one_season() -> None:
    day, seen = datetime.date(2025, 12, 1), dict[str, str]()
    for _ in range(800):
        weeks = season_of(day)
        assert week_of(day) in weeks
        assert len(weeks) in (12, 13, 14)
        for week in weeks:
            assert seen.setdefault(week[0], weeks[0][0]) == weeks[0][0]
        day += datetime.timedelta(1)


def test_the_weeks_of_a_season_give_points() -> None:
    weeks = season_of(MONDAY)[:2]
    people = [f"p{n}" for n in range(10)]
    tries = [one(owner, -n, weeks[0][0]) for n, owner in enumerate(people)]
    tries += [one(owner, 5, weeks[1][0]) for owner in people[:2]]
    tables = [week_table(week, tries, {}) for week in weeks]
    rows = {row.owner: row for row in season_table(tables)}
    assert [rows[owner].points for owner in people] == [20, 18, *POINTS[2:], 0, 0]
    assert (rows["p0"].weeks, rows["p9"].weeks) == (2, 1)


@pytest.mark.parametrize("people", [1, 5, 30])
def test_tables_are_those_of_comparing_all_pairs(people: int) -> None:
    rng, days = random.Random(people), week_of(MONDAY)
    marks = {day: {"pebble": -3, "flint": 0} for day in days}
    tries = [
        one(str(n), rng.randint(-4, 4), day, kept=rng.random() < 0.9, named=n % 2 == 0)
        for n in range(people)
        for day in days
        if rng.random() < 0.7
    ]
    rows = week_table(days, tries, marks)
    assert len(rows) == len({mine.owner for mine in tries})
    for row in rows:
        for day, share in zip(days, row.shares, strict=True):
            field = [other for other in tries if other.day == day]
            mine = [other for other in field if other.owner == row.owner]
            assert [share] == ([standing(mine[0], field, marks[day]).share] if mine else [None])
    places_now = [1 + sum(other.score > row.score for other in rows) for row in rows]
    points = {row.owner: row.points for row in season_table([rows])}
    for row, place in zip(rows, places_now, strict=True):
        kept = any(mine.kept for mine in tries if mine.owner == row.owner)
        assert points[row.owner] == (POINTS[place - 1] if kept and place <= len(POINTS) else 0)
    for day in days:
        ordered = in_order(other for other in tries if other.day == day)
        named = [other.rank for other in ordered if other.named]
        for other, at in zip(ordered, places(ordered), strict=True):
            better = 1 + sum(rank > other.rank for rank in named)
            assert at == (better if other.named else None)


def test_the_work_for_a_table_grows_with_its_people_and_not_with_pairs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reads, rank = [0], Finished.rank

    def counted(mine: Finished) -> tuple[bool, int]:
        reads[0] += 1
        return rank.fget(mine)  # type: ignore[attr-defined, no-any-return]

    monkeypatch.setattr(Finished, "rank", property(counted))
    days = week_of(MONDAY)
    tries = [one(str(n), n % 50, day, named=True) for n in range(300) for day in days]
    week_table(days, tries, {})
    assert reads[0] <= 3 * len(tries)
    reads[0] = 0
    places(tries)
    assert reads[0] <= 3 * len(tries)


@pytest.mark.parametrize("people", [1, 2, 7, 8, 200])
def test_list_sentence_and_dots_agree(people: int) -> None:
    rng = random.Random(people)
    tries = [one(str(n), rng.randint(-5, 5)) for n in range(people)]
    marks = {"pebble": -4, "flint": 0, "diamond": 4}
    for mine in tries:
        found = standing(mine, tries, marks)
        leads = [other.lead for other in tries if other is not mine]
        if people < FEW:
            leads += marks.values()
        assert found.beaten == sum(lead < mine.lead for lead in leads)
        assert found.others == len(leads)
