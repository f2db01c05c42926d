"""Plays a schedule on a Ray cluster; needs the extra `overworld[cluster]`.

Every node must have the same version of overworld. Games do not depend on where they are played:
with budgets in simulations, a cluster finds what one machine finds.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Sequence
from typing import Any

from overworld.arena.match import Played
from overworld.arena.referee import Referee
from overworld.arena.schedule import Fixture, Tournament
from overworld.components import Components
from overworld.version import __version__

_AHEAD = 2  # games waiting for each core, so that none is idle
_PORT = 6379  # where Ray listens unless it is told otherwise
_SECONDS = 5.0  # for an answer from the cluster
_TRIES = 20  # nodes that may die under one game


class ClusterError(Exception):
    """A cluster that cannot be used; `code` says why."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


def play_there(
    fixtures: Sequence[Fixture], settings: Tournament, box: Components, address: str
) -> Generator[Played, None, None]:
    """Plays fixtures on the cluster at `address`; yields games as they end.

    A game whose process or node dies is played again elsewhere. A game that has ended is here and
    cannot be lost.
    """
    try:
        import ray
    except ImportError as error:
        raise ClusterError("no-ray") from error
    _connect(ray, address)
    try:
        yield from _play_all(ray, fixtures, settings, box)
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str) -> None:
    """Joins the cluster, or says at once that there is none: Ray itself would wait for minutes."""
    if address != "auto" and ":" not in address:
        address = f"{address}:{_PORT}"
    host, _, port = address.rpartition(":")
    try:
        if port.isdigit():
            socket.create_connection((host, int(port)), timeout=_SECONDS).close()
        ray.init(
            address=address,
            _node_ip_address=_node_of(address),
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, ValueError, RuntimeError, OSError, OverflowError) as error:
        raise ClusterError(
            "no-cluster", (str(error) or type(error).__name__).splitlines()[0]
        ) from error


def _node_of(address: str) -> str:
    """The address of this machine in the cluster: loopback clusters do not use the usual one."""
    host = address.partition(":")[0]
    return host if host.startswith("127.") else ""


def _play_all(
    ray: Any, fixtures: Sequence[Fixture], settings: Tournament, box: Components
) -> Generator[Played, None, None]:
    # Ray would repeat a lost task by itself, a few times; here it is repeated until it is done.
    task = ray.remote(num_cpus=1, max_retries=0)(_play_one)
    shared = ray.put((__version__, os.getcwd(), settings, box))
    waiting = [(fixture, _TRIES) for fixture in reversed(fixtures)]
    running: dict[Any, tuple[Fixture, int]] = {}
    while waiting or running:
        cores = int(ray.cluster_resources().get("CPU", 1))
        while waiting and len(running) < _AHEAD * cores:
            fixture, tries = waiting.pop()
            running[task.remote(shared, fixture)] = (fixture, tries)
        done, _ = ray.wait(list(running), timeout=5.0)
        for reference in done:
            fixture, tries = running.pop(reference)
            try:
                game: Played = ray.get(reference)
            except ray.exceptions.RayTaskError as error:
                raise ClusterError("task", str(error.cause)) from error
            except ray.exceptions.RayError as error:
                if tries == 1:
                    raise ClusterError("lost", str(error).splitlines()[0]) from error
                waiting.append((fixture, tries - 1))
            else:
                yield game


class _Desk:
    """The referee of a process of the cluster, kept from game to game."""

    tournament: tuple[str, Tournament, Components] | None = None
    referee: Referee | None = None


def _play_one(shared: tuple[str, str, Tournament, Components], fixture: Fixture) -> Played:
    """Plays a game in a process of the cluster."""
    version, folder, settings, box = shared
    if version != __version__:
        raise RuntimeError(f"overworld {__version__} on a node, {version} here")
    if _Desk.referee is None or _Desk.tournament != (folder, settings, box):
        if _Desk.referee is not None:
            _Desk.referee.stop()
        _Desk.tournament = (folder, settings, box)
        _Desk.referee = Referee(settings, box, folder if os.path.isdir(folder) else None)
    return _Desk.referee.play(fixture)
