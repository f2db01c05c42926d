"""`obsidian`: strong; a deep search with a time budget."""

from __future__ import annotations

from overworld.bots.bot import Budget
from overworld.bots.search import SearchBot


class ObsidianBot(SearchBot):
    """Thinks as long as it may."""

    name = "obsidian"
    character = "Strong: thinks for a second and misses little."
    version = 1
    budget = Budget(ms=1000)
