"""Values of openings, which the network's own games never have."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overworld import Game
from overworld.bots import Analysis, analyse
from overworld.bots.diamond import WEIGHTS, DiamondBot
from overworld.bots.endgame import Shares
from overworld.bots.guided_search import GuidedSearch
from overworld.bots.network import SHARE_AT, load_network
from overworld.game import CHANCE
from overworld.game.symmetry import TURNS, turned
from overworld.review import review
from overworld.review.valuation import (
    OPENING_MARGIN,
    OPENING_ROUNDS,
    SEARCHES,
    Valuation,
    revalue_opening,
)

NETWORK = load_network(WEIGHTS)
FIRST_MOVES = ("explore 22", "explore 31", "mine w1")
TO_THE_END = 1000  # a turn that no game reaches


def new_game(seed: int = 1, players: int = 2) -> Game:
    game = Game(players=players)
    game.deal(random.Random(seed))
    return game


def after(game: Game, move: str) -> Game:
    """Return the game after a move, which may be at a chance node."""
    ahead = game.copy()
    ahead.play(move)
    return ahead


def random_opening(seed: int, players: int, decisions: int) -> Game:
    chance = random.Random(seed)
    game = new_game(seed, players)
    for _ in range(decisions):
        game.play(chance.choice(list(game.legal_moves)))
        game.deal(chance)
    return game


def share_after(game: Game, move: str) -> float:
    """Return the win share of the player to move after a move, as a review values it."""
    seat = game.turn
    assert seat is not None
    decision = game.legal_moves.ids[game.legal_moves.index(move)]
    return Valuation(len(game.colours), 320).after(game, decision)[seat]


def network_shares(search: GuidedSearch, game: Game) -> Shares:
    """Return the network's win shares by seat, without the second opinion."""
    assert game.turn is not None
    players = len(game.colours)
    logits = search.outputs(game)[SHARE_AT : SHARE_AT + players].astype(float)
    shares = np.exp(logits - logits.max())
    return tuple(np.roll(shares / shares.sum(), game.turn).tolist())


def test_no_first_move_of_a_new_game_decides_it() -> None:
    """A search by the network says 10 % after one of these moves, and 63 % after the other."""
    game = new_game()
    rare, usual = (share_after(game, move) for move in ("explore 22", "explore 31"))
    assert abs(usual - rare) < 0.3


def test_values_of_first_moves_are_nearer_to_played_games_than_those_of_a_search() -> None:
    game, search = new_game(), GuidedSearch(NETWORK, seed=1)
    seat = game.turn
    assert seat is not None
    errors: dict[str, list[float]] = {"review": [], "search": []}
    for move in FIRST_MOVES:
        ahead = after(game, move)
        won = search.play_out(ahead, TO_THE_END, 100)[seat]
        errors["review"].append(abs(Valuation(2, 320).value(ahead)[seat] - won))
        errors["search"].append(abs(search.value(ahead, 320)[seat] - won))
    assert 2 * sum(errors["review"]) < sum(errors["search"])


def test_the_value_of_a_position_hardly_depends_on_how_the_map_is_turned() -> None:
    """The network alone judges turned copies of one position very differently."""
    spans: dict[str, list[float]] = {"review": [], "network": []}
    for seed in range(6):
        game = random_opening(seed, 2, 3)
        valuation, search = Valuation(2, 320), GuidedSearch(NETWORK, seed=0)
        copies = [turned(game, way) for way in range(TURNS)]
        for name, values in (
            ("review", [valuation.value(copy)[0] for copy in copies]),
            ("network", [search.play_out(copy, 7, 64)[0] for copy in copies]),
        ):
            spans[name].append(max(values) - min(values))
    assert 1.5 * sum(spans["review"]) < sum(spans["network"])


def test_moves_of_a_new_game_to_places_that_look_alike_are_equally_good() -> None:
    """The four crossings two steps away in a straight line differ only in their direction."""
    shares = [share_after(new_game(), f"explore {place}") for place in ("31", "13", "53", "35")]
    assert max(shares) - min(shares) <= OPENING_MARGIN


def test_a_review_calls_no_first_move_a_blunder() -> None:
    for move in ("explore 22", "mine w1"):
        found = review(after(new_game(), move), simulations=64)
        assert found.steps[0].move == move
        assert found.steps[0].verdict != "blunder"


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**32 - 1), st.integers(2, 4), st.integers(0, 8))
def test_the_value_of_an_opening_is_a_function_of_the_position(
    seed: int, players: int, decisions: int
) -> None:
    game = random_opening(seed, players, decisions)
    valuation = Valuation(players, 16)
    first = valuation.value(game)
    assert len(first) == players
    assert sum(first) == pytest.approx(1)
    valuation.value(new_game(seed, players))
    valuation.search_deeper(game, 16)
    assert valuation.value(Game.from_position(game.position)) == first
    assert Valuation(players, 16).value(game) == first


def test_a_playout_of_no_turn_is_the_value_of_the_network() -> None:
    search = GuidedSearch(NETWORK, second_opinion=False)
    for players in (2, 3, 4):
        game = random_opening(5, players, 1)
        assert len(game.legal_moves) > 1
        expected = network_shares(search, game)
        found = search.play_out(game, until=game.turn_number, playouts=3)
        assert found == pytest.approx(expected, abs=1e-5)


def test_a_playout_makes_the_moves_of_the_policy() -> None:
    """Compare with a turn that the policy plays without a chance node."""
    search, compared = GuidedSearch(NETWORK, second_opinion=False), 0
    for seed in range(60):
        game = random_opening(seed, 2, 6)
        now = game.copy()
        while now.turn not in (CHANCE, None) and now.turn_number == game.turn_number:
            now.play(search.policy_move(now))
        if now.turn == CHANCE or len(now.legal_moves) == 1:
            continue
        found = search.play_out(game, until=now.turn_number, playouts=2)
        assert found == pytest.approx(network_shares(search, now), abs=1e-5)
        assert found != pytest.approx(network_shares(search, game), abs=1e-5)
        compared += 1
    assert compared


def test_streams_of_playouts_draw_other_outcomes() -> None:
    game, search = random_opening(3, 2, 1), GuidedSearch(NETWORK)
    found = [search.play_out(game, 7, 1, stream) for stream in (0, 1, 2, 0, 1)]
    assert len({*found[:3]}) > 1
    assert found[3:] == found[:2]


def test_a_playout_to_the_end_has_a_winner() -> None:
    found = GuidedSearch(NETWORK).play_out(new_game(), TO_THE_END, playouts=1)
    assert sorted(found) in ([0.0, 1.0], [0.5, 0.5])


def test_the_weight_of_obsidian_falls_to_0_in_the_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    """One judge gives all to the first player, the other one to the second."""
    game, weights = new_game(), dict[int, float]()
    valuation = Valuation(2, 16)
    monkeypatch.setattr(valuation._rollouts, "value", lambda *_: (1.0, 0.0))
    monkeypatch.setattr(valuation._search, "play_out", lambda *_: (0.0, 1.0))
    while valuation.is_opening(game):
        weights[game.turn_number] = valuation.value(game)[0]
        game.play(game.legal_moves[-1])
        game.deal(random.Random(1))
    assert [*weights] == [*range(1, 2 * OPENING_ROUNDS + 1)]
    assert weights[1] == 0.5
    assert [*weights.values()] == sorted(weights.values(), reverse=True)
    assert 0 < weights[2 * OPENING_ROUNDS] < 0.1


def test_the_opening_ends_after_three_rounds() -> None:
    game = new_game()
    while game.turn_number <= OPENING_ROUNDS * 2:
        assert Valuation(2, 16).is_opening(game)
        assert not Valuation(2, 16, "obsidian").is_opening(game)
        game.play(game.legal_moves[-1])
        game.deal(random.Random(1))
    valuation = Valuation(2, 16)
    assert not valuation.is_opening(game)
    search = DiamondBot.new_search(0, 10_000)
    found = [search.value(turned(game, way), 16)[0] for way in range(SEARCHES)]
    assert len({*found}) > 1
    assert valuation.value(game)[0] == pytest.approx(sum(found) / SEARCHES)


def test_a_hint_in_an_opening_has_the_values_of_a_review() -> None:
    game = new_game()
    searched = analyse(game, simulations=400)
    found = revalue_opening(searched, top=8)
    shares = [judged.share[searched.seat] for judged in found.moves]
    assert {judged.move for judged in found.moves} == {one.move for one in searched.moves[:8]}
    assert shares == sorted(shares, reverse=True)
    assert shares[0] - shares[-1] < 0.3
    assert all(sum(judged.share) == pytest.approx(1) for judged in found.moves)
    assert found.line[0] == found.moves[0].move
    assert revalue_opening(searched, top=8) == found


def test_other_hints_keep_the_values_of_their_search() -> None:
    game = new_game()
    while game.turn_number <= OPENING_ROUNDS * 2 or len(game.legal_moves) == 1:
        game.play(game.legal_moves[-1])
        game.deal(random.Random(1))
    later = analyse(game, simulations=50)
    assert revalue_opening(later, top=8) is later
    bare = Analysis(0, 1, (), ())
    assert revalue_opening(bare, top=8) is bare
