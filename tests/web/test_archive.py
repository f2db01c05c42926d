"""The page of an archived table: players restore it and continue their game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import serving, sqlite_url
from tests.server.stores import execute
from tests.web.people import DESKTOP, PEBBLE, PHONE, Layout, Tab
from tests.web.words import text

ARCHIVE = (
    "INSERT INTO events (table_id, seq, kind, text, at) "
    "SELECT id, seq + 1, 'archive', '', updated FROM tables",
    "UPDATE tables SET seq = seq + 1, status = 'archived', deadline = NULL",
    "DELETE FROM work",
)


@pytest.mark.parametrize("layout", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("start", [False, True], ids=["lobby", "game"])
def test_a_player_restores_an_archived_table(
    browser: Browser, tmp_path: Path, layout: Layout, start: bool
) -> None:
    database = sqlite_url(tmp_path)
    with serving(database) as server:
        tab, stranger = Tab(browser, server.url, layout), Tab(browser, server.url, layout)
        code = tab.against(PEBBLE, start=start)
        tab.page.goto("about:blank")
        server.stop()
        for statement in ARCHIVE:
            execute(database, statement)
        server.restart()
        for one in (stranger, tab):
            expect(one.go(f"/t/{code}").get_by_text(text("banner-archived"))).to_be_visible()
        restore = tab.page.get_by_role("button", name=text("banner-restore"))
        expect(restore).to_be_in_viewport(ratio=1)
        tab.axe()
        expect(stranger.page.get_by_role("button", name=text("banner-restore"))).to_have_count(0)
        restore.click()
        for one in (stranger, tab):
            expect(one.page.get_by_text(text("banner-archived"))).to_have_count(0)
            one.context.close()
    assert execute(database, "SELECT status FROM tables") == [("playing" if start else "lobby",)]
