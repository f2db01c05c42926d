"""The settings of an environment: players, box, rewards, start positions."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, SupportsIndex, TypeAlias, TypedDict, get_args

import numpy as np

from overworld.components import Box
from overworld.env.observing import observation_of
from overworld.env.stepping import DIFFERENCE, MARGIN, WIN, LoopOptions
from overworld.errors import NotationError, check_int, check_list, check_type
from overworld.game import Game
from overworld.game.kernel import check_box, states_of
from overworld.notation.position import format_position
from overworld.observation.schema import Bytes, size
from overworld.observation.writer import appearance_of
from overworld.rules.compiled import announce_compilation
from overworld.rules.decoded_state import DecodedState
from overworld.rules.generator import Seed, check_seed, seed_generator
from overworld.rules.lookup import lookup_of
from overworld.rules.playout import TURN_LIMIT
from overworld.rules.state import STATE, Ints, States

Reward: TypeAlias = Literal["win", "margin", "difference"]
"""`win`: the win share at the end; tied players split it. `margin`: at the end, the XP by which a
player leads the best of the others. `difference`: after every decision, the growth of that lead."""

REWARDS: tuple[Reward, ...] = get_args(Reward)
_REWARD_NUMBERS: dict[Reward, int] = {"win": WIN, "margin": MARGIN, "difference": DIFFERENCE}


class EnvOptions(TypedDict, total=False):
    """The keyword arguments that all environments take."""

    boards: Sequence[str] | None
    """The id of the board of each seat, which names the seat. Default: in the order of the box."""
    beginner: Collection[int]
    """The seats that count all spaces instead of the largest group. Default: none."""
    first: int | None
    """The seat that moves first. Default: chance decides."""
    box: Box | None
    """The box. Default: the base box."""
    reward: Reward
    """`win` (the default), `margin` or `difference`, see `Reward`."""
    skip_forced: bool
    """Whether the environment makes decisions with one legal answer itself. Default: no."""
    max_turns: int
    """The number of turns after which a game is truncated (R26). Default: `TURN_LIMIT`."""
    starts: Sequence[str | None]
    """Positions; each game starts at a random one of them. None is a new game, the default."""


class Setup:
    """The settings that all games of an environment share.

    >>> setup = Setup(players=3)
    >>> setup.colours, setup.size, len(setup.starts)
    (('red', 'blue', 'yellow'), 872, 1)
    """

    def __init__(
        self,
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
        bot_seats: Collection[int] = (),
    ) -> None:
        """Check the settings, which `EnvOptions` describes.

        `random_seats` play at random inside the environment. At a start position, a seat that is
        neither among them nor in `bot_seats` must be to move. Raises `TypeError` for an argument of
        the wrong type, and `ValueError` for other mistakes.
        """
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, got {reward!r}")
        self.box = check_box(box)
        game = Game(players, boards=boards, beginner=beginner, first=first, box=self.box)
        players = len(game.colours)
        max_turns = check_int("max_turns", max_turns, players, np.iinfo(np.int64).max)
        self.colours = game.colours
        check_type("random_seats", random_seats, Collection, "a collection of seats")
        check_type("skip_forced", skip_forced, bool | np.bool_, "a bool")
        random_seats = [
            check_int("a seat in random_seats", seat, 0, players - 1) for seat in random_seats
        ]
        if len(set(random_seats)) == players:
            raise ValueError(f"random_seats must leave a seat to the caller, got {random_seats!r}")
        announce_compilation()
        self.players = players
        self.size = size(players)
        self.reward = _REWARD_NUMBERS[reward]
        self.skip_forced = int(skip_forced)
        self.max_turns = max_turns
        self.random_seats = sum(1 << seat for seat in set(random_seats))
        self._agent_seats = set(range(players)) - {*random_seats, *bot_seats}
        self._new_game = game
        self.start = states_of(game).copy()
        """The state of a new game, an array of one element."""
        check_list("starts", starts)
        states = [
            self.start if text is None else states_of(self._game_at(f"starts[{at}]", text))
            for at, text in enumerate(starts)
        ]
        self.starts: States = np.concatenate(states or [self.start]).view(STATE)
        """The states that new games are drawn from."""
        self._look_up()

    def _look_up(self) -> None:
        self.lookup = lookup_of(self.box)
        self.appearance = appearance_of(self.box)

    def __getstate__(self) -> dict[str, Any]:
        # NumPy restores arrays as writable, and Numba would compile everything again for them.
        rebuilt = ("lookup", "appearance")
        return {name: value for name, value in vars(self).items() if name not in rebuilt}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._look_up()

    def __deepcopy__(self, memo: object) -> Setup:
        return self  # settings do not change, and OpenSpiel copies every state with `deepcopy`

    @property
    def loop_options(self) -> LoopOptions:
        """The settings as the compiled loop takes them."""
        return LoopOptions(
            self.lookup,
            self.appearance,
            self.starts,
            self.max_turns,
            self.skip_forced,
            self.random_seats,
            self.reward,
        )

    def _game_at(self, where: str, text: str) -> Game:
        check_type(where, text, str, "a string")
        try:
            game = Game.from_position(text, self.box)
        except NotationError as error:
            raise ValueError(f"{where}: {error}") from error
        if len(game.players) != self.players:
            raise ValueError(
                f"{where}: position has {len(game.players)} players, environment has {self.players}"
            )
        if game.turn not in self._agent_seats or (self.skip_forced and len(game.legal_moves) == 1):
            raise ValueError(
                f"{where}: the player to move is not controlled by the agent, or the move is forced"
            )
        if game.turn_number > self.max_turns:
            raise ValueError(
                f"{where}: turn {game.turn_number} is after max_turns ({self.max_turns})"
            )
        return game

    def game_from(self, states: States) -> Game:
        """Return a game in the first of some states."""
        raw = states[:1].tobytes()
        if raw == self.start.tobytes():
            return self._new_game.copy()
        return Game.from_position(format_position(DecodedState(raw), self.box), self.box)

    def states_at(self, positions: Sequence[str], games: int) -> States:
        """Return the states of positions: one for all `games`, or one for each."""
        check_list("positions", positions)
        if len(positions) not in (1, max(1, games)):
            needed = "1" if games <= 1 else f"1 or {games}"
            raise ValueError(f"positions must have {needed} elements, got {len(positions)}")
        states = [
            states_of(self._game_at(f"positions[{at}]", text)) for at, text in enumerate(positions)
        ]
        joined: States = np.concatenate(states).view(STATE)
        return joined

    def observation(self, states: States, index: int, seat: int) -> Bytes:
        """Return the observation of a state from any seat; raise `ValueError` for another seat."""
        return observation_of(states, index, self.players, self.lookup, self.appearance, seat)


def check_action(action: SupportsIndex) -> int:
    """Return an action as an int; raise `TypeError` if it is not an integer.

    >>> check_action(1.0)
    Traceback (most recent call last):
    TypeError: action must be an integer, got 1.0
    """
    return check_int("action", action, -(2**63), 2**63 - 1)


def new_generator(seed: Seed | None) -> Ints:
    """Return a generator for chance events; without a seed it is random."""
    return seed_generator(f"env {secrets.randbits(64) if seed is None else check_seed(seed)}")


def read_positions(options: Mapping[str, Any] | None, known: Collection[str] = ()) -> Any:
    """Return the option `positions` of a `reset`; raise `ValueError` for an unknown option.

    >>> read_positions({"position": "ow1/..."})
    Traceback (most recent call last):
    ValueError: reset has no option 'position'; the options are positions
    """
    options = options or {}
    for name in options:
        if name != "positions" and name not in known:
            options_text = " and ".join(("positions", *known))
            raise ValueError(f"reset has no option {name!r}; the options are {options_text}")
    return options.get("positions")
