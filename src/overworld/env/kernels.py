"""The games of `stepping` on a graphics processor: one thread, one game.

Importing this needs Numba's CUDA; nothing of the rules or of the stepping is written here.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, int32, int64

from overworld.env.random_agent import choose_one
from overworld.env.stepping import begin_one, may_decide, step_one
from overworld.rules.state import DECISIONS

THREADS = 128
"""Threads of a block."""

NO_REFUSAL = 2**31 - 1
"""What stands for the first game that refuses where none does."""


@cuda.jit
def begin_kernel(
    states: Any,
    games: Any,
    tables: Any,
    looks: Any,
    starts: Any,
    max_turns: int,
    skip: int,
    randoms: int,
    observations: Any,
    words: Any,
    masks: Any,
    movers: Any,
    rewards: Any,
    terminations: Any,
    truncations: Any,
    scores: Any,
) -> None:
    """Begins every game anew; nothing is paid yet."""
    index = cuda.grid(1)
    if index >= len(states):
        return
    ids = cuda.local.array(DECISIONS, int64)
    begin_one(
        states,
        games,
        tables,
        looks,
        starts,
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
    for seat in range(rewards.shape[1]):
        rewards[index, seat] = 0.0
        scores[index, seat] = 0
    terminations[index] = False
    truncations[index] = False


@cuda.jit
def refuse_kernel(games: Any, actions: Any, refused: Any) -> None:
    """Writes the first game whose action is not legal over a larger number, NO_REFUSAL at first."""
    index = cuda.grid(1)
    if index < len(games) and not may_decide(games[index], int64(actions[index])):
        cuda.atomic.min(refused, 0, int32(index))


@cuda.jit
def step_kernel(
    states: Any,
    games: Any,
    tables: Any,
    looks: Any,
    starts: Any,
    max_turns: int,
    skip: int,
    randoms: int,
    reward: int,
    again: int,
    refused: Any,
    actions: Any,
    observations: Any,
    words: Any,
    masks: Any,
    movers: Any,
    rewards: Any,
    terminations: Any,
    truncations: Any,
    scores: Any,
) -> None:
    """Plays a decision in every game, or in none if one was refused."""
    index = cuda.grid(1)
    if index >= len(states) or refused[0] != NO_REFUSAL:
        return
    ids = cuda.local.array(DECISIONS, int64)
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
        int64(actions[index]),
        observations,
        words,
        masks,
        movers,
        rewards,
        terminations,
        truncations,
        scores,
    )


@cuda.jit
def choose_kernel(masks: Any, words: Any, actions: Any) -> None:
    """Writes a random legal decision for every row; each row has a generator of its own."""
    index = cuda.grid(1)
    if index < len(masks):
        actions[index] = choose_one(masks, words[index], index)


def choose_at_random(masks: Any, words: Any, actions: Any) -> None:
    """Random legal decisions for many games at once, without leaving the device."""
    choose_kernel[(len(masks) + THREADS - 1) // THREADS, THREADS](masks, words, actions)
