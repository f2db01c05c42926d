"""Undo: one decision at a time, back to exactly the same state, never past a barrier."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.play import examples, finished_game, random_states

from overworld import CHANCE, Game
from overworld.play.undo import Undo, UndoRefused, check_undo, undo
from overworld.play.view import view_of
from overworld.rules import first_id

seeds = given(seed=st.integers(0, 2**32 - 1))


class Model:
    """A second, slow model of undo: the decisions since the last barrier."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps: list[tuple[int, str]] = []
        self.barrier = "nothing"

    def play(self, decision: int, rng: random.Random) -> None:
        game = self.game
        seat, before, turn = game.turn, game.position, game.turn_number
        assert seat is not None
        game.play(decision)
        chance = game.turn == CHANCE
        game.deal(rng)
        self.steps.append((seat, before))
        if chance:
            self.stop("revealed")
        elif decision == first_id.END or game.over:
            self.stop("ended")
        elif game.turn_number != turn:
            self.stop("turn_start")

    def stop(self, barrier: str) -> None:
        self.steps, self.barrier = [], barrier

    @property
    def expected(self) -> tuple[int | None, str | None]:
        return (self.steps[-1][0], None) if self.steps else (None, self.barrier)


@seeds
@examples(8)
def test_undo_agrees_with_a_model_that_watches_the_game(seed: int) -> None:
    rng = random.Random(seed)
    game = Game(rng.randint(2, 4))
    game.deal(rng)
    model = Model(game)
    taken_back = 0
    while not game.over and game.step_number < 1500:
        found = check_undo(game)
        assert (found.seat, found.barrier) == model.expected
        assert view_of(game, odds=False).undo == found
        if found.seat is not None and rng.random() < 0.4:
            seat, before = model.steps.pop()
            undo(game)
            assert game.position == before
            assert game.turn == seat
            taken_back += 1
        else:
            model.play(rng.choice(game.legal_moves.ids), rng)
    assert taken_back > 10
    assert check_undo(game).barrier == "ended" or not game.over


def test_every_barrier_refuses_and_changes_nothing() -> None:
    met = set()
    for seed in range(6):
        for game in random_states(seed):
            found = check_undo(game)
            if found.barrier is None:
                continue
            other = game.copy()
            with pytest.raises(UndoRefused) as refused:
                undo(other)
            assert refused.value.code == found.barrier
            met.add(found.barrier)
            assert other.position == game.position
            assert other.step_number == game.step_number
    assert met == {"nothing", "revealed", "ended", "turn_start"}


def test_a_chance_node_is_a_barrier_before_and_after_its_outcome() -> None:
    game = Game(2)
    game.deal(random.Random(7))
    game.play("explore 34")
    assert check_undo(game).barrier == "revealed"
    game.deal(random.Random(7))
    assert check_undo(game).barrier == "revealed"
    game.play("mine w1")
    game.play("mine z1")
    for _ in range(2):
        undo(game)
    assert check_undo(game).barrier == "revealed"


def test_a_scoring_choice_can_be_undone_until_another_player_decides() -> None:
    game = finished_game(2, 3)
    while game.phase != "score" or check_undo(game).seat is None:
        game.undo()
    scorer = check_undo(game).seat
    assert scorer is not None
    assert scorer != game.turn
    undo(game)
    assert game.turn == scorer
    assert game.phase == "score"


def test_a_game_from_a_position_has_nothing_to_undo() -> None:
    game = Game.from_position(finished_game(1).position)
    assert check_undo(game) == Undo(barrier="nothing")


def test_undo_survives_json() -> None:
    for value in (Undo(seat=0), Undo(barrier="ended")):
        assert msgspec.json.decode(msgspec.json.encode(value), type=Undo) == value
    assert msgspec.json.encode(Undo(seat=0)) == b'{"seat":0}'
