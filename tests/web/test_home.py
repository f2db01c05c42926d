"""The home page, for a first visit and for returning players."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.people import DESKTOP, ONLINE, PEBBLE, PHONE, Layout
from tests.web.words import text

FILLED = (
    "() => [...document.querySelectorAll('main .primary')]"
    ".filter((one) => one.checkVisibility()).length"
)
LAPTOP = Layout(1366, 625)


def test_a_first_visit_shows_how_to_begin_and_one_main_button(open_tab: Opener) -> None:
    for sizes in ((LAPTOP, DESKTOP), (PHONE,)):
        tab = open_tab(sizes[0])
        page = tab.go("/")
        for colours in ("light", "dark"):
            page.emulate_media(color_scheme=colours)
            tab.axe()
        for layout in sizes:
            page.set_viewport_size({"width": layout.width, "height": layout.height})
            expect(page.get_by_role("button", name=text("home-play"))).to_be_in_viewport()
            for title in ("page-learn", "home-play-title"):
                card = page.get_by_role("region", name=text(title), exact=True)
                expect(card).to_be_in_viewport(ratio=1)
            for title in ("home-tables", "home-daily-title", "home-week"):
                expect(page.get_by_role("heading", name=text(title))).to_have_count(0)
            assert page.evaluate(FILLED) == 1
            wide = page.evaluate("() => document.documentElement.scrollWidth")
            assert wide <= layout.width


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


def test_the_bar_of_a_phone_screen_has_one_row(open_tab: Opener) -> None:
    tab = open_tab(PHONE)
    for path in ("/", "/learn", "/rules", "/settings"):
        header = tab.go(path).get_by_role("banner")
        expect(header).to_be_visible()
        box = header.bounding_box()
        assert box is not None
        assert box["height"] <= 64, (path, box)
