"""Analyses of positions in worker processes, with a short and fair queue."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from typing import Any, NamedTuple, TypeAlias

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


_Any: TypeAlias = Question | MoveQuestion


class Analyses:
    """A worker pool with a cache, which serves clients in turn and limits each of them."""

    def __init__(self, boxes: tuple[Box, ...], workers: int) -> None:
        # Each process starts with its first question, because most servers need none.
        self._workers = [Worker(*boxes) for _ in range(workers)]
        self._free = list(self._workers)
        self._waiting: OrderedDict[str, deque[_Any]] = OrderedDict()
        self._asked: dict[_Any, asyncio.Future[Any]] = {}
        self._cache: OrderedDict[_Any, Any] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, question: Question, address: str) -> Analysed:
        """Analyse a position for an address; raise `Refused` if too many analyses wait."""
        analysed: Analysed = await self._ask(question, address)
        return analysed

    async def value(self, question: MoveQuestion, address: str) -> tuple[float, ...]:
        """Return the win shares after a move, with the same queue and limits as an analysis."""
        shares: tuple[float, ...] = await self._ask(question, address)
        return shares

    async def _ask(self, question: _Any, address: str) -> Any:
        cached = self._cache.get(question)
        if cached is not None:
            self._cache.move_to_end(question)
            return cached
        if question not in self._asked:
            waiting = self._waiting.get(address, ())
            if (
                len(waiting) >= _MAX_WAITING_PER_ADDRESS
                or sum(map(len, self._waiting.values())) >= _MAX_WAITING
            ):
                raise Refused("busy")
            self._waiting.setdefault(address, deque()).append(question)
            self._asked[question] = asyncio.get_running_loop().create_future()
            self._begin()
        # Other clients may wait for the same result.
        return await asyncio.shield(self._asked[question])

    @property
    def waiting(self) -> int:
        """The number of analyses that wait or run."""
        return len(self._asked)

    def _begin(self) -> None:
        while self._free and self._waiting:
            address, questions = self._waiting.popitem(last=False)
            question = questions.popleft()
            if questions:  # to the end of the queue
                self._waiting[address] = questions
            worker = self._free.pop()
            task = asyncio.create_task(self._answer(worker, question))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, worker: Worker, question: _Any) -> None:
        answer = self._asked[question]
        result: Any
        try:
            if isinstance(question, Question):
                limit = question.ms / 1000 + _TIMEOUT_MARGIN
                result = await worker.ask(limit, analyse_position, *question)
            else:
                result = await worker.ask(_TIMEOUT_MARGIN, value_position, *question)
            answer.set_result(result)
            self._cache[question] = result
            if len(self._cache) > _CACHE_SIZE:
                self._cache.popitem(last=False)
        except WorkerDied as died:
            _LOG.warning("analysis failed: %s", died)
            answer.set_exception(Refused("busy"))
        except Exception as error:
            answer.set_exception(error)
        finally:
            answer.cancel()  # does nothing unless this task was cancelled
            del self._asked[question]
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
