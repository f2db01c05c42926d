"""Compute the results of finished games from the logs of their tables."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

from overworld.components import Box
from overworld.server.people.results import Result, result_from_log
from overworld.server.store.results import StoredResult
from overworld.server.store.store import Store
from overworld.server.table.events import Event

_LOG = logging.getLogger("overworld.results")
_AT_ONCE = 100  # tables that are read together
_TRIES = 3  # attempts if a table changes meanwhile

Boxes: TypeAlias = tuple[Box, ...]
Replay: TypeAlias = Callable[[list[Event], Boxes, Result | None], Awaitable[Result | None]]
"""Computes a result from a log."""


class Rebuilt(NamedTuple):
    """How many results were rebuilt: all tables, those with another result, and unreadable ones."""

    tables: int = 0
    different: int = 0
    unreadable: int = 0


async def replay_here(events: list[Event], boxes: Boxes, stored: Result | None) -> Result | None:
    """Compute a result in this thread."""
    return result_from_log(events, boxes, stored)


async def rebuild_results(store: Store, boxes: Boxes, *, check: bool = False) -> Rebuilt:
    """Compute the results of all tables from their logs, and replace those that are different.

    Nodes may append events meanwhile. With `check`, nothing is replaced.
    """
    done, after = Rebuilt(), 0
    while rows := await store.results(after, _AT_ONCE):
        for row in rows:
            found = await _rebuild(store, boxes, row, replay_here, check)
            done = Rebuilt(
                done.tables + 1, done.different + (found is True), done.unreadable + (found is None)
            )
        after = rows[-1].table
    return done


async def add_missing_results(store: Store, boxes: Boxes, replay: Replay = replay_here) -> int:
    """Add the results of tables that ended in an older version; return how many tables were read.

    Several nodes may do this at the same time. Unreadable tables are tried again by the next call.
    """
    read = after = 0
    while tables := await store.missing_results(after, _AT_ONCE):
        for table in tables:
            row = await store.result(table)
            if row is not None:
                read += await _rebuild(store, boxes, row, replay) is not None
        after = tables[-1]
    return read


async def _rebuild(
    store: Store, boxes: Boxes, row: StoredResult, replay: Replay, check: bool = False
) -> bool | None:
    """Return whether the result of a table was different; None if its log cannot be read."""
    for _ in range(_TRIES):
        events = await store.events(row.code)
        try:
            result = await replay(events, boxes, row.result)
        except Exception as error:  # only this table is damaged, or its box is not given
            _LOG.warning("no result: %s", error, extra={"table": row.code})
            return None
        now = await store.result(row.table)
        if now is None:  # deleted
            return False
        if now != row:  # another event came meanwhile
            row = now
            continue
        if check:
            return result != row.result
        if result == row.result:
            await store.forget_missing_result(row.table)
            return False
        if await store.set_result(row.table, row.seq, result):
            return True
    return False
