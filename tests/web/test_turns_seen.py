"""U16 to U19: previews of builds, animations, recaps of other turns, and details."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from overworld import Game
from tests.web.ahead import BUILDER, can, way_to
from tests.web.conftest import Opener
from tests.web.haste import promised
from tests.web.held import HOLDABLE, hold, release
from tests.web.people import PEBBLE, PHONE, Layout, Tab
from tests.web.turn import (
    all_five,
    asked,
    button,
    legal,
    two_actions,
)
from tests.web.wire import AWAY, BEN, BOT, GUEST, ME, LocalTable, OnScreen, Wire
from tests.web.words import blocks, text

# ------------------------------------------------------------------ building


def test_U16_the_page_previews_a_build_on_every_space(wire: OnScreen) -> None:
    def builds_over(game: Game) -> bool:
        own = game.players[game.turn or 0].board if game.turn in (0, 1) else []
        return can(game, "build") and any(own)

    table = LocalTable.at(way_to(builds_over, 4, BUILDER))
    tab, view = wire().show(table).tab, table.view
    move = next(iter(legal(view, "build")))
    cell = move.split()[1]
    board = view["players"][view["decider"]]["board"]
    button(tab, "build").click()
    place = tab.page.locator(f'[data-pane="world"] [role="group"] [data-place="{cell}"]')
    if place.get_attribute("aria-pressed") != "true":
        place.click()
    covered = 0
    for space in range(1, 10):
        answer = table.preview(f"build {cell} {space}")
        told = _previewed(answer)
        target = tab.page.locator(f'[data-pane="board"] [data-space="{space}"]')
        (target.hover if space % 2 else target.focus)()
        line = tab.page.locator("[data-preview]")
        for sentence in told:
            expect(line).to_contain_text(sentence)
            expect(target.locator(".unseen")).to_contain_text(sentence)
        expect(target.locator(".ghost")).to_be_visible()
        expect(tab.page.locator('[data-pane="board"] .ghost')).to_have_count(1)
        if board[space - 1]:
            assert answer["covered"] == board[space - 1]
            covered += 1
        tab.page.mouse.move(0, 0)
        target.blur()
    assert covered, "no space has a building to cover"
    before = dict(view["players"][view["decider"]].get("supply", {}))
    tab.page.locator('[data-pane="board"] [data-space="5"]').click()
    expect(tab.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
    after = table.view["players"][view["decider"]].get("supply", {})
    paid = {name: count - after.get(name, 0) for name, count in before.items()}
    assert {name: count for name, count in paid.items() if count} == answer.get("paid", {})


def _previewed(answer: dict[str, Any]) -> list[str]:
    """Return the sentences of a preview: the price, the covered tile and each changed group."""
    paid = answer.get("paid")
    told = [text("board-pays", cost=blocks(paid)) if paid else text("board-pays-nothing")]
    if answer.get("covered"):
        told.append(text("board-covers", tile=text(f"tile-{answer['covered']}")))
    for change in answer["changes"]:
        if change["before"] != change["after"]:
            told.append(
                text(
                    "board-change",
                    card=change["card"],
                    before=_group(change["before"]),
                    after=_group(change["after"]),
                )
            )
    return told


def _group(group: dict[str, Any]) -> str:
    if not group["spaces"]:
        return text("board-group-none")
    trait = text(f"trait-{group['characteristic']}")
    return text("board-group", trait=trait, spaces=group["spaces"], points=group["points"])


# ------------------------------------------------------------------ speed


FELT = """
async ([press, seen]) => {
  const from = performance.now();
  document.querySelector(press).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  while (!document.querySelector(seen) && performance.now() - from < 60000) {
    await new Promise(requestAnimationFrame);
  }
  const block = document.querySelector('[data-cube] [data-legal]');
  window.dim = block ? Number(getComputedStyle(block).opacity) : 0;
  return performance.now() - from;
}
"""


@pytest.mark.hasty
def test_U17_a_press_has_an_immediate_effect_with_any_latency(wire: OnScreen) -> None:
    tab = wire().show(LocalTable(BEN, deal="late")).tab
    tab.page.evaluate(f"() => {{ {HOLDABLE} }}")
    waits = [
        tab.page.evaluate(
            FELT, ['[data-action="collect"]', '[data-action="collect"][aria-pressed="true"]']
        )
    ]
    before = tab.page.locator("[data-hash]").get_attribute("data-hash")
    hold(tab.page)
    waits.append(tab.page.evaluate(FELT, ["[data-cube] [data-legal]", ".table.sending"]))
    dim = tab.page.evaluate("window.dim")
    assert dim < 1, "targets must be dimmed while the page waits for the server"
    assert tab.page.locator("[data-hash]").get_attribute("data-hash") == before
    release(tab.page)
    expect(asked(tab)).to_have_attribute("data-prompt", "second")
    expect(tab.page.locator(".table.sending")).to_have_count(0)
    assert max(waits) <= promised(100), waits


@contextmanager
def _slowly(tab: Tab, rate: float = 0.02) -> Iterator[None]:
    """Slow all animations down, so that a test can look at them."""
    devtools = tab.context.new_cdp_session(tab.page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": rate})
    try:
        yield
    finally:
        devtools.send("Animation.setPlaybackRate", {"playbackRate": 1})
        devtools.detach()


MOTIONS = """
() => document.getAnimations()
  .filter((one) => one.id === 'shown' && one.effect.target.closest('[data-pane="world"] .cell'))
  .map((one) => one.effect.getComputedTiming().duration)
"""


def _explored(screen: Wire, pace: str = "normal") -> list[float]:
    """Explore where most tiles are revealed; return the durations of the animations."""
    screen.show(LocalTable(BEN, deal="motion"), pace=pace)
    button(screen.tab, "explore").click()
    screen.page.locator('[role="grid"] [data-place="31"]').click()
    expect(screen.page.locator("#prompt")).to_contain_text("action 2 of 2")
    found: list[float] = screen.page.evaluate(MOTIONS)
    return found


def test_U17_animations_hide_nothing_and_end_with_a_press_or_by_a_setting(wire: OnScreen) -> None:
    screen = wire(reduced_motion="no-preference")
    page = screen.page
    with _slowly(screen.tab):
        # The new position is there before the animation ends.
        slow = _explored(screen)
        assert slow
        assert max(slow) <= 300
        screen.synced()
        assert page.evaluate(MOTIONS), "the animation has ended too early"
        assert screen.table
        cell = next(cell for cell, one in screen.table.view["world"].items() if one.get("face"))
        page.locator(f'[data-pane="world"] [role="group"] [data-place="{cell}"]').hover()
        expect(page.locator(".inspect[data-inspect]")).to_be_visible()
        assert page.evaluate(MOTIONS), "the animation has ended too early"
        page.keyboard.press(" ")
        page.wait_for_function(f"!({MOTIONS})().length")

        assert _explored(screen) == slow
        page.locator("#prompt").click()
        page.wait_for_function(f"!({MOTIONS})().length")
        assert 0 < max(_explored(screen, "fast")) < max(slow)
        assert _explored(screen, "off") == []


@pytest.mark.timed
def test_U17_the_turn_of_a_bot_ends_quickly(open_tab: Opener) -> None:
    tab = open_tab(reduced_motion="no-preference")
    tab.against(PEBBLE, deal="bot", first=0)
    waits = []
    for _ in range(2):
        tab.play(*two_actions(tab))
        tab.page.evaluate("window.from = performance.now()")
        button(tab, "end").click()
        expect(tab.page.locator('[data-mine="true"] [data-prompt="act"]')).to_be_attached()
        waits.append(tab.page.evaluate("performance.now() - window.from"))
    assert min(waits) <= promised(2500), waits


# ------------------------------------------------------------------ recap and details


def test_U18_a_recap_shows_the_moves_of_others_and_their_places(wire: OnScreen) -> None:
    table = LocalTable(AWAY, deal="recap")
    screen = wire().show(table)
    screen.play("mine w1", "mine z1", "explore 33", "end")
    screen.play("mine w4", "mine z4", "explore 23", "end")
    host = screen.tab
    host.drawer()
    recap = host.page.locator('[role="log"]')
    log = json.loads(table.hello())["log"]
    mine = max(at for at, one in enumerate(log) if one["code"] == "ended" and one["seat"] == 0)
    theirs = [one for one in log[mine + 1 :] if one["code"] in ("mined", "explored", "revealed")]
    assert len(theirs) >= 3
    for column in ("w4", "z4"):
        line = recap.get_by_role("button", name=re.compile(rf"^Ben takes a block: .* \({column}\)"))
        line.focus()
        mark = host.page.locator(f'[data-cube] [data-column="{column}"] .mark')
        expect(mark.first).to_be_visible()
    line = recap.get_by_role("button", name=re.compile("^Ben moves 1 step"))
    line.focus()
    expect(host.page.locator('[role="grid"] .marked[data-place="23"]')).to_be_visible()
    # Changed places stay marked until the player decides again.
    asked(host).focus()
    expect(host.page.locator('[role="grid"] .marked[data-place="23"]')).to_be_visible()
    screen.play(next(iter(legal(table.view, "mine"))))
    expect(host.page.locator(".marked")).to_have_count(0)
    # The card of an opponent has pictures of the last turn. Focus on them marks its places.
    last = host.page.locator('.opponents [data-again="1"]')
    expect(last.locator(".mark")).to_have_count(3)
    last.focus()
    expect(host.page.locator('[role="grid"] .marked[data-place="23"]')).to_be_visible()


def _inspected(page: Page, what: str) -> Locator:
    return page.locator(f'.inspect[data-inspect="{what}"]')


SHOWN_AFTER = """
async ([press, event]) => {
  const target = document.querySelector(press);
  const from = performance.now();
  if (event === 'focus') target.focus();
  else target.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  const there = () => document.querySelector('.inspect[data-inspect]');
  while (!there() && performance.now() - from < 60000) {
    await new Promise((done) => setTimeout(done, 2));
  }
  return performance.now() - from;
}
"""


@pytest.mark.hasty
def test_U19_hover_and_focus_show_the_details_of_every_element(wire: OnScreen) -> None:
    table = LocalTable.at(all_five(), AWAY)
    view, screen = table.view, wire()
    page, box = screen.page, screen.tab.ask("/box")
    kinds = {"building": box["buildings"], "mob": box["mobs"], "weapon": box["weapons"]}
    waits = []
    # The player to move first, then the waiting player, who can inspect too.
    for player in (ME, GUEST) if view["decider"] == 0 else (GUEST, ME):
        table.me = player
        screen.show(table)
        for kind, things in kinds.items():
            ids = {one["id"] for one in things}
            cell = next(place for place, one in view["world"].items() if one.get("face") in ids)
            face = view["world"][cell]["face"]
            place = f'[data-pane="world"] [role="group"] [data-place="{cell}"]'
            shown = _inspected(page, f"{kind}:{face}")
            for event in ("hover", "focus"):
                asked(screen.tab).focus()
                page.keyboard.press("Escape")
                expect(page.locator(".inspect")).not_to_be_visible()
                waits.append(page.evaluate(SHOWN_AFTER, [place, event]))
                expect(shown).to_be_visible()
            if kind == "building":
                tile = next(one for one in things if one["id"] == face)
                for trait in (tile["biome"], tile["material"], tile["type"]):
                    expect(shown).to_contain_text(re.compile(text(f"trait-{trait}"), re.IGNORECASE))
    # The page fetches the first one, and the machine may be busy, so the median counts.
    assert sorted(waits)[len(waits) // 2] <= promised(150), waits
    expect(page.locator('[data-mine="true"]')).to_have_count(0)
    for selector, kind in (
        ('[data-pane="board"] [data-space="1"]', "trait|building"),
        ("[data-lens]", "card"),
        ('[data-pane="board"] [data-block]', "block"),
    ):
        page.keyboard.press("Escape")
        page.locator(selector).first.hover()
        expect(page.locator(".inspect")).to_have_attribute(
            "data-inspect", re.compile(f"^({kind}):")
        )


def test_U19_a_long_press_only_inspects(wire: OnScreen) -> None:
    table = LocalTable.at(all_five())
    tab = wire(PHONE).show(table).tab
    cell = next(iter(legal(table.view, "take"))).split()[1]
    button(tab, "weapon").tap()
    place = tab.page.locator(f'[data-pane="world"] [role="group"] [data-place="{cell}"]')
    spot = place.bounding_box()
    assert spot
    devtools = tab.context.new_cdp_session(tab.page)
    at = [{"x": spot["x"] + spot["width"] / 2, "y": spot["y"] + spot["height"] / 2}]
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(tab.page.locator('.inspect[data-inspect^="weapon:"]')).to_be_visible()
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert not table.sent


COVERS = """() => {
  const at = document.querySelector('.inspect.apart').getBoundingClientRect();
  const places = '[data-pane="board"] [data-space], [data-pane="world"] [data-place]';
  return [...document.querySelectorAll(places)].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < at.right && at.left < right && top < at.bottom && at.top < bottom;
  }).map((one) => one.outerHTML.slice(0, 80));
}"""
"""A script: which spaces and places do the details cover?"""


def test_details_next_to_advice_cover_no_space_and_no_place(wire: OnScreen) -> None:
    for size in ((1366, 768), (1366, 625), (768, 1024)):
        screen = wire(Layout(*size)).show(LocalTable(BOT))
        page = screen.page
        expect(page.locator(".say.coached")).to_be_visible()
        for place in (
            '[data-pane="board"] [data-space="1"]',
            '[data-pane="board"] [data-space="9"]',
            '[data-pane="world"] [role="group"] [data-place="b2"]',
        ):
            page.locator(place).first.hover()
            expect(page.locator(".inspect.apart[data-inspect]")).to_be_in_viewport(ratio=0.99)
            assert page.evaluate(COVERS) == [], (size, place)


def test_the_reason_under_a_resting_mouse_goes_when_the_turn_changes(wire: OnScreen) -> None:
    table = LocalTable(AWAY)
    screen = wire().show(table)
    end, say = button(screen.tab, "end"), screen.page.locator(".say")
    end.hover()
    reason = text("why-actions_owed", owed=2)
    expect(say).to_contain_text(reason)
    for wanted in ("explore", "mine", "mine", "end"):
        screen.tell(table.play(next(iter(legal(table.view, wanted)))))
    screen.synced()
    expect(screen.page.locator('[data-mine="false"]')).to_be_attached()
    expect(say).not_to_contain_text(reason)
