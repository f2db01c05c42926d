"""A pool of connections to PostgreSQL that survives outages.

We do not use `psycopg_pool`: during an outage, each of its callers waits for the whole timeout and
gets no reason. Here a call fails with the reason as soon as PostgreSQL refuses a connection.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import psycopg

from overworld.server.store.model import Unavailable

T = TypeVar("T")
Connection = psycopg.AsyncConnection[tuple[Any, ...]]

PATIENCE = 3.0
"""Seconds after which the database counts as unreachable."""

# PostgreSQL gives up before we do, so that it does not carry out a call that we reported as failed.
_GIVE_UP = f"SET statement_timeout = {int(PATIENCE * 800)}"

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
