"""What a store of tables is: an append-only log of events for each table."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec

from overworld.server.table.events import ARCHIVED as ARCHIVED
from overworld.server.table.events import Event as Event

FORGETTABLE = ("chat", "paint")
"""Kinds of events whose words `Store.forget_words` removes."""

ATTEMPTS = 3
"""How often work may fail before it is put aside."""

SLOW_WAITS = 2000
"""Milliseconds for which slow bots let others before them."""

HEAD_START = 500
"""Milliseconds in which work is left to the node that queued it."""

LONGEST_LEASE = 600_000
"""Milliseconds; a lease that lasts longer was taken while the clock was ahead."""

SERVED_KEPT = 3_600_000
"""Milliseconds for which the store remembers when it last served an owner or an address."""

DAY_MS = 86_400_000

OUTAGES_KEPT = 60 * DAY_MS
"""How long the store keeps every outage as it was: longer than any clock runs."""

OUTAGES_TOGETHER = 30 * DAY_MS
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

LOOK_AGAIN = ("", 0)
"""The notice that says: notices may have been missed, look again at all tables that you hold."""

NOTES_CHANGED = -1
"""The seq of a notice that says: the notes about the game of a table have changed."""


def without_seat(owner: str) -> str:
    """Return the name in `owners` of a person without a seat whose hash a lobby keeps.

    An erasure finds the table by it; the lists of a person's tables do not show the table.
    """
    return f"without seat {owner}"


class TableRow(msgspec.Struct, frozen=True):
    """What lists show of a table without reading its log."""

    code: str
    created: int
    updated: int
    seq: int
    status: str
    summary: str  # small JSON that the store does not look into


class Work(msgspec.Struct, frozen=True):
    """A decision that a bot has to make, as the queue of all bots sees it."""

    owner: str = ""  # the host, whose tables take turns
    slow: bool = False  # the bot searches until its time is up
    alone: bool = False  # no person waits for it
    address: str = ""  # hash of the host's network address; empty: not known


class Claim(NamedTuple):
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
    """What a store cannot do; the message says why."""


class Conflict(StoreError):
    """The first event is not the next of its table: somebody was faster, or the table is gone."""


class Repeated(Conflict):
    """An event with this action is in the log of the table already."""


class CodeTaken(StoreError):
    """A table with this code exists already."""


class Unavailable(StoreError):
    """The database cannot be reached or cannot write; what was asked for is not done.

    Only if the connection to PostgreSQL breaks between a commit and its answer, and is not back at
    once, or if a disk answers too late, may it be done after all: the next `append` then meets
    `Conflict`.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class InUse(StoreError):
    """Another server has the SQLite file: its tables would not hear of one another."""

    def __init__(self, path: Path, address: str) -> None:
        where = f" at {address}" if address else ""
        super().__init__(
            f"{path} is in use by another server{where}: stop that one, "
            "give this one another --database, or use PostgreSQL"
        )
        self.address = address


class WrongSchema(StoreError):
    """The database was made by a newer version."""


class NotEmpty(StoreError):
    """The database to restore into has tables already."""


def work_of(work: Work | bool | None) -> Work | None:
    """What is to be queued, if anything."""
    return work if isinstance(work, Work) else Work() if work else None


def refuse_wrong(events: Sequence[Event]) -> None:
    """Raises `ValueError` for events that cannot be appended to any log.

    >>> refuse_wrong([Event(3, "join", 0, "", 0), Event(5, "join", 1, "", 0)])
    Traceback (most recent call last):
    ValueError: events are numbered [3, 5]
    """
    seqs = [event.seq for event in events]
    if not seqs or seqs != list(range(seqs[0], seqs[0] + len(seqs))):
        raise ValueError(f"events are numbered {seqs}")
    if any("\0" in event.text or "\0" in event.action for event in events):
        raise ValueError("PostgreSQL stores no NUL characters")


class Store(Protocol):
    """An append-only log of events for each table, durable when a call returns.

    Every call raises `Unavailable` if the database cannot be reached or cannot write.
    """

    node: str
    """The name of this process among all that use the database."""

    shared: bool
    """Whether other processes may append, too."""

    async def nodes(self) -> set[str]:
        """The names of all processes that follow `notices` now, and of this one."""

    async def open(self) -> None:
        """Connects and brings the schema up to date; raises `WrongSchema` or `InUse`."""

    async def close(self) -> None:
        """Finishes what was asked for and disconnects."""

    async def create(
        self,
        code: str,
        events: Sequence[Event],
        status: str,
        summary: str,
        *,
        owners: Sequence[str] = (),
        deadline: int | None = None,
        work: Work | bool | None = False,
    ) -> None:
        """Makes a table whose log starts with these events, from 1; raises `CodeTaken`."""

    async def append(
        self,
        code: str,
        events: Sequence[Event],
        status: str,
        summary: str,
        *,
        owners: Sequence[str] = (),
        forget: Sequence[str] = (),
        deadline: int | None = None,
        work: Work | bool | None = False,
        awaited: bool = False,
    ) -> None:
        """Append all events or none; raises `Conflict` if the first is not the next.

        Status, summary and deadline replace those of the table; owners are added, those in
        `forget` removed. `work` is what a bot has to decide after the last of these events (True:
        plain `Work`, False: nothing); older work of the table ends. None leaves work as it is (for
        chat while a bot thinks). If a player waits for that work again (`awaited`), it is not
        `alone` any more; its lease, its seq and its place in the queue stay.
        """

    async def events(self, code: str, after: int = 0) -> list[Event]:
        """The log of a table from `after` + 1 on; empty if there is no such table."""

    async def table(self, code: str) -> TableRow | None:
        """The row of a table, None if there is no such table."""

    async def tables_of(self, owner: str, limit: int = 100) -> list[TableRow]:
        """The tables of an owner, the last changed first, archived ones after all others."""

    async def delete(self, code: str) -> bool:
        """Removes a table with its log; whether there was one."""

    async def claim_due(self, now: int, lease_ms: int, limit: int = 100) -> list[str]:
        """Takes tables whose deadline is not after `now`, the most overdue first.

        They are due again after the lease, if nothing is appended before: nodes share them out.
        """

    async def address_key(self) -> str:
        """Return the key with which all nodes of this database hash network addresses."""

    async def claim_work(
        self,
        node: str,
        now: int,
        lease_ms: int,
        *,
        slow: bool = True,
        behind: Sequence[str] = (),
    ) -> Claim | None:
        """Take the next work that no node has a lease on.

        The address that was served longest ago comes first, then its owner that was served longest
        ago, then the work that has waited longest. Addresses in `behind` come after all others,
        and tables without people last. Slow bots give way for a moment. Work that another node
        queued is left to that node for a moment, because it has the table in memory.
        """

    async def finish_work(self, code: str, seq: int) -> None:
        """Ends this work; what a bot decides ends it by its `append` anyway."""

    async def release_work(self, node: str) -> None:
        """Gives back all that a node has taken, so that others need not wait for the leases."""

    async def fail_work(self, code: str, seq: int, again: int) -> int:
        """Counts a failure, and lets nobody try before `again`; how many there were.

        After `ATTEMPTS` failures nobody takes it up before a node is started anew.
        """

    async def quiet(self, before: int, limit: int) -> list[str]:
        """Tables not changed since that are not archived."""

    async def delete_archived(self, before: int) -> int:
        """Removes archived tables not changed since; how many."""

    async def last_beat(self, now: int) -> int | None:
        """Return the time of the last heartbeat or event up to `now`; None if there is none.

        The event that starts a clock counts, so that no clock runs without a heartbeat. Events
        later than `LATEST_EVENT` after the last heartbeat do not count. If a clock runs, nor do
        events later than `BEAT_GAP` after the last heartbeat and the last event of that table.
        """

    async def beat(self, now: int) -> None:
        """Store a heartbeat; without a running clock only if the last is `IDLE_BEAT` old."""

    async def note_outage(self, since: int, until: int) -> None:
        """Keep a time in which no node served, and join old ones (`OUTAGES_TOGETHER`)."""

    async def clock_set_back(self, now: int) -> None:
        """Correct times that a clock noted while it was ahead.

        Outages end at `now`, waiting work was queued by then, and leases longer than
        `LONGEST_LEASE` have lapsed.
        """

    async def outages(self, after: int) -> list[tuple[int, int]]:
        """Return the times in which no node served that ended after a time, in their order."""

    async def save_snapshot(self, code: str, seq: int, text: str) -> None:
        """Keeps a table as it is after an event, instead of an older snapshot of it."""

    async def snapshot(self, code: str) -> tuple[int, str] | None:
        """The last snapshot of a table: the seq of its last event, and its text."""

    async def ask_review(
        self, code: str, now: int, most: int, *, address: str = "", most_each: int = 1_000_000
    ) -> bool:
        """Put the review of a table into the queue, once, and retry one that was given up.

        Returns False if `most` reviews wait already, or `most_each` of this address.
        """

    async def review(self, code: str, now: int) -> ReviewRow | None:
        """Return the review of a table, or how far it is; None if no client asked for it."""

    async def claim_review(self, node: str, now: int, lease_ms: int) -> str | None:
        """Take the next review that no node has a lease on; returns the table's code.

        The address that was served longest ago comes first, then its oldest request.
        """

    async def renew_review(self, code: str, node: str, until: int) -> None:
        """Extend the lease of a review that this node still works on."""

    async def end_review(self, code: str, text: str) -> None:
        """Store a review; an empty text counts a failure and gives the lease back.

        The first review that is stored stays, and a failure counts only while this node has the
        lease. After `ATTEMPTS` failures no node takes the review before a client asks again. The
        hash of the address goes with the place in the queue.
        """

    async def waiting_reviews(self) -> int:
        """How many reviews are asked for and not done."""

    async def set_note(self, code: str, note: NoteRow) -> None:
        """Replace the author's note about a step; an empty text removes it. Notify other nodes."""

    async def notes(self, code: str) -> list[NoteRow]:
        """The notes about the game of a table, by step and time."""

    async def count_try(self, puzzle: str, found: bool) -> None:
        """Counts somebody's first try at a puzzle, by its name; nothing is kept of who it was."""

    async def tries(self) -> dict[str, tuple[int, int]]:
        """How many tried each puzzle, and how many of them found the answer."""

    async def forget_words(self, before: int) -> int:
        """Empty the texts of older `FORGETTABLE` events and delete older notes; return how many.

        Snapshots of these tables go with them.
        """

    async def forget_names(
        self, before: int, *, since: int = 0, after: int = 0, most: int = 1000
    ) -> Swept:
        """Empty names before a time that are not shown any more, table by table.

        Looks at `most` tables that changed at `since` or later, from the row id `after` on.
        """

    async def forget_leavers(self, code: str) -> None:
        """Empty the names and hashes of players who have left a lobby, in its log."""

    async def erase(
        self, code: str, changed: Sequence[Event], marker: Event, summary: str, owner: str
    ) -> None:
        """Replace events by ones without a person's data and append a marker; all or nothing.

        The person's notes and the table's snapshot are deleted, and the table is no longer one of
        the person's. Raises `Conflict` if the marker is not the next event.
        """

    async def codes_about(self, owner: str, after: str = "", limit: int = 100) -> list[str]:
        """Return the codes of tables that hold something of a person, in order, after a code.

        These are tables with their seats, notes, chat lines and painted characters, and lobbies
        that keep their hash (`without_seat`).
        """

    async def newest(self, limit: int) -> list[TableRow]:
        """Return the tables that changed last, the newest first."""

    async def forget_served(self, now: int) -> None:
        """Forget owners and addresses that were served more than `SERVED_KEPT` ago.

        Those served more than `SERVED_KEPT` after `now` go too: the clock was ahead.
        """

    async def clean_up(self, deleted: bool) -> None:
        """Remove deleted data from the files of the database.

        `deleted` says that something was deleted since the last call. What could not be removed
        then is tried again in the next call.
        """

    async def attach(self, *, write: bool) -> None:
        """Open an existing database for a command; no migration, and no lease is given back.

        Raises `WrongSchema` if its version is another one, and `InUse` if the command wants to
        write to a SQLite file that a server has open.
        """

    async def health(self) -> None:
        """Raises `Unavailable` if the database does not answer."""

    async def follow(self, codes: Sequence[str]) -> None:
        """Asks for notices about some tables; whoever reads them afterwards misses nothing."""

    async def unfollow(self, code: str) -> None:
        """Asks for no more notices about a table."""

    async def seqs(self, codes: Sequence[str]) -> dict[str, int]:
        """How far some tables are, without those that are gone."""

    def notices(self) -> AsyncIterator[tuple[str, int]]:
        """Code and seq of what other nodes append to tables that this one follows.

        Seq 0 if they delete one, `NOTES_CHANGED` if they store or remove a note, and `LOOK_AGAIN`
        whenever notices may have been missed.
        """
