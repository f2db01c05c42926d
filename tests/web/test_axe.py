"""U47: axe finds no problem on any screen and in any state of the table, light and dark."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

from overworld.play.view import view_of
from tests.web.ahead import FIGHTER, MINER, Way, can, open_at, way_to
from tests.web.conftest import Opener
from tests.web.people import LAYOUTS, ONLINE, PEBBLE, Tab

PAGES = ("/", "/new", "/settings", "/paint", "/rules", "/learn", "/puzzles", "/nowhere")
TO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
"""Navigate as a link does, without a reload, so that no part of the previous screen remains."""


@cache
def ways() -> dict[str, Way]:
    """Return games that end in the positions to check."""
    return {
        "table": way_to(lambda game: can(game, "mine", "explore", "build", "fight", "take"), 10),
        "fight": way_to(lambda game: can(game, "detonate"), 12, FIGHTER),
        "score": way_to(lambda game: view_of(game).prompt.code == "score", 10, MINER),
        "over": way_to(lambda game: game.over, 13, MINER),
    }


@pytest.mark.parametrize(
    ("theme", "layout"),
    [
        ("light", "desktop"),
        pytest.param("dark", "phone", marks=pytest.mark.nightly),
        pytest.param("dark", "desktop", marks=pytest.mark.thorough),
        pytest.param("light", "phone", marks=pytest.mark.thorough),
    ],
)
def test_U47_axe_finds_no_problem_on_any_screen(open_tab: Opener, theme: str, layout: str) -> None:
    tab = open_tab(LAYOUTS[layout], color_scheme=theme)
    told: list[str] = []
    tab.go()
    for path in PAGES:
        tab.page.evaluate(TO, path)
        expect(tab.page.locator("main h1, main h2").first).to_be_visible()
        look(tab, path, told)
    tab.against(PEBBLE, ONLINE, start=False)
    expect(tab.page.locator("main h1").first).to_be_visible()
    look(tab, "lobby", told)
    open_at(tab, ways()["table"])
    for action in ("collect", "explore", "build", "fight", "weapon"):
        tab.page.locator(f'[data-action="{action}"]').click()
        expect(tab.page.locator(f'[data-action="{action}"]')).to_have_attribute(
            "aria-pressed", "true"
        )
        if action == "fight":
            expect(tab.page.locator("[data-fight]")).to_be_visible()
        look(tab, action, told)
        tab.page.locator(f'[data-action="{action}"]').click()
    for name, ready in (("fight", "[data-fight] footer button"), ("score", ".scoring button")):
        open_at(tab, ways()[name])
        expect(tab.page.locator(ready).first).to_be_visible()
        look(tab, name, told)
    code = open_at(tab, ways()["over"])
    tab.page.locator(".final [data-bar]").first.click()
    tab.page.locator(".final summary").click()
    expect(tab.page.get_by_role("table", name="Final scores")).to_be_visible()
    look(tab, "over", told)
    tab.go(f"/t/{code}?step=20")
    expect(tab.page.get_by_role("group", name="Replay")).to_be_visible()
    look(tab, "replay", told)
    assert not told, "\n".join(told)


def look(tab: Tab, name: str, told: list[str]) -> None:
    """Add the findings of axe to a list, so that one run reports all of them."""
    try:
        tab.axe()
    except AssertionError as found:
        told.append(f"{name}: {found}")
