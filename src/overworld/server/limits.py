"""Limits: what one person, one address and one table may cost, in events, bytes and time.

Rate limits are token buckets. They are our own: a bucket here takes any cost, may be charged for
what is known only afterwards, is told the time, and cannot be made to forget by many strangers;
the maintained libraries count requests in windows.
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
"""What a socket's handshake costs, counted in requests, and a code that no table has."""

_AT_A_TABLE = 8  # people's worth of actions that one table takes
_PLAYING = (act.Play, act.TakeBack)  # what a game consists of; everything else is seldom


class Bucket:
    """A token bucket: tokens come back at a rate, and whatever is asked for takes some.

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
        """How many tokens there are; less than none after more was charged than there was."""
        now = self._now()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    @property
    def full(self) -> bool:
        """Whether it is as if nothing had ever been taken."""
        return self.left >= self._size

    def take(self, cost: float = 1) -> bool:
        """Takes some tokens; False, and nothing is taken, if there are not enough."""
        if self.left < min(cost, self._size):
            return False
        self._left -= cost
        return True

    def charge(self, cost: float) -> None:
        """Takes what something has cost, even if there is less than that."""
        self._left = max(self.left - cost, -self._size)


class Buckets:
    """A bucket for each of many strangers.

    Buckets that are full again are forgotten. When too many are not, newcomers share one, so that
    nobody gets a new bucket by sending others before.
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
        """The bucket of somebody."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._most and not self._sweep():
                return self._others
            bucket = self._buckets[key] = Bucket(self._rate, self._size, self._now)
        return bucket

    def _sweep(self) -> bool:
        """Forgets full buckets, at most once in a second; says whether there is room."""
        now = self._now()
        if now >= self._swept + 1:
            self._swept = now
            self._buckets = {key: one for key, one in self._buckets.items() if not one.full}
        return len(self._buckets) < self._most

    def take(self, key: str, cost: float = 1) -> bool:
        """Takes some tokens of somebody's."""
        return self.of(key).take(cost)

    def charge(self, key: str, cost: float) -> None:
        """Takes what something has cost somebody."""
        self.of(key).charge(cost)

    def __len__(self) -> int:
        return len(self._buckets)


class Places:
    """How many of something each address holds at a time, and all of them together."""

    def __init__(self, most: int, in_all: int | None = None) -> None:
        self._most = most
        self._in_all = in_all
        self._held: Counter[str] = Counter()
        self.total = 0

    def take(self, address: str) -> bool:
        """Takes a place; False if the address, or all together, have as many as they may."""
        if self._held[address] >= self._most or self.total == self._in_all:
            self._forget(address)
            return False
        self._held[address] += 1
        self.total += 1
        return True

    def give_back(self, address: str) -> None:
        """Gives a place back."""
        self._held[address] -= 1
        self.total -= 1
        self._forget(address)

    def _forget(self, address: str) -> None:
        if self._held[address] <= 0:
            del self._held[address]


class _Rate:
    """How often something may be done: by a person, by an address, and at a table."""

    def __init__(self, rate: float, size: float, people: int, now: Now) -> None:
        self._buckets = tuple(
            Buckets(rate * times, size * times, now=now) for times in (1, people, _AT_A_TABLE)
        )

    def take(self, owner: str, address: str, code: str) -> bool:
        """Takes one for each of them; without a code, the table does not count."""
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
    """The budgets of everybody who uses a node.

    An identity costs nothing, so whatever a person may do is bounded for an address too, which
    counts for `people_per_address` people. What a table takes is bounded for those who only watch:
    they must not be able to silence those who play, who pay for themselves (`code` is empty).
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
        """Whether an address may ask again; one that was sent too much is asked to wait, too."""
        return self._bytes.of(address).left > 0 and self._requests.take(address, cost)

    def unknown_code(self, address: str) -> None:
        """Charges an address for a code that no table has: somebody may be guessing."""
        self._requests.charge(address, UNKNOWN_CODE)

    def sent(self, address: str, size: int) -> None:
        """Charges an address for bytes that were sent to it."""
        self._bytes.charge(address, size)

    def frame(self, owner: str, address: str, code: str) -> bool:
        """Whether somebody may send another frame, whatever is in it."""
        return self._actions.take(owner, address, code)

    def check_action(self, action: act.AnyAction, owner: str, address: str, code: str) -> None:
        """Refuses an action of a kind that somebody has done too often."""
        if isinstance(action, _PLAYING):
            return
        if not isinstance(action, act.Chat):
            self.check_change(owner, address, code)
        elif not self._chat.take(owner, address, code):
            raise Refused("too_many_actions")

    def check_analysis(self, owner: str, address: str, code: str) -> None:
        """Refuses more analyses than somebody may ask for."""
        if not self._analyses.take(owner, address, code):
            raise Refused("too_many_requests")

    def check_review(self, owner: str, address: str, code: str) -> None:
        """Refuses more reviews than somebody may ask for."""
        if not self._reviews.take(owner, address, code):
            raise Refused("too_many_requests")

    def check_change(self, owner: str, address: str, code: str) -> None:
        """Refuses more changes, such as notes, than somebody may make."""
        if not self._changes.take(owner, address, code):
            raise Refused("too_many_actions")

    def check_data(self, owner: str, address: str) -> None:
        """Refuse more exports and erasures than a browser may ask for."""
        if not self._data.take(owner, address, ""):
            raise Refused("too_many_requests")

    def check_table(self, address: str) -> None:
        """Refuses an address that has made as many tables as it may."""
        if self._tables.of(address).left < 1:
            raise Refused("too_many_tables")

    def made_table(self, address: str) -> None:
        """Charges an address for a table, or for one that could not be made of what it sent."""
        self._tables.charge(address, 1)

    def check_work(self, address: str) -> None:
        """Refuses an address that has cost too much processor time."""
        if self._work.of(address).left <= 0:
            raise Refused("too_many_requests")

    def worked(self, address: str, seconds: float) -> None:
        """Charges an address for processor time."""
        self._work.charge(address, 1000 * seconds)
