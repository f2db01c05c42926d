"""Text formats round-trip, and malformed strings raise only `NotationError`."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from urllib.parse import parse_qs

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.play import finished_game, random_states, reachable

from overworld import Game, Move, NotationError
from overworld.game.kernel import states_of

RECORDS = [finished_game(seed, 2 + seed % 3).record() for seed in range(3)]
ALPHABET = "abcdefwxyz0123456789 .,:;/?*-_=[]()\"'\\\n\tsto+é\0"


@pytest.mark.parametrize("seed", range(8))
def test_positions_round_trip_byte_for_byte(seed: int) -> None:
    for game in random_states(seed):
        text = game.position
        again = Game.from_position(text)
        assert states_of(again)[0].tobytes() == states_of(game)[0].tobytes()
        assert again.position == text
        assert repr(again) == f"Game.from_position({text!r})"


@given(reachable)
def test_positions_are_safe_in_the_query_of_a_url(game: Game) -> None:
    text = game.position
    assert re.fullmatch(r"[A-Za-z0-9._~/:?*-]+", text)
    assert parse_qs(f"position={text}") == {"position": [text]}


@given(reachable)
def test_records_round_trip(game: Game) -> None:
    text = game.record(names=[f"seat {seat}" for seat in range(len(game.colours))])
    again = Game.from_record(text)
    assert again.record() == text
    assert states_of(again)[0].tobytes() == states_of(game)[0].tobytes()
    assert again.history == game.history


@given(reachable, st.integers(0, 40))
def test_records_that_begin_with_a_position_round_trip(game: Game, entries: int) -> None:
    rng = random.Random(entries)
    forked = Game.from_position(game.position)
    for _ in range(entries):
        forked.deal(rng)
        if ids := forked.legal_moves.ids:
            forked.play(rng.choice(ids))
    again = Game.from_record(forked.record())
    assert again.position == forked.position
    assert again.record() == forked.record()


@given(reachable)
def test_moves_round_trip(game: Game) -> None:
    for move in (*game.legal_moves, *(move for move, _ in game.chance_outcomes)):
        assert Move(str(move)) == move
        assert eval(repr(move)) == move
    for decision, move in zip(game.legal_moves.ids, game.legal_moves, strict=True):
        by_id, by_text = game.copy(), game.copy()
        by_id.play(decision)
        by_text.play(str(move))
        assert states_of(by_id)[0].tobytes() == states_of(by_text)[0].tobytes()


def read_or_none(read: Callable[[str], Game], text: str) -> Game | None:
    """Return the game that a string describes, or None if the reader raises `NotationError`."""
    try:
        return read(text)
    except NotationError:
        return None


def mangle(text: str, rng: random.Random) -> str:
    """Return a string with a few characters or pieces inserted, removed, doubled or exchanged."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text) + 1)
        end = min(len(text), at + rng.choice([0, 1, 1, 2, 5, 40]))
        piece = rng.choice(["", rng.choice(ALPHABET), text[at:end] * 2, rng.choice("0123456789")])
        text = text[:at] + piece + text[end:]
    return text


@given(reachable, st.integers(0, 2**32))
def test_mangled_positions_raise_only_notation_errors(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(20):
        text = mangle(game.position, rng)
        found = read_or_none(Game.from_position, text)
        if found is not None:
            assert found.position == text
            play_on(found, rng)


def play_on(game: Game, rng: random.Random) -> None:
    """Play an accepted position to its end."""
    for _ in range(3000):
        game.deal(rng)
        ids = game.legal_moves.ids
        if not ids:
            assert game.over
            return
        game.play(rng.choice(ids))
    raise AssertionError("a game that does not end")


@given(st.sampled_from(RECORDS), st.integers(0, 2**32))
def test_mangled_records_raise_only_notation_errors(record: str, seed: int) -> None:
    rng = random.Random(seed)
    text = mangle(record, rng)
    game = read_or_none(Game.from_record, text)
    if game is not None:
        assert Game.from_record(game.record()).position == game.position


@given(st.text(alphabet=st.characters(), max_size=300))
def test_any_string_raises_only_notation_errors(text: str) -> None:
    for read in (Game.from_position, Game.from_record, Move):
        with pytest.raises(NotationError):
            read(text)


@given(st.text(alphabet=ALPHABET, max_size=30))
def test_any_string_at_a_table_is_played_or_refused(text: str) -> None:
    game = finished_game(1)
    for _ in range(40):
        game.undo()
    before = states_of(game)[0].tobytes()
    if text in game.legal_moves:
        return
    with pytest.raises(ValueError, match=r"."):
        game.play(text)
    assert states_of(game)[0].tobytes() == before
