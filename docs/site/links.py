"""Prepare pages for the site: links stay inside it, and examples with a name show it.

The site names files and folders that it does not have, such as source files, without a link.
"""

from __future__ import annotations

import re
from typing import Any

_FOLDERS = "baselines|deploy|examples|leaderboard|src|tests|web"
_SOURCE = rf"(?:\.\./)+(?:{_FOLDERS}|[A-Z]+\.(?:md|cff)|Makefile|LICENSE)[^)]*"
_FOLDER = r"(?:\.\./)*[a-z/]+/"
_OUT = re.compile(rf"\[([^\]]+)\]\((?:{_SOURCE}|{_FOLDER})\)")
_NAMED = re.compile(r"^```(\w+) ([\w./-]+)$", re.MULTILINE)
_PAGE = re.compile(r'href="([\w./-]+)\.md(#[^"]*)?"')


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:
    """Remove links that lead out of the documentation, and turn names of examples into titles.

    >>> on_page_markdown("[the code](../src/overworld) and [rules](rules.md)", None)
    'the code and [rules](rules.md)'
    >>> on_page_markdown("```json Options", None)
    '```json title="Options"'
    """
    return _NAMED.sub(r'```\1 title="\2"', _OUT.sub(r"\1", markdown))


def on_page_content(html: str, page: Any, **_: object) -> str:
    """Make links of notebooks lead to pages; MkDocs changes only links in Markdown files.

    >>> on_page_content('<a href="../env.md#recipes">', None)
    '<a href="../env.html#recipes">'
    """
    return _PAGE.sub(r'href="\1.html\2"', html)
