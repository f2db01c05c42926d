"""The bots of all tables: their turns come from the store's queue, worker processes decide."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from contextlib import suppress

from overworld.bots import BY_THE_CLOCK
from overworld.bots.turn_time import TURN_MS, share_of_turn
from overworld.server.hub.bot_process import BotTurn, choose_move
from overworld.server.hub.hub import Hub
from overworld.server.hub.worker import Worker, WorkerDied, wait_for_work
from overworld.server.limits import Buckets, Now
from overworld.server.store import ATTEMPTS, Claim, Unavailable
from overworld.server.table.errors import Refused
from overworld.server.table.table import Table

_LOG = logging.getLogger("overworld.bots")
_LOOK = 1.0  # seconds between two looks for work that another node has lost
_AGAIN = 200  # milliseconds after which work that has failed is tried again
_TURNS = 10_000  # turns whose search time is remembered
_TABLES = 1000  # tables whose last worker is remembered
_STEPS = 200  # of a game that a worker is sent, so that it can continue its search


class BotPool:
    """A worker pool: each process makes one decision at a time, and takes the next when it is free.

    A process starts with its first decision, so that a node which restarts serves people first.
    The queue is in the store only, so that it is fair over all nodes. A table returns to the worker
    that decided there last, if that one is free, because it has the search tree.
    """

    def __init__(self, hub: Hub, workers: int, now: Now = time.monotonic) -> None:
        self._hub = hub
        ms = hub.settings.bot_ms_per_minute
        self._budgets = Buckets(ms / 60, ms, now=now)
        self._overdrawn: set[str] = set()
        self._last: OrderedDict[str, Worker] = OrderedDict()
        compiled = hub.compilation.compiled_bots
        self._free = [Worker(*hub.boxes, bots=compiled) for _ in range(workers)]
        self._workers = list(self._free)
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._slow = 0
        self._spent: dict[tuple[str, int], float] = {}
        self.quarantined = 0
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
            await wait_for_work(hub.work, _LOOK)
            try:
                while self._free and (claim := await self._next()) is not None:
                    if (claim.code, claim.seq) not in self._busy:  # else its lease is longer now
                        self._begin(claim)
            except Unavailable:
                await asyncio.sleep(_LOOK)

    async def _next(self) -> Claim | None:
        """Take the next work; slow bots never have all processes, if there are several."""
        slow = self._slow < max(1, len(self._workers) - 1)
        hub = self._hub
        self._overdrawn = {one for one in self._overdrawn if self._budgets.of(one).left <= 0}
        behind = sorted(self._overdrawn)
        return await hub.store.claim_work(
            hub.node, hub.now(), hub.settings.lease, slow=slow, behind=behind
        )

    def _worker_for(self, code: str) -> Worker:
        """Take the free worker that knows a table, or any."""
        last = self._last.pop(code, None)
        worker = last if last in self._free else self._free[-1]
        self._free.remove(worker)
        self._last[code] = worker
        if len(self._last) > _TABLES:
            self._last.popitem(last=False)
        return worker

    def _begin(self, claim: Claim) -> None:
        worker = self._worker_for(claim.code)
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
                await self._play(worker, claim)
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
                    self.quarantined += 1
                    _LOG.error("bot turn quarantined", extra={"table": code})
        except Unavailable as error:  # the lease lapses, and somebody takes it up again
            _LOG.warning("a bot's turn waits: %s", error.reason, extra={"table": code})

    async def _play(self, worker: Worker, claim: Claim) -> None:
        hub, code, seq = self._hub, claim.code, claim.seq
        room = await hub.rooms.get(code)
        if room.table.seq < seq:  # another node has appended an event that we do not have yet
            await hub.journal.resync(code)
            room = await hub.rooms.get(code)
        table = room.table
        bot = table.bot_to_move
        # The last event before the work may be none of the game, as when a table is restored.
        if bot is None or table.game is None or table.game_seq > seq:
            await hub.store.finish_work(code, seq)
            return
        room.charged = room.charged or claim.address  # also after a restart
        await hub.compilation.wait_for(bot)
        move = await self._think(worker, table, bot, claim.address)
        while True:
            try:
                await hub.bot_move(code, table.game_seq, move)
                return
            except Unavailable as error:  # the decision keeps until it can be stored
                _LOG.warning("a bot's move waits: %s", error.reason, extra={"table": code})
                await asyncio.sleep(_LOOK)

    async def _think(self, worker: Worker, table: Table, bot: str, address: str = "") -> str:
        game = table.game
        assert game is not None, "a bot decides in a game"
        turn, ms = (table.code, game.turns), None
        if bot in BY_THE_CLOCK:
            ms = share_of_turn(TURN_MS - self._spent.get(turn, 0.0))
        limit = self._hub.settings.lease / 1000  # after that another node would decide, too
        last = tuple(code for _, code in game.log[-_STEPS:])
        asked = BotTurn(
            table.code,
            bot,
            game.position,
            len(game.log),
            last,
            table.game_seq,
            ms,
            table.options.box,
        )
        thought = await worker.ask(limit, choose_move, asked)
        self._charge(address, thought.ms)
        self._spent[turn] = self._spent.get(turn, 0.0) + thought.ms
        if len(self._spent) > _TURNS:
            del self._spent[next(iter(self._spent))]
        return thought.move

    def _charge(self, address: str, ms: float) -> None:
        self._budgets.charge(address, ms)
        if self._budgets.of(address).left <= 0:
            self._overdrawn.add(address)
