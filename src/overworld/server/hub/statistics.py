"""Statistics of all players: tries at puzzles."""

from __future__ import annotations

import msgspec

from overworld.components import Box
from overworld.play.puzzles import PuzzleInfo, all_puzzles
from overworld.server.store.model import Unavailable
from overworld.server.store.store import Store


class Statistics:
    """The tries of all players of a server."""

    def __init__(self, store: Store, box: Box) -> None:
        self._store = store
        self._box = box

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
