"""`overworld serve`: the server for people and bots elsewhere."""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING, Any

from overworld.cli.common import CommandError, load_box, reason_of
from overworld.cli.preparation import prepare
from overworld.components import Components
from overworld.server.settings import Settings
from overworld.words import words

if TYPE_CHECKING:
    import uvicorn

    from overworld.server.hub.compilation import Compilation


def serve(arguments: argparse.Namespace) -> int:
    """Serves tables until it is stopped."""
    settings = settings_of(arguments)
    metrics = _address(arguments.metrics)
    box = load_box(arguments.box)
    more = tuple(map(load_box, arguments.also_box or ()))
    if arguments.processes > 1:
        from overworld.cli.processes import check_processes, serve_with

        check_processes(settings)
    check_database(settings.database)
    listener = listen(arguments.host, arguments.port)
    prepare()
    print(words("serve-listening", address=address_of(listener)))
    sys.stdout.flush()
    if arguments.processes > 1:
        serve_with(
            arguments.processes,
            settings,
            box,
            listener,
            verbose=arguments.verbose,
            metrics=metrics,
            more=more,
        )
    else:
        run(settings, box, listener, verbose=arguments.verbose, metrics=metrics, more=more)
    return 0


def settings_of(arguments: argparse.Namespace) -> Settings:
    """The settings that were given; what cannot be set is said in a line."""
    from overworld.server.store import default_url

    database = default_url() if arguments.database is None else arguments.database
    try:
        return Settings(
            database,
            public_url=arguments.public_url or "",
            allowed_hosts=tuple(arguments.allowed_host or ()),
            bot_workers=arguments.bot_workers,
            trusted_proxies=tuple(arguments.trusted_proxy or ()),
            **_limits(arguments),
        )
    except ValueError as error:
        raise CommandError(words("serve-setting", reason=str(error))) from error


def _address(text: str | None) -> tuple[str, int] | None:
    """The host and port of HOST:PORT."""
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > 65_535:
        raise CommandError(words("serve-metrics", text=text))
    return host.strip("[]"), int(port)


def run(
    settings: Settings,
    box: Components,
    listener: socket.socket,
    *,
    verbose: bool = False,
    metrics: tuple[str, int] | None = None,
    meanwhile: Callable[[uvicorn.Server], None] | None = None,
    make: Callable[[uvicorn.Config], uvicorn.Server] | None = None,
    more: tuple[Components, ...] = (),
    compilation: Compilation | None = None,
) -> None:
    """Serve until a signal arrives; `meanwhile` runs at the same time, in a thread.

    `make` makes a server that does not simply listen; `compilation` compiles bots while it serves.
    """
    from overworld.cli.patient import Patient
    from overworld.server.http.app import create_app
    from overworld.server.http.connections import Connections, raise_open_files
    from overworld.server.http.metrics import serve_metrics
    from overworld.server.http.uvicorn_config import uvicorn_config
    from overworld.server.hub.node import Node
    from overworld.server.logs import log_to_stderr
    from overworld.server.store.lock import announce_url

    log_to_stderr("INFO" if verbose else "WARNING")
    connections = Connections(settings, raise_open_files())
    node = Node(settings, box, more, compilation)
    if metrics is not None:
        try:
            serve_metrics(node, *metrics)
        except OSError as error:
            raise CommandError(_cannot_listen(*metrics, error)) from error
    app = create_app(settings, box, words("client-unbuilt"), node=node)
    server = (make or Patient)(uvicorn_config(app, settings, connections, lifespan="on"))
    if isinstance(server, Patient) and make is None:  # a node of several has no address
        server.when_started = lambda: announce_url(settings.database, address_of(listener))
    # Hardly anything that a move leaves behind is in a cycle: the collector may look seldom, and
    # never again at what is loaded by now.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    # The thread that writes needs the interpreter for a few microseconds at a time, and everybody
    # waits for what it writes.
    sys.setswitchinterval(0.001)
    # uvicorn stops and then raises the signal again, as if that had been a failure.
    signal.signal(signal.SIGTERM, _stopped)
    if meanwhile is not None:
        signal.signal(signal.SIGINT, _stopped)
        threading.Thread(target=meanwhile, args=(server,), daemon=True).start()
    server.run(sockets=[listener])
    if not server.started:
        raise CommandError(words("serve-failed"))


def check_database(url: str) -> None:
    """Opens the database once, so that what is wrong with it is said in a line."""
    from overworld.server.store import StoreError, open_store

    async def try_it() -> None:
        store = open_store(url)
        await store.open()
        await store.close()

    try:
        asyncio.run(try_it())
    except (StoreError, ValueError) as error:
        reason = str(error).splitlines()[0]
        raise CommandError(words("serve-database", reason=reason)) from error


def _stopped(number: int, frame: FrameType | None) -> None:
    """The server has stopped as it was told: all is well."""


def _limits(arguments: argparse.Namespace) -> dict[str, Any]:
    """The limits that were given as NAME=NUMBER."""
    found: dict[str, Any] = {}
    for text in arguments.limit or []:
        name, _, value = text.partition("=")
        kind = Settings.__annotations__.get(name)
        if kind not in ("int", "float") or not value.isascii() or not value.isdigit():
            raise CommandError(words("serve-limit", text=text))
        found[name] = int(value)
    return found


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen on; taken before anything else, so that a wrong port shows at once."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, port))
            listener.listen(2048)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        raise CommandError(_cannot_listen(host, port, error)) from error
    return listener


def address_of(listener: socket.socket) -> str:
    """Where a browser on this machine finds a server."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _cannot_listen(host: str, port: int, error: OSError) -> str:
    return words("serve-address", host=host, port=str(port), reason=reason_of(error))
