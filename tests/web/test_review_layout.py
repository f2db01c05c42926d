"""The controls of a replay and a review at all sizes: inside the window, in one row."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from overworld.server.table.options import SeatOption
from tests.web.ahead import BUILDER, way_to
from tests.web.people import Layout
from tests.web.wire import LocalTable, OnScreen, Wire
from tests.web.words import text

FINGERS = [(360, 640), (390, 844), (667, 331), (844, 390), (768, 1024), (1024, 768)]
MOUSE = [
    *((1280, 720), (1280, 800), (1366, 625), (1366, 768)),
    *((1440, 900), (1920, 1080), (2560, 1440)),
]
SIZES = [Layout(*size, touch=True) for size in FINGERS] + [Layout(*size) for size in MOUSE]
ARRANGED = [(360, 640), (667, 331), (768, 1024), (1280, 720), (1366, 625), (2560, 1440)]
AT_SIZES = pytest.mark.parametrize(
    "sizes",
    [
        pytest.param([one for one in SIZES if (one.width, one.height) in ARRANGED], id="some"),
        pytest.param(SIZES, id="all", marks=pytest.mark.thorough),
    ],
)
"""Run a test at the smallest and largest size of each arrangement, or at all sizes."""
# Scripts fit words to a new size of the window in the second frame after it.
FITTED = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
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
    """Return the problems of the places of the controls, when all words fit."""
    wire.page.evaluate(FITTED)
    return wire.page.evaluate(FAULTS, [".controls > .tool", parts])


@AT_SIZES
def test_the_controls_of_a_replay_are_one_row_inside_every_window(
    over: LocalTable, wire: OnScreen, sizes: list[Layout]
) -> None:
    found = []
    for at_size, layout in enumerate(sizes):
        opened, at = wire(layout), f"{layout.width}x{layout.height}"
        page, more = opened.page, opened.page.locator('[data-part="more"]')
        if not at_size or layout.touch != sizes[at_size - 1].touch:  # the page for it is new
            opened.show(over, "?step=120")
        expect(page.locator(".controls > .tool")).to_have_count(9)
        # The first step, one in the middle, one of chance, and the last one.
        for press in ("Home", "]", "ArrowRight", "End"):
            page.keyboard.press(press)
            found += [f"{at} {press}: {one}" for one in faults(opened, DOCK)]
            more.click()
            expect(page.locator(".controls .menu")).to_be_visible()
            found += [f"{at} {press}, menu: {one}" for one in faults(opened, DOCK)]
            page.keyboard.press("Escape")
            expect(more).to_be_focused()
    assert not found, "\n".join(found)


@pytest.fixture(scope="module")
def reviewed() -> LocalTable:
    """Return a table whose game is over, with a building on the wrong space at `BUILT`."""
    table = LocalTable.at(way_to(lambda game: game.over, 3, BUILDER))
    step = table.review.step(BUILT)
    assert (step.move, step.best) == ("build d5 4", "build d5 5")
    return table


BUILT = 244
DOCK = ".dock button, .dock input, .dock a"
PARTS = ".study button, .study input, .study a, .dock .boards button"


def open_review(wire: Wire, table: LocalTable, step: int = BUILT) -> None:
    wire.show(table, f"?step={step}")
    wire.page.locator('.replay [data-part="review"]').click()
    expect(wire.page.locator('.study[data-review="done"]')).to_be_visible()
    expect(wire.page.locator(".study .verdict")).to_be_visible()


HELD = """() => {
  const parts = '[data-part="mobs"] li button, [data-part="pile"] button, .hotbar li';
  const { right: most, bottom: lowest } = document.querySelector('.me').getBoundingClientRect();
  const all = [...document.querySelectorAll('.me :is(' + parts + ')')];
  const cut = all.filter((one) => {
    const { x, y, width, height, right, bottom } = one.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return right > most + 1 || bottom > lowest + 1 || !one.contains(found);
  });
  return [all.length, cut.map((one) => one.ariaLabel || one.textContent.trim())];
}"""
"""A script that returns how many items a player has, and which of them are not visible."""
ALL_HELD = [(1280, 720), (1366, 625), (1366, 768), (1920, 1080), (1024, 768), (768, 1024)]
"""Sizes at which all items of a player are visible."""


@AT_SIZES
def test_a_review_shows_all_blocks_weapons_and_mobs_of_a_player(
    wire: OnScreen, sizes: list[Layout]
) -> None:
    table = LocalTable.at(way_to(lambda game: game.over, 3))
    for layout in sizes:
        width, height = layout.width, layout.height
        if (width, height) not in ALL_HELD:
            continue
        opened = wire(layout)
        open_review(opened, table, 3)
        opened.page.keyboard.press("End")
        expect(opened.page.locator('.me [data-part="mobs"] li')).to_have_count(6)
        assert opened.page.evaluate(HELD) == [19, []], (width, height)


OVERLAPS = """() => {
  const names = [...document.querySelectorAll('.curve .who')];
  const boxes = names.map((one) => one.getBoundingClientRect());
  const { top, bottom } = document.querySelector('.curve .plot').getBoundingClientRect();
  const outside = boxes.filter((one) => one.top < top - 1 || one.bottom > bottom + 1).length;
  const sorted = boxes.sort((one, other) => one.top - other.top);
  return outside + sorted.filter((one, at) => at && one.top < sorted[at - 1].bottom - 1).length;
}"""


def four_players() -> LocalTable:
    """Return a table of four players whose game is over."""
    seats = [SeatOption("here", name=name) for name in ("Ben", "Cleo", "Glittering Magpie")]
    table, chance = LocalTable(*seats, deal="four"), random.Random(3)
    while table.script.table.game is not None and not table.script.table.game.over:
        legal = [str(move) for move in table.script.table.game.legal_moves]
        weights = [BUILDER.get(move.split()[0], 1) for move in legal]
        table.play(chance.choices(legal, weights)[0])
    return table


def test_the_areas_of_four_players_have_readable_names_and_grow_while_they_are_judged(
    wire: OnScreen,
) -> None:
    table = four_players()
    table.judged = 60
    page = (opened := wire()).show(table, "?step=200").page
    page.locator('.replay [data-part="review"]').click()
    plot, unknown = page.locator(".study .plot"), page.locator(".study .plot .open")
    expect(unknown).to_be_visible()
    wide = "one => one.getBoundingClientRect().width"
    before = unknown.evaluate(wide)
    assert 0.5 < before / plot.evaluate(wide) < 1
    # The slider works meanwhile, and a step that is not judged has no chances.
    slider = page.get_by_role("slider", name=text("study-graph"))
    slider.fill("100")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 100 of"))
    table.judged = 120
    page.wait_for_function(
        "([one, wide]) => one.getBoundingClientRect().width < wide - 9",
        arg=[unknown.element_handle(), before],
    )
    table.judged = None
    expect(page.locator('.study[data-review="done"]')).to_be_visible()
    expect(unknown).to_have_count(0)
    expect(plot.locator("[data-area]")).to_have_count(3)
    expect(plot.locator(".who")).to_have_count(4)
    for layout in SIZES:
        opened.resize(layout)
        assert not page.evaluate(OVERLAPS), layout


def curve_top(wire: Wire) -> float:
    found: float = wire.page.locator(".study .curve").evaluate(
        "one => one.getBoundingClientRect().top"
    )
    return found


@AT_SIZES
def test_the_controls_of_a_review_stay_inside_every_window_in_every_mode(
    reviewed: LocalTable, wire: OnScreen, sizes: list[Layout]
) -> None:
    found = []
    for layout in sizes:
        open_review(opened := wire(layout), reviewed)
        at, curves = f"{layout.width}x{layout.height}", dict[str, int]()
        for mode in ("verdict", "retry", "answer"):
            if mode == "retry":
                opened.page.locator('[data-part="retry"]').click()
            elif mode == "answer":
                try_build(opened, "d5", 5)
            found += [f"{at} {one}" for one in mode_faults(opened, mode)]
            curves[mode] = round(curve_top(opened))
        if layout.width >= 1100 and len(set(curves.values())) > 1:
            found.append(f"{at}: the curve moves between the modes: {curves}")
    assert not found, "\n".join(found)


def mode_faults(opened: Wire, mode: str) -> list[str]:
    """Return the faults of the review in a mode, without and with its menu."""
    page, found = opened.page, []
    verdict, more = page.locator(".study .verdict"), page.locator('[data-part="more"]')
    expect(verdict).to_have_attribute("data-mode", mode)
    found += [f"{mode}: {fault}" for fault in faults(opened, PARTS)]
    cut = verdict.evaluate("one => one.scrollHeight - one.clientHeight")
    if cut > 1:
        found.append(f"{mode}: the verdict is cut by {cut}")
    if more.is_visible():
        more.click()
        expect(page.locator(".controls .menu")).to_be_visible()
        found += [f"{mode}, menu: {fault}" for fault in faults(opened, PARTS)]
        page.keyboard.press("Escape")
    return found


SHEET = """() => {
  const sheet = document.querySelector('.study');
  const scroll = sheet.querySelector('.scroll');
  sheet.scrollTop = sheet.scrollHeight;
  const ways = sheet.querySelector('.ways').getBoundingClientRect();
  const last = scroll.lastElementChild.getBoundingClientRect();
  const keys = sheet.querySelector('.keys').getBoundingClientRect();
  const close = sheet.querySelector('.close').getBoundingClientRect();
  const found = document.elementFromPoint(close.x + close.width / 2, close.y + close.height / 2);
  return {
    slit: scroll.scrollHeight > scroll.clientHeight + 1,
    end: last.bottom <= ways.top + 1 && keys.bottom - keys.top > 60,
    controls: ways.bottom <= innerHeight + 1,
    closes: Boolean(found?.closest('.close')),
  };
}"""
"""A script that scrolls the sheet of a review to its end: which parts can be reached?"""


def test_the_sheet_of_a_review_scrolls_as_a_whole_on_phones(
    reviewed: LocalTable, wire: OnScreen
) -> None:
    theirs = next(step.at for step in reviewed.review.steps if step.seat == 1)
    for width, height in ((360, 640), (390, 844)):
        opened = wire(Layout(width, height, touch=True))
        open_review(opened, reviewed)
        whole = {"slit": False, "end": True, "controls": True, "closes": True}
        assert opened.page.evaluate(SHEET) == whole, (width, height)
        # A key moment leads back to its verdict.
        opened.page.locator(".study .keys button").last.tap()
        opened.page.wait_for_function("() => document.querySelector('.study').scrollTop === 0")
        # At a decision of another player, no bar covers the land or the cube.
        open_review(opened, reviewed, theirs)
        bar = opened.page.locator(".me > .mine.looking")
        expect(bar).to_have_count(1)
        expect(bar).to_be_hidden()


def try_build(wire: Wire, cell: str, space: int) -> None:
    """Try out a build: pick the tile, then press the space."""
    page = wire.page
    page.locator(f'.world [data-place="{cell}"][data-legal]').click()
    page.locator(f'.me [data-space="{space}"][data-legal]').click()


def test_a_player_finds_a_better_decision_and_the_game_stays_as_it_was(
    reviewed: LocalTable, wire: OnScreen
) -> None:
    open_review(opened := wire(), reviewed)
    page, step = opened.page, reviewed.review.step(BUILT)
    study, verdict = page.locator(".study"), page.locator(".study .verdict")
    expect(verdict).to_contain_text(text("study-find"))
    sent, moves = list(reviewed.sent), reviewed.script.table.seq
    # Nothing gives the answer away before the retry, until the player asks for it.
    better = page.locator('[data-compared="better"], .advised, [data-build-arrow="hint"]')
    expect(better).to_have_count(0)
    expect(verdict).to_contain_text(text("study-covered"))
    expect(verdict).not_to_contain_text("Better")
    study.locator('[data-part="uncover"]').click()
    expect(verdict).to_have_attribute("data-compared", "better")
    study.locator(".eye").click()
    expect(better).to_have_count(0)
    page.keyboard.press("b")
    expect(verdict).to_have_attribute("data-mode", "retry")
    expect(page.locator("#study-here")).to_be_focused()
    expect(better).to_have_count(0)
    page.locator('[data-part="nudge"]').click()
    expect(page.locator('[data-action="build"].nudged')).to_be_visible()
    # Escape puts the building back, then leaves the retry.
    page.locator('.world [data-place="d5"][data-legal]').click()
    expect(page.locator(".me [data-space][data-legal]").first).to_be_visible()
    details = page.locator(".inspect[data-inspect]")  # they come a moment after the mouse
    expect(details).to_be_visible()
    page.keyboard.press("Escape")
    expect(details).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".me [data-space][data-legal]")).to_have_count(0)
    expect(verdict).to_have_attribute("data-mode", "retry")
    page.keyboard.press("Escape")
    expect(verdict).to_have_attribute("data-mode", "verdict")
    expect(page.locator("#study-here")).to_be_focused()
    # The played decision, another space, and the best one.
    for space, grades in ((4, ("same",)), (7, ("almost", "good")), (5, ("excellent",))):
        page.locator('[data-part="retry"]').click()
        try_build(opened, "d5", space)
        expect(verdict).to_have_attribute("data-mode", "answer")
        expect(verdict).to_have_attribute("data-grade", re.compile(f"^({'|'.join(grades)})$"))
    expect(page.locator("#study-here")).to_be_focused()
    expect(verdict).to_contain_text(text("study-try-excellent"))
    expect(page.locator('[data-part="next"]')).to_be_visible()
    # The next moment is another mistake, with its answer covered.
    page.locator('[data-part="next"]').click()
    expect(verdict).to_have_attribute("data-mode", "verdict")
    expect(page.locator('[data-compared="better"]')).to_have_count(0)
    assert (reviewed.sent, reviewed.script.table.seq) == (sent, moves)
    assert reviewed.review.step(BUILT) == step
    page.keyboard.press("Escape")
    expect(page.locator('.final [data-part="review"]')).to_be_focused()


COUNT_SPARKS = """() => {
  window.sparks = 0;
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const one of addedNodes) window.sparks += one.querySelector?.('.spark') ? 1 : 0;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_sparks_burst_for_an_excellent_decision_but_not_with_reduced_motion(
    reviewed: LocalTable, wire: OnScreen
) -> None:
    for motion, sparks in (("no-preference", 8), ("reduce", 0)):
        opened = wire(reduced_motion=motion)
        page = opened.show(reviewed, f"?step={BUILT}", pace="normal").page
        page.locator('.replay [data-part="review"]').click()
        page.locator('[data-part="retry"]').click()
        page.evaluate(COUNT_SPARKS)
        try_build(opened, "d5", 5)
        expect(page.locator(".study .verdict")).to_have_attribute("data-grade", "excellent")
        if sparks:
            page.wait_for_function(f"() => window.sparks >= {sparks}")
        else:
            page.evaluate(
                "() => new Promise((done) => setTimeout(() => requestAnimationFrame(done)))"
            )
            assert page.evaluate("() => window.sparks") == 0


NAMES = """() => {
  const lines = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const names = [...document.querySelectorAll('.dock .boards .name')].map((one) => {
    const words = [...one.childNodes].filter((part) => part.nodeType === Node.TEXT_NODE);
    words.at(-1).data = 'Pebble';
    return lines(words.at(-1));
  });
  return names;
}"""
COVERED = """() => {
  const all = (parts) => [...document.querySelectorAll(parts)];
  const boxes = (parts) => all(parts).map((one) => one.getBoundingClientRect());
  const gems = boxes('.curve .gem');
  const meet = (one, other, room) =>
    one.left < other.right - room && other.left < one.right - room &&
    one.top < other.bottom - room && other.top < one.bottom - room;
  const faults = [];
  gems.forEach((gem, at) => {
    if (gems.slice(at + 1).some((other) => meet(gem, other, 4))) faults.push(`mark ${at + 1}`);
    if (boxes('.curve .who').some((name) => meet(gem, name, 5))) faults.push(`name ${at + 1}`);
  });
  return faults;
}"""


def test_names_and_marks_of_a_review_do_not_cover_each_other(
    reviewed: LocalTable, wire: OnScreen
) -> None:
    for width, height in ((1366, 768), (390, 844), (844, 390)):
        opened = wire(Layout(width, height, touch=width < 1000))
        open_review(opened, reviewed)
        assert opened.page.locator(".curve .gem").count() == 3
        assert opened.page.evaluate(COVERED) == [], (width, height)
        if width < 1000:
            continue
        opened.page.locator('.study [data-part="uncover"]').click()
        expect(opened.page.locator(".dock .looks [role] [aria-pressed=true]")).to_be_visible()
        assert opened.page.evaluate(NAMES) == [1, 1]
