"""Measure the speed of a real server, with its clients on the same machine."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TypedDict

import uvloop

from dev.load import Load, LoadError, Sample
from overworld.server.store.location import is_postgres, sqlite_path

_LIMITS = {
    "actions_per_second": 1_000_000,
    "actions_at_once": 1_000_000,
    "tables_per_address": 10_000_000,
    "sockets_per_address": 1_000_000,
    "requests_per_minute": 100_000_000,
    "changes_per_minute": 100_000_000,
    "bytes_per_minute": 10**12,
    "connections_per_address": 1_000_000,
    "connections": 1_000_000,
}
"""Limits that the load does not reach: all clients have one address."""

_SETTLE = 1.0  # seconds before a measurement in which the server or the load becomes steady
_PATIENCE = 120  # seconds in which a server stops


class Latency(TypedDict):
    """Milliseconds from sending an action to its `done`."""

    p50_ms: float
    p99_ms: float


class Report(TypedDict):
    """The results of the benchmark, as `--json` prints them."""

    tables: int
    moves_per_s: float
    """Acknowledged moves per second without thinking time."""
    cpu_us_per_move: float
    """Processor time of the server process per move."""
    busy: Latency
    """Without thinking time: all tables always wait for the server."""
    paced_moves_per_s: float
    """Acknowledged moves per second if the clients try to play `--rate`."""
    paced: Latency
    single: Latency
    """At a single table."""
    event_bytes: float
    """Size of the message for one decision: outcomes, log and new view."""
    stored_bytes: float
    """Growth of the database per move."""
    start_mb: float
    """Memory of the server process without clients."""
    idle_sockets: int
    idle_mb: float
    """Memory of the server process with idle clients."""
    idle_socket_kb: float


class NodesReport(TypedDict):
    """The comparison of several nodes with one, as `--nodes` with `--json` prints it."""

    nodes: int
    cores: int
    """Processor cores of this machine; clients and database use them too."""
    one_moves_per_s: float
    moves_per_s: float
    ratio: float
    one_cpu_us_per_move: float
    """Processor time of a single node per move."""
    cpu_us_per_move: float
    """Processor time of all nodes and their load balancer per move."""


def main(command: list[str] | None = None) -> int:
    """Print all measurements as text or JSON; return the exit code."""
    arguments = _parser().parse_args(command)
    several = arguments.nodes > 1
    if several and not is_postgres(arguments.database or ""):
        print("--nodes needs PostgreSQL: add --database postgresql://...", file=sys.stderr)
        return 2
    try:
        if several:
            compared = uvloop.run(_compare(arguments))
            text = json.dumps(compared, indent=2) if arguments.json else _nodes_text(compared)
        else:
            report = uvloop.run(_measure(arguments))
            text = json.dumps(report, indent=2) if arguments.json else _text(report, arguments)
    except LoadError as error:
        print(f"the benchmark failed: {error}", file=sys.stderr)
        return 2
    if not arguments.json:
        print(f"best of {arguments.runs}; server and clients share this machine")
    print(text)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m dev.bench_server", description=__doc__)
    for name, default, about in (
        ("runs", 3, "how often to measure; the best counts"),
        ("tables", 200, "tables at which clients play"),
        ("seconds", 5, "duration of each measurement"),
        ("rate", 1500, "moves per second of the paced load"),
        ("idle", 2000, "idle clients whose memory is measured"),
        ("nodes", 1, "server processes to compare with one; needs PostgreSQL"),
    ):
        about = f"{about} (default: {default})"
        parser.add_argument(f"--{name}", type=int, default=default, metavar="N", help=about)
    parser.add_argument("--database", metavar="URL", help="default: a temporary SQLite file")
    parser.add_argument("--box", metavar="FILE", help="a custom box")
    parser.add_argument("--json", action="store_true", help="print JSON")
    return parser


def _text(report: Report, arguments: argparse.Namespace) -> str:
    return f"""\
acknowledged moves per second at {report["tables"]} tables, no thinking time  \
{report["moves_per_s"]:,.0f}  ({report["cpu_us_per_move"]:.0f} µs of processor time each)
latency then  {_milliseconds(report["busy"])}
latency at {arguments.rate:,} moves per second ({report["paced_moves_per_s"]:,.0f} were reached)  \
{_milliseconds(report["paced"])}
latency at a single table  {_milliseconds(report["single"])}
sent to each client for a decision  {report["event_bytes"]:,.0f} bytes
stored for a move  {report["stored_bytes"]:,.0f} bytes
memory with {report["idle_sockets"]:,} idle clients  {report["idle_mb"]:.0f} MB \
({report["start_mb"]:.0f} MB without; {report["idle_socket_kb"]:.0f} KB each)"""


def _nodes_text(report: NodesReport) -> str:
    return f"""\
acknowledged moves per second, 1 node  {report["one_moves_per_s"]:,.0f}  \
({report["one_cpu_us_per_move"]:.0f} µs of processor time each)
{report["nodes"]} nodes  {report["moves_per_s"]:,.0f}  ({report["cpu_us_per_move"]:.0f} µs each)
that is {report["ratio"]:.2f} times one node, on {report["cores"]} cores, clients included"""


def _milliseconds(latency: Latency) -> str:
    return f"p50 {latency['p50_ms']:.1f} ms, p99 {latency['p99_ms']:.1f} ms"


async def _compare(arguments: argparse.Namespace) -> NodesReport:
    one = await _throughput(arguments, 1)
    several = await _throughput(arguments, arguments.nodes)
    return {
        "nodes": arguments.nodes,
        "cores": os.cpu_count() or 1,
        "one_moves_per_s": one[0],
        "moves_per_s": several[0],
        "ratio": several[0] / one[0],
        "one_cpu_us_per_move": one[1] * 1e6,
        "cpu_us_per_move": several[1] * 1e6,
    }


async def _throughput(arguments: argparse.Namespace, nodes: int) -> tuple[float, float]:
    """Return the moves per second of some nodes, and the processor seconds per move."""
    with _serving(arguments.database, arguments.box, nodes) as server:
        async with Load(server.url, arguments.tables) as load:
            await load.begin()
            await load.play(_SETTLE)
            found = []
            for _ in range(arguments.runs):
                start = server.cpu_seconds
                sample = await load.play(arguments.seconds)
                spent = server.cpu_seconds - start
                found.append((sample.moves_per_s, spent / len(sample.latencies)))
    return max(moves for moves, _ in found), min(cpu for _, cpu in found)


async def _measure(arguments: argparse.Namespace) -> Report:
    tables, seconds, runs = arguments.tables, arguments.seconds, arguments.runs
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:///{folder}/bench.sqlite3"
        with _serving(database, arguments.box) as server:
            async with Load(server.url, 1) as load:
                await load.begin()
                await load.play(_SETTLE)
                single = [await load.play(seconds) for _ in range(runs)]
            async with Load(server.url, tables) as load:
                await load.begin()
                await load.play(_SETTLE)
                before, already = _database_size(database), load.moves
                load.pause = tables / arguments.rate
                paced = [await load.play(seconds) for _ in range(runs)]
                load.pause = 0.0
                busy, cpu = [], []
                for _ in range(runs):
                    start = server.cpu_seconds
                    busy.append(await load.play(seconds))
                    cpu.append((server.cpu_seconds - start) / len(busy[-1].latencies))
                stored = (_database_size(database) - before) / (load.moves - already)
        with _serving(database, arguments.box) as server:
            async with Load(server.url, tables) as load:
                start_mb = server.memory
                await load.listen(arguments.idle)
                await asyncio.sleep(_SETTLE)
                idle_mb = server.memory
    sizes = [size for sample in (*paced, *busy) for size in sample.sizes]
    return {
        "tables": tables,
        "moves_per_s": max(sample.moves_per_s for sample in busy),
        "cpu_us_per_move": min(cpu) * 1e6,
        "busy": _best(busy),
        "paced_moves_per_s": max(sample.moves_per_s for sample in paced),
        "paced": _best(paced),
        "single": _best(single),
        "event_bytes": sum(sizes) / len(sizes),
        "stored_bytes": stored,
        "start_mb": start_mb,
        "idle_sockets": arguments.idle,
        "idle_mb": idle_mb,
        "idle_socket_kb": (idle_mb - start_mb) * 1000 / arguments.idle,
    }


def _best(samples: list[Sample]) -> Latency:
    return {
        "p50_ms": min(sample.latency(0.5) for sample in samples),
        "p99_ms": min(sample.latency(0.99) for sample in samples),
    }


def _database_size(database: str) -> int:
    """Return the bytes of a database, including its write-ahead log."""
    if is_postgres(database):
        import psycopg

        with psycopg.connect(database) as connection:
            row = connection.execute("SELECT pg_database_size(current_database())").fetchone()
        assert row is not None, "the query returns one row"
        return int(row[0])
    path = sqlite_path(database)
    with closing(sqlite3.connect(path, timeout=30)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.stat().st_size


class _Server:
    """A running `overworld serve`."""

    def __init__(self, database: str, box: str | None, nodes: int = 1) -> None:
        limits = [f"--limit={name}={value}" for name, value in _LIMITS.items()]
        boxes = ["--box", box] if box else []
        command = [sys.executable, "-m", "overworld", "serve", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--processes", str(nodes), "--database", database, *limits, *boxes],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None, "stdout must be a pipe"
        address = self.process.stdout.readline().split()
        if not address:
            self.process.communicate()
            raise LoadError("the server did not start; see its log above")
        self.url = address[-1]
        self._folder = Path("/proc", str(self.process.pid))
        self._nodes = nodes

    @property
    def memory(self) -> float:
        """The resident memory in MB."""
        pages = int((self._folder / "statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    @property
    def cpu_seconds(self) -> float:
        """The processor time so far, in user and system mode."""
        folders = [self._folder, *(_children(self.process.pid) if self._nodes > 1 else ())]
        return sum(map(_cpu_seconds, folders))


def _stat(folder: Path) -> list[str]:
    """Return the fields of `/proc/PID/stat`, starting with the state."""
    return (folder / "stat").read_text().rpartition(")")[2].split()


def _cpu_seconds(folder: Path) -> float:
    fields = _stat(folder)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _children(parent: int) -> list[Path]:
    """Return the `/proc` folders of the child processes."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # the process ended
            if int(_stat(folder)[1]) == parent:
                found.append(folder)
    return found


@contextmanager
def _serving(database: str, box: str | None, nodes: int = 1) -> Iterator[_Server]:
    """Start a server, and stop it at the end."""
    server = _Server(database, box, nodes)
    try:
        yield server
    finally:
        server.process.terminate()
        try:
            server.process.communicate(timeout=_PATIENCE)
        except subprocess.TimeoutExpired:
            server.process.kill()
            server.process.communicate()


if __name__ == "__main__":
    sys.exit(main())
