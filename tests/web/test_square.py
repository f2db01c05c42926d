"""Open tables, quick match, blocking and reporting in real browsers."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from overworld.server.people.square import FRESH_MS
from tests.web.conftest import Opener
from tests.web.people import DESKTOP, PHONE, Layout, Tab
from tests.web.words import text

NAMES = ("Ada", "Ben", "Cleo", "Dan")
ANNOUNCED = "[aria-live], [role=status], [role=log]"


def regular(tab: Tab, name: str) -> Page:
    """Open the home page of a person who has a name in this browser."""
    page = tab.go("/")
    page.evaluate(
        "(name) => localStorage.setItem('overworld-settings', JSON.stringify({ name }))", name
    )
    page.reload()
    expect(seek_card(page)).to_be_visible()
    return page


def seek_card(page: Page) -> Locator:
    return page.get_by_role("region", name=text("square-title"))


def open_card(page: Page) -> Locator:
    return page.get_by_role("region", name=text("square-open-title"))


def press(page: Page, *keys: str) -> None:
    """Choose exactly these options of a search."""
    card = seek_card(page)
    for key in keys:
        button = card.get_by_role("button", name=key, exact=True)
        if button.get_attribute("aria-pressed") == "false":
            button.click()
    for key in card.locator("[aria-pressed=true]").all_inner_texts():
        if key not in keys:
            card.get_by_role("button", name=key, exact=True).click()


def look(page: Page, size: int) -> None:
    press(page, str(size), text("square-live"), text("square-fill-0"))
    seek_card(page).get_by_role("button", name=text("square-find")).click()


def test_four_people_find_each_other_from_the_front_page_and_begin(open_tab: Opener) -> None:
    tabs = [open_tab(PHONE if number == 2 else DESKTOP) for number in range(4)]
    pages = [regular(tab, name) for tab, name in zip(tabs, NAMES, strict=True)]
    for page in pages[:3]:
        look(page, 4)
        expect(seek_card(page).get_by_text(text("square-looking"), exact=True)).to_be_visible()
    expect(open_card(pages[3]).locator("[data-waiting]")).to_contain_text("3")
    # One of them plays a bot meanwhile.
    seek_card(pages[0]).get_by_role(
        "button", name=text("home-play", bot=text("bot-pebble"))
    ).click()
    expect(pages[0].locator("[data-hash]")).to_be_visible()
    game = pages[0].url
    pages[0].wait_for_timeout(FRESH_MS)  # people who have just pressed are not asked
    look(pages[3], 4)
    for page in pages[:3]:
        ready = page.get_by_role("button", name=text("square-ready-yes"))
        expect(ready).to_be_visible()
        expect(ready).not_to_be_focused()
        bar = page.get_by_role("region").filter(has=ready)
        expect(bar).to_contain_text(re.compile("Ada|Ben|Cleo|Dan"))
        ready.click()
    for page in pages:
        page.wait_for_url(lambda url: "/t/" in url and url != game)
        expect(page.locator("[data-hash]")).to_be_visible()
    codes = {page.url.rsplit("/", 1)[1] for page in pages}
    assert len(codes) == 1, "all sit at one table"
    info = tabs[3].context.request.get(f"{tabs[3].url}/api/1/tables/{codes.pop()}/info").json()
    assert info["status"] == "playing"
    assert sorted(seat["name"] for seat in info["seats"]) == sorted(NAMES)
    kept = tabs[0].context.request.get(f"{tabs[0].url}/api/1/tables/{game.rsplit('/', 1)[1]}/info")
    assert kept.json()["status"] == "playing", "the game against the bot is kept"


def test_a_host_opens_a_table_and_others_hear_who_sat_down(open_tab: Opener) -> None:
    host, guest, watcher = (open_tab() for _ in range(3))
    watching = regular(watcher, "Wanda")
    page = regular(host, "Hilde")
    open_card(page).get_by_role("link", name=text("square-open")).click()
    tick = page.get_by_role("checkbox", name=text("option-open"))
    expect(tick).to_be_checked()
    page.get_by_role("button", name=text("new-make")).click()
    expect(page.get_by_role("button", name=text("lobby-start"), exact=True)).to_be_visible()
    code = page.url.rsplit("/", 1)[1]
    row = open_card(watching).get_by_role("listitem").filter(has_text="Hilde")
    expect(row).to_be_visible()
    other = regular(guest, "Gustav")
    sit = text("square-sit-at", names="Hilde")
    open_card(other).get_by_role("button", name=sit).click()
    other.wait_for_url(f"**/t/{code}")
    expect(other.get_by_text("Gustav").first).to_be_visible()
    heard = page.locator(ANNOUNCED).filter(
        has_text=text("lobby-somebody-joined", name="Gustav", number=2)
    )
    expect(heard.first).to_be_attached()
    expect(row).to_have_count(0)  # it is full
    page.get_by_role("button", name=text("lobby-start"), exact=True).click()
    expect(other.locator("[data-hash]")).to_be_visible()


def test_a_person_is_blocked_and_reported_in_dialogs(open_tab: Opener) -> None:
    host, guest = open_tab(), open_tab(PHONE)
    page = regular(host, "Hilde")
    open_card(page).get_by_role("link", name=text("square-open")).click()
    page.get_by_role("button", name=text("new-make")).click()
    expect(page.get_by_role("button", name=text("lobby-start"), exact=True)).to_be_visible()
    other = regular(guest, "Rook")
    open_card(other).get_by_role("button", name=text("person-menu", name="Hilde")).click()
    menu = other.get_by_role("menu", name="Hilde")
    menu.get_by_role("menuitem", name=text("person-report")).click()
    dialog = other.get_by_role("dialog", name=text("person-report-title", name="Hilde"))
    dialog.get_by_label(text("person-report-more")).fill("a reason")
    other.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    open_card(other).get_by_role("button", name=text("person-menu", name="Hilde")).click()
    menu.get_by_role("menuitem", name=text("person-report")).click()
    guest.axe()
    dialog.get_by_role("button", name=text("person-report-send")).click()
    expect(
        other.locator(ANNOUNCED).filter(has_text=text("person-report-sent")).first
    ).to_be_attached()
    expect(open_card(other).get_by_text("Hilde")).to_have_count(0)  # blocked as well
    other.goto(f"{guest.url}/settings")
    other.get_by_role("button", name=text("blocked-undo", name="Hilde")).click()
    expect(other.get_by_role("heading", name=text("blocked-title"))).to_have_count(0)
    other.goto(f"{guest.url}/")
    expect(open_card(other).get_by_text("Hilde")).to_be_visible()
    page.goto(f"{host.url}/settings")  # the host leaves, and the lobby with them
    page.get_by_role("heading").first.wait_for()


def test_the_square_fits_all_sizes_and_is_accessible(open_tab: Opener) -> None:
    tab = open_tab()
    page = regular(tab, "Ada")
    for layout in (Layout(1366, 625), DESKTOP, Layout(768, 1024), PHONE, Layout(360, 640)):
        page.set_viewport_size({"width": layout.width, "height": layout.height})
        assert page.evaluate("() => document.documentElement.scrollWidth") <= layout.width
        for colours in ("light", "dark"):
            page.emulate_media(color_scheme=colours)
            tab.axe()
