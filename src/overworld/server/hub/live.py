"""A table in memory, with everybody who listens to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from overworld.server.room.table import Table
from overworld.server.store import Unavailable

_KEPT = 64  # updates that a client who was away for a moment gets one by one
_PATIENCE = 3.0  # seconds to wait while others change a table

Listener = Callable[[bytes], None]


class _Turn:
    """The time in which somebody alone may change a table."""

    __slots__ = ("_lock",)

    def __init__(self, lock: asyncio.Lock) -> None:
        self._lock = lock

    async def __aenter__(self) -> None:
        if not self._lock.locked():
            await self._lock.acquire()
            return
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._lock.acquire()
        except TimeoutError:
            raise Unavailable("others wait for the database at this table") from None

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()


@dataclass
class Live:
    """A table in memory, with everybody who listens."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: dict[object, tuple[Listener, str]] = field(default_factory=dict)
    updates: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=_KEPT))

    def use(self) -> _Turn:
        """Waits for one's turn to change the table, but not for ever."""
        return _Turn(self.lock)

    def tell(self, message: bytes) -> None:
        """Tells everybody."""
        for listener, _ in list(self.listeners.values()):
            listener(message)

    def listening(self, owner: str) -> bool:
        """Whether an owner has a socket here."""
        return any(name == owner for _, name in self.listeners.values())

    @property
    def spectators(self) -> int:
        """How many listen without a seat."""
        owners = {seat.owner for seat in self.table.seats}
        return sum(name not in owners for _, name in self.listeners.values())
