"""MaskablePPO of sb3-contrib as an agent: training, and a bot that uses the networks.

There is one network for each number of players. It is trained against `random` on 16 tables in
parallel, with float observations, the change of the lead in XP as reward, and without forced
decisions. The same seed and versions give the same network on the same machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from overworld.errors import needs_extra

try:
    import gymnasium
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.logger import Logger
    from stable_baselines3.common.vec_env import DummyVecEnv
except ImportError as missing:
    raise needs_extra(__name__, "benchmark", missing) from None

from overworld.bots import Budget
from overworld.env import observe
from overworld.env.single import OverworldEnv
from overworld.game import Game
from overworld.notation import Move
from overworld.observation.floats import float_size, to_floats

STEPS = 50_000
"""Training steps (decisions) of one network."""

SEED = 1
TABLES = 16
ROLLOUT_STEPS = 256
"""Maximum number of steps per table between two updates."""

_REWARD_PER_XP = 0.05
"""Scales rewards to about 1."""

Floats = npt.NDArray[np.float32]


class Table(gymnasium.Env[Floats, np.int64]):
    """The Gymnasium environment with float observations and scaled rewards."""

    def __init__(self, players: int) -> None:
        self._table = OverworldEnv(players, reward="difference", skip_forced=True)
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (float_size(players),))
        self.action_space = self._table.action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        seen, info = self._table.reset(seed=seed, options=options)
        return to_floats(seen[None])[0], info

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        seen, reward, terminated, truncated, info = self._table.step(action)
        return to_floats(seen[None])[0], _REWARD_PER_XP * reward, terminated, truncated, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        return self._table.action_masks()


@contextmanager
def one_thread() -> Iterator[None]:
    """Limit torch to one thread: sums keep their order, and small networks are no slower."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(threads)


@cache
def load_policy(file: Path) -> MaskablePPO:
    """Load a network once."""
    return MaskablePPO.load(file, device="cpu")


def policy_file(folder: Path, players: int) -> Path:
    """Return the file of the network for a number of players."""
    return folder / f"maskable-ppo-{players}.zip"


def train(players: int, folder: Path, *, steps: int = STEPS, seed: int = SEED) -> Path:
    """Train a network for a number of players in one thread; return its file."""
    with one_thread():
        model = MaskablePPO(
            "MlpPolicy",
            DummyVecEnv([lambda: Table(players)] * TABLES),
            n_steps=min(ROLLOUT_STEPS, steps // TABLES),
            batch_size=512,
            gamma=0.999,
            ent_coef=0.01,
            seed=seed,
            device="cpu",
        )
        # The default logger leaves a folder among the system's temporary files.
        model.set_logger(Logger(folder=None, output_formats=[]))
        model.learn(total_timesteps=steps)
    folder.mkdir(parents=True, exist_ok=True)
    file = policy_file(folder, players)
    model.save(file)
    load_policy.cache_clear()
    return file


class MaskablePPOBot:
    """A bot that plays the best move by the network, without a search."""

    name = "maskable-ppo"

    def __init__(self, seed: int = 0, budget: Budget | None = None, *, folder: str) -> None:
        self._folder = Path(folder)

    def choose(self, game: Game) -> Move:
        """Return the legal move with the largest logit."""
        seen = observe(game)
        network = load_policy(policy_file(self._folder, len(game.colours)))
        with one_thread():
            action, _ = network.predict(
                to_floats(seen[None])[0], action_masks=game.legal_moves.mask, deterministic=True
            )
        return game.legal_moves.move(int(action))
