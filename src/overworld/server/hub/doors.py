"""Doors: who may use open tables, quick match and names, and who is kept apart."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

import msgspec

from overworld.server.hub.render import StoredSummary
from overworld.server.hub.sanctions import Sanctions
from overworld.server.people.open_tables import OpenTable, hosts_of, may_open, speed_of
from overworld.server.people.square import Plan, Waiting
from overworld.server.settings import Settings
from overworld.server.store.store import Store
from overworld.server.table.errors import Refused
from overworld.server.table.options import Options
from overworld.server.table.table import Table


class Doors:
    """Access to open tables and quick match, as the operator and each person set it."""

    def __init__(self, store: Store, settings: Settings, sanctions: Sanctions) -> None:
        self._store = store
        self._sanctions = sanctions
        self._settings = settings

    async def check_access(self, owner: str) -> None:
        """Raise `Refused` if the setting `people` keeps a person from meeting others and names."""
        if self._settings.people == "off":
            raise Refused("people_off")
        if self._settings.people == "invite" and not (
            owner and await self._store.is_invited(owner)
        ):
            raise Refused("not_invited")

    async def admit(self, owner: str) -> None:
        """Raise `Refused` if a person may not meet others here."""
        await self.check_access(owner)
        await self._sanctions.check_meeting(owner)

    async def open_tables(self) -> list[OpenTable]:
        """Return all open tables, also those that are not in the list now."""
        rows = await self._store.open_tables(self._settings.open_tables)
        return [table for code, summary in rows if (table := _open_table(code, summary))]

    @asynccontextmanager
    async def opening(
        self, options: Options, owner: str, address: str, now: int, code: str = ""
    ) -> AsyncIterator[None]:
        """Let a host open a table to all, and end their waiting for another one.

        Hosts open one table after the other, so that several requests at the same time cannot
        pass the limit. Raises `Refused`.
        """
        async with self.taking_seat("", owner, address, now):
            await self._check_open(options, owner, address, code)
            yield

    async def _check_open(self, options: Options, owner: str, address: str, code: str) -> None:
        """Raise `Refused` if a host may not open this table to all, or has too many open tables."""
        await self.admit(owner)
        tables = [table for table in await self.open_tables() if table.code != code]
        hosts = hosts_of(tables, address) - {owner}
        if (
            len(tables) >= self._settings.open_tables
            or len(hosts) >= self._settings.people_per_address
            or not may_open(tables, owner, speed_of(options.clock), code)
        ):
            raise Refused("too_many_open")

    async def avoided(self, owner: str) -> set[str]:
        """Return the people whom a person blocks, and those who block them."""
        pairs = await self._store.blocks_about([owner])
        return {other for pair in pairs for other in pair if other != owner}

    @asynccontextmanager
    async def taking_seat(
        self, code: str, owner: str, address: str, now: int
    ) -> AsyncIterator[None]:
        """Note that a person takes a seat at an open table, so that quick match seats them nowhere.

        Without a code, the person opens their own table. Raises `Refused` if quick match seats
        them at this moment.
        """
        plan = Plan(f"{code}-{secrets.token_hex(6)}", code, 0, "live", (owner,), join=True)
        person = Waiting(owner, "", (), (), 0, now, now, now, address=address)
        limits = self._settings.waiting_people, self._settings.people_per_address
        if not await self._store.sit(person, plan, now, most=limits[0], most_per_address=limits[1]):
            raise Refused("busy")
        try:
            yield
        except BaseException:
            await self._store.release(plan.id, code, now)
            raise
        await self._store.note_seated(plan.id, now)
        if not code:
            await self._store.stop_waiting(owner, now)


def check_company(table: Table, owner: str, avoided: Collection[str], seat: int) -> None:
    """Raise `Refused` if a person may not sit down at an open table.

    One person gets one seat, and people who block each other do not meet. The refusal is that of a
    taken seat, so that it does not tell who blocks whom.
    """
    if table.seats_of(owner) or any(other in avoided for other in table.owners):
        raise Refused("seat_taken", seat=seat)


def _open_table(code: str, summary: str) -> OpenTable | None:
    stored = msgspec.json.decode(summary, type=StoredSummary)
    if stored.open is None or stored.holders is None:
        return None
    return OpenTable(
        code,
        stored.open,
        stored.host,
        tuple(stored.holders),
        tuple(stored.names),
        tuple(stored.boards),
        dict(zip(stored.bots, stored.bot_ids, strict=True)),
        tuple(stored.closed),
    )
