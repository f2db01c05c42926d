"""Notifications for people who are not here: when one is due, waits, or is no longer needed."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from overworld.server.table.clocks import DAY
from overworld.server.table.errors import Refused
from overworld.server.table.table import LOBBY, Table

Kind: TypeAlias = Literal["turn", "time", "full"]
"""Your turn has begun, your time is running out, or the table that you host is full."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

MINUTE, HOUR = 60_000, 3_600_000

AWAY_MS = MINUTE
"""How long a person must have no open socket before they get a notification."""

TABLE_MS = 10 * MINUTE
"""The time between two notifications of a person about the same table."""

PER_DAY = 20
"""Notifications of a person in a day (UTC)."""

UNUSED_MS = 90 * DAY
"""How long the server keeps a browser that was not here and got no notification."""

FAILURES = 5
"""Days with failures in a row after which the server forgets a browser."""

TRIES = 5
"""How often the server tries again to send a notification."""

_LOOK = DAY  # how long before the warning a node looks whether quiet hours make it earlier
_WARNING, _SHARE = 12 * HOUR, 6  # the warning comes 12 hours or a sixth of the turn before its end
_MARGIN = HOUR  # a warning after quiet hours leaves at least this much time
_SAW = 5_000  # a person at the table for this long has seen that their turn began
_UNLIMITED = DAY  # how long a message about a turn without a deadline waits at the push service
_MAX_TTL = 28 * DAY  # push services keep no message longer
_MINUTES = 24 * 60
_ZONE = re.compile(r"[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*")


class Call(NamedTuple):
    """A notification that an event at a table causes."""

    owner: str
    kind: Kind
    due: int
    """When to look whether it is needed, in milliseconds since 1970."""


class Notification(NamedTuple):
    """A notification that waits."""

    owner: str
    kind: Kind
    code: str
    seq: int
    """The event of the table that caused it."""
    at: int
    """When the turn began or the table became full."""
    last: int
    """When the person last got a notification about this table; 0 if never."""
    tries: int = 0
    done: str = ""
    """The browsers that need no other try."""


class Wishes(NamedTuple):
    """The notifications that a person wants, and when they last were here."""

    kinds: tuple[str, ...]
    quiet_from: int
    """The minute of the day when quiet hours begin; equal to `quiet_to` for none."""
    quiet_to: int
    zone: str
    seen: int
    """The last moment with an open socket."""
    sent: int
    """Notifications of today."""


class Send(NamedTuple):
    """Send a notification, which the push service may keep for this time."""

    ttl: int


class Wait(NamedTuple):
    """Look again at a time."""

    until: int


class Drop(NamedTuple):
    """The notification is not needed."""


# ---------------------------------------------------------------- the events that cause them


def calls_after(before: Table, after: Table) -> list[Call]:
    """Return the notifications that the events between two states of a table cause.

    Tables with only one person cause none, because no other person waits there.
    """
    if len({seat.owner for seat in after.seats if seat.owner and not seat.token}) < 2:
        return []
    calls = list[Call]()
    mover = player_to_move(after)
    if mover and mover != player_to_move(before):
        calls.append(Call(mover, "turn", _first_look(after, mover)))
        warning = warning_time(after)
        if warning is not None:
            calls.append(Call(mover, "time", max(after.updated, warning - _LOOK)))
    if is_full(after) and not is_full(before) and after.host:
        calls.append(Call(after.host, "full", _first_look(after, after.host)))
    return calls


def _first_look(table: Table, owner: str) -> int:
    """Return when to look first: later for a person who is at the table, and may act soon."""
    seats = [table.seats[number] for number in table.seats_of(owner)]
    is_here = any(seat.node and seat.away_since is None for seat in seats)
    return table.updated + (AWAY_MS if is_here else 0)


def player_to_move(table: Table) -> str:
    """Return the owner who has to decide; empty if none or a bot has to."""
    seat = table.decider
    if seat is None or table.bot_at(seat) is not None or table.seats[seat].token:
        return ""
    return table.seats[seat].owner


def is_full(table: Table) -> bool:
    """Return whether a table waits only for its host to start the game."""
    waits = table.status == LOBBY and not table.archived
    return waits and all(seat.filled for seat in table.seats)


def warning_time(table: Table) -> int | None:
    """Return when to warn the player to move about the clock; None without days for a turn."""
    clocks = table.clocks
    if clocks.option.mode != "days" or clocks.deadline is None:
        return None
    return clocks.deadline - min(_WARNING, clocks.option.days * DAY // _SHARE)


# ---------------------------------------------------------------- the decision to send one


def next_step(one: Notification, wishes: Wishes, table: Table, now: int) -> Send | Wait | Drop:
    """Return what to do with a notification now."""
    if one.kind not in wishes.kinds or not _is_needed(one, table):
        return Drop()
    if one.kind != "time" and _saw_it(one, table):
        return Drop()
    if one.kind == "time":
        if table.clocks.paused:
            return Wait(now + HOUR)
        due = _time_of_warning(wishes, table, one.at)
        if due is None:
            return Drop()
        if due > now:
            return Wait(due)
    ready = max(wishes.seen + AWAY_MS, quiet_until(now, wishes) or 0)
    if not one.tries:  # it was not sent to any browser yet
        ready = max(ready, one.last + TABLE_MS)
    if ready > now:
        return Wait(ready)
    if wishes.sent >= PER_DAY:
        return Wait((now // DAY + 1) * DAY)
    deadline = table.clocks.deadline if one.kind != "full" else None
    ttl = _UNLIMITED if deadline is None else deadline - now
    return Send(min(ttl, _MAX_TTL)) if ttl > 0 else Drop()


def _is_needed(one: Notification, table: Table) -> bool:
    if one.kind == "full":
        return is_full(table) and table.host == one.owner
    days = table.clocks.option.mode == "days"
    return player_to_move(table) == one.owner and (one.kind == "turn" or days)


def _saw_it(one: Notification, table: Table) -> bool:
    """Return whether the person was at the table after the event, and has left since."""
    left = [table.seats[number].away_since for number in table.seats_of(one.owner)]
    return any(since is not None and since >= one.at + _SAW for since in left)


def _time_of_warning(wishes: Wishes, table: Table, began: int) -> int | None:
    """Return when to warn about the clock: after quiet hours, or before them if that is too late.

    None if there is no such time since the turn began.
    """
    due, deadline = warning_time(table), table.clocks.deadline
    if due is None or deadline is None:
        return None
    after = quiet_until(due, wishes)
    if after is None:
        return due
    if after > deadline - _MARGIN:
        before = quiet_since(due, wishes) - MINUTE
        if before > began:
            return before
    return after if after < deadline else None


# ---------------------------------------------------------------- quiet hours


def check_zone(name: str) -> str:
    """Return the name of a time zone; raise `Refused` if this server does not know it."""
    if _zone(name) is None:
        raise Refused("malformed", field="zone")
    return name


@lru_cache(600)
def _zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name) if _ZONE.fullmatch(name) else None
    except (OSError, ValueError, ZoneInfoNotFoundError):  # such as a folder, or no file
        return None


def is_quiet(at: int, wishes: Wishes) -> bool:
    """Return whether a time is in a person's quiet hours, by the clocks of their time zone."""
    local = datetime.fromtimestamp(at / 1000, _zone(wishes.zone) or UTC)
    since = (60 * local.hour + local.minute - wishes.quiet_from) % _MINUTES
    return since < (wishes.quiet_to - wishes.quiet_from) % _MINUTES


def quiet_until(at: int, wishes: Wishes) -> int | None:
    """Return the end of the quiet hours at a time; None if it is not in quiet hours.

    It tries each minute, because clocks that are set forward or back can skip or repeat the end.
    """
    if not is_quiet(at, wishes):
        return None
    at -= at % MINUTE
    while is_quiet(at, wishes):
        at += MINUTE
    return at


def quiet_since(at: int, wishes: Wishes) -> int:
    """Return the beginning of the quiet hours at a time that is in quiet hours."""
    at -= at % MINUTE
    while is_quiet(at - MINUTE, wishes):
        at -= MINUTE
    return at
