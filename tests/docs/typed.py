"""Type the commands of a page as a reader does, in order, in a copy of the repository.

A page marks what a test does with a comment above a block:

    <!-- typed -->         run this block of commands; each command must succeed
    <!-- typed: quit -->   run it, and type `quit` when it reads a line
    <!-- typed, fails -->  run it; it must exit with an error
    <!-- shown -->         the commands above print this; `...` stands for anything

A block with the name of a file, such as "```python mybot.py", is written to that file. A block
"```diff mybot.py" changes that file.
"""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
COPIED = ("src", "dev", "docs", "examples", "tests")
_LEFT_OUT = shutil.ignore_patterns("static", "__pycache__", "img")
_BLOCK = re.compile(
    r"^(?:<!-- (?P<mark>typed|typed, fails|shown)(?:: (?P<keys>.*?))? -->\n)?"
    r"```(?P<language>\w*)(?: (?P<name>[\w./-]+))?\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Block:
    """A code block of a page."""

    mark: str
    """`typed`, `typed, fails`, `shown`, or nothing."""
    keys: str
    """The lines to type when the commands read input, separated by semicolons."""
    language: str
    name: str
    """The file that the block is, or nothing."""
    text: str


def blocks(page: str) -> list[Block]:
    r"""Return the code blocks of a page.

    >>> blocks("<!-- typed: quit -->\n```sh\noverworld play\n```\n")
    [Block(mark='typed', keys='quit', language='sh', name='', text='overworld play\n')]
    """
    return [Block(*(part or "" for part in found.groups())) for found in _BLOCK.finditer(page)]


def is_typed(page: str) -> bool:
    """Return whether a test types something of this page."""
    return any(block.mark.startswith("typed") for block in blocks(page))


def make_clone(folder: Path) -> None:
    """Fill a folder with the parts of the repository that the commands of pages use."""
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=_LEFT_OUT)
    programs = folder / ".venv" / "bin"
    programs.mkdir(parents=True)
    for name, call in (("python", ""), ("overworld", " -m overworld")):
        program = programs / name
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}"{call} "$@"\n')
        program.chmod(0o755)


def environment(folder: Path) -> dict[str, str]:
    """Return an environment in which commands use the copy and store their data in it."""
    return os.environ | {
        "PYTHONPATH": str(folder / "src"),
        "XDG_DATA_HOME": str(folder / "data"),
        "LANGUAGE": "en",
        "COLUMNS": "120",
    }


def _compact(text: str) -> str:
    """Return a text with single spaces, and none before a percent sign.

    >>> _compact("won  95.0 % of all")
    'won 95.0% of all'
    """
    return re.sub(r" +(?=%)", "", re.sub(r"\s+", " ", text)).strip()


def shows(expected: str, printed: str) -> bool:
    """Return whether commands printed what a page shows.

    >>> shows("20 games, ...", "20 games, 0 of them truncated."), shows("1 game", "2 games")
    (True, False)
    """
    check = doctest.OutputChecker().check_output
    return check(_compact(expected) + "\n", _compact(printed) + "\n", doctest.ELLIPSIS)


def changed(text: str, diff: str) -> str:
    r"""Return a text after a diff, whose parts are separated by lines with `@@`.

    >>> changed("a = 1\nb = 2\n", "@@\n a = 1\n-b = 2\n+b = 3\n")
    'a = 1\nb = 3\n'
    """
    for part in re.split(r"^@@.*\n", diff, flags=re.MULTILINE):
        lines = part.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if line[0] != "+")
        new = "".join(line[1:] for line in lines if line[0] != "-")
        if lines:
            assert text.count(old) == 1, f"{text.count(old)} places in the file have:\n{old}"
            text = text.replace(old, new)
    return text


def type_page(page: str, folder: Path) -> None:
    """Write the files of a page and run its commands in a folder.

    Raises:
        AssertionError: A command failed, or printed something else than the page shows.
    """
    printed = ""
    for block in blocks(page):
        if block.name:
            file = folder / block.name
            is_diff = block.language == "diff"
            text = changed(file.read_text("utf-8"), block.text) if is_diff else block.text
            file.write_text(text, "utf-8")
        elif block.mark.startswith("typed"):
            done = subprocess.run(
                ["bash", "-e", "-u", "-c", block.text],
                cwd=folder,
                env=environment(folder),
                input="".join(f"{key.strip()}\n" for key in block.keys.split(";")),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                encoding="utf-8",
            )
            printed = done.stdout
            fails = block.mark.endswith("fails")
            assert (done.returncode != 0) == fails, f"{block.text}\n{printed}"
        elif block.mark == "shown":
            assert shows(block.text, printed), f"{block.text}\nbut saw\n{printed}"
