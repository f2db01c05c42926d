"""Track which players are connected, and count the spectators."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

from overworld.server.hub.hub import Hub
from overworld.server.hub.messages import Spectators
from overworld.server.hub.render import encode
from overworld.server.hub.room import Room
from overworld.server.store.model import Unavailable
from overworld.server.table.errors import Refused

_LOG = logging.getLogger("overworld.presence")
_BATCH = 50  # tables to check before the event loop serves other tasks
_DEBOUNCE = 3.0  # seconds until a player without a connection counts as away
_COUNT = 1.0  # seconds between two counts of spectators


class Presence:
    """The presence of players and spectators at the tables in a node's memory."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._missed: set[tuple[str, str]] = set()
        self._alive: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Send numbers of spectators until the task is cancelled."""
        while True:
            self.send_spectator_counts()
            await asyncio.sleep(_COUNT)

    def send_spectator_counts(self) -> None:
        """Send the number of spectators to each table where it has changed since the last time.

        Many spectators may connect in one second. A message to all of them for each of them would
        cost the square of their number.
        """
        codes, self._hub.rooms.needs_count = self._hub.rooms.needs_count, set()
        for code in codes:
            room = self._hub.rooms.cached(code)
            if room is not None and room.announced_spectators != room.spectators:
                room.announced_spectators = room.spectators
                room.send(encode(Spectators(room.announced_spectators)))

    async def connected(self, room: Room, owner: str) -> None:
        """Note that a client has connected: a player is here, a spectator is counted."""
        self._hub.rooms.needs_presence_check.add(room.table.code)
        if room.announced_spectators != room.spectators:
            room.announced_spectators = None  # only the new client has the new number
            self._hub.rooms.needs_count.add(room.table.code)
        seats = [room.table.seats[number] for number in room.table.seats_of(owner)]
        if any(s.away_since is not None or s.node != self._hub.node for s in seats):
            await self._note(room.table.code, self._hub.mark_here(room.table.code, owner))

    def disconnected(self, room: Room, owner: str) -> None:
        """Note that a client has disconnected. A player has a moment to reconnect."""
        self._hub.rooms.needs_presence_check.add(room.table.code)
        if not room.table.seats_of(owner):
            self._hub.rooms.needs_count.add(room.table.code)
            return
        task = asyncio.create_task(self._away_soon(room.table.code, owner))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _away_soon(self, code: str, owner: str) -> None:
        await asyncio.sleep(_DEBOUNCE)
        room = self._hub.rooms.cached(code)  # the room may have been loaded again meanwhile
        if room is not None and not room.is_listening(owner):
            await self._note(code, self._hub.mark_away(code, owner))

    def close(self) -> None:
        """Stop waiting for players to reconnect."""
        for task in self._tasks:
            task.cancel()

    async def check(self) -> None:
        """Mark a player as away after two checks without a connection.

        This finds players whose departure a node could not write, because it died or the store
        failed. It checks only tables that have changed.
        """
        hub = self._hub
        alive = await hub.store.nodes()
        if alive != self._alive:  # players of a dead node are disconnected
            hub.rooms.needs_presence_check.update(room.table.code for room in hub.rooms)
            self._alive = alive
        codes, hub.rooms.needs_presence_check = list(hub.rooms.needs_presence_check), set()
        missed = set[tuple[str, str]]()
        for start in range(0, len(codes), _BATCH):
            rooms = (hub.rooms.cached(code) for code in codes[start : start + _BATCH])
            checks = (self._check_room(room, missed) for room in rooms if room is not None)
            await asyncio.gather(*checks)  # the store writes their events together
            await asyncio.sleep(0)  # serve other tasks
        hub.rooms.needs_presence_check.update(code for code, _ in missed)
        self._missed = missed

    async def _check_room(self, room: Room, missed: set[tuple[str, str]]) -> None:
        table, me = room.table, self._hub.node
        if table.archived:
            return
        for owner in dict.fromkeys(seat.owner for seat in table.seats if seat.owner):
            seat = table.seats[table.seats_of(owner)[0]]
            if room.is_listening(owner):
                if seat.away_since is not None or seat.node not in self._alive:
                    await self._note(room.table.code, self._hub.mark_here(room.table.code, owner))
            elif seat.away_since is None and seat.node not in ("", *(self._alive - {me})):
                if (table.code, owner) in self._missed:
                    await self._note(table.code, self._hub.mark_away(table.code, owner, seat.node))
                else:
                    missed.add((table.code, owner))

    async def _note(self, code: str, noting: Awaitable[None]) -> None:
        try:
            await noting
        except (Unavailable, Refused):
            self._hub.rooms.needs_presence_check.add(code)  # check again
            _LOG.warning("presence not written", extra={"table": code})
