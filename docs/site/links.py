"""Pages as the site needs them: links stay inside it, and examples with a name show it.

What the site does not have, such as a source file or a folder, is named there and not linked.
"""

from __future__ import annotations

import re
from typing import Any

_SOURCE = r"(?:\.\./)+(?:src|tests|examples|web|deploy|[A-Z]+\.(?:md|cff)|Makefile|LICENSE)[^)]*"
_FOLDER = r"[a-z/]+/|img/stage"
_OUT = re.compile(rf"\[([^\]]+)\]\((?:{_SOURCE}|{_FOLDER})\)")
_NAMED = re.compile(r"^```(\w+) (\w+)$", re.MULTILINE)
_PAGE = re.compile(r'href="([\w./-]+)\.md(#[^"]*)?"')


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:
    """Takes the links out that lead out of the documentation, and makes titles of names.

    >>> on_page_markdown("[the code](../src/overworld) and [rules](rules.md)", None)
    'the code and [rules](rules.md)'
    >>> on_page_markdown("```json Options", None)
    '```json title="Options"'
    """
    return _NAMED.sub(r'```\1 title="\2"', _OUT.sub(r"\1", markdown))


def on_page_content(html: str, page: Any, **_: object) -> str:
    """Makes links of notebooks lead to pages: what is no Markdown keeps the names of files.

    >>> on_page_content('<a href="../env.md#recipes">', None)
    '<a href="../env.html#recipes">'
    """
    return _PAGE.sub(r'href="\1.html\2"', html)
