"""Reads a box from TOML: the base box of the package, or a user's own."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from importlib import resources
from os import PathLike
from pathlib import Path
from typing import Any

from overworld.components.box import Components
from overworld.components.check import check_box
from overworld.components.places import line_numbers, line_of
from overworld.errors import BoxError, Problem


def load_components(path: str | PathLike[str] | None = None) -> Components:
    """Loads the base box, or the box in a file; a bad one raises `BoxError` with every problem.

    >>> load_components()
    <Components base 1 ...>
    """
    if path is None:
        return _base_components()
    source = str(path)
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        reason = error.strerror or str(error)
        raise BoxError(source, [Problem("file", "unreadable", {"reason": reason})]) from error
    except ValueError as error:  # bytes that are not UTF-8, or a name that no file can have
        raise BoxError(source, [Problem("file", "not_a_text_file")]) from error
    return parse_components(text, source)


def parse_components(text: str, source: str = "box") -> Components:
    """Reads a box from the text of a TOML file."""
    try:
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BoxError(source, [Problem("file", "not_toml", {"reason": str(error)})]) from error
    found = check_box(raw, _base_raw())
    if found:
        lines = line_numbers(text)
        raise BoxError(source, [replace(p, line=line_of(p.place, lines)) for p in found])
    return Components.from_raw(raw)


@cache
def _base_raw() -> dict[str, Any]:
    text = resources.files("overworld.components").joinpath("base.toml").read_text("utf-8")
    return tomllib.loads(text)


@cache
def _base_components() -> Components:
    return Components.from_raw(_base_raw())
