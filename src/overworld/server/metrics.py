"""The metrics of a node, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from overworld.server.hub.node import Node


@dataclass(frozen=True)
class NodeMetric:
    """A metric of a node with one value."""

    name: str
    kind: Literal["gauge", "counter"]
    meaning: str
    read: Callable[[Node], float]
    alarm: str = ""
    """When an operator must act, and how."""

    @property
    def full_name(self) -> str:
        """The name that Prometheus stores."""
        return f"overworld_{self.name}" + "_total" * (self.kind == "counter")


METRICS = (
    NodeMetric("tables_live", "gauge", "Tables in memory.", lambda node: len(node.hub.rooms)),
    NodeMetric(
        "tables_live_bytes",
        "gauge",
        "Approximate memory of these tables.",
        lambda node: node.hub.rooms.bytes,
    ),
    NodeMetric(
        "tables_damaged",
        "gauge",
        "Quarantined tables: the server cannot replay their events.",
        lambda node: len(node.hub.rooms.damaged),
        "above 0: read the log for `table quarantined`",
    ),
    NodeMetric(
        "sockets",
        "gauge",
        "Open WebSockets of players and spectators.",
        lambda node: sum(len(room.listeners) for room in node.hub.rooms),
    ),
    NodeMetric(
        "bots_thinking",
        "gauge",
        "Decisions that bots of this node search for now.",
        lambda node: node.bots.busy,
        "always `--bot-workers` or one less: bots wait for each other",
    ),
    NodeMetric(
        "analyses",
        "gauge",
        "Analyses (hints) that run or wait.",
        lambda node: node.analyses.waiting,
    ),
    NodeMetric("reviews", "gauge", "Reviews that run.", lambda node: node.reviews.running),
    NodeMetric(
        "moves",
        "counter",
        "Moves of people and bots that the node has published.",
        lambda node: node.hub.processor.moves,
    ),
    NodeMetric(
        "notifications",
        "counter",
        "Notifications that push services have accepted from the node.",
        lambda node: node.notifier.outcomes["delivered"],
    ),
    NodeMetric(
        "notifications_failed",
        "counter",
        "Notifications that push services have refused.",
        lambda node: node.notifier.outcomes["failed"],
        "grows steadily: compare `--public-url` with the address of the page",
    ),
    NodeMetric(
        "bots_quarantined",
        "counter",
        "Decisions of bots that failed three times.",
        lambda node: node.bots.quarantined,
        "above 0: report it, it is a bug",
    ),
    NodeMetric(
        "reviews_done", "counter", "Reviews that were done.", lambda node: node.reviews.done
    ),
)
"""The metrics of a node, except the histogram `MOVE_SECONDS`."""

PROCESS_METRICS = {
    "process_cpu_seconds_total": "Processor time of the node, without its worker processes.",
    "process_resident_memory_bytes": "Memory of the node, without its worker processes.",
    "process_open_fds": "Open files and connections.",
    "process_max_fds": "The limit of open files.",
}
"""Metrics of the process that are useful with Overworld. Only Linux has them."""

MOVE_SECONDS = "overworld_move_seconds"
MOVE_SECONDS_MEANING = "Time from the arrival of a person's move to its commit, in seconds."


class _NodeCollector(Collector):
    """Reads the metrics of a node when Prometheus asks for them."""

    def __init__(self, node: Node) -> None:
        self._node = node

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics of a node."""
        families = {"gauge": GaugeMetricFamily, "counter": CounterMetricFamily}
        for metric in METRICS:
            family = families[metric.kind]
            yield family(f"overworld_{metric.name}", metric.meaning, value=metric.read(self._node))
        times = self._node.hub.move_times
        yield HistogramMetricFamily(
            MOVE_SECONDS, MOVE_SECONDS_MEANING, times.buckets(), times.seconds
        )


def serve_metrics(node: Node, host: str, port: int) -> int:
    """Serve the metrics of a node and its process on a separate address, never on the public one.

    Returns the port; 0 takes a free one.
    """
    registry = CollectorRegistry()
    registry.register(_NodeCollector(node))
    ProcessCollector(registry=registry)
    server, _ = start_http_server(port, host, registry)
    return int(server.server_port)
