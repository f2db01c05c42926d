"""The page lets every browser download and erase its data."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.ahead import MINER, Way, follow, way_to
from tests.web.conftest import Opener
from tests.web.people import ONLINE, PHONE, Tab
from tests.web.words import text


@pytest.fixture(scope="module")
def whole() -> Way:
    """Return a way to the end of a short game."""
    return way_to(lambda game: game.over, 16, MINER)


def ended(ada: Tab, ben: Tab, whole: Way) -> str:
    """Play a game of Ada and Ben to its end without the page; return its code."""
    code = ada.against(ONLINE, deal=whole.deal, first=0, start=False, opened=False)
    ben.join(code, opened=False)
    ada.do("start")
    follow(whole, ada, ben)
    return code


def picture(tab: Tab, name: str) -> None:
    """Save a screenshot of the page for a person to look at."""
    if folder := os.environ.get("OVERWORLD_PICTURES"):
        tab.page.screenshot(path=str(Path(folder, f"{name}.png")))


def test_a_browser_downloads_and_erases_its_data_by_keys(open_tab: Opener, whole: Way) -> None:
    ada, ben = open_tab(), open_tab(PHONE)
    code = ended(ada, ben, whole)
    ben.note(code, "My own words.")
    page = ben.go("/settings")
    download = page.get_by_role("button", name=text("data-download"))
    with page.expect_download() as saved:
        download.focus()
        page.keyboard.press("Enter")
    found = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert [table["code"] for table in found["tables"]] == [code]
    assert found["tables"][0]["names"] == ["Ben"]
    assert found["tables"][0]["notes"][0]["text"] == "My own words."
    erase = page.get_by_role("button", name=text("data-erase"))
    erase.scroll_into_view_if_needed()
    picture(ben, "data")
    erase.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    picture(ben, "erase")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert len(ben.ask("/me/data")["tables"]) == 1
    page.keyboard.press("Enter")
    dialog.get_by_role("button", name=text("data-erase-yes")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(text("data-erased")).first).to_be_visible()
    assert ben.ask("/me") == []
    assert ada.ask(f"/tables/{code}/notes") == []
    assert ada.table()["info"]["seats"][1]["name"] == ""
