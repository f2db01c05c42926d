"""Where a database is: its URL, and the lock by which one server has a SQLite file to itself."""

import contextlib
import os
import re
from pathlib import Path

import platformdirs
from filelock import FileLock, Timeout

from overworld.server.store.model import InUse

_MAX_URL_LENGTH = 200  # characters of a URL
_SQLITE = "sqlite://"
_POSTGRES = ("postgresql://", "postgres://")


def default_url() -> str:
    """Return the URL of the database in the user's data folder."""
    return f"{_SQLITE}/{Path(platformdirs.user_data_dir('overworld'), 'overworld.sqlite3')}"


def is_postgres(url: str) -> bool:
    """Return whether a URL names a PostgreSQL database.

    >>> is_postgres("postgresql://localhost/overworld"), is_postgres("games.sqlite3")
    (True, False)
    """
    return url.startswith(_POSTGRES)


def sqlite_path(url: str) -> Path:
    """Return the file that a URL or a plain path names, or raise `ValueError`.

    >>> sqlite_path("sqlite:///games.sqlite3").name, sqlite_path("games.sqlite3").name
    ('games.sqlite3', 'games.sqlite3')
    """
    name = url.removeprefix(f"{_SQLITE}/") if url.startswith(f"{_SQLITE}/") else url
    if name in ("", ":memory:") or "://" in name:
        raise ValueError(
            f"{without_password(url)!r} names no database: give the path of a file, "
            "sqlite:///PATH or postgresql://USER@HOST/NAME"
        )
    return Path(name).expanduser().absolute()


def without_password(url: str) -> str:
    """Return a URL without its password, to show it.

    >>> without_password("mysql://ada:secret@host/games")
    'mysql://ada:...@host/games'
    """
    return re.sub(r"(://[^/@:]*):.*@", r"\1:...@", url)


class ServerLock:
    """An advisory lock on `DATABASE.lock`; the system frees it when a process dies.

    The file `DATABASE.url` says where the server that has the lock can be reached. It is a separate
    file because Windows lets no other process read a locked file.
    """

    def __init__(self, database: Path) -> None:
        self.url_file = database.with_name(f"{database.name}.url")
        self._database = database
        self._lock = FileLock(
            database.with_name(f"{database.name}.lock"), mode=0o600, thread_local=False
        )

    def take(self) -> None:
        """Take the lock, or raise `InUse` if another server has it."""
        try:
            self._lock.acquire(blocking=False)
        except Timeout:
            raise InUse(self._database, self._announced()) from None
        self._remove_url()  # a server that was killed has left its own

    def release(self) -> None:
        """Let another server have the database."""
        if self._lock.is_locked:
            self._remove_url()
            self._lock.release()

    def announce(self, url: str) -> None:
        """Write the URL of the server that has the lock, for its owner only."""
        file = os.open(self.url_file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(file, "w", encoding="utf-8") as written:
            written.write(url[:_MAX_URL_LENGTH])

    def _announced(self) -> str:
        try:
            return self.url_file.read_text("utf-8", errors="replace").strip()[:_MAX_URL_LENGTH]
        except OSError:
            return ""

    def _remove_url(self) -> None:
        with contextlib.suppress(OSError):
            self.url_file.unlink(missing_ok=True)


def announce_url(database_url: str, url: str) -> None:
    """Write the URL of the server that has a SQLite file, for others that want the file."""
    if not is_postgres(database_url):
        with contextlib.suppress(OSError):  # the URL only makes an error message more helpful
            ServerLock(sqlite_path(database_url)).announce(url)


def running_url(database_url: str) -> str | None:
    """Return the URL of the server that has a SQLite file, "" if unknown, None if none has it."""
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
