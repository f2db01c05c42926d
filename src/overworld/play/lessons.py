"""The lessons: scripts that are played on the rules before anybody sees them."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from overworld.components import Components, load_components
from overworld.errors import IllegalMove, NotationError
from overworld.game import Game
from overworld.game.source import ChanceSource
from overworld.play.practice import (
    LEARNER,
    Moment,
    Position,
    ScriptError,
    moment_of,
    play_all,
    read_script,
)
from overworld.play.view import why_of

Expect: TypeAlias = Literal["read", "move", "refuse", "turn", "open", "choose"]
"""What ends a step of a lesson: see `src/overworld/play/scripts/README.md`."""

LESSONS = 8
"""Lessons 0 to 7 are scripts; the last one is a game against a bot."""


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a lesson: what is said, what is pointed at, and what ends it."""

    say: str
    """The message, after the name of the lesson."""
    moment: int
    """Which moment of the lesson is shown."""
    expect: Expect = "read"
    move: str = ""
    """`move`: the decision that goes on; `refuse`: one that is not legal."""
    open: str = ""
    """`open`: what is to be opened."""
    point: tuple[str, ...] = ()
    """Places and parts of the page."""
    other: str = ""
    """The answer to any other decision, after the name of the lesson; the usual one if empty."""
    rule: str = ""
    """The part of the rules that says why."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson in a list."""

    number: int
    name: str
    steps: int


class Lesson(msgspec.Struct, frozen=True):
    """A whole lesson: nothing more has to be asked while it lasts."""

    number: int
    name: str
    colours: tuple[str, ...]
    """The seats at its table, by the colours of their boards."""
    moments: tuple[Moment, ...]
    steps: tuple[LessonStep, ...]


class _Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as it is written."""

    say: str
    rule: str
    play: tuple[str, ...] = ()
    expect: Expect = "read"
    move: str = ""
    then: tuple[str, ...] = ()
    open: str = ""
    point: tuple[str, ...] = ()
    other: str = ""


class _Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    name: str
    position: Position
    step: tuple[_Step, ...]


def all_lessons(box: Components) -> list[LessonInfo]:
    """The lessons in their order; none with a box of one's own, which they are not written for.

    >>> from overworld import load_components
    >>> all_lessons(load_components())[1].name
    'cube'
    """
    if box != load_components():
        return []
    found = [lesson_of(number) for number in range(LESSONS)]
    return [LessonInfo(one.number, one.name, len(one.steps)) for one in found]


@cache
def lesson_of(number: int) -> Lesson:
    """A lesson, played; raises `ScriptError` if its script is wrong.

    >>> lesson = lesson_of(1)
    >>> lesson.steps[0].expect, len(lesson.moments)
    ('turn', 3)
    """
    file = f"{number}.toml"
    return play_script(number, file, read_script(file))


def play_script(number: int, file: str, written: dict[str, object]) -> Lesson:
    """A lesson from its script; `file` is for complaints."""
    box, place = load_components(), file
    try:
        script = msgspec.convert(written, _Script)
        game = script.position.game(box)
        chance = ChanceSource.from_seed(f"lesson {script.name}")
        moments, steps = [moment_of(game, 0)], list[LessonStep]()
        for at, step in enumerate(script.step, 1):
            place = f"{file}: step {at} ({step.say})"
            if step.play:
                moments.append(_played(game, step.play, chance))
            _check(game, step, place)
            shown = len(moments) - 1
            steps.append(
                LessonStep(
                    *(step.say, shown, step.expect, step.move),
                    *(step.open, step.point, step.other, step.rule),
                )
            )
            if step.expect == "move":
                moments.append(_played(game, (step.move, *step.then), chance))
    except (NotationError, IllegalMove, msgspec.ValidationError) as error:
        raise ScriptError(f"{place}: {error}") from error
    return Lesson(number, script.name, game.colours, tuple(moments), tuple(steps))


def _played(game: Game, moves: tuple[str, ...], chance: ChanceSource) -> Moment:
    start = len(game.log)
    play_all(game, moves, chance)
    return moment_of(game, start)


def _check(game: Game, step: _Step, place: str) -> None:
    """Complains about a step that nobody could finish."""
    decides = step.expect in ("move", "refuse")
    if decides != bool(step.move) or (step.expect == "open") != bool(step.open):
        raise ScriptError(f"{place}: it needs what it expects, and nothing else")
    if step.then and step.expect != "move":
        raise ScriptError(f"{place}: without a move nothing follows")
    if decides and game.turn != LEARNER:
        raise ScriptError(f"{place}: the learner is not asked")
    if decides and (why_of(game, step.move) is None) != (step.expect == "move"):
        legal = "is not" if step.expect == "move" else "is"
        raise ScriptError(f"{place}: {step.move} {legal} legal")
