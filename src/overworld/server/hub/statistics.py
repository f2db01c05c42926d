"""Statistics of all players: results of the deal of the day, and tries at puzzles."""

from __future__ import annotations

import msgspec

from overworld.components import Box
from overworld.play.puzzles import PuzzleInfo, all_puzzles
from overworld.server.hub.render import Summary
from overworld.server.store.model import Unavailable
from overworld.server.store.store import Store
from overworld.server.table.options import DAILY, deal_seed, is_deal, parse_day
from overworld.server.table.table import Table

_MAX_TABLES = 1000
_KEPT_MS = 10_000


class Daily(msgspec.Struct, frozen=True):
    """The deal of today (UTC): the number of finished games and the most XP of a person."""

    deal: str
    played: int
    best: int | None = None


def is_result(table: Table) -> bool:
    """Return whether a table has finished the deal of a day, on that day or later.

    The store lists such tables under the deal, as it lists the tables of a person under their
    hash. Old tables can have any string as their deal, even one that PostgreSQL cannot store.
    """
    if table.game is None or not table.game.over or table.options.box:
        return False
    return parse_day(table.deal) is not None and is_deal(table.deal, table.updated)


class Statistics:
    """The results of all players of a server."""

    def __init__(self, store: Store, box: Box) -> None:
        self._store = store
        self._box = box
        self._cached = Daily("", 0)
        self._until = 0

    async def daily(self, now: int) -> Daily:
        """Return the results so far of the deal of the day, read at most every ten seconds."""
        deal = deal_seed(DAILY, now)
        if now >= self._until or deal != self._cached.deal:
            self._until = now + _KEPT_MS
            played = await self._store.count_tables(deal)
            rows = await self._store.tables_of(deal, _MAX_TABLES)
            tables = [msgspec.json.decode(row.summary, type=Summary) for row in rows]
            people = [
                xp
                for table in tables
                for seat, xp in enumerate(table.scores)
                if seat not in table.bots
            ]
            if deal == self._cached.deal and self._cached.best is not None:
                people.append(self._cached.best)  # older tables may not be among the rows
            self._cached = Daily(deal, played, max(people, default=None))
        return self._cached

    async def puzzles(self) -> list[PuzzleInfo]:
        """Return the puzzles with their tries, or without them if the store is unavailable."""
        try:
            counted = await self._store.tries()
        except Unavailable:
            counted = {}
        return [
            msgspec.structs.replace(puzzle, tries=tries, found=found)
            for puzzle in all_puzzles(self._box)
            for tries, found in [counted.get(puzzle.name, (0, 0))]
        ]

    async def count_try(self, puzzle: PuzzleInfo, found: bool) -> None:
        """Count a player's first try at a puzzle."""
        await self._store.count_try(puzzle.name, found)
