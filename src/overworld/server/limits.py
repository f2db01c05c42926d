"""Limits of events, bytes and time for one person, one address and one table.

Rate limits are token buckets. We have our own because libraries count requests in windows. Our
buckets take any cost, also after the fact, use a given clock, and keep their state under a flood.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Literal, TypeAlias

from overworld.server.settings import Settings
from overworld.server.table import actions as act
from overworld.server.table.clocks import DAY
from overworld.server.table.errors import Refused

Now = Callable[[], float]

HANDSHAKE, UNKNOWN_CODE = 2, 45
"""The cost of a socket's handshake and of an unknown table code, in requests."""

Limited: TypeAlias = Literal[
    "chat", "change", "analysis", "review", "data", "proof", "block", "report"
]
"""A kind of request with its own limit. `change` is an action that is neither a move nor chat."""

_PEOPLE_PER_TABLE = 8  # the spectators of a table share the budget of this many people
_MOVES = (act.Play, act.UndoMove)


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
        self, rate: float, size: float, max_keys: int = 20_000, now: Now = time.monotonic
    ) -> None:
        self._rate = rate
        self._size = size
        self._max_keys = max_keys
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self._others = Bucket(rate, size, now)
        self._swept = now()

    def of(self, key: str) -> Bucket:
        """Return the bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._max_keys and not self._sweep():
                return self._others
            bucket = self._buckets[key] = Bucket(self._rate, self._size, self._now)
        return bucket

    def _sweep(self) -> bool:
        """Drop full buckets, at most once a second; return whether there is room."""
        now = self._now()
        if now >= self._swept + 1:
            self._swept = now
            self._buckets = {
                key: bucket for key, bucket in self._buckets.items() if bucket.left < self._size
            }
        return len(self._buckets) < self._max_keys

    def __len__(self) -> int:
        return len(self._buckets)


class Slots:
    """The number of connections that each address, and all together, may have at a time."""

    def __init__(self, per_address: int, in_all: int | None = None) -> None:
        self._per_address = per_address
        self._in_all = in_all
        self._used: Counter[str] = Counter()
        self.total = 0

    def acquire(self, address: str) -> bool:
        """Take a slot; return False if the address, or all together, have too many."""
        if self._used[address] >= self._per_address or self.total == self._in_all:
            return False
        self._used[address] += 1
        self.total += 1
        return True

    def release(self, address: str) -> None:
        """Give a slot back."""
        self._used[address] -= 1
        self.total -= 1
        if not self._used[address]:
            del self._used[address]


class _RateLimit:
    """A rate limit for a person, for an address and for the spectators of a table."""

    def __init__(self, rate: float, burst: float, people_per_address: int, now: Now) -> None:
        self._people, self._addresses, self._tables = (
            Buckets(rate * many, burst * many, now=now)
            for many in (1, people_per_address, _PEOPLE_PER_TABLE)
        )

    def allow(self, owner: str, address: str, code: str) -> bool:
        """Take one token from each bucket, or none if one of them is empty."""
        buckets = [self._people.of(owner or address), self._addresses.of(address)]
        if code:
            buckets.append(self._tables.of(code))
        if any(bucket.left < 1 for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.charge(1)
        return True


class ClientLimits:
    """The limits of all clients of a node.

    A new identity is free, so each limit of a person holds for an address too, which counts as
    `people_per_address` people. Spectators share the budget of their table, so that they cannot
    silence the players. Players do not use it (`code` is empty).
    """

    def __init__(self, settings: Settings, now: Now = time.monotonic) -> None:
        def per_minute(many: float) -> Buckets:
            return Buckets(many / 60, many, now=now)

        def per_hour(many: float) -> Buckets:
            return Buckets(many / 3600, many, now=now)

        def limit(many: float, seconds: int, burst: float = 0) -> _RateLimit:
            return _RateLimit(many / seconds, burst or many, settings.people_per_address, now)

        self.sockets = Slots(settings.sockets_per_address)
        self._requests = per_minute(settings.requests_per_minute)
        self._bytes = per_minute(settings.bytes_per_minute)
        self._work = per_minute(settings.work_per_minute)
        tables = settings.tables_per_address
        self._tables = Buckets(1000 * tables / DAY, tables, now=now)
        names = settings.names_per_address
        self._names = Buckets(1000 * names / DAY, names, now=now)
        push = settings.push_per_address
        self._push = Buckets(1000 * push / DAY, push, now=now)
        self._tries = per_hour(settings.tries_per_address)
        self._tries_of_name = per_hour(settings.tries_per_name)
        tries = settings.tries_in_all
        self._all_tries = Bucket(tries / 3600, tries, now)
        self._frames = limit(settings.actions_per_second, 1, burst=settings.actions_at_once)
        self._limits: dict[Limited, _RateLimit] = {
            "chat": limit(settings.chats_per_minute, 60),
            "change": limit(settings.changes_per_minute, 60),
            "analysis": limit(settings.analyses_per_minute, 60),
            "review": limit(settings.reviews_per_hour, 3600),
            "data": limit(settings.data_per_hour, 3600),
            "proof": limit(settings.proofs_per_hour, 3600),
            "block": limit(settings.blocks_per_person, 86_400),
            "report": limit(settings.reports_per_day, 86_400),
        }

    def allow_request(self, address: str, cost: float = 1) -> bool:
        """Return whether an address may send a request and has not received too many bytes."""
        return self._bytes.of(address).left > 0 and self._requests.of(address).take(cost)

    def charge_unknown_code(self, address: str) -> None:
        """Charge an address for a code that no table has, against guessing."""
        self._requests.of(address).charge(UNKNOWN_CODE)

    def charge_bytes(self, address: str, size: int) -> None:
        """Charge an address for bytes that the server sent to it."""
        self._bytes.of(address).charge(size)

    def allow_frame(self, owner: str, address: str, code: str) -> bool:
        """Return whether a client may send another frame, or an action over HTTP."""
        return self._frames.allow(owner, address, code)

    def check_action(self, action: act.Action, owner: str, address: str, code: str) -> None:
        """Refuse an action of a kind that a client uses too often; moves have no own limit."""
        if not isinstance(action, _MOVES):
            kind: Limited = "chat" if isinstance(action, act.Chat) else "change"
            self.check(kind, owner, address, code)

    def check(self, kind: Limited, owner: str, address: str, code: str = "") -> None:
        """Refuse a request of a kind that a client uses too often."""
        if not self._limits[kind].allow(owner, address, code):
            acts = kind in ("chat", "change")
            raise Refused("too_many_actions" if acts else "too_many_requests")

    def check_new_table(self, address: str) -> None:
        """Refuse an address that has created too many tables."""
        if self._tables.of(address).left < 1:
            raise Refused("too_many_tables")

    def charge_table(self, address: str) -> None:
        """Charge an address for a table, or for a failed try to create one."""
        self._tables.of(address).charge(1)

    def take_name(self, address: str) -> None:
        """Count a new name of an address, or refuse it."""
        if not self._names.of(address).take():
            raise Refused("too_many_names")

    def give_name_back(self, address: str) -> None:
        """Do not count a name that an address did not get."""
        self._names.of(address).charge(-1)

    def take_push(self, address: str) -> None:
        """Count a browser that an address adds for notifications, or refuse it."""
        if not self._push.of(address).take():
            raise Refused("too_many_requests")

    def check_try(self, address: str, key: str = "") -> None:
        """Count a try to prove a name, with the key of the name if it is known, or refuse it.

        Names that no player has count too, so that the answer does not show which exist.
        """
        buckets = [self._tries.of(address), self._all_tries]
        if key:
            buckets.append(self._tries_of_name.of(key))
        if any(bucket.left < 1 for bucket in buckets):
            raise Refused("too_many_tries")
        for bucket in buckets:
            bucket.charge(1)

    def check_work(self, address: str) -> None:
        """Refuse an address that has used too much processor time."""
        if self._work.of(address).left <= 0:
            raise Refused("too_many_requests")

    def charge_work(self, address: str, seconds: float) -> None:
        """Charge an address for processor time."""
        self._work.of(address).charge(1000 * seconds)
