"""Many games as one `gymnasium.vector.VectorEnv`: in each of them one seat learns.

Observations, masks, rewards and ends are those of `OverworldEnv`, game by game: with the same seeds
this is what `gymnasium.vector.SyncVectorEnv` makes of it, in compiled code. All arrays that `reset`
and `step` return belong to the caller; nothing is written over later.

>>> import gymnasium, overworld.env
>>> envs = gymnasium.make_vec("overworld/Overworld-v0", num_envs=64)
>>> observations, infos = envs.reset(seed=7)
>>> actions = infos["action_mask"].argmax(axis=1)  # the first legal decision of each
>>> observations, rewards, terminations, truncations, infos = envs.step(actions)
>>> observations.shape, infos["action_mask"].shape, rewards.shape
((64, 764), (64, 94), (64,))
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from overworld.errors import needs_extra

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, SyncVectorEnv
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise needs_extra(__name__, "env", missing) from None

from overworld.bots import BotLike
from overworld.env.rendering import RENDER_MODES, Pixels, check_mode, render
from overworld.env.setup import positions_of
from overworld.env.single import ILLEGAL_REWARD, RANDOM, Info, OverworldEnv, opponents_of
from overworld.env.stepping import Flags
from overworld.env.vector import VectorEnv
from overworld.observation.schema import Bytes
from overworld.rules.state import DECISIONS, Ints, States

RESET_MASK = "reset_mask"
"""Gymnasium's option of `reset`: which games begin anew, where they do not do so by themselves."""


def make_vector(
    num_envs: int = 1,
    players: int = 2,
    *,
    opponents: BotLike | Sequence[BotLike] = RANDOM,
    autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    **options: Any,
) -> GymnasiumVectorEnv[Any, Any, Any]:
    """What `gymnasium.make_vec` makes: compiled against `random`, else one game after the other."""
    if all(one == RANDOM for one in opponents_of(players, opponents)):
        return OverworldVectorEnv(num_envs, players, autoreset_mode=autoreset_mode, **options)
    make = partial(OverworldEnv, players, opponents=opponents, **options)
    return SyncVectorEnv([make] * num_envs, autoreset_mode=autoreset_mode)


class OverworldVectorEnv(GymnasiumVectorEnv[Bytes, npt.ArrayLike, npt.NDArray[Any]]):
    """One seat at each of many tables; the others decide at random."""

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        *,
        seat: int = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Sets up the tables.

        Args:
            num_envs: How many games there are.
            players: How many seats each has, 2 to 4.
            seat: The learner's seat.
            autoreset_mode: When a game that is done begins anew: in the next step, in the same one
                (what was last seen is in `infos["final_obs"]` then), or never.
            render_mode: None, `ansi`, `svg` or `rgb_array`.
            options: As for `overworld.env.setup.Setup`.
        """
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} among {players} players")
        others = tuple(other for other in range(players) if other != seat)
        self._games = VectorEnv(num_envs, players, random_seats=others, **options)
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
        """Begins every game anew, or those of `options["reset_mask"]`.

        A seed is the first game's, and each game has the next one, if they are not all given.
        `options["positions"]` are texts of positions in which the learner decides: games begin
        there in turn, those too that begin anew before the next `reset`.
        """
        positions = positions_of(options, (RESET_MASK,))
        which = self._which((options or {}).get(RESET_MASK))
        seeds = self._seeds(seed)
        starts = None
        if positions is not None:
            starts = self._games.setup.states_at(positions, len(positions))
        if isinstance(seed, int):
            super().reset(seed=seed)
        self._games.seed_each(seeds, which)
        self._starts = starts
        self._turns[which] = 0
        self._begin(which)
        self._begun = True
        return self._seen.observations.copy(), self._infos()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            seed = int(seed)
            return range(seed, seed + self.num_envs)
        if len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} seeds are needed, not {len(seed)}")
        return seed

    def _which(self, mask: Any) -> Flags:
        """The games that are to begin anew."""
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        if not self._begun:
            raise RuntimeError("reset all games first")
        which = np.asarray(mask)
        if which.shape != (self.num_envs,) or which.dtype != np.bool_:
            found = f"{which.shape} of {which.dtype}"
            raise ValueError(f"{RESET_MASK}: {self.num_envs} of bool are needed, not {found}")
        return which

    def _begin(self, which: Flags) -> None:
        """Begins some games anew, each at the next position in its turn."""
        starts = self._starts
        if starts is not None:
            turns = np.arange(self.num_envs) + self.num_envs * self._turns
            starts = starts[turns % len(starts)]
            self._turns[which] += 1
        self._games.begin(which, self._seen, starts)
        self._done[which] = False

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Bytes, npt.NDArray[np.float64], Flags, Flags, Info]:
        """Plays a decision in every game, and on up to the learner's next one.

        An illegal decision ends its game with a reward of -1. What is decided for a game that
        begins anew in this step is not looked at.
        """
        if not self._begun:
            raise RuntimeError("reset first")
        chosen, seen = self._whole_numbers(actions), self._seen
        begins = self._done.copy()
        if begins.any() and self.autoreset_mode is AutoresetMode.DISABLED:
            raise RuntimeError(f"game {int(begins.argmax())} is done; reset it first")
        inside = (chosen >= 0) & (chosen < DECISIONS)
        legal = seen.masks[np.arange(self.num_envs), np.where(inside, chosen, 0)] & inside
        if begins.any():
            self._begin(begins)
        self._games.step(chosen, seen, again=False, which=legal & ~begins)
        illegal = ~legal & ~begins
        rewards = seen.rewards[:, self.seat].astype(np.float64)
        rewards[illegal] = ILLEGAL_REWARD
        terminations, truncations = seen.terminations | illegal, seen.truncations.copy()
        self._done = terminations | truncations
        self._look(self._done)
        final: Info = {}
        if self._done.any() and self.autoreset_mode is AutoresetMode.SAME_STEP:
            final = self._final()
            self._begin(self._done.copy())
        infos = {**final, **self._infos()}
        return seen.observations.copy(), rewards, terminations, truncations, infos

    def _whole_numbers(self, actions: npt.ArrayLike) -> Ints:
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"{self.num_envs} whole numbers are needed, not {chosen.shape} of {chosen.dtype}"
            )
        return chosen.astype(np.int64, copy=False)

    def _look(self, done: Flags) -> None:
        """Shows games that are done from the learner's seat, whoever had the last turn."""
        for index in np.flatnonzero(done).tolist():
            self._seen.observations[index] = self._games.observation_from(index, self.seat)

    def _infos(self) -> Info:
        masks = self._seen.masks.astype(np.int8)
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _final(self) -> Info:
        """What was last seen in games that are done, as Gymnasium's own environments tell it."""
        done = self._done
        observations = np.full(self.num_envs, None, object)
        for index in np.flatnonzero(done).tolist():
            observations[index] = self._seen.observations[index].copy()
        masks = np.where(done[:, None], self._seen.masks, False).astype(np.int8)
        return {
            "final_obs": observations,
            "_final_obs": done.copy(),
            "final_info": {"action_mask": masks, "_action_mask": done.copy()},
            "_final_info": done.copy(),
        }

    def action_masks(self) -> Flags:
        """Which decisions are legal, game by game."""
        legal: Flags = self._seen.masks.copy()
        return legal

    def render(self) -> tuple[str | Pixels, ...] | None:
        """All tables in ASCII, as SVG or as pixels, as `render_mode` says."""
        if self.render_mode is None:
            return None
        shown = (render(self._games.game(at), self.render_mode) for at in range(self.num_envs))
        return tuple(one for one in shown if one is not None)
