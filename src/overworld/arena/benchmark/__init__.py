"""A benchmark for agents: fixed deals and seeds, built-in bots and third-party agents.

>>> from overworld.arena.benchmark import Protocol
>>> len(Protocol().fixtures(players=2))
2800
"""

from overworld.arena.benchmark.protocol import ANCHORS, DEALS, OURS, SEED, VERSION, Protocol
from overworld.arena.benchmark.results import Lead, PairingResult, Results, Row
from overworld.arena.benchmark.run import (
    THIRD_PARTY,
    BenchmarkListener,
    Missing,
    benchmark,
    missing,
)
from overworld.arena.benchmark.submission import SubmissionError, unverified, verify

__all__ = [
    "ANCHORS",
    "DEALS",
    "OURS",
    "SEED",
    "THIRD_PARTY",
    "VERSION",
    "BenchmarkListener",
    "Lead",
    "Missing",
    "PairingResult",
    "Protocol",
    "Results",
    "Row",
    "SubmissionError",
    "benchmark",
    "missing",
    "unverified",
    "verify",
]
