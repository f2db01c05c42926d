"""A pool of connections to PostgreSQL that survives outages, and group commit.

We do not use `psycopg_pool`: during an outage, each of its callers waits for the whole timeout and
gets no reason. Here a call fails with the reason as soon as PostgreSQL refuses a connection.
"""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

import psycopg

from overworld.server.store.database import Row, Steps, T, Values, resolve
from overworld.server.store.model import Unavailable
from overworld.server.store.sql import EVENTS
from overworld.server.table.events import Event

Connection = psycopg.AsyncConnection[Row]

PATIENCE = 3.0
"""Seconds after which the database counts as unreachable."""

# PostgreSQL gives up before we do, so that it does not carry out a call that we reported as failed.
# It also ends the transaction of a node that has vanished, for which other nodes wait.
_GIVE_UP = f"""
SELECT set_config('statement_timeout', '{int(PATIENCE * 800)}', false),
    set_config('idle_in_transaction_session_timeout', '{int(PATIENCE * 800)}', false)
"""

OUTAGES = (psycopg.OperationalError, psycopg.errors.ReadOnlySqlTransaction, OSError)
"""Errors of an outage; a read-only database is being replaced by another one."""


async def connect(url: str) -> Connection:
    """Return a connection on which every statement is one transaction."""
    async with asyncio.timeout(PATIENCE):
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        try:
            await connection.execute(_GIVE_UP)
        except BaseException:
            await connection.close()
            raise
    return connection


@lru_cache(maxsize=256)
def pyformat(statement: str) -> bytes:
    """Return a statement with the parameters of psycopg.

    >>> pyformat("SELECT :code, :seqs::int[]")
    b'SELECT %(code)s, %(seqs)s::int[]'
    """
    return re.sub(r"(?<!:):([a-z_]+)", r"%(\1)s", statement).encode()


async def execute(
    connection: Connection, statement: str, values: Values
) -> psycopg.AsyncCursor[Row]:
    """Execute a statement with parameters such as `:code`."""
    return await connection.execute(pyformat(statement), values)


async def run_steps(connection: Connection, steps: Steps[T]) -> T:
    """Run the statements of a transaction that has begun."""
    try:
        statement = next(steps)
        while True:
            cursor = await execute(connection, *statement)
            statement = steps.send(await cursor.fetchall() if cursor.description else [])
    except StopIteration as end:
        answer: T = end.value
        return answer


def hang_up(connection: Connection) -> None:
    """Shut a connection down, so that a call that waits for an answer fails immediately."""
    if not connection.closed:
        line = socket.socket(fileno=connection.fileno())
        try:
            line.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # the server has closed it already
        finally:
            line.detach()


class Pool:
    """Lends connections and drops those that have failed."""

    def __init__(self, url: str, size: int) -> None:
        self._url = url
        self._idle: list[Connection] = []
        self._free = asyncio.Semaphore(size)
        self._closed = False

    async def do(self, operation: Callable[[Connection], Awaitable[T]]) -> T:
        """Return the result of an operation; after a second failure raise `Unavailable`."""
        if self._closed:
            raise Unavailable("the store is closed")
        until = asyncio.get_running_loop().time() + PATIENCE
        try:
            try:
                return await self._try(operation, until)
            except psycopg.errors.QueryCanceled:  # a second try would be as slow
                raise
            except OUTAGES:
                # Connections from before an outage fail; a new one may work.
                await self._drop_idle()
                return await self._try(operation, until)
        except psycopg.errors.QueryCanceled as error:
            raise Unavailable(f"the database took longer than {PATIENCE * 0.8:g} s") from error
        except OUTAGES as error:
            reason = str(error).strip() or f"no answer within {PATIENCE:g} seconds"
            raise Unavailable(f"the database cannot be reached: {reason}") from error

    async def close(self) -> None:
        """Close connections that are idle now, and the others after their use."""
        self._closed = True
        await self._drop_idle()

    async def _try(self, operation: Callable[[Connection], Awaitable[T]], until: float) -> T:
        async with asyncio.timeout_at(until):
            await self._free.acquire()
        try:
            async with asyncio.timeout_at(until):
                connection = self._idle.pop() if self._idle else await connect(self._url)
            timer = asyncio.get_running_loop().call_at(until, hang_up, connection)
            try:
                result = await operation(connection)
            except BaseException as error:
                if isinstance(error, psycopg.Error) and not connection.broken:
                    self._idle.append(connection)
                else:
                    await connection.close()
                raise
            finally:
                timer.cancel()
            self._idle.append(connection)
            return result
        finally:
            self._free.release()
            if self._closed:
                await self._drop_idle()

    async def _drop_idle(self) -> None:
        while self._idle:
            await self._idle.pop().close()


# PostgreSQL commits transactions that notify one after the other. Without batches, the disk would
# limit how often a node can append in a second.
_MAX_APPENDS = 200  # in one transaction


class _Append(NamedTuple):
    statement: str
    values: Values
    events: Sequence[Event]
    future: asyncio.Future[bool]


class Batches:
    """Group commit: all appends that wait run in one transaction."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._waiting: list[_Append] = []
        self._task: asyncio.Task[None] | None = None

    async def put(self, statement: str, values: Values, events: Sequence[Event]) -> bool:
        """Append; return whether the log has the events, also if an earlier answer was lost."""
        job = _Append(statement, values, events, asyncio.get_running_loop().create_future())
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
            jobs = sorted(self._waiting[:_MAX_APPENDS], key=lambda job: str(job.values["code"]))
            del self._waiting[:_MAX_APPENDS]
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
                resolve(job.future, answer)

    async def _answers(self, jobs: list[_Append]) -> Sequence[bool | Exception]:
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


async def _together(connection: Connection, jobs: list[_Append]) -> list[bool]:
    try:
        async with connection.pipeline():
            await connection.execute("BEGIN")
            cursors = [await execute(connection, job.statement, job.values) for job in jobs]
            await connection.execute("COMMIT")
    except Exception:
        if not connection.closed:
            await connection.rollback()
        raise
    return [cursor.rowcount > 0 for cursor in cursors]


async def _alone(connection: Connection, job: _Append, *, again: bool) -> bool | Exception:
    try:
        cursor = await execute(connection, job.statement, job.values)
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
    log = await (await execute(connection, EVENTS, values)).fetchmany(len(job.events))
    return [Event(*row) for row in log] == list(job.events)
