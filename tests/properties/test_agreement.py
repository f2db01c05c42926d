"""Compiled and interpreted rules play the same games, and legality has one source."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import numpy as np
import pytest
from tests.play import finished_game, random_states

from overworld import CHANCE, Game, IllegalMove, load_box
from overworld.game.kernel import decoded_state_of, states_of
from overworld.notation.position import format_position
from overworld.rules import phases
from overworld.rules.apply import apply_decision
from overworld.rules.chance import apply_outcome, select_outcome, total_weight
from overworld.rules.compiled import compiled
from overworld.rules.decoded_state import DecodedState
from overworld.rules.generator import below, seed_generator
from overworld.rules.legal import write_legal
from overworld.rules.lookup import lookup_of, new_state
from overworld.rules.reasons import CHOICES, LEGAL, REASON_NUMBERS, refusal, refuse_all
from overworld.rules.state import DECISIONS, Ints, States
from overworld.rules.turn import awaits_chance, decider

SEEDS = range(4)


def print_records() -> None:
    """Print the records of a few games; both kinds of process run this."""
    for seed in SEEDS:
        print(finished_game(seed, 2 + seed % 3).record())


@pytest.mark.process
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


@compiled
def walk(states: States, lookup: States, rng: Ints, ids: Ints, numbers: Ints, most: int) -> int:
    """Plays a random game in `states[0]`, chance event by chance event, and compares on the way.

    Returns how many states were met; less than 0 is a decision, or with 1000 less a choice, about
    which reasons and legality disagree in the state that is left there.
    """
    state, box, met = states[0], lookup[0], 0
    while state.phase != phases.OVER and met < most:
        count, at = write_legal(state, box, ids), 0
        for decision in range(DECISIONS):
            legal = at < count and ids[at] == decision
            at += int(legal)
            if legal != (refusal(state, box, decision, numbers) == LEGAL):
                return -1 - decision
        for choice in range(len(CHOICES)):
            legal = False
            for place in range(count):
                legal |= CHOICES[choice, 0] <= ids[place] < CHOICES[choice, 1]
            if legal != (refuse_all(state, box, choice, numbers) == LEGAL):
                return -1001 - choice
        met += 1
        if awaits_chance(state):
            apply_outcome(state, box, select_outcome(state, below(rng, total_weight(state, box))))
        else:
            apply_decision(state, box, ids[below(rng, count)])
    return met


def test_exactly_the_illegal_decisions_have_a_refusal() -> None:
    """Reasons and legality agree on all 94 decisions, and on all choices, in 100,000 states."""
    lookup = lookup_of(load_box())
    ids, numbers = np.zeros(DECISIONS, np.int64), np.zeros(REASON_NUMBERS, np.int64)
    met = number = 0
    while met < 100_000:
        players = 2 + number % 3
        states = new_state(lookup, players, tuple(range(players)))
        found = walk(states, lookup, seed_generator(f"reasons {number}"), ids, numbers, 1500)
        assert found > 0, (found, DecodedState(states.tobytes()).phase, format_position_of(states))
        met, number = met + found, number + 1
    assert number > 100


def format_position_of(states: States) -> str:
    """Return the position in which reasons and legality disagree, as a string to paste."""
    return format_position(DecodedState(states.tobytes()), load_box())


def test_compiled_code_and_python_agree_on_the_decider() -> None:
    for game in random_states(107):
        assert (
            decoded_state_of(game).awaits_chance
            == awaits_chance(states_of(game)[0])
            == (game.turn == CHANCE)
        )
        assert decoded_state_of(game).decider == decider(states_of(game)[0])
        if game.turn not in (CHANCE, None):
            assert game.turn == decoded_state_of(game).decider


def test_a_refused_move_changes_no_byte() -> None:
    for game in random_states(106):
        before, entries = states_of(game)[0].tobytes(), game.step_number
        legal = set(game.legal_moves.ids)
        for decision in random.Random(game.step_number).sample(range(DECISIONS), 5):
            if decision not in legal:
                with pytest.raises(IllegalMove) as refused:
                    game.play(decision)
                assert game.position in str(refused.value)
        assert states_of(game)[0].tobytes() == before
        assert game.step_number == entries


@pytest.mark.process
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
    assert other.step_number == game.step_number + 1
    other.undo()
    assert states_of(game)[0].tobytes() == states_of(other)[0].tobytes()
