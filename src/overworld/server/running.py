"""Run one server process: listen, serve, publish metrics, stop gracefully."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from overworld.components import Box
from overworld.i18n import t
from overworld.server import StartError
from overworld.server.http.app import create_app
from overworld.server.http.connections import (
    PING_EVERY,
    PONG_WITHIN,
    Connections,
    HttpConnection,
    SocketConnection,
    raise_open_files,
)
from overworld.server.hub.compilation import Compilation
from overworld.server.hub.node import Node
from overworld.server.logs import log_to_stderr
from overworld.server.metrics import serve_metrics
from overworld.server.settings import Settings
from overworld.server.store import open_store
from overworld.server.store.location import announce_url
from overworld.server.store.model import StoreError

_SHUTDOWN = 5  # seconds for open requests to end


class GracefulServer(uvicorn.Server):
    """A uvicorn server that only a second Ctrl-C ends without waiting for open requests."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self.force_exit: bool = False
        self._pressed = False
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call `on_start`."""
        await super().startup(sockets)
        if self.started:
            self._on_start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; uvicorn counts `quit` as the first Ctrl-C."""
        super().handle_exit(sig, frame)
        self.force_exit = self.force_exit and self._pressed
        self._pressed = self._pressed or sig == signal.SIGINT


def run(
    settings: Settings,
    boxes: tuple[Box, ...],
    listener: socket.socket | None,
    *,
    verbose: bool = False,
    metrics: tuple[str, int] | None = None,
    meanwhile: Callable[[uvicorn.Server], None] | None = None,
    server_on: Callable[[uvicorn.Config], uvicorn.Server] | None = None,
    compilation: Compilation | None = None,
) -> None:
    """Serve until a signal arrives; `meanwhile` runs at the same time, in a thread.

    Without a listener, `server_on` builds a server that gets its connections in another way.
    """
    log_to_stderr("INFO" if verbose else "WARNING")
    connections = Connections(settings, raise_open_files())
    node = Node(settings, boxes, compilation)
    if metrics is not None:
        try:
            serve_metrics(node, *metrics)
        except OSError as error:
            raise StartError(_cannot_listen(*metrics, error)) from error
    app = create_app(node, t("client-unbuilt"))

    def announce() -> None:
        if listener is not None:
            announce_url(settings.database, local_url(listener))

    config = uvicorn_config(app, settings, connections, lifespan="on")
    server = server_on(config) if server_on else GracefulServer(config, announce)
    # Moves leave few reference cycles, so the collector runs rarely, and never on the objects that
    # exist now.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    # The writer thread needs the interpreter for a few microseconds at a time, and every action
    # waits for its write.
    sys.setswitchinterval(0.001)
    # uvicorn stops and then raises the signal again, which would look like a failure.
    signal.signal(signal.SIGTERM, _stopped)
    if meanwhile is not None:
        signal.signal(signal.SIGINT, _stopped)
        threading.Thread(target=meanwhile, args=(server,), daemon=True).start()
    server.run(sockets=[listener] if listener else [])
    if not server.started:
        raise StartError(t("serve-failed"))


def uvicorn_config(
    app: Any, settings: Settings, connections: Connections, **more: Any
) -> uvicorn.Config:
    """Return the configuration of a server that counts its connections in `connections`."""
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
        proxy_headers=False,  # the application has its own middleware for proxies
        server_header=False,
        **more,
    )


def check_database(url: str) -> None:
    """Open and close the database, so that an error ends the command before it serves."""

    async def try_it() -> None:
        store = open_store(url)
        await store.open()
        await store.close()

    try:
        asyncio.run(try_it())
    except (StoreError, ValueError) as error:
        reason = str(error).splitlines()[0]
        raise StartError(t("serve-database", reason=reason)) from error


def _stopped(number: int, frame: FrameType | None) -> None:
    """Ignore the signal that has already stopped the server."""


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; open it before anything else, so that a wrong port fails early."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        try:
            if sys.platform != "win32":  # there it would let two servers share a port
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, port))
            listener.listen(2048)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        raise StartError(_cannot_listen(host, port, error)) from error
    return listener


def local_url(listener: socket.socket) -> str:
    """Return the address for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _cannot_listen(host: str, port: int, error: OSError) -> str:
    return t("serve-address", host=host, port=str(port), reason=error.strerror or str(error))
