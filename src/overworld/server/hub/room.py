"""A table in memory, with everybody who follows it, changed by one at a time."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Iterable, Iterator
from typing import Protocol

from overworld.server.hub.messages import Hello, Led
from overworld.server.store import Unavailable
from overworld.server.table.errors import Refused
from overworld.server.table.events import PRESENCE_KINDS, Event
from overworld.server.table.table import Table
from overworld.server.table.traces import action_prefix

KEYS_KEPT = 256
"""Actions that are known by their keys; the store knows them all."""

PRESENCE_KEPT = 6
"""Events of a seat that comes and goes whose times a room remembers."""

_KEPT = 64  # updates that a client who was away for a moment gets one by one
_PATIENCE = 3.0  # seconds to wait while others change a table
_BASE, _ENTRY, _UPDATE = 10_000, 900, 4_000  # bytes of a table, an entry of its game, an update


class Listener(Protocol):
    """Somebody who follows a table."""

    owner: str

    def send(self, message: bytes) -> None:
        """Sends a message soon; nobody waits for it."""

    def dismiss(self, refused: Refused) -> None:
        """Says why, and ends the connection soon."""


class Listeners:
    """The listeners of a table, counted by owner, so that no question needs a look at them all."""

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
        """Remove a listener, if it is one."""
        if listener in self._all:
            self._all.remove(listener)
            self._owners[listener.owner] -= 1
            if not self._owners[listener.owner]:
                del self._owners[listener.owner]

    def of(self, owner: str) -> int:
        """Return how many listeners an owner has."""
        return self._owners[owner]

    def __iter__(self) -> Iterator[Listener]:
        return iter(list(self._all))

    def __len__(self) -> int:
        return len(self._all)


class Change:
    """An event with the tables before and after it, until it is put into bytes for somebody."""

    __slots__ = ("event", "message", "tables")

    def __init__(self, before: Table, after: Table, event: Event) -> None:
        self.event = event
        self.message = b""
        self.tables: tuple[Table, Table] | None = before, after


class Room:
    """A table in memory: its value, who follows it, and a lock, so that there is one writer."""

    def __init__(
        self, table: Table, events: Iterable[Event] = (), snapshot: int = 0, charged: str = ""
    ) -> None:
        self._table = table
        self.hello: Hello | None = None
        """The parts of a hello that all clients share, encoded; None if they are to be encoded."""
        self.charged = charged
        """Hash of the network address that pays for the bots.

        It is empty on a node where no player has acted or connected yet. The bots of all such
        tables take turns as if they were of one address.
        """
        self.snapshot = snapshot
        """The last event that a snapshot in the store has seen."""
        self.listeners = Listeners()
        self.announced: int | None = 0
        """The number of watchers that all listeners know; None if some know another number."""
        self.changes: deque[Change] = deque(maxlen=_KEPT)
        self.users = 0
        self.gone = False
        self.leader = ""
        """Who leads a review of the ended game."""
        self.led = Led()
        self._lock = asyncio.Lock()
        self._keys: OrderedDict[str, int] = OrderedDict()  # with the seq
        self._acted: dict[int, tuple[str, int]] = {}  # by seat: its owner, and when they last acted
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
        """Remember the key of an action, when a player acted, and when a seat's presence changed.

        Actions of strangers do not count as those of players, however many there are.
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
                    self._acted[number] = seat.owner, max(event.at, self.acted(seat.owner))

    def seq_of(self, key: str) -> int | None:
        """Return the seq of the event that an action has led to, if it is one of the last."""
        return self._keys.get(key) if key else None

    def acted(self, owner: str) -> int:
        """Return when a player last acted, as far as the room has seen it; else 0."""
        return max((at for who, at in self._acted.values() if who == owner), default=0)

    def presence_changes(self, owner: str, now: int, span: int) -> int:
        """Return how often an owner came or went in the last `span` milliseconds.

        It is `PRESENCE_KEPT` at most. At a table whose last event has a later time than now (the
        clock was ahead), all new events get that time. They count as written now instead, the
        first time that they are counted.
        """
        seats = self.table.seats_of(owner)
        times = self._presence.get(seats[0], deque()) if seats else deque()
        for number, at in enumerate(times):
            times[number] = min(at, now)
        return sum(at > now - span for at in times)

    async def acquire(self) -> None:
        """Waits to be the only one who changes the table, but not for ever."""
        self.users += 1
        try:
            if not self._lock.locked():
                await self._lock.acquire()
                return
            try:
                async with asyncio.timeout(_PATIENCE):
                    await self._lock.acquire()
            except TimeoutError:
                raise Unavailable("others wait for the database at this table") from None
        except BaseException:
            self.users -= 1
            raise

    def release(self) -> None:
        """Lets the next one change the table."""
        self.users -= 1
        self._lock.release()

    @property
    def idle(self) -> bool:
        """Whether nobody follows the table, changes it, or waits to."""
        return not self.listeners and not self.users

    @property
    def size(self) -> int:
        """About how many bytes the room takes."""
        entries = 0 if self.table.game is None else len(self.table.game.log)
        return _BASE + _ENTRY * entries + _UPDATE * len(self.changes)

    def listening(self, owner: str) -> bool:
        """Return whether an owner has a socket here."""
        return self.listeners.of(owner) > 0

    @property
    def spectators(self) -> int:
        """The number of listeners without a seat."""
        owners = {seat.owner for seat in self.table.seats}
        return len(self.listeners) - sum(map(self.listeners.of, owners))

    def missed(self, after: int) -> Iterator[Change]:
        """What has happened after an event, as far as it is kept."""
        return (change for change in self.changes if change.event.seq > after)

    def send(self, message: bytes) -> None:
        """Send a message to all listeners."""
        for listener in self.listeners:
            listener.send(message)
