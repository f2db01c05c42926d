"""Fixtures: a real server, a real Chromium, and tabs for the players."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.patience import PATIENCE_MS
from tests.server.harness import OPEN_LIMITS, Server, serving, sqlite_url
from tests.web.people import DESKTOP, Layout, Tab
from tests.web.wire import OnScreen, Wire, Wires

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Headless Chromium uses the same engine and opens a profile four times as fast."""

STATIC = Path(__file__).parents[2] / "src" / "overworld" / "static" / "index.html"


def chromium() -> str:
    """Return the path of Chromium: `$CHROMIUM`, or the first one on the PATH."""
    named = os.environ.get("CHROMIUM")
    found = named or next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    assert found, "these tests need Chromium: set CHROMIUM, or install it (make test does)"
    return found


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Yield Playwright, whose event loop ends with the tests of this folder."""
    with sync_playwright() as started:
        yield started


def launch(playwright: Playwright, *more: str) -> Browser:
    """Start Chromium without a GPU and, for root, without its sandbox."""
    arguments = ["--disable-gpu", "--disable-3d-apis", *more]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    return playwright.chromium.launch(
        executable_path=chromium(), args=arguments, timeout=PATIENCE_MS
    )


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    started = launch(playwright)
    yield started
    started.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert STATIC.exists(), "the client has not been built: make test builds it"
    limits = {**OPEN_LIMITS, "overtime": 4000, "review_simulations": 4}
    # Both are small, because tests wait until the overtime is over and a review is finished.
    with serving(sqlite_url(tmp_path_factory.mktemp("web")), "--no-push", limits=limits) as running:
        yield running


# Use one generous limit for every condition, because the machine may be busy.
expect.set_options(timeout=PATIENCE_MS)
Opener = Callable[..., Tab]


@pytest.fixture
def open_tab(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Open tabs with new browser profiles; fail in the end if one of them logged an error."""
    tabs: list[Tab] = []
    # Tests that do not need the service worker should not wait until it has fetched everything.
    workers = "allow" if request.node.get_closest_marker("worker") else "block"

    def opened(layout: Layout = DESKTOP, *, url: str = server.url, **options: Any) -> Tab:
        behind_proxy = url != server.url
        options = {"service_workers": workers, **options}
        tab = Tab(browser, url, layout, deadlines=behind_proxy, **options)
        tabs.append(tab)
        return tab

    yield opened
    try:
        for tab in tabs:
            tab.check()
    finally:
        for tab in tabs:
            tab.close()


@pytest.fixture
def tab(open_tab: Opener) -> Tab:
    """Open a tab on a desktop screen."""
    return open_tab()


@pytest.fixture(scope="package")
def wires(browser: Browser, server: Server) -> Iterator[Wires]:
    kept = Wires(browser, server.url)
    yield kept
    kept.close()


@pytest.fixture
def wire(wires: Wires) -> Iterator[OnScreen]:
    """Return a function for pages over a fake wire; fail in the end if one logged an error."""

    def on(layout: Layout = DESKTOP, **options: object) -> Wire:
        return wires.on(layout, options)

    yield on
    wires.check()
