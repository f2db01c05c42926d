"""Personal data of a browser over all tables: exported page by page, and erased."""

from __future__ import annotations

import logging

import msgspec

from overworld.server.hub.hub import Hub
from overworld.server.table.errors import Refused
from overworld.server.table.events import ChatLine
from overworld.server.table.traces import Traces

TABLES_AT_ONCE = 100
"""Tables of one page of an export, or of one step of an erasure."""

_EVENTS_AT_ONCE = 50_000  # events that are read for one page, after which the page ends
_LOG = logging.getLogger("overworld.personal")


class MyNote(msgspec.Struct, frozen=True):
    """A note of a person about a step of a game."""

    step: int
    at: int
    name: str
    text: str


class MyTable(msgspec.Struct, frozen=True):
    """Personal data of a browser at one table."""

    code: str
    status: str
    created: int
    updated: int
    host: bool
    seats: list[int]
    names: list[str]
    """Every name that the server still has, the first one first."""
    chat: list[ChatLine]
    pictures: list[str]
    """Painted characters, 64 hexadecimal digits each."""
    notes: list[MyNote]


class MyData(msgspec.Struct, frozen=True, omit_defaults=True):
    """Personal data of a browser: everything that the server keeps under the hash of its secret."""

    id: str
    """The hash of the browser's secret, by which the server knows it."""
    tables: list[MyTable]
    failed: int = 0
    """Tables that the server could not read; the operator has the data there."""
    next: str = ""
    """Where the next page begins (`?after=`); empty on the last page."""


class Erased(msgspec.Struct, frozen=True, omit_defaults=True):
    """Tables at which an erasure removed a person's data, or which it deleted."""

    erased: int = 0
    deleted: int = 0
    failed: int = 0
    """Tables that the server could not read; the operator can erase the data there."""
    next: str = ""
    """Where to continue (`?after=`); empty when all is done."""


async def data_of(hub: Hub, owner: str, after: str = "") -> MyData:
    """Return one page of a browser's data, from the tables after a code on."""
    codes = await hub.store.codes_about(owner, after, TABLES_AT_ONCE)
    tables, read, failed, last = list[MyTable](), 0, 0, after
    for code in codes:
        if read >= _EVENTS_AT_ONCE:
            return MyData(owner, tables, failed, next=last)
        last = code
        row, events = await hub.store.table(code), await hub.store.events(code)
        read += len(events)
        if row is None:
            continue
        try:
            found = Traces(events).data_of(owner)
        except Exception as error:  # only this table is damaged, so the others continue
            failed += 1
            _LOG.warning("cannot export: %s", error, extra={"table": code})
            continue
        notes = [
            MyNote(note.step, note.at, note.name, note.text)
            for note in await hub.store.notes(code)
            if note.author == owner
        ]
        tables.append(
            MyTable(
                code,
                row.status,
                row.created,
                row.updated,
                found.host,
                found.seats,
                found.names,
                found.chat,
                found.pictures,
                notes,
            )
        )
    return MyData(owner, tables, failed, codes[-1] if len(codes) == TABLES_AT_ONCE else "")


async def erase_data(hub: Hub, owner: str, after: str = "") -> Erased:
    """Erase a browser's data at the next tables after a code."""
    codes = await hub.store.codes_about(owner, after, TABLES_AT_ONCE)
    erased = deleted = failed = 0
    for code in codes:
        try:
            gone = await hub.erase(code, owner)
        except Refused as refused:
            if refused.error != "no_table":
                failed += 1
                _LOG.warning("cannot erase: %s", refused.error, extra={"table": code})
            continue
        erased, deleted = erased + (not gone), deleted + gone
    return Erased(erased, deleted, failed, codes[-1] if len(codes) == TABLES_AT_ONCE else "")
