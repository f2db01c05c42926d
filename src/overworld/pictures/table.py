"""A table as one picture: the Overworld, the cube, the status, and every seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from html import escape
from typing import NamedTuple

import numpy as np

from overworld.components import Components
from overworld.notation.plain import Plain
from overworld.pictures import cube, seats, status, world
from overworld.pictures.palette import DAY, NIGHT
from overworld.pictures.sheet import Part, Sheet, box, moved
from overworld.rules import api
from overworld.rules.state import OVER, STATE

WIDTH = 1280
_TOP = 720  # height of the upper part, with the Overworld
_GAP = 18
_WORLD = (40, 32, 1.05)  # x, y and scale of the Overworld
_RIGHT = 706  # x of the column next to the Overworld
_WIDE = WIDTH - _RIGHT - _GAP


class Drawing(NamedTuple):
    """The parts of a picture in drawing order, and its height."""

    sheet: Sheet
    parts: tuple[Part, ...]
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
    state: Plain, box_: Components, *, night: bool = False, sheet: Sheet | None = None
) -> Drawing:
    """Draw a state.

    Args:
        state: The state, such as `Game.plain`.
        box_: The box of the game.
        night: Use the dark theme.
        sheet: The sheet of an earlier drawing, whose definitions and theme it shares.

    Returns:
        The drawing; its method `svg` returns a standalone document.

    >>> import overworld as ow
    >>> game = ow.Game(2)
    >>> draw(game._kernel.plain, game.components).svg()[:4]
    '<svg'
    """
    sheet = sheet or Sheet(NIGHT if night else DAY)
    height = _TOP + (seats.HIGH + _GAP) * (state.players > 2)
    parts = [sheet.cached_part(partial(_sky, sheet, height), "sky"), *_world(sheet, state, box_)]
    parts += _right_side(sheet, state, box_)
    parts += _seats(sheet, state, box_)
    title = f"Builders & Biomes, {status.headline(state, box_)}"
    return Drawing(sheet, tuple(parts), height, title)


def on_world(body: str) -> str:
    """Move SVG from the coordinates of the Overworld to those of the picture."""
    left, top, scale = _WORLD
    return moved(left, top, body, scale=scale)


def on_cube(body: str) -> str:
    """Move SVG from the coordinates of the cube to those of the picture."""
    x, y, _, _ = cube.frame()
    return moved(_RIGHT + 66 - x, _GAP + 4 - y, body)


def space_spot(seat: int, space: int) -> tuple[float, float, float]:
    """Return the corner and the side of a board space in the picture."""
    x, y, _ = _spot(seat)
    return x + seats.space_at(space)[0], y + seats.space_at(space)[1], seats.SPACE


def _sky(sheet: Sheet, height: int) -> Part:
    stops = f'<stop stop-color="{sheet["sky1"]}"/><stop offset="1" stop-color="{sheet["sky2"]}"/>'
    sky = sheet.define("linearGradient", 'x2="0" y2="1"', stops)
    return Part("sky", "", box(0, 0, WIDTH, height, f"url(#{sky})"))


def _at(parts: Iterable[Part], x: float, y: float) -> Iterator[Part]:
    return (seats.moved_part(x, y, part) for part in parts)


def _world(sheet: Sheet, state: Plain, box_: Components) -> Iterator[Part]:
    yield sheet.cached_part(lambda: Part("land", "", on_world(world.land(sheet))), "land")
    for part in (*world.cells(sheet, state, box_), *world.characters(sheet, state, box_)):
        yield part._replace(body=on_world(part.body) if part.body else "")


def _right_side(sheet: Sheet, state: Plain, box_: Components) -> Iterator[Part]:
    yield sheet.cached_part(lambda: Part("plinth", "", on_cube(cube.plinth(sheet))), "plinth")
    for part in (*cube.columns(sheet, state, box_), *cube.flags(sheet, state)):
        yield part._replace(body=on_cube(part.body) if part.body else "")
    yield from _at(status.status(sheet, state, box_), WIDTH - _GAP - status.WIDE, _GAP)


def _seats(sheet: Sheet, state: Plain, box_: Components) -> Iterator[Part]:
    won = 0
    if state.phase == OVER:
        won = api.winners(np.frombuffer(state.raw, STATE).copy(), 0)
    for seat in range(state.players):
        x, y, wide = _spot(seat)
        yield from _at(seats.seat(sheet, state, box_, seat, wide, bool(won >> seat & 1)), x, y)


def _spot(seat: int) -> tuple[float, float, float]:
    """Return x, y and width of a panel: two seats next to the Overworld, others below."""
    high = seats.HIGH + _GAP
    if seat < 2:
        return _RIGHT, _TOP - high * (2 - seat), _WIDE
    wide = (WIDTH - 3 * _GAP) / 2
    return _GAP + (seat - 2) * (wide + _GAP), _TOP, wide
