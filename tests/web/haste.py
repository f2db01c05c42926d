"""Limits of time for the page: `make speed` checks them on an idle machine, other runs do not."""

from __future__ import annotations

import math
import os

from tests.patience import PATIENCE_MS

IDLE = os.environ.get("OVERWORLD_IDLE") == "1"
"""Set by `make speed`, which checks the promised times."""


def within(milliseconds: float) -> float:
    """Return how long to wait for a condition that must come true within some milliseconds."""
    return milliseconds if IDLE else PATIENCE_MS


def promised(length: float) -> float:
    """Return the bound for a measured length of time: none, except in `make speed`."""
    return length if IDLE else math.inf
