"""How soon something has to be there: as promised where nothing else runs, soon where much does."""

from __future__ import annotations

import os

IDLE = os.environ.get("OVERWORLD_IDLE") == "1"
"""Set by `make speed`, which holds pages to what was promised."""
_BUSY = 8
"""Times as long, where several servers and browsers share two cores."""


def soon(length: float) -> float:
    """The longest that something may take here which is promised within a length of time."""
    return length if IDLE else _BUSY * length
