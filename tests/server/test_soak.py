"""The short profile of `make soak`, and a rolling upgrade: nothing is lost or doubled."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.harness import OPEN_LIMITS, Person, Server
from tests.server.players import ONLINE, games
from tests.server.soak import soak
from tests.server.stores import execute

NEWER = Path(__file__).parent / "newer_build.py"


@pytest.mark.nightly
@pytest.mark.usefixtures("postgres")
def test_nothing_is_lost_or_doubled_when_processes_are_killed() -> None:
    tally = asyncio.run(soak(minutes=0, seed=7, kills=4, least=4))
    print(tally)
    assert tally.rounds >= 2
    assert tally.all_kills >= 8
    assert tally.postgres_kills
    assert tally.acknowledged > 20


@pytest.mark.slow
def test_a_rolling_upgrade_under_load_loses_nothing(postgres_url: str) -> None:
    """The newer build has another version, and writes an event that the older one cannot read."""
    old = Server(postgres_url)
    servers = [old]
    try:
        with games([old], [[ONLINE, ONLINE]] * 3, pace=0.05) as played:

            async def story() -> None:
                async with played.played():
                    await played.more(20)
                    new = await asyncio.to_thread(
                        lambda: Server(postgres_url, limits=OPEN_LIMITS, program=["-u", str(NEWER)])
                    )
                    servers.append(new)
                    for player in played.players:  # as a proxy would, they learn of the new node
                        player.urls.append(new.url)
                    await played.more(10)
                    for person, code in zip(played.people[::2], played.codes, strict=True):
                        there = Person(new)
                        there.http.cookies.update(person.http.cookies)
                        answer = await asyncio.to_thread(
                            there.do, code, "chat", id="newer", text="newer"
                        )
                        assert answer["type"] == "done"
                        there.http.close()
                    await played.more(20)
                    await asyncio.to_thread(old.stop)
                    await played.more(20)
                    await played.come_to_rest()
                    await asyncio.to_thread(played.check, postgres_url, new)

            asyncio.run(story())
        assert httpx.get(f"{servers[1].url}/health", timeout=PATIENCE).json()["version"] == "99.0.0"
        kinds = {kind for (kind,) in execute(postgres_url, "SELECT DISTINCT kind FROM events")}
        assert {"chat.2", "move"} <= kinds
    finally:
        for server in servers:
            server.kill()
