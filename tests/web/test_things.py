"""Tiles, blocks and characters: they show their numbers at every size and react to presses."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from playwright.sync_api import Locator, expect

from overworld.components import load_box
from overworld.play.view import view_of
from tests.web.ahead import Way, can, way_to
from tests.web.blocks import press_block
from tests.web.people import PHONE, SMALL_PHONE, Layout
from tests.web.turn import all_five, button, legal
from tests.web.wire import BEN, LocalTable, OnScreen, Wire

LAPTOP = Layout(1366, 625)
MOUSE = (LAPTOP, Layout(1920, 1080))
FINGERS = (
    SMALL_PHONE,
    *(Layout(*size, touch=True, scale=2) for size in ((390, 844), (844, 390), (768, 1024))),
)
STACKS = '[data-pane="world"] [role="group"] '

# Let characters take presses where they are painted, which they normally do not.
TELLS = """() => {
  const painted = new CSSStyleSheet()
  painted.replaceSync('.pawn::before, .pawn svg * { pointer-events: auto }')
  document.adoptedStyleSheets = [painted]
  // Crossings take presses on corners of tiles, and paint nothing there.
  for (const one of document.querySelectorAll('.crossing')) one.style.pointerEvents = 'none'
  const hidden = []
  const tiles = {}
  for (const cell of document.querySelectorAll('[data-place][data-face]')) {
    const parts = [...cell.querySelectorAll('[data-xp], [data-hearts], [data-cost] > *')]
    if (cell.querySelector('[data-cost]')) {
      const pips = [...cell.querySelectorAll('[data-cost] > .pip')]
      const times = (pip) => Number(pip.nextElementSibling?.matches('.times')
        ? pip.nextElementSibling.textContent : 1)
      tiles[cell.dataset.place] = {
        cost: pips.reduce((sum, pip) => sum + times(pip), 0),
        xp: Number(cell.querySelector('[data-xp]')?.textContent ?? 0),
      }
    }
    for (const part of parts) {
      const { left, top, width, height } = part.getBoundingClientRect()
      const name = `${cell.dataset.place} ${part.className}`
      if (width < 4 || height < 7) hidden.push(`${name} is ${width} by ${height}`)
      // Of a picture the rim may be hidden, of a number nothing.
      const rim = part.matches('.pip') ? .2 : .1
      const ends = [rim, 1 - rim]
      for (const [across, down] of [[.5, .5], ...ends.flatMap((x) => ends.map((y) => [x, y]))]) {
        const found = document.elementFromPoint(left + width * across, top + height * down)
        if (found?.closest('[data-place]') !== cell) {
          hidden.push(`${name} is under ${found?.outerHTML.slice(0, 90)}`)
        }
      }
    }
  }
  document.adoptedStyleSheets = []
  return { hidden, tiles }
}"""
# Put the character whose turn it is on every crossing, one after the other.
WALKS = f"""() => {{
  const tells = {TELLS}
  const pawn = document.querySelector('.pawn.on')
  pawn.style.transition = 'none'
  const hidden = []
  for (const crossing of document.querySelectorAll('.crossing')) {{
    for (const at of ['--x', '--y']) pawn.style.setProperty(at, crossing.style.getPropertyValue(at))
    hidden.push(...tells().hidden.map((one) => `${{crossing.dataset.place}}: ${{one}}`))
  }}
  return hidden
}}"""


@cache
def crowded() -> Way:
    """Return a way to a position with many open tiles and both characters on one crossing."""

    def found(game: Any) -> bool:
        one, other = (player.crossing for player in game.players)
        faces = sum(cell.face is not None for cell in view_of(game, odds=False).world.values())
        return one == other and faces >= 18 and can(game, "mine")

    return way_to(found, 13, {"explore": 8, "build": 3})


def readable(wire: Wire, table: LocalTable) -> list[str]:
    """Return the tiles whose price or XP is covered or differs from the box."""
    told = wire.page.evaluate(TELLS)
    box = load_box()
    costs = {one.id: (sum(one.cost.values()), one.xp) for one in box.buildings}
    costs |= {one.id: (one.hearts, one.xp) for one in box.mobs}
    world = table.view["world"]
    faces = {name: cell["face"] for name, cell in world.items() if cell.get("face") in costs}
    assert faces
    shown = {name: (one["cost"], one["xp"]) for name, one in told["tiles"].items()}
    wrong = {name: shown.get(name) for name, face in faces.items() if shown[name] != costs[face]}
    return [*told["hidden"], *map(str, wrong.items())]


# The animations are a lazy part, which the page loads when it is idle.
IDLE = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
  () => requestIdleCallback(() => setTimeout(done)))))"""
LAZY_PART = """() => performance.getEntriesByType('resource').some(
  ({ name }) => /lazy-[^/]*\\.js$/.test(name))"""
# Record what the page animates: its own elements, and the contents of flying copies.
RECORD = """(kinds) => {
  window.animated = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    for (const [kind, selector] of Object.entries(kinds)) {
      const one = this.matches('.flyer') ? this.firstElementChild : this;
      if (one.matches(selector)) window.animated.add(kind);
    }
    return animate.apply(this, given);
  };
}"""
KINDS = {
    "character": ".pawn",
    "face": ".cell .turn",
    "back": ".turning > .turn",
    "tile": ".flyer:not(.turning) > .turn",
    "revealed block": ".faces",
    "block": ".flyer > svg",
    "space": "[data-space]",
    "old space": ".flyer > .space",
    "old xp": ".flyer > span:not([class])",
    "gain": ".flyer > .chip",
    "head": ".rider",
}
MOVED = {
    "explore": {"character", "back", "face"},
    "mine": {"block", "gain", "revealed block"},
    "build": {"tile", "block", "space", "old space", "gain", "head", "old xp"},
    "take": {"tile"},
}


def test_each_kind_of_move_animates_the_components_that_it_moves(wire: OnScreen) -> None:
    screen = wire(LAPTOP, reduced_motion="no-preference")
    for verb, moved in MOVED.items():
        table = LocalTable.at(all_five())
        screen.show(table, pace="normal", coach="off")
        screen.page.evaluate(IDLE)
        screen.page.wait_for_function(LAZY_PART)
        screen.page.evaluate(RECORD, KINDS)
        found = legal(table.view, verb)
        screen.play(max(found, key=lambda move: (found[move], move)))
        screen.page.wait_for_function(
            "(moved) => moved.every((one) => window.animated.has(one))", arg=sorted(moved)
        )
        assert set(screen.page.evaluate("[...window.animated]")) == moved, verb


@cache
def widest() -> Way:
    """Return a way to an open tile with the widest price: four kinds and a number."""
    tiles = load_box().buildings
    wide = {one.id for one in tiles if len(one.cost) == 4 < sum(one.cost.values())}

    def found(game: Any) -> bool:
        cells = view_of(game, odds=False).world.values()
        return len({cell.face for cell in cells} & wide) >= 1 and can(game, "mine")

    return way_to(found, 13, {"explore": 8})


def test_the_price_and_xp_of_every_tile_are_readable_at_every_size(wire: OnScreen) -> None:
    table = LocalTable.at(crowded())
    hidden = []
    for kind in (MOUSE, FINGERS):
        screen = wire(kind[0]).show(table)
        for layout in kind:
            screen.resize(layout)
            hidden += [f"{layout}: {one}" for one in readable(screen, table)]
    assert not hidden, "\n".join(hidden)
    # Characters cover no number, on any crossing.
    table = LocalTable.at(widest())
    for layout in (LAPTOP, SMALL_PHONE):
        hidden = wire(layout).show(table).page.evaluate(WALKS)
        assert not hidden, "\n".join(hidden)
    # Four characters on one crossing.
    table = LocalTable(BEN, BEN, BEN, deal="crowd")
    table.play("explore 33")
    screen = wire(SMALL_PHONE).show(table)
    expect(screen.page.locator(".pawn")).to_have_count(4)
    assert readable(screen, table) == []


def thing(screen: Wire, place: str) -> Locator:
    """Return the element of a cell or a crossing."""
    kind = "grid" if place.isdigit() else "group"
    return screen.page.locator(f'[data-pane="world"] [role="{kind}"] [data-place="{place}"]')


def test_a_press_or_a_drag_on_a_legal_target_plays_its_move(wire: OnScreen) -> None:
    table = LocalTable.at(all_five())
    screen, view = wire().show(table), table.view
    lit = {
        one.get_attribute("data-place")
        for one in screen.page.locator("[data-place][data-legal]").all()
    }
    assert lit == {one["text"].split()[1] for one in view["legal"] if " " in one["text"]}
    expected = []
    for verb in ("explore", "take", "mine"):
        move = next(move for move, reveals in legal(view, verb).items() if not reveals)
        place = move.split()[1]
        if verb == "mine":
            press_block(screen.page, place)
        else:
            thing(screen, place).click()
        expect(screen.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
        expected.append(move)
        assert table.moves == expected
        button(screen.tab, "undo").click()
        expect(screen.page.locator("[data-hash]")).to_have_attribute("data-hash", view["hash"])
    build = next(iter(legal(view, "build")))
    cell, space = build.split()[1:]
    thing(screen, cell).click()
    expect(thing(screen, cell)).to_have_attribute("aria-pressed", "true")
    screen.page.locator(f'[data-pane="board"] [data-space="{space}"]').click()
    expect(screen.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
    assert table.moves == [*expected, build]
    button(screen.tab, "undo").click()
    expect(screen.page.locator("[data-hash]")).to_have_attribute("data-hash", view["hash"])
    fight = next(iter(legal(view, "fight")))
    thing(screen, fight.split()[1]).click()
    expect(screen.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
    assert table.moves == [*expected, build, fight]

    # The player can also drag a tile or a character to its place.
    table = LocalTable.at(all_five())
    screen.show(table)
    carry(
        screen,
        thing(screen, cell),
        screen.page.locator(f'[data-pane="board"] [data-space="{space}"]'),
    )
    expect(screen.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
    assert table.moves == [build]
    button(screen.tab, "undo").click()
    expect(screen.page.locator("[data-hash]")).to_have_attribute("data-hash", view["hash"])
    here = view["players"][view["decider"]]["crossing"]
    way = next(move for move in legal(view, "explore") if move != f"explore {here}")
    carry(screen, thing(screen, here), thing(screen, way.split()[1]))
    expect(screen.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
    assert table.moves == [build, way]


def carry(screen: Wire, what: Locator, to: Locator) -> None:
    """Drag from the middle of one element to the middle of another."""
    points = []
    for one in (what, to):
        box = one.bounding_box()
        assert box
        points.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    screen.page.mouse.move(*points[0])
    screen.page.mouse.down()
    screen.page.mouse.move(points[0][0] + 12, points[0][1] + 12)
    screen.page.mouse.move(*points[1], steps=3)
    screen.page.mouse.up()


def test_a_reversible_move_takes_one_tap_and_an_irreversible_one_two(wire: OnScreen) -> None:
    table = LocalTable.at(all_five())
    screen, view = wire(PHONE).show(table), table.view
    one_tap = next(move for move, reveals in legal(view, "explore").items() if not reveals)
    thing(screen, one_tap.split()[1]).tap()
    expect(screen.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
    assert table.moves == [one_tap]
    button(screen.tab, "undo").tap()
    expect(screen.page.locator("[data-hash]")).to_have_attribute("data-hash", view["hash"])
    for verb in ("explore", "fight"):
        move = next(move for move, reveals in legal(view, verb).items() if reveals)
        target = thing(screen, move.split()[1])
        target.tap()
        expect(button(screen.tab, "confirm")).to_be_visible()
        expect(target.locator("[data-peel]")).to_be_visible()
        assert table.moves == [one_tap]
        screen.page.keyboard.press("Escape")
        expect(button(screen.tab, "confirm")).to_have_count(0)
    target.tap()
    expect(button(screen.tab, "confirm")).to_be_visible()
    target.tap()
    expect(screen.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
    assert table.moves == [one_tap, move]


def test_a_tooltip_never_blocks_a_press(wire: OnScreen) -> None:
    page = wire().show(LocalTable.at(all_five())).page
    things = page.locator(f"{STACKS}[data-place], [data-space]").all()
    for one in things:
        one.hover()
        page.wait_for_timeout(130)  # the tooltip comes after a moment
        over = page.evaluate(
            """() => [...document.querySelectorAll('[role="tooltip"]')].filter((tip) => {
              const { left, top, width, height } = tip.getBoundingClientRect()
              const found = document.elementFromPoint(left + width / 2, top + height / 2)
              return width && found && tip.contains(found)
            }).map((tip) => tip.outerHTML.slice(0, 90))"""
        )
        assert over == []


def test_leaving_a_table_with_the_focus_on_a_board_causes_no_error(wire: OnScreen) -> None:
    screen = wire(LAPTOP)
    for place in ("[data-space]", f"{STACKS}[data-place]"):
        screen.show(LocalTable.at(all_five()))
        screen.page.keyboard.press("Tab")  # the next focus counts as one by keyboard
        thing = screen.page.locator(place).first
        thing.focus()
        expect(thing).to_have_attribute("aria-description", re.compile("."))
        screen.visit("/rules")
        screen.check()
