"""What a table may be set up with, and what is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from overworld import load_components
from overworld.server.table.errors import Refused
from overworld.server.table.options import (
    ClockOption,
    Options,
    SeatOption,
    check_options,
    days_ms,
    deal_seed,
)

BOX = load_components()
NOW = 1_700_000_000_000  # 14 November 2023, 22:13 UTC
HERE, CLOSED = SeatOption("here"), SeatOption("closed")


def options(*seats: SeatOption, **others: Any) -> Options:
    return Options(seats or (HERE, HERE), **others)


def test_what_was_left_out_is_filled_in() -> None:
    """Boards that nobody chose go round in the order of the box; no two bots have one name."""
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
    ],
)
def test_what_cannot_be_played_is_refused_by_its_field(field: str, refused: Options) -> None:
    with pytest.raises(Refused) as why:
        check_options(refused, BOX, now=NOW)
    assert (why.value.error, why.value.facts) == ("bad_options", {"field": field})


@pytest.mark.parametrize(
    "fine",
    [
        options(first=1),
        options(deal="x" * 40),
        options(deal="Ærø 7"),
        options(deal="daily"),
        options(deal="daily 2023-11-14"),
        options(deal="daily 2023-01-31"),
        options(clock=ClockOption("bank", bank=10)),
        options(clock=ClockOption("bank", bank=86_400, increment=3600)),
        options(clock=ClockOption("days", days=30)),
        options(box=BOX.name),
    ],
)
def test_what_is_just_within_its_limits_is_kept(fine: Options) -> None:
    found = check_options(fine, BOX, now=NOW)
    assert msgspec.structs.replace(found, seats=fine.seats) == fine


@pytest.mark.parametrize("name", ["x" * 41, "Ada, Countess", "bell\a"])
def test_names_that_records_could_not_hold_are_refused(name: str) -> None:
    with pytest.raises(Refused) as why:
        check_options(options(SeatOption("here", name=name), HERE), BOX, now=NOW)
    assert why.value.error == "bad_name"


def test_hints_are_for_who_plays_alone_unless_the_table_says_otherwise() -> None:
    bot = SeatOption("bot", "pebble")
    assert options(HERE, bot).hints_on
    assert not options(HERE, HERE).hints_on
    assert options(HERE, HERE, hints=True).hints_on
    assert not options(HERE, bot, hints=False).hints_on


def test_a_daily_deal_is_the_same_all_day() -> None:
    day = days_ms(1)
    assert deal_seed("daily", day) == deal_seed("daily", 2 * day - 1) != deal_seed("daily", 2 * day)
    assert deal_seed("mine", day) == "mine"
