"""Collect blocks: the legal blocks of the cube, and the blocks that become visible."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

import overworld as ow
from overworld.game.kernel import states_of
from tests.rulebook.tables import COLUMNS, Seat, chances, legal, play, refused, settle, table

DEEP = "4144 1244 4444 4444"  # x2 is low between two towers that hide the blocks next to it
DEEP_TURNED = "4444 4444 4421 4414"  # the same, seen from the opposite corner


@pytest.fixture
def full() -> ow.Game:
    game = ow.Game(players=2, first=0)
    game.deal(random.Random(4))
    return game


def test_full_cube_offers_its_four_corners(full: ow.Game) -> None:
    """Section 2, Collect: the top and two lateral sides must be exposed."""
    assert legal(full, "mine") == ["mine w1", "mine z1", "mine w4", "mine z4"]


@pytest.mark.parametrize(("column", "sides"), [("x1", 1), ("w3", 1), ("x2", 0), ("y3", 0)])
def test_a_block_with_fewer_than_two_exposed_sides_stays(
    full: ow.Game, column: str, sides: int
) -> None:
    """Section 2, Collect: one exposed side is not enough, and the refusal counts them."""
    assert full.why_not(f"mine {column}") == ow.Refusal(
        "block_covered", {"free_sides": sides, "needed": 2}
    )


@pytest.mark.parametrize(
    ("heights", "column", "takeable"),
    [
        ("4444 4444 4444 4444", "w1", True),
        ("2444 4444 4444 4444", "w1", True),  # also from a lower layer
        ("3444 4444 4444 4444", "x1", True),
        ("4344 3444 4444 4444", "x2", True),  # two lower neighbours inside the cube
        ("4344 4444 4444 4444", "x2", False),
        ("4444 3444 4444 4444", "w1", True),
        ("4244 2144 4444 4444", "w2", True),
        ("4244 2344 4444 4444", "w2", False),
        ("4343 4444 4444 4444", "z1", True),
        ("4333 4444 4444 4444", "y1", False),  # an equal neighbour covers a side
    ],
)
def test_takeable_means_two_lower_neighbours(heights: str, column: str, takeable: bool) -> None:
    """Section 5: outside the cube counts as height 0; all layers and sides are alike."""
    game = table(heights=heights)
    assert (f"mine {column}" in game.legal_moves) == takeable


def test_nothing_is_taken_from_an_empty_column() -> None:
    """Section 2, Collect: an empty column has no block to take."""
    game = table(heights="0444 4444 4444 4444")
    assert refused(game, "mine w1") == "column_empty"


def test_collecting_moves_two_top_blocks_into_the_supply() -> None:
    """Section 2, Collect: two blocks, one after the other, each from the top of a column."""
    game = table(columns={"w2": "wsto", "z2": "wwwe"})
    game.play("mine w2")
    assert game.players[0].supply == {"wood": 0, "sand": 0, "stone": 0, "obsidian": 1, "emerald": 0}
    assert (game.phase, game.actions_left, game.turn) == ("second", 2, 0)
    game.play("mine z2")
    supply = game.players[0].supply
    assert (supply["obsidian"], supply["emerald"], sum(supply.values())) == (1, 1, 2)
    assert (game.cube["w2"], game.cube["z2"]) == ("wst", "www")
    assert (game.phase, game.actions_left) == ("act", 1)


def test_first_block_may_expose_the_second(full: ow.Game) -> None:
    """R8: the second block is judged by the cube as the first one left it."""
    assert refused(full, "mine x1") == "block_covered"
    full.play("mine w1")
    assert legal(full) == ["mine w1", "mine x1", "mine z1", "mine w2", "mine w4", "mine z4"]
    full.play("mine x1")
    assert sum(full.players[0].supply.values()) == 2


def test_both_blocks_may_come_from_one_column(full: ow.Game) -> None:
    """R8: the block below becomes the top of its column immediately."""
    bottom = full.cube["w1"][:2]
    play(full, "mine w1", "mine w1")
    assert full.cube["w1"] == bottom


def test_last_block_of_the_cube_completes_the_action() -> None:
    """R9: an empty cube owes no second block."""
    game = table(heights="1000 0000 0000 0000", used="f", scored=2)
    game.play("mine w1")
    assert set(game.cube.values()) == {""}
    assert (game.phase, legal(game)) == ("end", ["end"])
    again = ow.Game.from_position(game.position)
    assert states_of(again)[0].tobytes() == states_of(game)[0].tobytes()


def test_second_block_must_be_taken_while_there_is_one() -> None:
    """R9: the action cannot be stopped halfway."""
    game = table(heights="2000 0000 0000 0000", scored=2)
    game.play("mine w1")
    assert legal(game) == ["mine w1"]
    assert refused(game, "end") == "actions_owed"
    assert refused(game, "pass") == "not_asked"
    game.play("mine w1")
    assert game.actions_left == 1


def test_a_cube_that_is_not_empty_has_a_takeable_block() -> None:
    """R9: for all heights, some block has its top and two sides exposed."""
    source = random.Random(9)
    for _ in range(150):
        most = source.choice("1234")
        heights = "".join(source.choice("01234"[: int(most) + 1]) for _ in COLUMNS)
        game = table(heights=heights, used="x")
        assert bool(legal(game, "mine")) == (heights != "0" * 16)


@pytest.mark.parametrize(
    ("heights", "column", "order"),
    [(DEEP, "x2", ["x2", "y2", "x3"]), (DEEP_TURNED, "y3", ["y3", "y2", "x3"])],
)
def test_uncovered_blocks_are_decided_below_first_then_around(
    heights: str, column: str, order: list[str]
) -> None:
    """R10: below, then north, west, east, south at the level of the block that was taken."""
    game = table(heights=heights)
    before = dict(game.cube)
    assert all("?" in before[name] for name in order)
    game.play(f"mine {column}")
    for name in order:
        assert game.turn == ow.CHANCE
        assert {text.split()[1] for text in chances(game)} == {name}
        game.play(game.chance_outcomes[0][0])
    assert game.phase == "second"
    assert "?" not in game.cube[column]
    for name in order[1:]:
        assert before[name].startswith("??")
        assert game.cube[name][0] == "?"  # still out of sight
        assert game.cube[name][1] != "?"


def test_an_undecided_block_is_any_of_those_not_seen_yet() -> None:
    """R10: its chances are the materials that are neither visible nor in a supply nor paid."""
    game = table(heights=DEEP)
    game.play("mine x2")
    left = "".join(game.cube.values()).count("?")
    outcomes = chances(game)
    assert sum(outcomes.values()) == 1
    assert all((chance * left).denominator == 1 for chance in outcomes.values())
    text, chance = next(iter(outcomes.items()))
    game.play(text)
    again = text.replace("x2", "y2")
    expected = (chance * left - 1) / (left - 1)
    assert chances(game).get(again, Fraction(0)) == expected


def test_a_visible_block_does_not_change() -> None:
    """R10: taking a corner of the full cube uncovers no block."""
    game = table(heights="4444 4444 4444 4444")
    game.play("mine w1")
    assert game.phase == "second"


def test_undo_makes_an_uncovered_block_undecided() -> None:
    """R10: taking back the outcome makes the block undecided again."""
    game = table(Seat(xp=7), heights=DEEP)
    before = game.position
    game.play("mine x2")
    settle(game)
    assert game.position != before
    for _ in range(4):
        game.undo()
    assert game.position == before
