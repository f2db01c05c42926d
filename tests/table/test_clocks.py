"""Clocks; time is an argument, so no test waits."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.script import DAY, NOW, SECOND, Script, begun, people

from overworld.server.hub.render import render_seat
from overworld.server.table import upkeep
from overworld.server.table.actions import (
    Extend,
    Pause,
    Play,
    ReclaimSeat,
    Rematch,
    ReplaceAbsent,
    Resign,
    Restore,
    UndoMove,
)
from overworld.server.table.clocks import MAX_OUTAGES, Clocks, merge_outages
from overworld.server.table.events import Outage, StepRange
from overworld.server.table.options import ClockOption
from overworld.server.table.snapshot import encode_snapshot

BANK = ClockOption("bank", bank=600, increment=10)
DAYS = ClockOption("days", days=3)


def timed(clock: ClockOption = BANK, seats: int = 2) -> Script:
    """Return a game with clocks in which the guest has to decide."""
    script = begun(seats, clock=clock)
    assert script.table.clocks.running == 1
    return script


def play(script: Script, move: str | int) -> None:
    seat = script.table.decider
    assert seat is not None
    script.do(Play(move, script.table.game_seq), script.table.seats[seat].owner)


def finish_turn(script: Script) -> None:
    """Play until the turn ends."""
    assert script.table.game is not None
    turns = script.table.game.turn_number
    while script.table.game.turn_number == turns:
        script.play(1)


def test_only_the_player_to_move_is_charged() -> None:
    script = timed()
    script.now += 25 * SECOND
    play(script, "mine w1")
    assert script.table.clocks.left == (600 * SECOND, 575 * SECOND)
    assert script.table.clocks.deadline == script.now + 575 * SECOND


def test_each_turn_adds_the_increment() -> None:
    script = timed()
    finish_turn(script)
    assert script.table.clocks.left == (600 * SECOND, 610 * SECOND)
    assert script.table.clocks.running == 0


def test_each_turn_renews_the_days() -> None:
    script = timed(DAYS)
    script.now += 2 * DAY
    play(script, "mine w1")
    assert script.table.clocks.left == (3 * DAY, 1 * DAY)
    finish_turn(script)
    assert script.table.clocks.left == (3 * DAY, 3 * DAY)


def test_a_pause_charges_no_player() -> None:
    script = timed()
    script.now += 5 * SECOND
    script.do(Pause(True), "host")
    assert script.table.clocks.deadline is None
    script.now += DAY
    assert script.flag() == []
    script.do(Pause(False), "host")
    script.now += 5 * SECOND
    play(script, "mine w1")
    assert script.table.clocks.left[1] == 590 * SECOND


def test_extend_gives_a_seat_more_time() -> None:
    script = timed()
    script.do(Extend(1, 60), "host")
    assert script.table.clocks.left == (600 * SECOND, 660 * SECOND)
    assert script.table.clocks.deadline == NOW + 660 * SECOND


@pytest.mark.parametrize(("clock", "until"), [(BANK, "end"), (DAYS, "return")])
def test_a_bot_takes_the_seat_when_the_time_is_over(clock: ClockOption, until: str) -> None:
    script = timed(clock)
    deadline = script.table.clocks.deadline
    assert deadline is not None
    script.now = deadline - 1
    assert script.flag() == []
    script.now = deadline
    if until == "end":  # after the bank comes overtime
        assert [event.kind for event in script.flag()] == ["overtime"]
        assert script.table.seats[1].stand_in is None
    assert [event.kind for event in script.flag()] == ["flag"]
    stand = script.table.seats[1].stand_in
    assert stand is not None
    assert stand.until == until
    assert script.table.clocks.deadline is None, "bots have no clocks"
    assert script.answer(ReclaimSeat(1), "guest") == "ok"


def lost_seat() -> Script:
    """Return a game in which the second player has lost the seat in their own turn."""
    script = timed(ClockOption("bank", bank=60))
    script.overtime = 20 * SECOND
    for seconds in (60, 20):
        script.now += seconds * SECOND
        assert script.flag()
    assert script.table.seats[1].timed_out
    return script


def test_a_player_takes_a_lost_seat_back_after_the_turn() -> None:
    script = lost_seat()
    events = script.do(ReclaimSeat(1), "guest")
    assert [event.kind for event in events] == ["overtime", "bot"]
    clocks = script.table.clocks
    assert clocks.running is None, "the bot finishes the turn"
    assert script.do(ReclaimSeat(1), "guest") == [], "the others wait for a player once in a turn"
    back = upkeep.mark_here(script.table, "guest", "node", script.context())
    assert [event.kind for event, _ in back] == ["here"], "nor for one who connects again"
    finish_turn(script)
    seat = script.table.seats[1]
    assert seat.stand_in is None
    assert not seat.timed_out
    finish_turn(script)
    assert script.table.clocks.running == 1
    assert script.table.clocks.deadline == script.now + 20 * SECOND


def test_a_player_takes_a_lost_seat_back_between_turns() -> None:
    script = lost_seat()
    finish_turn(script)
    assert [event.kind for event in script.do(ReclaimSeat(1), "guest")] == ["back"]
    assert script.table.seats[1].stand_in is None
    finish_turn(script)
    script.now += 20 * SECOND
    assert [event.kind for event in script.flag()] == ["flag"], "overtime can run out again"


def test_a_seat_notes_the_steps_that_a_bot_played_for_it() -> None:
    script = lost_seat()
    assert script.table.game is not None
    begin = script.table.game.step_number
    assert script.table.seats[1].bot_steps == (StepRange(begin),)
    finish_turn(script)
    end = script.table.game.step_number
    script.do(ReclaimSeat(1), "guest")
    assert script.table.seats[1].bot_steps == (StepRange(begin, end),)
    assert script.table.seats[0].bot_steps == ()
    assert render_seat(script.table.seats[1]).bot_steps == (StepRange(begin, end),)
    finish_turn(script)
    assert script.table.seats[1].bot_steps == (StepRange(begin, end),)


def test_an_undo_shortens_the_steps_that_a_bot_played() -> None:
    script = lost_seat()
    assert script.table.game is not None
    begin, seq = script.table.game.step_number, script.table.game_seq
    script.take(upkeep.play_bot_move(script.table, seq, "mine w1", script.context()))
    script.do(Extend(1, 60), "host")
    end = script.table.game.step_number
    assert script.table.seats[1].bot_steps == (StepRange(begin, end),)
    script.do(UndoMove(script.table.game_seq), "guest")
    assert not script.table.seats[1].bot_steps


def test_a_seat_is_not_returned_to_a_player_who_resigned() -> None:
    script = timed(ClockOption("bank", bank=60), seats=3)
    for _ in range(2):
        script.now += 60 * SECOND
        script.flag()
    seat = next(number for number, who in enumerate(script.table.seats) if who.timed_out)
    owner = script.table.seats[seat].owner
    script.do(Resign(seat), owner)
    assert script.answer(ReclaimSeat(seat), owner) == "game_over"


@pytest.mark.parametrize("clock", [BANK, DAYS])
def test_a_player_who_gets_more_time_gets_the_seat_back(clock: ClockOption) -> None:
    script = timed(clock)
    script.now += 3 * DAY
    while script.table.seats[1].stand_in is None:
        assert script.flag()
    events = script.do(Extend(1, 60), "host")
    assert [event.kind for event in events] == ["extend", "back"]
    seat, clocks = script.table.seats[1], script.table.clocks
    assert seat.stand_in is None
    assert not seat.timed_out, "the seat is not lost any more"
    assert clocks.running == 1
    assert clocks.deadline == script.now + 60 * SECOND
    script.now += 5 * SECOND
    play(script, "mine w1")
    script.now += 55 * SECOND
    assert [event.kind for event in script.flag()] == ["flag"], "the time given can run out, too"


def test_more_time_does_not_return_a_seat_that_was_lost_for_another_reason() -> None:
    script = timed(DAYS, seats=3)
    script.take(upkeep.mark_away(script.table, "guest", {""}, script.context()))
    script.now += DAY
    script.do(ReplaceAbsent(1, "return"), "host")
    assert [event.kind for event in script.do(Extend(1, 60), "host")] == ["extend"]
    assert script.table.seats[1].stand_in is not None, "the others chose a bot"
    script.do(ReclaimSeat(1), "guest")
    script.now += 3 * DAY
    assert script.flag()[-1].kind == "flag"
    script.do(Resign(1), "guest")
    assert [event.kind for event in script.do(Extend(1, 60), "host")] == ["extend"]
    assert script.table.seats[1].stand_in is not None, "a player who resigned stays out"


def test_each_turn_has_overtime_after_the_bank_is_spent() -> None:
    script = timed(ClockOption("bank", bank=60))
    script.overtime = 20 * SECOND
    script.now += 60 * SECOND
    assert [event.kind for event in script.flag()] == ["overtime"]
    for _ in range(3):
        script.now += 19 * SECOND
        assert script.flag() == []
        finish_turn(script)
        assert script.table.clocks.left[1] == 20 * SECOND, "the next turn renews it"
        finish_turn(script)
    script.now += 20 * SECOND
    assert [event.kind for event in script.flag()] == ["flag"]


def test_a_table_without_clocks_has_no_deadline() -> None:
    script = begun(2)
    script.now += 30 * DAY
    assert script.table.clocks.deadline is None
    assert script.flag() == []
    assert script.answer(Pause(True), "host") == "no_clock"
    assert script.answer(Extend(1, 5), "host") == "no_clock"


# ---------------------------------------------------------------- outages


def test_an_outage_is_not_charged() -> None:
    script = timed()
    script.now += 10 * SECOND
    gone, back = script.now, script.now + DAY
    script.outages = (Outage(gone, back + 30 * SECOND),)
    script.now = back
    assert [event.kind for event in script.flag()] == ["outage"]
    assert script.table.seats[1].stand_in is None, "the player keeps the seat"
    script.now = back + 30 * SECOND
    assert script.flag() == [], "it is given back once"
    script.now += 5 * SECOND
    play(script, "mine w1")
    assert script.table.clocks.left[1] == (600 - 10 - 5) * SECOND


def test_a_move_right_after_an_outage_is_not_charged_for_it() -> None:
    script = timed()
    script.outages = (Outage(NOW + SECOND, NOW + DAY),)
    script.now = NOW + DAY + SECOND
    seat = script.table.decider
    assert seat is not None
    events = script.do(Play("mine w1", script.table.game_seq), "guest")
    assert [event.kind for event in events] == ["outage", "move"]
    assert script.table.clocks.left[1] == 598 * SECOND


def test_a_player_can_time_out_after_an_outage() -> None:
    script = timed()
    script.outages = (Outage(NOW, NOW + DAY),)
    script.now = NOW + DAY + 600 * SECOND
    assert [event.kind for event in script.flag()] == ["outage", "overtime"]
    assert [event.kind for event in script.flag()] == ["flag"]


def test_a_clock_that_is_set_back_charges_no_player() -> None:
    script = timed()
    script.now -= 2 * 3600 * SECOND
    play(script, "mine w1")
    assert script.table.clocks.left[1] == 600 * SECOND
    script.now += 2 * 3600 * SECOND
    play(script, "mine w4")
    assert script.table.clocks.left[1] == 600 * SECOND
    times = [event.at for event in script.log]
    assert times == sorted(times), "the time of a table never goes back"


def test_players_get_the_grace_period_after_an_outage() -> None:
    script = begun(2)
    script.take(upkeep.mark_away(script.table, "guest", {""}, script.context()))
    script.outages = (Outage(script.now, script.now + DAY),)
    script.now += DAY + SECOND
    assert script.answer(ReplaceAbsent(1, "turn"), "host") == "not_away"
    script.now += DAY
    assert script.answer(ReplaceAbsent(1, "turn"), "host") == "ok"


@pytest.mark.parametrize("clock", [BANK, DAYS])
def test_time_in_the_archive_is_not_charged(clock: ClockOption) -> None:
    script = timed(clock)
    full = script.table.clocks.left[1]
    script.now += 5 * SECOND
    script.archive()
    assert script.table.clocks.deadline is None
    script.now += 100 * DAY
    assert script.flag() == []
    script.do(Restore(), "guest")
    assert script.table.decider == 1
    assert script.flag() == []
    script.now += 5 * SECOND
    play(script, "mine w1")
    spent = 10 * SECOND if clock is BANK else 5 * SECOND  # the restore renews the days
    assert script.table.clocks.left[1] == full - spent
    assert encode_snapshot(script.replayed) == encode_snapshot(script.table)


def test_an_outage_before_a_table_is_archived_is_not_charged() -> None:
    script = timed()
    script.outages = (Outage(NOW + SECOND, NOW + 40 * DAY),)
    script.now += 40 * DAY
    assert [event.kind for event in script.archive()] == ["outage", "archive"]
    script.do(Restore(), "guest")
    assert script.table.clocks.left[1] == 599 * SECOND


def test_an_absent_player_gets_the_grace_period_after_a_restore() -> None:
    script = begun(2)
    script.take(upkeep.mark_away(script.table, "guest", {""}, script.context()))
    script.archive()
    script.now += DAY
    script.do(Restore(), "host")
    assert script.answer(ReplaceAbsent(1, "turn"), "host") == "not_away"
    script.now += DAY
    assert script.answer(ReplaceAbsent(1, "turn"), "host") == "ok"


def test_restore_keeps_the_status_of_a_lobby_and_an_ended_game() -> None:
    for script in (people(3), begun(2)):
        script.play(10_000)
        before = script.table
        script.archive()
        assert [event.kind for event in script.do(Restore(), "host")] == ["restore"]
        assert script.do(Restore(), "host") == [], "once is enough"
        assert script.table.status == before.status
        assert script.table.decider is None
        assert not script.table.archived
    assert script.answer(Rematch(), "host") == "ok"


def test_outages_beyond_the_limit_are_merged() -> None:
    many = [Outage(100 * number, 100 * number + number % 90) for number in range(1000)]
    kept = merge_outages(many)
    assert len(kept) == MAX_OUTAGES
    assert all(before.end < after.start for before, after in pairwise(kept))
    for one in many:
        assert any(long.start <= one.start and one.end <= long.end for long in kept)


# ---------------------------------------------------------------- properties

times = st.integers(0, 10**7)
steps = st.lists(
    st.tuples(
        st.sampled_from(["stop", "run", "pause", "resume", "turn", "outage"]),
        times,
        st.integers(0, 2),
    )
)


@given(steps)
def test_clocks_are_never_negative_and_never_charge_more_than_has_passed(
    taken: list[tuple[str, int, int]],
) -> None:
    clocks, now = Clocks.of(ClockOption("bank", bank=3600), 3).run(0, 0), 0
    for what, later, seat in taken:
        before = sum(clocks.left)
        passed, now = later, now + later
        if what == "stop":
            clocks = clocks.stop(now)
        elif what == "run":
            clocks = clocks.stop(now).run(seat, now)
        elif what in ("pause", "resume"):
            clocks = clocks.pause(what == "pause", now)
        elif what == "outage":
            clocks = clocks.refund(Outage(now - later, now)).stop(now)
            passed = 0 if clocks.since == now else passed
        assert min(clocks.left) >= 0
        assert sum(clocks.left) <= before
        charged = before - sum(clocks.left)
        assert charged <= now, "players pay only for time that has passed"
        assert msgspec.json.decode(msgspec.json.encode(clocks), type=Clocks) == clocks
