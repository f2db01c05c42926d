"""Results: shares, intervals that know of paired deals, and ratings."""

from __future__ import annotations

import pytest

from overworld.arena import Forfeit, Played, Tournament, standings
from overworld.arena.rating import rate
from overworld.arena.standings import share_of
from overworld.arena.stats.interval import wilson


def game(
    number: int,
    deal: str,
    bots: tuple[str, ...],
    shares: tuple[float, ...],
    forfeit: Forfeit | None = None,
) -> Played:
    """A game of which only the result matters."""
    nothing = (0,) * len(bots)
    scores = tuple(round(60 * share) for share in shares)
    truncated = not any(shares)
    return Played(
        number, bots, deal, shares, scores, 30, truncated, nothing, nothing, nothing, forfeit, ""
    )


def match(results: list[tuple[float, float]]) -> list[Played]:
    """Paired games: what `a` got on each deal in its two seats."""
    games = []
    for index, (first, second) in enumerate(results):
        games.append(game(2 * index + 1, str(index), ("a", "b"), (first, 1 - first)))
        games.append(game(2 * index + 2, str(index), ("b", "a"), (1 - second, second)))
    return games


def test_games_that_balance_each_other_count_as_they_are() -> None:
    """The first seat always wins: every deal is one each."""
    result = share_of("a", match([(1, 0)] * 50))
    assert (result.games, result.share, result.fair) == (100, 0.5, 0.5)
    assert (result.low, result.high) == wilson(0.5, 100)


def test_games_that_go_together_count_less() -> None:
    """The deal decides: fifty deals are only fifty pieces of news."""
    result = share_of("a", match([(1, 1), (0, 0)] * 25))
    assert result.share == 0.5
    assert (result.low, result.high) == wilson(0.5, 50)


def test_a_clean_sheet_has_an_interval_too() -> None:
    result = share_of("a", match([(1, 1)] * 10))
    assert (result.low, result.high) == wilson(1.0, 20)
    assert result.low < 0.9


def test_a_tournament_is_added_up() -> None:
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


def test_nothing_played_is_no_error() -> None:
    result = standings(Tournament(("a", "b")), [])
    assert [standing.result.games for standing in result.bots] == [0, 0]


def test_ratings_follow_results_in_the_order_of_the_schedule() -> None:
    games = match([(1, 1)] * 20)
    ratings = rate(["a", "b"], games)
    assert ratings["a"].mean > ratings["b"].mean + 5
    assert ratings["a"].spread < rate(["a", "b"], games[:2])["a"].spread
    assert rate(["a", "b"], list(reversed(games))) == ratings


def test_what_says_nothing_moves_no_rating() -> None:
    nothing = rate(["a", "b"], [])
    assert rate(["a", "b"], [game(1, "1", ("a", "b"), (0, 0))]) == nothing
    even = rate(["a", "b"], [game(1, "1", ("a", "b"), (0.5, 0.5))])
    assert even["a"].mean == pytest.approx(even["b"].mean)
