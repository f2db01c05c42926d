"""The order of legal moves is a promise.

Perft counts moves but says nothing of their order. Seeded bots, simulations and records of other
programs depend on it, so it is pinned text by text.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from overworld import Game
from overworld.game.kernel import states_of
from overworld.rules import api
from overworld.rules.lookup import lookup_of
from overworld.rules.reasons import REASON_NUMBERS
from overworld.rules.state import DECISIONS

BLOCKS = (Path(__file__).parent / "legal.txt").read_text("utf-8").strip().split("\n\n")


@pytest.mark.parametrize("block", BLOCKS, ids=[block.split("\n")[0] for block in BLOCKS])
def test_the_promised_order(block: str) -> None:
    _, position, *expected = block.split("\n")
    game = Game.from_position(position.removeprefix("position "))
    found = [str(move) for move in game.legal_moves] or [
        str(move) for move, _ in game.chance_outcomes
    ]
    assert found == expected


@pytest.mark.parametrize("block", BLOCKS, ids=[block.split("\n")[0] for block in BLOCKS])
def test_exactly_the_other_decisions_have_a_refusal(block: str) -> None:
    game = Game.from_position(block.split("\n")[1].removeprefix("position "))
    numbers = np.zeros(REASON_NUMBERS, np.int64)
    unreasoned = [
        decision
        for decision in range(DECISIONS)
        if api.why_not(states_of(game), 0, lookup_of(game.box), decision, numbers) == 0
    ]
    assert unreasoned == list(game.legal_moves.ids)


def test_every_kind_of_question_has_a_position() -> None:
    phases = {Game.from_position(b.split("\n")[1].removeprefix("position ")).phase for b in BLOCKS}
    assert phases >= {
        *("first", "setup", "uncover", "reveal", "draw"),
        *("act", "second", "bow", "pickaxe", "tnt", "end", "score"),
    }
