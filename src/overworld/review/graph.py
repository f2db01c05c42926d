"""The graph of a review: the win shares over the game, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 720, 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 12, 12, 28
_COLOURS = {"red": "#c0392b", "blue": "#2471a3", "green": "#1e8449", "yellow": "#b7950b"}
_OTHERS = ("#7d3c98", "#148f77", "#a04000", "#515a5a")
_MARK = 5  # radius of a key moment
_DASHES = ("", "7 3", "2 3", "9 3 2 3")  # so that the lines differ without colours


def _title(colours: Sequence[str], values: Sequence[Sequence[float]]) -> str:
    ends = (f"{name} {share:.0%}" for name, share in zip(colours, values[-1], strict=True))
    return f"Win shares over the game, at the end: {', '.join(ends)}"


def graph_of(
    colours: Sequence[str], values: Sequence[Sequence[float]], start: int, moments: Sequence[int]
) -> str:
    """Return the SVG of the values from step `start` on, with a mark at each key moment.

    >>> svg = graph_of(("red", "blue"), [(0.5, 0.5), (0.6, 0.4)], 0, [0])
    >>> svg.startswith("<svg"), svg.count("<polyline"), svg.count("<circle")
    (True, 2, 1)
    """
    last = max(len(values) - 1, start + 1)
    wide, high = WIDTH - _LEFT - _RIGHT, HEIGHT - _TOP - _BOTTOM

    def place(at: int, share: float) -> tuple[float, float]:
        height = min(1.0, max(0.0, share))
        return _LEFT + wide * (at - start) / (last - start), _TOP + high * (1 - height)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' font-family="sans-serif" font-size="11">',
        f"<title>{escape(_title(colours, values))}</title>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        _, y = place(start, percent / 100)
        parts.append(
            f'<path d="M{_LEFT} {y:.1f}H{WIDTH - _RIGHT}" stroke="#d5d8dc"/>'
            f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>'
        )
    for seat, colour in enumerate(colours):
        ink = _COLOURS.get(colour, _OTHERS[seat % len(_OTHERS)])
        points = (place(at, values[at][seat]) for at in range(start, len(values)))
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dash = f' stroke-dasharray="{_DASHES[seat]}"' if _DASHES[seat] else ""
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{ink}" stroke-width="2"{dash}/>'
            f'<text x="{_LEFT + 90 * seat}" y="{HEIGHT - 8}" fill="{ink}">{escape(colour)}</text>'
        )
    for number, at in enumerate(moments, 1):
        x, y = place(at, values[at][0])
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{_MARK}" fill="#17202a"/>'
            f'<text x="{x:.1f}" y="{y - 8:.1f}" text-anchor="middle">{number}</text>'
        )
    return "".join([*parts, "</svg>"])
