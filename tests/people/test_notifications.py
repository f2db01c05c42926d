"""Notifications as pure functions: which events cause them, when they are sent, quiet hours."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace
from tests.table.script import BOX, HERE, NOW, ONLINE, Script, begun, bot, people

from overworld.server.people.notifications import (
    AWAY_MS,
    HOUR,
    KINDS,
    MINUTE,
    PER_DAY,
    TABLE_MS,
    Call,
    Drop,
    Kind,
    Notification,
    Send,
    Wait,
    Wishes,
    calls_after,
    check_zone,
    is_quiet,
    next_step,
    quiet_since,
    quiet_until,
    warning_time,
)
from overworld.server.table import upkeep
from overworld.server.table.actions import Change, Join, Play, Resign, Start
from overworld.server.table.clocks import DAY
from overworld.server.table.errors import Refused
from overworld.server.table.options import ClockOption, Options, check_options
from overworld.server.table.table import Table

ONE_DAY, THREE_DAYS = ClockOption("days", days=1), ClockOption("days", days=3)
ANY_TIME = Wishes(KINDS, 0, 0, "UTC", 0, 0)
LONG_AGO = NOW - DAY


def wishes(**more: Any) -> Wishes:
    return ANY_TIME._replace(**more)


def waiting(script: Script, kind: Kind = "turn", owner: str = "guest") -> Notification:
    """Return the notification about the present state of a table."""
    seq, at = script.table.seq, script.table.updated
    return Notification(owner, kind, script.table.code, seq, at, 0)


def turn_of(script: Script, owner: str) -> Table:
    """Play until a person has to decide who did not have to before; return the table before."""
    while True:
        before = script.table
        script.play(1)
        mover = before.seats[before.decider].owner if before.decider is not None else ""
        now = script.table.decider
        if now is not None and script.table.seats[now].owner == owner != mover:
            return before


# ---------------------------------------------------------------- the events that cause them


def test_a_player_is_called_when_their_turn_begins() -> None:
    script = people(2, first=1)
    before = script.table
    script.do(Start(), "host")
    assert calls_after(before, script.table) == [Call("guest", "turn", NOW)]
    before = turn_of(script, "host")
    assert calls_after(before, script.table) == [Call("host", "turn", NOW)]


def test_a_player_is_not_called_again_within_their_turn_or_by_talk() -> None:
    script = begun(2)
    game = script.table.game
    assert game is not None
    before = script.table
    script.do(Play(int(game.legal_moves.ids[0]), before.game_seq), "guest")
    if script.table.decider == before.decider:
        assert calls_after(before, script.table) == []
    before = script.table
    script.take(upkeep.mark_here(script.table, "guest", "node", script.context()))
    assert calls_after(before, script.table) == []


def test_only_tables_with_two_people_call() -> None:
    script = Script(Options((HERE, bot(), bot()), first=1))
    before = script.table
    script.do(Start(), "host")
    script.play(30)
    assert calls_after(before, script.table) == []
    alone = Script(Options((HERE, HERE)))
    before = alone.table
    alone.do(Start(), "host")
    assert calls_after(before, alone.table) == [], "both seats are on one device"


def test_days_for_a_turn_also_warn_before_they_end() -> None:
    script = people(2, first=1, clock=THREE_DAYS)
    before = script.table
    script.do(Start(), "host")
    look = NOW + 3 * DAY - 12 * HOUR - DAY
    assert calls_after(before, script.table) == [
        Call("guest", "turn", NOW),
        Call("guest", "time", look),
    ]
    assert warning_time(script.table) == NOW + 3 * DAY - 12 * HOUR
    assert warning_time(begun(2, clock=ONE_DAY).table) == NOW + DAY - 4 * HOUR
    assert warning_time(begun(2, clock=ClockOption("bank", bank=600)).table) is None


def test_a_stand_in_and_an_ended_game_cause_no_call() -> None:
    script = begun(2, clock=ONE_DAY)
    script.now += DAY + HOUR
    before = script.table
    script.flag()
    assert script.table.bot_to_move
    assert calls_after(before, script.table) == []
    before = script.table
    script.do(Resign(0), "host")
    assert script.table.ended
    assert calls_after(before, script.table) == []


def test_a_host_is_called_when_the_table_is_full() -> None:
    script = Script(Options((HERE, ONLINE, ONLINE)))
    before = script.table
    script.do(Join(1, "Guest"), "guest")
    assert calls_after(before, script.table) == []
    before = script.table
    script.do(Join(2, "Other"), "other")
    assert calls_after(before, script.table) == [Call("host", "full", NOW)]
    before = script.table
    script.do(Start(), "host")
    assert "full" not in [call.kind for call in calls_after(before, script.table)]


def test_a_table_that_its_host_fills_with_bots_alone_causes_no_call() -> None:
    script = Script(Options((HERE, ONLINE)))
    before = script.table
    options = check_options(Options((HERE, bot())), BOX, now=NOW)
    script.do(Change(options), "host")
    assert calls_after(before, script.table) == []


# ---------------------------------------------------------------- the decision to send one


def test_a_turn_is_sent_until_its_deadline() -> None:
    script = begun(2)
    now = NOW + 2 * MINUTE
    assert next_step(waiting(script), wishes(), script.table, now) == Send(DAY)
    by_days = begun(2, clock=THREE_DAYS)
    found = next_step(waiting(by_days), wishes(), by_days.table, now)
    assert found == Send(3 * DAY - 2 * MINUTE)


def test_a_person_with_an_open_socket_waits() -> None:
    script = begun(2)
    one = waiting(script)
    assert next_step(one, wishes(seen=NOW), script.table, NOW + 1) == Wait(NOW + AWAY_MS)
    sent = next_step(one, wishes(seen=NOW), script.table, NOW + AWAY_MS)
    assert isinstance(sent, Send)


def test_a_person_who_saw_the_turn_at_the_table_is_not_called() -> None:
    script = begun(2)
    one = waiting(script)
    script.take(upkeep.mark_here(script.table, "guest", "node", script.context()))
    script.now += 3000  # a page that closes is missed after three seconds
    script.take(upkeep.mark_away(script.table, "guest", {"node"}, script.context()))
    assert isinstance(next_step(one, wishes(), script.table, NOW + DAY), Send)
    script.take(upkeep.mark_here(script.table, "guest", "node", script.context()))
    script.now += MINUTE
    script.take(upkeep.mark_away(script.table, "guest", {"node"}, script.context()))
    assert next_step(one, wishes(), script.table, NOW + DAY) == Drop()


def test_a_notification_that_is_not_wanted_or_needed_is_dropped() -> None:
    script = begun(2)
    one = waiting(script)
    assert next_step(one, wishes(kinds=("time", "full")), script.table, NOW) == Drop()
    assert next_step(waiting(script, owner="host"), wishes(), script.table, NOW) == Drop()
    assert next_step(waiting(script, "time"), wishes(), script.table, NOW) == Drop()
    assert next_step(waiting(script, "full", "host"), wishes(), script.table, NOW) == Drop()
    turn_of(script, "host")
    assert next_step(one, wishes(), script.table, NOW) == Drop()
    script.archive()
    assert next_step(waiting(script, owner="host"), wishes(), script.table, NOW) == Drop()


def test_only_the_host_is_called_to_a_full_table() -> None:
    script = people(2)
    assert next_step(waiting(script, "full", "host"), wishes(), script.table, NOW) == Send(DAY)
    assert next_step(waiting(script, "full", "guest"), wishes(), script.table, NOW) == Drop()


def test_there_are_ten_minutes_between_two_about_a_table_and_20_a_day() -> None:
    script = begun(2)
    one = waiting(script)._replace(last=NOW - MINUTE)
    assert next_step(one, wishes(), script.table, NOW) == Wait(NOW - MINUTE + TABLE_MS)
    again = one._replace(tries=1)
    assert isinstance(next_step(again, wishes(), script.table, NOW), Send), "for other browsers"
    tomorrow = (NOW // DAY + 1) * DAY
    many = wishes(sent=PER_DAY)
    assert next_step(waiting(script), many, script.table, NOW) == Wait(tomorrow)
    assert isinstance(next_step(waiting(script), many._replace(sent=19), script.table, NOW), Send)


# ---------------------------------------------------------------- warnings about the clock


def warn(clock: ClockOption, began: str, quiet: tuple[int, int]) -> tuple[str, str]:
    """Return when a turn that begins at a time in Berlin is warned, and its deadline."""
    script = people(2, first=1, clock=clock)
    script.now = at(began)
    script.do(Start(), "host")
    one, now = waiting(script, "time"), at(began)
    who = wishes(quiet_from=quiet[0], quiet_to=quiet[1], zone="Europe/Berlin")
    while isinstance(found := next_step(one, who, script.table, now), Wait):
        assert found.until > now
        now = found.until
    deadline = script.table.clocks.deadline
    assert deadline is not None
    return show(now) if isinstance(found, Send) else "never", show(deadline)


def at(text: str, zone: str = "Europe/Berlin", fold: int = 0) -> int:
    local = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold)
    return int(1000 * local.timestamp())


def show(time: int) -> str:
    local = datetime.fromtimestamp(time / 1000, ZoneInfo("Europe/Berlin"))
    return local.strftime("%Y-%m-%d %H:%M")


@pytest.mark.parametrize(
    ("clock", "began", "quiet", "warned"),
    [
        (ONE_DAY, "2026-11-10 18:00", (0, 0), "2026-11-11 14:00"),
        (ONE_DAY, "2026-11-10 18:00", (22 * 60, 8 * 60), "2026-11-11 14:00"),
        # The warning would come at 5:00, in quiet hours, and there is an hour left after them.
        (ONE_DAY, "2026-11-10 09:00", (22 * 60, 8 * 60), "2026-11-11 08:00"),
        # The deadline is 7:00, in quiet hours: the warning comes before they begin.
        (ONE_DAY, "2026-11-10 07:00", (22 * 60, 8 * 60), "2026-11-10 21:59"),
        # The deadline is shortly after quiet hours.
        (ONE_DAY, "2026-11-10 08:30", (22 * 60, 8 * 60), "2026-11-10 21:59"),
        # The turn began in quiet hours that last until shortly before its end.
        (ONE_DAY, "2026-11-10 08:30", (8 * 60, 8 * 60 - 5), "2026-11-11 07:55"),
        # The whole turn is in quiet hours, except for five minutes at its beginning.
        (ONE_DAY, "2026-11-10 07:55", (8 * 60, 7 * 60 + 55), "2026-11-10 07:59"),
        (THREE_DAYS, "2026-11-10 12:00", (22 * 60, 8 * 60), "2026-11-13 08:00"),
        (THREE_DAYS, "2026-11-10 20:00", (22 * 60, 8 * 60), "2026-11-13 08:00"),
    ],
)
def test_a_warning_comes_before_the_deadline_and_outside_quiet_hours(
    clock: ClockOption, began: str, quiet: tuple[int, int], warned: str
) -> None:
    found, deadline = warn(clock, began, quiet)
    assert found == warned
    assert found < deadline


def test_a_warning_waits_while_the_clock_is_paused() -> None:
    script = begun(2, clock=ONE_DAY)
    one = waiting(script, "time")
    paused = replace(script.table.clocks, paused=True)
    table = script.table
    table.clocks = paused
    assert next_step(one, wishes(), table, NOW + 20 * HOUR) == Wait(NOW + 21 * HOUR)


# ---------------------------------------------------------------- quiet hours

ZONES = (
    *("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"),
    *("Pacific/Apia", "Africa/Casablanca", "America/Santiago"),
)
CHANGES = ("2026-03-28", "2026-10-24", "2026-03-07", "2026-10-31", "2026-04-04", "2026-10-03")


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("quiet", [(1320, 480), (150, 155), (60, 150), (0, 180), (120, 115)])
def test_quiet_hours_end_at_the_first_minute_that_is_not_quiet(
    zone: str, quiet: tuple[int, int]
) -> None:
    who = wishes(quiet_from=quiet[0], quiet_to=quiet[1], zone=zone)
    for day in CHANGES:
        first = at(f"{day} 00:00", "UTC") - 2 * DAY
        times = range(first, first + 6 * DAY, 5 * MINUTE)
        flags = [inside(time, zone, quiet) for time in times]
        assert [is_quiet(time, who) for time in times] == flags
        for place in range(576, 1152, 53):  # from the day before the change to the day after it
            if not flags[place]:
                assert quiet_until(times[place], who) is None
                continue
            until = quiet_until(times[place] + 17_000, who)
            since = quiet_since(times[place] + 17_000, who)
            assert until is not None
            # The clocks change at minutes that are multiples of five, and so do these hours.
            assert times[flags.index(False, place)] == until
            assert times[place - flags[place::-1].index(False) + 1] == since


def inside(time: int, zone: str, quiet: tuple[int, int]) -> bool:
    local = datetime.fromtimestamp(time / 1000, ZoneInfo(zone))
    minute = 60 * local.hour + local.minute
    if quiet[0] < quiet[1]:
        return quiet[0] <= minute < quiet[1]
    return minute >= quiet[0] or minute < quiet[1]


@pytest.mark.parametrize(
    ("time", "end"),
    [
        ("2026-03-28 23:00", "2026-03-29 08:00"),  # nine hours, with the clocks set forward
        ("2026-10-24 23:00", "2026-10-25 08:00"),  # ten hours, with the clocks set back
        ("2026-11-10 07:59", "2026-11-10 08:00"),
        ("2026-11-10 22:00", "2026-11-11 08:00"),
    ],
)
def test_quiet_hours_follow_the_clocks_of_the_person(time: str, end: str) -> None:
    who = wishes(quiet_from=1320, quiet_to=480, zone="Europe/Berlin")
    found = quiet_until(at(time), who)
    assert found == at(end)


def test_a_call_in_quiet_hours_waits_for_their_end() -> None:
    script = begun(2)
    who = wishes(quiet_from=1320, quiet_to=480, zone="Europe/Berlin")
    found = next_step(waiting(script), who, script.table, at("2026-10-24 23:30"))
    assert found == Wait(at("2026-10-25 08:00"))
    assert isinstance(next_step(waiting(script), who, script.table, at("2026-10-25 08:00")), Send)


def test_equal_times_are_no_quiet_hours() -> None:
    assert quiet_until(NOW, wishes(quiet_from=600, quiet_to=600)) is None


@pytest.mark.parametrize("zone", ["Mars/Olympus", "", "/etc/passwd", "../UTC", "a" * 60, "a\0b"])
def test_an_unknown_time_zone_is_refused(zone: str) -> None:
    with pytest.raises(Refused, match="malformed"):
        check_zone(zone)


def test_time_zones_of_browsers_are_known() -> None:
    for zone in (*ZONES, "Asia/Calcutta", "Etc/GMT+5", "America/Argentina/Buenos_Aires"):
        assert check_zone(zone) == zone
