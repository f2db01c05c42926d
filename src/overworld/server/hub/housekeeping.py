"""Periodic work: clocks that run out, old tables, old chat and names, heartbeats."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from overworld.server.hub.follow import Follower
from overworld.server.hub.hub import Hub
from overworld.server.hub.presence import Presence
from overworld.server.store import BEAT_GAP, Unavailable
from overworld.server.table.errors import Refused

_LOG = logging.getLogger("overworld.housekeeping")
_TICK = 1.0  # seconds between two checks of the clocks
_BEAT = 2  # ticks between two heartbeats
_PRESENCE = 4  # ticks between two checks of presence
_CATCH_UP = 30  # ticks between two comparisons with the store
_TIDY = 600  # ticks between two rounds of tidying up
_LEASE = 5000  # milliseconds for which only one node checks the clock of a table
_BATCH = 500  # tables to archive at a time


class Housekeeping:
    """The periodic work on all tables of a database, which several nodes can share."""

    def __init__(self, hub: Hub, presence: Presence) -> None:
        self._hub = hub
        self._presence = presence
        self._beaten: int | None = None
        self._failed = False
        self._tidying: asyncio.Task[None] | None = None
        self._swept = self._round = self._done = 0  # see `_forget_names`

    async def run(self) -> None:
        """Do the periodic work until the task is cancelled."""
        try:
            await self._run()
        finally:
            if self._tidying is not None:
                self._tidying.cancel()
                await asyncio.gather(self._tidying, return_exceptions=True)

    async def _run(self) -> None:
        tick = 0
        while True:
            for every, work in (
                (1, self.resync),
                (_BEAT, self.beat),
                (1, self.flag_clocks),
                (_PRESENCE, self._presence.check),
                (_CATCH_UP, self.catch_up),
            ):
                if tick % every == 0:
                    await self._carry_out(work)
            if tick % _TIDY == 0:
                self._begin_to_tidy()
            tick += 1
            await asyncio.sleep(_TICK)

    def _begin_to_tidy(self) -> None:
        """Tidy up in a task, unless the last one still runs.

        A `VACUUM` of a large database takes minutes. Clocks and heartbeats must not wait for it,
        because without heartbeats nodes would note an outage. The task begins right after a
        heartbeat, which notes an outage before a table counts as old.
        """
        if self._tidying is None or self._tidying.done():
            self._tidying = asyncio.create_task(self._tidy())

    async def _tidy(self) -> None:
        try:
            await self._carry_out(self.tidy_up)
        except Exception:
            _LOG.exception("cannot tidy up")

    async def _carry_out(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Unavailable as error:
            _LOG.warning("housekeeping postponed: %s", error.reason)

    async def resync(self) -> None:
        """Resync tables that may have stored events which this node has not published."""
        await self._for_each(self._hub.journal.needs_resync, self._hub.journal.resync)

    async def catch_up(self) -> None:
        """Catch up with missed notifications of other nodes, and clean up."""
        await self._hub.store.forget_served(self._hub.now())
        await self._hub.store.clean_up(deleted=False)
        if self._hub.store.shared:
            await Follower(self._hub).catch_up()

    async def flag_clocks(self) -> None:
        """Act on all clocks that have run out."""
        while due := await self._hub.store.claim_due(self._hub.now(), _LEASE):
            await self._for_each(due, self._hub.flag)

    async def _for_each(self, codes: Iterable[str], work: Callable[[str], Awaitable[None]]) -> None:
        """Run `work` for each table; a failure at one table does not stop the others."""
        for code in list(codes):
            try:
                await work(code)
            except Unavailable:
                raise
            except Refused as refused:
                self._hub.journal.needs_resync.discard(code)
                _LOG.warning("housekeeping refused: %s", refused.error, extra={"table": code})
            except Exception:
                self._hub.journal.needs_resync.discard(code)
                _LOG.exception("housekeeping failed", extra={"table": code})

    async def tidy_up(self) -> None:
        """Archive old tables, delete archived ones if the settings say so, forget old words.

        Age counts only the time of service, without outages and jumps of the clock.
        """
        settings, store, before = self._hub.settings, self._hub.store, self._hub.served_since
        quiet = await store.quiet(before(settings.archive_after), _BATCH)
        await self._for_each(quiet, self._hub.archive)
        deleted = 0
        if settings.delete_after:
            deleted = await store.delete_archived(before(settings.delete_after))
        forgotten = await store.forget_words(before(settings.forget_after))
        forgotten += await self._forget_names(before(settings.forget_after))
        await store.clean_up(bool(deleted or forgotten))
        if quiet or deleted or forgotten:
            _LOG.info(
                "archived %d tables, deleted %d, forgot %d words", len(quiet), deleted, forgotten
            )

    async def _forget_names(self, before: int) -> int:
        """Forget old names at some tables; the next call continues after them.

        Later rounds only visit tables that have changed since the last round.
        """
        if not self._swept:
            self._round = before
        swept = await self._hub.store.forget_names(before, since=self._done, after=self._swept)
        self._swept = swept.last
        if not swept.last:
            self._done = self._round
        return swept.forgotten

    # ------------------------------------------------------------ heartbeat

    async def beat(self) -> None:
        """Store a heartbeat, and note an outage if the last one is too old.

        A failed database or a sleeping machine also causes an outage. The first heartbeat of a
        node also considers the last event, which may be newer than any heartbeat.
        """
        now, store = self._hub.now(), self._hub.store
        since, gap = self._beaten, 0 if self._failed else BEAT_GAP
        self._failed = True
        if since is None or now < since:
            await store.clock_set_back(now)
            self._hub.clock_set_back(now)
        if since is None:
            since = await store.last_beat(now)
            if await store.nodes() == {self._hub.node}:
                gap = 0
            self._hub.load_outages(await store.outages(0))
        if since is not None and now - since > gap:
            level = logging.INFO if self._beaten is None else logging.WARNING  # a start is normal
            _LOG.log(level, "no node has served for %d ms", now - since)
            await store.note_outage(since, now)
            self._hub.note_outage(since, now)
        await store.beat(now)
        self._beaten, self._failed = now, False
