"""Logs as lines of JSON, with the table and the request they are about; strangers cannot fill them.

Whatever somebody outside can cause is a line at most, and only some lines of a kind in a second.
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

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered."""

_EACH = {logging.DEBUG: 500, logging.INFO: 500}  # lines of a kind in a second
_EACH_SERIOUS = 5  # of warnings and worse
_KINDS = 1000  # that are told apart
_TRACEBACK = 6000  # characters of its end that are kept
# Clients that have gone, and requests that were cut off because the server stops.
_EARLY = (h11.ProtocolError, ClientDisconnected, ConnectionError, asyncio.CancelledError)
_NO_LEAKS = "ignore::UserWarning:multiprocessing.resource_tracker"


class JsonLines(logging.Formatter):
    """Writes a log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
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
        if request := REQUEST.get():
            line["request"] = request
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)[-_TRACEBACK:]
        return msgspec.json.encode(line).decode()


class BoundedLog(logging.Filter):
    """Lets some lines of a kind through in a second; the next one says how many it left out.

    A client that goes away in the middle of something is no fault of the server: what libraries
    report as one is left out without a count.

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
        """Whether a record is written."""
        if record.exc_info and isinstance(record.exc_info[1], _EARLY):
            return False
        second, most = int(self._now()), _EACH.get(record.levelno, _EACH_SERIOUS)
        if len(self._kinds) > _KINDS:
            self._kinds = {kind: seen for kind, seen in self._kinds.items() if seen[0] == second}
        seen = self._kinds.setdefault((record.name, str(record.msg)), [second, 0, 0])
        if seen[0] != second:
            seen[:2] = second, 0
        if seen[1] >= most:
            seen[2] += 1
            return False
        seen[1] += 1
        if seen[2]:
            record.left_out = seen[2]
            seen[2] = 0
        return True


def log_to_stderr(level: str = "INFO") -> None:
    """Sends all logs of the server to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(BoundedLog())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    # Of a server that was killed, the process that keeps Python's semaphores would say so in lines
    # of its own.
    told = os.environ.get("PYTHONWARNINGS")
    if _NO_LEAKS not in (told or ""):
        os.environ["PYTHONWARNINGS"] = f"{told},{_NO_LEAKS}" if told else _NO_LEAKS
