"""Games survive failures of servers, bots, disks and clients, all with real processes."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.harness import Person, Server, Socket, serving
from tests.server.players import ONLINE, bot, child_of, games
from tests.server.stores import execute
from websockets.exceptions import ConnectionClosed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite3'}") as found:
        yield found


def begun(people: Sequence[Person], *more: dict[str, str], **options: Any) -> str:
    """Make a table, start its game and return its code."""
    code = people[0].make({"kind": "here"}, *(ONLINE for _ in people[1:]), *more, **options)
    for seat, person in enumerate(people[1:], start=1):
        assert person.do(code, "join", seat=seat)["type"] == "done"
    assert people[0].do(code, "start")["type"] == "done"
    return code


def decision(socket: Socket) -> dict[str, Any]:
    """Return a legal decision."""
    assert socket.view is not None
    return {"move": socket.view["legal"][0]["text"], "expected": socket.game_seq}


async def mover_of(sockets: Sequence[Socket]) -> Socket:
    """Return the socket of the player to move."""
    seq = max(one.seq for one in sockets)
    for one in sockets:
        await one.until(lambda s: s.seq >= seq)
    assert sockets[0].view is not None
    turn = sockets[0].view["decider"]
    return next(one for one in sockets if turn in one.you["seats"])


async def close_code(socket: Socket) -> int | None:
    """Return the code with which the server closed a socket."""
    with suppress(ConnectionClosed):
        while True:
            await socket.receive()
    return socket.connection.close_code


# ---------------------------------------------------------------- at the same instant


def test_two_devices_of_one_seat_make_one_move(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben:
        code = begun([ada, ben])

        async def story() -> None:
            async with AsyncExitStack() as stack:
                first, second = [
                    (
                        await stack.enter_async_context(person.socket(code)),
                        await stack.enter_async_context(person.socket(code)),
                    )
                    for person in (ada, ben)
                ]
                for _ in range(10):
                    mover = await mover_of([first[0], second[0]])
                    one, other = first if mover is first[0] else second
                    await other.until(lambda s, seq=one.seq: s.seq >= seq)
                    answers = await asyncio.gather(
                        one.do("play", **decision(one)), other.do("play", **decision(one))
                    )
                    kinds = sorted(answer.get("code", "done") for answer in answers)
                    assert kinds == ["done", "stale"]

        asyncio.run(story())
        moves = execute(server.database, "SELECT count(*) FROM events WHERE kind = 'move'")
        assert moves == [(10,)]


def test_a_double_click_makes_one_move_and_gets_two_answers(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben:
        code = begun([ada, ben])

        async def story() -> None:
            async with ada.socket(code) as one, ben.socket(code) as two:
                mover = await mover_of([one, two])
                person = ada if mover is one else ben
                async with person.socket(code) as again:
                    move = decision(mover)
                    answers = await asyncio.gather(
                        mover.do("play", id="click", **move), again.do("play", id="click", **move)
                    )
                    assert [answer["type"] for answer in answers] == ["done", "done"]
                    assert answers[0]["seq"] == answers[1]["seq"]
                    answer = await mover.do("play", id="click", **move)
                    assert answer["type"] == "done"
                    assert answer["seq"] == answers[0]["seq"]

        asyncio.run(story())
        assert [entry["text"] for entry in log_of(server.database, code, "move")] != []
        assert len(log_of(server.database, code, "move")) == 1


def log_of(database: str, code: str, kind: str) -> list[dict[str, Any]]:
    """Return the events of a kind."""
    rows = execute(
        database,
        f"SELECT seq, seat, text, at FROM events WHERE kind = '{kind}' AND table_id = "
        f"(SELECT id FROM tables WHERE code = '{code}') ORDER BY seq",
    )
    return [dict(zip(("seq", "seat", "text", "at"), row, strict=True)) for row in rows]


# ---------------------------------------------------------------- processes that end


def test_acknowledged_moves_survive_kills_under_load(sqlite_url: str) -> None:
    tables = [
        [ONLINE, ONLINE],
        [ONLINE, ONLINE, ONLINE, ONLINE],
        [ONLINE, bot("pebble")],
        [ONLINE, ONLINE, bot("pebble")],
    ]
    with serving(sqlite_url) as server, games([server], tables, pace=0.03) as played:
        rng = random.Random(7)

        async def story() -> None:
            async with played.played():
                for _ in range(2):
                    await played.more(40 + rng.randrange(20))
                    await asyncio.to_thread(server.kill)
                    await asyncio.to_thread(server.restart)
                await played.more(20)
                await played.come_to_rest()
                await asyncio.to_thread(played.check, sqlite_url, server)

        asyncio.run(story())
        assert played.acknowledged > 90
        assert execute(sqlite_url, "PRAGMA integrity_check") == [("ok",)]
        assert sum(player.retries for player in played.players) >= 1


def test_a_dead_bot_process_is_replaced(server: Server) -> None:
    with Person(server) as ada:
        code = begun([ada], bot("obsidian"))

        async def story() -> None:
            async with ada.socket(code) as socket:
                for _ in range(2):
                    while socket.view is None or 0 in [socket.view["decider"]]:
                        assert (await socket.do("play", **decision(socket)))["type"] == "done"
                    seq = socket.game_seq
                    os.kill(await child_of(server), signal.SIGKILL)
                    await socket.until(lambda s, seq=seq: s.game_seq > seq)

        asyncio.run(story())


def test_a_killed_server_leaves_no_processes_and_answers_later(sqlite_url: str) -> None:
    with serving(sqlite_url) as server, Person(server) as ada, Person(server) as ben:
        code = begun([ada, ben])
        begun([ada], bot("obsidian"), first=1)

        async def story() -> None:
            worker = await child_of(server)
            async with ada.socket(code) as one, ben.socket(code) as two:
                mover = await mover_of([one, two])
                move = decision(mover)
                await mover.send("play", id="lost", **move)
                while not log_of(sqlite_url, code, "move"):
                    await asyncio.sleep(0.001)
                server.process.kill()
            await asyncio.to_thread(server.kill)
            async with asyncio.timeout(PATIENCE):
                while Path(f"/proc/{worker}").exists():
                    await asyncio.sleep(0.05)
            await asyncio.to_thread(server.restart)
            person = ada if mover is one else ben
            async with person.socket(code) as again:
                answer = await again.do("play", id="lost", **move)
                assert answer["type"] == "done"
                assert answer["seq"] == log_of(sqlite_url, code, "move")[0]["seq"]

        asyncio.run(story())
        assert len(log_of(sqlite_url, code, "move")) == 1


def test_a_stopping_server_closes_sockets_with_a_reason(sqlite_url: str) -> None:
    tables = [[ONLINE, ONLINE], [ONLINE, bot("obsidian")]]
    server = Server(sqlite_url)
    try:
        with games([server], tables) as played:

            async def story() -> None:
                watchers = [played.people[0].socket(code) for code in played.codes]
                async with played.played(), AsyncExitStack() as stack:
                    for watcher in watchers:
                        await stack.enter_async_context(watcher)
                    await played.more(20)
                    log = await asyncio.to_thread(server.stop)
                    assert server.process.returncode == 0
                    assert log == ""
                    for watcher in watchers:
                        assert await close_code(watcher) == 1012
                    await asyncio.to_thread(server.restart)
                    await played.more(10)
                    await played.come_to_rest()
                    await asyncio.to_thread(played.check, sqlite_url, server)

            asyncio.run(story())
    finally:
        server.stop()


# ---------------------------------------------------------------- disks


@contextmanager
def full_disk(server: Server, folder: Path) -> Iterator[None]:
    """Fill the disk completely."""
    ballast = folder / "ballast"
    with open(ballast, "wb", buffering=0) as file, suppress(OSError):
        while file.write(b"\0" * 4096):
            pass
    yield
    ballast.unlink()


@contextmanager
def failing_disk(server: Server, folder: Path) -> Iterator[None]:
    """Let no file on the disk become longer."""
    sizes = [file.stat().st_size for file in folder.iterdir()]
    limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (min(sizes), limits[1]))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Yield a folder on a disk of eight megabytes."""
    command = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(tmp_path)]
    mounted = subprocess.run(command, capture_output=True, text=True)
    if mounted.returncode:
        assert "permi" in mounted.stderr or "superuser" in mounted.stderr, mounted.stderr
        pytest.skip(f"nothing can be mounted here: {mounted.stderr.strip()}")
    yield tmp_path
    subprocess.run(["umount", "--lazy", str(tmp_path)], check=True)


def test_a_server_with_a_full_disk_refuses_moves_until_there_is_room(small_disk: Path) -> None:
    refuses_and_recovers(small_disk, full_disk)


def test_a_server_with_a_failing_disk_refuses_moves_until_it_works(tmp_path: Path) -> None:
    refuses_and_recovers(tmp_path, failing_disk)


def health(server: Server) -> int:
    return httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code


def refuses_and_recovers(folder: Path, failure: Any) -> None:
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    tables = [[ONLINE, ONLINE], [ONLINE, bot("pebble")]]
    with serving(database) as server, games([server], tables) as played:

        async def story() -> None:
            async with played.played():
                await played.more(20)
                with failure(server, folder):
                    await played.until(lambda: any(p.refusals for p in played.at(played.codes[0])))
                    # The server asks the store at most once per second.
                    await played.until(lambda: health(server) == 503)
                await played.more(20)
                await played.come_to_rest()
                await asyncio.to_thread(played.check, database, server)

        asyncio.run(story())
        assert {code for player in played.players for code in player.refusals} == {"unavailable"}
        assert health(server) == 200
        assert execute(database, "PRAGMA integrity_check") == [("ok",)]


# ---------------------------------------------------------------- clocks


def remaining(table: dict[str, Any]) -> int:
    """Return the milliseconds that the first player has left."""
    clocks = table["clocks"]
    left: int = clocks["left"][0]
    return left - (table["now"] - clocks["since"]) if clocks["running"] == 0 else left


def test_no_clock_is_charged_for_an_outage(sqlite_url: str) -> None:
    """The bank pays for at most the time in which the server ran, whenever it was killed.

    Other moments of an outage are in test_node_upkeep.py, with a clock that the test sets.
    """
    clock = {"mode": "bank", "bank": 3600, "increment": 0}
    with serving(sqlite_url) as server, Person(server) as ada:
        code = begun([ada], bot("pebble"), clock=clock, first=0)
        before = ada.table(code)
        server.kill()
        died = time.time()
        time.sleep(3)  # the outage itself
        outage = 1000 * (time.time() - died)
        server.restart()
        move = before["view"]["legal"][0]["text"]
        done = ada.do(code, "play", move=move, expected=before["game_seq"])
        assert done["type"] == "done", done
        after = ada.table(code)
        charged = remaining(before) - remaining(after)
        assert charged <= after["now"] - before["now"] - outage


# ---------------------------------------------------------------- sockets


VANISHING = """
import asyncio, sys
from websockets.asyncio.client import connect

async def main():
    url, cookie, origin = sys.argv[1:]
    headers = {"Cookie": cookie, "Origin": origin}
    async with connect(url, additional_headers=headers) as connection:
        await connection.recv()
        print("here", flush=True)
        async for _ in connection:
            pass

asyncio.run(main())
"""


def test_no_player_waits_for_a_client_that_does_not_read(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben, Person(server) as cyd:
        code = begun([ada, ben, cyd])
        url = f"{server.url.replace('http', 'ws', 1)}/api/1/tables/{code}/socket"
        command = [sys.executable, "-c", VANISHING, url, cyd.cookie, server.url]

        async def story(vanishing: subprocess.Popen[str]) -> None:
            async with ada.socket(code) as well:
                deaf = await deaf_client(server, ben, code)
                try:
                    seen = await flood(well, vanishing)
                finally:
                    deaf.close()
                # A client that could not keep up comes back and gets everything.
                async with ben.socket(code) as again:
                    assert again.seq >= seen
                    assert again.hash == well.hash

        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as vanishing:
            try:
                assert vanishing.stdout is not None
                assert vanishing.stdout.readline() == "here\n"
                asyncio.run(story(vanishing))
            finally:
                vanishing.kill()


async def deaf_client(server: Server, person: Person, code: str) -> socket.socket:
    """Return a socket that its client never reads from."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    request = (
        f"GET /api/1/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: {server.url}\r\n"
        f"Cookie: {person.cookie}\r\n\r\n"
    )
    line.sendall(request.encode())
    return line


async def flood(well: Socket, vanishing: subprocess.Popen[str]) -> int:
    """Chat a lot while two clients do not read; wait until both count as away."""

    def present(seat: int) -> bool:
        return well.info["seats"][seat].get("away_since") is None

    await well.until(lambda s: s.seq >= 6 and present(1) and present(2))
    os.kill(vanishing.pid, signal.SIGSTOP)
    for number in range(1500):
        answer = await well.do("chat", text=f"{number} " + "\N{LARGE BROWN SQUARE}" * 290)
        assert answer["type"] == "done"
    for seat in (1, 2):
        await well.until(lambda s, seat=seat: not present(seat))
    return well.seq
