"""Exact win shares of endgames that are small enough to enumerate, by expectimax.

Each player maximises their own win share; of equal moves the first one counts. Chance outcomes have
their exact weights. In a scoring, only the best group is tried. The enumeration stops at a limit.

    level 0   the position      codes[0] moves or outcomes still to try, shares[0] the value so far
    level 1   after one step    codes[1] ...
"""

from __future__ import annotations

import threading
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from overworld.bots.guided import write_choices
from overworld.game import Game
from overworld.game.kernel import states_of
from overworld.rules import phases
from overworld.rules.chance import event_source, total_weight, weight
from overworld.rules.compiled import compiled
from overworld.rules.lookup import lookup_of
from overworld.rules.playout import apply_step, write_steps
from overworld.rules.scoring import SIZES, leaders
from overworld.rules.state import DECISIONS, SEATS, STATE, Ints, States
from overworld.rules.turn import awaits_chance, decider

MAX_DEPTH = 48
"""Maximum number of steps to the end of the game."""

MAX_STEPS = 100_000
"""Maximum number of steps of one enumeration: a few hundredths of a second."""

MAX_TOTAL_STEPS = 10_000_000
"""Maximum number of steps of all enumerations of one review: a few seconds."""

Shares = tuple[float, ...]
"""Win shares by seat."""


class Space(NamedTuple):
    """Scratch space with a row for each level; `left` counts the codes that are still to try."""

    states: States
    codes: Ints
    left: Ints
    shares: npt.NDArray[np.float64]


class _Scratch(threading.local):
    """One space per thread, because compiled loops of several threads run at the same time."""

    def __init__(self) -> None:
        levels = MAX_DEPTH + 1
        codes = np.zeros((levels, DECISIONS), np.int64)
        left = np.zeros(levels, np.int64)
        self.space = Space(np.zeros(levels, STATE), codes, left, np.zeros((levels, SEATS)))


_scratch = _Scratch()


@compiled
def open_level(space: Space, lookup: States, level: int) -> None:
    """Write the codes that are possible at a level, or the result if the game is over."""
    state, codes, left, shares = space.states[level], space.codes, space.left, space.shares
    for seat in range(SEATS):
        shares[level, seat] = 0.0
    if state.phase == phases.OVER:
        won = leaders(state)
        for seat in range(state.players):
            shares[level, seat] = float(won >> seat & 1) / SIZES[won]
        left[level] = 0
    elif awaits_chance(state):
        left[level] = write_steps(state, lookup[0], codes[level])
    else:
        left[level] = write_choices(state, lookup[0], codes[level])
        shares[level, decider(state)] = -1.0  # less than any win share


@compiled
def enumerate_lines(space: Space, lookup: States, max_steps: int) -> int:
    """Play all lines from `space.states[0]` and write the value into `space.shares[0]`.

    Return the number of steps, or -1 minus that number if a limit was reached.
    """
    states, codes, left, shares = space.states, space.codes, space.left, space.shares
    level, steps = 0, 0
    open_level(space, lookup, 0)
    while True:
        if left[level] > 0:
            if steps >= max_steps or level + 1 >= len(states):
                return -1 - steps
            steps += 1
            left[level] -= 1
            states[level + 1] = states[level]
            apply_step(states[level + 1], lookup[0], int(codes[level, left[level]]))
            level += 1
            open_level(space, lookup, level)
        elif level == 0:
            return steps
        else:
            level -= 1
            state = states[level]
            players = int(state.players)
            if awaits_chance(state):
                outcome = int(codes[level, left[level]])
                copies = float(weight(state, event_source(state), outcome))
                for seat in range(players):
                    part = shares[level + 1, seat] * copies / total_weight(state, lookup[0])
                    shares[level, seat] += part
            else:
                seat = decider(state)
                # The loop tries codes from the last to the first: >= takes the first of equals.
                if shares[level + 1, seat] >= shares[level, seat]:
                    for other in range(players):
                        shares[level, other] = shares[level + 1, other]


class Endgame:
    """Enumeration of endgames, with a limit for each position and for all of them together.

    Args:
        max_steps: Maximum number of steps per position.
        max_total: Maximum number of steps of all positions.
    """

    def __init__(self, max_steps: int = MAX_STEPS, max_total: int = MAX_TOTAL_STEPS) -> None:
        self._max_steps = max_steps
        self._left = max_total

    def value(self, game: Game) -> Shares | None:
        """Return the exact win shares, or None if the endgame is too large.

        >>> from overworld import Deal
        >>> game = Game(players=2)
        >>> game.deal(Deal(1))
        >>> Endgame().value(game) is None
        True
        """
        space, max_steps = _scratch.space, min(self._max_steps, self._left)
        space.states[0] = states_of(game)[0]
        done: int = enumerate_lines(space, lookup_of(game.box), max_steps)
        self._left -= max(done, -1 - done)
        if done < 0:
            return None
        return tuple(space.shares[0, : len(game.colours)].tolist())
