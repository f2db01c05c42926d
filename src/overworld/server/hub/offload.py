"""A thread for work that takes longer than a millisecond: limited, fair and metered.

The thread shares the interpreter with the event loop, which gets its turn within a millisecond
(`sys.setswitchinterval`). Reading a record in the thread delays others by 5 ms at most, and the
result is not copied between processes.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from overworld.server.table.errors import Refused

_MAX_WAITING_PER_ADDRESS, _MAX_WAITING = 4, 64  # jobs

_Result = TypeVar("_Result")


class Offload:
    """A worker thread. Each address has at most one job in the queue of the thread at a time."""

    def __init__(
        self,
        check: Callable[[str], None] = lambda address: None,
        charge: Callable[[str, float], None] = lambda address, seconds: None,
    ) -> None:
        self._check = check
        self._charge = charge
        self._thread = ThreadPoolExecutor(1, "offload")
        self._waiting: Counter[str] = Counter()
        # A lock lets the jobs of one address enter the queue one after the other.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(self, address: str, work: Callable[..., _Result], *arguments: Any) -> _Result:
        """Run a job for an address; raise `Refused` if the address has used up its limits."""
        self._check(address)
        if (
            self._waiting[address] >= _MAX_WAITING_PER_ADDRESS
            or self._waiting.total() >= _MAX_WAITING
        ):
            raise Refused("busy")
        self._waiting[address] += 1
        try:
            return await self.run_for_owner(address, work, *arguments)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def run_for_owner(
        self, address: str, work: Callable[..., _Result], *arguments: Any
    ) -> _Result:
        """Run a job for the owner of a table: charged to the address, but never refused.

        The caller makes sure that the job runs once for each state of a table.
        """
        seconds = 0.0

        def timed() -> _Result:
            nonlocal seconds
            start = time.thread_time()
            try:
                return work(*arguments)
            finally:
                seconds = time.thread_time() - start

        async with self._locks.setdefault(address, asyncio.Lock()):
            try:
                return await self.run_unmetered(timed)
            finally:
                self._charge(address, seconds)

    async def run_unmetered(self, work: Callable[..., _Result], *arguments: Any) -> _Result:
        """Run a job that clients cannot ask for more often than once per table."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, work, *arguments)

    def close(self) -> None:
        """Cancel all waiting jobs."""
        self._thread.shutdown(wait=False, cancel_futures=True)
