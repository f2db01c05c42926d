"""Nonsense and mischief for a server, over sockets and over HTTP; nothing of it may do harm.

python -m tests.server.fuzz --frames 100000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server import mischief
from tests.server.harness import Person, Server, serving, sqlite_url
from tests.server.mischief import EVIL, OVERSIZED, Json, act, any_action
from tests.server.raw import Answer, ask
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from overworld.server.table.errors import ERROR_STATUS

BATCH = 40
ROUND = 2000  # frames at the tables of one round
HOST_ONLY = ("kick", "change", "start", "mute", "pause", "extend", "token", "give")
OWN_SEAT = ("leave", "rename", "resign", "return", "paint", "offer")
GAME = ("start", "play", "undo", "resign", "absent", "return")
KEYED = (*HOST_ONLY, "leave", "rename", "paint", "offer", "join", "claim", "chat", "play", "undo")
"""Actions that always lead to a separate event with the id of the action."""
NOT_HTTP = b"Invalid HTTP request received."
QUIET = ("here", "away")  # events that come from connecting, not from actions


# ---------------------------------------------------------------- tables and who is there


@dataclass
class Role:
    """A client at a table: its cookie and the actions that it may do."""

    name: str
    headers: dict[str, str]
    host: bool = False
    seats: set[int] = field(default_factory=set)
    ids: dict[str, int] = field(default_factory=dict)
    connection: ClientConnection | None = None
    seq: int = 0


@dataclass
class Target:
    """A table that is being tried."""

    code: str
    roles: list[Role]
    secrets: list[str] = field(default_factory=list)
    kinds: dict[int, tuple[str, int | None]] = field(default_factory=dict)


class Fuzz:
    """A seeded run; its counters show the results."""

    def __init__(self, server: Server, seed: int = 1) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.answers: Counter[str] = Counter()
        self.statuses: Counter[str] = Counter()
        self.frames = self.requests = self.handshakes = 0
        self._people = [Person(server).__enter__() for _ in range(3)]
        self._secrets = ["", "x", self._people[0].cookie, "0" * 32]
        self._targets: list[Target] = []
        self._still: dict[str, tuple[int, str | None]] = {}

    # ------------------------------------------------------------ the tables

    def _tables(self) -> None:
        """Make new tables to attack, and one at which no attacker has any rights."""
        ada, ben, _ = self._people
        here, online = {"kind": "here"}, {"kind": "online"}
        clock = {"mode": "bank", "bank": 3600, "increment": 5}
        playing = ada.make(here, online, clock=clock)
        lobby = ada.make(here, online, online)
        still = ada.make(here, here, chat=False)
        self._targets = [Target(code, self._roles()) for code in (playing, lobby)]
        self._targets.append(Target(still, self._roles()[2:]))
        assert ben.do(playing, "join", seat=1, name="Ben")["type"] == "done"
        for code in (playing, still):
            assert ada.do(code, "start")["type"] == "done"
        self._targets[0].roles[1].seats = {1}
        self._targets[0].roles += self._targets[0].roles[
            :2
        ]  # players try more often than spectators
        elsewhere = ada.make(here, online)
        self._secrets.append(ada.do(elsewhere, "offer", seat=0)["secret"])
        self._secrets.append(ada.do(elsewhere, "token", seat=1)["secret"])
        self._still[still] = _state(ada.table(still))
        bot = ada.do(lobby, "token", seat=2)["secret"]
        self._secrets.append(bot)
        bearer = {"Authorization": f"Bearer {bot}"}
        self._targets[1].roles.append(Role("bot", bearer, seats={2}))
        self._targets[0].roles.append(Role("bot", bearer))

    def _roles(self) -> list[Role]:
        origin = {"Origin": self.server.url}
        ada, ben, eve = ({**origin, "Cookie": person.cookie} for person in self._people)
        return [
            Role("host", ada, host=True, seats={0}),
            Role("player", ben),
            Role("stranger", eve),
            Role("nobody", origin),
        ]

    # ------------------------------------------------------------ sockets

    async def _open(self, target: Target, role: Role) -> ClientConnection:
        if role.connection is None:
            url = self.server.url.replace("http", "ws", 1)
            role.connection = await connect(
                f"{url}/api/1/tables/{target.code}/socket?after={role.seq}",
                additional_headers=role.headers,
                compression=None,
                max_size=None,
                max_queue=None,  # who does not read for a while can still be closed
            )
        return role.connection

    def _frame(self, role: Role, seq: int, legal: list[str]) -> tuple[str | bytes, Json]:
        """Return a frame, and its message if it is well formed."""
        rng = self.rng
        message: dict[str, Json] = act(rng, any_action(rng, seq, self._secrets))
        kind = rng.random()
        if kind < 0.12 and legal:
            moves = [*legal, "mine w1", "explore 33", "build a1 1", "score forest", "end"]
            message = act(rng, {"do": "play", "move": rng.choice(moves), "expected": seq})
        elif kind < 0.16:
            expected = rng.choice([0, 1, seq - 1, seq + 1, 2**53 - 1])
            message = act(rng, {"do": "undo", "expected": max(0, expected)})
        elif kind < 0.22 and role.ids:
            message["id"] = rng.choice(list(role.ids))
        elif kind < 0.24:
            message = {"type": "ping"}
        elif kind < 0.44:
            return mischief.odd_message(rng, message), None
        elif kind < 0.62:
            return mischief.broken(rng, json.dumps(message)), None
        elif kind < 0.66:
            return mischief.nested(rng), None
        return json.dumps(message), message

    async def _batch(self, target: Target, role: Role, size: int) -> None:
        """Send many frames together; each gets one answer, and only allowed actions succeed."""
        connection = await self._open(target, role)
        table = self._people[0].table(target.code)
        before = _state(table)
        legal = [move["text"] for move in (table.get("view") or {}).get("legal", [])]
        seq = table["game_seq"]
        sent = [self._frame(role, seq, legal) for _ in range(size)]
        done: dict[int, str] = {}
        played = False
        for frame, _ in sent:
            await connection.send(frame)
        self.frames += size
        for frame, message in sent:
            answer = await self._answer(target, role, connection)
            self._check_answer(answer, frame)
            if answer["type"] == "done":
                assert isinstance(message, dict) or _is_act(frame), (frame, answer)
                message = message or json.loads(frame)
                known = role.ids.get(message["id"])
                again = message["action"]["do"] in (
                    "offer",
                    "give",
                    "token",
                )  # a used secret is replaced
                if known is not None and not again:
                    assert answer["seq"] == known, f"carried out twice: {message}, {answer}"
                elif answer["seq"] > before[0] and answer["seq"] not in done:
                    self._check_right(target, role, message["action"], answer)
                    done[answer["seq"]] = message["action"]["do"]
                    if message["action"]["do"] in KEYED:
                        role.ids.setdefault(message["id"], answer["seq"])
                if answer.get("secret"):
                    target.secrets.append(answer["secret"])
        now = self._people[0].table(target.code)
        after, bots = _state(now), _bots(table) | _bots(now)
        for number in range(before[0] + 1, after[0] + 1):
            kind = target.kinds.get(number, ("here", None))
            # A bot that has stood in for a player since an earlier batch decides in its own time.
            quiet = kind[0] in (*QUIET, "rematch") or (kind[0] == "move" and kind[1] in bots)
            played |= kind[0] == "move" and kind[1] in bots
            # A muted player would come again as a spectator, so spectators are muted too.
            too = kind == ("mute", None) and done.get(number - 1) == "mute"
            assert number in done or quiet or too, (number, kind)
        changed = played or any(do in GAME for do in done.values())
        assert after[1] == before[1] or changed, (before, after)

    async def _answer(
        self, target: Target, role: Role, connection: ClientConnection
    ) -> dict[str, Json]:
        while True:
            text = await asyncio.wait_for(connection.recv(), PATIENCE)
            message: dict[str, Json] = json.loads(text)
            if message["type"] in ("hello", "update"):
                role.seq = message["seq"]
            if message["type"] == "update":
                target.kinds[message["seq"]] = (message["kind"], message.get("seat"))
            elif message["type"] not in ("hello", "seated", "spectators"):
                return message

    def _check_answer(self, answer: dict[str, Json], frame: str | bytes) -> None:
        kind = answer["type"]
        assert kind in ("done", "error", "pong"), answer
        name = answer["code"] if kind == "error" else kind
        assert kind != "error" or name in ERROR_STATUS, answer
        assert name != "internal", (frame, answer)
        self.answers[name] += 1

    def _check_right(
        self, target: Target, role: Role, action: dict[str, Json], answer: dict[str, Json]
    ) -> None:
        """Check that the client was allowed to do the action."""
        do, seat = action["do"], action.get("seat", -1)
        assert target.code not in self._still, (role.name, action)
        assert role.host or do not in HOST_ONLY, (role.name, action)
        if do in OWN_SEAT:
            assert seat in role.seats, (role.name, role.seats, action)
        if do in ("join", "claim"):  # a socket without a cookie is given one
            assert do == "join" or action["secret"] in target.secrets, action
            self._take(target, role, seat)
        if do in ("leave", "kick"):
            for other in target.roles:
                other.seats.discard(seat)
        if do in ("play", "undo"):
            assert target.kinds[answer["seq"]][1] in role.seats, (role.name, action)
        if do == "token":
            self._take(target, None, seat)
        if do == "change":  # the host takes seats that are now at home, others may be lost
            for other in target.roles:
                other.seats = set(range(4)) if other.host else other.seats

    @staticmethod
    def _take(target: Target, role: Role | None, seat: int) -> None:
        for other in target.roles:
            other.seats.discard(seat)
        if role is not None:
            role.seats.add(seat)

    async def _oversized(self, target: Target, role: Role) -> None:
        """Send a frame that is too large; check that it closes only its own socket."""
        connection = await self._open(target, role)
        self.frames += 1
        with suppress(ConnectionClosed):
            await connection.send("x" * OVERSIZED)
            while True:
                await asyncio.wait_for(connection.recv(), PATIENCE)
        assert connection.close_code == 1009
        self.answers[f"closed {connection.close_code}"] += 1
        role.connection = None

    async def _handshake(self) -> None:
        """Send a handshake that the server must refuse."""
        rng, self.handshakes = self.rng, self.handshakes + 1
        code = rng.choice(self._targets).code
        tried: list[tuple[str, dict[str, str], str]] = [
            (code, {"Origin": EVIL}, "bad_origin"),
            (code, {"Origin": "http://[::1"}, "bad_origin"),
            (code, {"Origin": "null"}, "bad_origin"),
            (code, {}, "bad_origin"),
            ("AAAAA0", {"Origin": self.server.url}, "no_table"),
            ("AAAAAA", {"Origin": self.server.url}, "no_table"),
        ]
        path, headers, expected = rng.choice(tried)
        url = self.server.url.replace("http", "ws", 1)
        after = rng.choice(["", "-1", "9" * 30, "x", "%00"])
        opening = connect(
            f"{url}/api/1/tables/{path}/socket?after={after}",
            additional_headers=headers,
            compression=None,
        )
        if expected == "bad_origin":
            with pytest.raises(InvalidStatus) as refused:
                await opening
            assert refused.value.response.status_code == 403
            assert json.loads(refused.value.response.body or b"")["code"] == expected
            self.answers["not opened 403"] += 1
            return
        async with opening as socket:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            assert message["code"] == expected, message
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            assert socket.close_code == 4400
        self.answers[f"closed {socket.close_code}"] += 1

    async def run_frames(self, frames: int) -> None:
        """Send frames until there have been so many."""
        stop = self.frames + frames
        while self.frames < stop:
            self._tables()
            end = min(stop, self.frames + ROUND)
            while self.frames < end:
                target = self.rng.choice(self._targets)
                role = self.rng.choice(target.roles)
                await self._batch(target, role, min(BATCH, end - self.frames))
                if self.frames < end and self.rng.random() < 0.2:
                    await self._oversized(target, role)
                if self.rng.random() < 0.3:
                    await self._handshake()
            for target in self._targets:
                for role in target.roles:
                    if role.connection is not None:
                        await role.connection.close()
            self.check()

    # ------------------------------------------------------------ requests

    async def run_requests(self, requests: int) -> None:
        """Send requests as a stranger; check that they change nothing at the tables of others."""
        self._tables()
        self._targets = [target for target in self._targets if target.code in self._still]
        cookie = self._people[2].cookie
        for _ in range(requests):
            method, path, body = mischief.request(self.rng, self._targets[0].code, self._secrets)
            headers = mischief.headers(self.rng, self.server.url, cookie)
            self.requests += 1
            try:
                answer = await ask(self.server.url, method, path, headers, body)
            except ConnectionError:  # the server stops reading a body that is far too large
                assert len(body) > 1_000_000
                self.statuses["cut off"] += 1
                continue
            self.statuses[f"{answer.status} {_code(answer)}".strip()] += 1
            if answer.body == NOT_HTTP:
                assert any(b"\x01" in value for _, value in headers), (method, path, headers)
            else:
                self._check_http(method, path, answer)
        self.check()

    def _check_http(self, method: str, path: str, answer: Answer) -> None:
        told = (method, path, answer.status, answer.headers, answer.body[:300])
        assert answer.status < 500, told
        assert answer.status not in range(300, 400), told
        if answer.status >= 400 and method != "HEAD":
            assert answer.headers["content-type"] == "application/json", told
            error = json.loads(answer.body)
            assert error["type"] == "error", told
            assert ERROR_STATUS[error["code"]] == answer.status, told
        if method == "DELETE":
            assert answer.status != 204, told

    # ------------------------------------------------------------ afterwards

    def check(self) -> None:
        """Check that the server is healthy and that the protected table has not changed."""
        assert self.server.process.poll() is None, "the server has ended"
        health = self._people[0].http.get("/health")
        assert health.json()["status"] == "ok", health.text
        for code, state in self._still.items():
            assert _state(self._people[0].table(code)) == state, code

    def close(self) -> None:
        """Close the connections of the people."""
        for person in self._people:
            person.__exit__()


def _state(table: dict[str, Json]) -> tuple[int, str | None]:
    """Return the number of the last event and the hash of the game."""
    assert table["type"] == "hello", table
    return table["seq"], (table.get("view") or {}).get("hash")


def _bots(table: dict[str, Json]) -> set[int]:
    """Return the seats that bots play now, for good or for a player who is away."""
    seats = (table.get("info") or {}).get("seats", [])
    return {at for at, one in enumerate(seats) if one["kind"] == "bot" or one.get("stand_in")}


def _is_act(frame: str | bytes) -> bool:
    try:
        return isinstance(json.loads(frame)["action"]["do"], str)
    except (ValueError, KeyError, TypeError):
        return False


def _code(answer: Answer) -> str:
    try:
        found = json.loads(answer.body)
    except ValueError:
        return ""
    return str(found.get("code", "")) if isinstance(found, dict) and answer.status >= 400 else ""


def complaints(log: str) -> list[str]:
    """Return the lines of a log that a server should not have written."""
    words = ('"level":"error"', '"level":"critical"', "Traceback")
    return [line for line in log.splitlines() if any(word in line for word in words)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=6000)
    parser.add_argument("--requests", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, serving(sqlite_url(Path(folder))) as server:
        fuzz = Fuzz(server, arguments.seed)
        asyncio.run(fuzz.run_frames(arguments.frames))
        asyncio.run(fuzz.run_requests(arguments.requests))
        fuzz.close()
        found = complaints(server.stop())
    for name, number in sorted((fuzz.answers + fuzz.statuses).items()):
        print(f"{number:8} {name}")
    seconds = time.perf_counter() - start
    print(f"{fuzz.frames} frames, {fuzz.handshakes} handshakes, {fuzz.requests} requests")
    print(f"{seconds:.0f} s")
    print("\n".join(found) or "nothing to complain about")


if __name__ == "__main__":
    main()
