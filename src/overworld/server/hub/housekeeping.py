"""What has to be done from time to time: clocks that run out, old tables, old words."""

from __future__ import annotations

import asyncio
import logging

from overworld.server.hub.hub import Host, now_ms
from overworld.server.hub.presence import Presence
from overworld.server.room.errors import Refused
from overworld.server.store import Unavailable

_LOG = logging.getLogger("overworld.keeper")
_TICK = 1.0  # seconds between two looks at the clocks
_PRESENCE = 4  # ticks between two looks at who is here
_TIDY = 600  # ticks between two looks at what is old


class Keeper:
    """Looks after all tables of a database; several nodes may do so at once."""

    def __init__(self, host: Host, presence: Presence) -> None:
        self._host = host
        self._presence = presence

    async def run(self) -> None:
        """Looks after tables, for as long as the node runs."""
        tick = 0
        while True:
            try:
                await self.resolve_doubts()
                await self.flag_clocks()
                if tick % _PRESENCE == 0:
                    await self._presence.look()
                if tick % _TIDY == 0:
                    await self.tidy_up()
            except Unavailable as error:
                _LOG.warning("cannot look after tables: %s", error.reason)
            tick += 1
            await asyncio.sleep(_TICK)

    async def resolve_doubts(self) -> None:
        """Looks again at tables where something may be stored that nobody was told."""
        for code in list(self._host.doubtful):
            try:
                await self._host.catch_up(code)
            except Refused:  # it is gone
                self._host.doubtful.discard(code)

    async def flag_clocks(self) -> None:
        """Hands seats whose time is over to bots."""
        for code in await self._host.store.due(now_ms()):
            try:
                await self._host.flag(code)
            except Refused as refused:
                _LOG.warning("cannot flag: %s", refused.code, extra={"table": code})

    async def tidy_up(self) -> None:
        """Archives old tables, and forgets old words."""
        settings, now = self._host.settings, now_ms()
        archived = await self._host.store.archive(now - settings.archive_after)
        forgotten = await self._host.store.forget_words(now - settings.forget_after)
        if archived or forgotten:
            _LOG.info("archived %d tables, forgot %d words", archived, forgotten)
