"""How uvicorn serves the application of a node: its protocols, its pings, its bounds."""

from __future__ import annotations

from typing import Any

import uvicorn

from overworld.server.http.connections import Connections, HttpConnection
from overworld.server.http.websocket import PING_EVERY, PONG_WITHIN, SocketConnection
from overworld.server.settings import Settings

_SHUTDOWN = 5  # seconds in which what has begun may end


def uvicorn_config(
    app: Any, settings: Settings, connections: Connections, **more: Any
) -> uvicorn.Config:
    """The configuration of a server; its connections are counted where it is told."""
    shared = {"settings": settings, "all_connections": connections}
    return uvicorn.Config(
        app,
        http=type("NodeHttp", (HttpConnection,), shared),
        ws=type("NodeSocket", (SocketConnection,), shared),
        ws_max_size=settings.max_message,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=_SHUTDOWN,
        proxy_headers=False,  # the application sees through proxies itself
        server_header=False,
        **more,
    )
