"""Builders & Biomes as a Gymnasium environment: one seat, against bots.

An observation is a row of bytes, see `overworld.observation.schema`, always from the learner's
seat. The legal decisions are in `info["action_mask"]`, and in `action_masks()` for libraries that
call it.
An illegal decision ends the episode with a reward of -1, as in PettingZoo's wrapper.

>>> import gymnasium, overworld.env
>>> env = gymnasium.make("overworld/Overworld-v0", opponents="random")
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> observation.shape, reward
((764,), 0.0)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, SupportsIndex, TypeAlias

import numpy as np

from overworld.errors import check_int, needs_extra

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as missing:
    raise needs_extra(__name__, "env", missing) from None

from overworld.bots import BotLike
from overworld.components import Box
from overworld.env.bot_env import BotEnv
from overworld.env.buffers import Buffers
from overworld.env.rendering import RENDER_MODES, Pixels, check_mode, render
from overworld.env.setup import EnvOptions, Reward, check_action, read_positions
from overworld.env.stepping import Flags
from overworld.env.vector import VectorEnv
from overworld.game.kernel import check_seat
from overworld.observation.schema import Bytes
from overworld.rules.playout import TURN_LIMIT
from overworld.rules.state import DECISIONS, SEATS

RANDOM = "random"
ILLEGAL_REWARD = -1.0

Info: TypeAlias = dict[str, Any]


def seat_bots(
    players: int, seat: int, opponents: BotLike | Sequence[BotLike]
) -> dict[int, BotLike]:
    """Return the opponents by seat, clockwise from the learner's seat.

    Raises:
        TypeError: If the seat or the number of players is not an integer.
        ValueError: If the seat, the number of players or that of opponents is wrong.
    """
    seat = check_seat(seat, check_int("players", players, 2, SEATS))
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        opponents = [opponents] * (players - 1)
    if len(opponents) != players - 1:
        raise ValueError(f"opponents must have {players - 1} elements, got {len(opponents)}")
    return {(seat + 1 + at) % players: bot for at, bot in enumerate(opponents)}


class OverworldEnv(gymnasium.Env[Bytes, np.int64]):
    """One seat of a game against bots."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - as in Env

    def __init__(
        self,
        players: int = 2,
        *,
        seat: int = 0,
        opponents: BotLike | Sequence[BotLike] = RANDOM,
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
        """Set up the game.

        Args:
            players: The number of seats, 2 to 4.
            seat: The learner's seat.
            opponents: A bot for all other seats, or a list with one for each, clockwise. A bot is a
                bot spec, a class, a function that builds one for every game, or an object. All
                seats and games share an object, and the seed of `reset` does not affect it.
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
            BotError: If an opponent is unknown.
            TypeError: If an argument has the wrong type.
            ValueError: If another argument is invalid.
        """
        bots = seat_bots(players, seat, opponents)
        options: EnvOptions = {
            "boards": boards,
            "beginner": beginner,
            "first": first,
            "box": box,
            "reward": reward,
            "skip_forced": skip_forced,
            "max_turns": max_turns,
            "starts": starts,
        }
        self.seat = seat
        self.render_mode = check_mode(render_mode)
        self._games: VectorEnv
        if all(bot == RANDOM for bot in bots.values()):  # plays in compiled code
            self._games = VectorEnv(1, players, random_seats=bots, **options)
        else:
            self._games = BotEnv(bots, players, **options)
        self._seen = Buffers.allocate(1, players)
        self._action = np.zeros(1, np.int64)
        self._done = True
        self.observation_space = spaces.Box(0, 255, (self._games.setup.size,), np.uint8)
        self.action_space = spaces.Discrete(DECISIONS)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Bytes, Info]:
        """Start a game and play to the learner's first decision.

        Args:
            seed: Fixes chance and the bots. Without it, the generators continue.
            options: `{"positions": [position]}` starts where the learner is to move.

        Returns:
            The observation, and an info with `action_mask`.
        """
        positions = read_positions(options)
        if seed is not None:
            seed = check_int("seed", seed, 0)
        super().reset(seed=seed)
        self._done = True  # stays so if a bot raises an exception
        self._games.reset(seed, self._seen, positions=positions)
        self._done = False
        return self._seen.observations[0].copy(), self._info()

    def step(self, action: SupportsIndex) -> tuple[Bytes, float, bool, bool, Info]:
        """Play a decision, and the others up to the learner's next one.

        Args:
            action: The number of a decision. An illegal one ends the episode with a reward of -1.

        Returns:
            The observation, reward, termination, truncation, and an info with `action_mask`.

        Raises:
            RuntimeError: If the game is done.
            TypeError: If the action is not an integer. Exceptions of an opponent propagate: then
                the game is as before the step, and the learner is to move.
        """
        if self._done:
            raise RuntimeError("the game is done: call reset()")
        seen = self._seen
        action = check_action(action)
        if not 0 <= action < DECISIONS or not seen.action_mask[0, action]:
            self._done = True
            return seen.observations[0].copy(), ILLEGAL_REWARD, True, False, self._info()
        self._action[0] = action
        self._games._play(self._action, seen)
        terminated, truncated = seen.terminations.item(), seen.truncations.item()
        self._done = terminated or truncated
        reward = seen.rewards.item(self.seat)
        observations = seen.final_obs if self._done else seen.observations
        return observations[0].copy(), reward, terminated, truncated, self._info()

    def action_masks(self) -> Flags:
        """Return the legal decisions."""
        legal: Flags = self._seen.action_mask[0].copy()
        return legal

    def _info(self) -> Info:
        return {"action_mask": self._seen.action_mask[0].astype(np.int8)}

    def render(self) -> str | Pixels | None:
        """Render the game as `render_mode` says."""
        return render(self._games, 0, self.render_mode)
