"""The drawings, colours and symbols that the page and Python share, as `art/*.json` holds them.

Rows of a drawing are letters, "/" between them; one that starts with "=" is its left half.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


class Shades(msgspec.Struct, frozen=True):
    """The shades of a material: face `m`, light edge `l`, dark seam `r`, outline `k`."""

    m: str
    l: str  # noqa: E741 - as the letter in the drawings
    r: str
    k: str


class Colours(msgspec.Struct, frozen=True):
    """The colours that carry meaning, and the letters that mean the same colour everywhere."""

    players: dict[str, str]
    biomes: dict[str, str]
    ink: dict[str, str]
    materials: dict[str, Shades]
    letters: dict[str, str]


class River(msgspec.Struct, frozen=True):
    """What a bridge crosses."""

    bank: str
    flow: str
    glitter: str


class Land(msgspec.Struct, frozen=True):
    """The ground of a biome: colours of its letters, small marks, bigger things, its river."""

    inks: dict[str, str]
    marks: tuple[str, ...]
    things: tuple[str, ...]
    river: River


class Texture(msgspec.Struct, frozen=True):
    """Grain of a block in the unit square."""

    d: str
    fill: str
    opacity: float


class Block(msgspec.Struct, frozen=True):
    """The top of a block, its sides in light and shade, its symbol's colour, its grain."""

    fill: str
    side: str
    dark: str
    ink: str
    textures: tuple[Texture, ...]


class Night(msgspec.Struct, frozen=True):
    """What is behind a mob."""

    base: str
    dark: str
    star: str


class Mobs(msgspec.Struct, frozen=True):
    """The mobs by kind, the night behind each variant, and letters that only they use."""

    drawings: dict[str, str]
    nights: dict[str, Night]
    inks: dict[str, str]


class Drawn(msgspec.Struct, frozen=True):
    """A drawing with letters of its own."""

    drawing: str
    inks: dict[str, str]


class Weapons(msgspec.Struct, frozen=True):
    """The weapons, and which of them stands for a power in boxes that call it something else."""

    drawings: dict[str, Drawn]
    powers: dict[str, str]


class Paint(msgspec.Struct, frozen=True):
    """A colour of the paint box."""

    id: str
    fill: str


class Characters(msgspec.Struct, frozen=True):
    """The paint box, and the characters of the colours: eight by eight digits."""

    palette: tuple[Paint, ...]
    skins: dict[str, str]


def _read(name: str, kind: Any) -> Any:
    text = files("overworld.pictures").joinpath("art", f"{name}.json").read_bytes()
    return msgspec.json.decode(text, type=kind)


class Art(msgspec.Struct, frozen=True):
    """Everything that is drawn.

    >>> len(art().structures), art().colours.players["red"]
    (44, '#c1272d')
    """

    structures: dict[str, str]
    mobs: Mobs
    weapons: Weapons
    glyphs: dict[str, str]
    lands: dict[str, Land]
    blocks: dict[str, Block]
    colours: Colours
    characters: Characters


@cache
def art() -> Art:
    """Reads the drawings when somebody looks at them for the first time."""
    return Art(
        **{field.name: _read(field.name, field.type) for field in msgspec.structs.fields(Art)}
    )
