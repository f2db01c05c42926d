"""Logs: lines of JSON, with limits so that clients cannot fill the disk."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path

import h11
import pytest
from tests.patience import PATIENCE
from tests.server.harness import Server, sqlite_url
from tests.server.test_connections import listening
from uvicorn.protocols.utils import ClientDisconnected

from overworld.server.logs import BoundedLog, JsonLines


def line(message: str, level: int = logging.WARNING, error: Exception | None = None) -> str:
    """Return the line of a record, if it is written."""
    info = (type(error), error, None) if error else None
    return JsonLines().format(
        logging.LogRecord("overworld.test", level, "x.py", 1, message, None, info)
    )


def test_lines_of_a_kind_are_limited_and_counted() -> None:
    now = 0.0
    log = BoundedLog(lambda: now)

    def write(message: str, level: int = logging.WARNING) -> logging.LogRecord | None:
        record = logging.LogRecord("overworld.test", level, "x.py", 1, message, None, None)
        return record if log.filter(record) else None

    assert sum(write("bad bytes") is not None for _ in range(1000)) == 5
    assert write("something else") is not None, "one kind does not hide another"
    assert sum(write("request", logging.INFO) is not None for _ in range(400)) == 400
    now = 1.0
    again = write("bad bytes")
    assert again is not None
    assert json.loads(JsonLines().format(again))["left_out"] == 995
    after = write("bad bytes")
    assert after is not None
    assert "left_out" not in json.loads(JsonLines().format(after))


def test_kinds_are_bounded_too() -> None:
    now = 0.0
    log = BoundedLog(lambda: now)
    for number in range(5000):
        now += 0.01
        log.filter(logging.LogRecord("x", logging.ERROR, "x.py", 1, f"kind {number}", None, None))
    assert len(log._kinds) <= 1001


@pytest.mark.parametrize(
    "error",
    [h11.LocalProtocolError("state"), h11.RemoteProtocolError("x"), ClientDisconnected()],
)
def test_early_disconnects_are_not_logged(error: Exception) -> None:
    info = (type(error), error, None)
    record = logging.LogRecord("uvicorn.error", 40, "x.py", 1, "Exception in ASGI", None, info)
    assert not BoundedLog().filter(record)


def test_a_log_entry_is_one_line_of_limited_length() -> None:
    try:
        raise ValueError("x" * 100_000)
    except ValueError as error:
        found = line('two\nlines and "quotes"', error=error)
    assert "\n" not in found
    assert len(found) < 10_000
    assert json.loads(found)["event"] == 'two\nlines and "quotes"'


def test_bodies_and_requests_that_end_early_leave_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    heads = (
        b"POST /api/1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 3 + b"\x00\x01",
        b"GET /api/1/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\n",
        b"POST /api/1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz",
        b"nonsense\r\n\r\n",
    )

    async def story() -> None:
        async with listening(tmp_path) as found:
            for head in heads:
                reader, writer = await found.open()
                writer.write(head)
                writer.write_eof()
                await asyncio.wait_for(reader.read(), PATIENCE)
            while found.connections.total:
                await asyncio.sleep(0)

    log = BoundedLog()
    with caplog.at_level(logging.INFO):
        asyncio.run(story())
    written = [one for one in caplog.records if log.filter(one)]
    assert not [one for one in written if one.exc_info]
    assert not [one for one in written if one.levelno >= logging.ERROR]


def test_every_line_of_a_server_that_was_killed_is_json(tmp_path: Path) -> None:
    """Only a real process has children that write after its end."""
    server = Server(sqlite_url(tmp_path), "--verbose")
    server.process.kill()
    _, err = server.process.communicate(timeout=PATIENCE)
    assert re.search('"event":"ready"', err)
    for one in err.splitlines():
        assert json.loads(one)["event"]
