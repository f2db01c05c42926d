"""The lock by which one server has a SQLite file to itself."""

import contextlib
import os
import sys
from pathlib import Path

from overworld.server.store.store import InUse
from overworld.server.store.urls import is_postgres, sqlite_path

_LONGEST = 200  # characters of an address
_BYTE = 1 << 20  # of the file, locked where locks are of bytes; far from what others may read


class ServerLock:
    """An advisory lock on a file beside the database; the system frees it when a process dies.

    The file says where the server that has it can be found, and stays.
    """

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}.lock")
        self._database = database
        self._file: int | None = None

    def take(self) -> None:
        """Takes the lock; raises `InUse` if another server has it."""
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError:
            os.close(file)
            address = self.path.read_text("utf-8", errors="replace").strip()[:_LONGEST]
            raise InUse(self._database, address) from None
        self._file = file
        os.ftruncate(file, 0)

    def release(self) -> None:
        """Lets another server have the database."""
        if self._file is not None:
            with contextlib.suppress(OSError):  # the disk may be full
                os.ftruncate(self._file, 0)
            os.close(self._file)
            self._file = None


def announce_url(database_url: str, address: str) -> None:
    """Writes where the server that has the lock can be found, for others who want it."""
    if not is_postgres(database_url):
        with contextlib.suppress(OSError):  # then nobody is told
            ServerLock(sqlite_path(database_url)).path.write_text(address[:_LONGEST], "utf-8")


def running_url(database_url: str) -> str | None:
    """Where a server that has a SQLite file can be found, "" if unknown; None if none has it."""
    if is_postgres(database_url) or not sqlite_path(database_url).exists():
        return None
    lock = ServerLock(sqlite_path(database_url))
    try:
        lock.take()
    except InUse as used:
        return used.address
    except OSError:
        return None
    lock.release()
    return None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, _BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
