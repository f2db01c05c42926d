"""Compile the bots in other processes while the server runs."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Iterable

from overworld.bots import BOTS
from overworld.bots.warm_up import part_done, warm_up
from overworld.rules.compiled import count_functions, count_kept, is_warm
from overworld.server.hub.worker_process import end_with_server, start_ignoring_sigint

_LOG = logging.getLogger("overworld.bots")
_POLL = 0.25  # seconds between two checks of the compile cache
_SEPARATE_BOT = "diamond"  # shares little code with the other bots, so a second core compiles it


class Compilation:
    """The bots that are not compiled yet."""

    def __init__(self, bots: Iterable[str] = ()) -> None:
        self._missing = {bot: asyncio.Event() for bot in bots if not is_warm(bot)}
        self._percent = 0

    @property
    def percent(self) -> int | None:
        """The estimated progress; None if all bots are compiled."""
        return self._percent if self._missing else None

    def compiled_bots(self) -> tuple[str, ...]:
        """Return the bots that a new process can load."""
        return tuple(bot for bot in BOTS if bot not in self._missing)

    async def wait_for(self, bot: str) -> None:
        """Wait until a bot is compiled."""
        if bot in self._missing:
            await self._missing[bot].wait()

    async def run(self) -> None:
        """Compile the missing bots, in two processes if there are two cores."""
        orders = _orders(self._missing, os.cpu_count() or 1)
        context = multiprocessing.get_context("spawn")
        processes = [
            context.Process(target=_compile, args=(order,), daemon=True) for order in orders
        ]
        try:
            for process in processes:
                await asyncio.to_thread(start_ignoring_sigint, process)
            while self._missing:
                await asyncio.sleep(_POLL)
                running = any(process.is_alive() for process in processes)
                self._check()
                if self._missing and not running:
                    _LOG.warning("compilation failed: each worker process compiles for itself")
                    for bot in list(self._missing):
                        self._finish(bot)
        finally:
            for process in processes:
                if process.is_alive():
                    process.kill()

    def _check(self) -> None:
        self._percent = min(99, int(100 * part_done(count_kept(), count_functions())))
        for bot in list(self._missing):
            if is_warm(bot):
                self._finish(bot)

    def _finish(self, bot: str) -> None:
        self._missing.pop(bot).set()


def _orders(missing: Iterable[str], cores: int) -> list[list[str]]:
    """Return the bots that each process compiles, in their order.

    >>> _orders(["pebble", "flint", "diamond"], 2)
    [['pebble', 'flint'], ['diamond']]
    >>> _orders(["pebble", "flint", "diamond"], 1)
    [['pebble', 'flint', 'diamond']]
    """
    bots = list(missing)
    if cores < 2 or _SEPARATE_BOT not in bots or len(bots) < 2:
        return [bots]
    return [[bot for bot in bots if bot != _SEPARATE_BOT], [_SEPARATE_BOT]]


def _compile(bots: list[str]) -> None:
    """Compile some bots. Run in a process that ends with the server."""
    end_with_server()
    warm_up(bots)
