"""Random play for tests: whole games, and states in the middle of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import settings
from hypothesis import strategies as st

from overworld import CHANCE, Game


def random_entry(game: Game, rng: random.Random) -> str:
    """Play one random move, a decision or an outcome, and return its string."""
    if game.turn == CHANCE:
        weights = [float(chance) for _, chance in game.chance_outcomes]
        move = rng.choices([move for move, _ in game.chance_outcomes], weights)[0]
    else:
        move = rng.choice(list(game.legal_moves))
    game.play(move)
    return str(move)


def random_table(rng: random.Random) -> Game:
    """Return a table of 2 to 4 seats with random boards, beginners and first player."""
    players = rng.randint(2, 4)
    boards = rng.sample(["red", "blue", "yellow", "green"], players)
    beginner = [seat for seat in range(players) if rng.random() < 0.3]
    first = rng.choice([None, *range(players)])
    return Game(players, boards=boards, beginner=beginner, first=first)


def random_states(seed: int) -> Iterator[Game]:
    """Yield a random game before each of its moves. It is always the same object."""
    rng = random.Random(seed)
    game = random_table(rng)
    yield game
    while not game.over:
        random_entry(game, rng)
        yield game


def finished_game(seed: int, players: int = 2) -> Game:
    """Return a finished random game."""
    rng = random.Random(seed)
    game = Game(players)
    game.deal(rng)
    while ids := game.legal_moves.ids:
        game.play(rng.choice(ids))
        game.deal(rng)
    return game


def _reached(seed: int, share: float) -> Game:
    """Return a random game after a fraction of its moves."""
    game = finished_game(seed, 2 + seed % 3)
    for _ in range(int(game.step_number * (1 - share))):
        game.undo()
    return game


reachable = st.builds(_reached, st.integers(0, 10**9), st.floats(0, 1))
"""Games in the middle of random play."""


def examples(count: int) -> settings:
    """Return the number of examples for tests of whole games; it grows with the profile."""
    usual = settings.get_profile("steady").max_examples
    return settings(max_examples=count * settings().max_examples // usual)
