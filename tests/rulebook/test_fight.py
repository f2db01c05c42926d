"""Fight a mob: three tokens, hearts against hearts."""

from __future__ import annotations

from fractions import Fraction

import pytest

import overworld as ow
from tests.rulebook.tables import Seat, chances, fight, legal, play, refused, table

POTATO = "poisonous_potato"


def best_chance(game: ow.Game, mob: str) -> Fraction:
    """Return the chance to defeat a mob under best play, from the whole tree of the fight."""
    if game.fight is None:
        return Fraction(int(mob in game.players[0].mobs))
    chance = Fraction(0)
    for move, weight in game.chance_outcomes:
        game.play(move)
        chance += weight * best_chance(game, mob)
        game.undo()
    for move in game.legal_moves:
        game.play(move)
        chance = max(chance, best_chance(game, mob))
        game.undo()
    return chance


def test_three_tokens_are_turned_from_the_shuffled_pile() -> None:
    """Section 2, Fight: each token left in the pile is as likely as any other."""
    game = table(cells={"c3": "witch-stone"})
    game.play("fight c3")
    assert chances(game) == {
        "weapon poisonous_potato": Fraction(3, 5),
        "weapon wooden_sword": Fraction(1, 5),
        "weapon stone_sword": Fraction(1, 5),
    }
    game.play("weapon stone_sword")
    assert chances(game) == {
        "weapon poisonous_potato": Fraction(3, 4),
        "weapon wooden_sword": Fraction(1, 4),
    }
    game.play("weapon poisonous_potato")
    assert game.fight is not None
    assert (game.fight.hearts, game.fight.needed, game.fight.draws) == (2, 5, 1)
    game.play("weapon poisonous_potato")
    assert game.fight is None


@pytest.mark.parametrize(
    ("mob", "tokens", "won"),
    [
        ("spider-action", (POTATO, "wooden_sword", POTATO), True),
        ("spider-action", (POTATO, POTATO, POTATO), False),
        ("zombie-action", (POTATO, "stone_sword", POTATO), True),
        ("zombie-action", (POTATO, "wooden_sword", POTATO), False),
        ("skeleton-wood", ("stone_sword", "wooden_sword", POTATO), True),  # exactly as many
        ("creeper-dwelling", ("stone_sword", "wooden_sword", POTATO), False),
    ],
)
def test_at_least_as_many_hearts_defeat_the_mob(
    mob: str, tokens: tuple[str, ...], won: bool
) -> None:
    """Section 2, Fight: the winner takes the tile and gains its XP, else the mob stays."""
    game = table(Seat(xp=1), cells={"c3": f"2{mob}"})
    fight(game, "c3", *tokens)
    xp = next(m.xp for m in game.box.mobs if m.id == mob)
    assert game.scores == ((1 + xp, 0) if won else (1, 0))
    assert game.players[0].mobs == ({mob: 1} if won else {})
    cell = game.world["c3"]
    assert (cell.face, cell.left) == ((None, 1) if won else (mob, 2))


def test_turned_tokens_go_back_into_the_pile() -> None:
    """Section 2, Fight: the next fight may turn the same tokens."""
    here = {"c3": "witch-stone", "d3": "0", "c4": "0", "d4": "0"}
    game = table(Seat(mobs="zombie-action"), cells=here)
    pile = game.players[0].pile
    fight(game, "c3", "stone_sword", "wooden_sword", POTATO)
    assert game.players[0].pile == pile
    play(game, "explore 33", "trade", "fight c3")
    assert chances(game)["weapon stone_sword"] == Fraction(1, 5)


@pytest.mark.parametrize(
    ("cell", "code"),
    [("2", "face_down"), ("0", "nothing_there"), ("desert-wood-dwelling", "not_a_mob")],
)
def test_only_face_up_mobs_can_be_fought(cell: str, code: str) -> None:
    """Section 2, Fight: buildings, face-down tiles and empty places cannot."""
    game = table(cells={"c3": cell})
    assert refused(game, "fight c3") == code
    assert not legal(game, "fight")


def test_only_mobs_next_to_the_character() -> None:
    """Section 2, Fight: a mob further away is out of reach."""
    game = table(cells={"c3": "zombie-action", "e5": "zombie-action"})
    assert legal(game, "fight") == ["fight c3"]
    assert refused(game, "fight e5") == "not_next_to_you"


@pytest.mark.parametrize(
    ("mob", "odds"),
    [
        ("spider-action", Fraction(9, 10)),
        ("zombie-action", Fraction(6, 10)),
        ("skeleton-action", Fraction(3, 10)),
        ("creeper-action", Fraction(0)),
    ],
)
def test_odds_of_the_first_pile(mob: str, odds: Fraction) -> None:
    """Section 2, Fight: of the ten ways to turn three of the five first tokens."""
    game = table(cells={"c3": mob})
    assert game.fight_odds("c3") == odds
    game.play("fight c3")
    assert best_chance(game, mob) == odds


@pytest.mark.parametrize(
    ("mob", "weapons"),
    [
        ("creeper-sand", "bow bow bow"),
        ("enderman-bridge", "bow tnt"),
        ("witch-mountains", "iron_sword golden_hoe tnt"),
        ("creeper-desert", "bow diamond_sword"),
    ],
)
def test_odds_are_those_of_the_tree_under_best_play(mob: str, weapons: str) -> None:
    """R13, R14: bows and TNT are decisions, and the odds assume the best ones."""
    game = table(Seat(weapons=weapons), cells={"c3": mob})
    odds = game.fight_odds("c3")
    game.play("fight c3")
    assert best_chance(game, mob) == odds
    game.play(f"weapon {weapons.split()[0]}")
    assert best_chance(game, mob) == game.fight_odds("c3")


def test_hoe_and_pickaxe_work_in_a_lost_fight() -> None:
    """R15: the player gains XP and block, whether the fight is won or lost."""
    game = table(Seat(weapons="golden_hoe stone_pickaxe"), cells={"c3": "enderman-bridge"})
    top = game.cube["w2"][-1]
    fight(game, "c3", "golden_hoe", "stone_pickaxe", "mine w2", POTATO)
    assert game.world["c3"].face == "enderman-bridge"
    assert game.scores == (2, 0)
    assert f":33:{top}1:" in game.position


def test_a_lost_fight_is_the_fight_of_this_turn() -> None:
    """R24: losing uses the action up."""
    game = table(cells={"c3": "witch-stone", "d3": "spider-action"})
    fight(game, "c3", POTATO, POTATO, POTATO)
    assert game.actions_used == ("fight",)
    assert game.why_not("fight d3") == ow.Refusal("action_used", {"action": "fight"})


def test_a_block_taken_with_the_pickaxe_is_not_the_collect_action() -> None:
    """R24: Collect stays open in the same turn."""
    game = table(Seat(weapons="stone_pickaxe"), cells={"c3": "witch-stone"})
    fight(game, "c3", "stone_pickaxe", "mine w2", POTATO, POTATO)
    assert game.actions_used == ("fight",)
    play(game, "mine w2", "mine w2")
    assert sum(game.players[0].supply.values()) == 3
    assert game.phase == "end"


def test_the_pickaxe_works_after_collect_too() -> None:
    """R24: having collected does not close the pickaxe."""
    game = table(Seat(weapons="stone_pickaxe"), cells={"c3": "witch-stone"})
    play(game, "mine w2", "mine w2")
    fight(game, "c3", "stone_pickaxe", "mine w2", POTATO, POTATO)
    assert sum(game.players[0].supply.values()) == 3
