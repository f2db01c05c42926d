"""Standings: win shares, intervals with paired deals, and ratings."""

from __future__ import annotations

import pytest

from overworld.arena import Forfeit, GameResult, Tournament
from overworld.arena.standings import rate, standings, win_share
from overworld.arena.stats.describe import wilson


def game(
    number: int,
    deal: str,
    bots: tuple[str, ...],
    shares: tuple[float, ...],
    forfeit: Forfeit | None = None,
) -> GameResult:
    """Return a game with a result and nothing else."""
    nothing = (0,) * len(bots)
    scores = tuple(round(60 * share) for share in shares)
    truncated = not any(shares)
    return GameResult(
        number, bots, deal, shares, scores, 30, truncated, nothing, nothing, nothing, forfeit, ""
    )


def match(results: list[tuple[float, float]]) -> list[GameResult]:
    """Return paired games from the results of `a` on its two seats of each deal."""
    games = []
    for index, (first, second) in enumerate(results):
        games.append(game(2 * index + 1, str(index), ("a", "b"), (first, 1 - first)))
        games.append(game(2 * index + 2, str(index), ("b", "a"), (1 - second, second)))
    return games


def test_balanced_deals_do_not_narrow_the_interval() -> None:
    """The first seat always wins, so each bot wins once per deal."""
    result = win_share("a", match([(1, 0)] * 50))
    assert (result.games, result.share, result.fair) == (100, 0.5, 0.5)
    assert (result.low, result.high) == wilson(0.5, 100)


def test_correlated_games_widen_the_interval() -> None:
    """The deal decides, so 50 deals count as 50 games."""
    result = win_share("a", match([(1, 1), (0, 0)] * 25))
    assert result.share == 0.5
    assert (result.low, result.high) == wilson(0.5, 50)


def test_a_share_of_one_has_an_interval() -> None:
    result = win_share("a", match([(1, 1)] * 10))
    assert (result.low, result.high) == wilson(1.0, 20)
    assert result.low < 0.9


def test_standings_add_up_a_tournament() -> None:
    games = [
        game(1, "1", ("a", "b", "b"), (1, 0, 0)),
        game(2, "1", ("b", "a", "b"), (0.5, 0, 0.5)),
        game(3, "1", ("b", "b", "a"), (0, 0, 0)),
        game(4, "1", ("b", "a", "a"), (0, 0.5, 0.5), Forfeit(0, "crash", "Oh")),
    ]
    result = standings(Tournament(("a", "b"), players=3), games)
    assert (result.games, result.truncated) == (4, 1)
    by_bot = {standing.bot: standing for standing in result.bots}
    assert by_bot["a"].result.share == pytest.approx(2 / 4)
    assert by_bot["b"].result.share == pytest.approx(1 / 4)
    assert by_bot["a"].result.fair == pytest.approx((1 + 1 + 1 + 2) / 3 / 4)
    assert by_bot["b"].xp == pytest.approx((0 + 0 + 30 + 30 + 0 + 0 + 0) / 7)
    assert (by_bot["a"].forfeits, by_bot["b"].forfeits) == (0, 1)
    assert result.forfeits == ((4, "b", Forfeit(0, "crash", "Oh")),)
    assert {(line.bots, line.bot): line.result.games for line in result.line_ups} == {
        (("a", "b", "b"), "a"): 3,
        (("a", "b", "b"), "b"): 3,
        (("a", "a", "b"), "a"): 1,
        (("a", "a", "b"), "b"): 1,
    }


def test_standings_without_games_are_empty() -> None:
    result = standings(Tournament(("a", "b")), [])
    assert [standing.result.games for standing in result.bots] == [0, 0]


def test_ratings_follow_results_in_the_order_of_the_schedule() -> None:
    games = match([(1, 1)] * 20)
    ratings = rate(["a", "b"], games)
    assert ratings["a"][0] > ratings["b"][0] + 5
    assert ratings["a"][1] < rate(["a", "b"], games[:2])["a"][1]
    assert rate(["a", "b"], list(reversed(games))) == ratings


def test_truncated_games_change_no_rating() -> None:
    nothing = rate(["a", "b"], [])
    assert rate(["a", "b"], [game(1, "1", ("a", "b"), (0, 0))]) == nothing
    even = rate(["a", "b"], [game(1, "1", ("a", "b"), (0.5, 0.5))])
    assert even["a"][0] == pytest.approx(even["b"][0])


@pytest.mark.parametrize("bots", [("a", "c"), ("a", "b", "b")])
def test_games_of_another_tournament_are_refused(bots: tuple[str, ...]) -> None:
    shares = (1.0, *[0.0] * (len(bots) - 1))
    with pytest.raises(ValueError, match="game 7 must have"):
        standings(Tournament(("a", "b")), [game(7, "1", bots, shares)])
