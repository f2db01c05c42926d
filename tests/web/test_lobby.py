"""The lobby: a table before its game, with seats, an invitation, a chat and a start button."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from overworld.server.table.options import SeatOption
from tests.web.conftest import Opener
from tests.web.people import DESKTOP, ONLINE, PEBBLE, PHONE, SMALL_PHONE, Layout, Tab
from tests.web.wire import AWAY, LocalTable, OnScreen
from tests.web.words import text

LAPTOP = Layout(1366, 625)
FLINT = {"kind": "bot", "bot": "flint"}
SIZES = (LAPTOP, Layout(1280, 720), Layout(1366, 768), Layout(1920, 1080), PHONE, SMALL_PHONE)
COVERED = """() => [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
  .flatMap((one) => {
    one.scrollIntoView({ block: 'center' })
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const seen = ([x, y]) => {
      const found = document.elementFromPoint(x, y)
      return found && (one.contains(found) || found.contains(one))
    }
    return [[x, y], [left + 4, y], [right - 4, y]].every(seen) ? [] : [one.outerHTML.slice(0, 120)]
  })"""
"""A script: which controls does another element cover?"""


def test_a_lobby_is_a_table_with_seats_and_one_main_button(open_tab: Opener) -> None:
    for layout in (LAPTOP, PHONE):
        tab = open_tab(layout)
        tab.against(ONLINE, FLINT, start=False)
        for colours in ("light", "dark"):
            tab.page.emulate_media(color_scheme=colours)
            complete(tab)
            tab.axe()


def complete(tab: Tab) -> None:
    """Assert that the page shows all seats and the start button of a lobby with three players."""
    page = tab.page
    seats = page.get_by_role("region", name=text("seat-title"))
    expect(seats.get_by_role("listitem")).to_have_count(3)
    boards = seats.locator("span.board")
    expect(boards).to_have_count(3)
    for board in boards.all():
        expect(board.locator("> span")).to_have_count(9)
    expect(seats.get_by_role("listitem").first).to_be_in_viewport(ratio=1)
    begin = page.get_by_role("button", name=text("lobby-start"), exact=True)
    expect(begin).to_be_in_viewport(ratio=1)
    expect(page.locator("main .primary:visible")).to_have_count(1)
    if tab.layout is LAPTOP:
        # The lobby shows the land of the game with all characters at their start. Only lists
        # scroll.
        expect(page.locator("[data-pawn]")).to_have_count(3)
        expect(page.locator("main .slab")).to_be_in_viewport(ratio=0.99)
        expect(page.get_by_role("img", name=tab.code)).to_be_in_viewport(ratio=1)
        tab.fits()


def test_no_control_of_a_lobby_is_covered_and_it_has_a_chat_unless_all_others_are_bots(
    open_tab: Opener,
) -> None:
    host, guest = open_tab(LAPTOP), open_tab(LAPTOP)
    code = host.against(ONLINE, FLINT, start=False)
    guest.go(f"/t/{code}")
    for tab in (host, guest):
        expect(tab.page.get_by_label(text("chat-field"))).to_be_visible()
    uncovered(host, guest)
    guest.page.get_by_role("button", name=re.compile("^" + text("lobby-join"))).click()
    expect(guest.page.get_by_role("button", name=text("lobby-rename"))).to_be_visible()
    expect(host.page.get_by_role("button", name=text("lobby-kick"))).to_be_visible()
    uncovered(host, guest)
    field = host.page.get_by_label(text("chat-field"))
    field.fill("Shall we begin?")
    field.press("Enter")
    log = guest.page.get_by_role("log", name=text("chat-title"))
    expect(log).to_contain_text("Shall we begin?")
    host.against(PEBBLE, start=False)
    host.page.wait_for_load_state("networkidle")
    expect(host.page.get_by_role("button", name=text("lobby-start"), exact=True)).to_be_visible()
    expect(host.page.get_by_label(text("chat-field"))).to_have_count(0)


def uncovered(*tabs: Tab) -> None:
    """Assert at each size that no element covers a control."""
    for tab in tabs:
        for layout in SIZES:
            tab.page.set_viewport_size({"width": layout.width, "height": layout.height})
            assert tab.page.evaluate(COVERED) == [], layout


ROWS = """() => [...document.querySelectorAll('.kinds')].map((one) =>
  new Set([...one.children].map((each) => Math.round(each.getBoundingClientRect().top))).size)"""
"""A script: on how many rows are the kinds of each seat?"""


def test_the_host_sees_all_four_seats_without_scrolling(wire: OnScreen) -> None:
    closed, bot = SeatOption("closed"), SeatOption("bot", bot="flint")
    for others in ((AWAY, closed, closed), (bot, bot, bot)):
        screen = wire(DESKTOP).show(LocalTable(*others, start=False))
        seats = screen.page.get_by_role("region", name=text("seat-title"))
        expect(seats.get_by_role("listitem")).to_have_count(4)
        for seat in seats.get_by_role("listitem").all():
            expect(seat).to_be_in_viewport(ratio=0.99)
        assert screen.page.evaluate(ROWS) == [1, 1, 1, 1]
