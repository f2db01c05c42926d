"""Public information, games that never end, and resigning."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

import overworld as ow
from tests.rulebook.tables import STACKS, Seat, chances, fight, legal, play, settle, table

POTATO = "poisonous_potato"
BARE = {"c3": "0", "d3": "0", "c4": "0", "d4": "0"}


def test_piles_and_defeated_mobs_are_public() -> None:
    """R22: all players can see every piece that was face up."""
    game = table(
        Seat(crossing="13", weapons="tnt"),
        cells={"a3": "bow", "b3": "zombie-action"},
    )
    game.play("take a3")
    fight(game, "b3", "stone_sword", "bow", "pass", POTATO)
    game.play("end")
    assert game.turn == 1
    red = game.players[0]
    assert red.pile == {
        "poisonous_potato": 3,
        "wooden_sword": 1,
        "stone_sword": 1,
        "bow": 1,
        "tnt": 1,
    }
    assert red.mobs == {"zombie-action": 1}


def test_pieces_back_in_the_box_are_known() -> None:
    """R22: a traded mob is not among the face-down tiles."""
    cells = {"c3": "4", "d3": "0", "c4": "0", "d4": "0"}
    game = table(Seat(mobs="spider-action spider-action"), cells=cells, phase="end")
    play(game, "trade", "explore 33")
    hidden = sum(game.world[name].left for name in STACKS)
    outcomes = chances(game)
    assert "tile c3 spider-action" not in outcomes
    assert outcomes["tile c3 zombie-action"] == Fraction(2, hidden)


def test_a_position_holds_all_public_information() -> None:
    """R22: a game read from its position answers every question as the game itself does."""
    game, source = ow.Game(players=3), random.Random(22)
    for step in range(400):
        if game.over:
            break
        if step % 10 == 0:
            twin = ow.Game.from_position(game.position)
            assert twin.chance_outcomes == game.chance_outcomes
            assert legal(twin) == legal(game)
            assert twin.players == game.players
            assert twin.forecast(1) == game.forecast(1)
        moves = [move for move, _ in game.chance_outcomes] or list(game.legal_moves)
        game.play(source.choice(moves))


def test_nothing_is_decided_before_it_is_seen() -> None:
    """R22: two deals of one table are equal until the outcome of chance."""
    game = table()
    twin = game.copy()
    for each in (game, twin):
        each.play("explore 33")
    assert (game.position, game.chance_outcomes) == (twin.position, twin.chance_outcomes)
    game.deal(ow.Deal("one"))
    twin.deal(ow.Deal("two"))
    assert game.position != twin.position


def test_a_game_may_continue_without_end() -> None:
    """R26: exploring and losing fights is no end; the limit is for simulations only."""
    game = table(cells=BARE | {"c3": "enderman-bridge"})
    while game.turn_number <= ow.TURN_LIMIT + 1:
        game.play("explore 33")
        fight(game, "c3", POTATO, POTATO, POTATO)
        game.play("end")
    assert ow.TURN_LIMIT == 500
    assert game.turn_number == 502
    assert not game.over
    assert game.winners == ()
    assert game.scores == (0, 0)
    assert len(game.legal_moves) > 0
    record = game.record(termination=ow.Termination.TRUNCATED)
    assert '[Termination "cut off"]' in record
    assert '[Result "*"]' in record


def test_a_resignation_is_stored_in_the_record_only() -> None:
    """R27: the rulebook has no resigning, so only the tags name the player who resigned."""
    game = table(cells=BARE)
    play(game, "explore 33")
    game.tags["Resigned"] = "blue"
    record = game.record(termination="resigned")
    assert '[Termination "resigned"]' in record
    assert '[Resigned "blue"]' in record
    again = ow.Game.from_record(record)
    assert (again.tags["Termination"], again.tags["Resigned"]) == ("resigned", "blue")
    assert again.position == game.position
    assert not again.over
    assert again.winners == ()
    again.play("mine w2")  # with more players, a bot would continue from here
    settle(again)


def test_a_finished_game_was_not_resigned() -> None:
    """R27: no player can resign after card C."""
    game = table(heights="1" * 16, scored=2, phase="end")
    play(game, "end", "score bridge", "score bridge")
    assert game.over
    with pytest.raises(ValueError, match="resigned"):
        game.record(termination="resigned")
