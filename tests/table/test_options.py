"""Validation of the options of a table."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from overworld import load_box
from overworld.server.table.clocks import DAY
from overworld.server.table.errors import Refused
from overworld.server.table.options import (
    ClockOption,
    Options,
    SeatOption,
    check_options,
    deal_seed,
)

BOX = load_box()
NOW = 1_700_000_000_000  # 14 November 2023, 22:13 UTC
HERE, CLOSED = SeatOption("here"), SeatOption("closed")


def options(*seats: SeatOption, **others: Any) -> Options:
    return Options(seats or (HERE, HERE), **others)


def test_defaults_are_filled_in() -> None:
    """Free boards are assigned in the order of the box, and bots get distinct names."""
    seats = (HERE, SeatOption("here", board="red"), *[SeatOption("bot", "pebble")] * 2)
    found = check_options(options(*seats), BOX, now=NOW).seats
    assert [seat.board for seat in found] == ["blue", "red", "yellow", "green"]
    assert [seat.name for seat in found] == ["", "", "", "Moss"]
    assert check_options(options(*found), BOX, now=NOW).seats == found, "it is idempotent"


@pytest.mark.parametrize(
    ("field", "refused"),
    [
        ("box", options(box="nobody's")),
        ("seats", options(HERE)),
        ("seats", options(*[HERE] * 5)),
        ("board", options(SeatOption("here", board="pink"), HERE)),
        ("board", options(*[SeatOption("here", board="red")] * 2)),
        ("bot", options(HERE, SeatOption("bot"))),
        ("bot", options(HERE, SeatOption("bot", "nobody"))),
        ("bot", options(HERE, SeatOption("here", "pebble"))),
        ("first", options(first=2)),
        ("first", options(first=-1)),
        ("first", options(HERE, HERE, CLOSED, first=2)),
        ("deal", options(deal="")),
        ("deal", options(deal="x" * 41)),
        ("deal", options(deal="no\0thing")),
        ("deal", options(deal="two\nlines")),
        ("deal", options(deal="half a pair \ud800")),
        ("deal", options(deal="daily")),
        ("deal", options(deal="daily 2023-11-14")),
        ("day", options(day="2023-11-14")),
        ("deal", options(deal="daily ")),
        ("deal", options(deal="daily \0")),
        ("deal", options(deal="daily bread")),
        ("deal", options(deal="daily 2023-11-31")),
        ("deal", options(deal="daily 20231114")),
        ("deal", options(deal="daily 2023-11-14 ")),
        ("deal", options(deal="daily 2023-11-15")),
        ("deal", options(deal="daily 2099-01-01")),
        ("clock", options(clock=ClockOption("bank", bank=9))),
        ("clock", options(clock=ClockOption("bank", bank=86_401))),
        ("clock", options(clock=ClockOption("bank", bank=600, increment=3601))),
        ("clock", options(clock=ClockOption("days", days=0))),
        ("clock", options(clock=ClockOption("days", days=31))),
        ("clock", options(clock=ClockOption("off", bank=-1))),
        ("clock", options(clock=ClockOption("bank", bank=600, days=-1))),
    ],
)
def test_a_refusal_names_the_bad_field(field: str, refused: Options) -> None:
    with pytest.raises(Refused) as why:
        check_options(refused, BOX, now=NOW)
    assert (why.value.error, why.value.facts) == ("bad_options", {"field": field})


@pytest.mark.parametrize(
    "fine",
    [
        options(first=1),
        options(deal="x" * 40),
        options(deal="Ærø 7"),
        options(clock=ClockOption("bank", bank=10)),
        options(clock=ClockOption("bank", bank=86_400, increment=3600)),
        options(clock=ClockOption("days", days=30)),
        options(box=BOX.name),
    ],
)
def test_options_at_their_limits_are_accepted(fine: Options) -> None:
    found = check_options(fine, BOX, now=NOW)
    assert msgspec.structs.replace(found, seats=fine.seats) == fine


@pytest.mark.parametrize("name", ["x" * 41, "Ada, Countess", "bell\a"])
def test_names_that_a_record_cannot_store_are_refused(name: str) -> None:
    with pytest.raises(Refused) as why:
        check_options(options(SeatOption("here", name=name), HERE), BOX, now=NOW)
    assert why.value.error == "bad_name"


def test_hints_are_on_by_default_only_for_one_person() -> None:
    bot = SeatOption("bot", "pebble")
    assert options(HERE, bot).hints_on
    assert not options(HERE, HERE).hints_on
    assert options(HERE, HERE, hints=True).hints_on
    assert not options(HERE, bot, hints=False).hints_on


def test_a_daily_deal_is_the_same_all_day() -> None:
    day = DAY
    assert deal_seed("daily", day) == deal_seed("daily", 2 * day - 1) != deal_seed("daily", 2 * day)
    assert deal_seed("mine", day) == "mine"


ONLINE, BOT = SeatOption("online"), SeatOption("bot", "flint")
NOT_RATED = {
    "two people at one device": options(HERE, HERE, rated=True),
    "one person": options(HERE, BOT, rated=True, hints=False),
    "a beginner": options(HERE, SeatOption("online", beginner=True), rated=True),
    "hints": options(HERE, ONLINE, rated=True, hints=True),
    "a named setup": options(HERE, ONLINE, rated=True, deal="mine"),
}


@pytest.mark.parametrize("case", NOT_RATED)
def test_a_rated_game_is_the_same_for_all_players(case: str) -> None:
    with pytest.raises(Refused) as refused:
        check_options(NOT_RATED[case], BOX, now=NOW)
    assert refused.value.facts == {"field": "rated"}


def test_a_rated_game_needs_the_base_box(tmp_path: Path) -> None:
    fine = options(ONLINE, HERE, BOT, CLOSED, rated=True)
    assert check_options(fine, BOX, now=NOW).rated
    base = files("overworld.components").joinpath("base.toml").read_text("utf-8")
    (file := tmp_path / "other.toml").write_text(base.replace("version = 1", "version = 2", 1))
    other = load_box(file)
    with pytest.raises(Refused, match="bad_options"):
        check_options(fine, other, now=NOW)


def test_a_try_at_the_deal_of_the_day_is_not_rated() -> None:
    day = "2026-11-18"
    with pytest.raises(Refused, match="bad_options"):
        check_options(options(HERE, ONLINE, rated=True, day=day), BOX, now=NOW, day=day)
