"""U33 and U35 to U38: the log, the replay of a game, records, and spectators.

`web/tests/replay.test.ts` has the rest of U33, U35 and U37.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from overworld import Game
from tests.web.ahead import Way, open_at, way_to
from tests.web.conftest import Opener
from tests.web.people import PHONE, Tab
from tests.web.words import text


@pytest.fixture(scope="module")
def begun() -> Way:
    """Return a way through a few turns with fights."""
    return way_to(lambda game: game.phase == "act" and game.turn_number > 6, 12)


@pytest.fixture(scope="module")
def whole() -> Way:
    """Return a way to the end of a game."""
    return way_to(lambda game: game.over, 7)


def log(tab: Tab) -> Locator:
    tab.drawer()
    return tab.page.get_by_role("log", name="What has happened")


def where(tab: Tab) -> Locator:
    return tab.page.locator(".replay .where strong")


def imported(tab: Tab, way: Way) -> str:
    """Import the record of a game; return the code of its table."""
    tab.context.request.get(f"{tab.url}/api/1/me")
    code: str = tab.post("/records", {"record": way.game.record()})["code"]
    return code


def at_step(tab: Tab, step: int) -> None:
    """Assert that the page shows a step and that its address contains the step."""
    expect(tab.page).to_have_url(re.compile(rf"\?step={step}$"))
    expect(where(tab)).to_have_text(re.compile(rf"^Step {step}\b"))


# ------------------------------------------------------------------ replay


def test_U35_the_replay_plays_by_itself_at_several_speeds(tab: Tab, whole: Way) -> None:
    tab.go(f"/t/{imported(tab, whole)}?step=60")
    at_step(tab, 60)
    speed = tab.page.get_by_role("button", name="Speed")
    speed.click()
    speed.click()
    expect(speed).to_contain_text("4")
    tab.page.get_by_role("button", name="Play the replay").click()
    expect(where(tab)).to_have_text(re.compile(r"^Step (6[1-9]|[7-9]\d|1\d\d)\b"))
    # The page writes the step into its address when the replay pauses.
    expect(tab.page).to_have_url(re.compile(r"step=60$"))
    tab.page.get_by_role("button", name="Pause the replay").click()
    expect(tab.page.get_by_role("button", name="Play the replay")).to_be_visible()
    expect(tab.page).to_have_url(re.compile(r"step=(6[1-9]|[7-9]\d|1\d\d)$"))
    # A link can start the replay at a step. Each step has a caption.
    tab.go(f"/t/{tab.code}?step=60&play=1")
    expect(tab.page.locator("#prompt[data-caption]")).to_be_attached()
    expect(where(tab)).to_have_text(re.compile(r"^Step (6[1-9]|[7-9]\d)\b"))
    tab.page.get_by_role("button", name="Pause the replay").click()


def test_U36_a_try_from_a_step_does_not_change_the_game(tab: Tab, begun: Way) -> None:
    code = open_at(tab, begun)
    before = (tab.view()["hash"], len(tab.table()["log"]))
    step = next(
        one["at"] + 1 for one in tab.table()["log"] if one["code"] == "turn" and one["turn"] == 3
    )
    there = tab.ask(f"/tables/{code}/steps/{step}")
    tab.go(f"/t/{code}?step={step}")
    at_step(tab, step)
    tab.page.get_by_role("button", name="More", exact=True).click()
    tab.page.get_by_role("combobox", name="against").select_option("pebble")
    tab.page.get_by_role("button", name="Try from here").click()
    expect(tab.page).not_to_have_url(re.compile(code))
    expect(tab.page.locator("[data-hash]")).to_be_visible()
    fork = tab.table()
    assert fork["info"]["origin"] == code
    kinds = sorted(one["kind"] for one in fork["info"]["seats"])
    assert kinds == ["bot", "here"]
    assert fork["view"]["hash"] == there["hash"]
    tab.play(next(one["text"] for one in fork["view"]["legal"]))
    tab.go(f"/t/{code}")
    tab.synced()
    assert (tab.view()["hash"], len(tab.table()["log"])) == before


# ------------------------------------------------------------------ records, spoilers, spectators


def test_U37_a_downloaded_record_imports_to_the_same_end(
    tab: Tab, whole: Way, tmp_path: Path
) -> None:
    code = open_at(tab, whole)
    expect(tab.page.locator(".final")).to_be_visible()
    with tab.page.expect_download() as found:
        tab.page.locator(".final").get_by_role("link", name="Download the game").click()
    file = tmp_path / found.value.suggested_filename
    found.value.save_as(file)
    assert file.name == f"{code}.ogn"
    game = Game.from_record(file.read_text("utf-8"))
    assert game.over
    assert game.position == whole.game.position
    end = tab.view()["hash"]
    tab.go("/")
    tab.page.locator('input[type="file"]').set_input_files(file)
    expect(tab.page).to_have_url(re.compile(r"/t/[A-Z0-9]{6}"))
    expect(tab.page.locator("[data-hash]")).to_have_attribute("data-hash", end)
    assert tab.code != code


def test_U38_a_spectator_sees_the_same_as_the_players(open_tab: Opener, begun: Way) -> None:
    host, watcher = open_tab(), open_tab(PHONE)
    other = open_tab()
    code = open_at(host, begun)
    assert host.page.locator(".watching").count() == 0
    for tab in (watcher, other):
        tab.go(f"/t/{code}")
        tab.synced()
    expect(host.page.locator(".watching")).to_have_text("2 people are watching")
    mine, theirs = host.table(), watcher.table()
    assert mine["view"] == theirs["view"]
    assert mine["log"] == theirs["log"]
    assert theirs["you"]["seats"] == []
    for action in ("collect", "explore"):
        button = other.page.locator(f'[data-action="{action}"]')
        expect(button).to_have_attribute("aria-disabled", "true")
    expect(other.page.locator("[data-legal]")).to_have_count(0)
    other.do("chat", text="what a game")
    host.do("chat", text="thank you")
    host.drawer("Chat")
    chat = host.page.get_by_role("log", name="Chat")
    said = chat.locator(".said", has_text="what a game")
    expect(said).to_contain_text(text("chat-spectator"))
    expect(said).to_have_class(re.compile("spectator"))
    expect(chat.locator(".said:not(.spectator)")).to_contain_text("thank you")
    # Chat and new names are in the chat, and never in the log.
    host.do("chat", text="good luck, <b>everybody</b>")
    host.do("rename", seat=1, name="Benedict")
    expect(chat).to_contain_text("good luck, <b>everybody</b>")
    expect(chat).to_contain_text(text("notice-rename", name="Ben", other="Benedict"))
    expect(log(host)).not_to_contain_text("good luck")
    expect(log(host)).not_to_contain_text("is now called")
    # The log can show one player only.
    host.page.get_by_role("combobox", name="Show").select_option(label="Benedict")
    expect(log(host)).not_to_contain_text("Ada takes")
    expect(log(host)).to_contain_text("Benedict takes")
