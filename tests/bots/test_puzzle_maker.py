"""Puzzles from games: one decision is best by a margin, and each puzzle can be solved."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import msgspec
import pytest

from overworld import Game, load_box
from overworld.bots import analyse
from overworld.play.practice import read_script
from overworld.play.puzzles import FILE, WrittenPuzzle, solve
from overworld.review import puzzle_maker, review
from overworld.review.puzzle_maker import (
    CHOICES,
    EASY,
    MARGIN,
    chances_if_best,
    format_puzzle,
    make_puzzle,
    puzzles_in,
    rotated_to_first,
)
from overworld.review.reviewer import SIMULATIONS
from overworld.review.valuation import Valuation

LAYER = (
    "ow1/29:red:1:cx:second:0:7/-/-.-.-.-.-.-.-.st.s.s.o.oow.sww.etww.t.s/golden_hoe.stone_pickaxe."
    "tnt.?.-.3.3enderman-snowy_tundra.2forest-wood-dwelling.4desert-obsidian-decoration.?."
    "stone_pickaxe.4desert-sand-animal_house.3.3desert-wood-bridge.3witch-stone.?.stone_pickaxe."
    "3desert-wood-animal_house.3snowy_tundra-wood-animal_house.4forest-stone-decoration."
    "3snowy_tundra-wood-dwelling.?.tnt.4snowy_tundra-sand-bridge.3.3forest-stone-bridge."
    "3desert-stone-decoration.?.-.bow.-.?/red:18:42:s1t1o1e2:3poisonous_potato.wooden_sword."
    "stone_sword:-:-.mountains-wood-bridge.forest-sand-bridge.mountains-obsidian-animal_house."
    "desert-obsidian-bridge.forest-obsidian-decoration.-.-.-/blue:32:24:w5o2:3poisonous_potato."
    "wooden_sword.stone_sword.2diamond_sword.golden_hoe:skeleton-decoration.enderman-obsidian:"
    "-.-.-.mountains-stone-bridge.snowy_tundra-stone-animal_house.-.-.-.-/w6s8t8o4e9:"
    "forest-wood-animal_house.2spider-action.creeper-action:-"
)
"""Red takes the last block of the top layer, with cards to be scored before blue builds more."""

ANSWER = "mine x4"
FEW = 40
ADVISERS = ("diamond", "obsidian")
"""One of them must find the answer of a puzzle: each overlooks some forced wins."""


def puzzles() -> list[dict[str, Any]]:
    """Return the sources of the puzzles in the package."""
    found: list[dict[str, Any]] = read_script(FILE)["puzzle"]  # type: ignore[assignment]
    return found


def game_of(script: dict[str, Any]) -> Game:
    """Return the game at the position of a puzzle."""
    return msgspec.convert(script, WrittenPuzzle).position.game(load_box())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_player_to_move_has_the_first_seat_of_a_puzzle_and_the_same_choice(
    players: int,
) -> None:
    chance, game = random.Random(players), Game(players=players)
    game.deal(chance)
    seats = set()
    for _ in range(40):
        seat = game.turn
        assert seat is not None
        found = rotated_to_first(game)
        assert found.turn == 0
        assert found.colours == game.colours[seat:] + game.colours[:seat]
        assert list(map(str, found.legal_moves)) == list(map(str, game.legal_moves))
        assert found.players[0].supply == game.players[seat].supply
        seats.add(seat)
        game.play(chance.choice(list(game.legal_moves)))
        game.deal(chance)
    assert len(seats) == players


def test_a_decision_that_a_player_missed_becomes_a_solvable_puzzle() -> None:
    game = Game.from_position(LAYER)
    game.play("mine z2")
    (made,) = puzzles_in(game, review(game, simulations=FEW))
    assert (made.at, made.answer, made.margin >= MARGIN) == (0, ANSWER, True)
    assert [*made.chances.values()] == sorted(made.chances.values(), reverse=True)
    assert set(made.chances) == set(map(str, Game.from_position(LAYER).legal_moves))
    assert made.bots.keys() == {"random", "pebble", "flint", "diamond"}
    assert made.bots["pebble"] <= EASY
    (written,) = tomllib.loads(format_puzzle(made, "last"))["puzzle"]
    puzzle = solve(11, msgspec.convert(written, WrittenPuzzle))
    assert puzzle.best
    (node,) = puzzle.nodes
    assert node.solves == (ANSWER,)
    assert node.missed.keys() == made.chances.keys() - {ANSWER}
    for move, missed in node.missed.items():
        assert missed.reached == round(100 * float(f"{made.chances[move]:.3g}")), move
        assert missed.reached < missed.needed


PACKAGED = [one for one in puzzles() if "chances" in one["goal"][0]]


@pytest.mark.parametrize("script", PACKAGED, ids=lambda script: script["name"])
def test_the_answer_of_a_packaged_puzzle_is_best_by_the_margin(script: dict[str, Any]) -> None:
    (goal,) = script["goal"]
    answer, best = next(iter(goal["chances"].items()))
    assert best == goal["at_least"]
    assert best - max(share for move, share in goal["chances"].items() if move != answer) >= MARGIN
    assert script["bots"]["pebble"] <= EASY
    game = game_of(script)
    assert goal["chances"].keys() == set(map(str, game.legal_moves))
    assert len(goal["chances"]) >= CHOICES
    searches = (analyse(game, simulations=20_000, seed=9, bot=bot) for bot in ADVISERS)
    assert answer in {str(found.moves[0].move) for found in searches}


@pytest.mark.thorough
@pytest.mark.parametrize("script", PACKAGED, ids=lambda script: script["name"])
def test_two_searches_still_make_a_packaged_puzzle_of_its_position(script: dict[str, Any]) -> None:
    (goal,) = script["goal"]
    answer = next(iter(goal["chances"]))
    made = make_puzzle(game_of(script), 0, answer, SIMULATIONS, "diamond")
    assert made is not None, "the two searches do not agree any more"
    assert made.chances.keys() == goal["chances"].keys()
    assert made.margin >= MARGIN


def test_a_decision_that_the_player_found_is_no_puzzle() -> None:
    game = Game.from_position(LAYER)
    game.play(ANSWER)
    assert not [*puzzles_in(game, review(game, simulations=FEW))]


def test_a_position_with_two_equally_good_decisions_is_no_puzzle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, worth = Game.from_position(LAYER), Valuation(2, FEW)
    assert chances_if_best(game, ANSWER, worth) is not None
    assert chances_if_best(game, "mine z2", worth) is None
    # The first search is content with all but a twin of the answer, the second is not.
    depths = iter([{ANSWER: 0.6, "mine z2": 0.5}, None])
    monkeypatch.setattr(puzzle_maker, "chances_if_best", lambda *asked: next(depths))
    assert make_puzzle(game, 0, ANSWER, FEW, worth.bot) is None
    assert next(depths, "asked twice") == "asked twice"


def test_a_decision_that_pebble_finds_is_too_easy(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.from_position(LAYER)
    assert make_puzzle(game, 0, ANSWER, FEW, Valuation(2, FEW).bot) is not None
    monkeypatch.setattr(puzzle_maker, "EASY", -0.1)
    assert make_puzzle(game, 0, ANSWER, FEW, Valuation(2, FEW).bot) is None
