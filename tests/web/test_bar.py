"""The bar of a table on phones: the cards of the seats with their clocks, the chat and the menu."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from overworld.server.table.actions import Join, Start
from overworld.server.table.options import ClockOption, SeatOption
from tests.web.people import Layout
from tests.web.wire import AWAY, GUEST, LocalTable, OnScreen
from tests.web.words import text

SIZES = ["667x331", "844x390", "390x844", "360x640"]
LONG_NAMES = ("Wrony Walrus", "Munterer Papageitaucher", "Skarpsynta Tornfalken")
LEAST_PX = 6
"""No name has smaller letters, not even with a word of 14 letters in a card of 52 pixels."""
BANK = ClockOption("bank", bank=36_000)

LOOK = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const problems = []
  for (const one of document.querySelectorAll('.table :is(button, a)')) {
    if (!seen(one) || one.closest('.skips')) continue
    const { left, top, width, height } = one.getBoundingClientRect()
    const told = one.ariaLabel ?? one.textContent.trim()
    if (!width || !height) problems.push(`${told} has no size`)
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!one.contains(found)) problems.push(`${told} is under ${found?.className}`)
  }
  const bar = document.querySelector('.bar').getBoundingClientRect()
  const names = [...document.querySelectorAll('.strip .name')].filter(seen)
  for (const one of document.querySelectorAll('.strip button, .bar .tool')) {
    const { right, bottom } = one.getBoundingClientRect()
    if (seen(one) && (right > bar.right + 1 || bottom > bar.bottom + 1))
      problems.push(`${one.textContent.trim()} is outside of the bar`)
  }
  for (const one of [...document.querySelectorAll('.strip :is(time, b)')].filter(seen)) {
    const card = one.closest('button').getBoundingClientRect()
    const { left, right } = one.getBoundingClientRect()
    if (left < card.left || right > card.right)
      problems.push(`the number ${one.textContent} is cut`)
  }
  for (const one of names) {
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
      problems.push(`the name ${one.textContent} is cut`)
    const range = document.createRange()
    for (const [word] of one.textContent.matchAll(/\\S+/g)) {
      const at = one.textContent.indexOf(word)
      range.setStart(one.firstChild, at)
      range.setEnd(one.firstChild, at + word.length)
      if (range.getClientRects().length > 1) problems.push(`the word ${word} is broken`)
    }
  }
  const sizes = names.map((one) => parseFloat(getComputedStyle(one).fontSize))
  return { problems, names: names.map((one) => one.textContent), least: Math.min(...sizes) }
}"""


def crowd(seats: int, clock: bool) -> LocalTable:
    """Return a table with a player at another device and with long names."""
    here = [SeatOption("here", name=name) for name in LONG_NAMES[1 : seats - 1]]
    options: dict[str, Any] = {"clock": BANK} if clock else {}
    table = LocalTable(AWAY, *here, start=False, deal="bar", **options)
    table.do(Join(1, LONG_NAMES[0]), GUEST)
    table.do(Start())
    return table


def sized(size: str) -> Layout:
    width, height = map(int, size.split("x"))
    return Layout(width, height, touch=True, scale=2)


def in_view(page: Page, selector: str) -> None:
    """Assert that a panel is on the screen and on top."""
    panel = page.locator(selector)
    expect(panel).to_be_in_viewport(ratio=0.99)
    for one in panel.get_by_role("button").all()[:3]:
        one.click(trial=True)


@pytest.mark.parametrize("size", SIZES)
def test_every_button_is_hit_in_its_middle_and_every_name_is_whole(
    wire: OnScreen, size: str
) -> None:
    for seats, clock in itertools.product((2, 3, 4), (False, True)):
        page = wire(sized(size)).show(crowd(seats, clock)).page
        talk = page.get_by_role("button", name=text("say-title"))
        expect(talk).to_be_visible()
        expect(page.locator(".strip .clock:visible")).to_have_count(seats if clock else 0)
        found = page.evaluate(LOOK)
        assert found["problems"] == [], (seats, clock)
        assert len(found["names"]) == seats
        assert found["least"] >= LEAST_PX, (seats, clock, found)
        talk.tap()
        in_view(page, "#say")
        talk.tap()
        page.get_by_role("button", name=text("menu"), exact=True).tap()
        in_view(page, "#menu")


def test_seats_have_names_at_400_percent_zoom(wire: OnScreen) -> None:
    page = wire(sized("320x180")).show(crowd(2, clock=True)).page
    for seat, name in enumerate(("Ada", LONG_NAMES[0])):
        card = page.locator(f'.strip [data-seat="{seat}"]')
        expect(card.locator(".name")).to_have_text(name)
        expect(card.locator(".name")).to_be_visible()
        expect(card.locator(".portrait")).to_be_visible()
