"""Tournaments on real Ray clusters, in `make nightly`: the same games, and a node that dies."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.arena.test_command import command, refused, results, wait_for_games
from tests.patience import PATIENCE

from overworld.cli.main import main

pytestmark = pytest.mark.process
MATCH = ["arena", "pebble", "flint@120sims", "--games", "24", "--seed", "ray"]

SOON_MISSED = {"health_check_period_ms": 500, "health_check_failure_threshold": 3}
"""Let Ray notice a dead node within seconds, not after half a minute."""


PATIENT = {"worker_register_timeout_seconds": 600, "health_check_timeout_ms": 120_000}
"""Longer limits of Ray for slow machines: for the start of a process and for its answers."""


class SlowClock:
    """A replacement of `time` for Ray, which extends its fixed limit of 30 s to start a node."""

    sleep, time = staticmethod(time.sleep), staticmethod(time.time)

    @staticmethod
    def monotonic() -> float:
        return time.monotonic() / 10


@contextmanager
def ray_cluster(monkeypatch: pytest.MonkeyPatch, **settings: int) -> Iterator[Any]:
    """Start the head of a cluster, with one core, on a separate loopback address."""
    import ray._private.node
    from ray.cluster_utils import Cluster

    monkeypatch.setattr(ray._private.node, "time", SlowClock)
    head = {"num_cpus": 1, "node_ip_address": "127.0.0.2", "include_dashboard": False}
    found: Any = Cluster()
    monkeypatch.setattr(
        found, "_wait_for_node", lambda node: type(found)._wait_for_node(found, node, PATIENCE)
    )
    try:
        found.add_node(**head, _system_config={**PATIENT, **settings})
        yield found
    finally:
        found.shutdown()


@pytest.mark.nightly
@pytest.mark.filterwarnings("ignore")  # warnings of Ray
def test_a_cluster_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, there, here = (
        ["arena", "random", "pebble", "--games", "4"],
        tmp_path / "a",
        tmp_path / "b",
    )
    with ray_cluster(monkeypatch) as cluster:
        played = subprocess.run(
            command(*match, "--out", str(there), "--json", "--ray", cluster.address),
            capture_output=True,
            text=True,
        )
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["games"] == 4
    assert main([*match, "--out", str(here)]) == 0
    assert results(there) == results(here)


@pytest.mark.nightly
@pytest.mark.filterwarnings("ignore")  # warnings of Ray
def test_a_node_that_dies_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    with ray_cluster(monkeypatch, **SOON_MISSED) as cluster:
        node = cluster.add_node(num_cpus=1, node_ip_address="127.0.0.3")
        process = subprocess.Popen(
            command(*MATCH, "--out", str(there), "--json", "--ray", cluster.address),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        wait_for_games(there, 5)
        for each in node.all_processes.values():
            for part in each:
                os.kill(part.process.pid, signal.SIGKILL)
        kept = results(there)
        out, err = process.communicate()
    assert process.returncode == 0, err
    assert len(kept) < 24, "the node was killed too late to matter"
    assert json.loads(out)["games"] == 24
    assert main([*MATCH, "--out", str(here)]) == 0
    assert results(there) == results(here)


def test_a_missing_cluster_is_an_error_of_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for address in ("127.0.0.2:1", "127.0.0.2", "auto", "nowhere", "127.0.0.2:99999999", ""):
        line = refused(capsys, "random", "pebble", "--ray", address)
        assert "no cluster can be reached" in line
