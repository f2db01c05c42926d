"""Bad networks, one story each: the page says what is going on, and goes on by itself."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.patience import PATIENCE
from tests.server.harness import OPEN_LIMITS, Server, serving, sqlite_url
from tests.web.blocks import lit_blocks, press_block
from tests.web.conftest import Opener
from tests.web.haste import within
from tests.web.people import HERE, RANDOM, Tab
from tests.web.proxy import Proxy, proxied
from tests.web.words import text

pytestmark = pytest.mark.worker

TOLD_MS = within(3000)
"""Within this long somebody knows what is going on."""
SAY_AT_ONCE = """(field, lines) => {
  for (const line of lines) {
    field.value = line;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.form.requestSubmit();
  }
}"""
BROKEN = "WebSocket|ERR_|Failed to load|Failed to fetch"


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    with proxied(server.port) as running:
        yield running


@pytest.fixture
def tab(open_tab: Opener, proxy: Proxy) -> Tab:
    """Somebody behind a bad network."""
    tab = open_tab(url=proxy.url)
    tab.forgive(BROKEN)
    return tab


@pytest.fixture
def bare_tab(open_tab: Opener, proxy: Proxy) -> Tab:
    """The same without a service worker, whose requests no route of a page gets to see."""
    tab = open_tab(url=proxy.url, service_workers="block")
    tab.forgive(BROKEN)
    return tab


def banner(page: Page, *kinds: str) -> Locator:
    return page.locator(
        ", ".join(f'[data-banner="{kind}"]' for kind in kinds or ("late", "offline"))
    )


def online(page: Page) -> None:
    """The page is as it should be."""
    expect(page.locator('[data-connection="online"]')).to_be_attached()
    expect(page.locator("[data-banner]")).to_have_count(0)


def take_a_block(page: Page) -> None:
    page.locator('[data-action="collect"]').click()
    press_block(page)


def blocks(tab: Tab, server: Server) -> int:
    """How many blocks the first seat has, as the server says without anything on the way."""
    cookies = {one["name"]: one["value"] for one in tab.context.cookies()}
    answer = httpx.get(f"{server.url}/api/1/tables/{tab.code}", cookies=cookies, timeout=PATIENCE)
    return sum((answer.json()["view"]["players"][0].get("supply") or {}).values())


def taken_once(tab: Tab, server: Server) -> None:
    """The block was taken, and only one."""
    expect(tab.page.locator('#prompt[data-prompt="second"]')).to_be_attached()
    assert blocks(tab, server) == 1


def my_table(tab: Tab) -> Page:
    tab.against(RANDOM, deal="link", first=0)
    tab.my_turn()
    online(tab.page)
    return tab.page


@pytest.mark.hasty
@pytest.mark.parametrize("way", ["hang", "silent"])
def test_a_connection_that_hangs_is_told_and_replaced(tab: Tab, proxy: Proxy, way: str) -> None:
    tab.against(RANDOM, deal="link", first=0, opened=False)
    proxy.sockets("hang" if way == "hang" else "silent")
    page = tab.go(f"/t/{tab.code}")
    expect(page.locator("[data-waiting]")).to_be_visible()
    expect(banner(page)).to_be_visible(timeout=TOLD_MS)
    expect(page.get_by_role("link", name=text("page-home"))).to_be_visible()
    proxy.sockets("pass")  # only for new ones: what hangs stays so
    tab.my_turn()
    online(page)


@pytest.mark.hasty
def test_a_server_that_freezes_is_told_and_a_move_is_kept(open_tab: Opener, tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path)) as server, proxied(server.port) as proxy:
        tab = open_tab(url=proxy.url)
        tab.forgive(BROKEN)
        page = my_table(tab)
        server.process.send_signal(signal.SIGSTOP)
        try:
            take_a_block(page)
            expect(banner(page)).to_be_visible(timeout=TOLD_MS)
            expect(banner(page)).to_contain_text("Your move is saved")
            expect(banner(page, "offline")).to_be_visible()  # it is not waited for for ever
        finally:
            server.process.send_signal(signal.SIGCONT)
        taken_once(tab, server)
        online(page)


@pytest.mark.hasty
def test_another_network_without_a_word_is_found_out(
    tab: Tab, proxy: Proxy, server: Server
) -> None:
    page = my_table(tab)
    proxy.strand()  # from wifi to mobile: old connections lead nowhere and nobody says so
    expect(banner(page)).to_be_visible(timeout=TOLD_MS + 1000)
    online(page)
    take_a_block(page)
    taken_once(tab, server)


@pytest.mark.hasty
def test_what_was_sent_on_a_lost_network_is_done_once(
    tab: Tab, proxy: Proxy, server: Server
) -> None:
    page = my_table(tab)
    proxy.strand()
    take_a_block(page)
    expect(banner(page)).to_be_visible(timeout=TOLD_MS)
    taken_once(tab, server)
    online(page)


def test_connections_that_are_cut_in_the_middle_of_a_move(
    tab: Tab, proxy: Proxy, server: Server
) -> None:
    page = my_table(tab)
    proxy.delay = 0.3
    take_a_block(page)
    page.wait_for_timeout(400)  # it has arrived, and its answer is on the way
    proxy.cut()
    proxy.delay = 0
    taken_once(tab, server)
    online(page)


def test_a_move_that_is_kept_survives_a_reload(tab: Tab, proxy: Proxy, server: Server) -> None:
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
    page.reload()  # and it is not sent once more
    tab.my_turn()
    assert blocks(tab, server) == 1


def test_words_on_their_way_do_not_swallow_a_move(tab: Tab, proxy: Proxy, server: Server) -> None:
    tab.against(HERE, deal="link", first=0)
    page = tab.page
    tab.my_turn()
    tab.drawer("Chat")
    page.get_by_role("textbox").fill("Hello")
    page.locator('[data-action="collect"]').click()
    proxy.delay = 0.5
    page.get_by_role("button", name=text("chat-send"), exact=True).click()
    press_block(page)
    taken_once(tab, server)
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Hello")


def test_a_second_move_while_one_is_on_its_way_is_answered(
    tab: Tab, proxy: Proxy, server: Server
) -> None:
    page = my_table(tab)
    page.locator('[data-action="collect"]').click()
    proxy.delay = 0.8
    one, other = lit_blocks(page)[:2]
    press_block(page, one)
    press_block(page, other)
    expect(page.get_by_text(text("decision-waiting")).first).to_be_visible()
    taken_once(tab, server)


@pytest.mark.hasty
def test_a_rate_limit_is_told_and_waited_for(open_tab: Opener, tmp_path: Path) -> None:
    limits = {**OPEN_LIMITS, "actions_per_second": 1, "actions_at_once": 3}
    with serving(sqlite_url(tmp_path), limits=limits) as server:
        tab = open_tab(url=server.url)
        tab.against(HERE, deal="link", first=0)
        page = tab.page
        tab.my_turn()
        tab.drawer("Chat")
        said = [f"line {number}" for number in range(6)]
        page.get_by_role("textbox").evaluate(SAY_AT_ONCE, said)
        expect(banner(page, "busy")).to_be_visible(timeout=TOLD_MS)
        take_a_block(page)
        taken_once(tab, server)
        for line in said:
            expect(page.get_by_role("log", name="Chat")).to_contain_text(line)
        online(page)


def test_what_the_page_needs_is_asked_for_until_it_comes(bare_tab: Tab) -> None:
    tab = bare_tab
    tab.against(RANDOM, deal="link", first=0, opened=False)
    refused: list[str] = []

    def once(route: object) -> None:
        # The first answers come from something on the way that has no server behind it.
        if len(refused) < 2:
            refused.append("503")
            route.fulfill(status=503, body="{}")  # type: ignore[attr-defined]
        else:
            route.continue_()  # type: ignore[attr-defined]

    tab.page.route("**/api/1/box", once)
    page = tab.go(f"/t/{tab.code}")
    expect(page.get_by_text(text("loading-again"))).to_be_visible()
    tab.my_turn()
    assert len(refused) == 2


def test_a_part_of_the_page_that_does_not_come_is_asked_for_again(bare_tab: Tab) -> None:
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


def test_without_scripts_the_page_says_so(open_tab: Opener) -> None:
    tab = open_tab(java_script_enabled=False)
    page = tab.go("/")
    expect(page.get_by_text(text("page-static"))).to_be_visible()


@pytest.mark.parametrize("path", ["/t/%zz", "/t/A%23B", "/t/", "/nowhere", "/learn/x"])
def test_addresses_that_lead_nowhere_lead_home(open_tab: Opener, path: str) -> None:
    tab = open_tab()
    tab.forgive("404|4400|WebSocket")
    page = tab.go(path)
    expect(page.locator('main a[href="/"]').first).to_be_visible()


def test_settings_that_make_no_sense_do_no_harm(open_tab: Opener) -> None:
    tab = open_tab()
    tab.prefer(language=7, theme={"x": 1}, pace="warp", name=None, coach=[])
    expect(tab.go("/").locator("h1")).to_be_visible()
