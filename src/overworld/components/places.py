"""Where in a TOML text a value stands, so that a problem can name its line."""

from __future__ import annotations

import re
from collections import Counter

_HEADER = re.compile(r"\s*(\[{1,2})\s*([A-Za-z0-9_.-]+)\s*\]{1,2}")
_KEY = re.compile(r"""\s*("[^"]*"|'[^']*'|[A-Za-z0-9_-]+)\s*=""")


def line_numbers(text: str) -> dict[str, int]:
    r"""Maps the place of every table and key, such as `weapon[3].hearts`, to its line from 1.

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


def line_of(place: str, lines: dict[str, int]) -> int | None:
    """Finds the line of a place, or of the nearest thing around it.

    >>> line_of("weapon[0].hearts.x", {"weapon[0]": 3, "weapon[0].hearts": 4})
    4
    """
    while place:
        if place in lines or f"{place}[0]" in lines:
            return lines.get(place, lines.get(f"{place}[0]"))
        place = place[: max(place.rfind("."), place.rfind("["), 0)]
    return None
