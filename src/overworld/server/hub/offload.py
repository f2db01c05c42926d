"""Work that takes longer than a millisecond, beside the event loop: bounded, fair and paid for.

One thread does it. It shares the interpreter with the event loop, which waits a millisecond for its
turn (`sys.setswitchinterval`): reading a record there makes others 5 ms later at most, on the loop
it stopped everybody for as long as it took; and what it makes is not copied between processes.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from overworld.server.table.errors import Refused

_EACH, _ALL = 4, 64  # jobs that may wait: for one address, and for all together

_Result = TypeVar("_Result")


class Offload:
    """A worker thread. Each address has at most one job in the queue of the thread at a time."""

    def __init__(
        self,
        check: Callable[[str], None] = lambda who: None,
        charge: Callable[[str, float], None] = lambda who, seconds: None,
    ) -> None:
        self._check = check
        self._charge = charge
        self._thread = ThreadPoolExecutor(1, "offload")
        self._waiting: Counter[str] = Counter()
        self._turns: dict[str, _Turn] = {}

    async def run(self, who: str, work: Callable[..., _Result], *arguments: Any) -> _Result:
        """Do some work for an address; raise `Refused` if the address has asked for too much."""
        self._check(who)
        if self._waiting[who] >= _EACH or self._waiting.total() >= _ALL:
            raise Refused("busy")
        self._waiting[who] += 1
        try:
            return await self.run_for_owner(who, work, *arguments)
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]

    async def run_for_owner(
        self, who: str, work: Callable[..., _Result], *arguments: Any
    ) -> _Result:
        """Do some work for the owner of a table: charged to the address, but never refused.

        The caller makes sure that the work is done once for each state of a table.
        """
        turn = self._turns.setdefault(who, _Turn())
        turn.users += 1
        try:
            async with turn.lock:
                timed: tuple[float, _Result | Exception]
                timed = await self.run_unmetered(_timed, work, *arguments)
                self._charge(who, timed[0])
        finally:
            turn.users -= 1
            if not turn.users:
                del self._turns[who]
        if isinstance(timed[1], Exception):
            raise timed[1]
        return timed[1]

    async def run_unmetered(self, work: Callable[..., _Result], *arguments: Any) -> _Result:
        """Does some work that nobody can ask for more often than there are tables."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, work, *arguments)

    def close(self) -> None:
        """Lets nothing begin any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class _Turn:
    """The jobs of one address, which enter the queue of the thread one after the other."""

    __slots__ = ("lock", "users")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0


def _timed(work: Callable[..., _Result], *arguments: Any) -> tuple[float, _Result | Exception]:
    """What some work led to, and the processor time that it took; failures cost time too."""
    start = time.thread_time()
    result: _Result | Exception
    try:
        result = work(*arguments)
    except Exception as error:
        result = error
    return time.thread_time() - start, result
