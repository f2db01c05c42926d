"""Builders & Biomes as a Gymnasium environment: one seat, against bots.

An observation is a row of bytes, described in `overworld.observation.schema`, always from the
learner's seat. What is legal is in `info["action_mask"]`, and in `action_masks()` for libraries
that ask. An illegal decision ends the episode with a reward of -1, as PettingZoo's wrapper does.

>>> import gymnasium, overworld.env
>>> env = gymnasium.make("overworld/Overworld-v0", opponents="random")
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> observation.shape, reward
((764,), 0.0)
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, SupportsIndex, TypeAlias

import numpy as np

from overworld.errors import needs_extra

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as missing:
    raise needs_extra(__name__, "env", missing) from None

from overworld.bots import BotLike
from overworld.env.bot_table import BotTable
from overworld.env.buffers import Buffers
from overworld.env.rendering import RENDER_MODES, Pixels, check_mode, render
from overworld.env.setup import Setup, positions_of
from overworld.env.stepping import Flags
from overworld.env.vector import VectorEnv
from overworld.observation.schema import Bytes
from overworld.rules.state import DECISIONS

RANDOM = "random"
ILLEGAL_REWARD = -1.0

Info: TypeAlias = dict[str, Any]


def opponents_of(players: int, opponents: BotLike | Sequence[BotLike]) -> list[BotLike]:
    """Who holds the seats after the learner's, clockwise."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return [opponents] * (players - 1)
    if len(opponents) != players - 1:
        raise ValueError(f"{players - 1} opponents are needed, not {len(opponents)}")
    return list(opponents)


class OverworldEnv(gymnasium.Env[Bytes, np.int64]):
    """One seat of a table; the others belong to bots."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - as in Env

    def __init__(
        self,
        players: int = 2,
        *,
        seat: int = 0,
        opponents: BotLike | Sequence[BotLike] = RANDOM,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Sets up a table.

        Args:
            players: How many seats there are, 2 to 4.
            seat: The learner's seat.
            opponents: A bot for all other seats, or one for each of them, clockwise: as it is
                written, a class, a function that builds one for every game, or a bot itself.
            render_mode: None, `ansi`, `svg` or `rgb_array`.
            options: As for `overworld.env.setup.Setup`.
        """
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} among {players} players")
        given = opponents_of(players, opponents)
        bots = {(seat + 1 + at) % players: what for at, what in enumerate(given)}
        self.seat = seat
        self.render_mode = check_mode(render_mode)
        self._table: VectorEnv | BotTable
        if all(what == RANDOM for what in given):  # as fast as compiled code is
            self._table = VectorEnv(1, players, random_seats=tuple(bots), **options)
        else:
            self._table = BotTable(Setup(players, **options), bots)
        self._seen = Buffers.allocate(1, players)
        self._action = np.zeros(1, np.int64)
        self._done = True
        self.observation_space = spaces.Box(0, 255, (self._table.setup.size,), np.uint8)
        self.action_space = spaces.Discrete(DECISIONS)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Bytes, Info]:
        """Begins a new game and plays up to the learner's first decision.

        `options={"positions": [text]}` begins at a position in which the learner decides.
        """
        positions = positions_of(options)
        super().reset(seed=seed)
        self._table.reset(seed, self._seen, positions=positions)
        self._done = False
        return self._observation(), self._info()

    def step(self, action: SupportsIndex) -> tuple[Bytes, float, bool, bool, Info]:
        """Plays a decision, and on up to the learner's next one."""
        if self._done:
            raise RuntimeError("this game is done; reset first")
        seen = self._seen
        action = operator.index(action)
        if not 0 <= action < DECISIONS or not seen.masks[0, action]:
            self._done = True
            return self._observation(), ILLEGAL_REWARD, True, False, self._info()
        self._action[0] = action
        self._table.step(self._action, seen, again=False)
        terminated, truncated = seen.terminations.item(), seen.truncations.item()
        self._done = terminated or truncated
        reward = seen.rewards.item(self.seat)
        return self._observation(), reward, terminated, truncated, self._info()

    def action_masks(self) -> Flags:
        """Which decisions are legal."""
        legal: Flags = self._seen.masks[0].copy()
        return legal

    def _observation(self) -> Bytes:
        if self._done:  # whoever had the last turn
            return self._table.observation_from(0, self.seat)
        seen: Bytes = self._seen.observations[0].copy()
        return seen

    def _info(self) -> Info:
        return {"action_mask": self._seen.masks[0].astype(np.int8)}

    def render(self) -> str | Pixels | None:
        """The table in ASCII, as SVG or as pixels, as `render_mode` says."""
        return render(self._table.game(0), self.render_mode)
