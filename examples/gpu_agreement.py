"""Play the same games on a GPU and on a CPU, and compare all arrays.

    pip install -e ".[gpu]"
    python examples/gpu_agreement.py                  # takes some minutes; needs an NVIDIA GPU

The program stops at the first difference.
"""

from __future__ import annotations

import argparse

import numpy as np

from overworld.env import REWARDS, CudaVectorEnv, RandomAgent, VectorEnv


def compare(games: int, players: int, steps: int, seed: int) -> int:
    """Play with different options for each number of players; return how many games ended."""
    options = {
        "reward": REWARDS[(players + seed) % 3],
        "skip_forced": (players + seed) % 2 == 0,
        "random_seats": (players - 1,) if seed % 2 else (),
    }
    cpu = VectorEnv(games, players, **options)
    gpu = CudaVectorEnv(games, players, **options)
    agent, seen, also = RandomAgent(seed), cpu.reset(seed), gpu.reset(seed)
    ended = 0
    for step in range(steps):
        host = also.to_host()
        for name, array in seen.arrays().items():
            if not np.array_equal(array, getattr(host, name)):
                raise SystemExit(f"{players} players, {options}: {name} differ in step {step}")
        actions = agent.choose(seen.action_mask)
        cpu.step(actions, seen)
        gpu.step(actions, also)
        ended += int(seen.terminations.sum() + seen.truncations.sum())
    states = gpu.states.copy_to_host()
    for name in states.dtype.names:
        if not np.array_equal(cpu.states[name], states[name]):
            raise SystemExit(f"{players} players, {options}: {name} of the states differ")
    return ended


def main() -> None:
    """Compare games of two, three and four players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=600)
    arguments = parser.parse_args()
    for seed in (1, 2):
        for players in (2, 3, 4):
            ended = compare(arguments.games, players, arguments.steps, seed)
            print(f"{players} players, seed {seed}: {ended} whole games agree", flush=True)


if __name__ == "__main__":
    main()
