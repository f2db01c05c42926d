"""Collect a weapon, and use weapons with a power."""

from __future__ import annotations

from fractions import Fraction

import overworld as ow
from tests.rulebook.tables import Seat, chances, fight, legal, play, refused, table

POTATO = "poisonous_potato"
DEEP = "4144 1244 4444 4444"  # taking x2 uncovers three blocks


def turned(game: ow.Game) -> tuple[int, int]:
    """Hearts so far, and tokens still to come."""
    assert game.fight is not None
    return game.fight.hearts, game.fight.draws


def test_taking_a_weapon_adds_it_to_the_pile() -> None:
    """Section 2, Collect a weapon: the place stays empty from then on."""
    game = table(Seat(crossing="13"), cells={"a3": "bow", "a4": "diamond_sword"})
    assert legal(game, "take") == ["take a3", "take a4"]
    game.play("take a4")
    assert game.players[0].pile["diamond_sword"] == 1
    assert (game.world["a4"].face, game.world["a4"].left) == (None, 0)
    assert game.why_not("take a3") == ow.Refusal("action_used", {"action": "weapon"})


def test_only_weapons_next_to_the_character_can_be_taken() -> None:
    """Section 2, Collect a weapon: neither far tokens nor tiles nor empty places."""
    seats = Seat(crossing="13"), Seat(weapons="tnt")
    game = table(*seats, cells={"a3": "-", "a4": "bow", "a5": "bow", "b3": "zombie-action"})
    assert refused(game, "take a5") == "not_next_to_you"
    assert refused(game, "take a3") == "nothing_there"
    assert refused(game, "take b3") == "not_a_weapon"


def test_an_emptied_cell_has_nothing_to_reveal() -> None:
    """R5: below a token there is nothing."""
    cells = {"a3": "bow", "a4": "-", "b3": "0", "b4": "0"}
    game = table(Seat(crossing="13", weapons="bow"), cells=cells)
    play(game, "take a3", "explore 13")
    assert game.phase == "end"


# ---------------------------------------------------------------- bow


def test_a_bow_asks_before_the_next_token() -> None:
    """R13: the player decides before the next token."""
    game = table(Seat(weapons="bow"), cells={"c3": "witch-stone"})
    fight(game, "c3", "bow")
    assert (game.turn, game.phase, legal(game)) == (0, "bow", ["draw", "pass"])
    assert turned(game) == (1, 2)
    game.play("draw")
    assert turned(game) == (1, 3)
    assert chances(game) == {
        "weapon poisonous_potato": Fraction(3, 5),
        "weapon wooden_sword": Fraction(1, 5),
        "weapon stone_sword": Fraction(1, 5),
    }


def test_a_bow_may_be_declined() -> None:
    """R13: then three tokens are all."""
    game = table(Seat(weapons="bow"), cells={"c3": "witch-stone"})
    fight(game, "c3", POTATO, POTATO, "bow", "pass")
    assert (game.fight, game.actions_left) == (None, 1)


def test_a_bow_as_third_token_turns_a_fourth() -> None:
    """R13: the fight continues after the third token if the player uses the bow."""
    game = table(Seat(weapons="bow"), cells={"c3": "skeleton-action"})
    fight(game, "c3", POTATO, POTATO, "bow", "draw", "stone_sword")
    assert game.players[0].mobs == {"skeleton-action": 1}


def test_a_pile_never_runs_out() -> None:
    """R16: all bows and all TNT of the box in one pile, every bow used, and tokens are left."""
    seat = Seat(weapons="bow bow bow tnt tnt tnt")
    game = table(seat, cells={"c3": "enderman-bridge"})
    fight(game, "c3", "bow", "draw", "bow", "draw", "bow", "draw")
    assert turned(game) == (3, 3)
    play(game, "weapon tnt", "weapon tnt")
    assert sum(chances(game).values()) == 1
    game.play("weapon tnt")
    play(game, "detonate", "detonate", "detonate")
    assert game.players[0].pile == {
        "poisonous_potato": 3,
        "wooden_sword": 1,
        "stone_sword": 1,
        "bow": 3,
    }
    assert game.players[0].mobs == {"enderman-bridge": 1}


def most_turned(game: ow.Game) -> int:
    """Return the highest number of tokens that the player can still reveal, using every bow."""
    if game.phase == "bow":
        game.play("draw")
        count = most_turned(game)
        game.undo()
        return count
    if game.fight is None:
        return 0
    assert sum(chances(game).values()) == 1
    count = 0
    for move, _ in game.chance_outcomes:
        game.play(move)
        count = max(count, 1 + most_turned(game))
        game.undo()
    return count


def test_a_fight_reveals_three_tokens_and_one_for_each_bow() -> None:
    """R16: the pile always has a next token; with three bows it reveals six of eight."""
    game = table(Seat(weapons="bow bow bow"), cells={"c3": "enderman-bridge"})
    game.play("fight c3")
    assert most_turned(game) == 6
    assert sum(game.players[0].pile.values()) == 8


# ---------------------------------------------------------------- golden hoe


def test_a_golden_hoe_gains_xp_without_asking() -> None:
    """R13: each revealed hoe gives 2 XP immediately, and its heart counts."""
    game = table(Seat(weapons="golden_hoe golden_hoe"), cells={"c3": "witch-stone"})
    fight(game, "c3", "golden_hoe")
    assert (game.phase, game.scores, turned(game)) == ("draw", (2, 0), (1, 2))
    game.play("weapon golden_hoe")
    assert game.scores == (4, 0)
    game.undo()
    assert game.scores == (2, 0)


# ---------------------------------------------------------------- stone pickaxe


def test_a_pickaxe_asks_before_the_next_token_and_takes_a_block() -> None:
    """R13: the rule of Collect decides which block, and then the fight continues."""
    game = table(Seat(weapons="stone_pickaxe"), cells={"c3": "witch-stone"})
    fight(game, "c3", "stone_pickaxe")
    assert (game.turn, game.phase) == (0, "pickaxe")
    assert legal(game) == ["mine w2", "mine z2", "mine w4", "mine z4", "pass"]
    assert refused(game, "mine x2") == "block_covered"
    assert refused(game, "draw") == "not_asked"
    game.play("mine z2")
    assert (game.phase, turned(game)) == ("draw", (1, 2))
    assert sum(game.players[0].supply.values()) == 1


def test_a_pickaxe_may_be_declined() -> None:
    """R13: then no block is taken."""
    game = table(Seat(weapons="stone_pickaxe"), cells={"c3": "witch-stone"})
    fight(game, "c3", "stone_pickaxe", "pass")
    assert game.phase == "draw"
    assert sum(game.players[0].supply.values()) == 0


def test_blocks_uncovered_by_a_pickaxe_are_known_before_the_next_token() -> None:
    """R13: uncovered blocks come before the next token."""
    game = table(Seat(weapons="stone_pickaxe"), cells={"c3": "witch-stone"}, heights=DEEP)
    fight(game, "c3", "stone_pickaxe", "mine x2")
    for column in ("x2", "y2", "x3"):
        assert game.phase == "uncover"
        outcome = game.chance_outcomes[0][0]
        assert str(outcome).startswith(f"block {column} ")
        game.play(outcome)
    assert game.phase == "draw"


def test_a_pickaxe_has_no_effect_when_the_cube_is_empty() -> None:
    """R13: the player has no decision."""
    game = table(
        Seat(weapons="stone_pickaxe"),
        cells={"c3": "witch-stone"},
        heights="0" * 16,
        used="c",
        scored=2,
    )
    fight(game, "c3", "stone_pickaxe")
    assert (game.phase, turned(game)) == ("draw", (1, 2))


def test_a_pickaxe_takes_the_last_block_of_the_cube() -> None:
    """R13: it asks as long as there is a block."""
    game = table(
        Seat(weapons="stone_pickaxe"),
        cells={"c3": "witch-stone"},
        heights="1000 0000 0000 0000",
        scored=2,
    )
    fight(game, "c3", "stone_pickaxe")
    assert (game.phase, legal(game)) == ("pickaxe", ["mine w1", "pass"])
    game.play("mine w1")
    assert set(game.cube.values()) == {""}
    assert turned(game)[1] == 2


def test_every_turned_pickaxe_takes_a_block() -> None:
    """R13: three pickaxes, three questions, one after the other."""
    seat = Seat(weapons="stone_pickaxe stone_pickaxe stone_pickaxe")
    game = table(seat, cells={"c3": "skeleton-action"})
    game.play("fight c3")
    for _ in range(3):
        play(game, "weapon stone_pickaxe", "mine w2")
        while game.phase == "uncover":
            game.play(game.chance_outcomes[0][0])
    assert sum(game.players[0].supply.values()) == 3
    assert game.players[0].mobs == {"skeleton-action": 1}


# ---------------------------------------------------------------- TNT


def test_tnt_is_asked_after_the_last_token() -> None:
    """R14: the decision comes after the last token; before it, the hearts do not count."""
    game = table(Seat(weapons="tnt"), cells={"c3": "witch-stone"})
    fight(game, "c3", "tnt")
    assert (game.phase, turned(game)) == ("draw", (0, 2))
    play(game, f"weapon {POTATO}", f"weapon {POTATO}")
    assert (game.turn, game.phase, legal(game)) == (0, "tnt", ["detonate", "pass"])
    game.play("detonate")
    assert game.players[0].mobs == {"witch-stone": 1}
    assert "tnt" not in game.players[0].pile
    assert game.position.endswith(":tnt")


def test_tnt_that_is_kept_counts_nothing_and_stays() -> None:
    """R14: declining loses its hearts, not the token."""
    game = table(Seat(weapons="tnt"), cells={"c3": "spider-action"})
    fight(game, "c3", "tnt", POTATO, POTATO, "pass")
    assert not game.players[0].mobs
    assert game.players[0].pile["tnt"] == 1
    assert game.world["c3"].face == "spider-action"


def test_each_tnt_is_a_separate_question() -> None:
    """R14: one may be detonated and the other kept."""
    game = table(Seat(weapons="tnt tnt"), cells={"c3": "witch-stone"})
    fight(game, "c3", "tnt", "tnt", POTATO)
    game.play("detonate")
    assert (game.phase, turned(game)) == ("tnt", (5, 0))
    game.play("pass")
    assert game.players[0].mobs == {"witch-stone": 1}
    assert game.players[0].pile["tnt"] == 1


def test_tnt_is_asked_even_if_the_fight_is_won() -> None:
    """R14: detonating it is never forced and never refused."""
    game = table(Seat(weapons="tnt"), cells={"c3": "spider-action"})
    fight(game, "c3", "stone_sword", "tnt", POTATO)
    assert legal(game) == ["detonate", "pass"]
    game.play("pass")
    assert game.players[0].mobs == {"spider-action": 1}
    assert game.players[0].pile["tnt"] == 1


def test_detonated_tnt_is_gone_also_after_a_lost_fight() -> None:
    """R14: five hearts were not enough, the TNT leaves the game all the same."""
    game = table(Seat(weapons="tnt"), cells={"c3": "enderman-obsidian"})
    fight(game, "c3", "tnt", POTATO, POTATO)
    before = game.position
    game.play("detonate")
    assert not game.players[0].mobs
    assert "tnt" not in game.players[0].pile
    game.undo()
    assert game.position == before


def test_bow_comes_before_tnt() -> None:
    """R14: a token turned by a bow comes before the question about the TNT."""
    game = table(Seat(weapons="tnt bow"), cells={"c3": "witch-stone"})
    fight(game, "c3", "tnt", POTATO, "bow")
    assert game.phase == "bow"
    play(game, "draw", "weapon stone_sword")
    assert (game.phase, turned(game)) == ("tnt", (3, 0))
