"""A room: a table in memory with its listeners, to whom it publishes events, and its lock."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Iterable, Iterator
from typing import Protocol

from overworld.server.hub.messages import Hello, React, Reaction, Seated, ShownStep
from overworld.server.hub.render import encode, render_update, render_you
from overworld.server.settings import Settings
from overworld.server.store.model import Unavailable
from overworld.server.table.decide import own_seat
from overworld.server.table.errors import Refused
from overworld.server.table.events import PRESENCE_KINDS, SEAT_KINDS, Event
from overworld.server.table.personal_data import action_prefix
from overworld.server.table.table import Table

KEYS_KEPT = 256
"""The number of action keys that a room remembers; the store has them all."""

PRESENCE_KEPT = 6
"""The number of presence events that a room remembers for each seat."""

_UPDATES_KEPT = 64  # updates for clients that reconnect
_LOCK_TIMEOUT = 3.0  # seconds
_SILENCING = ("mute", "claim", "erase")  # events after which the leader may have to stop
_BASE, _STEP, _UPDATE = 10_000, 900, 4_000  # bytes of a table, a step of its game, an update


class Listener(Protocol):
    """A client that follows a table."""

    owner: str

    def send(self, message: bytes) -> None:
        """Queue a message; return without waiting."""

    def dismiss(self, refused: Refused) -> None:
        """Send the error and close the connection, without waiting."""


class Listeners:
    """The listeners of a table, counted by owner so that no lookup visits them all."""

    __slots__ = ("_all", "_owners")

    def __init__(self) -> None:
        self._all: set[Listener] = set()
        self._owners: Counter[str] = Counter()

    def add(self, listener: Listener) -> None:
        """Add a listener."""
        if listener not in self._all:
            self._all.add(listener)
            self._owners[listener.owner] += 1

    def discard(self, listener: Listener) -> None:
        """Remove a listener if it is present."""
        if listener in self._all:
            self._all.remove(listener)
            self._owners[listener.owner] -= 1
            if not self._owners[listener.owner]:
                del self._owners[listener.owner]

    def of(self, owner: str) -> int:
        """Return the number of an owner's listeners."""
        return self._owners[owner]

    def __iter__(self) -> Iterator[Listener]:
        return iter(list(self._all))

    def __len__(self) -> int:
        return len(self._all)


class TableChange:
    """An event with the tables before and after it, until its message is encoded."""

    __slots__ = ("_message", "_tables", "event")

    def __init__(self, before: Table, after: Table, event: Event) -> None:
        self.event = event
        self._message = b""
        self._tables: tuple[Table, Table] | None = before, after

    def message(self, settings: Settings) -> bytes:
        """Return the update about the change. All listeners share it, so it is encoded once."""
        if self._tables is not None:
            self._message = encode(render_update(*self._tables, self.event, settings))
            self._tables = None  # free the memory: each table holds the whole game
        return self._message


class Room:
    """A table in memory, with its listeners and a lock for its writers."""

    def __init__(
        self, table: Table, events: Iterable[Event] = (), snapshot_seq: int = 0, payer: str = ""
    ) -> None:
        self._table = table
        self.hello: Hello | None = None
        """A hello whose parts that all clients share are encoded; None after a change."""
        self.payer_at = table.updated
        """When the address of the payer was last seen."""
        self.payer = payer
        """The hash of the network address that pays for the bots.

        It is empty on a node where no player has acted or connected yet. The bots of all such
        tables share one queue, as if they had one address.
        """
        self.snapshot_seq = snapshot_seq
        """The seq of the last event in the stored snapshot."""
        self.listeners = Listeners()
        self.announced_spectators: int | None = 0
        """The last number of spectators sent to all listeners; None if some have another."""
        self.changes: deque[TableChange] = deque(maxlen=_UPDATES_KEPT)
        self.users = 0
        self.closed = False
        """Whether the room has left memory; a client must then get the room again."""
        self.leader = ""
        """The owner who leads a review of the ended game."""
        self.shown_step = ShownStep()
        """The step that the leader shows."""
        self._lock = asyncio.Lock()
        self._keys: OrderedDict[str, int] = OrderedDict()  # with their seq
        self._actions: dict[int, tuple[str, int]] = {}  # by seat: its owner, and the time
        self._presence: dict[int | None, deque[int]] = {}
        for event in events:
            self.remember(event)

    @property
    def table(self) -> Table:
        """The table after its last event."""
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        self._table, self.hello = table, None

    def remember(self, event: Event) -> None:
        """Remember the action key, and the time of a player's action or presence event.

        Actions of spectators do not count as those of players.
        """
        if event.kind in PRESENCE_KINDS:
            times = self._presence.setdefault(event.seat, deque(maxlen=PRESENCE_KEPT))
            times.append(event.at)
        if event.action:
            self._keys[event.action] = event.seq
            if len(self._keys) > KEYS_KEPT:
                self._keys.popitem(last=False)
            for number, seat in enumerate(self.table.seats):
                if seat.owner and event.action.startswith(action_prefix(seat.owner)):
                    self._actions[number] = seat.owner, max(event.at, self.last_action(seat.owner))

    def answered_seq(self, key: str) -> int | None:
        """Return the seq of the event that a recent action has led to."""
        return self._keys.get(key) if key else None

    def last_action(self, owner: str) -> int:
        """Return the time when a player last acted; 0 if the room has not seen it."""
        return max((at for who, at in self._actions.values() if who == owner), default=0)

    def presence_changes(self, owner: str, now: int, span: int) -> int:
        """Return how often an owner came or went in the last `span` milliseconds.

        The result is `PRESENCE_KEPT` at most. If the clock was ahead, new events have a time later
        than `now`. These count as written now, from the first call on.
        """
        seats = self.table.seats_of(owner)
        times = self._presence.get(seats[0], deque()) if seats else deque()
        for number, at in enumerate(times):
            times[number] = min(at, now)
        return sum(at > now - span for at in times)

    async def acquire(self) -> None:
        """Acquire the lock; raise `Unavailable` after a timeout."""
        self.users += 1
        try:
            if not self._lock.locked():
                await self._lock.acquire()
                return
            try:
                async with asyncio.timeout(_LOCK_TIMEOUT):
                    await self._lock.acquire()
            except TimeoutError:
                raise Unavailable("other actions at this table wait for the database") from None
        except BaseException:
            self.users -= 1
            raise

    def release(self) -> None:
        """Release the lock."""
        self.users -= 1
        self._lock.release()

    @property
    def idle(self) -> bool:
        """Whether the room has no listeners, and no users of its lock."""
        return not self.listeners and not self.users

    @property
    def size(self) -> int:
        """The estimated size of the room in bytes."""
        steps = 0 if self.table.game is None else self.table.game.step_number
        return _BASE + _STEP * steps + _UPDATE * len(self.changes)

    def is_listening(self, owner: str) -> bool:
        """Return whether an owner has a socket here."""
        return self.listeners.of(owner) > 0

    @property
    def spectators(self) -> int:
        """The number of listeners without a seat."""
        owners = {seat.owner for seat in self.table.seats}
        return len(self.listeners) - sum(map(self.listeners.of, owners))

    def missed(self, after: int) -> Iterator[TableChange]:
        """Return the changes after an event that the room still has."""
        return (change for change in self.changes if change.event.seq > after)

    def send(self, message: bytes) -> None:
        """Send a message to all listeners."""
        for listener in self.listeners:
            listener.send(message)

    def publish(self, after: Table, event: Event, settings: Settings) -> None:
        """Replace the table by the one after an event, and send the change to all listeners.

        Dismiss listeners who may no longer see the table.
        """
        change = TableChange(self.table, after, event)
        self.table = after
        self.remember(event)
        self.changes.append(change)
        if not self.listeners:
            return
        if event.kind in SEAT_KINDS:
            self._publish_seats(change.message(settings))
        else:
            self.send(change.message(settings))
        if self.leader and event.kind in _SILENCING:
            may_lead = self.leader in after.owners and not after.refusal_to_speak(self.leader)
            if not may_lead:
                self.set_leader("", ShownStep())

    def _publish_seats(self, message: bytes) -> None:
        for listener in self.listeners:
            if self.table.admits(listener.owner, self.table.updated):
                listener.send(message)
                listener.send(encode(Seated(render_you(self.table, listener.owner))))
            else:
                self.listeners.discard(listener)
                listener.dismiss(self.table.refusal_to_watch(listener.owner))

    def react(self, owner: str, message: React) -> None:
        """Show a player's reaction to the whole table; the server does not store it.

        Raises:
            Refused: The seat is not the owner's, the player is muted, or the table has no chat.
        """
        own_seat(self.table, message.seat, owner)
        if self.table.archived:
            raise Refused("archived")
        if refusal := self.table.refusal_to_speak(owner):
            raise refusal
        self.send(encode(Reaction(message.seat, message.reaction)))

    def set_leader(self, owner: str, step: ShownStep) -> None:
        """Set the person who leads a review and the step that they show; an empty owner ends it."""
        self.leader, self.shown_step = owner, step
        self.send(encode(step))
