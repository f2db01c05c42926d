"""The controls of a replay and a review at all sizes: inside the window, in one row."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.ahead import way_to
from tests.web.people import Layout
from tests.web.wire import LocalTable, OnScreen, Wire

SIZES = (
    Layout(360, 640, touch=True),
    Layout(390, 844, touch=True),
    Layout(667, 331, touch=True),
    Layout(844, 390, touch=True),
    Layout(768, 1024, touch=True),
    Layout(1024, 768, touch=True),
    Layout(1280, 720),
    Layout(1280, 800),
    Layout(1366, 625),
    Layout(1366, 768),
    Layout(1440, 900),
    Layout(1920, 1080),
    Layout(2560, 1440),
)
FAULTS = """([row, parts]) => {
  const faults = [];
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (one) => one.getAttribute('aria-label') || one.textContent.trim() || one.tagName;
  for (const one of document.querySelectorAll(parts)) {
    if (!seen(one) || one.closest('.scroll, .menu, .unseen')) continue;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      faults.push(`${name(one)} is outside: ${[left, top, right, bottom].map(Math.round)}`);
    if (right - left < 24 || bottom - top < 24) faults.push(`${name(one)} is small`);
  }
  const rows = new Set([...document.querySelectorAll(row)].map((one) =>
    Math.round(one.getBoundingClientRect().top)));
  if (rows.size !== 1) faults.push(`${rows.size} rows of controls`);
  const menu = document.querySelector('.controls .menu');
  if (menu) {
    const { left, top, right, bottom } = menu.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      faults.push(`the menu is outside: ${[left, top, right, bottom].map(Math.round)}`);
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.push('the page scrolls');
  return faults;
}"""


@pytest.fixture(scope="module")
def over() -> LocalTable:
    """Return a table whose game is over."""
    return LocalTable.at(way_to(lambda game: game.over, 7))


def faults(wire: Wire, parts: str) -> Any:
    return wire.page.evaluate(FAULTS, [".controls > .tool", parts])


def id_of(layout: Layout) -> str:
    return f"{layout.width}x{layout.height}"


@pytest.mark.parametrize("layout", SIZES, ids=id_of)
def test_the_controls_of_a_replay_are_one_row_inside_the_window(
    layout: Layout, over: LocalTable, wire: OnScreen
) -> None:
    page = (opened := wire(layout).show(over, "?step=120")).page
    more = page.locator('[data-part="more"]')
    expect(page.locator(".controls > .tool")).to_have_count(9)
    found = []
    # The first step, one in the middle, one of chance, and the last one.
    for press in ("Home", "]", "ArrowRight", "End"):
        page.keyboard.press(press)
        found += faults(opened, ".dock button, .dock input, .dock a")
        more.click()
        expect(page.locator(".controls .menu")).to_be_visible()
        found += faults(opened, ".dock button, .dock input, .dock a")
        page.keyboard.press("Escape")
        expect(more).to_be_focused()
    assert not found, found
