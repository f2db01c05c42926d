"""Play one of our bots against OpenSpiel's Monte-Carlo tree search.

python examples/against_openspiel.py diamond@100ms --games 20 --simulations 1000

OpenSpiel searches with random play-outs. They run in compiled code, because one decision would take
minutes in Python. The bots play every deal twice, with exchanged seats. `OpenSpielMCTS` is internal
to Overworld and may change in any version.
"""

from __future__ import annotations

import argparse
import time

from overworld import TURN_LIMIT, Deal, Game
from overworld.arena.benchmark.openspiel_mcts import OpenSpielMCTS
from overworld.arena.stats import wilson
from overworld.bots import Budget, build_bot


def play(bot: str, simulations: int, number: int) -> float:
    """Play a game; return the bot's win share."""
    game, deal = Game(players=2), Deal(f"spiel {number // 2}")
    seat, ours = number % 2, build_bot(bot, seed=number)
    theirs = OpenSpielMCTS(seed=number, budget=Budget(simulations=simulations))
    game.deal(deal)
    while not game.over and game.turn_number <= TURN_LIMIT:
        if len(game.legal_moves) == 1:
            game.play(game.legal_moves[0])
        else:
            game.play((ours if game.turn == seat else theirs).choose(game.copy()))
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
