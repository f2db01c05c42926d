"""What runs in the processes for bots: one decision, or one analysis, of a position."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from multiprocessing.connection import Connection

import msgspec

from overworld.bots import BOTS, Budget, analyse, review
from overworld.bots.warm_up import warm_up
from overworld.components import Components
from overworld.game import Game
from overworld.server.room.options import box_named

_BOXES: tuple[Components, ...] = ()
_LINES: list[Connection] = []  # to the server
_NICE = 10  # how much a review gives way to everything else


class Thought(msgspec.Struct, frozen=True):
    """A bot's decision, and for how long it has thought."""

    move: str
    ms: float


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


def answer_questions(line: Connection, *boxes: Components) -> None:
    """Answers one question after the other, for as long as somebody asks."""
    global _BOXES
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    threading.Thread(target=_end_with_the_server, name="server-watch", daemon=True).start()
    _BOXES = boxes
    _LINES[:] = [line]
    warm_up()
    line.send(None)
    while True:
        try:
            question, arguments = line.recv()
        except EOFError:
            return
        try:
            answer = True, question(*arguments)
        except Exception as error:
            answer = False, error
        line.send(answer)


def _end_with_the_server() -> None:
    """Ends this process when the server was killed and could not end it."""
    server = multiprocessing.parent_process()
    assert server is not None, "a process for bots has a server"
    server.join()
    os._exit(1)


def think(position: str, bot: str, ms: int | None, seed: int, box: str = "") -> Thought:
    """A bot's decision, with a box by its name, or the first."""
    budget = None if ms is None else Budget(ms=ms)
    start = time.perf_counter()
    chosen = BOTS[bot](seed=seed, budget=budget).choose(_game(position, box))
    return Thought(str(chosen), 1000 * (time.perf_counter() - start))


def _game(position: str, box: str) -> Game:
    return Game.from_position(position, box_named(box, _BOXES))


def review_record(record: str, simulations: int, box: str = "") -> str:
    """The review of a game as JSON; tells how far it is, and lets everything else go first."""
    if hasattr(os, "nice"):
        os.nice(max(0, _NICE - os.nice(0)))
    game = Game.from_record(record, box_named(box, _BOXES))
    return msgspec.json.encode(review(game, simulations=simulations, progress=_tell)).decode()


def _tell(percent: int) -> None:
    for line in _LINES:
        line.send((None, percent))


def examine(position: str, ms: int, top: int, box: str = "") -> Analysed:
    """The best decisions of a position."""
    found = analyse(_game(position, box), ms=ms)
    moves = tuple(
        AnalysedMove(str(judged.move), judged.visits, judged.share, judged.xp)
        for judged in found.moves[:top]
    )
    return Analysed(found.seat, found.simulations, moves, tuple(map(str, found.line)))
