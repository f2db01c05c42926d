"""Play whole games with keys only, or with roles and names only."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from tests.web import words
from tests.web.drive import ACTIONS, MAX_STEPS, Player, liked
from tests.web.people import Tab

MAX_TABS = 90
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
BACK = dict(zip(ARROWS, ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"), strict=True))
HELD = "selector => document.activeElement?.matches(selector) === true"


class Unused:
    """No pointing device: every press fails."""

    def press(self, target: Locator) -> None:
        raise AssertionError(f"a player with keys only pressed {target}")

    def press_at(self, x: float, y: float) -> None:
        raise AssertionError(f"a player with keys only pressed {x}, {y}")


class Keyboard(Player):
    """A player who uses Tab, arrows, Enter, Escape and the shortcuts, and never clicks."""

    def __init__(self, tab: Tab, seed: int = 1) -> None:
        super().__init__(tab, Unused(), seed)
        self.escaped = False

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def holds(self, selector: str) -> bool:
        """Return whether the focus is on an element that matches."""
        found: bool = self.page.evaluate(HELD, selector)
        return found

    def to(self, selector: str) -> None:
        """Press Tab until the focus is on an element that matches."""
        for _ in range(MAX_TABS):
            if self.holds(selector):
                return
            self.press("Tab")
        raise AssertionError(f"no Tab leads to {selector}")

    def decide(self, prompt: str) -> None:
        hash = self.page.locator("[data-hash]").get_attribute("data-hash") or ""
        self.kinds.add(prompt)
        if prompt in ("act", "extra"):
            self._act()
        elif prompt == "second":
            self._block()
        elif prompt == "pickaxe":
            self.to("[data-fight] .go")
            self.press("Enter")
            self._block()
        elif prompt in ("bow", "tnt"):
            self.to("[data-fight] footer button")
            self.press("Enter")
        elif prompt in ("end", "trade"):
            self.press("x")
        else:
            self.to(".scoring [data-legal]")
            self.press("Enter")
        expect(self.page.locator("[data-hash]")).not_to_have_attribute("data-hash", hash)

    def _act(self) -> None:
        open_ones = self.page.locator('[data-action][aria-disabled="false"]')
        names = [one.get_attribute("data-action") or "" for one in open_ones.all()]
        action = liked(self._random, [name for name in ACTIONS if name in names], self.kinds)
        key = str(ACTIONS.index(action) + 1)
        chosen = self.page.locator(f'[data-action="{action}"]')
        self.kinds.add(action)
        self.press(key)
        expect(chosen).to_have_attribute("aria-pressed", "true")
        if not self.escaped and action == "explore":
            # Escape cancels an action.
            self.escaped = True
            self.press("Escape")
            expect(chosen).to_have_attribute("aria-pressed", "false")
            self.press(key)
        getattr(self, f"_{action}")()

    def _block(self) -> None:
        self.to("[data-cube] [data-legal]")
        for _ in range(self._random.randrange(3)):
            self.press("ArrowRight")
        self.press("Enter")

    _collect = _block

    def _explore(self) -> None:
        self.to('[data-pane="world"] [data-legal]')
        for _ in range(self._random.randrange(3)):
            arrow = self._random.choice(ARROWS)
            self.press(arrow)
            if not self.holds("[data-legal]"):
                self.press(BACK[arrow])
        if not self.holds("[data-legal]"):
            self.press("Escape")
            self.press("2")
        self.press("Enter")

    def _build(self) -> None:
        if not self.page.locator("[data-space][data-legal]").count():
            self._cell()
        self.to("[data-space][data-legal]")
        for _ in range(self._random.randrange(4)):
            self.press(self._random.choice(ARROWS))
        self.press("Enter")

    def _fight(self) -> None:
        self.to('[data-fight="ready"] [data-legal]')
        self.press("Enter")

    def _cell(self) -> None:
        """Press a legal cell next to the character."""
        self.to('[data-pane="world"] [data-legal]')
        self.press("Enter")

    _weapon = _cell


MINE = re.compile(
    "^(Your turn. Choose|Choose your extra|Take your second|A bow|A pickaxe|TNT|You have taken your"
    "|End your turn|Scoring|The game is over)"
)
NAMES: dict[str, str | re.Pattern[str]] = {
    "collect": "Blocks",
    "explore": "Explore",
    "build": re.compile(r"^Build( \(\d+\))?$"),
    "fight": re.compile(r"^Fight( \d+%)?$"),
    "weapon": "Weapon",
}


MAX_LOOKS = 4800
"""Checks of the page, 25 ms apart, before a test gives up."""


class Reader:
    """A player with a screen reader, who finds everything by role and name."""

    def __init__(self, tab: Tab, seed: int = 1) -> None:
        self.tab, self.page = tab, tab.page
        self._random = random.Random(seed)
        self.kinds: set[str] = set()

    def play_to_the_end(self) -> None:
        """Play until the page announces the end of the game."""
        prompt = self.page.get_by_role("status").filter(has_text=MINE)
        for _ in range(MAX_STEPS):
            expect(prompt).to_be_attached()
            text = prompt.inner_text()
            if text.startswith("The game is over"):
                return
            known = self.tab.table()["seq"]
            self.decide(text)
            self._heard(known)
        raise AssertionError("the game does not end")

    def _heard(self, known: int) -> None:
        """Wait until the page shows the prompt that the server sent after the decision."""
        for _ in range(MAX_LOOKS):
            table = self.tab.table()
            view = table["view"]
            if table["seq"] > known and view.get("over"):
                return
            if table["seq"] > known and view.get("decider") == 0:
                told = words.prompt(view, [seat["name"] for seat in table["info"]["seats"]], "mine")
                expect(self.page.get_by_role("status").filter(has_text=told)).to_be_attached()
                return
            self.page.wait_for_timeout(25)
        raise AssertionError("nothing was decided")

    def decide(self, prompt: str) -> None:
        """Answer a prompt."""
        page = self.page
        if prompt.startswith(("Your turn", "Choose your extra")):
            self._act()
        elif prompt.startswith("Take your second"):
            self._collect()
        elif prompt.startswith("A bow"):
            self._one(page.get_by_role("button", name=re.compile("^(Reveal 1 more|No, thanks)$")))
        elif prompt.startswith("A pickaxe"):
            self.kinds.add("pickaxe")
            self._one(page.get_by_role("button", name="No, thanks"))
        elif prompt.startswith("TNT"):
            self._one(page.get_by_role("button", name=re.compile("^(Detonate|Keep it)")))
        elif prompt.startswith("Scoring"):
            self.kinds.add("score")
            round_ = page.get_by_role("region", name=re.compile("^Scoring [ABC]"))
            self._one(round_.get_by_role("button"))
        else:
            page.get_by_role("button", name="End turn").click()

    def _act(self) -> None:
        actions = self.page.get_by_role("group", name="Actions")
        buttons = {
            action: actions.get_by_role("button", name=name, disabled=False)
            for action, name in NAMES.items()
        }
        able = [action for action, button in buttons.items() if button.count()]
        action = liked(self._random, able, self.kinds)
        self.kinds.add(action)
        buttons[action].click()
        getattr(self, f"_{action}")()

    def _one(self, found: Locator) -> None:
        expect(found.first).to_be_visible()
        found.nth(self._random.randrange(found.count())).click()

    def _collect(self) -> None:
        cube = self.page.get_by_role("group", name="The cube.")
        blocks = cube.get_by_role("button", name=re.compile("can be taken$"))
        expect(blocks.first).to_be_attached()
        names = [one.get_attribute("aria-label") or "" for one in blocks.all()]
        # Sort by place, because the order in the page depends on how the cube is turned.
        names.sort(key=lambda name: name.split(", ")[1][::-1])
        name = names[self._random.randrange(len(names))]
        cube.get_by_role("button", name=name, exact=True).press("Enter")

    def _explore(self) -> None:
        grid = self.page.get_by_role("grid", name="Crossings")
        self._one(grid.get_by_role("button", name=re.compile(r"\d steps?\.|Stay here\.")))

    def _build(self) -> None:
        spaces = self.page.get_by_role("group", name="Your board").get_by_role(
            "button", name=re.compile("^Build here")
        )
        if not spaces.count():
            self._one(self._cells("Build"))
        self._one(spaces)

    def _fight(self) -> None:
        self._one(self.page.get_by_role("button", name=re.compile("^Fight: .*cannot be undone.$")))

    def _weapon(self) -> None:
        self._one(self._cells("Take"))

    def _cells(self, verb: str) -> Locator:
        cells = self.page.get_by_role("group", name="Stacks and tokens")
        return cells.get_by_role("button", name=re.compile(f"^{verb} "))
