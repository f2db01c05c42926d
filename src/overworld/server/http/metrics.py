"""What a node counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from overworld.server.hub.node import Node


class NodeCollector(Collector):
    """Reads a node's numbers when they are asked for."""

    def __init__(self, node: Node) -> None:
        self._node = node

    def collect(self) -> Iterator[Metric]:
        """The numbers of a node."""
        host = self._node.host
        yield GaugeMetricFamily(
            "overworld_tables_live", "Tables in memory.", value=len(host.tables)
        )
        yield GaugeMetricFamily("overworld_sockets", "Sockets that listen.", value=host.sockets)
        yield CounterMetricFamily("overworld_moves", "Moves accepted.", value=host.moves)
        yield GaugeMetricFamily(
            "overworld_bots_thinking",
            "Decisions that bots think about.",
            value=self._node.thinkers.busy,
        )


def metrics_of(node: Node) -> bytes:
    """The numbers of a node as Prometheus reads them."""
    registry = CollectorRegistry()
    registry.register(NodeCollector(node))
    return generate_latest(registry)
