"""Exact fight odds agree with a search of all outcomes and decisions."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from tests.play import random_states

from overworld import CHANCE, Game
from overworld.rules.fight import win_chance


def best_chance(game: Game, seat: int, mobs_before: int) -> Fraction:
    """Return the chance to win the fight, by searching every outcome and decision."""
    if game.fight is None:
        return Fraction(sum(game.players[seat].mobs.values()) > mobs_before)
    found = []
    moves = list(game.chance_outcomes) or [(move, Fraction(1)) for move in game.legal_moves]
    for move, chance in moves:
        if str(move).startswith("mine "):
            continue  # which block is taken changes no heart
        game.play(move)
        found.append(chance * best_chance(game, seat, mobs_before))
        game.undo()
    return sum(found, Fraction(0)) if game.turn == CHANCE else max(found)


def fights_in_random_games() -> list[tuple[int, int]]:
    """Return (seed, step) of states with a legal fight and the richest piles."""
    found = []
    for seed in range(40):
        for game in random_states(seed):
            if game.turn in (CHANCE, None) or game.phase != "act":
                continue
            special = sum(
                game.players[game.turn or 0].pile.get(name, 0)
                for name in ("bow", "tnt", "stone_pickaxe")
            )
            if special and any(str(move).startswith("fight") for move in game.legal_moves):
                found.append((special, seed, game.step_number))
    found.sort(reverse=True)
    return [(seed, entry) for _, seed, entry in found[:12]]


@pytest.mark.slow
def test_odds_equal_exhaustive_search() -> None:
    cases = fights_in_random_games()
    assert len(cases) == 12
    for seed, entry in cases:
        for game in random_states(seed):
            if game.step_number == entry:
                break
        seat = game.turn or 0
        for move in [str(move) for move in game.legal_moves if str(move).startswith("fight")]:
            odds = game.fight_odds(move.split(" ")[1])
            held = sum(game.players[seat].mobs.values())
            game.play(move)
            assert best_chance(game, seat, held) == odds
            while game.fight is not None and game.turn == CHANCE:
                here = game.fight_odds(move.split(" ")[1])
                assert best_chance(game, seat, held) == here
                game.play(game.chance_outcomes[-1][0])
            while game.step_number > entry:
                game.undo()


def test_odds_without_bows_equal_counting_threes() -> None:
    rng = random.Random(3)
    for _ in range(50):
        tokens = [(rng.randint(0, 4), rng.randint(0, 5)) for _ in range(5)] + [(3, 0)]
        pile = [hearts for count, hearts in tokens for _ in range(count)]
        needed = rng.randint(0, 12)
        won = [sum(three) >= needed for three in combinations(pile, 3)]
        chance = win_chance(tokens, 0, 1, 3, needed)
        assert chance == Fraction(sum(won), len(won))


@pytest.mark.parametrize(
    ("tokens", "bows", "bow_hearts", "draws"),
    [
        ([(2, 0), (1, 2)], 1, 1, 2),
        ([(2, 0), (1, 1), (1, 3)], 2, 1, 3),
        ([(1, 0), (2, 1), (1, 4)], 2, 0, 3),
        ([(3, 1)], 2, 2, 1),
        ([(1, 0), (1, 2)], 3, 1, 0),
    ],
)
def test_odds_with_bows_equal_counting_orders(
    tokens: list[tuple[int, int]], bows: int, bow_hearts: int, draws: int
) -> None:
    """The player reveals tokens in any order until enough of them are not bows."""
    pile = [(False, hearts) for count, hearts in tokens for _ in range(count)]
    pile += [(True, bow_hearts)] * bows
    turned = []
    for order in permutations(pile):
        hearts, left = 0, draws
        for is_bow, more in order:
            if left == 0:
                break
            hearts, left = hearts + more, left - (not is_bow)
        turned.append(hearts)
    for needed in range(-1, max(turned) + 2):
        won = sum(hearts >= needed for hearts in turned)
        assert win_chance(tokens, bows, bow_hearts, draws, needed) == Fraction(won, len(turned))


def test_odds_need_a_face_up_mob() -> None:
    game = Game(2)
    for cell in ("c3", "a1", "b1"):
        with pytest.raises(ValueError, match="must have a face-up mob"):
            game.fight_odds(cell)
    with pytest.raises(ValueError, match="cell must be a1 to f6"):
        game.fight_odds("z9")
