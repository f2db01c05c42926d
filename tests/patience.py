"""The one limit for conditions that tests wait for, generous enough for a busy machine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds to wait for a condition before a test fails."""
PATIENCE_MS = 1000 * PATIENCE


async def until(condition: Callable[[], bool], reason: str = "") -> None:
    """Wait on the event loop until a condition is true."""
    stop = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < stop, reason or "the condition never became true"
        await asyncio.sleep(0.01)


def wait_until(condition: Callable[[], bool], reason: str = "") -> None:
    """Wait in this thread until a condition is true."""
    stop = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < stop, reason or "the condition never became true"
        time.sleep(0.02)
