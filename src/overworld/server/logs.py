"""Logs as lines of JSON, with the table and the request that they are about.

A client's request causes at most one line, and the log has a limit of identical lines per second.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from contextvars import ContextVar

import h11
import msgspec
from uvicorn.protocols.utils import ClientDisconnected

REQUEST_ID: ContextVar[str] = ContextVar("request", default="")
"""The id of the current request."""

_MAX_LINES = {logging.DEBUG: 500, logging.INFO: 500}  # lines of a kind in a second
_MAX_SERIOUS_LINES = 5  # of warnings and worse
_KINDS = 1000  # kinds of lines to count
_TRACEBACK = 6000  # characters, from its end
# Clients that have gone, and requests that the stop of the server cancelled.
_EARLY = (h11.ProtocolError, ClientDisconnected, ConnectionError, asyncio.CancelledError)
_NO_LEAKS = "ignore::UserWarning:multiprocessing.resource_tracker"


class JsonLines(logging.Formatter):
    """Formats a log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage().strip(),
        }
        for key in ("table", "status", "method", "path", "ms", "address", "left_out"):
            value = getattr(record, key, None)
            if value is not None:
                line[key] = value
        if request := REQUEST_ID.get():
            line["request"] = request
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)[-_TRACEBACK:]
        return msgspec.json.encode(line).decode()


class BoundedLog(logging.Filter):
    """Limits identical lines per second; `left_out` of the next line counts the rest.

    It drops the errors that libraries log when a client disconnects, without counting them.

    >>> line = logging.makeLogRecord({"levelno": logging.WARNING, "msg": "again"})
    >>> log = BoundedLog(now=lambda: 0.0)
    >>> sum(log.filter(line) for _ in range(100))
    5
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._kinds: dict[tuple[str, str], list[int]] = {}  # second, lines in it, left out

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to write a record."""
        if record.exc_info and isinstance(record.exc_info[1], _EARLY):
            return False
        second, limit = int(self._now()), _MAX_LINES.get(record.levelno, _MAX_SERIOUS_LINES)
        if len(self._kinds) > _KINDS:
            self._kinds = {kind: seen for kind, seen in self._kinds.items() if seen[0] == second}
        seen = self._kinds.setdefault((record.name, str(record.msg)), [second, 0, 0])
        if seen[0] != second:
            seen[:2] = second, 0
        if seen[1] >= limit:
            seen[2] += 1
            return False
        seen[1] += 1
        if seen[2]:
            record.left_out = seen[2]
            seen[2] = 0
        return True


def log_to_stderr(level: str = "INFO") -> None:
    """Send all logs to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(BoundedLog())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    # After a kill, Python's resource tracker would print warnings that are not JSON.
    filters = os.environ.get("PYTHONWARNINGS")
    if _NO_LEAKS not in (filters or ""):
        os.environ["PYTHONWARNINGS"] = f"{filters},{_NO_LEAKS}" if filters else _NO_LEAKS
