"""A state as plain numbers is the same state."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from tests.play import reachable

from overworld import Game
from overworld.bots.guided_tree import NODE, SEARCH
from overworld.env.stepping import GAME
from overworld.game.kernel import decoded_state_of, states_of
from overworld.observation.writer import APPEARANCE
from overworld.rules.decoded_state import DecodedState
from overworld.rules.state import LOOKUP, STATE


@given(game=reachable)
def test_every_field_is_that_of_the_record(game: Game) -> None:
    state = decoded_state_of(game)
    for name in STATE.names or ():
        assert np.array_equal(getattr(state, name), states_of(game)[0][name]), name


def test_the_annotations_match_the_fields() -> None:
    assert set(DecodedState.__annotations__) == set(STATE.names or ())
    with pytest.raises(AttributeError):
        DecodedState(states_of(Game(2)).tobytes()).colour  # noqa: B018


@pytest.mark.parametrize("record", [STATE, LOOKUP, APPEARANCE, GAME, NODE, SEARCH])
def test_records_have_no_padding(record: np.dtype[np.void]) -> None:
    """NumPy copies fields, so that bytes between them would differ in equal records."""
    assert sum(kind.itemsize for kind, *_ in dict(record.fields or {}).values()) == record.itemsize


def test_a_plain_state_does_not_change_with_the_game() -> None:
    game = Game(2, first=1)
    before = decoded_state_of(game)
    game.play("block w1 sand")
    assert before.cube[0][0] < 0
    assert decoded_state_of(game).cube[0][0] == 1
