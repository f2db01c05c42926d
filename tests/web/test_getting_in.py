"""U01 to U08: start a game alone, with others or on another device, leave it, and return to it."""

from __future__ import annotations

import io
import re
import time

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Dialog, Locator, Page, expect

from tests.web.conftest import Opener
from tests.web.haste import promised, within
from tests.web.people import DESKTOP, ONLINE, PEBBLE, PHONE, RANDOM, Tab
from tests.web.wire import BEN, LocalTable, OnScreen
from tests.web.words import text

SECOND = within(1000)
CODE = re.compile(r"^[2-9A-HJKMNP-Z]{4,6}$")


def game(page: Page) -> Locator:
    return page.locator("[data-hash]")


def read_qr(picture: Locator) -> str:
    """Return the content of a QR code in the page, as a camera reads it."""
    expect(picture).to_be_visible()
    picture.evaluate("one => one.decode?.()")
    shot = Image.open(io.BytesIO(picture.screenshot(scale="device")))
    (found,) = zxingcpp.read_barcodes(shot)
    text: str = found.text
    return text


def seat(page: Page, number: int) -> Locator:
    return page.get_by_role("listitem").filter(has_text=f"Seat {number}")


def give(page: Page, number: int, kind: str) -> None:
    """Give a seat to a kind of player."""
    who = page.get_by_role("group", name=f"Who plays in seat {number}?")
    who.get_by_role("radio", name=re.compile(f"^{kind}")).check()


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("#menu").get_by_role("button", name=item).click()


@pytest.mark.hasty
def test_U02_U04_the_host_and_guests_see_each_change_of_a_new_table(
    open_tab: Opener,
) -> None:
    host, guest = open_tab(), open_tab(PHONE)
    page = host.go("/")
    page.locator('main a[href="/new"]:visible').first.click()
    give(page, 2, "Online")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile(r"/t/[A-Z0-9]{4,6}$"))
    begin = page.get_by_role("button", name="Start", exact=True)
    expect(begin).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text("One seat is still open.")).to_be_visible()

    # A game needs two players.
    give(page, 2, "Closed")
    dock = page.get_by_role("region", name=text("actions"))
    sentence = dock.get_by_text("Fill at least two seats")
    expect(sentence).to_be_visible()
    expect(begin).to_have_attribute("aria-disabled", "true")
    expect(begin).to_have_accessible_description(re.compile("Fill at least two"))
    begin.press("Enter")
    give(page, 2, "Online")
    expect(sentence).to_be_hidden()
    assert host.table()["info"]["status"] == "lobby"

    # The guest sees the seats and a random name, and takes a seat with one press.
    there = guest.go(f"/t/{host.code}")
    name = there.get_by_label("Your name").input_value()
    assert len(name) >= 3
    there.get_by_role("button", name="Sit here: seat 2").click()
    pressed = time.monotonic()
    expect(seat(page, 2)).to_contain_text(name)
    assert time.monotonic() - pressed < promised(1)
    expect(begin).not_to_have_attribute("aria-disabled", "true")

    # The guest sees changes of the host within a second.
    facts = there.locator("section", has=there.get_by_role("heading", name="How you play"))
    for option in ("Chances in fights", "Undo"):
        before = facts.inner_text()
        assert option in before
        page.get_by_label(option).uncheck()
        expect(facts).not_to_have_text(before, timeout=SECOND, use_inner_text=True)
    page.get_by_label("Clock").select_option("days")
    expect(facts).to_contain_text("one day per turn", timeout=SECOND)
    page.get_by_label("Beginner scoring in seat 1").check()
    expect(seat(there, 1)).to_contain_text("Beginner scoring", timeout=SECOND)

    # The host can give seats to bots of any level; other seats stay closed.
    expect(seat(there, 4)).to_contain_text("Closed", timeout=SECOND)
    give(page, 3, "Bot")
    page.get_by_label("Level of the bot in seat 3").select_option("obsidian")
    expect(seat(there, 3)).to_contain_text("Obsidian", timeout=SECOND)
    kinds = [one["kind"] for one in host.table()["info"]["seats"]]
    assert kinds == ["here", "online", "bot", "closed"]
    host.axe()
    guest.axe()

    begin.click()
    expect(game(page)).to_be_visible()
    expect(game(there)).to_be_visible()
    options = host.table()["info"]["options"]
    assert (options["odds"], options["undo"]) == (False, False)
    assert options["clock"] == {"mode": "days", "days": 1}


def test_U03_a_lobby_shows_its_link_code_and_qr_code(open_tab: Opener) -> None:
    for layout in (DESKTOP, PHONE):
        tab = open_tab(layout, permissions=["clipboard-read", "clipboard-write"])
        code = tab.against(ONLINE, start=False)
        page, url = tab.page, f"{tab.url}/t/{code}"
        assert CODE.match(code)
        expect(page.get_by_text(code, exact=True).last).to_be_visible()
        expect(page.get_by_label("Link to this table", exact=True)).to_have_value(url)
        page.get_by_role("button", name="Copy: Link to this table").click()
        expect(page.get_by_text("Copied.").first).to_be_visible()
        assert page.evaluate("navigator.clipboard.readText()") == url
        picture = page.get_by_role("img", name=re.compile("QR code"))
        answer = tab.context.request.get(tab.url + (picture.get_attribute("src") or ""))
        assert answer.headers["content-type"].startswith("image/svg+xml")
        for colours in ("light", "dark"):
            page.emulate_media(color_scheme=colours)
            assert read_qr(picture) == url, colours


@pytest.mark.hasty
def test_U05_a_player_keeps_the_seat_after_a_reload_and_a_browser_restart(open_tab: Opener) -> None:
    tab = open_tab()
    code = tab.against(PEBBLE, first=0)
    again = tab
    for way in ("reload", "reopen", "restart"):
        began = time.monotonic()
        if way == "reload":
            tab.page.reload()
        elif way == "reopen":
            tab.page.close()
            tab.page = tab.new_page()
            tab.go(f"/t/{code}")
        else:  # a closed browser keeps only its stored state
            kept = tab.context.storage_state()
            assert all(cookie["expires"] > time.time() for cookie in kept["cookies"])
            again = open_tab(storage_state=kept)
            began = time.monotonic()
            again.go(f"/t/{code}")
        expect(again.page.locator('[data-mine="true"]')).to_be_visible()
        assert time.monotonic() - began < promised(2), way
        again.fetched_all()
        expect(again.page.get_by_role("dialog")).to_have_count(0)
        assert again.table()["you"]["seats"] == [0]


def test_U05_a_seat_moves_to_another_device(open_tab: Opener) -> None:
    first, second = open_tab(), open_tab(PHONE)
    first.against(PEBBLE, first=0)
    page = first.page
    menu(page, "Continue on another device")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Move this seat: Ada").click()
    link = dialog.get_by_label("Link for the other device").input_value()
    assert read_qr(dialog.get_by_role("img")) == link
    second.page.goto(link)
    expect(second.page.locator('[data-mine="true"]')).to_be_visible()
    assert "claim" not in second.page.url
    expect(dialog.get_by_text("You now play on the other device.")).to_be_visible()
    expect(page.locator('[data-mine="false"]')).to_be_attached()
    assert first.table()["you"]["seats"] == []
    assert second.table()["you"]["seats"] == [0]
    # The link works only once.
    third = open_tab()
    third.page.goto(link)
    expect(third.page.get_by_text("This link has already been used").first).to_be_visible()
    assert third.table()["you"]["seats"] == []
    # A table without spectators, where the other device sees nothing before it has the seat.
    first.against(PEBBLE, first=0, spectators=False)
    menu(page, "Continue on another device")
    dialog.get_by_role("button", name="Move this seat: Ada").click()
    second.page.goto(dialog.get_by_label("Link for the other device").input_value())
    expect(second.page.locator('[data-mine="true"]')).to_be_visible()
    assert second.table()["you"]["seats"] == [0]


def finish_turn(table: LocalTable) -> list[str]:
    """Play until the turn of the next player; return the messages."""
    who, messages = table.view["turn"], list[str]()
    while table.view["turn"] == who:
        moves = [one["text"] for one in table.view["legal"]]
        messages += table.play(([move for move in moves if move.startswith("end")] or moves)[0])
    return messages


def test_U06_a_handover_at_a_shared_device_lists_the_changes_if_the_curtain_is_on(
    wire: OnScreen,
) -> None:
    screen = wire()
    page, prompt = screen.page, screen.page.get_by_role("status").first
    table = LocalTable(BEN, deal="handover")
    screen.show(table)
    # Without the setting, the prompt names the next player, and nothing covers the table.
    for name in ("Ben", "Ada", "Ben"):
        screen.tell(finish_turn(table))
        screen.synced()
        expect(page.locator('[data-mine="true"]')).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(prompt).to_contain_text(name)
    screen.visit("/settings")
    page.get_by_label(text("settings-curtain")).check()
    chosen = page.evaluate("JSON.parse(localStorage.getItem('overworld-settings'))")
    assert chosen["curtain"] is True
    table = LocalTable(BEN, deal="handover")
    screen.show(table, curtain=True).tab.fetched_all()
    expect(page.get_by_role("dialog")).to_have_count(0)
    for name, other in (("Ben", "Ada"), ("Ada", "Ben")):
        screen.tell(finish_turn(table))
        handover = page.get_by_role("dialog", name=f"Next: {name}")
        expect(handover).to_be_visible()
        changed = handover.get_by_role("listitem")
        expect(changed.first).to_be_visible()
        assert other in " ".join(changed.all_inner_texts())
        box = handover.bounding_box()
        assert box is not None
        assert (box["width"], box["height"]) == (DESKTOP.width, DESKTOP.height)
        screen.tab.axe()
        handover.get_by_role("button", name=f"I am {name}, continue").press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.evaluate("document.activeElement !== document.body")
    # A reload shows no handover.
    page.reload()
    screen.tab.my_turn()
    screen.tab.fetched_all()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_U07_links_to_steps_and_rules_work_with_back_and_forward(tab: Tab) -> None:
    code = tab.against(RANDOM, deal="deep", first=0)
    tab.play(tab.view()["legal"][0]["text"])
    live = tab.view()["hash"]
    page = tab.go(f"/t/{code}?step=37")
    step = page.get_by_role("slider", name="Step of the game")
    expect(step).to_have_value("37")
    page.get_by_role("button", name=re.compile("^(Live|Leave the replay)")).click()
    expect(step).to_have_count(0)
    assert page.url == f"{tab.url}/t/{code}"
    expect(game(page)).to_have_attribute("data-hash", live)

    page = tab.go("/rules#fight")
    expect(page.locator("#fight")).to_be_in_viewport()
    page = tab.go("/")
    page.locator('main a[href="/new"]:visible').first.click()
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Play against Pebble")).to_be_visible()
    page.go_back()
    expect(page.locator("#fight")).to_be_in_viewport()
    page.go_forward()
    page.go_forward()
    expect(page.get_by_role("button", name="Create table")).to_be_visible()

    # Back and forward also work at the table, between the replay and the live game.
    page = tab.go(f"/t/{code}")
    menu(page, "Replay")
    expect(step).to_be_visible()
    assert "step=" in page.url
    page.go_back()
    expect(step).to_have_count(0)
    page.go_forward()
    expect(step).to_be_visible()


def test_U08_leaving_warns_players_and_the_table_stays(open_tab: Opener) -> None:
    tab = open_tab()
    code = tab.against(RANDOM, first=0)
    page = tab.page
    shown: list[Dialog] = []
    page.on("dialog", lambda dialog: shown.append(dialog))
    page.get_by_role("link", name="Overworld", exact=True).click()
    warning = page.get_by_role("dialog", name="Leave this table?")
    expect(warning).to_contain_text("Your seat stays yours")
    tab.axe()
    warning.get_by_role("button", name="Stay").click()
    expect(warning).to_have_count(0)
    assert tab.code == code
    menu(page, "Leave the table")
    warning.get_by_role("link", name="Leave").click()
    expect(page.get_by_role("button", name="Play against Pebble")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)

    mine = page.get_by_role("listitem").filter(has_text=code)
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("link", name=f"Table {code}").click()
    expect(page.locator('[data-mine="true"]')).to_be_visible()
    page.reload()
    expect(page.locator('[data-mine="true"]')).to_be_visible()
    page.close(run_before_unload=True)
    assert not shown, "nothing would be lost, so the browser must not ask"

    # A spectator leaves without a question.
    watcher = open_tab()
    page = watcher.go(f"/t/{code}")
    expect(game(page)).to_be_visible()
    menu(page, "Leave the table")
    expect(page.get_by_role("button", name="Play against Pebble")).to_be_visible()
