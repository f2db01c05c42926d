"""A turn: two different actions, extra actions, the end."""

from __future__ import annotations

import pytest

import overworld as ow
from tests.rulebook.tables import COLUMNS, STACKS, Seat, fight, legal, play, refused, settle, table

POTATO = "poisonous_potato"
BARE = {"c3": "0", "d3": "0", "c4": "0", "d4": "0"}
ALMOST = "4333 3333 3333 3333"  # one block of the top layer is left


def test_two_actions_and_an_explicit_end() -> None:
    """Section 2: after two actions the turn is ended, and the next seat has two actions."""
    game = table(cells=BARE)
    play(game, "explore 33", "mine w2", "mine w2")
    assert (game.turn, game.phase, game.actions_left) == (0, "end", 0)
    assert legal(game) == ["end"]
    game.play("end")
    assert (game.turn, game.phase, game.actions_left, game.turn_number) == (1, "act", 2, 2)
    assert game.actions_used == ()


def test_turns_go_round_clockwise() -> None:
    """Section 2: seat after seat, and after the last the first again."""
    game = table(Seat(), Seat(), Seat(), cells=BARE, turn="blue")
    seats = []
    for _ in range(4):
        seats.append(game.turn)
        game.play("explore 33")
        for _ in range(2):
            game.play(legal(game, "mine")[0])
            settle(game)
        game.play("end")
    assert seats == [1, 2, 0, 1]


@pytest.mark.parametrize(
    ("first", "again", "action"),
    [
        (("mine w2", "mine w2"), "mine z2", "collect"),
        (("explore 33",), "explore 33", "explore"),
        (("build c3 1",), "build d3 2", "build"),
        (("fight c4", *["weapon poisonous_potato"] * 3), "fight d4", "fight"),
    ],
)
def test_the_two_actions_must_differ(first: tuple[str, ...], again: str, action: str) -> None:
    """Section 2: no kind of action twice among the two."""
    cells = {
        "c3": "desert-sand-dwelling",
        "d3": "desert-stone-decoration",
        "c4": "zombie-action",
        "d4": "spider-action",
    }
    game = table(Seat(supply="st"), cells=cells)
    assert refused(game, again) is None
    play(game, *first)
    assert game.why_not(again) == ow.Refusal("action_used", {"action": action})
    assert game.actions_left == 1


def test_weapons_are_taken_one_a_turn() -> None:
    """Section 2: collecting a weapon is an action like the others."""
    game = table(Seat(crossing="13"), cells={"a3": "bow", "a4": "bow"})
    game.play("take a3")
    assert game.why_not("take a4") == ow.Refusal("action_used", {"action": "weapon"})


@pytest.mark.parametrize("text", ["end", "pass", "trade", "draw", "detonate", "score forest"])
def test_a_normal_action_cannot_be_passed(text: str) -> None:
    """R18: while an action is owed, only actions are offered."""
    game = table(Seat(mobs="zombie-action"), cells=BARE)
    assert refused(game, text) is not None
    game.play("explore 33")
    assert refused(game, text) is not None


@pytest.mark.parametrize("used", ["-", "c", "b", "f", "w"])
def test_exploring_on_the_spot_is_always_possible(used: str) -> None:
    """R18: even with an empty cube and nothing left in the Overworld."""
    empty = dict.fromkeys(STACKS, "0")
    game = table(heights="0" * 16, cells=empty, used=used, scored=2)
    assert "explore 33" in game.legal_moves
    game.play("explore 33")
    settle(game)
    assert game.players[0].crossing == "33"


def test_collecting_is_possible_while_the_cube_holds_a_block() -> None:
    """R18: so that a turn that began with exploring can continue."""
    game = table(
        heights="1000 0000 0000 0000", cells=dict.fromkeys(STACKS, "0"), used="x", scored=2
    )
    assert legal(game) == ["mine w1"]


# ---------------------------------------------------------------- extra actions


def test_a_mob_is_traded_in_for_one_more_action() -> None:
    """Section 2: any kind of action, repeats allowed; the mob goes to the box."""
    game = table(Seat(mobs="zombie-action"), cells=BARE)
    play(game, "mine w2", "mine w2", "explore 33")
    assert legal(game) == ["trade", "end"]
    game.play("trade")
    assert not game.players[0].mobs
    assert game.position.rpartition("/")[2].split(":")[1].endswith("zombie-action")
    assert (game.phase, game.actions_left, game.actions_used) == ("act", 1, ())
    play(game, "mine z2", "mine z2")
    assert (game.phase, legal(game)) == ("end", ["end"])
    assert sum(game.players[0].supply.values()) == 4


def test_a_bought_action_must_be_taken() -> None:
    """Section 2: after a trade the turn cannot be ended before the action."""
    game = table(Seat(mobs="zombie-action zombie-action"), phase="end", cells=BARE)
    game.play("trade")
    assert game.why_not("end") == ow.Refusal("actions_owed", {"owed": 1})
    assert game.why_not("trade") == ow.Refusal("actions_owed", {"owed": 1})
    play(game, "explore 33", "trade", "explore 33", "end")
    assert game.turn == 1


def test_several_mobs_give_several_actions_of_one_kind() -> None:
    """Section 2: each trade is one more action, also the same as before."""
    seat = Seat(mobs="spider-action zombie-action creeper-action")
    game = table(seat, phase="end", cells=BARE)
    for left in (2, 1, 0):
        play(game, "trade", "explore 33")
        assert sum(game.players[0].mobs.values()) == left
    assert legal(game) == ["end"]


def test_scoring_mobs_cannot_be_traded() -> None:
    """Section 2: they are kept to the end of the game."""
    game = table(Seat(mobs="creeper-sand"), Seat(mobs="zombie-action"), phase="end")
    assert legal(game) == ["end"]
    assert refused(game, "trade") == "no_action_mob"


def test_a_mob_defeated_in_this_turn_can_be_traded_in_this_turn() -> None:
    """R17: as soon as the two normal actions are done."""
    game = table(cells=BARE | {"c3": "zombie-action"})
    fight(game, "c3", "stone_sword", POTATO, POTATO)
    assert refused(game, "trade") == "actions_owed"
    game.play("explore 33")
    assert legal(game) == ["trade", "end"]
    play(game, "trade", "explore 33")
    assert not game.players[0].mobs


def test_a_mob_defeated_in_an_extra_action_can_be_traded_too() -> None:
    """R17: the chain continues as long as the player defeats mobs."""
    cells = BARE | {"c3": "zombie-action", "d3": "spider-action"}
    game = table(Seat(mobs="creeper-action"), cells=cells, phase="end")
    game.play("trade")
    fight(game, "c3", "stone_sword", POTATO, POTATO)
    assert game.players[0].mobs == {"zombie-action": 1}
    game.play("trade")
    fight(game, "d3", "stone_sword", POTATO, POTATO)
    assert game.players[0].mobs == {"spider-action": 1}
    assert legal(game) == ["trade", "end"]


def test_trade_takes_the_first_mob_in_the_order_of_the_box() -> None:
    """R25: spider, zombie, skeleton, creeper; scoring mobs are passed over."""
    seat = Seat(mobs="creeper-action spider-action spider-action zombie-action skeleton-forest")
    game = table(seat, phase="end", cells=BARE)
    held = []
    while "trade" in game.legal_moves:
        before = game.players[0].mobs
        game.play("trade")
        after = game.players[0].mobs
        held += [mob for mob in before if after.get(mob, 0) < before[mob]]
        game.play("explore 33")
    assert held == ["spider-action", "spider-action", "zombie-action", "creeper-action"]
    assert game.players[0].mobs == {"skeleton-forest": 1}


# ---------------------------------------------------------------- a layer finished in a turn


def test_a_layer_used_up_by_the_first_action_leaves_the_second_owed() -> None:
    """R23: scoring waits for the end of the turn."""
    game = table(Seat(mobs="zombie-action"), heights=ALMOST, cells=BARE)
    play(game, "mine w1", "mine w1")
    assert max(len(game.cube[name]) for name in COLUMNS) == 3
    assert (game.turn, game.phase, game.actions_left, game.card) == (0, "act", 1, None)
    game.play("explore 33")
    assert legal(game) == ["trade", "end"]
    play(game, "trade", "explore 33", "end")
    assert (game.phase, game.card, game.turn) == ("score", "A", 0)


def test_a_layer_used_up_between_the_two_blocks_leaves_the_second_owed() -> None:
    """R23: Collect is two blocks, even if the first one used up a layer."""
    game = table(heights=ALMOST, cells=BARE)
    game.play("mine w1")
    assert game.phase == "second"


def test_the_fight_continues_after_a_pickaxe_uses_up_a_layer() -> None:
    """R23: the fight, then the turn, and only then the scoring."""
    game = table(
        Seat(weapons="stone_pickaxe"), heights=ALMOST, cells=BARE | {"c3": "skeleton-action"}
    )
    fight(game, "c3", "stone_pickaxe", "mine w1")
    assert (game.phase, game.card) == ("draw", None)
    play(game, "weapon stone_sword", f"weapon {POTATO}")
    assert game.players[0].mobs == {"skeleton-action": 1}
    assert (game.phase, game.actions_left) == ("act", 1)
    game.play("explore 33")
    assert legal(game) == ["trade", "end"]
    game.play("end")
    assert (game.phase, game.card) == ("score", "A")


def test_a_layer_that_is_not_used_up_scores_nothing() -> None:
    """Section 3: blocks gone from deeper layers do not matter while one of the top is left."""
    game = table(heights="4000 0000 0000 0000", phase="end")
    game.play("end")
    assert (game.turn, game.phase, game.card) == (1, "act", None)
