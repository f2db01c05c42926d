"""What a node counts, for Prometheus, on a port that is not for people."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from overworld.server.hub.node import Node


class NodeCollector(Collector):
    """Reads a node's numbers when they are asked for."""

    def __init__(self, node: Node) -> None:
        self._node = node

    def collect(self) -> Iterator[Metric]:
        """The numbers of a node."""
        hub = self._node.hub
        yield GaugeMetricFamily("overworld_tables_live", "Tables in memory.", value=len(hub.rooms))
        yield GaugeMetricFamily(
            "overworld_tables_live_bytes", "About how much they take.", value=hub.rooms.bytes
        )
        yield GaugeMetricFamily(
            "overworld_tables_damaged", "Tables put aside.", value=len(hub.rooms.damaged)
        )
        yield GaugeMetricFamily("overworld_sockets", "Sockets that listen.", value=hub.sockets)
        yield CounterMetricFamily("overworld_moves", "Moves accepted.", value=hub.journal.moves)
        yield GaugeMetricFamily(
            "overworld_bots_thinking",
            "Decisions that bots think about.",
            value=self._node.bots.busy,
        )
        yield CounterMetricFamily(
            "overworld_bots_put_aside",
            "Decisions of bots that failed so often that nobody tries again.",
            value=self._node.bots.quarantined,
        )
        yield GaugeMetricFamily(
            "overworld_analyses",
            "Analyses that run or wait.",
            value=self._node.analyses.waiting,
        )
        yield GaugeMetricFamily(
            "overworld_reviews", "Reviews that run.", value=self._node.reviews.running
        )
        yield CounterMetricFamily(
            "overworld_reviews_done", "Reviews that were done.", value=self._node.reviews.done
        )


def serve_metrics(node: Node, host: str, port: int) -> int:
    """Tells the numbers of a node at an address of their own, never on the public one.

    Returns the port; 0 takes a free one.
    """
    registry = CollectorRegistry()
    registry.register(NodeCollector(node))
    server, _ = start_http_server(port, host, registry)
    return int(server.server_port)
