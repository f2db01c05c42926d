"""The page shows the moves of others once, in order and at a pace, and never blocks a player."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.ahead import follow, way_to
from tests.web.conftest import Opener
from tests.web.haste import promised
from tests.web.people import HERE, OFFLINE, ONLINE, PEBBLE, Tab
from tests.web.turn import asked, button, two_actions
from tests.web.words import text

pytestmark = pytest.mark.worker

WATCH = """
() => {
  window.seen = [];
  const look = () => {
    const prompt = document.getElementById('prompt');
    const id = prompt?.dataset.caption ?? '';
    if (id !== (window.seen.at(-1)?.id ?? '')) {
      window.seen.push({ id, text: prompt.innerText, at: performance.now() });
    }
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, attributeFilter: ['data-caption'],
  });
}
"""
MOVING = "() => document.getAnimations().filter((one) => one.id === 'shown').length"


def _watching(open_tab: Opener, pace: str = "normal") -> Tab:
    """Open a game in which the player can end the turn, and record what the page shows."""
    tab = open_tab(reduced_motion="no-preference")
    tab.prefer(pace=pace)
    tab.against(PEBBLE, deal="motion", first=0)
    tab.play(*two_actions(tab))
    tab.page.evaluate(WATCH)
    return tab


def _over(tab: Tab) -> None:
    """Wait until the page has shown everything and has the newest position."""
    tab.my_turn()
    expect(tab.page.locator("#prompt:not([data-caption])")).to_be_attached()
    tab.synced()


@pytest.mark.hasty
def test_the_page_shows_the_moves_of_others_once_and_in_order_within_four_seconds(
    open_tab: Opener,
) -> None:
    tab = _watching(open_tab)
    _check_show(tab)
    tab.page.emulate_media(reduced_motion="reduce")
    tab.play(*two_actions(tab))
    _check_show(tab)


def _check_show(tab: Tab) -> None:
    """End the turn, and assert that the page shows each move of the bot once."""
    tab.page.evaluate("() => { window.seen.length = 0 }")
    before = len(tab.table()["log"])
    tab.play_unseen("end")
    tab.page.wait_for_function("() => window.seen.length > 0")
    _over(tab)
    seen = tab.page.evaluate("window.seen")
    told = [one["text"] for one in seen if one["id"]]
    entries = [one for one in tab.table()["log"][before:] if one.get("seat") == 1]
    blocks = [text(f"material-{one['block']}") for one in entries if one["code"] == "mined"]
    assert blocks
    shown = [line for line in told if "takes a block" in line]
    assert all(block in line for line, block in zip(shown, blocks, strict=True)), shown
    ids = [one["id"] for one in seen if one["id"]]
    assert len(set(ids)) == len(ids), "the page shows a step twice"
    beats = {one.partition(".")[0] for one in ids}
    assert len(beats) == len({one["at"] for one in entries if one["code"] != "turn"})
    assert seen[-1]["at"] - seen[0]["at"] <= promised(4000)
    assert tab.page.evaluate(MOVING) == 0


def test_a_player_does_not_wait_for_the_show_and_a_press_skips_it(open_tab: Opener) -> None:
    tab = _watching(open_tab, "step")
    page = tab.page
    tab.play_unseen("end")
    tab.my_turn()
    expect(page.locator("#prompt[data-caption]")).to_be_attached()
    first = asked(tab).get_attribute("data-caption") or ""
    # Every press shows the next step. The page does not show the newest position yet.
    page.locator('[data-show="next"]').click()
    expect(asked(tab)).not_to_have_attribute("data-caption", first)
    second = asked(tab).get_attribute("data-caption") or ""
    asked(tab).focus()
    page.keyboard.press(" ")
    expect(asked(tab)).not_to_have_attribute("data-caption", second)
    expect(page.locator("#prompt[data-caption]")).to_be_attached()
    page.keyboard.press("1")
    expect(button(tab, "collect")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#prompt[data-caption]")).to_have_count(0)
    tab.synced()
    # The player can repeat the show from its beginning. The skip button ends it.
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator("#prompt[data-caption]")).to_be_attached()
    page.locator('[data-show="skip"]').click()
    expect(page.locator("#prompt[data-caption]")).to_have_count(0)


def test_missed_moves_are_there_immediately_and_without_animations(open_tab: Opener) -> None:
    host, guest = open_tab(reduced_motion="no-preference"), open_tab()
    host.prefer(pace="normal")
    host.forgive(OFFLINE)
    code = host.against(ONLINE, start=False, opened=False, first=0, deal="missed")
    guest.join(code, opened=False)
    host.do("start")
    host.go(f"/t/{code}")
    expect(host.page.locator("[data-hash]")).to_be_visible()
    host.play(*two_actions(host), "end")
    host.page.wait_for_function(f"() => !({MOVING})()")
    host.page.evaluate(WATCH)
    host.context.set_offline(True)
    expect(host.page.locator('[data-connection="offline"]')).to_be_attached()
    guest.play_unseen("mine w4", "mine z4", "explore 23")
    host.context.set_offline(False)
    host.synced()
    assert host.page.evaluate("window.seen") == []
    assert host.page.evaluate(MOVING) == 0
    # The page shows the moves from now on.
    guest.play_unseen("end")
    host.page.wait_for_function("() => window.seen.length > 0")
    host.page.reload()
    host.synced()
    host.fetched_all()
    expect(host.page.locator("#prompt[data-caption]")).to_have_count(0)


BEHIND = """
() => {
  window.behind = [];
  const look = () => {
    const line = document.querySelector('[data-behind]');
    const now = line ? [Number(line.dataset.behind), line.innerText] : null;
    if (String(now) !== String(window.behind.at(-1))) window.behind.push(now);
    requestAnimationFrame(look);
  };
  look();
}
"""
"""A script that records each value of the counter of turns behind."""
SKIPPED = """
() => {
  const behind = document.querySelector('[data-behind="2"]');
  if (!behind) return false;
  window.behind.push([2, behind.innerText]);
  document.querySelector('[data-show="skip"]').click();
  return true;
}
"""
"""A script that catches up as soon as the page is two turns behind, before the show continues."""


def test_a_spectator_is_at_most_two_turns_behind_and_can_catch_up(
    open_tab: Opener,
) -> None:
    player, watcher = open_tab(), open_tab(reduced_motion="no-preference")
    watcher.prefer(pace="normal")
    whole = way_to(lambda game: game.step_number > 90, 5)
    player.against(HERE, deal=whole.deal, first=0, opened=False, spectators=True)
    watcher.go(f"/t/{player.code}")
    expect(watcher.page.locator("[data-hash]")).to_be_visible()
    watcher.page.evaluate(BEHIND)
    follow(whole, player)
    log = player.table()["log"]
    watcher.page.wait_for_function(SKIPPED)
    seen = [one for one in watcher.page.evaluate("window.behind") if one]
    assert max(turns for turns, _ in seen) == 2, "the page must skip older turns"
    assert all(text("show-behind", count=turns) in line for turns, line in seen if turns)
    expect(watcher.page.locator("#prompt[data-caption]")).to_have_count(0)
    watcher.synced()
    assert player.table()["log"] == log


FRAMES = """
() => new Promise((done) => {
  let [frames, from, to] = [0, 0, 0];
  const look = (now) => {
    if (document.querySelector('#prompt[data-caption]')) {
      from ||= now;
      to = now;
      frames++;
    } else if (from) return done((frames - 1) / (to - from) * 1000);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})
"""


@pytest.mark.timed
def test_animations_are_smooth(open_tab: Opener) -> None:
    tab = _watching(open_tab)
    rates = []
    for _ in range(3):
        tab.page.evaluate("() => { window.rate = null }")
        tab.page.evaluate(f"() => {{ ({FRAMES})().then((rate) => {{ window.rate = rate }}) }}")
        tab.play_unseen("end")
        tab.page.wait_for_function("() => window.rate !== null")
        rates.append(tab.page.evaluate("window.rate"))
        _over(tab)
        tab.play(*two_actions(tab))
    assert max(rates) >= 50, rates
