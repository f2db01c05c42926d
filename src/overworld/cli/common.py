"""What the commands share: reading files and arguments, and errors of one line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from overworld.components import Components, load_components
from overworld.errors import BoxError
from overworld.words import words


class CommandError(Exception):
    """Something the user can mend: it becomes one line on standard error and exit code 2."""


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        if name == "-":
            return sys.stdin.read()
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise CommandError(words("error-file", file=name, reason=reason_of(error))) from error
    except UnicodeDecodeError as error:
        raise CommandError(words("error-not-text", file=name)) from error


def reason_of(error: OSError) -> str:
    """The system's own words for what went wrong."""
    return error.strerror or str(error)


def load_box(name: str | None) -> Components:
    """The box of `--box`, or the base box."""
    try:
        return load_components(name)
    except BoxError as error:
        raise CommandError(
            words(
                "error-box",
                file=str(name),
                count=len(error.problems),
                first=str(error.problems[0]),
            )
        ) from error


def number(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers in a range, for argparse."""

    def read(text: str) -> int:
        if text.lstrip("-").isascii() and text.lstrip("-").isdigit() and len(text) < 20:
            value = int(text)
            if low <= value <= high:
                return value
        raise argparse.ArgumentTypeError(words("error-number", text=text, low=low, high=high))

    return read


def names(text: str) -> list[str]:
    """A list of names separated by commas."""
    return [name.strip() for name in text.split(",")]


def percent(chance: float) -> str:
    """A probability in words: `37.5 %`.

    >>> percent(0.375)
    '37.5 %'
    """
    return f"{100 * chance:.1f} %"
