"""`make pictures`: takes the pictures of the page that the README and the docs show."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.server.harness import serving, sqlite_url
from tests.web.ahead import BUILDER, can, open_at, way_to
from tests.web.conftest import launch
from tests.web.people import DESKTOP, PHONE, Tab

FOLDER = Path(__file__).parents[2] / "docs" / "img"
PUBLIC = Path(__file__).parents[2] / "web" / "public"
ICONS = (180, 192, 512)
"""Sizes of the icon as PNG, for systems that draw no SVG."""


def draw_icons(page: Page) -> None:
    """Draws the icon at all its sizes."""
    for size in ICONS:
        page.set_viewport_size({"width": size, "height": size})
        page.set_content((PUBLIC / "icon.svg").read_text("utf-8"))
        page.add_style_tag(content="body { margin: 0 } svg { display: block }")
        page.screenshot(path=PUBLIC / f"icon-{size}.png")


def main() -> None:
    """Opens the pages at fixed deals and writes them as PNG."""
    middle = way_to(lambda game: len(game.log) > 190 and can(game, "mine", "explore"), 3, BUILDER)
    scoring = way_to(lambda game: game.phase == "score", 5, BUILDER)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite_url(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        draw_icons(browser.new_page())

        def picture(name: str, tab: Tab) -> None:
            tab.page.wait_for_timeout(400)  # pictures flip and fade in
            tab.page.screenshot(path=FOLDER / f"{name}.png")
            tab.close()

        home = Tab(browser, server.url, DESKTOP, color_scheme="light")
        home.go("/")
        picture("home", home)
        table = Tab(browser, server.url, DESKTOP, color_scheme="dark")
        open_at(table, middle)
        picture("table", table)
        phone = Tab(browser, server.url, PHONE, color_scheme="light")
        open_at(phone, middle)
        phone.page.locator('[data-action="collect"]').tap()
        picture("phone", phone)
        card = Tab(browser, server.url, DESKTOP, color_scheme="light")
        open_at(card, scoring)
        picture("scoring", card)
        browser.close()


if __name__ == "__main__":
    main()
