"""What other nodes append to tables that this one holds in memory."""

from __future__ import annotations

import logging

from overworld.server.hub.hub import Host
from overworld.server.room.errors import Refused
from overworld.server.store import LOOK_AGAIN, Unavailable

_LOG = logging.getLogger("overworld.follow")


class Follower:
    """Keeps tables in memory up to date; one that cannot be kept is forgotten, and harms none."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def run(self) -> None:
        """Follows notices, for as long as the node runs."""
        async for notice in self._host.store.notices():
            if notice == LOOK_AGAIN:
                await self.look_again()
            else:
                await self.hear(*notice)

    async def look_again(self) -> None:
        """Looks at all tables in memory at once, and catches up with those that have gone on."""
        host = self._host
        held = [live.table.code for live in host.tables]
        try:
            await host.store.follow(held)
            found = await host.store.seqs(held)
        except Unavailable:  # notices begin anew after an outage
            host.doubtful.update(held)
            return
        for code in held:
            await self.hear(code, found.get(code, 0))

    async def hear(self, code: str, seq: int) -> None:
        """A table is at an event now; 0 if it is gone."""
        host = self._host
        if host.is_loading(code):  # and may be read just before that event
            host.doubtful.add(code)
            return
        live = host.held(code)
        if live is not None and seq == 0:
            host.drop(code)
        elif live is None or host.forget(code):
            # Nobody here wants to know: it is read again when somebody does.
            try:
                await host.store.unfollow(code)
            except Unavailable:
                _LOG.info("notices go on", extra={"table": code})
        elif live.table.seq < seq:
            await self._catch_up(code)

    async def _catch_up(self, code: str) -> None:
        try:
            await self._host.catch_up(code)
        except Refused:
            pass  # it is gone
        except Unavailable:
            self._host.doubtful.add(code)
        except Exception:
            # As after a downgrade: an event of a kind that this version does not know.
            _LOG.exception("a table cannot be followed", extra={"table": code})
            self._host.drop(code)
