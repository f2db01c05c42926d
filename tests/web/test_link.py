"""Bad networks, one per test: the page shows the problem and continues by itself.

`web/tests/connection.test.ts` has the rest: frozen and busy servers, chats and second moves.
"""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.patience import PATIENCE
from tests.server.harness import Server
from tests.web.blocks import press_block
from tests.web.conftest import Opener
from tests.web.haste import within
from tests.web.people import RANDOM, Tab
from tests.web.proxy import Proxy, Way, proxied
from tests.web.words import text

pytestmark = pytest.mark.worker

TOLD_MS = within(3000)
"""The page must show a problem within this time, in milliseconds."""
BROKEN = "WebSocket|ERR_|Failed to load|Failed to fetch"


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    with proxied(server.port) as running:
        yield running


@pytest.fixture
def tab(open_tab: Opener, proxy: Proxy) -> Tab:
    """Open a tab behind a bad network."""
    tab = open_tab(url=proxy.url)
    tab.forgive(BROKEN)
    return tab


@pytest.fixture
def bare_tab(open_tab: Opener, proxy: Proxy) -> Tab:
    """Open a tab without a service worker, because routes do not see the requests of one."""
    tab = open_tab(url=proxy.url, service_workers="block")
    tab.forgive(BROKEN)
    return tab


def banner(page: Page, *kinds: str) -> Locator:
    return page.locator(
        ", ".join(f'[data-banner="{kind}"]' for kind in kinds or ("late", "offline"))
    )


def online(page: Page) -> None:
    """Assert that the page is connected and shows no banner."""
    expect(page.locator('[data-connection="online"]')).to_be_attached()
    expect(page.locator("[data-banner]")).to_have_count(0)


def take_a_block(page: Page) -> None:
    page.locator('[data-action="collect"]').click()
    press_block(page)


def blocks(tab: Tab, server: Server) -> int:
    """Return the blocks of the first seat, asking the server without the proxy."""
    cookies = {one["name"]: one["value"] for one in tab.context.cookies()}
    answer = httpx.get(f"{server.url}/api/1/tables/{tab.code}", cookies=cookies, timeout=PATIENCE)
    return sum((answer.json()["view"]["players"][0].get("supply") or {}).values())


def taken_once(tab: Tab, server: Server) -> None:
    """Assert that the player took exactly one block."""
    expect(tab.page.locator('#prompt[data-prompt="second"]')).to_be_attached()
    assert blocks(tab, server) == 1


def my_table(tab: Tab) -> Page:
    tab.against(RANDOM, deal="link", first=0)
    tab.my_turn()
    online(tab.page)
    return tab.page


@pytest.mark.hasty
def test_the_page_reports_and_replaces_a_connection_that_hangs(tab: Tab, proxy: Proxy) -> None:
    tab.against(RANDOM, deal="link", first=0, opened=False)
    ways: tuple[Way, ...] = ("hang", "silent")
    for way in ways:
        proxy.sockets(way)
        page = tab.go(f"/t/{tab.code}")
        expect(page.locator("[data-waiting]")).to_be_visible()
        expect(banner(page)).to_be_visible(timeout=TOLD_MS)
        expect(page.get_by_role("link", name=text("page-home"))).to_be_visible()
        proxy.sockets("pass")  # for new connections only, the old one still hangs
        tab.my_turn()
        online(page)


@pytest.mark.hasty
def test_the_page_notices_a_silent_change_of_the_network_and_plays_a_lost_move_once(
    tab: Tab, proxy: Proxy, server: Server
) -> None:
    page = my_table(tab)
    proxy.strand()  # from wifi to mobile: old connections lose all data without an error
    expect(banner(page)).to_be_visible(timeout=TOLD_MS + 1000)
    online(page)
    proxy.strand()
    take_a_block(page)
    expect(banner(page)).to_be_visible(timeout=TOLD_MS)
    expect(banner(page)).to_contain_text("Your move is saved")
    taken_once(tab, server)
    online(page)


def test_a_move_is_played_once_when_its_connection_breaks(
    tab: Tab, proxy: Proxy, server: Server
) -> None:
    page = my_table(tab)
    proxy.delay = 0.3
    take_a_block(page)
    page.wait_for_timeout(400)  # the move has arrived, and its answer is on the way
    proxy.cut()
    proxy.delay = 0
    taken_once(tab, server)
    online(page)


def test_a_saved_move_survives_a_reload(tab: Tab, proxy: Proxy, server: Server) -> None:
    page = my_table(tab)
    proxy.sockets("hang")
    proxy.strand("/socket")
    take_a_block(page)
    expect(banner(page)).to_contain_text("Your move is saved")
    page.reload()
    expect(banner(page)).to_contain_text("Your move is saved")
    assert blocks(tab, server) == 0
    proxy.sockets("pass")
    taken_once(tab, server)
    online(page)
    page.reload()  # the page must not send the move again
    tab.my_turn()
    assert blocks(tab, server) == 1


def test_the_page_requests_a_missing_part_again(bare_tab: Tab) -> None:
    page = bare_tab.go("/")
    expect(page.locator("h1")).to_be_visible()
    page.route("**/assets/Rules-*.js", lambda route: route.abort())
    page.evaluate(
        "history.pushState(null, '', '/rules'); dispatchEvent(new PopStateEvent('popstate'))"
    )
    expect(page.locator("[data-reload]")).to_be_visible()
    expect(page.get_by_text(text("loading-again"))).to_be_visible()
    page.unroute("**/assets/Rules-*.js")
    expect(page.locator("main h1")).to_be_visible()


def test_a_page_without_scripts_says_that_it_needs_them(open_tab: Opener) -> None:
    tab = open_tab(java_script_enabled=False)
    page = tab.go("/")
    expect(page.get_by_text(text("page-static"))).to_be_visible()
