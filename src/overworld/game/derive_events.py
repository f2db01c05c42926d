"""The events of a game, derived from its log. No other module derives events.

An event depends only on the moves before it and the states around them. So a live game and a game
that was read from its record have the same events.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from overworld.components import Box
from overworld.game import events, queries
from overworld.game.events import GameEvent, Power
from overworld.game.kernel import decoded_state_of, log_of
from overworld.game.resolve import card_names
from overworld.notation.names import (
    CARD_NAMES,
    CELL_NAMES,
    COLUMN_NAMES,
    CORNER_CELLS,
    CROSSING_NAMES,
)
from overworld.rules import api, first_id, phases
from overworld.rules.decoded_state import DecodedState, decode_state
from overworld.rules.state import LEVELS, NONE, SPACES, STATE
from overworld.rules.world import STACKS, steps_between

if TYPE_CHECKING:
    from overworld.game.game import Game

_POWERS: dict[int, Power] = {phases.BOW: "bow", phases.PICKAXE: "pickaxe", phases.TNT: "tnt"}


class _PlayedMove(NamedTuple):
    """One move of a game: its number and code, and the states before and after it."""

    game: Game
    at: int
    code: int
    before: DecodedState
    after: DecodedState

    @property
    def box(self) -> Box:
        return self.game.box

    @property
    def seat(self) -> int:
        return self.before.decider


def derive_events(game: Game, start: int = 0) -> list[GameEvent]:
    """Return the events of all moves from number `start` on.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> game.play("mine w1")
    >>> for event in derive_events(game):
    ...     print(event)
    GameBegan(at=52, seat=1)
    TurnBegan(at=52, seat=1, turn=1)
    Mined(at=53, seat=1, column='w1', block='wood', pickaxe=False)
    """
    return [event for at in range(start, game.step_number) for event in events_at(game, at)]


def events_at(game: Game, at: int) -> Iterator[GameEvent]:
    """Yield the events of move number `at`."""
    log = log_of(game)
    raw, code = log[at]
    before = decode_state(raw)
    after = decode_state(log[at + 1][0]) if at + 1 < len(log) else decoded_state_of(game)
    step = _PlayedMove(game, at, code, before, after)
    if not before.awaits_chance:
        yield from _decided(step)
    elif before.phase > phases.SETTING_UP:
        yield _outcome_event(step)
    if before.mob != NONE and after.mob == NONE:
        yield _fought(step)
    if before.turns == 0 and after.turns == 1:
        yield events.GameBegan(step.at, after.turn)
    if after.turns != before.turns:
        yield events.TurnBegan(step.at, after.turn, after.turns)
    if after.phase == phases.OVER:
        yield from _over(step)


def _decided(step: _PlayedMove) -> Iterator[GameEvent]:
    """Yield the events of a decision, except those that follow from it."""
    code = step.code
    if code < first_id.EXPLORE:
        yield from _mined(step)
    elif code < first_id.BUILD:
        yield _explored(step)
    elif code < first_id.FIGHT:
        yield _built(step)
    elif code < first_id.TAKE:
        yield _fight_began(step)
    elif code < first_id.DRAW:
        cell = CORNER_CELLS[step.before.crossing[step.seat]][code - first_id.TAKE]
        yield events.Took(step.at, step.seat, CELL_NAMES[cell], _face(step, cell))
    elif code == first_id.END:
        yield events.TurnEnded(step.at, step.seat, _due(step.before))
    elif code == first_id.TRADE:
        handed = _lost(step.before.mobs[step.seat], step.after.mobs[step.seat])
        yield events.Traded(step.at, step.seat, *queries.nonzero_counts(handed, step.box.tile_ids))
    elif code >= first_id.SCORE:
        yield _scored(step)
    else:
        yield _power_event(step)


def _outcome_event(step: _PlayedMove) -> GameEvent:
    """Return the event of an outcome after the set-up."""
    state, code, box = step.before, step.code, step.box
    if state.phase == phases.UNCOVERING:
        old, new = state.row("cube", state.place), step.after.row("cube", state.place)
        level = next(level for level in range(LEVELS) if old[level] != new[level])
        return events.Uncovered(step.at, COLUMN_NAMES[state.place], level, box.materials[code])
    if state.phase == phases.REVEALING:
        face = (box.tile_ids if STACKS[state.place] else box.weapon_ids)[code]
        return events.CellRevealed(step.at, CELL_NAMES[state.place], face)
    powers = queries.find_powers(box)
    hearts = state.hearts + (box.weapons[code].hearts if code != powers.tnt else 0)
    xp = powers.hoe_xp if code == powers.hoe else 0
    return events.TokenRevealed(
        step.at, step.seat, box.weapon_ids[code], hearts, _chance_now(step), xp
    )


def _chance_now(step: _PlayedMove) -> float:
    """Return the chance to win the fight after a move: 0 or 1 if the move has ended it."""
    cell = step.before.mob
    if step.after.mob == NONE:
        mob = step.before.face[cell]
        return float(step.after.mobs[step.seat][mob] > step.before.mobs[step.seat][mob])
    return float(queries.fight_odds(step.after, step.box, CELL_NAMES[cell]))


def _due(state: DecodedState) -> str:
    """Return the letters of the cards that are due if the turn ends now."""
    # Compiled functions have another type for read-only arrays, so this makes a writable copy.
    states = np.frombuffer(bytearray(state.raw), STATE)
    return CARD_NAMES[state.scored :][: api.cards_due(states, 0)]


def _face(step: _PlayedMove, cell: int) -> str:
    """Return the face-up tile or token of a cell before the move."""
    return str(queries.read_face(step.before.face, step.box, cell))


def _lost(before: tuple[int, ...], after: tuple[int, ...]) -> list[int]:
    return [old - new for old, new in zip(before, after, strict=True)]


def _mined(step: _PlayedMove) -> Iterator[GameEvent]:
    state, column = step.before, step.code
    height, left = state.field("height"), max(step.after.field("height"))
    block = state.row("cube", column)[height[column] - 1]
    name = step.box.materials[block]
    yield events.Mined(
        step.at, step.seat, COLUMN_NAMES[column], name, state.phase == phases.PICKAXE
    )
    layer = LEVELS - left
    if max(height) > left:
        card = CARD_NAMES[layer - 1] if layer <= len(CARD_NAMES) else None
        yield events.LayerUsedUp(step.at, layer, card)


def _explored(step: _PlayedMove) -> events.Explored:
    start, end = step.before.crossing[step.seat], step.code - first_id.EXPLORE
    steps = int(steps_between(start, end))
    return events.Explored(step.at, step.seat, CROSSING_NAMES[start], CROSSING_NAMES[end], steps)


def _built(step: _PlayedMove) -> events.Built:
    seat, before, after, tiles = step.seat, step.before, step.after, step.box.tile_ids
    corner, space = divmod(step.code - first_id.BUILD, SPACES)
    cell = CORNER_CELLS[before.crossing[seat]][corner]
    covered = before.spaces[seat][space]
    return events.Built(
        step.at,
        seat,
        CELL_NAMES[cell],
        _face(step, cell),
        space + 1,
        queries.nonzero_counts(_lost(before.supply[seat], after.supply[seat]), step.box.materials),
        None if covered == NONE else tiles[covered],
        after.xp[seat] - before.xp[seat],
    )


def _fight_began(step: _PlayedMove) -> events.FightBegan:
    fight = queries.read_fight(step.after, step.box)
    assert fight is not None, "the decision begins a fight"
    chance = float(queries.fight_odds(step.before, step.box, fight.cell))
    return events.FightBegan(step.at, step.seat, fight.cell, fight.mob, fight.needed, chance)


def _power_event(step: _PlayedMove) -> GameEvent:
    """Return the event of a decision about a bow, a pickaxe or a TNT."""
    if step.code == first_id.DRAW:
        return events.BowUsed(step.at, step.seat)
    if step.code == first_id.DETONATE:
        tnt = step.box.weapons[queries.find_powers(step.box).tnt]
        return events.Detonated(step.at, step.seat, step.before.hearts + tnt.hearts)
    assert step.code == first_id.PASS, "no other decision is left"
    return events.Declined(step.at, step.seat, _POWERS[step.before.phase], _chance_now(step))


def _fought(step: _PlayedMove) -> events.Fought:
    """Return the event of the end of a fight; the log has the state before the fight."""
    last, seat, box, log = step.before, step.seat, step.box, log_of(step.game)
    powers = queries.find_powers(box)
    hearts, turned = last.hearts, list(last.drawn)
    if last.phase == phases.DRAWING:
        turned[step.code] += 1
        hearts += box.weapons[step.code].hearts if step.code != powers.tnt else 0
    elif last.phase == phases.TNT and step.code == first_id.DETONATE:
        hearts += box.weapons[powers.tnt].hearts
    kind = last.face[last.mob]
    mob = box.mobs[kind - len(box.buildings)]
    won = step.after.mobs[seat][kind] > last.mobs[seat][kind]
    began = step.at
    while began > 0 and decode_state(log[began][0]).mob != NONE:
        began -= 1
    first = decode_state(log[began][0])
    return events.Fought(
        step.at,
        seat,
        CELL_NAMES[last.mob],
        mob.id,
        mob.hearts,
        hearts,
        won,
        mob.xp if won else 0,
        turned[powers.hoe] * powers.hoe_xp,
        queries.nonzero_counts(_lost(step.after.supply[seat], first.supply[seat]), box.materials),
        queries.nonzero_counts(turned, box.weapon_ids),
        first.pile[seat][powers.tnt] - step.after.pile[seat][powers.tnt],
    )


def _scored(step: _PlayedMove) -> events.Scored:
    state, trait, box = step.before, step.code - first_id.SCORE, step.box
    counts, _ = queries.counted_on(queries.board_key(state, step.seat), box)
    spaces = counts[state.scored * 4 + trait]
    name = card_names(state, box)[trait]
    card, each = CARD_NAMES[state.scored], box.points[name]
    return events.Scored(step.at, step.seat, card, name, spaces, each, spaces * each)


def _over(step: _PlayedMove) -> Iterator[GameEvent]:
    """Yield the bonuses of scoring mobs, and the result."""
    box, game, state = step.box, step.game, step.after
    points = {mob.id: mob.points_each for mob in box.mobs}
    for seat in range(state.players):
        board = queries.board_key(state, seat)
        counts, _ = queries.counted_on(board, box)
        for bonus in queries.list_bonuses(state.mobs[seat], counts, box):
            trait, each = bonus.characteristic, points[bonus.mob]
            mask = queries.spaces_with(trait, board, box)
            yield events.BonusScored(
                step.at, seat, bonus.mob, trait, bonus.spaces, each, bonus.points, mask
            )
    scores, supplies = state.xp[: state.players], state.supply[: state.players]
    yield events.GameOver(step.at, scores, tuple(map(sum, supplies)), game.winners)
