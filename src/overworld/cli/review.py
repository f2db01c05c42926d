"""`overworld review`: judge every decision of a game, and separate luck from skill."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping

import msgspec

from overworld.bots import adviser
from overworld.cli.common import CommandError, columns, load_box, percent, read_game
from overworld.cli.names import face_name, name_of
from overworld.cli.preparation import prepare
from overworld.cli.saving import write_output
from overworld.components import Components
from overworld.i18n import words
from overworld.review import Review, ReviewStep
from overworld.review import review as review_game
from overworld.review.reviewing import SIMULATIONS
from overworld.review.valuation import MIN_SIMULATIONS


def review(arguments: argparse.Namespace) -> int:
    """Print a review as tables or JSON, and write its graph to `--svg`."""
    game = read_game(arguments.file, load_box(arguments.box))
    prepare([adviser(len(game.colours))])
    simulations = SIMULATIONS if arguments.sims is None else max(MIN_SIMULATIONS, arguments.sims)
    try:
        found = review_game(game, simulations=simulations, progress=print_progress)
    except KeyboardInterrupt:
        print(words("review-interrupted"), file=sys.stderr)
        raise
    if not found.steps:
        raise CommandError(words("review-nothing", file=arguments.file))
    if arguments.svg is not None:
        write_output(arguments.svg, found.svg() + "\n")
    if arguments.json:
        print(msgspec.json.encode(found).decode())
    else:
        _print_review(found, game.components)
    return 0


def print_progress(done: int) -> None:
    """Print the progress if standard error is a terminal."""
    if sys.stderr is not None and sys.stderr.isatty():
        said, end = words("review-progress", percent=done), "\n" if done == 100 else ""
        print(f"\r{said}", end=end, file=sys.stderr, flush=True)


def _print_review(found: Review, box: Components) -> None:
    print(words("review-by", bot=found.bot, simulations=found.simulations))
    print("\n" + columns([_heading(words("review-seats")), *_seat_rows(found)]))
    print(
        "\n" + columns([[words("review-kinds"), *map(_colour, found.colours)], *_kind_rows(found)])
    )
    judged = [step for step in found.steps if step.verdict is not None]
    if judged:
        rows = [_step_row(found, step) for step in judged]
        print("\n" + columns([_heading(words("review-steps")), *rows], left=4))
    for number, at in enumerate(found.moments, 1):
        print("\n" + _moment(found, number, found.step(at), box))


def _colour(ident: str) -> str:
    return name_of("colour", ident)


def _heading(names: str) -> list[str]:
    return [name.strip() for name in names.split("|")]


def _seat_rows(found: Review) -> list[list[str]]:
    rows = []
    for colour, seat in zip(found.colours, found.seats, strict=True):
        accuracy = "-" if seat.accuracy is None else f"{seat.accuracy:.1f}"
        gained = [_signed(part) for part in (seat.luck, seat.decisions, seat.others)]
        counts = [str(many) for many in (seat.inaccuracies, seat.mistakes, seat.blunders)]
        rows.append([_colour(colour), accuracy, *gained, *counts])
    return rows


def _signed(share: float) -> str:
    return f"{100 * share:+.1f} %"


def _kind_rows(found: Review) -> list[list[str]]:
    kinds = {one.kind: None for seat in found.seats for one in seat.kinds}
    rows = []
    for kind in kinds:
        cells = []
        for seat in found.seats:
            one = next((one for one in seat.kinds if one.kind == kind), None)
            cells.append("-" if one is None else f"{one.accuracy:.1f} ({one.decisions})")
        rows.append([words(f"review-kind-{kind}"), *cells])
    return rows


def _step_row(found: Review, step: ReviewStep) -> list[str]:
    assert step.seat is not None, "only decisions have a verdict"
    assert step.verdict is not None, "only those with a verdict are shown"
    before, after = found.values[step.at][step.seat], found.values[step.at + 1][step.seat]
    return [
        str(step.at),
        _colour(found.colours[step.seat]),
        step.move,
        step.best,
        words(f"review-verdict-{step.verdict}"),
        percent(before),
        percent(after),
        percent(step.cost),
    ]


def _moment(found: Review, number: int, step: ReviewStep, box: Components) -> str:
    assert step.seat is not None, "only decisions are key moments"
    assert step.reason is not None, "what costs something has a reason"
    return words(
        "review-moment",
        number=number,
        entry=step.at,
        seat=_colour(found.colours[step.seat]),
        move=step.move,
        best=step.best,
        cost=percent(step.cost),
        reason=words(f"review-reason-{step.reason.code}", **_named(step.reason.facts, box)),
    )


def _named(facts: Mapping[str, str | int], box: Components) -> dict[str, str | int]:
    """Replace ids in the facts of a reason by translated names."""
    kinds = {"characteristic": "trait", "block": "material", "seat": "colour"}
    named: dict[str, str | int] = {}
    for what, fact in facts.items():
        if what in kinds and isinstance(fact, str):
            named[what] = name_of(kinds[what], fact)
        elif what in ("tile", "mob", "weapon") and isinstance(fact, str):
            named[what] = face_name(box, fact)
        else:
            named[what] = fact
    return named
