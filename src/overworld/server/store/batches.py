"""Group commit for PostgreSQL: all waiting appends are one transaction."""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import psycopg

from overworld.server.store.model import Event, Unavailable
from overworld.server.store.pool import OUTAGES, Connection, Pool
from overworld.server.store.statements import EVENTS

# PostgreSQL commits transactions that notify one after the other. Without batches, the disk would
# limit how often a node can append in a second.
_AT_MOST = 200  # appends in one transaction


class _Job(NamedTuple):
    statement: str
    values: dict[str, Any]
    events: Sequence[Event]
    future: asyncio.Future[bool]


class Batches:
    """Runs statements that append; those that wait run together."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._waiting: list[_Job] = []
        self._task: asyncio.Task[None] | None = None

    async def put(self, statement: str, values: dict[str, Any], events: Sequence[Event]) -> bool:
        """Append; return whether the log has the events, also if an earlier answer was lost."""
        job = _Job(statement, values, events, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        return await job.future

    async def close(self) -> None:
        """Finish the appends that wait."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._waiting:
            # All nodes lock tables in the same order, so that they cannot deadlock.
            jobs = sorted(self._waiting[:_AT_MOST], key=lambda job: str(job.values["code"]))
            del self._waiting[:_AT_MOST]
            try:
                answers = await self._answers(jobs)
            except Unavailable as error:
                # The appends that wait would only time out too.
                jobs += self._waiting
                self._waiting.clear()
                answers = [Unavailable(error.reason) for _ in jobs]
            except Exception as error:
                answers = [error for _ in jobs]
            for job, answer in zip(jobs, answers, strict=True):
                _resolve(job.future, answer)

    async def _answers(self, jobs: list[_Job]) -> Sequence[bool | Exception]:
        tries = 0

        async def operation(connection: Connection) -> Sequence[bool | Exception]:
            nonlocal tries
            tries += 1
            if tries == 1 and len(jobs) > 1:
                try:
                    return await _together(connection, jobs)
                except OUTAGES:
                    raise
                except Exception:
                    pass  # running them one by one shows which one fails
            return [await _alone(connection, job, again=tries > 1) for job in jobs]

        return await self._pool.do(operation)


async def _together(connection: Connection, jobs: list[_Job]) -> list[bool]:
    try:
        async with connection.pipeline():
            await connection.execute("BEGIN")
            cursors = [await connection.execute(job.statement, job.values) for job in jobs]
            await connection.execute("COMMIT")
    except Exception:
        if not connection.closed:
            await connection.rollback()
        raise
    return [cursor.rowcount > 0 for cursor in cursors]


async def _alone(connection: Connection, job: _Job, *, again: bool) -> bool | Exception:
    try:
        cursor = await connection.execute(job.statement, job.values)
        if cursor.rowcount > 0:
            return True
    except psycopg.errors.UniqueViolation:
        pass  # the log has this action already
    except OUTAGES:
        raise
    except Exception as error:
        return error
    if not again:
        return False
    values = {"code": job.values["code"], "after": job.events[0].seq - 1}
    log = await (await connection.execute(EVENTS, values)).fetchmany(len(job.events))
    return [Event(*row) for row in log] == list(job.events)


def _resolve(future: asyncio.Future[bool], answer: bool | Exception) -> None:
    if future.done():  # the caller was cancelled
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
