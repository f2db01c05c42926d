"""The results of a tournament by bot and by line-up, with confidence intervals and ratings."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from overworld.arena.match import Forfeit, GameResult
from overworld.arena.schedule import Tournament, check_seating
from overworld.arena.stats.describe import wilson
from overworld.errors import check_type
from overworld.pictures.html import html_table


@dataclass(frozen=True)
class WinShare:
    """A win share with its 95 % interval, and the fair share."""

    games: int
    """The number of games."""
    share: float
    """The win share, from 0 to 1."""
    low: float
    """The lower end of the 95 % interval."""
    high: float
    """The upper end of the 95 % interval."""
    fair: float
    """The win share of bots of equal strength: the part of the seats that the bot had."""


@dataclass(frozen=True)
class LineUp:
    """The result of a bot in one line-up, such as flint against two pebbles."""

    bots: tuple[str, ...]
    """The bots of the line-up in alphabetical order, one for each seat."""
    bot: str
    """The bot whose result this is."""
    result: WinShare
    """Its win share in this line-up."""


@dataclass(frozen=True)
class Standing:
    """The result of a bot in all of its games."""

    bot: str
    """The name of the bot."""
    result: WinShare
    """Its win share."""
    xp: float
    """Its mean final XP per seat."""
    ms: float
    """Its mean time per decision in milliseconds; forced moves do not count."""
    slowest_ms: float
    """The time of its slowest decision in milliseconds."""
    forfeits: int
    """The number of games that it forfeited."""
    rating: float
    """The estimated strength; bots start at 25."""
    rating_spread: float
    """The standard deviation of the estimate."""


@dataclass(frozen=True)
class Standings:
    """The results of a tournament so far."""

    games: int
    """The number of games."""
    truncated: int
    """The number of truncated games, which have no winner."""
    bots: tuple[Standing, ...]
    """The result of each bot, the best one first."""
    line_ups: tuple[LineUp, ...]
    """The result of each bot in each line-up."""
    forfeits: tuple[tuple[int, str, Forfeit], ...]
    """Each forfeit, with the number of its game and the bot."""

    def _repr_html_(self) -> str:
        heads = ["bot", "rating", "win share", "95 %", "XP", "ms", "games", "forfeits"]
        rows = [
            [
                standing.bot,
                f"{standing.rating:.1f} ± {standing.rating_spread:.1f}",
                f"{standing.result.share:.1%}",
                f"{standing.result.low:.1%} to {standing.result.high:.1%}",
                f"{standing.xp:.1f}",
                f"{standing.ms:.1f}",
                str(standing.result.games),
                str(standing.forfeits),
            ]
            for standing in self.bots
        ]
        return html_table(heads, rows, f"{self.games} games, {self.truncated} truncated")


def standings(settings: Tournament, games: Sequence[GameResult]) -> Standings:
    """Return the results of some games of a tournament, the best bot first.

    Args:
        settings: The tournament.
        games: Its finished games.

    Raises:
        ValueError: If a game is not one of the tournament: it has another number of seats, or a bot
            that does not take part.
    """
    check_type("settings", settings, Tournament, "a Tournament")
    for game in games:
        check_type("a game", game, GameResult, "a GameResult")
        check_seating(f"game {game.number}", game.bots, settings)
    forfeits = tuple(
        (game.number, game.bots[game.forfeit.seat], game.forfeit)
        for game in sorted(games, key=lambda game: game.number)
        if game.forfeit is not None
    )
    ratings = rate(settings.bots, games)
    bots = []
    for bot in settings.bots:
        mine = [game for game in games if bot in game.bots]
        thought = sum(_of(bot, game, game.decisions) for game in mine)
        seconds = sum(_of(bot, game, game.seconds) for game in mine)
        seats = sum(game.bots.count(bot) for game in mine)
        bots.append(
            Standing(
                bot=bot,
                result=win_share(bot, mine),
                xp=sum(_of(bot, game, game.scores) for game in mine) / max(1, seats),
                ms=1000 * seconds / max(1, thought),
                slowest_ms=1000
                * max((_of(bot, game, game.slowest, max) for game in mine), default=0),
                forfeits=sum(loser == bot for _, loser, _ in forfeits),
                rating=ratings[bot][0],
                rating_spread=ratings[bot][1],
            )
        )
    return Standings(
        games=len(games),
        truncated=sum(game.truncated for game in games),
        bots=tuple(sorted(bots, key=lambda standing: -standing.rating)),
        line_ups=tuple(_line_ups(games)),
        forfeits=forfeits,
    )


def _of(
    bot: str,
    game: GameResult,
    by_seat: Sequence[float],
    together: Callable[[Sequence[float]], float] = sum,
) -> float:
    """Combine the values of a bot's seats."""
    return together([value for name, value in zip(game.bots, by_seat, strict=True) if name == bot])


def _line_ups(games: Sequence[GameResult]) -> list[LineUp]:
    by_line_up: dict[tuple[str, ...], list[GameResult]] = defaultdict(list)
    for game in sorted(games, key=lambda game: game.number):
        by_line_up[tuple(sorted(game.bots))].append(game)
    return [
        LineUp(bots, bot, win_share(bot, played))
        for bots, played in by_line_up.items()
        for bot in dict.fromkeys(bots)
    ]


def win_share(bot: str, games: Sequence[GameResult]) -> WinShare:
    """Return the win share of a bot with an interval that allows for paired deals.

    Games on the same deal are not independent. If results on a deal are positively correlated,
    fewer games count for the interval. Negative correlation does not count.
    """
    count = len(games)
    if count == 0:
        return WinShare(0, 0.0, 0.0, 1.0, 0.0)
    by_deal: dict[str, list[float]] = defaultdict(list)
    for game in games:
        by_deal[game.deal].append(_of(bot, game, game.shares))
    share = min(1.0, sum(map(sum, by_deal.values())) / count)
    low, high = wilson(share, max(1, math.floor(count / _design_effect(share, by_deal, count))))
    fair = sum(game.bots.count(bot) / len(game.bots) for game in games) / count
    return WinShare(count, share, low, high, fair)


def _design_effect(share: float, by_deal: dict[str, list[float]], count: int) -> float:
    """Return the factor by which shared deals increase the variance of the mean; at least 1."""
    alone = share * (1 - share) * count
    if alone == 0 or len(by_deal) < 2:
        return 1.0
    together = sum(sum(value - share for value in values) ** 2 for values in by_deal.values())
    return max(1.0, together / alone)


def rate(bots: Iterable[str], games: Iterable[GameResult]) -> dict[str, tuple[float, float]]:
    """Return the mean and the standard deviation of each bot's rating after its games.

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
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}


def _ranks(game: GameResult) -> list[float]:
    """Return the ranks by seat: by XP, or only 0 and 1 after a tie or a forfeit."""
    if game.forfeit is not None or max(game.shares) < 1:
        return [float(share == 0) for share in game.shares]
    results = list(zip(game.shares, game.scores, strict=True))
    standing = sorted(set(results), reverse=True)
    return [float(standing.index(result)) for result in results]
