"""The drawings, colours and symbols in `art/*.json`, which the page uses too.

A drawing is rows of letters with "/" between them. If it starts with "=", it is the left half.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Shades(msgspec.Struct, frozen=True):
    """The shades of a material: face `m`, light edge `l`, dark seam `r`, outline `k`."""

    m: str
    l: str  # noqa: E741 - the letter in the drawings
    r: str
    k: str


class ArtColours(msgspec.Struct, frozen=True):
    """Colours with a meaning, and letters with the same colour in all drawings."""

    players: dict[str, str]
    biomes: dict[str, str]
    ink: dict[str, str]
    materials: dict[str, Shades]
    letters: dict[str, str]


class River(msgspec.Struct, frozen=True):
    """The river under a bridge."""

    bank: str
    flow: str
    glitter: str


class Land(msgspec.Struct, frozen=True):
    """The ground of a biome: its colours by letter, small marks, larger objects, and river."""

    inks: dict[str, str]
    marks: tuple[str, ...]
    things: tuple[str, ...]
    river: River


class Texture(msgspec.Struct, frozen=True):
    """The texture of a block in the unit square."""

    d: str
    fill: str
    opacity: float


class Block(msgspec.Struct, frozen=True):
    """The top of a block, its light and dark sides, the colour of its symbol, and its texture."""

    fill: str
    side: str
    dark: str
    ink: str
    textures: tuple[Texture, ...]


class Night(msgspec.Struct, frozen=True):
    """The background of a mob."""

    base: str
    dark: str
    star: str


class Mobs(msgspec.Struct, frozen=True):
    """The mobs by kind, the background of each variant, and their own letters."""

    drawings: dict[str, str]
    nights: dict[str, Night]
    inks: dict[str, str]


class Drawn(msgspec.Struct, frozen=True):
    """A drawing with its own letters."""

    drawing: str
    inks: dict[str, str]


class Weapons(msgspec.Struct, frozen=True):
    """The weapons, and the drawing for each power in a custom box."""

    drawings: dict[str, Drawn]
    powers: dict[str, str]


class PaintColour(msgspec.Struct, frozen=True):
    """A colour for painting characters."""

    id: str
    fill: str


class Characters(msgspec.Struct, frozen=True):
    """The colours for painting, and the character of each seat colour: eight by eight digits."""

    palette: tuple[PaintColour, ...]
    skins: dict[str, str]


class Art(msgspec.Struct, frozen=True):
    """All drawings.

    >>> len(art().structures), art().colours.players["red"]
    (44, '#c1272d')
    """

    structures: dict[str, str]
    mobs: Mobs
    weapons: Weapons
    glyphs: dict[str, str]
    lands: dict[str, Land]
    blocks: dict[str, Block]
    colours: ArtColours
    characters: Characters


@cache
def art() -> Art:
    """Return all drawings; read them on the first call."""
    folder = files("overworld.pictures") / "art"
    texts = {field: (folder / f"{field}.json").read_bytes() for field in Art.__struct_fields__}
    return msgspec.convert({field: msgspec.json.decode(text) for field, text in texts.items()}, Art)
