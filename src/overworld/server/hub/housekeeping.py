"""Background work on all tables: follow other nodes, flag clocks, tidy up, send heartbeats."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from itertools import count

from overworld.components import Box
from overworld.server.hub.hub import Hub
from overworld.server.hub.postgame import send_notes
from overworld.server.hub.presence import Presence
from overworld.server.hub.results import add_missing_results
from overworld.server.people.results import Result, result_from_log
from overworld.server.store.model import BEAT_GAP, NOTES_CHANGED, RESYNC, Unavailable
from overworld.server.table.clocks import DAY
from overworld.server.table.errors import Refused
from overworld.server.table.events import Event

ADDRESSES_KEPT = 7 * DAY
"""Milliseconds for which the store keeps the keyed hash of a network address at most."""

_LOG = logging.getLogger("overworld.housekeeping")
_TICK = 1.0  # seconds between two checks of the clocks
_BEAT = 2  # ticks between two heartbeats
_PRESENCE = 4  # ticks between two checks of presence
_CATCH_UP = 30  # ticks between two comparisons with the store
_TIDY = 600  # ticks between two rounds of tidying up
_CLOCK_LEASE = 5000  # milliseconds for which only one node checks the clock of a table
_BATCH = 500  # tables to archive at a time
_RETRY = 0.5  # seconds until a follower tries again after a failure of the database


class Follower:
    """Keep the tables in memory up to date. A table that fails does not affect the others."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._notes: set[str] = set()
        """Tables whose notes another node has changed, and this node has not sent yet."""

    async def run(self) -> None:
        """Follow notifications until the task is cancelled."""
        async for notice in self._hub.store.notifications():
            if notice == RESYNC:
                ended_rooms = (room for room in self._hub.rooms if room.table.ended)
                self._notes.update(room.table.code for room in ended_rooms if room.listeners)
            elif await self.follow_to(*notice):
                continue
            await self.resync_all()

    async def resync_all(self) -> None:
        """Catch up with all tables in memory and those that are loading; retry until done."""
        while not await self.catch_up():
            await asyncio.sleep(_RETRY)

    async def catch_up(self) -> bool:
        """Compare all these tables with the store once, apply new events and send changed notes.

        Return False if that failed for some tables.
        """
        hub = self._hub
        codes = [*(room.table.code for room in hub.rooms), *hub.rooms.loading]
        try:
            await hub.store.follow(codes)
            seqs = await hub.store.seqs(codes)
        except Unavailable:
            hub.processor.needs_resync.update(codes)
            return False
        followed = [await self.follow_to(code, seqs.get(code, 0)) for code in codes]
        return await self._send_notes() and all(followed)

    async def follow_to(self, code: str, seq: int) -> bool:
        """Follow a table to event `seq`. Return False if that failed.

        `seq` is 0 for a deleted table and `NOTES_CHANGED` after a change of the notes.
        """
        hub = self._hub
        if code in hub.rooms.loading:  # the read may not include that event
            hub.processor.needs_resync.add(code)
            return True
        room = hub.rooms.cached(code)
        if room is not None and seq == 0:
            hub.rooms.remove_deleted(code)
        elif room is None or hub.rooms.evict(code):
            # The table is not in use here. It is read again when a client asks for it.
            try:
                await hub.store.unfollow(code)
            except Unavailable:
                _LOG.info("cannot end notifications", extra={"table": code})
        elif seq == NOTES_CHANGED:
            self._notes.add(code)
            return await self._send_notes()
        elif room.table.seq < seq:
            return await self._catch_up(code)
        return True

    async def _send_notes(self) -> bool:
        """Send the notes that another node has changed; return False if they cannot be read."""
        for code in list(self._notes):
            try:
                await send_notes(self._hub, code)
            except Refused:
                pass  # the table is deleted or damaged
            except Unavailable:
                return False
            self._notes.discard(code)
        return True

    async def _catch_up(self, code: str) -> bool:
        try:
            await self._hub.processor.resync(code)
        except Refused:
            pass  # the table is deleted or quarantined
        except Unavailable:
            self._hub.processor.needs_resync.add(code)
            return False
        return True


class Housekeeping:
    """The periodic work on all tables of a database, which several nodes can share."""

    def __init__(self, hub: Hub, presence: Presence) -> None:
        self._hub = hub
        self._presence = presence
        self._beaten: int | None = None
        self._failed = False
        self._swept = self._round = self._done = 0  # see `_forget_names`
        self._added_results = False

    async def run(self) -> None:
        """Do the periodic work until the task is cancelled.

        A `VACUUM` of a large database takes minutes. Clocks and heartbeats must not wait for it,
        because without heartbeats nodes would note an outage. So a task tidies up. It begins right
        after a heartbeat, which notes an outage before a table counts as old.
        """
        work = (
            (1, self.resync),
            (_BEAT, self.beat),
            (1, self.flag_clocks),
            (_PRESENCE, self._presence.check),
            (_CATCH_UP, self.catch_up),
        )
        tidying: asyncio.Task[None] | None = None
        try:
            for tick in count():
                for every, job in work:
                    if tick % every == 0:
                        await _run_or_postpone(job)
                if tick % _TIDY == 0 and (tidying is None or tidying.done()):
                    tidying = asyncio.create_task(self._tidy())
                await asyncio.sleep(_TICK)
        finally:
            if tidying is not None:
                tidying.cancel()
                await asyncio.gather(tidying, return_exceptions=True)

    async def _tidy(self) -> None:
        try:
            await _run_or_postpone(self.tidy_up)
            if not self._added_results:
                await _run_or_postpone(self.add_results)
        except Exception:
            _LOG.exception("cannot tidy up")

    async def add_results(self) -> None:
        """Add the results of games that ended before an upgrade, once in the life of a node."""
        hub = self._hub

        async def replay(
            events: list[Event], boxes: tuple[Box, ...], stored: Result | None
        ) -> Result | None:
            return await hub.offload.run_unmetered(result_from_log, events, boxes, stored)

        if read := await add_missing_results(hub.store, hub.boxes, replay):
            _LOG.info("added the results of %d tables", read)
        self._added_results = True

    async def resync(self) -> None:
        """Resync tables that may have stored events which this node has not published."""
        await self._for_each(self._hub.processor.needs_resync, self._hub.processor.resync)

    async def catch_up(self) -> None:
        """Catch up with missed notifications of other nodes, and clean up."""
        await self._hub.store.forget_served(self._hub.now())
        await self._hub.store.clean_up(deleted=False)
        if self._hub.store.shared:
            await Follower(self._hub).catch_up()

    async def flag_clocks(self) -> None:
        """Act on all clocks that have run out."""
        while due := await self._hub.store.claim_due(self._hub.now(), _CLOCK_LEASE):
            await self._for_each(due, self._hub.flag_clock)

    async def _for_each(self, codes: Iterable[str], job: Callable[[str], Awaitable[None]]) -> None:
        """Run a job for each table; a failure at one table does not stop the others."""
        for code in list(codes):
            try:
                await job(code)
            except Unavailable:
                raise
            except Refused as refused:
                self._hub.processor.needs_resync.discard(code)
                _LOG.warning("housekeeping refused: %s", refused.error, extra={"table": code})
            except Exception:
                self._hub.processor.needs_resync.discard(code)
                _LOG.exception("housekeeping failed", extra={"table": code})

    async def tidy_up(self) -> None:
        """Archive old tables, delete archived ones if the settings say so, forget old words.

        Age counts only the time of service, without outages and jumps of the clock.
        """
        settings, store, before = self._hub.settings, self._hub.store, self._hub.clock.served_since
        quiet = await store.inactive(before(settings.archive_after), _BATCH)
        await self._for_each(quiet, self._hub.archive)
        deleted = 0
        if settings.delete_after:
            deleted = await store.delete_archived(before(settings.delete_after))
        forgotten = await store.forget_words(before(settings.forget_after))
        forgotten += await store.forget_reports(before(settings.forget_after))
        now = self._hub.now()
        forgotten += await store.forget_sanctions(now, before(settings.forget_after))
        forgotten += await self._forget_names(before(settings.forget_after))
        await store.sweep_waiting(now)
        forgotten += await self._hub.forget_payers(now - ADDRESSES_KEPT)
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
            await store.correct_times(now)
            self._hub.clock.set_back(now)
        if since is None:
            since = await store.last_beat(now)
            if await store.nodes() == {self._hub.node}:
                gap = 0
            self._hub.clock.load_outages(await store.outages(0))
        if since is not None and now - since > gap:
            level = logging.INFO if self._beaten is None else logging.WARNING  # a start is normal
            _LOG.log(level, "no node has served for %d ms", now - since)
            await store.note_outage(since, now)
            self._hub.clock.note_outage(since, now)
        await store.beat(now)
        self._beaten, self._failed = now, False


async def _run_or_postpone(job: Callable[[], Awaitable[None]]) -> None:
    try:
        await job()
    except Unavailable as error:
        _LOG.warning("housekeeping postponed: %s", error.reason)
