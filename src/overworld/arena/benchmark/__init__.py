"""A benchmark to beat: fixed deals and seeds, our bots and agents of others, with intervals."""

from overworld.arena.benchmark.agents import THIRD_PARTY, Missing, missing
from overworld.arena.benchmark.protocol import ANCHORS, DEALS, OURS, SEED, VERSION, Protocol
from overworld.arena.benchmark.results import Cell, Results, Row
from overworld.arena.benchmark.run import Watcher, benchmark

__all__ = [
    "ANCHORS",
    "DEALS",
    "OURS",
    "SEED",
    "THIRD_PARTY",
    "VERSION",
    "Cell",
    "Missing",
    "Protocol",
    "Results",
    "Row",
    "Watcher",
    "benchmark",
    "missing",
]
