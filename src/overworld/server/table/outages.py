"""Outages: times in which no node served. They are not charged, and do not age a table.

The functions expect outages in the order of time and without overlaps, as `merged` returns them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from overworld.server.table.clocks import Clocks
from overworld.server.table.events import Outage

MOST = 256
"""The largest number of outages that a node keeps."""


def merged(outages: Iterable[Outage]) -> tuple[Outage, ...]:
    """Return outages in the order of time, without overlaps, at most `MOST`.

    If there are more, merge those with the least time between them. Players gain a little time by
    that and lose none.

    >>> [(one.start, one.end) for one in merged([Outage(5, 9), Outage(0, 2), Outage(1, 3)])]
    [(0, 3), (5, 9)]
    """
    spans: list[Outage] = []
    for one in sorted(outages, key=lambda outage: outage.start):
        if spans and one.start <= spans[-1].end:
            spans[-1] = Outage(spans[-1].start, max(spans[-1].end, one.end))
        else:
            spans.append(one)
    if len(spans) > MOST:
        between = [after.start - before.end for before, after in pairwise(spans)]
        widest = sorted(range(len(between)), key=between.__getitem__)[-(MOST - 1) :]
        cuts = [0, *sorted(number + 1 for number in widest), len(spans)]
        spans = [Outage(spans[a].start, spans[b - 1].end) for a, b in pairwise(cuts)]
    return tuple(spans)


def until(outages: Sequence[Outage], end: int) -> tuple[Outage, ...]:
    """Return outages without the parts after `end`, which a fast clock may have noted."""
    return tuple(Outage(one.start, min(one.end, end)) for one in outages if one.start < end)


def missed(clocks: Clocks, outages: Sequence[Outage], now: int) -> list[Outage]:
    """Return the outages that would be charged to the player whose clock runs."""
    found: list[Outage] = []
    if clocks.running is None or clocks.paused:
        return found
    for outage in reversed(outages):
        if outage.end <= clocks.since:
            break
        if outage.start < now:
            found.insert(0, outage)
    return found


def served_since(outages: Sequence[Outage], now: int, served: int) -> int:
    """Return the time since which nodes have served for `served` milliseconds in total.

    >>> served_since([Outage(0, 10), Outage(50, 90)], 100, 30)
    30
    """
    before = now - served
    for outage in reversed(outages):
        if outage.end <= before:
            break
        before -= max(0, min(outage.end, now) - outage.start)
    return before
