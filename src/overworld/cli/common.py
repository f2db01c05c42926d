"""Shared parts of the commands: files, arguments and one-line errors."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from overworld.bots import needs_trust
from overworld.components import Components, load_components
from overworld.errors import BoxError, NotationError, Problem
from overworld.game import Game
from overworld.i18n import words


class CommandError(Exception):
    """An error that the user can fix: the program prints one line and exits with code 2."""


def read_text(name: str) -> str:
    """Return the contents of a file, or of standard input for `-`."""
    try:
        if name == "-":
            return sys.stdin.read() if sys.stdin is not None else ""
        return Path(name).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise CommandError(words("error-file", file=name, reason=reason_of(error))) from error
    except ValueError as error:  # not UTF-8, or an invalid file name
        raise CommandError(words("error-not-text", file=name)) from error


def reason_of(error: OSError) -> str:
    """Return the operating system's description of an error."""
    return error.strerror or str(error)


def load_box(name: str | None) -> Components:
    """Return the box of `--box`, or the base box."""
    try:
        return load_components(name)
    except BoxError as error:
        raise CommandError(
            words(
                "error-box",
                file=str(name),
                count=len(error.problems),
                first=problem_text(error.problems[0]),
            )
        ) from error


def read_game(file: str, box: Components) -> Game:
    """Return the game of a record in a file, or on standard input for `-`."""
    try:
        return Game.from_record(read_text(file), box)
    except NotationError as error:
        raise CommandError(words("error-file", file=file, reason=str(error))) from error


def import_from_current_folder() -> None:
    """Append the current folder to `sys.path`, so that bots can be modules in it."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


def refuse_bot_code(file: str, bots: Iterable[str]) -> None:
    """Raise `CommandError` if a bot spec in a file would run code: only the user may allow that."""
    for bot in bots:
        if needs_trust(bot):
            raise CommandError(words("error-bot-file", file=file, bot=bot))


def problem_text(problem: Problem) -> str:
    """Return a problem of a box as a sentence with its line and place."""
    text = words(f"problem-{problem.code}", **problem.facts)
    if problem.line is None:
        return words("problem", place=problem.place, text=text)
    return words("problem-line", line=str(problem.line), place=problem.place, text=text)


def number(low: int, high: int) -> Callable[[str], int]:
    """Return an argparse type for integers from `low` to `high`."""

    def read(text: str) -> int:
        if text.lstrip("-").isascii() and text.lstrip("-").isdigit() and len(text) < 20:
            value = int(text)
            if low <= value <= high:
                return value
        raise argparse.ArgumentTypeError(words("error-number", text=repr(text), low=low, high=high))

    return read


def columns(lines: Sequence[Sequence[str]], left: int = 1) -> str:
    """Align rows of cells: the first `left` columns to the left, the others to the right.

    >>> print(columns([["tile", "built"], ["bridge", "7"], ["dwelling", "12"]]))
    tile      built
    bridge        7
    dwelling     12
    """
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            f"{cell:<{width}}" if index < left else f"{cell:>{width}}"
            for index, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def names(text: str) -> list[str]:
    """Split a string at commas."""
    return [name.strip() for name in text.split(",")]


def percent(chance: float) -> str:
    """Format a probability as a percentage.

    >>> percent(0.375)
    '37.5 %'
    """
    return f"{100 * chance:.1f} %"
