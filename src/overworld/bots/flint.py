"""`flint`: steady; a short search."""

from __future__ import annotations

from overworld.bots.bot import Budget
from overworld.bots.search import SearchBot


class FlintBot(SearchBot):
    """Thinks a little, always the same amount."""

    name = "flint"
    character = "Steady: looks a few turns ahead."
    version = 1
    budget = Budget(simulations=600)
