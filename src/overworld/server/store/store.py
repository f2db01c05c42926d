"""The interface of a store: an append-only log of events for each table."""

from collections.abc import AsyncIterator, Sequence
from typing import Protocol

from overworld.server.store.model import Claim, Event, NoteRow, ReviewRow, Swept, TableRow, Work


class Store(Protocol):
    """An append-only log of events for each table, durable when a call returns.

    Every call raises `Unavailable` if the database cannot be reached or cannot write.
    """

    node: str
    """The name of this process among all that use the database."""

    shared: bool
    """Whether other processes may append too."""

    async def nodes(self) -> set[str]:
        """Return the names of all processes that read `notifications` now, and of this one."""

    async def open(self) -> None:
        """Connect and bring the schema up to date; raises `WrongSchema` or `InUse`."""

    async def close(self) -> None:
        """Finish all calls and disconnect."""

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
        """Create a table whose log starts with these events, from 1; raises `CodeTaken`."""

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
        """Return the log of a table from `after` + 1 on; empty if there is no such table."""

    async def table(self, code: str) -> TableRow | None:
        """Return the row of a table, or None if there is no such table."""

    async def tables_of(self, owner: str, limit: int = 100) -> list[TableRow]:
        """Return the tables of an owner, the last changed first, archived ones at the end."""

    async def delete(self, code: str) -> bool:
        """Delete a table with its log; return whether there was one."""

    async def claim_due(self, now: int, lease_ms: int, limit: int = 100) -> list[str]:
        """Take tables whose deadline is not after `now`, the most overdue first.

        They are due again after the lease unless a node appends an event before.
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
        """Remove this work from the queue; the `append` of a bot's decision does so too."""

    async def release_work(self, node: str) -> None:
        """End all leases of a node, so that other nodes can take its work now."""

    async def fail_work(self, code: str, seq: int, again: int) -> int:
        """Count a failure and return how many there were; no node tries before `again`.

        After `ATTEMPTS` failures no node tries until one is restarted.
        """

    async def inactive(self, before: int, limit: int) -> list[str]:
        """Return tables that were not changed since a time and are not archived."""

    async def delete_archived(self, before: int) -> int:
        """Delete archived tables that were not changed since a time; return how many."""

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

    async def correct_times(self, now: int) -> None:
        """Correct times that a clock noted while it was ahead.

        Outages end at `now`, waiting work was queued by then, and leases longer than
        `LONGEST_LEASE` have lapsed.
        """

    async def outages(self, after: int) -> list[tuple[int, int]]:
        """Return the times in which no node served that ended after a time, in their order."""

    async def save_snapshot(self, code: str, seq: int, text: str) -> None:
        """Store a table as it is after an event, in place of an older snapshot."""

    async def snapshot(self, code: str) -> tuple[int, str] | None:
        """Return the last snapshot of a table: the seq of its last event, and its text."""

    async def ask_review(
        self,
        code: str,
        now: int,
        max_waiting: int,
        *,
        address: str = "",
        max_per_address: int = 1_000_000,
    ) -> bool:
        """Put the review of a table into the queue, once, and retry one that was given up.

        Returns False if `max_waiting` reviews wait already, or `max_per_address` of this address.
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
        """Return how many reviews wait."""

    async def set_note(self, code: str, note: NoteRow) -> None:
        """Replace the author's note about a step; an empty text removes it. Notify other nodes."""

    async def notes(self, code: str) -> list[NoteRow]:
        """Return the notes about the game of a table, by step and time."""

    async def count_try(self, puzzle: str, solved: bool) -> None:
        """Count a player's first try at a puzzle; the store does not keep who it was."""

    async def tries(self) -> dict[str, tuple[int, int]]:
        """Return how many tried each puzzle, and how many of them found the answer."""

    async def forget_words(self, before: int) -> int:
        """Empty older `FORGETTABLE_KINDS` and delete older notes; return how many.

        Snapshots of these tables go with them.
        """

    async def forget_names(
        self, before: int, *, since: int = 0, after: int = 0, limit: int = 1000
    ) -> Swept:
        """Empty names before a time that are not shown any more, table by table.

        Looks at `limit` tables that changed at `since` or later, from the row id `after` on.
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

        `deleted` says that something was deleted since the last call. If a file could not be
        cleaned, the next call tries again.
        """

    async def attach(self, *, write: bool) -> None:
        """Open an existing database for a command; no migration, and no lease is given back.

        Raises `WrongSchema` if its version is another one, and `InUse` if the command wants to
        write to a SQLite file that a server has open.
        """

    async def health(self) -> None:
        """Raise `Unavailable` if the database does not answer."""

    async def follow(self, codes: Sequence[str]) -> None:
        """Subscribe to notifications about some tables; call it before you read the tables."""

    async def unfollow(self, code: str) -> None:
        """Cancel the notifications about a table."""

    async def seqs(self, codes: Sequence[str]) -> dict[str, int]:
        """Return the last seq of each of these tables, without deleted ones."""

    def notifications(self) -> AsyncIterator[tuple[str, int]]:
        """Yield code and seq when another node appends to a table that this one follows.

        The seq is 0 for a deleted table and `NOTES_CHANGED` for a changed note. `LOOK_AGAIN` says
        that notifications may have been lost.
        """
