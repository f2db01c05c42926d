"""Sanctions of the operator, as a node knows them: muted and excluded people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Set
from typing import Final

import msgspec

from overworld.server.people.sanctions import Kind
from overworld.server.store.model import Unavailable
from overworld.server.store.store import Store
from overworld.server.table import actions
from overworld.server.table.errors import Refused
from overworld.server.table.options import Options
from overworld.server.table.table import Table

KNOWN_MS: Final = 1000
"""Milliseconds after which a node reads the sanctions again, if it needs them.

A command writes them to the database while servers run, so each node has to read them.
"""


class Sanctions:
    """The sanctions that hold now. Moves need none of this."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._until: dict[tuple[Kind, str], int] = {}
        self._read_at: int | None = None
        self._reading = asyncio.Lock()

    async def muted_until(self, owner: str) -> int:
        """Return until when a person is muted, in milliseconds since 1970; 0 if they are not."""
        return await self._end("mute", owner)

    async def renamed_until(self, owner: str) -> int:
        """Return until when a person keeps the name that the operator gave them; 0 for others."""
        return await self._end("rename", owner)

    async def check_speech(self, owner: str) -> None:
        """Raise `Refused` if a person is muted."""
        if until := await self.muted_until(owner):
            raise Refused("silenced", until=until)

    async def check_meeting(self, owner: str) -> None:
        """Raise `Refused` if a person may not use open tables and quick match."""
        if until := await self._end("exclude", owner):
            raise Refused("excluded", until=until)

    async def check_own_name(self, owner: str) -> None:
        """Raise `Refused` if a person has to keep the name that the operator gave them."""
        await self.check_speech(owner)  # a name could be a message
        if until := await self.renamed_until(owner):
            raise Refused("name_given", until=until)

    async def owners(self, kind: Kind) -> Set[str]:
        """Return the people with a sanction."""
        await self._refresh()
        now = self._now()
        return {owner for (one, owner), until in self._until.items() if one == kind and until > now}

    async def public_name(self, owner: str, name: str) -> str:
        """Return a name that strangers will see; it is empty for a muted person."""
        return "" if await self.muted_until(owner) else name

    async def public_options(self, options: Options, owner: str) -> Options:
        """Return the options of a host's table. At an open one, muted hosts choose no names."""
        if not options.open or not await self.muted_until(owner):
            return options
        seats = tuple(msgspec.structs.replace(seat, name="") for seat in options.seats)
        return msgspec.structs.replace(options, seats=seats)

    async def permitted(self, action: actions.Action, table: Table, owner: str) -> actions.Action:
        """Return an action as a person may carry it out; raise `Refused` if they may not."""
        if isinstance(action, actions.Chat | actions.Paint | actions.Rename):
            await self.check_speech(owner)
        elif isinstance(action, actions.Join) and table.is_open:
            await self.check_meeting(owner)
            name = await self.public_name(owner, action.name)
            return msgspec.structs.replace(action, name=name)
        elif isinstance(action, actions.Change):
            options = await self.public_options(action.options, owner)
            return msgspec.structs.replace(action, options=options)
        return action

    async def _end(self, kind: Kind, owner: str) -> int:
        if not owner:
            return 0
        await self._refresh()
        until = self._until.get((kind, owner), 0)
        return until if until > self._now() else 0

    async def _refresh(self) -> None:
        """Read the sanctions if `KNOWN_MS` have passed; without the store, the last ones hold."""
        if self._is_fresh():
            return
        async with self._reading:
            if self._is_fresh():  # another request has read them meanwhile
                return
            now = self._now()
            try:
                rows = await self._store.sanctions(now)
            except Unavailable:
                pass  # the operator's command cannot write either
            else:
                self._until = {(row.kind, row.owner): row.until for row in rows}
            self._read_at = now

    def _is_fresh(self) -> bool:
        return self._read_at is not None and 0 <= self._now() - self._read_at < KNOWN_MS
