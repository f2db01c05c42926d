"""Ratings as a pure fold of rated games."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest
from tests.table.script import NOW

from overworld.server.people.rating import (
    ANCHORS,
    MARKS,
    PROVISIONAL,
    YEAR,
    RatedGame,
    RatedSeat,
    Rating,
    rate,
    rated_seats,
    rested,
)
from overworld.server.people.results import Result, SeatResult

BETA, TAU, KAPPA = 25 / 6, 25 / 300, 0.0001


def person(owner: str, place: int, *, gone: bool = False) -> RatedSeat:
    return RatedSeat(ord(owner[0]) % 4, owner, "", place, gone)


def robot(bot: str, place: int, seat: int = 3) -> RatedSeat:
    return RatedSeat(seat, "", bot, place, False)


def game(*seats: RatedSeat, size: int = 0, ended: int = NOW) -> RatedGame:
    return RatedGame(1, size or len(seats), ended, seats)


def plackett_luce(
    before: Sequence[tuple[float, float]], ranks: Sequence[int]
) -> list[tuple[float, float]]:
    """Rate players by algorithm 4 of Weng and Lin (2011), with the variance of openskill."""
    before = [(mu, math.hypot(sigma, TAU)) for mu, sigma in before]
    c = math.sqrt(sum(sigma**2 + BETA**2 for _, sigma in before))
    worth = [math.exp(mu / c) for mu, _ in before]
    sums = [sum(w for w, rank in zip(worth, ranks, strict=True) if rank >= mine) for mine in ranks]
    tied = [ranks.count(rank) for rank in ranks]
    after = []
    for i, (mu, sigma) in enumerate(before):
        omega = delta = 0.0
        for q, rank in enumerate(ranks):
            if rank <= ranks[i]:
                share = worth[i] / sums[q]
                omega += ((1 - share) if q == i else -share) / tied[q]
                delta += share * (1 - share) / tied[q]
        omega *= sigma**2 / c
        delta *= (sigma / c) * sigma**2 / c**2
        after.append((mu + omega, sigma * math.sqrt(max(1 - delta, KAPPA))))
    return after


@pytest.mark.parametrize(
    "places", [(1, 2), (1, 1), (2, 1, 3), (1, 1, 3), (3, 1, 3, 2), (1, 1, 1, 1)]
)
def test_ratings_are_those_of_the_paper(places: tuple[int, ...]) -> None:
    rng = random.Random(len(places))
    owners = "abcd"[: len(places)]
    ratings = {owner: Rating(rng.uniform(15, 35), rng.uniform(6, 8), 3, NOW) for owner in owners}
    seats = [person(owner, place) for owner, place in zip(owners, places, strict=True)]
    after = rate(game(*seats), ratings)
    expected = plackett_luce([(r.mu, r.sigma) for r in ratings.values()], places)
    for owner, (mu, sigma) in zip(owners, expected, strict=True):
        assert after[owner].mu == pytest.approx(mu, abs=2e-6)
        assert after[owner].sigma == pytest.approx(sigma, abs=2e-6)
        assert after[owner][2:] == (4, NOW)


def test_new_players_move_as_the_documentation_of_openskill_says() -> None:
    after = rate(game(person("a", 1), person("b", 2)), {})
    assert after["a"][:2] == (27.635389, 8.065901)
    assert after["b"][:2] == (22.364611, 8.065901)
    assert (after["a"].shown, after["b"].shown, after["a"].deviation) == (1578, 1422, 238)
    assert after["a"].provisional


def test_a_tie_of_equal_players_changes_no_mean() -> None:
    after = rate(game(person("a", 1), person("b", 1)), {})
    assert after["a"].mu == after["b"].mu == 25


def test_bots_are_anchors_at_their_ratings_for_the_size_of_the_table() -> None:
    won = {
        bot: rate(game(person("a", 1), person("b", 3), robot(bot, 2)), {})["a"].shown
        for bot in ANCHORS[3]
    }
    assert won["pebble"] < won["flint"] < won["obsidian"] < won["diamond"]
    small = game(person("a", 1), person("b", 2), robot("pebble", 3), size=3)
    large = small._replace(size=4)
    assert rate(small, {})["a"].mu < rate(large, {})["a"].mu, "a pebble is worth more among four"
    assert [*MARKS] == sorted(MARKS, key=lambda bot: MARKS[bot])
    assert all(sizes["flint"] == MARKS["flint"] == 1500 for sizes in ANCHORS.values())


def test_a_player_who_left_is_last_and_the_others_are_rated_without_that_seat() -> None:
    a, b, c = person("a", 2), person("b", 3), person("c", 1, gone=True)
    after = rate(game(a, b, c), {})
    without = rate(game(a, b, size=3), {})
    assert (after["a"], after["b"]) == (without["a"], without["b"])
    assert (
        after["c"] == rate(game(a._replace(place=1), b._replace(place=2), person("c", 3)), {})["c"]
    )
    assert after["c"].mu < 25 < after["a"].mu


def test_the_last_who_stays_beats_who_left() -> None:
    after = rate(game(person("a", 2), person("b", 1, gone=True)), {})
    assert after == rate(game(person("a", 1), person("b", 2)), {})


def test_two_who_left_are_equal() -> None:
    gone = [person("b", 1, gone=True), person("c", 2, gone=True)]
    after = rate(game(person("a", 3), *gone), {})
    assert after["b"] == after["c"]
    assert after["b"].mu < 25 < after["a"].mu


def test_sigma_grows_while_a_player_is_away() -> None:
    rating = Rating(30.0, 3.5, 40, NOW)
    sigmas = [rested(rating, NOW + YEAR * part // 4).sigma for part in range(6)]
    assert sigmas == sorted(sigmas)
    assert (sigmas[0], sigmas[4], sigmas[5]) == (3.5, PROVISIONAL, PROVISIONAL)
    assert rested(rating, NOW - 1).sigma == 3.5, "a clock that was ahead"
    new = Rating(25.0, 8.0, 1, NOW)
    assert rested(new, NOW + YEAR) == new
    played = game(person("a", 1), person("b", 2))
    ratings = {"a": rating, "b": rating}
    steps = [
        rate(one, ratings)["a"].mu - rating.mu
        for one in (played, played._replace(ended=NOW + YEAR))
    ]
    assert steps[1] > steps[0]


def seat(number: int, owner: str = "", bot: str = "", **more: bool) -> SeatResult:
    return SeatResult(number, owner, bot, number + 1, 50, 0, more.pop("kept", True), **more)


def test_guests_programs_and_excused_people_do_not_count() -> None:
    seats = (
        seat(0, "ada"),
        seat(1, "guest"),
        seat(2, "ben", kept=False),
        seat(3, "cleo", kept=False, excused=True),
    )
    result = Result(NOW, "base", 4, "", seats)
    assert rated_seats(result, ["ada", "ben", "cleo"]) == (
        RatedSeat(0, "ada", "", 1, False),
        RatedSeat(2, "ben", "", 3, True),
    )
    bots = (seat(0, "ada"), seat(1, bot="outside"), seat(2, bot="random"), seat(3, bot="flint"))
    counted = rated_seats(Result(NOW, "base", 4, "", bots), ["ada"])
    assert [one.seat for one in counted] == [0, 3]


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    def ranks(values: Sequence[float]) -> list[int]:
        return [sorted(values).index(value) for value in values]

    count = len(one)
    squares = sum((a - b) ** 2 for a, b in zip(ranks(one), ranks(other), strict=True))
    return 1 - 6 * squares / (count * (count**2 - 1))


def simulated(people: int, games: int, seed: int) -> float:
    """Let people of known strength play until each has had some games; return the correlation."""
    rng = random.Random(seed)
    truth = {f"person {number}": rng.gauss(25, 5) for number in range(people)}
    ratings: dict[str, Rating] = {}
    for _ in range(people * games // 2):
        size = rng.choice((2, 3, 4))
        players = rng.sample([*truth], min(size, people))
        bots = rng.randrange(1, size - 1) if size > 2 and rng.random() < 0.5 else 0
        players = players[: size - bots]
        skills = [(truth[owner], owner, "") for owner in players]
        for _ in range(bots):
            bot = rng.choice([*ANCHORS[size]])
            skills.append((25 + (ANCHORS[size][bot] - 1500) / 29.5, "", bot))
        c = BETA * math.sqrt(size)
        order = sorted(
            range(size),
            key=lambda n: skills[n][0] / c - math.log(-math.log(rng.random())),
            reverse=True,
        )
        seats = tuple(
            RatedSeat(n, skills[n][1], skills[n][2], order.index(n) + 1, False) for n in range(size)
        )
        ratings.update(rate(RatedGame(1, size, NOW, seats), ratings))
    owners = [owner for owner in truth if owner in ratings]
    return rank_correlation([truth[o] for o in owners], [ratings[o].mu for o in owners])


def test_simulated_people_come_into_the_right_order() -> None:
    few = [simulated(30, 10, seed) for seed in range(4)]
    many = [simulated(30, 40, seed) for seed in range(4)]
    assert sum(few) / 4 > 0.75
    assert sum(many) / 4 > 0.86
    assert sum(many) > sum(few)
