"""A process beside the server that answers one question at a time."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from overworld.bots import BOTS
from overworld.components import Components
from overworld.server.hub.bot_process import serve_requests

_READY_WITHIN = 600.0  # seconds in which a process starts, if it has to compile everything

_Answer = TypeVar("_Answer")


def _ignore(percent: int) -> None:
    """What happens to progress that nobody asked for."""


def start_ignoring_sigint(process: BaseProcess) -> None:
    """Start a process that Ctrl-C does not reach, not even while it still imports modules.

    Call it in a separate thread: the process inherits the signals that the thread blocks.
    """
    if hasattr(signal, "pthread_sigmask"):
        # It would unblock the signals when it starts the tracker, so the tracker starts first.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
    else:
        process.start()


def _every_bot() -> tuple[str, ...]:
    return tuple(BOTS)


async def wait_for_work(work: asyncio.Event, seconds: float) -> None:
    """Waits until work is announced, or for a while: another node may have lost some."""
    # Not `wait_for`: before Python 3.12 it may swallow a cancellation.
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await work.wait()
    work.clear()


class WorkerDied(Exception):
    """The process has died, or was killed because it did not answer in time."""


class Worker:
    """Such a process; one that has died is replaced when the next question is asked.

    It has nothing in common with other workers, so that what kills one of them harms no other.
    """

    def __init__(
        self, *boxes: Components, bots: Callable[[], tuple[str, ...]] = _every_bot
    ) -> None:
        self._boxes = boxes
        self._bots = bots
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        # Whoever waits for a pipe waits in a thread: not all event loops can wait for one.
        self._thread = ThreadPoolExecutor(1, "worker")

    async def start(self) -> None:
        """Starts the process and waits until it has loaded everything."""
        if self._process is not None and self._process.is_alive():
            return
        self.kill()
        # A forked process would inherit sockets, threads and locks.
        context = multiprocessing.get_context("spawn")
        line, other = context.Pipe()
        given = (other, self._bots(), *self._boxes)
        process = context.Process(target=serve_requests, args=given, daemon=True)
        starting = asyncio.ensure_future(asyncio.to_thread(start_ignoring_sigint, process))
        with other:  # closed here, so that its end is seen when the process dies
            try:
                await asyncio.shield(starting)
            finally:
                await asyncio.wait([starting])  # a process that has half started cannot be ended
                if starting.exception() is None:
                    self._process, self._line = process, line
        await self._receive(_READY_WITHIN)

    async def ask(
        self, seconds: float, question: Callable[..., _Answer], *arguments: object
    ) -> _Answer:
        """The answer of a function of a module; raises what it raises, or `WorkerDied`."""
        return await self.ask_with(_ignore, seconds, question, *arguments)

    async def ask_with(
        self,
        progress: Callable[[int], None],
        seconds: float,
        question: Callable[..., _Answer],
        *arguments: object,
    ) -> _Answer:
        """The same for a long question: whatever it tells on the way is told here."""
        stop = time.monotonic() + seconds
        try:
            await self.start()
            assert self._line is not None, "it has started"
            self._line.send((question, arguments))
            well, answer = await self._receive(seconds)
            while well is None:
                progress(answer)
                well, answer = await self._receive(max(0.0, stop - time.monotonic()))
        except (EOFError, OSError) as error:  # also of time
            self.kill()
            reason = "no answer in time" if isinstance(error, TimeoutError) else "it has died"
            raise WorkerDied(reason) from error
        except asyncio.CancelledError:
            self.kill()  # nobody wants the answer any more
            raise
        if not well:
            raise answer
        found: _Answer = answer
        return found

    async def _receive(self, seconds: float) -> Any:
        assert self._line is not None, "it has started"
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._line.recv)

    def kill(self) -> None:
        """Ends the process at once, and no other."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        # The thread may still read from the line: it finds its end, and the line is closed with it.
        self._line = None

    def close(self) -> None:
        """Ends the process for good."""
        self.kill()
        self._thread.shutdown(wait=False)
