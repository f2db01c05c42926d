"""How environments show a game: in ASCII, as SVG, or as pixels."""

from __future__ import annotations

import io
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from overworld.errors import needs_extra
from overworld.game import Game

RENDER_MODES = ["ansi", "svg", "rgb_array"]
"""Pixels are those of the SVG; libraries open a window (`human`) with them."""

WIDTH = 960
"""How many pixels a row has."""

Pixels: TypeAlias = npt.NDArray[np.uint8]
"""Rows of pixels, each of them red, green and blue."""


def check_mode(mode: str | None) -> str | None:
    """Refuses a `render_mode` that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is None or one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def render(game: Game, mode: str | None) -> str | Pixels | None:
    """Shows a game as its environment was asked to; nothing if it was not."""
    if mode == "rgb_array":
        return pixels_of(game.svg())
    if mode == "svg":
        return game.svg()
    return str(game) if mode == "ansi" else None


def pixels_of(svg: str) -> Pixels:
    """Draws an SVG with resvg, which needs no fonts for our pictures.

    >>> pixels_of(Game(players=2).svg()).shape
    (540, 960, 3)
    """
    resvg, image = _drawers()
    png = resvg.svg_to_bytes(svg_string=svg, width=WIDTH, skip_system_fonts=True)
    found: Pixels = np.array(image.open(io.BytesIO(png)).convert("RGB"))
    return found


def _drawers() -> tuple[Any, Any]:
    try:
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise needs_extra("rgb_array", "env", error) from error
    return resvg_py, Image
