"""Words of the browser: what its code says is there, and nothing else, in every language."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import overworld
from overworld import load_components
from overworld.bots import BOTS
from overworld.game.refusal import ALL_CODES
from overworld.notation.names import ACTION_NAMES, CARD_NAMES, SPACE_NAMES
from overworld.server.errors import CODES
from overworld.server.log_entry import Power
from overworld.server.options import SeatKind
from overworld.server.prompt import PromptCode
from overworld.server.schema import STATUSES
from overworld.server.undo import Barrier
from overworld.words import FILES, languages

LOCALE = Path(overworld.__file__).parent / "locale"
WEB = Path(__file__).parent.parent.parent / "web"
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
SOURCES = {
    file: COMMENT.sub("", file.read_text("utf-8"))
    for file in sorted((WEB / "src").rglob("*"))
    if file.suffix in (".ts", ".svelte") and ".test." not in file.name
}
CODE = "\n".join(SOURCES.values())
BOX = load_components()
COLOURS = [board.id for board in BOX.boards]
KEY = r"[a-z][a-z0-9]*(?:[-_][A-Za-z0-9_]+)*"


def listed(file: str, name: str, field: str = "") -> list[str]:
    """The texts of a constant list in the code of the browser, or those of a field in it."""
    (start,) = re.finditer(rf"\bconst {name}\b[^\n=]*= [^\[\n]*\[", SOURCES[WEB / "src" / file])
    code, depth, end = SOURCES[WEB / "src" / file], 1, start.end()
    while depth:
        depth += {"[": 1, "]": -1}.get(code[end], 0)
        end += 1
    found = re.findall(rf'{field}: "([^"]+)"' if field else r'"([^"]+)"', code[start.end() : end])
    assert found, f"{file}: {name} is empty"
    return found


def union(file: str, name: str) -> list[str]:
    """The texts of a type in the code of the browser: `type Stage = "world" | "cube";`."""
    (found,) = re.findall(rf"\btype {name} =([^;]*);", SOURCES[WEB / "src" / file])
    return re.findall(r'"([^"]+)"', found)


def paragraphs() -> Iterator[str]:
    """The paragraphs of the rules: the section, and the number in it."""
    code = SOURCES[WEB / "src" / "screens" / "rules.ts"]
    for section, count in re.findall(r'id: "([^"]+)", paragraphs: (\d+)', code):
        yield from (f"{section}-{number}" for number in range(1, int(count) + 1))


PROMPTS = {*get_args(PromptCode)}
PATTERNS: dict[str, Iterable[str]] = {
    "absence-bot-*": ("turn", "return", "end"),
    "action-*": ACTION_NAMES,
    "action-chosen-*": ACTION_NAMES,
    "around-*": union("table/world/geometry.ts", "Direction"),
    "ask-*": PROMPTS,
    "ask-*-mine": PROMPTS - {"set_up", "chance", "over"},
    "bot-*": BOTS,
    "bot-*-about": BOTS,
    "colour-*": COLOURS,
    "connection-*": union("net/table.svelte.ts", "Connection"),
    "fight-step-*": listed("fight/FightPanel.svelte", "STEPS"),
    "final-*": listed("scoring/sources.ts", "SOURCES"),
    "home-table-*": (*STATUSES, "archived"),
    "keys-*": listed("shell/Shortcuts.svelte", "KEYS"),
    "keys-*-does": listed("shell/Shortcuts.svelte", "KEYS"),
    "log-declined-*": get_args(Power),
    "material-*": BOX.materials,
    "mob-*": {mob.kind for mob in BOX.mobs},
    "name-*": listed("shell/names.ts", "NAMES"),
    "notice-*": listed("people/talk.svelte.ts", "NOTICES"),
    "option-*": listed("shell/TableFields.svelte", "ticks", "name"),
    "option-*-about": listed("shell/TableFields.svelte", "ticks", "name"),
    "option-clock-*": listed("shell/TableFields.svelte", "MODES"),
    "option-deal-*": ("chance", "daily", "own"),
    "overview-*": ACTION_NAMES,
    "overview-card-*": CARD_NAMES,
    "page-theme-*": listed("shell/ThemeChoice.svelte", "THEMES"),
    "paint-*": (
        *listed("art/character.ts", "PALETTE", "id"),
        *listed("screens/Paint.svelte", "TOOLS", "id"),
    ),
    "part-*": union("table/context.svelte.ts", "Stage"),
    "refused-*": {*CODES, "offline"},
    "rules-*": listed("screens/rules.ts", "SECTIONS", "id"),
    "rules-*-*": paragraphs(),
    "scoring-title-*": CARD_NAMES,
    "seat-*": get_args(SeatKind),
    "seat-*-about": get_args(SeatKind),
    "settings-confirm-*": listed("screens/Settings.svelte", "CONFIRM"),
    "settings-motion-*": listed("screens/Settings.svelte", "MOTION"),
    "space-*": SPACE_NAMES,
    "tile-*": [building.id for building in BOX.buildings],
    "trait-*": BOX.traits,
    "undo-not-*": get_args(Barrier),
    "weapon-*": BOX.weapon_ids,
    "weapon-*-power": [weapon.id for weapon in BOX.weapons if weapon.power != "none"],
    "why-*": ALL_CODES,
    "why-none-*": {*ACTION_NAMES} - {"explore"},
}
"""What composed keys are composed of; `*` stands for what the code fills in."""
PATTERNS = {shape: tuple(ends) for shape, ends in PATTERNS.items()}


class Found(Visitor):
    """The variables and terms that a message uses."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.names: Counter[str] = Counter()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names[f"${node.id.name}"] += 1

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names[f"-{node.id.name}"] += 1

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names[node.id.name] += 1


@cache
def entries(language: str) -> dict[str, dict[str, ast.Message | ast.Term]]:
    """The messages and terms of a language by file; terms begin with a hyphen."""
    found: dict[str, dict[str, ast.Message | ast.Term]] = {}
    for file in sorted((LOCALE / language).glob("*.ftl")):
        inside = found.setdefault(file.name, {})
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                assert name not in inside, f"{file}: {name} is there twice"
                inside[name] = entry
    return found


def browser_keys() -> set[str]:
    """The keys of all messages for the browser, in English."""
    return {
        key
        for file, inside in entries("en").items()
        if file not in FILES
        for key in inside
        if not key.startswith("-")
    }


def arguments(code: str) -> Iterator[str]:
    """The first argument of every call of `t`, as it is written."""
    for call in re.finditer(r"(?<![\w.$])t\(", code):
        depth, index, start = 1, call.end(), call.end()
        while depth:
            letter = code[index]
            if letter in "\"'`":
                index = _end_of_text(code, index)
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(letter, 0)
            if depth == 1 and letter == ",":
                break
            index += 1
        yield code[start:index].removesuffix(")")


def _end_of_text(code: str, index: int) -> int:
    """Where the text that begins here ends; what is in `${}` belongs to it."""
    quote, index = code[index], index + 1
    while code[index] != quote:
        if quote == "`" and code.startswith("${", index):
            depth, index = 1, index + 2
            while depth:
                if code[index] in "\"'`":
                    index = _end_of_text(code, index)
                depth += {"{": 1, "}": -1}.get(code[index], 0)
                index += 1
        else:
            index += 2 if code[index] == "\\" else 1
    return index


COMPOSED = re.compile(r"`([a-z][\w-]*(?:\$\{[^`{}]*\}[\w-]*)+)`")


def skeletons(code: str) -> set[str]:
    """The composed texts in some code that look like keys, with `*` for what is filled in."""
    return {re.sub(r"\$\{[^}]*\}", "*", text) for text in COMPOSED.findall(code)}


def said() -> tuple[set[str], set[str]]:
    """The keys and the composed keys in calls of `t`."""
    plain, composed = set(), set()
    for file, code in SOURCES.items():
        for argument in arguments(code):
            # In `a === "b" ? "c" : "d"`, what is compared is no key.
            chosen = re.sub(r'[!=]==? *"[^"]*"', "", COMPOSED.sub("", argument))
            assert "`" not in chosen, f"{file}: t({argument}) is hard to read"
            plain |= set(re.findall(rf'"({KEY})"', chosen))
            composed |= skeletons(argument)
    return plain, composed


def composed_keys() -> set[str]:
    return {
        shape.replace("*-*", "*").replace("*", end)
        for shape, ends in PATTERNS.items()
        for end in ends
    }


def test_every_key_that_the_browser_says_has_a_message() -> None:
    plain, _ = said()
    assert plain, "the code says something"
    assert plain - browser_keys() == set()


def test_every_composed_key_has_a_message() -> None:
    assert composed_keys() - browser_keys() == set()


def test_composed_keys_are_the_ones_in_the_code() -> None:
    _, composed = said()
    assert composed - set(PATTERNS) == set(), "say in PATTERNS what they are composed of"
    assert set(PATTERNS) - skeletons(CODE) == set(), "nobody composes these"


def test_every_message_for_the_browser_is_used() -> None:
    quoted = set(re.findall(rf"[\"']({KEY})[\"']", CODE))
    referred = {
        name
        for file, inside in entries("en").items()
        if file not in FILES
        for entry in inside.values()
        for name in Found(entry).names
    }
    unused = browser_keys() - quoted - composed_keys() - referred
    assert unused == set()
    terms = {key for inside in entries("en").values() for key in inside if key.startswith("-")}
    spoken = {
        name
        for inside in entries("en").values()
        for entry in inside.values()
        for name in Found(entry).names
    }
    assert terms - spoken == set()


def test_no_key_is_in_two_files() -> None:
    keys = Counter(key for inside in entries("en").values() for key in inside)
    assert [key for key, count in keys.items() if count > 1] == []


def test_the_browser_fetches_every_file() -> None:
    lists = re.findall(r"^const (?:PAGES|LONG) = (\[[^\]]*\])", _languages_ts(), re.MULTILINE)
    fetched = {f"{name}.ftl" for one in lists for name in json.loads(one)}
    assert set(entries("en")) - set(FILES) <= fetched


def _languages_ts() -> str:
    return (WEB / "languages.ts").read_text("utf-8")


@pytest.mark.parametrize("language", sorted({*languages()} - {"en"}) or ["en"])
def test_every_language_says_the_same_with_the_same_values(language: str) -> None:
    ours, theirs = entries("en"), entries(language)
    assert {file: set(inside) for file, inside in theirs.items()} == {
        file: set(inside) for file, inside in ours.items()
    }
    for file, inside in ours.items():
        for key, entry in inside.items():
            values = {name for name in Found(entry).names if name.startswith("$")}
            found = {name for name in Found(theirs[file][key]).names if name.startswith("$")}
            assert found == values, f"{language}/{file}: {key}"
