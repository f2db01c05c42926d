"""The vector environment and `Game` play the same games on the same chance outcomes."""

from __future__ import annotations

import numpy as np
import pytest

from overworld.env import Buffers, VectorEnv
from overworld.env.random_agent import RandomAgent
from overworld.game import Game
from overworld.game.deal import ChanceSource
from overworld.game.kernel import states_of


class Twin:
    """A `Game` that follows one game of an environment."""

    def __init__(self, env: VectorEnv, index: int) -> None:
        self.first = env.generators[index].copy()
        self.source = ChanceSource(self.first.copy())
        self.finished = 0
        self.begin(env)

    def begin(self, env: VectorEnv) -> None:
        self.game = Game(env.players)
        self.game.deal(self.source)
        self.go_on(env)

    def done(self, env: VectorEnv) -> bool:
        return self.game.over or self.game.turn_number > env.setup.max_turns

    def go_on(self, env: VectorEnv) -> None:
        """Play the decisions that the environment makes itself."""
        setup = env.setup
        while (setup.skip_forced or setup.random_seats) and not self.done(env):
            ids = self.game.legal_moves.ids
            if setup.random_seats >> (self.game.turn or 0) & 1:
                choice = ids[self.source.randrange(len(ids))]
            elif setup.skip_forced and len(ids) == 1:
                choice = ids[0]
            else:
                return
            self.game.play(choice)
            self.game.deal(self.source)

    def play(self, env: VectorEnv, action: int) -> None:
        self.game.play(action)
        self.game.deal(self.source)
        self.go_on(env)

    def check_end(self, env: VectorEnv, seen: Buffers, index: int) -> None:
        """Check the flags, XP and win shares of a game that is done."""
        game = self.game
        assert seen.terminations[index] == game.over
        assert seen.truncations[index] != game.over
        assert seen.scores[index].tolist() == list(game.scores)
        share = np.zeros(env.players, np.float32)
        share[list(game.winners)] = 1 / max(1, len(game.winners))
        assert np.array_equal(seen.rewards[index], share)

    def check_question(self, seen: Buffers, index: int) -> None:
        """Check the player to move and the legal decisions."""
        assert seen.current_player[index] == self.game.turn
        assert np.flatnonzero(seen.action_mask[index]).tolist() == list(self.game.legal_moves.ids)


def follow(env: VectorEnv, seed: int, games: int) -> int:
    """Play games, compare each state with that of its twin, and return how many ended."""
    agent = RandomAgent(seed)
    env.reset(seed)  # seeds the generators
    twins = [Twin(env, index) for index in range(len(env))]
    generators = env.generators.copy()
    env.generators[:] = [twin.first for twin in twins]
    seen = env.reset()
    assert not np.array_equal(generators, env.generators)
    step = 0
    while min(twin.finished for twin in twins) < games:
        actions = agent.choose(seen.action_mask)
        env.step(actions, seen)
        done = (seen.terminations | seen.truncations).tolist()
        assert not seen.rewards[~np.array(done)].any()
        for index, (twin, action) in enumerate(zip(twins, actions.tolist(), strict=True)):
            twin.play(env, action)
            assert twin.done(env) == done[index]
            if done[index]:
                twin.check_end(env, seen, index)
                twin.finished += 1
                twin.begin(env)
            assert env.states[index].tobytes() == states_of(twin.game)[0].tobytes()
            if (step + index) % 4 == 0:
                twin.check_question(seen, index)
        step += 1
    return sum(twin.finished for twin in twins)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("games", "rounds"), [(80, 2), pytest.param(250, 4, marks=pytest.mark.nightly)]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_games_agree(players: int, games: int, rounds: int) -> None:
    """Compare hundreds of games, and thousands in the nightly run."""
    assert follow(VectorEnv(games, players), players, rounds) >= games * rounds


def test_games_agree_when_forced_decisions_are_skipped() -> None:
    assert follow(VectorEnv(60, 2, skip_forced=True), 5, 2) >= 120


def test_games_agree_when_some_seats_play_at_random() -> None:
    assert follow(VectorEnv(60, 3, random_seats=(0, 2), skip_forced=True), 6, 2) >= 120


def test_truncated_games_agree() -> None:
    env = VectorEnv(20, 2, max_turns=9)
    seen = env.reset(seed=1)
    agent, cut = RandomAgent(1), 0
    for _ in range(200):
        seen = env.step(agent.choose(seen.action_mask))
        cut += int(seen.truncations.sum())
        assert not seen.rewards[seen.truncations].any()  # R26
        assert not seen.terminations.any()
    assert cut > 20
    assert follow(env, 7, 2) >= 40
