"""U11 and U12: a turn calls its player, and answers illegal presses.

`web/tests/turn.test.ts` has the rest of U09 to U15.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.ahead import can, open_at, way_to
from tests.web.conftest import Opener
from tests.web.haste import promised
from tests.web.people import ONLINE, Tab
from tests.web.turn import (
    all_five,
    asked,
    button,
    frames,
    lit,
    two_actions,
)
from tests.web.wire import LocalTable, OnScreen
from tests.web.words import text

# Headless browsers show no notifications and always deny the permission.
LISTENING = """
window.notes = []; window.tones = 0; window.away = false;
const Real = window.Notification;
window.Notification = class extends Real {
  static get permission() { return "granted"; }
  constructor(title, options) { super(title, options); window.notes.push([title, options.body]); }
};
ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
  window.notes.push([title, options.body]);
};
const tone = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.tones++; return tone.call(this); };
Object.defineProperty(Document.prototype, "hidden", { get: () => window.away });
"""

SETTLED = """() => new Promise((done) => {
  let [frames, before] = [0, window.tones];
  const look = () => {
    frames = window.tones === before ? frames + 1 : 0;
    before = window.tones;
    if (frames < 30) requestAnimationFrame(look); else done(window.tones);
  };
  look();
})"""
"""A script that returns the number of tones once it stays the same: sounds load lazily."""


def test_U11_a_turn_plays_one_sound_and_notifies_only_on_a_hidden_page(open_tab: Opener) -> None:
    guest = open_tab()
    guest.prefer(sound=True, notify=True)
    guest.context.add_init_script(LISTENING)
    host = open_tab()
    host.against(ONLINE, start=False, first=0, deal="call")
    guest.join(host.code)
    host.do("start")
    guest.synced()
    guest.page.locator("#prompt").click()  # browsers play no sound before the first touch
    host.play("mine w1", "mine z1", "explore 33")
    guest.synced()
    tones = guest.page.evaluate(SETTLED)
    host.play("end")
    guest.synced()
    expect(guest.page).to_have_title(re.compile("^●"))
    assert guest.page.evaluate(SETTLED) == tones + 2, "the page must play one sound of two tones"
    assert guest.page.evaluate("notes") == [], "a visible page must not notify"
    guest.play("mine w4", "mine z4", "explore 33")
    expect(asked(guest)).to_contain_text("End your turn")
    guest.play("end")
    host.synced()
    guest.page.evaluate("away = true")
    host.play(*two_actions(host), "end")
    guest.synced()
    expect(guest.page).to_have_title(re.compile("^●"))
    title = text("attention-table", code=host.code)
    guest.page.wait_for_function("notes.length > 0")  # the worker may need a moment
    assert guest.page.evaluate("notes") == [[title, text("attention-turn")]]


QUICK = """
async ([press, words]) => {
  const told = () => [...document.querySelectorAll('.note')]
    .some((one) => one.textContent.includes(words));
  for (const close of document.querySelectorAll('.note button')) close.click();
  await new Promise((done) => setTimeout(done, 60));
  const from = performance.now();
  document.querySelector(press).click();
  while (!told() && performance.now() - from < 60000) {
    await new Promise((done) => setTimeout(done, 2));
  }
  return performance.now() - from;
}
"""


@pytest.mark.timed
def test_U12_an_illegal_press_is_not_sent_and_explained_immediately(tab: Tab) -> None:
    """`web/tests/turn.test.ts` has the explanations; this measures how soon they come."""
    open_at(tab, all_five())
    before = len(frames(tab))
    button(tab, "explore").click()
    far = {c + r for c in "12345" for r in "12345"} - lit(tab, '[data-pane="world"] [role="grid"] ')
    place = f'[role="grid"] [data-place="{sorted(far)[0]}"]'
    expect(tab.page.locator(place)).to_have_attribute("aria-disabled", "true")
    # The machine may be busy, so only the quickest of five presses counts.
    waits = [tab.page.evaluate(QUICK, [place, "steps away"]) for _ in range(5)]
    assert min(waits) <= promised(100), waits
    button(tab, "build").click()
    wrong = '[data-pane="world"] [role="group"] [data-place]:not([data-legal])'
    tab.page.locator(wrong).first.click(position={"x": 3, "y": 3}, force=True)
    expect(tab.page.locator(".note").first).to_be_visible()
    assert len(frames(tab)) == before


BRIGHT = """() => {
  const rest = document.querySelector('.rest');
  const [trade, end] = ['trade', 'end'].map((one) => rest.querySelector(`[data-action="${one}"]`));
  const words = trade.querySelector('.wide'), range = document.createRange();
  range.selectNodeContents(words);
  const inside = [...rest.querySelectorAll('button')].filter((one) => one.checkVisibility())
    .every((one) => one.scrollWidth <= one.clientWidth + 1
      && one.getBoundingClientRect().right <= innerWidth);
  const colour = (one) => getComputedStyle(one).backgroundColor;
  return { lines: range.getClientRects().length, same: colour(trade) === colour(end), inside };
}"""
"""A script: is the button to trade in a mob as bright as the other one, with one line of text?"""


def test_trading_in_a_mob_is_one_bright_line_next_to_the_end_of_the_turn(wire: OnScreen) -> None:
    table = LocalTable.at(way_to(lambda game: can(game, "trade"), 13))
    for language in ("en", "de", "nl", "fi"):
        screen = wire().show(table, language=language)
        expect(screen.page.locator("html")).to_have_attribute("lang", language)
        expect(button(screen.tab, "trade")).to_be_in_viewport(ratio=1)
        assert screen.page.evaluate(BRIGHT) == {"lines": 1, "same": True, "inside": True}, language
