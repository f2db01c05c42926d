"""The day of a try at the deal of the day, and the secret seeds of its deal and its bots.

A seed is a keyed hash of the day. The key is in the database and never leaves the server. The seed
of a day is published when the day is over (UTC), so that the records of its games can be checked.
"""

from __future__ import annotations

import datetime
import hmac

from overworld.server.table.clocks import DAY

_SEED_LENGTH = 32  # hexadecimal digits: 128 bits, and short enough for the name of a deal


def day_at(now: int) -> str:
    """Return the day (UTC) of a time in milliseconds since 1970.

    >>> day_at(0), day_at(86_400_000)
    ('1970-01-01', '1970-01-02')
    """
    return datetime.datetime.fromtimestamp(now / 1000, datetime.UTC).date().isoformat()


def read_day(text: str) -> datetime.date | None:
    """Return the date in a string such as `2026-01-31`; None for other strings.

    >>> read_day("2026-01-31"), read_day("2026-1-31"), read_day("2026-W05-6")
    (datetime.date(2026, 1, 31), None, None)
    """
    try:
        day = datetime.date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text else None


def end_of(day: str) -> int:
    """Return when a day ends, in milliseconds since 1970.

    >>> end_of("1970-01-01")
    86400000
    """
    epoch = datetime.date(1970, 1, 1)
    return ((datetime.date.fromisoformat(day) - epoch).days + 1) * DAY


def day_seed(key: bytes, day: str) -> str:
    """Return the seed of the deal of a day.

    >>> day_seed(b"key", "2026-01-31") == day_seed(b"key", "2026-02-01")
    False
    """
    assert key, "without its key, a server must not deal"
    return hmac.digest(key, f"day {day}".encode(), "sha256").hex()[:_SEED_LENGTH]


def bot_seed(seed: str, seat: int, step: int) -> int:
    """Return the seed of a bot's decision: it depends on the deal, the seat and the step only."""
    digest = hmac.digest(seed.encode(), f"seat {seat} step {step}".encode(), "sha256")
    return int.from_bytes(digest[:7])
