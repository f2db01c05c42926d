"""Compiled and interpreted rules play the same games, and legality has one source."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest
from tests.play import finished_game, random_states

from overworld import CHANCE, Game, IllegalMove
from overworld.rules.state import DECISIONS

SEEDS = range(4)


def print_records() -> None:
    """Prints the records of a few games: run by both kinds of process."""
    for seed in SEEDS:
        print(finished_game(seed, 2 + seed % 3).record())


@pytest.mark.slow
def test_interpreted_and_compiled_games_have_the_same_records() -> None:
    """`NUMBA_DISABLE_JIT=1` runs the very same rules."""
    code = "from tests.properties.test_agreement import print_records; print_records()"
    outputs = []
    for disabled in ("0", "1"):
        environment = os.environ | {"NUMBA_DISABLE_JIT": disabled}
        found = subprocess.run(
            [sys.executable, "-W", "error", "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert found.returncode == 0, found.stderr
        outputs.append(found.stdout)
    assert outputs[0] == outputs[1]
    assert outputs[0].count('[Termination "finished"]') == len(SEEDS)


@pytest.mark.parametrize("seed", range(100, 106))
def test_a_reason_is_given_exactly_for_what_is_not_legal(seed: int) -> None:
    """`why_not` and `legal_moves` agree on all 94 decisions in every state."""
    for game in random_states(seed):
        legal = set(game.legal_moves.ids)
        for decision in range(DECISIONS):
            assert (game.why_not(decision) is None) == (decision in legal)


def test_a_refused_move_changes_no_byte() -> None:
    for game in random_states(106):
        before, entries = game.state.tobytes(), len(game.log)
        legal = set(game.legal_moves.ids)
        for decision in random.Random(len(game.log)).sample(range(DECISIONS), 5):
            if decision not in legal:
                with pytest.raises(IllegalMove) as refused:
                    game.play(decision)
                assert game.position in str(refused.value)
        assert game.state.tobytes() == before
        assert len(game.log) == entries


def test_the_order_of_hashing_changes_nothing() -> None:
    """Two processes with different `PYTHONHASHSEED`s write the same record."""
    code = "from tests.play import finished_game; print(finished_game(5, 3).record())"
    records = {
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(records) == 1


def test_copies_are_independent() -> None:
    game = Game(2)
    game.deal(random.Random(1))
    other = game.copy()
    other.play("mine w1")
    assert game.turn != CHANCE
    assert game.position != other.position
    assert len(other.log) == len(game.log) + 1
    other.undo()
    assert game.state.tobytes() == other.state.tobytes()
