"""`overworld bench env`: measure the speed of the environments, next to one of PettingZoo."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import random
import time
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np

from overworld.cli.bench import Stopwatch, printed_as_json
from overworld.cli.common import chosen_box, install_command
from overworld.components import Box
from overworld.env import CudaVectorEnv, VectorEnv
from overworld.env.cuda import missing_for_cuda
from overworld.env.random_agent import RandomAgent
from overworld.env.stepping import Flags
from overworld.i18n import t
from overworld.observation.schema import size
from overworld.rules.state import Ints

GAMES, STEPS = 1024, 40
GPU_GAMES = 65_536
PARTS = 10  # per run; short ones, so that other processes disturb only some
PEER_GAMES = {"overworld": 12, "tictactoe": 150}  # about the same number of steps
GYMNASIUM_GAMES = 60


def bench_env(arguments: argparse.Namespace) -> int:
    """Run the benchmark and print it as text or JSON."""
    report = measure(chosen_box(arguments.box), arguments.runs)
    if printed_as_json(report, arguments):
        return 0
    for players, rate in report["vector_decisions_per_s"].items():
        length = report["observation_bytes"][players]
        print(
            t("bench-vector", games=GAMES, players=players, rate=f"{rate:,.0f}", bytes=str(length))
        )
    rate = report["vector_skip_forced_per_s"]
    print(t("bench-vector-skip", rate=f"{rate:,.0f}"))
    on_gpu = report["gpu_decisions_per_s"]
    if on_gpu is None:
        print(t("bench-no-gpu"))
    else:
        for players, rate in on_gpu.items():
            print(t("bench-gpu", games=GPU_GAMES, players=players, rate=f"{rate:,.0f}"))
    ours, theirs = report["pettingzoo_steps_per_s"], report["tictactoe_steps_per_s"]
    if ours is None:
        print(t("bench-env-missing", command=install_command("env")))
    else:
        for name, steps in ours.items():
            peer = "pip install pygame" if theirs is None else f"{theirs[name]:,.0f}"
            print(t("bench-pettingzoo", name=name, rate=f"{steps:,.0f}", peer=peer))
    alone, many = report["gymnasium_steps_per_s"], report["gymnasium_vector_steps_per_s"]
    if alone is not None and many is not None:
        print(t("bench-gymnasium", rate=f"{alone:,.0f}"))
        print(t("bench-gymnasium-vector", games=GAMES, rate=f"{many:,.0f}"))
    return 0


def measure(box: Box, runs: int) -> dict[str, Any]:
    """Return the best of several runs, which alternate with those of PettingZoo's environment.

    A number is None if a package or the GPU is missing.
    """
    report: dict[str, Any] = {
        "observation_bytes": {str(players): size(players) for players in (2, 3, 4)},
        "vector_decisions_per_s": {
            str(players): vector(box, runs, players, skip_forced=False) for players in (2, 3, 4)
        },
        "vector_skip_forced_per_s": vector(box, runs, 2, skip_forced=True),
        "gpu_decisions_per_s": None,
        "pettingzoo_steps_per_s": None,
        "tictactoe_steps_per_s": None,
        "gymnasium_steps_per_s": None,
        "gymnasium_vector_steps_per_s": None,
    }
    if missing_for_cuda() is None:
        report["gpu_decisions_per_s"] = {
            str(players): on_gpu(box, runs, players) for players in (2, 3, 4)
        }
    if find_spec("pettingzoo") is not None:
        from overworld.env import overworld_v0

        peer = _tictactoe()
        ours, theirs = {}, {}
        for name in ("env", "raw_env"):
            own = getattr(overworld_v0, name)(box=box)
            other = getattr(peer, name)() if peer is not None else None
            rates, peers = [], []
            for _ in range(runs + 1):
                rates.append(pettingzoo_rate(own, PEER_GAMES["overworld"]))
                if other is not None:
                    peers.append(pettingzoo_rate(other, PEER_GAMES["tictactoe"]))
            ours[name], theirs[name] = max(rates), max(peers, default=0.0)
        report["pettingzoo_steps_per_s"] = ours
        report["tictactoe_steps_per_s"] = theirs if peer is not None else None
    if find_spec("gymnasium") is not None:
        report["gymnasium_steps_per_s"] = single(box, runs)
        report["gymnasium_vector_steps_per_s"] = gymnasium_vector(box, runs)
    return report


def vector(box: Box, runs: int, players: int, *, skip_forced: bool) -> float:
    """Return decisions per second of the vector environment, without the time to choose."""
    env = VectorEnv(GAMES, players, box=box, skip_forced=skip_forced)
    out = env.reset(seed=1)
    return vector_rate(runs, out.action_mask, lambda actions: env.step(actions, out).action_mask)


def gymnasium_vector(box: Box, runs: int) -> float:
    """Return decisions per second of the Gymnasium vector environment against `random`."""
    import gymnasium

    envs = gymnasium.make_vec(
        "overworld/Overworld-v0", num_envs=GAMES, autoreset_mode="SameStep", box=box
    )

    def step(actions: Ints) -> Flags:
        legal: Flags = envs.step(actions)[4]["action_mask"].view(np.bool_)
        return legal

    return vector_rate(runs, envs.reset(seed=1)[1]["action_mask"].view(np.bool_), step)


def vector_rate(runs: int, masks: Flags, step: Callable[[Ints], Flags]) -> float:
    """Return decisions per second of `step`, which plays one decision in each game."""
    agent = RandomAgent(seed=1)
    for _ in range(5 * STEPS):  # so that the games are in different phases
        masks = step(agent.choose(masks))
    best = 0.0
    for _ in range(PARTS * runs):
        watch = Stopwatch()
        for _ in range(STEPS):
            masks = watch.time(step, agent.choose(masks))
        best = max(best, GAMES * STEPS / watch.seconds)
    return best


def on_gpu(box: Box, runs: int, players: int) -> float:
    """Return random decisions per second on a GPU, with the time to choose."""
    from overworld.env.device import choose_at_random

    env = CudaVectorEnv(GPU_GAMES, players, box=box)
    out, best = env.reset(seed=1), 0.0
    actions, rngs = env.device_array(np.int64), env.device_array(np.int64, 4)
    rngs.copy_to_device(env.generators)
    for run in range(runs + 1):
        start = time.perf_counter()
        for _ in range(5 * STEPS):
            choose_at_random(out.action_mask, rngs, actions)
            env.step(actions, out, check=False)
        env.check_decisions()  # waits for the device
        best = max(best, run and GPU_GAMES * 5 * STEPS / (time.perf_counter() - start))
    return best


def pettingzoo_rate(env: Any, games: int) -> float:
    """Return steps (`last` and `step`) per second of a PettingZoo environment."""
    source, steps, watch = random.Random(1), 0, Stopwatch()
    for seed in range(games):
        watch.time(env.reset, seed=seed)
        while env.agents:
            seen, _, terminated, truncated, _ = watch.time(env.last)
            action = None
            if not (terminated or truncated):
                action = int(source.choice(np.flatnonzero(seen["action_mask"])))
            watch.time(env.step, action)
            steps += 1
    return steps / watch.seconds


def single(box: Box, runs: int) -> float:
    """Return steps per second of the Gymnasium environment against `random`, unchecked."""
    import gymnasium

    env = gymnasium.make("overworld/Overworld-v0", disable_env_checker=True, box=box)
    best = 0.0
    for _ in range(runs + 1):
        source, steps, watch = random.Random(1), 0, Stopwatch()
        for seed in range(GYMNASIUM_GAMES):
            _, info = watch.time(env.reset, seed=seed)
            done = False
            while not done:
                action = source.choice(np.flatnonzero(info["action_mask"]))
                _, _, terminated, truncated, info = watch.time(env.step, action)
                done = terminated or truncated
                steps += 1
        best = max(best, steps / watch.seconds)
    return best


def _tictactoe() -> Any:
    """Return PettingZoo's tic-tac-toe without its greeting, or None if pygame is missing."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
            warnings.simplefilter("ignore")
            from pettingzoo.classic import tictactoe_v3
    except ImportError:
        return None
    return tictactoe_v3
