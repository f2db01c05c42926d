"""`overworld box`: show a box with the certainty of each value, or check a box."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import Any

from overworld.cli.common import chosen_box, problem_text
from overworld.components import load_box
from overworld.errors import BoxError
from overworld.i18n import t

_LISTS = ("weapon", "mob", "building", "board")


def box(arguments: argparse.Namespace) -> int:
    """Run `box show` or `box check`."""
    if arguments.part == "check":
        return check(arguments.file)
    return show(arguments.file or arguments.box)


def check(file: str) -> int:
    """Print every problem of a box, or that it is valid."""
    try:
        components = load_box(file)
    except BoxError as error:
        print(t("box-problems", file=file, count=len(error.problems)), file=sys.stderr)
        for problem in error.problems:
            print(f"  {problem_text(problem)}", file=sys.stderr)
        return 2
    print(t("box-good", file=file, name=components.name))
    return 0


def show(file: str | None) -> int:
    """Print every value of a box with its status."""
    components = chosen_box(file)
    print(t("box-title", title=components.title, name=components.name))
    for section, content in components.raw.items():
        if section in _LISTS:
            for entry in content:
                _print_table(f"{section} {entry['id']}", entry)
        elif section != "variants" and section != "scoring":
            _print_table(section, content)
        else:
            for name, part in content.items():
                _print_table(f"{section} {name}", part)
    return 0


def _print_table(title: str, table: Mapping[str, Any]) -> None:
    """Print the fields of a TOML table, with one status for all or one for each."""
    status = table.get("status", "")
    print("\n" + _with_status(title, status if isinstance(status, str) else ""))
    for key, value in table.items():
        if key in ("status", "id"):
            continue
        rows = value.items() if key == "points" else [(key, _value(value))]
        for name, shown in rows:
            word = status.get(name, "") if isinstance(status, Mapping) else ""
            print(_with_status(f"  {name} {shown}", word))


def _with_status(text: str, status: str) -> str:
    return f"{text}  " + t("box-status", status=status) if status else text


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {number}" for name, number in value.items())
    if isinstance(value, list) and value and isinstance(value[0], list):
        return " / ".join(" ".join(map(str, row)) for row in value)
    if isinstance(value, list):
        return " ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
