"""The processes in which bots think, beside the event loop, and the bots' work at all tables."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar

from overworld.bots import BOTS
from overworld.bots.turn_time import TURN_MS, share_of_turn
from overworld.server.hub.bot_process import Analysed, examine, prepare, think
from overworld.server.hub.hub import Host, now_ms
from overworld.server.room.errors import Refused
from overworld.server.room.table import Table
from overworld.server.store import Unavailable

_LOG = logging.getLogger("overworld.bots")
_LOOK = 1.0  # seconds between two looks for work that another node has lost
_TRIES = 3  # processes that may die over one decision
_TURNS = 10_000  # turns whose time is remembered

_Answer = TypeVar("_Answer")


class Thinkers:
    """Processes that think; one that dies is replaced, and what it was asked is asked again."""

    def __init__(self, host: Host, workers: int) -> None:
        self._host = host
        self._workers = workers
        self._pool = self._new_pool()
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._spent: dict[tuple[str, int], float] = {}
        self._analyses = 0
        self._closed = False

    def _new_pool(self) -> ProcessPoolExecutor:
        # A forked process would inherit sockets, threads and locks.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self._workers, mp_context=context, initializer=prepare, initargs=(self._host.box,)
        )

    async def _ask(self, question: Callable[..., _Answer], *arguments: Any) -> _Answer:
        loop = asyncio.get_running_loop()
        for _ in range(_TRIES):
            if self._closed:
                break
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, question, *arguments)
            except BrokenProcessPool:
                if self._pool is pool and not self._closed:
                    _LOG.warning("a process for bots died")
                    self._pool = self._new_pool()
                    pool.shutdown(wait=False)
        raise Unavailable("the processes for bots die")

    @property
    def busy(self) -> int:
        """How many decisions are being thought about."""
        return len(self._busy)

    async def warm_up(self) -> None:
        """Starts the processes and compiles what they need."""
        await asyncio.gather(*(self._ask(int) for _ in range(self._workers)))

    async def close(self) -> None:
        """Ends the processes; what they were thinking about is thought about again later."""
        self._closed = True
        busy = list(self._busy.values())
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        for process in multiprocessing.active_children():
            process.terminate()
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    async def analyse(self, table: Table, position: str, ms: int, top: int) -> Analysed:
        """An analysis, unless too many are running."""
        if self._analyses >= self._host.settings.analyses_at_once:
            raise Refused("busy")
        self._analyses += 1
        try:
            return await self._ask(examine, position, ms, top)
        finally:
            self._analyses -= 1

    # ------------------------------------------------------------ work

    async def run(self) -> None:
        """Does the bots' work, for as long as the node runs."""
        host = self._host
        while True:
            # Not `wait_for`: before Python 3.12 it may swallow a cancellation.
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK):
                    await host.work.wait()
            host.work.clear()
            free = 2 * self._workers - len(self._busy)
            if free <= 0:
                continue
            try:
                claimed = await host.store.claim_work(
                    host.node, now_ms(), host.settings.lease, free
                )
            except Unavailable:
                await asyncio.sleep(_LOOK)
                continue
            for work in claimed:
                if work not in self._busy:  # else a lease that we had ourselves is longer now
                    self._begin(*work)

    def _begin(self, code: str, seq: int) -> None:
        task = asyncio.create_task(self._decide(code, seq))
        self._busy[code, seq] = task

        def done(task: asyncio.Task[None]) -> None:
            del self._busy[code, seq]
            self._host.work.set()
            if not task.cancelled() and task.exception() is not None:
                _LOG.error("a bot's turn failed", exc_info=task.exception())

        task.add_done_callback(done)

    async def _decide(self, code: str, seq: int) -> None:
        """One decision of a bot; if nobody can think of one now, it is thought about later."""
        try:
            await self._play(code, seq)
        except Refused:
            with suppress(Unavailable):
                await self._host.store.finish_work(code, seq)
        except Unavailable as error:
            _LOG.warning("a bot's turn waits: %s", error.reason, extra={"table": code})

    async def _play(self, code: str, seq: int) -> None:
        host = self._host
        table = (await host.live(code)).table
        if table.seq < seq:  # another node has appended what we have not heard of yet
            await host.catch_up(code)
            table = (await host.live(code)).table
        bot = table.bot_to_move
        if bot is None or table.game is None or table.game_seq != seq:
            await host.store.finish_work(code, seq)
            return
        move = await self._think(table, bot)
        while True:
            try:
                await host.bot_move(code, seq, move)
                return
            except Unavailable as error:  # the decision keeps until it can be stored
                _LOG.warning("a bot's move waits: %s", error.reason, extra={"table": code})
                await asyncio.sleep(_LOOK)

    async def _think(self, table: Table, bot: str) -> str:
        assert table.game is not None, "a bot decides in a game"
        clock, turn, ms = asyncio.get_running_loop().time, (table.code, table.game.turns), None
        start = clock()
        if getattr(BOTS[bot], "by_the_clock", False):
            ms = share_of_turn(TURN_MS - self._spent.get(turn, 0.0))
        move = await self._ask(think, table.game.position, bot, ms, table.game_seq)
        self._spent[turn] = self._spent.get(turn, 0.0) + (clock() - start) * 1000
        if len(self._spent) > _TURNS:
            del self._spent[next(iter(self._spent))]
        return move
