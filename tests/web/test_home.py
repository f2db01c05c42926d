"""The home page, for a first visit and for returning players."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.people import DESKTOP, HERE, ONLINE, PEBBLE, PHONE, Layout, Tab
from tests.web.words import text

FILLED = (
    "() => [...document.querySelectorAll('main .primary')]"
    ".filter((one) => one.checkVisibility()).length"
)
LAPTOP = Layout(1366, 625)


def test_a_first_visit_shows_how_to_begin_and_one_main_button(open_tab: Opener) -> None:
    for layout in (LAPTOP, DESKTOP, PHONE):
        for colours in ("light", "dark"):
            tab = open_tab(layout, color_scheme=colours)
            page = tab.go("/")
            expect(page.get_by_role("button", name=text("home-play"))).to_be_in_viewport()
            for title in ("page-learn", "home-play-title"):
                card = page.get_by_role("region", name=text(title), exact=True)
                expect(card).to_be_in_viewport(ratio=1)
            for title in ("home-tables", "home-daily-title", "home-week"):
                expect(page.get_by_role("heading", name=text(title))).to_have_count(0)
            assert page.evaluate(FILLED) == 1
            wide = page.evaluate("() => document.documentElement.scrollWidth")
            assert wide <= layout.width
            tab.axe()


def test_a_returning_player_continues_with_one_press(open_tab: Opener) -> None:
    for layout in (LAPTOP, PHONE):
        tab = open_tab(layout)
        tab.against(ONLINE, opened=False, start=False)
        code = tab.against(PEBBLE, opened=False, first=0)
        page = tab.go("/")
        go_on = page.get_by_role("link", name=text("home-continue"))
        expect(go_on).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("region", name=text("home-tables"))).to_be_in_viewport(ratio=1)
        assert page.evaluate(FILLED) == 1, "a screen must have one main button"
        tab.axe()
        go_on.click()
        expect(page.locator('[data-mine="true"]')).to_be_visible()
        assert tab.code == code


def test_the_deal_of_the_day_shows_its_results_and_starts_a_game(open_tab: Opener) -> None:
    tab = open_tab()
    tab.against(HERE, opened=False)
    page = tab.go("/")
    card = page.get_by_role("region", name=text("home-daily-title"))
    found = tab.ask("/daily")
    results = ("home-daily-results", {"best": found.get("best"), "count": found["played"]})
    key, values = results if found["played"] else ("home-daily-first", {})
    expect(card).to_contain_text(text(key, **values))
    card.get_by_role("button", name=text("home-daily")).click()
    expect(page.locator("[data-hash]")).to_be_visible()
    info = tab.table()["info"]
    assert info["options"]["deal"] == "daily"
    assert [one["kind"] for one in info["seats"]] == ["here", "bot"]


def test_the_home_page_offers_the_next_lesson_and_a_puzzle(tab: Tab) -> None:
    page = tab.go("/")
    page.evaluate(
        "() => localStorage.setItem('overworld-learn', JSON.stringify({done: [0, 1, 2], at: {},"
        " solved: [], colour: '', seen: [], games: []}))"
    )
    page.reload()
    learn = page.get_by_role("region", name=text("page-learn"), exact=True)
    expect(learn).to_contain_text(text("lesson-title-3"))
    expect(learn.get_by_role("link")).to_have_attribute("href", "/learn/3")
    puzzle = page.get_by_role("link", name=text("home-puzzle-solve"))
    expect(puzzle).to_have_attribute("href", re.compile(r"^/puzzles/\d+$"))
    puzzle.click()
    expect(page.locator("[data-hash]")).to_be_visible()


def test_the_bar_of_a_phone_screen_has_one_row(open_tab: Opener) -> None:
    tab = open_tab(PHONE)
    for path in ("/", "/learn", "/rules", "/settings"):
        header = tab.go(path).get_by_role("banner")
        expect(header).to_be_visible()
        box = header.bounding_box()
        assert box is not None
        assert box["height"] <= 64, (path, box)


def test_bots_of_the_same_kind_have_different_names_at_the_table(tab: Tab) -> None:
    tab.against(PEBBLE, PEBBLE, PEBBLE, first=0, deal="names", hints=False)
    names = [one.get("name") or one["bot"] for one in tab.table()["info"]["seats"]]
    assert len(set(names)) == 4
    for name in names[2:]:
        expect(tab.page.get_by_text(name).first).to_be_attached()
