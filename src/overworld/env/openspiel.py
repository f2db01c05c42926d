"""Builders & Biomes as an OpenSpiel game; importing this registers `python_overworld(players=2)`.

Chance nodes are explicit, nothing is hidden, and everybody's utility is their share of the win, or
with `reward=margin` the XP by which they lead. `beginner=red+blue` names the seats that count all
spaces; `skip_forced=True` makes decisions with one legal answer without asking. A game is cut
off after `max_turns` turns; nobody has won it then (R26).

>>> import pyspiel, overworld.env.openspiel
>>> state = pyspiel.load_game("python_overworld(players=2)").new_initial_state()
>>> state.is_chance_node(), state.chance_outcomes(), state.action_to_string(0)
(True, [(0, 0.5), (1, 0.5)], 'first red')
"""

from __future__ import annotations

from typing import Any

import numpy as np

from overworld.errors import needs_extra

try:
    import pyspiel
except ImportError as missing:
    raise needs_extra(__name__, "openspiel", missing) from None

from overworld.env.setup import Reward, Setup
from overworld.env.stepping import WIN, lead
from overworld.game import CHANCE, Game
from overworld.game.resolve import text_of
from overworld.notation.plain import Plain
from overworld.notation.position import format_position
from overworld.observation.floats import float_size, pieces_of, to_floats
from overworld.observation.schema import size
from overworld.observation.writer import HELD, observe
from overworld.rules import api
from overworld.rules.playout import TURN_LIMIT
from overworld.rules.state import (
    DECISIONS,
    OUTCOMES,
    OVER,
    SEATS,
    TILE_KINDS,
    WEAPON_KINDS,
    States,
)

NAME = "python_overworld"

# What can happen at most. A fight turns every token once, and asks at most once about each; the
# other action of a turn asks twice at most, then comes the end. Trades use up mobs.
_TOKENS = 16 + 5
_TURN = (1 + _TOKENS) + 2 + 1
_TRADES = TILE_KINDS * (2 + _TOKENS)
_SET_UP = 1 + 52
_REVEALS = 12 + TILE_KINDS + WEAPON_KINDS
_MOST_XP = 5000, 10  # in the whole game and in every turn; nobody comes near

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Overworld: Builders & Biomes",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": 2,
        "max_turns": TURN_LIMIT,
        "reward": "win",
        "beginner": "",
        "skip_forced": False,
    },
)


def _reward(name: str) -> Reward:
    """What is paid at the end; OpenSpiel asks for nothing before."""
    rewards: dict[str, Reward] = {"win": "win", "margin": "margin"}
    if name not in rewards:
        raise ValueError(f"reward is win or margin, not {name!r}; differences add up to the margin")
    return rewards[name]


def _seats(players: int, colours: str) -> list[int]:
    """The seats of some colours, joined by plus signs: parameters of OpenSpiel are no lists."""
    there = Setup(players).colours
    named = colours.split("+") if colours else []
    for colour in named:
        if colour not in there:
            raise ValueError(f"beginner is some of {'+'.join(there)}, not {colours!r}")
    return [there.index(colour) for colour in named]


class OverworldGame(pyspiel.Game):
    """The description of the game: who plays, for what, and when it is cut off."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = int(params.get("players", 2))
        self.setup = Setup(
            players,
            max_turns=int(params.get("max_turns", TURN_LIMIT)),
            reward=_reward(str(params.get("reward", "win"))),
            beginner=_seats(players, str(params.get("beginner", ""))),
            skip_forced=bool(params.get("skip_forced", False)),
        )
        margin = float(_MOST_XP[0] + _MOST_XP[1] * self.setup.max_turns)
        info = pyspiel.GameInfo(
            num_distinct_actions=DECISIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=0.0 if self.setup.reward == WIN else -margin,
            max_utility=1.0 if self.setup.reward == WIN else margin,
            max_game_length=self.setup.max_turns * _TURN + _TRADES + 3 * SEATS,
        )
        super().__init__(_TYPE, info, params)

    def new_initial_state(self) -> OverworldState:
        """The state before the first chance event."""
        return OverworldState(self)

    def state_at(self, game: Game) -> OverworldState:
        """The state in which a game of ours stands; its history stays behind.

        >>> spiel, game = OverworldGame(), Game(players=2)
        >>> game.play("first red")
        >>> str(spiel.state_at(game)) == game.position
        True
        """
        if len(game.colours) != self.setup.players:
            raise ValueError(f"{len(game.colours)} players sit there, {self.setup.players} here")
        state = self.new_initial_state()
        state.put(game.states)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """How many chance events a game has at most."""
        fights = self.setup.max_turns + TILE_KINDS
        return _SET_UP + _REVEALS + fights * _TOKENS

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> OverworldObserver:
        """An object that writes observations."""
        return OverworldObserver(self.setup, params)


class _Table:
    """A state with what belongs to it; OpenSpiel copies states with `deepcopy`."""

    __slots__ = ("setup", "states")

    def __init__(self, setup: Setup, states: States) -> None:
        self.setup = setup
        self.states = states

    def __deepcopy__(self, memo: object) -> _Table:
        return _Table(self.setup, self.states.copy())


_SCRATCH = np.zeros(DECISIONS, np.int64)  # OpenSpiel's states belong to one thread


class OverworldState(pyspiel.State):
    """A state of the game."""

    def __init__(self, game: OverworldGame) -> None:
        super().__init__(game)
        self._table = _Table(game.setup, game.setup.start.copy())
        self._ask()

    @property
    def states(self) -> States:
        """The state of the rules, an array of one."""
        return self._table.states

    @property
    def setup(self) -> Setup:
        """How its game is set up."""
        return self._table.setup

    def put(self, states: States) -> None:
        """Takes over what a state of the rules holds."""
        self._table.states[:] = states
        self._ask()

    def _ask(self) -> None:
        """Notes who is asked next; forced decisions are made if they are skipped."""
        table, state = self._table, self._plain()
        while table.setup.skip_forced and not self._ends(state) and not state.awaits_chance:
            if api.legal(table.states, 0, table.setup.tables, _SCRATCH) > 1:
                break
            api.play(table.states, 0, table.setup.tables, int(_SCRATCH[0]), _SCRATCH)
            state = self._plain()
        if self._ends(state):
            self._asked = pyspiel.PlayerId.TERMINAL
        elif state.awaits_chance:
            self._asked = pyspiel.PlayerId.CHANCE
        else:
            self._asked = state.decider

    def _ends(self, state: Plain) -> bool:
        return bool(state.phase == OVER or state.turns > self._table.setup.max_turns)

    def current_player(self) -> int:
        """The seat that decides, chance, or nobody any more."""
        return int(self._asked)

    def is_terminal(self) -> bool:
        """Whether the game is over or cut off."""
        return bool(self._asked == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        table = self._table
        count = api.legal(table.states, 0, table.setup.tables, _SCRATCH)
        legal: list[int] = _SCRATCH[:count].tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may happen, with its probability."""
        table = self._table
        count = api.outcomes(table.states, 0, table.setup.tables, _SCRATCH)
        weights = _SCRATCH[:count].tolist()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        table = self._table
        if api.play(table.states, 0, table.setup.tables, action, _SCRATCH) < 0:
            raise ValueError(f"{action} is not possible in {self}")
        self._ask()

    def _action_to_string(self, player: int, action: int) -> str:
        plain = self._plain()
        if (player == CHANCE) != plain.awaits_chance:
            return str(action)  # asked about a state in which it could not happen
        return text_of(plain, self._table.setup.box, action)

    def returns(self) -> list[float]:
        """Everybody's share of the win, or by how much they lead; 0 before the end."""
        players = self._table.setup.players
        if self._table.setup.reward != WIN:
            state = self._table.states[0]
            ended = self.is_terminal()
            return [float(lead(state, seat)) if ended else 0.0 for seat in range(players)]
        won = api.winners(self._table.states, 0)
        share = 1 / max(1, won.bit_count())
        return [share if won >> seat & 1 else 0.0 for seat in range(players)]

    def _plain(self) -> Plain:
        return Plain(self._table.states.tobytes())

    def __str__(self) -> str:
        return format_position(self._plain(), self._table.setup.box)


class OverworldObserver:
    """Writes the observation of a player as floats, with a view of each feature by its name."""

    def __init__(self, setup: Setup, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but were given {params}")
        players = setup.players
        self._setup = setup
        self._row = np.zeros((1, size(players)), np.uint8)
        self._held = np.zeros((SEATS, HELD), np.uint32)
        self._floats = np.zeros((1, float_size(players)), np.float32)
        self.tensor = self._floats[0]
        self.dict = {
            piece.name if piece.seat is None else f"{piece.name} {piece.seat}": self.tensor[
                piece.start : piece.stop
            ].reshape(piece.shape)
            for piece in pieces_of(players)
        }

    def set_from(self, state: OverworldState, player: int) -> None:
        """Writes what a player sees into `tensor` and `dict`."""
        setup, rows = self._setup, (self._row, self._row.view(np.uint32))
        states = state._table.states
        observe(states, 0, setup.tables, setup.looks, player, self._held, *rows)
        to_floats(self._row, self._floats)

    def string_from(self, state: OverworldState, player: int) -> str:
        """The position: everybody sees all of it."""
        return str(state)


pyspiel.register_game(_TYPE, OverworldGame)
