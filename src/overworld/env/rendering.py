"""Render a game as ASCII, SVG or pixels."""

from __future__ import annotations

import io
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from overworld.env.vector import GameBatch
from overworld.errors import needs_extra

RENDER_MODES = ["ansi", "svg", "rgb_array"]
"""The render modes. Libraries use the pixels of `rgb_array` for windows and videos."""

WIDTH = 960
"""The width of a picture in pixels."""

Pixels: TypeAlias = npt.NDArray[np.uint8]
"""Rows of pixels with red, green and blue."""


def check_mode(mode: str | None) -> str | None:
    """Raise `ValueError` for an unknown `render_mode`."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(
            f"render_mode must be None or one of {', '.join(RENDER_MODES)}, got {mode!r}"
        )
    return mode


def render(games: GameBatch[Any], index: int, mode: str | None) -> str | Pixels | None:
    """Render one of some games; return None without a mode."""
    if mode is None:
        return None
    game = games.game(index)
    if mode == "rgb_array":
        return rasterise(game.svg())
    return game.svg() if mode == "svg" else str(game)


def rasterise(svg: str) -> Pixels:
    """Rasterise an SVG with resvg. Our pictures need no fonts.

    >>> from overworld import Game
    >>> rasterise(Game(players=2).svg()).shape
    (540, 960, 3)
    """
    try:
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise needs_extra("rgb_array", "env", error) from error
    png = resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, skip_system_fonts=True)
    return np.array(Image.open(io.BytesIO(png)).convert("RGB"))
