"""`VectorEnv`: many games stepped in compiled code, with no Python per game.

>>> env = VectorEnv(games=1024, players=2)
>>> step = env.reset(seed=7)
>>> actions = step.action_mask.argmax(axis=1)                # the first legal decision of each game
>>> step = env.step(actions)
>>> step.observations.shape, step.action_mask.shape, step.rewards.shape
((1024, 764), (1024, 94), (1024, 2))
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

import numpy as np
import numpy.typing as npt

from overworld.components import Box
from overworld.env.buffers import Buffers, wrong_array
from overworld.env.setup import Reward, Setup, new_generator
from overworld.env.stepping import ALL_LEGAL, GAME, Flags, begin_all, spread, step_all
from overworld.errors import check_int, check_type, needs_extra
from overworld.game import Game
from overworld.observation.schema import Bytes
from overworld.rules.generator import Seed
from overworld.rules.playout import TURN_LIMIT
from overworld.rules.state import DECISIONS, STATE, Ints, States

if TYPE_CHECKING:
    from gymnasium import spaces


_Out = TypeVar("_Out")


class GameBatch(ABC, Generic[_Out]):
    """The part that `VectorEnv` and `CudaVectorEnv` share; `_Out` are the arrays of a step."""

    _buffers: Any
    """The class of these arrays."""

    def __init__(
        self,
        games: int = 1024,
        players: int = 2,
        *,
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
        """Set up the games.

        Args:
            games: The number of games.
            players: The number of seats of each game, 2 to 4.
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
            RuntimeError: If the environment needs a GPU and there is none.
            TypeError: If an argument has the wrong type.
            ValueError: If an argument is invalid.
        """
        setup = Setup(
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
        self._start(games, setup)

    def _start(self, games: int, setup: Setup) -> None:
        self.setup = setup
        self.num_envs = check_int("games", games, 1)
        """The number of games."""
        self._begun = False

    def __len__(self) -> int:
        return self.num_envs

    def __copy__(self) -> Self:
        return deepcopy(self)  # two environments must not play the same games

    @property
    def players(self) -> int:
        """The number of seats of each game."""
        return self.setup.players

    @property
    def single_observation_space(self) -> spaces.Box:
        """The space of the observations of one game; needs Gymnasium."""
        space: spaces.Box = _spaces().Box(0, 255, (self.setup.size,), np.uint8)
        return space

    @property
    def single_action_space(self) -> spaces.Discrete:
        """The space of the decisions of one game; needs Gymnasium."""
        space: spaces.Discrete = _spaces().Discrete(DECISIONS)
        return space

    @property
    def observation_space(self) -> spaces.Box:
        """The space of the observations of all games; needs Gymnasium."""
        space: spaces.Box = _spaces().Box(0, 255, (len(self), self.setup.size), np.uint8)
        return space

    @property
    def action_space(self) -> spaces.MultiDiscrete:
        """The space of the decisions of all games; needs Gymnasium."""
        space: spaces.MultiDiscrete = _spaces().MultiDiscrete(np.full(len(self), DECISIONS))
        return space

    def reset(
        self,
        seed: Seed | None = None,
        out: _Out | None = None,
        *,
        positions: Sequence[str] | None = None,
    ) -> _Out:
        """Start every game and return the first observations.

        Args:
            seed: Fixes every chance event that follows. Without it, the generators continue.
            out: Arrays to write into; new ones by default.
            positions: Where games start: one position for each game, or one for all.

        Returns:
            The first observations, or `out` with them.

        Raises:
            TypeError: If `positions` is not a list of strings, or `out` has the wrong type.
            ValueError: If a position is invalid, or `out` has the wrong size.
        """
        starts = None if positions is None else self.setup.states_at(positions, len(self))
        out = self._arrays(out)
        if seed is not None or not self._begun:
            self._seed(seed)
        self._begin(None, out, starts)
        return out

    def game(self, index: int) -> Game:
        """Return a copy of one game as a `Game`.

        Args:
            index: The number of the game.

        Raises:
            IndexError: If there is no such game.
            RuntimeError: If `reset` was never called.

        >>> env = VectorEnv(games=2)
        >>> step = env.reset(seed=1)
        >>> bool(env.game(1).turn == step.current_player[1])
        True
        """
        self._check_begun("game()")
        return self.setup.game_from(self._state(self._check_index(index)))

    def observation_from(self, index: int, seat: int) -> Bytes:
        """Return the observation of one game from any seat.

        Args:
            index: The number of the game.
            seat: The observer, who need not be the player to move.

        Raises:
            IndexError: If there is no such game.
            RuntimeError: If `reset` was never called.
            ValueError: If the game has no such seat.
        """
        self._check_begun("observation_from()")
        return self.setup.observation(self._state(self._check_index(index)), 0, seat)

    def buffers(self, *, final_obs: bool = True) -> _Out:
        """Return new arrays for `out=`.

        Args:
            final_obs: Whether `step` writes final observations into these arrays.
        """
        arrays: _Out = self._buffers.allocate(len(self), self.players, final_obs=final_obs)
        return arrays

    @abstractmethod
    def _state(self, index: int) -> States:
        """Return a copy of one state, as an array of one element."""

    @abstractmethod
    def _seed(self, seed: Seed | None) -> None: ...

    @abstractmethod
    def _begin(self, which: Flags | None, out: _Out, starts: States | None) -> None:
        """Start all games or the chosen ones, game i from start i, or from a random start."""

    def _arrays(self, out: _Out | None) -> _Out:
        if out is None:
            return self.buffers()
        check_type("out", out, self._buffers, "what buffers() returns")
        shape: tuple[int, ...] = out.rewards.shape  # type: ignore[attr-defined]
        if shape != (self.num_envs, self.setup.players):
            needed = f"{len(self)} games of {self.players} seats"
            raise ValueError(f"out must have arrays for {needed}, got rewards of shape {shape}")
        return out

    def _check_step(self, actions: Any, which: Any, out: _Out | None) -> None:
        """Check the arguments of `step`."""
        self._check_begun("step()")
        self.check_actions(actions)
        if which is not None:
            self._check_which(which)
            if out is None:
                raise ValueError("which needs out: rows of other games stay as they are")

    def check_actions(self, actions: Any) -> Any:
        """Return the actions of a step; raise `ValueError` for a wrong shape or dtype."""
        shape = tuple(actions.shape)
        if shape != (len(self),) or actions.dtype.kind not in "iu":
            needed = f"integers of shape ({len(self)},)"
            raise ValueError(f"actions must be {needed}, got {actions.dtype} of shape {shape}")
        return actions

    def _check_begun(self, call: str) -> None:
        if not self._begun:
            raise RuntimeError(f"call reset() before {call}")

    def _check_index(self, index: int) -> int:
        try:
            return check_int("index", index, 0, len(self) - 1)
        except ValueError as error:
            raise IndexError(str(error)) from None

    def _check_which(self, which: Any) -> None:
        shape = getattr(which, "shape", None)
        if shape is None or tuple(shape) != (len(self),) or which.dtype != np.bool_:
            raise wrong_array("which", (len(self),), np.bool_, which)


class VectorEnv(GameBatch[Buffers]):
    """Many independent games. Chance is resolved inside, and games that are done start again.

    A step plays one decision in every game. It returns the observation, the legal decisions and the
    seat of the next player to move, and the rewards of all seats. `reset` and `step` return new
    arrays, or write into the `Buffers` that the caller passes as `out`.

    Environments can be copied (`copy.deepcopy`) and pickled; the copy continues the same games.

    >>> env = VectorEnv(games=2, players=3)
    >>> first = env.reset(seed=1)
    >>> second = env.step(first.action_mask.argmax(axis=1))
    >>> second is first, second.current_player.shape
    (False, (2,))
    """

    _buffers = Buffers

    def _start(self, games: int, setup: Setup) -> None:
        super()._start(games, setup)
        self.states: States = np.zeros(games, STATE)
        """The states, see `overworld.rules.state`. Treat them as read-only."""
        self._games: States = np.zeros(games, GAME)
        self._all = np.ones(games, np.bool_)
        self._ids = np.zeros(DECISIONS, np.int64)
        self._set_options()

    def __getstate__(self) -> dict[str, Any]:
        rebuilt = ("_options", "_packed_options")
        return {name: value for name, value in vars(self).items() if name not in rebuilt}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._set_options()

    def _set_options(self) -> None:
        self._options = self.setup.loop_options
        self._packed_options = tuple(self._options)

    @property
    def generators(self) -> Ints:
        """The states of the random generators (games x 4)."""
        rngs: Ints = self._games["rng"]
        return rngs

    def _state(self, index: int) -> States:
        return self.states[[index]]

    def _seed(self, seed: Seed | None) -> None:
        spread(new_generator(seed), self._games)
        self._begun = True

    def _seed_each(self, seeds: Sequence[Seed | None], which: Flags) -> None:
        """Seed the chosen games, each as if it were the only one; None continues its generator."""
        if not self._begun:
            self._seed(None)
        for index in np.flatnonzero(which).tolist():
            if seeds[index] is not None:
                spread(new_generator(seeds[index]), self._games[index : index + 1])

    def _begin(self, which: Flags | None, out: Buffers, starts: States | None) -> None:
        options, which = self._options, self._all if which is None else which
        if starts is not None:
            options = options._replace(starts=starts)
        packed, drawn = tuple(options), int(starts is None)
        begin_all(self.states, self._games, packed, drawn, which, self._ids, out.output)

    def step(
        self,
        actions: npt.ArrayLike,
        out: Buffers | None = None,
        *,
        autoreset: bool = True,
        which: Flags | None = None,
    ) -> Buffers:
        """Play one decision in every game, or in the chosen ones.

        A game that is done starts again in the same step, and its row of `final_obs` has the last
        observation of the seat that decided.

        Args:
            actions: The number of a decision for each game.
            out: Arrays to write into; new ones by default.
            autoreset: Whether games that are done start again. If not, `reset` starts them.
            which: The games to play in (bool, one for each game); needs `out`, because the rows of
                other games stay as they are.

        Returns:
            The next observations and the rewards, in new arrays or in `out`.

        Raises:
            TypeError: If `out` has the wrong type.
            ValueError: If an action is illegal; then no game has changed.
            RuntimeError: If `reset` was never called.
        """
        chosen = np.asarray(actions)
        self._check_step(chosen, which, out)
        out = self._arrays(out)
        some = None if which is None else np.ascontiguousarray(which)
        self._play(chosen, out, autoreset=autoreset, which=some)
        return out

    def _play(
        self, actions: Ints, out: Buffers, *, autoreset: bool = False, which: Flags | None = None
    ) -> None:
        """Play as `step` does, without its checks of the arguments."""
        illegal = step_all(
            self.states,
            self._games,
            self._packed_options,
            self._ids,
            self._all if which is None else which,
            actions.astype(np.int64, copy=False),
            int(autoreset),
            out.output,
        )
        if illegal != ALL_LEGAL:
            raise ValueError(f"decision {actions[illegal]} of game {illegal} is not legal")


def _spaces() -> Any:
    try:
        from gymnasium import spaces
    except ImportError as missing:
        raise needs_extra("observation_space", "env", missing) from None
    return spaces
