"""`overworld review` and `overworld puzzles`: judge the decisions of games, and make puzzles."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

from overworld.bots.ladder import adviser
from overworld.bots.search import ObsidianBot
from overworld.cli.common import (
    CommandError,
    chosen_box,
    columns,
    read_game,
    table,
    write_output,
)
from overworld.cli.preparation import prepare
from overworld.components import Box
from overworld.i18n import percent, t
from overworld.play.sentences import face_name, translated_name
from overworld.review import Review, ReviewStep
from overworld.review import review as review_game
from overworld.review.puzzle_maker import format_puzzle, puzzles_in
from overworld.review.reviewer import SIMULATIONS
from overworld.review.valuation import MIN_SIMULATIONS


def review(arguments: argparse.Namespace) -> int:
    """Print a review as tables or JSON, and write its graph to `--svg`."""
    game = read_game(arguments.file, chosen_box(arguments.box))
    prepare([adviser(len(game.colours)), ObsidianBot.name])
    try:
        result = review_game(game, simulations=_simulations(arguments), progress=_print_progress)
    except KeyboardInterrupt:
        print(t("review-interrupted"), file=sys.stderr)
        raise
    if not result.steps:
        raise CommandError(t("review-nothing", file=arguments.file))
    if arguments.svg is not None:
        write_output(arguments.svg, result.svg() + "\n")
    if arguments.json:
        print(msgspec.json.encode(result).decode())
    else:
        _print_review(result, game.box)
    return 0


def _simulations(arguments: argparse.Namespace) -> int:
    return SIMULATIONS if arguments.sims is None else max(MIN_SIMULATIONS, arguments.sims)


def _print_progress(done: int) -> None:
    if sys.stderr is not None and sys.stderr.isatty():
        text, end = t("review-progress", percent=done), "\n" if done == 100 else ""
        print(f"\r{text}", end=end, file=sys.stderr, flush=True)


def _print_review(result: Review, box: Box) -> None:
    print(t("review-by", bot=result.bot, simulations=result.simulations))
    print("\n" + table(t("review-seats"), _seat_rows(result)))
    print("\n" + columns([[t("review-kinds"), *map(_colour, result.colours)], *_kind_rows(result)]))
    judged = [step for step in result.steps if step.verdict is not None]
    if judged:
        rows = [_step_row(result, step) for step in judged]
        print("\n" + table(t("review-steps"), rows, left=4))
    for number, at in enumerate(result.moments, 1):
        print("\n" + _moment(result, number, result.step(at), box))


def _colour(ident: str) -> str:
    return translated_name("colour", ident)


def _seat_rows(result: Review) -> list[list[str]]:
    rows = []
    for colour, seat in zip(result.colours, result.seats, strict=True):
        accuracy = "-" if seat.accuracy is None else f"{seat.accuracy:.1f}"
        gained = [percent(part, sign="+") for part in (seat.luck, seat.decisions, seat.others)]
        counts = [str(many) for many in (seat.inaccuracies, seat.mistakes, seat.blunders)]
        rows.append([_colour(colour), accuracy, *gained, *counts])
    return rows


def _kind_rows(result: Review) -> list[list[str]]:
    by_kind = [{part.kind: part for part in seat.kinds} for seat in result.seats]
    rows = []
    for kind in dict.fromkeys(kind for parts in by_kind for kind in parts):
        shown = (parts.get(kind) for parts in by_kind)
        cells = (f"{part.accuracy:.1f} ({part.decisions})" if part else "-" for part in shown)
        rows.append([t(f"review-kind-{kind}"), *cells])
    return rows


def _step_row(result: Review, step: ReviewStep) -> list[str]:
    assert step.seat is not None, "only decisions have a verdict"
    assert step.verdict is not None, "only those with a verdict are shown"
    before, after = result.values[step.at][step.seat], result.values[step.at + 1][step.seat]
    return [
        str(step.at),
        _colour(result.colours[step.seat]),
        step.move,
        step.best,
        t(f"review-verdict-{step.verdict}"),
        percent(before),
        percent(after),
        percent(step.cost),
    ]


def _moment(result: Review, number: int, step: ReviewStep, box: Box) -> str:
    assert step.seat is not None, "only decisions are key moments"
    assert step.reason is not None, "what costs something has a reason"
    return t(
        "review-moment",
        number=number,
        entry=step.at,
        seat=_colour(result.colours[step.seat]),
        move=step.move,
        best=step.best,
        cost=percent(step.cost),
        reason=t(f"review-reason-{step.reason.code}", **_named(step.reason.facts, box)),
    )


def _named(facts: Mapping[str, str | int], box: Box) -> dict[str, str | int]:
    """Replace ids in the facts of a reason by translated names."""
    kinds = {"characteristic": "trait", "block": "material", "seat": "colour"}
    named: dict[str, str | int] = {}
    for name, fact in facts.items():
        if name in kinds and isinstance(fact, str):
            named[name] = translated_name(kinds[name], fact)
        elif name in ("tile", "mob", "weapon") and isinstance(fact, str):
            named[name] = face_name(box, fact)
        else:
            named[name] = fact
    return named


def puzzles(arguments: argparse.Namespace) -> int:
    """Print the puzzles of games as a script, or write it to `--out`."""
    box, scripts = chosen_box(arguments.box), list[str]()
    games = [(file, read_game(file, box)) for file in arguments.files]
    for file, game in games:
        result = review_game(game, simulations=_simulations(arguments), progress=_print_progress)
        for made in puzzles_in(game, result):
            name = f"{Path(file).stem}-{made.at}"
            scripts.append(format_puzzle(made, name))
            facts = {"margin": percent(made.margin), "found": percent(made.found)}
            print(t("puzzles-made", name=name, move=made.answer, **facts), file=sys.stderr)
    text = "\n".join(scripts)
    if arguments.out is None:
        print(text, end="")
        return 0
    write_output(arguments.out, text)
    print(t("puzzles-written", file=arguments.out, count=len(scripts)))
    return 0
