"""The examples run."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def test_the_random_agent_plays() -> None:
    found = subprocess.run(
        [sys.executable, str(EXAMPLES / "random_agent.py")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    games, paid = found.stdout.splitlines()
    assert re.match(r"\d{4} games, [\d,]+ decisions a second; red 0\.[45]\d\d", games)
    assert set(ast.literal_eval(paid)) == {"red", "blue", "yellow"}


def test_a_bot_plays_against_openspiels_search() -> None:
    """OpenSpiel's search loses with ten simulations."""
    file = str(EXAMPLES / "against_openspiel.py")
    command = [sys.executable, file, "diamond@policy", "--games", "2", "--simulations", "10"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    first, second = found.stdout.splitlines()
    assert first.startswith("diamond@policy: ")
    assert re.fullmatch(r"diamond@policy: 100\.0 % of 2 games \(34\.2 to 100\.0 %\), \d+ s", second)


def test_only_training_needs_pytorch() -> None:
    root = EXAMPLES.parent
    assert "torch" in (EXAMPLES / "self_play" / "requirements.txt").read_text("utf-8")
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    extras = {
        name
        for name, needs in project["optional-dependencies"].items()
        if any(need.startswith("torch") for need in needs)
    }
    assert extras == {"train"}
    assert not any(need.startswith("torch") for need in project["dependencies"])
