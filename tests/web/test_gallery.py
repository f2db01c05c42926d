"""Pictures on the pages to read: all tiles and tokens in the rules, and a scene for each lesson."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.people import DESKTOP, PHONE, SMALL_PHONE
from tests.web.words import blocks, text

SMALLEST = """([entries, part]) => {
  const all = [...document.querySelectorAll(entries)].map((one) => one.querySelector(part))
  const sizes = all.map((one) => one?.getBoundingClientRect() ?? { width: 0, height: 0 })
  return Math.min(...sizes.map(({ width, height }) => Math.min(width, height)))
}"""
"""A script: how large is the smallest picture of some entries, in pixels?"""


def test_the_rules_show_every_tile_mob_and_weapon_of_the_box(open_tab: Opener) -> None:
    for layout in (DESKTOP, PHONE):
        tab = open_tab(layout)
        page, box = tab.go("/rules#gallery"), tab.ask("/box")
        expect(page.locator("#gallery")).to_be_in_viewport()
        entries = page.locator("[data-gallery]")
        expect(entries).to_have_count(len(box["buildings"] + box["mobs"] + box["weapons"]))
        texts = entries.evaluate_all("all => all.map(one => [one.dataset.gallery, one.innerText])")
        named(box, dict(texts))
        assert page.evaluate(SMALLEST, ["[data-gallery]", ".tile"]) > 40
        assert page.evaluate("() => document.documentElement.scrollWidth") <= layout.width
        tab.axe()


def named(box: dict[str, Any], texts: dict[str, str]) -> None:
    """Assert that the entry of each tile, mob and weapon has its name and its numbers."""
    for tile in box["buildings"]:
        assert text(f"tile-{tile['id']}") in texts[tile["id"]]
        assert blocks(tile["cost"]) in texts[tile["id"]]
        assert text("inspect-gains", xp=tile["xp"]) in texts[tile["id"]]
        for kind in ("biome", "material", "type"):
            name = text(f"trait-{tile[kind]}")
            assert text(f"inspect-{kind}", name=name) in texts[tile["id"]]
    for beast in box["mobs"]:
        assert text(f"mob-{beast['kind']}") in texts[beast["id"]]
        assert text("inspect-mob", hearts=beast["hearts"]) in texts[beast["id"]]
    for token in box["weapons"]:
        assert text(f"weapon-{token['id']}") in texts[token["id"]]


def test_each_lesson_and_puzzle_in_the_lists_has_a_picture(open_tab: Opener) -> None:
    for layout in (DESKTOP, SMALL_PHONE):
        tab = open_tab(layout)
        for path, entry in (("/learn", "[data-lesson]"), ("/puzzles", "[data-puzzle]")):
            page = tab.go(path)
            expect(page.locator(entry).first).to_be_visible()
            assert page.evaluate(SMALLEST, [entry, "svg"]) > 40, path
            assert page.evaluate("() => document.documentElement.scrollWidth") <= layout.width
            if layout is SMALL_PHONE:  # tests/web/test_axe.py has the desktop
                tab.axe()
