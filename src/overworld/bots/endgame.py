"""Endgames that can be enumerated: exact shares of the win, by expectimax to the end of the game.

Every seat takes what is best for its own share, the first of equals; chance counts with its exact
weights. In a scoring, the group that brings most is as good as any. A position with more ways to
the end than a limit is left to a search.

    level 0   the position          codes[0] what is still to be tried here, best[0] its value
    level 1   after one entry       codes[1] ...
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from overworld.bots.guided import write_choices
from overworld.game import Game
from overworld.rules.chance import event_source, total_weight, weight
from overworld.rules.compiled import compiled
from overworld.rules.ply import enter, write_plies
from overworld.rules.scoring import SIZES, leaders
from overworld.rules.state import DECISIONS, OVER, SEATS, STATE, Ints, Ints2D, States
from overworld.rules.turn import awaits_chance, decider

DEEPEST = 48
"""Entries to the end of the game at most."""

ENTRIES = 100_000
"""Entries of one enumeration at most: some hundredths of a second."""

ENTRIES_IN_ALL = 10_000_000
"""Entries of all enumerations for one review: some seconds."""

Shares = tuple[float, ...]


class _Space(NamedTuple):
    """Scratch space, a row for each level; `left` is how many codes are still to be tried."""

    states: States
    codes: Ints2D
    left: Ints
    shares: npt.NDArray[np.float64]


@cache
def _space() -> _Space:
    levels = DEEPEST + 1
    codes = np.zeros((levels, DECISIONS), np.int64)
    left = np.zeros(levels, np.int64)
    return _Space(np.zeros(levels, STATE), codes, left, np.zeros((levels, SEATS)))


@compiled
def open_level(
    states: States,
    tables: States,
    codes: Ints2D,
    left: Ints,
    shares: npt.NDArray[np.float64],
    level: int,
) -> None:
    """Notes what may come next at a level; where the game is over, who has won it."""
    state = states[level]
    for seat in range(SEATS):
        shares[level, seat] = 0.0
    if state.phase == OVER:
        won = leaders(state)
        for seat in range(state.players):
            shares[level, seat] = float(won >> seat & 1) / SIZES[won]
        left[level] = 0
    elif awaits_chance(state):
        left[level] = write_plies(state, tables[0], codes[level])
    else:
        left[level] = write_choices(state, tables[0], codes[level])
        shares[level, decider(state)] = -1.0  # anything is better


@compiled
def enumerate_ways(
    states: States,
    tables: States,
    codes: Ints2D,
    left: Ints,
    shares: npt.NDArray[np.float64],
    most: int,
) -> int:
    """Plays every way from `states[0]` to the end, whose value is in `shares[0]` then.

    Returns how many entries that took; negative, and one more, if there are too many ways.
    """
    level, entries = 0, 0
    open_level(states, tables, codes, left, shares, 0)
    while True:
        if left[level] > 0:
            if entries >= most or level + 1 >= len(states):
                return -1 - entries
            entries += 1
            left[level] -= 1
            states[level + 1] = states[level]
            enter(states[level + 1], tables[0], int(codes[level, left[level]]))
            level += 1
            open_level(states, tables, codes, left, shares, level)
        elif level == 0:
            return entries
        else:
            level -= 1
            state = states[level]
            players = int(state.players)
            if awaits_chance(state):
                outcome = int(codes[level, left[level]])
                copies = float(weight(state, event_source(state), outcome))
                for seat in range(players):
                    part = shares[level + 1, seat] * copies / total_weight(state, tables[0])
                    shares[level, seat] += part
            else:
                seat = decider(state)
                if shares[level + 1, seat] >= shares[level, seat]:  # the last tried comes first
                    for other in range(players):
                        shares[level, other] = shares[level + 1, other]


class Endgame:
    """Enumerates endgames, as long as all of them together stay within a bound."""

    def __init__(self, most: int = ENTRIES, in_all: int = ENTRIES_IN_ALL) -> None:
        self._most = most
        self._left = in_all

    def value(self, game: Game) -> Shares | None:
        """Everybody's exact share of the win; None if there are too many ways to the end.

        >>> from overworld import Deal
        >>> game = Game(players=2)
        >>> game.deal(Deal(1))
        >>> Endgame().value(game) is None
        True
        """
        space, most = _space(), min(self._most, self._left)
        space.states[0] = game.states[0]
        rows = space.codes, space.left, space.shares
        done: int = enumerate_ways(space.states, game.tables, *rows, most)
        self._left -= max(done, -1 - done)
        if done < 0:
            return None
        return tuple(space.shares[0, : len(game.colours)].tolist())
