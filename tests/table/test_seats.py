"""Seats and their players: data that stays with the seat or leaves with the player."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.table.script import BOX, HERE, NOW, ONLINE, Script, begun, bot, people

from overworld.server.table import upkeep
from overworld.server.table.actions import (
    Change,
    Chat,
    Claim,
    Join,
    Kick,
    Leave,
    Mute,
    Offer,
    Paint,
    Rematch,
    Rename,
    Resign,
    Start,
    Token,
)
from overworld.server.table.codes import hash_secret
from overworld.server.table.context import Transition, encode_text
from overworld.server.table.events import Created, Event, Joined
from overworld.server.table.options import Options, SeatOption
from overworld.server.table.personal_data import PersonalDataLog
from overworld.server.table.reducer import apply, replay
from overworld.server.table.snapshot import decode_snapshot, encode_snapshot
from overworld.server.table.table import KICKED_KEPT, MUTED_KEPT, Table

PICTURE = "f" * 64


@pytest.fixture(params=["kick", "leave"])
def second_player(request: pytest.FixtureRequest) -> Script:
    """Return a lobby in which Bob has the seat that a muted Eve has offered, painted and left."""
    script = people(2)
    script.do(Kick(1), "host")
    script.do(Join(1, "Eve"), "eve")
    script.do(Offer(1), "eve", secret="old")
    script.do(Paint(1, PICTURE), "eve")
    script.do(Mute(True, 1), "host")
    if request.param == "kick":
        script.do(Kick(1), "host")
    else:
        script.do(Leave(1), "eve")
    script.do(Join(1, "Bob"), "bob")
    return script


def test_a_former_player_cannot_claim_the_seat_with_an_old_offer(second_player: Script) -> None:
    script = second_player
    assert script.answer(Claim(1, "old"), "eve") == "not_your_seat"
    script.do(Start(), "host")
    assert script.answer(Claim(1, "old"), "eve") == "not_your_seat"
    assert script.table.seats_of("bob") == [1]


def test_mute_and_picture_do_not_pass_to_the_next_player(second_player: Script) -> None:
    seat = second_player.table.seats[1]
    assert (seat.muted, seat.paint, seat.offer) == (False, "", "")
    assert second_player.answer(Chat("Hello!"), "bob") == "ok"


def test_an_empty_seat_keeps_no_data_of_the_former_player() -> None:
    script = people(2)
    script.do(Offer(1), "guest")
    script.do(Mute(True, 1), "host")
    script.do(Kick(1), "host")
    seat = script.table.seats[1]
    assert (seat.owner, seat.name, seat.offer, seat.muted) == ("", "", "", False)


def test_a_muted_player_cannot_use_name_picture_or_another_cookie_to_chat() -> None:
    script = begun(2)
    script.do(Mute(True, 1), "host")
    assert script.answer(Rename(1, "You are all fools"), "guest") == "muted"
    assert script.answer(Paint(1, PICTURE), "guest") == "muted"
    assert script.answer(Chat("fools"), "guest") == "muted"
    assert script.answer(Chat("fools"), "second cookie") == "muted"
    script.do(Mute(False), "host")
    assert script.answer(Chat("I only watch"), "spectator") == "ok"


def test_a_claim_keeps_the_data_of_the_seat() -> None:
    script = begun(2)
    script.do(Paint(1, PICTURE), "guest")
    script.do(Mute(True, 1), "host")
    script.do(Offer(1), "guest")
    script.do(Claim(1, "secret"), "phone")
    seat = script.table.seats[1]
    assert (seat.owner, seat.paint, seat.muted) == ("phone", PICTURE, True)
    assert script.answer(Claim(1, "secret"), "guest") == "not_your_seat", "a secret works once"


def test_a_private_table_admits_a_client_with_the_secret_of_a_seat() -> None:
    script = begun(2, spectators=False)
    script.do(Offer(1), "guest")
    assert not script.table.admits("phone", NOW)
    script.do(Claim(1, "secret"), "phone")
    assert script.table.admits("phone", NOW)
    assert not script.table.admits("guest", NOW)


def test_a_second_token_replaces_a_lost_one() -> None:
    script = people(2)
    script.do(Kick(1), "host")
    script.do(Token(1, "Golem"), "host", secret="first")
    script.do(Token(1, "Golem"), "host", secret="second")
    assert script.table.seats_of(hash_secret("first")) == []
    assert script.table.seats_of(hash_secret("second")) == [1]
    assert script.answer(Token(1), "guest") == "not_host"


def test_chat_lines_keep_their_authors_when_closed_seats_are_removed() -> None:
    script = people(4)
    script.do(Chat("I am the guest"), "guest")
    script.do(Chat("I am the other"), "other")
    seats = script.table.options.seats
    closed = SeatOption("closed", board=seats[1].board)
    script.do(Change(Options((seats[0], closed, seats[2], closed_at(seats[3])))), "host")
    script.do(Start(), "host")
    said = {line.text: line.seat for line in script.table.chat}
    assert said == {"I am the guest": None, "I am the other": 1}
    assert script.table.seats[1].owner == "other"


def closed_at(seat: SeatOption) -> SeatOption:
    return SeatOption("closed", board=seat.board)


def test_chat_lines_keep_their_authors_when_seats_swap() -> None:
    script = people(3)
    script.do(Chat("I am the guest"), "guest")
    one, two, three = script.table.options.seats
    script.do(Change(Options((one, three, two))), "host")
    assert [line.seat for line in script.table.chat] == [2]
    assert script.table.seats_of("guest") == [2]


def test_a_player_removed_by_a_change_is_no_owner_any_more() -> None:
    script = people(2)
    assert script.table.owners == ["host", "guest"]
    one, two = script.table.options.seats
    other = next(
        board for board in ("yellow", "green", "blue", "red") if board not in (one.board, two.board)
    )
    script.do(Change(Options((one, SeatOption("online", board=other)))), "host")
    assert script.table.owners == ["host"]


def rematch(script: Script) -> Table:
    """Return the table of the next game."""
    options, facts = upkeep.rematch_setup(script.table)
    made = Created(options, script.table.host)
    return replay(Table("NEXT22", BOX), upkeep.create(made, facts, script.context()))


def test_a_muted_player_is_muted_in_the_rematch_and_may_ask_for_it() -> None:
    script = begun(2)
    script.do(Mute(True, 1), "host")
    script.do(Resign(1), "guest")
    assert script.answer(Rematch(), "guest") == "ok"
    new = rematch(script)
    assert [(seat.owner, seat.muted) for seat in new.seats] == [("guest", True), ("host", False)]
    assert new.spectators_muted, "else the player could speak with another cookie"


def test_a_rematch_of_a_table_without_mutes_has_no_mutes() -> None:
    script = begun(2)
    script.do(Mute(True, 1), "host")
    for seat in (1, None):
        script.do(Mute(False, seat), "host")
    script.do(Resign(1), "guest")
    new = rematch(script)
    assert not any(seat.muted for seat in new.seats)
    assert not new.spectators_muted


def without_a_host(script: Script) -> Script:
    """Erase the host from a table whose game ended, as the log has it afterwards."""
    changed = {event.seq: event for event in PersonalDataLog(script.log).without("host")}
    script.log = [changed.get(event.seq, event) for event in script.log]
    script.table = script.replayed
    assert script.table.host == ""
    return script


def test_a_muted_player_does_not_become_the_host_of_a_rematch() -> None:
    script = begun(3)
    script.do(Mute(True, 1), "host")
    script.do(Resign(1), "guest")
    script.play(10_000)
    script = without_a_host(script)
    assert script.answer(Rematch(), "guest") == "muted", "a host could lift the mute"
    assert script.answer(Rematch(), "other") == "ok"
    script.take(upkeep.link_rematch(script.table, "NEXT22", script.context()))
    assert script.answer(Rematch(), "guest") == "ok", "the table is there, with another host"


@pytest.mark.parametrize("how", ["leave", "kick", "change"])
def test_a_muted_player_who_joins_again_is_muted_and_has_no_new_name(how: str) -> None:
    script = people(3)
    script.do(Mute(True, 1), "host")
    options = script.table.options
    if how == "leave":
        script.do(Leave(1), "guest")
    else:
        if how == "kick":
            script.do(Kick(1), "host")
        first, second, third = options.seats
        closed = replace(options, seats=(first, replace(second, kind="closed"), third))
        script.do(Change(closed), "host")
        script.do(Change(options), "host")
    assert "guest" in script.table.muted_leavers
    again = decode_snapshot("QK7MPX", encode_snapshot(script.table), (BOX,))
    assert again is not None
    assert again.muted_leavers == ("guest",)
    script.do(Join(1, "You are all fools"), "guest")
    seat = script.table.seats[1]
    assert (seat.owner, seat.name, seat.muted) == ("guest", "", True)
    assert script.answer(Chat("fools"), "guest") == "muted"
    assert not script.table.muted_leavers
    script.do(Mute(False, 1), "host")
    script.do(Leave(1), "guest")
    script.do(Join(1, "Guest"), "guest")
    assert (script.table.seats[1].name, script.table.seats[1].muted) == ("Guest", False)


def test_a_muted_player_is_muted_at_a_second_seat() -> None:
    script = Script(Options((HERE, ONLINE, ONLINE)))
    script.do(Join(2, "Guest"), "guest")
    script.do(Mute(True, 2), "host")
    script.do(Join(1, "You are all fools"), "guest")
    assert (script.table.seats[1].name, script.table.seats[1].muted) == ("", True)
    assert script.answer(Chat("fools"), "guest") == "muted"


def test_a_log_in_which_a_muted_player_came_back_unmuted_replays_the_same() -> None:
    """Older versions wrote such logs."""
    script = people(2)
    script.do(Mute(True, 1), "host")
    script.do(Leave(1), "guest")
    joined = Event(
        script.table.seq + 1, "join", 1, encode_text(Joined("Guest", "guest")), script.now
    )
    script.take([Transition(joined, apply(script.table, joined))])
    assert not script.table.seats[1].muted
    assert script.table.muted_leavers == ()
    assert script.answer(Chat("hello"), "guest") == "ok"


def test_a_table_remembers_a_limited_number_of_muted_players() -> None:
    script = Script(Options((HERE, ONLINE)))
    for number in range(MUTED_KEPT + 1):
        script.do(Join(1), f"guest {number}")
        script.do(Mute(True, 1), "host")
        script.do(Leave(1), f"guest {number}")
    assert len(script.table.muted_leavers) == MUTED_KEPT


def test_a_table_remembers_no_player_without_a_seat_after_the_start() -> None:
    script = Script(Options((HERE, ONLINE)))
    script.do(Join(1), "rude")
    script.do(Mute(True, 1), "host")
    script.do(Leave(1), "rude")
    script.do(Join(1), "sent away")
    script.do(Kick(1), "host")
    assert script.table.remembered == ["sent away", "rude"]
    script.do(Join(1), "guest")
    script.do(Start(), "host")
    assert script.table.remembered == []
    assert "rude" not in encode_snapshot(script.table)
    assert "sent away" not in encode_snapshot(script.table)


def test_a_mute_survives_a_change_of_options() -> None:
    script = people(2)
    script.do(Mute(True, 1), "host")
    script.do(Change(script.table.options), "host")
    assert script.table.seats[1].muted


def test_only_seats_with_an_online_player_can_be_left_or_kicked() -> None:
    script = Script(Options((HERE, ONLINE, bot())))
    assert script.answer(Leave(0), "host") == "seat_not_online"
    for seat in range(3):
        assert script.answer(Kick(seat), "host") == "seat_not_online"


def test_a_kicked_player_stays_away_until_the_options_change() -> None:
    script = Script(Options((HERE, ONLINE, ONLINE)))
    script.do(Join(1), "guest")
    script.do(Kick(1), "host")
    assert script.answer(Join(1), "guest") == "kicked"
    assert script.answer(Join(2), "guest") == "kicked"
    assert script.answer(Join(1), "somebody else") == "ok"
    again = decode_snapshot("QK7MPX", encode_snapshot(script.table), (BOX,))
    assert again is not None
    assert again.kicked == ("guest",)
    script.do(Change(script.table.options), "host")
    assert script.answer(Join(1), "guest") == "ok"


def test_a_table_remembers_a_limited_number_of_kicked_players() -> None:
    script = Script(Options((HERE, ONLINE)))
    for number in range(KICKED_KEPT + 1):
        script.do(Join(1), f"guest {number}")
        script.do(Kick(1), "host")
    assert script.answer(Join(1), "guest 0") == "ok"
    assert script.answer(Join(1), "guest 1") == "kicked"
    assert len(script.table.kicked) == KICKED_KEPT
