"""Run commands on tables: store the events of each command, then publish them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Literal, TypeAlias

from overworld.bots.ladder import TIMED_BOTS
from overworld.server.hub.messages import Notes
from overworld.server.hub.render import encode, encode_summary, notes_from, with_owner
from overworld.server.hub.room import Room
from overworld.server.hub.room_cache import RoomCache
from overworld.server.people.notifications import calls_after
from overworld.server.people.results import result_of
from overworld.server.settings import Settings
from overworld.server.store.model import (
    Conflict,
    Repeated,
    StoreError,
    TableWrite,
    Unavailable,
    Work,
    seatless_key,
)
from overworld.server.store.store import Store
from overworld.server.table import upkeep
from overworld.server.table.context import Transition
from overworld.server.table.errors import Refused
from overworld.server.table.events import GAME_KINDS, SEAT_KINDS, Event
from overworld.server.table.personal_data import PersonalDataLog, action_prefix
from overworld.server.table.reducer import apply
from overworld.server.table.snapshot import EVERY, encode_snapshot
from overworld.server.table.table import OVER, Seat, Table

_LOG = logging.getLogger("overworld.table")
_TRIES = 5  # attempts if other nodes are faster
_AWAITS_MS = 600_000  # milliseconds after an action for which a player counts as waiting for bots
_SEATS = frozenset(SEAT_KINDS)
_WORK = frozenset({*GAME_KINDS, "archive", "restore"})  # after them, a bot may have to decide
_CALLS = _SEATS | _WORK  # after them, the server may have to notify a person
_GAME_ERRORS = ("stale", "illegal", "bad_move", "cannot_undo")

Command: TypeAlias = Callable[[Table], list[Transition]]


class CommandProcessor:
    """The only writer of a node's tables; it also applies the events of other nodes."""

    def __init__(
        self,
        store: Store,
        rooms: RoomCache,
        settings: Settings,
        on_work: Callable[[], None],
        served_since: Callable[[int], int],
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._settings = settings
        self._on_work = on_work
        self._served_since = served_since
        self.moves = 0
        self._saving: set[asyncio.Task[None]] = set()
        self.calls = False
        """Whether appends write notifications into the outbox; `Notifier` decides it."""
        self.needs_resync: set[str] = set()
        """Tables that may have stored events which this node has not published."""

    async def run(
        self, room: Room, command: Command, key: str = "", expected: int | None = None
    ) -> None:
        """Run a command on the table of a room, and append its events. The caller holds the lock.

        Optimistic concurrency: if another node was faster, catch up with it and run the command
        again. Do nothing if another node has already stored the action `key`.

        Args:
            room: The room, locked by the caller.
            command: Returns the transitions to append, or raises `Refused`.
            key: The idempotency key of the action; empty if there is none.
            expected: The game event that the action answers. If this node has that event, a
                refusal because of the game is final without asking the store for newer events.

        Raises:
            Refused: The command refused, or other nodes were faster too often.
            Unavailable: The store does not answer.
        """
        for _ in range(_TRIES):
            try:
                changes = command(room.table)
            except Refused as refused:  # newer events of another node may allow it
                is_current = expected is not None and expected <= room.table.game_seq
                final = not self._store.shared or (is_current and refused.error in _GAME_ERRORS)
                if final or not await self._has_news(room):
                    raise
                if room.answered_seq(key) is not None:
                    return
                continue
            if not changes:
                return
            try:
                await self._append(room, changes)
            except Conflict as conflict:
                # The client must receive the update before the answer to its action.
                await self.catch_up(room)
                if isinstance(conflict, Repeated) and room.answered_seq(key) is None:
                    await self._recall_action(room, key)
                if room.answered_seq(key) is not None:
                    return
            else:
                return
        raise Refused("busy")

    async def _has_news(self, room: Room) -> bool:
        seq = room.table.seq
        with suppress(Unavailable):
            await self.catch_up(room)
        return room.table.seq > seq

    async def _recall_action(self, room: Room, key: str) -> None:
        """Remember an old action that only the store still has."""
        for event in await self._store.events(room.table.code):
            if event.action == key:
                room.remember(event)

    async def create(self, room: Room, events: list[Event]) -> None:
        """Store a new table whose game has begun, with work for its bots; raises `CodeTaken`."""
        table = room.table
        work = _next_work(room, table, events)
        await self._store.create(
            TableWrite(
                table.code,
                events,
                table.list_status,
                encode_summary(table),
                table.owners,
                deadline=table.clocks.deadline,
                work=work,
            )
        )
        if work:
            self._on_work()

    async def _append(self, room: Room, changes: list[Transition]) -> None:
        """Store events, then replace the room's table and send the events to its listeners."""
        events = [change.event for change in changes]
        before, after = room.table, changes[-1].table
        kinds = {event.kind for event in events}
        old, new = (_owners(before), _owners(after)) if kinds & _SEATS else ([], [])
        work = _next_work(room, after, events) if kinds & _WORK else None
        write = TableWrite(
            before.code,
            events,
            after.row_status,
            encode_summary(after, room.payer),
            owners=[owner for owner in new if owner not in old],
            forget=[owner for owner in old if owner not in new],
            deadline=after.clocks.deadline,
            work=work,
            awaited=work is None and _is_awaited(after, events),
            result=result_of(after) if after.status == OVER != before.status else None,
            calls=calls_after(before, after) if self.calls and kinds & _CALLS else (),
            started=after.started,
        )
        try:
            await self._store.append(write)
        except (Unavailable, asyncio.CancelledError):
            self.needs_resync.add(before.code)  # the store may have committed the events
            raise
        for event, table in changes:
            self._publish(room, table, event)
        if work:
            self._on_work()
        if after.seq - room.snapshot_seq >= EVERY:
            self._save_snapshot(room)

    def _save_snapshot(self, room: Room) -> None:
        """Save a snapshot in the background. A failure is harmless, because the log is complete."""
        table = room.table
        text = encode_snapshot(table, self._served_since(self._settings.forget_after))
        room.snapshot_seq = table.seq

        async def save() -> None:
            try:
                await self._store.save_snapshot(table.code, table.seq, text)
            except Unavailable as error:
                _LOG.warning("snapshot not saved: %s", error.reason, extra={"table": table.code})

        task = asyncio.create_task(save())
        self._saving.add(task)
        task.add_done_callback(self._saving.discard)

    def _publish(self, room: Room, after: Table, event: Event) -> None:
        self.moves += event.kind == "move"
        if event.kind in SEAT_KINDS or event.kind == "restore":
            self._rooms.needs_presence_check.add(after.code)
            self._rooms.needs_count.add(after.code)  # a spectator may have joined
        elif event.kind == "away":  # written by one node while the player may be at another
            self._rooms.needs_presence_check.add(after.code)
        room.publish(after, event, self._settings)
        self._rooms.update_size(room)

    async def catch_up(self, room: Room) -> None:
        """Apply and publish events that other nodes have appended. The caller holds the lock."""
        code = room.table.code
        events = await self._store.events(code, room.table.seq)
        if not events and await self._store.table(code) is None:
            self._rooms.remove_deleted(code)
            raise Refused("no_table", code=code)
        for event in events:
            try:
                notes = b""
                if event.kind == "erase":  # earlier events have changed, so replay them all
                    after = await self._rooms.read_until(code, event.seq)
                    room.changes.clear()
                    if not after.host:
                        room.payer = ""  # it may be the address of the erased host
                    if room.listeners and after.ended:  # the erased person may have written notes
                        notes = encode(Notes(notes_from(await self._store.notes(code))))
                else:
                    after = apply(room.table, event)
            except StoreError:
                raise
            except Exception as error:  # only this table is damaged, so the others continue
                self._rooms.quarantine(code, error)
                raise Refused("damaged", code=code) from error
            self._publish(room, after, event)
            if notes:
                room.send(notes)

    async def erase(self, room: Room, owner: str) -> None:
        """Remove a person's data from a table. The caller holds the lock.

        Raises:
            Conflict: Another node has appended events meanwhile.
        """
        await self._rewrite(room, owner)

    async def hand_over(self, room: Room, owner: str, to: str) -> None:
        """Give all that a person has at a table to another owner. The caller holds the lock.

        Raises:
            Conflict: Another node has appended events meanwhile.
        """
        await self._rewrite(room, owner, to)

    async def _rewrite(self, room: Room, owner: str, to: str = "") -> None:
        """Replace events by ones without an owner, or with the owner `to`, and read them again."""
        code = room.table.code
        events, row = await self._store.events(code), await self._store.table(code)
        log = PersonalDataLog(events)
        new = log.handed_over(owner, to) if to else log.without(owner)
        changed = {event.seq: event for event in new}
        if row is None or not events:
            raise Conflict(f"table {code} does not exist")
        names = PersonalDataLog(changed.get(event.seq, event) for event in events).names
        marker = Event(events[-1].seq + 1, "erase", None, "", row.updated)
        summary = with_owner(row.summary, names, owner, to)
        if to:
            await self._store.hand_over(code, new, marker, summary, owner, to)
        else:
            await self._store.erase(code, new, marker, summary, owner)
        await self.catch_up(room)

    async def resync(self, code: str) -> None:
        """Apply events of a table that this node does not have yet."""
        if code in self._rooms.loading:
            return  # the read may lack the newest events, so try again later
        if self._rooms.cached(code) is not None:
            async with self._rooms.locked(code) as room:
                await self.catch_up(room)
        self.needs_resync.discard(code)


def _owners(table: Table) -> list[str]:
    """Return the keys under which the store lists a table for its people."""
    return [*table.owners, *map(seatless_key, table.remembered)]


def _next_work(room: Room, after: Table, events: list[Event]) -> Work | Literal[False]:
    """Return the work for a bot after some events; False if no bot has to decide."""
    bot = after.bot_to_move
    if bot is None:
        return False
    sockets = upkeep.logs_presence(after)
    alone = not any(_awaits_bots(seat, room, events, sockets) for seat in _people(after))
    return Work(after.host, slow=bot in TIMED_BOTS, alone=alone, address=room.payer)


def _awaits_bots(seat: Seat, room: Room, events: list[Event], sockets: bool) -> bool:
    """Return whether a player is connected, or has acted recently and not left since.

    Without `sockets` only actions count, because presence is no longer written to the log.
    """
    if sockets and seat.node and seat.away_since is None:
        return True
    if _acted(seat.owner, events):
        return True
    return room.last_action(seat.owner) > max(events[-1].at - _AWAITS_MS, seat.away_since or 0)


def _is_awaited(after: Table, events: list[Event]) -> bool:
    """Return whether a player arrives or acts in these events while a bot has to decide."""
    if after.bot_to_move is None:
        return False
    arrivals = [event.seat for event in events if event.kind == "here"]
    arrived = [after.seats[number].owner for number in arrivals if number is not None]
    return any(seat.owner in arrived or _acted(seat.owner, events) for seat in _people(after))


def _people(table: Table) -> list[Seat]:
    """Return the seats of people for whom no bot plays."""
    return [seat for seat in table.seats if seat.owner and seat.stand_in is None]


def _acted(owner: str, events: list[Event]) -> bool:
    return any(event.action.startswith(action_prefix(owner)) for event in events)
