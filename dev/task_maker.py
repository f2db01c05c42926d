"""Write the tasks with exact answers, from fixed games between two `pebble` bots.

    python -m dev.task_maker > src/overworld/arena/benchmark/exact.json

A game gives at most one task of each kind. The task is the earliest decision of the game that can
be enumerated. It is a win-share task, and also an endgame task if at most a quarter of the moves is
best and the moves differ enough. Lost, won and open positions are equally frequent.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import msgspec

from overworld.arena import simulate
from overworld.arena.benchmark.tasks import (
    EQUAL,
    EndgameTask,
    Exact,
    FightTask,
    ShareTask,
    best_moves,
)
from overworld.bots.endgame import Endgame
from overworld.game import CHANCE, Game

ENDGAMES, SHARES, FIGHTS = 40, 45, 60
ENTRIES = 400_000
"""The most steps of the enumeration after one decision."""

BACK = 14
"""The number of last steps of a game that are searched for an endgame."""

CHOICES = 5
STAKE = 0.03
_DIGITS = 9


def games(seed: str = "tasks") -> Iterator[Game]:
    """Yield games between two `pebble` bots without end."""
    number = 0
    while True:
        number += 1
        (played,) = simulate(["pebble", "pebble"], games=1, seed=f"{seed} {number}")
        yield Game.from_record(played.record)


def move_values(game: Game) -> dict[str, float] | None:
    """Return the exact win share after each legal move; None if the enumeration is too large."""
    values = dict[str, float]()
    for move in game.legal_moves:
        after = game.copy()
        after.play(move)
        value = Endgame(ENTRIES).value(after)
        if value is None:
            return None
        values[str(move)] = round(value[game.turn or 0], _DIGITS)
    return values


def find_endgame(game: Game) -> EndgameTask | None:
    """Return the earliest decision that can be enumerated and has at least `CHOICES` moves."""
    now, endgame = game.copy(), None
    for _ in range(min(BACK, now.step_number)):
        now.undo()
        free = now.turn != CHANCE and len(now.legal_moves) >= CHOICES
        if free and (values := move_values(now)) is not None:
            endgame = EndgameTask(now.position, values)
    return endgame


def is_hard(endgame: EndgameTask) -> bool:
    """Return whether the moves differ enough and few of them are best."""
    stake = max(endgame.values.values()) - min(endgame.values.values())
    return stake >= STAKE and 4 * len(best_moves(endgame.values)) <= len(endgame.values)


def find_fight(game: Game, rng: random.Random) -> FightTask | None:
    """Return a random fight that was possible in a game and whose result is open."""
    now, open_fights = game.copy(), list[FightTask]()
    while now.step_number:
        now.undo()
        for move in now.legal_moves if now.turn != CHANCE else ():
            verb, _, cell = str(move).partition(" ")
            if verb == "fight" and 0 < (chance := now.fight_odds(cell)) < 1:
                open_fights.append(FightTask(now.position, cell, str(chance)))
    return rng.choice(open_fights) if open_fights else None


def sort_of(share: float) -> str:
    """Return whether a position is lost, won or open.

    >>> sort_of(0.0), sort_of(1.0), sort_of(0.3)
    ('lost', 'won', 'open')
    """
    return "lost" if share < EQUAL else "won" if share > 1 - EQUAL else "open"


def make() -> Exact:
    """Return all tasks; print the progress to stderr."""
    endgames, fights, rng = list[EndgameTask](), list[FightTask](), random.Random("fights")
    shares: dict[str, list[ShareTask]] = {"lost": [], "won": [], "open": []}
    for game in games():
        one = find_endgame(game)
        if one is not None:
            share = ShareTask(one.position, max(one.values.values()))
            same = shares[sort_of(share.share)]
            if len(same) < SHARES // 3:
                same.append(share)
            if is_hard(one) and len(endgames) < ENDGAMES:
                endgames.append(one)
        if len(fights) < FIGHTS and (fight := find_fight(game, rng)) is not None:
            fights.append(fight)
        here = (len(endgames), len(fights), *map(len, shares.values()))
        print(*here, end="\r", file=sys.stderr, flush=True)
        if here == (ENDGAMES, FIGHTS, *[SHARES // 3] * 3):
            break
    all_shares = tuple(share for same in shares.values() for share in same)
    return Exact(tuple(endgames), all_shares, tuple(fights))


def format_tasks(tasks: Exact) -> str:
    """Return the tasks as JSON, one task per line."""
    parts = []
    for name in Exact.__struct_fields__:
        lines = [msgspec.json.encode(one).decode() for one in getattr(tasks, name)]
        parts.append(f'"{name}": [\n' + ",\n".join(lines) + "\n]")
    return "{" + ",\n".join(parts) + "}\n"


if __name__ == "__main__":
    sys.stdout.write(format_tasks(make()))
