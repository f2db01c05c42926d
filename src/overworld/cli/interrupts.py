"""Ctrl-C ends a command without a traceback, with the exit code that shells use."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import NoReturn

EXIT_INTERRUPTED = 130


@contextmanager
def leaving_immediately() -> Iterator[None]:
    """Let Ctrl-C end the process immediately in a `with` block that imports or compiles.

    Numba and LLVM would replace a `KeyboardInterrupt` by other exceptions, or ignore it. Compiled
    functions are written to the cache in one step each, so no file stays half written.
    """
    here = threading.current_thread() is threading.main_thread()
    if not here or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield  # the program ignores Ctrl-C or handles it in its own way
        return
    signal.signal(signal.SIGINT, _leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _leave(*_: object) -> NoReturn:
    with suppress(OSError):  # standard error may be closed
        if os.isatty(2):
            os.write(2, b"\n")  # the cursor is behind the progress bar
    os._exit(EXIT_INTERRUPTED)


def was_interrupted(error: BaseException | None) -> bool:
    """Return whether an exception was raised while a `KeyboardInterrupt` was handled.

    >>> was_interrupted(KeyboardInterrupt()), was_interrupted(ValueError())
    (True, False)
    """
    while error is not None and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__ or error.__context__
    return error is not None
