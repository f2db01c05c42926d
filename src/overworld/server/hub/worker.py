"""A worker process that answers one request at a time."""

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

_READY_WITHIN = 600.0  # seconds for the start of a process, which may have to compile

_Answer = TypeVar("_Answer")


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
        self, *boxes: Components, bots: Callable[[], tuple[str, ...]] = lambda: tuple(BOTS)
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
        given = (other, self._bots(), *self._boxes)
        process = context.Process(target=serve_requests, args=given, daemon=True)
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
        progress: Callable[[int], None] = lambda percent: None,
    ) -> _Answer:
        """Run a function of a module in the process and return its result.

        Call `progress` with each percentage that the function sends.

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
        found: _Answer = answer
        return found

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
