"""A few connections to PostgreSQL that survive its outages.

Not `psycopg_pool`: there, whoever asks while nobody can connect waits for the whole time-out and is
not told why, and connections from before an outage are handed out one after the other. Here an
outage is known, with its reason, as soon as a connection is refused.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import psycopg

from overworld.server.store.store import Unavailable

T = TypeVar("T")
Connection = psycopg.AsyncConnection[tuple[Any, ...]]

PATIENCE = 3.0
"""Seconds after which the database counts as unreachable."""

# The server gives up before we do, so that what we call failed does not happen later.
_GIVE_UP = f"SET statement_timeout = {int(PATIENCE * 800)}"

OUTAGES = (psycopg.OperationalError, psycopg.errors.ReadOnlySqlTransaction, OSError)
"""What says that the database is away; a read-only one is just being replaced by another."""


async def connect(url: str) -> Connection:
    """A connection on which every statement is a transaction of its own."""
    async with asyncio.timeout(PATIENCE):
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        try:
            await connection.execute(_GIVE_UP)
        except BaseException:
            await connection.close()
            raise
    return connection


def hang_up(connection: Connection) -> None:
    """Ends a connection from our side; whoever waits for an answer gets an error at once."""
    if not connection.closed:
        line = socket.socket(fileno=connection.fileno())
        try:
            line.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # the other side was faster
        finally:
            line.detach()


class Pool:
    """Lends connections; none is kept that has failed."""

    def __init__(self, url: str, size: int) -> None:
        self._url = url
        self._idle: list[Connection] = []
        self._free = asyncio.Semaphore(size)
        self._closed = False

    async def do(self, operation: Callable[[Connection], Awaitable[T]]) -> T:
        """The result of an operation; after a failure it is tried once more, then `Unavailable`."""
        if self._closed:
            raise Unavailable("the store is closed")
        until = asyncio.get_running_loop().time() + PATIENCE
        try:
            try:
                return await self._try(operation, until)
            except psycopg.errors.QueryCanceled:  # slow is not away; again, it would be slow again
                raise
            except OUTAGES:
                # Connections from before an outage fail when they are used; new ones may work.
                await self._drop_idle()
                return await self._try(operation, until)
        except psycopg.errors.QueryCanceled as error:
            raise Unavailable(f"the database took longer than {PATIENCE * 0.8:g} s") from error
        except OUTAGES as error:
            reason = str(error).strip() or f"no answer within {PATIENCE:g} seconds"
            raise Unavailable(f"the database cannot be reached: {reason}") from error

    async def close(self) -> None:
        """Closes connections; those in use are closed when they come back."""
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
