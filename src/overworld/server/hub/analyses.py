"""Analyses of positions in worker processes, with a short and fair queue."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, TypeVar

from overworld.components import Box
from overworld.server.hub.worker_process import Worker, WorkerDied
from overworld.server.table.errors import Refused

_LOG = logging.getLogger("overworld.analyses")
_MAX_WAITING_PER_ADDRESS = 2  # analyses that may wait for one client
_MAX_WAITING = 32  # analyses that may wait in total
_CACHE_SIZE = 1000  # results in the cache
_TIMEOUT_MARGIN = 10.0  # seconds of the time limit beyond the search time

_Answer = TypeVar("_Answer")


class _Job(NamedTuple):
    """A function that a worker calls, its arguments, and the time limit in seconds."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    limit: float


class Analyses:
    """A worker pool with a cache, which serves clients in turn and limits each of them."""

    def __init__(self, boxes: tuple[Box, ...], workers: int) -> None:
        # Each process starts with its first question, because most servers need none.
        self._workers = [Worker(*boxes) for _ in range(workers)]
        self._free = list(self._workers)
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._asked: dict[_Job, asyncio.Future[Any]] = {}
        self._cache: OrderedDict[_Job, Any] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(
        self, address: str, seconds: float, function: Callable[..., _Answer], *arguments: Hashable
    ) -> _Answer:
        """Run a function of `worker_process` for an address, or return its cached result.

        Args:
            address: The network address of the client.
            seconds: The search time; the process has ten seconds more.
            function: The function, which returns the same result for the same arguments.
            arguments: Its arguments.

        Raises:
            Refused: Too many analyses wait, of all addresses or of this one.
        """
        job = _Job(function, arguments, seconds + _TIMEOUT_MARGIN)
        answer: _Answer = await self._ask(job, address)
        return answer

    async def _ask(self, job: _Job, address: str) -> Any:
        cached = self._cache.get(job)
        if cached is not None:
            self._cache.move_to_end(job)
            return cached
        if job not in self._asked:
            waiting = self._waiting.get(address, ())
            if (
                len(waiting) >= _MAX_WAITING_PER_ADDRESS
                or sum(map(len, self._waiting.values())) >= _MAX_WAITING
            ):
                raise Refused("busy")
            self._waiting.setdefault(address, deque()).append(job)
            self._asked[job] = asyncio.get_running_loop().create_future()
            self._begin()
        # Other clients may wait for the same result.
        return await asyncio.shield(self._asked[job])

    @property
    def waiting(self) -> int:
        """The number of analyses that wait or run."""
        return len(self._asked)

    def _begin(self) -> None:
        while self._free and self._waiting:
            address, jobs = self._waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:  # to the end of the queue
                self._waiting[address] = jobs
            task = asyncio.create_task(self._answer(self._free.pop(), job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, worker: Worker, job: _Job) -> None:
        answer = self._asked[job]
        try:
            result = await worker.ask(job.limit, job.function, *job.arguments)
            answer.set_result(result)
            self._cache[job] = result
            if len(self._cache) > _CACHE_SIZE:
                self._cache.popitem(last=False)
        except WorkerDied as died:
            _LOG.warning("analysis failed: %s", died)
            answer.set_exception(Refused("busy"))
        except Exception as error:
            answer.set_exception(error)
        finally:
            answer.cancel()  # does nothing unless this task was cancelled
            del self._asked[job]
            self._free.append(worker)
            self._begin()

    async def close(self) -> None:
        """End the processes and cancel all waiting analyses."""
        self._free.clear()
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:
            worker.close()
        for answer in self._asked.values():
            answer.cancel()
