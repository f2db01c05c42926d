"""U29 and U31: a fight is shown token by token, to its player and to others.

`web/tests/fights.test.ts` has the rest of U28 to U31.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from overworld import Game
from overworld.game.derive_events import derive_events
from overworld.game.events import Fought
from tests.web.ahead import Way, follow, open_at, way_to
from tests.web.conftest import Opener
from tests.web.haste import promised
from tests.web.people import HAS_ALL, HERE, ONLINE, Tab
from tests.web.words import outcome

NAMES = ["Ada", "Ben"]


def panel(tab: Tab) -> Locator:
    return tab.page.locator("[data-fight]")


def tokens(tab: Tab) -> list[str]:
    """Return the tokens that are face up in the panel."""
    return [one.inner_text() for one in panel(tab).locator(".token.up .unseen").all()]


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
    # A defeated mob is grey.
    expect(panel(watcher).locator(".now.won .art")).not_to_have_css("filter", "none")
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


def _ended(game: Game, **wanted: bool) -> bool:
    """Return whether a fight has just ended with these properties."""
    last = derive_events(game)[-1] if game.phase in ("act", "end") else None
    if not isinstance(last, Fought):
        return False
    return all(bool(getattr(last, name)) == value for name, value in wanted.items())


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
    way = way_to(lambda game: game.phase == "bow", 13)
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
