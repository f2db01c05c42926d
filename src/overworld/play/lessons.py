"""The lessons: scripts that are played through the rules when they are loaded."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from overworld.components import Box, load_box
from overworld.errors import IllegalMove, NotationError
from overworld.game import Game
from overworld.game.deal import ChanceSource
from overworld.play.practice import (
    LEARNER,
    Moment,
    Position,
    ScriptError,
    make_moment,
    play_all,
    read_script,
)
from overworld.play.view import why_of

Expect: TypeAlias = Literal["read", "move", "refuse", "turn", "open", "choose"]
"""The event that ends a step of a lesson: see `src/overworld/play/scripts/README.md`."""

LESSONS = 8
"""Lessons 0 to 7 are scripts; the last one is a game against a bot."""


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a lesson: its message, its highlights, and the event that ends it."""

    say: str
    """The key of the message, after the name of the lesson."""
    moment: int
    """The index of the moment that the page shows."""
    expect: Expect = "read"
    move: str = ""
    """`move`: the decision that ends the step; `refuse`: an illegal decision."""
    open: str = ""
    """`open`: the part of the page to open."""
    point: tuple[str, ...] = ()
    """Places and parts of the page to highlight."""
    other: str = ""
    """The key of the answer to any other decision; the usual answer if empty."""
    rule: str = ""
    """The section of the rules to link."""


class LessonInfo(msgspec.Struct, frozen=True):
    """An entry of the list of lessons."""

    number: int
    name: str
    steps: int


class Lesson(msgspec.Struct, frozen=True):
    """A complete lesson: the page needs no other request to play it."""

    number: int
    name: str
    colours: tuple[str, ...]
    """The colours of the boards, by seat."""
    moments: tuple[Moment, ...]
    steps: tuple[LessonStep, ...]


class _WrittenStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    say: str
    rule: str
    play: tuple[str, ...] = ()
    expect: Expect = "read"
    move: str = ""
    then: tuple[str, ...] = ()
    open: str = ""
    point: tuple[str, ...] = ()
    other: str = ""


class _LessonScript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    position: Position
    step: tuple[_WrittenStep, ...]


def all_lessons(box: Box) -> list[LessonInfo]:
    """Return the lessons in order; none for a custom box, for which they are not written.

    >>> from overworld import load_box
    >>> all_lessons(load_box())[1].name
    'cube'
    """
    if box != load_box():
        return []
    lessons = [load_lesson(number) for number in range(LESSONS)]
    return [LessonInfo(lesson.number, lesson.name, len(lesson.steps)) for lesson in lessons]


@cache
def load_lesson(number: int) -> Lesson:
    """Return a lesson; raise `ScriptError` if its script is invalid.

    >>> lesson = load_lesson(1)
    >>> lesson.steps[0].expect, len(lesson.moments)
    ('turn', 3)
    """
    file = f"{number}.toml"
    return play_script(number, file, read_script(file))


def play_script(number: int, file: str, written: dict[str, object]) -> Lesson:
    """Return the lesson of a script; errors name `file`."""
    box, place = load_box(), file
    try:
        script = msgspec.convert(written, _LessonScript)
        game = script.position.game(box)
        chance = ChanceSource.from_seed(f"lesson {script.name}")
        moments, steps = [make_moment(game, 0)], list[LessonStep]()
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
    start = game.step_number
    play_all(game, moves, chance)
    return make_moment(game, start)


def _check(game: Game, step: _WrittenStep, place: str) -> None:
    """Raise `ScriptError` for a step that the player cannot finish."""
    decides = step.expect in ("move", "refuse")
    if decides != bool(step.move) or (step.expect == "open") != bool(step.open):
        raise ScriptError(f"{place}: `move` and `open` must match `expect`, got {step.expect}")
    if step.then and step.expect != "move":
        raise ScriptError(f"{place}: `then` needs the expectation `move`, got {step.expect}")
    if decides and game.turn != LEARNER:
        raise ScriptError(f"{place}: the learner must be the player to move")
    if decides and (why_of(game, step.move) is None) != (step.expect == "move"):
        legal = "is not" if step.expect == "move" else "is"
        raise ScriptError(f"{place}: {step.move} {legal} legal")
