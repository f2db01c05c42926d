"""A lock between processes (advisory file lock): whoever holds the file works, others wait."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> None:
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
            except OSError:  # it gives up after ten seconds
                continue
            return

    def _release(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)

    def _release(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


class FileLock:
    """Held by one process; its threads hold it together, because they have locks of their own.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     lock = FileLock(Path(folder) / "lock")
    ...     with lock, lock:
    ...         print("alone")
    alone
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._counting = threading.Lock()
        self._holders = 0
        self._file: IO[bytes] | None = None

    def __enter__(self) -> None:
        with self._counting:
            if self._file is None:
                file = self._path.open("ab")
                try:
                    _take(file)
                except BaseException:
                    file.close()
                    raise
                self._file = file
            self._holders += 1

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._counting:
            self._holders -= 1
            if self._holders == 0 and self._file is not None:
                with self._file:
                    _release(self._file)
                self._file = None
