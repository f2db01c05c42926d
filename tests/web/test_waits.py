"""A network that swallows HTTP requests: every wait ends with a message and a way to try again.

`api.test.ts` and `load.test.ts` in `web/src/net` test how long the page waits. Here the tests say
when the time is over, so that they need not wait.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Server
from tests.web.conftest import Opener
from tests.web.people import PEBBLE, Tab
from tests.web.proxy import Proxy, proxied
from tests.web.words import text

# Deadlines end when a test calls `endWaits`, for requests with one of these parts in their line.
DEADLINES = """
const [fetched, timers, waits] = [window.fetch, new Map(), new Map()];
window.late = [];
const end = (line, timer) => {
  if (window.late.some((part) => line.includes(part)))
    timer.abort(new DOMException("", "TimeoutError"));
};
AbortSignal.timeout = () => {
  const timer = new AbortController();
  timers.set(timer.signal, timer);
  return timer.signal;
};
window.fetch = (url, init) => {
  const [timer, line] = [timers.get(init?.signal), `${init?.method ?? "GET"} ${url}`];
  if (timer) {
    waits.set(timer, line);
    end(line, timer);
  }
  return fetched(url, init).finally(() => waits.delete(timer));
};
window.endWaits = (parts) => {
  window.late = parts;
  for (const [timer, line] of waits) end(line, timer);
};
"""


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    with proxied(server.port) as running:
        yield running


@pytest.fixture
def tab(open_tab: Opener, proxy: Proxy) -> Tab:
    tab = open_tab(url=proxy.url)
    tab.context.add_init_script(DEADLINES)
    tab.forgive("ERR_|Failed to load|Failed to fetch")
    return tab


def swallow(proxy: Proxy, *parts: str) -> None:
    """Lose all requests with one of these parts in their first line; without parts, lose none."""
    proxy.rule = lambda line: "hang" if any(part in line for part in parts) else "pass"


def end_waits(page: Page, *parts: str) -> None:
    """Let the time of requests with one of these parts in their line be over, now and later."""
    page.evaluate("(parts) => endWaits(parts)", parts)


def repair(page: Page, proxy: Proxy) -> None:
    """Repair the network."""
    swallow(proxy)
    end_waits(page)


def test_the_home_page_ends_its_waits(tab: Tab, proxy: Proxy) -> None:
    tab.against(PEBBLE, opened=False, first=0)
    lost = ("/api/1/me", "POST")
    swallow(proxy, *lost)
    page = tab.go("/")
    play = page.get_by_role("button", name=text("home-play", bot=text("bot-pebble")))
    play.click()
    expect(page.get_by_role("button", name=text("home-playing"))).to_be_visible()
    end_waits(page, *lost)
    expect(page.get_by_role("alert").filter(has_text=text("refused-offline"))).to_be_visible()
    expect(page.locator(".note")).to_contain_text(text("refused-offline"))
    expect(play).to_be_disabled()
    expect(play).to_have_accessible_description(text("home-offline"))
    repair(page, proxy)
    page.locator("[data-retry]").first.click()
    expect(page.get_by_role("link", name=text("home-continue"))).to_be_visible()
    expect(play).to_be_enabled()
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
        end_waits(page, "/api/1/box")
        expect(page.get_by_text(text("loading-again")).first).to_be_visible()
    for page in pages[:2]:  # a table connects again by itself
        expect(page.locator("[data-reload]")).to_be_visible()
    for page, found in zip(pages, paths.values(), strict=True):
        repair(page, proxy)
        expect(page.locator(found).first).to_be_attached()
        expect(page.locator("[data-reload]")).to_have_count(0)
