"""The thread that writes to a SQLite file: all waiting operations are one transaction."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from overworld.server.store.database import resolve
from overworld.server.store.model import TableWrite, Unavailable
from overworld.server.store.sqlite_append import append_alone, append_together

T = TypeVar("T")
Operation = Callable[[sqlite3.Connection], T]

_LOCK_TIMEOUT = 3.0  # how long to wait for another process that writes, such as a restore
_PATIENCE = 10.0  # seconds after which a disk that does not answer counts as unavailable
_LATE = "late"
_AT_MOST = 1000  # operations in one transaction, so that the first need not wait for long


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection on which a commit is on disk when it returns."""
    # We begin transactions ourselves. One thread uses a connection; another one may close it.
    connection = sqlite3.connect(
        path, isolation_level=None, timeout=_LOCK_TIMEOUT, check_same_thread=False
    )
    try:
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "fullfsync = ON",  # on macOS, also flushes the cache of the disk
            "foreign_keys = ON",
            "secure_delete = ON",  # deleted words must not stay in free pages
            "temp_store = MEMORY",  # no temporary files
            "wal_autocheckpoint = 4000",  # pages; most change again before a checkpoint moves them
        ):
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def is_broken(error: sqlite3.Error) -> bool:
    """Return whether the database itself failed, not only one operation."""
    # Subclasses of DatabaseError are about values; the class itself means a damaged file.
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


class _Job(NamedTuple):
    operation: Operation[Any]
    future: asyncio.Future[Any]
    append: TableWrite | None


class _Outcome(NamedTuple):
    job: _Job
    answer: Any
    """The result of the operation, or the exception that it raised."""


class Writer:
    """Runs operations in the order of their arrival, with group commit."""

    def __init__(self, path: Path, patience: float = _PATIENCE) -> None:
        self._connection = connect(path)
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self.failed = False
        """Whether the last transaction that changed something could not be written."""
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def append(self, append: TableWrite) -> None:
        """Append events; raise `Conflict` if the first is not the next."""
        await self.do(lambda connection: append_alone(connection, append), append)

    async def do(self, operation: Operation[T], append: TableWrite | None = None) -> T:
        """Run an operation as a transaction; it is on disk when this returns.

        If the operation is an `append`, it may run together with others.
        """
        if self._closed:
            raise Unavailable("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(operation, future, append))
        # An operation that has not begun by then is dropped; see `_wanted`. This timer takes a
        # third of the time of `asyncio.timeout`, and every move waits here.
        timer = self._loop.call_later(self._patience, future.cancel, _LATE)
        try:
            return await future
        except asyncio.CancelledError as cancelled:
            if cancelled.args != (_LATE,):
                raise
            late = f"the disk did not answer within {self._patience:g} seconds"
            raise Unavailable(late) from None
        finally:
            timer.cancel()

    async def close(self) -> None:
        """Finish the operations that wait."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._connection.close()

    def _run(self) -> None:
        while (jobs := self._waiting()) is not None:
            outcomes = self._commit(jobs)
            # The loop may be closed already if the program ends.
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(_resolve_all, outcomes)

    def _waiting(self) -> list[_Job] | None:
        """Return all waiting jobs, at least one, or None after the last."""
        job = self._jobs.get()
        jobs = []
        while job is not None:
            jobs.append(job)
            if len(jobs) == _AT_MOST:
                return jobs
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs
        if jobs:
            self._jobs.put(None)  # the next call finds the end again
        return jobs or None

    def _commit(self, jobs: list[_Job]) -> list[_Outcome]:
        changes = self._connection.total_changes
        try:
            # Operations rarely fail, so use a savepoint for each only after a failure.
            try:
                outcomes = self._transaction(jobs, self._together)
            except Exception as error:
                if isinstance(error, sqlite3.Error) and is_broken(error):
                    raise
                outcomes = self._transaction(jobs, self._one_by_one)
            # A transaction without changes is not written and proves nothing about the disk.
            self.failed = self.failed and self._connection.total_changes == changes
            return outcomes
        except sqlite3.Error as error:
            self.failed = True
            reason = f"the database cannot write: {error}"
            return [_Outcome(job, Unavailable(reason)) for job in jobs]

    def _transaction(
        self, jobs: list[_Job], carry_out: Callable[[list[_Job]], list[_Outcome]]
    ) -> list[_Outcome]:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = carry_out(jobs)
            connection.execute("COMMIT")
        except Exception:
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
            raise
        return outcomes

    def _together(self, jobs: list[_Job]) -> list[_Outcome]:
        """Run neighbouring appends together and all other operations one by one."""
        connection, outcomes = self._connection, list[_Outcome]()
        for _, group in groupby(jobs, lambda job: job.append is None):
            same = list(_wanted(group))  # asked late, because the group before may have taken long
            appends = [job.append for job in same if job.append is not None]
            if len(appends) > 1:
                append_together(connection, appends)
                outcomes += [_Outcome(job, None) for job in same]
            else:
                outcomes += [_Outcome(job, job.operation(connection)) for job in _wanted(same)]
        return outcomes

    def _one_by_one(self, jobs: list[_Job]) -> list[_Outcome]:
        return [self._carry_out(job) for job in _wanted(jobs)]

    def _carry_out(self, job: _Job) -> _Outcome:
        connection = self._connection
        connection.execute("SAVEPOINT job")
        try:
            outcome = _Outcome(job, job.operation(connection))
        except Exception as error:
            if isinstance(error, sqlite3.Error) and is_broken(error):
                raise
            connection.execute("ROLLBACK TO job")
            outcome = _Outcome(job, error)
        connection.execute("RELEASE job")
        return outcome


def _wanted(jobs: Iterable[_Job]) -> Iterator[_Job]:
    """Yield the jobs whose callers still wait."""
    return (job for job in jobs if not job.future.cancelled())


def _resolve_all(outcomes: list[_Outcome]) -> None:
    for job, answer in outcomes:
        resolve(job.future, answer)
