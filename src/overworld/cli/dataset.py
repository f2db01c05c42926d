"""`overworld dataset`: write game records as one table of decisions."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

import numpy as np

from overworld.cli.common import CommandError, load_box, reason_of
from overworld.cli.records import read_all, report_unreadable
from overworld.env.dataset import Rows, join, rows_of, write_npz, write_parquet
from overworld.game import Game
from overworld.i18n import words


def dataset(arguments: argparse.Namespace) -> int:
    """Write the decisions of all readable records to one file."""
    out = Path(arguments.out)
    if out.suffix not in (".npz", ".parquet"):
        raise CommandError(words("error-dataset-format", file=str(out)))
    box = load_box(arguments.box)
    problems: list[str] = []
    found = read_all(arguments.records, box, arguments.jobs, _rows_of, problems)
    parts = [
        replace(rows, game=np.full_like(rows.game, number)) for number, rows in enumerate(found)
    ]
    report_unreadable(parts, problems)
    rows = join(parts)
    _write(rows, out)
    count = len(rows.move)
    print(words("dataset-written", file=str(out), games=len(parts), decisions=count))
    return 0


def _rows_of(game: Game, file: str) -> Rows:
    return rows_of(game, file=file)


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
