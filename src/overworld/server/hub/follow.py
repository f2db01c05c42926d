"""Follow the events that other nodes append to the tables in this node's memory."""

from __future__ import annotations

import asyncio
import logging

from overworld.server.hub.hub import Hub
from overworld.server.hub.notes import send_notes
from overworld.server.store import LOOK_AGAIN, NOTES_CHANGED, Unavailable
from overworld.server.table.errors import Refused

_LOG = logging.getLogger("overworld.follow")
_RETRY = 0.5  # seconds until the next attempt after a failure of the database


class Follower:
    """Keep the tables in memory up to date. A table that fails does not affect the others."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._notes: set[str] = set()
        """Tables whose notes another node has changed, and this node has not sent yet."""

    async def run(self) -> None:
        """Follow notifications until the task is cancelled."""
        async for notice in self._hub.store.notices():
            if notice == LOOK_AGAIN:
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
        held = [*(room.table.code for room in hub.rooms), *hub.rooms.loading]
        try:
            await hub.store.follow(held)
            found = await hub.store.seqs(held)
        except Unavailable:
            hub.journal.needs_resync.update(held)
            return False
        followed = [await self.follow_to(code, found.get(code, 0)) for code in held]
        return await self._send_notes() and all(followed)

    async def follow_to(self, code: str, seq: int) -> bool:
        """Follow a table to event `seq`. Return False if that failed.

        `seq` is 0 for a deleted table and `NOTES_CHANGED` after a change of the notes.
        """
        hub = self._hub
        if code in hub.rooms.loading:  # the read may not include that event
            hub.journal.needs_resync.add(code)
            return True
        room = hub.rooms.held(code)
        if room is not None and seq == 0:
            hub.rooms.drop(code)
        elif room is None or hub.rooms.forget(code):
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
            await self._hub.journal.resync(code)
        except Refused:
            pass  # the table is deleted or quarantined
        except Unavailable:
            self._hub.journal.needs_resync.add(code)
            return False
        return True
