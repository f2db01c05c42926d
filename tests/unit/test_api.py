"""The entry points of compiled code do the same as single steps of `Game`."""

from __future__ import annotations

import random
from itertools import islice

import numpy as np
import pytest
from tests.play import finished_game, random_states

from overworld import CHANCE, Game, load_box
from overworld.components import Mob
from overworld.game.deal import ChanceSource
from overworld.game.kernel import states_of
from overworld.rules import api, first_id
from overworld.rules.compiled import INTERPRETED
from overworld.rules.generator import below, next_word, seed_generator
from overworld.rules.lookup import lookup_of
from overworld.rules.playout import TURN_LIMIT
from overworld.rules.reasons import CHOICES
from overworld.rules.state import CARDS, DECISIONS, STATE, TILE_KINDS
from overworld.rules.warm_up import warm_up

ENTRIES = 60


def scratch() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.zeros(DECISIONS, np.int64)


def dealt(players: int = 2) -> Game:
    game = Game(players)
    game.deal(random.Random(players))
    return game


def test_choices_cover_every_decision_of_a_turn_once() -> None:
    """Decisions in fights and scoring rounds are neither actions nor trade nor end."""
    found = [decision for first, behind in CHOICES for decision in range(first, behind)]
    assert sorted(found) == [*range(first_id.DRAW), first_id.TRADE, first_id.END]


def test_the_box_of_a_game_is_read_only() -> None:
    lookup = lookup_of(load_box())
    with pytest.raises(ValueError, match="read-only"):
        lookup["blocks"] = 0


def test_a_step_is_a_decision_and_all_that_chance_answers() -> None:
    game, ids = dealt(), scratch()
    words, states = seed_generator("steps"), states_of(game).copy()
    chance = ChanceSource(seed_generator("steps"))
    for entry in range(ENTRIES):
        move = game.legal_moves.ids[entry * 7 % len(game.legal_moves.ids)]
        count = api.step(states, 0, lookup_of(game.box), move, words, ids)
        game.play(move)
        game.deal(chance)
        assert states.tobytes() == states_of(game).tobytes()
        assert ids[:count].tolist() == list(game.legal_moves.ids)


def test_an_illegal_step_leaves_the_state_unchanged() -> None:
    game, words, ids = dealt(), seed_generator(1), scratch()
    before, drawn = states_of(game).copy(), words.copy()
    for move in set(range(DECISIONS)) - set(game.legal_moves.ids):
        assert api.step(states_of(game), 0, lookup_of(game.box), move, words, ids) == -1
    assert states_of(game).tobytes() == before.tobytes()
    assert words.tolist() == drawn.tolist()


def test_there_is_no_step_at_a_chance_node_or_after_the_end() -> None:
    words, ids = seed_generator(1), scratch()
    for game in (Game(2), finished_game(3)):
        assert api.step(states_of(game).copy(), 0, lookup_of(game.box), 0, words, ids) == -1


def test_no_move_is_possible_after_the_end() -> None:
    game, ids = finished_game(3), scratch()
    states = np.repeat(states_of(game), 2)
    assert api.play(states, 0, lookup_of(game.box), 0, ids) == -1
    assert states[0].tobytes() == states_of(game)[0].tobytes()
    assert api.play_many(states, lookup_of(game.box), seed_generator(1), ids, 1, 500) == 0


def test_the_last_step_of_a_game_leaves_nothing_to_decide() -> None:
    game = finished_game(4)
    game.undo()
    last = game.legal_moves.ids[0]  # a characteristic, whichever
    assert (
        api.step(states_of(game), 0, lookup_of(game.box), last, seed_generator(1), scratch()) == 0
    )


def test_a_decision_shows_in_advance_whether_chance_follows() -> None:
    ahead, flags, ids = np.zeros(1, STATE), scratch(), scratch()
    met: set[bool] = set()
    for game in islice(random_states(5), 60, None, 9):
        before = states_of(game).tobytes()
        count = api.legal(states_of(game), 0, lookup_of(game.box), ids)
        api.reveals(states_of(game), 0, lookup_of(game.box), ahead, ids, count, flags)
        assert states_of(game).tobytes() == before
        for move, flag in zip(game.legal_moves.ids, flags[:count].tolist(), strict=True):
            after = game.copy()
            after.play(move)
            assert flag == (after.turn == CHANCE)
            met.add(bool(flag))
    assert met == {False, True}


@pytest.mark.parametrize(("most", "turns"), [(0, 1), (1, 2), (3, 4)])
def test_random_games_are_truncated_at_the_limit_of_turns(most: int, turns: int) -> None:
    """R26: the turn after the limit begins, but has no decision."""
    states, game = np.zeros(2, STATE), Game(3)
    states[:1] = states_of(game)
    decisions = api.play_many(states, lookup_of(game.box), seed_generator(most), scratch(), 1, most)
    words = seed_generator(most)
    game.deal(ChanceSource(words))
    played = 0
    while not game.over and game.turn_number <= most:
        moves = game.legal_moves.ids
        game.play(moves[below(words, len(moves))])
        game.deal(ChanceSource(words))
        played += 1
    assert (decisions, game.turn_number) == (played, turns)
    assert states[1].tobytes() == states_of(game)[0].tobytes()


def test_a_box_has_one_record_of_its_numbers() -> None:
    assert len(lookup_of(Game(2).box)) == 1


def test_many_random_games_are_played_one_after_the_other() -> None:
    together, alone = np.zeros(2, STATE), np.zeros(2, STATE)
    together[:1] = alone[:1] = states_of(game := dealt())
    words, others, ids = seed_generator(2), seed_generator(2), scratch()
    several = api.play_many(together, lookup_of(game.box), words, ids, 2, 4)
    each = [api.play_many(alone, lookup_of(game.box), others, ids, 1, 4) for _ in range(2)]
    assert several == sum(each)
    assert min(each) > 0
    assert together.tobytes() == alone.tobytes()
    assert together[0].tobytes() == states_of(game)[0].tobytes()
    assert TURN_LIMIT == 500


def test_the_counted_sequences_are_those_that_can_be_played() -> None:
    game = next(g for g in random_states(6) if g.phase == "act" and len(g.legal_moves.ids) < 12)
    states, codes = np.zeros(3, STATE), np.zeros((3, DECISIONS + 1), np.int64)
    counted = 0
    for move in game.legal_moves:
        after = game.copy()
        after.play(move)
        counted += len(after.chance_outcomes or after.legal_moves.ids)
    found = []
    for depth in range(3):
        states[:1] = states_of(game)
        found.append(api.perft(states, lookup_of(game.box), codes, depth))
    assert found == [1, len(game.legal_moves.ids), counted]


def test_warming_up_compiles_every_entry_point() -> None:
    warm_up()
    entries = [one for one in vars(api).values() if getattr(one, "__module__", "") == api.__name__]
    assert len(entries) > 10
    assert INTERPRETED or all(entry.signatures for entry in entries)


def test_every_board_shows_what_its_characteristics_count() -> None:
    """The spaces of a group are those that a forecast counts, in one piece unless a beginner's."""
    masks = np.zeros(CARDS * 4, np.int64)
    for seed in (2, 3):
        game = finished_game(seed, 3)
        states_of(game)[0].beginner[0] = 1
        for seat in range(3):
            api.groups(states_of(game), 0, lookup_of(game.box), seat, masks)
            sizes = [int(mask).bit_count() for mask in masks.tolist()]
            assert sizes == [group.spaces for group in game.forecast(seat).groups]


def test_a_mob_without_a_characteristic_counts_no_spaces() -> None:
    """R20: scoring mobs count all spaces that match; mobs with an extra action count none."""
    game = finished_game(2)
    counts = np.zeros(CARDS * 4 + TILE_KINDS, np.int64)
    api.forecast(states_of(game), 0, lookup_of(game.box), 0, counts)
    tiles = dict(zip(game.box.tiles, counts[CARDS * 4 :].tolist(), strict=False))
    counting = {tile for tile, spaces in tiles.items() if spaces > 0}
    assert counting
    assert all(isinstance(tile, Mob) and tile.characteristic for tile in counting)


def test_the_generator_gives_the_same_numbers_in_every_version() -> None:
    """So the same seeds give the same games."""
    words = seed_generator(7)
    assert [next_word(words) for _ in range(4)] == [2487484155, 3547353195, 553033650, 1376849555]
    assert [below(seed_generator(seed), 6) for seed in range(12)] == [
        2,
        4,
        0,
        0,
        4,
        0,
        5,
        3,
        5,
        2,
        3,
        0,
    ]
    assert all(0 <= below(words, limit) < limit for limit in (1, 2, 64) for _ in range(20))
