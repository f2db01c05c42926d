"""U58: the package contains the whole game, and the installed game works without Node."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.installed import Packed, pack, playing
from tests.web.conftest import Opener
from tests.web.drive import Mouse, Player
from tests.web.people import HERE


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    return pack(tmp_path_factory.mktemp("packed"))


@pytest.fixture(scope="module")
def served(packed: Packed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of the installed game."""
    with playing(packed.wheel, tmp_path_factory.mktemp("installed")) as url:
        yield url


@pytest.mark.nightly
def test_U58_the_installed_package_serves_the_whole_game_without_node(served: str) -> None:
    with httpx.Client(base_url=served, headers={"Origin": served}) as http:
        page = http.get("/")
        assert page.status_code == 200
        links = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
        assert any(link.startswith("/assets/") for link in links)
        for link in links:
            assert http.get(link).status_code == 200, link
        assert len(http.get("/api/1/box").json()["buildings"]) == 44
        seats = [{"kind": "here"}, {"kind": "here"}]
        code = http.post("/api/1/tables", json={"seats": seats}).json()["code"]
        assert http.get(f"/t/{code}").content == page.content


@pytest.mark.nightly
@pytest.mark.worker
def test_U58_the_installed_package_plays_in_a_browser_without_node(
    open_tab: Opener, served: str
) -> None:
    tab = open_tab(url=served)
    tab.go("/")
    expect(tab.page.locator("main h1").first).to_be_visible()
    tab.against(HERE, deal="installed", first=0)
    player = Player(tab, Mouse(tab.page))
    while tab.view()["turn"] == 0:
        player.decide(tab.view()["prompt"]["code"])
    tab.my_turn()
    tab.check()
    tab.page.goto("about:blank")
