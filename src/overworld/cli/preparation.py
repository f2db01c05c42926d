"""Compile before a command starts, with a message and, on a terminal, a progress bar.

`overworld warm-up` compiles everything in advance, for container images and cluster nodes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext

from tqdm import tqdm

from overworld.bots import BOTS
from overworld.bots.warm_up import is_cold, part_done, warm_up, warm_up_reviews
from overworld.cli.interrupts import leaving_immediately
from overworld.game import Deal, Game
from overworld.i18n import t
from overworld.rules.cache_folder import cache_folder
from overworld.rules.compiled import drop_damaged, followed, warming

_WIDTH = 40  # characters of the bar and its percentage


def prepare(bots: Iterable[str] = BOTS, *, leave: bool = True) -> None:
    """Compile the rules and the given bots unless they are cached; print a message first.

    Args:
        bots: The names of the bots.
        leave: Whether Ctrl-C ends the process immediately.
    """
    bots = list(bots)
    damaged = drop_damaged()
    if not is_cold(bots):
        return
    _announce("compiling-all" if bots else "compiling", damaged)
    with leaving_immediately() if leave else nullcontext(), _progress_bar():
        warm_up(bots)


def warm_up_all(arguments: argparse.Namespace) -> int:
    """Compile everything that commands and environments need."""
    damaged = drop_damaged()
    if is_cold():
        _announce("compiling-all", damaged)
    with leaving_immediately(), _progress_bar():
        warm_up_reviews()
        with warming("env"):
            _call_environments()
    print(t("warm-up-done", folder=str(cache_folder())))
    return 0


def _call_environments() -> None:
    """Call each compiled function of the environments once."""
    from overworld.env import RandomAgent, VectorEnv
    from overworld.env.bot_env import BotEnv
    from overworld.env.dataset import game_to_rows
    from overworld.observation import to_floats

    env = VectorEnv(games=2)
    step = env.reset(seed=0)
    env.step(RandomAgent().choose(step.action_mask))
    to_floats(step.observations)
    BotEnv({1: "random"}).reset(seed=0)
    game = Game(2)
    game.deal(Deal(0))
    game.play(game.legal_moves.ids[0])
    game_to_rows(game)


def _announce(first_time: str, damaged: bool) -> None:
    """Print why the program compiles: for the first time, or because the cache was damaged."""
    if sys.stderr is not None:
        folder = str(cache_folder())
        text = t("compiling-damaged", folder=folder) if damaged else t(first_time)
        print(text, file=sys.stderr, flush=True)


@contextmanager
def _progress_bar() -> Iterator[None]:
    """Show the progress of compiling in the block, if standard error is a terminal."""
    look = {"ascii": ".#", "ncols": _WIDTH, "bar_format": "[{bar}] {percentage:3.0f} %"}
    with tqdm(total=100, disable=None if sys.stderr else True, **look) as bar:

        def follow(compiled: int, functions: int) -> None:
            bar.update(int(100 * part_done(compiled, functions)) - bar.n)

        with followed(follow):
            yield
        bar.update(100 - bar.n)
