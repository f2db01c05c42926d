"""A bot of one's own: collects blocks while there are any, builds when it can, scores what is best.

overworld play --terminal --seats me,examples/hoarder.py:Hoarder
"""

from __future__ import annotations

import random

from overworld import Game, Move


class Hoarder:
    """Loves blocks."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def choose(self, game: Game) -> Move:
        """The first of its likings that is legal now."""
        moves = list(game.legal_moves)
        if game.phase == "score":
            points = {g.characteristic: g.points for g in game.forecast(game.turn or 0).groups}
            return max(moves, key=lambda move: points[str(move).split()[1]])
        for liking in ("build", "mine", "draw", "detonate", "trade", "explore"):
            liked = [move for move in moves if str(move).startswith(liking)]
            if liked:
                return self.random.choice(liked)
        return moves[-1]
