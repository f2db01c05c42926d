"""Words of the browser: what its code says is there, and nothing else, in every language.

What composed keys are composed of is said in `dev.composed_keys`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from dev.catalogue import Catalogue, read_catalogue
from dev.composed_keys import (
    Uses,
    all_uses,
    browser_composed,
    browser_shapes,
    package_used,
)
from dev.key_uses import browser_code, quoted, said, skeletons
from dev.locale_check import check

from overworld.i18n import TYPED, languages

WEB = Path(__file__).parent.parent.parent / "web"


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of a language, which take a while to read."""
    return read_catalogue(language)


@cache
def uses() -> Uses | None:
    """What the code says, which is the same for every language."""
    return all_uses()


ENGLISH = catalogue("en")
CODE = "\n".join(browser_code().values())


def browser_keys() -> set[str]:
    """The keys of all messages for the browser, in English."""
    return {
        entry.key for entry in ENGLISH if entry.file not in TYPED and not entry.key.startswith("-")
    }


def test_every_key_that_the_browser_says_has_a_message() -> None:
    plain, _ = said()
    assert plain, "the code says something"
    assert plain - browser_keys() == set()


def test_every_composed_key_has_a_message() -> None:
    assert browser_composed() - browser_keys() == set()


def test_composed_keys_are_the_ones_in_the_code() -> None:
    _, composed = said()
    shapes = set(browser_shapes())
    assert composed - shapes == set(), "say in browser_shapes what they are composed of"
    assert shapes - skeletons(CODE) == set(), "nobody composes these"


def test_every_message_for_the_browser_is_used() -> None:
    referred = {key for entry in ENGLISH for key in entry.messages}
    unused = browser_keys() - quoted() - browser_composed() - package_used() - referred
    assert unused == set()
    terms = {entry.key for entry in ENGLISH if entry.key.startswith("-")}
    assert terms - referred == set()


def test_no_key_is_in_two_files() -> None:
    assert ENGLISH.twice == []


def test_the_browser_fetches_every_file() -> None:
    code = (WEB / "languages.ts").read_text("utf-8")
    lists = re.findall(r"^const (?:PAGES|LONG) = \[([^\]]*)\]", code, re.MULTILINE)
    fetched = {f"{name}.ftl" for one in lists for name in re.findall(r'"(\w+)"', one)}
    assert {*ENGLISH.files} - {*TYPED} <= fetched


@pytest.mark.parametrize("language", languages())
def test_nothing_is_wrong_with_a_language(language: str) -> None:
    problems = check(catalogue(language), ENGLISH, uses())
    assert [one for one in problems if not one.warning] == []


def test_every_ruling_is_a_question_and_its_answer_in_every_language() -> None:
    rulings = browser_shapes()["rules-questions-*"]
    written = re.findall(r"^\| R(\d+) \|", (WEB.parent / "docs/rules.md").read_text("utf-8"), re.M)
    assert list(rulings) == written
    for language in languages():
        texts = {entry.key: entry.words for entry in catalogue(language)}
        for number in rulings:
            ruling = texts[f"rules-questions-{number}"]
            assert re.fullmatch(r"[^?.]+\? [^?]+\.", ruling), (language, number, ruling)
