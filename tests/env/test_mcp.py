"""`overworld mcp`: the tools of one game, and a real client that plays it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters, stdio_client

from overworld import Game, Termination, load_box
from overworld.bots import BOTS, BotError
from overworld.cli import agent_game
from overworld.cli.agent_game import AgentGame, ToolRefused
from overworld.cli.main import main
from overworld.cli.mcp_server import RULES, new_server
from overworld.env.text import ANSWER_LIMIT, AnswerError
from overworld.play.undo import UndoRefused

COMMAND = [sys.executable, "-m", "overworld", "mcp"]


@pytest.fixture
def table(tmp_path: Path) -> AgentGame:
    return AgentGame(tmp_path / "games", load_box())


def finish(table: AgentGame) -> str:
    """Play the first legal move until the game is over, and return the last answer."""
    told = ""
    for _ in range(2_000):
        told = table.play("1")
        if "RESULT" in told:
            return told
    pytest.fail("the game does not end")


# ---------------------------------------------------------------- the tools


@pytest.mark.parametrize("seats", [["me", "random"], ["random", "me", "pebble"], ["me"] * 4])
def test_a_game_ends_with_a_result_and_a_record(
    table: AgentGame, seats: list[str], tmp_path: Path
) -> None:
    assert "LEGAL MOVES\n1. mine" in table.new_game(seats, "7")
    told = finish(table)
    colours = ("red", "blue", "yellow", "green")[: len(seats)]
    result = told.partition("RESULT (finished)\n")[2].splitlines()
    assert [line.partition(":")[0] for line in result] == [
        f"{colour} ({seat})" for colour, seat in zip(colours, seats, strict=True)
    ]
    assert table.save("first_game") == f"saved as {tmp_path / 'games' / 'first_game.ogn'}"
    game = Game.from_record((tmp_path / "games" / "first_game.ogn").read_text("utf-8"))
    assert (game.over, game.names) == (True, seats)
    assert [f"{xp} XP" in line for xp, line in zip(game.scores, result, strict=True)] == [
        True for _ in seats
    ]


def test_the_same_deal_gives_the_same_game(table: AgentGame) -> None:
    told = [[table.new_game(["me", "random"], "7"), finish(table)] for _ in range(2)]
    assert told[0] == told[1]
    assert table.new_game(deal="8") != told[0][0]
    assert table.new_game() != table.new_game()


def test_each_tool_answers(table: AgentGame) -> None:
    begun = table.new_game(["me", "pebble"], "7")
    assert table.look() in begun
    assert table.legal_moves() in begun
    assert table.why_not("explore 11").startswith("explore 11: ")
    assert table.why_not("1") == "mine w1 is legal: takes sand"
    assert table.odds("mine w1") == "mine w1: no chance is involved"
    assert table.rules().startswith("Builders & Biomes")
    assert "red takes" in table.play("mine w1").partition("POSITION")[0]
    for told in (begun, table.look()):
        assert "End your answer" not in told
    assert begun.endswith('Choose one legal move, and call play with it, such as "mine w1".')
    for tool in (table.play, table.why_not):
        with pytest.raises(
            AnswerError, match='call with one move such as "mine w1", or its number'
        ):
            tool("nonsense")
    with pytest.raises(AnswerError, match=r"no move in 'nonsense'; ask with a cell such as c3"):
        table.odds("nonsense")
    assert table.undo().startswith("The last move is taken back.\n\nPOSITION\nturn 1")
    with pytest.raises(UndoRefused, match="nothing"):
        table.undo()


def test_events_have_the_ids_of_the_position(table: AgentGame) -> None:
    box, named = load_box(), {"Revealed": 0, "builds": 0}
    known = {*box.weapon_ids, *(tile.id for tile in box.tiles)}
    told = table.new_game(["me", "pebble"], "7")
    for _ in range(2_000):
        events = told.partition("POSITION")[0]
        for verb, name in re.findall(r"(Revealed|builds): (.+?) \(", events):
            assert name in known
            named[verb] += 1
        if "RESULT" in told:
            break
        told = table.play("1")
    assert all(named.values())


def test_bots_play_before_and_after_the_agent(table: AgentGame) -> None:
    begun = table.new_game(["pebble", "me"], "first 4")
    mover = re.search(r"turn (\d+), blue to move", begun)
    assert mover is not None, "the agent is asked in either order"
    assert (mover[1] == "2") == ("EVENTS" in begun)


# ---------------------------------------------------------------- bad input


def test_every_tool_but_the_rules_needs_a_game(table: AgentGame) -> None:
    assert table.rules()
    for call in (table.look, table.legal_moves, table.undo):
        with pytest.raises(ToolRefused, match="there is no game: call new_game first"):
            call()
    for ask in (table.why_not, table.odds, table.play, table.save):
        with pytest.raises(ToolRefused, match="there is no game: call new_game first"):
            ask("1")


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ([], "seats must have 2 to 4 entries, got 0"),
        (["me"] * 5, "seats must have 2 to 4 entries, got 5"),
        (["pebble", "pebble"], 'seats must have "me" at least once'),
        (["me", "examples/hoarder.py:Hoarder"], 'a seat must be "me" or one of random, pebble'),
        (["me", "os.path:join"], 'a seat must be "me" or one of'),
        (["me", "weights.npz@policy"], 'a seat must be "me" or one of'),
        (["me", "pebble?weights=1"], 'a seat must be "me" or one of'),
        (["me", "flint@20001sims"], "flint@20001sims: at most 20000sims or 10000ms"),
        (["me", "flint@10001ms"], "flint@10001ms: at most 20000sims or 10000ms"),
        (["me", "x" * 201], "a seat must have at most 200 characters, got 201"),
        (["me", ""], "bot spec must be"),
    ],
)
def test_bad_seats_are_refused(table: AgentGame, seats: list[str], reason: str) -> None:
    with pytest.raises((ToolRefused, BotError), match=re.escape(reason)):
        table.new_game(seats)
    with pytest.raises(ToolRefused, match="no game"):
        table.look()


def test_a_refused_new_game_keeps_the_old_one(table: AgentGame) -> None:
    table.new_game(deal="7")
    before = table.look()
    with pytest.raises(ToolRefused, match="deal must have at most 200 characters, got 201"):
        table.new_game(deal="x" * 201)
    assert table.look() == before


def test_a_refused_move_changes_nothing(table: AgentGame) -> None:
    table.new_game(deal="7")
    before = table.look()
    for move in ("", "explore 11", "tile c3 creeper-sand", "9" * 100_000, "x" * ANSWER_LIMIT * 2):
        with pytest.raises(AnswerError):
            table.play(move)
    assert table.look() == before


@pytest.mark.parametrize("name", ["", "../up", "a/b", "a.ogn", "x" * 61, "-x", "a\n", "ä"])
def test_a_record_is_saved_only_under_a_plain_name(
    table: AgentGame, name: str, tmp_path: Path
) -> None:
    table.new_game(deal="7")
    with pytest.raises(ToolRefused, match="name must have 1 to 60 letters"):
        table.save(name)
    assert [*tmp_path.rglob("*.ogn")] == []


def test_a_record_never_replaces_a_file(table: AgentGame, tmp_path: Path) -> None:
    table.new_game(deal="7")
    table.save("game")
    table.play("1")
    with pytest.raises(ToolRefused, match=r"game\.ogn exists already: choose another name"):
        table.save("game")
    (tmp_path / "file").write_text("", "utf-8")
    blocked = AgentGame(tmp_path / "file", load_box())
    blocked.new_game(deal="7")
    with pytest.raises(ToolRefused, match=r"game\.ogn: "):
        blocked.save("game")


def test_a_game_of_too_many_turns_is_stopped(
    table: AgentGame, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(agent_game, "TURN_LIMIT", 4)
    table.new_game(["me", "random"], "7")
    assert "RESULT (truncated)\n" in finish(table)
    with pytest.raises(ToolRefused, match="the game is over"):
        table.play("1")
    table.save("stopped")
    outcome = Game.from_record((tmp_path / "games" / "stopped.ogn").read_text("utf-8")).outcome()
    assert outcome is not None
    assert (outcome.termination, outcome.winners) == (Termination.TRUNCATED, ())


# ---------------------------------------------------------------- the protocol


def test_the_server_offers_the_tools_and_reports_refusals(table: AgentGame) -> None:
    async def talk() -> None:
        async with Client(new_server(table)) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            assert {*tools} == {
                *("rules", "new_game", "look", "legal_moves", "why_not", "odds"),
                *("play", "undo", "save"),
            }
            assert all(tool.description for tool in tools.values())
            assert all(bot in str(tools["new_game"].description) for bot in BOTS)
            for name, arguments, reason in (
                ("look", {}, "there is no game: call new_game first"),
                ("play", {}, "move"),
                ("play", {"move": 1}, "move"),
                ("new_game", {"seats": "me"}, "seats"),
                ("new_game", {"seats": ["me", "nobody"]}, "a seat must be"),
                ("dance", {}, "dance"),
            ):
                found: Any = await client.call_tool(name, arguments)
                assert found.is_error, name
                assert reason in found.content[0].text
                assert "Traceback" not in found.content[0].text

    asyncio.run(talk())


def test_without_the_extra_the_command_names_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "mcp", None)
    assert main(["mcp"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), "overworld[mcp]" in told.err) == ("", 1, True)


@pytest.mark.process
def test_a_client_plays_a_whole_game_against_pebble_over_stdio(tmp_path: Path) -> None:
    """The client builds when it can, so the game has all kinds of moves and ends early."""

    async def play() -> tuple[str, str]:
        server = StdioServerParameters(
            command=COMMAND[0], args=[*COMMAND[1:], "--out", str(tmp_path)], env=dict(os.environ)
        )
        async with Client(stdio_client(server)) as client:

            async def call(tool: str, **arguments: object) -> str:
                found: Any = await client.call_tool(tool, arguments)
                text = str(found.content[0].text)
                assert not found.is_error, text
                return text

            rules: Any = await client.read_resource(RULES)
            assert rules.contents[0].text == await call("rules")
            told, refused = await call("new_game", seats=["me", "pebble"], deal="7"), 0
            for step in range(500):
                if "RESULT" in told:
                    await call("save", name="game")
                    return told, str(refused)
                lines = re.findall(r"^(\d+)[-\d]*\. (\w+)", told, re.M)
                build = [number for number, verb in lines if verb in ("build", "score")]
                if step == 3:
                    found: Any = await client.call_tool("play", {"move": "explore 99"})
                    refused += int(found.is_error)
                told = await call("play", move=(build or [lines[0][0]])[0])
        raise AssertionError("the game does not end")

    told, refused = asyncio.run(play())
    game = Game.from_record((tmp_path / "game.ogn").read_text("utf-8"))
    assert (game.over, game.names, refused) == (True, ["me", "pebble"], "1")
    for colour, seat, xp in zip(game.colours, game.names, game.scores, strict=True):
        assert f"{colour} ({seat}): {xp} XP" in told


@pytest.mark.process
def test_ctrl_c_and_the_end_of_input_stop_the_server_quietly() -> None:
    ended = subprocess.run(COMMAND, input="", capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write('{"jsonrpc": "2.0", "id": 1, "method": "ping"}\n')
        server.stdin.flush()
        assert server.stdout.readline().startswith('{"jsonrpc":"2.0","id":1')
        server.send_signal(signal.SIGINT)
        assert server.wait() == 130
        assert server.communicate() == ("", "")
