"""Custom statistics: count the first building of each player with a hook on games between bots."""

from __future__ import annotations

from collections import Counter

from overworld import Game, Move
from overworld.arena import simulate

built: Counter[str] = Counter()


def on_decision(game: Game, seat: int, move: Move) -> None:
    """Count a building if it is the first one of its player."""
    if move.kind == "build" and all(space is None for space in game.players[seat].board):
        built[str(game.world[move.arguments["cell"]].face)] += 1


simulate(["pebble", "random"], games=10, on_decision=on_decision)
for building, count in built.most_common():
    print(building, count)
