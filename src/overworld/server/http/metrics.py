"""Prometheus metrics of a node, on a separate port."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from overworld.server.hub.node import Node


class NodeCollector(Collector):
    """Reads the metrics of a node when Prometheus asks for them."""

    def __init__(self, node: Node) -> None:
        self._node = node

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics of a node."""
        hub = self._node.hub
        yield GaugeMetricFamily("overworld_tables_live", "Tables in memory.", value=len(hub.rooms))
        yield GaugeMetricFamily(
            "overworld_tables_live_bytes",
            "Approximate memory of live tables.",
            value=hub.rooms.bytes,
        )
        yield GaugeMetricFamily(
            "overworld_tables_damaged", "Quarantined tables.", value=len(hub.rooms.damaged)
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
            "Quarantined decisions of bots, which failed too often.",
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
    """Serve the metrics of a node on a separate address, never on the public one.

    Returns the port; 0 takes a free one.
    """
    registry = CollectorRegistry()
    registry.register(NodeCollector(node))
    server, _ = start_http_server(port, host, registry)
    return int(server.server_port)
