"""Ratings of bots from their games, with the openskill package."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from overworld.arena.match import Played


@dataclass(frozen=True)
class Rating:
    """The estimated strength of a bot, and the standard deviation of the estimate."""

    mean: float
    spread: float


def rate(bots: Iterable[str], games: Iterable[Played]) -> dict[str, Rating]:
    """Return the ratings of bots after their games, in the order of the schedule.

    Truncated games do not count. A bot with several seats in a game gets the average of them.
    """
    from openskill.models import PlackettLuce  # slow to import

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for game in sorted(games, key=lambda game: game.number):
        if game.truncated:
            continue
        seats = [[model.rating(mu=ratings[b].mu, sigma=ratings[b].sigma)] for b in game.bots]
        after = model.rate(seats, ranks=_ranks(game))
        for bot in set(game.bots):
            mine = [team[0] for team, name in zip(after, game.bots, strict=True) if name == bot]
            mean = sum(rating.mu for rating in mine) / len(mine)
            spread = sum(rating.sigma for rating in mine) / len(mine)
            ratings[bot] = model.rating(mu=mean, sigma=spread, name=bot)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in ratings.items()}


def _ranks(game: Played) -> list[float]:
    """Return the ranks by seat: by XP, or only 0 and 1 after a tie or a forfeit."""
    if game.forfeit is not None or max(game.shares) < 1:
        return [float(share == 0) for share in game.shares]
    results = list(zip(game.shares, game.scores, strict=True))
    standing = sorted(set(results), reverse=True)
    return [float(standing.index(result)) for result in results]
