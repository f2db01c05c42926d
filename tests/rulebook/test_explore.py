"""Explore the Overworld: the legal crossings, and the tiles and tokens that a player reveals."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

import overworld as ow
from tests.rulebook.tables import STACKS, Seat, chances, legal, play, refused, settle, table

WITHIN_TWO_STEPS = """
    6  8  9  8  6
    8 11 12 11  8
    9 12 13 12  9
    8 11 12 11  8
    6  8  9  8  6
"""
CROSSINGS = [column + row for row in "12345" for column in "12345"]


def cells_around(crossing: str) -> list[str]:
    column, row = map(int, crossing)
    return ["abcdef"[c - 1] + str(r) for r in (row, row + 1) for c in (column, column + 1)]


def around(game: ow.Game) -> list[str]:
    """Reveal all tiles and tokens and return their places in order."""
    places = []
    while game.turn == ow.CHANCE:
        places.append(str(game.chance_outcomes[0][0]).rpartition(" ")[0])
        game.play(game.chance_outcomes[0][0])
    return places


@pytest.mark.parametrize(
    ("crossing", "count"), list(zip(CROSSINGS, map(int, WITHIN_TWO_STEPS.split()), strict=True))
)
def test_explorer_moves_up_to_two_steps(crossing: str, count: int) -> None:
    """R6, R7: 0, 1 or 2 orthogonal steps, to every crossing of the grid that is near enough."""
    game = table(Seat(crossing=crossing))
    column, row = map(int, crossing)
    near = [
        f"explore {c}{r}"
        for r in range(1, 6)
        for c in range(1, 6)
        if abs(c - column) + abs(r - row) <= 2
    ]
    assert legal(game, "explore") == near
    assert len(near) == count


@pytest.mark.parametrize(("target", "steps"), [("55", 4), ("45", 3), ("11", 4), ("51", 4)])
def test_no_diagonal_steps(target: str, steps: int) -> None:
    """R6: a diagonal step is two steps along the paths."""
    game = table(Seat(crossing="33"))
    assert game.why_not(f"explore {target}") == ow.Refusal("too_far", {"steps": steps, "most": 2})
    assert refused(game, "explore 44") is None


def test_exploring_reveals_tiles_and_tokens() -> None:
    """R3: the player reveals all four tiles and tokens around the crossing."""
    game = table()
    game.play("explore 13")
    assert around(game) == ["token a3", "tile b3", "token a4", "tile b4"]
    assert game.players[0].crossing == "13"
    assert game.players[1].crossing == "33"
    for cell in ("a3", "b3", "a4", "b4"):
        assert game.world[cell].face is not None
    assert game.world["b3"].left == 4
    assert sum(cell.face is not None for cell in game.world.values()) == 4


def test_face_up_tiles_and_tokens_do_not_change() -> None:
    """R3: the player reveals only face-down tiles and tokens, in the order NW, NE, SW, SE."""
    game = table(cells={"c3": "2creeper-sand", "d4": "4forest-wood-bridge", "c4": "0"})
    game.play("explore 33")
    assert all(text.startswith("tile d3 ") for text in chances(game))
    assert around(game) == ["tile d3"]
    assert game.world["c3"].face == "creeper-sand"
    assert game.world["d4"].face == "forest-wood-bridge"


def test_a_revealed_tile_is_not_drawn_again() -> None:
    """R3: tiles with several copies share one outcome, weighted by the copies left."""
    game = table()
    game.play("explore 33")
    before = chances(game)["tile c3 spider-action"]
    game.play("tile c3 spider-action")
    after = chances(game)["tile d3 spider-action"]
    assert (before, after) == (Fraction(2, 64), Fraction(1, 63))
    game.play("tile d3 spider-action")
    assert "tile c4 spider-action" not in chances(game)


def test_a_face_down_weapon_is_not_offered() -> None:
    """R4: only face-up tokens can be taken."""
    game = table(Seat(crossing="13"), cells={"a3": "?", "a4": "bow"})
    assert legal(game, "take") == ["take a4"]
    assert refused(game, "take a3") == "face_down"


def test_no_character_ever_stands_next_to_a_face_down_weapon() -> None:
    """R4: a character moves only by exploring, which reveals the tokens around the crossing."""
    game, source = ow.Game(players=3), random.Random(5)
    while not game.over and game.turn_number < 40:
        game.deal(source)
        for player in game.players:
            for cell in cells_around(player.crossing):
                if cell in game.world and cell not in STACKS:
                    assert game.world[cell].left == (game.world[cell].face is not None)
        game.play(source.choice(list(game.legal_moves)))


def test_tile_below_a_taken_tile_stays_face_down() -> None:
    """R5: only the next exploration there reveals it; 0 steps are enough."""
    cells = {"c3": "3desert-sand-dwelling", "d3": "0", "c4": "0", "d4": "0"}
    game = table(Seat(supply="s"), cells=cells)
    game.play("build c3 1")
    assert (game.world["c3"].face, game.world["c3"].left) == (None, 2)
    assert game.turn == 0
    assert refused(game, "fight c3") == "face_down"
    game.play("explore 33")
    assert around(game) == ["tile c3"]
    assert game.world["c3"].face is not None


def test_tile_below_a_defeated_mob_stays_face_down() -> None:
    """R5: also after a fight."""
    game = table(cells={"c3": "2spider-action"})
    play(game, "fight c3", "weapon stone_sword", *["weapon poisonous_potato"] * 2)
    assert (game.world["c3"].face, game.world["c3"].left, game.turn) == (None, 1, 0)


def test_corner_crossing_touches_one_stack_and_two_tokens() -> None:
    """R7: a character may stop on a corner, where the fourth cell is empty."""
    game = table(Seat(crossing="12"))
    game.play("explore 11")
    assert around(game) == ["token b1", "token a2", "tile b2"]


def test_outer_crossing_is_a_place_to_stop() -> None:
    """R7: an outer crossing touches two tokens and two stacks."""
    game = table()
    game.play("explore 35")
    assert around(game) == ["tile c5", "tile d5", "token c6", "token d6"]


def test_characters_may_share_a_crossing() -> None:
    """R7: several characters may share a crossing."""
    game = table(Seat(crossing="22"), Seat(crossing="33"), Seat(crossing="33"))
    game.play("explore 33")
    settle(game)
    assert [player.crossing for player in game.players] == ["33", "33", "33"]


def test_emptied_stacks_do_not_change_the_paths() -> None:
    """R7: a character walks past empty cells, which have nothing to reveal."""
    empty = dict.fromkeys(STACKS, "0")
    game = table(cells=empty)
    assert len(legal(game, "explore")) == 13
    game.play("explore 44")
    assert game.players[0].crossing == "44"
    assert (game.turn, game.actions_left) == (0, 1)
