"""Keys act on the front element, typing keeps the focus, and the page announces moves."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.people import PHONE
from tests.web.wire import AWAY, BEN, LocalTable, OnScreen, Wire
from tests.web.words import text


def ready_to_end(wire: OnScreen) -> Wire:
    """Show a turn in which both actions are done."""
    table = LocalTable(BEN, deal="front")
    for move in ("mine w1", "mine z1", "explore 33"):
        table.play(move)
    return wire().show(table)


# Press Escape before the browser notices that the mouse has left the tile.
ESCAPE_AT_ONCE = """
() => new Promise((found) => {
  const press = (on, key) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    on.dispatchEvent(event);
    return event.defaultPrevented;
  };
  new MutationObserver((_, watching) => {
    const dialog = document.querySelector("dialog[open]");
    if (!dialog) return;
    watching.disconnect();
    found(press(dialog, "Escape"));
  }).observe(document, { subtree: true, childList: true, attributes: true });
  press(document.body, "?");
})
"""


def test_keys_act_on_a_dialog_or_a_menu_and_not_behind_it(wire: OnScreen) -> None:
    screen = ready_to_end(wire)
    tab, page = screen.tab, screen.page
    before = page.locator("[data-hash]").get_attribute("data-hash") or ""
    # Escape closes a dialog also while the mouse is over a tile.
    page.locator('[data-pane="world"] [role="group"] [data-place]').first.hover()
    expect(page.locator(".inspect[data-inspect]")).to_be_visible()
    assert page.evaluate(ESCAPE_AT_ONCE) is False, "another handler has taken the key"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    tab.menu("Overview cards")
    expect(page.get_by_role("dialog")).to_be_visible()
    for key in "x1u":
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name=text("menu"), exact=True).click()
    for key in "x1u":
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    screen.synced()
    expect(page.locator("[data-hash]")).to_have_attribute("data-hash", before)
    # The browser itself can close a dialog. Then the key ends the turn.
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.locator("dialog").evaluate("dialog => dialog.close()")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("x")
    expect(page.locator("[data-hash]")).not_to_have_attribute("data-hash", before)


def test_a_phone_announces_moves_of_other_players_on_every_screen(wire: OnScreen) -> None:
    table = LocalTable(AWAY, deal="recap")
    for move in ("mine w1", "mine z1", "explore 33", "end"):
        table.play(move)
    screen = wire(PHONE).show(table)
    spoken = screen.page.locator("[data-spoken]")
    expect(screen.page.get_by_role("log", name="What has happened")).to_have_count(0)
    screen.play("mine w4")
    expect(spoken).to_contain_text("Ben")
    expect(spoken).to_contain_text("w4")
    # A player who writes keeps the focus.
    screen.tab.drawer("Chat")
    field = screen.page.get_by_role("textbox")
    field.fill("Well")
    screen.play("mine z4", "explore 23", "end")
    screen.tab.my_turn()
    expect(field).to_be_focused()
    expect(field).to_have_value("Well")
