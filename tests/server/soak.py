"""Kill servers, nodes and PostgreSQL under load for some minutes; no data may be lost.

    python -m tests.server.soak --minutes 15

Clients play on while processes are killed and started again, some of them while they start. After
every round, the log must have all that clients received, once: see `Games.check`. No clock may
have paid for a time in which no node served, and no review may be lost: see `Outages`, `Reviews`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

import httpx
from tests.server.harness import OPEN_LIMITS, Person, Server
from tests.server.players import ONLINE, Games, bot, games
from tests.server.postgres import Postgres
from tests.server.stores import execute

from overworld import Game

MANY = 1_000_000
LIMITS = {
    **OPEN_LIMITS,
    "lease": 3000,
    "reviews_per_hour": MANY,
    "reviews_per_address": MANY,
    "reviews_waiting": MANY,
}
BANK = 3600  # seconds, more than any round takes
COMEBACK = 30_000  # milliseconds after an outage that count on no clock
DECISIONS = 12  # of a game that is reviewed
LONG = 10.0  # seconds without PostgreSQL after which every node has missed a heartbeat
TABLES = [[ONLINE, ONLINE], [ONLINE, ONLINE, ONLINE], [ONLINE, ONLINE, bot("pebble")]] * 2
PATIENCE = 300.0  # seconds for a machine that has much else to do


@dataclass
class Tally:
    """The faults that a soak has caused, and the effects that clients have seen."""

    sqlite_kills: int = 0
    node_kills: int = 0
    kills_while_starting: int = 0
    postgres_kills: int = 0
    rounds: int = 0
    acknowledged: int = 0
    told: int = 0
    sent_again: int = 0
    resumed: int = 0
    unavailable: int = 0
    outages: int = 0
    clocks: int = 0
    reviews: int = 0

    @property
    def kills(self) -> int:
        """Number of SIGKILLs that our servers received."""
        return self.sqlite_kills + self.node_kills + self.kills_while_starting

    @property
    def all_kills(self) -> int:
        """And of PostgreSQL."""
        return self.kills + self.postgres_kills


def wall_ms() -> int:
    """Return the time as servers on this machine see it."""
    return time.time_ns() // 1_000_000


class Outages:
    """Times in which certainly no node served a database, and the time that clocks counted."""

    def __init__(self) -> None:
        self._times: list[tuple[int, int]] = []

    def __len__(self) -> int:
        return len(self._times)

    def add(self, since: int) -> None:
        """Note that no node has served from a time until now, when one is started again."""
        self._times.append((since, wall_ms()))

    def served(self, start: int, end: int) -> int:
        """Return the most milliseconds that clocks may have counted between two times."""
        counted, known = end - start, start
        for since, until in sorted(self._times):
            first, last = max(since, known), min(until + COMEBACK, end)
            if first < last:
                counted -= last - first
                known = last
        return counted

    def check(self, played: Games, database: str, server: Server) -> int:
        """Raise if a clock counted an outage; return how many clocks were looked at."""
        clocks = 0
        for code in played.codes:
            ((start, end),) = execute(
                database,
                "SELECT min(at), max(at) FROM events WHERE table_id = "
                f"(SELECT id FROM tables WHERE code = '{code}') AND kind IN ('start', 'move')",
            )
            with Person(server) as spectator:
                left = spectator.table(code)["clocks"]["left"]
            counted, most = sum(1000 * BANK - one for one in left), self.served(start, end)
            assert counted <= most, f"{code}: clocks counted {counted} ms, {most} were served"
            clocks += len(left)
        return clocks


class Reviews:
    """Requested reviews: each is done in the end, and does not change afterwards."""

    def __init__(self) -> None:
        self._done: dict[str, str] = {}
        self._asked: list[str] = []

    @property
    def done(self) -> int:
        return len(self._done)

    def ask(self, server: Server, rng: random.Random) -> None:
        """Have the beginning of a game reviewed."""
        game = Game(2)
        game.deal(rng)
        for _ in range(DECISIONS):
            game.play(rng.choice(list(game.legal_moves)))
            game.deal(rng)
        with Person(server) as person:
            table = person.http.post("/api/1/records", json={"record": game.record()})
            assert table.status_code == 201, table.text
            code = table.json()["code"]
            asked = person.http.post(f"/api/1/tables/{code}/review")
            assert asked.is_success, asked.text
        self._asked.append(code)

    def look(self, server: Server) -> bool:
        """Raise if a review is gone, failed or changed; return whether all are done."""
        with httpx.Client(base_url=server.url, timeout=30) as client:
            for code in self._asked:
                try:
                    answer = client.get(f"/api/1/tables/{code}/review")
                except httpx.HTTPError:
                    return False  # the server was killed meanwhile
                if answer.status_code == 503:
                    return False
                found = answer.json()
                assert found["state"] not in ("none", "failed"), f"{code}: {found}"
                if found["state"] == "done":
                    text = json.dumps(found["review"], sort_keys=True)
                    assert self._done.setdefault(code, text) == text, f"{code}: another review"
                assert found["state"] == "done" or code not in self._done, f"{code}: erased"
        return self.done == len(self._asked)

    async def finish(self, server: Server) -> None:
        """Wait until every review is done."""
        stop = time.monotonic() + PATIENCE
        while not await asyncio.to_thread(self.look, server):
            assert time.monotonic() < stop, f"{self.done} of {len(self._asked)} reviews are done"
            await asyncio.sleep(0.5)


class Soak:
    """Rounds of games with kills, until the time is over and enough were made."""

    def __init__(self, tally: Tally, until: float, least: int, rng: random.Random) -> None:
        self.tally = tally
        self._until = until
        self._least = least
        self._rng = rng
        self._made = 0
        self._outages = Outages()
        self._reviews = Reviews()

    @property
    def over(self) -> bool:
        return time.monotonic() >= self._until and self._made >= self._least

    async def round(
        self, database: str, servers: list[Server], kill: Callable[[], Awaitable[None]], kills: int
    ) -> None:
        """Games at some tables, and kills between the moves."""
        with ExitStack() as stack:
            await asyncio.to_thread(self._reviews.ask, servers[0], self._rng)
            clock = {"mode": "bank", "bank": BANK}
            begun = games(servers, TABLES, pace=0.3, clock=clock)
            played = await asyncio.to_thread(stack.enter_context, begun)
            async with played.played():
                for _ in range(kills):
                    await played.more(self._rng.randrange(1, 8), PATIENCE)
                    await kill()
                    self._made += 1
                    await asyncio.to_thread(self._reviews.look, self._rng.choice(servers))
                    if self.over or all(player.over for player in played.players):
                        break
                await played.more(5, PATIENCE)
                await played.come_to_rest(PATIENCE)
                for server in servers:
                    await asyncio.to_thread(played.check, database, server)
                tally = self.tally
                check = self._outages.check
                tally.clocks += await asyncio.to_thread(check, played, database, servers[0])
        tally.rounds += 1
        tally.acknowledged += played.acknowledged
        tally.told += sum(len(player.told) for player in played.players)
        tally.sent_again += sum(player.retries for player in played.players)
        tally.resumed += sum(player.resumed for player in played.players)
        tally.unavailable += sum(len(player.refusals) for player in played.players)

    async def end(self, server: Server) -> None:
        """Wait for all reviews, and add the reviews and outages to the tally."""
        await self._reviews.finish(server)
        self.tally.reviews += self._reviews.done
        self.tally.outages += len(self._outages)

    async def kill(self, *servers: Server, alone: bool = False) -> None:
        """Kill servers and start them again; now and then the first is killed at its start, too.

        If no other node serves meanwhile (`alone`), that is an outage.
        """
        for server in servers:
            await asyncio.to_thread(server.kill)
        since, server = wall_ms(), servers[0]
        while self._rng.random() < 0.5 and not self.over:
            if alone:
                self._outages.add(since)
            server.spawn(server.port)
            await asyncio.sleep(2.5 * self._rng.random())
            await asyncio.to_thread(server.kill)
            self.tally.kills_while_starting += 1
            since = wall_ms()
        if alone:
            self._outages.add(since)
        for server in servers:
            await asyncio.to_thread(server.restart)

    async def sqlite(self, folder: Path, kills: int) -> None:
        """Kill one server on SQLite repeatedly."""
        database = f"sqlite:///{folder / 'tables.sqlite3'}"
        server = await asyncio.to_thread(lambda: Server(database, limits=LIMITS))

        async def kill() -> None:
            self.tally.sqlite_kills += 1
            await self.kill(server, alone=True)

        try:
            while not self.over:
                await self.round(database, [server], kill, kills)
            await self.end(server)
        finally:
            await asyncio.to_thread(server.kill)

    async def postgres(self, postgres: Postgres, kills: int) -> None:
        """Kill two nodes and their PostgreSQL repeatedly."""
        database = postgres.new_database()
        nodes = [await asyncio.to_thread(lambda: Server(database, limits=LIMITS)) for _ in range(2)]
        turn = 0

        async def kill() -> None:
            nonlocal turn
            turn += 1
            if turn % 4 == 0:
                await asyncio.to_thread(postgres.crash)
                since, long = wall_ms(), turn % 16 == 4
                self.tally.postgres_kills += 1
                await asyncio.sleep(LONG if long else self._rng.random())
                if long:  # a shorter one may fall between two heartbeats
                    self._outages.add(since)
                await asyncio.to_thread(postgres.start)
            elif turn % 8 == 3:
                self.tally.node_kills += len(nodes)
                await self.kill(*nodes, alone=True)
            else:
                self.tally.node_kills += 1
                await self.kill(self._rng.choice(nodes))

        try:
            while not self.over:
                await self.round(database, nodes, kill, kills)
            await self.end(nodes[0])
        finally:
            for node in nodes:
                await asyncio.to_thread(node.kill)


async def soak(
    minutes: float, seed: int, kills: int = 40, least: int = 0, tally: Tally | None = None
) -> Tally:
    """Soak both kinds of database together, each with at least `kills` kills."""
    tally = tally or Tally()
    until = time.monotonic() + 60 * minutes
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        postgres = await asyncio.to_thread(Postgres)
        stack.callback(postgres.remove)
        async with asyncio.TaskGroup() as group:
            lite = Soak(tally, until, least, random.Random(f"{seed} sqlite"))
            group.create_task(lite.sqlite(Path(folder), kills))
            several = Soak(tally, until, least, random.Random(f"{seed} postgres"))
            group.create_task(several.postgres(postgres, kills))
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak")
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--least-kills", type=int, default=0)
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}", flush=True)
    tally = Tally()

    async def run() -> None:
        task = asyncio.create_task(soak(arguments.minutes, arguments.seed, tally=tally))
        while not task.done():
            await asyncio.wait([task], timeout=60)
            print(json.dumps(asdict(tally)), flush=True)
        await task

    asyncio.run(run())
    print(f"{tally.all_kills} SIGKILLs, {tally.acknowledged} acknowledged: 0 lost, 0 doubled")
    print(f"{tally.clocks} clocks, {tally.outages} outages: 0 charged")
    print(f"{tally.reviews} reviews: 0 lost")
    if tally.all_kills < arguments.least_kills:
        sys.exit(f"fewer than {arguments.least_kills} SIGKILLs: this machine is too busy")


if __name__ == "__main__":
    main()
