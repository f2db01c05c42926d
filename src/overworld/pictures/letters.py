"""A pixel font with digits and a few letters, so that pictures look the same everywhere."""

from __future__ import annotations

from functools import lru_cache

from overworld.pictures.canvas import rows_of

HEIGHT = 7

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
    path, left = "", 0
    for sign in text:
        rows = rows_of(_DRAWINGS[sign])
        path += "".join(_runs(rows, left))
        left += len(rows[0]) + 1
    return path, max(0, left - 1)


def _runs(rows: list[str], left: int) -> list[str]:
    """Cover the pixels of a character with vertical or, where longer, horizontal rectangles."""
    taken: set[tuple[int, int]] = set()
    found = []
    for y, row in enumerate(rows):
        for x, pixel in enumerate(row):
            if pixel != "#" or (x, y) in taken:
                continue
            down = _run(rows, taken, x, y, 0, 1)
            right = _run(rows, taken, x, y, 1, 0)
            wide, high = (right, 1) if right > down else (1, down)
            taken |= {(x + dx, y + dy) for dx in range(wide) for dy in range(high)}
            found.append(f"M{left + x} {y}h{wide}v{high}h-{wide}z")
    return found


def _run(rows: list[str], taken: set[tuple[int, int]], x: int, y: int, dx: int, dy: int) -> int:
    length = 0
    while y < len(rows) and x < len(rows[0]) and rows[y][x] == "#" and (x, y) not in taken:
        length, x, y = length + 1, x + dx, y + dy
    return length
