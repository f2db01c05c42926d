"""`overworld puzzles`: make puzzles from games by review and search."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from overworld.cli.common import load_box, percent, read_game
from overworld.cli.review import print_progress
from overworld.cli.saving import write_output
from overworld.components import Components
from overworld.i18n import words
from overworld.review import review
from overworld.review.puzzling import MadePuzzle, puzzles_in, script_of
from overworld.review.reviewing import SIMULATIONS
from overworld.review.valuation import MIN_SIMULATIONS


def puzzles(arguments: argparse.Namespace) -> int:
    """Print the puzzles of games as a script, or write it to `--out`."""
    box, scripts = load_box(arguments.box), list[str]()
    simulations = SIMULATIONS if arguments.sims is None else max(MIN_SIMULATIONS, arguments.sims)
    for file, made in _made(arguments.files, box, simulations):
        name = f"{Path(file).stem}-{made.at}"
        scripts.append(script_of(made, name))
        facts = {"margin": percent(made.margin), "found": percent(made.found)}
        print(words("puzzles-made", name=name, move=made.answer, **facts), file=sys.stderr)
    text = "\n".join(scripts)
    if arguments.out is None:
        print(text, end="")
        return 0
    write_output(arguments.out, text)
    print(words("puzzles-written", file=arguments.out, count=len(scripts)))
    return 0


def _made(files: list[str], box: Components, depth: int) -> Iterator[tuple[str, MadePuzzle]]:
    """Yield the puzzles of all games with their files."""
    games = [(file, read_game(file, box)) for file in files]
    for file, game in games:
        found = review(game, simulations=depth, progress=print_progress)
        for made in puzzles_in(game, found):
            yield file, made
