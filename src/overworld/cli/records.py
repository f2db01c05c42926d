"""`overworld dataset`, and reading many records in one or several processes."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sized
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

import numpy as np
from tqdm import tqdm

from overworld.cli.common import (
    CommandError,
    chosen_box,
    file_errors,
    install_command,
    read_game,
)
from overworld.components import Box
from overworld.env.dataset import Rows, game_to_rows, join, write_npz, write_parquet
from overworld.game import Game
from overworld.i18n import t

SUFFIX = ".ogn"
_AT_ONCE = 16  # records per task of a process

_Result = TypeVar("_Result")


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
        records = sorted(map(str, Path(name).rglob(f"*{SUFFIX}")))
        if not records:
            problems.append(t("error-empty-folder", folder=name, suffix=SUFFIX))
        yield from records


def read_all(
    names: Iterable[str],
    box: Box,
    jobs: int,
    read: Callable[[Game, str], _Result],
    problems: list[str],
) -> Iterator[_Result]:
    """Yield the result of `read` for every record; append unreadable files to `problems`."""
    files = list(dict.fromkeys(record_files(names, problems)))
    read_record = partial(_read_one, box, read)
    progress = partial(tqdm, total=len(files), desc=t("stats-progress"), disable=None)
    if jobs == 1 or "-" in files:  # only this process has standard input
        yield from _good(progress(map(read_record, files)), problems)
        return
    # A forked process would inherit the threads of the compiler.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_ignore_interruption)
    try:
        yield from _good(progress(pool.map(read_record, files, chunksize=_AT_ONCE)), problems)
    finally:
        pool.shutdown(cancel_futures=True)


def report_unreadable(results: Sized, problems: list[str]) -> None:
    """Print the unreadable files; raise `CommandError` if no record was found."""
    if not results:
        first = problems[0]
        several = t("error-no-records", count=len(problems), first=first)
        raise CommandError(first if len(problems) == 1 else several)
    for problem in problems:
        print(t("stats-left-out", problem=problem), file=sys.stderr)


def _ignore_interruption() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C


def _read_one(
    box: Box, read: Callable[[Game, str], _Result], file: str
) -> tuple[_Result | None, str]:
    try:
        return read(read_game(file, box), file), ""
    except CommandError as error:
        return None, str(error).splitlines()[0]


def _good(results: Iterable[tuple[_Result | None, str]], problems: list[str]) -> Iterator[_Result]:
    for result, problem in results:
        if result is None:
            problems.append(problem)
        else:
            yield result


def dataset(arguments: argparse.Namespace) -> int:
    """Write the decisions of all readable records to one file."""
    out = Path(arguments.out)
    if out.suffix not in (".npz", ".parquet"):
        raise CommandError(t("error-dataset-format", file=str(out)))
    if out.suffix == ".parquet":  # check before the records are read, which may take minutes
        try:
            import_module("pyarrow")
        except ImportError as error:
            raise CommandError(
                t("error-no-pyarrow", command=install_command("analysis"))
            ) from error
    box = chosen_box(arguments.box)
    problems: list[str] = []
    tables = read_all(arguments.records, box, arguments.jobs, _read_rows, problems)
    parts = [
        replace(rows, game=np.full_like(rows.game, number)) for number, rows in enumerate(tables)
    ]
    report_unreadable(parts, problems)
    rows, write = join(parts), write_npz if out.suffix == ".npz" else write_parquet
    with file_errors(out):
        write(rows, out)
    count = len(rows.move)
    print(t("dataset-written", file=str(out), games=len(parts), decisions=count))
    return 0


def _read_rows(game: Game, file: str) -> Rows:
    return game_to_rows(game, file=file)
