"""The server as an ASGI application."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from overworld.server.http.game_api import import_route
from overworld.server.http.identity import resolve_owner, trusted_networks
from overworld.server.http.middleware import HEALTH, RequestMiddleware
from overworld.server.http.openapi import ROUTES, OpenApi
from overworld.server.http.requests import PREFIX, ApiRequest, as_refusal
from overworld.server.http.socket import table_socket
from overworld.server.http.square_socket import square_socket
from overworld.server.http.static import Pages, client_files
from overworld.server.hub.messages import Error
from overworld.server.hub.node import Node
from overworld.server.table.errors import Refused
from overworld.version import __version__

_GONE = "client disconnected prematurely"  # Litestar's message for a body that ends early
_BY_STATUS = {404: "no_route", 405: "wrong_method", 413: "too_large"}


@get(HEALTH, include_in_schema=False)
async def health(request: ApiRequest) -> dict[str, str]:
    """Answer whether this node can serve."""
    await request.node.check_health()
    return {"status": "ok", "version": __version__}


def create_app(node: Node, unbuilt: str = "") -> ProxyHeadersMiddleware:
    """Return the application of a node; it starts and stops the node.

    Args:
        node: The node to serve.
        unbuilt: The text that browsers show if the client has not been built.
    """
    settings = node.settings

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await node.stop()

    app = Litestar(
        [*ROUTES, import_route(settings), table_socket, square_socket, health],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Overworld",
            version="1",
            path=f"{PREFIX}/schema",
            render_plugins=[OpenApi(path="/openapi.json")],
        ),
        request_class=ApiRequest,
        before_request=resolve_owner,
        exception_handlers={HTTPException: _http_error, Exception: _error},
        request_max_body_size=settings.max_message,
        logging_config=None,
    )
    app.state.node = node
    pages: Any = Pages(app, client_files(), unbuilt)
    inner: Any = RequestMiddleware(pages, settings, node.limits, node.compilation)
    return ProxyHeadersMiddleware(inner, trusted_networks(settings.trusted_proxies))


def _error(request: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    refused = as_refusal(error)
    return Response(
        Error(refused.error, refused.facts),
        status_code=refused.status,
        media_type="application/json",
    )


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Error]:
    if error.detail == _GONE:
        return _error(request, Refused("malformed", reason=_GONE))
    if error.status_code >= 500:
        return _error(request, error)
    kind = _BY_STATUS.get(error.status_code, "malformed")
    answer = _error(request, Refused(kind, reason=_reason(error)[:200]))
    if kind == "wrong_method":
        answer.headers["allow"] = _allowed_methods(request)
    return answer


def _reason(error: HTTPException) -> str:
    """Return the error, with the field if Litestar names it."""
    details = error.extra if isinstance(error.extra, list) else []
    keys = ("key", "message")
    lines = [": ".join(str(detail[key]) for key in keys if key in detail) for detail in details]
    return "; ".join(lines) or str(error.detail)


def _allowed_methods(request: Request[Any, Any, Any]) -> str:
    """Return the methods of a path, for the `Allow` header."""
    path, methods = request.scope["path"].rstrip("/"), set[str]()
    for route in request.app.routes:
        if isinstance(route, HTTPRoute):
            pattern = re.sub(r"\\{[^}]+\\}", "[^/]+", re.escape(route.path_format))
            if re.fullmatch(pattern, path):
                methods |= set(route.methods)
    return ", ".join(sorted(methods))
