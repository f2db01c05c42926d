"""Examples in the documents run, and the documents cover the code."""

from __future__ import annotations

import doctest
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from overworld import Game
from overworld.game.refusal import ALL_CODES
from overworld.notation.moves import VERBS
from overworld.notation.names import PHASE_NAMES
from overworld.notation.record import TAGS, TERMINATIONS

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
DOCS = ROOT / "docs"
SHOWN = sorted(DOCS.glob("**/*.md"))
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def hook() -> ModuleType:
    """Return the hook that MkDocs calls for each page."""
    spec = spec_from_file_location("links", DOCS / "site" / "links.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("file", PAGES, ids=[str(file.relative_to(ROOT)) for file in PAGES])
def test_the_examples_of_a_document_run(file: Path) -> None:
    found = doctest.testfile(str(file), module_relative=False, optionflags=FLAGS)
    assert found.failed == 0


@pytest.mark.parametrize("file", PAGES, ids=[str(file.relative_to(ROOT)) for file in PAGES])
def test_links_have_a_target(file: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", file.read_text("utf-8")):
        if not target.startswith("http"):
            assert (file.parent / target).exists(), target


def test_the_readme_shows_a_game() -> None:
    assert doctest.DocTestParser().get_examples(page("README.md"))


def test_every_verb_tag_phase_and_termination_is_in_the_notation() -> None:
    text = page("docs/notation.md")
    for word in (*VERBS, *TAGS, *PHASE_NAMES, *TERMINATIONS):
        assert f"`{word}" in text or f'"{word}"' in text or f"[{word}" in text, word


def test_every_reason_and_every_public_name_of_game_is_in_the_engine_page() -> None:
    text = page("docs/engine.md")
    for code in ALL_CODES:
        assert f"`{code}`" in text, code
    for name in vars(Game):
        if not name.startswith("_"):
            assert name in text, name


def test_every_ruling_is_in_the_rules() -> None:
    text = page("docs/rules.md")
    for number in range(1, 28):
        assert re.search(rf"\| R{number} \|", text), number


@pytest.mark.parametrize("file", SHOWN, ids=[str(file.relative_to(DOCS)) for file in SHOWN])
def test_links_of_a_page_lead_to_pages_of_the_site(file: Path) -> None:
    text = hook().on_page_markdown(file.read_text("utf-8"), None)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if not target.startswith("http"):
            assert (file.parent / target).resolve().is_relative_to(DOCS), target
            assert (file.parent / target).is_file(), target
    for opening in re.findall(r"^```(.+)$", text, re.MULTILINE):
        assert re.fullmatch(r'\w+( title="\w+")?', opening), opening


def test_the_doctests_of_the_hook_pass() -> None:
    assert doctest.testmod(hook()) == (0, 3)


def test_every_page_is_on_the_site() -> None:
    site = page("mkdocs.yml")
    for file in [*ROOT.glob("docs/**/*.md"), *ROOT.glob("docs/**/*.ipynb")]:
        assert f"- {file.relative_to(ROOT / 'docs')}" in site, file.name
