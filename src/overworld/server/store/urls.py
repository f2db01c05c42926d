"""URLs of databases."""

import re
from pathlib import Path

import platformdirs

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
