"""Rewrite the golden files: `make golden`.

Golden files pin the output of the engine: records of whole games, the order of legal moves in
named positions, and perft counts. `tests/recorder.py` pins the messages of the server and its base
box, for the tests of the page. Look at the difference before you commit it: every changed line is
a changed rule, text or order. The old logs in `tests/table/golden` are not among these files: they
prove that the server still reads them, so never rewrite them.
"""

from __future__ import annotations

import random
from pathlib import Path

from overworld import Game
from tests import recorder

HERE = Path(__file__).parent
PERFT_LIMIT = 3_000_000  # sequences; small enough for every run of the tests

GAMES: dict[str, tuple[int, Game]] = {
    "two-players": (3, Game(2)),
    "three-players-beginner": (14, Game(3, beginner=(1,))),
    "four-players": (9, Game(4)),
    "green-and-yellow-first-named": (21, Game(2, boards=("green", "yellow"), first=1)),
    "long-fights": (57, Game(4, beginner=(0, 3))),
}


def played(seed: int, table: Game) -> Game:
    """Return a game with many weapons and fights, so that its record has every kind of move."""
    rng = random.Random(seed)
    game = table.copy()
    game.deal(rng)
    while moves := list(game.legal_moves):
        liked = [move for move in moves if str(move).split(" ")[0] in LIKED]
        game.play(rng.choice(liked if liked and rng.random() < 0.7 else moves))
        game.deal(rng)
    return game


LIKED = ("take", "fight", "draw", "detonate", "trade", "build")


def named_positions() -> dict[str, str]:
    """Return positions of every phase, and every golden game at half its length."""
    found = {"start-2": Game(2).position, "start-4": Game(4).position}
    asked: dict[str, list[str]] = {}
    for name, (seed, table) in GAMES.items():
        game = played(seed, table)
        entries = game.step_number
        while game.step_number:
            game.undo()
            asked.setdefault(game.phase, []).append(game.position)
            if game.step_number == entries // 2:
                found[f"half-way-{name}"] = game.position
    found |= {phase: positions[len(positions) // 2] for phase, positions in asked.items()}
    return dict(sorted(found.items()))


def main() -> None:
    """Write records, orders and perft counts."""
    for name, (seed, table) in GAMES.items():
        game = played(seed, table)
        names = [f"player {seat + 1}" for seat in range(len(game.colours))]
        (HERE / "records" / f"{name}.ogn").write_text(game.record(names=names), "utf-8")
        (HERE / "records" / f"{name}.position").write_text(game.position + "\n", "utf-8")
    order, perft = [], []
    for name, text in named_positions().items():
        game = Game.from_position(text)
        moves = [str(move) for move in game.legal_moves] or [
            str(m) for m, _ in game.chance_outcomes
        ]
        order.append("\n".join([f"id {name}", f"position {text}", *moves]))
        counts: list[tuple[int, int]] = []
        depth = 0
        while not counts or (counts[-1][1] < PERFT_LIMIT // 60 and depth < 6):
            depth += 1
            counts.append((depth, game.perft(depth)))
        lines = [f"perft {depth} {count}" for depth, count in counts]
        perft.append("\n".join([f"id {name}", f"position {text}", *lines]))
    (HERE / "order" / "legal.txt").write_text("\n\n".join(order) + "\n", "utf-8")
    (HERE / "perft" / "positions.perft").write_text("\n\n".join(perft) + "\n", "utf-8")
    recorder.main()


if __name__ == "__main__":
    main()
