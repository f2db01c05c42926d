"""U39 to U43: bad networks, dead servers, absent players, and clocks.

`web/tests/connection.test.ts` tests a saved move that is no longer possible.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from overworld.server.table.actions import Claim, Join, Start
from overworld.server.table.options import ClockOption
from tests.server.harness import OPEN_LIMITS, Server, serving, sqlite_url
from tests.web.blocks import LEGAL, press_block
from tests.web.conftest import Opener
from tests.web.haste import within
from tests.web.held import HOLDABLE, STAYING, hold, release
from tests.web.people import HAS_ALL, OFFLINE, ONLINE, RANDOM, Tab
from tests.web.wire import AWAY, BOT, GUEST, ME, LocalTable, OnScreen, Wire
from tests.web.words import text

pytestmark = pytest.mark.worker

GRACE_MS = 120_000
HOUR = 3600


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """Run a separate server that a test can kill."""
    with serving(sqlite_url(tmp_path), limits=OPEN_LIMITS) as running:
        yield running


def banner(page: Page) -> Locator:
    return page.locator('[data-banner="offline"]')


def blocks(tab: Tab, seat: int = 0) -> int:
    """Return how many blocks a seat has."""
    return sum((tab.view()["players"][seat].get("supply") or {}).values())


def lines(page: Page, count: int) -> list[str]:
    """Wait until the log of the page has so many lines, and return them."""
    if not page.locator(".drawer").count():
        page.locator('[data-part="drawer"]').click()
    # The log is a lazy part, and it grows as the page shows the moves.
    expect(page.locator("[data-line]")).to_have_count(count)
    return page.locator("[data-line]").all_inner_texts()


def two_at_a_table(host: Tab, guest: Tab, **options: Any) -> None:
    """Start a game of two players at two devices."""
    code = host.against(ONLINE, start=False, **options)
    guest.go(f"/t/{code}").get_by_role("button", name="Sit here: seat 2").click()
    begin = host.page.get_by_role("button", name="Start", exact=True)
    expect(begin).not_to_have_attribute("aria-disabled", "true")
    begin.click()
    for tab in (host, guest):
        expect(tab.page.locator("[data-hash]")).to_be_visible()
        tab.page.evaluate("window.loadedOnce = true")


def same(*tabs: Tab) -> None:
    """Assert that all tabs show the position of the server without a reload."""
    for tab in tabs:
        tab.synced()
        assert tab.page.evaluate("window.loadedOnce") is True


@pytest.mark.hasty
def test_U39_a_move_without_a_network_is_played_once(open_tab: Opener) -> None:
    tab = open_tab()
    tab.against(RANDOM, deal="offline", first=0)
    page = tab.page
    tab.my_turn()
    page.wait_for_function(HAS_ALL)
    page.wait_for_load_state("networkidle")
    tab.context.set_offline(True)
    expect(banner(page)).to_be_visible(timeout=within(3000))
    page.locator('[data-action="collect"]').click()
    press_block(page)
    expect(banner(page)).to_contain_text("Your move is saved")
    tab.axe()
    # The page can show a new dialog even now.
    tab.menu("Overview cards")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    assert blocks(tab) == 0
    tab.context.set_offline(False)
    expect(banner(page)).to_have_count(0, timeout=within(2000))
    expect(page.locator('#prompt[data-prompt="second"]')).to_be_attached()
    tab.synced()
    assert blocks(tab) == 1
    tab.forgive(OFFLINE)


def test_U40_U41_a_game_continues_after_the_server_dies_and_after_an_hour_without_players(
    open_tab: Opener, mortal: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = open_tab(url=mortal.url), open_tab(url=mortal.url)
    two_at_a_table(host, guest, deal="killed", first=0)
    code = host.code
    host.page.locator('[data-action="collect"]').click()
    press_block(host.page)
    expect(host.page.locator('#prompt[data-prompt="second"]')).to_be_attached()
    same(host, guest)
    before, told = host.view()["hash"], lines(guest.page, 2)
    mortal.kill()
    for tab in (host, guest):
        expect(banner(tab.page)).to_be_visible()
    mortal.restart()
    for tab in (host, guest):
        expect(banner(tab.page)).to_have_count(0)
    same(host, guest)
    assert host.view()["hash"] == before
    assert lines(guest.page, 2) == told
    press_block(host.page)
    expect(host.page.locator('#prompt[data-prompt="second"]')).to_have_count(0)
    same(host, guest)
    assert blocks(host) == 2
    # After a reload, the log has the same lines.
    now = lines(guest.page, 3)
    guest.page.reload()
    guest.drawer()
    assert lines(guest.page, 3) == now
    before, kept = host.view()["hash"], host.context.storage_state()
    for tab in (host, guest):
        tab.forgive("WebSocket connection|ERR_CONNECTION_REFUSED")
        tab.close()
    mortal.stop()
    # An hour later, by the clocks of the server and of the browser.
    (tmp_path / "sitecustomize.py").write_text(
        f"import time\nreal = time.time\ntime.time = lambda: real() + {HOUR}\n"
        f"real_ns = time.time_ns\ntime.time_ns = lambda: real_ns() + {HOUR} * 10**9\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    mortal.restart()
    again = open_tab(url=mortal.url, storage_state=kept)
    again.context.clock.set_system_time(time.time() + HOUR)
    again.go(f"/t/{code}")
    again.my_turn()
    assert again.view()["hash"] == before
    assert again.table()["now"] / 1000 - time.time() > HOUR - 60
    again.play(next(one["text"] for one in again.view()["legal"]))
    assert again.view()["hash"] != before


def test_U41_two_tabs_on_one_seat_make_one_action(open_tab: Opener) -> None:
    tab = open_tab()
    tab.context.add_init_script(HOLDABLE + STAYING)
    code = tab.against(RANDOM, deal="twice", first=0)
    pages = [tab.page, tab.new_page()]
    pages[1].goto(f"{tab.url}/t/{code}")
    for page in pages:
        expect(page.locator('[data-mine="true"]')).to_be_attached()
        page.locator('[data-action="collect"]').click()
        expect(page.locator(LEGAL).first).to_be_visible()
    for number, page in enumerate(pages):  # each tab presses another block
        hold(page)
        page.locator(LEGAL).nth(number).dispatch_event("click")
    for page in pages:
        release(page)
        expect(page.locator('#prompt[data-prompt="second"]')).to_be_attached()
    expect(pages[1].get_by_text("The game has moved on").first).to_be_visible()
    assert blocks(tab) == 1
    shown = {page.locator("[data-hash]").get_attribute("data-hash") for page in pages}
    assert shown == {tab.view()["hash"]}


def test_U42_a_bot_plays_for_an_absent_player_or_the_host_gives_the_seat_to_another_device(
    wire: OnScreen,
) -> None:
    """`tests/table/test_hub.py` has the connections that end, `people.test.ts` the grace period.

    `tests/table/test_presence.py` has the rules of giving a seat, and a player who returns first.
    """
    screen = wire()
    page, rival = screen.page, screen.page.locator('.opponents [data-seat="1"]')
    choose = page.get_by_role("group", name="While Ben is away")

    def left_alone() -> LocalTable:
        """Let the guest leave on their turn, as long ago as the host has to wait."""
        table = LocalTable(AWAY, deal="absent")
        table.past = GRACE_MS
        screen.show(table)
        while table.view["turn"] == 0:
            end_turn(screen)
        expect(rival).not_to_contain_text("away")
        screen.tell(table.leave(GUEST))
        table.past = 0
        expect(rival).to_contain_text("away")
        expect(rival).to_have_class(re.compile(r"\baway\b"))
        expect(choose).to_be_visible()
        return table

    table = left_alone()
    screen.tab.axe()
    choose.get_by_role("button", name="Wait").click()
    expect(page.get_by_text("You are waiting.")).to_be_visible()
    page.get_by_role("button", name="Choose again").click()

    # A bot plays this turn only.
    choose.get_by_role("button", name="Let a bot play this turn").click()
    screen.tab.my_turn()
    assert not replaced(table)

    # The guest is back and has the seat immediately.
    screen.tell(table.come_back(GUEST))
    expect(rival).not_to_contain_text("away")
    while table.view["turn"] == 0:
        end_turn(screen)
    assert table.script.table.bot_to_move is None

    # The guest leaves for longer: a bot keeps the seat until the guest returns.
    table = left_alone()
    choose.get_by_role("button", name="Let a bot play until they are back").click()
    screen.tab.my_turn()
    assert replaced(table)
    screen.tell(table.come_back(GUEST))
    expect(rival).not_to_contain_text("away")
    assert not replaced(table)

    gives_the_seat_to_another_device(screen)


def replaced(table: LocalTable) -> bool:
    """Return whether a bot plays for the guest."""
    return table.script.table.seats[1].stand_in is not None


def gives_the_seat_to_another_device(screen: Wire) -> None:
    """Let the host give the seat of an absent player to another device."""
    page, table = screen.page, LocalTable(AWAY, deal="absent")
    table.past = GRACE_MS
    screen.show(table)
    screen.tell(table.leave(GUEST))
    table.past = 0
    page.get_by_role("button", name=text("absence-give")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=text("give-seat-make")).click()
    link = dialog.get_by_label(text("move-seat-link")).input_value()
    assert link.endswith(f"/t/{table.code}#claim=1.secret")
    assert table.sent[-1] == {"do": "give", "seat": 1}
    screen.tell(table.do(Claim(1, "secret"), "phone"))
    expect(dialog).to_contain_text(text("give-seat-done", name="Ben"))
    page.keyboard.press("Escape")
    said = page.get_by_text(text("notice-claim", name="Ben"))
    expect(said.first).to_be_attached()
    # The old device learns what happened, and only watches.
    table.me = GUEST
    screen.show(table)
    expect(page.get_by_text(text("absence-given", name="Ben"))).to_be_visible()
    expect(page.locator("[data-legal]")).to_have_count(0)


def end_turn(screen: Wire) -> None:
    """Play a move of the player to move without the page: the end of the turn if it is legal."""
    assert screen.table is not None
    moves = [one["text"] for one in screen.table.view["legal"]]
    screen.play(next((one for one in moves if one.startswith("end")), moves[0]))


def clock(page: Page) -> Locator:
    return page.get_by_role("banner").locator(".tools .clock")


WHOLE = """(alarm, words) => {
  const inner = alarm.querySelector('strong')
  inner.firstChild.data = words
  const [box, text] = [alarm, inner].map((one) => one.getBoundingClientRect())
  return ['left', 'top'].filter((side) => text[side] < box[side])
    .concat(['right', 'bottom'].filter((side) => text[side] > box[side]))
}"""
"""Return the sides at which the words of the alarm are cut."""


def spoken(page: Page) -> Locator:
    return page.locator("[data-spoken]")


BORDERS = """() => {
  window.borders = {};
  const look = () => {
    const clock = document.querySelector('.clock[data-warning]');
    if (clock) window.borders[clock.dataset.warning] = getComputedStyle(clock).borderStyle;
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document, all);
  look();
}"""
"""A script that records the border of the clock for each warning, which lasts only some seconds."""


def test_U43_the_clock_warns_in_words_and_a_bot_plays_when_the_time_is_up(
    wire: OnScreen,
) -> None:
    def begin(seconds: int) -> tuple[LocalTable, Wire]:
        """Start a game on a page that has loaded, so that loading takes nothing off the clock."""
        bank = ClockOption("bank", bank=seconds, increment=0)
        table = LocalTable(BOT, start=False, deal="clock", clock=bank)
        screen = wire().show(table)
        expect(screen.page.get_by_role("button", name="Start", exact=True)).to_be_visible()
        screen.tell(table.do(Start()))
        screen.tab.my_turn()
        return table, screen

    table, screen = begin(33)
    page, absence = screen.page, screen.page.locator(".absence")
    page.evaluate(BORDERS)
    expect(clock(page)).to_contain_text("hurry!")
    expect(spoken(page)).to_contain_text("30 seconds left")
    page.wait_for_function("() => window.borders[30] === 'solid'")
    # The player takes the seat back after a bot took over. The score track stays visible.
    screen.tell(table.time_out(33_000))
    screen.tell(table.time_out(93_000))
    expect(absence).to_be_visible()
    race, panel = page.locator(".race").bounding_box(), absence.bounding_box()
    assert race
    assert panel
    assert panel["y"] > race["y"] + race["height"], (race, panel)
    # The bots of this table decide immediately, so the next turn is mine again.
    absence.get_by_role("button", name=text("absence-return")).click()
    screen.tab.my_turn()
    expect(absence).to_have_count(0)

    table, screen = begin(13)
    expect(spoken(page)).to_contain_text("10 seconds left")
    expect(clock(page)).to_contain_text("hurry!")
    page.wait_for_function("() => window.borders[10] === 'double'")
    screen.tab.axe()
    # The page shows that the time is up, a bot plays until the end, and the final table says so.
    screen.tell(table.time_out(13_000))
    alarm = page.locator(".timeup")
    expect(alarm).to_contain_text("Time is up")
    expect(alarm).to_contain_text("Decide now, or a bot takes over")
    before = page.viewport_size
    assert before
    for width, height in (1280, 720), (1366, 768):
        page.set_viewport_size({"width": width, "height": height})
        assert alarm.evaluate(WHOLE, text("time-up-mine", name="Bartholomew")) == [], width
    page.set_viewport_size(before)
    screen.tell(table.time_out(60_000))
    expect(absence).to_contain_text("a bot plays for you")
    expect(alarm).to_have_count(0)
    expect(page.locator(".say .robot")).to_be_attached()
    screen.tell(table.play_bots())
    expect(page.locator('#prompt[data-prompt="over"]')).to_be_attached()
    page.reload()
    expect(page.locator('#prompt[data-prompt="over"]')).to_be_attached()
    expect(page.locator(".final")).to_contain_text("Out of time")


def test_U43_clocks_are_in_days_or_in_minutes_and_the_host_pauses_them_and_gives_more_time(
    wire: OnScreen,
) -> None:
    def shown(option: ClockOption | None) -> Locator:
        options: dict[str, Any] = {} if option is None else {"clock": option}
        table = LocalTable(BOT, start=False, **options)
        table.do(Start())  # by the clock of the browser
        return clock(wire().show(table).page)

    expect(shown(None)).to_have_count(0)
    expect(shown(ClockOption("days", days=3))).to_contain_text("2d 23h")
    in_minutes = shown(ClockOption("bank", bank=1800, increment=20))
    expect(in_minutes).to_contain_text(re.compile(r"2\d:\d\d"))
    expect(in_minutes).not_to_contain_text("hurry")

    bank = ClockOption("bank", bank=1000, increment=0)
    table = LocalTable(AWAY, start=False, deal="pause", clock=bank)
    table.do(Join(1, "Ben"), GUEST)
    table.do(Start())

    def left() -> int:
        found: int = json.loads(table.hello())["clocks"]["left"][0]
        return found

    screen = wire().show(table)
    page, mine = screen.page, clock(screen.page).first
    screen.tab.menu("Clocks")
    dialog = page.get_by_role("dialog", name="Clocks")
    dialog.get_by_role("button", name="Pause the clocks").click()
    expect(mine).to_contain_text("paused")
    screen.tab.axe()
    before, paused = left(), mine.inner_text()
    dialog.get_by_role("button", name="Ada").first.click()
    expect(mine).not_to_have_text(paused, use_inner_text=True)
    assert left() == before + 60_000
    # The guest sees it, and cannot do this.
    table.me = GUEST
    screen.show(table)
    expect(mine).to_contain_text("paused")
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.locator("#menu")).to_be_visible()
    expect(page.locator("#menu").get_by_role("button", name="Clocks")).to_have_count(0)
    table.me = ME
    screen.show(table).tab.menu("Clocks")
    dialog.get_by_role("button", name="Resume the clocks").click()
    expect(mine).not_to_contain_text("paused")
    assert left() == before + 60_000
