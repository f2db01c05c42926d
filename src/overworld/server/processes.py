"""`overworld serve --processes N`: several nodes on one PostgreSQL, behind one port."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing.process import BaseProcess
from typing import Any

import uvicorn

from overworld.components import Box
from overworld.i18n import t
from overworld.server import StartError
from overworld.server.http.connections import raise_open_files
from overworld.server.http.load_balancer import LoadBalancer, readable
from overworld.server.logs import log_to_stderr
from overworld.server.running import GracefulServer, run
from overworld.server.settings import Settings
from overworld.server.store.location import is_postgres

_LOG = logging.getLogger("overworld.processes")
_READY = b"r"  # a node sends this when it serves
_STOP_TIMEOUT = 15.0  # seconds for all nodes to stop
_STABLE_AFTER = 30.0  # a node that ran this many seconds is restarted without a delay
_MAX_DELAY = 30.0  # seconds of the longest delay before a restart
_FAILURES = 3  # nodes that may die before the first one has served

Metrics = tuple[str, int] | None


class ChannelServer(GracefulServer):
    """A server that does not listen, but receives connections through a channel."""

    def __init__(self, config: uvicorn.Config, channel: socket.socket) -> None:
        super().__init__(config, self._open_channel)
        self._channel = channel

    def _open_channel(self) -> None:
        loop = asyncio.get_running_loop()
        self._channel.setblocking(False)
        loop.add_reader(self._channel, self._take)
        loop.add_reader(_parent_sentinel(), self._leave)
        with suppress(ConnectionError):  # the load balancer has ended already
            self._channel.send(_READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop taking connections, and shut down."""
        loop = asyncio.get_running_loop()
        loop.remove_reader(self._channel)
        loop.remove_reader(_parent_sentinel())
        await super().shutdown(sockets)

    def _leave(self) -> None:
        """Stop with the process that accepts connections.

        The end of the channel is not enough: with unread data it is an error, after which the event
        loop no longer watches the channel.
        """
        asyncio.get_running_loop().remove_reader(_parent_sentinel())
        self.should_exit = True

    def _take(self) -> None:
        loop = asyncio.get_running_loop()
        with suppress(BlockingIOError, ConnectionError):
            while True:
                data, files, _, _ = socket.recv_fds(self._channel, 1, 1)
                if not data:
                    loop.remove_reader(self._channel)
                    self.should_exit = True
                    return
                for file in files:
                    connection = socket.socket(fileno=file)
                    connection.setblocking(False)
                    task = loop.create_task(
                        loop.connect_accepted_socket(self._protocol, connection)
                    )
                    task.add_done_callback(_log_failure)

    def _protocol(self) -> asyncio.Protocol:
        protocol: Any = self.config.http_protocol_class
        instance: asyncio.Protocol = protocol(self.config, self.server_state, self.lifespan.state)
        return instance


def _parent_sentinel() -> int:
    """Return a file descriptor that is readable once the parent process has ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "a node has a parent process"
    return parent.sentinel


def _log_failure(task: asyncio.Task[object]) -> None:
    if not task.cancelled() and task.exception() is not None:
        _LOG.info("lost a connection on the way to its node: %s", task.exception())


def serve_with(
    processes: int,
    settings: Settings,
    boxes: tuple[Box, ...],
    listener: socket.socket,
    *,
    verbose: bool = False,
    metrics: Metrics = None,
) -> None:
    """Serve with several nodes until a signal arrives."""
    log_to_stderr("INFO" if verbose else "WARNING")
    run_node = partial(_run_node, settings, boxes, verbose)

    async def supervise() -> None:
        balancer = LoadBalancer(listener, settings, raise_open_files())
        await _Supervisor(balancer, run_node, metrics).run(processes)

    asyncio.run(supervise())


def check_processes(settings: Settings) -> None:
    """Raise `StartError` if several nodes cannot run with these settings on this system."""
    if not is_postgres(settings.database):
        raise StartError(t("serve-processes-database"))
    if not hasattr(socket, "send_fds"):
        raise StartError(t("serve-processes-system"))


class _Supervisor:
    """Starts nodes, restarts those that die, and stops them all."""

    def __init__(
        self, balancer: LoadBalancer, run_node: Callable[..., None], metrics: Metrics = None
    ) -> None:
        self._balancer = balancer
        self._run_node = run_node
        self._metrics = metrics
        self._stopping = asyncio.Event()
        self._processes: dict[int, BaseProcess] = {}
        self._served = False
        self._failures = 0

    async def run(self, nodes: int) -> None:
        """Run until a signal arrives."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stopping.set)
        balancing = asyncio.create_task(self._balancer.run())
        keepers = [asyncio.create_task(self._keep_running(node)) for node in range(nodes)]
        await self._stopping.wait()
        balancing.cancel()
        for process in self._processes.values():
            process.terminate()
        _, late = await asyncio.wait(keepers, timeout=_STOP_TIMEOUT)
        for process in self._processes.values() if late else ():
            process.kill()
        await asyncio.gather(balancing, *keepers, return_exceptions=True)
        if not self._served:
            raise StartError(t("serve-failed"))

    async def _keep_running(self, node: int) -> None:
        delay = 0.0
        while not self._stopping.is_set():
            start = time.monotonic()
            await self._run_process(node)
            if self._stopping.is_set():
                return
            _LOG.error("node %d has died; restarting it", node)
            self._failures += 1
            if not self._served and self._failures >= _FAILURES:
                self._stopping.set()
                return
            well = time.monotonic() - start > _STABLE_AFTER
            delay = 0.0 if well else min(_MAX_DELAY, 2 * delay + 0.5)
            with suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await self._stopping.wait()

    async def _run_process(self, node: int) -> None:
        ours, theirs = socket.socketpair()
        # The ports of the nodes' metrics count up from the given one.
        metrics = self._metrics and (self._metrics[0], self._metrics[1] + node)
        process = multiprocessing.get_context("spawn").Process(
            target=self._run_node, args=(theirs, metrics)
        )
        with ours:
            with theirs:
                await asyncio.to_thread(process.start)
            self._processes[node] = process
            if self._stopping.is_set():
                process.terminate()
            ours.setblocking(False)
            ready = asyncio.create_task(self._await_ready(node, ours))
            await readable(process.sentinel)
            process.join()
            ready.cancel()
            self._balancer.remove(node)

    async def _await_ready(self, node: int, channel: socket.socket) -> None:
        if await asyncio.get_running_loop().sock_recv(channel, 1) == _READY:
            self._served = True
            self._balancer.add(node, channel)


def _run_node(
    settings: Settings,
    boxes: tuple[Box, ...],
    verbose: bool,
    channel: socket.socket,
    metrics: Metrics,
) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process stops this one

    def server_on(config: uvicorn.Config) -> uvicorn.Server:
        return ChannelServer(config, channel)

    try:
        run(settings, boxes, None, verbose=verbose, metrics=metrics, server_on=server_on)
    except StartError as error:
        _LOG.error("%s", error)
        sys.exit(2)
