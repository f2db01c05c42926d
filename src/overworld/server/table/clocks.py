"""The clocks of a table, and the outages that they do not charge."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from overworld.server.table.events import Outage
from overworld.server.table.options import ClockOption

DAY = 86_400_000
"""Milliseconds in a day."""

MAX_OUTAGES = 256
"""The largest number of outages that a node keeps."""


class Clocks(msgspec.Struct, frozen=True):
    """Immutable clocks of all seats, in milliseconds.

    >>> clocks = Clocks.of(ClockOption("bank", bank=60), seats=2).run(0, at=1000)
    >>> clocks.stop(at=5000).left, clocks.deadline
    ((56000, 60000), 61000)
    """

    option: ClockOption = ClockOption()
    left: tuple[int, ...] = ()
    running: int | None = None
    since: int = 0
    paused: bool = False
    last: tuple[int, ...] = ()
    """The time of each seat per turn after its bank is spent (byo-yomi); 0 before that."""

    @classmethod
    def of(cls, option: ClockOption, seats: int) -> Clocks:
        """Return full clocks, none of them running."""
        bank = DAY * option.days if option.mode == "days" else 1000 * option.bank
        return cls(option, (bank,) * seats, last=(0,) * seats)

    @property
    def on(self) -> bool:
        """Whether the table uses clocks."""
        return self.option.mode != "off"

    @property
    def deadline(self) -> int | None:
        """The time at which the running clock is at zero; None if no clock runs."""
        if self.running is None or self.paused:
            return None
        return self.since + self.left[self.running]

    def stop(self, at: int) -> Clocks:
        """Charge the running clock up to `at`; charge nothing if the system clock was set back."""
        if self.running is None or self.paused or at <= self.since:
            return self if at <= self.since else replace(self, since=at)
        spent = at - self.since
        return replace(self._with(self.running, max(0, self.left[self.running] - spent)), since=at)

    def run(self, seat: int | None, at: int) -> Clocks:
        """Start the clock of a seat; None stops all clocks."""
        running = seat if self.on else None
        return replace(self, running=running, since=max(at, self.since))

    def begin_turn(self, ended: int | None) -> Clocks:
        """Add the increment, renew overtime, or renew the days, after the turn of `ended`."""
        if self.option.mode == "bank" and ended is not None:
            left = self.left[ended] + 1000 * self.option.increment
            return self._with(ended, max(left, self.last[ended]))
        if self.option.mode == "days":
            return replace(self, left=(DAY * self.option.days,) * len(self.left))
        return self

    def pause(self, paused: bool, at: int) -> Clocks:
        """Stop all clocks, or let them run again."""
        return replace(self.stop(at), paused=paused)

    def extend(self, seat: int, seconds: int) -> Clocks:
        """Give a seat more time."""
        return self._with(seat, self.left[seat] + 1000 * seconds)

    def overtime(self, seat: int, ms: int, at: int) -> Clocks:
        """Give a seat whose bank is spent `ms` for this turn and each later one."""
        last = (*self.last[:seat], ms, *self.last[seat + 1 :])
        return replace(self.stop(at)._with(seat, ms), last=last)

    def refund(self, outage: Outage) -> Clocks:
        """Return the clocks without the time of an outage."""
        if outage.end <= self.since:
            return self
        return replace(self.stop(max(self.since, outage.start)), since=outage.end)

    def _with(self, seat: int, left: int) -> Clocks:
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))


# ---------------------------------------------------------------- outages
# The functions expect outages as `merge_outages` returns them: in order and without overlaps.


def merge_outages(outages: Iterable[Outage]) -> tuple[Outage, ...]:
    """Return outages in the order of time, without overlaps, at most `MAX_OUTAGES`.

    If there are more, merge those with the least time between them. Players gain a little time by
    that and lose none.

    >>> merged = merge_outages([Outage(5, 9), Outage(0, 2), Outage(1, 3)])
    >>> [(outage.start, outage.end) for outage in merged]
    [(0, 3), (5, 9)]
    """
    spans: list[Outage] = []
    for outage in sorted(outages, key=lambda outage: outage.start):
        if spans and outage.start <= spans[-1].end:
            spans[-1] = Outage(spans[-1].start, max(spans[-1].end, outage.end))
        else:
            spans.append(outage)
    if len(spans) > MAX_OUTAGES:
        between = [after.start - before.end for before, after in pairwise(spans)]
        widest = sorted(range(len(between)), key=between.__getitem__)[-(MAX_OUTAGES - 1) :]
        cuts = [0, *sorted(number + 1 for number in widest), len(spans)]
        spans = [Outage(spans[a].start, spans[b - 1].end) for a, b in pairwise(cuts)]
    return tuple(spans)


def cut_outages(outages: Sequence[Outage], end: int) -> tuple[Outage, ...]:
    """Return outages without the parts after `end`, which a fast clock may have noted."""
    return tuple(
        Outage(outage.start, min(outage.end, end)) for outage in outages if outage.start < end
    )


def outages_to_refund(clocks: Clocks, outages: Sequence[Outage], now: int) -> list[Outage]:
    """Return the outages that would be charged to the player whose clock runs."""
    refunds: list[Outage] = []
    if clocks.running is None or clocks.paused:
        return refunds
    for outage in reversed(outages):
        if outage.end <= clocks.since:
            break
        if outage.start < now:
            refunds.insert(0, outage)
    return refunds


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
