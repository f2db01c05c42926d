"""U29 and U31: a fight is shown token by token, to its player and to others.

`web/tests/fights.test.ts` has the rest of U28 to U31.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from overworld import Game
from overworld.components import load_box
from overworld.game.derive_events import derive_events
from overworld.game.events import Fought
from tests.web.ahead import Way, texts, way_to
from tests.web.haste import promised
from tests.web.people import DESKTOP, HAS_ALL, Layout, Tab
from tests.web.wire import AWAY, GUEST, ME, LocalTable, OnScreen
from tests.web.words import face, outcome, spoken, text

NAMES = ["Ada", "Ben"]
SPECTATOR = "spectator"
SCREENS = (DESKTOP, Layout(1366, 625), Layout(768, 1024))
HEARTS = {one.id: one.hearts for one in load_box().weapons}


def panel(tab: Tab) -> Locator:
    return tab.page.locator("[data-fight]")


FRAMES = """
() => {
  window.fightFrames = [];
  const look = () => {
    if (!window.fightFrames) return;
    const panel = document.querySelector('[data-fight]');
    if (panel) {
      const now = [
        panel.dataset.fight,
        panel.querySelectorAll('.token.up').length,
        panel.querySelectorAll('.now .heart.full').length,
        panel.querySelector('.now .hearts b')?.textContent ?? '',
        document.getElementById('prompt').textContent.trim(),
        parseFloat(panel.querySelector('.now .chance')?.textContent.replace(/^\\D*/, '')),
      ];
      if (String(now) !== String(window.fightFrames.at(-1))) window.fightFrames.push(now);
    }
    requestAnimationFrame(look);
  };
  look();
}
"""
"""A script that records each frame of the arena, the sentence below it, and the chance."""


def test_U29_tokens_are_revealed_one_by_one_and_the_result_comes_last(wire: OnScreen) -> None:
    way = way_to(lambda game: _ended(game, won=True), 12)
    began = max(at for at, (_, move) in enumerate(way.moves) if move.startswith("fight "))
    before = Way(way.deal, way.moves[:began], way.game)
    for watching, motion in ((False, "reduce"), (True, "no-preference")):
        table = LocalTable.at(before)
        table.me = SPECTATOR if watching else ME
        screen = wire(reduced_motion=motion).show(table, pace="normal")
        page, arena = screen.page, panel(screen.tab)
        page.wait_for_function(HAS_ALL)  # the arena is in the part that the page loads later
        page.wait_for_load_state("networkidle")
        page.evaluate(FRAMES)
        for _, move in way.moves[began:]:
            screen.tell(table.play(move))
        entry, turned = _log(table)[-1], _turned(table)
        assert entry["code"] == "fought"
        expect(page.locator('[data-fight="result"]')).to_be_visible()
        if not watching:  # the arena stays open, and the defeated mob turns grey
            expect(arena.locator(".now.won .art")).not_to_have_css("filter", "none")
        frames = page.evaluate("fightFrames")
        page.evaluate("() => { window.fightFrames = null }")
        tokens_seen = [up for _, up, *_ in frames]
        assert set(tokens_seen) >= set(range(len(turned) + 1)), frames
        assert tokens_seen == sorted(tokens_seen), "tokens must be revealed one after the other"
        verdicts = [at for at, (step, *_) in enumerate(frames) if step == "result"]
        shown_last = max(at for at, (step, *_) in enumerate(frames) if step != "result")
        assert min(verdicts) > shown_last
        sentence, hearts_after = outcome(entry, NAMES), [0, *(one["hearts"] for one in turned)]
        chances = _chances(table)
        for step, up, hearts, counted, said, chance in frames:
            if step != "result":
                assert any(abs(chance - 100 * one) < 0.051 for one in chances[up]), (chance, up)
                assert hearts == hearts_after[up], "the page shows hearts before their token"
                assert counted.startswith(str(hearts)), "the page counts hearts before their token"
                assert sentence not in said
        if watching:  # it ends by itself, without a button to press
            expect(arena).to_have_count(0)


def _log(table: LocalTable) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(table.hello())["log"]
    return found


def _turned(table: LocalTable) -> list[dict[str, Any]]:
    """Return the tokens of the last fight, in the order in which they were revealed."""
    log = _log(table)
    start = max(at for at, one in enumerate(log) if one["code"] == "fight")
    return [one for one in log[start:] if one["code"] == "turned"]


def _chances(table: LocalTable) -> dict[int, list[float]]:
    """Return the chances to win in the last fight, by the number of revealed tokens."""
    log, up = _log(table), 0
    start = max(at for at, one in enumerate(log) if one["code"] == "fight")
    chances: dict[int, list[float]] = {0: []}
    for one in log[start:]:
        up += one["code"] == "turned"
        if "chance" in one:
            chances.setdefault(up, []).append(one["chance"])
    return chances


def _one_mob(game: Game) -> bool:
    """Return whether the player can fight one mob, with a pile of many kinds."""
    if game.phase != "act" or game.turn not in (0, 1):
        return False
    fights = [move for move in texts(game) if move.startswith("fight ")]
    return len(fights) == 1 and len(game.players[game.turn].pile) > 5


BESIDE = """(arena) => {
  const [chance, begin, cancel, art] = ['.chance', '[data-legal]', '.cancel', '.mob > .art']
    .map((one) => arena.querySelector('.ready ' + one).getBoundingClientRect());
  const middle = (begin.top + begin.bottom) / 2;
  return {
    row: [chance, cancel].every(({ top, bottom }) => top < middle && middle < bottom),
    order: chance.right <= begin.left + 1 && begin.right <= cancel.left + 1,
    near: cancel.left - begin.right < 40,
    large: art.width / arena.getBoundingClientRect().width > 0.25,
  };
}"""
"""A script: is the chance next to the button that begins the fight, and the mob large?"""


def test_a_fight_opens_with_mob_player_tokens_and_the_chance_next_to_its_button(
    wire: OnScreen,
) -> None:
    way = way_to(_one_mob, 12)
    for language in ("en", "de"):
        for layout in SCREENS:
            screen = wire(layout).show(LocalTable.at(way), language=language)
            screen.page.locator('[data-action="fight"]').click()
            arena = panel(screen.tab)
            for part in ("[data-legal]", ".cancel", ".chance", ".mob > .art", ".figure"):
                expect(arena.locator(f".ready {part}")).to_be_in_viewport(ratio=0.99)
            expect(arena.locator(".backs .token")).to_have_count(3)
            expect(arena.locator(".backs .token").last).to_be_in_viewport(ratio=0.99)
            found = arena.evaluate(BESIDE)
            assert found == {"row": True, "order": True, "near": True, "large": True}, layout
    expect(screen.page.locator("#prompt")).to_contain_text(spoken("ask-fight-mine", "de"))
    arena.locator(".cancel").click()
    expect(arena).to_have_count(0)


def _ended(game: Game, **wanted: bool) -> bool:
    """Return whether a fight has just ended with these properties."""
    last = derive_events(game)[-1] if game.phase in ("act", "end") else None
    if not isinstance(last, Fought):
        return False
    return all(bool(getattr(last, name)) == value for name, value in wanted.items())


WATCH = """
() => {
  window.tokensSeen = [];
  window.tokenWatch = new MutationObserver(() => {
    const up = document.querySelectorAll('[data-fight] .token.up').length;
    while (window.tokensSeen.length < up) window.tokensSeen.push(Date.now());
  });
  window.tokenWatch.observe(document.body, { subtree: true, childList: true });
}
"""


@pytest.mark.hasty
def test_U31_other_players_see_each_token_immediately(wire: OnScreen) -> None:
    way = way_to(lambda game: game.phase == "bow", 13)
    table = LocalTable.at(Way(way.deal, way.moves[:-1], way.game), AWAY)
    fighter, last = way.moves[-1]
    table.me = GUEST if fighter == 0 else ME
    screen = wire().show(table)
    page, arena = screen.page, panel(screen.tab)
    waits = []
    page.evaluate(WATCH)
    for move in (last, "draw"):
        told = table.play(move)
        screen.tell(told)
        screen.synced()
        turned = [
            text("fight-token", weapon=face(one["weapon"]), hearts=HEARTS[one["weapon"]])
            for one in _turned(table)
        ]
        expect(arena.locator(".token.up .unseen")).to_have_text(turned, use_inner_text=True)
        if table.view.get("fight"):
            expect(arena.locator("footer button")).to_have_count(0)
        waits.append(page.evaluate("tokensSeen.at(-1)") - json.loads(told[-1])["at"])
    page.evaluate("tokenWatch.disconnect()")
    assert min(waits) <= promised(500), waits
