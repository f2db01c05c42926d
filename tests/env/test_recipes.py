"""Run the recipes of docs/how-to/train-with-other-libraries.md if their libraries are installed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "train-with-other-libraries.md"
PARTS = PAGE.read_text("utf-8").split("\n## ")[1:]
RECIPES = {
    part.partition("\n")[0]: part.partition("```python\n")[2].partition("```")[0] for part in PARTS
}
RLLIB = "RLlib"
ALSO = {RLLIB: ["tree", "lz4"]}
"""The modules that show that a library is installed: Ray can be installed without RLlib."""
HERE = [
    title
    for title, code in RECIPES.items()
    if all(
        map(
            find_spec,
            [*re.findall(r"^(?:import|from) (\w+)", code, re.MULTILINE), *ALSO.get(title, [])],
        )
    )
]


@pytest.fixture
def _at_home(title: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let servers that a library starts listen on this machine only."""
    if title != RLLIB:
        yield
        return
    import ray

    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # it would write a token for the user
    ray.init(num_cpus=1, include_dashboard=False, _node_ip_address="127.0.0.1")
    try:
        yield
    finally:
        ray.shutdown()


@pytest.mark.filterwarnings("ignore")  # their own
@pytest.mark.parametrize("title", HERE)
@pytest.mark.usefixtures("_at_home")
def test_a_recipe_runs_and_prints(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    exec(compile(RECIPES[title], str(PAGE), "exec"), names)
    assert {"agent", "model", "result"} & names.keys()
    assert capsys.readouterr().out.strip()


def test_every_recipe_ends_with_a_print() -> None:
    assert [code.splitlines()[-1][:6] for code in RECIPES.values()] == ["print("] * len(RECIPES)


def test_the_recipes_include_the_vector_environment() -> None:
    assert RLLIB in RECIPES
    assert any(title.startswith("CleanRL") for title in HERE)
