"""The engine agrees with an independent, slow reading of the rules, entry by entry."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from tests.oracle import CHANCE, Oracle
from tests.play import random_entry, random_table

from overworld import Game, load_box
from overworld.game.kernel import origin_of, states_of


def oracle_of(game: Game, first: int | None) -> Oracle:
    beginner = [seat for seat, player in enumerate(game.players) if player.beginner]
    raw = dict(game.box.raw)
    return Oracle(raw, len(game.colours), list(game.colours), beginner, first)


@pytest.mark.parametrize("seed", range(60))
def test_the_engine_and_the_oracle_play_the_same_games(seed: int) -> None:
    """The decider, legal moves and ids, outcomes and chances, XP and winners are the same."""
    rng = random.Random(seed)
    game = random_table(rng)
    oracle = oracle_of(game, origin_of(game).first)
    while oracle.turn is not None:
        assert game.turn == oracle.turn
        if oracle.turn == CHANCE:
            expected = oracle.outcomes()
            total = sum(weight for _, weight in expected)
            found = [(str(move), chance) for move, chance in game.chance_outcomes]
            assert found == [(text, Fraction(weight, total)) for text, weight in expected]
        else:
            assert [str(move) for move in game.legal_moves] == oracle.legal()
            assert list(game.legal_moves.ids) == oracle.ids()
        oracle.play(random_entry(game, rng))
        assert list(game.scores) == oracle.xp()
    assert game.over
    assert list(game.winners) == oracle.winners()
    assert states_of(game)[0].height[:16].tolist() == oracle.heights()
    assert dict(game.cube) == {name: oracle.column(name) for name in game.cube}
    for seat, player in enumerate(game.players):
        assert dict(player.supply) == oracle.supply(seat)


def test_dealing_draws_one_number_per_event_over_outcomes_in_order() -> None:
    """`deal` uses exactly one `randrange(total weight)` for each event."""
    for seed in range(20):
        game, oracle = Game(2), Oracle(dict(load_box().raw), 2)
        game.deal(random.Random(seed))
        rng = random.Random(seed)
        while oracle.turn == CHANCE:
            number = rng.randrange(sum(weight for _, weight in oracle.outcomes()))
            for text, weight in oracle.outcomes():
                number -= weight
                if number < 0:
                    oracle.play(text)
                    break
        assert [game.cube[name] for name in game.cube] == [oracle.column(n) for n in game.cube]
        assert game.turn == oracle.turn
