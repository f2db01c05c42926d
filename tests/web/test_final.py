"""The end of a game: the victory, its buttons, and the picture to share."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from overworld.server.table.options import SeatOption
from tests.server.harness import Server
from tests.web.ahead import MINER, Way, way_to
from tests.web.people import DESKTOP, PHONE, Layout
from tests.web.wire import AWAY, BOT, LocalTable, OnScreen, Wire
from tests.web.words import text

SIZES = [
    *((1366, 625), (1366, 768), (1920, 1080)),
    *((390, 844), (360, 640), (844, 390), (768, 1024)),
]
LONG = SeatOption("here", name="Maximiliana of the Hills")
PLAIN = SeatOption("here", name="Cleo")
TIE = 3
"""The seed of a game that two players win together."""

# The size of the picture, and how many of its colours differ: an empty picture has one.
PICTURE = """() => {
  const canvas = document.querySelector('.final canvas')
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const found = new Set()
  for (let at = 0; at < data.length; at += 404) {
    found.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`)
  }
  return { width, height, colours: found.size }
}"""
LOW = Layout(844, 390, touch=True, scale=2)
PIXELS = "() => document.querySelector('.final canvas').toDataURL()"
# The parts of the final screen that a player must see without scrolling.
STORY = "header", ".podium", '[data-part="sources"]', '[data-part="moments"]', '[data-part="chart"]'
# How far the lowest of these parts ends below the window.
BELOW = """(parts) => Math.max(...parts.map((part) =>
  document.querySelector('.final ' + part).getBoundingClientRect().bottom)) - innerHeight"""
# The places of all buttons of the final screen.
BUTTONS = """() => [...document.querySelectorAll('.verdict :is(button, .button)')].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return [one.textContent, left, top, width, height].join(' ')
})"""


def drawn(screen: Wire) -> dict[str, Any]:
    """Return the size of the picture after the page has drawn it."""
    screen.page.wait_for_function(
        f"() => document.querySelector('.final canvas') && ({PICTURE})().colours > 20"
    )
    found: dict[str, Any] = screen.page.evaluate(PICTURE)
    return found


def played(*seats: SeatOption) -> LocalTable:
    """Return a table after a random game of Ada and these seats."""
    table, chance = LocalTable(*seats, deal="picture"), random.Random(7)
    while table.script.table.decider is not None:
        assert table.script.table.game is not None
        table.play(str(chance.choice(list(table.script.table.game.legal_moves))))
    return table


@pytest.fixture(scope="module")
def won() -> Way:
    """Return a game that one player wins."""
    return way_to(lambda game: game.over, 9)


def test_the_picture_has_one_size_in_every_window(wire: OnScreen, won: Way) -> None:
    table = LocalTable.at(won)
    for width, height in SIZES:
        screen = wire(Layout(width, height, touch=min(width, height) < 600)).show(table)
        found = drawn(screen)
        assert (found["width"], found["height"]) == (1200, 630), (width, height)
        expect(screen.page.locator(".final .lands")).to_have_count(0)  # it shows the boards
        screen.tab.fits()


def test_a_laptop_shows_the_whole_story_and_all_buttons_without_scrolling(
    wire: OnScreen, won: Way
) -> None:
    for table in (LocalTable.at(won), played(LONG, PLAIN, BOT)):
        for size in ((1366, 625), (1366, 768)):
            screen = wire(Layout(*size)).show(table)
            drawn(screen)
            parts = [*STORY, ".verdict .row:last-child"]
            assert screen.page.evaluate(BELOW, parts) <= 0, size
            # The points are next to the podium, and the picture to share is after the story.
            tops = [
                screen.page.locator(f".final {part}").evaluate("(one) => one.offsetTop")
                for part in ('[data-part="sources"]', '[data-part="chart"]', ".picture")
            ]
            assert tops == sorted(tops)
            podium = screen.page.locator(".final .podium").bounding_box()
            points = screen.page.locator('.final [data-part="sources"]').bounding_box()
            assert podium
            assert points
            assert points["y"] < podium["y"] + podium["height"] / 4
            assert points["x"] >= podium["x"] + podium["width"]


def test_the_menu_is_above_the_final_screen(wire: OnScreen, won: Way) -> None:
    table = LocalTable.at(won, AWAY)
    for layout in (DESKTOP, PHONE, LOW):
        screen = wire(layout).show(table)
        drawn(screen)
        for entry, title in ((text("menu-overview"), "overview"), (text("menu-keys"), "keys")):
            screen.tab.menu(entry)
            expect(screen.page.get_by_role("dialog"), title).to_be_visible()
            screen.page.keyboard.press("Escape")


def test_the_picture_of_two_to_four_players_and_of_a_tie_and_its_file(wire: OnScreen) -> None:
    for seats in ((BOT,), (LONG, PLAIN), (LONG, PLAIN, BOT)):
        screen = wire().show(played(*seats))
        assert drawn(screen)["colours"] > 20, seats
        page = screen.page
        described = page.locator(".final .frame").get_attribute("aria-label") or ""
        assert "Ada" in described, seats
        before = page.evaluate(PIXELS)
        page.get_by_label(text("final-picture-names")).uncheck()
        page.wait_for_function(f"(before) => ({PIXELS})() !== before", arg=before)
        described = page.locator(".final .frame").get_attribute("aria-label") or ""
        names = [one for one in ("Ada", "Cleo", "Maximiliana") if one in described]
        assert not names, (seats, described)
    table = LocalTable.at(way_to(lambda game: game.over, TIE, MINER))
    screen.show(table)
    assert drawn(screen)["colours"] > 20
    expect(page.locator(".final .crown")).to_have_count(2)
    button = page.locator(".final .picture").get_by_role("button").first
    expect(button).to_have_text(text("final-picture-save"))
    with page.expect_download() as found:
        button.click()
    assert found.value.suggested_filename == f"overworld-{table.code}.png"


def test_a_browser_that_can_share_files_offers_it_first(
    browser: Browser, server: Server, won: Way
) -> None:
    screen = Wire(browser, server.url, DESKTOP)
    screen.page.add_init_script(
        """window.shared = []
        navigator.canShare = ({ files }) => files.length === 1
        navigator.share = async ({ files }) => { shared.push([files[0].name, files[0].type]) }"""
    )
    table = LocalTable.at(won)
    screen.show(table)
    drawn(screen)
    first = screen.page.locator(".final .picture").get_by_role("button").first
    expect(first).to_have_text(text("final-picture-share"))
    first.click()
    screen.page.wait_for_function("() => window.shared.length")
    assert screen.page.evaluate("shared") == [[f"overworld-{table.code}.png", "image/png"]]
    screen.tab.close()


def test_a_victory_rises_and_its_buttons_stay_in_place(
    browser: Browser, server: Server, won: Way
) -> None:
    last = max(at for at, (_, move) in enumerate(won.moves) if move.startswith("score "))
    table = LocalTable.at(Way(won.deal, won.moves[:last], won.game), AWAY)
    winner = won.game.outcome()
    assert winner is not None
    table.me = ["host", "guest"][winner.winners[0]]
    screen = Wire(browser, server.url, DESKTOP, reduced_motion="no-preference")
    screen.show(table, pace="fast")
    page = screen.page
    # The boards and the final screen are one lazy part.
    expect(page.locator(".scoring")).to_be_visible()
    for _, move in won.moves[last:]:
        screen.tell(table.play(move))
    page.wait_for_selector(".final.fresh")
    first = page.evaluate(BUTTONS)
    assert len(first) >= 5
    # The result is there with the buttons, and the whole table reacts: hands up, together or down.
    faint = "(one) => Number(getComputedStyle(one).opacity)"
    for part in ("h2", ".why", '[data-part="sources"]', '[data-part="chart"]'):
        assert page.locator(f".final {part}").evaluate(faint) == 1, part
    expect(page.locator(".final .podium .hand")).to_have_count(4)
    expect(page.locator(".final h2")).to_have_text(text("final-you"))
    expect(page.locator(".final .winner .crown")).to_have_count(1)
    pieces = page.evaluate(
        """() => [...document.querySelectorAll('.confetti i')]
        .map((one) => getComputedStyle(one).animationIterationCount)"""
    )
    assert pieces
    assert set(pieces) == {"3"}
    page.wait_for_function(
        """() => document.getAnimations()
        .every((one) => one.animationName?.startsWith('live-'))"""
    )
    assert page.evaluate(BUTTONS) == first
    # After a reload nothing rises and nothing falls again.
    screen.show(table, pace="fast")
    expect(page.locator(".final .podium")).to_be_visible()
    expect(page.locator(".final .confetti")).to_have_count(0)
    screen.check()
    screen.tab.close()
