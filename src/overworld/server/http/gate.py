"""The gate of the server: who asks, from where, and what every answer carries."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType

from overworld.server.limits import Buckets
from overworld.server.logs import REQUEST
from overworld.server.room.codes import hashed, new_secret
from overworld.server.room.errors import Refused
from overworld.server.settings import Settings

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "overworld"
"""The cookie that holds a browser's secret."""

COOKIE_DAYS = 400
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


def address_of(scope: Scope, settings: Settings) -> str:
    """The address that a request comes from; a trusted proxy says it for others."""
    client = scope.get("client")
    address = client[0] if client else ""
    if address in settings.trusted_proxies:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                address = value.decode("latin-1").rpartition(",")[2].strip() or address
    return address


def secret_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The secret that comes with a request: a bot's token, or a browser's cookie."""
    token = token_of(connection)
    return token or connection.cookies.get(COOKIE, "")


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """A bot's token, empty if there is none."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def owner_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The hash of the secret that comes with a request, empty if there is none."""
    secret = secret_of(connection)
    return hashed(secret) if secret else ""


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Refuses pages of other people; only a bot with a token may come without a page."""
    origin = connection.headers.get("origin")
    if origin is None:
        if not token_of(connection):
            raise Refused("bad_origin")
        return
    host = urlsplit(settings.public_url).netloc or connection.headers.get("host", "")
    if not host or _place(origin) != host:
        raise Refused("bad_origin")


def _place(origin: str) -> str:
    """The host and port of an origin, empty if it has none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def cookie_for(secret: str, settings: Settings) -> str:
    """The header that lets a browser keep its secret."""
    secure = "; Secure" if settings.secure else ""
    age = COOKIE_DAYS * 86_400
    return f"{COOKIE}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def known(
    connection: ASGIConnection[Any, Any, Any, Any], settings: Settings
) -> tuple[str, dict[str, str]]:
    """Whoever asks, and the headers that give a new browser its secret."""
    owner = owner_of(connection)
    if owner:
        return owner, {}
    secret = new_secret()
    return hashed(secret), {"set-cookie": cookie_for(secret, settings)}


class Gate:
    """Counts, logs and bounds requests, and adds the headers that every answer carries."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        per_minute = settings.requests_per_minute
        self._buckets = Buckets(per_minute / 60, per_minute)
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        request, start, status = new_secret()[:12], time.perf_counter(), 500
        context = REQUEST.set(request)

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [
                    *message.get("headers", []),
                    *self._headers,
                    (b"x-request-id", request.encode()),
                ]
            await send(message)

        try:
            address = address_of(scope, self._settings)
            if self._buckets.take(address):
                await self._app(scope, receive, answer)
            else:
                await _too_many(answer)
        finally:
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


async def _too_many(send: Send) -> None:
    body = b'{"type":"error","code":"too_many_requests"}'
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"5")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
