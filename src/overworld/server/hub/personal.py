"""The tables of a browser: list them, export and erase its personal data page by page."""

from __future__ import annotations

import logging
from contextlib import suppress

import msgspec

from overworld.server.hub.hub import Hub
from overworld.server.hub.render import StoredSummary, Summary
from overworld.server.store.model import TableRow
from overworld.server.table.clocks import DAY
from overworld.server.table.errors import Refused
from overworld.server.table.events import ChatLine
from overworld.server.table.personal_data import PersonalDataLog
from overworld.server.table.table import LOBBY, PLAYING

TABLES_AT_ONCE = 100
"""Tables in one page of an export or erasure."""

_EVENTS_AT_ONCE = 50_000  # a page ends after it has read that many events
_LOG = logging.getLogger("overworld.personal")


class Listed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    code: str
    status: str
    created: int
    updated: int
    summary: Summary
    mine: list[int] = []
    """Your seats."""
    host: bool = False
    """Whether you are the host."""


async def list_tables(hub: Hub, owner: str) -> list[Listed]:
    """Return the tables of a browser with a secret, in the order of `Store.tables_of`."""
    return [await _listed(hub, row, owner) for row in await hub.store.tables_of(owner)]


async def _listed(hub: Hub, row: TableRow, owner: str) -> Listed:
    stored = msgspec.json.decode(row.summary, type=StoredSummary)
    holders, host = stored.holders or [], stored.host
    if stored.holders is None and row.status in (LOBBY, PLAYING):
        # An older version stored this row, without its people. The next event completes it.
        with suppress(Refused):  # such as a damaged table, which must not hide the others
            table = (await hub.rooms.get(row.code)).table
            holders, host = [seat.owner for seat in table.seats], table.host
    public = msgspec.json.decode(row.summary, type=Summary)  # without the hashes of its people
    mine = [number for number, holder in enumerate(holders) if holder == owner]
    return Listed(row.code, row.status, row.created, row.updated, public, mine, host == owner)


class MyNote(msgspec.Struct, frozen=True):
    """A note that a person wrote about a step of a game."""

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
    """All names that the server still has, in the order of time."""
    chat: list[ChatLine]
    pictures: list[str]
    """Painted characters, 64 hexadecimal digits each."""
    notes: list[MyNote]


class MyDevice(msgspec.Struct, frozen=True):
    """A browser of a player, in an export."""

    label: str
    day: int
    """The day of its last visit, in days since 1970."""


class MyPasskey(msgspec.Struct, frozen=True):
    """A passkey of a player, in an export."""

    label: str
    host: str
    day: int
    """The day of its last use, in days since 1970."""


class MyRating(msgspec.Struct, frozen=True):
    """The rating of a player, in an export."""

    mu: float
    sigma: float
    games: int
    """The rated games."""
    last: int
    """The end of the last rated game, in milliseconds since 1970."""


class MyPlayer(msgspec.Struct, frozen=True):
    """The name of a player and the ways back to it, in an export."""

    name: str
    created: int
    renamed: int
    """When the name changed; 0 if it never did."""
    face: str
    letters: bool
    """Whether the player has recovery letters, of which the server keeps only a hash."""
    devices: list[MyDevice]
    passkeys: list[MyPasskey]
    rating: MyRating | None = None


class MyReport(msgspec.Struct, frozen=True):
    """A report that a person sent."""

    at: int
    code: str
    name: str
    reason: str
    text: str


class MyNotifications(msgspec.Struct, frozen=True):
    """The notifications that a person gets, in an export."""

    kinds: list[str]
    quiet_from: int
    quiet_to: int
    """The minutes of the day between which none comes; equal for none."""
    zone: str
    seen: int
    """The last time with an open connection, in milliseconds since 1970."""
    browsers: list[MyDevice]


class MySanction(msgspec.Struct, frozen=True):
    """A sanction of the operator: `mute`, `exclude` or `rename`."""

    kind: str
    until: int
    """When it ends, in milliseconds since 1970."""


class MyData(msgspec.Struct, frozen=True, omit_defaults=True):
    """All personal data that the server keeps under the hash of a browser's secret."""

    id: str
    """The hash of the browser's secret, which identifies it."""
    tables: list[MyTable]
    player: MyPlayer | None = None
    """Your name, on the first page; null for a guest."""
    failed: int = 0
    """The number of tables that the server could not read; ask the operator for that data."""
    next: str = ""
    """Where the next page begins (`?after=`); empty on the last page."""
    blocked: list[str] = []
    """The names of people whom you block; on the first page."""
    reports: list[MyReport] = []
    """The reports that you sent; on the first page."""
    notifications: MyNotifications | None = None
    """Your notifications, on the first page; null without a browser that gets them."""
    sanctions: list[MySanction] = []
    """The operator's sanctions against you; on the first page."""
    tries: list[str] = []
    """The days whose deal you have tried; on the last page."""


class Erased(msgspec.Struct, frozen=True, omit_defaults=True):
    """The number of tables from which a person's data was erased, and of deleted tables."""

    erased: int = 0
    deleted: int = 0
    failed: int = 0
    """The number of tables that the server could not read; the operator can erase that data."""
    next: str = ""
    """Where to continue (`?after=`); empty at the end."""


async def collect_data(hub: Hub, owner: str, after: str = "") -> MyData:
    """Return one page of a browser's data, from the tables after a code on."""
    page = await _collect_tables(hub, owner, after)
    if after:
        return page
    blocked = [row.name for row in await hub.store.blocks_of(owner)]
    reports = [
        MyReport(row.at, row.code, row.name, row.reason, row.text)
        for row in await hub.store.reports_by(owner)
    ]
    sanctions = [
        MySanction(row.kind, row.until)
        for row in await hub.store.sanctions(hub.now())
        if row.owner == owner
    ]
    changes = {
        "blocked": blocked,
        "reports": reports,
        "sanctions": sanctions,
        "notifications": await _my_notifications(hub, owner),
    }
    return msgspec.structs.replace(page, **changes)


async def _my_notifications(hub: Hub, owner: str) -> MyNotifications | None:
    wishes = await hub.store.wishes(owner, hub.now())
    if wishes is None:
        return None
    rows = await hub.store.browsers(owner)
    browsers = [MyDevice(row.label, row.used // DAY) for row in rows]
    return MyNotifications(
        list(wishes.kinds), wishes.quiet_from, wishes.quiet_to, wishes.zone, wishes.seen, browsers
    )


async def _collect_tables(hub: Hub, owner: str, after: str) -> MyData:
    codes = await hub.store.codes_about(owner, after, TABLES_AT_ONCE)
    player = None if after else await _my_player(hub, owner)
    tables, read, failed, last = list[MyTable](), 0, 0, after
    for code in codes:
        if read >= _EVENTS_AT_ONCE:
            return MyData(owner, tables, player, failed, next=last)
        last = code
        row, events = await hub.store.table(code), await hub.store.events(code)
        read += len(events)
        if row is None:
            continue
        try:
            data = PersonalDataLog(events).personal_data(owner)
        except Exception as error:  # only this table is damaged, so the others continue
            failed += 1
            _LOG.warning("cannot export: %s", error, extra={"table": code})
            continue
        notes = [
            MyNote(note.step, note.at, note.name, note.text)
            for note in await hub.store.notes(code)
            if note.author == owner
        ]
        at, own = (code, row.status, row.created, row.updated), (data.host, data.seats)
        tables.append(MyTable(*at, *own, data.names, data.chat, data.pictures, notes))
    end = codes[-1] if len(codes) == TABLES_AT_ONCE else ""
    tries = [] if end else sorted(await hub.store.attempts(owner, "", "9999"))
    return MyData(owner, tables, player, failed, end, tries=tries)


async def _my_player(hub: Hub, owner: str) -> MyPlayer | None:
    player = await hub.store.player(owner)
    if player is None:
        return None
    devices = [MyDevice(row.label, row.day) for row in await hub.store.devices(owner)]
    passkeys = [MyPasskey(row.label, row.rp, row.day) for row in await hub.store.passkeys(owner)]
    found = await hub.store.rating(owner)
    rating = None if found is None else MyRating(*found)
    named = (player.name, player.created, player.renamed, player.face)
    return MyPlayer(*named, bool(player.recovery), devices, passkeys, rating)


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
