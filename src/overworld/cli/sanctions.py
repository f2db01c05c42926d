"""`overworld people mute` and others: sanctions of the operator, their log, and numbers.

The commands write to the database while a server runs. Every node reads the sanctions again within
two seconds.
"""

from __future__ import annotations

import argparse
import getpass
import secrets
import time
from collections.abc import Callable

from overworld.cli.common import CommandError, columns
from overworld.cli.moderation import Work, plain, run_at_store, utc
from overworld.cli.tables import find_person
from overworld.i18n import t
from overworld.server.people.names import check_player_name, name_key
from overworld.server.people.sanctions import Kind, share_within
from overworld.server.store.moderation import LogRow
from overworld.server.store.store import Store
from overworld.server.table.clocks import DAY
from overworld.server.table.errors import Refused

_TRIES = 20  # neutral names to try
_LONGEST = 500  # characters of a reason or a name in the log


def _now() -> int:
    return time.time_ns() // 1_000_000


async def _entry(store: Store, arguments: argparse.Namespace, kind: str, days: int = 0) -> LogRow:
    """Return the entry of the log for a command about a person."""
    owner, now = await find_person(store, arguments.who, arguments.table), _now()
    player = await store.player(owner)
    if player is not None and player.name:
        name = player.name
    else:
        name = "" if arguments.who == owner else arguments.who
    operator = arguments.by or _login()
    why = " ".join((arguments.why or "").split())
    until = now + days * DAY
    return LogRow(now, operator[:_LONGEST], kind, owner, name[:_LONGEST], until, why[:_LONGEST])


def _login() -> str:
    """Return the login name of the operator; empty if the machine does not know it."""
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):  # such as in a container
        return ""


def _name(entry: LogRow) -> str:
    return plain(entry.name) or entry.owner


def _begin(kind: Kind, message: str) -> Callable[[argparse.Namespace], int]:
    async def work(store: Store, arguments: argparse.Namespace) -> None:
        entry = await _entry(store, arguments, kind, arguments.days)
        await store.sanction(entry)
        if kind == "exclude":
            await store.stop_waiting(entry.owner, entry.at)
        print(t(message, name=_name(entry), until=utc(entry.until)))

    return _command(work)


def _end(command: str, kind: Kind) -> Callable[[argparse.Namespace], int]:
    async def work(store: Store, arguments: argparse.Namespace) -> None:
        entry = await _entry(store, arguments, command)
        if not await store.end_sanction(kind, entry):
            raise CommandError(t("people-not-sanctioned", name=_name(entry), kind=kind))
        print(t("people-ended", name=_name(entry), kind=kind))

    return _command(work)


def _command(work: Work, *, write: bool = True) -> Callable[[argparse.Namespace], int]:
    return lambda arguments: run_at_store(arguments, work, write=write)


async def _rename(store: Store, arguments: argparse.Namespace) -> None:
    entry = await _entry(store, arguments, "rename", arguments.days)
    player = await store.player(entry.owner)
    if player is None or not player.name:
        raise CommandError(t("people-guest", name=_name(entry)))
    new = _given_name(arguments.name)
    if new:
        done = await store.take_name_away(entry, new, name_key(new))
    else:
        for _ in range(_TRIES):
            new = t("people-neutral", number=str(1000 + secrets.randbelow(9000)))
            done = await store.take_name_away(entry, new, name_key(new))
            if done:
                break
    if not done:
        raise CommandError(t("people-name-taken", name=new))
    print(t("people-renamed", name=_name(entry), new=new, until=utc(entry.until)))


def _given_name(text: str | None) -> str:
    if text is None:
        return ""
    try:
        return check_player_name(text)
    except Refused as refused:
        raise CommandError(t("people-bad-name", name=text, **refused.facts)) from refused


async def _sanctions(store: Store, arguments: argparse.Namespace) -> None:
    rows = await store.sanctions(_now())
    if not rows:
        print(t("people-no-sanctions"))
        return
    log = {(row.owner, row.kind): row for row in reversed(await store.moderation_log(100_000))}
    keys = (
        "people-until",
        "people-kind",
        "tables-person",
        "tables-name",
        "people-by",
        "people-why",
    )
    lines = [list(map(t, keys))]
    for row in rows:
        entry = log.get((row.owner, row.kind), LogRow(0, "-", row.kind, row.owner, "", 0, ""))
        about = [plain(text) or "-" for text in (entry.name, entry.operator, entry.why)]
        lines.append([utc(row.until), row.kind, row.owner, *about])
    print(columns(lines, left=len(keys)))


async def _log(store: Store, arguments: argparse.Namespace) -> None:
    rows = await store.moderation_log(arguments.limit)
    if not rows:
        print(t("people-no-log"))
        return
    keys = (
        *("people-at", "people-by", "people-kind", "tables-person", "tables-name"),
        *("people-until", "people-why"),
    )
    lines = [list(map(t, keys))]
    for row in rows:
        until = utc(row.until) if row.until > row.at else "-"
        by, name, why = (plain(text) or "-" for text in (row.operator, row.name, row.why))
        lines.append([utc(row.at), by, row.kind, row.owner or "-", name, until, why])
    print(columns(lines, left=len(keys)))


async def _numbers(store: Store, arguments: argparse.Namespace) -> None:
    now = _now()
    days = (1, 7, 30)
    found = [await store.period(now - DAY * many) for many in days]
    heads = [t("people-period", days=many) for many in days]
    rows = [
        [t(f"people-count-{key}"), *(str(getattr(one, key)) for one in found)]
        for key in ("games", "people", "reports")
    ]
    print(columns([["", *heads], *rows]))
    print()
    print(t("people-count-names", count=await store.count_players()))
    print(t("people-count-sanctions", count=len(await store.sanctions(now))))
    back = await store.returns(now)
    print(t("people-back", people=back.people, day=back.after_day, week=back.after_week))
    waits = await store.waits(now - 7 * DAY)
    half, most = share_within(waits, 50), share_within(waits, 90)
    print(t("people-waits", people=sum(people for _, people in waits), half=half, most=most))


mute = _begin("mute", "people-muted")
exclude = _begin("exclude", "people-excluded")
rename = _command(_rename)
unmute = _end("unmute", "mute")
readmit = _end("readmit", "exclude")
release = _end("release", "rename")
sanctions = _command(_sanctions, write=False)
log = _command(_log, write=False)
numbers = _command(_numbers, write=False)
