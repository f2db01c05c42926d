"""The scoring rounds A, B and C."""

from __future__ import annotations

import pytest

import overworld as ow
from overworld.rules.scoring import LARGEST
from tests.rulebook.tables import Seat, fight, legal, play, settle, table

FLAT = {"A": "3" * 16, "B": "2" * 16, "C": "1" * 16}
SCORED = {"A": 0, "B": 1, "C": 2}
TYPES = ("decoration", "dwelling", "animal_house", "bridge")
BARE = {"c3": "0", "d3": "0", "c4": "0", "d4": "0"}

# The red board as printed: mountains desert forest / snowy tundra forest desert / mountains
# desert forest. Here the desert of space 8 is still visible, that of space 3 touches diagonally.
DESERTS = {
    2: "forest-wood-decoration",
    3: "desert-wood-bridge",
    4: "desert-sand-decoration",
    5: "desert-stone-decoration",
    6: "mountains-stone-bridge",
    7: "desert-obsidian-decoration",
}
WOODEN = {
    1: "forest-wood-bridge",
    2: "desert-wood-dwelling",
    3: "snowy_tundra-wood-dwelling",
    6: "mountains-wood-animal_house",
    7: "forest-wood-decoration",  # not connected with the others
    8: "forest-stone-bridge",
    9: "mountains-wood-decoration",
}
HOUSES = {
    1: "forest-sand-dwelling",
    2: "desert-stone-dwelling",
    4: "desert-obsidian-bridge",
    5: "forest-wood-animal_house",
    7: "snowy_tundra-wood-decoration",
    8: "snowy_tundra-stone-animal_house",
    9: "mountains-wood-decoration",
}


def due(card: str, *seats: Seat, turn: str = "red") -> ow.Game:
    """Return a game in which a turn has just ended and a card is due."""
    game = table(*seats, heights=FLAT[card], scored=SCORED[card], phase="end", turn=turn)
    game.play("end")
    return game


def points(game: ow.Game, seat: int = 0) -> dict[str, tuple[int, int]]:
    """Spaces and points of each characteristic in the forecast."""
    return {g.characteristic: (g.spaces, g.points) for g in game.forecast(seat).groups}


# ---------------------------------------------------------------- the worked examples


def test_example_of_card_a_four_deserts_and_a_fifth_at_a_corner() -> None:
    """Section 3: 4 x 4 = 16; a desert that touches only diagonally is not of the group."""
    game = due("A", Seat(board=DESERTS))
    assert points(game)["desert"] == (4, 16)
    game.play("score desert")
    assert game.scores == (16, 0)


def test_example_of_card_b_five_wooden_buildings() -> None:
    """Section 3: 5 x 3 = 15; biomes do not matter on this card."""
    game = due("B", Seat(board=WOODEN))
    assert points(game)["wood"] == (5, 15)
    game.play("score wood")
    assert game.scores == (15, 0)


def test_example_of_card_c_animal_houses_beat_dwellings() -> None:
    """Section 3: two animal houses are 2 x 5 = 10, two dwellings only 2 x 4 = 8."""
    game = due("C", Seat(board=HOUSES))
    found = points(game)
    assert (found["animal_house"], found["dwelling"]) == ((2, 10), (2, 8))
    game.play("score animal_house")
    assert game.scores == (10, 0)


# ---------------------------------------------------------------- what counts


@pytest.mark.parametrize(
    ("card", "names"),
    [
        ("A", ["forest", "desert", "mountains", "snowy_tundra"]),
        ("B", ["wood", "sand", "stone", "obsidian"]),
        ("C", ["decoration", "dwelling", "animal_house", "bridge"]),
    ],
)
def test_each_card_has_four_characteristics(card: str, names: list[str]) -> None:
    """Section 3: 3, 4, 5 and 6 points per space; exactly one of the four is chosen."""
    game = due(card)
    assert game.card == card
    assert legal(game) == [f"score {name}" for name in names]
    box = game.box
    assert [box.points[name] for name in names] == [3, 4, 5, 6]


def test_a_characteristic_of_another_card_is_refused() -> None:
    """Section 3: each card is scored by its own characteristics."""
    game = due("A")
    assert game.why_not("score wood") == ow.Refusal(
        "not_on_this_card", {"card": "A", "name": "wood"}
    )


def test_a_single_space_is_a_group() -> None:
    """Section 3: one visible printed snowy tundra is worth 6."""
    game = due("A")
    game.play("score snowy_tundra")
    assert game.scores == (6, 0)


def test_card_a_counts_printed_biomes_only_where_they_are_visible() -> None:
    """Section 3: a building shows its own biome instead of the printed one."""
    game = due("A", Seat(board={4: "forest-obsidian-dwelling"}))
    assert points(game)["forest"] == (2, 6)  # the tile and space 5 next to it
    assert points(game)["snowy_tundra"] == (0, 0)


@pytest.mark.parametrize("card", ["B", "C"])
def test_cards_b_and_c_count_buildings_only(card: str) -> None:
    """Section 3: an empty board scores nothing there."""
    game = due(card)
    names = [g for g in game.forecast(0).groups if g.card == card]
    assert [g.points for g in names] == [0, 0, 0, 0]


def largest(spaces: frozenset[int]) -> frozenset[int]:
    """Return the largest group of spaces 0..8 that touch with a side; of equals, the first."""
    groups: list[frozenset[int]] = []
    for space in sorted(spaces):
        group = {space}
        for _ in spaces:
            group |= {
                other
                for other in spaces
                for inside in group
                if abs(other % 3 - inside % 3) + abs(other // 3 - inside // 3) == 1
            }
        groups.append(frozenset(group))
    return max(groups, key=len, default=frozenset())


def test_the_largest_group_of_every_set_of_spaces() -> None:
    """Section 3: connected are spaces that touch with a side, wherever a group begins and turns."""
    for mask in range(1 << 9):
        spaces = frozenset(space for space in range(9) if mask >> space & 1)
        assert LARGEST[mask] == sum(1 << space for space in largest(spaces)), spaces


def test_only_the_largest_group_counts() -> None:
    """Section 3: two groups of one characteristic are not added up."""
    board = {
        1: "forest-wood-bridge",
        2: "desert-wood-bridge",
        7: "forest-wood-dwelling",
        8: "desert-wood-dwelling",
        9: "snowy_tundra-wood-dwelling",
    }
    assert points(due("B", Seat(board=board)))["wood"] == (3, 9)


def test_groups_do_not_reach_around_the_edge() -> None:
    """Section 3: spaces 3 and 4 are not neighbours."""
    board = {3: "forest-wood-bridge", 4: "desert-wood-bridge"}
    assert points(due("B", Seat(board=board)))["wood"] == (1, 3)


def test_scoring_removes_nothing() -> None:
    """Section 3: buildings, blocks and mobs stay for the next card."""
    game = due("A", Seat(board=DESERTS, supply="wse", mobs="zombie-action creeper-sand"))
    before = game.players[0]
    play(game, "score desert", "score forest")
    after = game.players[0]
    assert (after.board, after.supply, after.mobs) == (before.board, before.supply, before.mobs)


def test_two_players_may_choose_the_same() -> None:
    """R19: the first player who chooses a characteristic does not use it up."""
    game = due("A")
    play(game, "score snowy_tundra", "score snowy_tundra")
    assert game.scores == (6, 6)


@pytest.mark.parametrize("card", ["A", "B", "C"])
def test_a_characteristic_that_is_missing_scores_nothing(card: str) -> None:
    """R19: a player may choose a characteristic that is not on the board."""
    hidden = {4: "forest-wood-bridge"}  # covers the only snowy tundra of the red board
    game = due(card, Seat(xp=5, board=hidden))
    names = {"A": "snowy_tundra", "B": "obsidian", "C": "dwelling"}
    game.play(f"score {names[card]}")
    assert game.scores == (5, 0)


def test_xp_continues_beyond_the_track() -> None:
    """R21: the printed track ends at 50, the count does not."""
    game = due("A", Seat(xp=49, board=DESERTS), Seat(xp=130))
    play(game, "score desert", "score snowy_tundra")
    assert game.scores == (65, 136)
    assert ow.Game.from_position(game.position).scores == (65, 136)


# ---------------------------------------------------------------- who and when


@pytest.mark.parametrize(
    ("turn", "order"), [("red", [0, 1, 2]), ("blue", [1, 2, 0]), ("yellow", [2, 0, 1])]
)
def test_the_current_player_scores_first_then_clockwise(turn: str, order: list[int]) -> None:
    """Section 3: afterwards the next seat has its turn."""
    game = due("A", Seat(), Seat(), Seat(), turn=turn)
    seats = []
    while game.phase == "score":
        assert game.turn is not None
        seats.append(game.turn)
        game.play("score forest")
    assert seats == order
    assert (game.turn, game.phase, game.actions_left) == (order[1], "act", 2)
    assert game.scores == (3, 3, 3)


def test_several_cards_in_one_turn_come_one_after_the_other() -> None:
    """Section 3: all players finish card A before any player starts card B."""
    game = table(Seat(), Seat(), Seat(), heights="2222 2222 2222 2224", cells=BARE, turn="yellow")
    play(game, "mine z4", "mine z4", "explore 33", "end")
    asked = []
    while game.phase == "score":
        asked.append((game.card, game.turn))
        game.play(legal(game)[0])
    assert asked == [("A", 2), ("A", 0), ("A", 1), ("B", 2), ("B", 0), ("B", 1)]
    assert (game.turn, game.phase) == (0, "act")


def test_all_three_cards_may_fall_due_in_one_turn() -> None:
    """R23: two blocks by Collect and one by the pickaxe take a tower down to the last layer."""
    game = table(
        Seat(weapons="stone_pickaxe"),
        heights="1111 1111 1111 1114",
        cells=BARE | {"c3": "witch-stone"},
    )
    play(game, "mine z4", "mine z4")
    fight(game, "c3", "stone_pickaxe", "mine z4", "poisonous_potato", "poisonous_potato")
    game.play("end")
    asked = []
    while not game.over:
        asked.append((game.card, game.turn))
        game.play(legal(game)[-1])
    assert asked == [(card, seat) for card in "ABC" for seat in (0, 1)]


def test_a_card_is_scored_once() -> None:
    """Section 3: after A the next turn ends without a scoring until layer B is gone."""
    game = due("A")
    play(game, "score forest", "score forest", "explore 33")
    settle(game)
    for _ in range(2):
        game.play(legal(game, "mine")[0])
        settle(game)
    game.play("end")
    assert (game.turn, game.phase) == (0, "act")


def test_extra_actions_come_before_the_scoring() -> None:
    """R23: a building from the action of a traded mob counts for the card that is due."""
    game = table(
        Seat(supply="w", mobs="zombie-action"),
        heights="4333 3333 3333 3333",
        cells=BARE | {"c3": "forest-wood-animal_house"},
    )
    play(game, "mine w1", "mine w1", "explore 33", "trade", "build c3 2", "end")
    game.play("score forest")  # spaces 2, 3 and 5
    assert game.scores == (9, 0)


def test_undo_gives_the_points_back() -> None:
    """Section 3: a scoring can be taken back like any other decision."""
    game = due("A", Seat(board=DESERTS))
    before = game.position
    game.play("score desert")
    assert str(game.history[-1]) == "score desert"
    game.undo()
    assert (game.position, game.scores) == (before, (0, 0))


# ---------------------------------------------------------------- the beginner variant


def test_beginners_count_all_matching_spaces_on_card_a() -> None:
    """Section 3, beginner variant: the fifth desert counts although it is not connected."""
    game = due("A", Seat(board=DESERTS, beginner=True))
    game.play("score desert")
    assert game.scores == (20, 0)


@pytest.mark.parametrize(("beginner", "expected"), [(0, (15, 3)), (1, (3, 15))])
def test_the_beginner_variant_is_chosen_seat_by_seat(
    beginner: int, expected: tuple[int, int]
) -> None:
    """Section 3, beginner variant: others at the table count their largest group."""
    spread = (1, 3, 5, 7, 9)
    boards = (
        [*(f"forest-wood-{kind}" for kind in TYPES), "snowy_tundra-wood-decoration"],
        [*(f"desert-wood-{kind}" for kind in TYPES), "mountains-wood-decoration"],
    )
    seats = [
        Seat(board=dict(zip(spread, names, strict=True)), beginner=seat == beginner)
        for seat, names in enumerate(boards)
    ]
    game = due("B", *seats)
    play(game, "score wood", "score wood")
    assert game.scores == expected


def test_beginners_count_all_matching_spaces_on_card_c() -> None:
    """Section 3, beginner variant: types too."""
    board = {1: "forest-wood-bridge", 9: "desert-wood-bridge"}
    game = due("C", Seat(board=board, beginner=True), Seat(board={1: "mountains-wood-bridge"}))
    assert points(game)["bridge"] == (2, 12)
    assert points(game, 1)["bridge"] == (1, 6)


def test_beginners_are_named_when_the_table_is_set() -> None:
    """Section 3, beginner variant: per player."""
    game = ow.Game(players=3, beginner=(1,))
    assert [player.beginner for player in game.players] == [False, True, False]
    groups = game.forecast(1).groups
    assert [g.spaces for g in groups if g.card == "A"] == [3, 3, 2, 1]
