"""What nobody has seen yet: no secret, because everybody can count what has been turned up."""

from __future__ import annotations

import msgspec

from overworld.components import Components


class UnseenView(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many copies of each thing nobody has seen yet, in the order of the box."""

    buildings: tuple[int, ...]
    mobs: tuple[int, ...]
    weapons: tuple[int, ...]


def unseen_of(box: Components, tiles: bytes, tokens: bytes) -> UnseenView:
    """The undecided tiles and tokens of a state, by kind.

    >>> from overworld.components import load_components
    >>> box = load_components()
    >>> unseen_of(box, bytes(range(1, 61)), bytes(9)).mobs[:2]
    (45, 46)
    """
    kinds = len(box.buildings)
    return UnseenView(
        tuple(tiles[:kinds]),
        tuple(tiles[kinds : len(box.tile_ids)]),
        tuple(tokens[: len(box.weapon_ids)]),
    )
