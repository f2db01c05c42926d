"""The generated pages of the reference are up to date and complete."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from dev.reference import PACKAGE, PAGES, REFERENCE, UNITS, VARIABLES, parsers, variables_in

from overworld.cli.guide import GUIDES
from overworld.cli.main import command_parser
from overworld.cli.serve import LIMITS
from overworld.server.settings import Settings


@pytest.mark.parametrize("name", sorted(PAGES))
def test_a_generated_page_is_up_to_date(name: str) -> None:
    assert (REFERENCE / name).read_text("utf-8") == PAGES[name](), "run: make reference"


def test_every_command_and_option_is_in_the_page_of_the_command_line() -> None:
    text = PAGES["cli.md"]()
    for parser in parsers(command_parser()):
        section = text.split(f"\n### overworld {parser.command}\n")[1].split("\n### ")[0]
        for action in parser._actions:
            for option in action.option_strings:
                assert option in ("-h", "--help") or f"`{option}" in section, option
        assert all(example in section for example in GUIDES[parser.command].examples)
        for _, extra in GUIDES[parser.command].extras:
            assert f'pip install -e ".[{extra}]"' in section


def test_the_page_of_the_command_line_marks_only_required_arguments() -> None:
    text = PAGES["cli.md"]()
    rows = {
        command: text.split(f"\n### overworld {command}\n")[1].split("\n### ")[0]
        for command in ("simulate", "arena", "bench agents")
    }
    assert re.search(r"^\| `N` \|.*\| required \|$", rows["simulate"], re.M)
    assert re.search(r"^\| `--players N` \|.*\| 2 \|$", rows["arena"], re.M)
    assert re.search(r"^\| `--max-turns N` \|.*\| 500 \|$", rows["arena"], re.M)
    assert re.search(r"^\| `--players N \[N ...\]` \|.*\| 2 3 4 \|$", rows["bench agents"], re.M)
    assert "| required |" not in rows["arena"] + rows["bench agents"]


def test_every_setting_is_in_the_page_with_its_unit() -> None:
    text = PAGES["settings.md"]()
    assert all(f"| `{field.name}` |" in text for field in fields(Settings))
    assert {*UNITS} == {*LIMITS, "bot_workers"}


def test_a_setting_without_a_unit_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(UNITS, "grace")
    with pytest.raises(SystemExit, match="add a unit for grace to UNITS"):
        PAGES["settings.md"]()


def test_every_environment_variable_of_the_package_is_described() -> None:
    sources: list[Path] = sorted(PACKAGE.rglob("*.py"))
    read = {name for file in sources for name in variables_in(file.read_text("utf-8"))}
    assert read == {*VARIABLES}


def test_public_exceptions_are_in_one_tree() -> None:
    public, inner = PAGES["exceptions.md"]().split("## Internal exceptions")
    assert "    - `overworld.BoxError`: A box file is invalid" in public
    assert "        - `overworld.bots.NoDecisionError`: " in public
    assert "`overworld.cli.common.CommandError`" in inner
    assert "_Forfeited" not in public + inner


def test_a_value_has_the_text_of_the_module_that_assigns_it() -> None:
    """Several modules have a value named `VERSION`."""
    page = PAGES["api/benchmark.md"]()
    assert "| `VERSION` | The version of the benchmark: it changes with the games. |" in page
    assert "schema" not in page
