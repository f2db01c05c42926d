"""Pixel pictures as one SVG path per colour, as on the page, and a pixel font.

The font has digits and a few letters, so that pictures look the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

Layer: TypeAlias = tuple[str, str]
"""One colour of a picture and the path that it fills."""

Layers: TypeAlias = tuple[Layer, ...]
"""A picture: layers from bottom to top."""

Ink: TypeAlias = Callable[[str, int, int], str]
"""Return the colour of a letter at a pixel; "" for none."""

SIDE = 24
"""The side of the square that buildings, biomes and mobs are drawn on."""


def split_rows(drawing: str) -> list[str]:
    """Return the rows of a drawing, padded to the same width.

    >>> split_rows("=a/bc")
    ['.aa.', 'bccb']
    """
    half = drawing.startswith("=")
    rows = drawing.removeprefix("=").split("/")
    width = max(map(len, rows))
    if not half:
        return [row.ljust(width, ".") for row in rows]
    return [left + left[::-1] for left in (row.rjust(width, ".") for row in rows)]


class Canvas:
    """A square of pixels, each with a colour or "".

    >>> canvas = Canvas(3)
    >>> canvas.centre("aa/aa", 2, lambda letter, x, y: "#123456")
    >>> canvas.layers()
    (('#123456', 'M0 1h2v2h-2z'),)
    """

    def __init__(self, side: int = SIDE, fill: str = "") -> None:
        self.side = side
        self.pixels = [fill] * (side * side)

    def get(self, x: int, y: int) -> str:
        """Return the colour of a pixel; "" beyond the edge."""
        inside = 0 <= x < self.side and 0 <= y < self.side
        return self.pixels[y * self.side + x] if inside else ""

    def set(self, x: int, y: int, colour: str) -> None:
        """Set the colour of a pixel; ignore pixels beyond the edge."""
        if 0 <= x < self.side and 0 <= y < self.side:
            self.pixels[y * self.side + x] = colour

    def stamp(self, drawing: str, left: int, bottom: int, ink: Ink) -> None:
        """Draw with the bottom left corner at a pixel; "." is transparent."""
        rows = split_rows(drawing)
        for y, row in enumerate(rows, bottom - len(rows) + 1):
            for x, letter in enumerate(row, left):
                if letter != ".":
                    self.set(x, y, ink(letter, x, y))

    def centre(self, drawing: str, bottom: int, ink: Ink) -> None:
        """Draw in the horizontal centre, with the bottom at a row."""
        self.stamp(drawing, (self.side - len(split_rows(drawing)[0])) // 2, bottom, ink)

    def outline(self, colour: str) -> None:
        """Draw an outline around all coloured pixels."""
        edges = [
            at
            for at, pixel in enumerate(self.pixels)
            if not pixel and self._touches(at % self.side, at // self.side)
        ]
        for at in edges:
            self.pixels[at] = colour

    def _touches(self, x: int, y: int) -> bool:
        neighbours = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        return any(self.get(*at) for at in neighbours)

    def over(self, top: Canvas) -> None:
        """Draw another canvas over this one."""
        self.pixels = [above or below for above, below in zip(top.pixels, self.pixels, strict=True)]

    def layers(self, base: str = "") -> Layers:
        """Return the picture as paths; the base colour is one square below the others."""
        side = self.side
        left = ["" if pixel == base else pixel for pixel in self.pixels]
        paths = {base: f"M0 0h{side}v{side}h-{side}z"} if base else {}
        for at in range(len(left)):
            colour = left[at]
            if not colour:
                continue
            x, wide, high = at % side, 1, 1
            while x + wide < side and left[at + wide] == colour:
                wide += 1
            while left[at + high * side : at + high * side + wide] == [colour] * wide:
                high += 1
            for row in range(at, at + high * side, side):
                left[row : row + wide] = [""] * wide
            paths[colour] = f"{paths.get(colour, '')}M{x} {at // side}h{wide}v{high}h-{wide}z"
        return tuple(paths.items())


def fnv1a(text: str) -> int:
    """Return the FNV-1a hash of a string.

    >>> fnv1a("forest")
    1328133170
    """
    value = 0x811C9DC5
    for letter in text:
        value = ((value ^ ord(letter)) * 0x01000193) & 0xFFFFFFFF
    return value ^ value >> 15


TEXT_HEIGHT = 7
_WIDEST = 6  # columns of a character, with the gap after it

_DRAWINGS = {
    "0": ".##./#..#/#..#/#..#/#..#/#..#/.##.",
    "1": ".#/##/.#/.#/.#/.#/.#",
    "2": ".##./#..#/...#/..#./.#../#.../####",
    "3": ".##./#..#/...#/.##./...#/#..#/.##.",
    "4": "#..#/#..#/#..#/####/...#/...#/...#",
    "5": "####/#.../###./...#/...#/#..#/.##.",
    "6": ".##./#.../###./#..#/#..#/#..#/.##.",
    "7": "####/...#/...#/..#./..#./.#../.#..",
    "8": ".##./#..#/#..#/.##./#..#/#..#/.##.",
    "9": ".##./#..#/#..#/#..#/.###/...#/.##.",
    "A": ".##./#..#/#..#/####/#..#/#..#/#..#",
    "B": "###./#..#/#..#/###./#..#/#..#/###.",
    "C": ".##./#..#/#.../#.../#.../#..#/.##.",
    "a": "..../..../.##./...#/.###/#..#/.###",
    "b": "#.../#.../###./#..#/#..#/#..#/###.",
    "c": ".../.../.##/#../#../#../.##",
    "d": "...#/...#/.###/#..#/#..#/#..#/.###",
    "e": "..../..../.##./#..#/####/#.../.##.",
    "f": ".##/#../###/#../#../#../#..",
    "w": "...../...../#.#.#/#.#.#/#.#.#/#.#.#/.#.#.",
    "x": ".../.../#.#/#.#/.#./#.#/#.#",
    "y": "..../..../#..#/#..#/.###/...#/.##.",
    "z": "..../..../####/..#./.#../#.../####",
    "+": ".../.../.#./###/.#./.../...",
    "-": "..../..../..../####/..../..../....",
    "×": ".../.../#.#/.#./#.#/.../...",  # noqa: RUF001 - times
    "/": "...#/...#/..#./..#./.#../.#../#...",
    "?": ".##./#..#/...#/..#./.#../..../.#..",
    " ": "../../../../../../..",
}


@lru_cache(4096)
def text_path(text: str) -> tuple[str, int]:
    """Return the path of a string in pixels, with its top at 0, and its width.

    >>> text_path("1")
    ('M1 0h1v7h-1zM0 1h1v1h-1z', 2)
    """
    canvas, left = Canvas(max(TEXT_HEIGHT, _WIDEST * len(text))), 0
    for sign in text:
        drawing = _DRAWINGS[sign]
        canvas.stamp(drawing, left, TEXT_HEIGHT - 1, lambda letter, x, y: letter)
        left += len(split_rows(drawing)[0]) + 1
    return dict(canvas.layers()).get("#", ""), max(0, left - 1)
