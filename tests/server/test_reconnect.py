"""After a restart all people get back to their own tables, however many share an address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.inside import Inside, Knock, inside, long_record, occupied

from overworld.game import Game
from overworld.game.kernel import log_of
from overworld.game.resolve import format_move
from overworld.rules.decoded_state import decode_state
from overworld.server.hub import transcripts
from overworld.server.hub.hub import new_code
from overworld.server.hub.render import encode_summary
from overworld.server.hub.room import Room
from overworld.server.store.model import TableWrite, Unavailable
from overworld.server.table.codes import hash_secret
from overworld.server.table.context import encode_text
from overworld.server.table.events import Created, Event, Joined, Started
from overworld.server.table.options import Options, SeatOption
from overworld.server.table.reducer import replay
from overworld.server.table.table import Table

SCHOOL = "203.0.113.5"
STEP = 250  # steps of the long game
ON_LOAD = ("/api/1/box", "/api/1/me")  # requests of a page in addition to its socket


def school(found: Inside, count: int) -> list[httpx.AsyncClient]:
    """Return some browsers that share an address."""
    return [found.person(SCHOOL) for _ in range(count)]


def owner_of(person: httpx.AsyncClient) -> str:
    return hash_secret(person.cookies["overworld"])


@cache
def long_moves() -> str:
    """Return the moves of a long game that is not over, as an event has them."""
    game = Game.from_record(long_record())
    entries = [format_move(decode_state(state), game.box, move) for state, move in log_of(game)]
    return ", ".join(entries[:STEP])


async def long_games(found: Inside, people: list[httpx.AsyncClient], at_each: int) -> list[str]:
    """Store tables in the middle of a long game; return the code of each person's table."""
    colours = Game.from_record(long_record()).colours
    seats = tuple(SeatOption("online", board=colour) for colour in colours)
    codes = []
    for start in range(0, len(people), at_each):
        owners = [owner_of(one) for one in people[start : start + at_each]]
        facts: list[tuple[str, int | None, str]] = [
            ("create", None, encode_text(Created(Options(seats), owners[0])))
        ]
        facts += [
            ("join", number, encode_text(Joined(f"P{number}", owner)))
            for number, owner in enumerate(owners)
        ]
        facts += [("start", None, encode_text(Started(long_moves())))]
        events = [Event(seq, *fact, 1_700_000_000_000) for seq, fact in enumerate(facts, 1)]
        code, hub = new_code(), found.node.hub
        summary = encode_summary(replay(Table(code, hub.box, boxes=hub.boxes), events))
        await hub.store.create(TableWrite(code, events, "playing", summary, owners=owners))
        codes += [code] * len(owners)
    return codes


async def in_memory(found: Inside, codes: list[str]) -> None:
    """Read tables into memory; their logs are still to be written."""
    for code in codes:
        await found.node.hub.rooms.get(code)


async def many_turns() -> None:
    """Run all tasks that need only the event loop."""
    for _ in range(500):
        await asyncio.sleep(0)


async def first_messages(sockets: list[Knock]) -> list[dict[str, Any]]:
    return await asyncio.gather(*(one.read() for one in sockets))


# ---------------------------------------------------------------- after a restart


def test_twelve_people_at_one_address_get_back_to_twelve_long_games(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, AsyncExitStack() as stack:
            people = school(found, 12)
            codes = await long_games(found, people, 1)
            await in_memory(found, codes)
            async with occupied(found):  # so that all twelve logs are still to be written
                sockets = [
                    await stack.enter_async_context(found.socket(code, one))
                    for code, one in zip(codes, people, strict=True)
                ]
                await many_turns()
            heard = await first_messages(sockets)
            assert Counter(one["type"] for one in heard) == {"hello": 12}
            assert all(one["you"]["seats"] and one["log"] for one in heard)

    asyncio.run(story())


def test_two_hundred_people_at_one_address_get_back_with_default_limits(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found:
            people = school(found, 200)
            codes = await long_games(found, people, 2)
        async with inside(tmp_path) as found, AsyncExitStack() as stack:  # the restart
            await in_memory(found, codes)

            async def come_back(person: httpx.AsyncClient, code: str) -> Knock:
                again = found.person(SCHOOL)
                again.cookies = person.cookies
                for path in ON_LOAD:
                    assert (await again.get(path)).status_code == 200
                return await stack.enter_async_context(found.socket(code, again))

            async with occupied(found):  # so that nothing is written before all have asked
                sockets = await asyncio.gather(*map(come_back, people, codes))
                await many_turns()
            heard = await first_messages(sockets)
            assert Counter(one["type"] for one in heard) == {"hello": 200}
            assert sorted(one["you"]["seats"] for one in heard) == [[0]] * 100 + [[1]] * 100
            assert {one["info"]["code"] for one in heard} == set(codes)

    asyncio.run(story())


def test_an_owner_reads_a_long_log_although_the_address_has_used_its_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, work_per_minute=1) as found, AsyncExitStack() as stack:
            (ada,) = people = school(found, 1)
            (code,) = await long_games(found, people, 1)
            answer = await ada.post("/api/1/records", json={"record": f"{long_record()}\nx"})
            assert answer.json()["code"] == "bad_record"
            await in_memory(found, [code])
            eve = found.person(SCHOOL)
            assert (await eve.get(f"/api/1/tables/{code}")).json()["code"] == "too_many_requests"
            socket = await stack.enter_async_context(found.socket(code, eve))
            assert (await socket.read())["code"] == "too_many_requests"
            assert (await socket.hear())["code"] == 4429, "a page tries again after this code"
            assert (await ada.get(f"/api/1/tables/{code}/record")).status_code == 200
            socket = await stack.enter_async_context(found.socket(code, ada))
            assert (await socket.read())["type"] == "hello"

    asyncio.run(story())


# ---------------------------------------------------------------- close codes


def test_only_a_final_refusal_closes_with_the_final_code(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as eve, AsyncExitStack() as stack:
            codes = await long_games(found, school(found, 6), 1)
            await in_memory(found, codes)
            async with occupied(found):
                sockets = [
                    await stack.enter_async_context(found.socket(code, eve)) for code in codes
                ]
                await many_turns()
                assert [(await one.read())["code"] for one in sockets[4:]] == ["busy"] * 2
                assert [(await one.hear())["code"] for one in sockets[4:]] == [4429] * 2
            assert [(await one.read())["type"] for one in sockets[:4]] == ["hello"] * 4
            socket = await stack.enter_async_context(found.socket("ZZZZZZ", eve))
            assert (await socket.read())["code"] == "no_table"
            assert (await socket.hear())["code"] == 4400

    asyncio.run(story())


# ---------------------------------------------------------------- one job for all readers


class Writes:
    """Count how often a log is written; a planned failure happens once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.failure: Exception | None = None
        self._write: Callable[[Table], bytes] = transcripts._encode_log
        monkeypatch.setattr(transcripts, "_encode_log", self)

    def __call__(self, table: Table) -> bytes:
        self.count += 1
        failure, self.failure = self.failure, None
        if failure is not None:
            raise failure
        return self._write(table)


def test_all_readers_of_a_table_share_one_job(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        writes = Writes(monkeypatch)
        async with inside(tmp_path) as found:
            codes = await long_games(found, school(found, 1), 1)
            await in_memory(found, codes)
            room = await found.node.hub.rooms.get(codes[0])
            logs = found.node.hub.transcripts
            async with occupied(found):
                readers = [asyncio.create_task(logs.write_log(room, "", f"{n}")) for n in range(90)]
                records = [asyncio.create_task(logs.record(room, "", f"{n}")) for n in range(90)]
                await many_turns()
                readers[0].cancel()  # the reader who began the job
                await many_turns()
            done = await asyncio.gather(*readers, return_exceptions=True)
            assert isinstance(done[0], asyncio.CancelledError)
            assert done[1:] == [None] * 89
            assert len(set(await asyncio.gather(*records))) == 1
            assert writes.count == 1

    asyncio.run(story())


def test_a_job_that_fails_is_done_again_for_the_next_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        writes = Writes(monkeypatch)
        async with inside(tmp_path) as found:
            codes = await long_games(found, school(found, 1), 1)
            await in_memory(found, codes)
            room = await found.node.hub.rooms.get(codes[0])
            logs, writes.failure = found.node.hub.transcripts, MemoryError("no memory")
            with pytest.raises(MemoryError):
                await logs.write_log(room, "", "eve")
            await logs.write_log(room, "", "eve")
            assert writes.count == 2

    asyncio.run(story())


def test_a_reader_does_not_pay_for_the_limits_of_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, work_per_minute=1) as found:
            (ada,) = people = school(found, 1)
            codes = await long_games(found, people, 1)
            await in_memory(found, codes)
            room = await found.node.hub.rooms.get(codes[0])
            logs = found.node.hub.transcripts
            found.node.hub.offload._charge("eve", 60)
            readers = [
                asyncio.create_task(logs.write_log(room, owner, address))
                for owner, address in (("", "eve"), (owner_of(ada), "eve"), ("", "ben"))
            ]
            done = await asyncio.gather(*readers, return_exceptions=True)
            assert str(done[0]) == "too_many_requests"
            assert done[1:] == [None, None]

    asyncio.run(story())


class Reads:
    """Count how often the events of a table are read; planned failures happen one by one."""

    def __init__(self, found: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.failures: list[Exception] = []
        self._read = found.node.store.events
        monkeypatch.setattr(found.node.store, "events", self)

    async def __call__(self, code: str, after: int = 0) -> list[Event]:
        self.count += 1
        await asyncio.sleep(0)
        if self.failures:
            raise self.failures.pop()
        return await self._read(code, after)


def test_all_readers_of_a_table_share_one_read_of_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found:
            (code,) = await long_games(found, school(found, 1), 1)
            rooms, reads = found.node.hub.rooms, Reads(found, monkeypatch)

            def readers() -> list[asyncio.Task[Room]]:
                return [asyncio.create_task(rooms.get(code)) for _ in range(50)]

            reads.failures = [Unavailable("it is away")]
            failed = await asyncio.gather(*readers(), return_exceptions=True)
            assert {type(one) for one in failed} == {Unavailable}
            assert (reads.count, rooms.loading) == (1, set()), "all readers fail with one read"
            first, *others = readers()
            await asyncio.sleep(0)
            first.cancel()
            found_rooms = await asyncio.gather(first, *others, return_exceptions=True)
            assert isinstance(found_rooms[0], asyncio.CancelledError)
            assert set(found_rooms[1:]) == {rooms.cached(code)}
            assert reads.count == 2, "a reader who leaves does not end the read"

    asyncio.run(story())


# ---------------------------------------------------------------- watchers


def test_a_hello_counts_the_watcher_who_gets_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, AsyncExitStack() as stack:
            ada, *others = school(found, 9)
            (code,) = await long_games(found, [ada], 1)
            first = await stack.enter_async_context(found.socket(code, ada))
            heard = [await first.read()]
            assert "spectators" not in heard[0]
            sockets = [await stack.enter_async_context(found.socket(code, one)) for one in others]
            heard += await first_messages(sockets)
            assert sorted(one["spectators"] for one in heard[1:]) == [*range(1, 9)]
            assert all(one["info"] == heard[0]["info"] for one in heard)
            assert [one["you"]["seats"] for one in heard] == [[0]] + [[]] * 8

    asyncio.run(story())


def test_a_hello_has_the_latest_event(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, AsyncExitStack() as stack:
            code = await found.table(ada)
            first = await stack.enter_async_context(found.socket(code, ada))
            assert (await first.read())["chat"] == []
            await first.do("chat", "said", text="hello")
            second = await stack.enter_async_context(found.socket(code, ada))
            assert [line["text"] for line in (await second.read())["chat"]] == ["hello"]
            assert (await ada.get(f"/api/1/tables/{code}")).json()["chat"][0]["text"] == "hello"

    asyncio.run(story())


def test_a_client_does_not_listen_to_a_room_that_left_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a node, a room without listeners may leave memory while its log is written."""

    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada:
            code = await found.table(ada)
            hub, forgotten = found.node.hub, list[bool]()
            write = hub.transcripts.write_log

            async def forgetful(room: Room, owner: str, address: str) -> None:
                await write(room, owner, address)
                if not forgotten:
                    forgotten.append(hub.rooms.evict(code))

            monkeypatch.setattr(hub.transcripts, "write_log", forgetful)
            async with found.socket(code, ada) as socket:
                assert (await socket.read())["type"] == "hello"
                assert forgotten == [True], (
                    "the room has left memory, and the client waits for chat"
                )
                act = {"type": "act", "id": "c", "action": {"do": "chat", "text": "hello"}}
                await ada.post(f"/api/1/tables/{code}/actions", json=act)
                while (await socket.read()).get("kind") != "chat":
                    pass

    asyncio.run(story())
