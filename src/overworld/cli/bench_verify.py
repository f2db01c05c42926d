"""`overworld bench verify`: replay the games of benchmark results, and print one table of all."""

from __future__ import annotations

import argparse
import errno
import json
import os
import sys
from contextlib import closing
from pathlib import Path

from tqdm import tqdm

from overworld.arena.benchmark import SEED, Protocol, Results, SubmissionError, unverified, verify
from overworld.arena.benchmark.results import (
    markdown_table,
    random_cells,
    task_cells,
    total_cells,
)
from overworld.cli.common import CommandError, columns
from overworld.cli.preparation import prepare
from overworld.i18n import t

_LONGEST_FACT = 200  # characters


def bench_verify(arguments: argparse.Namespace) -> int:
    """Verify the results in some folders, and print their rows together, the best first."""
    prepare()
    found, wrong = dict[str, Results](), list[str]()
    progress = tqdm(desc=t("arena-progress"), disable=None)
    with closing(progress):
        for folder in _folders(arguments.folders):
            try:
                results = verify(folder, anchors=arguments.anchors, on_game=progress.update)
            except SubmissionError as error:
                wrong.append(t("error-file", file=folder, reason=_printable(str(error))))
            else:
                found[folder] = results
    if arguments.json:
        print(json.dumps({name: results.as_json() for name, results in found.items()}, indent=2))
    elif found:
        lines = _lines(found)
        print(markdown_table(lines) if arguments.markdown else columns(lines) + "\n", end="")
        if not arguments.markdown:
            print(t("bench-verify-done", games=str(sum(map(_games, found.values())))))
            for folder, results in found.items():
                facts = _printable("; ".join(fact[:_LONGEST_FACT] for fact in unverified(results)))
                print(t("bench-verify-unverified", folder=folder, facts=facts))
    for line in wrong[:-1]:
        print(line, file=sys.stderr)
    if wrong:
        raise CommandError(wrong[-1])
    return 0


def _folders(names: list[str]) -> list[str]:
    """Return the names without files, which a shell's `*` adds; raise if only files remain."""
    folders = [name for name in names if not Path(name).is_file()]
    if not folders:
        raise CommandError(t("error-file", file=names[0], reason=os.strerror(errno.ENOTDIR)))
    return folders


def _printable(text: str) -> str:
    """Return a text without characters that control a terminal; a stranger's file can have them."""
    return "".join(c if c.isprintable() else "?" for c in text)


def _games(results: Results) -> int:
    """Return the number of games of some results; agents that are anchors share some of them."""
    protocol = results.protocol
    return sum(len(protocol.fixtures(players)) for players, _ in protocol.deals)


def _mark(protocol: Protocol) -> str:
    """Return a remark about results that do not belong on the leaderboard."""
    if protocol.seed != SEED:
        return f" ({t('bench-verify-other-deals')})"
    return "" if Protocol(protocol.agents) == protocol else f" ({t('bench-verify-part')})"


def _lines(found: dict[str, Results]) -> list[list[str]]:
    """Return the head, a line for each agent, and one for exact random play at the tasks.

    Results of parts of the protocol, or on other deals, say so.
    """
    head = [t("arena-column-bot"), t("bench-agents-score"), t("arena-column-interval")]
    head += [t("bench-agents-lead"), "endgame", t("bench-agents-regret")]
    head += ["best", t("bench-agents-regret"), t("arena-column-games")]
    rows = [(row, folder, results) for folder, results in found.items() for row in results.rows]
    rows.sort(key=lambda one: (-one[0].score, -one[0].lead.mean))
    lines = [head]
    for row, folder, results in rows:
        name = Path(folder).name if len(results.rows) == 1 else row.agent
        lines.append(
            [name + _mark(results.protocol), *total_cells(row), *task_cells(row), str(row.games)]
        )
    tasks = {tuple(random_cells(results.protocol)) for results in found.values()}
    if len(tasks) == 1:  # all have the same tasks
        lines.append([t("bench-agents-random"), *["-"] * 3, *tasks.pop(), "-"])
    return lines
