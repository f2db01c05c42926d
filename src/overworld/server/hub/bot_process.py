"""The worker process: it makes decisions of bots, analyses and reviews, one at a time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import NamedTuple

import msgspec

from overworld.bots import BOTS, TIMED_BOTS, Budget, DiamondBot, ObsidianBot, analyse
from overworld.bots.warm_up import warm_up
from overworld.components import Components
from overworld.errors import IllegalMove
from overworld.game import Game
from overworld.review import review
from overworld.server.table.options import box_named

_BOXES: tuple[Components, ...] = ()
_PIPES: list[Connection] = []  # to the server
_NICE = 10  # niceness of a review
_KEPT = 8  # games whose search trees a process keeps, up to 21 MB each


class BotTurn(NamedTuple):
    """A decision that a bot has to make at a table."""

    table: str
    bot: str
    position: str
    step: int
    """The number of steps before the position."""
    last: tuple[int, ...]
    """The last of these steps, as numbers."""
    seed: int
    ms: int | None = None
    """The search time in milliseconds; None for a bot that does not search by time."""
    box: str = ""
    """The name of the box; empty for the first one."""


class BotMove(msgspec.Struct, frozen=True):
    """A bot's decision, and the time in milliseconds that it took."""

    move: str
    ms: float


class AnalysedMove(msgspec.Struct, frozen=True):
    """The estimate of the search for one move: win share and final XP by seat."""

    move: str
    visits: int
    share: tuple[float, ...]
    xp: tuple[float, ...]


class Analysed(msgspec.Struct, frozen=True):
    """The estimates of the search for a position."""

    seat: int
    simulations: int
    moves: tuple[AnalysedMove, ...]
    line: tuple[str, ...]


def serve_requests(pipe: Connection, bots: tuple[str, ...], *boxes: Components) -> None:
    """Load some bots, then answer requests until the server closes the pipe."""
    global _BOXES
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Ctrl-C, the server ends this process
    threading.Thread(target=exit_with_server, name="server-watch", daemon=True).start()
    _BOXES = boxes
    _PIPES[:] = [pipe]
    warm_up(bots)
    pipe.send(None)
    while True:
        try:
            function, arguments = pipe.recv()
        except EOFError:
            return
        try:
            answer = True, function(*arguments)
        except Exception as error:
            answer = False, error
        pipe.send(answer)


def exit_with_server() -> None:
    """End this process after the server was killed."""
    server = multiprocessing.parent_process()
    assert server is not None, "the server started this process"
    server.join()
    os._exit(1)


# ---------------------------------------------------------------- bots


class _KeptGame:
    """A game with a searching bot, whose search tree grows from turn to turn."""

    def __init__(self, turn: BotTurn) -> None:
        self._game = _game(turn.position, turn.box)
        self._box = turn.box
        self._step = turn.step
        self._bot = BOTS[turn.bot](seed=turn.seed)

    def follows(self, turn: BotTurn) -> bool:
        """Play the steps since the last turn.

        Return False if they do not lead to the position of the turn, for example after an undo.
        """
        new = turn.step - self._step
        if self._box != turn.box or not 0 <= new <= len(turn.last):
            return False
        try:
            for step in turn.last[len(turn.last) - new :]:
                self._game._play_code(step)
        except IllegalMove:
            return False
        self._step = turn.step
        return self._game.position == turn.position

    def choose(self, budget: Budget) -> str:
        """Return the bot's decision."""
        assert isinstance(self._bot, DiamondBot | ObsidianBot), "only searching bots are kept"
        self._bot.set_budget(budget)
        return str(self._bot.choose(self._game.copy()))


_GAMES: OrderedDict[tuple[str, str], _KeptGame] = (
    OrderedDict()
)  # by table and bot, least recently used first


def choose_move(turn: BotTurn) -> BotMove:
    """Return a bot's decision and the time that it took."""
    start = time.perf_counter()
    if turn.ms is None or turn.bot not in TIMED_BOTS:
        bot = BOTS[turn.bot](seed=turn.seed)
        move = str(bot.choose(_game(turn.position, turn.box)))
    else:
        move = _kept_game(turn).choose(Budget(ms=turn.ms))
    return BotMove(move, 1000 * (time.perf_counter() - start))


def _kept_game(turn: BotTurn) -> _KeptGame:
    key = turn.table, turn.bot
    game = _GAMES.pop(key, None)
    if game is None or not game.follows(turn):
        game = _KeptGame(turn)
    _GAMES[key] = game
    if len(_GAMES) > _KEPT:
        _GAMES.popitem(last=False)
    return game


def _game(position: str, box: str) -> Game:
    return Game.from_position(position, box_named(box, _BOXES))


# ---------------------------------------------------------------- reviews and analyses


def review_record(record: str, simulations: int, box: str = "") -> str:
    """Return the review of a game as JSON. Run at low priority, and send the progress."""
    if hasattr(os, "nice"):
        os.nice(max(0, _NICE - os.nice(0)))
    game = Game.from_record(record, box_named(box, _BOXES))
    return msgspec.json.encode(
        review(game, simulations=simulations, progress=_send_progress)
    ).decode()


def _send_progress(percent: int) -> None:
    for pipe in _PIPES:
        pipe.send((None, percent))


def analyse_position(position: str, ms: int, top: int, box: str = "") -> Analysed:
    """Return the best moves of a position."""
    found = analyse(_game(position, box), ms=ms)
    moves = tuple(
        AnalysedMove(str(judged.move), judged.visits, judged.share, judged.xp)
        for judged in found.moves[:top]
    )
    return Analysed(found.seat, found.simulations, moves, tuple(map(str, found.line)))
