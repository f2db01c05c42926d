"""Custom boxes: players choose one by its title, and the table shows its name and unseen tiles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from overworld.components import load_box
from tests.server.harness import Server, serving, sqlite_url
from tests.server.test_boxes import greedy
from tests.web.conftest import Opener
from tests.web.people import PEBBLE
from tests.web.wire import BOT, LocalTable, OnScreen
from tests.web.words import text


@pytest.fixture
def two_boxes(tmp_path: Path) -> Iterator[Server]:
    """Run a server with the base box and another one."""
    with serving(sqlite_url(tmp_path), "--also-box", str(greedy(tmp_path))) as running:
        yield running


def test_the_page_offers_custom_boxes_and_the_table_shows_the_chosen_one(
    two_boxes: Server, open_tab: Opener, tmp_path: Path
) -> None:
    own = load_box(tmp_path / "greedy.toml")
    tab = open_tab(url=two_boxes.url)
    page = tab.go("/new")
    page.get_by_label(text("option-box"), exact=True).select_option(label=own.title)
    who = page.get_by_role("group", name="Who plays in seat 2?")
    who.get_by_role("radio").nth(2).check()
    page.get_by_role("button", name="Create table").click()
    expect(page.locator("[data-box]")).to_have_text(own.title)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("[data-hash]")).to_be_visible()
    assert tab.table()["info"]["options"]["box"] == own.name
    expect(page.locator("[data-box]")).to_have_text(own.title)
    # A table with the base box shows no name. The list shows the name of the custom box only.
    tab.against(PEBBLE, first=0)
    tab.fetched_all()
    expect(page.locator("[data-box]")).to_have_count(0)
    lines = tab.go("/").get_by_role("region", name=text("home-tables")).get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.filter(has_text=own.title)).to_have_count(1)


def test_the_gallery_at_a_table_shows_how_many_tiles_are_unseen(wire: OnScreen) -> None:
    table = LocalTable(BOT, deal="gallery")
    tab, unseen = wire().show(table).tab, table.view["unseen"]
    page, box = tab.page, tab.ask("/box")
    tiles = page.locator('[data-part="unseen"]')
    for kind in ("buildings", "mobs"):
        expect(tiles).to_contain_text(str(sum(unseen[kind])))
    tiles.click()
    gallery = page.get_by_role("dialog", name=text("gallery-title"))
    expect(gallery.locator("[data-gallery]").first).to_be_visible()
    for kind in ("buildings", "mobs", "weapons"):
        for one, left in zip(box[kind], unseen[kind], strict=True):
            count = one["neutral"] if kind == "weapons" else one["count"]
            entry = gallery.locator(f'[data-gallery="{one["id"]}"] [data-unseen]')
            expect(entry).to_have_text(text("gallery-unseen", left=left, count=count))
    # The font size does not depend on the place where the gallery was opened, and all of it fits.
    size = "e => parseFloat(getComputedStyle(e).fontSize)"
    assert gallery.locator("[data-unseen]").first.evaluate(size) <= 20
    wide, room = gallery.evaluate("e => [e.scrollWidth, e.clientWidth]")
    assert wide <= room
    tab.axe()
    page.keyboard.press("Escape")
    expect(gallery).to_have_count(0)
