"""The rooms in memory: a cache of tables, limited in bytes."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from overworld.components import Box
from overworld.server.hub.messages import Gone
from overworld.server.hub.offload import Offload
from overworld.server.hub.render import encode
from overworld.server.hub.room import KEYS_KEPT, Room
from overworld.server.store.model import StoreError
from overworld.server.store.store import Store
from overworld.server.table.errors import Refused
from overworld.server.table.events import Event
from overworld.server.table.reducer import replay
from overworld.server.table.snapshot import decode_snapshot
from overworld.server.table.table import Table

_LOG = logging.getLogger("overworld.table")
_MIN_OFFLOADED = 2000  # characters of events from which on the offload thread replays them

_Result = TypeVar("_Result")


class RoomCache:
    """A cache of rooms, which reads tables from the store and quarantines damaged ones."""

    def __init__(
        self, store: Store, boxes: tuple[Box, ...], max_bytes: int, offload: Offload
    ) -> None:
        self._store = store
        self._boxes = boxes
        self._max_bytes = max_bytes
        self._offload = offload
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._sizes: dict[str, int] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.needs_presence_check: set[str] = set()
        """Tables that were just read, or whose seats have changed, for `Presence`."""
        self.needs_count: set[str] = set()
        """Tables whose number of spectators may have changed, for `Presence`."""
        self.bytes = 0
        self.damaged: set[str] = set()
        """Quarantined tables, which cannot be read."""

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __len__(self) -> int:
        return len(self._rooms)

    def cached(self, code: str) -> Room | None:
        """Return a room if it is in memory."""
        return self._rooms.get(code)

    @property
    def loading(self) -> Collection[str]:
        """The codes of tables that are being read."""
        return self._loading.keys()

    def evict(self, code: str) -> bool:
        """Remove an idle room from memory; return False if it is in use."""
        room = self._rooms.get(code)
        if room is not None and not room.idle:
            return False
        self._remove(code)
        return True

    async def get(self, code: str) -> Room:
        """Return a room, read from the store if it is not in memory.

        All callers that wait for the same room share one read, also if it fails, because a failing
        store may take seconds to answer.
        """
        room = self._rooms.get(code)
        if room is not None:
            self._rooms.move_to_end(code)
            return room
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        return await asyncio.shield(self._loading[code])  # a caller who leaves must not cancel it

    async def _load(self, code: str) -> Room:
        try:
            room = await self._read(code)
            self.add(room)
            return room
        finally:
            del self._loading[code]  # after a failure, the next caller reads again

    async def _read(self, code: str) -> Room:
        if code in self.damaged:
            raise Refused("damaged", code=code)
        await self._store.follow([code])  # before the read, so that no event is missed
        stored = await self._store.snapshot(code)
        try:
            table = None
            if stored is not None:
                snapshot = code, stored[1], self._boxes
                table = await self._offload_if_large(len(stored[1]), decode_snapshot, *snapshot)
            table = table or self._empty_table(code)
            # The room also needs the last action keys from before the snapshot.
            events = await self._store.events(code, max(0, table.seq - KEYS_KEPT))
            if not events:
                raise Refused("no_table", code=code)
            snapshot_seq = table.seq
            table = await self._replay(
                table, [event for event in events if event.seq > snapshot_seq]
            )
        except (Refused, StoreError):
            raise
        except Exception as error:  # only this table is damaged, so the others continue
            self.quarantine(code, error)
            raise Refused("damaged", code=code) from error
        return Room(table, events, snapshot_seq)

    async def read_until(self, code: str, seq: int) -> Table:
        """Replay the stored log of a table up to an event; raise if that fails."""
        events = [event for event in await self._store.events(code) if event.seq <= seq]
        return await self._replay(self._empty_table(code), events)

    def _empty_table(self, code: str) -> Table:
        return Table(code, self._boxes[0], boxes=self._boxes)

    async def _replay(self, table: Table, events: list[Event]) -> Table:
        size = sum(len(event.text) for event in events)
        return await self._offload_if_large(size, replay, table, events)

    async def _offload_if_large(
        self, size: int, work: Callable[..., _Result], *arguments: Any
    ) -> _Result:
        if size < _MIN_OFFLOADED:
            return work(*arguments)
        return await self._offload.run_unmetered(work, *arguments)

    @asynccontextmanager
    async def locked(self, code: str) -> AsyncIterator[Room]:
        """Lock a room: `async with rooms.locked(code) as room`."""
        while True:
            room = self._rooms.get(code) or await self.get(code)
            await room.acquire()
            try:
                if not room.closed:  # else it was reloaded or deleted meanwhile
                    yield room
                    return
            finally:
                room.release()

    def add(self, room: Room) -> None:
        """Add a room, and remove the least recently used idle rooms if memory is full."""
        code = room.table.code
        self._rooms[code] = room
        self.needs_presence_check.add(code)
        self.update_size(room)
        for old in list(self._rooms):
            if self.bytes <= self._max_bytes:
                break
            if old != code and self._rooms[old].idle:
                self._remove(old)

    def update_size(self, room: Room) -> None:
        """Update the size of a room."""
        code, size = room.table.code, room.size
        if code in self._rooms:
            self.bytes += size - self._sizes.get(code, 0)
            self._sizes[code] = size

    def _remove(self, code: str) -> Room | None:
        room = self._rooms.pop(code, None)
        if room is not None:
            room.closed = True
            self.bytes -= self._sizes.pop(code)
        return room

    def remove_deleted(self, code: str) -> None:
        """Remove a deleted table and inform its listeners."""
        self.damaged.discard(code)
        room = self._remove(code)
        if room is not None:
            room.send(encode(Gone()))

    def quarantine(self, code: str, error: Exception) -> None:
        """Log a damaged table, and refuse all access to it on this node."""
        _LOG.error("table quarantined: %s", error, exc_info=error, extra={"table": code})
        self.damaged.add(code)
        room = self._remove(code)
        if room is not None:
            for listener in room.listeners:
                listener.dismiss(Refused("damaged", code=code))
