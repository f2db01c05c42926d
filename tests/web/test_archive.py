"""The page of an archived table: players restore it and continue their game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.server.harness import serving, sqlite_url
from tests.server.stores import execute
from tests.web.people import PEBBLE, PHONE, Tab
from tests.web.words import text

ARCHIVE = (
    "INSERT INTO events (table_id, seq, kind, text, at) "
    "SELECT id, seq + 1, 'archive', '', updated FROM tables",
    "UPDATE tables SET seq = seq + 1, status = 'archived', deadline = NULL",
    "DELETE FROM work",
)


def test_players_restore_archived_tables_on_any_screen(browser: Browser, tmp_path: Path) -> None:
    database = sqlite_url(tmp_path)
    with serving(database) as server:
        desk = Tab(browser, server.url)
        codes = [desk.against(PEBBLE, start=start, opened=False) for start in (False, True)]
        server.stop()
        for statement in ARCHIVE:
            execute(database, statement)
        server.restart()
        phone = Tab(browser, server.url, PHONE, storage_state=desk.context.storage_state())
        stranger = Tab(browser, server.url, PHONE)
        everyone = (desk, phone, stranger)
        for code, restoring in zip(codes, (phone, desk), strict=True):
            for one in everyone:
                expect(one.go(f"/t/{code}").get_by_text(text("banner-archived"))).to_be_visible()
            expect(restore(stranger)).to_have_count(0)
            for one in (desk, phone):
                expect(restore(one)).to_be_in_viewport(ratio=1)
                one.axe()
            restore(restoring).click()
            for one in everyone:
                expect(one.page.get_by_text(text("banner-archived"))).to_have_count(0)
        for one in everyone:
            one.close()
    statuses = execute(database, "SELECT status FROM tables")
    assert sorted(statuses) == [("lobby",), ("playing",)]


def restore(tab: Tab) -> Locator:
    return tab.page.get_by_role("button", name=text("banner-restore"))
