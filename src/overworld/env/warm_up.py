"""Compile the functions of environments before a run needs them."""

from __future__ import annotations

from overworld.env.bot_table import BotTable
from overworld.env.dataset import rows_of
from overworld.env.random_agent import RandomAgent
from overworld.env.setup import Setup
from overworld.env.vector import VectorEnv
from overworld.game import Deal, Game
from overworld.observation.floats import to_floats
from overworld.rules.compiled import warming


def warm_up() -> None:
    """Call each compiled function once."""
    with warming("env"):
        _call_all()


def _call_all() -> None:
    env = VectorEnv(games=2)
    step = env.reset(seed=0)
    env.step(RandomAgent().choose(step.action_mask))
    to_floats(step.observations)
    BotTable(Setup(), {1: "random"}).reset(seed=0)
    game = Game(2)
    game.deal(Deal(0))
    game.play(game.legal_moves.ids[0])
    rows_of(game)


if __name__ == "__main__":
    warm_up()
