"""Random agents on the environments: a thousand games at once, and one game with PettingZoo.

python examples/random_agent.py
"""

from __future__ import annotations

import time

import numpy as np

from overworld.env import VectorEnv, overworld_v0
from overworld.env.random_agent import RandomAgent


def play_many(games: int = 1024, steps: int = 1000) -> None:
    """Plays many games at once and tells who wins how often, and how fast that was."""
    env, agent = VectorEnv(games, players=2), RandomAgent(seed=1)
    seen = env.reset(seed=1)
    shares, finished, start = np.zeros(2), 0, time.perf_counter()
    for _ in range(steps):
        seen = env.step(agent.choose(seen.action_mask))
        shares += seen.rewards.sum(axis=0)
        finished += int(seen.terminations.sum())
    rate = games * steps / (time.perf_counter() - start)
    print(f"{finished} games, {rate:,.0f} decisions a second; red {shares[0] / finished:.3f}")


def play_one() -> None:
    """Plays one game of three agents through PettingZoo."""
    env = overworld_v0.env(players=3)
    env.reset(seed=1)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(seen["action_mask"]))
    print(paid)


if __name__ == "__main__":
    play_many()
    play_one()
