"""Kills servers, nodes and PostgreSQL under load for as long as asked; nothing may be lost.

    python -m tests.server.soak --minutes 15

Clients play on while processes are killed and started again, some of them while they start. After
every round, whatever anybody was told must be in the log, once: see `Games.check`.
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

from tests.server.harness import OPEN_LIMITS, Server
from tests.server.players import ONLINE, bot, games
from tests.server.postgres import Postgres

LIMITS = {**OPEN_LIMITS, "lease": 3000}
TABLES = [[ONLINE, ONLINE], [ONLINE, ONLINE, ONLINE], [ONLINE, ONLINE, bot("pebble")]] * 2
PATIENCE = 300.0  # seconds for a machine that has much else to do


@dataclass
class Tally:
    """What a soak has done to servers, and what clients have seen of it."""

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

    @property
    def kills(self) -> int:
        """SIGKILLs of our own servers."""
        return self.sqlite_kills + self.node_kills + self.kills_while_starting

    @property
    def all_kills(self) -> int:
        """And of PostgreSQL."""
        return self.kills + self.postgres_kills


class Soak:
    """Rounds of games with kills, until the time is over and enough were made."""

    def __init__(self, tally: Tally, until: float, least: int, rng: random.Random) -> None:
        self.tally = tally
        self._until = until
        self._least = least
        self._rng = rng
        self._made = 0

    @property
    def over(self) -> bool:
        return time.monotonic() >= self._until and self._made >= self._least

    async def round(
        self, database: str, servers: list[Server], kill: Callable[[], Awaitable[None]], kills: int
    ) -> None:
        """Games at some tables, and kills between the moves."""
        with ExitStack() as stack:
            played = await asyncio.to_thread(stack.enter_context, games(servers, TABLES, pace=0.3))
            async with played.played():
                for _ in range(kills):
                    await played.more(self._rng.randrange(1, 8), PATIENCE)
                    await kill()
                    self._made += 1
                    if self.over or all(player.over for player in played.players):
                        break
                await played.more(5, PATIENCE)
                await played.come_to_rest(PATIENCE)
                for server in servers:
                    await asyncio.to_thread(played.check, database, server)
        tally = self.tally
        tally.rounds += 1
        tally.acknowledged += played.acknowledged
        tally.told += sum(len(player.told) for player in played.players)
        tally.sent_again += sum(player.retries for player in played.players)
        tally.resumed += sum(player.resumed for player in played.players)
        tally.unavailable += sum(len(player.refusals) for player in played.players)

    async def kill(self, server: Server) -> None:
        """Kills a server and starts it again; now and then that is killed as well."""
        await asyncio.to_thread(server.kill)
        while self._rng.random() < 0.5 and not self.over:
            server.spawn(server.port)
            await asyncio.sleep(2.5 * self._rng.random())
            await asyncio.to_thread(server.kill)
            self.tally.kills_while_starting += 1
        await asyncio.to_thread(server.restart)

    async def sqlite(self, folder: Path, kills: int) -> None:
        """One server on SQLite."""
        database = f"sqlite:///{folder / 'tables.sqlite3'}"
        server = await asyncio.to_thread(lambda: Server(database, limits=LIMITS))

        async def kill() -> None:
            self.tally.sqlite_kills += 1
            await self.kill(server)

        try:
            while not self.over:
                await self.round(database, [server], kill, kills)
        finally:
            await asyncio.to_thread(server.kill)

    async def postgres(self, postgres: Postgres, kills: int) -> None:
        """Two nodes on one PostgreSQL, which is killed, too."""
        database = postgres.new_database()
        nodes = [await asyncio.to_thread(lambda: Server(database, limits=LIMITS)) for _ in range(2)]
        turn = 0

        async def kill() -> None:
            nonlocal turn
            turn += 1
            if turn % 4 == 0:
                await asyncio.to_thread(postgres.crash)
                self.tally.postgres_kills += 1
                await asyncio.sleep(self._rng.random())
                await asyncio.to_thread(postgres.start)
            else:
                self.tally.node_kills += 1
                await self.kill(self._rng.choice(nodes))

        try:
            while not self.over:
                await self.round(database, nodes, kill, kills)
        finally:
            for node in nodes:
                await asyncio.to_thread(node.kill)


async def soak(
    minutes: float, seed: int, kills: int = 40, least: int = 0, tally: Tally | None = None
) -> Tally:
    """Both kinds of database at once, each with at least so many kills however slow the machine."""
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
    if tally.all_kills < arguments.least_kills:
        sys.exit(f"fewer than {arguments.least_kills} SIGKILLs: this machine is too busy")


if __name__ == "__main__":
    main()
