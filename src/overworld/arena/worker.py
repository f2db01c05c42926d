"""The worker process of a referee: read fixtures, play them, and report the progress.

Bots may print, hang or crash. So they run in a separate process, which a `Referee` can kill. The
two processes exchange pickles:

    in    sys.path, (settings, box, registry), then fixtures
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
    """The worker has loaded and compiled all code."""


@dataclass(frozen=True)
class Thinking:
    """A seat starts to decide, after these codes have been played."""

    seat: int
    codes: tuple[int, ...]


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Play fixtures until the input ends."""

    def send(message: object) -> None:
        pickle.dump(message, target)
        target.flush()

    def thinking(seat: int, codes: Sequence[int]) -> None:
        send(Thinking(seat, tuple(codes)))

    sys.path[:] = pickle.load(source)
    settings, box, registry = pickle.load(source)
    warm_up(bots_to_warm(settings, registry))  # compile before any clock starts
    send(Ready())
    while True:
        try:
            fixture = pickle.load(source)
        except EOFError:
            return
        send(play(fixture, settings, box, thinking, registry))


def main() -> None:
    """Serve on standard input and output; redirect the output of bots to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        serve(sys.stdin.buffer, target)
    except BrokenPipeError:
        os._exit(1)  # the parent process is gone
