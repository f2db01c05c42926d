"""The clock of a node, and the times in which no node served."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable

from overworld.server.table.clocks import cut_outages, merge_outages, served_since
from overworld.server.table.events import Outage

_LOG = logging.getLogger("overworld.table")
_JUMP = 5_000  # milliseconds; more than this means that the clock was set, or the machine slept
_RECONNECT_MS = 30_000  # time that players have to reconnect after an outage


class NodeClock:
    """A clock that notes outages, which are not charged to any player.

    A jump of the system clock forward is an outage, because players were not thinking in that time.

    >>> times = iter([0, 1000, 3_601_000])
    >>> clock = NodeClock(lambda: next(times), iter([0, 1000, 2000]).__next__)
    >>> clock.now(), clock.now(), clock.outages
    (1000, 3601000, (Outage(start=1000, end=3601000),))
    """

    def __init__(
        self,
        wall: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        steady: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._last = wall(), steady()
        self.outages: tuple[Outage, ...] = ()

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        wall, steady = self._wall(), self._steady()
        last, before = self._last
        self._last = wall, steady
        if (wall - last) - (steady - before) > _JUMP:
            self._note(last, wall)
        return wall

    def note_outage(self, start: int, end: int) -> None:
        """Remember that no node served from `start` to `end`, and do not charge that time.

        The time that players need to reconnect is not charged either. Each table gets the refund
        with its next event that would charge a clock.
        """
        self._note(start, end + _RECONNECT_MS)

    def _note(self, start: int, end: int) -> None:
        _LOG.info("outage of %d s: not charged to any clock", (end - start) // 1000)
        self.outages = merge_outages((*self.outages, Outage(start, end)))

    def load_outages(self, stored: Iterable[tuple[int, int]]) -> None:
        """Remember the outages in the database."""
        more = (Outage(start, end + _RECONNECT_MS) for start, end in stored)
        self.outages = merge_outages((*self.outages, *more))

    def set_back(self, now: int) -> None:
        """Forget parts of outages after `now`, noted while the system clock was ahead."""
        self.outages = cut_outages(self.outages, now + _RECONNECT_MS)

    def served_since(self, served: int) -> int:
        """Return the time since which nodes have served for `served` milliseconds in total.

        Tables and words age only in that time, not in outages or jumps of the clock.
        """
        now = self.now()  # before `self.outages` is read, because it may note an outage
        return served_since(self.outages, now, served)
