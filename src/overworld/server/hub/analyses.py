"""Analyses of positions, in processes of their own: a short queue that is fair to all who ask."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from dataclasses import dataclass

from overworld.components import Components
from overworld.server.hub.bot_process import Analysed, analyse_position
from overworld.server.hub.worker import Worker, WorkerDied
from overworld.server.table.errors import Refused

_LOG = logging.getLogger("overworld.analyses")
_EACH = 2  # analyses that may wait for one who asks
_ALL = 32  # and for everybody
_KEPT = 1000  # answers that are remembered
_SECONDS = 10.0  # that an analysis may take longer than it should


@dataclass(frozen=True)
class Question:
    """A position, how long to think about it, and how many decisions to tell."""

    position: str
    ms: int
    top: int
    box: str = ""


class Analyses:
    """A worker pool with round robin among those who ask, a bound for each, and a cache."""

    def __init__(self, box: Components, workers: int, more: tuple[Components, ...] = ()) -> None:
        # They start when somebody asks for the first time: at most tables, nobody does.
        self._workers = [Worker(box, *more) for _ in range(workers)]
        self._free = list(self._workers)
        self._waiting: OrderedDict[str, deque[Question]] = OrderedDict()
        self._asked: dict[Question, asyncio.Future[Analysed]] = {}
        self._known: OrderedDict[Question, Analysed] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, position: str, ms: int, top: int, who: str, box: str = "") -> Analysed:
        """An analysis for an owner or an address; raises `Refused` if too many wait."""
        question = Question(position, ms, top, box)
        known = self._known.get(question)
        if known is not None:
            self._known.move_to_end(question)
            return known
        if question not in self._asked:
            mine = self._waiting.get(who, ())
            if len(mine) >= _EACH or sum(map(len, self._waiting.values())) >= _ALL:
                raise Refused("busy")
            self._waiting.setdefault(who, deque()).append(question)
            self._asked[question] = asyncio.get_running_loop().create_future()
            self._begin()
        # Others may wait for the same answer.
        return await asyncio.shield(self._asked[question])

    @property
    def waiting(self) -> int:
        """How many analyses wait or are running."""
        return len(self._asked)

    def _begin(self) -> None:
        while self._free and self._waiting:
            who, questions = self._waiting.popitem(last=False)
            question = questions.popleft()
            if questions:  # whoever has more to ask is the last now
                self._waiting[who] = questions
            worker = self._free.pop()
            task = asyncio.create_task(self._answer(worker, question))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, worker: Worker, question: Question) -> None:
        answer = self._asked[question]
        try:
            limit = question.ms / 1000 + _SECONDS
            asked = (question.position, question.ms, question.top, question.box)
            found = await worker.ask(limit, analyse_position, *asked)
            answer.set_result(found)
            self._known[question] = found
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)
        except WorkerDied as died:
            _LOG.warning("an analysis failed: %s", died)
            answer.set_exception(Refused("busy"))
        except Exception as error:
            answer.set_exception(error)
        finally:
            answer.cancel()  # if this was: nobody may wait for ever
            del self._asked[question]
            self._free.append(worker)
            self._begin()

    async def close(self) -> None:
        """Ends the processes, and lets nobody wait."""
        self._free.clear()
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:
            worker.close()
        for answer in self._asked.values():
            answer.cancel()
