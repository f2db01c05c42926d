"""Messages of the page: each key in its code has a message, and each message is used.

`dev.message_keys` has the keys that are composed of values of the package. `LISTS` has those that
are composed of values of the page.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from dev.locale import LOCALE, Message, check, check_uses, read_messages
from dev.message_keys import composed_keys, keys_for, keys_in_calls, page_code, shapes_in

from overworld.i18n import CLI_FILES, languages

WEB = Path(__file__).parent.parent.parent / "web"

LISTS = {
    "around-*": "game/geometry.ts Direction",
    "call-*": "pwa/Calls.svelte KINDS",
    "coach-*": "learn/coach.ts HINTS",
    "connection-*": "net/link.ts Connection",
    "fight-step-*": "fight/FightPanel.svelte STEPS",
    "final-*": "scoring/sources.ts SOURCES",
    "games-*": "game/games.ts Result",
    "home-how-*": "home/HowItGoes.svelte STEPS",
    "home-how-*-about": "home/HowItGoes.svelte STEPS",
    "keys-*": "ui/Shortcuts.svelte KEYS",
    "keys-*-does": "ui/Shortcuts.svelte KEYS",
    "name-*": "i18n/names.ts NAMES",
    "notice-*": "presence/talk.svelte.ts NOTICES",
    "option-*": "lobby/TableFields.svelte ticks name",
    "option-*-about": "lobby/TableFields.svelte ticks name",
    "option-clock-*": "lobby/TableFields.svelte MODES",
    "page-theme-*": "screens/ThemeChoice.svelte THEMES",
    "paint-*": "screens/Paint.svelte TOOLS id",
    "part-*": "game/panels.svelte.ts Stage",
    "person-reason-*": "people/PersonDialogs.svelte REASONS",
    "puzzle-*": "learn/practice.svelte.ts Verdict",
    "rules-*": "learn/sections.ts SECTIONS id",
    "rules-example-*": "learn/examples.ts EXAMPLES id",
    "rules-example-*-why": "learn/examples.ts EXAMPLES id",
    "settings-confirm-*": "screens/Settings.svelte CONFIRM",
    "settings-pace-*": "settings.svelte.ts PACES",
    "study-look-*": "replay/study.svelte.ts Look",
}
"""The constant or the union type with the values of `*`, and the field of its objects."""

_TRIED = {"excellent", "good", "almost", "not_yet", "worse", "same"}
_MOVES = {"mine", "explore", "reveal", "stay", "build", "fight", "take", "draw", "pass"}
_MOVES |= {"detonate", "trade", "end", "score"}
VALUES = {
    "day-*": {"one", "same", "plain", "secret"},
    "day-*-about": {"one", "same", "plain", "secret"},
    "reaction-*": {"cheer", "laugh", "wow", "oops"},
    "absence-bot-*": {"turn", "return", "end"},
    "option-*": {"minutes", "increment", "days"},
    "option-deal-*": {"chance", "own"},
    "do-*": {*_MOVES, "walk"},
    "you-*": _MOVES,
    "person-*-title": {"block", "report"},
    "square-*": {"live", "relaxed", "days", "sat", "left", "opened"},
    "square-fill-*": {"0", "60", "300"},
    "study-line-*": _TRIED,
    "study-try-*": _TRIED,
    "study-part-*": {"start", "luck", "decisions", "end"},
}
NUMBERED = {"rules-questions-*", "rules-*-*"}


@cache
def english() -> dict[str, Message]:
    return {one.key: one for one in read_messages(LOCALE / "en")}


@cache
def all_code() -> str:
    return "\n".join(page_code().values())


def strings_in(place: str) -> list[str]:
    """Return the strings of a constant list or of a union type in the code of the page."""
    file, name, *field = place.split()
    constant = rf"\bconst {name}\b[^\n=]*= [^\[\n]*\[(.*?)\](?: as const)?\)?;"
    ((first, second),) = re.findall(rf"{constant}|\btype {name} =([^;]*);", page_code()[file], re.S)
    return re.findall(rf'{field[0]}: "([^"]+)"' if field else r'"([^"]+)"', first or second)


def page_keys() -> set[str]:
    """Return the keys of all English messages that the page can show."""
    return {one.key for one in english().values() if one.file not in CLI_FILES}


def test_every_key_in_the_code_of_the_page_has_a_message() -> None:
    literal, _ = keys_in_calls(all_code())
    assert len(literal) > 500
    composed = [composed_keys()[shape] for shape in shapes_in(all_code()) & {*composed_keys()}]
    assert literal.union(*composed) - page_keys() == set()


@pytest.mark.parametrize(("shape", "place"), LISTS.items())
def test_every_value_of_a_list_has_a_message(shape: str, place: str) -> None:
    values = strings_in(place)
    assert values
    assert keys_for(shape, values) - page_keys() == set()


def test_every_composed_key_is_listed() -> None:
    _, composed = keys_in_calls(all_code())
    known = {*composed_keys(), *LISTS, *VALUES, *NUMBERED}
    assert composed - known == set(), "add the values to LISTS, or to dev.message_keys"
    assert {*LISTS, *VALUES, *NUMBERED} - shapes_in(all_code()) == set(), (
        "the page does not use these"
    )
    keys = set[str]().union(*(keys_for(shape, values) for shape, values in VALUES.items()))
    assert keys - page_keys() == set()


def test_every_key_has_a_message_and_every_message_is_used() -> None:
    assert check_uses() == []


@pytest.mark.parametrize("language", languages())
def test_a_language_has_no_errors(language: str) -> None:
    assert check(language) == []


def test_the_page_downloads_every_file_of_messages() -> None:
    code = (WEB / "languages.ts").read_text("utf-8")
    lists = re.findall(r"^const (?:PAGES|LONG) = \[([^\]]*)\]", code, re.MULTILINE)
    fetched = {f"{name}.ftl" for one in lists for name in re.findall(r'"(\w+)"', one)}
    assert {one.file for one in english().values()} - {*CLI_FILES} <= fetched


def test_every_section_of_the_rules_has_its_paragraphs() -> None:
    code = page_code()["learn/sections.ts"]
    sections = re.findall(r'id: "([^"]+)", paragraphs: (\d+)', code)
    assert sections
    for name, count in sections:
        paragraphs = [f"{name}-{number}" for number in range(1, int(count) + 1)]
        assert keys_for("rules-*-*", paragraphs) <= page_keys()


def test_every_ruling_is_a_question_and_its_answer_in_every_language() -> None:
    rules = (WEB.parent / "docs/explanation/rulings.md").read_text("utf-8")
    rulings = re.findall(r"^\| R(\d+) \|", rules, re.MULTILINE)
    assert f"RULINGS = {len(rulings)};" in page_code()["learn/sections.ts"]
    for language in languages():
        texts = {one.key: one.texts()[0] for one in read_messages(LOCALE / language)}
        for number in rulings:
            ruling = texts[f"rules-questions-{number}"]
            assert re.fullmatch(r"[^?.]+\? [^?]+\.", ruling), (language, number, ruling)
