"""A server that is in no hurry to end."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn


class Patient(uvicorn.Server):
    """A server that the second Ctrl-C ends at once, but not the first one after `quit`."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.force_exit: bool = False
        self._pressed = False
        self.when_started: Callable[[], None] = _nothing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and does what is to be done then."""
        await super().startup(sockets)
        if self.started:
            self.when_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops; what uvicorn takes for a second Ctrl-C may be the first."""
        super().handle_exit(sig, frame)
        self.force_exit = self.force_exit and self._pressed
        self._pressed = self._pressed or sig == signal.SIGINT


def _nothing() -> None:
    """Nobody waits for the start."""
