"""The result of a game as a pure function of its table, and of its log."""

from __future__ import annotations

import random
from itertools import count

import pytest
from msgspec.structs import replace
from tests.table.script import BOX, HERE, NOW, ONLINE, SECOND, Script, begun, bot, people

from overworld.server.people.results import (
    ASKED,
    OUTSIDE_BOT,
    RATED,
    UNRATED,
    Result,
    is_ghost,
    new_ghost,
    result_from_log,
    result_of,
)
from overworld.server.table.actions import Claim, Offer, ReclaimSeat, Resign, Start, Token
from overworld.server.table.events import Event, Outage
from overworld.server.table.options import ClockOption, Options
from overworld.server.table.personal_data import PersonalDataLog


def result(script: Script) -> Result:
    """Return the result of a game that is over, which its log must give too."""
    found = result_of(script.table)
    assert found is not None
    assert result_from_log(script.log, (BOX,), found) == found
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_follow_the_rules(seats: int) -> None:
    ties = 0
    for seed in range(40):
        script = Script(Options((HERE, *[bot()] * (seats - 1))), seed=seed)
        script.do(Start(), "host")
        script.play(100_000)
        game = script.table.game
        assert game is not None
        found = result(script)
        places, scores = [seat.place for seat in found.seats], [seat.xp for seat in found.seats]
        assert [number for number, place in enumerate(places) if place == 1] == list(game.winners)
        assert scores == list(game.scores)
        for seat, place in zip(found.seats, places, strict=True):
            others = [other.xp for other in found.seats if other is not seat]
            assert seat.lead == seat.xp - max(others)
            assert place == 1 + sum(other < place for other in places), "ties share a place"
        ties += len(set(scores)) < seats
        assert (found.size, found.box, found.deal, found.rated) == (seats, BOX.name, "", False)
        assert [seat.bot for seat in found.seats] == ["", *["random"] * (seats - 1)]
        assert [seat.owner for seat in found.seats] == ["host", *[""] * (seats - 1)]
        assert [seat.kept for seat in found.seats] == [True] + [False] * (seats - 1)
    assert ties or seats == 2, "no game had two seats with the same XP"


def test_equal_scores_share_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script(Options((HERE, HERE, HERE)))
    script.do(Start(), "host")
    script.play(100_000)
    table, game = script.table, script.table.game
    assert game is not None
    monkeypatch.setattr("overworld.game.Game.scores", (5, 9, 9))

    class State:
        supply = ((9,), (2,), (2,))

    monkeypatch.setattr("overworld.server.people.results.decoded_state_of", lambda game: State)
    found = result_of(table)
    assert found is not None
    assert [(seat.place, seat.lead) for seat in found.seats] == [(3, -4), (1, 0), (1, 0)]
    State.supply = ((9,), (2,), (3,))
    found = result_of(table)
    assert found is not None
    assert [seat.place for seat in found.seats] == [3, 2, 1]


def test_a_game_has_a_result_when_it_is_over_and_not_before() -> None:
    script = begun(2)
    assert result_of(script.table) is None
    assert result_from_log(script.log, (BOX,)) is None
    script.now += 5 * SECOND
    script.do(Resign(1), "guest")
    found = result(script)
    assert found.ended == NOW + 5 * SECOND
    assert [(seat.place, seat.kept) for seat in found.seats] == [(1, True), (2, False)]


def test_a_player_who_resigns_at_three_seats_has_not_kept_the_game() -> None:
    script = begun(3)
    script.do(Resign(1), "guest")
    script.play(100_000)
    found = result(script)
    assert [seat.kept for seat in found.seats] == [True, False, True]
    assert [seat.owner for seat in found.seats] == ["host", "guest", "other"]
    game = script.table.game
    assert game is not None
    assert [seat.xp for seat in found.seats] == list(game.scores), "its bot played on"


@pytest.mark.parametrize("back", [False, True])
def test_a_bot_in_place_of_a_player_counts_only_at_the_end(back: bool) -> None:
    script = begun(2, clock=ClockOption("days", days=1))
    script.now += 25 * 3600 * SECOND
    assert [event.kind for event in script.flag()] == ["flag"]
    script.play(4)
    if back:
        script.do(ReclaimSeat(1), "guest")
    script.play(100_000)
    assert [seat.kept for seat in result(script).seats] == [True, back]


def test_a_program_with_a_token_is_a_bot() -> None:
    script = people(2)
    script = Script(Options((HERE, ONLINE)))
    script.do(Token(1, "Robot"), "host", secret="of the robot")
    script.do(Start(), "host")
    script.do(Resign(0), "host")
    robot = result(script).seats[1]
    assert (robot.owner, robot.bot, robot.kept) == ("", OUTSIDE_BOT, False)


def test_a_seat_that_moves_after_the_end_leaves_the_result() -> None:
    script = begun(2)
    script.do(Resign(0), "host")
    found = result(script)
    script.do(Offer(1), "guest")
    script.do(Claim(1, "secret"), "phone")
    assert script.table.seats[1].owner == "phone"
    assert result_from_log(script.log, (BOX,), found) == found
    assert found.seats[1].owner == "guest"


def test_continued_and_imported_games_have_no_result() -> None:
    script = begun(2)
    script.play(20)
    record = script.table.record()
    for whole in (False, True):
        fork = Script(Options((HERE, HERE)), record=record, step=6, whole=whole)
        fork.do(Start(), "host")
        fork.do(Resign(0), "host")
        assert fork.table.status == "over"
        assert result_of(fork.table) is None
        assert result_from_log(fork.log, (BOX,)) is None
    imported = Script(Options((HERE, HERE)), record=record)
    assert result_of(imported.table) is None


def test_an_erased_person_is_a_ghost_in_a_rebuilt_result_too() -> None:
    script = begun(2)
    script.do(Resign(0), "host")
    found = result(script)
    changed = {event.seq: event for event in PersonalDataLog(script.log).without("guest")}
    log: list[Event] = [changed.get(event.seq, event) for event in script.log]
    numbers = count(1)
    rebuilt = result_from_log(log, (BOX,), None, lambda: f"ghost {next(numbers)}")
    assert rebuilt is not None
    assert [seat.owner for seat in rebuilt.seats] == ["host", "ghost 1"]
    stored = replace(found, seats=(found.seats[0], replace(found.seats[1], owner="ghost abc")))
    assert result_from_log(log, (BOX,), stored) == stored, "the stored ghost stays"


def test_a_rebuilt_result_keeps_ratings_but_repairs_facts() -> None:
    script = begun(2, rated=True)
    script.do(Resign(0), "host")
    found = result(script)
    assert found.rated == ASKED
    rated = replace(
        found, rated=RATED, seats=tuple(replace(seat, mu=25.5, sigma=8.0) for seat in found.seats)
    )
    assert result_from_log(script.log, (BOX,), rated) == rated
    wrong = replace(rated, seats=(replace(rated.seats[0], xp=99, owner="thief"), rated.seats[1]))
    assert result_from_log(script.log, (BOX,), wrong) == rated


def test_ghosts_are_random() -> None:
    ghosts = {new_ghost() for _ in range(100)}
    assert len(ghosts) == 100
    assert all(map(is_ghost, ghosts))
    assert not is_ghost(random.Random(1).randbytes(16).hex())


def excused(script: Script) -> list[bool]:
    return [seat.excused for seat in result(script).seats]


def after_first_turns(script: Script) -> None:
    """Play until each player has had three turns."""
    while script.table.game is not None and script.table.game.turn_number <= 3 * len(
        script.table.seats
    ):
        script.play(1)


def test_a_player_who_leaves_in_the_first_turns_is_excused() -> None:
    script = begun(2)
    script.play(3)
    script.do(Resign(0), "host")
    assert excused(script) == [True, False]
    script = begun(2)
    after_first_turns(script)
    script.do(Resign(0), "host")
    assert excused(script) == [False, False]


def test_a_player_is_excused_only_for_the_leave_that_lasts() -> None:
    script = begun(3, clock=ClockOption("days", days=1))
    script.now += 25 * 3600 * SECOND
    script.flag()
    script.do(ReclaimSeat(1), "guest")
    after_first_turns(script)
    script.do(Resign(1), "guest")
    script.play(100_000)
    assert excused(script) == [False, False, False]


@pytest.mark.parametrize("minutes", [5, 15])
def test_a_player_who_leaves_soon_after_an_outage_is_excused(minutes: int) -> None:
    script = begun(2, clock=ClockOption("days", days=1))
    after_first_turns(script)
    since = script.now + (24 * 60 - minutes) * 60 * SECOND
    until = since + 3600 * SECOND
    script.now, script.outages = until + minutes * 60 * SECOND + 1, (Outage(since, until),)
    assert [event.kind for event in script.flag()] == ["outage", "flag"]
    script.play(100_000)
    seats = result(script).seats
    assert sum(not seat.kept for seat in seats) == 1
    assert any(excused(script)) is (minutes == 5)


def test_no_player_is_blamed_for_an_end_that_all_agreed_to() -> None:
    script = begun(3)
    after_first_turns(script)
    for number, owner in enumerate(("host", "guest", "other")):
        script.do(Resign(number), owner)
    script.play(100_000)
    assert excused(script) == [True, True, True]
    script = Script(Options((HERE, bot())))
    script.do(Start(), "host")
    script.play(100_000)
    assert excused(script) == [False, False], "no bot is excused"


@pytest.mark.parametrize("rated", [False, True])
def test_a_result_says_whether_the_players_asked_for_a_rating(rated: bool) -> None:
    script = begun(2, rated=rated)
    script.do(Resign(0), "host")
    assert result(script).rated == (ASKED if rated else UNRATED)
