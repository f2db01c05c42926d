"""A server that is attacked keeps serving the others.

Each attack runs against a real server with its default limits, from separate addresses, until
people at other tables and at the attacked one have made `OVERWORLD_ATTACK_MOVES` moves each (12 by
default). The server answers every one of these moves, refuses the attackers' requests beyond its
limits, takes at most 200 MB more memory, and spends at most 0.38 s of processor time per round, in
which all of them move once. Other work on the machine does not change that measure.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.attack.attackers import KINDS
from tests.server.harness import Person, Server, Socket, serving, sqlite_url
from tests.server.push_service import push_service
from tests.server.stores import execute

MOVES = int(os.environ.get("OVERWORLD_ATTACK_MOVES", "12"))
ROUND_COSTS = 0.38  # seconds of the server's processor time
MORE_MEMORY = 200 * 2**20
PACE = 0.13  # seconds between two moves of a player: below ten actions a second
TABLES = 4
HERE = {"kind": "here"}
LINES = 5  # of one kind in a second of the log


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server with the default limits, which reaches a push service."""
    folder = tmp_path_factory.mktemp("attack")
    with pytest.MonkeyPatch.context() as patch, push_service(folder, patch) as service:
        with serving(sqlite_url(folder), "--push-host", service.host, limits={}) as found:
            yield found
        assert not service.requests, "no attacker is notified"


def memory(server: Server) -> int:
    """Return the memory of the server's process in bytes."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor_time(server: Server) -> float:
    """Return the seconds of processor time that the server has used."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Table:
    """Two people at one screen who play one game after the other."""

    def __init__(self, server: Server, number: int) -> None:
        self._person = Person(server)
        self._person.__enter__()
        self._random = random.Random(number)
        self.code = self._new()

    def _new(self) -> str:
        code = self._person.make(HERE, HERE)
        assert self._person.do(code, "start")["type"] == "done"
        return code

    async def play(self, moves: int) -> None:
        """Make some moves, in a new game when one is over. The server must accept each."""
        while moves:
            async with self._person.socket(self.code) as socket:
                while moves and socket.info["status"] == "playing":
                    await self._move(socket)
                    moves -= 1
                    await asyncio.sleep(PACE)
            if moves:
                self.code = await asyncio.to_thread(self._new)

    async def _move(self, socket: Socket) -> None:
        assert socket.view is not None
        move = self._random.choice(socket.view["legal"])["text"]
        seq = socket.game_seq
        answer = await socket.do("play", move=move, expected=seq)
        assert answer["type"] == "done", answer
        await socket.until(lambda one: one.game_seq > seq)

    def close(self) -> None:
        self._person.__exit__()


async def attacked(server: Server, kind: str, tables: list[Table]) -> tuple[dict[str, int], float]:
    """Play during an attack; return its answers and the processor time of the server."""
    attacker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.attack.attackers", kind, server.url, tables[0].code),
        *LIMITED.get(kind, ()),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert attacker.stdout is not None
    try:
        first = await asyncio.wait_for(attacker.stdout.readline(), PATIENCE)
        before = processor_time(server)
        if first == b"ready\n":
            await asyncio.gather(*(table.play(MOVES) for table in tables))
        used = processor_time(server) - before
        out, err = await asyncio.wait_for(attacker.communicate(b""), PATIENCE)
    finally:
        if attacker.returncode is None:
            attacker.kill()
    assert attacker.returncode == 0, err.decode()
    heard: dict[str, int] = json.loads(out)
    return heard, used


LIMITED: dict[str, set[str]] = {
    "handshakes": {"429"},
    "analyses": {"429"},
    "waiting": {"429"},
    "open_tables": {"429"},
    "recovery": {"429"},
    "names": {"429"},
    "blocks_and_reports": {"429"},
    "push": {"400", "429"},
    "days": {"404", "429"},
}
"""The statuses that the server must have refused an attacker with."""

_OPEN = "FROM tables WHERE status = 'open'"
_HOST = "json_extract(summary, '$.host')"
_PLACE = "json_extract(summary, '$.open.address')"

MOST_ROWS: dict[str, dict[str, int]] = {
    "waiting": {
        "SELECT count(*) FROM waiting GROUP BY owner": 1,
        "SELECT count(*) FROM waiting GROUP BY address": 20,
        "SELECT count(*) FROM waiting": 4 * 20,
    },
    "open_tables": {
        f"SELECT count(*) {_OPEN} GROUP BY {_HOST}": 1 + 5,
        f"SELECT count(DISTINCT {_HOST}) {_OPEN} GROUP BY {_PLACE}": 20,
        f"SELECT count(*) {_OPEN}": 400,
    },
    "recovery": {
        "SELECT count(*) FROM proofs WHERE owner <> '' GROUP BY owner": 1,
        "SELECT count(*) FROM proofs": 10_000,
    },
    "names": {
        "SELECT count(*) FROM players WHERE name <> 'Cleo'": 4 * 10,
    },
    "blocks_and_reports": {
        "SELECT count(*) FROM reports GROUP BY reporter": 30,
        "SELECT count(*) FROM reports": 4 * 20 * 30,
        "SELECT count(*) FROM blocks GROUP BY owner": 200,
        "SELECT count(*) FROM blocks": 4 * 20 * 200,
    },
    "push": {
        "SELECT count(*) FROM push_browsers GROUP BY owner": 5,
        "SELECT count(*) FROM push_browsers": 4 * 40,
        "SELECT count(*) FROM push_people": 4 * 40,
    },
    "days": {
        "SELECT count(*) FROM attempts GROUP BY owner": 1,
        "SELECT count(*) FROM attempts GROUP BY address": 10,
        "SELECT count(*) FROM attempts": 4 * 10,
    },
}
"""Per attack, what it may have left in the database: counts by person or address, and in total."""


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_other_clients_are_served_during_an_attack(server: Server, kind: str) -> None:
    tables = [Table(server, number) for number in range(TABLES)]
    before = memory(server)
    heard, used = asyncio.run(attacked(server, kind, tables))
    more = memory(server) - before
    for table in tables:
        table.close()
    print(f"{kind}: {used / MOVES:.3f} s per move, {more / 2**20:+.0f} MB, heard {heard}")
    for counted, most in MOST_ROWS.get(kind, {}).items():
        counts = [count for (count,) in execute(server.database, counted)]
        assert 0 < max(counts, default=0) <= most, counted
    assert heard, "no attacker sent anything"
    assert used / MOVES < ROUND_COSTS
    assert more < MORE_MEMORY


def test_attacks_leave_no_traceback_and_do_not_fill_the_log(server: Server) -> None:
    """Runs last in this module, because it ends the server.

    The times are those in the log. Lines of a kind in two seconds of the server's clock can be
    within one second, and the first and the last line may be late by one line.
    """
    written = defaultdict[str, list[float]](list)
    log = server.stop()
    assert "Traceback" not in log, log[-4000:]
    # The command may announce first that it compiles, which is not a line of the log.
    for line in [line for line in log.splitlines() if line.startswith("{")]:
        found = json.loads(line)
        written[found["event"]].append(found["at"])
    for kind, times in written.items():
        spans = [last - first for first, last in zip(times, times[2 * LINES + 1 :], strict=False)]
        assert all(span > 0.99 for span in spans), (kind, min(spans))
