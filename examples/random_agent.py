"""Random agents: a thousand games in the vector environment, and one game with PettingZoo.

python examples/random_agent.py
"""

from __future__ import annotations

import time

import numpy as np

from overworld.env import RandomAgent, VectorEnv, overworld_v0


def play_many(games: int = 1024, steps: int = 1000) -> None:
    """Play many games; print how often the first seat wins, and the speed."""
    env, agent = VectorEnv(games, players=2), RandomAgent(seed=1)
    out = env.reset(seed=1)
    env.step(agent.choose(out.action_mask), out=out)  # the first step compiles, which takes a while
    shares, finished, start = np.zeros(2), 0, time.perf_counter()
    for _ in range(steps):
        env.step(agent.choose(out.action_mask), out=out)  # reuses the arrays
        shares += out.rewards.sum(axis=0)
        finished += int(out.terminations.sum())
    rate = games * steps / (time.perf_counter() - start)
    print(f"{finished} games, {rate:,.0f} decisions a second; red {shares[0] / finished:.3f}")


def play_one() -> None:
    """Play one game of three agents with PettingZoo."""
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
