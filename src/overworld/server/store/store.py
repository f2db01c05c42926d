"""What a store of tables is: an append-only log of events for each table."""

from collections.abc import AsyncIterator, Sequence
from typing import Protocol

import msgspec

FORGETTABLE = ("chat", "paint")
"""Kinds of events whose words `Store.forget_words` removes."""

ARCHIVED = "archived"
"""The status that `Store.archive` gives."""

LOOK_AGAIN = ("", 0)
"""The notice that says: notices may have been missed, look again at all tables that you hold."""


class Event(msgspec.Struct, frozen=True):
    """One entry of a table's log.

    >>> Event(1, "chat", 0, '"hello"', 1_700_000_000_000).seq
    1
    """

    seq: int  # 1, 2, 3 ... without gaps within a table
    kind: str
    seat: int | None
    text: str  # a move with its outcomes, or JSON; no NUL characters
    at: int  # milliseconds since 1970
    action: str = ""  # the client's id of what led to it; unique within a table if not ""


class TableRow(msgspec.Struct, frozen=True):
    """What lists show of a table without reading its log."""

    code: str
    created: int
    updated: int
    seq: int
    status: str
    summary: str  # small JSON that the store does not look into


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
    once, may it be done after all: the next `append` then meets `Conflict`.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class WrongSchema(StoreError):
    """The database was made by a newer version."""


class NotEmpty(StoreError):
    """The database to restore into has tables already."""


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

    async def nodes(self) -> set[str]:
        """The names of all processes that follow `notices` now, and of this one."""

    async def open(self) -> None:
        """Connects and brings the schema up to date; raises `WrongSchema` if it is newer."""

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
        work: bool | None = False,
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
        work: bool | None = False,
    ) -> None:
        """Appends all events or none; raises `Conflict` if the first is not the next.

        Status, summary and deadline replace those of the table; owners are added, those in
        `forget` removed. `work` says whether a bot has to decide after the last of these events;
        older work of the table ends. None leaves work as it is (for chat while a bot thinks).
        """

    async def events(self, code: str, after: int = 0) -> list[Event]:
        """The log of a table from `after` + 1 on; empty if there is no such table."""

    async def table(self, code: str) -> TableRow | None:
        """The row of a table, None if there is no such table."""

    async def tables_of(self, owner: str, limit: int = 100) -> list[TableRow]:
        """The tables of an owner, the last changed first."""

    async def delete(self, code: str) -> bool:
        """Removes a table with its log; whether there was one."""

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """Tables whose deadline is not after `now`, the most overdue first."""

    async def claim_work(
        self, node: str, now: int, lease_ms: int, limit: int
    ) -> list[tuple[str, int]]:
        """Takes work that no node has a lease on: code and the seq after which a bot decides."""

    async def finish_work(self, code: str, seq: int) -> None:
        """Ends this work; what a bot decides ends it by its `append` anyway."""

    async def archive(self, before: int) -> int:
        """Archives tables not changed since, which ends their work and deadlines; how many."""

    async def forget_words(self, before: int) -> int:
        """Empties the texts of older `FORGETTABLE` events; how many."""

    async def health(self) -> None:
        """Raises `Unavailable` if the database does not answer."""

    def notices(self) -> AsyncIterator[tuple[str, int]]:
        """Code and seq of what other nodes append, seq 0 if they delete, or `LOOK_AGAIN`."""
