"""Run a command; Ctrl-C ends it and all its processes without a message.

    python -m dev.quietly COMMAND [ARGUMENT ...]

`make play` uses it to fetch, build and compile. It runs before any package is installed, so it
needs only the standard library.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from types import FrameType

_PATIENCE = 5.0  # seconds between SIGTERM and SIGKILL
_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


class _Interrupted(BaseException):
    """The process received a signal to stop."""

    def __init__(self, number: int) -> None:
        self.number = number


def run(command: list[str]) -> int:
    """Run a command, copy its output, and return its exit code; 0 after Ctrl-C.

    After Ctrl-C, make does not start the next command, but it prints an error for every exit code
    other than 0.
    """
    if os.name != "posix":
        return subprocess.call(command)
    # Background processes of a shell ignore Ctrl-C. Keep that.
    numbers = [getattr(signal, name) for name in _SIGNALS]
    handled = [number for number in numbers if signal.getsignal(number) != signal.SIG_IGN]
    for number in handled:
        signal.signal(number, _interrupt)
    process = None
    try:
        # The terminal sends Ctrl-C to its own session only: here, to this process.
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        assert process.stdout is not None, "stdout must be a pipe"
        while text := os.read(process.stdout.fileno(), 65_536):
            sys.stdout.buffer.write(text)
            sys.stdout.buffer.flush()
        return process.wait()
    except _Interrupted as interrupted:
        for number in handled:
            signal.signal(number, signal.SIG_IGN)
        if process is not None:
            _end(process)
        return 0 if interrupted.number == signal.SIGINT else 128 + interrupted.number


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process and its group: first with SIGTERM, then with SIGKILL."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.communicate(timeout=_PATIENCE)
    with suppress(ProcessLookupError, PermissionError):  # the group is empty
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise _Interrupted(number)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
