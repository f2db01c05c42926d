"""The rows, errors and limits of a store."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from overworld.server.people.notifications import Call
from overworld.server.people.results import Result
from overworld.server.table.clocks import DAY
from overworld.server.table.events import Event

ATTEMPTS = 3
"""How often work may fail before it is quarantined."""

SLOW_WAITS = 2000
"""Milliseconds for which slow bots let others go first."""

HEAD_START = 500
"""Milliseconds in which work is left to the node that queued it."""

MAX_LEASE = 600_000
"""Milliseconds; a lease that lasts longer was taken while the clock was ahead."""

SERVED_KEPT = 3_600_000
"""Milliseconds for which the store remembers when it last served an owner or an address."""

OUTAGES_KEPT = 60 * DAY
"""How long the store keeps every outage as it was: longer than any clock runs."""

OUTAGES_TOGETHER = 30 * DAY
"""Older outages that ended in the same period of this length become one.

It has their total length and ends with the last of them. So a table in that period may count as
younger than it is, never as older.
"""

IDLE_BEAT = 3_600_000
"""Milliseconds between two heartbeats in the database while no clock runs."""

LATEST_EVENT = 2 * IDLE_BEAT
"""Milliseconds from a heartbeat to the last event before the next one, at most.

A clock that was ahead stamped later events, so they do not show that a node served.
"""

BEAT_GAP = 8000
"""Milliseconds without a heartbeat, while a clock runs, after which no node has served."""

RESYNC = ("", 0)
"""The notification that others may have been lost: read all tables in memory again."""

NOTES_CHANGED = -1
"""The seq of a notification that the notes about a game have changed."""


def seatless_key(owner: str) -> str:
    """Return the name in `owners` of a person without a seat whose hash a lobby keeps.

    An erasure finds the table by it; the lists of a person's tables do not show the table.
    """
    return f"without seat {owner}"


class TableRow(msgspec.Struct, frozen=True):
    """The row of a table, which lists show without reading its log."""

    code: str
    created: int
    updated: int
    seq: int
    status: str
    summary: str  # small JSON that the store does not parse


class Work(msgspec.Struct, frozen=True):
    """A decision that a bot has to make, as the queue of all bots sees it."""

    owner: str = ""  # the host, whose tables take turns
    slow: bool = False  # the bot searches until its time is up
    alone: bool = False  # no person waits for it
    address: str = ""  # hash of the host's network address; empty: not known


class TableWrite(msgspec.Struct, frozen=True):
    """Events for the log of a table, and the new values of its row."""

    code: str
    events: Sequence[Event]
    status: str
    summary: str
    owners: Sequence[str] = ()
    """Owners to add."""
    forget: Sequence[str] = ()
    """Owners to remove."""
    deadline: int | None = None
    work: Work | Literal[False] | None = False
    """The work for a bot after the last event; False if there is none.

    Older work of the table ends. None leaves work as it is (for chat while a bot thinks).
    """
    awaited: bool = False
    """Whether a player waits again for work that stays: it is then no longer `alone`.

    Its lease, its seq and its place in the queue stay.
    """
    result: Result | None = None
    """The result of the game, if the last event has ended it."""
    calls: Sequence[Call] = ()
    """Notifications that the events cause, for people with a browser that gets them."""
    started: int = 0
    """When that game began, in milliseconds since 1970."""

    @property
    def is_awaited(self) -> bool:
        """Whether a player waits again for work that does not change."""
        return self.work is None and self.awaited


class ClaimedWork(NamedTuple):
    """Work that a node has taken: the table, and the seq after which a bot decides."""

    code: str
    seq: int
    slow: bool
    address: str = ""


class ReviewRow(msgspec.Struct, frozen=True):
    """The state of the review of a table's game."""

    text: str  # the review; empty until it is done
    attempts: int  # how often it has failed
    leased_until: int  # until when a node works on it
    ahead: int  # waiting reviews that are served before it


class NoteRow(msgspec.Struct, frozen=True):
    """A note about a step of a game; the author is known by a hash."""

    step: int
    author: str
    seat: int | None
    name: str
    text: str
    at: int


class Swept(NamedTuple):
    """How far `Store.forget_names` came: the last row id (0 at the end), and names emptied."""

    last: int
    forgotten: int


class StoreError(Exception):
    """An error of a store; the message says why."""


class Conflict(StoreError):
    """The first event is not the next of its table: another node was faster, or it is deleted."""


class Repeated(Conflict):
    """An event with this action is in the log of the table already."""


class CodeTaken(StoreError):
    """A table with this code exists already."""


class Unavailable(StoreError):
    """The database cannot be reached or cannot write, and the call has changed nothing.

    There are two exceptions. The connection to PostgreSQL may break for good between a commit and
    its answer, or a disk may answer too late. The next `append` then raises `Conflict`.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class InUse(StoreError):
    """Another server has the SQLite file; neither would receive the events of the other."""

    def __init__(self, path: Path, address: str) -> None:
        where = f" at {address}" if address else ""
        super().__init__(
            f"{path} is in use by another server{where}: stop that one, "
            "give this one another --database, or use PostgreSQL"
        )
        self.address = address


class WrongSchema(StoreError):
    """The database has another schema than this version works with."""


class NotEmpty(StoreError):
    """The database to restore into has tables already."""


def check_events(events: Sequence[Event]) -> None:
    """Raise `ValueError` for events that no log can take.

    >>> check_events([Event(3, "join", 0, "", 0), Event(5, "join", 1, "", 0)])
    Traceback (most recent call last):
    ValueError: events must be numbered without gaps, got [3, 5]
    """
    seqs = [event.seq for event in events]
    if not seqs or seqs != list(range(seqs[0], seqs[0] + len(seqs))):
        raise ValueError(f"events must be numbered without gaps, got {seqs}")
    if any("\0" in event.text or "\0" in event.action for event in events):
        raise ValueError(
            "the text of an event must not have NUL characters, which PostgreSQL cannot store"
        )
