"""U32: scoring rounds fit, and are shown in order.

`web/tests/fights.test.ts` has the rest of U32 and U34.
"""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Locator, Route, expect

from overworld.i18n import languages
from overworld.server.table.options import SeatOption
from tests.web.ahead import Way, follow, open_at, way_to
from tests.web.conftest import Opener
from tests.web.people import HERE, PHONE, Layout, Tab
from tests.web.wire import LocalTable, OnScreen

# Scripts fit words to a new size of the window in the second frame after it.
FITTED = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
LAZY = re.compile(r"/assets/lazy-[^/]*\.js")


@cache
def to_score() -> Way:
    return way_to(lambda game: game.phase == "score", 23)


def scoring(tab: Tab) -> Locator:
    return tab.page.locator(".scoring")


def test_U32_a_scoring_round_fits_with_boards_side_by_side_and_pillars_by_height(
    wire: OnScreen,
) -> None:
    phone = wire(PHONE).show(LocalTable.at(to_score())).tab
    expect(scoring(phone).locator("[data-legal]:visible")).to_have_count(4)
    phone.fits()
    screen = wire().show(LocalTable.at(to_score()))
    tab = screen.tab
    scoring(tab).locator("[data-legal]").first.click()
    lands = scoring(tab).locator("[data-land]")
    expect(lands).to_have_count(2)
    tops = lands.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
    # The moon of the dark sky may be behind the points.
    points = scoring(tab).locator("header .xp").first
    expect(points).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    screen.show(LocalTable.at(way_to(lambda game: game.over, 9)))
    pillars = tab.page.locator(".final .podium .pillar")
    expect(pillars).to_have_count(2)
    heights = pillars.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert heights == sorted(heights, reverse=True)
    tab.fits()


BOARDS = """() => [...document.querySelectorAll('.scoring [data-land]')].map((one) => {
  const { left, right, top, bottom, height } = one.getBoundingClientRect();
  const dock = document.querySelector('.dock').getBoundingClientRect();
  return height > 100 && left >= 0 && right <= innerWidth && top > 0 && bottom <= dock.top;
})"""
"""A script that returns for each board of a scoring whether it is readable and in the window."""


NEXT_TO = """() => {
  const wrong = []
  const box = (one) => one.getBoundingClientRect()
  const all = (name) => [...document.querySelectorAll(`.scoring ${name}`)]
  const say = box(document.querySelector('.say')), dock = box(document.querySelector('.dock'))
  const edge = Math.max(...all('[data-legal]').map((one) => box(one).right))
  for (const one of all('[data-legal]')) {
    if (box(one).bottom > innerHeight) wrong.push('an option is outside')
    for (const part of one.children)
      if (box(part).bottom > box(one).bottom) wrong.push(`${part.className} is cut`)
  }
  for (const one of all('[data-land]')) {
    const { left, right, width } = box(one)
    if (width < 100) wrong.push(`a board has ${width} px`)
    if (left < edge || right > dock.left) wrong.push('a board is not between options and dock')
  }
  for (const one of all('.status'))
    if (box(one).bottom > say.top) wrong.push('the prompt covers a board')
  const room = document.querySelector('.over')
  if (room.scrollHeight > room.clientHeight) wrong.push('the scoring scrolls')
  return wrong
}"""


def test_U32_a_phone_shows_all_boards_with_whole_names(wire: OnScreen) -> None:
    table, phone = LocalTable.at(to_score()), Layout(360, 640, touch=True)
    # Upright, the boards of two players are below the options.
    for language in languages():
        tab = wire(phone).show(table, language=language).tab
        expect(tab.page.locator("html")).to_have_attribute("lang", language)
        expect(scoring(tab).locator("[data-legal]:visible")).to_have_count(4)
        assert tab.page.evaluate(BOARDS) == [True, True], language
        scrolls = "one => one.scrollHeight - one.clientHeight"
        assert tab.page.locator(".over:has(.scoring)").evaluate(scrolls) <= 1, language
    # Sideways, they are next to the options.
    for language in ("en", "fi"):
        screen = wire(phone).show(table, language=language)
        expect(screen.page.locator("html")).to_have_attribute("lang", language)
        expect(scoring(screen.tab).locator("[data-legal]")).to_have_count(4)
        expect(scoring(screen.tab).locator("[data-land]")).to_have_count(2)
        for width, height in ((844, 390), (667, 331)):
            screen.resize(Layout(width, height))
            screen.page.evaluate(FITTED)
            found = screen.page.evaluate(NEXT_TO)
            assert not found, f"{language} {width}x{height}: {found}"
            screen.tab.fits()
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    for name in ("Sattuma", "Glittering Magpie"):
        screen = wire(phone).show(LocalTable.at(to_score(), SeatOption("here", name=name)))
        names = scoring(screen.tab).locator("header strong")
        expect(names.filter(has_text=name)).to_be_visible()
        for width, height in ((390, 844), (360, 640)):
            screen.resize(Layout(width, height))
            screen.page.evaluate(FITTED)
            assert names.evaluate_all(cut) == 0, (name, width)
            screen.tab.fits()


def test_U32_loaded_boards_hide_the_table_and_its_animations(
    tab: Tab,
) -> None:
    page = tab.page
    held: list[Route] = []
    page.route(LAZY, lambda route: held.append(route))
    open_at(tab, to_score())
    land, flights = page.locator(".scene > .world"), page.locator(".flights")
    page.evaluate(
        """() => {
          const flights = document.createElement('div');
          flights.className = 'flights';
          document.querySelector('.table').append(flights);
        }"""
    )
    # The table stays while the page is still loading the boards.
    expect(page.locator(".over")).to_be_attached()
    expect(land).to_have_css("visibility", "visible")
    expect(flights).to_have_css("display", "block")
    for route in held:
        route.continue_()
    expect(scoring(tab)).to_be_visible()
    expect(land).to_have_css("visibility", "hidden")
    expect(flights).to_have_css("display", "none")


FRAMES = """
() => {
  window.frames = [];
  window.early = [];
  const look = () => {
    const counting = document.querySelector('.scoring li:has(.counting) .status');
    if (counting) {
      const lights = counting.parentElement.getAnimations({ subtree: true });
      const dark = lights.filter(({ animationName: name }) => /-(light|join)$/.test(name));
      window.early.push([
        dark.some(({ playState }) => playState === 'running'),
        document.getElementById('prompt').textContent,
        counting.textContent,
      ]);
    }
    const all = document.querySelectorAll('.scoring [data-lit]');
    const lit = [...all].map((one) => one.dataset.land);
    const now = document.querySelector('.final') ? 'final' : lit.join(' ');
    if (now !== window.frames.at(-1)) window.frames.push(now);
    requestAnimationFrame(look);
  };
  // As soon as it is there: until the next frame a busy machine may have shown all of it.
  new MutationObserver(() => {
    const name = document.querySelector('.final .podium .name');
    if (name) window.named ??= getComputedStyle(name).opacity;
  }).observe(document.body, { childList: true, subtree: true });
  look();
}
"""
"""A script that records each frame: the lit groups, the sentences about them, and the end."""


def test_U32_the_page_shows_the_scores_of_others_in_order_and_the_end_last(
    open_tab: Opener,
) -> None:
    whole = way_to(lambda game: game.over, 9)
    last = [at for at, (_, move) in enumerate(whole.moves) if move.startswith("score ")][-2:]
    player, watcher = open_tab(), open_tab(reduced_motion="no-preference")
    watcher.prefer(pace="normal")
    player.against(HERE, deal=whole.deal, first=0, opened=False, spectators=True)
    follow(Way(whole.deal, whole.moves[: last[0]], whole.game), player)
    watcher.go(f"/t/{player.code}")
    expect(scoring(watcher)).to_be_visible()
    order = [player.view()["decider"]]
    watcher.page.evaluate(FRAMES)
    for _, move in whole.moves[last[0] :]:
        player.play_unseen(move)
    order += [1 - order[0]]
    expect(watcher.page.locator(".final.fresh")).to_be_visible()
    expect(watcher.page.locator(".final h2")).to_have_css("opacity", "1")
    frames = watcher.page.evaluate("frames")
    assert frames[0] == "", "the page lights a group before it is scored"
    assert frames[1] == str(order[0])
    assert frames[2].split() == [str(seat) for seat in order], "both sums must stay visible"
    assert frames[-1] == "final"
    assert watcher.page.evaluate("named") == "1", "the result must be there from the first frame"
    early = watcher.page.evaluate("early")
    assert any(lighting for lighting, *_ in early), "spaces must light up one after the other"
    for _, said, footer in early:
        assert " XP" not in said + footer, "the page shows a sum before its last space"
    # After a reload the page shows the end without animations.
    watcher.page.reload()
    expect(watcher.page.locator(".final .podium")).to_be_visible()
    expect(watcher.page.locator(".final.fresh")).to_have_count(0)
