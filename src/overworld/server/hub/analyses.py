"""Analyses of positions in worker processes, with a short and fair queue."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, NamedTuple

from overworld.components import Box
from overworld.server.hub.worker_process import (
    Analysed,
    Worker,
    WorkerDied,
    analyse_position,
    value_position,
)
from overworld.server.table.errors import Refused

_LOG = logging.getLogger("overworld.analyses")
_MAX_WAITING_PER_ADDRESS = 2  # analyses that may wait for one client
_MAX_WAITING = 32  # analyses that may wait in total
_CACHE_SIZE = 1000  # results in the cache
_TIMEOUT_MARGIN = 10.0  # time limit beyond the search time


class Question(NamedTuple):
    """A position, the search time, the number of moves to return, and the name of the box."""

    position: str
    ms: int
    top: int
    box: str = ""


class MoveQuestion(NamedTuple):
    """A position and a move in it, the bot and simulations that value it, and the box."""

    position: str
    move: str
    bot: str
    simulations: int
    box: str = ""


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

    async def ask(self, question: Question, address: str) -> Analysed:
        """Analyse a position for an address; raise `Refused` if too many analyses wait."""
        limit = question.ms / 1000 + _TIMEOUT_MARGIN
        analysed: Analysed = await self._ask(_Job(analyse_position, question, limit), address)
        return analysed

    async def value(self, question: MoveQuestion, address: str) -> tuple[float, ...]:
        """Return the win shares after a move, with the same queue and limits as an analysis."""
        job = _Job(value_position, question, _TIMEOUT_MARGIN)
        shares: tuple[float, ...] = await self._ask(job, address)
        return shares

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
