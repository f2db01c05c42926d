"""An SVG sheet with reusable definitions and a palette, and the parts of a picture."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from functools import lru_cache
from html import escape
from typing import NamedTuple, TypeAlias

from overworld.pictures.art import art
from overworld.pictures.canvas import TEXT_HEIGHT, Layers, text_path

Palette: TypeAlias = Mapping[str, str]
"""Colours by name."""

# The colours of the light and the dark theme, by their names in the page's style sheets.
_BOTH = {
    "sky1": ("#7cc3ec", "#0a1024"),
    "sky2": ("#d6eef6", "#2a3a6b"),
    "sky-ink": ("#14202e", "#ffffff"),
    "panel": ("#fbf5e8", "#1e2844"),
    "well": ("#e6dcc6", "#141b31"),
    "edge": ("#3b3040", "#080c18"),
    "hi": ("#ffffff", "#36456f"),
    "line": ("#dccfb4", "#141b31"),
    "text": ("#241f2e", "#f0f3fc"),
    "muted": ("#5d5566", "#b3bdd6"),
    "turf": ("#8cbf66", "#2b5145"),
    "turf2": ("#79ad55", "#24463c"),
    "turf3": ("#a3d17c", "#35614f"),
    "soil": ("#8a5c37", "#46322c"),
    "soil2": ("#6b4527", "#33241f"),
    "bed": ("#8f7a58", "#1a2230"),
    "path": ("#dcc79c", "#4d5566"),
    "path2": ("#c9b184", "#434a5a"),
    "plate": ("#f7ecd2", "#737d92"),
    "plinth": ("#c3c8cf", "#4a5470"),
    "plinth2": ("#9aa1ab", "#343d57"),
    "plinth3": ("#7d848f", "#272f47"),
    "can": ("#2fe0ff", "#2fe0ff"),
    "xp": ("#3f6300", "#b9ee58"),
    "xp-on": ("#b9ee58", "#b9ee58"),
    "heart": ("#b3242a", "#ff8a85"),
    "heart-on": ("#ff6f78", "#ff6f78"),
    "night": ("#0e1322", "#0e1322"),
    "forest-dark": ("#12482a", "#12482a"),
    "desert-dark": ("#6b4a14", "#6b4a14"),
    "mountains-dark": ("#333a46", "#333a46"),
    "snowy_tundra-dark": ("#39586e", "#39586e"),
    "mob-scoring-dark": ("#1f2554", "#1f2554"),
    "mob-action-dark": ("#551a2b", "#551a2b"),
}

DAY: Palette = {name: day for name, (day, _) in _BOTH.items()}
NIGHT: Palette = {name: night for name, (_, night) in _BOTH.items()}


_RING = "~M8 2a6 6 0 1 1 0 12a6 6 0 0 1 0-12z"
_KEPT = 1024  # cached parts


class PicturePart(NamedTuple):
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


def rect(x: float, y: float, wide: float, high: float, fill: str, **more: str | float) -> str:
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
        self._made: dict[tuple[object, ...], PicturePart] = {}

    def __getitem__(self, name: str) -> str:
        return self.colours[name]

    def cached_part(self, make: Callable[[], PicturePart], *key: object) -> PicturePart:
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
        scale = high / TEXT_HEIGHT
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
    return text_path(text)[1] * high / TEXT_HEIGHT
