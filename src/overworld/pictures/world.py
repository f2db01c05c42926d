"""The Overworld: land, cells and characters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from overworld.components import Building, Components
from overworld.notation.names import CELL_NAMES, CROSSING_NAMES, WORLD_CELLS
from overworld.notation.plain import Plain
from overworld.notation.position import colour_of
from overworld.pictures import pieces
from overworld.pictures.land import DEPTH, TURF, WIDTH, arm, cell_spot, crossing_spot, slab
from overworld.pictures.sheet import Part, Sheet, moved, path
from overworld.rules.state import DOWN, NONE, OVER
from overworld.rules.world import STACKS

HEIGHT = WIDTH + DEPTH
_ALONE, _TOGETHER = 40, 31  # sizes of characters


def land(sheet: Sheet) -> str:
    """Draw the ground with the names of columns and rows at its edge."""
    body = "".join(path(d, sheet[name]) for name, d in slab())
    names = "".join(
        sheet.text(letter, *_middle(f"{letter}1"), 9, sheet["sky-ink"], 0.5) for letter in "bcde"
    ) + "".join(
        sheet.text(digit, -12, cell_spot(f"b{digit}")[1] + 45, 9, sheet["sky-ink"], 0.5)
        for digit in "2345"
    )
    rim = path(TURF, "none", stroke=sheet["turf3"], stroke_width=5)
    return f'<g shape-rendering="crispEdges">{body}{rim}</g>{names}'


def _middle(cell: str) -> tuple[float, float]:
    x, _, side = cell_spot(cell)
    return x + side / 2, -17


def cells(sheet: Sheet, state: Plain, box: Components) -> Iterator[Part]:
    """Yield every cell: a stack of tiles, or a token at the edge."""
    for cell in WORLD_CELLS:
        name, face, left = CELL_NAMES[cell], state.face[cell], state.depth[cell]
        fought = cell == state.mob
        if STACKS[cell]:
            make = partial(_stack, sheet, box, name, face, left, fought)
        else:
            make = partial(_token, sheet, box, name, face)
        yield sheet.cached_part(make, name, face, left, fought)


def _stack(sheet: Sheet, box: Components, name: str, face: int, left: int, fought: bool) -> Part:
    x, y, side = cell_spot(name)
    if face < 0:
        shown, words = pieces.back(sheet, left), f"{left} face down" if left else "nothing left"
    else:
        below = f", {left - 1} below" if left > 1 else ""
        shown, words = pieces.tile(sheet, box, face, left - 1), tile_words(box, face) + below
    if fought:
        shown += ring(0, 0, side, sheet["heart-on"])
    return Part(name, f"{name}: {words}", moved(x, y, shown))


def _token(sheet: Sheet, box: Components, name: str, face: int) -> Part:
    x, y, side = cell_spot(name)
    if face == NONE:
        return Part(name, f"{name}: no token", "")
    weapon = None if face == DOWN else box.weapons[face]
    words = f"{weapon.id} ({weapon.hearts} hearts)" if weapon else "a face-down token"
    return Part(name, f"{name}: {words}", pieces.token(sheet, weapon, x, y, side))


def ring(x: float, y: float, side: float, colour: str, width: float = 6) -> str:
    """Draw a frame with a dark edge around a square."""
    square = f"M{x - 1} {y - 1}h{side + 2}v{side + 2}h{-side - 2}z"
    return path(square, "none", stroke="#120d18", stroke_width=width + 4) + path(
        square, "none", stroke=colour, stroke_width=width
    )


def tile_words(box: Components, kind: int) -> str:
    """Return the description of a tile: its id, cost or hearts, and XP."""
    one = box.tiles[kind]
    if isinstance(one, Building):
        cost = " and ".join(f"{amount} {name}" for name, amount in one.cost.items() if amount)
        price = f"costs {cost}"
    else:
        price = f"{one.hearts} hearts"
    return f"{one.id} ({price}, {one.xp} XP)" if one.xp else f"{one.id} ({price})"


def characters(sheet: Sheet, state: Plain, box: Components) -> Iterator[Part]:
    """Yield every character: alone in the centre of its crossing, several in its arms."""
    seats = range(state.players)
    for seat in seats:
        here = state.crossing[seat]
        together = [other for other in seats if state.crossing[other] == here]
        colour, crossing = colour_of(state, box, seat), CROSSING_NAMES[here]
        (x, y), (aside, up) = crossing_spot(crossing), arm(together.index(seat), len(together))
        side = _ALONE if len(together) == 1 else _TOGETHER
        x, y = x + aside, y + up
        turn = seat == state.decider and state.phase != OVER
        sign = pieces.turn_marker(sheet, colour, x, y + 8) if turn else ""
        body = pieces.character(sheet, colour, x - side / 2, y - side * 0.76, side)
        yield Part(f"character-{seat}", f"{colour} stands on {crossing}", sign + body)
