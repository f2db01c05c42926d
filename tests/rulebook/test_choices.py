"""The choices of a turn: for each action, trade and end, why none of its decisions is legal."""

from __future__ import annotations

import pytest

import overworld as ow
from overworld.game.kernel import states_of
from overworld.game.queries import choices_from, write_choices
from overworld.rules.lookup import lookup_of
from tests.play import finished_game
from tests.rulebook.tables import Seat, fight, play, table

NAMES = ["collect", "explore", "build", "fight", "weapon", "trade", "end"]
COST = {tile.id: tile.cost for tile in ow.load_box().buildings}


def choices(game: ow.Game) -> dict[str, ow.Refusal | None]:
    """Return the reason against each choice of a turn, or None if one of its decisions is legal."""
    written = write_choices(states_of(game), lookup_of(game.box))
    return choices_from(*written, game.box, game.phase)


def codes(game: ow.Game) -> list[str | None]:
    return [why.code if why else None for why in choices(game).values()]


def short(game: ow.Game) -> int:
    """Return how many blocks the player lacks for the nearest building."""
    why = choices(game)["build"]
    assert why is not None
    assert why.code == "short_of_blocks"
    return sum(int(word) for word in str(why.facts["missing"]).split() if word.isdigit())


def test_a_turn_has_five_actions_or_reasons_against_them() -> None:
    """Section 2: at the start nothing is face up; trade and end come when no action is owed."""
    game = table()
    assert list(choices(game)) == NAMES
    assert codes(game) == [
        *(None, None, "face_down", "face_down", "face_down"),
        *("actions_owed", "actions_owed"),
    ]


def test_the_reason_is_that_of_the_nearest_decision() -> None:
    """Section 2: a tile that is no mob is nearer to a fight than one face down or a gap."""
    gap = {"c3": "0", "d3": "0", "c4": "0", "d4": "0"}
    mob = next(tile for tile in ow.load_box().mobs).id
    assert codes(table(cells=gap))[2:5] == ["nothing_there"] * 3
    assert codes(table(cells=gap | {"d4": "4"}))[2:5] == ["face_down"] * 3
    assert codes(table(cells=gap | {"c3": "4", "d3": mob}))[2:5] == [
        *("not_a_building", None, "not_a_weapon"),
    ]


def test_the_reason_is_that_of_the_building_with_fewer_missing_blocks() -> None:
    """Section 2, Build: at any corner."""
    cheap = min(COST, key=lambda name: sum(COST[name].values()))
    dear = max(COST, key=lambda name: sum(COST[name].values()))
    least = sum(COST[cheap].values())
    for first, second in ((cheap, dear), (dear, cheap)):
        assert short(table(cells={"c3": first, "d4": second})) == least
    assert short(table(cells={"c3": dear})) == sum(COST[dear].values()) > least


def test_an_emerald_replaces_a_block_that_is_missing() -> None:
    """R11: the reason has missing blocks and emeralds; with enough emeralds the build is legal."""
    name, cost = next((name, cost) for name, cost in COST.items() if sum(cost.values()) > 1)
    several = sum(cost.values())
    poor = choices(table(Seat(supply="e" * (several - 1)), cells={"d3": name}))["build"]
    assert poor is not None
    assert (poor.code, poor.facts["wildcards"]) == ("short_of_blocks", several - 1)
    assert poor.facts["needs"] == poor.facts["missing"]
    assert choices(table(Seat(supply="e" * several), cells={"d3": name}))["build"] is None


ALL = {"a3": "bow", "b3": "zombie-action", "b4": next(iter(COST))}
"""Cells around crossing 13 with something for every action."""


@pytest.mark.parametrize(("letter", "name"), list(zip("cxbfw", NAMES[:5], strict=True)))
def test_an_action_is_used_once_in_a_turn(letter: str, name: str) -> None:
    """Section 2: the actions of a turn are of different kinds; the other four stay possible."""
    seat = Seat(crossing="13", supply="e" * 4)
    assert codes(table(seat, cells=ALL))[:5] == [None] * 5
    found = choices(table(seat, cells=ALL, used=letter))
    assert found.pop(name) == ow.Refusal("action_used", {"action": name})
    assert [found[other] for other in NAMES[:5] if other != name] == [None] * 4


def test_no_action_is_left_at_the_end_of_a_turn() -> None:
    """Section 2: two actions, and then the turn is ended."""
    assert codes(table(phase="end")) == [*["no_action_left"] * 5, "no_action_mob", None]


def test_an_empty_cube_has_nothing_to_collect() -> None:
    """R9: no column has a block."""
    assert codes(table(heights="0000 0000 0000 0000", scored=2))[0] == "column_empty"


def test_a_mob_with_an_extra_action_can_be_traded_at_the_end() -> None:
    """Section 3: trade is offered once both actions are done, to the player with such a mob."""
    mob = next(mob for mob in ow.load_box().mobs if mob.characteristic is None)
    assert codes(table(Seat(mobs=mob.id), phase="end"))[5:] == [None, None]
    assert codes(table(Seat(), Seat(mobs=mob.id), phase="end"))[5:] == ["no_action_mob", None]


def test_no_choice_is_legal_before_the_second_block() -> None:
    """Section 2, Collect: while the second block is owed, only blocks may be chosen."""
    game = table(heights="4444 4444 4444 4444")
    play(game, "mine w1")
    assert game.phase == "second"
    assert codes(game) == [None, *["not_asked"] * 4, "actions_owed", "actions_owed"]


def test_no_choice_is_legal_at_a_chance_node_or_after_the_end() -> None:
    """R10: an outcome comes before any decision; after the last card the game is over."""
    assert codes(ow.Game(2)) == ["outcome_pending"] * 7
    assert codes(finished_game(1)) == ["game_over"] * 7


def test_a_legal_decision_of_one_choice_does_not_count_for_another() -> None:
    """Section 2: staying is no Collect, a building no way to explore, a mob no building."""
    cheap = next(iter(COST))
    assert codes(table(Seat(crossing="11"), used="c"))[0] == "action_used"
    rich = table(Seat(supply="eeee"), cells={"c3": cheap}, used="x")
    assert codes(rich)[1:3] == ["action_used", None]
    mob = table(cells={"c3": "zombie-action"})
    assert codes(mob)[2:5] == ["not_a_building", None, "not_a_weapon"]
    bow = table(Seat(crossing="13"), cells={"a3": "bow", "b3": "0", "b4": "0"})
    assert codes(bow)[2:5] == ["not_a_building", "not_a_mob", None]


def test_no_choice_is_legal_in_fights_and_scoring_rounds() -> None:
    """R13, R23: neither in the middle of a fight nor in a scoring round."""
    game = table(Seat(weapons="bow"), cells={"c3": "witch-stone"})
    fight(game, "c3", "bow")
    assert (game.phase, codes(game)) == ("bow", ["not_asked"] * 7)
    game = table(heights="0000 3333 3333 3333", phase="end")
    game.play("end")
    assert (game.phase, codes(game)) == ("score", ["not_asked"] * 7)
