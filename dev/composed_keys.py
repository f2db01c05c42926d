"""What the keys that code composes are composed of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import get_args

from dev.key_uses import (
    browser_code,
    listed,
    package_code,
    package_keys,
    quoted,
    said,
    text_values,
    union,
)
from overworld.arena.match import CRASH, DEATH, ILLEGAL, STALL
from overworld.arena.stats.gather import ACTIONS
from overworld.arena.stats.plots import LABELS
from overworld.arena.stats.report import ALL
from overworld.arena.stats.summary import SOURCES
from overworld.bots import LADDER
from overworld.components import load_components
from overworld.game.events import Power
from overworld.game.refusal import ALL_CODES
from overworld.notation.names import ACTION_NAMES, CARD_NAMES, SPACE_NAMES
from overworld.pictures.art import art
from overworld.play.lessons import LESSONS, lesson_of
from overworld.play.prompt import PromptCode
from overworld.play.puzzles import GoalKind, all_puzzles, puzzle_of
from overworld.play.undo import Barrier
from overworld.review.reviewed import ReasonCode, StepKind, Verdict
from overworld.rules.compiled import SAID
from overworld.server.http.schema import STATUSES
from overworld.server.table.errors import CODES
from overworld.server.table.events import ARCHIVED
from overworld.server.table.options import SeatKind


@cache
def browser_shapes() -> Mapping[str, tuple[str, ...]]:
    """What composed keys of the browser are composed of; `*` stands for what is filled in."""
    box = load_components()
    prompts = {*get_args(PromptCode)}
    shapes: dict[str, Iterable[str]] = {
        "absence-bot-*": ("turn", "return", "end"),
        "action-*": ACTION_NAMES,
        "action-chosen-*": ACTION_NAMES,
        "slot-*": ACTION_NAMES,
        "around-*": union("play/geometry.ts", "Direction"),
        "ask-*": prompts,
        "ask-*-mine": prompts - {"set_up", "chance", "over"},
        "bot-*": LADDER,
        "bot-*-about": LADDER,
        "cards-*": box.characteristics,
        "coach-*": listed("learn/coach.ts", "HINTS"),
        "colour-*": [board.id for board in box.boards],
        "connection-*": union("net/link.ts", "Connection"),
        "fight-step-*": listed("fight/FightPanel.svelte", "STEPS"),
        "final-*": listed("scoring/sources.ts", "SOURCES"),
        "home-table-*": (*STATUSES, "archived"),
        "keys-*": listed("shell/Shortcuts.svelte", "KEYS"),
        "keys-*-does": listed("shell/Shortcuts.svelte", "KEYS"),
        "lesson-*": {"other", *(end for end, other in _lesson_ends() if other)},
        "lesson-*-*": [end for end, other in _lesson_ends() if not other],
        "lesson-title-*": map(str, range(LESSONS + 1)),
        "log-declined-*": get_args(Power),
        "material-*": box.materials,
        "mob-*": {mob.kind for mob in box.mobs},
        "name-*": listed("words/names.ts", "NAMES"),
        "notice-*": listed("people/talk.svelte.ts", "NOTICES"),
        "option-*": {
            *("minutes", "increment", "days"),
            *listed("shell/TableFields.svelte", "ticks", "name"),
        },
        "option-*-about": listed("shell/TableFields.svelte", "ticks", "name"),
        "option-clock-*": listed("shell/TableFields.svelte", "MODES"),
        "option-deal-*": ("chance", "daily", "own"),
        "overview-*": ACTION_NAMES,
        "overview-card-*": CARD_NAMES,
        "page-theme-*": listed("shell/ThemeChoice.svelte", "THEMES"),
        "paint-*": (
            *(colour.id for colour in art().characters.palette),
            *listed("screens/Paint.svelte", "TOOLS", "id"),
        ),
        "part-*": union("play/context.svelte.ts", "Stage"),
        "puzzle-*": union("learn/practice.svelte.ts", "Verdict"),
        "puzzle-goal-*": [puzzle.name for puzzle in all_puzzles(box)],
        "puzzle-missed-*": get_args(GoalKind),
        "puzzle-title-*": [puzzle.name for puzzle in all_puzzles(box)],
        "puzzle-why-*": [one.name for one in all_puzzles(box) if puzzle_of(one.number).best],
        "refused-*": {*CODES, "offline"},
        "games-*": union("play/games.ts", "Result"),
        "review-kind-*": get_args(StepKind),
        "review-reason-*": get_args(ReasonCode),
        "review-verdict-*": get_args(Verdict),
        "rules-*": listed("rulebook/sections.ts", "SECTIONS", "id"),
        "rules-example-*": listed("rulebook/examples.ts", "EXAMPLES", "id"),
        "rules-example-*-why": listed("rulebook/examples.ts", "EXAMPLES", "id"),
        "rules-questions-*": map(str, _rulings()),
        "rules-*-*": _paragraphs(),
        "scoring-title-*": CARD_NAMES,
        "seat-*": get_args(SeatKind),
        "seat-*-about": get_args(SeatKind),
        "settings-confirm-*": listed("screens/Settings.svelte", "CONFIRM"),
        "settings-pace-*": listed("settings.svelte.ts", "PACES"),
        "space-*": SPACE_NAMES,
        "tile-*": [building.id for building in box.buildings],
        "trait-*": box.traits,
        "undo-not-*": get_args(Barrier),
        "weapon-*": box.weapon_ids,
        "weapon-*-power": [weapon.id for weapon in box.weapons if weapon.power != "none"],
        "why-*": ALL_CODES,
        "why-none-*": {*ACTION_NAMES} - {"explore"},
    }
    return {shape: tuple(ends) for shape, ends in shapes.items()}


def _lesson_ends() -> Iterator[tuple[str, bool]]:
    """How the messages of lessons end, and whether it is one that answers another decision."""
    for lesson in map(lesson_of, range(LESSONS)):
        for step in lesson.steps:
            yield f"{lesson.name}-{step.say}", False
            if step.other:
                yield f"{lesson.name}-{step.other}", True


def _paragraphs() -> Iterator[str]:
    """The paragraphs of the rules: the section, and the number in it."""
    code = browser_code()["rulebook/sections.ts"]
    for section, count in re.findall(r'id: "([^"]+)", paragraphs: (\d+)', code):
        yield from (f"{section}-{number}" for number in range(1, int(count) + 1))


def _rulings() -> range:
    """The numbers of the rulings."""
    [count] = re.findall(r"RULINGS = (\d+)", browser_code()["rulebook/sections.ts"])
    return range(1, int(count) + 1)


@cache
def package_shapes() -> Mapping[str, tuple[str, ...]]:
    """What keys of the command line begin with, and what follows."""
    code = "\n".join(package_code().values())
    problems = {
        *re.findall(r'self\.add\(\s*(?:f?"[^"]*"|[a-z]+),\s*"([a-z0-9_]+)"', code),
        *re.findall(r'Problem\("file", "([a-z_]+)"', code),
        *re.findall(r'"(wrong_sum_of_[a-z]+)"', code),
    }
    shapes: dict[str, Iterable[str]] = {
        "why-": ALL_CODES,
        "space-": SPACE_NAMES,
        "problem-": problems,
        "means-": ("draw", "trade", "pass", "end"),
        "barrier-": get_args(Barrier),
        "prompt-": {*get_args(PromptCode)} - {"set_up", "chance", "over"},
        "help-": ("show", "perft", "backup", "restore"),
        "help-box-": ("show", "check"),
        "help-tables-": ("list", "show", "restore", "delete", "erase"),
        "tables-": (
            *("code", "status", "created", "changed", "events", "players", "notes", "host"),
            *("options", "seat", "board", "kind", "name", "person"),
        ),
        "tables-status-": (*STATUSES, ARCHIVED),
        "bench-": ("game", "arrays"),
        "help-bench-": ("engine", "bots", "env", "server"),
        "help-load-": ("tables", "seconds", "rate", "idle", "nodes"),
        "arena-column-": (
            *("bot", "games", "share", "interval", "fair", "xp", "ms", "slowest", "rating"),
        ),
        "arena-forfeit-": (CRASH, ILLEGAL, STALL, DEATH),
        "arena-folder-": ("begun", "not-begun", "unreadable", "other-version", "other-box"),
        "arena-cluster-": ("no-ray", "no-cluster", "task", "lost"),
        "review-kind-": get_args(StepKind),
        "review-reason-": get_args(ReasonCode),
        "review-verdict-": get_args(Verdict),
        "stats-row-": ("turns", "decisions", "entries", "seat", "winner", "margin"),
        "stats-phase-": (ALL, "act", "second", "bow", "pickaxe", "tnt", "end", "score"),
        "stats-source-": SOURCES,
        "stats-action-": ACTIONS,
        "stats-plot-": LABELS,
    }
    return {shape: tuple(ends) for shape, ends in shapes.items()}


def browser_composed() -> set[str]:
    """All keys that the code of the browser composes."""
    return {
        shape.replace("*-*", "*").replace("*", end)
        for shape, ends in browser_shapes().items()
        for end in ends
    }


def package_used() -> set[str]:
    """All keys that the code of this package uses."""
    composed = {start + end for start, ends in package_shapes().items() for end in ends}
    return package_keys() | composed | set(SAID)


@dataclass(frozen=True)
class Uses:
    """The keys that code uses: surely, or perhaps, where they stand in it as a text."""

    sure: set[str]
    possible: set[str]
    texts: Mapping[str, set[str]] = field(default_factory=dict)
    """The values of messages that are filled in as text, even where they show a number."""


def all_uses() -> Uses | None:
    """The keys that the code uses; None where the code of the browser is not there."""
    if not browser_code():
        return None
    sure = package_used() | browser_composed() | said()[0]
    return Uses(sure, sure | quoted(), text_values())
