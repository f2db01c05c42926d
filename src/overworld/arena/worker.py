"""The process in which bots think: reads fixtures, plays them, and says what it is doing.

Bots are other people's code: they print, hang and die. So they have a process of their own, which
a `Referee` starts and can kill. Both sides exchange pickles:

    in    where modules are, (settings, box, objects), then fixtures
    out   Ready, then for each fixture Thinking... and Played
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import BinaryIO

from overworld.arena.match import play
from overworld.arena.schedule import bots_to_warm
from overworld.bots.warm_up import warm_up


@dataclass(frozen=True)
class Ready:
    """The worker has loaded everything."""


@dataclass(frozen=True)
class Thinking:
    """A seat begins to think, after these codes have been played."""

    seat: int
    codes: tuple[int, ...]


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Plays fixtures until there are no more."""

    def say(message: object) -> None:
        pickle.dump(message, target)
        target.flush()

    def thinking(seat: int, codes: Sequence[int]) -> None:
        say(Thinking(seat, tuple(codes)))

    sys.path[:] = pickle.load(source)
    settings, box, own = pickle.load(source)
    warm_up(bots_to_warm(settings, own))  # no bot's clock runs while the rules are compiled
    say(Ready())
    while True:
        try:
            fixture = pickle.load(source)
        except EOFError:
            return
        say(play(fixture, settings, box, thinking, own))


def main() -> None:
    """Serves on standard input and output; what bots print goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who started us
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        serve(sys.stdin.buffer, target)
    except BrokenPipeError:
        os._exit(1)  # nobody listens any more
