"""OpenSpiel's own Monte-Carlo tree search as an agent, on our game.

It searches with random play-outs, as its own evaluator does; only that the play-outs are made in
compiled code, because in Python one decision would take minutes.
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
from overworld.env.openspiel import OverworldGame, OverworldState
from overworld.game import Game
from overworld.notation import Move
from overworld.rules import api
from overworld.rules.generator import seed_generator
from overworld.rules.playout import TURN_LIMIT, random_game
from overworld.rules.state import DECISIONS

SIMULATIONS = 200
EXPLORE = 1.4
"""The constant of UCT."""


class RandomPlayouts(mcts.Evaluator):  # type: ignore[misc] # OpenSpiel has no types
    """Random play to the end of the game, once for each question; every decision as likely."""

    def __init__(self, seed: int) -> None:
        self._rng = seed_generator(f"openspiel {seed}")
        self._ids = np.zeros(DECISIONS, np.int64)

    def evaluate(self, state: OverworldState) -> npt.NDArray[np.float64]:
        """Everybody's share of the win in one random continuation."""
        states, setup = state.states.copy(), state.setup
        random_game(states[0], setup.tables[0], self._rng, self._ids, TURN_LIMIT)
        won = api.winners(states, 0)
        share = 1 / max(1, won.bit_count())
        return np.array([share * (won >> seat & 1) for seat in range(setup.players)])

    def prior(self, state: OverworldState) -> list[tuple[int, float]]:
        """The real chances of outcomes, and decisions that are all alike."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions(state.current_player())
        return [(action, 1 / len(legal)) for action in legal]


class OpenSpielMCTS:
    """Decides as `open_spiel.python.algorithms.mcts` does, 200 simulations unless it is told."""

    name = "openspiel-mcts"
    character = "OpenSpiel's search, with random play-outs."
    version = 1

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        if budget is not None and not budget.simulations:
            raise BotError("OpenSpiel's search takes a budget in simulations only")
        self._simulations = (budget.simulations if budget else None) or SIMULATIONS
        self._seed = seed
        self._spiel: OverworldGame | None = None

    def choose(self, game: Game) -> Move:
        """The decision that the search finds best."""
        if self._spiel is None or self._spiel.setup.players != len(game.colours):
            self._spiel = OverworldGame({"players": len(game.colours)})
            self._search = mcts.MCTSBot(
                self._spiel,
                EXPLORE,
                self._simulations,
                RandomPlayouts(self._seed),
                random_state=np.random.RandomState(self._seed % 2**32),
            )
        action = int(self._search.step(self._spiel.state_at(game)))
        return game.legal_moves[game.legal_moves.ids.index(action)]
