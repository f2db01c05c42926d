"""U28 to U31: fights, from the information before a fight to its outcome."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from overworld import Game
from overworld.game.derive_events import events_of
from overworld.game.events import Fought
from tests.unit.test_odds import best_chance
from tests.web.ahead import Way, can, follow, open_at, way_to
from tests.web.blocks import press_block
from tests.web.conftest import Opener
from tests.web.haste import promised
from tests.web.people import HAS_ALL, HERE, ONLINE, Tab
from tests.web.words import face, outcome, text

NAMES = ["Ada", "Ben"]
QUESTIONS = {"bow": 13, "pickaxe": 18, "tnt": 12}
"""Questions in a fight, and seeds that reach them soon."""


def panel(tab: Tab) -> Locator:
    return tab.page.locator("[data-fight]")


def tokens(tab: Tab) -> list[str]:
    """Return the tokens that are face up in the panel."""
    return [one.inner_text() for one in panel(tab).locator(".token.up .unseen").all()]


def at_question(code: str) -> Way:
    return way_to(lambda game: game.phase == code, QUESTIONS[code])


def exactly(game: Game, cell: str) -> float:
    """Return the exact chance to win a fight by trying all its outcomes."""
    seat = game.turn or 0
    trial = game.copy()
    held = sum(trial.players[seat].mobs.values())
    trial.play(f"fight {cell}")
    return float(best_chance(trial, seat, held))


@pytest.mark.parametrize("special", ["stone_pickaxe", "bow", "tnt"])
def test_U28_the_page_shows_the_mob_its_reward_and_the_odds_before_a_fight(
    tab: Tab, special: str
) -> None:
    def interesting(game: Game) -> bool:
        return can(game, "fight") and bool(game.players[game.turn or 0].pile.get(special))

    seeds = {"stone_pickaxe": 18, "bow": 13, "tnt": 12}
    way = way_to(interesting, seeds[special])
    open_at(tab, way)
    view, box = tab.view(), tab.ask("/box")
    tab.page.locator('[data-action="fight"]').click()
    cells = [one["text"].split()[1] for one in view["legal"] if one["text"].startswith("fight ")]
    expect(panel(tab)).to_have_attribute("data-fight", "ready")
    for cell in cells:
        mob = next(one for one in box["mobs"] if one["id"] == view["world"][cell]["face"])
        begin = tab.page.locator(f'[data-place="{cell}"][data-legal]')
        card = panel(tab).locator(".ready", has=begin)
        expect(card).to_contain_text(text("fight-needs", hearts=mob["hearts"]))
        expect(card.locator(".heart")).to_have_count(mob["hearts"])
        if mob["action"]:
            expect(card).to_contain_text(text("fight-reward-action", xp=mob["xp"]))
        else:
            trait = text(f"trait-{mob['characteristic']}")
            reward = text("fight-reward-bonus", xp=mob["xp"], points=mob["points"], trait=trait)
            expect(card).to_contain_text(reward)
        shown = re.search(r"([\d.]+)%", card.locator(".chance").inner_text())
        assert shown
        assert abs(float(shown[1]) - 100 * view["odds"][cell]) <= 0.05 + 1e-9
        assert abs(float(shown[1]) - 100 * exactly(way.game, cell)) <= 0.1
    pile = view["players"][view["decider"]]["pile"]
    assert pile[special]
    expect(panel(tab)).to_contain_text(text("fight-pile", count=sum(pile.values()), turned=3))
    weapons = {one["id"]: one for one in box["weapons"]}
    for weapon, count in pile.items():
        hearts = weapons[weapon]["hearts"]
        key = "fight-token-many" if count > 1 else "fight-token"
        told = text(key, weapon=face(weapon), hearts=hearts, count=count)
        expect(panel(tab).locator("li", has_text=told).first).to_be_visible()


def test_U28_a_table_without_odds_shows_no_chances(tab: Tab) -> None:
    open_at(tab, way_to(lambda game: can(game, "fight"), 12), odds=False)
    fight = tab.page.locator('[data-action="fight"]')
    expect(fight).to_contain_text("Fight")
    expect(fight).not_to_contain_text("%")
    tab.page.locator('[data-action="fight"]').click()
    expect(panel(tab).locator("[data-legal]").first).to_be_visible()
    expect(panel(tab)).not_to_contain_text("%")


# ------------------------------------------------------------------ questions


FRAMES = """
() => {
  window.frames = [];
  const look = () => {
    const panel = document.querySelector('[data-fight]');
    if (panel) {
      const now = [
        panel.dataset.fight,
        panel.querySelectorAll('.token.up').length,
        panel.querySelectorAll('.now .heart.full').length,
        panel.querySelector('.now .hearts b')?.textContent ?? '',
        document.getElementById('prompt').textContent.trim(),
      ];
      if (String(now) !== String(window.frames.at(-1))) window.frames.push(now);
    }
    requestAnimationFrame(look);
  };
  look();
}
"""
"""A script that records each frame of the arena and of the sentence below it."""


@pytest.mark.parametrize("watching", [False, True], ids=["mine", "another's"])
def test_U29_tokens_are_revealed_one_by_one_and_the_result_comes_last(
    open_tab: Opener, watching: bool
) -> None:
    way = way_to(lambda game: _ended(game, won=True), 12)
    began = max(at for at, (_, move) in enumerate(way.moves) if move.startswith("fight "))
    before = Way(way.deal, way.moves[:began], way.game)
    fighter = open_tab()
    fighter.prefer(pace="normal")
    if watching:
        watcher = open_tab(reduced_motion="no-preference")
        watcher.prefer(pace="normal")
        fighter.against(HERE, deal=way.deal, first=0, opened=False, spectators=True)
        follow(before, fighter)
        watcher.go(f"/t/{fighter.code}")
        expect(watcher.page.locator("[data-hash]")).to_be_visible()
    else:
        watcher = fighter
        open_at(fighter, before)
    watcher.page.wait_for_function(HAS_ALL)  # the arena is in the part that the page loads later
    watcher.page.wait_for_load_state("networkidle")
    watcher.page.evaluate(FRAMES)
    for _, move in way.moves[began:]:
        fighter.play_unseen(move)
    entry = fighter.table()["log"][-1]
    log = fighter.table()["log"]
    start = max(at for at, one in enumerate(log) if one["code"] == "fight")
    turned = [one["hearts"] for one in log[start:] if one["code"] == "turned"]
    assert entry["code"] == "fought"
    expect(watcher.page.locator('[data-fight="result"]')).to_be_visible()
    frames = watcher.page.evaluate("frames")
    tokens_seen = [up for _, up, *_ in frames]
    assert set(tokens_seen) >= set(range(len(turned) + 1)), frames
    assert tokens_seen == sorted(tokens_seen), "tokens must be revealed one after the other"
    verdicts = [at for at, (step, *_) in enumerate(frames) if step == "result"]
    shown_last = max(at for at, (step, *_) in enumerate(frames) if step != "result")
    assert min(verdicts) > shown_last
    sentence = outcome(entry, NAMES)
    for step, up, hearts, counted, said in frames:
        if step != "result":
            assert hearts == ([0, *turned])[up], "the page shows hearts before their token"
            assert counted.startswith(str(hearts)), "the page counts hearts before their token"
            assert sentence not in said
    if watching:  # it ends by itself, without a button to press
        expect(panel(watcher)).to_have_count(0)
        expect(panel(watcher).get_by_role("button", name="Continue")).to_have_count(0)


def test_U29_a_bow_asks_whether_to_reveal_another_token(tab: Tab) -> None:
    open_at(tab, at_question("bow"))
    answers = panel(tab).locator("footer button")
    expect(answers).to_have_text(["Reveal 1 more", "No, thanks"])
    expect(answers.first.locator("[data-peel]")).to_be_visible()
    turned = len(tokens(tab))
    answers.first.click()
    expect(panel(tab).locator(".token.up").nth(turned)).to_be_visible()
    assert any(one["code"] == "drew" for one in tab.table()["log"])


def test_U29_a_pickaxe_lets_the_player_choose_a_block_or_skip(tab: Tab) -> None:
    open_at(tab, at_question("pickaxe"))
    answers = panel(tab).locator("footer button")
    expect(answers).to_have_text(["Choose a block", "No, thanks"])
    answers.first.click()
    legal = {one["text"].split()[1] for one in tab.view()["legal"] if one["text"] != "pass"}
    chips = tab.page.locator("[data-chip][data-legal]")
    assert {one.get_attribute("data-chip") for one in chips.all()} == legal
    assert tab.page.evaluate("document.activeElement.closest('[data-pane=\"cube\"]') !== null")
    press_block(tab.page, sorted(legal)[0])
    expect(tab.page.locator('#prompt[data-prompt="pickaxe"]')).to_have_count(0)
    assert any(one.get("pickaxe") for one in tab.table()["log"] if one["code"] == "mined")


def test_U29_tnt_is_the_last_question_and_shows_both_results(tab: Tab) -> None:
    open_at(tab, at_question("tnt"))
    view = tab.view()
    asked = view["prompt"]
    assert view["fight"]["draws"] == 0
    expect(panel(tab)).to_have_attribute("data-fight", "tnt")
    expect(panel(tab).locator(".token:not(.up)")).to_have_count(0)
    needed, hearts, blown = asked["needed"], asked.get("hearts", 0), asked["detonated"]
    answers = panel(tab).locator("footer button")
    expect(answers).to_have_text(
        [
            f"Detonate it: {blown} of {needed} hearts, and the TNT is gone",
            f"Keep it: {hearts} of {needed} hearts",
        ]
    )


@pytest.mark.parametrize("code", list(QUESTIONS))
def test_U29_the_focus_is_never_on_an_answer_that_cannot_be_undone(tab: Tab, code: str) -> None:
    way = at_question(code)
    open_at(tab, Way(way.deal, way.moves[:-1], way.game))
    tab.play(way.moves[-1][1])
    expect(tab.page.locator(f'#prompt[data-prompt="{code}"]')).to_be_visible()
    expect(panel(tab).locator("footer button").first).to_be_visible()
    expect(panel(tab).locator("footer button:focus")).to_have_count(0)
    tab.page.keyboard.press("Enter")
    tab.page.keyboard.press(" ")
    assert tab.view()["prompt"]["code"] == code


@pytest.mark.parametrize("code", list(QUESTIONS))
def test_U30_a_reload_returns_to_the_same_question(tab: Tab, code: str) -> None:
    open_at(tab, at_question(code))
    expect(panel(tab).locator(".token.up").first).to_be_visible()
    before = (tokens(tab), panel(tab).locator("footer").inner_text(), tab.view()["hash"])
    tab.page.reload()
    expect(panel(tab).locator("footer button").first).to_be_visible()
    expect(tab.page.locator("#prompt")).to_have_attribute("data-prompt", code)
    assert (tokens(tab), panel(tab).locator("footer").inner_text(), tab.view()["hash"]) == before
    tab.fits()


# ------------------------------------------------------------------ outcomes


def _ended(game: Game, **wanted: bool) -> bool:
    """Return whether a fight has just ended with these properties."""
    last = events_of(game)[-1] if game.phase in ("act", "end") else None
    if not isinstance(last, Fought):
        return False
    return all(bool(getattr(last, name)) == value for name, value in wanted.items())


OUTCOMES = [
    (12, {"won": True}),
    (13, {"won": False}),
    (18, {"blocks": True}),
    (12, {"detonated": True}),
    (4, {"hoes": True}),
]


@pytest.mark.parametrize(("seed", "wanted"), OUTCOMES, ids=[str(one[1]) for one in OUTCOMES])
def test_U31_the_panel_and_the_log_show_the_same_outcome(
    tab: Tab, seed: int, wanted: dict[str, bool]
) -> None:
    open_at(tab, way_to(lambda game: _ended(game, **wanted), seed))
    entry = tab.table()["log"][-1]
    assert entry["code"] == "fought"
    sentence = outcome(entry, NAMES)
    assert f"{entry['hearts']} of {entry['needed']}" in sentence
    expect(panel(tab)).to_have_attribute("data-fight", "result")
    expect(panel(tab).get_by_text(sentence, exact=True)).to_be_visible()
    verdict = text("fight-won" if entry["won"] else "fight-lost", mob=face(entry["mob"]))
    expect(panel(tab).get_by_role("heading", level=2)).to_have_text(verdict)
    # A defeated mob is grey. A mob that stays keeps its colours.
    mob = expect(panel(tab).locator(".now .art"))
    (mob.not_to_have_css if entry["won"] else mob.to_have_css)("filter", "none")
    tab.drawer()
    line = tab.page.get_by_role("log", name="What has happened").locator("button").last
    expect(line).to_have_text(sentence)
    panel(tab).get_by_role("button", name="Continue").click()
    expect(panel(tab)).to_have_count(0)


WATCH = """
() => {
  window.seen = [];
  new MutationObserver(() => {
    const up = document.querySelectorAll('[data-fight] .token.up').length;
    while (window.seen.length < up) window.seen.push(Date.now());
  }).observe(document.body, { subtree: true, childList: true });
}
"""


@pytest.mark.hasty
def test_U31_other_players_see_each_token_immediately(open_tab: Opener) -> None:
    way = at_question("bow")
    host, guest = open_tab(), open_tab()
    host.against(ONLINE, start=False, first=0, deal=way.deal)
    guest.join(host.code)
    host.do("start")
    follow(Way(way.deal, way.moves[:-1], way.game), host, guest)
    fighter, watcher = (host, guest) if way.moves[-1][0] == 0 else (guest, host)
    fighter.synced()
    watcher.synced()
    waits = []
    watcher.page.evaluate(WATCH)
    for move in (way.moves[-1][1], "draw"):
        fighter.play(move)
        watcher.synced()
        turned = tokens(fighter)
        expect(panel(watcher).locator(".token.up")).to_have_count(len(turned))
        assert tokens(watcher) == turned
        event = next(
            one for one in map(json.loads, reversed(watcher.received)) if one["type"] == "update"
        )
        if watcher.view().get("fight"):
            expect(panel(watcher).locator("footer button")).to_have_count(0)
        waits.append(watcher.page.evaluate("seen.at(-1)") - event["at"])
    assert min(waits) <= promised(500), waits
