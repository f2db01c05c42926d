"""What other nodes append to tables that this one holds in memory."""

from __future__ import annotations

import asyncio
import logging

from overworld.server.hub.hub import Hub
from overworld.server.hub.notes import send_notes
from overworld.server.store import LOOK_AGAIN, NOTES_CHANGED, Unavailable
from overworld.server.table.errors import Refused

_LOG = logging.getLogger("overworld.follow")
_PAUSE = 0.5  # seconds until a database that did not answer is asked again


class Follower:
    """Keeps tables in memory up to date; one that cannot be kept is forgotten, and harms none."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._notes: set[str] = set()
        """Tables whose notes another node has changed, and this one has not sent yet."""

    async def run(self) -> None:
        """Follow notices, for as long as the node runs."""
        async for notice in self._hub.store.notices():
            if notice == LOOK_AGAIN:
                ended_rooms = (room for room in self._hub.rooms if room.table.ended)
                self._notes.update(room.table.code for room in ended_rooms if room.listeners)
            elif await self.follow_to(*notice):
                continue
            await self.resync_all()

    async def resync_all(self) -> None:
        """Looks at all tables in memory, and those being read, until it has caught up with each."""
        while not await self.catch_up():
            await asyncio.sleep(_PAUSE)

    async def catch_up(self) -> bool:
        """Ask once how far all these tables are, and send changed notes.

        Returns False if this node could not follow some tables that far.
        """
        hub = self._hub
        held = [*(room.table.code for room in hub.rooms), *hub.rooms.loading]
        try:
            await hub.store.follow(held)
            found = await hub.store.seqs(held)
        except Unavailable:
            hub.journal.needs_resync.update(held)
            return False
        heard = [await self.follow_to(code, found.get(code, 0)) for code in held]
        return await self._send_notes() and all(heard)

    async def follow_to(self, code: str, seq: int) -> bool:
        """Follow a table to an event; 0 if it is gone, `NOTES_CHANGED` if its notes changed.

        Returns False if this node could not follow it there.
        """
        hub = self._hub
        if code in hub.rooms.loading:  # and may be read just before that event
            hub.journal.needs_resync.add(code)
            return True
        room = hub.rooms.held(code)
        if room is not None and seq == 0:
            hub.rooms.drop(code)
        elif room is None or hub.rooms.forget(code):
            # Nobody here wants to know: it is read again when somebody does.
            try:
                await hub.store.unfollow(code)
            except Unavailable:
                _LOG.info("notices go on", extra={"table": code})
        elif seq == NOTES_CHANGED:
            self._notes.add(code)
            return await self._send_notes()
        elif room.table.seq < seq:
            return await self._catch_up(code)
        return True

    async def _send_notes(self) -> bool:
        """Send the notes that another node has changed; False if they could not be read."""
        for code in list(self._notes):
            try:
                await send_notes(self._hub, code)
            except Refused:
                pass  # the table is gone, or damaged
            except Unavailable:
                return False
            self._notes.discard(code)
        return True

    async def _catch_up(self, code: str) -> bool:
        try:
            await self._hub.journal.resync(code)
        except Refused:
            pass  # it is gone, or put aside
        except Unavailable:
            self._hub.journal.needs_resync.add(code)
            return False
        return True
