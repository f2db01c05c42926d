"""Read many records, in one or several processes, in the order of their files."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sized
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from tqdm import tqdm

from overworld.cli.common import CommandError, read_game
from overworld.components import Components
from overworld.game import Game
from overworld.i18n import words

SUFFIX = ".ogn"
_AT_ONCE = 16  # records per task of a process

_Found = TypeVar("_Found")


def record_files(names: Iterable[str], problems: list[str]) -> Iterator[str]:
    """Yield the named files and, sorted by name, the records in the named folders."""
    for name in names:
        try:
            folder = name != "-" and Path(name).is_dir()
        except ValueError:  # an invalid file name: reading it raises the error
            folder = False
        if not folder:
            yield name
            continue
        found = sorted(map(str, Path(name).rglob(f"*{SUFFIX}")))
        if not found:
            problems.append(words("error-empty-folder", folder=name, suffix=SUFFIX))
        yield from found


def read_all(
    names: Iterable[str],
    box: Components,
    jobs: int,
    read: Callable[[Game, str], _Found],
    problems: list[str],
) -> Iterator[_Found]:
    """Yield the result of `read` for every record; append unreadable files to `problems`."""
    files = list(dict.fromkeys(record_files(names, problems)))
    one = partial(_read_one, box, read)
    progress = partial(tqdm, total=len(files), desc=words("stats-progress"), disable=None)
    if jobs == 1 or "-" in files:  # only this process has standard input
        yield from _good(progress(map(one, files)), problems)
        return
    # A forked process would inherit the threads of the compiler.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_ignore_interruption)
    try:
        yield from _good(progress(pool.map(one, files, chunksize=_AT_ONCE)), problems)
    finally:
        pool.shutdown(cancel_futures=True)


def report_unreadable(found: Sized, problems: list[str]) -> None:
    """Print the unreadable files; raise `CommandError` if no record was found."""
    if not found:
        first = problems[0]
        several = words("error-no-records", count=len(problems), first=first)
        raise CommandError(first if len(problems) == 1 else several)
    for problem in problems:
        print(words("stats-left-out", problem=problem), file=sys.stderr)


def _ignore_interruption() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C


def _read_one(
    box: Components, read: Callable[[Game, str], _Found], file: str
) -> tuple[_Found | None, str]:
    try:
        return read(read_game(file, box), file), ""
    except CommandError as error:
        return None, str(error).splitlines()[0]


def _good(found: Iterable[tuple[_Found | None, str]], problems: list[str]) -> Iterator[_Found]:
    for one, problem in found:
        if one is None:
            problems.append(problem)
        else:
            yield one
