"""U47: axe finds no problem on any screen and in any state of the table, light and dark."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

from overworld.play.view import view_of
from tests.web.ahead import FIGHTER, MINER, Way, can, way_to
from tests.web.people import LAYOUTS, Tab
from tests.web.wire import AWAY, BOT, LocalTable, OnScreen

PAGES = ("/", "/new", "/settings", "/paint", "/rules", "/learn", "/puzzles", "/nowhere")


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
def test_U47_axe_finds_no_problem_on_any_screen(wire: OnScreen, theme: str, layout: str) -> None:
    screen = wire(LAYOUTS[layout], color_scheme=theme)
    tab, page = screen.tab, screen.page
    told: list[str] = []
    for path in PAGES:
        screen.visit(path)
        look(tab, path, told)
    screen.show(LocalTable(BOT, AWAY, start=False))
    expect(page.locator("main h1").first).to_be_visible()
    look(tab, "lobby", told)
    screen.show(LocalTable.at(ways()["table"]))
    for action in ("collect", "explore", "build", "fight", "weapon"):
        page.locator(f'[data-action="{action}"]').click()
        expect(page.locator(f'[data-action="{action}"]')).to_have_attribute("aria-pressed", "true")
        if action == "fight":
            expect(page.locator("[data-fight]")).to_be_visible()
        look(tab, action, told)
        page.locator(f'[data-action="{action}"]').click()
    for name, ready in (("fight", "[data-fight] footer button"), ("score", ".scoring button")):
        screen.show(LocalTable.at(ways()[name]))
        expect(page.locator(ready).first).to_be_visible()
        look(tab, name, told)
    over = LocalTable.at(ways()["over"])
    screen.show(over)
    page.locator(".final [data-bar]").first.click()
    page.locator(".final summary").click()
    expect(page.get_by_role("table", name="Final scores")).to_be_visible()
    look(tab, "over", told)
    screen.show(over, "?step=20")
    expect(page.get_by_role("group", name="Replay")).to_be_visible()
    look(tab, "replay", told)
    assert not told, "\n".join(told)


def look(tab: Tab, name: str, told: list[str]) -> None:
    """Add the findings of axe to a list, so that one run reports all of them."""
    try:
        tab.axe()
    except AssertionError as found:
        told.append(f"{name}: {found}")
