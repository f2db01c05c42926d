"""The end of the game: mobs, winners, ties."""

from __future__ import annotations

import pytest

import overworld as ow
from tests.rulebook.tables import Seat, legal, play, refused, table

LAST = "1111 1111 1111 1111"


def last_card(*seats: Seat, turn: str = "red") -> ow.Game:
    """Return a table where card C is due."""
    game = table(*seats, heights=LAST, scored=2, phase="end", turn=turn)
    game.play("end")
    return game


def finish(game: ow.Game) -> None:
    """Let every player choose a type that no board has."""
    while not game.over:
        game.play("score bridge")


def test_example_of_mobs_four_and_three_and_six() -> None:
    """Section 3: 2 forests, 1 obsidian building, 2 animal houses, no sand: 4 + 3 + 6 + 0 = 13."""
    board = {
        1: "mountains-wood-animal_house",
        5: "desert-obsidian-decoration",  # covers a forest; two printed ones stay visible
        8: "desert-wood-animal_house",
    }
    mobs = "skeleton-forest creeper-sand witch-animal_house enderman-obsidian"
    game = last_card(Seat(board=board, mobs=mobs))
    bonuses = {bonus.mob: (bonus.spaces, bonus.points) for bonus in game.forecast(0).bonuses}
    assert bonuses == {
        "skeleton-forest": (2, 4),
        "creeper-sand": (0, 0),
        "witch-animal_house": (2, 6),
        "enderman-obsidian": (1, 3),
    }
    assert game.scores == (0, 0)
    finish(game)
    assert game.scores == (13, 0)


def test_biome_mobs_count_visible_printed_biomes() -> None:
    """R20: two printed deserts and a desert building; the covered desert of space 2 is gone."""
    board = {1: "desert-wood-dwelling", 2: "forest-wood-dwelling"}
    game = last_card(Seat(board=board, mobs="creeper-desert"))
    finish(game)
    assert game.scores == (6, 0)


def test_mobs_count_spaces_that_are_not_connected() -> None:
    """R20: all spaces, also for players who otherwise count their largest group."""
    corners = {
        1: "forest-sand-decoration",
        3: "forest-sand-dwelling",
        7: "desert-sand-decoration",
        9: "desert-sand-dwelling",
    }
    game = last_card(Seat(board=corners, mobs="creeper-sand"))
    finish(game)
    assert game.scores == (8, 0)


def test_action_mobs_left_over_are_worth_nothing() -> None:
    """Section 2: they only buy actions."""
    game = last_card(Seat(mobs="spider-action creeper-action"))
    assert game.forecast(0).bonuses == ()
    finish(game)
    assert game.scores == (0, 0)


def test_mobs_are_counted_only_at_the_end() -> None:
    """Section 3: cards A and B leave them alone."""
    game = table(Seat(mobs="skeleton-forest"), heights="3" * 16, phase="end")
    play(game, "end", "score forest", "score forest")
    assert game.scores == (3, 3)


def test_the_game_ends_immediately_after_card_c() -> None:
    """Section 3: blocks left in the cube and seats that had fewer turns do not matter."""
    game = last_card(Seat(), Seat(), Seat(), turn="blue")
    play(game, "score bridge", "score bridge")
    assert (game.over, game.winners) == (False, ())
    game.play("score bridge")
    assert (game.over, game.winners) == (True, (0, 1, 2))
    assert (game.turn, game.phase, legal(game), game.chance_outcomes) == (None, "over", [], ())
    assert "".join(game.cube.values()) != ""
    for text in ("explore 33", "end", "score bridge", "mine w1"):
        assert refused(game, text) == "game_over"
    with pytest.raises(ow.IllegalMove):
        game.play("explore 33")


def test_the_last_move_can_be_taken_back() -> None:
    """Section 3: undo reopens the game and takes the mobs' points away again."""
    game = last_card(Seat(mobs="skeleton-forest"))
    finish(game)
    assert game.scores == (6, 0)
    game.undo()
    assert (game.over, game.winners, game.scores, game.turn) == (False, (), (0, 0), 1)


def test_most_xp_wins() -> None:
    """Section 3: blocks do not matter unless XP are equal."""
    game = last_card(Seat(xp=30), Seat(xp=29, supply="wwwwee"), Seat(xp=12))
    finish(game)
    assert game.winners == (0,)


def test_mobs_may_decide_the_game() -> None:
    """Section 3: XP are compared after the mobs are counted."""
    game = last_card(Seat(xp=10, mobs="skeleton-forest"), Seat(xp=15))
    finish(game)
    assert (game.scores, game.winners) == ((16, 15), (0,))


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ("www", "ww", (0,)),
        ("w", "ee", (1,)),  # every block counts one, of any material
        ("", "o", (1,)),
        ("wst", "eee", (0, 1)),
        ("", "", (0, 1)),
    ],
)
def test_a_tie_goes_to_the_larger_supply(first: str, second: str, winners: tuple[int, ...]) -> None:
    """Section 3: most blocks left; still tied, the win is shared."""
    game = last_card(Seat(xp=20, supply=first), Seat(xp=20, supply=second))
    finish(game)
    assert game.scores == (20, 20)
    assert game.winners == winners


def test_only_the_tied_players_share_the_win() -> None:
    """Section 3: among four, two share it."""
    game = last_card(
        Seat(xp=20, supply="ww"),
        Seat(xp=20, supply="w"),
        Seat(xp=20, supply="se"),
        Seat(xp=19, supply="wwwwww"),
    )
    finish(game)
    assert game.winners == (0, 2)
