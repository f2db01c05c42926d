"""Step many games in one compiled loop: decide, deal, reward, restart, observe.

The record `GAME` holds everything that a game needs in addition to its state. This module
allocates nothing: all arrays belong to the caller. `begin_one` and `step_one` work on one game. The
loops here call them on a CPU, `overworld.env.device` calls them on a GPU.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from overworld.observation.schema import Bytes, Floats, U32s
from overworld.observation.scores import FRESH
from overworld.observation.writer import CACHE_WORDS, update_cache, write_observation
from overworld.rules import first_id, phases
from overworld.rules.apply import apply_decision
from overworld.rules.compiled import compiled
from overworld.rules.generator import below, next_word
from overworld.rules.legal import write_legal
from overworld.rules.playout import deal_pending
from overworld.rules.scoring import SIZES, leaders
from overworld.rules.state import DECISIONS, SEATS, Ints, Lookup, State, States
from overworld.rules.turn import decider

Flags = npt.NDArray[np.bool_]

_GAME_FIELDS = np.dtype(
    [
        ("rng", "i8", (4,)),  # the generator that chance draws from
        ("legal", "i8", (2,)),  # bits of the legal decisions: 0 to 46, 47 to 93
        ("cache", "u4", (SEATS, CACHE_WORDS)),  # the scores of each seat
    ],
    align=True,  # GPUs require aligned fields
)
GAME = np.dtype((np.record, _GAME_FIELDS))
HALF = DECISIONS // 2

WIN, MARGIN, DIFFERENCE = 0, 1, 2
"""The numbers of the rewards, see `overworld.env.setup.Reward`."""

ALL_LEGAL = -1


Packed: TypeAlias = tuple[Any, ...]
"""A NamedTuple as a plain tuple. Numba recognises its type faster when Python calls a function."""


class LoopOptions(NamedTuple):
    """The settings of all games of an environment."""

    lookup: States
    appearance: States
    starts: States
    """The states that new games are drawn from."""
    max_turns: int
    skip_forced: int
    random_seats: int
    """The bits of the seats that play at random."""
    reward: int


class Output(NamedTuple):
    """The arrays that a step writes, see `overworld.env.buffers.Buffers`."""

    observations: Bytes
    observations_u32: U32s
    action_mask: Flags
    current_player: Ints
    rewards: Floats
    terminations: Flags
    truncations: Flags
    scores: Ints
    final_obs: Bytes
    final_obs_u32: U32s


@compiled
def spread(seed: Ints, games: States) -> None:
    """Give every game its own generator; the first ones do not depend on the number of games."""
    for index in range(len(games)):
        rng = games[index].rng
        for word in range(4):
            rng[word] = next_word(seed)


@compiled
def first_illegal(games: States, which: Flags, actions: Ints) -> int:
    """Return the first of the chosen games whose action is not legal, or ALL_LEGAL."""
    for index in range(len(games)):
        if which[index] and not may_decide(games[index], int(actions[index])):
            return index
    return ALL_LEGAL


@compiled
def may_decide(game: State, action: int) -> bool:
    """Return whether an action is in the mask that was written last."""
    if action < 0 or action >= DECISIONS:
        return False
    bits = game.legal[1] >> (action - HALF) if action >= HALF else game.legal[0] >> action
    return bool(bits & 1)


@compiled
def lead(state: State, seat: int) -> int:
    """Return the XP by which a seat leads the best of the others; negative if it is behind."""
    best = -1
    for other in range(state.players):
        if other != seat and state.xp[other] > best:
            best = int(state.xp[other])
    return int(state.xp[seat]) - best


@compiled
def advance(state: State, lookup: Lookup, game: State, decision: int) -> None:
    """Play a decision and resolve the chance events that follow."""
    phase, seat = int(state.phase), decider(state)
    apply_decision(state, lookup, decision)
    deal_pending(state, lookup, game.rng)
    # Collect, Explore and the end of a turn change neither boards, mobs, piles nor cards.
    if (phase > phases.MINING and decision != first_id.END) or (
        phase == phases.ACTING and decision >= first_id.BUILD
    ):
        game.cache[seat, FRESH] = 0


@compiled
def is_done(state: State, max_turns: int) -> bool:
    """Return whether the game is over or truncated."""
    return bool(state.phase == phases.OVER or state.turns > max_turns)


@compiled
def play_on(state: State, game: State, ids: Ints, options: LoopOptions) -> int:
    """Play to the next decision that the caller makes; write the legal ones, return their number.

    Random seats decide here, and so does a seat with one legal decision if forced ones are skipped.
    Returns 0 when the game is done.
    """
    lookup = options.lookup[0]
    while not is_done(state, options.max_turns):
        count = write_legal(state, lookup, ids)
        if options.random_seats >> decider(state) & 1:
            choice = below(game.rng, count)
        elif options.skip_forced and count == 1:
            choice = 0
        else:
            return count
        advance(state, lookup, game, int(ids[choice]))
    return 0


@compiled
def begin(state: State, game: State, ids: Ints, options: LoopOptions) -> int:
    """Deal a new game and play to the first decision that the caller makes."""
    for seat in range(state.players):
        game.cache[seat, FRESH] = 0
    deal_pending(state, options.lookup[0], game.rng)
    return play_on(state, game, ids, options)


@compiled
def write_mask(game: State, ids: Ints, count: int, index: int, action_mask: Flags) -> None:
    """Write the legal decisions as a mask, and keep them as bits."""
    for decision in range(DECISIONS):
        action_mask[index, decision] = False
    low, high = 0, 0
    for at in range(count):
        decision = int(ids[at])
        action_mask[index, decision] = True
        if decision < HALF:
            low |= 1 << decision
        else:
            high |= 1 << (decision - HALF)
    game.legal[0] = low
    game.legal[1] = high


@compiled
def pay(state: State, reward: int, index: int, rewards: Floats) -> None:
    """Add the reward of every seat; a win only counts in a finished game (R26)."""
    won = leaders(state) if state.phase == phases.OVER else 0
    for seat in range(state.players):
        if reward != WIN:
            rewards[index, seat] += lead(state, seat)
        elif won >> seat & 1:
            rewards[index, seat] = 1.0 / SIZES[won]


@compiled
def update_caches(state: State, lookup: Lookup, game: State) -> None:
    """Bring the scores of all seats up to date for the next observation."""
    over = state.phase == phases.OVER  # at the end, the bonus of every seat becomes XP
    for seat in range(state.players):
        if over or game.cache[seat, FRESH] == 0:
            update_cache(state, lookup, seat, game.cache)


@compiled
def write_question(
    state: State, game: State, options: LoopOptions, ids: Ints, count: int, index: int, out: Output
) -> None:
    """Write the player to move, the legal decisions, and the observation of this player."""
    update_caches(state, options.lookup[0], game)
    seat = decider(state)
    out.current_player[index] = seat
    write_mask(game, ids, count, index, out.action_mask)
    rows, rows_u32 = out.observations, out.observations_u32
    write_observation(state, options.appearance, game.cache, seat, index, rows, rows_u32)


@compiled
def drawn_start(starts: States, game: State) -> int:
    """Return the number of a random start; draws nothing if there is only one."""
    return below(game.rng, len(starts)) if len(starts) > 1 else 0


@compiled
def begin_one(
    states: States,
    games: States,
    options: LoopOptions,
    drawn: int,
    ids: Ints,
    index: int,
    out: Output,
) -> None:
    """Start one game without a reward, from a random start if `drawn`, else game i from start i."""
    state, game, starts = states[index], games[index], options.starts
    states[index] = starts[drawn_start(starts, game) if drawn else index % len(starts)]
    count = begin(state, game, ids, options)
    write_question(state, game, options, ids, count, index, out)
    for seat in range(state.players):
        out.rewards[index, seat] = 0.0
        out.scores[index, seat] = state.xp[seat]
    out.terminations[index] = False
    out.truncations[index] = False


@compiled
def step_one(
    states: States,
    games: States,
    options: LoopOptions,
    ids: Ints,
    index: int,
    action: int,
    autoreset: int,
    out: Output,
) -> None:
    """Play a legal decision in one game; with `autoreset` a game that is done starts again."""
    state, game, lookup = states[index], games[index], options.lookup[0]
    actor = decider(state)
    for seat in range(state.players):
        out.rewards[index, seat] = -lead(state, seat) if options.reward == DIFFERENCE else 0.0
    advance(state, lookup, game, action)
    count = play_on(state, game, ids, options)
    over = state.phase == phases.OVER
    if count == 0 or options.reward == DIFFERENCE:
        pay(state, options.reward, index, out.rewards)
    for seat in range(state.players):
        out.scores[index, seat] = state.xp[seat]
    out.terminations[index] = over
    out.truncations[index] = count == 0 and not over
    if count == 0 and len(out.final_obs) > 0:
        update_caches(state, lookup, game)
        rows, rows_u32 = out.final_obs, out.final_obs_u32
        write_observation(state, options.appearance, game.cache, actor, index, rows, rows_u32)
    if count == 0 and autoreset:
        states[index] = options.starts[drawn_start(options.starts, game)]
        count = begin(state, game, ids, options)
    write_question(state, game, options, ids, count, index, out)


@compiled
def begin_all(
    states: States,
    games: States,
    packed_options: Packed,
    drawn: int,
    which: Flags,
    ids: Ints,
    packed_out: Packed,
) -> None:
    """Start the chosen games, as `begin_one` does."""
    options, out = LoopOptions(*packed_options), Output(*packed_out)
    for index in range(len(states)):
        if which[index]:
            begin_one(states, games, options, drawn, ids, index, out)


@compiled
def step_all(
    states: States,
    games: States,
    packed_options: Packed,
    ids: Ints,
    which: Flags,
    actions: Ints,
    autoreset: int,
    packed_out: Packed,
) -> int:
    """Play a decision in the chosen games; return ALL_LEGAL, or the first game with an illegal one.

    If one decision is illegal, no game changes.
    """
    options, out = LoopOptions(*packed_options), Output(*packed_out)
    illegal = first_illegal(games, which, actions)
    if illegal != ALL_LEGAL:
        return illegal
    for index in range(len(states)):
        if which[index]:
            action = int(actions[index])
            step_one(states, games, options, ids, index, action, autoreset, out)
    return ALL_LEGAL
