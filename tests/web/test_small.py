"""Small screens and U44: play games by touch, and check the whole page after every press.

Legal targets and buttons are inside the screen and its safe area, and a tap on their middle hits
them. No number is covered, no word is truncated, no tap is lost, and the page does not scroll.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from overworld import Game
from overworld.i18n import languages
from tests.server.harness import Server
from tests.web.ahead import BUILDER, can, way_to
from tests.web.conftest import launch
from tests.web.people import Layout
from tests.web.wire import AWAY, BEN, BOT, LocalTable, OnScreen, Wire
from tests.web.words import spoken

SIZES = ["360x640", "390x844", "667x331", "844x340", "844x390", "768x1024"]
PHONES = [
    pytest.param(["667x331", "390x844"], id="two"),
    pytest.param(SIZES, id="all", marks=pytest.mark.thorough),
]
"""Sizes that one page takes in turn: the flattest screen and the usual one, or all."""
PSEUDO = "pseudo"
LARGE_TEXT = "--blink-settings=defaultFontSize=32"
"""A Chromium option that doubles the font size, as a user can in the settings of the browser."""
PREFERRED: dict[str, Any] = {"coach": "on", "shortcuts": True}
NOTCH = {"left": 47, "right": 47, "bottom": 21}
MAX_DECISIONS = 400
MAX_PRESSES = 12
MANY = 12
LIKES = {"confirm": 90, "space": 40, "answer": 20, "score": 20, "begin": 20, "end": 30, "block": 9}
"""Weights of the targets, so that games are short and contain everything."""

LOOK = """async ([before, safe]) => {
  const table = document.querySelector('[data-hash]')
  const frame = () => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(done)))
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const asked = () => document.querySelector('#prompt').dataset.prompt
  const TARGETS = '[data-legal], [data-action], .swap, .bar button, ' +
    '.dock .ends button, [data-fight] footer button, .drawer button'
  const all = () => [...document.querySelectorAll(TARGETS)].filter(
    (one) => shown(one) && one.ariaDisabled !== 'true')
  // What a person would call the state of the table: it changes with every press that counts.
  const state = () => JSON.stringify([table.dataset.hash, table.dataset.stage, asked(),
    all().map((one) => [one.dataset.place, one.dataset.space, one.dataset.action,
      one.ariaPressed, one.className.baseVal ?? one.className])])
  const ready = () => table.dataset.mine === 'true' || asked() === 'over'
  const until = performance.now() + 120000
  const settled = () => ready() && !table.matches('.sending') && state() !== before
  while (!settled() && performance.now() < until) await frame()
  const lost = { problems: ['a tap is lost'], targets: [], cut: [] }
  if (!settled()) return { ...lost, state: state(), asked: asked() }
  // The prompt fits its text in the frame after it changes, also when the coach has loaded.
  const said = () => document.querySelector('.say')?.outerHTML
  for (let last; last !== said() && performance.now() < until; ) {
    last = said()
    await new Promise((done) => setTimeout(done))
    await frame()
  }
  const problems = new Set()
  const told = (one) => `<${one.localName} ${one.getAttribute('class') ?? ''}` +
    ` ${one.dataset?.action ?? one.dataset?.place ?? ''}> ${one.textContent.trim().slice(0, 30)}`
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth || page.scrollHeight > page.clientHeight)
    problems.add('the page scrolls')
  const [least, top0] = [safe.left ?? 0, safe.top ?? 0]
  const [most, bottom0] = [innerWidth - (safe.right ?? 0), innerHeight - (safe.bottom ?? 0)]
  const outside = ({ left, top, right, bottom }) =>
    left < least - 1 || top < top0 - 1 || right > most + 1 || bottom > bottom0 + 1
  const place = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round)
  // Something of a thing is seen in the middle of one of its parts.
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const hit = (one) => {
    const parts = one.matches('[data-cube] *') ? [...one.querySelectorAll('.face')] : [one]
    for (const part of parts) {
      const [x, y] = middle(part)
      const found = document.elementFromPoint(x, y)
      if (found && one.contains(found)) return [x, y]
    }
  }
  const kind = (one) => {
    if (one.dataset.action) return one.dataset.action
    if (one.matches('[data-space]')) return 'space'
    if (one.matches('.scoring *')) return 'score'
    if (one.matches('[data-fight] [data-legal]')) return 'begin'
    if (one.matches('[data-fight] *')) return 'answer'
    if (one.matches('[data-cube] *')) return 'block'
    return one.matches('.swap') ? 'swap' : one.hasAttribute('data-legal') ? 'place' : 'other'
  }
  const over = document.querySelector('.table .over:not([data-fight] *)')
  const fight = [...document.querySelectorAll('[data-fight]')].find(shown)
  // A fight takes the place of the land, or of the cube if that stands there.
  const fought = (one) => {
    if (!fight || !one.closest('[data-pane="world"], [data-pane="cube"]')) return false
    const [[x, y], box] = [middle(one), fight.getBoundingClientRect()]
    return x > box.left && x < box.right && y > box.top && y < box.bottom
  }
  const reachable = (one) =>
    !(over && one.closest('.scene') && !over.contains(one)) && !fought(one)
  const targets = []
  const cut = []
  let blocks = 0
  for (const one of all()) {
    if (!reachable(one) || (over?.matches('.final-place') && !over.contains(one))) continue
    const box = one.getBoundingClientRect()
    if (!box.width) continue
    if (outside(box) && !over) problems.add(`${told(one)} is outside: ${place(box)}`)
    const point = hit(one)
    const block = one.matches('[data-cube] *')
    if (point) targets.push([kind(one), ...point])
    else if (!block && !over) {
      const under = document.elementFromPoint(...middle(one))
      problems.add(`${told(one)} is under ${under ? told(under) : 'nothing'}`)
    }
    if (block && point) blocks += 1
  }
  const cube = document.querySelector('[data-cube] [data-legal]')
  if (cube?.checkVisibility() && !fought(cube) && !blocks)
    problems.add('no block can be pressed')
  // Prices and XP: characters stand on none of them. Crossings take presses, and paint nothing.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.pawn path { pointer-events: fill !important }' +
    '.crossing { pointer-events: none !important }')
  document.adoptedStyleSheets.push(sheet)
  for (const cell of document.querySelectorAll('[data-pane="world"] [data-face]')) {
    if (!shown(cell) || !reachable(cell)) continue
    for (const part of cell.querySelectorAll('[data-xp], [data-hearts], [data-cost] > *')) {
      const found = document.elementFromPoint(...middle(part))
      if (found?.closest('[data-place]') !== cell)
        problems.add(`${cell.dataset.place}: a number is under ${found ? told(found) : 'nothing'}`)
    }
  }
  document.adoptedStyleSheets.pop()
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  // Words of the dock that are too many for it are read whole after a press.
  const whole = document.querySelector('.say[data-cut] .whole')
  const SILENT = '.unseen, svg, option, [data-pane="world"], .race i, .say[data-brief] #prompt' +
    (whole && hit(whole) && !outside(whole.getBoundingClientRect()) ? ', .say' : '')
  if (whole) cut.push(document.querySelector('.more').innerText)
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement
    if (!walker.currentNode.textContent.trim() || holder.closest(SILENT)) continue
    if (!shown(holder) || !reachable(holder) || (over && !over.contains(holder))) continue
    range.selectNodeContents(walker.currentNode)
    for (const line of range.getClientRects()) {
      if (line.width < 2 || line.height < 2) continue
      const slack = line.height * 0.25
      let scrolls = false
      for (let one = holder; one !== table; one = one.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(one)
        if (display === 'inline' || display === 'contents') continue
        const edge = one.getBoundingClientRect()
        scrolls ||= /auto|scroll/.test(overflowX + overflowY)
        if (scrolls) break
        const across = line.left < edge.left - 2 || line.right > edge.right + 2
        const down = line.top < edge.top - slack || line.bottom > edge.bottom + slack
        if (overflowX !== 'visible' && across || overflowY !== 'visible' && down)
          problems.add(`cut by ${told(one)}: ${told(holder)}`)
      }
      if (scrolls) continue
      if (outside({ ...line.toJSON(), top: line.top + slack, bottom: line.bottom - slack }))
        problems.add(`words outside: ${told(holder)} ${place(line)}`)
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2]
      const found = document.elementFromPoint(x, y)
      const near = (one) => one.closest('.opponents > li') ??
        one.closest('button, li, p, [data-place], [data-space]') ?? one
      if (found && !found.contains(holder) && !near(holder).contains(found))
        problems.add(`words under ${told(found)}: ${told(holder)}`)
    }
  }
  return { problems: [...problems], targets, cut, state: state(), asked: asked() }
}"""


class Toucher:
    """A player on a small screen who presses any target and checks the page after each press."""

    def __init__(self, screen: Wire, tongues: list[str], safe: dict[str, int], seed: int) -> None:
        self.page, self.tongues, self.safe = screen.page, tongues, safe
        self._screen = screen
        self._random = random.Random(seed)
        self.problems: set[str] = set()
        self.pressed: set[str] = set()
        self.cut: set[str] = set()
        """Words that did not fit into the dock and that a press shows completely."""
        self.decisions = 0

    def _speak(self, language: str) -> None:
        """Choose a language, and wait until the page shows it."""
        labels = "() => [...document.querySelectorAll('.five .label')].map((one) => one.innerText)"
        before = self.page.evaluate(labels)
        self._screen.choose(**PREFERRED, language=language)
        self.page.wait_for_function(
            f"before => String(({labels})()) !== String(before)", arg=before
        )

    def play(self) -> None:
        """Play to the end, and change the language every few decisions."""
        seen, speaks = {"state": "", "asked": "act"}, "en"
        for turn in range(MAX_DECISIONS):
            language = self.tongues[turn // 3 % len(self.tongues)]
            if language != speaks and seen["asked"] == "act":
                self._speak(language)
                speaks = language
            hash = ""
            for _ in range(MAX_PRESSES):
                seen = self._look("" if not hash else seen["state"], speaks)
                if seen["asked"] == "over" or len(self.problems) > MANY:
                    return
                now = json.loads(seen["state"])[0]
                if hash and now != hash:
                    break
                hash = now
                self._press(seen)
            else:
                raise AssertionError(f"no press changes the position: {seen}")
            self.decisions += 1
        raise AssertionError("the game does not end")

    def _look(self, before: str, speaks: str) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK, [before, self.safe])
        self.problems.update(f"{speaks}, {seen['asked']}: {one}" for one in seen["problems"])
        self.cut.update(f"{speaks}: {one}" for one in seen["cut"])
        return seen

    def _press(self, seen: dict[str, Any]) -> None:
        actions = ("collect", "explore", "build", "fight", "weapon", "undo", "hint", "trade")
        fit = [one for one in seen["targets"] if one[0] not in ("other", "undo", "hint", "trade")]
        staged = any(one[0] in ("confirm", "space", "begin", "answer") for one in fit)
        if staged or seen["asked"] == "score":
            fit = [one for one in fit if one[0] not in (*actions, "swap", "place")]
        assert fit, seen
        kind, x, y = self._random.choices(fit, [LIKES.get(one[0], 2) for one in fit])[0]
        self.pressed.add(kind)
        self.page.touchscreen.tap(x, y)


def played(
    browser: Browser, server: Server, size: str, tongues: list[str], *, notch: bool = False
) -> Toucher:
    """Play a whole game on a screen of this size."""
    width, height = map(int, size.split("x"))
    screen = Wire(browser, server.url, Layout(width, height, touch=True, scale=2))
    try:
        safe = NOTCH if notch else {}
        if notch:
            session = screen.tab.context.new_cdp_session(screen.page)
            session.send("Emulation.setSafeAreaInsetsOverride", {"insets": safe})
        screen.show(LocalTable(BOT, BOT, deal=f"small-{size}"), **PREFERRED)
        person = Toucher(screen, tongues, safe, seed=width)
        person.play()
        screen.check()
    finally:
        screen.tab.close()
    return person


def fine(person: Toucher) -> None:
    """Assert that a game had no problems and enough variety."""
    assert not person.problems, "\n".join(sorted(person.problems))
    assert person.decisions > 30
    assert {"block", "place", "space", "score", "end", "confirm"} <= person.pressed


@pytest.mark.parametrize("size", ["360x640", pytest.param("844x340", marks=pytest.mark.thorough)])
def test_U44_a_game_by_touch_on_a_small_screen_shows_no_problem(
    browser: Browser, server: Server, size: str
) -> None:
    notch = size == "844x340"
    fine(played(browser, server, size, [PSEUDO if notch else "de"], notch=notch))


@pytest.fixture(scope="module", params=["letters", "large letters"])
def reader(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Browser]:
    """Start a browser with the normal font size, and one with twice the size."""
    started = launch(playwright, *([LARGE_TEXT] if request.param == "large letters" else []))
    yield started
    started.close()


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_has_no_problem_at_any_size_in_any_language(
    reader: Browser, server: Server, size: str, request: pytest.FixtureRequest
) -> None:
    scrolls = size in ("360x640", "390x844") and request.node.callspec.params["reader"] != "letters"
    if not scrolls:
        fine(played(reader, server, size, [*languages(), PSEUDO]))


@pytest.fixture(scope="module")
def enlarged(playwright: Playwright, server: Server) -> Iterator[Wire]:
    """Show a page on a phone with twice the font size."""
    browser = launch(playwright, LARGE_TEXT)
    screen = Wire(browser, server.url, Layout(390, 844, touch=True))
    yield screen
    screen.check()
    browser.close()


ARENA = """() => {
  const arena = document.querySelector('[data-fight="tnt"]');
  const { top, bottom } = arena.getBoundingClientRect();
  const prompt = document.querySelector('.dock .say').getBoundingClientRect();
  const outside = [...arena.querySelectorAll('.body *, button')].filter((one) =>
    one.checkVisibility() && !one.closest('.unseen') &&
    one.getBoundingClientRect().bottom > bottom + 1);
  const body = arena.querySelector('.body');
  return {
    below: top >= prompt.bottom - 1 && top < innerHeight / 2,
    cut: body.scrollHeight > body.clientHeight + 1,
    outside: outside.map((one) => one.textContent.trim() || one.tagName),
  };
}"""
"""A script: is the panel of a fight in view below the prompt, and which of its parts are cut?"""


def test_with_large_letters_a_table_scrolls_and_its_prompt_fight_and_end_are_whole(
    enlarged: Wire,
) -> None:
    page = enlarged.show(LocalTable(BEN, deal="tools"), language="de").page
    expect(page.locator("html")).to_have_attribute("lang", "de")
    for bottom in (False, True):
        if bottom:
            page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        box = page.locator("#prompt").bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["height"] >= 24
        assert box["y"] + box["height"] <= 844
    assert page.evaluate("scrollY") > 200
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert page.locator(".five .label").evaluate_all(cut) == 0
    seat = page.locator(".strip button").last.bounding_box()
    menu = page.locator(".bar .tools button:visible").last.bounding_box()
    assert seat
    assert menu
    assert seat["x"] + seat["width"] <= menu["x"], "the menu covers a seat"
    # The page scrolls to the panel of a fight.
    page.evaluate("scrollTo(0, 0)")
    enlarged.show(LocalTable.at(way_to(lambda game: game.phase == "tnt", 13)))
    expect(page.locator('[data-fight="tnt"] footer button').first).to_be_visible()
    page.wait_for_function("() => scrollY > 200")
    assert page.evaluate(ARENA) == {"below": True, "cut": False, "outside": []}
    # At the end, no part of the dock is below the final screen.
    enlarged.show(LocalTable.at(way_to(lambda game: game.over, 9)))
    title = page.locator("#final-title")
    expect(title).to_be_visible()
    for part in page.locator(".dock > *").all():
        expect(part).to_be_hidden()
    box = title.bounding_box()
    assert box
    assert 0 <= box["y"] < 844


def test_with_large_letters_no_page_is_wider_than_the_screen(enlarged: Wire) -> None:
    for path in ("/", "/new", "/learn", "/games", "/settings", "/puzzles", "/rules"):
        enlarged.visit(path)
        for language in ("fi", "es", "de"):
            enlarged.choose(language=language)
            expect(enlarged.page.locator("html")).to_have_attribute("lang", language)
            wide = enlarged.page.evaluate("document.documentElement.scrollWidth")
            assert wide == 390, (path, language, wide)
        if path == "/":
            title = enlarged.page.locator("h1").bounding_box()
            letter = enlarged.page.locator("h1").evaluate("one => getComputedStyle(one).fontSize")
            assert title
            assert title["height"] < 1.5 * float(letter.removesuffix("px")), "it has two lines"


# ------------------------------------------------------------------ one thing at a time


def phone(wire: OnScreen, size: str) -> Wire:
    width, height = map(int, size.split("x"))
    return wire(Layout(width, height, touch=True, scale=2))


LIT = """() => {
  const targets = '.scene [data-legal], [data-fight] footer button, [data-action="end"], ' +
    '.dock .ends button, .final button'
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    one.ariaDisabled !== 'true'
  for (const one of [...document.querySelectorAll(targets)].filter(shown))
    for (const part of one.matches('[data-cube] *') ? one.querySelectorAll('.face') : [one]) {
      const { left, top, width, height } = part.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (one.contains(document.elementFromPoint(x, y))) return [x, y]
    }
}"""
"""Where a lit target or the end of the turn can be hit in its middle; nothing if none can."""


@pytest.mark.parametrize(
    "every", [9, pytest.param(1, marks=pytest.mark.thorough)], ids=["some", "all"]
)
def test_a_lit_target_can_be_hit_at_every_prompt_of_a_game(wire: OnScreen, every: int) -> None:
    """Look at each kind of prompt three times, and at every ninth position besides."""
    way = way_to(lambda game: game.over, 6)
    hidden, seen = [], Counter[tuple[str, str]]()
    for size in ("390x844", "844x390"):
        table = LocalTable(BEN, deal=way.deal)
        screen, told = phone(wire, size).show(table), list[str]()
        for number, (_, move) in enumerate(way.moves):
            asked = table.view["prompt"]["code"]
            seen[size, asked] += 1
            if number % every == 0 or seen[size, asked] <= 3:
                screen.tell(told)
                told = []
                screen.synced()
                if asked == "score":
                    expect(screen.page.locator(".scoring [data-legal]").first).to_be_attached()
                if not screen.page.evaluate(LIT):
                    hidden.append((size, number, asked, move))
            told += table.play(move)
    assert hidden == []


@pytest.mark.parametrize("sizes", PHONES)
def test_the_first_tap_during_the_move_of_another_player_only_ends_the_playback(
    wire: OnScreen, sizes: list[str]
) -> None:
    for size in sizes:
        table = LocalTable(BOT, deal="tools")
        screen = phone(wire, size).show(table, pace="step")
        screen.play("mine w1", "mine z1", "explore 33", "end")
        page, sent = screen.page, len(table.sent)
        expect(page.locator("#prompt[data-caption]")).to_be_attached()
        page.touchscreen.tap(*page.evaluate(LIT))
        expect(page.locator("#prompt[data-caption]")).to_have_count(0)
        expect(page.locator("[data-hash]")).to_have_attribute("data-mine", "true")
        assert len(table.sent) == sent, size
        assert page.locator(".staged").count() == 0, size


@pytest.mark.parametrize("sizes", PHONES)
def test_an_answer_stays_in_place_for_the_second_tap(wire: OnScreen, sizes: list[str]) -> None:
    way = way_to(lambda game: game.phase == "bow", 13)
    for size in sizes:
        page = phone(wire, size).show(LocalTable.at(way)).page
        answers = page.locator("[data-fight] [data-answer]")
        expect(answers).to_have_count(2)
        before = [one.bounding_box() for one in answers.all()]
        answers.first.tap()
        expect(answers.first).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-fight]").get_by_text("Tap again")).to_be_visible()
        assert [one.bounding_box() for one in answers.all()] == before, size


@pytest.mark.parametrize("sizes", PHONES)
def test_the_board_of_another_player_has_a_name_and_a_button_back(
    wire: OnScreen, sizes: list[str]
) -> None:
    for size in sizes:
        if size == "768x1024":
            continue  # a tablet shows all boards
        page = phone(wire, size).show(LocalTable(BOT, deal="looking")).page
        board = page.locator('[data-pane="board"]')
        back = board.get_by_role("button", name="Back to my board")
        heading = board.get_by_role("heading", name="Random")
        expect(back).to_have_count(0)
        page.locator('.strip [data-seat="1"]').tap()
        expect(heading).to_be_visible()
        place, name = back.bounding_box(), heading.bounding_box()
        assert place
        assert name
        assert place["height"] >= 44 <= name["width"], size
        page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        expect(back).to_have_count(0)
        expect(heading).to_have_count(0)
        expect(page.locator("#prompt")).to_be_focused()


def test_the_prompt_stays_visible_and_wide(wire: OnScreen) -> None:
    for language in ("en", "de"):
        for size in ("667x331", "844x390", "360x640"):
            screen = phone(wire, size).show(
                LocalTable(AWAY, deal="tools"), coach="off", language=language
            )
            page = screen.page
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator("#prompt")).to_contain_text(spoken("ask-act-mine", language)[:8])
            for action in ("", "explore"):
                if action:
                    page.locator(f".five [data-action={action}]").click()
                    expect(page.locator(".say .next")).to_contain_text("2")
                # The text fits its box in the frame after it changes.
                page.evaluate(
                    "() => new Promise((done) => setTimeout(() => requestAnimationFrame(done)))"
                )
                box = page.locator("#prompt").bounding_box()
                assert box
                assert box["height"] >= 11, (language, size, action)
    # The coach takes no width from it.
    way = way_to(lambda game: game.phase == "act" and can(game, "build"), 1, BUILDER)
    for size in ("360x640", "390x844"):
        page = phone(wire, size).show(LocalTable.at(way), coach="on").page
        expect(page.locator("[data-coach]")).to_be_visible()
        prompt, words = (
            page.locator(one).evaluate("one => one.getBoundingClientRect().width")
            for one in ("#prompt", ".say .words")
        )
        brief = page.locator(".say[data-brief]").count()
        assert brief or prompt == words, size
        assert words > int(size.split("x")[0]) * 0.4


UNDER = """(selector) => {
  const found = []
  for (const over of document.querySelectorAll(selector)) {
    const box = over.getBoundingClientRect()
    for (let x = box.left + 1; box.width && x < box.right; x += 3)
      for (let y = box.top + 1; y < box.bottom; y += 3) {
        const under = document.elementsFromPoint(x, y).find((one) =>
          !one.closest('.crossing') && one.closest('[data-cube] [data-legal]'))
        if (under) found.push(`${over.dataset.part} ${x} ${y}`)
      }
    for (const one of document.querySelectorAll('.crossing[data-legal]')) {
      const spot = one.getBoundingClientRect()
      const [x, y] = [spot.left + spot.width / 2, spot.top + spot.height / 2]
      if (x > box.left - 4 && x < box.right + 4 && y > box.top - 4 && y < box.bottom + 4)
        found.push(`${over.dataset.part} on ${one.dataset.place}`)
    }
  }
  return found
}"""


def test_no_tool_covers_a_legal_target(wire: OnScreen) -> None:
    table = LocalTable(BEN, deal="tools")
    for size in ("667x331", "360x640", "844x390", "768x1024"):
        page = phone(wire, size).show(table).page
        assert page.evaluate(UNDER, ".swap") == [], size
        page.locator('[data-action="collect"]').tap()
        expect(page.locator("[data-cube] [data-legal]").first).to_be_visible()
        assert page.evaluate(UNDER, ".tools [data-part]") == [], size


OWNED = """() => [...document.querySelectorAll('.hotbar button, .gear button')].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  return ![[left + 2, top + 2], [right - 2, top + 2], [left + 2, bottom - 2],
    [right - 2, bottom - 2]].every(([x, y]) => one.contains(document.elementFromPoint(x, y)))
}).map((one) => one.dataset.block ?? one.ariaLabel ?? one.dataset.mob ?? 'trade')"""


FINGERS = {"390x844": 39, "844x390": 35, "667x331": 24}
"""How high blocks and cards are at least, in pixels."""


def test_items_and_cards_of_players_are_whole_and_large_enough(wire: OnScreen) -> None:
    def rich(game: Game) -> bool:
        mine = game.players[game.turn or 0]
        return can(game, "mine") and len(mine.pile) >= 6 and sum(mine.mobs.values()) >= 3

    page = phone(wire, "390x844").show(LocalTable.at(way_to(rich, 3))).page
    expect(page.locator(".gear [data-mob]").nth(1)).to_be_attached()
    for size in SIZES:
        phone(wire, size)
        assert page.evaluate(OWNED) == [], size
    phone(wire, "390x844").show(LocalTable(BEN, deal="tools"))
    targets = page.locator(".me [data-block], .me [data-lens]")
    expect(targets).to_have_count(8)
    heights = "all => all.map((one) => one.getBoundingClientRect().height)"
    for size, least in FINGERS.items():
        phone(wire, size)
        assert min(targets.evaluate_all(heights)) >= least, size
    # An upright tablet has a low card for one opponent, and a large land.
    phone(wire, "768x1024")
    card = page.locator(".opponents > li").bounding_box()
    land = page.locator('[data-pane="world"]').bounding_box()
    assert card
    assert land
    assert card["height"] < 100
    assert land["width"] > 0.55 * 768
