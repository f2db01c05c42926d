"""Measure the server's processor time per watcher at one table.

    python -m tests.server.watchers 290 580 1160

For each number the script starts a server, lets that many watchers come to one table, waits until
all of them have received the final count, and lets them leave. Processor time does not depend on
what else the machine does, so you can compare the numbers on a busy machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import statistics
import tempfile
from pathlib import Path

import msgspec
from dev.load import Client, Load
from tests.server.harness import OPEN_LIMITS, Server, serving, sqlite_url

WARM_UP = 100  # watchers that come and leave before anything is measured
AT_A_TIME = 20  # handshakes that are under way at the same time
PATIENCE = 300.0  # seconds until a count has reached all watchers


class _Message(msgspec.Struct):
    type: str = ""
    count: int = 0
    spectators: int = 0


_DECODER = msgspec.json.Decoder(_Message)


class Watcher(Client):
    """A client without a seat that remembers the last count of watchers."""

    def __init__(self, request: bytes) -> None:
        super().__init__(request)
        self.count = 0
        self.counts = 0

    def message(self, payload: bytes) -> None:
        """Remember the count if the message has one."""
        super().message(payload)
        message = _DECODER.decode(payload)
        if message.type == "spectators":
            self.count = message.count
            self.counts += 1


def cpu_seconds(server: Server) -> float:
    """Return the processor time of a server process so far."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def come_and_go(load: Load, server: Server, watchers: int) -> tuple[float, float, float]:
    """Return the processor seconds of arriving and leaving, and the counts sent, per watcher."""
    code = await load.new_table()
    last = Watcher(load.upgrade(code, ""))
    await load.connect(last)
    here = [Watcher(load.upgrade(code, "")) for _ in range(watchers)]
    start, turn = cpu_seconds(server), asyncio.Semaphore(AT_A_TIME)

    async def arrive(one: Watcher) -> None:
        async with turn:
            await load.connect(one)

    await asyncio.gather(*map(arrive, here))
    await _until(here, watchers + 1)
    arrived = cpu_seconds(server)
    for one in here:
        one.leave()
    await _until([last], 1)
    left = cpu_seconds(server)
    last.leave()
    counts = sum(one.counts for one in here)
    return (arrived - start) / watchers, (left - arrived) / watchers, counts / watchers


async def _until(watchers: list[Watcher], count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(one.count != count for one in watchers):
            await asyncio.sleep(0.05)


async def measure(server: Server, watchers: int, runs: int) -> None:
    """Print the medians of some runs with a number of watchers."""
    async with Load(server.url, 1) as load:
        await come_and_go(load, server, WARM_UP)
        found = [await come_and_go(load, server, watchers) for _ in range(runs)]
    arriving, leaving, counts = (statistics.median(column) for column in zip(*found, strict=True))
    both = 1000 * statistics.median(one[0] + one[1] for one in found)
    print(
        f"{watchers:6} watchers: {both:.2f} ms of processor time each "
        f"({1000 * arriving:.2f} to arrive, {1000 * leaving:.2f} to leave), {counts:.1f} counts",
        flush=True,
    )


def main() -> None:
    """Measure each number of watchers that is given."""
    parser = argparse.ArgumentParser(description="Measure processor time per watcher.")
    parser.add_argument("watchers", type=int, nargs="+", help="how many watchers at one table")
    parser.add_argument("--runs", type=int, default=3, help="runs of each number (default 3)")
    arguments = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    for watchers in arguments.watchers:
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(sqlite_url(Path(folder)), limits=OPEN_LIMITS) as server,
        ):
            asyncio.run(measure(server, watchers, arguments.runs))


if __name__ == "__main__":
    main()
