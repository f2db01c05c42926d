"""Who is at the tables: who comes, who goes, and who has gone without a word."""

from __future__ import annotations

import asyncio
import logging

from overworld.server.hub.hub import Host
from overworld.server.hub.live import Live
from overworld.server.hub.messages import Spectators
from overworld.server.hub.tell import encode
from overworld.server.room.decide import Decided, Draft
from overworld.server.room.errors import Refused
from overworld.server.room.events import UNTIL_END
from overworld.server.room.table import Table
from overworld.server.store import Unavailable

_LOG = logging.getLogger("overworld.presence")
_AT_ONCE = 50  # tables to look at before others are served
_DEBOUNCE = 3.0  # seconds before somebody who lost the connection counts as away


class Presence:
    """Keeps who is here and who is away, at the tables that a node holds."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._missed: set[tuple[str, str]] = set()
        self._alive: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def arrived(self, live: Live, owner: str) -> None:
        """Whoever has a seat is here again; others are counted."""
        self._host.changed.add(live.table.code)
        seats = [live.table.seats[number] for number in live.table.seats_of(owner)]
        if not seats:
            live.tell(encode(Spectators(live.spectators)))
        elif any(s.away_since is not None or s.node != self._host.node for s in seats):
            await self._note(live, owner, here=True)

    def left(self, live: Live, owner: str) -> None:
        """Whoever has a seat may come back within a moment; others are counted."""
        self._host.changed.add(live.table.code)
        if not live.table.seats_of(owner):
            live.tell(encode(Spectators(live.spectators)))
            return
        task = asyncio.create_task(self._away_soon(live.table.code, owner))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _away_soon(self, code: str, owner: str) -> None:
        await asyncio.sleep(_DEBOUNCE)
        live = self._host.held(code)  # not the one that was left, if that was read anew
        if live is not None and not live.listening(owner):
            await self._note(live, owner, here=False)

    def close(self) -> None:
        """Stops waiting for people who may come back."""
        for task in self._tasks:
            task.cancel()

    async def look(self) -> None:
        """Looks at tables where something has changed; whoever is missed in two looks is away.

        Nobody says who has gone when a node dies or cannot write.
        """
        host = self._host
        alive = await host.store.nodes()
        if alive != self._alive:  # whoever was at a node that is gone is gone with it
            host.changed.update(live.table.code for live in host.tables)
            self._alive = alive
        codes, host.changed = host.changed, set()
        missed = set[tuple[str, str]]()
        for number, code in enumerate(codes):
            live = host.held(code)
            if live is not None:
                await self._look_at(live, missed)
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)  # others have to be served meanwhile
        host.changed.update(code for code, _ in missed)
        self._missed = missed

    async def _look_at(self, live: Live, missed: set[tuple[str, str]]) -> None:
        """Calls whoever should listen at a table."""
        table, me = live.table, self._host.node
        for owner in dict.fromkeys(seat.owner for seat in table.seats if seat.owner):
            seat = table.seats[table.seats_of(owner)[0]]
            if live.listening(owner):
                if seat.away_since is not None or seat.node not in self._alive:
                    await self._note(live, owner, here=True)
            elif seat.away_since is None and seat.node not in ("", *(self._alive - {me})):
                if (table.code, owner) in self._missed:
                    await self._note(live, owner, here=False, node=seat.node)
                else:
                    missed.add((table.code, owner))

    async def _note(self, live: Live, owner: str, here: bool, node: str = "") -> None:
        """Notes that somebody is here or away; a seat that a bot only kept is given back."""
        me = self._host.node

        def decided(table: Table) -> Decided:
            seats = table.seats_of(owner)
            mine = [table.seats[seat] for seat in seats]
            if here:
                drafts = [Draft("here", seats[0], me)] if seats else []
                drafts += [
                    Draft("back", seat)
                    for seat, who in zip(seats, mine, strict=True)
                    if who.stand is not None and who.stand.until != UNTIL_END and table.game
                ]
                return Decided(drafts)
            # Whoever sat down after the socket was opened has no node yet.
            gone = [w for w in mine if w.node in ("", me, node) and w.away_since is None]
            return Decided([Draft("away", seats[0])] if gone and not live.listening(owner) else [])

        try:
            async with live.use():
                await self._host.settle(live, decided, "")
        except (Unavailable, Refused):
            self._host.changed.add(live.table.code)  # to look again
            _LOG.warning("presence not kept", extra={"table": live.table.code})
