"""Pieces on the table: tiles, tokens, blocks, characters."""

from __future__ import annotations

from collections.abc import Mapping

from overworld.components import Box, Building, Mob, Weapon
from overworld.pictures import paint
from overworld.pictures.art import art
from overworld.pictures.canvas import SIDE
from overworld.pictures.paint import STAND, TOKEN
from overworld.pictures.sheet import Sheet, moved, path, rect, text_width

_INK = "#120d18"
_MANY = 5  # from this number on, one block with a number stands for its kind
_MAX_HEARTS = 8
_SLICE = 3.2


def building_picture(sheet: Sheet, building: Building) -> str:
    """Define the picture of a building."""
    traits = building.biome, building.material, building.type
    return sheet.layers(paint.building_layers(building.id, *traits), SIDE)


def mob_picture(sheet: Sheet, mob: Mob) -> str:
    """Define the picture of a mob."""
    return sheet.layers(paint.mob_layers(mob.kind, mob.characteristic is not None), SIDE)


def block(sheet: Sheet, material: str, x: float, y: float, side: float) -> str:
    """Draw a block from the front."""
    face = art().blocks.get(material) or art().blocks["stone"]
    body = (
        path("M0 0h20v20H0z", _INK)
        + path("M1 1h18v14H1z", face.fill)
        + path("M1 1h18v1.6H2.6V15H1z", "#fff", opacity=0.35)
        + path("M17.6 2.6H19V15h-1.4z", "#000", opacity=0.22)
        + path("M1 15h18v4H1z", face.dark)
        + path(
            paint.symbol_on_face(material),
            face.ink,
            fill_rule="evenodd",
            transform="matrix(14 0 0 14 3 1)",
        )
    )
    return sheet.use(sheet.symbol("0 0 20 20", body), x, y, side)


def character(sheet: Sheet, colour: str, x: float, y: float, side: float) -> str:
    """Draw a character on its base, with the colour and its symbol."""
    colours = art().colours
    base, ink = colours.players.get(colour, "#555e6b"), colours.ink.get(colour, "#ffffff")
    body = (
        path("M1.4 9h11.2L14 14H0z", "#17121f")
        + path("M2 9.6h10l1.1 3.8H.9z", base)
        + path(art().glyphs.get(colour, ""), ink, transform="matrix(.21 0 0 .21 5.32 9.82)")
    )
    return sheet.use(sheet.layers(paint.skin_layers(colour), STAND, body), x, y, side)


def portrait(sheet: Sheet, colour: str, x: float, y: float, side: float) -> str:
    """Draw the head of a character on its colour."""
    base = art().colours.players.get(colour, "#555e6b")
    skin = "".join(path(d, fill) for fill, d in paint.skin_layers(colour))
    head = sheet.symbol("1.5 0 11 9.6", skin)
    return (
        rect(x - 2, y - 2, side + 4, side + 4, _INK)
        + rect(x, y, side, side, base)
        + rect(x, y + side - 4, side, 4, "#000", opacity=0.2)
        + sheet.use(head, x + side * 0.04, y + side * 0.06, side * 0.92)
    )


def token(sheet: Sheet, weapon: Weapon | None, x: float, y: float, side: float) -> str:
    """Draw a weapon token with its hearts, or the back of a token."""
    if weapon is None:
        return sheet.use(sheet.layers(paint.token_back(), TOKEN), x, y, side)
    face = sheet.use(sheet.layers(paint.weapon_layers(weapon.id, weapon.power), TOKEN), x, y, side)
    return face + badge(sheet, str(weapon.hearts), "heart", x + side, y + side, side * 0.3)


def badge(sheet: Sheet, text: str, glyph: str, right: float, bottom: float, high: float) -> str:
    """Draw a number and a symbol on dark blue; `right` and `bottom` are the corner."""
    ink = sheet["heart-on"] if glyph == "heart" else sheet["xp-on"]
    digits = high * 0.62
    wide = text_width(text, digits) + high * 0.9 + high * 0.42
    left, top = right - wide, bottom - high
    middle = top + (high - digits) / 2
    return (
        rect(left, top, wide, high, sheet["night"])
        + sheet.text(
            text, left + high * 0.25, middle, digits, "#fff" if ink != sheet["xp-on"] else ink
        )
        + sheet.glyph(glyph, right - high * 0.94, top + high * 0.1, high * 0.8, ink)
    )


def count(sheet: Sheet, value: int, right: float, bottom: float, high: float) -> str:
    """Draw a count at the corner of a piece."""
    text, digits = str(value), high * 0.66
    wide = text_width(text, digits) + high * 0.5
    return rect(right - wide, bottom - high, wide, high, sheet["night"]) + sheet.text(
        text, right - wide / 2, bottom - high + (high - digits) / 2, digits, "#fff", 0.5
    )


def tile(sheet: Sheet, box: Box, kind: int, below: int) -> str:
    """Draw a face-up tile with side 100, and the tiles below it.

    Its characteristics are on the left, its XP in the corner, its cost or hearts at the bottom.
    """
    piece = box.tiles[kind]
    if isinstance(piece, Building):
        shown, dark = building_picture(sheet, piece), sheet.colours.get(f"{piece.biome}-dark")
        worth = "".join(
            sheet.glyph(trait, 4, 5 + at * 24, 17, "#fff")
            for at, trait in enumerate((piece.biome, piece.material, piece.type))
        )
        front = _price(sheet, piece.cost)
    else:
        shown = mob_picture(sheet, piece)
        trait = piece.characteristic or "extra_action"
        dark = sheet["mob-scoring-dark" if piece.characteristic else "mob-action-dark"]
        gain = f"{piece.points_each}×" if piece.characteristic else "+1"  # noqa: RUF001 - times
        worth = sheet.text(gain, 12.5, 16, 13, "#fff", 0.5) + sheet.glyph(
            trait, 3.5, 38, 18, "#fff"
        )
        front = _hearts(sheet, piece.hearts)
    xp = badge(sheet, str(piece.xp), "xp", 100, 19, 19) if piece.xp else ""
    return (
        slices(below)
        + rect(-2.2, -2.2, 104.4, 104.4, _INK)
        + rect(0, 0, 100, 100, dark or "#201a2b")
        + sheet.use(shown, 25, 0, 75)
        + worth
        + rect(0, 75, 100, 1.8, "#fff", opacity=0.2)
        + front
        + xp
        + _light()
    )


def slices(below: int) -> str:
    """Draw the edges of the tiles below a tile."""
    if not below:
        return ""
    high = below * _SLICE
    edges = "".join(rect(2, 102.4 + at * _SLICE, 100, 2.2, "#c9b993") for at in range(below))
    return rect(2, 101, 100, high + 1.6, "#17131f") + edges


def _light() -> str:
    return rect(0, 0, 100, 2.4, "#fff", opacity=0.3) + rect(98.2, 0, 1.8, 100, "#000", opacity=0.18)


def back(sheet: Sheet, left: int) -> str:
    """Draw a face-down stack with side 100 and the number of tiles left, or an empty cell."""
    if not left:
        return rect(1, 1, 98, 98, "none", stroke="#000", stroke_opacity=0.28, stroke_width=2)
    wide = text_width(str(left), 26) + 18
    return (
        slices(left - 1)
        + rect(-2.2, -2.2, 104.4, 104.4, _INK)
        + sheet.use(sheet.layers(paint.tile_back(), SIDE), 0, 0, 100)
        + rect(50 - wide / 2, 30, wide, 40, "#16213a", stroke="#0c1426", stroke_width=2)
        + sheet.text(str(left), 50, 37, 26, "#fff", 0.5)
        + _light()
    )


def ground(sheet: Sheet, biome: str) -> str:
    """Define the ground of a board space."""
    return sheet.layers(paint.biome_layers(biome), SIDE)


def _price(sheet: Sheet, cost: Mapping[str, int]) -> str:
    """Draw a cost: every block, or one of each kind with a number."""
    kinds = [(material, amount) for material, amount in cost.items() if amount]
    many = sum(amount for _, amount in kinds) >= _MANY
    pips = kinds if many else [(name, 1) for name, amount in kinds for _ in range(amount)]
    numbers = [text_width(str(amount), 14) + 4 if amount > 1 else 0 for _, amount in pips]
    gap = 1.5 if many or len(pips) > 3 else 5.0
    side = min(19.0, (84 - sum(numbers)) / max(1, len(pips)) - gap)
    x, body = 50 - (sum(numbers) + len(pips) * (side + gap) - gap) / 2, ""
    for (material, amount), number in zip(pips, numbers, strict=True):
        body += block(sheet, material, x, 88.4 - side / 2, side)
        if amount > 1:
            body += sheet.text(str(amount), x + side + 2.5, 81.5, 14, "#fff")
        x += side + number + gap
    return body


def _hearts(sheet: Sheet, hearts: int) -> str:
    if hearts > _MAX_HEARTS:
        wide = text_width(str(hearts), 14)
        return sheet.text(str(hearts), 48 - wide, 81.5, 14, "#fff") + sheet.glyph(
            "heart", 51, 80, 17, sheet["heart-on"]
        )
    side = min(17.0, 84 / max(1, hearts))
    start = 50 - side * hearts / 2
    return "".join(
        sheet.glyph("heart", start + side * at, 88.4 - side / 2, side, sheet["heart-on"])
        for at in range(hearts)
    )


def mob_coin(sheet: Sheet, mob: Mob, x: float, y: float, side: float) -> str:
    """Draw a defeated mob with a badge for its bonus or extra action."""
    gain = f"{mob.points_each}×" if mob.characteristic else "+1"  # noqa: RUF001 - times
    ink = "#e8ecff" if mob.characteristic else "#ffd95a"
    half = side * 0.5
    return (
        rect(x - 1.5, y - 1.5, side + 3, side + 3, _INK)
        + sheet.use(mob_picture(sheet, mob), x, y, side)
        + rect(x, y + side - half * 0.8, side, half * 0.8, sheet["night"], opacity=0.88)
        + sheet.text(gain, x + 2, y + side - half * 0.62, half * 0.46, ink)
        + sheet.glyph(
            mob.characteristic or "extra_action",
            x + side - half * 0.78,
            y + side - half * 0.74,
            half * 0.7,
            ink,
        )
    )


def turn_marker(sheet: Sheet, colour: str, x: float, y: float) -> str:
    """Draw the marker below the player to move."""
    own = art().colours.players.get(colour, "#555e6b")
    rim = path("M0 -13L13 0L0 13L-13 0z", "#120d18") + path("M0 -11L11 0L0 11L-11 0z", "#fff")
    return moved(x, y, rim, path("M0 -8L8 0L0 8L-8 0z", own))
