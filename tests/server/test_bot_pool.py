"""Bots and analyses, with a real store and real worker processes, but no server."""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.stores import execute, opened
from tests.server.test_boxes import greedy

from overworld.bots import guided, guided_search
from overworld.components import Box, load_box
from overworld.game import CHANCE, Game
from overworld.game.kernel import log_of
from overworld.server.hub import bot_pool, worker_process
from overworld.server.hub.analyses import Analyses
from overworld.server.hub.bot_pool import BotPool
from overworld.server.hub.hub import Hub
from overworld.server.hub.worker_process import (
    Analysed,
    BotMove,
    BotTurn,
    Worker,
    WorkerDied,
    analyse_position,
    choose_move,
)
from overworld.server.settings import Settings
from overworld.server.store.model import TableWrite, Work
from overworld.server.table import actions as act
from overworld.server.table.errors import Refused
from overworld.server.table.events import Event
from overworld.server.table.options import Options, SeatOption
from overworld.server.table.table import Table

pytestmark = pytest.mark.process
BOX = load_box()
ADA, EVE = "a" * 32, "e" * 32


async def until(test: Callable[[], bool], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not test():
            await asyncio.sleep(0.01)


def slept(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def broken(*_: object) -> BotMove:
    raise ArithmeticError("no such move")


def deadly(*_: object) -> BotMove:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("it is dead")


# ---------------------------------------------------------------- workers


def test_a_worker_answers_raises_dies_and_is_replaced() -> None:
    async def story() -> None:
        worker, other = Worker(BOX), Worker(BOX)
        try:
            assert await worker.ask(60, abs, -3) == 3
            await worker.ask(60, signal.raise_signal, signal.SIGINT)  # Ctrl-C is for the server
            with pytest.raises(ArithmeticError, match="no such move"):
                await worker.ask(60, broken)
            waiting = asyncio.create_task(other.ask(60, slept, 0.5))
            with pytest.raises(WorkerDied, match="died"):
                await worker.ask(60, deadly)
            assert await worker.ask(60, abs, -4) == 4
            with pytest.raises(WorkerDied, match="in time"):
                await worker.ask(0.05, slept, 60)
            assert await worker.ask(60, abs, -5) == 5
            assert await waiting == 0.5, "a request that kills one worker does not harm the others"
        finally:
            worker.close()
            other.close()

    asyncio.run(story())


def test_a_worker_that_could_not_start_starts_with_the_next_request(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The start may fail because memory or the number of processes is short for a moment."""
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
async def bots_at(
    url: str, workers: int = 1, boxes: tuple[Box, ...] = (BOX,)
) -> AsyncIterator[tuple[Hub, BotPool]]:
    async with opened(url) as store:
        hub = Hub(store, Settings(url), boxes)
        pool = BotPool(hub, workers)
        task = asyncio.create_task(pool.run())
        try:
            yield hub, pool
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await pool.close()


async def table_of(hub: Hub, *bots: str, owner: str = ADA) -> str:
    """Start a game of bots; return its table."""
    seats = tuple(SeatOption(kind="bot", bot=bot) for bot in bots)
    code = await hub.create(Options(seats=seats), owner)
    await hub.act(code, act.Start(), owner, "start")
    return code


def moves(hub: Hub, code: str) -> int:
    room = hub.rooms.cached(code)
    assert room is not None
    return room.table.seq


def illegal(*_: object) -> BotMove:
    return BotMove("end", 0.0)


@pytest.mark.parametrize("how", [broken, deadly, illegal])
def test_a_decision_that_fails_three_times_is_quarantined_and_others_continue(
    sqlite_url: str,
    how: Callable[..., BotMove],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        async with bots_at(sqlite_url) as (hub, pool):
            poison = await table_of(hub, "pebble", "pebble")
            seq = moves(hub, poison)

            async def ask(worker: Worker, table: Table, bot: str, address: str) -> str:
                question = how if bot == "pebble" else choose_move
                assert table.game is not None
                turn = BotTurn(table.code, bot, table.game.position, 0, (), 1)
                thought = await worker.ask(60, question, turn)
                return thought.move

            monkeypatch.setattr(pool, "_choose", ask)
            await until(lambda: pool.quarantined == 1)
            assert moves(hub, poison) == seq
            well = await table_of(hub, "random", "random", owner=EVE)
            await until(lambda: moves(hub, well) > 10)
            assert pool.quarantined == 1

    asyncio.run(story())
    assert "quarantined" in caplog.text


def test_bots_continue_after_a_restart_with_the_box_that_was_missing(
    url: str, tmp_path: Path
) -> None:
    """A node that cannot read a table must leave the bot's turn to a node that can."""
    box = load_box(greedy(tmp_path))

    async def story() -> None:
        async with opened(url) as store:
            hub = Hub(store, Settings(url), (BOX, box))
            seats = tuple(SeatOption(kind="bot", bot="random") for _ in range(2))
            code = await hub.create(Options(seats=seats, box=box.name), ADA)
            await hub.act(code, act.Start(), ADA, "start")
        async with bots_at(url) as (hub, _):
            await until(lambda: execute(url, "SELECT attempts FROM work") in ([], [(3,)]))
            assert hub.rooms.damaged == {code}
            assert execute(url, "SELECT attempts FROM work") == [(3,)]
        async with bots_at(url, boxes=(BOX, box)) as (hub, _):
            await hub.rooms.get(code)
            await until(lambda: moves(hub, code) > 5)

    asyncio.run(story())


def test_tables_of_bots_do_not_starve_newer_ones(sqlite_url: str) -> None:
    """If the queue were sorted by id, the first two tables would take all the time."""

    async def story() -> None:
        async with bots_at(sqlite_url) as (hub, _):
            codes = [await table_of(hub, "random", "random", owner=EVE) for _ in range(6)]
            codes.append(await table_of(hub, "random", "random", owner=ADA))
            await until(lambda: all(moves(hub, code) > 8 for code in codes))
            most, least = max(moves(hub, c) for c in codes), min(moves(hub, c) for c in codes)
            assert most < 12 * least

    asyncio.run(story())


def test_obsidian_is_charged_for_its_search_and_not_for_waiting(sqlite_url: str) -> None:
    """Otherwise it would search for one millisecond whenever the server is busy."""
    asked: list[int | None] = []

    class Slow:
        """A worker that reports a search of ten milliseconds."""

        async def ask(self, limit: float, question: object, turn: BotTurn) -> BotMove:
            asked.append(turn.ms)
            return BotMove("end", 10.0)

    async def story() -> None:
        async with opened(sqlite_url) as store:
            hub = Hub(store, Settings(sqlite_url), (BOX,))
            pool = BotPool(hub, 0)
            code = await table_of(hub, "obsidian", "random")
            room = hub.rooms.cached(code)
            assert room is not None
            for _ in range(3):
                await pool._choose(Slow(), room.table, "obsidian")  # type: ignore[arg-type]
            await pool.close()

    asyncio.run(story())
    assert asked == [700, 695, 690]


# ---------------------------------------------------------------- fairness


async def play_on(hub: Hub, code: str, owner: str) -> None:
    """Play the first legal move whenever it is this person's turn."""
    room = hub.rooms.cached(code)
    assert room is not None
    game = room.table.game
    if game is not None and not game.over and room.table.bot_to_move is None:
        move = str(game.legal_moves[0])
        await hub.act(code, act.Play(move, room.table.game_seq), owner, f"m{room.table.seq}")


@pytest.mark.parametrize(("workers", "cookies"), [(1, 50), (2, 1)])
def test_fifty_hostile_tables_take_turns_with_an_honest_one(
    sqlite_url: str, workers: int, cookies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Count the decisions of real bots that search for one or two milliseconds."""
    monkeypatch.setattr(bot_pool, "TURN_MS", 4)
    decided: list[str] = []
    seats = (SeatOption(kind="here"), *(SeatOption(kind="bot", bot="diamond") for _ in range(3)))
    store_move = Hub.bot_move

    async def noted(hub: Hub, code: str, seq: int, move: str) -> None:
        decided.append(code)
        await store_move(hub, code, seq, move)

    monkeypatch.setattr(Hub, "bot_move", noted)

    async def story() -> None:
        async with bots_at(sqlite_url, workers) as (hub, _):
            tables = {}
            for number in range(51):
                good = number == 50
                owner = ADA if good else f"{number % cookies:032}"
                address = "198.51.100.1" if good else "203.0.113.66"
                code = await hub.create(Options(seats=seats), owner, address=address)
                await hub.act(code, act.Start(), owner, "start", address=address)
                tables[code] = owner
            honest = [*tables][-1]
            async with asyncio.timeout(240):
                while decided.count(honest) < 12:
                    for code, owner in tables.items():
                        await play_on(hub, code, owner)
                    await asyncio.sleep(0)

        turns = [place for place, code in enumerate(decided) if code == honest]
        between = [later - sooner - 1 for sooner, later in itertools.pairwise(turns)]
        assert max(between) <= 5, between

    asyncio.run(story())


def test_bots_of_an_address_that_used_up_its_time_come_after_others(sqlite_url: str) -> None:
    time = 0.0

    async def story() -> None:
        nonlocal time
        async with opened(sqlite_url) as store:
            hub = Hub(store, Settings(sqlite_url, bot_ms_per_minute=1000), (BOX,))
            pool = BotPool(hub, 0, now=lambda: time)
            pool._charge("eve", 900)
            for owner, address in ((EVE, "eve"), (ADA, "ada")):
                code = await table_of(hub, "obsidian", "random", owner=owner)
                room = hub.rooms.cached(code)
                assert room is not None
                table = room.table
                work = Work(owner, slow=True, address=address)
                event = Event(table.seq + 1, "chat", 0, "{}", hub.now())
                await store.append(TableWrite(code, [event], "playing", "{}", work=work))
            pool._charge("eve", 200)
            first = await pool._next()
            assert first is not None
            assert first.address == "ada", "eve has used 1,100 ms of 1,000"
            await store.release_work(store.node)
            time += 30
            second = await pool._next()
            assert second is not None
            assert second.address == "eve", "her time came back, and ada was served last"
            await pool.close()

    asyncio.run(story())


def test_the_address_that_pays_survives_a_restart(sqlite_url: str) -> None:
    async def before() -> str:
        async with opened(sqlite_url) as store:
            hub = Hub(store, Settings(sqlite_url), (BOX,))
            seats = (SeatOption(kind="bot", bot="random"), SeatOption(kind="bot", bot="random"))
            code = await hub.create(Options(seats=seats), ADA, address="198.51.100.1")
            await hub.act(code, act.Start(), ADA, "start")
            room = hub.rooms.cached(code)
            assert room is not None
            assert room.payer == await hub.hash_address("198.51.100.1") != "198.51.100.1"
            return code

    async def after(code: str) -> None:
        async with bots_at(sqlite_url) as (hub, _):
            await until(lambda: hub.rooms.cached(code) is not None and moves(hub, code) > 10)
            room = hub.rooms.cached(code)
            assert room is not None
            assert room.payer == await hub.hash_address("198.51.100.1")

    asyncio.run(after(asyncio.run(before())))


# ---------------------------------------------------------------- search trees


def test_a_bot_keeps_its_search_tree_while_the_game_continues(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = 0
    begin = guided.begin

    def counted(*arguments: object) -> None:
        nonlocal begun
        begun += 1
        begin(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(guided_search, "begin", counted)
    monkeypatch.setattr(worker_process, "_BOXES", (BOX,))
    game = Game(2)
    chance = random.Random(5)
    game.deal(chance)

    def decide(ms: int = 60) -> str:
        last = tuple(code for _, code in log_of(game)[-200:])
        turn = BotTurn("AAAAAA", "diamond", game.position, game.step_number, last, 1, ms)
        return choose_move(turn).move

    asked = 0
    while asked < 6:
        if len(game.legal_moves) > 1:
            asked += 1
            game.play(decide())
        else:
            game.play(game.legal_moves[0])
        game.deal(chance)
    assert begun < asked, "at least one search continued in its tree"
    known = begun
    for _ in range(3):
        game.undo()
    while game.turn in (None, CHANCE) or len(game.legal_moves) < 2:
        game.undo()
    decide()
    assert begun == known + 1, "a new search tree begins after an undo"


# ---------------------------------------------------------------- analyses


class Answers:
    """A worker that answers when the test lets it."""

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
        pool = Analyses((BOX,), 1)
        try:
            await story(pool, Answers(pool, monkeypatch))
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_client_with_many_analyses_does_not_block_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(pool: Analyses, answers: Answers) -> None:
        eve = [
            asyncio.create_task(pool.ask(EVE, 0.02, analyse_position, f"eve{n}", 1, 3))
            for n in range(3)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="busy"):
            await pool.ask(EVE, 0.02, analyse_position, "eve3", 1, 3)
        ada = asyncio.create_task(pool.ask(ADA, 0.02, analyse_position, "ada0", 1, 3))
        await asyncio.sleep(0)
        answers.go_on.set()
        await asyncio.gather(*eve, ada)
        assert answers.asked == ["eve0", "eve1", "ada0", "eve2"]

    with_analyses(monkeypatch, story)


def test_the_queue_of_analyses_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(pool: Analyses, answers: Answers) -> None:
        tasks = []
        for number in range(33):
            tasks.append(
                asyncio.create_task(
                    pool.ask(f"who{number}", 0.02, analyse_position, f"p{number}", 1, 3)
                )
            )
            await asyncio.sleep(0)
        with pytest.raises(Refused, match="busy"):
            await pool.ask("somebody", 0.02, analyse_position, "one more", 1, 3)
        answers.go_on.set()
        await asyncio.gather(*tasks)

    with_analyses(monkeypatch, story)


def test_the_same_question_is_answered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(pool: Analyses, answers: Answers) -> None:
        first = asyncio.create_task(pool.ask(ADA, 0.02, analyse_position, "p", 1, 3))
        second = asyncio.create_task(pool.ask(EVE, 0.02, analyse_position, "p", 1, 3))
        await asyncio.sleep(0)
        first.cancel()  # a cancelled client does not affect the others
        answers.go_on.set()
        assert (await second).line == ("p",)
        assert (await pool.ask(EVE, 0.02, analyse_position, "p", 1, 3)).line == ("p",)
        assert answers.asked == ["p"]

    with_analyses(monkeypatch, story)


def test_an_analysis_in_a_real_process_has_a_result() -> None:
    async def story() -> None:
        pool = Analyses((BOX,), 1)
        game = Game(2)
        game.deal(random.Random(1))
        try:
            found = await pool.ask(ADA, 0.02, analyse_position, game.position, 20, 3)
            assert found.seat == game.turn
            assert found.moves[0].move in map(str, game.legal_moves)
        finally:
            await pool.close()

    asyncio.run(story())
