"""The deal of the day in a browser: nothing about others before the try, everything after it."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.server.harness import Person, Server


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
    page.goto(f"{server.url}/day")
    expect(page.locator("a[data-try]")).to_have_attribute("href", f"/t/{code}")
    assert "Adalovelace" not in page.content()
    assert not any("daily" in url for url in heard if "/api/" in url)
    context.close()
