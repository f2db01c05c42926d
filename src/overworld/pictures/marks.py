"""Moves shown on the picture: the way of an explorer, frames around what is taken or placed."""

from __future__ import annotations

import math
from collections.abc import Sequence

from overworld.notation.moves import parse_move
from overworld.notation.names import CELL_NAMES, COLUMN_NAMES, CROSSING_NAMES
from overworld.notation.plain import Plain
from overworld.pictures.cube import top_outline
from overworld.pictures.land import cell_spot, way_to
from overworld.pictures.sheet import number, path
from overworld.pictures.table import on_cube, on_world, space_spot
from overworld.pictures.world import ring

BEST, OTHER, PLAYED = "#b44cff", "#e3c2ff", "#ffffff"
"""The colours of advice, of what else could be done, and of what was done."""

_WIDTH, _CUT, _TIP, _HALF = 9, 17, 22, 15  # of an arrow


def mark(state: Plain, move: str, seat: int, colour: str) -> str:
    """A decision or an outcome as marks over the picture of a state; most of them have a place.

    `state` is the one before the move: an explorer goes from where they stand there.
    """
    verb, arguments = parse_move(move)
    places = [one for one in arguments if isinstance(one, int)]
    if verb in ("mine", "block"):
        return _column(state, places[0], colour)
    if verb == "explore":
        start, end = CROSSING_NAMES[state.crossing[seat]], CROSSING_NAMES[places[0]]
        return on_world(_arrow(way_to(start, end), colour) if start != end else _stay(end, colour))
    if verb in ("build", "fight", "take", "tile", "token"):
        body = on_world(ring(*cell_spot(CELL_NAMES[places[0]]), colour))
        if verb == "build":
            body += ring(*space_spot(seat, places[1]), colour, 4)
        return body
    return ""


def advice(state: Plain, moves: Sequence[str]) -> str:
    """Several decisions, the best one last, so that nothing lies over it."""
    seat = state.decider
    marks = [mark(state, move, seat, OTHER if at else BEST) for at, move in enumerate(moves)]
    return "".join(reversed(marks))


def _column(state: Plain, column: int, colour: str) -> str:
    outline = top_outline(COLUMN_NAMES[column], state.height[column])
    line = {"stroke_linejoin": "round"}
    return on_cube(
        path(outline, "none", stroke="#120d18", stroke_width=9, **line)
        + path(outline, "none", stroke=colour, stroke_width=5, **line)
    )


def _stay(crossing: str, colour: str) -> str:
    """A ring around a crossing that is not left."""
    ((x, y),) = way_to(crossing, crossing)
    at = f'cx="{x}" cy="{y}" r="27" fill="none"'
    rim = f'<circle {at} stroke="#120d18" stroke-width="10"/>'
    return f'{rim}<circle {at} stroke="{colour}" stroke-width="6"/>'


def _arrow(way: Sequence[tuple[int, int]], colour: str) -> str:
    """An arrow along the lanes, as on the page."""
    (before_x, before_y), (end_x, end_y) = way[-2:]
    length = math.hypot(end_x - before_x, end_y - before_y)
    x, y = (end_x - before_x) / length, (end_y - before_y) / length
    tip = (end_x - x * _CUT, end_y - y * _CUT)
    neck = (tip[0] - x * _TIP, tip[1] - y * _TIP)
    barbs = [
        (neck[0] + side * y * _HALF - x * 6, neck[1] - side * x * _HALF - y * 6) for side in (-1, 1)
    ]
    shaft = _line([*way[:-1], neck])
    head = f"{_line([tip, *barbs])}z"
    return (
        path(shaft, "none", stroke="#0b0f1c", stroke_width=_WIDTH + 7)
        + path(head, "#0b0f1c", stroke="#0b0f1c", stroke_width=7)
        + path(shaft, "none", stroke=colour, stroke_width=_WIDTH)
        + path(head, colour)
    )


def _line(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
