"""The lobby: a table before its game, with seats, an invitation, a chat and a start button."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.people import ONLINE, PEBBLE, PHONE, Layout, Tab
from tests.web.words import text

LAPTOP = Layout(1366, 625)
FLINT = {"kind": "bot", "bot": "flint"}


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


def test_a_lobby_has_a_chat_unless_all_others_are_bots(open_tab: Opener) -> None:
    host, guest = open_tab(LAPTOP), open_tab(PHONE)
    code = host.against(ONLINE, start=False)
    there = guest.go(f"/t/{code}")
    field = host.page.get_by_label(text("chat-field"))
    field.fill("Shall we begin?")
    field.press("Enter")
    expect(there.get_by_role("log", name=text("chat-title"))).to_contain_text("Shall we begin?")
    host.against(PEBBLE, start=False)
    host.page.wait_for_load_state("networkidle")
    expect(host.page.get_by_role("button", name=text("lobby-start"), exact=True)).to_be_visible()
    expect(host.page.get_by_label(text("chat-field"))).to_have_count(0)
