"""Loader of boxes from TOML: the base box of the package, or a custom box."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import replace
from functools import cache
from importlib import resources
from os import PathLike
from pathlib import Path
from typing import Any

from overworld.components.box import Box
from overworld.components.check import check_box
from overworld.errors import BoxError, Problem, check_type

_HEADER = re.compile(r"\s*(\[{1,2})\s*([A-Za-z0-9_.-]+)\s*\]{1,2}")
_KEY = re.compile(r"""\s*("[^"]*"|'[^']*'|[A-Za-z0-9_-]+)\s*=""")


def load_box(path: str | PathLike[str] | None = None) -> Box:
    """Load a box.

    Args:
        path: A TOML file. Default: the base box.

    Raises:
        BoxError: The file cannot be read or is invalid; the error lists every problem.
        TypeError: The path is neither a string nor a path.

    >>> load_box()
    <Box base 1 ...>
    """
    if path is None:
        return _base_box()
    check_type("path", path, str | PathLike, "a string or a path")
    source = str(path)
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        reason = error.strerror or str(error)
        raise BoxError(source, [Problem("file", "unreadable", {"reason": reason})]) from error
    except ValueError as error:  # bytes that are not UTF-8, or an impossible file name
        raise BoxError(source, [Problem("file", "not_a_text_file")]) from error
    return parse_box(text, source)


def parse_box(text: str, source: str = "box") -> Box:
    """Load a box from a TOML string."""
    try:
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BoxError(source, [Problem("file", "not_toml", {"reason": str(error)})]) from error
    problems = check_box(raw, _base_raw())
    if problems:
        lines = line_numbers(text)
        raise BoxError(source, [replace(p, line=find_line(p.place, lines)) for p in problems])
    return Box.from_raw(raw)


@cache
def _base_raw() -> dict[str, Any]:
    text = resources.files("overworld.components").joinpath("base.toml").read_text("utf-8")
    return tomllib.loads(text)


@cache
def _base_box() -> Box:
    return Box.from_raw(_base_raw())


def line_numbers(text: str) -> dict[str, int]:
    r"""Return the line, from 1, of every table and key such as `weapon[3].hearts`.

    >>> line_numbers('[meta]\nid = "mine"\n[[weapon]]\nhearts = 2')
    {'meta': 1, 'meta.id': 2, 'weapon[0]': 3, 'weapon[0].hearts': 4}
    """
    lines: dict[str, int] = {}
    seen: Counter[str] = Counter()
    table = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if header := _HEADER.match(line):
            table = header[2]
            if header[1] == "[[":
                index = seen[table]
                seen[table] += 1
                table = f"{table}[{index}]"
            lines.setdefault(table, number)
        elif key := _KEY.match(line):
            name = key[1].strip("\"'")
            lines.setdefault(f"{table}.{name}" if table else name, number)
    return lines


def find_line(place: str, lines: dict[str, int]) -> int | None:
    """Return the line of a place, or of the nearest table around it.

    >>> find_line("weapon[0].hearts.x", {"weapon[0]": 3, "weapon[0].hearts": 4})
    4
    """
    while place:
        if place in lines or f"{place}[0]" in lines:
            return lines.get(place, lines.get(f"{place}[0]"))
        place = place[: max(place.rfind("."), place.rfind("["), 0)]
    return None
