"""The clock of a node, which detects jumps of the system clock."""

from __future__ import annotations

import time
from collections.abc import Callable

_JUMP = 5_000  # milliseconds; more than this means that the clock was set, or the machine slept


def wall_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """Return the monotonic time in milliseconds."""
    return time.monotonic_ns() // 1_000_000


class NodeClock:
    """A clock that reports jumps forward, because players were not thinking in that time.

    >>> times = iter([0, 1000, 3_601_000])
    >>> clock = NodeClock(lambda: next(times), iter([0, 1000, 2000]).__next__, print)
    >>> clock.now(), clock.now()
    1000 3601000
    (1000, 3601000)
    """

    def __init__(
        self,
        wall: Callable[[], int] = wall_ms,
        steady: Callable[[], int] = steady_ms,
        on_jump: Callable[[int, int], None] = lambda start, end: None,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._on_jump = on_jump
        self._last = wall(), steady()

    def now(self) -> int:
        """Return the time in milliseconds since 1970; call `on_jump` after a jump."""
        wall, steady = self._wall(), self._steady()
        last, before = self._last
        self._last = wall, steady
        if (wall - last) - (steady - before) > _JUMP:
            self._on_jump(last, wall)
        return wall
