"""Pictures of buildings, biomes, mobs, weapons and characters, as layers of paths."""

from __future__ import annotations

import math
import re
from functools import cache, lru_cache

from overworld.pictures.art import Land, art
from overworld.pictures.canvas import SIDE, Canvas, Ink, Layers, fnv1a

TOKEN = 20
"""The side of a token, in pixels."""

STAND = 14
"""The side of the square of a character, in pixels."""

_KEPT = 512  # cached pictures of one kind


def _find_land(biome: str) -> tuple[str, Land]:
    """Return the base colour and the land of a biome; an unknown biome is mountains."""
    name = biome if biome in art().lands else "mountains"
    return art().colours.biomes[name], art().lands[name]


def _land_ink(land: Land) -> Ink:
    return lambda letter, x, y: land.inks[letter]


def _bare(biome: str, seed: int) -> Canvas:
    """Return the bare ground with its texture; the seed places the marks."""
    base, land = _find_land(biome)
    canvas = Canvas(fill=base)
    for spot in range(16):
        luck = fnv1a(f"{biome}{seed}{spot}")
        mark = land.marks[luck % len(land.marks)]
        x = spot % 4 * 6 + (luck >> 4) % 5 - 1
        y = spot // 4 * 6 + (luck >> 8) % 5 + 1
        canvas.stamp(mark, x, y, _land_ink(land))
    return canvas


def _river(canvas: Canvas, land: Land, luck: int) -> None:
    for y in range(SIDE):
        bend = (0, 0, 1, 1, 1, 0, 0, -1)[(y + luck) % 8]
        for x in range(5 + bend, 19 + bend):
            edge = x in (5 + bend, 18 + bend)
            shine = not edge and (x * 3 + y * 5 + luck) % 17 < 2 and y % 2 == 0
            river = land.river
            canvas.set(x, y, river.bank if edge else river.glitter if shine else river.flow)


def _ground_for(biome: str, tile: str, bridge: bool) -> Canvas:
    """Return the ground of a building: plants in the upper corners, a river under a bridge."""
    _, land = _find_land(biome)
    luck = fnv1a(tile)
    canvas = _bare(biome, luck % 97)
    if bridge:
        _river(canvas, land, luck)
    first = land.things[luck % len(land.things)]
    second = land.things[(luck >> 3) % len(land.things)]
    ink = _land_ink(land)
    canvas.stamp(first, -2 if bridge else -1 + (luck >> 5) % 2, 7 + (luck >> 6) % 4, ink)
    canvas.stamp(second, (19 if bridge else 17) + (luck >> 8) % 2, 8 + (luck >> 10) % 6, ink)
    return canvas


@lru_cache(_KEPT)
def biome_layers(biome: str) -> Layers:
    """Return the picture of a board space: the biome alone."""
    base, land = _find_land(biome)
    canvas = _bare(biome, 5)
    for at, (x, y) in enumerate(((2, 9), (14, 8), (8, 15), (15, 20), (1, 21))):
        canvas.stamp(land.things[at % 2], x, y, _land_ink(land))
    return canvas.layers(base)


@cache
def tile_back() -> Layers:
    """Return the back of a tile: a compass rose of the four biomes on dark blue."""
    lands = ("#2f8a50", "#c2984a", "#77818f", "#cfdde8")
    canvas = Canvas()
    for y in range(SIDE):
        for x in range(SIDE):
            far, high = abs(x - 11.5), abs(y - 11.5)
            star = far + high < 10 and min(far, high) > 1
            land = lands[(x > 11) + 2 * (y > 11)]
            seen = land if star or far == high == 8.5 else "#30415e"
            canvas.set(x, y, "#1c2940" if max(far, high) > 10.5 else seen)
    return canvas.layers("#30415e")


def _structure_for(tile: str, kind: str) -> str:
    """Return a structure of the same type for a building of a custom box."""
    drawings = art().structures
    if tile in drawings:
        return drawings[tile]
    alike = [name for name in drawings if name.split("-")[2] == kind] or list(drawings)
    return drawings[alike[fnv1a(tile) % len(alike)]]


def _shade(material: str, x: int, y: int) -> str:
    """Return the shade of a pixel of a material: seams, grains, facets."""
    row = y // 3
    if material == "wood":
        return "r" if y % 3 == 2 or (x + row * 5) % 9 == 0 else "m"
    if material == "stone":
        return "r" if y % 3 == 2 or (x + row % 2 * 3) % 6 == 0 else "m"
    if material == "obsidian":
        return "l" if (x + y * 2) % 7 == 0 else "r" if (x * 2 + y) % 5 == 0 else "m"
    if (x * 7 + y * 11 + x * y % 5) % 13 == 0:
        return "r"
    return "l" if (x * 5 + y * 3) % 11 == 0 else "m"


@lru_cache(_KEPT)
def building_layers(tile: str, biome: str, material: str, kind: str) -> Layers:
    """Return the picture of a building: a structure in the texture of its material on its biome."""
    shades = art().colours.materials.get(material) or art().colours.materials["stone"]
    letters, bridge = art().colours.letters, kind == "bridge"
    structure, walls, ropes = Canvas(), Canvas(), Canvas()

    def ink(letter: str, x: int, y: int) -> str:
        if letter == "m":
            walls.set(x, y, "m")
            return str(getattr(shades, _shade(material, x, y)))
        if letter in "nu":
            ropes.set(x, y, letters[letter])
            return ""
        return str(getattr(shades, letter)) if letter in "lrk" else letters.get(letter, shades.m)

    structure.centre(_structure_for(tile, kind), 19 if bridge else 21, ink)
    for y in range(SIDE):
        for x in range(SIDE):
            # Light falls from the top left: upper edges shine, right edges are dark.
            if walls.get(x, y) and not structure.get(x, y - 1):
                structure.set(x, y, shades.l)
            elif walls.get(x, y) and not structure.get(x + 1, y):
                structure.set(x, y, shades.r)
    canvas = _ground_for(biome, tile, bridge)
    base, land = _find_land(biome)
    if not bridge:
        for x in range(SIDE):
            if structure.get(x, 21):
                for right in range(3):
                    canvas.set(x + right, 22, land.inks["a"])
    structure.outline(shades.k)
    canvas.over(structure)
    canvas.over(ropes)
    return canvas.layers(base)


@lru_cache(_KEPT)
def mob_layers(kind: str, scoring: bool) -> Layers:
    """Return the picture of a mob, on red for an extra action and on blue for points."""
    mobs, letters = art().mobs, art().colours.letters
    kinds = list(mobs.drawings)
    drawing = mobs.drawings.get(kind) or mobs.drawings[kinds[fnv1a(kind) % len(kinds)]]
    night = mobs.nights["scoring" if scoring else "action"]
    canvas = Canvas(fill=night.base)
    for at in range(20 * SIDE, SIDE * SIDE):
        canvas.pixels[at] = night.dark
    for x, y in ((2, 3), (20, 2), (4, 11), (22, 9), (1, 17), (18, 6)):
        canvas.set(x, y, night.star)
    mob, legs, inks = Canvas(), Canvas(), letters | mobs.inks

    def ink(letter: str, x: int, y: int) -> str:
        if letter == "+":
            legs.set(x, y, letters["k"])
        return inks.get(letter, "")

    mob.centre(drawing, 22, ink)
    mob.outline(letters["v" if kind == "enderman" else "k"])
    canvas.over(legs)
    canvas.over(mob)
    return canvas.layers(night.base)


def _token(field: str, light: str) -> Canvas:
    canvas = Canvas(TOKEN)
    for y in range(TOKEN):
        cut = max(0, 5 - y, y - 14)
        for x in range(cut, TOKEN - cut):
            rim = x in (cut, TOKEN - 1 - cut) or y in (0, TOKEN - 1)
            lit = y == 1 or (x == cut + 1 and y < 6)
            canvas.set(x, y, "#3a2c1b" if rim else light if lit else field)
    return canvas


def _middle(drawing: str) -> int:
    """Return the bottom row that centres a drawing on a token."""
    return (TOKEN + len(drawing.split("/"))) // 2 - 1


@lru_cache(_KEPT)
def weapon_layers(weapon: str, power: str = "") -> Layers:
    """Return the picture of a weapon token; an unknown weapon looks like one with its power."""
    weapons, letters = art().weapons, art().colours.letters
    known = weapon if weapon in weapons.drawings else weapons.powers.get(power, "iron_sword")
    drawn = weapons.drawings[known]
    canvas, top = _token("#f0e2c2", "#fff8e6"), Canvas(TOKEN)
    top.centre(
        drawn.drawing,
        _middle(drawn.drawing),
        lambda letter, x, y: drawn.inks.get(letter) or letters[letter],
    )
    top.outline("#2b2018")
    canvas.over(top)
    return canvas.layers()


@cache
def token_back() -> Layers:
    """Return the back of a token."""
    mark = ".wwww./ww..ww/....ww/...ww./..ww../..ww../....../..ww../..ww.."
    canvas = _token("#8a6637", "#a9834f")
    canvas.centre(mark, _middle(mark), lambda letter, x, y: "#f6e8c8")
    return canvas.layers()


@lru_cache(_KEPT)
def skin_layers(colour: str) -> Layers:
    """Return the character of a colour with a dark outline, above its base."""
    characters, canvas = art().characters, Canvas(STAND)
    skin = characters.skins.get(colour) or characters.skins["red"]
    for at, digit in enumerate(skin):
        if digit != "0":
            canvas.set(3 + at % 8, 1 + at // 8, characters.palette[int(digit, 16)].fill)
    canvas.outline("#17121f")
    return canvas.layers()


@lru_cache(_KEPT)
def symbol_on_face(material: str) -> str:
    """Return the symbol of a material in the unit square, with a margin."""
    glyph = art().glyphs[material if material in art().blocks else "stone"]
    inner = re.sub(r"-?\d*\.?\d+", lambda match: f" {_short(float(match[0]) / 16 * 680)}", glyph)

    def shift(match: re.Match[str]) -> str:
        command, rest = match[1], match[2]
        if command.islower():
            return command + rest
        return command + re.sub(r"\d*\.?\d+", lambda at: _short((float(at[0]) + 0.16) * 1000), rest)

    return re.sub(r"([MLHVhvz])([^MLHVhvz]*)", shift, inner)


def _short(thousandths: float) -> str:
    return f"{math.floor(thousandths + 0.5) / 1000:g}"
