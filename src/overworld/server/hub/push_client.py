"""Send messages to push services: HTTPS to allowed hosts only, with limits for every answer."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

from overworld.server.people.web_push import Target

SECONDS = 10.0
"""Seconds for a request and its answer, with the look-up of the host."""

_HEAD = 16_384  # bytes of the longest answer up to its body, which is not read
_INTERIM = 3  # answers such as `103 Early Hints` before the real one
_ADDRESSES = 4  # of a host, tried one after the other
_NAT64 = ip_network("64:ff9b::/96")
_ENDS_EARLY = (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError)


class Answer(NamedTuple):
    """The answer of a push service."""

    status: int
    retry_after: str = ""


class Unreachable(Exception):
    """There is no connection to a push service."""


class NoAnswer(Exception):
    """A push service that the server has reached gives no answer, or not a valid one."""


class PushClient:
    """A client for push services. It follows no redirect and uses no proxy.

    Args:
        trusted: Hosts that the operator allows. Only these may have a private address.
    """

    def __init__(self, trusted: tuple[str, ...]) -> None:
        self._trusted = frozenset(host.partition(":")[0] for host in trusted)
        self._context: ssl.SSLContext | None = None

    async def post(self, target: Target, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send a message.

        Raises:
            Unreachable: The host has no allowed address, or there is no secure connection.
            NoAnswer: The answer is late, too long or not HTTP.
        """
        lines = {"Host": target.authority, "Content-Length": str(len(body)), **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        request = f"POST {target.path} HTTP/1.1\r\n{head}Connection: close\r\n\r\n".encode()
        connected = False
        try:
            async with asyncio.timeout(SECONDS):
                reader, writer = await self._connect(target)
                connected = True
                try:
                    writer.write(request + body)
                    await writer.drain()
                    return await _read_answer(reader)
                finally:
                    writer.transport.abort()
        except (OSError, *_ENDS_EARLY) as error:  # a timeout is an OSError
            kind = NoAnswer if connected else Unreachable
            raise kind(f"{target.authority}: {type(error).__name__}") from error

    async def reach(self, target: Target) -> None:
        """Connect to a push service and send nothing; raises `Unreachable`."""
        try:
            async with asyncio.timeout(SECONDS):
                _, writer = await self._connect(target)
                writer.transport.abort()
        except (OSError, ValueError) as error:
            raise Unreachable(f"{target.authority}: {type(error).__name__}") from error

    async def _connect(self, target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to an address that was checked, so that no second look-up can change it."""
        loop, failure = asyncio.get_running_loop(), OSError("no allowed address")
        found = await loop.getaddrinfo(target.host, target.port, type=1)  # SOCK_STREAM
        for address in list(dict.fromkeys(str(entry[4][0]) for entry in found))[:_ADDRESSES]:
            if target.host not in self._trusted and not is_public(address):
                continue
            try:
                return await asyncio.open_connection(
                    address, target.port, ssl=self._tls(), server_hostname=target.host, limit=_HEAD
                )
            except OSError as error:
                failure = error
        raise failure

    def _tls(self) -> ssl.SSLContext:
        if self._context is None:
            self._context = ssl.create_default_context()
        return self._context


def is_public(text: str) -> bool:
    """Return whether an address belongs to the internet.

    Addresses that stand for another address count as that one, or are refused.

    >>> [is_public(text) for text in ("8.8.8.8", "10.1.2.3", "::ffff:127.0.0.1", "64:ff9b::a00:1")]
    [True, False, False, False]
    """
    address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address.sixtofour is not None or address.teredo is not None:
            return False
        if address in _NAT64:
            address = IPv4Address(int(address) & 0xFFFF_FFFF)
        elif address.ipv4_mapped is not None:
            address = address.ipv4_mapped
    return address.is_global and not address.is_multicast


async def _read_answer(reader: asyncio.StreamReader) -> Answer:
    for _ in range(_INTERIM):
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        version, _, rest = head[0].partition(" ")
        if not version.startswith("HTTP/1."):
            raise ValueError("not HTTP")
        status = int(rest[:3])
        if status >= 200:
            break
    else:
        raise ValueError("no final answer")
    fields = (line.partition(":") for line in head[1:])
    after = [value.strip() for name, _, value in fields if name.lower() == "retry-after"]
    return Answer(status, after[0][:100] if after else "")
