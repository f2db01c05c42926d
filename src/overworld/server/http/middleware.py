"""The middleware of every request: id, limits, host check, headers and log line."""

from __future__ import annotations

import logging
import socket
import time
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType

from overworld.server.http.identity import came_through_tls, client_address, get_header, new_secret
from overworld.server.http.static import is_api
from overworld.server.hub.compilation import Compilation
from overworld.server.hub.messages import Error
from overworld.server.limits import HANDSHAKE, ClientLimits
from overworld.server.logs import REQUEST_ID
from overworld.server.settings import Settings
from overworld.server.table.errors import Refused

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

HEALTH = "/health"
"""The path where monitoring asks whether the node can serve."""

COMPILING = b"overworld-compiling"
"""The header of API answers with the percentage that is compiled, until all bots are."""

_LOG = logging.getLogger("overworld.http")

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
"""Headers of every answer: only our own scripts, and no frame around the page."""

_HSTS = (b"strict-transport-security", b"max-age=15552000")  # 180 days, for answers through TLS


class AllowedHosts:
    """The host names that requests may use.

    Another name could lead a page of another site to this server (DNS rebinding). DNS cannot
    redirect IP addresses and `localhost`, so they are allowed. So are the names of the public URL,
    of the machine and of `allowed_hosts`.

    >>> hosts = AllowedHosts(Settings("x", public_url="https://play.example.org"))
    >>> hosts.allow("play.example.org"), hosts.allow("[::1]:8765"), hosts.allow("evil.example:8765")
    (True, True, False)
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        public = urlsplit(settings.public_url).hostname
        self._names = {"localhost", own, f"{own}.local", *map(str.lower, settings.allowed_hosts)}
        if public:
            self._names.add(public.lower())

    def allow(self, host: str) -> bool:
        """Return whether a request may name this host, with or without a port."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
            if name in self._names:
                return True
            ip_address(name)
        except ValueError:
            return False
        return True


class RequestMiddleware:
    """The middleware around the whole application.

    It refuses requests for another host name and those of addresses that send too many. It does not
    count files of the page and `/health`, because they cost little.
    """

    def __init__(
        self, app: ASGIApp, settings: Settings, limits: ClientLimits, compilation: Compilation
    ) -> None:
        self._app = app
        self._compilation = compilation
        self._limits = limits
        self._hosts = AllowedHosts(settings)
        self._settings = settings
        # The header applies to all ports of a host, and other ports may have no TLS.
        self._all_tls = settings.secure and urlsplit(settings.public_url).port in (None, 443)
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve or refuse a request."""
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and (refusal := self._refusal(scope, HANDSHAKE)):
            await deny(scope, send, refusal)
        else:  # also the lifespan of the application
            await self._app(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        request, start, status, size = new_secret()[:12], time.perf_counter(), 500, 0
        context = REQUEST_ID.set(request)
        headers, percent = [(b"x-request-id", request.encode())], self._compilation.percent
        if self._all_tls and came_through_tls(scope, self._settings):
            headers.append(_HSTS)
        if percent is not None and is_api(scope["path"]):
            headers.append((COMPILING, str(percent).encode()))

        async def answer(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *self._headers, *headers]
            elif message["type"] == "http.response.body":
                size += len(message["body"])
            await send(message)

        refusal = self._refusal(scope, 1)
        try:
            if refusal is None:
                await self._app(scope, receive, answer)
            else:
                await _refuse(answer, refusal)
        finally:
            if refusal is None and is_api(scope["path"]):
                self._limits.charge_bytes(client_address(scope), size)
            _LOG.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": scope["path"],
                    "status": status,
                    "ms": round((time.perf_counter() - start) * 1000, 1),
                },
            )
            REQUEST_ID.reset(context)

    def _refusal(self, scope: Scope, cost: float) -> Refused | None:
        if scope["path"] == HEALTH:  # monitoring may use any host name
            return None
        named = get_header(scope, "host")
        if not self._hosts.allow(named):
            return Refused("bad_host", host=named[:80])
        if is_api(scope["path"]) and not self._limits.allow_request(client_address(scope), cost):
            return Refused("too_many_requests")
        return None


async def deny(scope: Scope, send: Send, refused: Refused) -> None:
    """Refuse the handshake of a socket, with an HTTP answer if the server can send one."""
    if "websocket.http.response" in (scope.get("extensions") or {}):
        await _refuse(send, refused, "websocket.http.response")
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": refused.error})


async def _refuse(send: Send, refused: Refused, kind: str = "http.response") -> None:
    body = msgspec.json.encode(Error(refused.error, refused.facts))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.status == 429:
        headers.append((b"retry-after", b"5"))
    start: Any = {"type": f"{kind}.start", "status": refused.status, "headers": headers}
    end: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
