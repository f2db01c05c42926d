"""Several nodes behind one port: the choice of a node for a connection, and the death of nodes."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.patience import PATIENCE, wait_until
from tests.server.harness import Person, Server, reserve_ports, serving, sqlite_url
from tests.server.players import ONLINE, children, games
from tests.server.stores import execute

from overworld.cli.main import main
from overworld.components import load_box
from overworld.server import StartError
from overworld.server.http.load_balancer import LoadBalancer, choose_node, code_in
from overworld.server.hub.hub import new_code
from overworld.server.processes import _run_node, _Supervisor
from overworld.server.settings import Settings
from overworld.server.store.postgres_sql import NODES

CODES = [new_code() for _ in range(3000)]


def test_each_table_has_one_node_and_nodes_have_similar_shares() -> None:
    shares = Counter(choose_node(code, [0, 1, 2]) for code in CODES)
    assert set(shares) == {0, 1, 2}
    assert min(shares.values()) > 800


def test_removing_a_node_moves_only_its_tables() -> None:
    for code in CODES:
        before, after = choose_node(code, [0, 1, 2]), choose_node(code, [0, 2])
        assert after == before or before == 1


@pytest.mark.parametrize(
    ("head", "code"),
    [
        (b"GET /api/1/tables/QK7MPX HTTP/1.1\r\n", "QK7MPX"),
        (b"GET /api/1/tables/qk7-mpx/socket?after=0 HTTP/1.1\r\n", "QK7MPX"),
        (b"POST /api/1/tables/QK7%20MPX/actions HTTP/1.1\r\n", "QK7MPX"),
        (b"GET /t/QK7MPX HTTP/1.1\r\n", "QK7MPX"),
        (b"POST /api/1/tables HTTP/1.1\r\n", None),
        (b"GET / HTTP/1.1\r\n", None),
        (b"GET /api/1/tables/QK", None),
        (b"\x16\x03\x01\x00\xff\xfe", None),
        (b"GET /api/1/tables/%ff%ff/socket HTTP/1.1", None),
    ],
)
def test_the_first_bytes_of_a_request_name_its_table(head: bytes, code: str | None) -> None:
    assert code_in(head) == code


@asynccontextmanager
async def load_balancer(
    timeout: float = PATIENCE, open_files: int | None = None, **settings: Any
) -> AsyncIterator[tuple[LoadBalancer, int, list[socket.socket]]]:
    """Yield a load balancer with two nodes that only receive connections."""
    listener = socket.create_server(("127.0.0.1", 0))
    found = LoadBalancer(
        listener, Settings("x", request_timeout=int(timeout * 1000), **settings), open_files
    )
    channels = []
    for node in range(2):
        ours, theirs = socket.socketpair()
        theirs.setblocking(False)
        ours.setblocking(False)
        found.add(node, ours)
        channels += [ours, theirs]
    task = asyncio.create_task(found.run())
    try:
        yield found, listener.getsockname()[1], channels[1::2]
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        for one in (listener, *channels):
            one.close()


async def handed(channels: list[socket.socket]) -> tuple[int, socket.socket]:
    """Return the node that gets the next connection, and the connection."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for node, channel in enumerate(channels):
                try:
                    _, files, _, _ = socket.recv_fds(channel, 1, 1)
                except BlockingIOError:
                    continue
                return node, socket.socket(fileno=files[0])
            await asyncio.sleep(0.005)


def test_connections_of_a_table_reach_its_node_with_all_their_bytes() -> None:
    async def story() -> None:
        async with load_balancer() as (_, port, channels):
            for code in CODES[:10]:
                for path in ("", "/socket", "/record"):
                    request = f"GET /api/1/tables/{code}{path} HTTP/1.1\r\n\r\n".encode()
                    with socket.create_connection(("127.0.0.1", port)) as client:
                        client.sendall(request)
                        node, connection = await handed(channels)
                        with connection:
                            assert node == choose_node(code, [0, 1])
                            assert connection.recv(1000) == request
                            assert connection.getpeername() == client.getsockname()

    asyncio.run(story())


def test_other_connections_take_turns() -> None:
    async def story() -> None:
        async with load_balancer() as (_, port, channels):
            with silent(port, 2):
                nodes = []
                for _ in range(4):
                    with socket.create_connection(("127.0.0.1", port)) as client:
                        client.sendall(b"GET / HTTP/1.1\r\n\r\n")
                        node, connection = await handed(channels)
                        connection.close()
                        nodes.append(node)
                assert sorted(nodes) == [0, 0, 1, 1]

    asyncio.run(story())


def test_silent_connections_are_ended() -> None:
    async def story() -> None:
        async with load_balancer(timeout=0.3) as (_, port, _):
            with silent(port, 2) as client:
                assert await is_ended(client)

    asyncio.run(story())


def silent(port: int, number: int) -> socket.socket:
    """Open a connection from the address 127.0.0.NUMBER without sending anything."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (f"127.0.0.{number}", 0))


async def is_ended(connection: socket.socket) -> bool:
    """Wait until the server closes a silent connection."""
    with suppress(ConnectionResetError):
        return await asyncio.to_thread(connection.recv, 1) == b""
    return True


async def is_served(channels: list[socket.socket], port: int, number: int) -> bool:
    """Return whether a request of the address 127.0.0.NUMBER reaches a node."""
    with silent(port, number) as client:
        client.sendall(b"GET / HTTP/1.1\r\n\r\n")
        _, connection = await handed(channels)
        with connection:
            return bool(connection.getpeername() == client.getsockname())


def test_silent_connections_of_an_address_are_bounded() -> None:
    async def story() -> None:
        async with load_balancer(connections_per_address=3) as (found, port, channels):
            with ExitStack() as held:
                of_two = [held.enter_context(silent(port, 2)) for _ in range(8)]
                of_three = [held.enter_context(silent(port, 3)) for _ in range(3)]
                for connection in of_two[:5]:
                    assert await is_ended(connection), "the oldest have to go"
                assert await is_served(channels, port, 4)
                assert await is_served(channels, port, 2), "also behind that address"
                assert found.pending <= 6
                for connection in (*of_two[6:], *of_three):
                    connection.sendall(b"GET / HTTP/1.1\r\n\r\n")
                    _, taken = await handed(channels)
                    taken.close()

    asyncio.run(story())


def test_connections_of_a_trusted_proxy_are_not_counted_by_address() -> None:
    async def story() -> None:
        trusted = ("127.0.0.0/8",)
        bounds = load_balancer(connections_per_address=1, trusted_proxies=trusted)
        async with bounds as (found, port, channels):
            with ExitStack() as held:
                several = [held.enter_context(silent(port, 2)) for _ in range(5)]
                assert await is_served(channels, port, 2)
                assert found.pending == 5
                for connection in several:
                    connection.sendall(b"GET / HTTP/1.1\r\n\r\n")
                    _, taken = await handed(channels)
                    taken.close()

    asyncio.run(story())


def test_all_silent_connections_together_leave_files_for_others() -> None:
    async def story() -> None:
        async with load_balancer(open_files=132) as (found, port, channels):
            with ExitStack() as held:
                several = [held.enter_context(silent(port, number)) for number in range(2, 12)]
                for connection in several[:6]:
                    assert await is_ended(connection)
                assert await is_served(channels, port, 20)
                assert found.pending <= 4

    asyncio.run(story())


def test_a_dead_node_gets_no_connections() -> None:
    async def story() -> None:
        async with load_balancer() as (_, port, channels):
            channels[0].close()
            for code in CODES[:8]:
                with socket.create_connection(("127.0.0.1", port)) as client:
                    client.sendall(f"GET /t/{code} HTTP/1.1\r\n\r\n".encode())
                    node, connection = await handed(channels[1:])
                    connection.close()
                    assert node == 0

    asyncio.run(story())


def test_several_processes_refuse_sqlite(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--processes", "2", "--database", sqlite_url(tmp_path)]) == 2
    err = capsys.readouterr().err
    assert "need PostgreSQL" in err
    assert err.count("\n") == 1


# ---------------------------------------------------------------- real nodes


def nodes_of(server: Server) -> list[int]:
    """Return the processes of the nodes: the children of the load balancer."""
    return sorted(children(server))


def test_a_reserved_port_is_only_free_for_a_server() -> None:
    first, second = reserve_ports(2)
    with first, second, socket.socket() as other:
        address = second.getsockname()
        assert address == ("127.0.0.1", first.getsockname()[1] + 1)
        with pytest.raises(OSError, match="in use"):
            other.bind(address)
        for _ in range(2):  # a node may be restarted
            socket.create_server(address).close()


def test_games_continue_when_nodes_die_behind_one_port(postgres_url: str) -> None:
    tables = [[ONLINE, ONLINE] for _ in range(4)]
    with serving(postgres_url, "--processes", "2") as server:
        with games([server], tables, pace=0.05) as played:

            async def story() -> None:
                async with played.played():
                    await played.more(20)
                    # All clients of a table reach one node; its creator may be another one.
                    held = "SELECT DISTINCT cardinality(holders) FROM tables"
                    await played.until(lambda: execute(postgres_url, held) == [(1,)])
                    # A node may fail while it starts, so wait until both listen to the database.
                    await played.until(lambda: len(execute(postgres_url, NODES)) == 2)
                    before = nodes_of(server)
                    assert len(before) == 2
                    for pid in before:
                        replaced = partial(
                            has_new_node, postgres_url, {*execute(postgres_url, NODES)}
                        )
                        os.kill(pid, signal.SIGKILL)
                        await played.more(10)
                        await played.until(replaced)
                    assert not set(before) & set(nodes_of(server))
                    await played.more(20)
                    await played.come_to_rest()
                    await asyncio.to_thread(played.check, postgres_url, server)

            asyncio.run(story())
        workers = nodes_of(server)
    assert server.process.returncode == 0
    gone(workers)


def has_new_node(database: str, names: set[tuple[str, ...]]) -> bool:
    """Return whether two nodes listen to the database, and not the same two as before."""
    now = {*execute(database, NODES)}
    return len(now) == 2 and now != names


def gone(pids: list[int]) -> None:
    """Wait until processes have ended."""
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))


SHORT_LIVED_PARENT = """
import multiprocessing, os, socket, sys
from overworld import load_box
from overworld.server.processes import _run_node
from overworld.server.settings import Settings

database, end = sys.argv[1:]
ours, theirs = socket.socketpair()
given = Settings(database=database), (load_box(),), False, theirs, None
node = multiprocessing.get_context("spawn").Process(target=_run_node, args=given)
node.start()
theirs.close()
assert ours.recv(1, socket.MSG_PEEK) == b"r"
print(node.pid, flush=True)
if end == "dies":  # the node's message is then unread, so that the channel ends with an error
    os._exit(0)
ours.recv(1)
ours.close()
node.join()
"""


@pytest.mark.parametrize("end", ["dies", "hangs up"])
def test_a_node_stops_with_its_parent_and_with_its_channel(end: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", SHORT_LIVED_PARENT, sqlite_url(tmp_path), end]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        node = int(parent.stdout.readline())
        try:
            gone([node])
        finally:
            with suppress(ProcessLookupError):
                os.kill(node, signal.SIGKILL)


def test_stopping_while_a_node_starts_stops_the_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, starting, told = SpawnProcess.start, threading.Event(), threading.Event()
    nodes: list[SpawnProcess] = []

    def started(self: SpawnProcess) -> None:
        starting.set()
        assert told.wait(PATIENCE)
        start(self)
        nodes.append(self)

    async def story() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            settings = Settings(database=sqlite_url(tmp_path))
            run_node = partial(_run_node, settings, (load_box(),), False)
            supervisor = _Supervisor(LoadBalancer(listener, settings), run_node)
            running = asyncio.create_task(supervisor.run(1))
            await asyncio.to_thread(starting.wait)
            os.kill(os.getpid(), signal.SIGTERM)
            await asyncio.sleep(0.1)
            told.set()
            with pytest.raises(StartError):  # no node has served
                await running

    monkeypatch.setattr(SpawnProcess, "start", started)
    asyncio.run(story())
    assert [node.exitcode for node in nodes] == [-signal.SIGTERM]


def test_killing_the_parent_stops_its_nodes(postgres_url: str) -> None:
    server = Server(postgres_url, "--processes", "2")
    with Person(server) as ada:
        ada.make({"kind": "here"}, {"kind": "here"})
    assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200
    nodes = nodes_of(server)
    server.kill()
    gone(nodes)
