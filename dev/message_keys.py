"""The message keys that the source code of the package and of the page uses."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import get_args

import overworld
from overworld.bots import LADDER
from overworld.components import load_box
from overworld.game.events import Power
from overworld.game.refusal import ALL_CODES
from overworld.notation.names import ACTION_NAMES, CARD_NAMES, SPACE_NAMES
from overworld.pictures.art import art
from overworld.play.lessons import LESSONS, load_lesson
from overworld.play.prompt import PromptCode
from overworld.play.puzzles import GoalKind, all_puzzles
from overworld.play.undo import Barrier
from overworld.review.findings import ReasonCode, StepKind, Verdict
from overworld.rules.cache_folder import MESSAGES
from overworld.server.table.errors import ERROR_STATUS
from overworld.server.table.events import ARCHIVED
from overworld.server.table.options import SeatKind
from overworld.server.table.table import STATUSES

PACKAGE = Path(overworld.__file__).parent
WEB = PACKAGE.parent.parent / "web" / "src"

_KEY = r"[a-z][a-z0-9]*(?:[-_][A-Za-z0-9_]+)*"
_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|^[^\S\n]*//[^\n]*", re.DOTALL | re.MULTILINE)
_COMPOSED = re.compile(r"`([a-z][\w-]*(?:\$\{[^`{}]*\}[\w-]*)+)`")
# The lookahead lets one match begin inside another: t("a", { b: t("c") }).
_CALL = re.compile(
    r'(?<![\w.$])(?:t|serverText)\((?=((?:[^(),`"]|"[^"]*"|`[^`]*`|\((?:[^()]|\([^()]*\))*\))*))'
)


@cache
def page_code() -> Mapping[str, str]:
    """Return the source files of the page without comments, by path below `web/src`."""
    files = [*WEB.rglob("*"), *WEB.parent.glob("*.ts")]
    return {
        Path(os.path.relpath(file, WEB)).as_posix(): _COMMENT.sub("", file.read_text("utf-8"))
        for file in sorted(files)
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name
    }


@cache
def package_code() -> str:
    """Return the source of the package, without its drawings: colours have names like keys."""
    files = sorted(PACKAGE.rglob("*.py"))
    return "\n".join(file.read_text("utf-8") for file in files if "pictures" not in file.parts)


def shapes_in(code: str) -> set[str]:
    """Return the template strings of TypeScript that look like keys, with `*` for each value."""
    return {re.sub(r"\$\{[^}]*\}", "*", text) for text in _COMPOSED.findall(code)}


def keys_in_calls(code: str) -> tuple[set[str], set[str]]:
    """Return the keys and shapes in the first arguments of the calls of `t` and `serverText`."""
    arguments = "\n".join(_CALL.findall(code))
    literals = re.sub(r'[!=]==? *"[^"]*"', "", _COMPOSED.sub("", arguments))
    return set(re.findall(rf'"({_KEY})"', literals)), shapes_in(arguments)


def package_keys() -> set[str]:
    """Return the keys that the package uses without composing them."""
    patterns = (
        r'(?<![\w.])t\(\s*"([a-z_-]+)"',
        r'(?:key = |else )"([a-z]+-[a-z-]+)"',
        r'"([a-z]+-[a-z-]+)" if ',
        r'"((?:help|args?)-[a-z-]*[a-z])"',
    )
    return {key for pattern in patterns for key in re.findall(pattern, package_code())} | {
        *MESSAGES
    }


def package_shapes() -> set[str]:
    """Return the keys that the package composes, with `*` for the value."""
    patterns = (r'(?<![\w.])t\(f"([a-z-]+-)\{', r'f"([a-z-]+-)\{name\}"')
    return {f"{key}*" for pattern in patterns for key in re.findall(pattern, package_code())}


@cache
def required_keys() -> set[str]:
    """Return the keys that the code certainly uses."""
    literal, _ = keys_in_calls("\n".join(page_code().values()))
    return literal | package_keys() | set[str]().union(*composed_keys().values())


@cache
def _possible() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the strings in the code, and patterns for the keys that it composes."""
    code = "\n".join(page_code().values())
    shapes = sorted(shapes_in(code) | package_shapes())
    patterns = [re.compile(shape.replace("*", "(.+)")) for shape in shapes]
    return set(re.findall(r"[\"']([\w-]+)[\"']", code + package_code())), patterns


def is_used(key: str) -> bool:
    """Return whether code can use a key: as it is, or composed of strings and numbers in it."""
    strings, patterns = _possible()
    return key in required_keys() | strings or any(
        all(part.isdigit() or part in strings for part in match.groups())
        for match in (pattern.fullmatch(key) for pattern in patterns)
        if match
    )


@cache
def composed_keys() -> Mapping[str, set[str]]:
    """Return the keys of each shape whose values the package knows; `*` stands for a value."""
    box = load_box()
    prompts = {*get_args(PromptCode)}
    shapes: dict[str, Collection[str]] = {
        "action-* action-chosen-* overview-* slot-*": ACTION_NAMES,
        "ask-*": prompts,
        "ask-*-mine prompt-*": prompts - {"set_up", "chance", "over"},
        "barrier-* undo-not-*": get_args(Barrier),
        "bot-* bot-*-about": LADDER,
        "cards-*": box.characteristics,
        "colour-*": [board.id for board in box.boards],
        "home-table-* tables-status-*": (*STATUSES, ARCHIVED),
        "lesson-*": {"other", *(end for end, other in _lesson_ends() if other)},
        "lesson-*-*": [end for end, other in _lesson_ends() if not other],
        "lesson-title-*": [*map(str, range(LESSONS + 1))],
        "log-*": ("explored", "mined", "uncovered"),  # only the terminal has codes of places
        "log-declined-*": get_args(Power),
        "material-*": box.materials,
        "mob-*": {mob.kind for mob in box.mobs},
        "overview-card-* scoring-title-*": CARD_NAMES,
        "paint-*": [colour.id for colour in art().characters.palette],
        "puzzle-goal-* puzzle-title-* puzzle-why-*": [puzzle.name for puzzle in all_puzzles(box)],
        "puzzle-missed-*": get_args(GoalKind),
        "refused-*": {*ERROR_STATUS, "offline"},
        "review-kind-*": get_args(StepKind),
        "review-reason-*": get_args(ReasonCode),
        "review-verdict-*": get_args(Verdict),
        "seat-* seat-*-about": get_args(SeatKind),
        "space-*": SPACE_NAMES,
        "tile-*": [building.id for building in box.buildings],
        "trait-*": box.traits,
        "weapon-*": box.weapon_ids,
        "weapon-*-power": [weapon.id for weapon in box.weapons if weapon.power != "none"],
        "why-*": ALL_CODES,
        "why-none-*": {*ACTION_NAMES} - {"explore"},
    }
    return {
        shape: keys_for(shape, values)
        for names, values in shapes.items()
        for shape in names.split()
    }


def keys_for(shape: str, values: Collection[str]) -> set[str]:
    """Return the keys of a shape such as `bot-*-about`; `*-*` is one value with a hyphen in it."""
    return {shape.replace("*-*", "*").replace("*", value) for value in values}


def _lesson_ends() -> Iterator[tuple[str, bool]]:
    """Yield the ends of the keys of lessons, and whether each answers another decision."""
    for lesson in map(load_lesson, range(LESSONS)):
        for step in lesson.steps:
            yield f"{lesson.name}-{step.say}", False
            if step.other:
                yield f"{lesson.name}-{step.other}", True
