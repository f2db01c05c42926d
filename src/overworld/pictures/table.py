"""A table as one picture: the Overworld, the cube, the panels, and marks for moves."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from html import escape
from typing import NamedTuple

import numpy as np

from overworld.components import Box
from overworld.notation.moves import parse_move
from overworld.notation.names import CELL_NAMES, CROSSING_NAMES
from overworld.pictures import cube, panels, world
from overworld.pictures.sheet import DAY, NIGHT, PicturePart, Sheet, moved, number, path, rect
from overworld.rules import api, phases
from overworld.rules.decoded_state import DecodedState
from overworld.rules.state import STATE

WIDTH = 1280
_TOP = 720  # height of the upper part, with the Overworld
_GAP = 18
_WORLD = (40, 32, 1.05)  # x, y and scale of the Overworld
_RIGHT = 706  # x of the column next to the Overworld
_WIDE = WIDTH - _RIGHT - _GAP


class Drawing(NamedTuple):
    """The parts of a picture in drawing order, and its height."""

    sheet: Sheet
    parts: tuple[PicturePart, ...]
    height: int
    title: str

    @property
    def words(self) -> str:
        """The descriptions of all parts."""
        return "; ".join(part.words for part in self.parts if part.words)

    def svg(self, more: str = "") -> str:
        """Return the picture as a standalone SVG document."""
        body = "".join(map(str, self.parts))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.height}"'
            f' width="{WIDTH}" height="{self.height}" role="img">'
            f"<title>{escape(self.title)}</title><desc>{escape(self.words)}</desc>"
            f"{self.sheet.definitions()}{body}{more}</svg>"
        )


def draw(
    state: DecodedState, box: Box, *, night: bool = False, sheet: Sheet | None = None
) -> Drawing:
    """Draw a state, on the sheet of an earlier drawing if both are on one page.

    >>> import overworld as ow
    >>> from overworld.game.kernel import decoded_state_of
    >>> game = ow.Game(2)
    >>> draw(decoded_state_of(game), game.box).svg()[:4]
    '<svg'
    """
    sheet = sheet or Sheet(NIGHT if night else DAY)
    height = _TOP + (panels.SEAT_HIGH + _GAP) * (state.players > 2)
    parts = [sheet.cached_part(partial(_sky, sheet, height), "sky"), *_world(sheet, state, box)]
    parts += _right_side(sheet, state, box)
    parts += _seats(sheet, state, box)
    title = f"Builders & Biomes, {panels.headline(state, box)}"
    return Drawing(sheet, tuple(parts), height, title)


def on_world(body: str) -> str:
    """Move SVG from the coordinates of the Overworld to those of the picture."""
    left, top, scale = _WORLD
    return moved(left, top, body, scale=scale)


def on_cube(body: str) -> str:
    """Move SVG from the coordinates of the cube to those of the picture."""
    x, y = cube.top_left()
    return moved(_RIGHT + 66 - x, _GAP + 4 - y, body)


def space_spot(seat: int, space: int) -> tuple[float, float, float]:
    """Return the corner and the side of a board space in the picture."""
    x, y, _ = _spot(seat)
    return x + panels.space_at(space)[0], y + panels.space_at(space)[1], panels.SPACE


def _sky(sheet: Sheet, height: int) -> PicturePart:
    stops = f'<stop stop-color="{sheet["sky1"]}"/><stop offset="1" stop-color="{sheet["sky2"]}"/>'
    sky = sheet.define("linearGradient", 'x2="0" y2="1"', stops)
    return PicturePart("sky", "", rect(0, 0, WIDTH, height, f"url(#{sky})"))


def _placed(parts: Iterable[PicturePart], place: Callable[[str], str]) -> Iterator[PicturePart]:
    return (part._replace(body=place(part.body) if part.body else "") for part in parts)


def _world(sheet: Sheet, state: DecodedState, box: Box) -> Iterator[PicturePart]:
    land = sheet.cached_part(lambda: PicturePart("land", "", world.land(sheet)), "land")
    cells, characters = world.cells(sheet, state, box), world.characters(sheet, state, box)
    return _placed((land, *cells, *characters), on_world)


def _right_side(sheet: Sheet, state: DecodedState, box: Box) -> Iterator[PicturePart]:
    plinth = sheet.cached_part(lambda: PicturePart("plinth", "", cube.plinth(sheet)), "plinth")
    columns, flags = cube.columns(sheet, state, box), cube.flags(sheet, state)
    yield from _placed((plinth, *columns, *flags), on_cube)
    to_right = partial(moved, WIDTH - _GAP - panels.STATUS_WIDE, _GAP)
    yield from _placed(panels.status(sheet, state, box), to_right)


def _seats(sheet: Sheet, state: DecodedState, box: Box) -> Iterator[PicturePart]:
    won = 0
    if state.phase == phases.OVER:
        won = api.winners(np.frombuffer(state.raw, STATE).copy(), 0)
    for seat in range(state.players):
        x, y, wide = _spot(seat)
        parts = panels.seat(sheet, state, box, seat, wide, bool(won >> seat & 1))
        yield from _placed(parts, partial(moved, x, y))


def _spot(seat: int) -> tuple[float, float, float]:
    """Return x, y and width of a panel: two seats next to the Overworld, others below."""
    high = panels.SEAT_HIGH + _GAP
    if seat < 2:
        return _RIGHT, _TOP - high * (2 - seat), _WIDE
    wide = (WIDTH - 3 * _GAP) / 2
    return _GAP + (seat - 2) * (wide + _GAP), _TOP, wide


BEST, OTHER, PLAYED = "#b44cff", "#e3c2ff", "#ffffff"
"""The colours of the best move, of other moves, and of the played move."""

_SHAFT, _CUT, _TIP, _HALF = 9, 17, 22, 15  # measures of an arrow


def mark(state: DecodedState, move: str, seat: int, colour: str) -> str:
    """Return the marks of a decision or outcome; "" if it has no place on the table.

    `state` is the state before the move: an arrow starts at the explorer's crossing.
    """
    verb, arguments = parse_move(move)
    places = [place for place in arguments if isinstance(place, int)]
    if verb in ("mine", "block"):
        return _column(state, places[0], colour)
    if verb == "explore":
        start, end = CROSSING_NAMES[state.crossing[seat]], CROSSING_NAMES[places[0]]
        return on_world(
            _arrow(world.path_between(start, end), colour) if start != end else _stay(end, colour)
        )
    if verb in ("build", "fight", "take", "tile", "token"):
        body = on_world(world.ring(*world.cell_spot(CELL_NAMES[places[0]]), colour))
        if verb == "build":
            body += world.ring(*space_spot(seat, places[1]), colour, 4)
        return body
    return ""


def advice(state: DecodedState, moves: Sequence[str]) -> str:
    """Return the marks of decisions, given with the best one first, for `Drawing.svg(more=...)`."""
    seat = state.decider
    marks = [mark(state, move, seat, OTHER if at else BEST) for at, move in enumerate(moves)]
    return "".join(reversed(marks))


def _column(state: DecodedState, column: int, colour: str) -> str:
    outline = cube.top_outline(column, state.height[column])
    line = {"stroke_linejoin": "round"}
    return on_cube(
        path(outline, "none", stroke="#120d18", stroke_width=9, **line)
        + path(outline, "none", stroke=colour, stroke_width=5, **line)
    )


def _stay(crossing: str, colour: str) -> str:
    """Return a ring around a crossing, for an explorer who stays."""
    ((x, y),) = world.path_between(crossing, crossing)
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
        path(shaft, "none", stroke="#0b0f1c", stroke_width=_SHAFT + 7)
        + path(head, "#0b0f1c", stroke="#0b0f1c", stroke_width=7)
        + path(shaft, "none", stroke=colour, stroke_width=_SHAFT)
        + path(head, colour)
    )


def _line(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
