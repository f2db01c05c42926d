"""Keys act on the front element, typing keeps the focus, and the page announces moves."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.people import HERE, ONLINE, PHONE, Tab
from tests.web.words import text


def ready_to_end(tab: Tab) -> str:
    """Play a turn until both actions are done; return the position."""
    tab.against(HERE, deal="front", first=0)
    tab.my_turn()
    tab.play("mine w1", "mine z1", "explore 33")
    found: str = tab.view()["hash"]
    return found


def test_keys_do_not_end_a_turn_behind_a_dialog_or_a_menu(tab: Tab) -> None:
    before = ready_to_end(tab)
    page = tab.page
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
    tab.synced()
    assert tab.view()["hash"] == before
    page.keyboard.press("x")  # without a dialog or menu, the key ends the turn
    expect(page.locator("[data-hash]")).not_to_have_attribute("data-hash", before)


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


def test_escape_closes_a_dialog_while_the_mouse_is_over_a_tile(tab: Tab) -> None:
    tab.against(HERE, deal="front", first=0)
    tab.my_turn()
    page = tab.page
    page.locator('[data-pane="world"] [role="group"] [data-place]').first.hover()
    expect(page.locator(".inspect[data-inspect]")).to_be_visible()
    assert page.evaluate(ESCAPE_AT_ONCE) is False, "another handler has taken the key"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_keys_work_again_after_the_browser_has_closed_a_dialog(tab: Tab) -> None:
    before = ready_to_end(tab)
    page = tab.page
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.locator("dialog").evaluate("dialog => dialog.close()")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("x")
    expect(page.locator("[data-hash]")).not_to_have_attribute("data-hash", before)


def test_holding_down_the_undo_key_undoes_one_step(tab: Tab) -> None:
    tab.against(HERE, deal="front", first=0)
    tab.my_turn()
    tab.play("mine w1", "mine z1")
    page = tab.page
    page.keyboard.down("u")
    for _ in range(5):
        page.keyboard.down("u")  # repeat the key as a keyboard does
    page.keyboard.up("u")
    expect(page.locator('#prompt[data-prompt="second"]')).to_be_attached()
    tab.synced()
    assert sum((tab.view()["players"][0].get("supply") or {}).values()) == 1


def test_a_phone_announces_moves_of_other_players_on_every_screen(open_tab: Opener) -> None:
    host, guest = open_tab(), open_tab(PHONE)
    host.against(ONLINE, start=False, first=0, deal="front")
    guest.join(host.code)
    host.do("start")
    guest.synced()
    spoken = guest.page.locator("[data-spoken]")
    expect(guest.page.get_by_role("log", name="What has happened")).to_have_count(0)
    host.play("mine w1")
    expect(spoken).to_contain_text("Ada")
    expect(spoken).to_contain_text("w1")
    # A player who writes keeps the focus.
    guest.drawer("Chat")
    field = guest.page.get_by_role("textbox")
    field.fill("Well")
    host.play("mine z1", "explore 33", "end")
    guest.my_turn()
    expect(field).to_be_focused()
    expect(field).to_have_value("Well")
