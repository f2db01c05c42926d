"""A server that is in no hurry to end."""

from __future__ import annotations

import signal
from types import FrameType

import uvicorn


class Patient(uvicorn.Server):
    """A server that the second Ctrl-C ends at once, but not the first one after `quit`."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.force_exit: bool = False
        self._pressed = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops; what uvicorn takes for a second Ctrl-C may be the first."""
        super().handle_exit(sig, frame)
        self.force_exit = self.force_exit and self._pressed
        self._pressed = self._pressed or sig == signal.SIGINT
