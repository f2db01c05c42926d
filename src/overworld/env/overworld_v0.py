"""Builders & Biomes as a PettingZoo environment, in turns (AEC): `env(players=2)`, `raw_env`.

Agents are named by the colours of their boards. An observation is a dict of `observation` (bytes,
see `overworld.observation.schema`) and `action_mask` (the legal ones of the 94 decisions; all 0
except for the agent to move). Chance is resolved inside, from the seed. At the end every agent gets
its win share as a reward; with `reward="margin"` and `"difference"` it gets XP.

>>> game = env(players=2)
>>> game.reset(seed=7)
>>> for agent in game.agent_iter():
...     observation, reward, terminated, truncated, info = game.last()
...     done = terminated or truncated
...     game.step(None if done else int(observation["action_mask"].argmax()))

Version history: v0 is the first version.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, TypeAlias

import numpy as np

from overworld.errors import needs_extra

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise needs_extra(__name__, "env", missing) from None

from overworld.components import Box
from overworld.env.rendering import RENDER_MODES, Pixels, check_mode, render
from overworld.env.setup import Reward, check_action, read_positions
from overworld.env.vector import VectorEnv
from overworld.observation.schema import Bytes, size
from overworld.rules.playout import TURN_LIMIT
from overworld.rules.state import DECISIONS

Seen: TypeAlias = dict[str, Any]


def env(
    players: int = 2,
    *,
    render_mode: str | None = None,
    boards: Sequence[str] | None = None,
    beginner: Collection[int] = (),
    first: int | None = None,
    box: Box | None = None,
    reward: Reward = "win",
    skip_forced: bool = False,
    max_turns: int = TURN_LIMIT,
    starts: Sequence[str | None] = (),
    random_seats: Collection[int] = (),
) -> AECEnv:
    """Return the environment with PettingZoo's checks: an illegal decision ends the game.

    Args:
        players: The number of agents, 2 to 4.
        render_mode: None, `ansi`, `svg` or `rgb_array`.
        boards: The id of the board of each seat. Default: in the order of the box.
        beginner: The seats that count all spaces instead of the largest group.
        first: The seat that moves first. Default: chance decides.
        box: The box. Default: the base box.
        reward: `win`, `margin` or `difference`, see `Reward`.
        skip_forced: Whether the environment makes decisions with one legal answer itself.
        max_turns: The number of turns after which a game is truncated (R26).
        starts: Positions; each game starts at a random one of them. None is a new game.
        random_seats: Seats that play at random inside the environment.

    Raises:
        TypeError: If an argument has the wrong type.
        ValueError: If another argument is invalid.
    """
    game = raw_env(
        players,
        render_mode=render_mode,
        boards=boards,
        beginner=beginner,
        first=first,
        box=box,
        reward=reward,
        skip_forced=skip_forced,
        max_turns=max_turns,
        starts=starts,
        random_seats=random_seats,
    )
    return _Ordered(_Terminating(game, illegal_reward=-1))


class _Terminating(wrappers.TerminateIllegalWrapper):
    """PettingZoo's wrapper; out-of-range actions count as illegal."""

    def step(self, action: int | None) -> None:
        """Play a decision, or end the game if it is illegal."""
        game = self.unwrapped
        agent = game.agent_selection
        if not (game.terminations[agent] or game.truncations[agent]):
            if action is None:
                raise ValueError(f"the action of {agent} must be a number, got None")
            if not 0 <= check_action(action) < DECISIONS:
                action = int(game.observe(agent)["action_mask"].argmin())
        super().step(action)


class _Ordered(wrappers.OrderEnforcingWrapper):
    """PettingZoo's check of the order of calls.

    `last` reads the game directly, because calls through three wrappers take longer than a move.
    """

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            raise AttributeError("call reset() before last()")
        game = self.unwrapped
        agent = game.agent_selection
        seen = self.observe(agent) if observe else None
        return (
            seen,
            game._cumulative_rewards[agent],
            game.terminations[agent],
            game.truncations[agent],
            game.infos[agent],
        )

    def __str__(self) -> str:
        return str(self.env)


class raw_env(AECEnv):
    """The environment without wrappers; an illegal decision raises `ValueError`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "overworld_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        *,
        render_mode: str | None = None,
        boards: Sequence[str] | None = None,
        beginner: Collection[int] = (),
        first: int | None = None,
        box: Box | None = None,
        reward: Reward = "win",
        skip_forced: bool = False,
        max_turns: int = TURN_LIMIT,
        starts: Sequence[str | None] = (),
        random_seats: Collection[int] = (),
    ) -> None:
        """Set up the game; the arguments are those of `env`."""
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self._games = VectorEnv(
            1,
            players,
            boards=boards,
            beginner=beginner,
            first=first,
            box=box,
            reward=reward,
            skip_forced=skip_forced,
            max_turns=max_turns,
            starts=starts,
            random_seats=random_seats,
        )
        self._seen = self._games.buffers()
        self._action = np.zeros(1, np.int64)
        self._current_player: int | None = None
        self.possible_agents = list(self._games.setup.colours)
        self.agents = self.possible_agents[:]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Box(0, 255, (size(players),), np.uint8)
        mask = spaces.Box(0, 1, (DECISIONS,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.state_space = seen
        self.action_spaces = {agent: spaces.Discrete(DECISIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game.

        Args:
            seed: Fixes every chance event. Without it, the generator continues.
            options: `{"positions": [position]}` starts at a position.
        """
        # PettingZoo's test passes an option of this name and expects that it is ignored.
        known = {name: value for name, value in (options or {}).items() if name != "options"}
        positions = read_positions(known)
        self._games.reset(seed, self._seen, positions=positions)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _check_begun(self, call: str) -> None:
        if self._current_player is None:
            raise RuntimeError(f"call reset() before {call}")

    def _select(self) -> None:
        self._current_player = seat = self._seen.current_player.item()
        self.agent_selection = self.possible_agents[seat]

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        self._check_begun("last()")
        seen: tuple[Seen | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return seen

    def observe(self, agent: str) -> Seen:
        """Return the observation of an agent; only the agent to move has legal decisions."""
        self._check_begun("observe()")
        if agent not in self._seat_of:
            raise ValueError(f"agent must be one of {', '.join(self._seat_of)}, got {agent!r}")
        seat = self._seat_of[agent]
        if seat != self._current_player:
            seen, mask = self._games.observation_from(0, seat), np.zeros(DECISIONS, np.int8)
        else:
            seen, mask = self._seen.observations[0].copy(), self._seen.action_mask[0].astype("i1")
        return {"observation": seen, "action_mask": mask}

    def state(self) -> Bytes:
        """Return the observation of the first seat, for a critic that all agents share."""
        return self._games.observation_from(0, 0)

    def step(self, action: int | None) -> None:
        """Play the decision of `agent_selection`, or remove an agent that is done."""
        self._check_begun("step()")
        agent, seen = self.agent_selection, self._seen
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"the action of {agent} must be a number, got None")
        self._action[0] = check_action(action)
        self._games._play(self._action, seen)
        self._cumulative_rewards[agent] = 0.0
        paid = seen.rewards[0].tolist()
        cumulative = self._cumulative_rewards
        for other, reward in zip(self.agents, paid, strict=True):
            self.rewards[other] = reward
            cumulative[other] += reward
        if seen.terminations[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        elif seen.truncations[0]:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def render(self) -> str | Pixels | None:
        return render(self._games, 0, self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""
