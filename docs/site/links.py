"""What the site does not show, such as a source file or a folder, is named there and not linked."""

from __future__ import annotations

import re
from typing import Any

_SOURCE = r"(?:\.\./)+(?:src|tests|examples|web|deploy|[A-Z]+\.md|Makefile|LICENSE)[^)]*"
_FOLDER = r"[a-z/]+/|img/stage"
_OUT = re.compile(rf"\[([^\]]+)\]\((?:{_SOURCE}|{_FOLDER})\)")


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:
    """Takes the links out that lead out of the documentation."""
    return _OUT.sub(r"\1", markdown)
