"""The cube as the page shows it, from the south-east and above, and its plan."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from itertools import compress

from overworld.components import Box
from overworld.notation.names import BLOCK_LETTERS, CARD_NAMES, COLUMN_NAMES
from overworld.notation.position import format_columns
from overworld.pictures import paint, pieces
from overworld.pictures.art import art
from overworld.pictures.sheet import PicturePart, Sheet, moved, number, path, rect
from overworld.rules.decoded_state import DecodedState
from overworld.rules.state import LEVELS

UNIT = 46
_SIZE = 4
_CELL = 25  # side of a column in the plan
_YAW, _PITCH = -0.62, 0.6
_MARGIN, _DEPTH = 0.34, 0.42  # plinth
_SIDES = {
    # the first corner of a face, and its two edges
    "top": ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    "south": ((0, 1, 1), (1, 0, 0), (0, 0, -1)),
    "east": ((1, 1, 1), (0, -1, 0), (0, 0, -1)),
}


def project(x: float, y: float, z: float) -> tuple[float, float]:
    """Project a point in space to the picture; the origin is the centre of the ground."""
    return _direct(x - _SIZE / 2, y - _SIZE / 2, z)


def _direct(x: float, y: float, z: float) -> tuple[float, float]:
    depth = y * math.cos(_YAW) - x * math.sin(_YAW)
    across = x * math.cos(_YAW) + y * math.sin(_YAW)
    return across * UNIT, (depth * math.sin(_PITCH) - z * math.cos(_PITCH)) * UNIT


def _matrix(x: int, y: int, level: int, side: str) -> str:
    corner, along, down = _SIDES[side]
    start = project(x + corner[0], y + corner[1], level + corner[2])
    return " ".join(map(number, (*_direct(*along), *_direct(*down), *start)))


def top_left() -> tuple[float, float]:
    """Return the left and the upper edge of a full cube."""
    rim = (_SIZE / 2 + _MARGIN) * math.sqrt(2)
    high = LEVELS * math.cos(_PITCH) + _SIZE / math.sqrt(2) * math.sin(_PITCH)
    return -rim * UNIT, -high * UNIT


def top_outline(column: int, height: int) -> str:
    """Return the path of the top face of a column."""
    y, x = divmod(column, 4)
    return _polygon(*((x + dx, y + dy, height) for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))))


def plinth(sheet: Sheet) -> str:
    """Draw the plinth with the names of rows and columns along its near edges."""
    far, near = -_MARGIN, _SIZE + _MARGIN
    names = ""
    for at in range(_SIZE):
        for text, (x, y) in (
            ("wxyz"[at], project(at + 0.5, near, -_DEPTH / 2)),
            (str(at + 1), project(near, at + 0.5, -_DEPTH / 2)),
        ):
            names += sheet.text(text, x, y - 5, 10, "#ffffff", 0.5)
    return (
        path(_wall((far, near), (near, near)), sheet["plinth2"])
        + path(_wall((near, far), (near, near)), sheet["plinth3"])
        + path(_plate(far, near), sheet["plinth"])
        + path(_plate(-0.06, _SIZE + 0.06), sheet["plinth2"], fill_opacity=0.7)
        + names
    )


def _wall(start: tuple[float, float], end: tuple[float, float]) -> str:
    return _polygon((*start, 0), (*end, 0), (*end, -_DEPTH), (*start, -_DEPTH))


def _plate(near: float, far: float) -> str:
    return _polygon((near, near, 0), (far, near, 0), (far, far, 0), (near, far, 0))


def _polygon(*corners: tuple[float, float, float]) -> str:
    points = (" ".join(map(number, project(*corner))) for corner in corners)
    return f"M{'L'.join(points)}z"


def columns(sheet: Sheet, state: DecodedState, box: Box) -> Iterator[PicturePart]:
    """Yield every column from back to front, with its visible faces."""
    cube = format_columns(state.field("cube"))
    for at, letters in enumerate(cube):
        east = 0 if at % 4 == 3 else len(cube[at + 1])
        south = 0 if at // 4 == 3 else len(cube[at + 4])
        make = partial(_column, sheet, box, at, letters, east, south)
        yield sheet.cached_part(make, COLUMN_NAMES[at], letters, east, south)


def _column(sheet: Sheet, box: Box, at: int, letters: str, east: int, south: int) -> PicturePart:
    """Draw a column; `east` and `south` are the heights of its neighbours."""
    body = ""
    for level, letter in enumerate(letters):
        if letter == "?":
            continue  # an undecided block is not drawn
        seen = {"top": level == len(letters) - 1, "south": level >= south, "east": level >= east}
        for side in compress(seen, seen.values()):
            face = sheet.use(_face(sheet, find_material(box, letter), side), 0, 0, 1)
            matrix = _matrix(at % 4, at // 4, level, side)
            body += f'<g transform="matrix({matrix})">{face}</g>'
    name = COLUMN_NAMES[at]
    return PicturePart(name, _words(box, name, letters), body)


def _face(sheet: Sheet, material: str, side: str) -> str:
    """Define a face of a block in the unit square."""
    block = art().blocks.get(material) or art().blocks["stone"]
    fill = {"top": block.fill, "south": block.side, "east": block.dark}[side]
    body = path(
        "M.01 .01H.99V.99H.01z",
        fill,
        stroke="#0a0612",
        stroke_opacity=0.6,
        stroke_width=0.05,
        stroke_linejoin="round",
    )
    for grain in block.textures:
        body += path(grain.d, grain.fill, opacity=grain.opacity)
    more = {} if side == "top" else {"fill_opacity": 0.82}
    body += path(
        paint.symbol_on_face(material),
        block.ink,
        fill_rule="evenodd",
        transform="matrix(.84 0 0 .84 .08 .08)",
        **more,
    )
    if side == "top":
        body += path("M.035 .035h.93v.05h-.88v.88h-.05z", "#fff", fill_opacity=0.35)
    return sheet.define("symbol", 'viewBox="0 0 1 1" overflow="visible"', body)


def find_material(box: Box, letter: str) -> str:
    """Return the material of a letter of a column."""
    return box.materials[BLOCK_LETTERS.index(letter)]


def _words(box: Box, name: str, letters: str) -> str:
    if not letters:
        return f"column {name}: empty"
    named = ("unknown" if letter == "?" else find_material(box, letter) for letter in letters)
    return f"column {name}: {', '.join(named)}"


def flags(sheet: Sheet, state: DecodedState) -> Iterator[PicturePart]:
    """Yield a flag next to each of the three upper layers, with the card that it triggers."""
    for layer, card in enumerate(CARD_NAMES):
        level = LEVELS - layer
        left = sum(height >= level for height in state.height[:16])
        x, y = project(0, _SIZE, level - 0.5)
        done = layer < state.scored
        ink = "#b3bdd6" if done else "#ffffff"
        cloth = (
            path("M-6 0H18", "none", stroke=sheet["plinth2"], stroke_width=2)
            + rect(-58, -12, 54, 24, sheet["night"])
            + rect(-58, -12, 22, 24, "#ff9d2e" if not done and left <= 3 else "#3a4a75")
            + sheet.text(card, -47, -6, 12, "#17121f" if not done and left <= 3 else ink, 0.5)
        )
        if done:
            cloth += path("M-29 0l6 6 11-13", "none", stroke="#b9ee58", stroke_width=3)
        else:
            cloth += sheet.text(str(left), -20, -6, 12, "#fff", 0.5)
        words = f"card {card}: {'scored' if done else f'after {left} more blocks'}"
        yield PicturePart(f"card-{card}", words, moved(x - 22, y, cloth))


def plan(sheet: Sheet, state: DecodedState, box: Box, x: float, y: float) -> Iterator[PicturePart]:
    """Draw the cube from above: the top block and the height of each column."""
    for at, letters in enumerate(format_columns(state.field("cube"))):
        spot = (x + at % 4 * _CELL, y + at // 4 * _CELL)
        make = partial(_plan_cell, sheet, box, COLUMN_NAMES[at], letters, *spot)
        yield sheet.cached_part(make, "plan", at, len(letters), letters[-1:])


def _plan_cell(sheet: Sheet, box: Box, name: str, letters: str, x: float, y: float) -> PicturePart:
    side = _CELL - 2
    if not letters:
        body = rect(x, y, side, side, sheet["well"])
    elif letters[-1] == "?":
        body = rect(x, y, side, side, sheet["plinth3"])
        body += sheet.text("?", x + side / 2, y + 5, 12, "#fff", 0.5)
    else:
        body = pieces.block(sheet, find_material(box, letters[-1]), x, y, side)
        body += pieces.count(sheet, len(letters), x + side, y + side, side * 0.45)
    return PicturePart(f"{name}-top", "", body)
