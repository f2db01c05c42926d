"""Take the pictures of the page for the README and the docs: `make pictures`.

Every state of the table has pictures at four sizes, light and dark (`docs/img/stage`).
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.harness import serving, sqlite_url
from tests.web.ahead import BUILDER, can, open_at, way_to
from tests.web.conftest import launch
from tests.web.people import DESKTOP, PEBBLE, PHONE, Layout, Tab

FOLDER = Path(__file__).parents[2] / "docs" / "img"
PUBLIC = Path(__file__).parents[2] / "web" / "public"
ICONS = (180, 192, 512)
"""Sizes of the PNG icon, for systems that do not draw SVG."""
SIZES = ((1366, 625), (1920, 1080), (390, 844), (844, 390))
COLOURS = 160
"""Colours of a picture in the docs: drawings need few, and a palette saves two thirds."""

State = Callable[[Tab], object]


def draw_icons(page: Page) -> None:
    """Draw the icon at all its sizes."""
    for size in ICONS:
        page.set_viewport_size({"width": size, "height": size})
        page.set_content((PUBLIC / "icon.svg").read_text("utf-8"))
        page.add_style_tag(content="body { margin: 0 } svg { display: block }")
        page.screenshot(path=PUBLIC / f"icon-{size}.png")


def picture(name: str, tab: Tab) -> None:
    """Save a picture of a tab, and close the tab."""
    tab.page.mouse.move(1, 1)
    tab.page.wait_for_timeout(500)  # pictures flip and fade in
    shot = Image.open(io.BytesIO(tab.page.screenshot())).convert("RGB")
    file = FOLDER / f"{name}.png"
    file.parent.mkdir(exist_ok=True)
    shot.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
    tab.close()


def states() -> dict[str, State]:
    """Return a function for each state that shows it in a tab."""
    middle = way_to(
        lambda game: game.step_number > 190 and can(game, "mine", "explore"), 3, BUILDER
    )
    fight = way_to(lambda game: can(game, "fight", "build", "mine", "explore"), 18)
    scoring = way_to(lambda game: game.phase == "score", 5, BUILDER)
    over = way_to(lambda game: game.over, 9, BUILDER)

    def choose(way_name: str, action: str) -> State:
        def shown(tab: Tab) -> None:
            open_at(tab, {"middle": middle, "fight": fight}[way_name])
            tab.page.locator(f'[data-action="{action}"]').click()

        return shown

    def look_at_the_other(tab: Tab) -> None:
        open_at(tab, middle)
        card = tab.page.locator(".opponents .name")
        (
            card
            if card.is_visible()
            else tab.page.get_by_role("list", name="Players").get_by_role("button").last
        ).click()

    def lesson(tab: Tab) -> None:
        tab.go("/learn/3")
        expect(tab.page.locator("[data-guide]")).to_be_visible()

    return {
        "home": lambda tab: tab.go("/"),
        "lobby": lambda tab: tab.against({"kind": "online"}, PEBBLE, start=False),
        "turn": lambda tab: open_at(tab, middle),
        "explore": choose("middle", "explore"),
        "build": choose("fight", "build"),
        "fight": choose("fight", "fight"),
        "scoring": lambda tab: open_at(tab, scoring),
        "opponent": look_at_the_other,
        "final": lambda tab: open_at(tab, over),
        "lesson": lesson,
    }


def draw_states(browser: Browser, url: str, reach: dict[str, State]) -> None:
    """Take pictures of every state at every size, light and dark."""
    for name, state in reach.items():
        for width, height in SIZES:
            for scheme in ("light", "dark"):
                layout = Layout(width, height, touch=min(width, height) < 600)
                tab = Tab(browser, url, layout, color_scheme=scheme)
                state(tab)
                picture(f"stage/{name}-{width}x{height}-{scheme}", tab)


def draw_readme(browser: Browser, url: str, reach: dict[str, State]) -> None:
    """Take the pictures of the README."""
    for name, state, layout, scheme in (
        ("home", "home", DESKTOP, "light"),
        ("table", "turn", DESKTOP, "dark"),
        ("phone", "turn", PHONE, "light"),
        ("scoring", "scoring", DESKTOP, "light"),
    ):
        tab = Tab(browser, url, layout, color_scheme=scheme)
        reach[state](tab)
        picture(name, tab)


def main() -> None:
    """Open the pages with fixed deals and save them as PNG."""
    reach = states()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite_url(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        draw_icons(browser.new_page())
        draw_readme(browser, server.url, reach)
        draw_states(browser, server.url, reach)
        browser.close()


if __name__ == "__main__":
    main()
