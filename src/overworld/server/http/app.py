"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from overworld.components import Components
from overworld.server.http.api import handlers
from overworld.server.http.identity import trusted_networks
from overworld.server.http.middleware import HEALTH, CompilingHeader, RequestMiddleware
from overworld.server.http.requests import PREFIX
from overworld.server.http.schema import OpenApi
from overworld.server.http.socket import table_socket
from overworld.server.http.static import Pages, client_files
from overworld.server.hub.messages import Error
from overworld.server.hub.node import Node
from overworld.server.settings import Settings
from overworld.server.store import Unavailable
from overworld.server.table.errors import ERROR_STATUS, Facts, Refused
from overworld.version import __version__

_LOG = logging.getLogger("overworld.http")
_GONE = "client disconnected prematurely"  # Litestar's message for a body that ends early
_BY_STATUS = {404: "no_route", 405: "wrong_method", 413: "too_large"}


@get(HEALTH, include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Answer whether this node can serve; query the store at most once a second."""
    node, state = request.app.state.node, request.app.state
    async with state.health_lock:
        if monotonic() >= state.healthy_until:
            await node.store.health()
            state.healthy_until = monotonic() + 1
    return {"status": "ok", "version": __version__}


def create_app(
    settings: Settings,
    box: Components | None = None,
    unbuilt: str = "",
    *,
    node: Node | None = None,
) -> ProxyHeadersMiddleware:
    """Return the application of a node; it opens the store at its start and closes it at its end.

    Args:
        settings: The settings of the server.
        box: The box of new tables; by default the box of the game.
        unbuilt: The text that browsers show if the client has not been built.
        node: The node to serve; by default a new one with these settings and this box.
    """
    node = node or Node(settings, box)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await node.stop()

    app = Litestar(
        [*handlers(settings), table_socket, health],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Overworld",
            version="1",
            path=f"{PREFIX}/schema",
            render_plugins=[OpenApi(path="/openapi.json")],
        ),
        exception_handlers={
            Refused: _refused,
            Unavailable: _unavailable,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _internal,
        },
        request_max_body_size=settings.max_message,
        logging_config=None,
    )
    app.state.node = node
    app.state.health_lock, app.state.healthy_until = asyncio.Lock(), 0.0
    pages = Pages(app, client_files(), unbuilt)
    compiling: Any = CompilingHeader(pages, node.hub.compilation)
    inner: Any = RequestMiddleware(compiling, settings, node.accounts)
    return ProxyHeadersMiddleware(inner, trusted_networks(settings.trusted_proxies))


def _answer(
    code: str, status: int, facts: Facts, headers: dict[str, str] | None = None
) -> Response[Error]:
    return Response(
        Error(code, facts), status_code=status, media_type="application/json", headers=headers
    )


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[Error]:
    return _answer(error.error, error.status, error.facts)


def _unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Error]:
    return _answer("unavailable", 503, {"reason": error.reason[:200]})


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Error]:
    if error.detail == _GONE:
        return _answer("malformed", ERROR_STATUS["malformed"], {"reason": _GONE})
    if error.status_code >= 500:
        return _internal(request, error)
    code = _BY_STATUS.get(error.status_code, "malformed")
    headers = {"allow": _allowed(request)} if code == "wrong_method" else None
    return _answer(code, ERROR_STATUS[code], {"reason": _reason(error)[:200]}, headers)


def _reason(error: HTTPException) -> str:
    """Return the error, with the field if Litestar names it."""
    found = error.extra if isinstance(error.extra, list) else []
    lines = [": ".join(str(one[key]) for key in ("key", "message") if key in one) for one in found]
    return "; ".join(lines) or str(error.detail)


def _allowed(request: Request[Any, Any, Any]) -> str:
    """Return the methods of a path, for the `Allow` header."""
    path, methods = request.scope["path"].rstrip("/"), set[str]()
    for route in request.app.routes:
        if isinstance(route, HTTPRoute):
            pattern = re.sub(r"\\{[^}]+\\}", "[^/]+", re.escape(route.path_format))
            if re.fullmatch(pattern, path):
                methods |= set(route.methods)
    return ", ".join(sorted(methods))


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Error]:
    return _answer("malformed", ERROR_STATUS["malformed"], {"reason": "nested too deeply"})


def _internal(request: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    _LOG.error("a request failed", exc_info=error)
    return _answer("internal", 500, {})
