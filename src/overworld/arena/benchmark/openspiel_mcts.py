"""The Monte-Carlo tree search of OpenSpiel as an agent.

It uses random rollouts, as OpenSpiel's evaluator does. The rollouts run in compiled code, because
one decision would take minutes in Python.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from overworld.errors import needs_extra

try:
    from open_spiel.python.algorithms import mcts
except ImportError as missing:
    raise needs_extra(__name__, "openspiel", missing) from None

from overworld.bots import BotError, Budget
from overworld.bots.bot import deciding_seat
from overworld.env.openspiel import OverworldGame, OverworldState
from overworld.game import Game
from overworld.notation import Move
from overworld.rules import api
from overworld.rules.generator import seed_generator
from overworld.rules.playout import TURN_LIMIT, random_game
from overworld.rules.state import DECISIONS

SIMULATIONS = 200
UCT_C = 1.4
"""The exploration constant of UCT."""


class RandomPlayouts(mcts.Evaluator):  # type: ignore[misc] # OpenSpiel has no types
    """An evaluator that plays one random game to its end."""

    def __init__(self, seed: int) -> None:
        self._rng = seed_generator(f"openspiel {seed}")
        self._ids = np.zeros(DECISIONS, np.int64)

    def evaluate(self, state: OverworldState) -> npt.NDArray[np.float64]:
        """Return the win shares after one random rollout."""
        states, setup = state.states.copy(), state.setup
        random_game(states[0], setup.lookup[0], self._rng, self._ids, TURN_LIMIT)
        won = api.winners(states, 0)
        share = 1 / max(1, won.bit_count())
        return np.array([share * (won >> seat & 1) for seat in range(setup.players)])

    def prior(self, state: OverworldState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions(state.current_player())
        return [(action, 1 / len(legal)) for action in legal]


class OpenSpielMCTS:
    """A bot that uses `open_spiel.python.algorithms.mcts`, by default with 200 simulations."""

    name = "openspiel-mcts"

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        if budget is not None and not budget.simulations:
            raise BotError(f"budget of openspiel-mcts must be in simulations, got {budget}")
        self._simulations = (budget.simulations if budget else None) or SIMULATIONS
        self._seed = seed
        self._spiel: OverworldGame | None = None

    def choose(self, game: Game) -> Move:
        """Return the best move of the search."""
        deciding_seat(game)
        if self._spiel is None or self._spiel.setup.players != len(game.colours):
            self._spiel = OverworldGame({"players": len(game.colours)})
            self._search = mcts.MCTSBot(
                self._spiel,
                UCT_C,
                self._simulations,
                RandomPlayouts(self._seed),
                random_state=np.random.RandomState(self._seed % 2**32),
            )
        action = int(self._search.step(self._spiel.state_at(game)))
        return game.legal_moves.move(action)
