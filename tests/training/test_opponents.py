"""Opponents in self-play: their decisions, and learning from them."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest
import torch

from overworld.env import VectorEnv
from overworld.observation.schema import view
from overworld.rules.generator import seed_generator
from overworld.rules.state import COLUMNS, DECISIONS, SEATS, STATE
from overworld.training.mixture import Mixture
from overworld.training.model import Player
from overworld.training.opponents import Opponents, _Cpu, is_after_scoring
from overworld.training.ppo import SelfPlay, sample_logits
from overworld.training.settings import TrainingSettings, small

CPU = torch.device("cpu")
TINY = replace(
    small(),
    width=16,
    games=60,
    steps=8,
    batch=64,
    evaluation_games=8,
    mix=(0.5, 0.25, 0.25),
    hurried=0.3,
    tempted=0.2,
    simple=0.0,
)


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)


def some_tables(settings: TrainingSettings = TINY, steps: int = 30) -> Mixture:
    """Return random games after some decisions."""
    tables = Mixture(settings.games, settings.mix, CPU)
    tables.reset(1)
    for _ in range(steps):
        tables.step(
            sample_logits(
                torch.zeros(tables.action_mask.shape).masked_fill(~tables.action_mask, -1e9)
            )
        )
    return tables


def convinced(seed: int) -> Player:
    """Return a small network with random heads."""
    player = Player(16, 1, CPU)
    torch.manual_seed(seed)
    torch.nn.init.normal_(player.trunk.get_parameter("heads"), std=0.3)
    return player


def test_opponents_leave_a_seat_to_the_network() -> None:
    tables = some_tables(steps=0)
    seats = Opponents(tables, replace(TINY, simple=0.3)).seats
    count, some = seats.sum(1), seats.any(1)
    assert bool((count < tables.players).all())
    assert 0.6 < float(some.float().mean()) < 0.95
    assert not seats[tables.players == 2, 2:].any()
    alone = Opponents(tables, replace(TINY, hurried=0.0, tempted=0.0)).seats
    assert not alone.any()


def test_hurried_seats_are_pushed_towards_the_tallest_columns_only() -> None:
    tables = some_tables(steps=50)
    opponents = Opponents(tables, replace(TINY, hurried=1.0, tempted=0.0))
    logits = torch.randn(tables.action_mask.shape).masked_fill(~tables.action_mask, -1e9)
    said, push, own = opponents.behaviour(tables, logits)
    changed = said != logits
    assert torch.equal(changed[:, :COLUMNS], push > 0)
    assert torch.equal(own, ~changed.any(1))
    assert changed.any()
    assert not changed[:, COLUMNS:].any()
    assert not changed[~tables.action_mask].any()
    rows = tables.observations.numpy()
    for index in changed.any(1).nonzero()[:, 0].tolist():
        part = next(part for part in tables.parts if part.rows.start <= index < part.rows.stop)
        heights = part.env.states[index - part.rows.start]["height"][:COLUMNS]
        assert opponents.seats[index, tables.current_player[index]]
        xp = [int(view(rows[index], "xp", seat)) for seat in range(SEATS)]
        assert xp[0] > max(xp[1:])
        assert set(heights[changed[index, :COLUMNS].numpy()]) == {heights.max()}


def test_tempted_seats_learn_from_pushed_decisions() -> None:
    tables = some_tables(steps=60)
    opponents = Opponents(tables, replace(TINY, hurried=0.0, tempted=1.0))
    logits = torch.zeros(tables.action_mask.shape).masked_fill(~tables.action_mask, -1e9)
    said, push, own = opponents.behaviour(tables, logits)
    assert own.all()
    pushed = (push > 0).any(1)
    missing = view(tables.observations.numpy(), "layer").reshape(-1)
    assert pushed.any()
    assert missing[pushed.numpy()].max() <= 4 < missing.max()
    assert torch.equal(said[:, :COLUMNS], logits[:, :COLUMNS] + push)


def test_simple_bots_decide_for_their_seats_only() -> None:
    tables = some_tables(steps=40)
    settings = replace(TINY, hurried=0.0, tempted=0.0, simple=1.0)
    opponents = Opponents(tables, settings)
    logits = torch.zeros(tables.action_mask.shape).masked_fill(~tables.action_mask, -1e9)
    said, _, own = opponents.behaviour(tables, logits)
    away = opponents.seats.gather(1, tables.current_player[:, None])[:, 0]
    assert torch.equal(own, ~away)
    assert 0 < int(away.sum()) < len(tables)
    assert torch.equal(said[own], logits[own])
    chosen = sample_logits(said)
    assert tables.action_mask.gather(1, chosen[:, None]).all()
    assert torch.equal(chosen[away], said[away].argmax(1))
    again = Opponents(tables, settings)
    again.seats[:] = opponents.seats
    assert torch.equal(again.behaviour(tables, logits).logits, said)


def test_simple_bots_defeat_random_players() -> None:
    settings = replace(TINY, games=30, mix=(1.0, 0.0, 0.0), simple=1.0)
    tables = some_tables(settings, steps=0)
    opponents = Opponents(tables, settings)
    won, ended = 0.0, 0
    while ended < 30:
        logits = torch.zeros(tables.action_mask.shape).masked_fill(~tables.action_mask, -1e9)
        tables.step(sample_logits(opponents.behaviour(tables, logits).logits))
        won += float((tables.shares * opponents.seats)[tables.dones].sum())
        ended += int(tables.dones.sum())
    assert won / ended > 0.8


def test_hurried_seats_reach_more_positions_after_a_scoring() -> None:
    """Count decisions after a scoring, without learning."""
    late = []
    for hurried in (0.0, 1.0):
        tables = some_tables(steps=0)
        settings = replace(TINY, hurried=hurried, tempted=0.0, haste=20.0)
        opponents = Opponents(tables, settings)
        seen = 0.0
        for _ in range(60):
            logits = torch.zeros(tables.action_mask.shape).masked_fill(~tables.action_mask, -1e9)
            tables.step(sample_logits(opponents.behaviour(tables, logits)[0]))
            seen += float(is_after_scoring(tables.observations).float().mean())
        late.append(seen)
    assert late[1] > 1.5 * late[0]


def test_the_policy_learns_nothing_from_opponents() -> None:
    """If opponents made all decisions, only the values change."""
    player = convinced(3)
    stage = SelfPlay(
        player, torch.optim.SGD(player.parameters(), 0.1), replace(TINY, simple=0.5), CPU
    )
    stage.settings = replace(TINY, entropy=0.0, last_entropy=0.0)
    stage.play()
    assert 0 < float(stage.own.mean()) < 1
    stage.own[:] = 0
    before = player.trunk.get_parameter("heads_bias").clone()
    numbers = stage.learn(0.0)
    after = player.trunk.get_parameter("heads_bias")
    assert numbers["gain"] == 0.0
    assert torch.equal(before[:DECISIONS], after[:DECISIONS])
    assert not torch.equal(before[DECISIONS:], after[DECISIONS:])


def simple_bots_in_simulator() -> None:
    """Print whether the kernel and the loop make the same decisions, for every kind of bot."""
    from numba import cuda

    from overworld.training import gpu_kernels

    env = VectorEnv(3, 3, skip_forced=True)
    env.reset(seed=3)
    rngs, trials = np.array([seed_generator(seed) for seed in range(4)]), np.arange(4)
    loop = _Cpu(rngs.copy(), trials)
    chosen, asked = torch.zeros(4, dtype=torch.int64), torch.tensor([True, True, False, True])
    loop.decide(env.states, slice(1, 4), asked, chosen)
    put = cuda.to_device
    decided = put(np.zeros(4, np.int64))
    gpu_kernels.simple_bots_kernel[1, 32](
        put(env.states.copy()),
        1,
        put(asked.numpy()),
        put(np.zeros((4, 2), STATE)),
        put(np.array(loop.box)),
        put(rngs),
        put(trials),
        decided,
    )
    print(decided.copy_to_host().tolist() == chosen.tolist(), (chosen > 0).tolist())


def test_the_kernel_of_simple_bots_decides_as_the_loop_does() -> None:
    code = "from tests.training.test_opponents import *; simple_bots_in_simulator()"
    found = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stdout == "True [False, True, False, True]\n", found.stderr
