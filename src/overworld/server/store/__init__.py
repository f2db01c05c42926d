"""The store of the server: event logs on SQLite or PostgreSQL behind one interface."""

from overworld.errors import needs_extra
from overworld.server.store.location import is_postgres, sqlite_path
from overworld.server.store.store import Store


def open_store(url: str) -> Store:
    """Return the store at a URL; open it with `await store.open()`.

    >>> open_store("mysql://localhost")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ValueError: 'mysql://localhost' names no database: ...
    """
    # Imported here, because psycopg is an extra.
    if is_postgres(url):
        try:
            from overworld.server.store.postgres import PostgresStore
        except ImportError as error:
            raise ValueError(str(needs_extra("PostgreSQL", "postgres", error))) from error
        return PostgresStore(url)
    from overworld.server.store.sqlite import SqliteStore

    return SqliteStore(sqlite_path(url))
