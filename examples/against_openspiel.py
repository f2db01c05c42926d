"""A bot of ours against somebody else's search: OpenSpiel's Monte-Carlo tree search, on our game.

python examples/against_openspiel.py diamond@100ms --games 20 --simulations 1000

OpenSpiel searches with random play-outs, as its own evaluator does; only that the play-outs are
made in compiled code, because in Python one decision would take minutes. Deals are paired: every
deal is played twice, with seats exchanged.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from open_spiel.python.algorithms import mcts

from overworld import Deal, Game
from overworld.bots import build_bot
from overworld.env.openspiel import OverworldGame, OverworldState
from overworld.rules import api
from overworld.rules.generator import seed_generator
from overworld.rules.playout import TURN_LIMIT, random_game
from overworld.rules.state import DECISIONS
from overworld.stats.interval import wilson


class RandomPlayouts(mcts.Evaluator):
    """Random play to the end of the game, once for each question; every decision as likely."""

    def __init__(self, seed: int) -> None:
        self._rng = seed_generator(f"openspiel {seed}")
        self._ids = np.zeros(DECISIONS, np.int64)

    def evaluate(self, state: OverworldState) -> np.ndarray:
        """Everybody's share of the win in one random continuation."""
        table = state._table
        states = table.states.copy()
        random_game(states[0], table.setup.tables[0], self._rng, self._ids, TURN_LIMIT)
        won = api.winners(states, 0)
        share = 1 / max(1, won.bit_count())
        return np.array([share * (won >> seat & 1) for seat in range(table.setup.players)])

    def prior(self, state: OverworldState) -> list[tuple[int, float]]:
        """The real chances of outcomes, and decisions that are all alike."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions(state.current_player())
        return [(action, 1 / len(legal)) for action in legal]


def play(bot: str, simulations: int, number: int) -> float:
    """One game; returns the bot's share of the win."""
    rules = OverworldGame({"players": 2})
    game, state, deal = Game(players=2), rules.new_initial_state(), Deal(f"spiel {number // 2}")
    seat, ours = number % 2, build_bot(bot, seed=number)
    chance = np.random.RandomState(number)
    theirs = mcts.MCTSBot(rules, 1.4, simulations, RandomPlayouts(number), random_state=chance)
    game.deal(deal)
    told = 0
    while not game.over:
        for _, code in game.log[told:]:
            state.apply_action(code)
        told = len(game.log)
        if len(game.legal_moves) == 1:
            game.play(game.legal_moves[0])
        elif game.turn == seat:
            game.play(ours.choose(game.copy()))
        else:
            game.play(int(theirs.step(state)))
        game.deal(deal)
    return (seat in game.winners) / max(1, len(game.winners))


def main() -> None:
    """Plays a match and prints it as it goes."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("bot", nargs="?", default="diamond@100ms")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=1000)
    arguments = parser.parse_args()
    total, start = 0.0, time.perf_counter()
    for number in range(arguments.games):
        total += play(arguments.bot, arguments.simulations, number)
        share, played = total / (number + 1), number + 1
        low, high = wilson(share, played)
        seconds = time.perf_counter() - start
        print(
            f"{arguments.bot}: {100 * share:.1f} % of {played} games "
            f"({100 * low:.1f} to {100 * high:.1f} %), {seconds:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
