"""The middleware of every request: id, limits, host check, headers and log line."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType

from overworld.server.http.identity import address_of, came_through_tls, header_of
from overworld.server.http.origin import AllowedHosts
from overworld.server.http.static import is_api
from overworld.server.hub.chance import new_secret
from overworld.server.hub.compilation import Compilation
from overworld.server.hub.messages import Error
from overworld.server.limits import HANDSHAKE, Accounts
from overworld.server.logs import REQUEST
from overworld.server.settings import Settings
from overworld.server.table.errors import Refused

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

HEALTH = "/health"
"""The path where monitoring asks whether the node can serve."""

COMPILING = "overworld-compiling"
"""The header of API answers with the percentage that is compiled."""

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

STAY_WITH_TLS = (b"strict-transport-security", b"max-age=15552000")  # 180 days
"""An additional header of answers through TLS."""


class RequestMiddleware:
    """The middleware around the whole application.

    It refuses requests for another host name and those of addresses that send too many. It does not
    count files of the page and `/health`, because they cost little.
    """

    def __init__(self, app: ASGIApp, settings: Settings, accounts: Accounts) -> None:
        self._app = app
        self._accounts = accounts
        self._hosts = AllowedHosts(settings)
        self._settings = settings
        # The header applies to all ports of a host, and other ports may have no TLS.
        self._all_tls = settings.secure and urlsplit(settings.public_url).port in (None, 443)
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve or refuse a request."""
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and (found := self._refusal(scope, HANDSHAKE)):
            await deny(scope, send, found)
        else:  # also the lifespan of the application
            await self._app(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        request, start, status, size = new_secret()[:12], time.perf_counter(), 500, 0
        context = REQUEST.set(request)
        secure = self._all_tls and came_through_tls(scope, self._settings)

        async def answer(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [
                    *message.get("headers", []),
                    *self._headers,
                    *([STAY_WITH_TLS] if secure else []),
                    (b"x-request-id", request.encode()),
                ]
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
                self._accounts.sent(address_of(scope), size)
            _LOG.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": scope["path"],
                    "status": status,
                    "ms": round((time.perf_counter() - start) * 1000, 1),
                },
            )
            REQUEST.reset(context)

    def _refusal(self, scope: Scope, cost: float) -> Refused | None:
        """Return why to refuse a request, or None."""
        if scope["path"] == HEALTH:  # monitoring may use any host name
            return None
        named = header_of(scope, "host")
        if not self._hosts.allow(named):
            return Refused("bad_host", host=named[:80])
        if is_api(scope["path"]) and not self._accounts.request(address_of(scope), cost):
            return Refused("too_many_requests")
        return None


class CompilingHeader:
    """Adds the header `COMPILING` until the server has compiled everything."""

    def __init__(self, app: ASGIApp, compilation: Compilation) -> None:
        self._app = app
        self._compilation = compilation

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        percent = self._compilation.percent
        if percent is None or scope["type"] != ScopeType.HTTP or not is_api(scope["path"]):
            await self._app(scope, receive, send)
            return

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = (COMPILING.encode(), str(percent).encode())
                message["headers"] = [*message.get("headers", []), found]
            await send(message)

        await self._app(scope, receive, answer)


async def deny(scope: Scope, send: Send, refused: Refused) -> None:
    """Refuse the handshake of a socket, with an HTTP answer if the server can send one."""
    if "websocket.http.response" in (scope.get("extensions") or {}):
        await _refuse(send, refused, "websocket.http.response")
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": refused.error})


async def _refuse(send: Send, refused: Refused, kind: str = "http.response") -> None:
    body = msgspec.json.encode(Error(refused.error, refused.facts))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if refused.status == 429:
        headers.append((b"retry-after", b"5"))
    start: Any = {"type": f"{kind}.start", "status": refused.status, "headers": headers}
    end: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
