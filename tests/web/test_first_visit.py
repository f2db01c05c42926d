"""A first visit needs few requests, and many visitors can share one address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Request, expect

from tests.patience import PATIENCE
from tests.server.harness import Server, serving, sqlite_url
from tests.web.conftest import Opener

pytestmark = pytest.mark.worker

MAX_REQUESTS = 25
"""The most requests before a visitor can use the home page."""
NEWCOMERS = 20


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """Run a server with the default limits."""
    with serving(sqlite_url(tmp_path), limits={}) as running:
        yield running


def learning(client: httpx.Client) -> Iterator[str]:
    """Yield the paths of the learning material in the order in which the worker requests them."""
    yield "/api/1/box"
    for part in ("/api/1/lessons", "/api/1/puzzles"):
        yield from (f"{part}/{one['number']}" for one in client.get(part).json())


def test_a_home_page_needs_few_requests_and_twenty_newcomers_can_play_from_one_address(
    open_tab: Opener, strict: Server
) -> None:
    tab = open_tab(url=strict.url)
    seen: list[Request] = []
    tab.page.on("request", lambda one: seen.append(one))
    page = tab.go("/")
    expect(page.locator("main h1")).to_be_visible()
    assert 3 < len(tab.requests) <= MAX_REQUESTS, [one.url for one in tab.requests]
    page.get_by_role("button", name="Play against Pebble").click()
    expect(page.locator("[data-hash]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    asked = [(one.method, urlsplit(one.url), one.post_data) for one in seen]
    assert len(asked) > MAX_REQUESTS / 2
    # The other newcomers send the same requests, each from a separate browser.
    for _ in range(NEWCOMERS - 1):
        with httpx.Client(
            base_url=strict.url, headers={"origin": strict.url}, timeout=PATIENCE
        ) as one:
            assert one.get("/api/1/me").status_code == 200
            code = ""
            for method, url, body in asked:
                path = url.path + (f"?{url.query}" if url.query else "")
                if "/tables/" in path:
                    path = path.replace(path.split("/")[4], code)
                kind = {"content-type": "application/json"} if body else {}
                answer = one.request(method, path, content=body, headers=kind)
                assert answer.status_code < 300, (path, answer.status_code, answer.text[:200])
                if path.endswith("/tables"):
                    code = answer.json()["code"]
            assert one.get(f"/api/1/tables/{code}").json()["view"]
            for part in learning(one):  # the worker prefetches these, one after the other
                assert one.get(part).status_code == 200
