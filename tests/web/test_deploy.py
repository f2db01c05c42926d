"""Deploys with two real builds: open pages continue to work, and the user can load the new one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Server, serving, sqlite_url
from tests.web.builds import build_of, deploy, forget_before, next_build
from tests.web.conftest import STATIC, Opener
from tests.web.people import HERE, ONLINE, PHONE, RANDOM, Tab
from tests.web.proxy import proxied
from tests.web.test_install import NO_NETWORK, hurry, visit
from tests.web.words import text

pytestmark = pytest.mark.worker

PATIENCE_MS = 3000
"""How long the worker waits for the network before it answers from its cache."""
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a newer build of the page that still has the files of the previous one."""
    return next_build(tmp_path_factory.mktemp("newer"))


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Server]:
    """Run a separate server that a test can replace with a newer one."""
    with serving(sqlite_url(tmp_path)) as running:
        yield running


def is_new(page: Page) -> bool:
    found: bool = page.evaluate("() => 'next' in document.documentElement.dataset")
    return found


def open_table(open_tab: Opener, url: str, **options: object) -> Tab:
    tab = open_tab(url=url, service_workers="block", **options)
    tab.forgive(NO_NETWORK)
    tab.against(HERE, deal="deploy", first=0)
    tab.my_turn()
    tab.page.evaluate("() => { window.same = true }")
    return tab


def test_a_build_has_an_id_and_keeps_the_files_of_the_previous_build(newer: Path) -> None:
    assert build_of(newer) != build_of(STATIC.parent)
    index = (newer / "index.html").read_text("utf-8")
    assert f'<meta name="build" content="{build_of(newer)}" />' in index
    assert f'const BUILD = "{build_of(newer)}";' in (newer / "sw.js").read_text("utf-8")
    before = json.loads((STATIC.parent / "build.json").read_text("utf-8"))["files"]
    assert before
    assert all((newer / name).is_file() for name in before)


def test_a_page_with_a_missing_part_says_so_and_keeps_the_game(
    old: Server, newer: Path, open_tab: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = tmp_path / "bare"
    bare.mkdir()
    for file in newer.rglob("*"):
        if file.is_file():
            (bare / file.relative_to(newer)).parent.mkdir(parents=True, exist_ok=True)
            (bare / file.relative_to(newer)).write_bytes(file.read_bytes())
    forget_before(bare)
    tab = open_table(open_tab, old.url, layout=PHONE)
    page, code = tab.page, tab.code
    deploy(old, bare, tmp_path, monkeypatch)
    page.evaluate(GO, "/settings")
    expect(page.get_by_text(text("update-missing"))).to_be_visible()
    page.evaluate(GO, f"/t/{code}")
    tab.my_turn()  # the table needs no further part
    page.evaluate(GO, "/settings")
    with page.expect_navigation():
        page.locator("[data-reload]").click()
    expect(page.locator("main h1")).to_be_visible()
    assert is_new(page)
    tab.go(f"/t/{code}")
    tab.my_turn()


def test_a_worker_opens_cached_pages_when_the_network_hangs(
    server: Server, open_tab: Opener
) -> None:
    with proxied(server.port) as proxy:
        tab = open_tab(url=proxy.url)
        tab.forgive(NO_NETWORK)
        visit(tab)
        tab.against(RANDOM, deal="deploy", first=0)
        hurry(tab, PATIENCE_MS)
        proxy.rule = lambda _: "hang"
        proxy.cut()
        page = tab.page
        page.goto(f"{proxy.url}/settings", wait_until="commit")
        expect(page.locator("main h1")).to_be_visible()
        page.goto(f"{proxy.url}/t/{tab.code}", wait_until="commit")
        expect(page.locator("[data-banner]")).to_be_visible()
        proxy.rule = lambda _: "pass"
        tab.my_turn()


# ------------------------------------------------------------ U57: a new version


def look_for_it(page: Page) -> None:
    """Look for a new worker, as a browser does when the user returns to a page."""
    page.evaluate("async () => (await navigator.serviceWorker.ready).update()")


def test_U57_a_new_version_is_offered_between_turns_and_never_reloads_the_page(
    old: Server, newer: Path, open_tab: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = open_table(open_tab, old.url)
    tab, ben = open_tab(url=old.url), open_tab(url=old.url)
    for one in (tab, ben):
        one.forgive(NO_NETWORK)
    visit(tab)
    tab.against(ONLINE, start=False, first=0)
    ben.join(tab.code)
    tab.do("start")
    tab.my_turn()
    page = tab.page
    look_for_it(page)
    expect(page.locator("[data-offer]")).to_have_count(0)
    page.evaluate("() => { window.same = true }")

    deploy(old, newer, tmp_path, monkeypatch)
    still_works(shared)
    look_for_it(page)
    # Ben waits, so his page offers it.
    expect(ben.page.locator(".dock [data-offer]")).to_be_visible()
    expect(page.locator("[data-offer]")).to_have_count(0)
    assert page.evaluate("() => window.same") is True

    # A page that is opened now has the new version: it offers nothing, and its worker takes over.
    # Other tabs stay as they are.
    other = tab.new_page()
    other.goto(old.url)
    expect(other.locator("html[data-next]")).to_be_attached()
    kept = f"shell-{build_of(newer)}"
    other.wait_for_function("async (name) => (await caches.keys()).includes(name)", arg=kept)
    expect(other.get_by_text(text("update-ready"))).to_have_count(0)
    page.wait_for_timeout(500)
    assert page.evaluate("() => window.same") is True
    page.get_by_role("button", name=text("menu"), exact=True).click()  # the old page still works


def still_works(tab: Tab) -> None:
    """Assert that a page of the previous version continues, and offers the new one."""
    page, offer = tab.page, tab.page.locator("[data-offer]")
    tab.play(next(one["text"] for one in tab.view()["legal"]))
    expect(offer).to_have_count(0)  # both players are at this page, so it is always a player's turn
    # The page can still load a screen that it has not shown yet.
    page.evaluate(GO, "/rules")
    expect(page.locator("main h1")).to_be_visible()
    assert page.evaluate("() => window.same") is True
    assert not is_new(page)
    expect(offer).to_be_visible()
    tab.axe()
    with page.expect_navigation():
        offer.get_by_role("button", name=text("update-now"), exact=True).click()
    expect(page.locator("main h1")).to_be_visible()
    assert is_new(page)
    expect(offer).to_have_count(0)


def test_a_new_version_is_offered_against_a_bot_and_on_the_home_page(
    old: Server, newer: Path, open_tab: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab = open_tab(url=old.url, service_workers="block", layout=PHONE)
    tab.forgive(NO_NETWORK)
    tab.prefer(coach="off")
    tab.against(RANDOM, deal="deploy", first=0)
    tab.my_turn()
    page, said = tab.page, tab.page.locator("[data-spoken]")
    deploy(old, newer, tmp_path, monkeypatch)
    # A bot has no turn on screen without playback, so the offer is there when mine begins.
    expect(page.locator(".dock [data-offer]")).to_be_visible()
    expect(said).to_contain_text(text("update-ready"))
    page.locator('[data-action="explore"]').tap()
    expect(page.locator("[data-offer]")).to_have_count(0)
    page.evaluate(GO, "/")
    expect(page.locator(".home")).to_be_visible()
    expect(page.locator("[data-offer]")).to_be_visible()
    expect(page.locator("[data-offer]")).to_be_in_viewport(ratio=1)
