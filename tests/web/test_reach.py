"""U45, U46 and U48 to U53: the page works on every screen size, for all eyes and all hands."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.harness import Server
from tests.web.ahead import Way, can, way_to
from tests.web.conftest import Opener
from tests.web.people import DESKTOP, PHONE, Layout
from tests.web.wire import BEN, BOT, LocalTable, OnScreen, Wire

ALL_FIVE = ("mine", "explore", "build", "fight", "take")
SCALED = Layout(1280 // 4, 1024 // 4)
"""A screen of 1280 by 1024 pixels at 400 percent."""


@cache
def five() -> Way:
    """Return a way to a position in which every action is possible."""
    return way_to(lambda game: can(game, *ALL_FIVE), 10)


# ---------------------------------------------------------------- U45, U46: sizes

SCROLLS = """() => [...document.querySelectorAll('.table *')].filter((one) => {
  const { overflowX, overflowY } = getComputedStyle(one)
  const can = (way) => way === 'auto' || way === 'scroll'
  return can(overflowX) && can(overflowY)
    && one.scrollWidth > one.clientWidth + 1 && one.scrollHeight > one.clientHeight + 1
}).map((one) => one.closest('[data-pane]')?.dataset.pane ?? one.className)"""
REACH = """() => {
  const lost = []
  for (const one of document.querySelectorAll('button, a[href], select, input, summary')) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.skips')) continue
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const { innerWidth, innerHeight } = window
    let cut = x < 0 || y < 0 || x > innerWidth || y > innerHeight
    // A person cannot scroll what hides its overflow.
    for (let around = one.parentElement; around; around = around.parentElement) {
      const hides = getComputedStyle(around).overflow === 'hidden'
      if (hides && (around.scrollTop > 1 || around.scrollLeft > 1)) cut = true
    }
    if (cut) lost.push(one.outerHTML.slice(0, 120))
  }
  return lost
}"""


OVERLAP = """(part) => {
  const box = (id) => document.getElementById(id).getBoundingClientRect();
  return box(part).bottom - box("me").top;
}"""
"""A script: how many pixels of a part are below the upper edge of the board?"""


SMALL = """(least) => [...document.querySelectorAll('button, select, input, summary')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => { const { width, height } = one.getBoundingClientRect()
    return width < least - 0.5 || height < least - 0.5 })
  .filter((one) => !one.closest('label') && !one.closest('[data-beside]'))
  .map((one) => one.outerHTML.slice(0, 140))"""
NARROW = """(names) => [...document.querySelectorAll(names)]
  .filter((one) => one.checkVisibility())
  .filter((one) => { const { width, height } = one.getBoundingClientRect()
    return width < 43.5 || height < 43.5 })
  .map((one) => one.outerHTML.slice(0, 140))"""
PRIMARY = '[data-action], .swap, [data-pane="board"] [data-space], .strip button, .bar .tool'


def test_U45_U52_all_controls_are_reachable_and_large_enough_on_small_screens(
    wire: OnScreen,
) -> None:
    table = LocalTable.at(five())
    for layout in (Layout(320, 640, touch=True, scale=2), SCALED, PHONE):
        screen = wire(layout)
        page = screen.page
        for path in ("/", "/new", "/settings", "/rules") if layout is not PHONE else ():
            screen.visit(path)
            wide = page.evaluate(
                "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
            assert wide <= 0, path
            assert not page.evaluate(REACH), path
        screen.show(table)
        for part in ("cube", "world", "log"):
            if part == "log":
                screen.tab.drawer()
            else:
                page.locator(".swap").click()
                hidden = page.evaluate(OVERLAP, part)
                assert hidden <= 1, part
            assert not page.evaluate(REACH), part
            assert set(page.evaluate(SCROLLS)) <= {"world", "cube"}, part
            if layout is PHONE:
                assert page.evaluate(SMALL, 24) == [], part
                assert page.evaluate(NARROW, PRIMARY) == [], part


SIZES = (
    Layout(1280, 720),
    *(Layout(*size, touch=True, scale=2) for size in ((360, 640), (768, 1024), (844, 390))),
)
"""The smallest screens of the arrangements."""
BOXES = """() => {
  const box = (one) => { const { left, top, width, height } = one.getBoundingClientRect()
    return [left, top, width, height] }
  const field = document.querySelector('[data-beside]')
  const all = (selector) => [...field.querySelectorAll(selector)]
  return {
    field: box(field.parentElement), cells: all('.cell').map(box),
    room: [field.parentElement.scrollWidth, field.parentElement.scrollHeight],
    scrolled: [field.parentElement.scrollLeft, field.parentElement.scrollTop],
    crossings: all('.crossing').map(box),
    lit: all('.crossing[data-legal]').map(box),
  }
}"""


def test_U45_U46_a_table_does_not_scroll_and_its_cells_and_crossings_have_room(
    wire: OnScreen,
) -> None:
    table = LocalTable.at(five())
    for layout in SIZES:
        tab = wire(layout).show(table).tab
        tab.fits()
        for action in ("collect", "explore", "build", "fight", "weapon"):
            button = tab.page.locator(f'[data-action="{action}"]')
            button.click()
            tab.fits()
            if action == "explore":
                expect(tab.page.locator(".crossing[data-legal]").first).to_be_visible()
                fitting(tab.page.evaluate(BOXES), 44 if layout.touch else 24)
            button.click()
        if not layout.touch:
            assert tab.page.evaluate(SMALL, 24) == []


def fitting(boxes: dict[str, Any], least: int) -> None:
    """Assert that cells are in their container, and that crossings are large and far enough."""
    left, top, _, _ = boxes["field"]
    for x, y, width, height in boxes["cells"]:
        # The cell is inside the area that the pane shows or scrolls to.
        assert x + boxes["scrolled"][0] >= left - 1
        assert y + boxes["scrolled"][1] >= top - 1
        assert x + width + boxes["scrolled"][0] <= left + boxes["room"][0] + 1
        assert y + height + boxes["scrolled"][1] <= top + boxes["room"][1] + 1
    middles = [(x + w / 2, y + h / 2) for x, y, w, h in boxes["crossings"]]
    gaps = [
        max(abs(x - u), abs(y - v))
        for at, (x, y) in enumerate(middles)
        for u, v in middles[at + 1 :]
    ]
    assert min(gaps) >= 24
    for _, _, width, height in boxes["lit"]:
        assert min(width, height) >= least - 0.5


# ---------------------------------------------------------------- U48: focus

FOCUS = """() => {
  const one = document.activeElement
  if (!one || one === document.body) return 'nowhere'
  const { left, top, width, height } = one.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const { innerWidth, innerHeight } = window
  const name = (element) => element?.outerHTML.slice(0, 120)
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'outside: ' + name(one)
  const found = document.elementFromPoint(x, y)
  const inside = found && (one.contains(found) || found.contains(one))
  const words = one.id === 'prompt' && found?.closest('.say')  // phones show one line of the dock
  const fine = inside || words || found?.closest('[data-cube]')
  return fine ? '' : name(one) + ' is under ' + name(found)
}"""


FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_U48_an_update_never_loses_the_focus(wire: OnScreen) -> None:
    for layout in (DESKTOP, PHONE):
        table = LocalTable(BOT, deal="focus")
        screen = wire(layout).show(table)
        screen.page.keyboard.press("1")
        for step in range(24):
            texts = [one["text"] for one in table.view["legal"]]
            verbs = ("fight", "build", "take", "mine", "explore")
            move = next(
                (one for verb in verbs[step % 3 :] for one in texts if one.startswith(verb)),
                texts[0],
            )
            screen.play(move)
            screen.page.evaluate(FRAMES)
            assert screen.page.evaluate(FOCUS) == "", (step, move)


# ---------------------------------------------------------------- U49: motion


def test_U49_nothing_moves_with_reduced_motion(browser: Browser, server: Server) -> None:
    table, screen = LocalTable(BOT, deal="still"), Wire(browser, server.url, DESKTOP)
    page = screen.page
    page.add_init_script("""
      window.moved = new Set()
      const note = () => { for (const one of document.getAnimations()) {
        if (!one.effect.getComputedTiming().activeDuration) continue  // waits, and moves nothing
        window.moved.add(one.animationName ?? one.transitionProperty ?? 'motion') } }
      for (const kind of ['transitionrun', 'animationstart']) addEventListener(kind, note, true)
      setInterval(note, 20)
    """)
    screen.show(table, pace="normal")
    screen.tab.fetched_all()
    before = page.locator("[data-cube] .ground g").get_attribute("transform")
    # The cube turns completely within one frame.
    turned = page.evaluate("""() => {
      document.querySelector('.rotate-left').click()
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
        done(document.querySelector('[data-cube] .ground g').getAttribute('transform')))))
    }""")
    assert turned != before
    page.wait_for_timeout(400)
    assert page.locator("[data-cube] .ground g").get_attribute("transform") == turned
    for text in ("explore 43", "mine w1", "mine z1"):
        screen.play(text)
    screen.tell(table.play("end"))
    screen.tab.my_turn()
    expect(page.locator("#prompt:not([data-caption])")).to_be_attached()
    assert page.evaluate("() => [...window.moved]") == []
    screen.check()
    screen.tab.close()


# ---------------------------------------------------------------- U50, U51: colours

GLYPHS = """(names) => names.filter((name) => {
  const found = [...document.querySelectorAll(`[data-glyph="${name}"]`)]
  return !found.some((one) => one.checkVisibility() && one.getBoundingClientRect().width >= 6)
})"""


def test_U50_no_information_depends_on_colour_alone(wire: OnScreen) -> None:
    table = LocalTable(BEN, BOT, BOT, deal="grey")
    tab, view = wire().show(table).tab, table.view
    page, box = tab.page, tab.ask("/box")
    players = [player["colour"] for player in view["players"]]
    materials = [block["id"] for block in box["blocks"]]
    assert len(players) == 4
    assert len(materials) == 5
    assert page.evaluate(GLYPHS, players) == []
    # The lenses show the three groups of characteristics, and the cards show all characteristics.
    tab.menu("Overview cards")
    expect(page.get_by_role("dialog").get_by_role("table").first).to_be_visible()
    traits = [one["id"] for card in box["cards"] for one in card["characteristics"]]
    assert len(traits) == 12
    assert page.evaluate(GLYPHS, traits) == []
    page.keyboard.press("Escape")
    drawings = page.evaluate(
        """(names) => {
      const found = names.map((name) => document.querySelector(`[data-glyph="${name}"] path`))
      return found.map((one) => one?.getAttribute('d') ?? '')
    }""",
        players,
    )
    assert len(set(drawings)) == 4
    # Every face of the cube has a glyph, and every material has a different one.
    faces = page.evaluate("""() => [...document.querySelectorAll('[data-cube] .glyph')].map(
      (one) => [one.closest('[data-column]').dataset.column, one.getAttribute('d')])""")
    cube = view["cube"]
    shapes: dict[str, set[str]] = {}
    for column, drawing in faces:
        shapes.setdefault(drawing, set()).update(cube[column].replace("?", ""))
    assert len(shapes) == len(materials)
    supply = page.get_by_role("region", name="My things")
    for name in ("wood", "sand", "stone", "obsidian", "emerald"):
        expect(supply.get_by_role("button", name=re.compile(f"^{name}")).first).to_be_visible()


def contrast(one: str, other: str) -> float:
    """Return the contrast between two computed colours."""

    def light(colour: str) -> float:
        parts = [float(part) for part in re.findall(r"[\d.]+", colour)[:3]]
        if colour.startswith("color("):
            parts = [part * 255 for part in parts]
        levels = [part / 255 for part in parts]
        line = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in levels]
        return 0.2126 * line[0] + 0.7152 * line[1] + 0.0722 * line[2]

    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


RING = """() => {
  const one = document.activeElement
  const style = getComputedStyle(one)
  let around = one.parentElement
  const clear = (style) => style.backgroundColor === 'rgba(0, 0, 0, 0)'
  while (around && clear(getComputedStyle(around))) around = around.parentElement
  return [style.outlineStyle, style.outlineColor, style.outlineWidth,
    getComputedStyle(around ?? document.body).backgroundColor]
}"""


def test_U51_legal_focused_and_selected_elements_look_different(wire: OnScreen) -> None:
    table = LocalTable.at(five())
    for theme in ("light", "dark", "forced"):
        screen = wire()
        screen.page.emulate_media(
            color_scheme="dark" if theme == "dark" else "light",
            forced_colors="active" if theme == "forced" else "none",
        )
        try:
            different(screen.show(table).page)
        finally:
            screen.page.emulate_media(color_scheme="light", forced_colors="none")


def different(page: Page) -> None:
    """Assert that a table of five possible actions shows their states."""
    page.keyboard.press("3")
    lit = page.locator('[data-pane="world"] .cell[data-legal]').first
    dull = page.locator('[data-pane="world"] .cell:not([data-legal])').first
    assert marks(lit) != marks(dull)
    page.keyboard.press("Escape")
    chosen = page.locator('[data-action="explore"]')
    before = marks(chosen)
    page.keyboard.press("2")
    assert marks(chosen) != before
    crossing = page.locator(".crossing[data-legal] .disc").first
    other = page.locator(".crossing:not([data-legal]) .disc").first
    assert marks(crossing) != marks(other)
    page.locator('[data-action="end"]').focus()
    page.keyboard.press("Shift+Tab")
    kind, ring, width, ground = page.evaluate(RING)
    assert kind not in ("none", "hidden")
    assert float(width.removesuffix("px")) >= 2
    assert contrast(ring, ground) >= 3, (ring, ground)


MARKS = """(one) => ['', '::after', '::before'].map((part) => {
  const style = getComputedStyle(one, part || null)
  return [style.content, style.borderTopStyle, style.borderTopWidth, style.borderTopColor,
    style.outlineStyle, style.outlineColor, style.boxShadow, style.backgroundColor, style.opacity,
    style.inlineSize].join(' ')
}).join('|')"""


def marks(found: Locator) -> str:
    """Return the style properties that show the state of an element."""
    told: str = found.evaluate(MARKS)
    return told


def test_U51_the_theme_survives_a_reload_without_a_flash_of_the_other(open_tab: Opener) -> None:
    tab = open_tab(color_scheme="light")
    page = tab.go("/settings")
    page.get_by_role("combobox", name="Light or dark").last.select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.add_init_script("""
      window.grounds = new Set()
      const look = () => { if (document.body) {
        window.grounds.add(getComputedStyle(document.body).backgroundColor) }
        if (window.grounds.size < 9) requestAnimationFrame(look) }
      requestAnimationFrame(look)
    """)
    page.reload()
    expect(page.locator("main h1, main h2").first).to_be_visible()
    assert len(page.evaluate("() => [...window.grounds]")) == 1
    dark = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert contrast(dark, "rgb(255, 255, 255)") > 10
