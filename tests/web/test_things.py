"""Tiles, blocks and characters: they show their numbers at every size and react to presses."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from overworld.components import load_box
from overworld.game.kernel import states_of
from overworld.play.view import view_of
from tests.web.ahead import BUILDER, Way, can, open_at, way_to
from tests.web.blocks import press_block
from tests.web.conftest import Opener
from tests.web.people import DESKTOP, HERE, PHONE, Layout, Tab
from tests.web.turn import all_five, button, frames, legal

SIZES = {
    "1366x625": Layout(1366, 625),
    "1920x1080": Layout(1920, 1080),
    "390x844": Layout(390, 844, touch=True, scale=2),
    "360x640": Layout(360, 640, touch=True, scale=2),
    "844x390": Layout(844, 390, touch=True, scale=2),
    "768x1024": Layout(768, 1024, touch=True),
}
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


def readable(tab: Tab) -> None:
    """Assert that the price and XP of all open tiles match the box and are not covered."""
    told = tab.page.evaluate(TELLS)
    assert not told["hidden"], "\n".join(told["hidden"])
    box, world = tab.ask("/box"), tab.view()["world"]
    costs = {one["id"]: (sum(one["cost"].values()), one["xp"]) for one in box["buildings"]}
    costs |= {one["id"]: (one["hearts"], one["xp"]) for one in box["mobs"]}
    faces = {name: cell["face"] for name, cell in world.items() if cell.get("face") in costs}
    assert faces
    shown = {name: (one["cost"], one["xp"]) for name, one in told["tiles"].items()}
    assert shown == {name: costs[face] for name, face in faces.items()}


@pytest.mark.parametrize("size", SIZES)
def test_the_price_and_xp_of_every_tile_are_readable(open_tab: Opener, size: str) -> None:
    tab = open_tab(SIZES[size])
    open_at(tab, crowded())
    readable(tab)


def test_four_characters_on_one_crossing_cover_no_number(open_tab: Opener) -> None:
    tab = open_tab(SIZES["360x640"])
    tab.against(HERE, HERE, HERE, deal="crowd", first=0)
    tab.play("explore 33")
    expect(tab.page.locator(".pawn")).to_have_count(4)
    readable(tab)


@cache
def widest() -> Way:
    """Return a way to an open tile with the widest price: four kinds and a number."""
    tiles = load_box().buildings
    wide = {one.id for one in tiles if len(one.cost) == 4 < sum(one.cost.values())}

    def found(game: Any) -> bool:
        cells = view_of(game, odds=False).world.values()
        return len({cell.face for cell in cells} & wide) >= 1 and can(game, "mine")

    return way_to(found, 13, {"explore": 8})


@pytest.mark.parametrize("size", ["1366x625", "360x640"])
def test_a_character_on_any_crossing_covers_no_number_of_a_tile(
    open_tab: Opener, size: str
) -> None:
    tab = open_tab(SIZES[size])
    open_at(tab, widest())
    hidden = tab.page.evaluate(WALKS)
    assert not hidden, "\n".join(hidden)


def thing(tab: Tab, place: str) -> Locator:
    """Return the element of a cell or a crossing."""
    kind = "grid" if place.isdigit() else "group"
    return tab.page.locator(f'[data-pane="world"] [role="{kind}"] [data-place="{place}"]')


def sent(tab: Tab) -> list[str]:
    """Return the decisions that the page has sent."""
    return [one["action"]["move"] for one in frames(tab) if one["action"]["do"] == "play"]


def test_a_press_on_a_legal_target_plays_its_move(tab: Tab) -> None:
    open_at(tab, all_five())
    view = tab.view()
    lit = {
        one.get_attribute("data-place")
        for one in tab.page.locator("[data-place][data-legal]").all()
    }
    assert lit == {one["text"].split()[1] for one in view["legal"] if " " in one["text"]}
    expected = []
    for verb in ("explore", "take", "mine"):
        move = next(move for move, reveals in legal(view, verb).items() if not reveals)
        place = move.split()[1]
        if verb == "mine":
            press_block(tab.page, place)
        else:
            thing(tab, place).click()
        expect(tab.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
        expected.append(move)
        assert sent(tab) == expected
        button(tab, "undo").click()
        expect(tab.page.locator("[data-hash]")).to_have_attribute("data-hash", view["hash"])
    build = next(iter(legal(view, "build")))
    cell, space = build.split()[1:]
    thing(tab, cell).click()
    expect(thing(tab, cell)).to_have_attribute("aria-pressed", "true")
    tab.page.locator(f'[data-pane="board"] [data-space="{space}"]').click()
    expect(tab.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
    assert sent(tab) == [*expected, build]
    button(tab, "undo").click()
    expect(tab.page.locator("[data-hash]")).to_have_attribute("data-hash", view["hash"])
    fight = next(iter(legal(view, "fight")))
    thing(tab, fight.split()[1]).click()
    expect(tab.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
    assert sent(tab) == [*expected, build, fight]


def test_tiles_and_characters_can_be_dragged_to_their_places(tab: Tab) -> None:
    open_at(tab, all_five())
    view = tab.view()
    build = next(iter(legal(view, "build")))
    cell, space = build.split()[1:]
    carry(tab, thing(tab, cell), tab.page.locator(f'[data-pane="board"] [data-space="{space}"]'))
    expect(tab.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
    assert sent(tab) == [build]
    button(tab, "undo").click()
    expect(tab.page.locator("[data-hash]")).to_have_attribute("data-hash", view["hash"])
    here = view["players"][view["decider"]]["crossing"]
    way = next(move for move in legal(view, "explore") if move != f"explore {here}")
    carry(tab, thing(tab, here), thing(tab, way.split()[1]))
    expect(tab.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
    assert sent(tab) == [build, way]


def carry(tab: Tab, what: Locator, to: Locator) -> None:
    """Drag from the middle of one element to the middle of another."""
    points = []
    for one in (what, to):
        box = one.bounding_box()
        assert box
        points.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    tab.page.mouse.move(*points[0])
    tab.page.mouse.down()
    tab.page.mouse.move(points[0][0] + 12, points[0][1] + 12)
    tab.page.mouse.move(*points[1], steps=3)
    tab.page.mouse.up()


def test_an_irreversible_move_takes_two_taps(open_tab: Opener) -> None:
    tab = open_tab(PHONE)
    open_at(tab, all_five())
    view = tab.view()
    for verb in ("explore", "fight"):
        move = next(move for move, reveals in legal(view, verb).items() if reveals)
        target = thing(tab, move.split()[1])
        target.tap()
        expect(button(tab, "confirm")).to_be_visible()
        expect(target.locator("[data-peel]")).to_be_visible()
        assert sent(tab) == []
        tab.page.keyboard.press("Escape")
        expect(button(tab, "confirm")).to_have_count(0)
    target.tap()
    expect(button(tab, "confirm")).to_be_visible()
    target.tap()
    expect(tab.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
    assert sent(tab) == [move]


def test_a_reversible_move_takes_one_tap(open_tab: Opener) -> None:
    tab = open_tab(PHONE)
    open_at(tab, all_five())
    view = tab.view()
    move = next(move for move, reveals in legal(view, "explore").items() if not reveals)
    thing(tab, move.split()[1]).tap()
    expect(tab.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
    assert sent(tab) == [move]


def test_a_tooltip_never_blocks_a_press(tab: Tab) -> None:
    open_at(tab, all_five())
    page = tab.page
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


def test_the_table_counts_unseen_tiles(tab: Tab) -> None:
    open_at(tab, crowded())
    unseen = tab.view()["unseen"]
    tiles = tab.page.locator('[data-part="unseen"]')
    expect(tiles).to_contain_text(str(sum(unseen["buildings"])))
    expect(tiles).to_contain_text(str(sum(unseen["mobs"])))
    tiles.click()
    gallery = tab.page.get_by_role("dialog")
    expect(gallery.locator("[data-unseen]").first).to_be_visible()
    left = [
        int(one.get_attribute("data-unseen") or "")
        for one in gallery.locator("[data-unseen]").all()
    ]
    assert sum(left) == sum(map(sum, unseen.values()))
    tab.page.keyboard.press("Escape")
    expect(gallery).to_have_count(0)


def test_a_scored_card_shows_its_xp(open_tab: Opener) -> None:
    tab = open_tab(DESKTOP)
    open_at(
        tab, way_to(lambda game: states_of(game)[0].scored == 1 and can(game, "mine"), 5, BUILDER)
    )
    log = tab.table()["log"]
    me = tab.view()["decider"]
    xp = next(one.get("xp", 0) for one in log if one["code"] == "scored" and one["seat"] == me)
    card = tab.page.locator('[data-lens="A"]').first
    expect(card).to_contain_text(f"+{xp}")
    assert card.get_attribute("aria-pressed") is None
    other = tab.page.locator('[data-lens="B"]').first
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
