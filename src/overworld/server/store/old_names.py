"""Names in logs that tables no longer show, for both databases."""

import logging
from collections.abc import Iterable
from itertools import groupby
from typing import Any

from overworld.server.store.model import Event
from overworld.server.table.traces import Traces

_LOG = logging.getLogger("overworld.store")

NEVER = 1 << 62
"""A time after all others."""

TABLES_AT_ONCE = 50
"""Tables whose names are read together."""


def old_names(rows: Iterable[tuple[Any, ...]], before: int) -> list[tuple[int, int, str]]:
    """Return table ids, seqs and new payloads of the events whose names have to be emptied.

    The rows have a table id and the fields of an event, in the order of both. A table whose log is
    damaged stays as it is, so that it does not keep names at the other tables from being emptied.
    """
    found = list[tuple[int, int, str]]()
    for table, log in groupby(rows, key=lambda row: row[0]):
        try:
            changed = Traces(Event(*row[1:]) for row in log).without_old_names(before)
        except Exception as error:  # only this table is damaged, so the others continue
            _LOG.warning("names of table number %d cannot be forgotten: %s", table, error)
            continue
        found += [(table, event.seq, event.text) for event in changed]
    return found
