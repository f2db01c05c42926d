"""Talk at the table: bubbles and reactions at the cards of players."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, expect

from overworld.server.table.actions import Chat, Join, Start
from tests.server.harness import Server
from tests.web.conftest import Opener
from tests.web.held import STAYING, end_notes
from tests.web.people import DESKTOP, HAS_ALL, ONLINE, PHONE, SMALL_PHONE, Layout
from tests.web.wire import AWAY, GUEST, LocalTable, OnScreen, Wire
from tests.web.words import text

REACTIONS = ("cheer", "laugh", "wow", "oops")
LOW = Layout(667, 331, touch=True, scale=2)
LONG = "A rather long line of chat that has to stay inside every window, however small it is. " * 3


def test_words_and_reactions_appear_at_the_card_of_their_player(
    browser: Browser, server: Server
) -> None:
    for layouts in ((DESKTOP,), (PHONE, SMALL_PHONE, LOW)):
        table = LocalTable(AWAY, start=False, deal="talk")
        table.do(Join(1, "Ben"), GUEST)
        table.do(Start())
        screen = Wire(browser, server.url, layouts[0])
        screen.tab.context.add_init_script(STAYING)
        page, bubble = screen.show(table).page, screen.page.locator('[data-bubble="1"]')
        page.wait_for_function(HAS_ALL)
        screen.tell(table.do(Chat(LONG), GUEST))
        expect(bubble).to_contain_text("A rather long line of chat")
        expect(page.locator("[data-spoken]")).to_contain_text("Ben: A rather long line")
        assert bubble.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
        for layout in layouts:
            screen.resize(layout)
            expect(bubble).to_be_in_viewport(ratio=1)
        screen.tell([json.dumps({"type": "reaction", "seat": 1, "reaction": "wow"})])
        expect(bubble).to_have_text(text("reaction-wow"))
        end_notes(page)
        expect(bubble).to_have_count(0)
        screen.check()
        screen.tab.close()


def test_the_chat_fits_its_drawer_above_an_absent_player(wire: OnScreen) -> None:
    table = LocalTable(AWAY, deal="talk")
    table.past = 600_000
    table.leave(GUEST)
    for layout in (DESKTOP, Layout(1366, 625), PHONE, SMALL_PHONE, LOW):
        screen = wire(layout).show(table)
        screen.tab.drawer("Chat")
        page, drawer = screen.page, screen.page.locator(".drawer")
        page.get_by_label(text("chat-field")).fill(f"Hello {layout.width}")
        drawer.get_by_role("button", name=text("chat-send")).click()
        said = {"do": "chat", "text": f"Hello {layout.width}"}
        expect(page.get_by_role("log", name=text("chat-title"))).to_contain_text(said["text"])
        assert table.sent[-1] == said
        box = drawer.bounding_box()
        assert box
        for name in REACTIONS:
            button = drawer.get_by_role("button", name=text(f"reaction-{name}"))
            button.click(trial=True)
            found = button.bounding_box()
            assert found
            assert found["x"] + found["width"] <= box["x"] + box["width"], (layout, name)
        page.locator(".absence").get_by_role("button", name=text("absence-turn")).click(trial=True)


def test_a_player_reacts_from_the_bar(open_tab: Opener) -> None:
    host, guest = open_tab(), open_tab(PHONE)
    for tab in (host, guest):
        tab.context.add_init_script(STAYING)
    code = host.against(ONLINE, deal="talk", start=False)
    guest.join(code)
    host.do("start")
    for tab in (host, guest):
        tab.synced()
        tab.page.wait_for_function(HAS_ALL)
    page = guest.page
    page.get_by_role("button", name=text("say-title")).click()
    guest.axe()
    page.get_by_role("button", name=text("reaction-cheer")).click()
    for tab in (host, guest):
        expect(tab.page.locator('[data-bubble="1"]')).to_have_text(text("reaction-cheer"))
    page.get_by_role("button", name=text("say-title")).click()
    page.get_by_label(text("chat-field")).fill("Hello!")
    page.keyboard.press("Enter")
    expect(host.page.locator('[data-bubble="1"]')).to_have_text("Hello!")
    expect(host.page.locator('[data-part="say"]')).to_have_text("1")
    host.page.locator('[data-part="say"]').click()
    host.page.get_by_role("button", name=text("say-all")).click()
    expect(host.page.get_by_role("log", name=text("chat-title"))).to_contain_text("Hello!")
