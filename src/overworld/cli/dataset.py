"""`overworld dataset`: game records as one table of decisions, for learning from them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tqdm import tqdm

from overworld.cli.common import CommandError, load_box, read_game, reason_of
from overworld.cli.stats import record_files
from overworld.env.dataset import Rows, join, rows_of, write_npz, write_parquet
from overworld.words import words


def dataset(arguments: argparse.Namespace) -> int:
    """Reads records and writes their decisions; a file that is no record is left out."""
    out = Path(arguments.out)
    if out.suffix not in (".npz", ".parquet"):
        raise CommandError(words("error-dataset-format", file=str(out)))
    box = load_box(arguments.box)
    problems: list[str] = []
    parts: list[Rows] = []
    files = list(dict.fromkeys(record_files(arguments.records, problems)))
    for file in tqdm(files, desc=words("stats-progress"), disable=None):
        try:
            parts.append(rows_of(read_game(file, box), len(parts)))
        except CommandError as error:
            problems.append(str(error).splitlines()[0])
    if not parts:
        first = problems[0]
        several = words("error-no-records", count=len(problems), first=first)
        raise CommandError(first if len(problems) == 1 else several)
    for problem in problems:
        print(words("stats-left-out", problem=problem), file=sys.stderr)
    rows = join(parts)
    _write(rows, out)
    count = len(rows.move)
    print(words("dataset-written", file=str(out), games=len(parts), decisions=count))
    return 0


def _write(rows: Rows, out: Path) -> None:
    try:
        if out.suffix == ".npz":
            write_npz(rows, out)
        else:
            write_parquet(rows, out)
    except ImportError as error:
        raise CommandError(words("error-no-pyarrow")) from error
    except OSError as error:
        raise CommandError(words("error-file", file=str(out), reason=reason_of(error))) from error
