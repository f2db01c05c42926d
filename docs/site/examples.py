"""Show the examples of docstrings as code: from `>>>` up to the next empty line."""

from __future__ import annotations

import re
from typing import Any

import griffe

_EXAMPLE = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.M | re.S)


class Examples(griffe.Extension):
    """An extension that puts every example between fences."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring of a module, class or function."""
        if obj.docstring:
            obj.docstring.value = _EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
