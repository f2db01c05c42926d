"""The clocks of a table: whose time runs, since when, and how much is left."""

from __future__ import annotations

from overworld.server.room.copies import copy_of
from overworld.server.room.options import ClockOption, days_ms


class Clocks:
    """The time of every seat in milliseconds, as the events of a table make it."""

    def __init__(self, option: ClockOption, seats: int) -> None:
        self.option = option
        bank = days_ms(option.days) if option.mode == "days" else 1000 * option.bank
        self.left = [bank] * seats
        self.running: int | None = None
        self.since = 0
        self.paused = False

    def copy(self) -> Clocks:
        """The same clocks."""
        other = copy_of(self)
        other.left = list(self.left)
        return other

    @property
    def on(self) -> bool:
        """Whether there are clocks at all."""
        return self.option.mode != "off"

    def stop(self, at: int) -> None:
        """Charges whoever has been thinking."""
        if self.running is not None and not self.paused:
            spent = max(0, at - self.since)
            self.left[self.running] = max(0, self.left[self.running] - spent)
        self.since = at

    def run(self, seat: int | None, at: int) -> None:
        """Lets the time of a seat run; None is somebody without a clock."""
        self.running = seat if self.on else None
        self.since = at

    def begin_turn(self, ended: int | None) -> None:
        """A turn has ended: the increment, or new days for everybody."""
        if self.option.mode == "bank" and ended is not None:
            self.left[ended] += 1000 * self.option.increment
        elif self.option.mode == "days":
            self.left = [days_ms(self.option.days)] * len(self.left)

    def pause(self, paused: bool, at: int) -> None:
        """Stops all clocks, or lets them run again."""
        self.stop(at)
        self.paused = paused

    def extend(self, seat: int, seconds: int) -> None:
        """Gives a seat more time."""
        self.left[seat] += 1000 * seconds

    @property
    def deadline(self) -> int | None:
        """When the time of whoever thinks is over."""
        if self.running is None or self.paused:
            return None
        return self.since + self.left[self.running]
