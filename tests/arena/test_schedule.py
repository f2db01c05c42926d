"""Schedules are fair: every bot takes every seat, on the same deals."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from overworld import load_box
from overworld.arena import Tournament
from overworld.arena.cluster import play_on_cluster
from overworld.arena.local import play_locally
from overworld.arena.schedule import schedule
from overworld.bots import BotError

NAMES = ("random", "pebble", "flint", "obsidian", "mine.py:Mine")


@given(st.integers(2, 4), st.integers(2, 5), st.integers(1, 40))
def test_each_pair_takes_every_seat_equally_often_on_each_deal(
    players: int, bots: int, games: int
) -> None:
    settings = Tournament(NAMES[:bots], players=players, games=games)
    fixtures = schedule(settings)
    assert [fixture.number for fixture in fixtures] == list(range(1, len(fixtures) + 1))
    for deal in {fixture.deal for fixture in fixtures}:
        for pair in combinations(settings.bots, 2):
            mine = [f.bots for f in fixtures if f.deal == deal and set(f.bots) == set(pair)]
            assert len(mine) == len(set(mine)) == (2 if players == 2 else 2 * players)
            for seat in range(players):
                assert set(Counter(bots[seat] for bots in mine).values()) == {len(mine) // 2}
    per_pair = len(fixtures) // len(list(combinations(settings.bots, 2)))
    assert games <= per_pair < games + 2 * players


def test_each_bot_has_its_own_seed_from_the_tournament() -> None:
    first, again, other = (
        [fixture.seeds for fixture in schedule(Tournament(NAMES, games=20, seed=seed))]
        for seed in ("1", "1", "2")
    )
    assert first == again
    seeds = [seed for seats in first for seed in seats]
    assert len(set(seeds)) == len(seeds)
    assert not {seed for seats in other for seed in seats} & set(seeds)


def test_all_bots_at_one_table_rotate() -> None:
    fixtures = schedule(Tournament(NAMES[:3], players=3, games=3, together=True))
    assert [fixture.bots for fixture in fixtures] == [
        ("random", "pebble", "flint"),
        ("flint", "random", "pebble"),
        ("pebble", "flint", "random"),
    ]


def test_impossible_tournaments_are_refused() -> None:
    with pytest.raises(BotError, match="at least two"):
        Tournament(("pebble",))
    with pytest.raises(BotError, match="must be different"):
        Tournament(("pebble", "flint", "pebble"))
    with pytest.raises(BotError, match="bots must be 4, got 2"):
        Tournament(("pebble", "flint"), players=4, together=True)
    with pytest.raises(ValueError, match="players must be 2 to 4"):
        Tournament(("pebble", "flint"), players=5)
    with pytest.raises(BotError, match="bots must be a tuple of bot names, got 'pebble'"):
        Tournament("pebble")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"games": 0}, "games must be at least 1, got 0"),
        ({"games": -5}, "games must be at least 1, got -5"),
        ({"games": 2.5}, "games must be an integer, got 2.5"),
        ({"games": True}, "games must be an integer, got True"),
        ({"players": "2"}, "players must be an integer, got '2'"),
        ({"max_turns": 0}, "max_turns must be at least 1, got 0"),
        ({"patience": -1}, "patience must be 0 or more seconds, got -1"),
        ({"patience": math.nan}, "patience must be 0 or more seconds, got nan"),
        ({"patience": "30"}, "patience must be a number of seconds, got '30'"),
        ({"together": "yes"}, "together must be a bool, got 'yes'"),
        ({"seed": 1.5}, "seed must be an integer or a string, got 1.5"),
    ],
)
def test_settings_out_of_range_are_refused(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises((TypeError, ValueError), match=reason):
        Tournament(("pebble", "flint"), **settings)


def test_settings_are_stored_as_plain_values() -> None:
    bots: Any = ["pebble", "flint"]
    made = Tournament(bots, games=np.int64(3))  # type: ignore[arg-type]
    assert made == Tournament(("pebble", "flint"), games=3)
    assert (type(made.bots), type(made.games)) == (tuple, int)


def test_a_tournament_needs_a_list_of_bots() -> None:
    with pytest.raises(TypeError, match="bots must be a tuple of bot names, got 5"):
        Tournament(5)  # type: ignore[arg-type]


def test_names_stay_different_in_records() -> None:
    assert Tournament(("a,b", "a_b")).bots == ("a,b", "a_b")
    with pytest.raises(BotError, match="must be different in records"):
        Tournament(("a, b", "a,_b"))


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (Tournament(NAMES[:2], players=3), "fixture 1 must have 3 seats, got 2"),
        (
            Tournament(("random", "flint")),
            "fixture 1 must have bots of the tournament, got 'pebble'",
        ),
    ],
)
def test_fixtures_must_fit_the_tournament(other: Tournament, message: str) -> None:
    fixtures = schedule(Tournament(NAMES[:2], games=2))
    with pytest.raises(ValueError, match=message):
        next(play_locally(fixtures, other, load_box(), 1))
    with pytest.raises(ValueError, match=message):
        next(play_on_cluster(fixtures, other, load_box(), "auto"))
