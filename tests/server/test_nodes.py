"""Several nodes on one PostgreSQL: any node serves any table, and none is needed for another."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.harness import OPEN_LIMITS, Person, Server, Socket
from tests.server.players import HERE, ONLINE, bot, child_of, games
from tests.server.postgres import Postgres
from tests.server.stores import execute

LIMITS = {**OPEN_LIMITS, "lease": 3000}


@contextmanager
def nodes(database: str, count: int = 2) -> Iterator[list[Server]]:
    """Yield a number of nodes on one database."""
    found: list[Server] = []
    try:
        for _ in range(count):
            found.append(Server(database, limits=LIMITS))
        yield found
    finally:
        for node in found:
            node.stop()


def guest(node: Server, person: Person) -> Person:
    """Return the same browser at another node."""
    other = Person(node)
    other.http.cookies.update(person.http.cookies)
    return other


def test_games_continue_when_a_node_dies(postgres_url: str) -> None:
    tables = [
        [ONLINE, ONLINE],
        [ONLINE, ONLINE, bot("pebble")],
        [ONLINE, ONLINE, ONLINE, bot("pebble")],
    ]
    with nodes(postgres_url) as (first, second), games([first, second], tables, pace=0.1) as played:

        async def story() -> None:
            async with played.played():
                await played.more(40)
                await asyncio.to_thread(first.kill)
                await played.more(30)
                await asyncio.to_thread(first.restart)
                await asyncio.to_thread(second.kill)
                await played.more(30)
                await asyncio.to_thread(second.restart)
                await played.more(20)
                await played.come_to_rest()
                for node in (first, second):
                    await asyncio.to_thread(played.check, postgres_url, node)

        asyncio.run(story())
        assert played.acknowledged >= 120


def test_nodes_share_events_and_one_of_two_actions_counts(postgres_url: str) -> None:
    with nodes(postgres_url) as (first, second), Person(first) as ada:
        code = ada.make({"kind": "here"}, {"kind": "here"})
        assert ada.do(code, "start")["type"] == "done"

        async def story(other: Person) -> None:
            async with ada.socket(code) as here, other.socket(code) as there:
                assert there.hash == here.hash
                for number in range(20):
                    await heard(here, there, number)
                for _ in range(20):
                    await press_together(here, there)
                assert here.hash == there.hash

        with guest(second, ada) as other:
            asyncio.run(story(other))
            assert other.table(code)["view"] == ada.table(code)["view"]
        seqs = execute(postgres_url, "SELECT seq FROM events ORDER BY seq")
        assert seqs == [(number,) for number in range(1, len(seqs) + 1)]
        moves = execute(postgres_url, "SELECT count(*) FROM events WHERE kind = 'move'")
        assert moves == [(20,)]


async def heard(here: Socket, there: Socket, number: int) -> None:
    """Chat at one node, and wait until the other node has sent it on."""
    text = f"line {number}"
    await here.send("chat", text=text)
    await there.until(lambda s: s.seen[-1].get("text") == text)


async def press_together(here: Socket, there: Socket) -> None:
    """Send two decisions at the same time to different nodes; check that one counts."""
    game_seq = max(here.game_seq, there.game_seq)
    for socket in (here, there):
        await socket.until(lambda s: s.game_seq >= game_seq)
    assert here.view is not None
    legal = here.view["legal"]
    answers = await asyncio.gather(
        here.do("play", move=legal[0]["text"], expected=game_seq),
        there.do("play", move=legal[-1]["text"], expected=game_seq),
    )
    assert sorted(answer.get("code", "done") for answer in answers) == ["done", "stale"]


def test_another_node_takes_over_from_a_dead_node(postgres_url: str) -> None:
    """The bot's turn is taken over, and the person counts as away."""
    with nodes(postgres_url) as (first, second), Person(first) as ada, Person(second) as ben:
        code = ada.make({"kind": "here"}, ONLINE, bot("obsidian"))
        assert ben.do(code, "join", seat=1)["type"] == "done"

        async def story() -> None:
            async with ada.socket(code) as one, ben.socket(code) as two:
                await one.do("start")
                await play_until_bot(one, two)
                worker = await child_of(first, second)
                os.kill(worker, signal.SIGSTOP)  # a bot that searches without end
                while thinking(first) == thinking(second):
                    await asyncio.sleep(0.01)
                node, well, seat = (first, two, 0) if thinking(first) else (second, one, 1)
                node.process.kill()
                seq = well.game_seq
                os.kill(worker, signal.SIGCONT)
                await asyncio.to_thread(node.kill)
                await well.until(lambda s: s.game_seq > seq)
                await well.until(lambda s: "away_since" in s.info["seats"][seat])

        asyncio.run(story())


def thinking(node: Server) -> bool:
    """Return whether a bot searches at a node."""
    return (
        "overworld_bots_thinking 1.0"
        in httpx.get(f"http://{node.metrics}/metrics", timeout=PATIENCE).text
    )


async def play_until_bot(*sockets: Socket) -> None:
    """Let people play until it is a bot's turn."""
    while True:
        seq = max(socket.seq for socket in sockets)
        for socket in sockets:
            await socket.until(lambda s, seq=seq: s.seq >= seq)
        turn = (sockets[0].view or {}).get("decider")
        mover = next((one for one in sockets if turn in one.you["seats"]), None)
        if mover is None:
            return
        assert mover.view is not None
        move = mover.view["legal"][0]["text"]
        answer = await mover.do("play", move=move, expected=mover.game_seq)
        assert answer["type"] == "done"


@pytest.mark.slow
@pytest.mark.parametrize("way", ["stop", pytest.param("freeze", marks=pytest.mark.nightly)])
def test_games_continue_after_an_outage_of_the_database(
    postgres: Postgres, postgres_url: str, way: str
) -> None:
    # The client that plays two seats always has a decision to send, even if notifications are lost.
    tables = [[HERE, HERE], [ONLINE, ONLINE], [ONLINE, ONLINE, bot("pebble")]]
    tables.append([ONLINE, bot("pebble")])
    with nodes(postgres_url) as (first, second), games([first, second], tables) as played:

        async def story() -> None:
            async with played.played():
                await played.more(40)
                come_back = await asyncio.to_thread(go_away, postgres, way)
                try:
                    for node in (first, second):
                        while await asyncio.to_thread(health, node) != 503:
                            await asyncio.sleep(0.1)
                    await played.until(lambda: any(player.refusals for player in played.players))
                finally:
                    await asyncio.to_thread(come_back)
                await played.more(40)
                await played.come_to_rest()
                for node in (first, second):
                    await asyncio.to_thread(played.check, postgres_url, node)

        asyncio.run(story())
        assert {code for player in played.players for code in player.refusals} == {"unavailable"}
        for node in (first, second):
            assert health(node) == 200


def health(node: Server) -> int:
    return httpx.get(f"{node.url}/health", timeout=PATIENCE).status_code


def go_away(postgres: Postgres, way: str) -> Callable[[], None]:
    """Stop or freeze the database; return a function that brings it back."""
    if way == "freeze":
        return postgres.freeze()
    postgres.stop()
    return postgres.start
