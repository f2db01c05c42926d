"""The deal of the day in a browser: nothing about others before the try, everything after it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.server.harness import Person, Server
from tests.web.conftest import Opener
from tests.web.test_names import SIZES, WIDE, picture
from tests.web.test_square import ANNOUNCED
from tests.web.words import text


def resign(person: Person, code: str) -> None:
    seats = person.table(code)["info"]["seats"]
    mine = next(number for number, seat in enumerate(seats) if seat["kind"] == "here")
    person.do(code, "resign", seat=mine)


def test_the_page_shows_no_names_before_the_try_and_the_table_after_the_start(
    server: Server, browser: Browser
) -> None:
    with Person(server) as ada:
        answer = ada.http.post("/api/1/days/today/tries", json={"name": "Adalovelace"})
        resign(ada, answer.json()["code"])
    context = browser.new_context()
    page = context.new_page()
    heard: list[str] = []
    page.on("response", lambda answer: heard.append(answer.url))
    page.goto(f"{server.url}/day")
    start = page.locator("[data-try]")
    expect(start).to_be_visible()
    assert "Adalovelace" not in page.content()
    assert page.locator("[data-entry]").count() == 0
    start.click()
    page.wait_for_url("**/t/*")
    code = page.url.rsplit("/", 1)[1]
    # The bar says that this is the try that counts.
    expect(page.get_by_role("img", name=text("bar-day"))).to_be_visible()
    page.goto(f"{server.url}/day")
    expect(page.locator("a[data-try]")).to_have_attribute("href", f"/t/{code}")
    assert "Adalovelace" not in page.content()
    assert not any("daily" in url for url in heard if "/api/" in url)
    context.close()


def test_names_and_leads_stay_on_the_server_before_my_try_and_guests_can_be_reported_after_it(
    server: Server, open_tab: Opener
) -> None:
    with Person(server) as rook:
        answer = rook.http.post("/api/1/days/today/tries", json={"name": "Rookrude"})
        resign(rook, answer.json()["code"])
    tab = open_tab()
    heard: list[Response] = []
    tab.page.on("response", lambda one: heard.append(one) if "/api/" in one.url else None)
    page = tab.go("/day")
    expect(page.locator("[data-try]")).to_be_visible()
    stored = page.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
    answers = [one.text() for one in heard]
    for words in (stored, page.content(), *answers):
        assert "Rookrude" not in words
        assert '"entries"' not in words
        assert '"lead"' not in words
    assert any("/days/today" in one.url for one in heard)
    page.locator("[data-try]").click()
    page.wait_for_url("**/t/*")
    seats = tab.table()["info"]["seats"]
    tab.do("resign", seat=next(at for at, seat in enumerate(seats) if seat["kind"] == "here"))
    page = tab.go("/day")
    menu = text("person-menu", name="Rookrude")
    page.get_by_role("button", name=menu).first.click()
    page.get_by_role("menuitem", name=text("person-report")).click()
    tab.axe()
    page.get_by_role("button", name=text("person-report-send")).click()
    said = page.locator(ANNOUNCED).filter(has_text=text("person-report-sent"))
    expect(said.first).to_be_attached()
    assert [one["name"] for one in tab.ask("/me/blocks")] == ["Rookrude"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_day_and_the_ladder_fit_every_size(
    server: Server, open_tab: Opener, scheme: str
) -> None:
    tab = open_tab(color_scheme=scheme)
    for screen in ("day-before", "day-after", "ladder"):
        page = tab.go("/ladder" if screen == "ladder" else "/day")
        expect(page.locator("main h1")).to_be_visible()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(WIDE), (screen, width, height)
            picture(tab, f"{screen}-{width}x{height}-{scheme}")
        tab.axe()
        if screen == "day-before":
            code = tab.post("/days/today/tries", {"name": "Sizes"})["code"]
            seats = tab.ask(f"/tables/{code}")["info"]["seats"]
            mine = next(at for at, seat in enumerate(seats) if seat["kind"] == "here")
            tab.go(f"/t/{code}")
            tab.do("resign", seat=mine)
