"""Study a finished game: its review, notes on its steps, and a player who leads the others."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.ahead import MINER, Way, follow, open_at, way_to
from tests.web.conftest import Opener
from tests.web.people import ONLINE, PHONE, Tab
from tests.web.words import text

REVIEWED_MS = 120_000


@pytest.fixture(scope="module")
def whole() -> Way:
    """Return a way to the end of a game."""
    return way_to(lambda game: game.over, 7)


@pytest.fixture(scope="module")
def short() -> Way:
    """Return a way to the end of a short game, whose review takes less time."""
    return way_to(lambda game: game.over, 16, MINER)


def where(tab: Tab) -> Locator:
    return tab.page.locator(".study .cap span")


def at_step(tab: Tab, step: int) -> None:
    expect(where(tab)).to_have_text(re.compile(rf"^Step {step}\b"))


def reviewed(tab: Tab) -> Locator:
    """Wait for the review of the game that the page shows; return its panel."""
    panel = tab.page.locator(".study")
    expect(panel).to_have_attribute("data-review", "done", timeout=REVIEWED_MS)
    return panel


def test_a_player_reads_a_review_and_retries_a_moment_by_keys(open_tab: Opener, whole: Way) -> None:
    tab = open_tab()
    code = open_at(tab, whole)
    page = tab.page
    page.locator(".final").get_by_role("button", name=text("study-ask")).focus()
    page.keyboard.press("Enter")
    panel = reviewed(tab)
    review = tab.ask(f"/tables/{code}/review")["review"]
    # The graph is a slider: keys and presses on it move through the game.
    graph = panel.get_by_role("slider", name=text("study-graph"))
    graph.focus()
    page.keyboard.press("End")
    at_step(tab, len(review["values"]) - 1)
    expect(graph).to_have_attribute("aria-valuetext", re.compile("Ada .*%"))
    graph.click(position={"x": 5, "y": 40})
    expect(where(tab)).to_have_text(re.compile(rf"^Step ({'|'.join(map(str, range(46, 70)))})\b"))
    # The panel shows the accuracy of all players, and a better move for each key moment. It
    # covers those of the player, which is a setting.
    page.locator(".study [data-part='more']").click()
    page.get_by_label(text("study-cover")).uncheck()
    page.keyboard.press("Escape")
    rows = panel.get_by_role("row")
    expect(rows.filter(has_text="Ada").first).to_contain_text(re.compile(r"\d+%"))
    moments = panel.locator("[data-moment]")
    expect(moments).to_have_count(3)
    assert review["moments"]
    steps = {one["at"]: one for one in review["steps"]}
    places = [int(moment.get_attribute("data-moment") or 0) for moment in moments.all()]
    assert places == sorted(places)
    lucky = [at for at in places if "seat" not in steps[at]]
    assert len(lucky) <= 1
    assert {*places} - {*lucky} <= {*review["moments"]}
    for moment, at in zip(moments.all(), places, strict=True):
        moment.focus()
        page.keyboard.press("Enter")
        at_step(tab, at)
        if at in lucky:
            expect(panel.locator(".verdict")).to_contain_text(text("study-luck"))
            continue
        expect(panel.locator('[data-compared="better"]')).to_contain_text("Better: ")
        expect(panel.locator(".why")).not_to_be_empty()
        verb, _, rest = str(steps[at]["best"]).partition(" ")
        place = rest.partition(" ")[0]
        if verb in ("build", "fight", "take"):
            expect(page.locator(f'[data-place="{place}"]').first).to_have_class(
                re.compile("advised")
            )
    # An arrow leads from a tile that the player should have built to its space.
    arrow = page.locator('[data-build-arrow="hint"]')
    builds = [at for at, one in steps.items() if one.get("best", "").startswith("build")]
    assert builds
    for at in builds[:2]:
        graph.fill(str(at))
        at_step(tab, at)
        expect(arrow).to_be_visible()
    graph.press("Home")
    expect(arrow).to_have_count(0)
    graph.fill(str(review["moments"][-1]))
    expect(panel.locator(".curve .gem")).to_have_count(3)
    tab.axe()
    phone = open_tab(PHONE, storage_state=tab.context.storage_state(), color_scheme="dark")
    phone.go(f"/t/{code}?step={review['moments'][0]}")
    phone.fetched_all()
    # The moves of the bot cover nothing until the player asks for them.
    expect(phone.page.locator(".analysis")).to_have_count(0)
    phone.page.locator('.replay [data-part="ask"]').tap()
    moves = phone.page.locator(".analysis li")
    expect(moves.nth(1)).to_be_visible()  # a key moment has at least two legal moves
    assert moves.count() <= 3
    phone.page.locator('.replay [data-part="review"]').tap()
    expect(reviewed(phone).locator('[data-compared="better"]')).to_be_visible()
    phone.axe()
    panel.get_by_role("button", name=text("study-play-on"), exact=True).focus()
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(code))
    expect(page.locator("[data-hash]")).to_be_visible()
    assert tab.table()["info"]["origin"] == code
    assert code not in [one["code"] for one in tab.ask("/me") if one["summary"].get("continued")]


def test_players_share_notes_and_one_leads_until_the_host_takes_the_lead(
    open_tab: Opener, short: Way
) -> None:
    ada, ben = open_tab(), open_tab(PHONE)
    code = ada.against(ONLINE, deal=short.deal, first=0, start=False, opened=False)
    ben.join(code, opened=False)
    ada.do("start")
    follow(short, ada, ben)
    for tab in (ada, ben):
        tab.go(f"/t/{code}")
    ada.page.locator(".final").get_by_role("button", name=text("study-ask")).click()
    panel = reviewed(ada)
    menu = panel.locator('[data-part="more"]')
    menu.click()
    panel.get_by_role("button", name=text("study-lead")).click()
    menu.click()
    panel.get_by_role("button", name=text("study-notes")).click()
    expect(panel.get_by_text(text("study-leading"))).to_be_visible()
    # Ben follows Ada.
    ada.page.keyboard.press("End")
    last = max(one["at"] for one in ada.table()["log"]) + 1
    at_step(ada, last)
    at_step(ben, last)
    # Ben looks around, and follows again.
    ben.page.keyboard.press("ArrowLeft")
    at_step(ben, last - 1)
    ada.page.keyboard.press("ArrowLeft")
    ada.page.keyboard.press("ArrowLeft")
    at_step(ada, last - 2)
    led = ben.page.locator(".led")
    expect(led).to_have_attribute("data-led", str(last - 2))
    at_step(ben, last - 1)
    led.get_by_role("button", name=text("study-follow")).tap()
    at_step(ben, last - 2)
    # Ben reads a note of Ada, and she removes it.
    ben.page.locator('[data-part="more"]').tap()
    ben.page.get_by_role("button", name=text("study-notes")).tap()
    note = ada.page.get_by_role("textbox", name=text("study-note", step=last - 2))
    note.fill("Look at <b>this</b>.")
    ada.page.get_by_role("button", name=text("study-note-keep")).click()
    expect(ben.page.locator(".study blockquote")).to_contain_text("Look at <b>this</b>.")
    ben.axe()
    ada.page.get_by_role("button", name=text("study-note-remove")).click()
    expect(ben.page.locator(".study blockquote")).to_have_count(0)
    panel.get_by_role("button", name=text("study-lead-end")).click()
    expect(led).to_have_count(0)
    # Ben leads and writes a note. Ada is the host: she removes the note and takes the lead.
    ben.page.locator('[data-part="more"]').tap()
    ben.page.get_by_role("button", name=text("study-lead"), exact=True).tap()
    led = ada.page.locator(".led")
    expect(led).to_have_attribute("data-led", re.compile(r"\d+"))
    ben.note(code, "Rude words.", int(led.get_attribute("data-led") or 0))
    remove = ada.page.get_by_role("button", name=text("study-note-remove-of", name="Ben"))
    expect(remove).to_be_visible()
    ada.axe()
    remove.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".study blockquote")).to_have_count(0)
    expect(ben.page.get_by_text("Rude words.")).to_have_count(0)
    assert ada.ask(f"/tables/{code}/notes") == []
    ada.page.get_by_role("button", name=text("study-lead-take")).click()
    expect(ada.page.get_by_text(text("study-leading"))).to_be_visible()
    expect(ben.page.get_by_text(text("study-leading"))).to_have_count(0)
    # Ada finds the game in her list with the accuracy of both players.
    ada.go("/")
    ada.page.get_by_role("link", name=text("games-title")).click()
    expect(ada.page.locator(f'[data-game="{code}"]')).to_contain_text(re.compile(r"Ben.*\d+%"))
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name=text("games-csv")).click()
    assert code in saved.value.path().read_text("utf-8")
    ada.axe()
