"""Worker processes that take the turns of bots from the queue in the store."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from contextlib import suppress

from overworld.bots.bot import TURN_MS, time_for_decision
from overworld.bots.ladder import TIMED_BOTS
from overworld.game.kernel import log_of
from overworld.server.hub.compilation import Compilation
from overworld.server.hub.hub import Hub
from overworld.server.hub.worker_process import (
    BotTurn,
    Worker,
    WorkerDied,
    choose_move,
    wait_for_work,
)
from overworld.server.limits import Buckets, Now
from overworld.server.store.model import ATTEMPTS, ClaimedWork, Unavailable
from overworld.server.table.errors import Refused
from overworld.server.table.table import Table

_LOG = logging.getLogger("overworld.bots")
_POLL = 1.0  # seconds between two checks for work that another node has lost
_RETRY = 200  # milliseconds until failed work is tried again
_TURNS = 10_000  # turns whose search time is remembered
_TABLES = 1000  # tables whose last worker is remembered
_STEPS = 200  # last steps of a game that a worker gets, so that it can continue its search


class BotPool:
    """A pool of processes, each of which makes one decision at a time.

    A process starts with its first decision, so that a restarted node serves people first. The
    queue is only in the store, so that it is fair over all nodes. A table returns to its last
    worker if that one is free, because that worker has the search tree.
    """

    def __init__(
        self,
        hub: Hub,
        workers: int,
        compilation: Compilation | None = None,
        now: Now = time.monotonic,
    ) -> None:
        self._hub = hub
        self._compilation = compilation or Compilation()
        ms = hub.settings.bot_ms_per_minute
        self._budgets = Buckets(ms / 60, ms, now=now)
        self._overdrawn: set[str] = set()
        self._last: OrderedDict[str, Worker] = OrderedDict()
        compiled = self._compilation.compiled_bots
        self._free = [Worker(*hub.boxes, bots=compiled) for _ in range(workers)]
        self._workers = list(self._free)
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._slow = 0
        self._spent: dict[tuple[str, int], float] = {}
        self.quarantined = 0
        """The number of decisions that failed too often to try again."""

    @property
    def busy(self) -> int:
        """The number of decisions in progress."""
        return len(self._busy)

    async def close(self) -> None:
        """End the processes and release their work to other nodes."""
        busy = list(self._busy.values())
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        for worker in self._workers:
            worker.close()
        with suppress(Unavailable):
            await self._hub.store.release_work(self._hub.node)

    async def run(self) -> None:
        """Do the work of bots until the task is cancelled."""
        hub = self._hub
        while True:
            await wait_for_work(hub.bot_work, _POLL)
            try:
                while self._free and (claim := await self._next()) is not None:
                    if (claim.code, claim.seq) not in self._busy:  # else it renewed the lease
                        self._begin(claim)
            except Unavailable:
                await asyncio.sleep(_POLL)

    async def _next(self) -> ClaimedWork | None:
        """Claim the next work. With several processes, slow bots never use all of them."""
        slow = self._slow < max(1, len(self._workers) - 1)
        hub = self._hub
        self._overdrawn = {
            address for address in self._overdrawn if self._budgets.of(address).left <= 0
        }
        behind = sorted(self._overdrawn)
        return await hub.store.claim_work(
            hub.node, hub.now(), hub.settings.lease, slow=slow, behind=behind
        )

    def _worker_for(self, code: str) -> Worker:
        """Take the last worker of a table if it is free, or any other."""
        last = self._last.pop(code, None)
        worker = last if last in self._free else self._free[-1]
        self._free.remove(worker)
        self._last[code] = worker
        if len(self._last) > _TABLES:
            self._last.popitem(last=False)
        return worker

    def _begin(self, claim: ClaimedWork) -> None:
        worker = self._worker_for(claim.code)
        self._slow += claim.slow
        task = asyncio.create_task(self._take_turn(worker, claim))
        self._busy[claim.code, claim.seq] = task

        def done(task: asyncio.Task[None]) -> None:
            del self._busy[claim.code, claim.seq]
            self._slow -= claim.slow
            self._free.append(worker)
            self._hub.bot_work.set()

        task.add_done_callback(done)

    async def _take_turn(self, worker: Worker, claim: ClaimedWork) -> None:
        """Make one decision. After a failure, the store offers it again, up to `ATTEMPTS` times."""
        store, code, seq = self._hub.store, claim.code, claim.seq
        try:
            try:
                await self._play(worker, claim)
            except Unavailable:
                raise
            except Exception as error:
                if isinstance(error, Refused) and error.error == "no_table":
                    return  # the store has deleted the work with its table
                # A node that lacks the box of a table cannot read it; the next start may have it.
                failures = await store.fail_work(code, seq, self._hub.now() + _RETRY)
                known = isinstance(error, WorkerDied | Refused)
                _LOG.warning(
                    "bot turn failed: %s", error, exc_info=not known, extra={"table": code}
                )
                if failures >= ATTEMPTS:
                    self.quarantined += 1
                    _LOG.error("bot turn quarantined", extra={"table": code})
        except Unavailable as error:  # the lease expires, then a node claims the work again
            _LOG.warning("bot turn waits: %s", error.reason, extra={"table": code})

    async def _play(self, worker: Worker, claim: ClaimedWork) -> None:
        hub, code, seq = self._hub, claim.code, claim.seq
        room = await hub.rooms.get(code)
        if room.table.seq < seq:  # another node has appended events
            await hub.processor.resync(code)
            room = await hub.rooms.get(code)
        table = room.table
        bot = table.bot_to_move
        # The event that created the work may not be a game event, for example `restore`.
        if bot is None or table.game is None or table.game_seq > seq:
            await hub.store.finish_work(code, seq)
            return
        room.payer = room.payer or claim.address  # unknown after a restart
        await self._compilation.wait_for(bot)
        move = await self._choose(worker, table, bot, claim.address)
        while True:
            try:
                await hub.bot_move(code, table.game_seq, move)
                return
            except Unavailable as error:  # keep the decision until it can be stored
                _LOG.warning("bot move waits: %s", error.reason, extra={"table": code})
                await asyncio.sleep(_POLL)

    async def _choose(self, worker: Worker, table: Table, bot: str, address: str = "") -> str:
        game = table.game
        assert game is not None, "the game has begun"
        turn, ms = (table.code, game.turn_number), None
        if bot in TIMED_BOTS and not table.options.day:
            ms = time_for_decision(TURN_MS - self._spent.get(turn, 0.0))
        limit = self._hub.settings.lease / 1000  # after the lease, another node would decide too
        last = tuple(step for _, step in log_of(game)[-_STEPS:])
        step, box = game.step_number, table.options.box
        seed = await self._hub.seed_of_bot(table)
        asked = BotTurn(table.code, bot, game.position, step, last, seed, ms, box)
        chosen = await worker.ask(limit, choose_move, asked)
        self._charge(address, chosen.ms)
        self._spent[turn] = self._spent.get(turn, 0.0) + chosen.ms
        if len(self._spent) > _TURNS:
            del self._spent[next(iter(self._spent))]
        return chosen.move

    def _charge(self, address: str, ms: float) -> None:
        budget = self._budgets.of(address)
        budget.charge(ms)
        if budget.left <= 0:
            self._overdrawn.add(address)
