"""A network that swallows HTTP requests: every wait ends with a message and a way to try again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Server
from tests.web.conftest import Opener
from tests.web.people import PEBBLE, Tab
from tests.web.proxy import Proxy, proxied
from tests.web.words import text


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    with proxied(server.port) as running:
        yield running


@pytest.fixture
def tab(open_tab: Opener, proxy: Proxy) -> Tab:
    tab = open_tab(url=proxy.url)
    tab.forgive("ERR_|Failed to load|Failed to fetch")
    return tab


def swallow(proxy: Proxy, *parts: str) -> None:
    """Lose all requests with one of these parts in their first line; without parts, lose none."""
    proxy.rule = lambda line: "hang" if any(part in line for part in parts) else "pass"


def retry(page: Page, proxy: Proxy) -> None:
    """Repair the network and press "Try again"."""
    swallow(proxy)
    page.locator("[data-retry]").first.click()


def test_the_home_page_ends_its_waits(tab: Tab, proxy: Proxy) -> None:
    tab.against(PEBBLE, opened=False, first=0)
    swallow(proxy, "/api/1/me", "POST")
    page = tab.go("/")
    play = page.get_by_role("button", name=text("home-play", bot=text("bot-pebble")))
    play.click()
    expect(page.get_by_role("button", name=text("home-playing"))).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text=text("refused-offline"))).to_be_visible()
    expect(page.locator(".note")).to_contain_text(text("refused-offline"))
    expect(play).to_be_enabled()
    retry(page, proxy)
    expect(page.get_by_role("link", name=text("home-continue"))).to_be_visible()
    play.click()
    expect(page.locator("[data-mine]")).to_be_visible()


def opened(tab: Tab, paths: Iterable[str]) -> Iterator[Page]:
    """Open paths in separate pages, so that their waits end at the same time."""
    for path in paths:
        page = tab.new_page()
        page.goto(tab.url + path)
        yield page


def test_screens_that_retry_by_themselves_say_so(tab: Tab, proxy: Proxy) -> None:
    code = tab.against(PEBBLE, opened=False, first=0)
    swallow(proxy, "/api/1/box")
    paths = {"/rules": "#fight", "/new": "#seats", f"/t/{code}": "[data-mine]"}
    pages = list(opened(tab, paths))
    for page in pages:
        expect(page.get_by_text(text("loading-again")).first).to_be_visible()
    for page in pages[:2]:  # a table connects again by itself
        expect(page.locator("[data-reload]")).to_be_visible()
    swallow(proxy)
    for page, found in zip(pages, paths.values(), strict=True):
        expect(page.locator(found).first).to_be_attached()
        expect(page.locator("[data-reload]")).to_have_count(0)
