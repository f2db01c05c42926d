"""Permissions: each action, in each status of a table, by each role."""

from __future__ import annotations

from functools import cache
from typing import get_args

import pytest
from tests.table.script import GRACE, Script, begun, people

from overworld.server.table import upkeep
from overworld.server.table.actions import (
    AnyAction,
    Change,
    Chat,
    Claim,
    Extend,
    GiveSeat,
    Join,
    Kick,
    Leave,
    Mute,
    Offer,
    Paint,
    Pause,
    Play,
    ReclaimSeat,
    Rematch,
    Rename,
    ReplaceAbsent,
    Resign,
    Restore,
    Start,
    Token,
    UndoMove,
)
from overworld.server.table.options import ClockOption, Options, SeatOption

ROLES = ("host", "guest", "other", "spectator", "kicked", "")
"""The host on seat 0, the guest on seat 1, another player, a spectator, a kicked player, and a
client without a secret."""

# The answers to each action: in the lobby, in the game, after it, and for an imported record.
TABLE = """
join     ok ok ok ok kicked no_secret
         already_started *
         already_started *
         already_started *
leave    not_your_seat ok not_your_seat *
         already_started *
         already_started *
         already_started *
kick     ok not_host *
         already_started not_host *
         already_started not_host *
         already_started not_host *
rename   not_your_seat ok not_your_seat *
         not_your_seat ok not_your_seat *
         not_your_seat ok not_your_seat *
         ok not_your_seat *
change   ok not_host *
         already_started not_host *
         already_started not_host *
         already_started not_host *
start    seats_open not_host *
         already_started not_host *
         already_started not_host *
         already_started not_host *
play     not_started *
         not_your_turn ok not_your_turn *
         game_over *
         game_over *
undo     not_started *
         not_your_turn ok not_your_turn *
         game_over *
         game_over *
resign   not_started *
         not_your_seat ok not_your_seat *
         game_over *
         game_over *
absent   not_started *
         ok not_your_seat ok not_your_seat *
         game_over *
         game_over *
return   not_started *
         not_your_seat ok not_your_seat *
         game_over *
         game_over *
chat     ok ok ok ok ok no_secret
         ok ok ok ok ok no_secret
         ok ok ok ok ok no_secret
         ok ok ok ok ok no_secret
mute     ok not_host *
         ok not_host *
         ok not_host *
         ok not_host *
paint    not_your_seat ok not_your_seat *
         not_your_seat ok not_your_seat *
         not_your_seat ok not_your_seat *
         ok not_your_seat *
pause    not_started not_host *
         ok not_host *
         game_over not_host *
         game_over not_host *
extend   not_started not_host *
         ok not_host *
         game_over not_host *
         game_over not_host *
offer    not_your_seat ok not_your_seat *
         not_your_seat ok not_your_seat *
         not_your_seat ok not_your_seat *
         ok not_your_seat *
give     not_started not_host *
         ok not_host *
         game_over not_host *
         game_over not_host *
claim    ok ok ok ok ok no_secret
         ok ok ok ok ok no_secret
         ok ok ok ok ok no_secret
         not_your_seat not_your_seat not_your_seat not_your_seat not_your_seat no_secret
token    ok not_host *
         already_started not_host *
         already_started not_host *
         already_started not_host *
rematch  not_over *
         not_over *
         ok ok ok not_host *
         ok not_host *
restore  ok ok ok not_host *
         ok ok ok not_host *
         ok ok ok not_host *
         ok not_host *
"""

STATUSES = ("lobby", "playing", "over", "replay")


def cases() -> list[tuple[str, str, str, str]]:
    found, action, row = [], "", 0
    for line in TABLE.strip().splitlines():
        words = line.split()
        if not line.startswith(" "):
            action, row = words.pop(0), 0
        if words[-1] == "*":
            words = [*words[:-1], *[words[-2]] * (len(ROLES) - len(words) + 1)]
        assert len(words) == len(ROLES), line
        found += [(action, STATUSES[row], *case) for case in zip(ROLES, words, strict=True)]
        row += 1
    return found


@cache
def lobby(**options: bool) -> Script:
    """Return a lobby with three players, an open seat after a kick, and an offer of seat 1."""
    script = people(4, **options)
    script.do(Join(3), "kicked")
    script.do(Offer(3), "kicked", secret="old")
    script.do(Kick(3), "host")
    script.do(Offer(1), "guest")
    return script


def playing(**options: bool) -> Script:
    """Return a game in which the guest has moved, may undo, and has been away for long."""
    script = begun(4, clock=ClockOption("bank", bank=600), **options)
    assert script.table.game is not None
    script.do(Play("mine w1", script.table.game_seq), "guest")
    script.do(Offer(1), "guest")
    script.take(upkeep.mark_away(script.table, "guest", {""}, script.context()))
    script.now += GRACE
    return script


@cache
def table_with_status(status: str) -> Script:
    if status == "lobby":
        return lobby()
    script = playing()
    if status == "archived":
        script.archive()
    elif status != "playing":
        script.play(10_000)
        assert script.table.status == "over"
        script.do(Offer(1), "guest")
    if status == "replay":
        assert script.table.game is not None
        seats = tuple(SeatOption("here", board=board) for board in script.table.game.colours)
        return Script(Options(seats), record=script.table.record())
    return script


def action_at(script: Script, name: str) -> AnyAction:
    """Return an action by its name; its seat is 1 if it has one."""
    table = script.table
    legal = table.game.legal_moves.ids if table.game is not None else ()
    actions: dict[str, AnyAction] = {
        "join": Join(len(table.seats) - 1),
        "leave": Leave(1),
        "kick": Kick(1),
        "rename": Rename(1, "Bea"),
        "change": Change(table.options),
        "start": Start(),
        "play": Play(legal[0] if legal else 0, table.game_seq),
        "undo": UndoMove(table.game_seq),
        "resign": Resign(1),
        "absent": ReplaceAbsent(1, "turn"),
        "return": ReclaimSeat(1),
        "chat": Chat("Hello!"),
        "mute": Mute(True, 1),
        "paint": Paint(1, ""),
        "pause": Pause(True),
        "extend": Extend(1, 60),
        "offer": Offer(1),
        "give": GiveSeat(1),
        "claim": Claim(1, "secret"),
        "token": Token(len(table.seats) - 1),
        "rematch": Rematch(),
        "restore": Restore(),
    }
    return actions[name]


def tag_of(action: type) -> str:
    return str(action.__struct_config__.tag)  # type: ignore[attr-defined]


def test_the_table_of_answers_covers_every_action() -> None:
    names = {case[0] for case in cases()}
    assert names == {tag_of(action) for action in get_args(AnyAction)}


@pytest.mark.parametrize(("name", "status", "role", "answer"), cases())
def test_each_action_has_the_expected_answer_for_each_role(
    name: str, status: str, role: str, answer: str
) -> None:
    script = table_with_status(status)
    assert script.answer(action_at(script, name), role) == answer


@pytest.mark.parametrize("name", sorted({case[0] for case in cases()} - {"restore"}))
def test_an_archived_table_refuses_every_action_except_restore(name: str) -> None:
    script = table_with_status("archived")
    assert {script.answer(action_at(script, name), role) for role in ROLES} == {"archived"}


def test_players_and_the_host_can_restore_an_archived_table() -> None:
    script = table_with_status("archived")
    answers = [script.answer(Restore(), role) for role in ROLES]
    assert answers == ["ok", "ok", "ok", "not_host", "not_host", "not_host"]


@pytest.mark.parametrize("name", sorted({case[0] for case in cases()}))
def test_a_table_without_spectators_refuses_clients_without_a_seat(name: str) -> None:
    script = playing(spectators=False)
    for role in ROLES[3:]:
        answer = script.answer(action_at(script, name), role)
        right = "no_secret" if role == "" else "ok"
        assert answer == (right if name == "claim" else "no_spectators")
    wrong = Claim(1, "guessed")
    assert script.answer(wrong, "spectator") == "no_spectators"


SEATLESS = (
    Rename(3, "Bea"),
    Resign(3),
    ReplaceAbsent(3, "turn"),
    ReclaimSeat(3),
    Offer(3),
    Paint(3, ""),
    Mute(True, 3),
)


@pytest.mark.parametrize("action", [*SEATLESS, Extend(3, 60), GiveSeat(3), Claim(3, "secret")])
def test_an_invalid_seat_number_is_malformed(action: AnyAction) -> None:
    assert playing().answer(action, "host") == "malformed"
