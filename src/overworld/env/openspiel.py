"""Builders & Biomes as an OpenSpiel game; importing this registers `python_overworld(players=2)`.

Chance nodes are explicit and nothing is hidden. The utility of a player is the win share, or with
`reward=margin` the lead in XP. `beginner=red+blue` names the seats that count all spaces. With
`skip_forced=True` the game makes decisions with one legal answer itself. A game is truncated after
`max_turns` turns and has no winner then (R26).

>>> import pyspiel, overworld.env.openspiel
>>> state = pyspiel.load_game("python_overworld(players=2)").new_initial_state()
>>> state.is_chance_node(), state.chance_outcomes(), state.action_to_string(0)
(True, [(0, 0.5), (1, 0.5)], 'first red')
"""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from overworld.errors import needs_extra
from overworld.game.kernel import check_seat, states_of

try:
    import pyspiel
except ImportError as missing:
    raise needs_extra(__name__, "openspiel", missing) from None

from overworld.env.setup import Reward, Setup
from overworld.env.stepping import WIN, lead
from overworld.game import CHANCE, Game
from overworld.game.resolve import format_move
from overworld.notation.position import format_position
from overworld.observation.floats import float_size, pieces_of, to_floats
from overworld.observation.schema import size
from overworld.observation.writer import CACHE_WORDS, observe
from overworld.rules import api, phases
from overworld.rules.decoded_state import DecodedState
from overworld.rules.playout import TURN_LIMIT
from overworld.rules.state import DECISIONS, OUTCOMES, SEATS, TILE_KINDS, WEAPON_KINDS, States

NAME = "python_overworld"

# Upper limits. A fight reveals every token once and asks at most once about each. The other action
# of a turn asks at most twice, then the turn ends. Each trade uses up a mob.
_TOKENS = 16 + 5
_TURN = (1 + _TOKENS) + 2 + 1
_TRADES = TILE_KINDS * (2 + _TOKENS)
_SET_UP = 1 + 52
_REVEALS = 12 + TILE_KINDS + WEAPON_KINDS
_MAX_XP = 5000, 10  # in the whole game and in every turn; far above real scores

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
    rewards: dict[str, Reward] = {"win": "win", "margin": "margin"}
    if name not in rewards:
        raise ValueError(f"reward must be win or margin, got {name!r}")
    return rewards[name]


def _seats(players: int, colours: str) -> list[int]:
    """Return the seats of colours joined by "+", because OpenSpiel has no list parameters."""
    seats = Setup(players).colours
    named = colours.split("+") if colours else []
    for colour in named:
        if colour not in seats:
            raise ValueError(f"beginner must name colours of {'+'.join(seats)}, got {colours!r}")
    return [seats.index(colour) for colour in named]


class OverworldGame(pyspiel.Game):
    """The game with its parameters."""

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
        margin = float(_MAX_XP[0] + _MAX_XP[1] * self.setup.max_turns)
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
        return OverworldState(self)

    def state_at(self, game: Game) -> OverworldState:
        """Return the state of a `Game`, without its history.

        >>> spiel, game = OverworldGame(), Game(players=2)
        >>> game.play("first red")
        >>> str(spiel.state_at(game)) == game.position
        True
        """
        if len(game.colours) != self.setup.players:
            raise ValueError(
                f"the game must have {self.setup.players} players, got {len(game.colours)}"
            )
        state = self.new_initial_state()
        state.put(states_of(game))
        return state

    def max_chance_nodes_in_history(self) -> int:
        fights = self.setup.max_turns + TILE_KINDS
        return _SET_UP + _REVEALS + fights * _TOKENS

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> OverworldObserver:
        return OverworldObserver(self.setup, params)


class _Scratch(threading.local):
    """One array per thread, because threads may play different games at the same time."""

    def __init__(self) -> None:
        self.ids = np.zeros(DECISIONS, np.int64)


_scratch = _Scratch()


class OverworldState(pyspiel.State):
    """A state of the game."""

    def __init__(self, game: OverworldGame) -> None:
        super().__init__(game)
        self.setup = game.setup
        """The settings of the game."""
        self.states: States = game.setup.start.copy()
        """The state of the rules, an array with one element."""
        self._find_player()

    def put(self, states: States) -> None:
        """Replace the state of the rules."""
        self.states[:] = states
        self._find_player()

    def _find_player(self) -> None:
        """Set the player to move, after forced decisions if these are skipped."""
        setup, state, ids = self.setup, self._decoded(), _scratch.ids
        while setup.skip_forced and not self._ends(state) and not state.awaits_chance:
            if api.legal(self.states, 0, setup.lookup, ids) > 1:
                break
            api.play(self.states, 0, setup.lookup, int(ids[0]), ids)
            state = self._decoded()
        if self._ends(state):
            self._player = pyspiel.PlayerId.TERMINAL
        elif state.awaits_chance:
            self._player = pyspiel.PlayerId.CHANCE
        else:
            self._player = state.decider

    def _ends(self, state: DecodedState) -> bool:
        return bool(state.phase == phases.OVER or state.turns > self.setup.max_turns)

    def current_player(self) -> int:
        return int(self._player)

    def is_terminal(self) -> bool:
        return bool(self._player == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        count = api.legal(self.states, 0, self.setup.lookup, _scratch.ids)
        legal: list[int] = _scratch.ids[:count].tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = api.outcomes(self.states, 0, self.setup.lookup, _scratch.ids)
        weights = _scratch.ids[:count].tolist()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        if api.play(self.states, 0, self.setup.lookup, action, _scratch.ids) < 0:
            raise ValueError(f"action {action} is not possible in {self}")
        self._find_player()

    def _action_to_string(self, player: int, action: int) -> str:
        plain = self._decoded()
        if (player == CHANCE) != plain.awaits_chance:
            return str(action)  # OpenSpiel asks about actions of other states
        return format_move(plain, self.setup.box, action)

    def returns(self) -> list[float]:
        """Return the win share or the lead of each player; 0 before the end."""
        players = self.setup.players
        if self.setup.reward != WIN:
            state = self.states[0]
            ended = self.is_terminal()
            return [float(lead(state, seat)) if ended else 0.0 for seat in range(players)]
        won = api.winners(self.states, 0)
        share = 1 / max(1, won.bit_count())
        return [share if won >> seat & 1 else 0.0 for seat in range(players)]

    def _decoded(self) -> DecodedState:
        return DecodedState(self.states.tobytes())

    def __str__(self) -> str:
        return format_position(self._decoded(), self.setup.box)


class OverworldObserver:
    """An observer that writes floats, with a view of each feature by its name."""

    def __init__(self, setup: Setup, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers have no parameters, got {params}")
        players = setup.players
        self._setup = setup
        self._row = np.zeros((1, size(players)), np.uint8)
        self._cache = np.zeros((SEATS, CACHE_WORDS), np.uint32)
        self._floats = np.zeros((1, float_size(players)), np.float32)
        self.tensor = self._floats[0]
        self.dict = {
            piece.name if piece.seat is None else f"{piece.name} {piece.seat}": self.tensor[
                piece.start : piece.stop
            ].reshape(piece.shape)
            for piece in pieces_of(players)
        }

    def set_from(self, state: OverworldState, player: int) -> None:
        """Write the observation of a player into `tensor` and `dict`.

        Raises:
            ValueError: If the game has no such player.
        """
        player = check_seat(player, self._setup.players)
        setup, rows = self._setup, (self._row, self._row.view(np.uint32))
        states = state.states
        observe(states, 0, setup.lookup, setup.appearance, player, self._cache, *rows)
        to_floats(self._row, self._floats)

    def string_from(self, state: OverworldState, player: int) -> str:
        return str(state)


pyspiel.register_game(_TYPE, OverworldGame)
