"""`overworld people reports` and `invite`: read reports, and invite people to a server.

Both commands only read the database, so a server may run.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime

import msgspec

from overworld.cli.common import CommandError
from overworld.i18n import t
from overworld.server.people.invitations import make_invitation
from overworld.server.store import open_store
from overworld.server.store.location import default_url
from overworld.server.store.model import StoreError
from overworld.server.store.safety import ReportedLine
from overworld.server.store.store import Store

Work = Callable[[Store, argparse.Namespace], Awaitable[None]]


def reports(arguments: argparse.Namespace) -> int:
    """Show the reports that players sent."""
    return run_at_store(arguments, _reports)


def invite(arguments: argparse.Namespace) -> int:
    """Print an invitation."""
    return run_at_store(arguments, _invite)


def run_at_store(arguments: argparse.Namespace, work: Work, *, write: bool = False) -> int:
    """Run a command on the database, while a server may run; return the exit code."""
    try:
        asyncio.run(_at_store(arguments, work, write))
    except (StoreError, ValueError) as error:
        raise CommandError(t("backup-failed", reason=str(error).splitlines()[0])) from error
    return 0


async def _at_store(arguments: argparse.Namespace, work: Work, write: bool) -> None:
    store = open_store(default_url() if arguments.database is None else arguments.database)
    await store.attach(write=write, with_server=True)
    try:
        await work(store, arguments)
    finally:
        await store.close()


async def _reports(store: Store, arguments: argparse.Namespace) -> None:
    rows = await store.reports(arguments.limit)
    if not rows:
        print(t("people-no-reports"))
    for row in rows:
        at, reason = utc(row.at), t(f"people-reason-{row.reason}")
        name, seat = plain(row.name) or "-", row.seat + 1  # the page counts from 1 too
        if row.code:
            print(t("people-report", at=at, name=name, code=row.code, seat=seat, reason=reason))
        else:
            print(t("people-report-player", at=at, name=name, reason=reason))
        names = await store.names_of([row.reported, row.reporter])
        who = {
            "reported": _person(row.reported, names),
            "reporter": _person(row.reporter, names),
        }
        print("  " + t("people-report-who", **who))
        if row.text:
            print(f"  > {plain(row.text)}")
        for line in msgspec.json.decode(row.lines, type=list[ReportedLine]):
            print(f"    {plain(line.name) or '-'}: {plain(line.text)}")
        print()


def _person(owner: str, names: Mapping[str, str]) -> str:
    """Return the hash of a person, after the own name if they have one."""
    return f"{plain(names[owner])} ({owner})" if owner in names else owner or "-"


def utc(ms: int) -> str:
    """Return a time for the terminal."""
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def plain(text: str) -> str:
    """Return the words of a stranger without characters that control a terminal."""
    return "".join(c for c in text if c.isprintable())


async def _invite(store: Store, arguments: argparse.Namespace) -> None:
    key, now = await store.people_key(), time.time_ns() // 1_000_000
    hours, uses = 24 * arguments.days, arguments.uses
    code = make_invitation(key, secrets.token_bytes(6), now, hours, uses)
    url = (arguments.public_url or "http://127.0.0.1:8765").rstrip("/")
    print(f"{url}/#invite={code}")
