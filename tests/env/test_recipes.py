"""The recipes of docs/env.md, as they stand there, where their libraries are installed."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "env.md"
PARTS = PAGE.read_text().partition("\n## Recipes\n")[2].partition("\n## ")[0].split("\n### ")[1:]
RECIPES = {
    part.partition("\n")[0]: part.partition("```python\n")[2].partition("```")[0] for part in PARTS
}
HERE = [
    title
    for title, code in RECIPES.items()
    if all(map(find_spec, re.findall(r"^(?:import|from) (\w+)", code, re.MULTILINE)))
]


@pytest.mark.parametrize("title", HERE)
def test_a_recipe_runs(title: str) -> None:
    names: dict[str, object] = {}
    exec(compile(RECIPES[title], str(PAGE), "exec"), names)
    assert {"agent", "model", "result"} & names.keys()


def test_the_loop_over_the_vector_environment_is_among_them() -> None:
    assert len(RECIPES) > 1
    assert any(title.startswith("CleanRL") for title in HERE)
