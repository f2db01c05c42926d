"""The fixed stage: in a whole game nothing moves, grows or leaves the screen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from overworld.server.table.options import SeatOption
from tests.web.ahead import BUILDER, FIGHTER, can, way_to
from tests.web.people import DESKTOP, Layout
from tests.web.wire import BOT, LocalTable, OnScreen
from tests.web.words import spoken, text

DESKTOPS = [(1366, 625), (1920, 1080)]
PHONES = [(360, 640), (390, 844), (667, 331), (844, 340), (844, 390), (768, 1024), (1024, 768)]
FINGERS = Layout(390, 844, touch=True)
ARRANGED = [(1366, 625), (390, 844), (667, 331), (768, 1024), (1024, 768)]
"""One screen of each arrangement."""
THOROUGH = pytest.mark.thorough
LIKES = {"mine": 6, "build": 30, "fight": 4, "take": 2, "explore": 2, "end": 30}
"""Weights for short games that contain everything."""
TIPS = ["layer", "odds", "split", "trade", "build", "explore", "start", "second"]
MAX_DECISIONS = 400
MANY = 20

MEASURE = """async ([hash, pressing]) => {
  const table = document.querySelector('[data-hash]')
  const frame = () => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(done)))
  const until = performance.now() + 120000
  while (table.dataset.hash !== hash && performance.now() < until) await frame()
  if (table.dataset.hash !== hash) return { places: {}, problems: ['does not follow the game'] }
  // Words fit a new size of the window in the second frame after it.
  await frame()
  await frame()
  const problems = new Set()
  // The list of blocks is for those who do not see the cube: it scrolls by itself.
  const TARGETS = '[data-action], [data-legal], .swap, .bar button'
  const box = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [left, top, width, height].map((value) => Math.round(value * 2) / 2)
  }
  const places = {}
  const note = (name, one) => { if (one?.checkVisibility()) places[name] = box(one).join(' ') }
  for (const one of document.querySelectorAll('[data-pane="world"] [data-place]'))
    note(`cell ${one.dataset.place}`, one)
  for (const one of document.querySelectorAll('[data-pane="board"] [data-space]'))
    note(`space ${one.dataset.space}`, one)
  for (const one of document.querySelectorAll('.five [data-action]'))
    note(`action ${one.dataset.action}`, one)
  for (const name of ['.dock', '.bar', '[data-part="supply"]', '[data-action="end"]'])
    note(name, document.querySelector(name))
  // A dock that is too small for a long preview has a button that shows the whole text.
  const hasButton = (one) => one.closest('[data-cut]')?.querySelector('.whole')?.checkVisibility()
  const cutTexts = () => {
    const texts = [...document.querySelectorAll('.dock #prompt, .dock .more, .five .label')]
    return texts.filter((one) => {
      const { right, bottom, left, top } = one.getBoundingClientRect()
      const cut = left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1
      return cut && one.checkVisibility() && !hasButton(one)
    })
  }
  const look = async (state) => {
    const { innerWidth, innerHeight } = window
    const page = document.documentElement
    if (page.scrollWidth > page.clientWidth || page.scrollHeight > page.clientHeight)
      problems.add(`${state}: the page scrolls`)
    for (const one of document.querySelectorAll(TARGETS)) {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const { left, top, right, bottom, width } = one.getBoundingClientRect()
      const name = one.outerHTML.slice(0, 90)
      if (!width) continue
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        problems.add(`${state}: ${name} is outside: ${box(one)}`)
      if (!one.matches('[data-action]')) continue
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (seen && !one.contains(seen))
        problems.add(`${state}: ${name} is covered by ${seen.className}`)
    }
    // The page fits a text that has just changed in the next frame.
    if (cutTexts().length) await frame()
    for (const one of cutTexts()) problems.add(`${state}: ${one.className || one.id} is cut`)
  }
  await look('waiting')
  for (const one of document.querySelectorAll('.me h2, .me .hotbar li, .scorecard')) {
    const { left, top, width, height } = one.getBoundingClientRect()
    if (!width || !one.checkVisibility()) continue
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    if (seen?.closest('.world'))
      problems.add(`${one.textContent.trim()} is under the land`)
  }
  const asked = document.querySelector('#prompt').dataset.prompt
  if (pressing && table.dataset.mine === 'true' && ['act', 'extra'].includes(asked)) {
    for (const one of document.querySelectorAll('.five [data-action][aria-disabled="false"]')) {
      one.click()
      await frame()
      await look(one.dataset.action)
      one.click()
      await frame()
    }
  }
  return { places, problems: [...problems] }
}"""


def my_views(table: LocalTable) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Yield each view in which this player decides, with the messages since the view before.

    A decision follows each view.
    """
    rng, messages = random.Random(4), list[str]()
    for _ in range(MAX_DECISIONS):
        view = table.view
        if view.get("over"):
            return
        yield view, messages
        legal = [one["text"] for one in view["legal"]]
        move = rng.choices(legal, [LIKES.get(one.split()[0], 1) for one in legal])[0]
        messages = table.play(move)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("every", "sizes"),
    [(6, ARRANGED), pytest.param(1, [*DESKTOPS, *PHONES], marks=THOROUGH)],
    ids=["arrangements", "all"],
)
def test_nothing_moves_or_leaves_the_screen_in_a_whole_game_at_any_size(
    wire: OnScreen, every: int, sizes: list[tuple[int, int]]
) -> None:
    """Look at every prompt twice, and at every sixth position besides.

    Two pages show the game: one for a mouse, one for fingers. Each takes many sizes in turn, and
    must look the same when it returns to a size.
    """
    table = LocalTable(BOT, BOT, deal="stage")
    kinds = {wire(DESKTOP): DESKTOPS, wire(FINGERS): PHONES}
    for screen in kinds:
        screen.show(table, coach="on", shortcuts=True)
    pages = {size: screen.page for screen, its in kinds.items() for size in its if size in sizes}
    first: dict[str, dict[str, str]] = {}
    wrong: set[str] = set()
    seen: Counter[str] = Counter()
    looks = 0
    unseen: list[str] = []
    for decision, (view, messages) in enumerate(my_views(table)):
        asked = view["prompt"]["code"]
        seen[asked] += 1
        unseen += messages
        if decision % every and seen[asked] > 2:
            continue
        for screen in kinds:
            screen.tell(unseen)
        unseen = []
        looks += 1
        for at, ((width, height), page) in enumerate(pages.items()):
            size = f"{width}x{height}"
            page.set_viewport_size({"width": width, "height": height})
            # Press the actions on one screen at a time.
            pressing = looks % len(pages) == at
            found = page.evaluate(MEASURE, [view["hash"], pressing])
            wrong.update(f"{size}, {asked}: {one}" for one in found["problems"])
            known = first.setdefault(size, {})
            for name, box in found["places"].items():
                if known.setdefault(name, box) != box:
                    wrong.add(f"{size}, {asked}: {name} was {known[name]}, is {box}")
        if len(wrong) > MANY:
            break
    assert not wrong, "\n".join(sorted(wrong))
    assert seen.total() > 40
    assert seen.keys() >= {"act", "second", "end", "score"}
    for size, known in first.items():
        counts = [
            sum(name.startswith(kind) for name in known) for kind in ("cell", "space", "action")
        ]
        assert counts == [16 + 16 + 25, 9, 5], size


SAID = """async ([key, words]) => {
  const frame = () => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(done)))
  const tip = document.querySelector('[data-coach] p')
  tip.textContent = words
  await frame()
  const wrong = []
  const say = document.querySelector('.dock .say')
  const whole = say.querySelector('.whole')
  // What has no room there at any size is read whole after a press.
  if (whole) {
    whole.click()
    await frame()
    const { left, top, right, bottom } = whole.getBoundingClientRect()
    if (!whole.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
      wrong.push(`${key}: it cannot be closed`)
  }
  const box = say.querySelector('.words').getBoundingClientRect()
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
    wrong.push(`${key}: is outside`)
  for (const one of say.querySelectorAll('#prompt, .more, .more p, .more button')) {
    if (!one.checkVisibility()) continue
    const { left, top, right, bottom } = one.getBoundingClientRect()
    if (left < box.left - 1 || top < box.top - 1 ||
      right > box.right + 1 || bottom > box.bottom + 1)
      wrong.push(`${key}: ${one.id || one.className || one.tagName} is cut`)
  }
  const all = [...say.querySelectorAll('.more > p, .advice > *')]
  const lines = all.filter((one) => one.checkVisibility())
  if (lines.length !== 1) wrong.push(`${key}: ${lines.length} things are said at once`)
  if (parseFloat(getComputedStyle(tip).fontSize) < 9) wrong.push(`${key}: nobody can read it`)
  const first = document.querySelector('.dock .rest button').getBoundingClientRect()
  const five = document.querySelector('.dock .five').getBoundingClientRect()
  if (five.bottom > first.top && five.top < first.bottom && first.left < five.right)
    wrong.push(`${key}: a button covers the actions`)
  whole?.click()
  return wrong
}"""


@pytest.mark.parametrize(
    "languages",
    [
        pytest.param(["de", "fi"], id="two"),
        pytest.param(["en", "fr", "nl", "pl"], id="more", marks=THOROUGH),
    ],
)
def test_no_hint_of_the_coach_truncates_text_in_the_dock(
    wire: OnScreen, languages: list[str]
) -> None:
    screen, page = wire(DESKTOP), wire(DESKTOP).page
    way = way_to(lambda game: game.phase == "act" and can(game, "build"), 1, BUILDER)
    wrong = []
    for language in languages:
        screen.show(LocalTable.at(way), coach="on", language=language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.mouse.move(1, 1)  # a preview under the pointer would hide the coach
        page.locator("[data-coach]").wait_for()
        for width, height in [*DESKTOPS, (1100, 800), *PHONES]:
            page.set_viewport_size({"width": width, "height": height})
            for tip in TIPS:
                found = page.evaluate(SAID, [tip, spoken(f"coach-{tip}", language)])
                wrong += [f"{language} {width}x{height} {one}" for one in found]
    assert not wrong, "\n".join(wrong)


RAIL = """() => {
  const wrong = []
  const xp = document.querySelector('.me [data-part="xp"]').getBoundingClientRect()
  const apart = (one, other) => one.right <= other.left || one.left >= other.right ||
    one.bottom <= other.top || one.top >= other.bottom
  for (const one of document.querySelectorAll('.scorecard, .cubebox button, .me .board')) {
    if (one.checkVisibility() && !apart(xp, one.getBoundingClientRect()))
      wrong.push(`my XP lies over ${one.className}`)
  }
  for (const card of document.querySelectorAll('.opponents > li')) {
    const outer = card.getBoundingClientRect()
    const parts = [...card.querySelectorAll('header, .board, .supply, .mob, footer, .next')]
    for (const one of parts) {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      if (left < outer.left || top < outer.top || right > outer.right || bottom > outer.bottom)
        wrong.push(`${one.className} is outside its card`)
    }
    const [header, board, supply, footer] = ['header', '.board', '.supply', 'footer'].map(
      (name) => card.querySelector(name).getBoundingClientRect())
    if (![header, supply, footer].every((one) => apart(one, board)))
      wrong.push('something lies over a board')
    for (const mob of card.querySelectorAll('.mob')) {
      const box = mob.getBoundingClientRect()
      if (![board, supply, footer].every((one) => apart(one, box))) wrong.push('a mob is covered')
    }
    const strength = card.querySelector('.presence span:last-child')
    // A word without room is in a hidden line.
    const line = strength.parentElement.getBoundingClientRect()
    const seen = strength.getBoundingClientRect().top < line.bottom
    if (seen && strength.scrollWidth > strength.clientWidth + 1)
      wrong.push(`${strength.textContent} is cut`)
    const free = outer.height - board.height
    if (free > outer.height * .64) wrong.push(`${free} px of ${outer.height} are not the board`)
  }
  const forecasts = [...document.querySelectorAll('.opponents [data-forecast]')]
  return { wrong, forecasts: forecasts.map((one) => Number(one.dataset.forecast)) }
}"""


def with_three_mobs(opponents: int) -> LocalTable:
    """Return a table at which one of the opponents has defeated three mobs."""
    bots = [SeatOption("bot", bot="obsidian")] * opponents
    table, chance = LocalTable(*bots, deal="c", likes={**FIGHTER, "fight": 40}), random.Random(1)
    while all(sum(one.get("mobs", {}).values()) < 3 for one in table.view["players"][1:]):
        table.play(chance.choice([one["text"] for one in table.view["legal"]]))
    return table


def test_cards_of_opponents_fit_the_rail_and_show_the_forecast_of_the_next_scoring(
    wire: OnScreen,
) -> None:
    for opponents in (1, 2, 3):
        table = with_three_mobs(opponents)
        screen = wire(DESKTOP).show(table)
        expect(screen.page.locator(".opponents .mob").nth(2)).to_be_attached()
        first = 4 * table.view.get("scored", 0)  # each card has four characteristics
        best = [max(one["points"][first : first + 4]) for one in table.view["forecasts"][1:]]
        assert any(best)
        for width, height in [*DESKTOPS, (1280, 720), (1366, 768), (2560, 1440)]:
            screen.page.set_viewport_size({"width": width, "height": height})
            found = screen.page.evaluate(RAIL)
            assert found == {"wrong": [], "forecasts": best}, (opponents, width, height)


def test_rules_and_settings_open_next_to_the_table_without_leaving_it(wire: OnScreen) -> None:
    tab = wire(Layout(1366, 625)).show(LocalTable(BOT, deal="stage")).tab
    page, address = tab.page, tab.page.url
    drawer = page.locator(".drawer")
    tab.menu("Rules")
    expect(drawer.locator("#fight")).to_have_text(text("rules-fight"))
    tab.axe()
    drawer.get_by_text(text("rules-contents")).click()
    drawer.get_by_role("link", name=text("rules-scoring")).click()
    expect(drawer.locator("#scoring")).to_be_in_viewport()
    example = drawer.locator("[data-example=a]")
    example.get_by_role("button", name=text("trait-forest")).click()
    expect(example.get_by_role("status")).to_contain_text(text("rules-example-more"))
    example.get_by_role("button", name=text("trait-desert")).click()
    expect(example.get_by_role("status")).to_contain_text("16 XP")
    drawer.get_by_role("link", name="May two players choose the same characteristic?").click()
    expect(drawer.locator("#r19")).to_be_in_viewport()
    drawer.get_by_role("button", name=text("close")).click()
    expect(drawer).to_have_count(0)
    tab.menu("Settings")
    drawer.get_by_label(text("settings-pace")).select_option("off")
    kept = page.evaluate("JSON.parse(localStorage.getItem('overworld-settings')).pace")
    assert kept == "off"
    tab.axe()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    # The reason why an action is not possible also links to its rule there.
    page.locator('[data-action="build"]').click(force=True)
    link = page.get_by_role("link", name=text("why-rule"))
    rule = (link.get_attribute("href") or "").partition("#")[2]
    link.click()
    expect(drawer.locator(":focus")).to_have_id(rule)
    assert page.url.split("#")[0] == address
    expect(page.locator("[data-hash]")).to_be_attached()
