"""What other nodes append to tables that this one holds in memory."""

from __future__ import annotations

import asyncio
import logging

from overworld.server.hub.hub import Hub
from overworld.server.room.errors import Refused
from overworld.server.store import LOOK_AGAIN, Unavailable

_LOG = logging.getLogger("overworld.follow")
_PAUSE = 0.5  # seconds until a database that did not answer is asked again


class Follower:
    """Keeps tables in memory up to date; one that cannot be kept is forgotten, and harms none."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def run(self) -> None:
        """Follows notices, for as long as the node runs."""
        async for notice in self._hub.store.notices():
            if notice == LOOK_AGAIN or not await self.hear(*notice):
                await self.look_again()

    async def look_again(self) -> None:
        """Looks at all tables in memory, and those being read, until it has caught up with each."""
        while not await self.catch_up():
            await asyncio.sleep(_PAUSE)

    async def catch_up(self) -> bool:
        """Asks once how far all these tables are; False if some could not be followed there."""
        hub = self._hub
        held = [*(room.table.code for room in hub.rooms), *hub.rooms.loading]
        try:
            await hub.store.follow(held)
            found = await hub.store.seqs(held)
        except Unavailable:
            hub.journal.doubtful.update(held)
            return False
        return all([await self.hear(code, found.get(code, 0)) for code in held])

    async def hear(self, code: str, seq: int) -> bool:
        """A table is at an event now; 0 if it is gone. False if it could not be followed there."""
        hub = self._hub
        if code in hub.rooms.loading:  # and may be read just before that event
            hub.journal.doubtful.add(code)
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
        elif room.table.seq < seq:
            return await self._catch_up(code)
        return True

    async def _catch_up(self, code: str) -> bool:
        try:
            await self._hub.journal.look_again(code)
        except Refused:
            pass  # it is gone, or put aside
        except Unavailable:
            self._hub.journal.doubtful.add(code)
            return False
        return True
