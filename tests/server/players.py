"""Clients that continue to play when their servers fail, and remember all messages."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE
from tests.server.harness import Person, Server
from tests.server.stores import execute
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from overworld.server.table.codes import hash_secret

HERE, ONLINE = {"kind": "here"}, {"kind": "online"}
LOST = (OSError, WebSocketException, TimeoutError, EOFError)
"""Exceptions that a client raises when its server has gone."""


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "bot": level}


def children(server: Server) -> list[int]:
    """Return the processes in which the bots of a server search."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server.process.pid and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
        except (FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
            continue
    return found


async def child_of(*servers: Server) -> int:
    """Wait for a process in which a bot searches, and return it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for server in servers:
                for found in await asyncio.to_thread(children, server):
                    return found
            await asyncio.sleep(0.01)


class Player:
    """A client at a table that plays random legal decisions, as a page would send them."""

    def __init__(self, person: Person, code: str, urls: Sequence[str], pace: float = 0.02) -> None:
        self.code = code
        self.urls = list(urls)
        self.owner = hash_secret(person.http.cookies["overworld"])
        self.seq = 0
        self.game_seq = 0
        self.info: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.clocks: dict[str, Any] = {}
        self.seats: list[int] = []
        self.acknowledged: dict[str, int] = {}
        self.told: dict[int, tuple[str, int | None, str]] = {}
        self.refusals: list[str] = []
        self.retries = 0
        self.resumed = 0
        self.playing = True
        self._cookie = person.cookie
        self._pace = pace
        self._random = random.Random(code)
        self._pending: dict[str, Any] | None = None
        self._known = 0
        self._number = 0

    async def run(self) -> None:
        """Plays until the game is over, again and again on a new socket."""
        while not (self.over and self.idle):
            try:
                async with asyncio.timeout(PATIENCE):
                    connection = await self._connect()
            except LOST:
                self.urls.append(self.urls.pop(0))
                await asyncio.sleep(0.1)
                continue
            try:
                await self._follow(connection)
            except LOST:
                self.urls.append(self.urls.pop(0))
            finally:
                await connection.close()
            await asyncio.sleep(0.1)

    async def _connect(self) -> ClientConnection:
        origin = self.urls[0]
        url = f"{origin.replace('http', 'ws', 1)}/api/1/tables/{self.code}/socket?after={self.seq}"
        headers = {"Cookie": self._cookie, "Origin": origin}
        return await connect(
            url,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )

    async def _follow(self, connection: ClientConnection) -> None:
        if self._pending is not None:
            await self._send(connection)
            self.retries += 1
        while not (self.over and self.idle):
            self._take_in(json.loads(await connection.recv()))
            if self._pending is not None or not self._may_play():
                continue
            await asyncio.sleep(self._pace)
            if not self._may_play():  # `come_to_rest` was called meanwhile
                continue
            self._number += 1
            legal = [move["text"] for move in self.view["legal"]]
            self._pending = {
                "type": "act",
                "id": f"p{self._number}",
                "action": {
                    "do": "play",
                    "move": self._random.choice(legal),
                    "expected": self.game_seq,
                },
            }
            await self._send(connection)

    def _may_play(self) -> bool:
        return self.playing and self.my_turn

    async def _send(self, connection: ClientConnection) -> None:
        await connection.send(json.dumps(self._pending))

    def _take_in(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "hello":
            self.seats = message["you"]["seats"]
            self._known = message["seq"]
            if "info" not in message:
                self.resumed += 1  # and the rest comes one by one
                return
            assert message["seq"] >= self.seq, "the server has forgotten something"
            self.seq = message["seq"]
        elif kind == "update":
            assert message["seq"] == self.seq + 1, "an event is missing or came twice"
            self.seq = message["seq"]
            self.told[self.seq] = (message["kind"], message.get("seat"), message.get("text", ""))
        elif message.get("id"):
            self._answered(message)
            return
        self.game_seq = message.get("game_seq", self.game_seq)
        self.view = message.get("view") or self.view
        self.info = message.get("info") or self.info
        self.clocks = message.get("clocks") or self.clocks

    def _answered(self, message: dict[str, Any]) -> None:
        assert self._pending is not None
        assert message["id"] == self._pending["id"]
        if message["type"] == "done":
            self.acknowledged[message["id"]] = message["seq"]
            self._pending = None
            return
        self.refusals.append(message["code"])
        if message["code"] == "unavailable":
            raise EOFError  # comes back with the same action
        assert message["code"] in ("stale", "not_your_turn"), message
        self._pending = None

    def __str__(self) -> str:
        return (
            f"{self.code} seats {self.seats} at {self.seq}, {self.info.get('status')}, "
            f"{self.view.get('decider')} decides, {self._pending} waits, refused {self.refusals}"
        )

    @property
    def over(self) -> bool:
        return self.info.get("status") == "over"

    @property
    def my_turn(self) -> bool:
        here = self.seq >= self._known and not self.over
        return here and self.view.get("decider") in self.seats and self.no_stand_in

    @property
    def no_stand_in(self) -> bool:
        return not any(self.info["seats"][seat].get("stand_in") for seat in self.seats)

    @property
    def idle(self) -> bool:
        return self._pending is None


class Games:
    """Several tables, and all players there."""

    def __init__(self, codes: list[str], players: list[Player], people: list[Person]) -> None:
        self.codes = codes
        self.players = players
        self.people = people

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def at(self, code: str) -> list[Player]:
        return [player for player in self.players if player.code == code]

    @asynccontextmanager
    async def played(self) -> AsyncIterator[None]:
        """Let all clients play in the background; raise the first error of a client."""
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(player.run()) for player in self.players]
            yield
            for task in tasks:
                task.cancel()

    async def until(self, test: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until a condition is true."""
        start = time.monotonic()
        while not test():
            assert time.monotonic() - start < seconds, [str(player) for player in self.players]
            await asyncio.sleep(0.01)

    async def more(self, moves: int, seconds: float = PATIENCE) -> None:
        """Wait for a number of acknowledged moves, or for the end of all games."""
        goal = self.acknowledged + moves
        await self.until(
            lambda: self.acknowledged >= goal or all(player.over for player in self.players),
            seconds,
        )

    async def come_to_rest(self, seconds: float = PATIENCE) -> None:
        """Let no client begin a move any more, and wait until all clients have all events."""
        for player in self.players:
            player.playing = False

        def rested() -> bool:
            return all(player.idle for player in self.players) and all(
                len({player.seq for player in self.at(code)}) == 1
                and (self.at(code)[0].over or any(player.my_turn for player in self.at(code)))
                for code in self.codes
            )

        await self.until(rested, seconds)

    def check(self, database: str, server: Server) -> None:
        """Check that the log agrees with all messages of all clients and has each move once."""
        for code in self.codes:
            told = [dict(player.told) for player in self.at(code)]
            rows = execute(
                database,
                "SELECT seq, kind, seat, text, coalesce(action, '') FROM events WHERE table_id = "
                f"(SELECT id FROM tables WHERE code = '{code}') ORDER BY seq",
            )
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
            log = {seq: (kind, seat, text) for seq, kind, seat, text, _ in rows}
            actions = [action for *_, action in rows if action]
            assert len(actions) == len(set(actions))
            for player, updates in zip(self.at(code), told, strict=True):
                for seq, update in updates.items():
                    assert log[seq][:2] == update[:2]
                    assert log[seq][2] == update[2] or update[2] == ""
                for id, seq in player.acknowledged.items():
                    assert rows[seq - 1][4] == f"{player.owner[:8]}{id}", "a move is lost"
            with Person(server) as spectator:
                table = spectator.table(code)
            hashes = {player.view["hash"] for player in self.at(code)}
            assert hashes == {table["view"]["hash"]}


@contextmanager
def games(
    servers: Sequence[Server], tables: Sequence[Sequence[dict[str, Any]]], **more: Any
) -> Iterator[Games]:
    """Tables whose games have begun; the clients of each begin at different servers.

    One client, at the first server, plays all seats that are `HERE`.
    """
    with ExitStack() as stack:
        codes, players, people = [], [], []
        pace = more.pop("pace", 0.02)
        for seats in tables:
            host = stack.enter_context(Person(servers[0]))
            code = host.make(*seats, **more)
            codes.append(code)
            if HERE in seats:
                players.append(Player(host, code, [server.url for server in servers], pace))
                people.append(host)
            for number, seat in enumerate(seats):
                if seat["kind"] != "online":
                    continue
                person = stack.enter_context(Person(servers[number % len(servers)]))
                person.http.cookies.clear()
                person.http.get("/api/1/me").raise_for_status()
                assert person.do(code, "join", seat=number)["type"] == "done"
                urls = [server.url for server in servers]
                shift = number % len(urls)
                players.append(Player(person, code, [*urls[shift:], *urls[:shift]], pace))
                people.append(person)
            assert host.do(code, "start")["type"] == "done"
        yield Games(codes, players, people)
