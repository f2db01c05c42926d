"""The home page, for a first visit and for returning players."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Opener
from tests.web.people import DESKTOP, ONLINE, PEBBLE, PHONE, SMALL_PHONE, Layout, Tab
from tests.web.wire import OnScreen
from tests.web.words import text

FILLED = (
    "() => [...document.querySelectorAll('main .primary')]"
    ".filter((one) => one.checkVisibility()).length"
)
LAPTOP = Layout(1366, 625)


HEIGHT = "() => document.documentElement.scrollHeight"


def test_U01_a_first_visit_shows_how_to_begin_and_starts_a_game_with_one_press(
    open_tab: Opener,
) -> None:
    for sizes in ((LAPTOP, DESKTOP), (PHONE,)):
        tab = open_tab(sizes[0])
        page = tab.go("/")
        expect(page.get_by_role("link", name=text("home-puzzle"))).to_be_attached()
        page.wait_for_load_state("networkidle")  # tables and the deal of the day would come now
        for colours in ("light", "dark"):
            page.emulate_media(color_scheme=colours)
            tab.axe()
        for layout in sizes:
            page.set_viewport_size({"width": layout.width, "height": layout.height})
            expect(page.get_by_text(text("home-line"))).to_be_in_viewport(ratio=1)
            expect(page.get_by_text(text("home-fact-account"))).to_be_in_viewport(ratio=1)
            expect(play_against(page, "pebble")).to_be_in_viewport(ratio=1)
            bots = page.get_by_role("group", name=text("home-bots"))
            expect(bots).to_be_in_viewport(ratio=1)
            expect(page.get_by_role("link", name=text("home-learn"))).to_be_in_viewport(ratio=1)
            for title in ("home-tables", "home-daily-title", "home-week"):
                expect(page.get_by_role("heading", name=text(title))).to_have_count(0)
            assert page.evaluate(FILLED) == 1
            wide = page.evaluate("() => document.documentElement.scrollWidth")
            assert wide <= layout.width
            if layout is not PHONE:
                assert page.evaluate(HEIGHT) <= layout.height, "the whole page fits"
        play_against(page, "pebble").click()
        expect(page.locator("[data-hash]")).to_be_visible()
        info = tab.table()["info"]
        assert info["status"] == "playing"
        assert [one["kind"] for one in info["seats"]] == ["here", "bot"]
        assert info["seats"][0]["name"]


def test_choosing_a_bot_changes_only_the_words_of_the_button(tab: Tab) -> None:
    page = tab.go("/")
    start = play_against(page, "pebble")
    before = start.bounding_box()
    page.get_by_role("radio", name=text("bot-obsidian")).check()
    start = play_against(page, "obsidian")
    expect(start).to_be_visible()
    assert page.evaluate("location.pathname") == "/"
    after = start.bounding_box()
    assert before is not None
    assert after is not None
    assert (before["x"], before["y"]) == (after["x"], after["y"])
    start.click()
    expect(page.locator("[data-hash]")).to_be_visible()
    info = tab.ask(f"/tables/{tab.code}/info")
    assert info["seats"][1]["bot"] == "obsidian"
    tab.go("/")
    expect(play_against(page, "obsidian")).to_be_visible()


def play_against(page: Page, bot: str) -> Locator:
    """Return the button that starts a game against a bot."""
    return page.get_by_role("button", name=text("home-play", bot=text(f"bot-{bot}")))


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


def test_the_bar_of_a_phone_screen_has_one_row_and_a_globe_for_the_language(
    wire: OnScreen,
) -> None:
    for layout, language in (
        (PHONE, "en"),
        (SMALL_PHONE, "de"),
        (SMALL_PHONE, "nb"),
        (SMALL_PHONE, "fr"),
    ):
        screen = wire(layout)
        for path in ("/", "/learn", "/rules", "/settings"):
            screen.visit(path)
            screen.choose(language=language)
            expect(screen.page.locator("html")).to_have_attribute("lang", language)
            box = screen.page.get_by_role("banner").bounding_box()
            assert box is not None
            assert box["height"] <= 64, (language, path, box)
    # The last screen is a small phone.
    screen.visit("/")
    screen.choose(language="en")
    expect(screen.page.locator("html")).to_have_attribute("lang", "en")
    choice = screen.page.get_by_role("combobox", name=text("page-language"))
    box = choice.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 40
    expect(screen.page.locator("header .globe")).to_be_in_viewport(ratio=1)
    choice.select_option("de")
    expect(screen.page.locator("html")).to_have_attribute("lang", "de")
    screen.tab.axe()


def test_looking_for_people_scrolls_to_the_whole_card(open_tab: Opener) -> None:
    for layout in (LAPTOP, DESKTOP, PHONE):
        tab = open_tab(layout)
        page = tab.go("/")
        page.get_by_role("button", name=text("square-title")).click()
        card = page.get_by_role("region", name=text("square-title"))
        expect(card.get_by_role("button", name=text("square-find"))).to_be_in_viewport(ratio=1)
        expect(card.get_by_role("button").first).to_be_focused()


def test_wide_settings_use_all_columns(tab: Tab) -> None:
    page = tab.go("/settings")
    expect(page.get_by_label(text("settings-calm"))).to_be_checked()  # as the system says
    ends = page.evaluate(
        """() => {
          const ends = {}
          for (const one of document.querySelectorAll('.columns > .card')) {
            const { left, bottom } = one.getBoundingClientRect()
            ends[Math.round(left)] = Math.max(ends[Math.round(left)] ?? 0, bottom + scrollY)
          }
          return Object.values(ends)
        }"""
    )
    assert len(ends) >= 2
    assert min(ends) > 0.6 * max(ends)
    page.get_by_label(text("settings-calm")).uncheck()
    expect(page.locator("html[data-calm]")).to_have_count(0)
    page.reload()
    expect(page.get_by_label(text("settings-calm"))).not_to_be_checked()
