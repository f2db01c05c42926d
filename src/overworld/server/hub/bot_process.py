"""The worker process of bots: one decision, analysis or review of a game at a time."""

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

from overworld.bots import BOTS, BY_THE_CLOCK, Budget, DiamondBot, ObsidianBot, analyse
from overworld.bots.warm_up import warm_up
from overworld.components import Components
from overworld.errors import IllegalMove
from overworld.game import Game
from overworld.review import review
from overworld.server.table.options import box_named

_BOXES: tuple[Components, ...] = ()
_LINES: list[Connection] = []  # to the server
_NICE = 10  # how much a review gives way to everything else
_KEPT = 8  # games whose search trees a process keeps: up to 21 MB each


class BotTurn(NamedTuple):
    """A decision that a bot has to make at a table."""

    table: str
    bot: str
    position: str
    step: int
    """How many steps have led to the position."""
    last: tuple[int, ...]
    """The codes of the last of these steps."""
    seed: int
    ms: int | None = None
    """For how long to search; None: the bot does not search by time."""
    box: str = ""
    """The name of the box; empty: the first one."""


class BotMove(msgspec.Struct, frozen=True):
    """A bot's decision, and how many milliseconds it took."""

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


def serve_requests(line: Connection, bots: tuple[str, ...], *boxes: Components) -> None:
    """Load some bots, then answer one question after the other until the server closes the line."""
    global _BOXES
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    threading.Thread(target=exit_with_server, name="server-watch", daemon=True).start()
    _BOXES = boxes
    _LINES[:] = [line]
    warm_up(bots)
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


def exit_with_server() -> None:
    """End this process when the server was killed and could not end it."""
    server = multiprocessing.parent_process()
    assert server is not None, "a process for bots has a server"
    server.join()
    os._exit(1)


# ---------------------------------------------------------------- bots


class _KeptGame:
    """A game that a searching bot plays at a table, so that its tree grows from turn to turn."""

    def __init__(self, turn: BotTurn) -> None:
        self._game = _game(turn.position, turn.box)
        self._box = turn.box
        self._step = turn.step
        self._bot = BOTS[turn.bot](seed=turn.seed)

    def follows(self, turn: BotTurn) -> bool:
        """Play the steps since the last turn; False if they do not lead to the position.

        They do not after an undo, for example.
        """
        new = turn.step - self._step
        if self._box != turn.box or not 0 <= new <= len(turn.last):
            return False
        try:
            for code in turn.last[len(turn.last) - new :]:
                self._game.play_code(code)
        except IllegalMove:
            return False
        self._step = turn.step
        return self._game.position == turn.position

    def choose(self, budget: Budget) -> str:
        """Return the bot's decision."""
        assert isinstance(self._bot, DiamondBot | ObsidianBot), "only bots that search are kept"
        self._bot.set_budget(budget)
        return str(self._bot.choose(self._game.copy()))


_GAMES: OrderedDict[tuple[str, str], _KeptGame] = OrderedDict()  # by table and bot, last used last


def choose_move(turn: BotTurn) -> BotMove:
    """Return a bot's decision and how long it took."""
    start = time.perf_counter()
    if turn.ms is None or turn.bot not in BY_THE_CLOCK:
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
    """The review of a game as JSON; tells how far it is, and lets everything else go first."""
    if hasattr(os, "nice"):
        os.nice(max(0, _NICE - os.nice(0)))
    game = Game.from_record(record, box_named(box, _BOXES))
    return msgspec.json.encode(review(game, simulations=simulations, progress=_tell)).decode()


def _tell(percent: int) -> None:
    for line in _LINES:
        line.send((None, percent))


def analyse_position(position: str, ms: int, top: int, box: str = "") -> Analysed:
    """The best decisions of a position."""
    found = analyse(_game(position, box), ms=ms)
    moves = tuple(
        AnalysedMove(str(judged.move), judged.visits, judged.share, judged.xp)
        for judged in found.moves[:top]
    )
    return Analysed(found.seat, found.simulations, moves, tuple(map(str, found.line)))
