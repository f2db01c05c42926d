"""The Overworld: the places of cells and crossings, the land, the tiles and the characters.

Lengths are in hundredths of the side of a tile, as on the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product

from overworld.components import Box, Building
from overworld.notation.names import CELL_INDEX, CELL_NAMES, CROSSING_NAMES, WORLD_CELLS
from overworld.notation.position import seat_colour
from overworld.pictures import pieces
from overworld.pictures.canvas import Layers
from overworld.pictures.sheet import PicturePart, Sheet, moved, path
from overworld.rules import phases
from overworld.rules.decoded_state import DecodedState
from overworld.rules.state import DOWN, NONE
from overworld.rules.world import STACKS

TILE, TOKEN, PATH = 100, 60, 18
PITCH = TILE + PATH
WIDTH = 4 * TILE + 5 * PATH + 2 * TOKEN
DEPTH = 20
"""The visible height of the soil below the edge."""

_CUT = round(TOKEN * 0.86)
_PIXEL = 6

TURF = (
    f"M{_CUT} 0H{WIDTH - _CUT}V{_CUT}H{WIDTH}V{WIDTH - _CUT}H{WIDTH - _CUT}V{WIDTH}"
    f"H{_CUT}V{WIDTH - _CUT}H0V{_CUT}H{_CUT}z"
)
"""The outline of the turf: a square without its empty corners."""

_ARMS = (-20, 30, -43, 53)  # the vertical offsets of characters that share a crossing


def _start(index: int, token: bool) -> int:
    if index == 0:
        return 0
    at = TOKEN + PATH + (index - 1) * PITCH
    return at + (TILE - TOKEN) // 2 if index < 5 and token else at


def cell_spot(cell: str) -> tuple[int, int, int]:
    """Return the north-west corner of a cell, and its side.

    >>> cell_spot("b2"), cell_spot("a2")
    ((78, 78, 100), (0, 98, 60))
    """
    row, column = divmod(CELL_INDEX[cell], 6)
    token = column in (0, 5) or row in (0, 5)
    return _start(column, token), _start(row, token), TOKEN if token else TILE


def crossing_spot(crossing: str) -> tuple[int, int]:
    """Return the centre of a crossing."""
    x, y = (TOKEN + PATH // 2 + (int(digit) - 1) * PITCH for digit in crossing)
    return x, y


def path_between(start: str, end: str) -> list[tuple[int, int]]:
    """Return the path between two crossings: first horizontal, then vertical."""
    (x, y), (goal_x, goal_y) = crossing_spot(start), crossing_spot(end)
    return list(dict.fromkeys([(x, y), (goal_x, y), (goal_x, goal_y)]))


def _fixed_numbers(seed: int) -> Callable[[], float]:
    """Return a generator of fixed numbers from 0 to 1, so that the land always looks the same."""
    now = seed

    def following() -> float:
        nonlocal now
        now = now * 16807 % 2147483647
        return now / 2147483647

    return following


def _soil(top: int, bottom: int) -> str:
    """Return the path of the soil at the lower edges, from `top` to `bottom` below the turf."""
    return "".join(
        f"M{x} {y + top}h{width}v{bottom - top}h{-width}z"
        for x, y, width in (
            (_CUT, WIDTH, WIDTH - 2 * _CUT),
            (0, WIDTH - _CUT, _CUT),
            (WIDTH - _CUT, WIDTH - _CUT, _CUT),
        )
    )


def _speckles(following: Callable[[], float]) -> tuple[str, str]:
    paths = ["", ""]
    for _ in range(260):
        x = int(following() * WIDTH / _PIXEL) * _PIXEL
        y = int(following() * WIDTH / _PIXEL) * _PIXEL
        if any(_CUT <= at <= WIDTH - _CUT - _PIXEL for at in (x, y)):  # not in a corner
            light = following() <= 0.5
            paths[light] += f"M{x} {y}h{12 if following() > 0.5 else 6}v6h-6z"
    return paths[0], paths[1]


def _drips(following: Callable[[], float]) -> str:
    """Return the path of the turf that hangs over the soil."""
    path = ""
    for start, end, y in (
        (_CUT, WIDTH - _CUT, WIDTH),
        (0, _CUT, WIDTH - _CUT),
        (WIDTH - _CUT, WIDTH, WIDTH - _CUT),
    ):
        for x in range(start, end, 12):
            width = min(12, end - x)
            path += f"M{x} {y}h{width}v{6 + int(following() * 3) * 3}h{-width}z"
    return path


def _pebbles(following: Callable[[], float], span: int) -> str:
    path = ""
    for _ in range(90):
        lane = TOKEN + int(following() * 5) * PITCH + int(following() * 2) * 8 + 2
        along = TOKEN + int(following() * span / 8) * 8
        x, y = (lane, along) if following() > 0.5 else (along, lane)
        path += f"M{x} {y}h6v6h-6z"
    return path


@cache
def slab() -> Layers:
    """Return the layers of the land from bottom to top, each with the name of its colour."""
    following = _fixed_numbers(7)
    dark, light = _speckles(following)
    span = WIDTH - 2 * TOKEN
    lanes = (
        f"M{at} {TOKEN}h{PATH}v{span}h{-PATH}zM{TOKEN} {at}h{span}v{PATH}h{-span}z"
        for at in range(TOKEN, TOKEN + 5 * PITCH, PITCH)
    )
    plates = (
        f"M{x - 9} {y - 6}h3v-3h12v3h3v12h-3v3h-12v-3h-3z"
        for row, column in product("12345", repeat=2)
        for x, y in [crossing_spot(column + row)]
    )
    return (
        ("soil", _soil(0, DEPTH)),
        ("soil2", _soil(DEPTH - _PIXEL, DEPTH)),
        ("turf", TURF + _drips(following)),
        ("turf2", dark),
        ("turf3", light),
        ("bed", f"M{TOKEN - 6} {TOKEN - 6}h{span + 12}v{span + 12}h{-span - 12}z"),
        ("path", "".join(lanes)),
        ("path2", _pebbles(following, span)),
        ("plate", "".join(plates)),
    )


_ALONE, _TOGETHER = 40, 31  # sizes of characters


def land(sheet: Sheet) -> str:
    """Draw the ground with the names of columns and rows at its edge."""
    body = "".join(path(d, sheet[name]) for name, d in slab())
    names = ""
    for letter in "bcde":
        x, _, side = cell_spot(f"{letter}1")
        names += sheet.text(letter, x + side / 2, -17, 9, sheet["sky-ink"], 0.5)
    for digit in "2345":
        _, y, _ = cell_spot(f"b{digit}")
        names += sheet.text(digit, -12, y + 45, 9, sheet["sky-ink"], 0.5)
    rim = path(TURF, "none", stroke=sheet["turf3"], stroke_width=5)
    return f'<g shape-rendering="crispEdges">{body}{rim}</g>{names}'


def cells(sheet: Sheet, state: DecodedState, box: Box) -> Iterator[PicturePart]:
    """Yield every cell: a stack of tiles, or a token at the edge."""
    for cell in WORLD_CELLS:
        name, face, left = CELL_NAMES[cell], state.face[cell], state.depth[cell]
        fought = cell == state.mob
        if STACKS[cell]:
            make = partial(_stack, sheet, box, name, face, left, fought)
        else:
            make = partial(_token, sheet, box, name, face)
        yield sheet.cached_part(make, name, face, left, fought)


def _stack(sheet: Sheet, box: Box, name: str, face: int, left: int, fought: bool) -> PicturePart:
    x, y, side = cell_spot(name)
    if face < 0:
        shown, words = pieces.back(sheet, left), f"{left} face down" if left else "nothing left"
    else:
        below = f", {left - 1} below" if left > 1 else ""
        shown, words = pieces.tile(sheet, box, face, left - 1), tile_words(box, face) + below
    if fought:
        shown += ring(0, 0, side, sheet["heart-on"])
    return PicturePart(name, f"{name}: {words}", moved(x, y, shown))


def _token(sheet: Sheet, box: Box, name: str, face: int) -> PicturePart:
    x, y, side = cell_spot(name)
    if face == NONE:
        return PicturePart(name, f"{name}: no token", "")
    weapon = None if face == DOWN else box.weapons[face]
    words = f"{weapon.id} ({weapon.hearts} hearts)" if weapon else "a face-down token"
    return PicturePart(name, f"{name}: {words}", pieces.token(sheet, weapon, x, y, side))


def ring(x: float, y: float, side: float, colour: str, width: float = 6) -> str:
    """Draw a frame with a dark edge around a square."""
    square = f"M{x - 1} {y - 1}h{side + 2}v{side + 2}h{-side - 2}z"
    return path(square, "none", stroke="#120d18", stroke_width=width + 4) + path(
        square, "none", stroke=colour, stroke_width=width
    )


def tile_words(box: Box, kind: int) -> str:
    """Return the description of a tile: its id, cost or hearts, and XP."""
    tile = box.tiles[kind]
    if isinstance(tile, Building):
        cost = " and ".join(f"{amount} {name}" for name, amount in tile.cost.items() if amount)
        price = f"costs {cost}"
    else:
        price = f"{tile.hearts} hearts"
    return f"{tile.id} ({price}, {tile.xp} XP)" if tile.xp else f"{tile.id} ({price})"


def characters(sheet: Sheet, state: DecodedState, box: Box) -> Iterator[PicturePart]:
    """Yield every character: alone in the centre of its crossing, several in its arms."""
    seats = range(state.players)
    for seat in seats:
        here = state.crossing[seat]
        together = [other for other in seats if state.crossing[other] == here]
        colour, crossing = seat_colour(state, box, seat), CROSSING_NAMES[here]
        x, y = crossing_spot(crossing)
        side = _ALONE
        if len(together) > 1:
            side, y = _TOGETHER, y + _ARMS[together.index(seat)]
        turn = seat == state.decider and state.phase != phases.OVER
        sign = pieces.turn_marker(sheet, colour, x, y + 8) if turn else ""
        body = pieces.character(sheet, colour, x - side / 2, y - side * 0.76, side)
        yield PicturePart(f"character-{seat}", f"{colour} stands on {crossing}", sign + body)
