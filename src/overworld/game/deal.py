"""`Deal`: a shuffled box that fixes every outcome by its place."""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True)
class Deal:
    """A shuffled box: in every version, the same seed gives the same outcomes.

    A block, tile or token depends only on the seed and its place, not on the order of reveals. The
    draws of a fight depend only on the seed and the number of the fight. So games with the same
    `Deal` have the same luck as far as their moves allow.

    Args:
        seed: A number or a string. `7` and `"7"` fix the same outcomes.

    >>> from overworld import Deal, Game
    >>> first, second = Game(players=2), Game(players=2)
    >>> first.deal(Deal(7)), second.deal(Deal(7))
    (None, None)
    >>> first.position == second.position
    True
    """

    seed: int | str

    def __repr__(self) -> str:
        return f"Deal({self.seed!r})"

    def outcome(self, states: States, box: Components) -> int:
        """Return the number of the pending event's outcome in `states[0]`, in the box's order."""
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
        """Return the next token of a shuffled pile.

        Each copy of each kind has a rank in the fight, and the lowest rank comes first. So one
        more token in the pile changes the order of the others as little as possible.
        """
        fight = int(state.fights)
        ranks = []
        for kind, held in enumerate(state.pile[state.turn].tolist()):
            revealed = int(state.drawn[kind])
            rng = _generator(str(self.seed), f"fight {fight} weapon {kind}")
            copies = sorted(next_word(rng) for _ in range(held))
            if revealed < held:
                ranks.append((copies[revealed], kind))
        return min(ranks)[1]


def _generator(seed: str, what: str) -> Ints:
    return seed_generator(f"deal {seed} {what}")


def _shuffled(seed: str, what: str, counts: list[int]) -> list[int]:
    """Return the kinds of a multiset in random order (Fisher-Yates shuffle)."""
    kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
    rng = _generator(seed, what)
    for last in range(len(kinds) - 1, 0, -1):
        other = below(rng, last + 1)
        kinds[last], kinds[other] = kinds[other], kinds[last]
    return kinds


@lru_cache(maxsize=256)
def _blocks(seed: str, box: Components) -> dict[tuple[int, int], int]:
    """Return the material of each block by column and level."""
    kinds = _shuffled(seed, "blocks", list(box.blocks.values()))
    places = [(column, level) for column in range(COLUMNS) for level in range(LEVELS)]
    return dict(zip(places, kinds, strict=True))


@lru_cache(maxsize=256)
def _tiles(seed: str, box: Components) -> dict[tuple[int, int], int]:
    """Return the tiles of the stacks by cell and by the number of tiles left."""
    kinds = _shuffled(seed, "tiles", [tile.copies for tile in box.tiles])
    places = [(cell, depth) for cell in STACK_CELLS for depth in (4, 3, 2, 1)]
    return dict(zip(places, kinds, strict=True))


@lru_cache(maxsize=256)
def _tokens(seed: str, box: Components) -> dict[int, int]:
    """Return the token of each cell on the edge."""
    kinds = _shuffled(seed, "tokens", [weapon.neutral for weapon in box.weapons])
    return dict(zip(TOKEN_CELLS, kinds, strict=True))
