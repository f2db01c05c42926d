"""Invariants of every state of every game."""

from __future__ import annotations

from collections import Counter, deque
from fractions import Fraction

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from tests.play import examples, random_states

from overworld import CHANCE, Game, load_box
from overworld.game.kernel import states_of
from overworld.notation.position import returned
from overworld.rules.cube import free_sides
from overworld.rules.decoded_state import DecodedState
from overworld.rules.lookup import lookup_of
from overworld.rules.state import COLUMNS, DOWN, NONE, UNKNOWN
from overworld.rules.world import STACK_CELLS, TOKEN_CELLS

BOX = load_box()
seeds = given(seed=st.integers(0, 2**32 - 1))
"""Whole random games, every state of which is looked at."""


@seeds
@examples(10)
def test_nothing_is_lost_or_doubled(seed: int) -> None:
    """Blocks, tiles and tokens: on the table, undecided in a place, or back in the box."""
    for game in random_states(seed):
        state = states_of(game)[0]
        # It raises `ValueError` if a number would be negative.
        back = returned(DecodedState(state.tobytes()), BOX)
        blocks, _, tokens = (np.frombuffer(part, np.uint8) for part in back)
        assert state.unseen_blocks.sum() == (state.cube == UNKNOWN).sum()
        stacks, edge = list(STACK_CELLS), list(TOKEN_CELLS)
        face_up = (state.face[stacks] >= 0).sum()
        assert state.unseen_tiles.sum() == state.depth[stacks].sum(dtype=int) - face_up
        assert state.unseen_tokens.sum() == (state.face[edge] == DOWN).sum()
        assert set(np.flatnonzero(tokens)) <= {int(lookup_of(game.box)[0].tnt)}
        paid = blocks.sum()
        held = state.supply.sum(dtype=int)
        assert paid + held + state.height.sum(dtype=int) == 64


@seeds
@examples(10)
def test_the_game_only_moves_forward(seed: int) -> None:
    """Heights never rise, XP never falls, cards are scored in order, turns count up."""
    before: tuple[list[int], list[int], int, int] | None = None
    for game in random_states(seed):
        state = states_of(game)[0]
        now = (state.height.tolist(), state.xp.tolist(), int(state.scored), int(state.turns))
        if before is not None:
            assert all(a >= b for a, b in zip(before[0], now[0], strict=True))
            assert all(a <= b for a, b in zip(before[1], now[1], strict=True))
            assert before[2] <= now[2] <= before[2] + 1
            assert before[3] <= now[3] <= before[3] + 1
        before = now


@seeds
@examples(10)
def test_a_move_is_possible_until_the_end(seed: int) -> None:
    """Legal decisions at a decision, outcomes that sum to 1 at chance, neither when over."""
    for game in random_states(seed):
        moves, outcomes = game.legal_moves, game.chance_outcomes
        assert bool(moves.ids) == (game.turn not in (CHANCE, None))
        assert bool(outcomes) == (game.turn == CHANCE)
        assert list(moves.ids) == sorted(set(moves.ids))
        assert np.flatnonzero(moves.mask).tolist() == list(moves.ids)
        if outcomes:
            assert sum(chance for _, chance in outcomes) == Fraction(1)
            assert all(chance > 0 for _, chance in outcomes)
        assert (game.turn is None) == game.over == bool(game.winners)


@seeds
@examples(10)
def test_undo_restores_every_byte(seed: int) -> None:
    """Undoing a step restores all bytes; a refused move changes none."""
    for game in random_states(seed):
        before = states_of(game)[0].tobytes()
        moves = [move for move, _ in game.chance_outcomes] or list(game.legal_moves)
        for move in moves:
            game.play(move)
            assert states_of(game)[0].tobytes() != before
            game.undo()
            assert states_of(game)[0].tobytes() == before


@seeds
@examples(10)
def test_undoing_a_whole_game_leads_back_to_its_start(seed: int) -> None:
    states = []
    for game in random_states(seed):
        states.append(states_of(game)[0].tobytes())
    while game.step_number:
        assert states_of(game)[0].tobytes() == states.pop()
        game.undo()
    assert [states_of(game)[0].tobytes()] == states


@seeds
@examples(10)
def test_the_fields_kept_for_speed_agree_with_the_rest_of_the_state(seed: int) -> None:
    """`takeable` agrees with the free sides; an event has a place exactly if it needs one."""
    for game in random_states(seed):
        state = states_of(game)[0]
        counted = [c for c in range(COLUMNS) if state.height[c] and free_sides(state, c) >= 2]
        assert [c for c in range(COLUMNS) if int(state.takeable) >> c & 1] == counted
        assert (state.place != NONE) == (game.phase in ("setup", "uncover", "reveal"))


def flood_fill(spaces: set[int]) -> int:
    """Return the size of the largest orthogonally connected set, by breadth-first search."""
    largest = 0
    while spaces:
        queue, group = deque([spaces.pop()]), 0
        while queue:
            space = queue.popleft()
            group += 1
            x, y = space % 3, space // 3
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                beside = (y + dy) * 3 + x + dx
                if 0 <= x + dx < 3 and 0 <= y + dy < 3 and beside in spaces:
                    spaces.remove(beside)
                    queue.append(beside)
        largest = max(largest, group)
    return largest


def names_shown(game: Game, seat: int, card: str) -> list[str | None]:
    """Return the characteristic that each space of a board shows for a card, from the box."""
    printed = next(b for b in BOX.boards if b.id == game.colours[seat]).biomes
    buildings = {building.id: building for building in BOX.buildings}
    group = {"A": "biome", "B": "material", "C": "type"}[card]
    return [
        getattr(buildings[tile], group) if tile else printed[space] if card == "A" else None
        for space, tile in enumerate(game.players[seat].board)
    ]


@seeds
@examples(10)
def test_forecasts_equal_an_independent_flood_fill(seed: int) -> None:
    for step, game in enumerate(random_states(seed)):
        if step % 7 and not game.over:
            continue
        for seat, player in enumerate(game.players):
            forecast = game.forecast(seat)
            for group in forecast.groups:
                shown = names_shown(game, seat, group.card)
                spaces = {s for s, name in enumerate(shown) if name == group.characteristic}
                counted = len(spaces) if player.beginner else flood_fill(set(spaces))
                assert group.spaces == counted
                assert group.points == counted * BOX.points[group.characteristic]
            every = Counter(name for card in "ABC" for name in names_shown(game, seat, card))
            mobs = {mob.id: mob for mob in BOX.mobs}
            for bonus in forecast.bonuses:
                mob = mobs[bonus.mob]
                assert bonus.points == every[bonus.characteristic] * mob.points_each


@seeds
@examples(10)
def test_random_games_end_within_a_bound(seed: int) -> None:
    """No random game comes near the cut-off of 500 turns."""
    turns = max(game.turn_number for game in random_states(seed))
    assert 8 <= turns < 200
