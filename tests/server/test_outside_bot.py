"""The example of a bot for outsiders plays a whole game, through a server's restart."""

from __future__ import annotations

import asyncio
import json
import runpy
import subprocess
import sys
import time
from http import HTTPStatus
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.harness import Person, serving, sqlite_url
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from overworld.server.table.errors import TRANSIENT

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "outside_bot.py"


def test_the_example_bot_plays_a_whole_game(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path)) as server, Person(server) as host:
        code = host.make({"kind": "bot", "bot": "pebble"}, {"kind": "online"})
        token = host.do(code, "token", seat=1, name="Golem")["secret"]
        assert host.do(code, "start")["type"] == "done"
        command = [sys.executable, str(EXAMPLE), server.url, code, token]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
            stop = time.monotonic() + PATIENCE
            while host.table(code)["view"]["turns"] < 4:
                assert time.monotonic() < stop, "no player moves"
                time.sleep(0.05)
            server.kill()
            server.restart()
            printed, _ = bot.communicate()
            assert bot.returncode == 0
        table = host.table(code)
        assert table["info"]["status"] == "over"
        assert table["info"]["seats"][1]["outside_bot"]
        scores, winners = table["view"]["scores"], table["info"]["winners"]
        assert printed == f"scores {scores} winners {winners}\n"


def test_a_bot_with_a_wrong_token_ends_with_an_error(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path)) as server, Person(server) as host:
        code = host.make({"kind": "here"}, {"kind": "online"}, spectators=False)
        for token in ("wrong", "w" * 32):  # a malformed token, and an unknown one
            command = [sys.executable, str(EXAMPLE), server.url, code, token]
            bot = subprocess.run(command, capture_output=True, text=True)
            assert bot.returncode == 1
            assert "token" in bot.stderr


def test_the_example_bot_comes_back_to_a_busy_server() -> None:
    example = runpy.run_path(str(EXAMPLE))
    example["play"].__globals__["pause_after"] = lambda tries: 0.0
    assert set(example["TRANSIENT"]) == TRANSIENT
    refusals, over = [*sorted(TRANSIENT)], {"info": {"status": "over"}, "you": {"seats": [0]}}
    came = []

    def deny_first(connection: ServerConnection, request: Request) -> Response | None:
        came.append(request.path)
        return connection.respond(HTTPStatus.TOO_MANY_REQUESTS, "") if len(came) == 1 else None

    async def answer(connection: ServerConnection) -> None:
        if refusals:
            error = {"type": "error", "code": refusals.pop()}
            await connection.send(json.dumps(error))
            await connection.close(4429)
        else:
            await connection.send(json.dumps({"type": "hello", "seq": 1, **over}))
            await connection.wait_closed()

    async def story() -> None:
        async with serve(answer, "127.0.0.1", 0, process_request=deny_first) as server:
            port = server.sockets[0].getsockname()[1]
            played = example["play"](f"http://127.0.0.1:{port}", "A", "t")
            end = await asyncio.wait_for(played, PATIENCE)
        assert end["info"] == over["info"]

    asyncio.run(story())
    assert len(came) == len(TRANSIENT) + 2
