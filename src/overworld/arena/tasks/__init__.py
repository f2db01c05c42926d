"""Tasks with known answers: puzzles, endgames and odds, and how often an agent is right.

>>> from overworld.arena.tasks import decisions, judge
>>> found = judge("pebble", decisions("endgame"))
>>> found.tasks, 0 < found.share < 1
(40, True)
"""

from overworld.arena.tasks.judge import Decided, Estimated, judge, judge_estimates, search_estimate
from overworld.arena.tasks.task import Decision, Estimate, decisions, estimates

__all__ = [
    "Decided",
    "Decision",
    "Estimate",
    "Estimated",
    "decisions",
    "estimates",
    "judge",
    "judge_estimates",
    "search_estimate",
]
