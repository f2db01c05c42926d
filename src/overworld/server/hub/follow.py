"""What other nodes append to tables that this one holds in memory."""

from __future__ import annotations

import logging

from overworld.server.hub.hub import Hub
from overworld.server.room.errors import Refused
from overworld.server.store import LOOK_AGAIN, Unavailable

_LOG = logging.getLogger("overworld.follow")


class Follower:
    """Keeps tables in memory up to date; one that cannot be kept is forgotten, and harms none."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def run(self) -> None:
        """Follows notices, for as long as the node runs."""
        async for notice in self._hub.store.notices():
            if notice == LOOK_AGAIN:
                await self.look_again()
            else:
                await self.hear(*notice)

    async def look_again(self) -> None:
        """Looks at all tables in memory at once, and catches up with those that have gone on."""
        hub = self._hub
        held = [room.table.code for room in hub.rooms]
        try:
            await hub.store.follow(held)
            found = await hub.store.seqs(held)
        except Unavailable:  # notices begin anew after an outage
            hub.journal.doubtful.update(held)
            return
        for code in held:
            await self.hear(code, found.get(code, 0))

    async def hear(self, code: str, seq: int) -> None:
        """A table is at an event now; 0 if it is gone."""
        hub = self._hub
        if hub.rooms.is_loading(code):  # and may be read just before that event
            hub.journal.doubtful.add(code)
            return
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
            await self._catch_up(code)

    async def _catch_up(self, code: str) -> None:
        try:
            await self._hub.journal.look_again(code)
        except Refused:
            pass  # it is gone, or put aside
        except Unavailable:
            self._hub.journal.doubtful.add(code)
