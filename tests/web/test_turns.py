"""U09 to U15: a turn, from its prompt to its end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from overworld import Game
from overworld.play.view import view_of
from tests.web.ahead import FIGHTER, MINER, open_at, way_to
from tests.web.blocks import press_block
from tests.web.conftest import Opener
from tests.web.haste import promised
from tests.web.people import DESKTOP, HERE, ONLINE, PEBBLE, PHONE, Tab
from tests.web.turn import (
    ACTIONS,
    NAMES,
    VERBS,
    all_five,
    asked,
    button,
    frames,
    legal,
    lit,
    note,
    two_actions,
    with_guest,
)
from tests.web.words import prompt, reason, text

# ------------------------------------------------------------------ prompts


SOON = {"trade": 4, "extra": 4, "end": 4, "second": 1, "tnt": 12, "pickaxe": 18, "bow": 13}
"""Prompts, and seeds that reach them soon."""


def test_U09_one_sentence_says_who_must_do_what(open_tab: Opener) -> None:
    player, watcher = open_tab(), open_tab()
    for code, seed in {"act": 1, **SOON, "score": 23, "over": 7}.items():
        likes = MINER if code == "over" else FIGHTER
        way = way_to(lambda game: view_of(game, odds=False).prompt.code == code, seed, likes)  # noqa: B023
        open_at(player, way)
        watcher.go(f"/t/{player.code}")
        watcher.synced()
        for tab, reader in ((player, "named"), (watcher, "other")):
            sentence = tab.page.locator('[role="status"]#prompt')
            expect(sentence).to_have_count(1)
            expect(sentence).to_have_attribute("data-prompt", code)
            expect(sentence).to_have_text(prompt(tab.view(), NAMES, reader))


def test_U09_the_prompt_says_you_to_the_only_player_at_a_device(tab: Tab) -> None:
    tab.against(PEBBLE, first=0)
    expect(asked(tab)).to_have_text(prompt(tab.view(), NAMES, "mine"))
    expect(asked(tab)).to_have_text("Your turn: choose action 1 of 2.")


def test_U10_greyed_actions_explain_themselves_on_hover_and_focus(tab: Tab) -> None:
    """The reason is in the dock, where it covers nothing."""
    tab.against(HERE, deal="why", first=0)
    order = [one.get_attribute("data-action") for one in tab.page.locator(".five button").all()]
    assert order == ACTIONS
    tab.play("mine w1", "mine z1")
    view = tab.view()
    blocked = [one for one in view["actions"] if one.get("reason")]
    assert "collect" in {one["id"] for one in blocked}
    assert len(blocked) >= 3
    for one in view["actions"]:
        state = "true" if one.get("reason") else "false"
        expect(button(tab, one["id"])).to_have_attribute("aria-disabled", state)
    for one in blocked:
        why = tab.page.locator(".dock .aside")
        tab.page.mouse.move(0, 0)
        tab.page.locator("#prompt").focus()
        expect(why).to_have_count(0)
        button(tab, one["id"]).hover()
        expect(why).to_have_text(reason(one))
        tab.page.mouse.move(0, 0)
        button(tab, one["id"]).focus()
        expect(button(tab, one["id"])).to_be_focused()
        expect(why).to_have_text(reason(one))
        expect(button(tab, one["id"])).to_have_accessible_description(re.compile(reason(one)))


def _lacks(game: Game) -> bool:
    """Return whether the deciding player lacks blocks for all buildings next to the character."""
    found = view_of(game, odds=False).actions[ACTIONS.index("build")].reason
    return game.phase == "act" and found is not None and found.code == "short_of_blocks"


def test_U10_greyed_actions_explain_themselves_on_tap(open_tab: Opener) -> None:
    tab = open_tab(PHONE)
    open_at(tab, way_to(_lacks, 3, {"explore": 9}))
    view = tab.view()
    blocked = {one["id"]: one for one in view["actions"] if one.get("reason")}
    assert blocked["build"]["reason"]["code"] == "short_of_blocks"
    before = len(frames(tab))
    for one in blocked.values():
        button(tab, one["id"]).tap(force=True)
        expect(note(tab, reason(one))).to_be_visible()
    assert reason(blocked["build"]).startswith("You still need: ")
    assert len(frames(tab)) == before


def test_U11_the_title_and_icon_call_the_player_who_must_act(open_tab: Opener) -> None:
    host, guest = with_guest(open_tab, deal="call")
    calling = re.compile("^● ")
    icon = 'link[rel~="icon"]'
    for tab, called in ((host, True), (guest, False)):
        expected = expect(tab.page)
        (expected.to_have_title if called else expected.not_to_have_title)(calling)
        href = "/favicon-turn.svg" if called else "/favicon.svg"
        expect(tab.page.locator(icon)).to_have_attribute("href", href)
    host.play("mine w1", "mine z1", "explore 33", "end")
    expect(guest.page).to_have_title(calling)
    expect(guest.page.locator(icon)).to_have_attribute("href", "/favicon-turn.svg")
    expect(host.page).not_to_have_title(calling)


def test_U11_the_title_calls_a_player_who_must_score_in_the_turn_of_another(
    open_tab: Opener,
) -> None:
    way = way_to(lambda game: game.phase == "score" and game.turn == 0, 20)
    host, guest = with_guest(open_tab, way)
    assert host.view()["turn"] == 0
    expect(guest.page).not_to_have_title(re.compile("^● "))
    host.page.locator(".scoring [data-legal]").first.click()
    expect(guest.page).to_have_title(re.compile("^● "))
    assert guest.view()["turn"] == 0
    assert guest.view()["decider"] == 1


# Headless browsers show no notifications and always deny the permission.
LISTENING = """
window.notes = []; window.tones = 0; window.away = false;
const Real = window.Notification;
window.Notification = class extends Real {
  static get permission() { return "granted"; }
  constructor(title, options) { super(title, options); window.notes.push([title, options.body]); }
};
ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
  window.notes.push([title, options.body]);
};
const tone = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.tones++; return tone.call(this); };
Object.defineProperty(Document.prototype, "hidden", { get: () => window.away });
"""


def test_U11_a_turn_plays_one_sound_and_notifies_only_on_a_hidden_page(open_tab: Opener) -> None:
    guest = open_tab()
    guest.prefer(sound=True, notify=True)
    guest.context.add_init_script(LISTENING)
    host = open_tab()
    host.against(ONLINE, start=False, first=0, deal="call")
    guest.join(host.code)
    host.do("start")
    guest.synced()
    guest.page.locator("#prompt").click()  # browsers play no sound before the first touch
    host.play("mine w1", "mine z1", "explore 33")
    guest.synced()
    tones = guest.page.evaluate("tones")
    host.play("end")
    guest.synced()
    expect(guest.page).to_have_title(re.compile("^●"))
    assert guest.page.evaluate("tones") == tones + 2, "the page must play one sound of two tones"
    assert guest.page.evaluate("notes") == [], "a visible page must not notify"
    guest.play("mine w4", "mine z4", "explore 33")
    expect(asked(guest)).to_contain_text("end your turn")
    guest.play("end")
    host.synced()
    guest.page.evaluate("away = true")
    host.play(*two_actions(host), "end")
    guest.synced()
    expect(guest.page).to_have_title(re.compile("^●"))
    title = text("attention-table", code=host.code)
    guest.page.wait_for_function("notes.length > 0")  # the worker may need a moment
    assert guest.page.evaluate("notes") == [[title, text("attention-turn")]]


# ------------------------------------------------------------------ targets


def test_U12_the_page_lights_exactly_the_legal_targets(tab: Tab) -> None:
    open_at(tab, all_five())
    view = tab.view()
    panes = {
        "collect": '[data-pane="cube"] [data-chip]',
        "explore": '[data-pane="world"] [role="grid"] ',
        "build": '[data-pane="world"] [role="group"] ',
        "fight": '[data-pane="world"] [role="group"] ',
        "weapon": '[data-pane="world"] [role="group"] ',
    }
    for action, pane in panes.items():
        button(tab, action).click()
        attribute = "data-chip" if action == "collect" else "data-place"
        found = {move.split()[1] for move in legal(view, VERBS[action])}
        expect(tab.page.locator(f"{pane}[data-legal]")).to_have_count(len(found))
        assert lit(tab, pane, attribute) == found
        if action != "collect":
            assert lit(tab, '[data-pane="cube"] ') == set(), (
                "the page lights targets of another action"
            )
        if action == "build":
            cell = sorted(found)[0]
            place = f'[data-pane="world"] [role="group"] [data-place="{cell}"]'
            if tab.page.locator(place).get_attribute("aria-pressed") != "true":
                tab.page.locator(place).click()
            spaces = {move.split()[2] for move in legal(view, "build") if move.split()[1] == cell}
            assert lit(tab, '[data-pane="board"] [data-space]', "data-space") == spaces
        for _ in range(3):
            tab.page.keyboard.press("Escape")


QUICK = """
async ([press, words]) => {
  const told = () => [...document.querySelectorAll('.note')]
    .some((one) => one.textContent.includes(words));
  for (const close of document.querySelectorAll('.note button')) close.click();
  await new Promise((done) => setTimeout(done, 60));
  const from = performance.now();
  document.querySelector(press).click();
  while (!told() && performance.now() - from < 60000) {
    await new Promise((done) => setTimeout(done, 2));
  }
  return performance.now() - from;
}
"""


@pytest.mark.hasty
def test_U12_an_illegal_press_is_not_sent_and_explained_immediately(tab: Tab) -> None:
    open_at(tab, all_five())
    before = len(frames(tab))
    button(tab, "explore").click()
    far = {c + r for c in "12345" for r in "12345"} - lit(tab, '[data-pane="world"] [role="grid"] ')
    place = f'[role="grid"] [data-place="{sorted(far)[0]}"]'
    expect(tab.page.locator(place)).to_have_attribute("aria-disabled", "true")
    # The machine may be busy, so only the quickest of five presses counts.
    waits = [tab.page.evaluate(QUICK, [place, "steps away"]) for _ in range(5)]
    assert min(waits) <= promised(100), waits
    button(tab, "build").click()
    wrong = '[data-pane="world"] [role="group"] [data-place]:not([data-legal])'
    tab.page.locator(wrong).first.click(position={"x": 3, "y": 3}, force=True)
    expect(tab.page.locator(".note").first).to_be_visible()
    assert len(frames(tab)) == before


# ------------------------------------------------------------------ the end of a turn, undo


def test_U13_the_turn_never_ends_by_itself(tab: Tab) -> None:
    tab.page.clock.install()
    tab.against(HERE, deal="end", first=0)
    end = button(tab, "end")
    expect(end).to_have_attribute("aria-disabled", "true")
    end.click(force=True)
    expect(note(tab, "You still have 2 actions to take.")).to_be_visible()
    tab.play("mine w1", "mine z1")
    expect(end).to_have_accessible_description("You still have an action to take.")
    tab.play("explore 33")
    expect(end).to_have_attribute("aria-disabled", "false")
    before = tab.view()["hash"]
    tab.page.clock.run_for(15_000)
    assert tab.view()["hash"] == before
    assert tab.page.get_by_role("timer").count() == 0
    end.click()
    expect(asked(tab)).to_contain_text("Ben")


def test_U13_a_player_can_choose_a_countdown_and_stop_it(tab: Tab) -> None:
    tab.prefer(autoEnd=True)
    tab.page.clock.install()
    tab.against(PEBBLE, deal="end", first=0)
    tab.play("mine w1", "mine z1")
    # The test controls the time from now on, so a busy machine cannot end the countdown.
    tab.page.clock.pause_at(tab.page.evaluate("Date.now()") / 1000 + 1)
    tab.play_unseen("explore 33")
    timer = tab.page.get_by_role("timer")
    expect(timer).to_contain_text("3 seconds")
    tab.page.clock.run_for(1000)
    expect(timer).to_contain_text("2 seconds")
    timer.get_by_role("button", name="Not yet").click()
    expect(timer).to_have_count(0)
    tab.page.clock.run_for(6000)
    assert tab.view()["prompt"]["code"] == "end"
    # A reload starts another countdown, which ends the turn.
    tab.page.clock.resume()
    tab.page.reload()
    expect(asked(tab)).not_to_have_attribute("data-prompt", "end")


def test_U14_undo_restores_exactly_the_position_before(tab: Tab) -> None:
    open_at(tab, all_five())
    for move in _reversible(tab):
        before = tab.view()["hash"]
        tab.play(move)
        assert tab.view()["hash"] != before
        expect(button(tab, "undo")).to_have_attribute("aria-disabled", "false")
        button(tab, "undo").click()
        expect(tab.page.locator("[data-hash]")).to_have_attribute("data-hash", before)
        assert tab.view()["hash"] == before


def _reversible(tab: Tab) -> list[str]:
    """Return one decision of each kind that reveals nothing."""
    view = tab.view()
    found = [
        next((move for move, reveals in legal(view, verb).items() if not reveals), "")
        for verb in ("mine", "explore", "build", "take")
    ]
    assert sum(map(bool, found)) >= 3
    return [move for move in found if move]


def test_U14_undo_reverts_no_reveal_and_no_turn_of_another_player(tab: Tab) -> None:
    tab.against(HERE, deal="undo", first=0)
    undo = button(tab, "undo")
    expect(undo).to_have_accessible_description("There is nothing to undo yet.")
    tab.play(next(move for move, reveals in legal(tab.view(), "explore").items() if reveals))
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_description(
        "Something new was revealed, so this cannot be undone."
    )
    before = len(frames(tab))
    undo.click(force=True)
    expect(note(tab, "Something new was revealed, so this cannot be undone.")).to_be_visible()
    tab.play("mine w1", "mine z1", "end")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    assert len(frames(tab)) == before
    assert tab.view()["turn"] == 1


def test_U15_a_target_that_reveals_something_has_a_sign(tab: Tab) -> None:
    """The sign is on the crossing, the block and the mob."""
    open_at(tab, all_five())
    view = tab.view()
    button(tab, "explore").click()
    moves = legal(view, "explore")
    assert set(moves.values()) == {True, False}
    for move, reveals in moves.items():
        place = tab.page.locator(f'[role="grid"] [data-place="{move.split()[1]}"]')
        expect(place.locator("[data-peel]")).to_have_count(int(reveals))
    button(tab, "collect").click()
    for move, reveals in legal(view, "mine").items():
        chip = tab.page.locator(f'[data-chip="{move.split()[1]}"]')
        expect(chip.locator("[data-peel]")).to_have_count(int(reveals))
        block = tab.page.locator(f'[data-cube] [data-place="{move.split()[1]}"]')
        expect(block.locator("g[data-peel]")).to_have_count(int(reveals))
    button(tab, "fight").click()
    expect(tab.page.locator('[data-fight="ready"] [data-legal] [data-peel]').first).to_be_visible()
    for move in legal(view, "fight"):
        cell = f'[role="group"] [data-place="{move.split()[1]}"]'
        mob = tab.page.locator(f'[data-pane="world"] {cell}')
        expect(mob.locator("[data-peel]")).to_have_count(1)


@pytest.mark.parametrize(
    ("layout", "confirm", "twice"),
    [
        (DESKTOP, "touch", False),
        (DESKTOP, "always", True),
        (PHONE, "touch", True),
        (PHONE, "never", False),
    ],
    ids=["mouse", "mouse-always", "finger", "finger-never"],
)
def test_U15_a_reveal_needs_a_second_tap_if_the_setting_says_so(
    open_tab: Opener, layout: Any, confirm: str, twice: bool
) -> None:
    tab = open_tab(layout)
    tab.prefer(confirm=confirm)
    tab.against(HERE, deal="lock", first=0)
    before = tab.view()["hash"]
    button(tab, "explore").click()
    moves = legal(tab.view(), "explore")
    place = next(move.split()[1] for move, reveals in moves.items() if reveals)
    tab.page.locator(f'[role="grid"] [data-place="{place}"]').click()
    sure = tab.page.get_by_role("button", name="Confirm", exact=True)
    if twice:
        expect(sure).to_be_visible()
        assert tab.view()["hash"] == before
        assert not frames(tab)
        sure.click()
    expect(tab.page.locator("[data-hash]")).not_to_have_attribute("data-hash", before)
    expect(sure).to_have_count(0)
    # A move that reveals nothing never needs a second tap.
    sent = len(frames(tab))
    button(tab, "collect").click()
    moves = legal(tab.view(), "mine")
    place = next(move.split()[1] for move, reveals in moves.items() if not reveals)
    press_block(tab.page, place)
    expect(asked(tab)).to_have_attribute("data-prompt", "second")
    assert len(frames(tab)) == sent + 1
