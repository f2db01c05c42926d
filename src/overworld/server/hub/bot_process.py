"""What runs in the processes for bots: one decision, or one analysis, of a position."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

import msgspec

from overworld.bots import BOTS, Budget, analyse
from overworld.bots.warm_up import warm_up
from overworld.components import Components
from overworld.game import Game

_BOX: Components | None = None


class AnalysedMove(msgspec.Struct, frozen=True):
    """What the search thinks of a decision: share of the win and final XP by seat."""

    move: str
    visits: int
    share: tuple[float, ...]
    xp: tuple[float, ...]


class Analysed(msgspec.Struct, frozen=True):
    """What the search thinks of a position: an estimate, not the truth."""

    seat: int
    simulations: int
    moves: tuple[AnalysedMove, ...]
    line: tuple[str, ...]


def prepare(box: Components) -> None:
    """Makes a process ready, before anybody waits for it."""
    global _BOX
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    threading.Thread(target=_end_with_the_server, name="server-watch", daemon=True).start()
    _BOX = box
    warm_up()


def _end_with_the_server() -> None:
    """Ends this process when the server was killed and could not end it."""
    server = multiprocessing.parent_process()
    assert server is not None, "a process for bots has a server"
    server.join()
    os._exit(1)


def think(position: str, bot: str, ms: int | None, seed: int) -> str:
    """A bot's decision, as text."""
    budget = None if ms is None else Budget(ms=ms)
    chosen = BOTS[bot](seed=seed, budget=budget).choose(Game.from_position(position, _BOX))
    return str(chosen)


def examine(position: str, ms: int, top: int) -> Analysed:
    """The best decisions of a position."""
    found = analyse(Game.from_position(position, _BOX), ms=ms)
    moves = tuple(
        AnalysedMove(str(judged.move), judged.visits, judged.share, judged.xp)
        for judged in found.moves[:top]
    )
    return Analysed(found.seat, found.simulations, moves, tuple(map(str, found.line)))
