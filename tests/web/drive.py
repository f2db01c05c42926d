"""Play whole games through the page with a mouse, with fingers or with keys only."""

from __future__ import annotations

import random
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from tests.web.blocks import lit_blocks, point_on
from tests.web.people import Tab

ACTIONS = ("collect", "explore", "build", "fight", "weapon")
MAX_STEPS = 600


def liked(rng: random.Random, able: list[str], done: set[str]) -> str:
    """Choose an action: prefer rare ones, then blocks once all kinds were taken."""
    best = ("collect",) if done.issuperset(ACTIONS) else ("build", "fight", "weapon")
    found = [action for action in able if action in best]
    if rng.random() < 0.3:
        return rng.choice(able)
    return rng.choice([one for one in found if one not in done] or found or able)


class Hand(Protocol):
    """A pointing device that can press."""

    def press(self, target: Locator) -> None:
        """Press an element."""

    def press_at(self, x: float, y: float) -> None:
        """Press a point."""


class Mouse:
    """A mouse that clicks."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, target: Locator) -> None:
        target.click()

    def press_at(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)


class Finger:
    """A finger that taps."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, target: Locator) -> None:
        target.tap()

    def press_at(self, x: float, y: float) -> None:
        self._page.touchscreen.tap(x, y)


class Player:
    """A player who presses any legal target until the game ends."""

    def __init__(self, tab: Tab, hand: Hand, seed: int = 1) -> None:
        self.tab, self.page, self.hand = tab, tab.page, hand
        self._random = random.Random(seed)
        self.kinds: set[str] = set()
        """The verbs of all decisions so far."""

    def play_to_the_end(self) -> None:
        """Play until the page shows the final scores."""
        for _ in range(MAX_STEPS):
            state = self._wait()
            if state == "over":
                return
            self.decide(state)
        raise AssertionError("the game does not end")

    def _wait(self) -> str:
        """Wait for a prompt after all animations, or for the end; return the code of the prompt."""
        asked = self.page.locator('[data-mine="true"] #prompt, #prompt[data-prompt="over"]').and_(
            self.page.locator(":not([data-caption])")
        )
        expect(asked).to_be_attached()
        return asked.get_attribute("data-prompt") or ""

    def decide(self, prompt: str) -> None:
        """Answer one prompt, confirm it if the page asks, and wait until the server stores it."""
        hash = self.page.locator("[data-hash]").get_attribute("data-hash") or ""
        self.kinds.add(prompt)
        if prompt in ("act", "extra"):
            self._act()
        elif prompt in ("second", "pickaxe"):
            self._target("cube")
        elif prompt in ("bow", "tnt"):
            self.hand.press(self.page.locator("[data-fight] footer button").first)
        elif prompt in ("end", "trade"):
            self.hand.press(self.page.locator('[data-action="end"]'))
        elif prompt == "score":
            self.hand.press(self.page.locator(".scoring [data-legal]").first)
        else:
            raise AssertionError(prompt)
        changed = self.page.locator(f'[data-hash]:not([data-hash="{hash}"])')
        # The page asks again before it scores a group if another one scores more.
        confirm = self.page.get_by_role("button", name="Confirm", exact=True).or_(
            self.page.locator('.scoring [data-legal][aria-pressed="true"]')
        )
        expect(changed.or_(confirm).first).to_be_attached()
        if not changed.count():
            self.hand.press(confirm.first)
        expect(changed).to_be_attached()

    def _act(self) -> None:
        open_ones = self.page.locator('[data-action="explore"], [data-action="collect"]').and_(
            self.page.locator('[aria-disabled="false"]')
        )
        expect(open_ones.first).to_be_attached()
        names: list[str] = self.page.locator('[data-action][aria-disabled="false"]').evaluate_all(
            "all => all.map(one => one.dataset.action)"
        )
        action = liked(self._random, [name for name in names if name in ACTIONS], self.kinds)
        self.kinds.add(action)
        self.hand.press(self.page.locator(f'[data-action="{action}"]'))
        if action == "collect":
            self._target("cube")
        elif action == "fight":
            self.hand.press(self.page.locator('[data-fight="ready"] [data-legal]').first)
        elif action == "build":
            space = self.page.locator('[data-pane="board"] [data-space][data-legal]')
            if not space.count():
                self.hand.press(self._any('[data-pane="world"] [data-legal]'))
            self.hand.press(self._any('[data-pane="board"] [data-space][data-legal]'))
        else:
            self._target("world")

    def _target(self, pane: str) -> None:
        if pane == "cube":
            place = self._random.choice(lit_blocks(self.page))
            self.hand.press_at(*point_on(self.page, place))
        else:
            self.hand.press(self._any(f'[data-pane="{pane}"] [data-legal]'))

    def _any(self, selector: str) -> Locator:
        found = self.page.locator(selector).locator("visible=true")
        expect(found.first).to_be_visible()
        return found.nth(self._random.randrange(found.count()))
