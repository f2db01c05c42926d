"""Play games by text, with any function from a prompt to an answer.

    python examples/text_agent.py --opponent pebble --games 4
    overworld arena examples/text_agent.py:gainer pebble --games 20
    overworld bench agents examples/text_agent.py:gainer --players 2 --deals 10

`best_gain` needs no model: it reads the legal moves in the prompt and names the one with the best
stated gain. Replace it by a function that sends the prompt to your model and returns its answer.
`TextBot` reads the answer, asks again with the reason if it refuses one, and plays the first legal
move after three refused answers, at most ten times in a game.
"""

from __future__ import annotations

import argparse
import re

from overworld import TURN_LIMIT, Deal, Game
from overworld.arena.benchmark.tasks import decisions, judge
from overworld.arena.benchmark.text_tasks import TextSolver
from overworld.bots import build_bot
from overworld.env.text import TextBot

LINE = re.compile(r"(\d+)(?:-\d+)?\. ([a-z]+)[^:]*: (.*)")
GAIN = re.compile(r"gain ([+-]\d+(?:\.\d+)?)")
SPACE = re.compile(r"(\d): ([+-]\d+)")
KINDS = ("detonate", "draw", "take", "mine", "trade", "explore", "end", "pass", "fight", "build")
"""The kinds of move without a gain, the best first."""


def best_gain(prompt: str) -> str:
    """Return the number of the move with the best stated gain in the prompt."""
    _, _, moves = prompt.rpartition("LEGAL MOVES\n")
    ratings = []
    for line in moves.splitlines():
        if not (match := LINE.match(line)):
            continue
        number, kind, text = int(match[1]), match[2], match[3]
        ratings.append((0.0, -KINDS.index(kind) if kind in KINDS else 0, text.count(" "), number))
        if gain := GAIN.search(text):
            ratings[-1] = (float(gain[1]), 0, 0, number)
        elif kind == "build":
            gains = SPACE.findall(text.partition("gain on space ")[2])
            ratings[-1:] = [(float(by), 0, 0, number + int(at) - 1) for at, by in gains]
    _, _, _, number = max(ratings)
    return f"move: {number}"


def gainer() -> TextBot:
    """Return the bot for commands: a file and a name are a bot spec."""
    return TextBot(best_gain, fallbacks=10, rules=False, name="gainer")


def play(opponent: str, number: int) -> tuple[float, TextBot]:
    """Play a game against a bot; return the win share of the text agent, and the agent."""
    agent, other = gainer(), build_bot(opponent, seed=number)
    game, deal, seat = Game(players=2), Deal(f"text {number // 2}"), number % 2
    game.deal(deal)
    while not game.over and game.turn_number <= TURN_LIMIT:
        game.play((agent if game.turn == seat else other).choose(game.copy()))
        game.deal(deal)
    return (seat in game.winners) / max(1, len(game.winners)), agent


def main() -> None:
    """Play games and solve the tasks; print the results."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--opponent", default="pebble")
    parser.add_argument("--games", type=int, default=4)
    arguments = parser.parse_args()
    for number in range(arguments.games):
        share, agent = play(arguments.opponent, number)
        counts = f"{agent.asked} prompts, {agent.refused} refused, {agent.fell_back} fallbacks"
        print(f"game {number + 1}: win share {share:g}, {counts}", flush=True)
    for kind in ("endgame", "best"):
        found = judge(TextSolver(best_gain, rules=False), decisions(kind))
        print(f"{kind}: {found.right} of {found.tasks} right, regret {found.regret:.3f}")


if __name__ == "__main__":
    main()
