"""The bots' work at all tables: taken from the store's queue, thought about in processes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from overworld.bots import BY_THE_CLOCK
from overworld.bots.turn_time import TURN_MS, share_of_turn
from overworld.server.hub.bot_process import think
from overworld.server.hub.hub import Hub
from overworld.server.hub.worker import Worker, WorkerDied, called
from overworld.server.room.errors import Refused
from overworld.server.room.table import Table
from overworld.server.store import ATTEMPTS, Claim, Unavailable

_LOG = logging.getLogger("overworld.bots")
_LOOK = 1.0  # seconds between two looks for work that another node has lost
_AGAIN = 200  # milliseconds after which work that has failed is tried again
_TURNS = 10_000  # turns whose time is remembered


class BotPool:
    """A worker pool: each process has one decision at a time, and takes the next when it is free.

    A process starts with the first decision that it is asked for, so that a node which comes back
    serves people first. What waits is in the store and nowhere else, so that the queue is fair over
    all nodes.
    """

    def __init__(self, hub: Hub, workers: int) -> None:
        self._hub = hub
        self._free = [Worker(*hub.boxes) for _ in range(workers)]
        self._workers = list(self._free)
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._slow = 0
        self._spent: dict[tuple[str, int], float] = {}
        self.put_aside = 0
        """How many decisions have failed so often that nobody tries again."""

    @property
    def busy(self) -> int:
        """How many decisions are being thought about."""
        return len(self._busy)

    async def close(self) -> None:
        """Ends the processes; others take up what they were thinking about."""
        busy = list(self._busy.values())
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        for worker in self._workers:
            worker.close()
        with suppress(Unavailable):
            await self._hub.store.release_work(self._hub.node)

    async def run(self) -> None:
        """Does the bots' work, for as long as the node runs."""
        hub = self._hub
        while True:
            await called(hub.work, _LOOK)
            try:
                while self._free and (claim := await self._next()) is not None:
                    if (claim.code, claim.seq) not in self._busy:  # else its lease is longer now
                        self._begin(claim)
            except Unavailable:
                await asyncio.sleep(_LOOK)

    async def _next(self) -> Claim | None:
        """The next work; slow bots never have all processes, if there are several."""
        slow = self._slow < max(1, len(self._workers) - 1)
        hub = self._hub
        return await hub.store.claim_work(hub.node, hub.now(), hub.settings.lease, slow=slow)

    def _begin(self, claim: Claim) -> None:
        worker = self._free.pop()
        self._slow += claim.slow
        task = asyncio.create_task(self._decide(worker, claim))
        self._busy[claim.code, claim.seq] = task

        def done(task: asyncio.Task[None]) -> None:
            del self._busy[claim.code, claim.seq]
            self._slow -= claim.slow
            self._free.append(worker)
            self._hub.work.set()

        task.add_done_callback(done)

    async def _decide(self, worker: Worker, claim: Claim) -> None:
        """One decision of a bot; what fails is tried again, but not for ever."""
        store, code, seq = self._hub.store, claim.code, claim.seq
        try:
            try:
                await self._play(worker, code, seq)
            except Refused:
                await store.finish_work(code, seq)
            except Unavailable:
                raise
            except Exception as error:
                failures = await store.fail_work(code, seq, self._hub.now() + _AGAIN)
                died = isinstance(error, WorkerDied)
                _LOG.warning(
                    "a bot's turn failed: %s", error, exc_info=not died, extra={"table": code}
                )
                if failures >= ATTEMPTS:
                    self.put_aside += 1
                    _LOG.error("a bot's turn is put aside", extra={"table": code})
        except Unavailable as error:  # the lease lapses, and somebody takes it up again
            _LOG.warning("a bot's turn waits: %s", error.reason, extra={"table": code})

    async def _play(self, worker: Worker, code: str, seq: int) -> None:
        hub = self._hub
        table = (await hub.rooms.get(code)).table
        if table.seq < seq:  # another node has appended what we have not heard of yet
            await hub.journal.look_again(code)
            table = (await hub.rooms.get(code)).table
        bot = table.bot_to_move
        if bot is None or table.game is None or table.game_seq != seq:
            await hub.store.finish_work(code, seq)
            return
        move = await self._think(worker, table, bot)
        while True:
            try:
                await hub.bot_move(code, seq, move)
                return
            except Unavailable as error:  # the decision keeps until it can be stored
                _LOG.warning("a bot's move waits: %s", error.reason, extra={"table": code})
                await asyncio.sleep(_LOOK)

    async def _think(self, worker: Worker, table: Table, bot: str) -> str:
        assert table.game is not None, "a bot decides in a game"
        turn, ms = (table.code, table.game.turns), None
        if bot in BY_THE_CLOCK:
            ms = share_of_turn(TURN_MS - self._spent.get(turn, 0.0))
        limit = self._hub.settings.lease / 1000  # another node would think about it, too
        position, box = table.game.position, table.options.box
        thought = await worker.ask(limit, think, position, bot, ms, table.game_seq, box)
        self._spent[turn] = self._spent.get(turn, 0.0) + thought.ms
        if len(self._spent) > _TURNS:
            del self._spent[next(iter(self._spent))]
        return thought.move
