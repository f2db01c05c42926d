"""Perft: the number of sequences of entries from named positions, pinned in `*.perft` files."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.oracle import CHANCE, Oracle
from tests.play import random_entry

from overworld import Game, load_box
from overworld.cli.show import divided

HERE = Path(__file__).parent


def perft_cases() -> Iterator[tuple[str, str, int, int]]:
    """(id, position, depth, count) of every line of every file."""
    for file in sorted(HERE.glob("*.perft")):
        for block in file.read_text("utf-8").strip().split("\n\n"):
            name, position, *lines = block.split("\n")
            for line in lines:
                _, depth, count = line.split(" ")
                yield (
                    name.removeprefix("id "),
                    position.removeprefix("position "),
                    int(depth),
                    int(count),
                )


@pytest.mark.parametrize(("name", "position", "depth", "count"), list(perft_cases()))
def test_counts(name: str, position: str, depth: int, count: int) -> None:
    game = Game.from_position(position)
    found = game.perft(depth)
    # Where two engines part: the count behind every first move.
    assert found == count, "\n".join(f"{move}: {n}" for move, n in divided(game, depth))


def oracle_count(raw: dict[str, object], history: list[str], depth: int) -> int:
    """Count sequences with the oracle, which has no undo and replays every branch."""
    oracle = Oracle(raw, 2)
    for text in history:
        oracle.play(text)
    options = [t for t, _ in oracle.outcomes()] if oracle.turn == CHANCE else oracle.legal()
    if depth == 1:
        return len(options)
    return sum(oracle_count(raw, [*history, text], depth - 1) for text in options)


@pytest.mark.parametrize("seed", range(6))
def test_counts_agree_with_the_oracle(seed: int) -> None:
    """Two entries deep from the middle of a random game."""
    rng = random.Random(seed)
    game = Game(2)
    for _ in range(rng.randint(54, 150)):
        if not game.over:
            random_entry(game, rng)
    history = [str(move) for move in game.history]
    assert game.perft(2) == oracle_count(dict(load_box().raw), history, 2)


def test_depth_zero_is_one() -> None:
    assert Game(2).perft(0) == 1


def test_a_finished_game_has_no_sequences() -> None:
    text = (HERE.parent / "records" / "two-players.position").read_text("utf-8").strip()
    assert Game.from_position(text).perft(1) == 0
    assert Game.from_position(text).perft(3) == 0
