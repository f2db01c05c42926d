"""A custom bot that builds when it can, else collects blocks, and scores the best group.

overworld play --terminal --seats me,examples/hoarder.py:Hoarder
"""

from __future__ import annotations

import random

from overworld import Game, Move


class Hoarder:
    """A bot that prefers blocks to fights."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def choose(self, game: Game) -> Move:
        """Return a move of the first preferred kind that is legal."""
        moves = list(game.legal_moves)
        if game.phase == "score":
            points = {g.characteristic: g.points for g in game.forecast(game.turn or 0).groups}
            return max(moves, key=lambda move: points[str(move).split()[1]])
        for kind in ("build", "mine", "draw", "detonate", "trade", "explore"):
            found = [move for move in moves if str(move).startswith(kind)]
            if found:
                return self.random.choice(found)
        return moves[-1]
