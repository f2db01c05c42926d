"""`overworld tables`: list, show, restore and delete tables of a server, and erase a person."""

from __future__ import annotations

import argparse
import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime

import msgspec

from overworld.cli.common import CommandError, chosen_box, columns
from overworld.cli.terminal import ask
from overworld.i18n import t
from overworld.server.hub.housekeeping import Housekeeping
from overworld.server.hub.hub import Hub
from overworld.server.hub.names import Names
from overworld.server.hub.personal import erase_data
from overworld.server.hub.presence import Presence
from overworld.server.hub.render import Summary
from overworld.server.people.names import name_key
from overworld.server.settings import Settings
from overworld.server.store import open_store
from overworld.server.store.location import default_url
from overworld.server.store.model import InUse, StoreError, TableRow
from overworld.server.store.store import Store
from overworld.server.table.codes import read_code
from overworld.server.table.errors import Refused
from overworld.server.table.events import ARCHIVED
from overworld.server.table.personal_data import PersonalDataLog

YES = "yes"
"""The word that confirms a deletion."""

_PERSON = re.compile(r"[0-9a-f]{32}")  # the format of `hashed`
_Work = Callable[[Store, argparse.Namespace], Awaitable[None]]


def tables(arguments: argparse.Namespace) -> int:
    """Run `tables list`, `show`, `restore`, `delete` or `erase`."""
    writes, work = _PARTS[arguments.part]
    try:
        asyncio.run(_at_store(arguments, writes, work))
    except InUse as error:
        raise CommandError(t("tables-in-use", address=error.address or "?")) from error
    except (StoreError, ValueError) as error:
        raise CommandError(t("backup-failed", reason=str(error).splitlines()[0])) from error
    return 0


async def _at_store(arguments: argparse.Namespace, writes: bool, work: _Work) -> None:
    store = open_store(default_url() if arguments.database is None else arguments.database)
    await store.attach(write=writes)
    try:
        await work(store, arguments)
    finally:
        await store.close()


def _confirm(question: str, arguments: argparse.Namespace) -> None:
    """Raise `CommandError` unless the operator confirms."""
    if arguments.yes:
        return
    confirm = t("tables-confirm", word=YES)
    try:
        answer = ask(f"{question} {confirm} ")
    except EOFError:
        answer = ""
    if answer.strip().lower() != YES:
        raise CommandError(t("tables-unchanged"))


# ---------------------------------------------------------------- list and show


async def _list(store: Store, arguments: argparse.Namespace) -> None:
    rows = await store.newest(arguments.limit)
    if not rows:
        print(t("tables-none"))
        return
    keys = ("code", "status", "created", "changed", "events", "players")
    lines = [[t(f"tables-{key}") for key in keys]]
    for row in rows:
        facts = (row.code, _status(row), _time(row.created), _time(row.updated), str(row.seq))
        names = msgspec.json.decode(row.summary, type=Summary).names
        lines.append([*facts, ", ".join(names)])
    print(columns(lines, left=len(keys)))


async def _show(store: Store, arguments: argparse.Namespace) -> None:
    row = await _row(store, arguments.code)
    traces, notes = PersonalDataLog(await store.events(row.code)), await store.notes(row.code)
    facts = {
        "code": row.code,
        "status": _status(row),
        "created": _time(row.created),
        "changed": _time(row.updated),
        "events": str(row.seq),
        "notes": str(len(notes)),
        "host": traces.host or "-",
        "options": msgspec.json.encode(traces.options).decode(),
    }
    print(columns([[t(f"tables-{key}"), value] for key, value in facts.items()], left=2))
    print()
    keys = ("seat", "board", "kind", "name", "person")
    lines = [[t(f"tables-{key}") for key in keys]]
    for number, occupant in enumerate(traces.occupants):
        option = occupant.option
        kind = option.bot or option.kind
        lines.append([str(number), option.board, kind, occupant.name or "-", occupant.owner or "-"])
    print(columns(lines, left=len(keys)))


def _status(row: TableRow) -> str:
    return t(f"tables-status-{row.status}")


def _time(ms: int) -> str:
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%d %H:%M} UTC"


async def _row(store: Store, text: str) -> TableRow:
    code = read_code(text)
    row = None if code is None else await store.table(code)
    if row is None:
        raise CommandError(t("tables-unknown", code=text))
    return row


# ---------------------------------------------------------------- restore, delete and erase


@asynccontextmanager
async def _hub_on(store: Store, arguments: argparse.Namespace) -> AsyncIterator[Hub]:
    """Yield a hub for the tables of a store, with the boxes that the operator gives.

    Its first heartbeat notes an outage if no node serves. Without it, events of the command would
    look like signs of service, and players would be charged for the outage before them.
    """
    boxes = tuple(map(chosen_box, (arguments.box, *(arguments.also_box or ()))))
    url = arguments.database or default_url()
    hub = Hub(store, Settings(url), boxes)
    try:
        await Housekeeping(hub, Presence(hub)).beat()
        yield hub
    finally:
        hub.offload.close()


async def _restore(store: Store, arguments: argparse.Namespace) -> None:
    rows = [await _row(store, text) for text in dict.fromkeys(arguments.codes)]
    for row in rows:
        if row.status != ARCHIVED:
            raise CommandError(t("tables-not-archived", code=row.code))
    async with _hub_on(store, arguments) as hub:
        for row in rows:
            try:
                await hub.restore(row.code)
            except Refused as refused:
                raise CommandError(t("tables-unreadable", code=row.code)) from refused
            print(t("tables-restored", code=row.code))


async def _delete(store: Store, arguments: argparse.Namespace) -> None:
    codes = [(await _row(store, text)).code for text in dict.fromkeys(arguments.codes)]
    _confirm(t("tables-delete-ask", codes=", ".join(codes)), arguments)
    deleted = [code for code in codes if await store.delete(code)]
    await store.clean_up(deleted=bool(deleted))
    print(t("tables-deleted", codes=", ".join(deleted)))


async def _erase(store: Store, arguments: argparse.Namespace) -> None:
    owner = await find_person(store, arguments.who, arguments.table)
    codes, names = await store.codes_about(owner, limit=1_000_000), list[str]()
    player = await store.player(owner)
    if player is not None:
        names.append(player.name)
    if not codes and player is None:
        raise CommandError(t("tables-nothing", who=owner))
    for code in codes:
        with suppress(ValueError, IndexError):  # damaged: erasing counts it
            names += PersonalDataLog(await store.events(code)).personal_data(owner).names
    shown = ", ".join(dict.fromkeys(names)) or "-"
    _confirm(t("tables-erase-ask", who=owner, names=shown, count=len(codes)), arguments)
    async with _hub_on(store, arguments) as hub:
        people = Names(hub)
        await people.begin_deletion(owner, "")
        pages = [await erase_data(hub, owner)]
        while pages[-1].next:
            pages.append(await erase_data(hub, owner, pages[-1].next))
        await people.end_deletion(owner, "")
    erased, deleted = sum(page.erased for page in pages), sum(page.deleted for page in pages)
    print(t("tables-erased", erased=erased, deleted=deleted))
    if failed := sum(page.failed for page in pages):
        raise CommandError(t("tables-failed", count=failed))


async def find_person(store: Store, who: str, table: str | None) -> str:
    """Return the hash of a person, given as a hash, as their own name, or as a name at a table."""
    if not who:
        raise CommandError(t("tables-bad-person", who=who))
    if table is None and not _PERSON.fullmatch(who):
        player = await store.player_named(name_key(who))
        if player is None:
            raise CommandError(t("tables-bad-person", who=who))
        return player.owner
    if table is None:
        return who
    row = await _row(store, table)
    traces = PersonalDataLog(await store.events(row.code))
    owners = {s.owner for s in traces.occupants if s.owner and who in (s.name, s.owner)}
    if not owners:
        raise CommandError(t("tables-nobody", name=who, code=row.code))
    if len(owners) > 1:
        raise CommandError(t("tables-several", name=who, code=row.code))
    return owners.pop()


_PARTS: dict[str, tuple[bool, _Work]] = {
    "list": (False, _list),
    "show": (False, _show),
    "restore": (True, _restore),
    "delete": (True, _delete),
    "erase": (True, _erase),
}
