"""Logs as lines of JSON, with the table and the request they are about."""

from __future__ import annotations

import logging
from contextvars import ContextVar

import msgspec

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered."""


class JsonLines(logging.Formatter):
    """Writes a log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        for key in ("table", "status", "method", "path", "ms", "address"):
            value = getattr(record, key, None)
            if value is not None:
                line[key] = value
        if request := REQUEST.get():
            line["request"] = request
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to_stderr(level: str = "INFO") -> None:
    """Sends all logs of the server to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
