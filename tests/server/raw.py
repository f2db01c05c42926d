"""HTTP without a library, which would correct a broken request."""

from __future__ import annotations

import asyncio
from typing import NamedTuple
from urllib.parse import urlsplit

from tests.patience import PATIENCE

_CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"


class Answer(NamedTuple):
    """An HTTP answer."""

    status: int
    headers: dict[str, str]
    body: bytes


async def ask(
    url: str, method: str, path: str, headers: list[tuple[str, bytes]], body: bytes = b""
) -> Answer:
    """Send a request unchanged and read the answer."""
    place = urlsplit(url)
    head = [f"{method} {path} HTTP/1.1".encode(), f"Host: {place.netloc}".encode()]
    head += [name.encode() + b": " + value for name, value in headers]
    head += [b"Connection: close", f"Content-Length: {len(body)}".encode()]
    request = b"\r\n".join([*head, b"", body])
    return await asyncio.wait_for(exchange(url, request), PATIENCE)


async def exchange(url: str, request: bytes) -> Answer:
    """Send bytes and read until the server ends the connection."""
    place = urlsplit(url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    try:
        writer.write(request)
        answer = await reader.read()  # the server refuses a large body before it reads it
    finally:
        writer.close()
    answer = answer.removeprefix(_CONTINUE)
    head, _, body = answer.partition(b"\r\n\r\n")
    status, *lines = head.decode("latin-1").split("\r\n")
    found = dict(line.lower().split(": ", 1) for line in lines)
    return Answer(int(status.split()[1]), found, body)
