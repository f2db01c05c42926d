"""Worker processes, each of which does one job at a time: a bot's move, an analysis or a review.

`Worker` is the side of the server. The other functions run in the process.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, TypeVar

import msgspec

from overworld.bots import BOTS, Budget, DiamondBot, ObsidianBot, analyse
from overworld.bots.ladder import TIMED_BOTS
from overworld.bots.warm_up import warm_up
from overworld.components import Box
from overworld.errors import IllegalMove
from overworld.game import Deal, Game
from overworld.game.kernel import decoded_state_of, play_code
from overworld.review import review
from overworld.review.explain import why_better
from overworld.review.findings import BetterReason
from overworld.review.retry import value_of_move
from overworld.review.valuation import revalue_opening
from overworld.server.table.day import bot_seed
from overworld.server.table.options import box_named

_READY_WITHIN = 600.0  # seconds for the start of a process, which may have to compile
_NICE = 10  # niceness of a review
_TREES_KEPT = 4  # games whose search trees a process keeps, up to 42 MB each

_Answer = TypeVar("_Answer")


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


class ParGame(NamedTuple):
    """A game in which a bot plays the deal of the day from the seat of people."""

    seed: str
    size: int
    seat: int
    first: int
    bot: str
    opponent: str
    simulations: int | None
    """Simulations per decision; None for the bot's default."""


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


class Analysed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The estimates of the search for a position."""

    seat: int
    simulations: int
    moves: tuple[AnalysedMove, ...]
    line: tuple[str, ...]
    reason: BetterReason | None = None
    """Why the first move is better than the second one."""


class ReviewProgress(NamedTuple):
    """The percentage of a review that is done, and the win shares that are new."""

    percent: int
    values: tuple[tuple[float, ...], ...]
    """The win shares of positions, from a later one to an earlier one."""


# ---------------------------------------------------------------- in the server


def start_ignoring_sigint(process: BaseProcess) -> None:
    """Start a process that ignores Ctrl-C, even while it still imports modules.

    Call it in a separate thread, because the process inherits the signals that the thread blocks.
    """
    if hasattr(signal, "pthread_sigmask"):
        # The start of the tracker would unblock the signals, so it starts first.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
    else:
        process.start()


async def wait_for_work(work: asyncio.Event, seconds: float) -> None:
    """Wait until work is announced, at most for some seconds."""
    # Before Python 3.12, `wait_for` may swallow a cancellation.
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await work.wait()
    work.clear()


class WorkerDied(Exception):
    """The process has died, or was killed because it exceeded the time limit."""


class Worker:
    """A process that starts with the first request, and starts again after it has died.

    Workers share nothing, so that the death of one does not affect the others.
    """

    def __init__(
        self, *boxes: Box, bots: Callable[[], tuple[str, ...]] = lambda: tuple(BOTS)
    ) -> None:
        self._boxes = boxes
        self._bots = bots
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        # A thread reads the pipe, because not all event loops can.
        self._thread = ThreadPoolExecutor(1, "worker")

    async def start(self) -> None:
        """Start the process and wait until it has loaded its bots."""
        if self._process is not None and self._process.is_alive():
            return
        self.kill()
        # A forked process would inherit sockets, threads and locks.
        context = multiprocessing.get_context("spawn")
        pipe, other = context.Pipe()
        arguments = (other, self._bots(), *self._boxes)
        process = context.Process(target=serve_requests, args=arguments, daemon=True)
        starting = asyncio.ensure_future(asyncio.to_thread(start_ignoring_sigint, process))
        with other:  # closed here, so that `recv` fails when the process dies
            try:
                await asyncio.shield(starting)
            finally:
                await asyncio.wait([starting])  # a process that is still starting cannot be killed
                if starting.exception() is None:
                    self._process, self._pipe = process, pipe
        await self._receive(_READY_WITHIN)

    async def ask(
        self,
        seconds: float,
        function: Callable[..., _Answer],
        *arguments: object,
        progress: Callable[[Any], None] = lambda sent: None,
    ) -> _Answer:
        """Run a function of a module in the process and return its result.

        Call `progress` with each value that the function sends on the way.

        Raises:
            WorkerDied: The process died or exceeded the limit of `seconds`.
            Exception: The exception of the function.
        """
        stop = time.monotonic() + seconds
        try:
            await self.start()
            assert self._pipe is not None, "start() has set it"
            self._pipe.send((function, arguments))
            succeeded, answer = await self._receive(seconds)
            while succeeded is None:
                progress(answer)
                succeeded, answer = await self._receive(max(0.0, stop - time.monotonic()))
        except (EOFError, OSError) as error:  # a `TimeoutError` is an `OSError`
            self.kill()
            reason = "no answer in time" if isinstance(error, TimeoutError) else "the process died"
            raise WorkerDied(reason) from error
        except asyncio.CancelledError:
            self.kill()  # the answer is no longer needed
            raise
        if not succeeded:
            raise answer
        result: _Answer = answer
        return result

    async def _receive(self, seconds: float) -> Any:
        assert self._pipe is not None, "start() has set it"
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._pipe.recv)

    def kill(self) -> None:
        """Kill the process."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        # The thread may still read the pipe. It gets an `EOFError`, and then the pipe is closed.
        self._pipe = None

    def close(self) -> None:
        """Kill the process and end the thread."""
        self.kill()
        self._thread.shutdown(wait=False)


# ---------------------------------------------------------------- in the process

_BOXES: tuple[Box, ...] = ()
_PIPES: list[Connection] = []  # to the server


def serve_requests(pipe: Connection, bots: tuple[str, ...], *boxes: Box) -> None:
    """Load some bots, then answer requests until the server closes the pipe."""
    global _BOXES
    end_with_server()
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


def end_with_server() -> None:
    """Ignore Ctrl-C, on which the server ends this process; end it after the server was killed."""

    def watch() -> None:
        server = multiprocessing.parent_process()
        assert server is not None, "the server started this process"
        server.join()
        os._exit(1)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=watch, name="server-watch", daemon=True).start()


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
                play_code(self._game, step)
        except IllegalMove:
            return False
        self._step = turn.step
        return self._game.position == turn.position

    def choose(self, budget: Budget) -> str:
        """Return the bot's decision."""
        assert isinstance(self._bot, DiamondBot | ObsidianBot), "only searching bots are kept"
        self._bot.set_budget(budget)
        return str(self._bot.choose(self._game.copy()))


# By table and bot, least recently used first.
_GAMES: OrderedDict[tuple[str, str], _KeptGame] = OrderedDict()


def choose_move(turn: BotTurn) -> BotMove:
    """Return a bot's decision and the time that it took."""
    start = time.perf_counter()
    if turn.ms is None or turn.bot not in TIMED_BOTS:
        bot = BOTS[turn.bot](seed=turn.seed)
        move = str(bot.choose(_game(turn.position, turn.box)))
    else:
        move = _kept_game(turn).choose(Budget(ms=turn.ms))
    return BotMove(move, 1000 * (time.perf_counter() - start))


def play_par(asked: ParGame) -> int:
    """Play a game of bots at low priority; return the lead of the bot over the best other."""
    if hasattr(os, "nice"):
        os.nice(max(0, _NICE - os.nice(0)))
    game, deal = Game(asked.size, first=asked.first, box=_BOXES[0]), Deal(asked.seed)
    game.deal(deal)
    while not game.over:
        seat = decoded_state_of(game).decider
        seed = bot_seed(asked.seed, seat, game.step_number)
        bot = BOTS[asked.bot if seat == asked.seat else asked.opponent](seed=seed)
        if asked.simulations is not None and isinstance(bot, DiamondBot | ObsidianBot):
            bot.set_budget(Budget(simulations=asked.simulations))
        game.play(str(bot.choose(game.copy())))
        game.deal(deal)
    scores = game.scores
    return scores[asked.seat] - max(xp for seat, xp in enumerate(scores) if seat != asked.seat)


def _kept_game(turn: BotTurn) -> _KeptGame:
    key = turn.table, turn.bot
    game = _GAMES.pop(key, None)
    if game is None or not game.follows(turn):
        game = _KeptGame(turn)
    _GAMES[key] = game
    if len(_GAMES) > _TREES_KEPT:
        _GAMES.popitem(last=False)
    return game


def _game(position: str, box: str) -> Game:
    return Game.from_position(position, box_named(box, _BOXES))


def review_record(record: str, simulations: int, box: str = "") -> str:
    """Return the review of a game as JSON. Run at low priority, and send the progress."""
    if hasattr(os, "nice"):
        os.nice(max(0, _NICE - os.nice(0)))
    game = Game.from_record(record, box_named(box, _BOXES))
    values: list[tuple[float, ...]] = []

    def send(percent: int) -> None:
        for pipe in _PIPES:
            pipe.send((None, ReviewProgress(percent, tuple(values))))
        values.clear()

    found = review(game, simulations=simulations, progress=send, on_value=values.append)
    return msgspec.json.encode(found).decode()


def analyse_position(position: str, ms: int, top: int, box: str = "") -> Analysed:
    """Return the best moves of a position."""
    game = _game(position, box)
    analysis = revalue_opening(analyse(game, ms=ms), top)
    moves = tuple(
        AnalysedMove(str(judged.move), judged.visits, judged.share, judged.xp)
        for judged in analysis.moves[:top]
    )
    reason = None
    if len(moves) > 1:
        best, second = moves[:2]
        reason = why_better(game, best.move, second.move, best.share, second.share)
    line = tuple(map(str, analysis.line))
    return Analysed(analysis.seat, analysis.simulations, moves, line, reason)


def value_position(
    position: str, move: str, bot: str, simulations: int, box: str = ""
) -> tuple[float, ...]:
    """Return the win shares after a move in a position."""
    return value_of_move(_game(position, box), move, bot, simulations)
