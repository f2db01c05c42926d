"""The connection of a store to its database: each kind of database implements it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Generator, Sequence
from typing import Any, TypeAlias, TypeVar

Row: TypeAlias = tuple[Any, ...]
Values: TypeAlias = dict[str, Any]
T = TypeVar("T")
Steps: TypeAlias = Generator[tuple[str, Values], list[Row], T]
"""The statements of a transaction. Each gives its rows before the next one is chosen."""

ROWS_AT_ONCE = 500
"""Rows that housekeeping changes in one transaction, so that moves get in between."""


def resolve(future: asyncio.Future[Any], answer: Any) -> None:
    """Give a waiting caller its answer, or the exception to raise."""
    if future.done():  # the caller was cancelled
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)


class Database(ABC):
    """A database, and its notifications about tables. The default is a database of one node.

    Every call raises `Unavailable` if the database cannot be reached or cannot write.
    """

    node: str
    """The name of this process among all that use the database."""

    shared: bool
    """Whether other processes may append too."""

    _skip_locked = ""
    """The clause that passes over rows which another node has locked."""

    _notify: Sequence[str] = ()
    """Statements that send `:notice` to the other nodes that follow a table."""

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date; raises `WrongSchema` or `InUse`."""

    @abstractmethod
    async def attach(self, *, write: bool, with_server: bool = False) -> None:
        """Open an existing database for a command; no migration, and no lease is given back.

        Raises `WrongSchema` if its version is another one, and `InUse` if the command wants to
        write to a SQLite file that a server has open. With `with_server` it may: only for rows
        that no server keeps in memory.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish all calls and disconnect."""

    @abstractmethod
    async def health(self) -> None:
        """Raise `Unavailable` if the database does not answer."""

    @abstractmethod
    async def clean_up(self, deleted: bool) -> None:
        """Remove deleted data from the files of the database.

        `deleted` says that something was deleted since the last call. If a file could not be
        cleaned, the next call tries again.
        """

    async def nodes(self) -> set[str]:
        """Return the names of all processes that read `notifications` now, and of this one."""
        return {self.node}

    async def follow(self, codes: Sequence[str]) -> None:  # noqa: B027
        """Subscribe to notifications about some tables; call it before you read the tables."""

    async def unfollow(self, code: str) -> None:  # noqa: B027
        """Cancel the notifications about a table."""

    @abstractmethod
    async def seqs(self, codes: Sequence[str]) -> dict[str, int]:
        """Return the last seq of each of these tables, without deleted ones."""

    async def notifications(self) -> AsyncIterator[tuple[str, int]]:
        """Yield code and seq when another node appends to a table that this one follows.

        The seq is 0 for a deleted table and `NOTES_CHANGED` for a changed note. `RESYNC` says
        that notifications may have been lost.
        """
        notices: tuple[tuple[str, int], ...] = ()
        for notice in notices:
            yield notice

    @abstractmethod
    async def _read(self, statement: str, **values: Any) -> list[Row]:
        """Return the rows of a query."""

    @abstractmethod
    async def _run(self, changes: Sequence[tuple[str, Values]]) -> list[Row]:
        """Run statements as one transaction; return the rows of the last one."""

    @abstractmethod
    async def _transact(self, steps: Callable[[], Steps[T]]) -> T:
        """Run the statements of a transaction; `steps` is called again after a lost connection."""

    async def _write(self, *statements: str, **values: Any) -> list[Row]:
        """Run statements as one transaction; `:node` is this node unless a value is given."""
        values.setdefault("node", self.node)
        return await self._run([(statement, values) for statement in statements])

    async def _repeat(self, statement: str, before: int) -> int:
        """Repeat a change of `ROWS_AT_ONCE` rows until none is left; return their number."""
        total = 0
        while changed := len(await self._write(statement, before=before, limit=ROWS_AT_ONCE)):
            total += changed
        return total
