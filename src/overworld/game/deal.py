"""`Deal`: a shuffled box, which fixes every outcome by its place whatever the order of reveals."""

from __future__ import annotations

from functools import lru_cache

from overworld.components import Components
from overworld.rules import api
from overworld.rules.generator import below, next_word, seed_generator
from overworld.rules.state import (
    COLUMNS,
    DRAWING,
    FIRST,
    LEVELS,
    REVEALING,
    Ints,
    State,
    States,
)
from overworld.rules.world import STACK_CELLS, TOKEN_CELLS


class Deal:
    """A shuffled box: the same seed puts the same things into the same places, for ever.

    Blocks, tiles and tokens are fixed by place, and the draws of a fight by the number of the fight
    in the game: games that share a `Deal` share their luck as far as their moves allow.

    >>> from overworld import Deal, Game
    >>> first, second = Game(players=2), Game(players=2)
    >>> first.deal(Deal(7)), second.deal(Deal(7))
    (None, None)
    >>> first.position == second.position
    True
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"Deal({self.seed!r})"

    def outcome(self, states: States, box: Components) -> int:
        """The outcome of the event pending in `states[0]`, numbered in the box's order."""
        state = states[0]
        phase, place = int(state.phase), int(state.place)
        if phase == FIRST:
            return below(_generator(str(self.seed), "first"), int(state.players))
        if phase == DRAWING:
            return self._next_token(state)
        if phase == REVEALING:
            if place in STACK_CELLS:
                return _tiles(str(self.seed), box)[place, int(state.depth[place])]
            return _tokens(str(self.seed), box)[place]
        return _blocks(str(self.seed), box)[place, api.block_level(states, 0)]

    def _next_token(self, state: State) -> int:
        """The next token of a shuffled pile.

        Every copy of every kind has a rank in each fight, and tokens come in the order of ranks:
        a shuffle that changes as little as possible when the pile does.
        """
        fight = int(state.fights)
        ranks = []
        for kind, held in enumerate(state.pile[state.turn].tolist()):
            turned = int(state.drawn[kind])
            rng = _generator(str(self.seed), f"fight {fight} weapon {kind}")
            copies = sorted(next_word(rng) for _ in range(held))
            if turned < held:
                ranks.append((copies[turned], kind))
        return min(ranks)[1]


def _generator(seed: str, what: str) -> Ints:
    """A generator for one part of a deal."""
    return seed_generator(f"deal {seed} {what}")


def _shuffled(seed: str, what: str, counts: list[int]) -> list[int]:
    """The kinds of a multiset in random order (Fisher and Yates, from the last place down)."""
    kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
    rng = _generator(seed, what)
    for last in range(len(kinds) - 1, 0, -1):
        other = below(rng, last + 1)
        kinds[last], kinds[other] = kinds[other], kinds[last]
    return kinds


@lru_cache(maxsize=256)
def _blocks(seed: str, box: Components) -> dict[tuple[int, int], int]:
    """The material of each block by column and level."""
    kinds = _shuffled(seed, "blocks", list(box.blocks.values()))
    places = [(column, level) for column in range(COLUMNS) for level in range(LEVELS)]
    return dict(zip(places, kinds, strict=True))


@lru_cache(maxsize=256)
def _tiles(seed: str, box: Components) -> dict[tuple[int, int], int]:
    """The tile of each stack by cell and by how many tiles lie from it down."""
    kinds = _shuffled(seed, "tiles", [tile.copies for tile in box.tiles])
    places = [(cell, depth) for cell in STACK_CELLS for depth in (4, 3, 2, 1)]
    return dict(zip(places, kinds, strict=True))


@lru_cache(maxsize=256)
def _tokens(seed: str, box: Components) -> dict[int, int]:
    """The token of each cell on the edge."""
    kinds = _shuffled(seed, "tokens", [weapon.neutral for weapon in box.weapons])
    return dict(zip(TOKEN_CELLS, kinds, strict=True))
