"""The observation of a game from one seat, for bots and agents outside of an environment."""

from __future__ import annotations

import numpy as np

from overworld.game import CHANCE, Game
from overworld.game.kernel import check_game, check_seat, states_of
from overworld.observation.schema import Bytes, size
from overworld.observation.writer import CACHE_WORDS, appearance_of
from overworld.observation.writer import observe as write
from overworld.rules.lookup import lookup_of
from overworld.rules.state import SEATS, States


def observe(game: Game, seat: int | None = None) -> Bytes:
    """Return the observation of a game, byte for byte as the environments write it.

    `to_floats(observe(game)[None])[0]` is the input of a network, and `game.legal_moves.mask` the
    mask.

    Args:
        game: The game. The function does not change it.
        seat: The observer. Default: the player to move.

    Returns:
        A new array of bytes. `overworld.observation.size` has its length.

    Raises:
        TypeError: If `game` is not a `Game`, or the seat is not an integer.
        ValueError: If the game has no such seat, or if `seat` is None and no player is to move
            (at a chance node, and after the end of the game).

    >>> from overworld import Deal, Game
    >>> from overworld.env import VectorEnv, observe
    >>> game = Game(players=3)
    >>> game.deal(Deal(7))
    >>> observe(game).shape
    (872,)
    >>> step = VectorEnv(games=1, players=3).reset(positions=[game.position])
    >>> bool((observe(game) == step.observations[0]).all())
    True
    """
    check_game(game)
    if seat is None:
        seat = game.turn
        if seat is None or seat == CHANCE:
            raise ValueError("no player is to move: name the seat that observes")
    lookup, appearance = lookup_of(game.box), appearance_of(game.box)
    return observation_of(states_of(game), 0, len(game.colours), lookup, appearance, seat)


def observation_of(
    states: States, index: int, players: int, lookup: States, appearance: States, seat: int
) -> Bytes:
    """Return the observation of one of some states; raise `ValueError` if there is no such seat."""
    seat = check_seat(seat, players)
    row, cache = np.zeros((1, size(players)), np.uint8), np.zeros((SEATS, CACHE_WORDS), np.uint32)
    write(states, index, lookup, appearance, seat, cache, row, row.view(np.uint32))
    seen: Bytes = row[0]
    return seen
