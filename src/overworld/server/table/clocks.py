"""The clocks of a table: whose time runs, since when, and how much is left."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from overworld.server.table.events import Outage
from overworld.server.table.options import ClockOption, days_ms


class Clocks(msgspec.Struct, frozen=True):
    """The time of every seat in milliseconds; a value, which the events of a table replace.

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
    """What each seat has for every turn once its bank is spent (byo-yomi); 0 before that."""

    @classmethod
    def of(cls, option: ClockOption, seats: int) -> Clocks:
        """Full clocks, of which none runs."""
        bank = days_ms(option.days) if option.mode == "days" else 1000 * option.bank
        return cls(option, (bank,) * seats, last=(0,) * seats)

    @property
    def on(self) -> bool:
        """Whether there are clocks at all."""
        return self.option.mode != "off"

    @property
    def deadline(self) -> int | None:
        """When the time of whoever thinks is over."""
        if self.running is None or self.paused:
            return None
        return self.since + self.left[self.running]

    def stop(self, at: int) -> Clocks:
        """Charges whoever has been thinking; a clock that was set back charges nobody."""
        if self.running is None or self.paused or at <= self.since:
            return self if at <= self.since else replace(self, since=at)
        spent = at - self.since
        return replace(self._with(self.running, max(0, self.left[self.running] - spent)), since=at)

    def run(self, seat: int | None, at: int) -> Clocks:
        """Lets the time of a seat run; None is somebody without a clock."""
        running = seat if self.on else None
        return replace(self, running=running, since=max(at, self.since))

    def begin_turn(self, ended: int | None) -> Clocks:
        """A turn has ended: the increment, a new last time, or new days for everybody."""
        if self.option.mode == "bank" and ended is not None:
            left = self.left[ended] + 1000 * self.option.increment
            return self._with(ended, max(left, self.last[ended]))
        if self.option.mode == "days":
            return replace(self, left=(days_ms(self.option.days),) * len(self.left))
        return self

    def pause(self, paused: bool, at: int) -> Clocks:
        """Stops all clocks, or lets them run again."""
        return replace(self.stop(at), paused=paused)

    def extend(self, seat: int, seconds: int) -> Clocks:
        """Gives a seat more time."""
        return self._with(seat, self.left[seat] + 1000 * seconds)

    def overtime(self, seat: int, ms: int, at: int) -> Clocks:
        """The bank of a seat is spent: this turn and every one to come has a little time."""
        last = (*self.last[:seat], ms, *self.last[seat + 1 :])
        return replace(self.stop(at)._with(seat, ms), last=last)

    def refund(self, outage: Outage) -> Clocks:
        """The clocks on which a time in which nobody served does not count."""
        if outage.end <= self.since:
            return self
        return replace(self.stop(max(self.since, outage.start)), since=outage.end)

    def _with(self, seat: int, left: int) -> Clocks:
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))
