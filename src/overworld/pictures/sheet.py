"""An SVG sheet with reusable definitions, and the parts of a picture."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import lru_cache
from html import escape
from typing import NamedTuple

from overworld.pictures.art import art
from overworld.pictures.canvas import Layers
from overworld.pictures.letters import HEIGHT, text_path
from overworld.pictures.palette import Palette

_RING = "~M8 2a6 6 0 1 1 0 12a6 6 0 0 1 0-12z"
_KEPT = 1024  # cached parts


class Part(NamedTuple):
    """A part of a picture: its name, its description, and its SVG."""

    name: str
    words: str
    body: str

    @property
    def inner(self) -> str:
        """The SVG with its description as a tooltip."""
        return f"<title>{escape(self.words)}</title>{self.body}" if self.words else self.body

    def __str__(self) -> str:
        return f'<g data-part="{self.name}">{self.inner}</g>'


def number(value: float) -> str:
    """Format a coordinate with at most two decimals.

    >>> number(1.0), number(-0.001), number(2.346)
    ('1', '0', '2.35')
    """
    return str(value) if type(value) is int else f"{round(value, 2) + 0.0:.10g}"


def path(d: str, fill: str, **more: str | float) -> str:
    """Return a path element; underscores in attribute names become hyphens."""
    return f'<path d="{d}" fill="{fill}"{_attributes(more)}/>'


def box(x: float, y: float, wide: float, high: float, fill: str, **more: str | float) -> str:
    """Return a rectangle."""
    at = f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
    return f'<rect {at} fill="{fill}"{_attributes(more)}/>'


def moved(x: float, y: float, *bodies: str, scale: float = 1) -> str:
    """Return elements with another origin."""
    bigger = f" scale({number(scale)})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){bigger}">{"".join(bodies)}</g>'


def _attributes(more: dict[str, str | float]) -> str:
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())


class Sheet:
    """The definitions of an SVG, and its palette.

    The id of a definition depends on its contents, so several sheets can be on one page.
    """

    def __init__(self, colours: Palette) -> None:
        self.colours = colours
        self.defined: dict[str, str] = {}
        self._made: dict[tuple[object, ...], Part] = {}

    def __getitem__(self, name: str) -> str:
        return self.colours[name]

    def cached_part(self, make: Callable[[], Part], *key: object) -> Part:
        """Return the cached part of a key; a film draws the same parts many times."""
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def define(self, tag: str, attributes: str, body: str) -> str:
        """Define an element once, and return its id."""
        name, text = _definition(tag, attributes, body)
        self.defined[name] = text
        return name

    def symbol(self, frame: str, body: str) -> str:
        """Define a picture with the view box `x y width height`, and return its id."""
        return self.define("symbol", f'viewBox="{frame}"', body)

    def use(self, name: str, x: float, y: float, side: float, colour: str = "") -> str:
        """Draw a defined picture in a square."""
        ink = f' color="{colour}"' if colour else ""
        at = f'x="{number(x)}" y="{number(y)}" width="{number(side)}" height="{number(side)}"'
        return f'<use href="#{name}" {at}{ink}/>'

    def layers(self, layers: Layers, side: int, more: str = "") -> str:
        """Define a pixel picture, and return its id."""
        return self.symbol(f"0 0 {side} {side}", f"{pixels(layers)}{more}")

    def glyph(self, name: str, x: float, y: float, side: float, colour: str) -> str:
        """Draw a symbol in one colour; an unknown symbol of a custom box is a ring."""
        drawing = art().glyphs.get(name, _RING)
        return self.use(self.symbol("-1 -1 18 18", _glyph(drawing)), x, y, side, colour)

    def text(
        self, text: str, x: float, y: float, high: float, colour: str, anchor: float = 0
    ) -> str:
        """Draw a string with its top at `y`; `anchor` 0.5 centres it at `x`, 1 ends it there."""
        drawn, wide = text_path(text)
        scale = high / HEIGHT
        # The stroke makes the pixel font as bold as the font of the page.
        return (
            f'<path d="{drawn}" fill="{colour}" stroke="{colour}" stroke-width=".3" transform='
            f'"matrix({number(scale)} 0 0 {number(scale)} {number(x - anchor * wide * scale)}'
            f' {number(y)})"/>'
        )

    def definitions(self) -> str:
        """Return all definitions."""
        return f"<defs>{''.join(self.defined.values())}</defs>"


@lru_cache(_KEPT)
def _definition(tag: str, attributes: str, body: str) -> tuple[str, str]:
    text = f"{attributes}>{body}</{tag}>"
    name = "ow" + hashlib.blake2s(f"{tag} {text}".encode(), digest_size=5).hexdigest()
    return name, f'<{tag} id="{name}" {text}'


@lru_cache(_KEPT)
def pixels(layers: Layers) -> str:
    """Return the paths of a pixel picture."""
    return f'<g shape-rendering="crispEdges">{"".join(path(d, fill) for fill, d in layers)}</g>'


def _glyph(drawing: str) -> str:
    if drawing.startswith("~"):
        return path(drawing[1:], "none", stroke="currentColor", stroke_width=1.9)
    return path(drawing, "currentColor", fill_rule="evenodd")


def text_width(text: str, high: float) -> float:
    """Return the width of a string of a height."""
    return text_path(text)[1] * high / HEIGHT
