"""Every ruling has a test."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

RULINGS = [f"R{number}" for number in range(1, 28)]


@cache
def cited() -> frozenset[str]:
    """Return the rulings named in the docstrings of the tests in this folder."""
    found: set[str] = set()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(re.findall(r"\bR\d+\b", ast.get_docstring(node) or ""))
    return frozenset(found)


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_cited(ruling: str) -> None:
    assert ruling in cited()


def test_no_unknown_ruling_is_cited() -> None:
    assert cited() <= set(RULINGS)
