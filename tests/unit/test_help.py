"""Tests of the help: groups, examples, next commands, and extras that are missing."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from dev.reference import parsers

from overworld.cli.guide import GROUPS, GUIDES, help_key
from overworld.cli.main import command_parser, main
from overworld.i18n import Translator, languages

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "records"


@pytest.mark.parametrize(
    ("package", "command", "extra", "code"),
    [
        ("ray", ["arena", "random", "pebble", "--ray", "127.0.0.1:1"], "cluster", 2),
        ("pyarrow", ["dataset", "GAME", "--out", "OUT.parquet"], "analysis", 2),
        ("matplotlib", ["stats", "GAME", "--out", "OUT"], "analysis", 0),
        ("psycopg", ["backup", "OUT", "--database", "postgresql://nowhere/none"], "postgres", 2),
        ("psycopg", ["tables", "list", "--database", "postgresql://nowhere/none"], "postgres", 2),
        ("psycopg", ["serve", "--database", "postgresql://nowhere/none"], "postgres", 2),
    ],
)
def test_an_option_without_its_packages_names_the_extra(
    package: str, command: list[str], extra: str, code: int, tmp_path: Path
) -> None:
    places = {"GAME": RECORDS / "two-players.ogn", "OUT": tmp_path / "out"}
    for word, place in places.items():
        command = [part.replace(word, str(place)) for part in command]
    program = (
        f"import sys\nsys.modules[{package!r}] = None\n"
        f"from overworld.cli.main import main\nsys.exit(main({command!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stderr
    assert f'pip install "overworld[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_help_imports_neither_numba_nor_numpy() -> None:
    program = (
        "import sys\nfrom overworld.cli.main import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n"
        "    print([name for name in ('numba', 'llvmlite', 'numpy') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_every_command_is_in_one_group_and_has_a_guide() -> None:
    commands = [parser.command for parser in parsers(command_parser())]
    assert sorted(GUIDES) == sorted(commands)
    grouped = [name for names in GROUPS.values() for name in names]
    assert sorted(grouped) == sorted(name for name in commands if " " not in name)


@pytest.mark.parametrize("command", sorted(GUIDES))
def test_a_command_ends_with_examples_that_parse_and_a_next_command(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    guide = GUIDES[command]
    assert guide.examples
    for example in guide.examples:
        program, *arguments = shlex.split(example)
        assert program == "overworld"
        assert command_parser().parse_args(arguments).command == arguments[0]
        assert example.startswith(f"overworld {command}")
    assert guide.next in GUIDES
    assert guide.next != command
    with pytest.raises(SystemExit):
        main([*command.split(), "--help"])
    shown = capsys.readouterr().out
    assert all(f"  {example}\n" in shown for example in guide.examples)
    assert f"\n  overworld {guide.next}  " in shown
    assert all(f'pip install "overworld[{extra}]"' in shown for _, extra in guide.extras)


@pytest.mark.parametrize("language", languages())
def test_help_lists_each_command_by_purpose_on_one_line(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Translator(language)
    for module in ("arguments", "guide", "main"):
        monkeypatch.setattr(f"overworld.cli.{module}.t", words)
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit):
        main(["--help"])
    lines = capsys.readouterr().out.splitlines()
    for group, names in GROUPS.items():
        heading = lines.index(words(f"args-group-{group}") + ":")
        for number, name in enumerate(names, 1):
            assert lines[heading + number].split(maxsplit=1) == [name, words(help_key(name))]
        assert not lines[heading + len(names) + 1]


def test_make_help_lists_every_documented_target() -> None:
    targets = re.findall(r"^([a-z-]+):.*## (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.M)
    command = ["make", "--no-print-directory", "help"]
    outside = os.environ | {"MAKEFLAGS": ""}  # the test itself may run in `make test`
    done = subprocess.run(
        command, cwd=ROOT, env=outside, capture_output=True, text=True, check=True
    )
    assert [tuple(line.split(maxsplit=1)) for line in done.stdout.splitlines()] == targets
    assert {"play", "test", "reference", "pictures"} <= {name for name, _ in targets}
