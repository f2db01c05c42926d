"""Open tables, quick match, blocking and reporting in real browsers."""

from __future__ import annotations

import random
import re
import secrets
from contextlib import ExitStack

import pytest
from playwright.sync_api import Locator, Page, expect

from overworld.server.people.square import FRESH_MS
from tests.web.ahead import MINER, client_of
from tests.web.conftest import Opener
from tests.web.drive import Finger, Mouse, Player
from tests.web.people import DESKTOP, PHONE, Tab
from tests.web.test_names import SIZES, WIDE, picture
from tests.web.words import text

NAMES = ("Ada", "Ben", "Cleo", "Dan")
ANNOUNCED = "[aria-live], [role=status], [role=log]"


def regular(tab: Tab, name: str) -> Page:
    """Open the home page of a person who has a name in this browser."""
    page = tab.go("/")
    page.evaluate(
        "(name) => localStorage.setItem('overworld-settings', JSON.stringify({ name }))", name
    )
    page.reload()
    expect(seek_card(page)).to_be_visible()
    return page


def seek_card(page: Page) -> Locator:
    return page.get_by_role("region", name=text("square-title"))


def open_card(page: Page) -> Locator:
    return page.get_by_role("region", name=text("square-open-title"))


def press(page: Page, *keys: str) -> None:
    """Choose exactly these options of a search, one of each kind, on a fresh page."""
    card = seek_card(page)
    for key in keys:  # the first press on a size or a pace chooses it alone
        card.get_by_role("button", name=key, exact=True).click()
    assert sorted(card.locator("[aria-pressed=true]").all_inner_texts()) == sorted(keys)


def look(page: Page, size: int) -> None:
    press(page, str(size), text("square-relaxed"), text("square-fill-0"))
    seek_card(page).get_by_role("button", name=text("square-find")).click()


def seats_of(tabs: list[Tab]) -> dict[int, Tab]:
    """Return the tab of each seat at the table that all tabs show."""
    return {seat: tab for tab in tabs for seat in tab.table()["you"]["seats"]}


def press_decisions(tabs: list[Tab], *, all_of_them: bool) -> None:
    """Press the decisions of a game in the pages, until each player has made one, or to the end."""
    seats, pressed = seats_of(tabs), set[int]()
    players = {
        seat: Player(tab, (Finger if tab.layout.touch else Mouse)(tab.page), seed=seat)
        for seat, tab in seats.items()
    }
    while all_of_them or len(pressed) < len(seats):
        decider = tabs[0].view()["decider"]
        if decider is None:
            return
        prompt = players[decider].page.locator('[data-mine="true"] #prompt:not([data-caption])')
        expect(prompt).to_be_attached()
        players[decider].decide(prompt.get_attribute("data-prompt") or "")
        pressed.add(decider)


def decide_the_rest(tabs: list[Tab]) -> None:
    """Send the other decisions of a game from the browsers of its players."""
    rng = random.Random(1)
    with ExitStack() as stack:
        clients = {
            seat: stack.enter_context(client_of(tab)) for seat, tab in seats_of(tabs).items()
        }
        path = f"/api/1/tables/{tabs[0].code}"
        while True:
            table = clients[0].get(path).json()
            if table["view"].get("over"):
                return
            legal = [one["text"] for one in table["view"]["legal"]]
            weights = [MINER.get(one.partition(" ")[0], 1) for one in legal]
            (move,) = rng.choices(legal, weights)
            action = {"do": "play", "move": move, "expected": table["game_seq"]}
            body = {"type": "act", "id": f"rest-{table['game_seq']}", "action": action}
            answer = clients[table["view"]["decider"]].post(f"{path}/actions", json=body)
            assert answer.is_success, answer.text


@pytest.mark.parametrize(
    "pressed", ["some", pytest.param("all", marks=pytest.mark.nightly)], ids=["some", "all"]
)
def test_four_people_find_each_other_from_the_front_page_and_finish_a_game(
    open_tab: Opener, pressed: str
) -> None:
    tabs = [open_tab(PHONE if number == 2 else DESKTOP) for number in range(4)]
    pages = [regular(tab, name) for tab, name in zip(tabs, NAMES, strict=True)]
    for page in pages[:3]:
        look(page, 4)
        expect(seek_card(page).get_by_text(text("square-looking"), exact=True)).to_be_visible()
    expect(open_card(pages[3]).locator("[data-waiting]")).to_contain_text("3")
    # One of them plays a bot meanwhile.
    seek_card(pages[0]).get_by_role(
        "button", name=text("home-play", bot=text("bot-pebble"))
    ).click()
    expect(pages[0].locator("[data-hash]")).to_be_visible()
    game = pages[0].url
    pages[0].wait_for_timeout(FRESH_MS)  # people who have just pressed are not asked
    look(pages[3], 4)
    for page in pages[:3]:
        ready = page.get_by_role("button", name=text("square-ready-yes"))
        expect(ready).to_be_visible()
        expect(ready).not_to_be_focused()
        bar = page.get_by_role("region").filter(has=ready)
        expect(bar).to_contain_text(re.compile("Ada|Ben|Cleo|Dan"))
        ready.click()
    for page in pages:
        page.wait_for_url(lambda url: "/t/" in url and url != game)
        expect(page.locator("[data-hash]")).to_be_visible()
    codes = {page.url.rsplit("/", 1)[1] for page in pages}
    assert len(codes) == 1, "all sit at one table"
    info = tabs[3].context.request.get(f"{tabs[3].url}/api/1/tables/{codes.pop()}/info").json()
    assert info["status"] == "playing"
    assert sorted(seat["name"] for seat in info["seats"]) == sorted(NAMES)
    kept = tabs[0].context.request.get(f"{tabs[0].url}/api/1/tables/{game.rsplit('/', 1)[1]}/info")
    assert kept.json()["status"] == "playing", "the game against the bot is kept"
    press_decisions(tabs, all_of_them=pressed == "all")
    decide_the_rest(tabs)
    for tab in tabs:
        final = tab.page.locator(".final")
        expect(final).to_be_visible()
        for name in NAMES:
            expect(final).to_contain_text(name)
        tab.synced()


def test_a_host_opens_a_table_and_others_hear_who_sat_down(open_tab: Opener) -> None:
    host, guest, watcher = (open_tab() for _ in range(3))
    watching = regular(watcher, "Wanda")
    page = regular(host, "Hilde")
    open_card(page).get_by_role("link", name=text("square-open")).click()
    tick = page.get_by_role("checkbox", name=text("option-open"))
    expect(tick).to_be_checked()
    page.get_by_role("button", name=text("new-make")).click()
    expect(page.get_by_role("button", name=text("lobby-start"), exact=True)).to_be_visible()
    code = page.url.rsplit("/", 1)[1]
    row = open_card(watching).get_by_role("listitem").filter(has_text="Hilde")
    expect(row).to_be_visible()
    other = regular(guest, "Gustav")
    sit = text("square-sit-at", names="Hilde")
    open_card(other).get_by_role("button", name=sit).click()
    other.wait_for_url(f"**/t/{code}")
    expect(other.get_by_text("Gustav").first).to_be_visible()
    heard = page.locator(ANNOUNCED).filter(
        has_text=text("lobby-somebody-joined", name="Gustav", number=2)
    )
    expect(heard.first).to_be_attached()
    expect(row).to_have_count(0)  # it is full
    page.get_by_role("button", name=text("lobby-start"), exact=True).click()
    expect(other.locator("[data-hash]")).to_be_visible()


def test_a_person_is_blocked_and_reported_in_dialogs(open_tab: Opener) -> None:
    host, guest = open_tab(), open_tab(PHONE)
    page = regular(host, "Hilde")
    open_card(page).get_by_role("link", name=text("square-open")).click()
    page.get_by_role("button", name=text("new-make")).click()
    expect(page.get_by_role("button", name=text("lobby-start"), exact=True)).to_be_visible()
    other = regular(guest, "Rook")
    name = open_card(other).get_by_role("button", name=text("person-menu", name="Hilde"))
    name.tap()
    menu = other.get_by_role("menu", name="Hilde")
    menu.get_by_role("menuitem", name=text("person-report")).tap()
    dialog = other.get_by_role("dialog", name=text("person-report-title", name="Hilde"))
    dialog.get_by_label(text("person-report-more")).fill("a reason")
    other.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(name).to_be_focused()
    # By keys: the menu is a ring, and Escape leads back to the name.
    block, report = (menu.get_by_role("menuitem").nth(at) for at in range(2))
    for key, target in (
        *(("Enter", block), ("ArrowDown", report), ("ArrowDown", block), ("End", report)),
        *(("Home", block), ("ArrowUp", report), ("Escape", name), ("Enter", block)),
    ):
        other.keyboard.press(key)
        expect(target).to_be_focused()
    other.keyboard.press("End")
    other.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    guest.axe()
    send = dialog.get_by_role("button", name=text("person-report-send"))
    for _ in range(20):
        if send.evaluate("one => one === document.activeElement"):
            break
        other.keyboard.press("Tab")
    expect(send).to_be_focused()
    # Two answers at the same time may bring a new browser two cookies; the socket has the first.
    secret = secrets.token_urlsafe(24)
    guest.context.add_cookies([{"name": "overworld", "value": secret, "url": guest.url}])
    other.keyboard.press("Enter")
    expect(
        other.locator(ANNOUNCED).filter(has_text=text("person-report-sent")).first
    ).to_be_attached()
    expect(open_card(other).get_by_text("Hilde")).to_have_count(0)  # blocked as well
    other.goto(f"{guest.url}/settings")
    other.get_by_role("button", name=text("blocked-undo", name="Hilde")).click()
    expect(other.get_by_role("heading", name=text("blocked-title"))).to_have_count(0)
    other.goto(f"{guest.url}/")
    expect(open_card(other).get_by_text("Hilde")).to_be_visible()
    page.goto(f"{host.url}/settings")  # the host leaves, and the lobby with them
    page.get_by_role("heading").first.wait_for()


def test_the_square_fits_all_sizes_and_is_accessible(open_tab: Opener) -> None:
    tab = open_tab()
    page = regular(tab, "Ada")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(WIDE), (width, height)
        for colours in ("light", "dark"):
            page.emulate_media(color_scheme=colours)
            picture(tab, f"square-{width}x{height}-{colours}")
            tab.axe()
