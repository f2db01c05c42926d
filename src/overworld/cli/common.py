"""Shared parts of the commands: files, saved games, arguments and one-line errors."""

from __future__ import annotations

import argparse
import os
import stat
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from overworld.errors import BoxError, NotationError, Problem
from overworld.i18n import t

if TYPE_CHECKING:  # imported on first use: help needs neither the rules nor NumPy
    from overworld.components import Box
    from overworld.game import Game


class CommandError(Exception):
    """An error that the user can fix: the program prints one line and exits with code 2."""


def read_text(name: str) -> str:
    """Return the contents of a file, or of standard input for `-`."""
    with file_errors(name):
        try:
            if name == "-":
                return sys.stdin.read() if sys.stdin is not None else ""
            return Path(name).read_text(encoding="utf-8-sig")
        except ValueError as error:  # not UTF-8, or an invalid file name
            raise CommandError(t("error-not-text", file=name)) from error


def system_reason(error: Exception) -> str:
    """Return the operating system's description of an error, or the error itself."""
    return getattr(error, "strerror", None) or str(error)


@contextmanager
def file_errors(file: str | Path, *others: type[Exception]) -> Iterator[None]:
    """Raise `CommandError` with the file's name for an `OSError`, or one of `others`."""
    caught: tuple[type[Exception], ...] = (OSError, *others)
    try:
        yield
    except caught as error:
        reason = system_reason(error)
        raise CommandError(t("error-file", file=str(file), reason=reason)) from error


@contextmanager
def writing_to(folder: str | Path | None) -> Iterator[None]:
    """Raise `CommandError` with the folder's name for an `OSError` in the block."""
    try:
        yield
    except OSError as error:
        reason = t("error-no-folder", folder=str(folder), reason=system_reason(error))
        raise CommandError(reason) from error


def chosen_box(name: str | None) -> Box:
    """Return the box of `--box`, or the base box."""
    from overworld.components import load_box

    try:
        return load_box(name)
    except BoxError as error:
        count, first = len(error.problems), problem_text(error.problems[0])
        reason = t("error-box", file=str(name), count=count, first=first)
        raise CommandError(reason) from error


def read_game(file: str, box: Box) -> Game:
    """Return the game of a record in a file, or on standard input for `-`."""
    from overworld.cli.preparation import prepare
    from overworld.game import Game

    text = read_text(file)
    prepare(bots=())
    with file_errors(file, NotationError):
        return Game.from_record(text, box)


def import_from_current_folder() -> None:
    """Append the current folder to `sys.path`, so that bots can be modules in it."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


def refuse_bot_code(file: str, bots: Iterable[str]) -> None:
    """Raise `CommandError` if a bot spec in a file would run code: only the user may allow that."""
    from overworld.bots.ladder import loads_user_code

    for bot in bots:
        if loads_user_code(bot):
            raise CommandError(t("error-bot-file", file=file, bot=bot))


def install_command(extra: str) -> str:
    """Return the command that installs an extra for the running Python."""
    python = sys.executable or "python"
    quoted = f'"{python}"' if " " in python else python
    return f'{quoted} -m pip install "overworld[{extra}]"'


def problem_text(problem: Problem) -> str:
    """Return a problem of a box as a sentence with its line and place."""
    text = t(f"problem-{problem.code}", **problem.facts)
    if problem.line is None:
        return t("problem", place=problem.place, text=text)
    return t("problem-line", line=str(problem.line), place=problem.place, text=text)


@dataclass(frozen=True)
class Number:
    """An argparse type for integers from `low` to `high`."""

    low: int
    high: int

    def __call__(self, text: str) -> int:
        """Return the integer; raise `ArgumentTypeError` if the text is not one, or too large."""
        if text.lstrip("-").isascii() and text.lstrip("-").isdigit() and len(text) < 20:
            value = int(text)
            if self.low <= value <= self.high:
                return value
        facts = {"low": self.low, "high": self.high}
        raise argparse.ArgumentTypeError(t("error-number", text=repr(text), **facts))


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


def table(heading: str, rows: Iterable[Sequence[str]], left: int = 1) -> str:
    """Align rows under a heading whose columns are separated by `|`.

    >>> print(table("tile | built", [["bridge", "7"], ["dwelling", "12"]]))
    tile      built
    bridge        7
    dwelling     12
    """
    return columns([[name.strip() for name in heading.split("|")], *rows], left)


def comma_separated(text: str) -> list[str]:
    """Split a string at commas."""
    return [name.strip() for name in text.split(",")]


_UNFINISHED = "unfinished-"


def write_output(file: str, text: str) -> None:
    """Write a file named by the user; raise `CommandError` if that fails."""
    with file_errors(file, ValueError):  # an invalid file name
        write_atomically(Path(file), text)


def write_atomically(file: Path, text: str) -> None:
    """Replace a file atomically: a crash leaves the old or the new contents."""
    target = file.resolve()
    if target.exists() and not stat.S_ISREG(target.stat().st_mode):
        target.write_text(text, encoding="utf-8")  # write to a pipe or device, do not replace it
        return
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        with part.open("x", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def last_unfinished() -> Path | None:
    """Return the unfinished game that was saved last, or None."""
    kept = [(file.stat().st_mtime, file) for file in _folder().glob(f"{_UNFINISHED}*.ogn")]
    return max(kept)[1] if kept else None


def _folder() -> Path:
    return Path(platformdirs.user_data_dir("overworld", appauthor=False))


def save_finished(record: str, resumed: str | None) -> None:
    """Save a resumed game that has ended as finished, so that `--resume` does not offer it."""
    if resumed is None or Path(resumed).resolve().parent != _folder().resolve():
        return
    file = Path(resumed).resolve()
    with suppress(OSError):  # the unfinished file remains
        write_atomically(file, record)
        file.rename(file.with_name(file.name.replace(_UNFINISHED, "finished-", 1)))


def save_unfinished(record: str, resumed: str | None) -> None:
    """Save an unfinished game in the user's data folder, and print how to resume it.

    A resumed game goes to its old file, a new game to a new file.
    """
    folder = _folder()
    file = folder / f"{_UNFINISHED}{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.ogn"
    if resumed is not None and Path(resumed).resolve().parent == folder.resolve():
        file = Path(resumed).resolve()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_atomically(file, record)
    except OSError as error:
        print(t("not-kept", file=str(file), reason=system_reason(error)))
    else:
        print(t("kept", file=str(file)))
