"""Many games stepped in one compiled loop: decide, deal, reward, begin anew, observe.

Everything that a game needs beside its state is in one record, `GAME`. Nothing is allocated here:
all arrays belong to the caller. `begin_one` and `step_one` are functions of one game: the loops
here call them on a processor, `overworld.env.kernels` on a graphics processor.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from overworld.observation.schema import Bytes, Floats
from overworld.observation.scores import FRESH
from overworld.observation.writer import HELD, Words, hold, write_observation
from overworld.rules.apply import decide
from overworld.rules.compiled import compiled
from overworld.rules.generator import below, next_word
from overworld.rules.legal import write_legal
from overworld.rules.playout import deal_pending
from overworld.rules.scoring import SIZES, leaders
from overworld.rules.state import (
    ACTING,
    BUILD_ID,
    DECISIONS,
    END_ID,
    MINING,
    OVER,
    SEATS,
    Ints,
    State,
    States,
    Tables,
)
from overworld.rules.turn import decider

Flags = npt.NDArray[np.bool_]

_GAME_FIELDS = np.dtype(
    [
        ("words", "i8", (4,)),  # the generator that chance draws from
        ("legal", "i8", (2,)),  # bits of the legal decisions: 0 to 46, 47 to 93
        ("held", "u4", (SEATS, HELD)),  # the scores of each seat
    ],
    align=True,  # graphics processors insist on it
)
GAME = np.dtype((np.record, _GAME_FIELDS))
HALF = DECISIONS // 2

# What seats are paid: at the end their share of the win, or by how much XP they lead; or, after
# each decision, by how much their lead has grown.
WIN, MARGIN, DIFFERENCE = 0, 1, 2

ALL_LEGAL = -1


@compiled
def spread(seed: Ints, games: States) -> None:
    """Gives every game a generator of its own; the first games do not depend on their number."""
    for index in range(len(games)):
        words = games[index].words
        for word in range(4):
            words[word] = next_word(seed)


@compiled
def first_illegal(games: States, which: Flags, actions: Ints) -> int:
    """The first of some games whose action is not legal, or ALL_LEGAL."""
    for index in range(len(games)):
        if which[index] and not may_decide(games[index], int(actions[index])):
            return index
    return ALL_LEGAL


@compiled
def may_decide(game: State, action: int) -> bool:
    """Whether a decision is among those that were written as legal."""
    if action < 0 or action >= DECISIONS:
        return False
    bits = game.legal[1] >> (action - HALF) if action >= HALF else game.legal[0] >> action
    return bool(bits & 1)


@compiled
def lead(state: State, seat: int) -> int:
    """By how much XP a seat leads the best of the others; negative if it lies behind."""
    best = -1
    for other in range(state.players):
        if other != seat and state.xp[other] > best:
            best = int(state.xp[other])
    return int(state.xp[seat]) - best


@compiled
def advance(state: State, tables: Tables, game: State, decision: int) -> None:
    """Plays a decision and deals what follows."""
    phase, seat = int(state.phase), decider(state)
    decide(state, tables, decision)
    deal_pending(state, tables, game.words)
    # Collect, Explore and the end of a turn change neither boards, mobs, piles nor cards.
    if (phase > MINING and decision != END_ID) or (phase == ACTING and decision >= BUILD_ID):
        game.held[seat, FRESH] = 0


@compiled
def is_done(state: State, max_turns: int) -> bool:
    """Whether the game has ended or is cut off."""
    return bool(state.phase == OVER or state.turns > max_turns)


@compiled
def go_on(
    state: State, tables: Tables, game: State, ids: Ints, max_turns: int, skip: int, randoms: int
) -> int:
    """Plays on to the next decision that is asked for; writes what is legal, returns the number.

    Made here are decisions of the seats in `randoms` (bits), at random, and forced ones if they are
    skipped. Returns 0 when the game is done.
    """
    while not is_done(state, max_turns):
        count = write_legal(state, tables, ids)
        if randoms >> decider(state) & 1:
            choice = below(game.words, count)
        elif skip and count == 1:
            choice = 0
        else:
            return count
        advance(state, tables, game, int(ids[choice]))
    return 0


@compiled
def begin(
    state: State, tables: Tables, game: State, ids: Ints, max_turns: int, skip: int, randoms: int
) -> int:
    """Deals what is pending in a new game and plays on to the first decision that is asked for."""
    for seat in range(state.players):
        game.held[seat, FRESH] = 0
    deal_pending(state, tables, game.words)
    return go_on(state, tables, game, ids, max_turns, skip, randoms)


@compiled
def write_mask(game: State, ids: Ints, count: int, index: int, masks: Flags) -> None:
    """Writes the legal decisions as a mask, and remembers them as bits."""
    for decision in range(DECISIONS):
        masks[index, decision] = False
    low, high = 0, 0
    for at in range(count):
        decision = int(ids[at])
        masks[index, decision] = True
        if decision < HALF:
            low |= 1 << decision
        else:
            high |= 1 << (decision - HALF)
    game.legal[0] = low
    game.legal[1] = high


@compiled
def pay(state: State, reward: int, index: int, rewards: Floats) -> None:
    """Adds what every seat gets for a game as it stands; a win only where it is over (R26)."""
    won = leaders(state) if state.phase == OVER else 0
    for seat in range(state.players):
        if reward != WIN:
            rewards[index, seat] += lead(state, seat)
        elif won >> seat & 1:
            rewards[index, seat] = 1.0 / SIZES[won]


@compiled
def write_question(
    state: State,
    tables: Tables,
    looks: States,
    game: State,
    ids: Ints,
    count: int,
    index: int,
    observations: Bytes,
    words: Words,
    masks: Flags,
    movers: Ints,
) -> None:
    """Write who decides, what is legal, and what the table looks like from there."""
    over = state.phase == OVER  # the bonus of every seat has become XP
    for other in range(state.players):
        if over or game.held[other, FRESH] == 0:
            hold(state, tables, other, game.held)
    seat = decider(state)
    movers[index] = seat
    write_mask(game, ids, count, index, masks)
    write_observation(state, looks, game.held, seat, index, observations, words)


@compiled
def drawn_start(starts: States, game: State) -> int:
    """Which of the starts a game has next; where there is only one, nothing is drawn."""
    return below(game.words, len(starts)) if len(starts) > 1 else 0


@compiled
def begin_one(
    states: States,
    games: States,
    tables: States,
    looks: States,
    starts: States,
    ids: Ints,
    max_turns: int,
    skip: int,
    randoms: int,
    index: int,
    observations: Bytes,
    words: Words,
    masks: Flags,
    movers: Ints,
) -> None:
    """Begins one game anew, from one of the starts."""
    state, game = states[index], games[index]
    states[index] = starts[drawn_start(starts, game)]
    count = begin(state, tables[0], game, ids, max_turns, skip, randoms)
    write_question(
        state, tables[0], looks, game, ids, count, index, observations, words, masks, movers
    )


@compiled
def step_one(
    states: States,
    games: States,
    tables: States,
    looks: States,
    starts: States,
    ids: Ints,
    max_turns: int,
    skip: int,
    randoms: int,
    reward: int,
    again: int,
    index: int,
    action: int,
    observations: Bytes,
    words: Words,
    masks: Flags,
    movers: Ints,
    rewards: Floats,
    terminations: Flags,
    truncations: Flags,
    scores: Ints,
) -> None:
    """Plays a legal decision in one game; one that is done begins anew if `again` says so."""
    box = tables[0]
    state, game = states[index], games[index]
    for seat in range(state.players):
        rewards[index, seat] = -lead(state, seat) if reward == DIFFERENCE else 0.0
    advance(state, box, game, action)
    count = go_on(state, box, game, ids, max_turns, skip, randoms)
    over = state.phase == OVER
    if count == 0 or reward == DIFFERENCE:
        pay(state, reward, index, rewards)
    for seat in range(state.players):
        scores[index, seat] = state.xp[seat]
    terminations[index] = over
    truncations[index] = count == 0 and not over
    if count == 0 and again:
        states[index] = starts[drawn_start(starts, game)]
        count = begin(state, box, game, ids, max_turns, skip, randoms)
    write_question(state, box, looks, game, ids, count, index, observations, words, masks, movers)


@compiled
def begin_all(
    states: States,
    games: States,
    tables: States,
    looks: States,
    starts: States,
    drawn: bool,
    which: Flags,
    ids: Ints,
    max_turns: int,
    skip: int,
    randoms: int,
    observations: Bytes,
    words: Words,
    masks: Flags,
    movers: Ints,
) -> None:
    """Begins some games anew: each from a start that is drawn, or from the one that is its own."""
    for index in range(len(states)):
        if not which[index]:
            continue
        at = 0 if drawn else index % len(starts)
        end = len(starts) if drawn else at + 1
        begin_one(
            states,
            games,
            tables,
            looks,
            starts[at:end],
            ids,
            max_turns,
            skip,
            randoms,
            index,
            observations,
            words,
            masks,
            movers,
        )


@compiled
def step_all(
    states: States,
    games: States,
    tables: States,
    looks: States,
    starts: States,
    ids: Ints,
    max_turns: int,
    skip: int,
    randoms: int,
    reward: int,
    again: int,
    which: Flags,
    actions: Ints,
    observations: Bytes,
    words: Words,
    masks: Flags,
    movers: Ints,
    rewards: Floats,
    terminations: Flags,
    truncations: Flags,
    scores: Ints,
) -> int:
    """Plays a decision in some games; returns ALL_LEGAL, or the first of them that refuses.

    If one refuses, nothing has happened in any. A game that is done begins anew if `again` says so.
    """
    refused = first_illegal(games, which, actions)
    if refused != ALL_LEGAL:
        return refused
    for index in range(len(states)):
        if not which[index]:
            continue
        step_one(
            states,
            games,
            tables,
            looks,
            starts,
            ids,
            max_turns,
            skip,
            randoms,
            reward,
            again,
            index,
            int(actions[index]),
            observations,
            words,
            masks,
            movers,
            rewards,
            terminations,
            truncations,
            scores,
        )
    return ALL_LEGAL
