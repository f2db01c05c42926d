"""Absent players and the bots that play for them."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.table.script import GRACE, Script, begun, people

from overworld.server.hub.render import render_you
from overworld.server.table import upkeep
from overworld.server.table.actions import (
    Claim,
    GiveSeat,
    Join,
    Kick,
    Offer,
    Play,
    ReplaceAbsent,
    Resign,
)
from overworld.server.table.events import UNTIL_END


def gone(script: Script, owner: str = "guest") -> None:
    script.take(upkeep.mark_away(script.table, owner, {""}, script.context()))


def back(script: Script, owner: str = "guest") -> list[str]:
    changes = upkeep.mark_here(script.table, owner, "node", script.context())
    return [event.kind for event in script.take(changes)]


def test_a_bot_can_replace_an_absent_player_after_the_grace_period() -> None:
    script = begun(2)
    assert script.answer(ReplaceAbsent(1, "turn"), "host") == "not_away"
    gone(script)
    assert script.answer(ReplaceAbsent(1, "turn"), "host") == "not_away"
    script.now += GRACE
    assert script.answer(ReplaceAbsent(0, "turn"), "host") == "not_your_seat"
    script.do(ReplaceAbsent(1, "turn"), "host")
    assert script.table.bot_to_move == "flint"
    while script.table.decider == 1:
        script.play(1)
    while script.table.decider == 0:
        script.play(1)
    assert script.table.decider == 1
    assert script.table.bot_to_move is None, "the bot had one turn only"


def test_a_player_who_returns_gets_the_seat_back() -> None:
    script = begun(2)
    gone(script)
    script.now += GRACE
    script.do(ReplaceAbsent(1, "return"), "host")
    assert script.table.bot_to_move == "flint"
    assert back(script) == ["here", "back"]
    assert script.table.seats[1].away_since is None
    assert script.table.bot_to_move is None


def test_the_host_gives_the_seat_of_an_absent_player_to_another_device() -> None:
    script = begun(3, spectators=False)
    assert script.answer(GiveSeat(1), "host") == "not_away"
    gone(script)
    assert script.answer(GiveSeat(1), "host") == "not_away"
    script.now += GRACE
    assert [script.answer(GiveSeat(1), who) for who in ("guest", "other")] == ["not_host"] * 2
    assert script.answer(GiveSeat(0), "host") == "not_away"
    script.do(ReplaceAbsent(1, "return"), "other")
    assert [event.kind for event in script.do(GiveSeat(1), "host")] == ["give"]
    assert script.answer(Claim(1, "guessed"), "phone") == "no_spectators"
    assert [event.kind for event in script.do(Claim(1, "secret"), "phone")] == ["claim", "back"]
    table = script.table
    assert (table.seats[1].owner, table.seats[1].name) == ("phone", "Guest")
    assert script.answer(Play("mine w1", table.game_seq), "phone") == "ok"
    # The secret works once, and the old device learns what happened.
    assert script.answer(Claim(1, "secret"), "thief") == "no_spectators"
    assert script.answer(Play("mine w1", table.game_seq), "guest") == "seat_given"
    assert render_you(table, "guest").given == [1]
    assert render_you(table, "phone").given == render_you(table, "").given == []
    assert script.replayed.seats == table.seats


def test_a_given_seat_stays_with_a_player_who_returns_before_it_is_taken() -> None:
    script = begun(2)
    gone(script)
    script.now += GRACE
    script.do(GiveSeat(1), "host")
    back(script)
    assert script.answer(Claim(1, "secret"), "host") == "not_your_seat"
    # The player's own link to another device stays valid.
    script.do(Offer(1), "guest")
    gone(script)
    back(script)
    script.do(Claim(1, "secret"), "phone")
    assert render_you(script.table, "guest").given == []


@pytest.mark.parametrize("choice", ["wait", "turn", "return"])
def test_a_resigned_seat_stays_with_its_bot(choice: Literal["wait", "turn", "return"]) -> None:
    script = begun(3)
    script.do(Resign(1), "guest")
    gone(script)
    script.now += GRACE
    assert script.answer(ReplaceAbsent(1, choice), "host") == "not_away"
    stand = script.table.seats[1].stand_in
    assert stand is not None
    assert stand.until == UNTIL_END


def test_choosing_to_wait_ends_the_turn_of_the_bot() -> None:
    script = begun(2)
    gone(script)
    script.now += GRACE
    script.do(ReplaceAbsent(1, "return"), "host")
    script.do(ReplaceAbsent(1, "wait"), "host")
    assert script.table.bot_to_move is None
    assert script.do(ReplaceAbsent(1, "wait"), "host") == [], "there is nothing to do twice"


def test_a_player_on_another_node_is_not_away() -> None:
    script = begun(2)
    assert back(script) == ["here"]
    assert upkeep.mark_away(script.table, "guest", {"", "other node"}, script.context()) == []
    assert upkeep.mark_away(script.table, "guest", {"node"}, script.context()) != []
    assert upkeep.mark_away(script.table, "stranger", {""}, script.context()) == []


def test_a_player_who_joins_an_absent_players_seat_is_here() -> None:
    lobby = people(2)
    gone(lobby)
    assert is_away(lobby)
    lobby.do(Kick(1), "host")
    lobby.do(Join(1, "Cleo"), "cleo")
    assert not is_away(lobby)


def is_away(script: Script) -> bool:
    return script.table.seats[1].away_since is not None
