"""Limits of events, bytes and time for one person, one address and one table.

Rate limits are token buckets. We have our own because libraries count requests in windows. Our
buckets take any cost, also after the fact, use a given clock, and keep their state under a flood.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from overworld.server.settings import DAY, Settings
from overworld.server.table import actions as act
from overworld.server.table.errors import Refused

Now = Callable[[], float]

HANDSHAKE, UNKNOWN_CODE = 2, 45
"""The cost of a socket's handshake and of an unknown table code, in requests."""

_AT_A_TABLE = 8  # the budget of a table is that of this many people
_PLAYING = (act.Play, act.TakeBack)  # other actions are rare, so they have a lower limit


class Bucket:
    """A token bucket: it refills at a rate, and each request takes tokens.

    >>> bucket = Bucket(rate=1, size=2, now=lambda: 0.0)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    __slots__ = ("_at", "_left", "_now", "_rate", "_size")

    def __init__(self, rate: float, size: float, now: Now = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._now = now
        self._left = size
        self._at = now()

    @property
    def left(self) -> float:
        """The number of tokens; negative after a charge above it."""
        now = self._now()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    @property
    def full(self) -> bool:
        """Whether the bucket is full, like a new one."""
        return self.left >= self._size

    def take(self, cost: float = 1) -> bool:
        """Take tokens and return True, or take none and return False if there are too few."""
        if self.left < min(cost, self._size):
            return False
        self._left -= cost
        return True

    def charge(self, cost: float) -> None:
        """Take tokens for a known cost, even if there are too few."""
        self._left = max(self.left - cost, -self._size)


class Buckets:
    """A bucket for each of many keys.

    Full buckets are dropped. If there are too many others, new keys share one bucket, so that a
    flood of keys gives no client a new bucket.
    """

    def __init__(
        self, rate: float, size: float, most: int = 20_000, now: Now = time.monotonic
    ) -> None:
        self._rate = rate
        self._size = size
        self._most = most
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self._others = Bucket(rate, size, now)
        self._swept = now()

    def of(self, key: str) -> Bucket:
        """Return the bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._most and not self._sweep():
                return self._others
            bucket = self._buckets[key] = Bucket(self._rate, self._size, self._now)
        return bucket

    def _sweep(self) -> bool:
        """Drop full buckets, at most once a second; return whether there is room."""
        now = self._now()
        if now >= self._swept + 1:
            self._swept = now
            self._buckets = {key: one for key, one in self._buckets.items() if not one.full}
        return len(self._buckets) < self._most

    def take(self, key: str, cost: float = 1) -> bool:
        """Take tokens from the bucket of a key."""
        return self.of(key).take(cost)

    def charge(self, key: str, cost: float) -> None:
        """Charge the bucket of a key."""
        self.of(key).charge(cost)

    def __len__(self) -> int:
        return len(self._buckets)


class Places:
    """How many of something each address, and all together, may hold at a time."""

    def __init__(self, most: int, in_all: int | None = None) -> None:
        self._most = most
        self._in_all = in_all
        self._held: Counter[str] = Counter()
        self.total = 0

    def take(self, address: str) -> bool:
        """Take a place; return False if the address or all together have too many."""
        if self._held[address] >= self._most or self.total == self._in_all:
            self._forget(address)
            return False
        self._held[address] += 1
        self.total += 1
        return True

    def give_back(self, address: str) -> None:
        """Give a place back."""
        self._held[address] -= 1
        self.total -= 1
        self._forget(address)

    def _forget(self, address: str) -> None:
        if self._held[address] <= 0:
            del self._held[address]


class _Rate:
    """A rate limit for a person, an address and a table."""

    def __init__(self, rate: float, size: float, people: int, now: Now) -> None:
        self._buckets = tuple(
            Buckets(rate * times, size * times, now=now) for times in (1, people, _AT_A_TABLE)
        )

    def take(self, owner: str, address: str, code: str) -> bool:
        """Take one token from each bucket; without a code, not from the table's."""
        people, addresses, tables = self._buckets
        found = [people.of(owner or address), addresses.of(address)]
        if code:
            found.append(tables.of(code))
        for bucket in found:
            if bucket.left < 1:
                return False
        for bucket in found:
            bucket.charge(1)
        return True


class Accounts:
    """The budgets of all clients of a node.

    A new identity is free, so each limit of a person holds for an address too, which counts as
    `people_per_address` people. Spectators share the budget of their table, so that they cannot
    silence the players. Players do not use it (`code` is empty).
    """

    def __init__(self, settings: Settings, now: Now = time.monotonic) -> None:
        def by_minute(many: float) -> Buckets:
            return Buckets(many / 60, many, now=now)

        def rate(many: float, size: float) -> _Rate:
            return _Rate(many, size, settings.people_per_address, now)

        self.sockets = Places(settings.sockets_per_address)
        self._requests = by_minute(settings.requests_per_minute)
        self._bytes = by_minute(settings.bytes_per_minute)
        self._work = by_minute(settings.work_per_minute)
        tables = settings.tables_per_address
        self._tables = Buckets(1000 * tables / DAY, tables, now=now)
        self._actions = rate(settings.actions_per_second, settings.actions_at_once)
        self._chat = rate(settings.chats_per_minute / 60, settings.chats_per_minute)
        self._changes = rate(settings.changes_per_minute / 60, settings.changes_per_minute)
        self._analyses = rate(settings.analyses_per_minute / 60, settings.analyses_per_minute)
        self._data = rate(settings.data_per_hour / 3600, settings.data_per_hour)
        self._reviews = rate(settings.reviews_per_hour / 3600, settings.reviews_per_hour)

    def request(self, address: str, cost: float = 1) -> bool:
        """Return whether an address may send a request and has not received too many bytes."""
        return self._bytes.of(address).left > 0 and self._requests.take(address, cost)

    def unknown_code(self, address: str) -> None:
        """Charge an address for a code that no table has, against guessing."""
        self._requests.charge(address, UNKNOWN_CODE)

    def sent(self, address: str, size: int) -> None:
        """Charge an address for bytes that the server sent to it."""
        self._bytes.charge(address, size)

    def frame(self, owner: str, address: str, code: str) -> bool:
        """Return whether a client may send another frame."""
        return self._actions.take(owner, address, code)

    def check_action(self, action: act.AnyAction, owner: str, address: str, code: str) -> None:
        """Refuse an action of a kind that a client uses too often."""
        if isinstance(action, _PLAYING):
            return
        if not isinstance(action, act.Chat):
            self.check_change(owner, address, code)
        elif not self._chat.take(owner, address, code):
            raise Refused("too_many_actions")

    def check_analysis(self, owner: str, address: str, code: str) -> None:
        """Refuse too many analyses of a client."""
        if not self._analyses.take(owner, address, code):
            raise Refused("too_many_requests")

    def check_review(self, owner: str, address: str, code: str) -> None:
        """Refuse too many reviews of a client."""
        if not self._reviews.take(owner, address, code):
            raise Refused("too_many_requests")

    def check_change(self, owner: str, address: str, code: str) -> None:
        """Refuse too many changes of a client, such as notes."""
        if not self._changes.take(owner, address, code):
            raise Refused("too_many_actions")

    def check_data(self, owner: str, address: str) -> None:
        """Refuse too many exports and erasures of a browser."""
        if not self._data.take(owner, address, ""):
            raise Refused("too_many_requests")

    def check_table(self, address: str) -> None:
        """Refuse an address that has created too many tables."""
        if self._tables.of(address).left < 1:
            raise Refused("too_many_tables")

    def made_table(self, address: str) -> None:
        """Charge an address for a table, or for a failed try to create one."""
        self._tables.charge(address, 1)

    def check_work(self, address: str) -> None:
        """Refuse an address that has used too much processor time."""
        if self._work.of(address).left <= 0:
            raise Refused("too_many_requests")

    def worked(self, address: str, seconds: float) -> None:
        """Charge an address for processor time."""
        self._work.charge(address, 1000 * seconds)
