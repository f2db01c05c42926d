"""Pictures on the pages to read: all tiles and tokens in the rules, and a scene for each lesson."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.people import DESKTOP, PHONE, SMALL_PHONE, Layout, Tab
from tests.web.words import blocks, text


@pytest.mark.parametrize("layout", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_rules_show_every_tile_mob_and_weapon_of_the_box(
    open_tab: Opener, layout: Layout
) -> None:
    tab = open_tab(layout)
    page, box = tab.go("/rules#gallery"), tab.ask("/box")
    expect(page.locator("#gallery")).to_be_in_viewport()
    entries = page.locator("[data-gallery]")
    expect(entries).to_have_count(len(box["buildings"] + box["mobs"] + box["weapons"]))
    texts = dict(
        entries.evaluate_all("all => all.map(one => [one.dataset.gallery, one.innerText])")
    )
    for tile in box["buildings"]:
        assert text(f"tile-{tile['id']}") in texts[tile["id"]]
        assert blocks(tile["cost"]) in texts[tile["id"]]
        assert text("inspect-gains", xp=tile["xp"]) in texts[tile["id"]]
        for kind in ("biome", "material", "type"):
            name = text(f"trait-{tile[kind]}")
            assert text(f"inspect-{kind}", name=name) in texts[tile["id"]]
    for mob in box["mobs"]:
        assert text(f"mob-{mob['kind']}") in texts[mob["id"]]
        assert text("inspect-mob", hearts=mob["hearts"]) in texts[mob["id"]]
    for token in box["weapons"]:
        assert text(f"weapon-{token['id']}") in texts[token["id"]]
    for at in range(entries.count()):
        shown = entries.nth(at).locator(".tile").first.bounding_box()
        assert shown is not None
        assert min(shown["width"], shown["height"]) > 40
    assert page.evaluate("() => document.documentElement.scrollWidth") <= layout.width
    tab.axe()


@pytest.mark.parametrize("layout", [DESKTOP, SMALL_PHONE], ids=["desktop", "small phone"])
def test_each_lesson_and_puzzle_in_the_lists_has_a_picture(
    open_tab: Opener, layout: Layout
) -> None:
    tab = open_tab(layout)
    for path, entry in (("/learn", "[data-lesson]"), ("/puzzles", "[data-puzzle]")):
        page = tab.go(path)
        entries = page.locator(entry)
        expect(entries.first).to_be_visible()
        for at in range(entries.count()):
            shown = entries.nth(at).locator("svg").first.bounding_box()
            assert shown is not None
            assert shown["width"] > 40, (path, at)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= layout.width
        tab.axe()


def test_every_page_links_to_lessons_puzzles_and_rules(tab: Tab) -> None:
    for path in ("/", "/rules", "/settings", "/new"):
        page = tab.go(path)
        places = page.get_by_role("navigation", name=text("page-places"))
        for name, to in (("learn", "/learn"), ("puzzles", "/puzzles"), ("rules", "/rules")):
            link = places.get_by_role("link", name=text(f"page-{name}"), exact=True)
            expect(link).to_have_attribute("href", re.compile(f"{to}$"))
