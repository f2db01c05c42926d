"""The table at the start of a game."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

import overworld as ow
from tests.rulebook.tables import CELLS, COLUMNS, STACKS, chances, refused


@pytest.fixture
def dealt() -> ow.Game:
    game = ow.Game(players=2, first=0)
    game.deal(random.Random(1))
    return game


def test_cube_has_64_blocks_of_which_14_are_sand() -> None:
    """R1: 16 wood, 14 sand, 12 stone, 10 obsidian and 12 emerald make the full cube."""
    game = ow.Game(players=2, first=0)
    assert chances(game) == {
        "block w1 wood": Fraction(16, 64),
        "block w1 sand": Fraction(14, 64),
        "block w1 stone": Fraction(12, 64),
        "block w1 obsidian": Fraction(10, 64),
        "block w1 emerald": Fraction(12, 64),
    }


def test_sand_runs_out_after_14_blocks() -> None:
    """R1: there is no fifteenth sand block."""
    game = ow.Game(players=2, first=0)
    for _ in range(14):
        game.play(next(text for text in chances(game) if text.endswith("sand")))
    assert not any(text.endswith("sand") for text in chances(game))


def test_overworld_is_sixteen_stacks_of_four_and_sixteen_tokens(dealt: ow.Game) -> None:
    """R2: the 64 tiles are in 16 stacks of 4, with one token at each end of a row or column."""
    assert tuple(dealt.world) == CELLS
    assert len(STACKS) == 16
    for name, cell in dealt.world.items():
        assert cell.face is None
        assert cell.left == (4 if name in STACKS else 1)


def test_first_tile_is_any_of_64(dealt: ow.Game) -> None:
    """R2: all 44 buildings and 20 mobs are shuffled together."""
    dealt.play("explore 33")
    outcomes = chances(dealt)
    assert all(text.startswith("tile c3 ") for text in outcomes)
    assert outcomes["tile c3 forest-wood-decoration"] == Fraction(1, 64)
    assert outcomes["tile c3 spider-action"] == Fraction(2, 64)
    assert sum(outcomes.values()) == 1


def test_full_cube_shows_52_blocks_and_hides_12(dealt: ow.Game) -> None:
    """R10: of the four inner columns only the top block can be seen."""
    assert [str(move).split()[0] for move in dealt.history] == ["block"] * 52
    for name in COLUMNS:
        inner = name in ("x2", "y2", "x3", "y3")
        assert dealt.cube[name].count("?") == (3 if inner else 0)
        assert len(dealt.cube[name]) == 4


def test_set_up_decides_columns_in_reading_order(dealt: ow.Game) -> None:
    """R10: visible blocks are decided column by column, from the bottom to the top."""
    order = [str(move).split()[1] for move in dealt.history]
    assert order[:8] == ["w1"] * 4 + ["x1"] * 4
    assert order[16:26] == ["w2"] * 4 + ["x2", "y2"] + ["z2"] * 4
    letters = {"wood": "w", "sand": "s", "stone": "t", "obsidian": "o", "emerald": "e"}
    first = "".join(letters[str(move).split()[2]] for move in dealt.history[:4])
    assert dealt.cube["w1"] == first


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_players_begin_with_the_same_pieces(players: int) -> None:
    """Section 1: centre crossing, no XP, no blocks, no mobs, two swords and three potatoes."""
    game = ow.Game(players=players)
    assert game.colours == ("red", "blue", "yellow", "green")[:players]
    for player in game.players:
        assert (player.xp, player.crossing) == (0, "33")
        assert sum(player.supply.values()) == 0
        assert player.board == (None,) * 9
        assert player.pile == {"poisonous_potato": 3, "wooden_sword": 1, "stone_sword": 1}
        assert not player.mobs
        assert not player.beginner


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_game_has_two_to_four_players(players: int) -> None:
    """Section 1: 2 to 4 players."""
    with pytest.raises(ValueError, match="2 to 4"):
        ow.Game(players=players)


def test_first_player_is_drawn_at_random() -> None:
    """Section 1: every seat is as likely to begin, and begins with two actions."""
    game = ow.Game(players=3)
    assert game.turn == ow.CHANCE
    third = Fraction(1, 3)
    assert chances(game) == {"first red": third, "first blue": third, "first yellow": third}
    game.play("first yellow")
    game.deal(random.Random(2))
    assert (game.turn, game.turn_number, game.actions_left) == (2, 1, 2)


def test_first_player_may_be_named() -> None:
    """Section 1: the host may name the first player instead of chance."""
    game = ow.Game(players=4, first=3)
    assert refused(game, "first red") == "not_this_event"
    game.deal(random.Random(3))
    assert game.turn == 3


def test_seats_may_choose_their_boards() -> None:
    """Section 6: a seat is named by the colour of its board."""
    game = ow.Game(players=2, boards=("green", "yellow"))
    assert game.colours == ("green", "yellow")
    assert list(chances(game)) == ["first green", "first yellow"]


def test_boards_show_their_printed_biomes() -> None:
    """Section 1: the four boards differ, and each is worth the same before anything is built."""
    game = ow.Game(players=4)
    for seat in range(4):
        biomes = [group for group in game.forecast(seat).groups if group.card == "A"]
        assert [(group.characteristic, group.spaces, group.points) for group in biomes] == [
            ("forest", 1, 3),
            ("desert", 1, 4),
            ("mountains", 1, 5),
            ("snowy_tundra", 1, 6),
        ]
