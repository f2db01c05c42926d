"""The processes for bots and analyses, with a real store and real processes, but no server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from multiprocessing.context import SpawnProcess

import pytest
from tests.server.stores import opened

from overworld.components import load_components
from overworld.game import Game
from overworld.server.hub.analyses import Analyses
from overworld.server.hub.bot_pool import BotPool
from overworld.server.hub.bot_process import Analysed, Thought, think
from overworld.server.hub.hub import Hub
from overworld.server.hub.worker import Worker, WorkerDied
from overworld.server.room import actions as act
from overworld.server.room.errors import Refused
from overworld.server.room.options import Options, SeatOption
from overworld.server.settings import Settings

pytestmark = pytest.mark.process
BOX = load_components()
ADA, EVE = "a" * 32, "e" * 32


async def until(test: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not test():
            await asyncio.sleep(0.01)


def slept(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def broken(*_: object) -> Thought:
    raise ArithmeticError("no such thought")


def deadly(*_: object) -> Thought:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("it is dead")


# ---------------------------------------------------------------- workers


def test_a_worker_answers_raises_dies_and_is_replaced() -> None:
    async def story() -> None:
        worker, other = Worker(BOX), Worker(BOX)
        try:
            assert await worker.ask(60, abs, -3) == 3
            await worker.ask(60, signal.raise_signal, signal.SIGINT)  # that is for the server
            with pytest.raises(ArithmeticError, match="no such thought"):
                await worker.ask(60, broken)
            waiting = asyncio.create_task(other.ask(60, slept, 0.5))
            with pytest.raises(WorkerDied, match="died"):
                await worker.ask(60, deadly)
            assert await worker.ask(60, abs, -4) == 4
            with pytest.raises(WorkerDied, match="in time"):
                await worker.ask(0.05, slept, 60)
            assert await worker.ask(60, abs, -5) == 5
            assert await waiting == 0.5, "what kills one worker harms no other"
        finally:
            worker.close()
            other.close()

    asyncio.run(story())


def test_a_worker_that_could_not_start_starts_with_the_next_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """There is no more memory for a moment, or there are too many processes."""
    start, refusals = SpawnProcess.start, [BlockingIOError("no more processes")]

    def started(self: SpawnProcess) -> None:
        if refusals:
            raise refusals.pop()
        start(self)

    async def story() -> None:
        worker = Worker(BOX)
        try:
            with pytest.raises(WorkerDied):
                await worker.ask(60, abs, -3)
            assert await worker.ask(60, abs, -3) == 3
        finally:
            worker.close()

    monkeypatch.setattr(SpawnProcess, "start", started)
    asyncio.run(story())


def test_closing_ends_our_own_processes_only() -> None:
    stranger = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(60,))
    stranger.start()

    async def story() -> None:
        worker = Worker(BOX)
        await worker.start()
        assert len(multiprocessing.active_children()) == 2
        worker.close()

    try:
        asyncio.run(story())
        assert multiprocessing.active_children() == [stranger]
    finally:
        stranger.kill()
        stranger.join()


# ---------------------------------------------------------------- bots


@asynccontextmanager
async def bots_at(url: str, workers: int = 1) -> AsyncIterator[tuple[Hub, BotPool]]:
    async with opened(url) as store:
        hub = Hub(store, Settings(url), BOX)
        pool = BotPool(hub, workers)
        task = asyncio.create_task(pool.run())
        try:
            yield hub, pool
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await pool.close()


async def table_of(hub: Hub, *bots: str, owner: str = ADA) -> str:
    """A table at which a game of bots has begun."""
    seats = tuple(SeatOption(kind="bot", bot=bot) for bot in bots)
    code = await hub.create(Options(seats=seats), owner)
    await hub.act(code, act.Start(), owner, "start")
    return code


def moves(hub: Hub, code: str) -> int:
    room = hub.rooms.held(code)
    assert room is not None
    return room.table.seq


@pytest.mark.parametrize("how", [broken, deadly])
def test_what_fails_three_times_is_put_aside_and_others_go_on(
    sqlite_url: str,
    how: Callable[..., Thought],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        async with bots_at(sqlite_url) as (hub, pool):
            poison = await table_of(hub, "pebble", "pebble")
            seq = moves(hub, poison)

            async def ask(worker: Worker, table: object, bot: str) -> str:
                question = how if bot == "pebble" else think
                thought = await worker.ask(60, question, *arguments(table, bot))
                return thought.move

            monkeypatch.setattr(pool, "_think", ask)
            await until(lambda: pool.put_aside == 1)
            assert moves(hub, poison) == seq
            well = await table_of(hub, "random", "random", owner=EVE)
            await until(lambda: moves(hub, well) > 10)
            assert pool.put_aside == 1

    def arguments(table: object, bot: str) -> tuple[str, str, None, int]:
        assert hasattr(table, "game")
        return table.game.position, bot, None, 1

    asyncio.run(story())
    assert "put aside" in caplog.text


def test_tables_of_bots_do_not_starve_newer_ones(sqlite_url: str) -> None:
    """With the lowest ids first, the first two of several tables had everything."""

    async def story() -> None:
        async with bots_at(sqlite_url) as (hub, _):
            codes = [await table_of(hub, "random", "random", owner=EVE) for _ in range(6)]
            codes.append(await table_of(hub, "random", "random", owner=ADA))
            await until(lambda: all(moves(hub, code) > 8 for code in codes))
            most, least = max(moves(hub, c) for c in codes), min(moves(hub, c) for c in codes)
            assert most < 12 * least

    asyncio.run(story())


def test_obsidian_is_charged_for_thinking_and_not_for_waiting(sqlite_url: str) -> None:
    """Else it plays at one millisecond whenever much is going on."""
    asked: list[int | None] = []

    class Slow:
        """A worker that has thought for ten milliseconds, whatever the clock says."""

        async def ask(self, limit: float, question: object, *arguments: object) -> Thought:
            ms = arguments[2]
            assert ms is None or isinstance(ms, int)
            asked.append(ms)
            return Thought("end", 10.0)

    async def story() -> None:
        async with opened(sqlite_url) as store:
            hub = Hub(store, Settings(sqlite_url), BOX)
            pool = BotPool(hub, 0)
            code = await table_of(hub, "obsidian", "random")
            room = hub.rooms.held(code)
            assert room is not None
            for _ in range(3):
                await pool._think(Slow(), room.table, "obsidian")  # type: ignore[arg-type]
            await pool.close()

    asyncio.run(story())
    assert asked == [700, 695, 690]


# ---------------------------------------------------------------- analyses


class Answers:
    """Stands before the real worker, and lets tests say when an answer comes."""

    def __init__(self, pool: Analyses, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.go_on = asyncio.Event()
        monkeypatch.setattr(Worker, "ask", self.ask)

    async def ask(self, limit: float, question: object, position: str, *more: object) -> Analysed:
        self.asked.append(position)
        await self.go_on.wait()
        return Analysed(0, 1, (), (position,))


def with_analyses(
    monkeypatch: pytest.MonkeyPatch, story: Callable[[Analyses, Answers], Awaitable[None]]
) -> None:
    async def run() -> None:
        pool = Analyses(BOX, 1)
        try:
            await story(pool, Answers(pool, monkeypatch))
        finally:
            await pool.close()

    asyncio.run(run())


def test_one_who_asks_much_does_not_keep_others_from_asking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(pool: Analyses, answers: Answers) -> None:
        eve = [asyncio.create_task(pool.ask(f"eve{n}", 1, 3, EVE)) for n in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="busy"):
            await pool.ask("eve3", 1, 3, EVE)
        ada = asyncio.create_task(pool.ask("ada0", 1, 3, ADA))
        await asyncio.sleep(0)
        answers.go_on.set()
        await asyncio.gather(*eve, ada)
        assert answers.asked == ["eve0", "eve1", "ada0", "eve2"]

    with_analyses(monkeypatch, story)


def test_the_queue_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(pool: Analyses, answers: Answers) -> None:
        tasks = []
        for number in range(33):
            tasks.append(asyncio.create_task(pool.ask(f"p{number}", 1, 3, f"who{number}")))
            await asyncio.sleep(0)
        with pytest.raises(Refused, match="busy"):
            await pool.ask("one more", 1, 3, "somebody")
        answers.go_on.set()
        await asyncio.gather(*tasks)

    with_analyses(monkeypatch, story)


def test_the_same_question_is_answered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(pool: Analyses, answers: Answers) -> None:
        first = asyncio.create_task(pool.ask("p", 1, 3, ADA))
        second = asyncio.create_task(pool.ask("p", 1, 3, EVE))
        await asyncio.sleep(0)
        first.cancel()  # whoever has gone takes nothing from others
        answers.go_on.set()
        assert (await second).line == ("p",)
        assert (await pool.ask("p", 1, 3, EVE)).line == ("p",)
        assert answers.asked == ["p"]

    with_analyses(monkeypatch, story)


def test_a_real_analysis() -> None:
    async def story() -> None:
        pool = Analyses(BOX, 1)
        game = Game(2)
        game.deal(random.Random(1))
        try:
            found = await pool.ask(game.position, 20, 3, ADA)
            assert found.seat == game.turn
            assert found.moves[0].move in map(str, game.legal_moves)
        finally:
            await pool.close()

    asyncio.run(story())
