"""Tables as HTML, for notebooks."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape


def html_table(heads: Sequence[str], rows: Sequence[Sequence[str]], caption: str = "") -> str:
    """Return an HTML table whose first column has row headers; "" without rows.

    >>> html_table(["bot", "games"], [["<pebble>", "7"]])
    '<table><thead><tr><th scope="col">bot</th><th scope="col">games</th></tr></thead>\
<tbody><tr><th scope="row">&lt;pebble&gt;</th><td>7</td></tr></tbody></table>'
    """
    if not rows:
        return ""
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    names = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(f"<tr>{_row(row)}</tr>" for row in rows)
    return f"<table>{title}<thead><tr>{names}</tr></thead><tbody>{body}</tbody></table>"


def _row(row: Sequence[str]) -> str:
    first, *rest = map(escape, row)
    return f'<th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in rest)
