"""A referee plays games or asks questions in a worker process and enforces the time limits.

Bots may print, hang or crash. So they run in a separate process, which a `Referee` can kill. The
two processes exchange pickles:

    in    sys.path, (settings, box, registry), then fixtures and questions
    out   Ready, then for each fixture Thinking... and GameResult, for each question Answer
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, BinaryIO, Generic, TypeVar

from overworld.arena.match import (
    PROCESS_DIED,
    STALL,
    Answer,
    Clock,
    Forfeit,
    GameResult,
    Question,
    Registry,
    allowed_seconds,
    ask,
    make_result,
    play,
)
from overworld.arena.schedule import Fixture, Tournament, bots_to_warm
from overworld.bots import BotError
from overworld.bots.warm_up import warm_up
from overworld.components import Box
from overworld.game import Game
from overworld.game.kernel import play_code

_Ending = TypeVar("_Ending", GameResult, Answer)

_START = "from overworld.arena.referee import main; main()"
_TRIES = 3  # attempts before a bot is blamed for the death of the process
START_SECONDS = 600.0
"""Seconds that a process may take to start: the first one compiles, others wait for it."""
_MARGIN = 2.0  # seconds for everything else, such as the pipe


class Stopped(Exception):
    """Another thread has stopped the referee."""


class Referee:
    """A referee of one table: it plays fixtures one after the other, and no bot can stop it.

    Bot files are relative to `folder`. The objects in `registry` must be picklable.
    """

    def __init__(
        self,
        settings: Tournament,
        box: Box,
        folder: str | None = None,
        registry: Registry | None = None,
    ) -> None:
        self._settings = settings
        self._registry = registry or {}
        self._box = box
        self._folder = folder
        self._worker: _Worker | None = None
        self._stopped = False
        self._killers: set[str] = set()  # the bots whose questions have ended the process
        self._lock = threading.Lock()  # so that stop() sees a process that is being started

    def play(self, fixture: Fixture) -> GameResult:
        """Play a fixture; start the game again if its process dies."""
        for _ in range(_TRIES):
            current = _GameInProgress(fixture, self._settings, self._registry, self._box)
            ending = self._watch(current, GameResult)
            if ending is not None:
                return ending
        return current.end(PROCESS_DIED, f"the process died {_TRIES} times")

    def ask(self, question: Question) -> Answer:
        """Ask a question; ask it again if the process dies, but blame a bot only once for that."""
        current = _QuestionInProgress(question, self._settings, self._registry)
        again = question.bot in self._killers
        for _ in range(1 if again else _TRIES):
            ending = self._watch(current, Answer)
            if ending is not None:
                return ending
        self._killers.add(question.bot)
        often = "again" if again else f"{_TRIES} times"
        return current.end(PROCESS_DIED, f"the process died {often}")

    def stop(self) -> None:
        """Abort the current game without a result; any thread may call this."""
        with self._lock:
            self._stopped = True
        self._dismiss()

    def _watch(self, current: _InProgress[_Ending], kind: type[_Ending]) -> _Ending | None:
        """Return the finished game or the answer, or None if the process died."""
        worker = self._ready_worker()
        worker.send(current.job)
        while True:
            try:
                message = worker.receive(current.allowed + _MARGIN)
            except queue.Empty:
                self._dismiss()
                return current.end(STALL, f"more than {current.allowed:.1f} s")
            if isinstance(message, kind):
                return message
            if isinstance(message, Thinking):
                current.note(message)
            else:
                self._dismiss()
                if self._stopped:
                    raise Stopped
                return None

    def _ready_worker(self) -> _Worker:
        for _ in range(_TRIES):
            with self._lock:
                if self._stopped:
                    raise Stopped
                if self._worker is not None:
                    return self._worker
                self._worker = worker = _Worker(self._folder)
            worker.send(sys.path)
            worker.send((self._settings, self._box, self._registry))
            with suppress(queue.Empty):
                if isinstance(worker.receive(START_SECONDS), Ready):
                    return worker
            self._dismiss()
        raise BotError(f"the bot process did not start after {_TRIES} attempts")

    def _dismiss(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()


class _InProgress(ABC, Generic[_Ending]):
    """The state of the current game or question, as far as the worker has reported it."""

    job: Fixture | Question

    @property
    @abstractmethod
    def allowed(self) -> float:
        """Seconds that the deciding bot may take."""

    @abstractmethod
    def note(self, message: Thinking) -> None:
        """Add a report of the worker."""

    @abstractmethod
    def end(self, reason: str, report: str) -> _Ending:
        """Return the game or answer with a forfeit of the deciding bot."""


class _QuestionInProgress(_InProgress[Answer]):
    def __init__(self, question: Question, settings: Tournament, registry: Registry) -> None:
        self.job = question
        bot = registry.get(question.bot, question.bot)
        self._allowed = allowed_seconds(bot, settings.patience)

    @property
    def allowed(self) -> float:
        return self._allowed

    def note(self, message: Thinking) -> None:
        """Ignore the message: its arrival starts the next decision."""

    def end(self, reason: str, report: str) -> Answer:
        return Answer(None, Forfeit(0, reason, report))


class _GameInProgress(_InProgress[GameResult]):
    def __init__(
        self, fixture: Fixture, settings: Tournament, registry: Registry, box: Box
    ) -> None:
        self.job = self.fixture = fixture
        self._box = box
        self._settings = settings
        self._registry = registry
        self._codes: list[int] = []
        self._seat = 0

    @property
    def allowed(self) -> float:
        bot = self.fixture.bots[self._seat]
        return allowed_seconds(self._registry.get(bot, bot), self._settings.patience)

    def note(self, message: Thinking) -> None:
        self._seat = message.seat
        self._codes += message.codes

    def end(self, reason: str, report: str) -> GameResult:
        game = Game(len(self.fixture.bots), box=self._box)
        for code in self._codes:
            play_code(game, code)
        forfeit = Forfeit(self._seat, reason, report)
        return make_result(self.fixture, game, Clock(len(self.fixture.bots)), forfeit)


class _Worker:
    """A process of `overworld.arena.referee`."""

    def __init__(self, folder: str | None) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _START],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=folder,
        )
        self._messages: queue.SimpleQueue[object] = queue.SimpleQueue()
        assert self._process.stdout is not None, "it is a pipe"
        self._reader = threading.Thread(
            target=self._read, args=(self._process.stdout,), daemon=True
        )
        self._reader.start()

    def send(self, message: object) -> None:
        """Send a message. If the process is dead, `receive` returns None."""
        assert self._process.stdin is not None, "it is a pipe"
        with suppress(OSError):
            pickle.dump(message, self._process.stdin)
            self._process.stdin.flush()

    def receive(self, seconds: float | None) -> object:
        """Return the next message, None if the process has ended; raise `queue.Empty` if late."""
        return self._messages.get(timeout=seconds)

    def kill(self) -> None:
        """Kill the process and wait for its end."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        assert self._process.stdin is not None, "it is a pipe"
        with suppress(OSError):  # closing flushes, and the other end is gone
            self._process.stdin.close()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            try:
                while True:
                    self._messages.put(pickle.load(stream))
            except Exception:  # the stream has ended, possibly in the middle of a message
                self._messages.put(None)


@dataclass(frozen=True)
class Ready:
    """The worker has loaded and compiled all code."""


@dataclass(frozen=True)
class Thinking:
    """A seat starts to decide, after these codes have been played."""

    seat: int
    codes: tuple[int, ...]


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Play fixtures and ask questions until the input ends."""

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
            job = pickle.load(source)
        except EOFError:
            return
        if isinstance(job, Question):
            send(ask(job, settings.patience, thinking, registry))
        else:
            send(play(job, settings, box, thinking, registry))


def main() -> None:
    """Serve on standard input and output; redirect the output of bots to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        serve(sys.stdin.buffer, target)
    except BrokenPipeError:
        os._exit(1)  # the parent process is gone
