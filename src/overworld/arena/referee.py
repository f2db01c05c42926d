"""The referee of one table: has games played in a process of their own, and keeps the time."""

from __future__ import annotations

import pickle
import queue
import subprocess
import sys
import threading
from contextlib import suppress
from typing import IO

from overworld.arena.match import (
    DEATH,
    STALL,
    Clock,
    Forfeit,
    Own,
    Played,
    allowed_seconds,
    new_game,
    played,
)
from overworld.arena.schedule import Fixture, Tournament
from overworld.arena.worker import Ready, Thinking
from overworld.bots import BotError
from overworld.components import Components

_START = "from overworld.arena.worker import main; main()"
_TRIES = 3  # a process that dies this often with the same bot thinking has been killed by it
START_SECONDS = 600.0
"""How long a process may take to start; the first one compiles, the others may wait for it."""
_MARGIN = 2.0  # seconds for what is not thinking: building the table, the way through the pipe


class Stopped(Exception):
    """The referee was told to stop."""


class Referee:
    """Plays fixtures one after the other; no bot can stop it.

    Bots that are written as files are looked for from `folder` on; `own` are objects that can be
    pickled.
    """

    def __init__(
        self,
        settings: Tournament,
        box: Components,
        folder: str | None = None,
        own: Own | None = None,
    ) -> None:
        self._settings = settings
        self._own = own or {}
        self._box = box
        self._folder = folder
        self._worker: _Worker | None = None
        self._stopped = False
        self._lock = threading.Lock()  # nobody is stopped while a process starts

    def play(self, fixture: Fixture) -> Played:
        """Has a fixture played; a game whose process dies is played again from the beginning."""
        for _ in range(_TRIES):
            table = _Table(fixture, self._settings, self._own)
            ending = self._watch(table)
            if ending is not None:
                return ending
        return table.end(self._box, DEATH, f"the process died {_TRIES} times")

    def stop(self) -> None:
        """Ends the game that is being played, without a result; may be called by any thread."""
        with self._lock:
            self._stopped = True
        self._dismiss()

    def _watch(self, table: _Table) -> Played | None:
        """The end of a game; None if the process died."""
        worker = self._ready_worker()
        worker.send(table.fixture)
        while True:
            try:
                message = worker.receive(table.allowed + _MARGIN)
            except queue.Empty:
                self._dismiss()
                return table.end(self._box, STALL, f"more than {table.allowed:.1f} s")
            if isinstance(message, Played):
                return message
            if isinstance(message, Thinking):
                table.note(message)
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
            worker.send((self._settings, self._box, self._own))
            with suppress(queue.Empty):
                if isinstance(worker.receive(START_SECONDS), Ready):
                    return worker
            self._dismiss()
        raise BotError("the process for bots does not start")

    def _dismiss(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()


class _Table:
    """What the referee knows of the game that is being played."""

    def __init__(self, fixture: Fixture, settings: Tournament, own: Own) -> None:
        self.fixture = fixture
        self._settings = settings
        self._own = own
        self._codes: list[int] = []
        self._seat = 0

    @property
    def allowed(self) -> float:
        """Seconds that the seat which thinks may take."""
        bot = self.fixture.bots[self._seat]
        return allowed_seconds(self._own.get(bot, bot), self._settings.patience)

    def note(self, message: Thinking) -> None:
        """Follows the game."""
        self._seat = message.seat
        self._codes += message.codes

    def end(self, box: Components, reason: str, report: str) -> Played:
        """The game as far as it is known, forfeited by whoever was thinking."""
        game = new_game(self.fixture, box)
        for code in self._codes:
            game.play_code(code)
        forfeit = Forfeit(self._seat, reason, report)
        return played(self.fixture, game, Clock(len(self.fixture.bots)), forfeit)


class _Worker:
    """A process of `overworld.arena.worker`."""

    def __init__(self, folder: str | None) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _START],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=folder,
        )
        self._messages: queue.SimpleQueue[object] = queue.SimpleQueue()
        assert self._process.stdout is not None, "it was asked for"
        self._reader = threading.Thread(
            target=self._read, args=(self._process.stdout,), daemon=True
        )
        self._reader.start()

    def send(self, message: object) -> None:
        """Sends a message; that the process is dead shows in what is received."""
        assert self._process.stdin is not None, "it was asked for"
        with suppress(OSError):
            pickle.dump(message, self._process.stdin)
            self._process.stdin.flush()

    def receive(self, seconds: float | None) -> object:
        """The next message, None if the process is dead; raises `queue.Empty` after a time."""
        return self._messages.get(timeout=seconds)

    def kill(self) -> None:
        """Ends the process at once."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        assert self._process.stdin is not None, "it was asked for"
        with suppress(OSError):  # what was still to be sent
            self._process.stdin.close()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            try:
                while True:
                    self._messages.put(pickle.load(stream))
            except Exception:  # the stream ends, or ends in the middle of a message
                self._messages.put(None)
