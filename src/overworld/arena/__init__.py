"""Tournaments between bots: schedules, referees, and results with confidence intervals.

>>> from overworld.arena import Tournament, tournament
>>> result = tournament(Tournament(("random", "pebble"), games=4, seed="doc"), jobs=1)
>>> [(standing.bot, standing.result.share) for standing in result.bots]
[('pebble', 1.0), ('random', 0.0)]
"""

from overworld.arena.cluster import ClusterError, play_on_cluster
from overworld.arena.folder import Folder, FolderError
from overworld.arena.local import (
    OnDecision,
    OnEnd,
    check_bots,
    cores,
    play_locally,
    simulate,
    tournament,
)
from overworld.arena.match import ArenaError, Forfeit, GameResult
from overworld.arena.schedule import GRACE_SECONDS, Fixture, Tournament, schedule
from overworld.arena.standings import LineUp, Standing, Standings, WinShare, standings

__all__ = [
    "GRACE_SECONDS",
    "ArenaError",
    "ClusterError",
    "Fixture",
    "Folder",
    "FolderError",
    "Forfeit",
    "GameResult",
    "LineUp",
    "OnDecision",
    "OnEnd",
    "Standing",
    "Standings",
    "Tournament",
    "WinShare",
    "check_bots",
    "cores",
    "play_locally",
    "play_on_cluster",
    "schedule",
    "simulate",
    "standings",
    "tournament",
]
