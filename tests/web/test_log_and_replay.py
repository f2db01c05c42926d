"""U33 and U35 to U38: the log, the replay of a game, records, and spectators."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from overworld import Game
from tests.web.ahead import Way, open_at, way_to
from tests.web.conftest import Opener
from tests.web.people import ONLINE, PEBBLE, PHONE, Tab
from tests.web.words import text

NAMES = ["Ada", "Ben"]


@pytest.fixture(scope="module")
def begun() -> Way:
    """Return a way through a few turns with fights."""
    return way_to(lambda game: game.phase == "act" and game.turn_number > 6, 12)


@pytest.fixture(scope="module")
def whole() -> Way:
    """Return a way to the end of a game."""
    return way_to(lambda game: game.over, 7)


def log(tab: Tab) -> Locator:
    if not tab.page.locator('.drawer [role="log"]').count():
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


# ------------------------------------------------------------------ the log


def test_U33_the_log_has_a_line_for_every_change_under_its_turn(tab: Tab, begun: Way) -> None:
    open_at(tab, begun)
    entries = tab.table()["log"]
    turns = [one for one in entries if one["code"] == "turn"]
    lines = [one for one in entries if one["code"] != "turn"]
    headings = log(tab).get_by_role("heading", level=3)
    expect(headings).to_have_text(
        [text("log-turn", turn=one["turn"], name=NAMES[one["seat"]]) for one in turns]
    )
    buttons = log(tab).get_by_role("button")
    expect(buttons).to_have_count(len(lines))
    steps = [int(one or 0) for one in (b.get_attribute("data-step") for b in buttons.all())]
    assert steps == [one["at"] + 1 for one in lines]
    for button, entry in zip(buttons.all(), lines, strict=True):
        expect(button.locator("svg").first).to_be_attached()
        words = button.inner_text()
        assert len(words) > 8
        if "seat" in entry:
            assert NAMES[entry["seat"]] in words
        for place in ("cell", "column", "crossing"):
            if place in entry and entry["code"] not in ("built", "fought"):
                assert f"{entry[place]}" in words


def test_U33_the_log_has_every_change_of_the_position(tab: Tab, begun: Way) -> None:
    code = open_at(tab, begun)
    told = {one["at"] for one in tab.table()["log"]}
    first, last = min(told), max(told) + 1
    for step in range(first + 1, min(last, first + 12)):
        one, other = (tab.ask(f"/tables/{code}/steps/{at}") for at in (step, step + 1))
        assert one["hash"] == other["hash"] or step in told, step


def test_U33_the_log_can_show_one_player_only(tab: Tab, begun: Way) -> None:
    open_at(tab, begun)
    everybody = log(tab).get_by_role("button").count()
    tab.page.get_by_role("combobox", name="Show").select_option(label="Ben")
    lines = log(tab).get_by_role("button")
    expect(log(tab)).not_to_contain_text("Ada takes")
    texts = [one.inner_text() for one in lines.all()]
    assert any("Ben" in one for one in texts)
    assert not any(one.startswith("Ada") for one in texts)
    assert 0 < len(texts) < everybody


def test_U33_chat_and_renamed_players_are_not_in_the_log(open_tab: Opener) -> None:
    host, guest = open_tab(), open_tab()
    host.against(ONLINE, start=False, first=0)
    guest.join(host.code)
    host.do("start")
    host.synced()
    guest.do("chat", text="good luck, <b>everybody</b>")
    guest.do("rename", seat=1, name="Benedict")
    host.drawer("Chat")
    chat = host.page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("good luck, <b>everybody</b>")
    expect(chat).to_contain_text(text("notice-rename", name="Ben", other="Benedict"))
    host.drawer("Log")
    expect(log(host)).not_to_contain_text("good luck")
    expect(log(host)).not_to_contain_text("is now called")


# ------------------------------------------------------------------ replay


def test_U35_buttons_keys_and_the_slider_step_through_a_game(tab: Tab, whole: Way) -> None:
    code = imported(tab, whole)
    tab.go(f"/t/{code}?step=60")
    at_step(tab, 60)
    page = tab.page

    def press(name: str) -> None:
        page.get_by_role("button", name=name, exact=True).click()

    press("One step forward")
    at_step(tab, 61)
    press("One step back")
    at_step(tab, 60)
    page.keyboard.press("ArrowRight")
    at_step(tab, 61)
    page.keyboard.press("ArrowLeft")
    at_step(tab, 60)
    turns = [one["at"] + 1 for one in tab.table()["log"] if one["code"] == "turn"]
    after = next(one for one in turns if one > 60)
    press("Next turn")
    at_step(tab, after)
    page.keyboard.press("]")
    at_step(tab, turns[turns.index(after) + 1])
    page.keyboard.press("[")
    at_step(tab, after)
    press("Previous turn")
    at_step(tab, turns[turns.index(after) - 1])
    last = max(one["at"] for one in tab.table()["log"]) + 1
    page.keyboard.press("End")
    at_step(tab, last)
    page.keyboard.press("Home")
    at_step(tab, turns[0])
    press("Last step")
    at_step(tab, last)
    press("First step")
    at_step(tab, turns[0])
    page.get_by_role("slider", name="Step of the game").fill("70")
    at_step(tab, 70)
    line = log(tab).locator('[data-step="75"]').first
    line.click()
    at_step(tab, 75)
    expect(log(tab).locator('[aria-current="step"]')).to_have_attribute("data-step", "75")
    tab.page.reload()
    at_step(tab, 75)


def test_U35_the_page_shows_the_position_of_the_step(tab: Tab, whole: Way) -> None:
    code = imported(tab, whole)
    for step in (60, 90):
        tab.go(f"/t/{code}?step={step}")
        at_step(tab, step)
        view = tab.ask(f"/tables/{code}/steps/{step}")
        for cell, one in view["world"].items():
            place = tab.page.locator(f'[data-pane="world"] [role="group"] [data-place="{cell}"]')
            under = max(0, one.get("left", 0) - (1 if one.get("face") else 0))
            expect(place).to_have_attribute("data-left", str(under))
        for layer, words in zip(view["layers"], tab.page.locator(".layers li").all(), strict=False):
            if layer["left"]:
                expect(words).to_contain_text(f"{layer['left']} block")


def test_U35_the_replay_plays_by_itself_at_several_speeds(tab: Tab, whole: Way) -> None:
    tab.go(f"/t/{imported(tab, whole)}?step=60")
    at_step(tab, 60)
    tab.page.get_by_role("combobox", name="Speed").select_option("4")
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


def test_U35_the_live_button_shows_how_many_steps_were_missed(open_tab: Opener, begun: Way) -> None:
    tab = open_tab()
    open_at(tab, begun)
    step = tab.table()["log"][6]["at"] + 1
    log(tab).locator(f'[data-step="{step}"]').first.click()
    at_step(tab, step)
    live = tab.page.get_by_role("button", name=re.compile("^Live"))
    expect(live).to_have_text("Live")
    before = len(tab.table()["log"])
    tab.play_unseen(tab.view()["legal"][0]["text"])
    missed = len(tab.table()["log"]) - before
    assert missed
    expect(live).to_have_text(text("replay-live", missed=missed))
    at_step(tab, step)
    live.click()
    expect(tab.page).to_have_url(re.compile(rf"/t/{tab.code}$"))
    expect(tab.page.locator(".replay")).to_have_count(0)
    tab.page.go_back()
    tab.page.go_forward()
    log(tab).locator(f'[data-step="{step}"]').first.click()
    at_step(tab, step)
    tab.page.keyboard.press("Escape")  # the first Escape closes the drawer on top
    expect(tab.page.locator(".drawer")).to_have_count(0)
    at_step(tab, step)
    tab.page.keyboard.press("Escape")
    expect(tab.page.locator(".replay")).to_have_count(0)
    tab.page.keyboard.press("ArrowLeft")  # from the live position
    at_step(tab, max(one["at"] for one in tab.table()["log"]))


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


def test_U36_hints_show_three_moves_with_their_xp(tab: Tab) -> None:
    """The first press shows the best move in the dock, and each further press the next best."""
    tab.against(PEBBLE, deal="hint", first=0)
    hint = tab.page.locator("[data-hint]")
    told = []
    for times in range(1, 5):
        tab.page.locator('[data-action="hint"]').click()
        expect(hint).to_have_attribute("data-hint", str(times))
        expect(hint).to_contain_text(re.compile(r"win \d+%, about -?\d+ XP"))
        expect(hint).to_contain_text(text("hint-about", name="Ada"))
        told.append(hint.locator("b").inner_text())
    assert len(set(told[:3])) == 3
    assert told[3] == told[0]


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


def test_U37_the_page_hides_the_end_of_a_replay_without_spoilers(tab: Tab, whole: Way) -> None:
    tab.prefer(noSpoilers=True)
    code = imported(tab, whole)
    tab.go(f"/t/{code}?step=70")
    expect(where(tab)).to_have_text(re.compile(r"^Step 70 · turn"))
    expect(tab.page.get_by_role("slider", name="Step of the game")).to_have_count(0)
    entries = tab.table()["log"]
    later = [one for one in entries if one["at"] >= 70]
    assert later
    shown = log(tab).get_by_role("button")
    expect(shown).to_have_count(
        len([one for one in entries if one["at"] < 70 and one["code"] != "turn"])
    )
    last = max(one["at"] for one in entries) + 1
    everything = tab.page.locator("body").inner_text()
    assert str(last) not in everything
    assert "wins" not in everything
    assert "game is over" not in everything
    tab.page.keyboard.press("End")
    expect(where(tab)).to_have_text(re.compile(r"^Step 70 · turn"))
    tab.page.get_by_role("button", name="One step forward").click()
    expect(where(tab)).to_have_text(re.compile(r"^Step 71 · turn"))


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
        if button.count():
            expect(button).to_have_attribute("aria-disabled", "true")
    assert other.page.locator("[data-legal]").count() == 0
    other.do("chat", text="what a game")
    host.do("chat", text="thank you")
    host.drawer("Chat")
    chat = host.page.get_by_role("log", name="Chat")
    said = chat.locator(".said", has_text="what a game")
    expect(said).to_contain_text(text("chat-spectator"))
    expect(said).to_have_class(re.compile("spectator"))
    expect(chat.locator(".said:not(.spectator)")).to_contain_text("thank you")
