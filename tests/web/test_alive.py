"""Ambient motion: a few cheap animations, and none in hidden places."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser

from tests.server.harness import Server
from tests.web.ahead import way_to
from tests.web.people import DESKTOP, HAS_ALL
from tests.web.test_cost_of_a_move import processor_ms
from tests.web.wire import BOT, LocalTable, Wire

MAX_ANIMATIONS = 60
MAX_CORE = 5.0
"""Processor time with ambient motion, in percent of one core without a GPU."""
MEASURED_MS = 15_000
CYCLE_MS = 5000
"""The duration of the longest animation."""

AMBIENT = """() => document.getAnimations().filter((one) => one.animationName?.startsWith('live-'))
  .map((one) => ({
    name: one.animationName,
    properties: [...new Set(one.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))]
      .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
    end: one.effect.getComputedTiming().endTime,
    seen: one.effect.target.checkVisibility({ visibilityProperty: true }),
  }))"""
# Stop all ambient animations at a time of their cycle. Poses that are over wait for the next one.
STOP = """(at) => {
  for (const one of document.getAnimations()) {
    if (!one.animationName?.startsWith('live-')) continue
    one.pause()
    one.currentTime = at < one.effect.getComputedTiming().endTime ? at : 0
  }
}"""
MAX_STYLED = 60
"""Frames with styles in a cycle. A browser draws 60 per second while an animation runs."""
# Frames that scripts ask for, and timers that they start. Pings are slower than a second.
COUNT = """() => {
  window.asked = 0
  const kinds = ['requestAnimationFrame', 'requestIdleCallback', 'setTimeout', 'setInterval']
  for (const kind of kinds) {
    const ask = window[kind].bind(window)
    window[kind] = (then, ms, ...more) => {
      if (!kind.startsWith('set') || ms < 1000) window.asked++
      return ask(then, ms, ...more)
    }
  }
}"""


@pytest.fixture(scope="module")
def middle() -> LocalTable:
    """Return a table in the middle of a game, with mobs, bridges and dwellings."""
    return LocalTable.at(way_to(lambda game: game.turn_number > 20, 9))


@pytest.fixture
def screen(browser: Browser, server: Server, middle: LocalTable) -> Iterator[Wire]:
    """Return the page of that table with motion; no other page lives at the same time."""
    made = Wire(browser, server.url, DESKTOP, reduced_motion="no-preference")
    yield made.show(middle, pace="normal")
    made.check()
    made.tab.close()


def test_a_table_lives_with_a_few_short_animations_and_no_script(screen: Wire) -> None:
    page = screen.page
    page.wait_for_function(f"() => ({AMBIENT})().some(({{ name }}) => name === 'live-drift')")
    found = page.evaluate(AMBIENT)
    assert {one["name"] for one in found} >= {"live-blink", "live-flow", "live-hop"}
    assert len(found) <= MAX_ANIMATIONS
    for one in found:
        assert set(one["properties"]) <= {"opacity", "transform"}, one
        assert one["end"] <= 5000, one
        assert one["seen"], one
    # They begin again, all in the same cycle.
    starts = """() => document.getAnimations()
      .filter((one) => one.animationName?.startsWith('live-'))
      .map((one) => one.startTime % 5000)"""
    page.wait_for_function(
        f"() => {{ const all = ({starts})(); return all.every((at) => at === 0) }}"
    )
    assert len(page.evaluate(AMBIENT)) == len(found)
    # They need no frame of a script and no timer.
    page.wait_for_function(HAS_ALL)
    page.evaluate(f"({COUNT})()")
    # The page may still load parts for later. Then it asks for nothing during a whole cycle.
    for _ in range(20):
        page.evaluate("() => { window.asked = 0 }")
        page.wait_for_timeout(CYCLE_MS)
        if not (asked := page.evaluate("() => window.asked")):
            break
    assert asked == 0
    # The poses change in few frames.
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def styled() -> float:
        found = session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in found if one["name"] == "RecalcStyleCount"))

    before = styled()
    page.wait_for_timeout(CYCLE_MS)
    assert 0 < styled() - before <= MAX_STYLED
    # Nothing lives with reduced motion or without animations.
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_function("() => document.getAnimations().length === 0")
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_function(f"() => ({AMBIENT})().length")
    page.evaluate("() => { document.documentElement.dataset.pace = 'off' }")
    page.wait_for_function("() => document.getAnimations().length === 0")
    page.evaluate("() => { document.documentElement.dataset.pace = 'normal' }")
    page.wait_for_function(f"() => ({AMBIENT})().length")
    # The player's setting comes before that of the system.
    screen.choose(pace="normal", calm="on")
    page.wait_for_function("() => document.getAnimations().length === 0")
    page.emulate_media(reduced_motion="reduce")
    screen.choose(pace="normal", calm="off")
    page.wait_for_function(f"() => ({AMBIENT})().length")


def test_something_at_the_table_changes_every_half_second(browser: Browser, server: Server) -> None:
    screen = Wire(browser, server.url, DESKTOP, reduced_motion="no-preference")
    page = screen.show(LocalTable(BOT), pace="normal", coach="off").page
    # Poses are held after the first cycle.
    page.wait_for_function(
        """() => { const all = document.getAnimations().filter(({ id }) => id === 'live')
          return all.length > 15 && all.every((one) => one.startTime % 5000 === 0) }"""
    )
    page.wait_for_function(HAS_ALL)
    pictures = []
    for at in range(200, CYCLE_MS, 500):
        page.evaluate(STOP, at)
        pictures.append(page.locator(".world").screenshot())
    same = [at for at, both in enumerate(pairwise(pictures)) if both[0] == both[1]]
    assert not same
    screen.check()
    screen.tab.close()


@pytest.mark.timed
def test_ambient_motion_takes_little_processor_time(screen: Wire, browser: Browser) -> None:
    page = screen.page
    page.wait_for_function(f"() => ({AMBIENT})().length")
    page.wait_for_timeout(5000)
    session = browser.new_browser_cdp_session()
    before = processor_ms(session)
    page.wait_for_timeout(MEASURED_MS)
    share = 100 * (processor_ms(session) - before) / MEASURED_MS
    assert 0 < share <= MAX_CORE, share
