"""Build: the available buildings, their costs and their places."""

from __future__ import annotations

import pytest

import overworld as ow
from tests.rulebook.tables import Seat, chances, legal, refused, settle, table

HERE = {"c3": "0", "d3": "0", "c4": "0", "d4": "0"}


def blocks(game: ow.Game, seat: int = 0) -> str:
    """Return a supply as letters."""
    letters = dict(zip(("wood", "sand", "stone", "obsidian", "emerald"), "wstoe", strict=True))
    return "".join(letters[name] * n for name, n in game.players[seat].supply.items())


def test_building_moves_a_tile_from_the_overworld_to_the_board() -> None:
    """Section 2, Build: its blocks go to the box, and the tile goes to the named space."""
    game = table(Seat(supply="wwst"), cells={"c3": "3desert-wood-decoration"})
    game.play("build c3 5")
    assert game.players[0].board[4] == "desert-wood-decoration"
    assert game.players[0].board.count(None) == 8
    assert blocks(game) == "st"
    assert game.world["c3"].left == 2
    assert game.players[1].board == (None,) * 9
    assert (game.actions_left, game.actions_used) == (1, ("build",))


def test_a_building_may_go_onto_any_space() -> None:
    """Section 2, Build: all nine spaces are legal, with any printed biome."""
    game = table(Seat(supply="ww"), cells={"d4": "desert-wood-decoration"})
    assert legal(game, "build") == [f"build d4 {space}" for space in range(1, 10)]


def test_only_buildings_next_to_the_character() -> None:
    """Section 2, Build: a tile elsewhere is out of reach."""
    game = table(Seat(supply="ww"), cells={"b3": "desert-wood-decoration"})
    assert game.why_not("build b3 1") == ow.Refusal("not_next_to_you", {"cell": "b3"})


@pytest.mark.parametrize(
    ("cell", "code"),
    [("4", "face_down"), ("0", "nothing_there"), ("zombie-action", "not_a_building")],
)
def test_only_face_up_buildings(cell: str, code: str) -> None:
    """Section 2, Build: neither a face-down tile nor a mob nor an empty place can be built."""
    game = table(Seat(supply="ww"), cells={"c3": cell})
    assert refused(game, "build c3 1") == code
    assert not legal(game, "build")


@pytest.mark.parametrize(
    ("building", "supply", "xp"),
    [
        ("forest-wood-animal_house", "w", 0),
        ("forest-stone-animal_house", "ttto", 2),
        ("forest-stone-bridge", "wsttt", 4),
        ("snowy_tundra-stone-animal_house", "sstttt", 6),
    ],
)
def test_a_building_gains_the_xp_it_shows(building: str, supply: str, xp: int) -> None:
    """Section 2, Build: only tiles with a high cost show XP, gained immediately."""
    game = table(Seat(xp=10, supply=supply), cells={"c3": building})
    game.play("build c3 1")
    assert game.scores == (10 + xp, 0)
    assert blocks(game) == ""


@pytest.mark.parametrize(
    ("supply", "left"),
    [
        ("wwtt", "wt"),  # no emerald needed
        ("wte", "e"),  # none wasted
        ("wooee", "ooe"),
        ("tse", "s"),
        ("eee", "e"),
        ("wwee", "we"),
        ("wtsoe", "soe"),
    ],
)
def test_emeralds_pay_only_for_missing_blocks(supply: str, left: str) -> None:
    """R11: matching blocks go first, emeralds replace the rest; no other payment is offered."""
    game = table(Seat(supply=supply), cells=HERE | {"c3": "forest-stone-decoration"})
    assert len(legal(game, "build")) == 9
    game.play("build c3 1")
    assert blocks(game) == left


def test_the_refusal_of_a_building_has_the_missing_blocks() -> None:
    """R11: the refusal has the number of emeralds, and the player pays nothing."""
    game = table(Seat(supply="wwse"), cells={"c3": "forest-stone-bridge"})
    refusal = game.why_not("build c3 1")
    assert refusal == ow.Refusal(
        "short_of_blocks",
        {
            "needs": "1 wood 1 sand 3 stone",
            "missing": "3 stone",
            "wildcards": 1,
            "wildcard": "emerald",
        },
    )
    before = game.position
    with pytest.raises(ow.IllegalMove):
        game.play("build c3 1")
    assert game.position == before


def test_only_emeralds_replace_other_blocks() -> None:
    """Section 2, Build: only an emerald is a wildcard."""
    game = table(Seat(supply="wwwwssss"), cells={"c3": "forest-stone-dwelling"})
    assert refused(game, "build c3 1") == "short_of_blocks"


def test_paid_blocks_are_gone_for_good() -> None:
    """Section 2, Build: they go to the box, not back to the cube."""
    game = table(Seat(supply="ww"), cells={"c3": "desert-wood-decoration"})
    cube = dict(game.cube)
    paid = int(game.position.rpartition("/")[2].split("s")[0].removeprefix("w"))
    game.play("build c3 1")
    assert game.cube == cube
    assert game.position.rpartition("/")[2].startswith(f"w{paid + 2}")


def test_building_over_an_earlier_building() -> None:
    """R12: a full board is no obstacle; the covered tile no longer counts."""
    board = {
        1: "forest-wood-bridge",
        2: "forest-wood-decoration",
        3: "forest-wood-dwelling",
        4: "forest-wood-animal_house",
        5: "desert-wood-bridge",
        6: "desert-wood-decoration",
        7: "desert-wood-dwelling",
        8: "desert-wood-animal_house",
        9: "mountains-wood-bridge",
    }
    game = table(Seat(supply="s", board=board), cells=HERE | {"c3": "desert-sand-dwelling"})
    before = {g.characteristic: g.spaces for g in game.forecast(0).groups}
    assert (before["wood"], before["bridge"], before["sand"]) == (9, 1, 0)
    assert len(legal(game, "build")) == 9
    game.play("build c3 5")
    after = {g.characteristic: g.spaces for g in game.forecast(0).groups}
    assert game.players[0].board[4] == "desert-sand-dwelling"
    assert (after["wood"], after["sand"]) == (8, 1)


def test_a_covered_building_is_back_in_the_box() -> None:
    """R12: players do not reveal it again."""
    seat = Seat(supply="s", board={5: "desert-wood-bridge"})
    cells = {"c3": "2desert-sand-dwelling", "d3": "0", "c4": "0", "d4": "0"}
    game = table(seat, cells=cells)
    game.play("build c3 5")
    assert "desert-wood-bridge" in game.position.rpartition("/")[2]
    game.play("explore 33")
    assert "tile c3 desert-wood-bridge" not in chances(game)
    settle(game)


def test_a_covered_printed_biome_no_longer_counts() -> None:
    """R12: a building hides the printed biome below it."""
    game = table(Seat(supply="w"), cells={"c3": "forest-wood-animal_house"})
    game.play("build c3 4")  # the only snowy tundra of the red board
    groups = {g.characteristic: g.spaces for g in game.forecast(0).groups}
    assert (groups["snowy_tundra"], groups["forest"]) == (0, 2)
