"""The log of a table: its limits and its versions."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.table.script import BOX, Script, begun, people

from overworld import NotationError
from overworld.components import Box, load_box
from overworld.game import Game
from overworld.server.table import upkeep
from overworld.server.table.actions import (
    AnyAction,
    Chat,
    Mute,
    Offer,
    Paint,
    Pause,
    Play,
    Rename,
    Resign,
    Start,
)
from overworld.server.table.decide import (
    MAX_EVENTS,
    MAX_EVENTS_WITH_CHAT,
    MAX_EVENTS_WITH_SPECTATORS,
    decide,
)
from overworld.server.table.events import (
    VERSIONS,
    Event,
    UnknownEvent,
    parse_kind,
    upcast,
)
from overworld.server.table.options import Options, SeatOption, UnknownBox
from overworld.server.table.reducer import apply, replay
from overworld.server.table.snapshot import decode_snapshot, encode_snapshot
from overworld.server.table.table import Table

GOLDEN = Path(__file__).parent / "golden"
TALK = (Chat("x"), Rename(1, "x"), Paint(1, ""), Offer(1))
OF_THE_HOST = (Mute(True, 1), Pause(True))


@pytest.mark.parametrize("action", [*TALK, *OF_THE_HOST])
def test_a_long_log_refuses_chat_but_not_moves(action: AnyAction) -> None:
    script = begun(2)
    actor = "host" if action in OF_THE_HOST else "guest"
    script.table.seq = MAX_EVENTS_WITH_CHAT
    assert script.answer(action, actor) == "log_full"
    assert script.answer(Play("mine w1", script.table.game_seq), "guest") == "ok"
    assert script.answer(Resign(1), "guest") == "ok"
    script.table.seq = MAX_EVENTS
    assert script.answer(Play("mine w1", script.table.game_seq), "guest") == "log_full"


def test_spectators_cannot_fill_a_log() -> None:
    script = people(2)
    script.table.seq = MAX_EVENTS_WITH_SPECTATORS
    assert script.answer(Chat("x"), "stranger") == "log_full"
    assert script.answer(Chat("x"), "guest") == "ok"
    assert script.answer(Start(), "host") == "ok"


def test_presence_cannot_fill_a_log() -> None:
    script = begun(2)
    script.table.seq = MAX_EVENTS_WITH_CHAT
    assert upkeep.mark_here(script.table, "guest", "node", script.context()) == []
    assert upkeep.mark_away(script.table, "guest", {""}, script.context()) == []


def test_a_normal_game_is_far_below_the_limits() -> None:
    script = begun(4)
    script.play(10_000)
    assert script.table.status == "over"
    assert 5 * script.table.seq < MAX_EVENTS_WITH_SPECTATORS


# ---------------------------------------------------------------- versions


@pytest.mark.parametrize("kind", VERSIONS)
def test_every_kind_of_event_can_be_applied(kind: str) -> None:
    script = begun(2)
    try:
        apply(script.table, Event(script.table.seq + 1, kind, 0, "", script.now))
    except UnknownEvent as error:
        pytest.fail(str(error))
    except ValueError:
        pass  # most kinds need a text


@pytest.mark.parametrize("kind", ["teleport", "move.2", "move.x", "move.", ""])
def test_events_of_a_newer_version_are_unknown_and_change_nothing(kind: str) -> None:
    script = begun(2)
    before = encode_snapshot(script.table)
    event = Event(script.table.seq + 1, kind, 1, "mine w1", script.now)
    if kind == "move.":
        assert parse_kind(kind) == ("move", 1)
        return
    with pytest.raises(UnknownEvent):
        apply(script.table, event)
    assert encode_snapshot(script.table) == before


def test_upcast_keeps_an_event_of_this_version() -> None:
    event = Event(1, "chat", 0, "hello", 0)
    assert upcast(event) is event


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.json")), ids=lambda file: file.stem)
def test_logs_of_all_versions_can_be_read(file: Path) -> None:
    golden = json.loads(file.read_text("utf-8"))
    events = [Event(*row) for row in golden["log"]]
    table = replay(Table("QK7MPX", BOX), events)
    assert table.game is not None
    assert table.game.position == golden["position"]
    assert table.status == golden["status"]
    assert [seat.owner for seat in table.seats] == golden["owners"]
    assert list(table.clocks.left) == golden["left"]
    assert [[line.seat, line.text] for line in table.chat] == golden["chat"]
    assert {parse_kind(event.kind)[1] for event in events} <= set(VERSIONS.values())


def changed_base_box(folder: Path) -> Box:
    """Return the base box of a later version, in which forests are worth more."""
    text = resources.files("overworld.components").joinpath("base.toml").read_text("utf-8")
    path = folder / "base-2.toml"
    path.write_text(
        text.replace("\nversion = 1", "\nversion = 2").replace("forest = 3", "forest = 9"), "utf-8"
    )
    return load_box(path)


def imported() -> Script:
    played = begun(2)
    played.play(40)
    assert played.table.game is not None
    seats = tuple(SeatOption("here", board=board) for board in played.table.game.colours)
    return Script(Options(seats), record=played.table.record())


def test_a_game_keeps_the_box_with_which_it_began(tmp_path: Path) -> None:
    """Other numbers would change the points of a stored game, or make its moves illegal."""
    newer = changed_base_box(tmp_path)
    script = begun(2)
    script.play(40)
    with pytest.raises(UnknownBox, match=f"no box '{BOX.name}': start it with --also-box"):
        replay(Table("QK7MPX", newer), script.log)
    table = replay(Table("QK7MPX", newer, boxes=(newer, BOX)), script.log)
    assert table.box == BOX
    assert table.record() == script.table.record()
    again = decode_snapshot("QK7MPX", encode_snapshot(table), (newer, BOX))
    assert again is not None
    assert again.box == BOX


def test_an_imported_game_keeps_the_box_of_its_record(tmp_path: Path) -> None:
    newer, script = changed_base_box(tmp_path), imported()
    with pytest.raises(NotationError, match="the tag Box must be"):
        replay(Table("QK7MPX", newer), script.log)
    table = replay(Table("QK7MPX", newer, boxes=(newer, BOX)), script.log)
    assert table.box == BOX
    assert table.record() == script.table.record()


def test_a_lobby_takes_the_new_box(tmp_path: Path) -> None:
    newer = changed_base_box(tmp_path)
    assert replay(Table("QK7MPX", newer), people(2).log).box == newer


FIRST_KINDS = {
    *("away", "back", "bot", "change", "chat", "claim", "create", "extend"),
    *("flag", "here", "join", "kick", "leave", "move", "mute", "offer"),
    *("paint", "pause", "rematch", "rename", "resign", "start", "undo"),
}
"""The kinds of events of the first version. Never add one: later kinds have later logs."""


def test_golden_logs_of_the_first_version_have_all_its_kinds() -> None:
    kinds = {
        row[1] for file in GOLDEN.glob("1-*.json") for row in json.loads(file.read_text())["log"]
    }
    assert kinds >= FIRST_KINDS


def test_golden_logs_have_every_kind() -> None:
    logs = [json.loads(file.read_text("utf-8"))["log"] for file in GOLDEN.glob("*.json")]
    assert {row[1] for log in logs for row in log} >= set(VERSIONS) - {"erase"}


def test_apply_does_not_change_the_given_table() -> None:
    script = begun(4)
    script.play(20)
    before = encode_snapshot(script.table)
    last = replace(script.log[-1], seq=script.table.seq + 1, kind="chat", seat=0, text="x")
    apply(script.table, last)
    assert encode_snapshot(script.table) == before


def test_decide_returns_the_table_that_a_replay_of_its_events_leads_to() -> None:
    """Decide plays the move once, and two decisions about the same table do not mix."""
    script = begun(2)
    before, game = script.table, script.table.game
    assert game is not None
    known, seq = game.copy(), before.game_seq
    moves = ("mine w1", "explore 33")
    decided = [decide(before, Play(move, seq), "guest", script.context()) for move in moves]
    for changes in decided:
        after, again = changes[-1].table, replay(before, [change.event for change in changes])
        assert after.game is not None
        assert again.game is not None
        assert after.game == again.game != known
        assert after.game.history == again.game.history
        assert (after.decider, after.seq, after.clocks) == (again.decider, again.seq, again.clocks)
    assert game == known


def test_a_table_plays_each_move_once(monkeypatch: pytest.MonkeyPatch) -> None:
    script, played, play = begun(2), list[object](), Game.play

    def count(game: Game, move: str | int) -> None:
        played.append(move)
        play(game, move)

    monkeypatch.setattr(Game, "play", count)
    seq = script.table.game_seq
    one = decide(script.table, Play("mine w1", seq), "guest", script.context())
    two = decide(script.table, Play("explore 33", seq), "guest", script.context())
    script.take(one)
    assert played == ["mine w1", "explore 33"]
    assert script.table.game is not two[-1].table.game
