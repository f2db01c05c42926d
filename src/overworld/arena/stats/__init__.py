"""Statistics of game records: a summary of each game, and reports over many games.

>>> from overworld.arena.stats import wilson
>>> tuple(round(end, 2) for end in wilson(0.5, 100))
(0.4, 0.6)
"""

from overworld.arena.stats.describe import Spread, describe, normal, wilson
from overworld.arena.stats.report import Report, Totals, make_report
from overworld.arena.stats.summary import GameSummary, Summariser

__all__ = [
    "GameSummary",
    "Report",
    "Spread",
    "Summariser",
    "Totals",
    "describe",
    "make_report",
    "normal",
    "wilson",
]
