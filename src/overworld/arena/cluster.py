"""Play a schedule on a Ray cluster; needs the extra `overworld[cluster]`.

Every node must have the same version of overworld. With budgets in simulations, a cluster gives the
same results as one machine.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Sequence
from typing import Any

from overworld.arena.match import ArenaError, GameResult
from overworld.arena.referee import Referee
from overworld.arena.schedule import Fixture, Tournament, check_fixtures
from overworld.components import Box
from overworld.version import __version__

_AHEAD = 2  # submitted games per core, so that no core is idle
_PORT = 6379  # the default port of Ray
_TIMEOUT = 5.0  # seconds to wait for the cluster
_TRIES = 20  # attempts at a game whose node dies


class ClusterError(ArenaError):
    """A cluster that is not usable."""


def play_on_cluster(
    fixtures: Sequence[Fixture], settings: Tournament, box: Box, address: str
) -> Generator[GameResult, None, None]:
    """Play fixtures on a Ray cluster.

    If a process or node dies, its games are played again elsewhere.

    Args:
        fixtures: The games to play.
        settings: The tournament.
        box: The box to play with.
        address: `HOST`, `HOST:PORT`, or `auto` for the cluster of this machine.

    Yields:
        Each game when it has ended.

    Raises:
        ClusterError: If Ray is not installed, there is no cluster, or a game fails.
        ValueError: If a fixture does not fit the tournament.
    """
    check_fixtures(fixtures, settings)
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
    """Connect to the cluster; try the port first, because Ray itself would wait for minutes."""
    if address != "auto" and ":" not in address:
        address = f"{address}:{_PORT}"
    host, _, port = address.rpartition(":")
    try:
        if port.isdigit():
            socket.create_connection((host, int(port)), timeout=_TIMEOUT).close()
        ray.init(
            address=address,
            _node_ip_address=_loopback_host(address),
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, ValueError, RuntimeError, OSError, OverflowError) as error:
        raise ClusterError(
            "no-cluster", (str(error) or type(error).__name__).splitlines()[0]
        ) from error


def _loopback_host(address: str) -> str:
    """Return the address of this machine in a loopback cluster, else an empty string."""
    host = address.partition(":")[0]
    return host if host.startswith("127.") else ""


def _play_all(
    ray: Any, fixtures: Sequence[Fixture], settings: Tournament, box: Box
) -> Generator[GameResult, None, None]:
    # Ray repeats a lost task only a few times, so its retries are off and this loop repeats it.
    task = ray.remote(num_cpus=1, max_retries=0)(_play_one)
    shared = ray.put((__version__, os.getcwd(), settings, box))
    waiting = [(fixture, _TRIES) for fixture in reversed(fixtures)]
    running: dict[Any, tuple[Fixture, int]] = {}
    while waiting or running:
        cores = int(ray.cluster_resources().get("CPU", 1))
        while waiting and len(running) < _AHEAD * cores:
            fixture, tries = waiting.pop()
            running[task.remote(shared, fixture)] = (fixture, tries)
        done, _ = ray.wait(list(running), timeout=_TIMEOUT)
        for reference in done:
            fixture, tries = running.pop(reference)
            try:
                game: GameResult = ray.get(reference)
            except ray.exceptions.RayTaskError as error:
                raise ClusterError("task", str(error.cause)) from error
            except ray.exceptions.RayError as error:
                if tries == 1:
                    raise ClusterError("lost", str(error).splitlines()[0]) from error
                waiting.append((fixture, tries - 1))
            else:
                yield game


class _NodeReferee:
    """The referee of a process in the cluster, reused from game to game."""

    tournament: tuple[str, Tournament, Box] | None = None
    referee: Referee | None = None


def _play_one(shared: tuple[str, str, Tournament, Box], fixture: Fixture) -> GameResult:
    version, folder, settings, box = shared
    if version != __version__:
        raise RuntimeError(f"node must have overworld {version}, got {__version__}")
    if _NodeReferee.referee is None or _NodeReferee.tournament != (folder, settings, box):
        if _NodeReferee.referee is not None:
            _NodeReferee.referee.stop()
        _NodeReferee.tournament = (folder, settings, box)
        _NodeReferee.referee = Referee(settings, box, folder if os.path.isdir(folder) else None)
    return _NodeReferee.referee.play(fixture)
