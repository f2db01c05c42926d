"""The clocks of a table."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from overworld.server.table.events import Outage
from overworld.server.table.options import ClockOption, days_ms


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
        bank = days_ms(option.days) if option.mode == "days" else 1000 * option.bank
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
            return replace(self, left=(days_ms(self.option.days),) * len(self.left))
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
