"""Translated names of blocks, tiles, tokens, characteristics and seats."""

from __future__ import annotations

from collections.abc import Mapping

from overworld.components import Components
from overworld.i18n import listed, words


def name_of(kind: str, ident: str) -> str:
    """Return the name of a thing, or its id if a custom box adds a thing without a name.

    >>> name_of("material", "wood"), name_of("weapon", "magic_wand")
    ('wood', 'magic_wand')
    """
    try:
        return words(f"{kind}-{ident}")
    except KeyError:
        return ident


def face_name(box: Components, ident: str) -> str:
    """Return the name of a face-up tile: a building, a mob or a weapon."""
    mob = next((mob for mob in box.mobs if mob.id == ident), None)
    if mob is not None:
        return name_of("mob", mob.kind)
    return name_of("weapon" if ident in box.weapon_ids else "tile", ident)


def building_name(box: Components, ident: str) -> str:
    """Return the name of a building with its characteristics."""
    found = next(one for one in box.buildings if one.id == ident)
    traits = (found.biome, found.material, found.type)
    return f"{face_name(box, ident)} ({', '.join(name_of('trait', one) for one in traits)})"


def amounts(counts: Mapping[str, int]) -> str:
    """Format numbers of blocks as one phrase.

    >>> amounts({"wood": 2, "emerald": 2})
    '2 wood and 2 emeralds'
    """
    return listed(
        words("amount", count=count, block=block, name=name_of("material", block))
        for block, count in counts.items()
        if count
    )
