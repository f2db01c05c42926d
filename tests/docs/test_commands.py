"""Type the commands of the README in its order.

Commands that install, open a browser or run until they are stopped are checked, not run:

- `make TARGET`: the Makefile documents the target. tests/server/test_play.py runs `play`.
- `python3 -m venv`: the folder is the one that the Makefile uses.
- `pip install`: the extra exists. `make matrix` installs each one.
- `overworld serve`: its options are valid. tests/server starts real servers.
"""

from __future__ import annotations

import argparse
import os
import re
import runpy
import shlex
import subprocess
import tomllib
from pathlib import Path

import pytest

from overworld.cli.main import main

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text("utf-8")
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]


def typed(text: str) -> list[str]:
    """Return the lines of the shell blocks of a page, in order."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line]


def test_the_commands_of_the_readme_work_as_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda prompt="": "quit")
    served: list[argparse.Namespace] = []

    def serve(arguments: argparse.Namespace) -> int:
        served.append(arguments)
        return 0

    monkeypatch.setattr("overworld.cli.serve.serve", serve)
    targets = re.findall(r"^([a-z-]+):.*  ## ", (ROOT / "Makefile").read_text("utf-8"), re.M)
    seen = set()
    for line in typed(README):
        words = shlex.split(line, comments=True)
        seen.add(words[0])
        match words:
            case ["make", target]:
                assert target in targets, line
            case ["python3", "-m", "venv", ".venv"] | ["source", ".venv/bin/activate"]:
                assert "VENV := .venv\n" in (ROOT / "Makefile").read_text("utf-8")
            case ["pip", "install", "-e", extra]:
                assert re.fullmatch(r"\.\[(.+)\]", extra)[1] in EXTRAS, line  # type: ignore[index]
            case ["python", file]:
                functions = runpy.run_path(file)
                functions["play_many"](games=8, steps=300)
                functions["play_one"]()
            case ["overworld" | ".venv/bin/overworld", *arguments]:
                jobs = ["--jobs", "1"] if arguments[0] == "arena" else []
                assert main([*arguments, *jobs]) == 0, line
            case _:
                pytest.fail(f"this test cannot type: {line}")
    assert seen == {
        "make",
        ".venv/bin/overworld",
        "source",
        "overworld",
        "pip",
        "python",
        "python3",
    }
    assert served[0].public_url == "https://play.example.org"
    shown = capsys.readouterr().out
    assert "The game is saved in " in shown
    assert "examples/hoarder.py:Hoarder" in shown


def test_the_readme_names_every_extra_for_users() -> None:
    named = re.findall(r"^\| `([a-z]+)` \|", README.partition("| extra |")[2], re.MULTILINE)
    assert set(named) == {*EXTRAS} - {"dev", "docs"}


def test_the_makefile_names_only_files_that_exist() -> None:
    """`make test` does not run these targets, so a renamed test would break them unnoticed."""
    targets = ["core", "coverage", "other-hashes", "thorough", "speed"]
    outer = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    run = subprocess.run(
        ["make", "-n", *targets], cwd=ROOT, env=outer, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    named = {word for word in run.stdout.split() if re.match(r"(tests|src)/[\w/.]+$", word)}
    assert "tests/unit/test_derive_events.py" in named
    assert not [name for name in named if not (ROOT / name).exists()]
