"""Many games as one `gymnasium.vector.VectorEnv`, with one learner in each.

With the same seeds it returns exactly what a `SyncVectorEnv` of `OverworldEnv` returns, in compiled
code. `reset` and `step` return new arrays.

>>> import gymnasium, overworld.env
>>> envs = gymnasium.make_vec("overworld/Overworld-v0", num_envs=64)
>>> observations, infos = envs.reset(seed=7)
>>> actions = infos["action_mask"].argmax(axis=1)  # the first legal decision of each game
>>> observations, rewards, terminations, truncations, infos = envs.step(actions)
>>> observations.shape, infos["action_mask"].shape, rewards.shape
((64, 764), (64, 94), (64,))
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, Unpack

import numpy as np
import numpy.typing as npt

from overworld.errors import check_int, needs_extra

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, SyncVectorEnv
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise needs_extra(__name__, "env", missing) from None

from overworld.bots import BotLike
from overworld.components import Box
from overworld.env.buffers import wrong_array
from overworld.env.rendering import RENDER_MODES, Pixels, check_mode, render
from overworld.env.setup import EnvOptions, Reward, read_positions
from overworld.env.single import ILLEGAL_REWARD, RANDOM, Info, OverworldEnv, seat_bots
from overworld.env.stepping import Flags
from overworld.env.vector import VectorEnv
from overworld.observation.schema import Bytes
from overworld.rules.playout import TURN_LIMIT
from overworld.rules.state import DECISIONS, States


class LearnerOptions(EnvOptions, total=False):
    """The keyword arguments of `OverworldEnv` and `OverworldVectorEnv`."""

    seat: int
    render_mode: str | None


RESET_MASK = "reset_mask"
"""Gymnasium's option of `reset` for the mode `Disabled`: the games to start."""


def make_vector(
    num_envs: int = 1,
    players: int = 2,
    *,
    opponents: BotLike | Sequence[BotLike] = RANDOM,
    autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    **options: Unpack[LearnerOptions],
) -> GymnasiumVectorEnv[Any, Any, Any]:
    """Return the environment for `gymnasium.make_vec`: compiled if all opponents are `random`."""
    bots = seat_bots(players, options.get("seat", 0), opponents)
    if all(bot == RANDOM for bot in bots.values()):
        return OverworldVectorEnv(num_envs, players, autoreset_mode=autoreset_mode, **options)
    make = partial(OverworldEnv, players, opponents=opponents, **options)
    return SyncVectorEnv([make] * num_envs, autoreset_mode=autoreset_mode)


class OverworldVectorEnv(GymnasiumVectorEnv[Bytes, npt.ArrayLike, npt.NDArray[Any]]):
    """One seat in each of many games against random players."""

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        *,
        seat: int = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        boards: Sequence[str] | None = None,
        beginner: Collection[int] = (),
        first: int | None = None,
        box: Box | None = None,
        reward: Reward = "win",
        skip_forced: bool = False,
        max_turns: int = TURN_LIMIT,
        starts: Sequence[str | None] = (),
    ) -> None:
        """Set up the games.

        Args:
            num_envs: The number of games.
            players: The number of seats of each game, 2 to 4.
            seat: The learner's seat.
            autoreset_mode: When a game that is done starts again: in the next step, in the same one
                (its last observation is in `infos["final_obs"]`), or only by `reset`.
            render_mode: None, `ansi`, `svg` or `rgb_array`.
            boards: The id of the board of each seat. Default: in the order of the box.
            beginner: The seats that count all spaces instead of the largest group.
            first: The seat that moves first. Default: chance decides.
            box: The box. Default: the base box.
            reward: `win`, `margin` or `difference`, see `Reward`.
            skip_forced: Whether the environment makes decisions with one legal answer itself.
            max_turns: The number of turns after which a game is truncated (R26).
            starts: Positions; each game starts at a random one of them. None is a new game.

        Raises:
            TypeError: If an argument has the wrong type.
            ValueError: If another argument is invalid.
        """
        num_envs = check_int("num_envs", num_envs, 1)
        self._games = VectorEnv(
            num_envs,
            players,
            random_seats=seat_bots(players, seat, RANDOM),
            boards=boards,
            beginner=beginner,
            first=first,
            box=box,
            reward=reward,
            skip_forced=skip_forced,
            max_turns=max_turns,
            starts=starts,
        )
        self._seen = self._games.buffers()
        self._done = np.ones(num_envs, np.bool_)
        self._starts: States | None = None
        self._turns = np.zeros(num_envs, np.int64)
        self._begun = False
        self.seat = seat
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "autoreset_mode": self.autoreset_mode,
        }
        self.single_observation_space = spaces.Box(0, 255, (self._games.setup.size,), np.uint8)
        self.single_action_space = spaces.Discrete(DECISIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Bytes, Info]:
        """Start every game, or those of `options["reset_mask"]`.

        Args:
            seed: The seed of the first game; game i has this seed plus i. Or a list of seeds.
            options: `positions` is a list of positions in which the learner is to move. Games start
                there in turn, also those that start again before the next `reset`.

        Returns:
            The observations, and infos with `action_mask`.
        """
        positions = read_positions(options, (RESET_MASK,))
        which = self._which((options or {}).get(RESET_MASK))
        seeds = self._seeds(seed)
        starts = None
        if positions is not None:
            starts = self._games.setup.states_at(positions, len(positions))
        if isinstance(seeds, range):
            super().reset(seed=seeds.start)
        self._games._seed_each(seeds, which)
        self._starts = starts
        self._turns[which] = 0
        self._begin(which)
        self._begun = True
        return self._seen.observations.copy(), self._infos()

    def _seeds(self, seed: Any) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, str) or not isinstance(seed, Sequence | np.ndarray):
            first = check_int("seed", seed, 0)  # type: ignore[arg-type]
            return range(first, first + self.num_envs)
        if len(seed) != self.num_envs:
            raise ValueError(f"seed must have {self.num_envs} elements, got {len(seed)}")
        return [None if each is None else check_int("seed", each, 0) for each in seed]

    def _which(self, mask: Any) -> Flags:
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        if not self._begun:
            raise RuntimeError("call reset() for all games first")
        which = np.asarray(mask)
        if which.shape != (self.num_envs,) or which.dtype != np.bool_:
            raise wrong_array(RESET_MASK, (self.num_envs,), np.bool_, which)
        return which

    def _begin(self, which: Flags) -> None:
        """Start the chosen games, each at its next position."""
        starts = self._starts
        if starts is not None:
            turns = np.arange(self.num_envs) + self.num_envs * self._turns
            starts = starts[turns % len(starts)]
            self._turns[which] += 1
        self._games._begin(which, self._seen, starts)
        self._done[which] = False

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Bytes, npt.NDArray[np.float64], Flags, Flags, Info]:
        """Play a decision in every game, and the others up to the learner's next one.

        An illegal decision ends its game with a reward of -1. The action for a game that starts
        again in this step is ignored.

        Args:
            actions: The number of a decision for each game.

        Returns:
            The observations, rewards, terminations, truncations, and infos with `action_mask`.

        Raises:
            RuntimeError: If a game must be reset first.
            ValueError: If the actions have the wrong shape or dtype.
        """
        if not self._begun:
            raise RuntimeError("call reset() before step()")
        chosen, seen = self._games.check_actions(np.asarray(actions)), self._seen
        begins = self._done.copy()
        if begins.any() and self.autoreset_mode is AutoresetMode.DISABLED:
            raise RuntimeError(f"game {int(begins.argmax())} is done: reset it first")
        inside = (chosen >= 0) & (chosen < DECISIONS)
        legal = seen.action_mask[np.arange(self.num_envs), np.where(inside, chosen, 0)] & inside
        if begins.any():
            self._begin(begins)
        self._games.step(chosen, seen, autoreset=False, which=legal & ~begins)
        illegal = ~legal & ~begins
        rewards = seen.rewards[:, self.seat].astype(np.float64)
        rewards[illegal] = ILLEGAL_REWARD
        terminations, truncations = seen.terminations | illegal, seen.truncations.copy()
        self._done = terminations | truncations
        ended = self._done & ~illegal
        seen.observations[ended] = seen.final_obs[ended]
        final: Info = {}
        if self._done.any() and self.autoreset_mode is AutoresetMode.SAME_STEP:
            final = self._final()
            self._begin(self._done.copy())
        infos = {**final, **self._infos()}
        return seen.observations.copy(), rewards, terminations, truncations, infos

    def _infos(self) -> Info:
        masks = self._seen.action_mask.astype(np.int8)
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _final(self) -> Info:
        """Return the final observations and infos in the format of Gymnasium's environments."""
        done = self._done
        observations = np.full(self.num_envs, None, object)
        for index in np.flatnonzero(done).tolist():
            observations[index] = self._seen.observations[index].copy()
        masks = np.where(done[:, None], self._seen.action_mask, False).astype(np.int8)
        return {
            "final_obs": observations,
            "_final_obs": done.copy(),
            "final_info": {"action_mask": masks, "_action_mask": done.copy()},
            "_final_info": done.copy(),
        }

    def action_masks(self) -> Flags:
        """Return the legal decisions of each game."""
        legal: Flags = self._seen.action_mask.copy()
        return legal

    def render(self) -> tuple[str | Pixels, ...] | None:
        """Render all games as `render_mode` says."""
        frames = (render(self._games, at, self.render_mode) for at in range(self.num_envs))
        return tuple(frame for frame in frames if frame is not None) or None
