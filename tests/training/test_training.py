"""Training on a CPU: learning, resuming, errors, and agreement with the bots."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from tests.networks import random_network

from overworld.bots.network import NetworkError, load_network, network_inputs
from overworld.cli.main import main
from overworld.env import VectorEnv
from overworld.env.random_agent import RandomAgent
from overworld.observation.schema import Bytes, size
from overworld.rules.state import SEATS
from overworld.training.expert import Expert
from overworld.training.mixture import Mixture
from overworld.training.model import Player, export_network, translation, write_input
from overworld.training.ppo import SelfPlay
from overworld.training.rollout import Rollout
from overworld.training.run_files import load_checkpoint
from overworld.training.settings import TrainingSettings, small
from overworld.training.trainer import CHECKPOINT, SELF_PLAY, WEIGHTS, Trainer

CPU = torch.device("cpu")
TINY = replace(
    small(),
    width=16,
    games=24,
    steps=8,
    batch=64,
    search_games=12,
    search_steps=2,
    search_batch=16,
    simulations=6,
    spread_steps=4,
    evaluation_games=8,
    mix=(0.5, 0.25, 0.25),
)


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


def seen_by(players: int) -> Bytes:
    """Return observations of running games, four seats wide."""
    env, agent = VectorEnv(12, players), RandomAgent(1)
    seen = env.reset(seed=1)
    for _ in range(60):
        seen = env.step(agent.choose(seen.action_mask))
    rows = np.zeros((12, size(SEATS)), np.uint8)
    rows[:, : size(players)] = seen.observations
    return rows


@pytest.mark.parametrize("players", [2, 3, 4])
def test_inputs_equal_those_of_the_bots(players: int) -> None:
    """Check the batch of a CPU, and single inputs as a GPU writes them."""
    rows, counts = seen_by(players), np.full(12, players)
    wanted = network_inputs(rows[:, : size(players)])
    read = Player(8, 1, CPU).reader(torch.from_numpy(rows), torch.from_numpy(counts))
    assert np.array_equal(read.numpy(), wanted)
    found, out = translation(), np.full_like(wanted, np.nan)
    for column in range(out.shape[1]):
        write_input(rows, counts, found, 5, column, out)
    assert np.array_equal(out[5], wanted[5])


def test_torch_and_the_weights_file_give_the_same_outputs(tmp_path: Path) -> None:
    player = Player(32, 2, CPU)
    network = random_network(3, width=32, blocks=2)
    names = player.trunk.state_dict()
    weights = {name: torch.from_numpy(getattr(network, name)) for name in names}
    player.trunk.load_state_dict(weights)
    rows = seen_by(3)
    with torch.no_grad():
        outputs = player.trunk(player.reader(torch.from_numpy(rows), torch.full((12,), 3)))
    again = export_network(player.trunk, {}).outputs(rows[:, : size(3)])
    assert np.allclose(outputs.numpy(), again, atol=1e-4)
    assert np.allclose(again, network.outputs(rows[:, : size(3)]), atol=1e-5)


def test_a_mixture_has_all_numbers_of_players_and_win_shares_of_one() -> None:
    tables = Mixture(40, (0.5, 0.25, 0.25), CPU)
    tables.reset(1)
    assert sorted(set(tables.players.tolist())) == [2, 3, 4]
    ended = 0
    for _ in range(250):
        tables.step((torch.rand(tables.action_mask.shape) + 1).mul(tables.action_mask).argmax(1))
        done = tables.dones
        assert torch.allclose(tables.shares[done].sum(1), torch.ones(int(done.sum())))
        ended += int(done.sum())
    assert ended > 20
    assert not tables.observations[tables.players == 2, size(2) :].any()


def test_advantages_lead_from_the_value_to_the_result() -> None:
    """With lambda 1, value and advantage add up to the result of the game or the last value."""
    tables = Mixture(3, (1, 0, 0), CPU)
    rollout = Rollout(4, tables)
    rollout.shares[:] = torch.rand(rollout.shares.shape)
    rollout.dones[2, 0] = True
    rollout.won[2, 0, 1] = 1.0
    shares, _ = rollout.advantages(1.0)
    total = rollout.shares[:-1] + shares
    assert torch.allclose(total[:3, 0], rollout.won[2, 0].expand(3, SEATS), atol=1e-6)
    assert torch.allclose(total[3, 0], rollout.shares[4, 0], atol=1e-6)
    assert torch.allclose(total[:, 1], rollout.shares[4, 1].expand(4, SEATS), atol=1e-6)


def losses_on_one_round(stage: Any, times: int) -> list[float]:
    """Return the losses of the win share while the stage learns from one round."""
    stage.play()
    learn = (lambda: stage.learn(0.0)) if isinstance(stage, SelfPlay) else stage.learn
    return [learn()["share_loss"] for _ in range(times)]


@pytest.mark.parametrize("kind", [SelfPlay, Expert])
def test_the_loss_decreases(kind: Any) -> None:
    torch.manual_seed(1)
    player = Player(16, 1, CPU)
    torch.nn.init.normal_(player.trunk.get_parameter("heads"), std=0.3)  # starts with wrong values
    optimiser = torch.optim.Adam(player.parameters(), 0.01)
    losses = losses_on_one_round(kind(player, optimiser, TINY, CPU), 12)
    assert losses[-1] < losses[0]


@pytest.mark.parametrize("gumbel", [False, True])
def test_the_search_policy_is_over_legal_decisions(gumbel: bool) -> None:
    player = Player(16, 1, CPU)
    optimiser = torch.optim.Adam(player.parameters(), 0.01)
    stage = Expert(player, optimiser, replace(TINY, gumbel=gumbel), CPU)
    stage.play()
    policies, masks = stage.policies.flatten(0, 1), stage.rollout.action_mask.flatten(0, 1)
    assert torch.allclose(policies.sum(1), torch.ones(len(policies)), atol=1e-4)
    assert not policies[~masks].any()
    assert torch.allclose(stage.searcher.shares.sum(1), torch.ones(len(stage.tables)), atol=1e-4)


def test_a_run_resumes_where_it_ended(tmp_path: Path) -> None:
    first = Trainer(tmp_path, TINY, CPU, lambda line: None)
    first.run(0.02)
    kept = load_checkpoint(tmp_path / CHECKPOINT, CPU)
    assert kept.progress == first.progress
    other = replace(TINY, width=32)  # a resumed network keeps its width
    second = Trainer(tmp_path, other, CPU, lambda line: None, resume=True)
    assert second.progress == first.progress
    for name, weights in first.player.trunk.state_dict().items():
        assert torch.equal(weights, second.player.trunk.state_dict()[name])
    second.run(0.02)
    assert second.progress.rounds > first.progress.rounds > 0
    report = load_network(tmp_path / WEIGHTS).about.report
    assert report["progress"] == asdict(second.progress)
    heads = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert [row["settings"]["width"] for row in heads if "settings" in row] == [16, 16]
    third = Trainer(tmp_path / "new", TINY, CPU, lambda line: None, start=tmp_path / WEIGHTS)
    assert third.progress == second.progress


def test_a_long_run_has_no_expert_iteration_by_default(tmp_path: Path) -> None:
    trainer = Trainer(tmp_path, TINY, CPU, lambda line: None)
    trainer.progress.ppo_seconds = 100_000.0
    trainer.run(0.001)
    assert trainer.progress.ppo_decisions > 0
    assert trainer.progress.search_decisions == 0
    assert not (tmp_path / SELF_PLAY).exists()


@pytest.mark.parametrize("share", [0.5, 1.0])
def test_expert_iteration_follows_self_play_if_it_has_a_share(tmp_path: Path, share: float) -> None:
    trainer = Trainer(tmp_path, replace(TINY, expert_share=share), CPU, lambda line: None)
    trainer.run(0.001)
    assert (trainer.progress.ppo_decisions > 0) == (share < 1)
    assert trainer.progress.search_decisions > 0
    before, after = load_network(tmp_path / SELF_PLAY), load_network(tmp_path / WEIGHTS)
    assert not np.array_equal(before.heads, after.heads)


def test_the_command_gives_expert_iteration_its_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares = []
    monkeypatch.setattr(
        Trainer, "run", lambda trainer, minutes: shares.append(trainer.settings.expert_share)
    )
    cpu = ["train", "--device", "cpu", "--out", str(tmp_path)]
    assert main(cpu) == 0
    assert main([*cpu, "--expert-percent", "40"]) == 0
    assert shares == [0.0, 0.4]
    with pytest.raises(SystemExit):
        main([*cpu, "--expert-percent", "101"])


@pytest.mark.parametrize("what", ["observation", "rules", "box"])
def test_a_checkpoint_of_another_version_raises_an_error(tmp_path: Path, what: str) -> None:
    Trainer(tmp_path, TINY, CPU, lambda line: None).run(0.0)
    file = tmp_path / CHECKPOINT
    whole = torch.load(file, weights_only=True)
    whole["about"][what] = "another"
    torch.save(whole, file)
    with pytest.raises(NetworkError, match=f"the {what} must be .*, got another"):
        Trainer(tmp_path, TINY, CPU, resume=True)
    file.write_bytes(file.read_bytes()[:1000])
    with pytest.raises(NetworkError, match="not a complete checkpoint"):
        Trainer(tmp_path, TINY, CPU, resume=True)


def test_invalid_arguments_of_the_command_print_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cpu = ["train", "--device", "cpu", "--out", str(tmp_path)]
    (tmp_path / "no.npz").write_bytes(b"nothing")
    assert main([*cpu, "--start", str(tmp_path / "no.npz")]) == 2
    assert "not a weights file" in capsys.readouterr().err
    assert main([*cpu, "--resume"]) == 2
    assert "checkpoint.pt: No such file" in capsys.readouterr().err
    (tmp_path / CHECKPOINT).write_bytes(b"nothing")
    assert main(cpu) == 2
    assert "--resume" in capsys.readouterr().err
    assert main([*cpu, "--resume"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    if not torch.cuda.is_available():
        assert main(["train", "--out", str(tmp_path / "gpu")]) == 2
        assert "--device cpu" in capsys.readouterr().err


def test_small_settings_have_fewer_games() -> None:
    assert small().mix == TrainingSettings().mix
    assert small().games < TrainingSettings().games


def in_simulator(gumbel: bool) -> None:
    """Grow trees by the kernels and by the loops of a CPU, and compare the results."""
    from numba import cuda

    from overworld.bots.guided_tree import NODE, Forest, halving_schedule, new_forest, new_searches
    from overworld.bots.network import OUTPUTS
    from overworld.env.setup import Setup
    from overworld.rules.generator import seed_generator
    from overworld.rules.state import DECISIONS
    from overworld.training import gpu_kernels, searcher

    env = VectorEnv(2, 3, skip_forced=True)
    env.reset(seed=3)
    setup, schedule = Setup(3), halving_schedule(4, 4)
    answers = np.random.default_rng(1).normal(size=(2, OUTPUTS)).astype(np.float32)
    rngs = np.array([seed_generator(1), seed_generator(2)])
    found = []
    for device in (False, True):
        put: Any = (lambda array: cuda.to_device(np.array(array))) if device else np.array
        outputs, trees = put(answers), np.zeros((2, 300), NODE)
        plain = new_forest(new_searches(2, rngs, gumbel), trees, setup.box, schedule)
        plain.roots[:] = env.states
        forest = Forest(*map(put, plain))
        forest = forest._replace(rows_u32=forest.rows.view(np.uint32))
        result = searcher.Result(
            actions=put(np.zeros(2, np.int64)),
            policy=put(np.zeros((2, DECISIONS), np.float32)),
            shares=put(np.zeros((2, SEATS), np.float32)),
            xp=put(np.zeros((2, SEATS), np.float32)),
        )
        if device:
            gpu_kernels.begin_kernel[1, 32](forest)
            for _ in range(4):
                gpu_kernels.select_kernel[1, 32](forest)
                gpu_kernels.absorb_kernel[1, 32](forest, outputs)
            gpu_kernels.result_kernel[1, 32](forest, result)
            arrays: tuple[Any, ...] = (*result, forest.rows)
            found.append([array.copy_to_host() for array in arrays])
        else:
            ids = np.zeros(DECISIONS, np.int64)
            searcher.begin_all(forest)
            for _ in range(4):
                searcher.select_all(ids, forest)
                searcher.absorb_all(ids, forest, outputs)
            searcher.write_results(forest, result)
            found.append([*result, forest.rows])
    for one, other in zip(*found, strict=True):
        assert np.array_equal(one, other)
    assert found[0][1].any()
    print("the same")


@pytest.mark.process
@pytest.mark.nightly
@pytest.mark.parametrize("gumbel", [False, True])
def test_kernels_and_loops_grow_the_same_trees(gumbel: bool) -> None:
    code = f"from tests.training.test_training import *; in_simulator({gumbel})"
    found = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stdout == "the same\n", found.stderr
