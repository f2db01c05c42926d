"""Markdown for the pages that tools write."""

from __future__ import annotations

from collections.abc import Iterable

_WRITTEN = "<!-- Written by `make reference`. Do not edit. -->"


def page(title: str, about: str, *parts: str) -> str:
    """Return a page with a title, an introduction and its parts."""
    return "\n\n".join([f"# {title}", _WRITTEN, about, *parts]) + "\n"


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    r"""Return a Markdown table.

    >>> print(table(["a", "b"], [["1", "2|3"]]))
    | a | b |
    | --- | --- |
    | 1 | 2\|3 |
    """
    heads = [*heads]
    lines = [heads, ["---"] * len(heads)]
    lines += [[" ".join(cell.replace("|", "\\|").split()) for cell in row] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def sentence(text: str) -> str:
    """Return a text that begins with a capital letter and ends with a full stop.

    >>> sentence("run a server"), sentence("`a` is b.")
    ('Run a server.', '`a` is b.')
    """
    return text[:1].upper() + text[1:] + "." * (not text.endswith((".", "?")))
