"""Tournaments between bots: schedules, referees, and results with confidence intervals.

>>> from overworld.arena import Tournament, tournament
>>> result = tournament(Tournament(("random", "pebble"), games=4, seed="doc"), jobs=1)
>>> [(standing.bot, standing.result.share) for standing in result.bots]
[('pebble', 1.0), ('random', 0.0)]
"""

from overworld.arena.local import OnDecision, OnEnd, simulate, tournament
from overworld.arena.match import ArenaError, Forfeit, GameResult
from overworld.arena.schedule import Tournament
from overworld.arena.standings import LineUp, Standing, Standings, WinShare

__all__ = [
    "ArenaError",
    "Forfeit",
    "GameResult",
    "LineUp",
    "OnDecision",
    "OnEnd",
    "Standing",
    "Standings",
    "Tournament",
    "WinShare",
    "simulate",
    "tournament",
]
