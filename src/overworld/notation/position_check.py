"""Checks that a state can occur in a game: no piece twice, no piece lost."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

import numpy as np

from overworld.components import Box
from overworld.errors import NotationError
from overworld.notation.names import CELL_NAMES, COLUMN_NAMES, CORNER_CELLS
from overworld.notation.position import all_pieces, pieces_on_table
from overworld.rules import actions, phases
from overworld.rules.cube import BESIDE, INNER, SET_UP_COLUMNS
from overworld.rules.decoded_state import DecodedState
from overworld.rules.fight import TOKENS
from overworld.rules.lookup import lookup_of
from overworld.rules.state import COLUMNS, DOWN, LEVELS, NONE, OUTSIDE, UNKNOWN, Ints, Lookup, State
from overworld.rules.world import STACK_CELLS, STACKS, TOKEN_CELLS

_FIGHTING = (phases.DRAWING, phases.BOW, phases.PICKAXE, phases.TNT)


Returned: TypeAlias = tuple[Ints, Ints, Ints]
"""The blocks, tiles and tokens that are back in the box, by kind."""


def check_state(state: State, box: Box, returned: Returned) -> None:
    """Compute the unseen pieces. Raises `NotationError` if the state cannot occur."""
    lookup = lookup_of(box)[0]
    _check_tiles(state, lookup)
    _count_unseen(state, box, returned)
    _check_piles(state, lookup, returned)
    _check_turn(state)
    _check_visibility(state)
    _check_layers(state)
    _check_fight(state, lookup)


def _require(condition: object, reason: str) -> None:
    if not condition:
        raise NotationError(reason)


def _check_tiles(state: State, lookup: Lookup) -> None:
    """Check that boards have buildings only, and that no building is among the mobs."""
    for seat in range(state.players):
        placed = state.spaces[seat]
        _require((placed < lookup.building_kinds).all(), "a board has a mob")
        _require(not state.mobs[seat, : lookup.building_kinds].any(), "the mobs have a building")


def _count_unseen(state: State, box: Box, returned: Returned) -> None:
    """Count the undecided pieces: neither on the table nor back in the box, but with a place."""
    table = pieces_on_table(DecodedState(state.tobytes()))
    parts = zip(all_pieces(box, int(state.players)), table, returned, strict=True)
    blocks, tiles, tokens = (np.subtract(whole, seen) - back for whole, seen, back in parts)
    stacks, edge = list(STACK_CELLS), list(TOKEN_CELLS)
    face_down = state.depth[stacks].sum(dtype=int) - (state.face[stacks] >= 0).sum()
    _check_places("blocks", blocks, (state.cube == UNKNOWN).sum())
    _check_places("tiles", tiles, face_down)
    _check_places("tokens", tokens, (state.face[edge] == DOWN).sum())
    _require(
        (tokens <= lookup_of(box)[0].neutral).all(), "the weapon tokens must be those of the box"
    )
    state.unseen_blocks, state.unseen_tiles, state.unseen_tokens = blocks, tiles, tokens


def _check_places(pieces: str, unseen: Ints, places: int) -> None:
    """Check that undecided pieces are as many as their places."""
    _require((unseen >= 0).all(), f"there are more {pieces} of a kind than the box has")
    reason = f"undecided {pieces}: {unseen.sum()}, places for them: {places}"
    _require(unseen.sum() == places, reason)


def _check_piles(state: State, lookup: Lookup, returned: Returned) -> None:
    """Check that first tokens stay in the piles, and that only TNT leaves the game."""
    for kind in range(lookup.weapon_kinds):
        if kind != lookup.tnt:
            _require(not returned[2][kind], "a weapon other than TNT has left the game")
            kept = state.pile[: state.players, kind] >= lookup.first_pile[kind]
            _require(kept.all(), "a first weapon token is missing from a pile")


def _check_turn(state: State) -> None:
    """Check that the actions owed and used fit the phase."""
    phase, used = int(state.phase), int(state.used)
    set_up = phase in (phases.FIRST, phases.SETTING_UP)
    _require(
        (state.turn == NONE) == (phase == phases.FIRST),
        "a seat is to move unless the first is drawn",
    )
    _require((state.turns == 0) == set_up, "turn 0 is the set-up")
    letters = used.bit_count()
    if set_up or phase in (phases.ENDING, phases.SCORING, phases.OVER):
        _require(state.actions == 0 and used == 0, "no action is owed or used in this phase")
        return
    if phase == phases.ACTING:
        fits = (int(state.actions), letters) in ((2, 0), (1, 1), (1, 0))
    else:
        current = (
            actions.FIGHT
            if state.mob != NONE
            else actions.COLLECT
            if phase in (phases.MINING, phases.UNCOVERING)
            else actions.EXPLORE
        )
        fits = bool(used & current) and (int(state.actions), letters) in ((2, 1), (1, 1), (1, 2))
    _require(fits, "the actions owed and used do not fit the phase")
    _require(
        used <= actions.COLLECT | actions.EXPLORE | actions.BUILD | actions.FIGHT | actions.WEAPON,
        "unknown action",
    )
    if phase == phases.REVEALING:
        around = CORNER_CELLS[state.crossing[state.turn]]
        _require((state.face[around] == DOWN).any(), "nothing is face down next to the explorer")


def _check_visibility(state: State) -> None:
    """Check that exactly the blocks with an exposed face are known (R10)."""
    awaited = _awaited_blocks(state)
    for column in range(COLUMNS):
        name = COLUMN_NAMES[column]
        for level in range(state.height[column]):
            lower = any(state.height[neighbour] <= level for neighbour in BESIDE[column])
            visible = lower or level == state.height[column] - 1
            known = state.cube[column, level] != UNKNOWN
            _require(visible or not known, f"block {level + 1} of {name} is known but not visible")
            _require(
                known or not visible or (column, level) in awaited,
                f"block {level + 1} of {name} is visible but undecided",
            )
            if state.phase in (phases.FIRST, phases.SETTING_UP) and visible:
                _require(
                    known != ((column, level) in awaited), "set-up decides the blocks in order"
                )
    _require(
        awaited or state.phase not in (phases.SETTING_UP, phases.UNCOVERING),
        "no block waits to be decided",
    )


def _awaited_blocks(state: State) -> set[tuple[int, int]]:
    """Return the visible blocks whose material may still be undecided in this phase."""
    phase = int(state.phase)
    if phase in (phases.FIRST, phases.SETTING_UP):
        _require((state.height[:COLUMNS] == LEVELS).all(), "set-up has a full cube")
        decided = COLUMNS * LEVELS - int(state.unseen_blocks.sum())
        places, known = [], Counter[int]()
        for column in SET_UP_COLUMNS.tolist():
            places.append((column, LEVELS - 1 if column in INNER else known[column]))
            known[column] += 1
        _require(
            phase != phases.FIRST or decided == 0, "no block is decided before the first player"
        )
        return set(places[decided:])
    if phase == phases.UNCOVERING:
        column = int(state.mined)
        level = int(state.height[column])
        _require(level < LEVELS, f"no block was taken from {COLUMN_NAMES[column]}")
        places = [(column, level - 1)] + [
            (int(neighbour), level) for neighbour in BESIDE[column] if neighbour != OUTSIDE
        ]
        return {place for place in places if place[1] >= 0 and state.cube[place] == UNKNOWN}
    return set()


def _check_layers(state: State) -> None:
    """Check that the layer of each scored card is used up."""
    phase = int(state.phase)
    tallest = int(state.height.max())
    due = state.scored < 3 and tallest < LEVELS - state.scored
    _require(tallest <= LEVELS - state.scored, "a card is scored but its layer is not used up")
    _require(phase != phases.SCORING or due, "no scoring is due")
    _require((state.scored == 3) == (phase == phases.OVER), "the game is over after card C")
    _require(phase != phases.MINING or tallest > 0, "the cube is empty")


def _check_fight(state: State, lookup: Lookup) -> None:
    """Check that the revealed tokens, those still to reveal and the hearts fit together."""
    phase = int(state.phase)
    if state.mob == NONE:
        _require(phase not in _FIGHTING, "a fight needs its mob")
        return
    _require(phase in (*_FIGHTING, phases.UNCOVERING), "a fight must be in one of its own phases")
    _require(state.fights > 0, "the fight is not counted")
    _require(state.owed == 0, "a fight owes no block")
    cell, seat = int(state.mob), int(state.turn)
    around = CORNER_CELLS[state.crossing[seat]]
    mob = int(state.face[cell])
    fought = STACKS[cell] and cell in around and mob >= lookup.building_kinds
    _require(fought, f"no face-up mob in {CELL_NAMES[cell]} next to the fighter")
    drawn, draws = state.drawn.astype(int), int(state.draws)
    tnt = int(lookup.tnt)
    spent = 0 if phase != phases.TNT else int(drawn[tnt]) - int(state.tnt)
    _require(
        spent >= 0 and (phase == phases.TNT) == (state.tnt > 0), "TNT comes after the last token"
    )
    hearts = int((drawn * lookup.hearts).sum() - drawn[tnt] * lookup.hearts[tnt])
    blasts = [hearts + n * int(lookup.hearts[tnt]) for n in range(spent + 1)]
    _require(state.hearts in blasts, f"the hearts must be those of the tokens, got {state.hearts}")
    # Detonated TNT has left the pile. If TNT has hearts, they show how many.
    detonated = max(n for n, sum_of_hearts in enumerate(blasts) if sum_of_hearts == state.hearts)
    left = state.pile[seat] - drawn
    left[tnt] += detonated
    _require((left >= 0).all(), "more tokens are revealed than the pile has")
    bows = int(drawn[lookup.bow])
    extra = int(drawn.sum()) + draws - TOKENS
    _require(
        0 <= extra <= bows - (phase == phases.BOW),
        f"the revealed tokens must be {TOKENS} and one for each bow",
    )
    _require(phase != phases.DRAWING or draws > 0, "no token is left to reveal")
    _require(phase != phases.TNT or draws == 0, "TNT comes after the last token")
    _require(phase != phases.BOW or bows > 0, "no bow is revealed")
    if phase in (phases.PICKAXE, phases.UNCOVERING):
        _require(drawn[lookup.pickaxe] > 0, "no pickaxe is revealed")
        _require(phase != phases.PICKAXE or state.height.max() > 0, "the cube is empty")
