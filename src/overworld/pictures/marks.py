"""Marks for moves on the picture: arrows for explorers, frames around tiles and blocks."""

from __future__ import annotations

import math
from collections.abc import Sequence

from overworld.notation.moves import parse_move
from overworld.notation.names import CELL_NAMES, COLUMN_NAMES, CROSSING_NAMES
from overworld.notation.plain import Plain
from overworld.pictures.cube import top_outline
from overworld.pictures.land import cell_spot, path_between
from overworld.pictures.sheet import number, path
from overworld.pictures.table import on_cube, on_world, space_spot
from overworld.pictures.world import ring

BEST, OTHER, PLAYED = "#b44cff", "#e3c2ff", "#ffffff"
"""The colours of the best move, of other moves, and of the played move."""

_WIDTH, _CUT, _TIP, _HALF = 9, 17, 22, 15  # measures of an arrow


def mark(state: Plain, move: str, seat: int, colour: str) -> str:
    """Return the marks of a decision or outcome; "" if it has no place on the table.

    `state` is the state before the move: an arrow starts at the explorer's crossing.
    """
    verb, arguments = parse_move(move)
    places = [one for one in arguments if isinstance(one, int)]
    if verb in ("mine", "block"):
        return _column(state, places[0], colour)
    if verb == "explore":
        start, end = CROSSING_NAMES[state.crossing[seat]], CROSSING_NAMES[places[0]]
        return on_world(
            _arrow(path_between(start, end), colour) if start != end else _stay(end, colour)
        )
    if verb in ("build", "fight", "take", "tile", "token"):
        body = on_world(ring(*cell_spot(CELL_NAMES[places[0]]), colour))
        if verb == "build":
            body += ring(*space_spot(seat, places[1]), colour, 4)
        return body
    return ""


def advice(state: Plain, moves: Sequence[str]) -> str:
    """Return the marks of several decisions, with the best one on top.

    Args:
        state: The state before the decisions.
        moves: Decisions of the player to move, the best one first.

    Returns:
        SVG for `Drawing.svg(more=...)`, in the coordinates of the picture.
    """
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
    """Return a ring around a crossing, for an explorer who stays."""
    ((x, y),) = path_between(crossing, crossing)
    at = f'cx="{x}" cy="{y}" r="27" fill="none"'
    rim = f'<circle {at} stroke="#120d18" stroke-width="10"/>'
    return f'{rim}<circle {at} stroke="{colour}" stroke-width="6"/>'


def _arrow(way: Sequence[tuple[int, int]], colour: str) -> str:
    """Return an arrow along the lanes, as on the page."""
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
