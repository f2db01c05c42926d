"""A node: one server process with its store, tables and background tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Protocol

from overworld.components import Box, load_box
from overworld.server.hub.analyses import Analyses
from overworld.server.hub.bot_pool import BotPool
from overworld.server.hub.compilation import Compilation
from overworld.server.hub.day import Days
from overworld.server.hub.devices import Devices
from overworld.server.hub.housekeeping import Follower, Housekeeping
from overworld.server.hub.hub import Hub
from overworld.server.hub.names import Names
from overworld.server.hub.notifier import Notifier
from overworld.server.hub.offload import Offload
from overworld.server.hub.presence import Presence
from overworld.server.hub.ratings import Ratings
from overworld.server.hub.reviews import Reviews
from overworld.server.hub.square import Square
from overworld.server.hub.statistics import Statistics
from overworld.server.hub.subscriptions import Subscriptions
from overworld.server.limits import ClientLimits
from overworld.server.people.rating import load_model
from overworld.server.settings import Settings
from overworld.server.store import open_store
from overworld.server.store.store import Store

_LOG = logging.getLogger("overworld.node")
_PAUSE = 1.0  # seconds before a failed task starts again
_RESTART = 1012  # the WebSocket close status for a service restart


class Connection(Protocol):
    """An open connection of a client."""

    async def close(self, status: int, /) -> None:
        """Close the connection with a WebSocket close status."""


class Node:
    """The store, tables, bots and limits of a server process."""

    def __init__(
        self,
        settings: Settings,
        boxes: tuple[Box, ...] = (),
        compilation: Compilation | None = None,
    ) -> None:
        self.settings = settings
        self.store: Store = open_store(settings.database)
        self.limits = ClientLimits(settings)
        offload = Offload(self.limits.check_work, self.limits.charge_work)
        self.compilation = compilation or Compilation()
        self.hub = Hub(self.store, settings, boxes or (load_box(),), offload=offload)
        self.bots = BotPool(self.hub, settings.bot_workers, self.compilation)
        self.analyses = Analyses(self.hub.boxes, settings.analyses_at_once)
        self.reviews = Reviews(self.hub)
        self.names = Names(self.hub)
        self.devices = Devices(self.hub, self.names)
        self.ratings = Ratings(self.hub)
        self.statistics = Statistics(self.store, self.hub.box)
        self.days = Days(self.hub, self.compilation)
        self.presence = Presence(self.hub)
        self.notifier = Notifier(self.hub)
        self.subscriptions = Subscriptions(self.store, settings, self.notifier)
        self.square = Square(self.hub)
        self.housekeeping = Housekeeping(self.hub, self.presence)
        self.follower = Follower(self.hub)
        self.clients: set[Connection] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._health_lock, self._healthy_until = asyncio.Lock(), 0.0

    async def start(self) -> None:
        """Open the store and start the background tasks."""
        await self.store.open()
        await self.housekeeping.beat()
        await asyncio.to_thread(load_model)  # slow to import, and moves wait when a game is rated
        always = [
            self.bots.run,
            self.housekeeping.run,
            self.follower.run,
            self.reviews.run,
            self.presence.run,
            self.square.run,
            self.days.run,
            self.notifier.run,
        ]
        if self.compilation.percent is not None:
            always.append(self.compilation.run)
        for work in always:
            self._tasks.append(asyncio.create_task(_run_forever(work)))
        _LOG.info("ready")

    async def check_health(self) -> None:
        """Raise `Unavailable` if the store does not answer; ask it at most once a second."""
        async with self._health_lock:
            if monotonic() >= self._healthy_until:
                await self.store.health()
                self._healthy_until = monotonic() + 1

    async def stop(self) -> None:
        """Stop all tasks and close all connections. Acknowledged actions are already stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for socket in list(self.clients):
            with suppress(Exception):  # the client may have disconnected
                await socket.close(_RESTART)
        self.presence.close()
        await self.bots.close()
        await self.analyses.close()
        await self.reviews.close()
        await self.days.close()
        self.hub.offload.close()
        await self.store.close()
        _LOG.info("stopped")


async def _run_forever(work: Callable[[], Awaitable[None]]) -> None:
    """Run a background task, and start it again after a failure."""
    while True:
        try:
            await work()
        except Exception:
            _LOG.exception("%s failed and starts again", work.__qualname__)
            await asyncio.sleep(_PAUSE)
        else:
            return
