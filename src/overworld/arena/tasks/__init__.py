"""Tasks with known answers (puzzles, endgames, chances), and functions that judge an agent.

>>> from overworld.arena.tasks import decisions, judge
>>> found = judge("pebble", decisions("endgame"))
>>> found.tasks, 0 < found.share < 1
(40, True)
"""

from overworld.arena.tasks.judge import (
    DecisionScore,
    EstimateScore,
    judge,
    judge_estimates,
    search_estimate,
)
from overworld.arena.tasks.task import Decision, Estimate, decisions, estimates

__all__ = [
    "Decision",
    "DecisionScore",
    "Estimate",
    "EstimateScore",
    "decisions",
    "estimates",
    "judge",
    "judge_estimates",
    "search_estimate",
]
