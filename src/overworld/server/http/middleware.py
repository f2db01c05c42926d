"""What every request passes through: its id, its limits, its host, its headers, its log line."""

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
from overworld.server.hub.messages import Error
from overworld.server.limits import HANDSHAKE, Accounts
from overworld.server.logs import REQUEST
from overworld.server.settings import Settings
from overworld.server.table.errors import Refused

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

HEALTH = "/health"
"""Where machines ask whether the node can serve."""

_LOG = logging.getLogger("overworld.http")

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
"""What every answer carries: no script but our own, no frame around us."""

STAY_WITH_TLS = (b"strict-transport-security", b"max-age=15552000")  # 180 days
"""An additional header of answers through TLS."""


class RequestMiddleware:
    """The middleware around the whole application.

    Requests for a name that is not this server's, and of addresses that ask too much, end here;
    files of the page and `/health` cost so little that they are not counted.
    """

    def __init__(self, app: ASGIApp, settings: Settings, accounts: Accounts) -> None:
        self._app = app
        self._accounts = accounts
        self._hosts = AllowedHosts(settings)
        self._settings = settings
        # The header counts for all ports of a host, and on another port TLS may be alone with it.
        self._all_tls = settings.secure and urlsplit(settings.public_url).port in (None, 443)
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through."""
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and (found := self._refusal(scope, HANDSHAKE)):
            await deny(scope, send, found)
        else:  # the start and the end of the application are among these
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
        """Why a request goes no further, if it does not."""
        if scope["path"] == HEALTH:  # asked by machines, by whatever name
            return None
        named = header_of(scope, "host")
        if not self._hosts.allow(named):
            return Refused("bad_host", host=named[:80])
        if is_api(scope["path"]) and not self._accounts.request(address_of(scope), cost):
            return Refused("too_many_requests")
        return None


async def deny(scope: Scope, send: Send, refused: Refused) -> None:
    """Refuses the handshake of a socket, where the server can with an answer."""
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
