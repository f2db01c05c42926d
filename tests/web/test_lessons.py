"""Learn to play: lessons with a keyboard, also on a phone, puzzles, and the coach.

`web/tests/practice.test.ts` does every lesson and every puzzle without a browser.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import FloatRect, expect

from overworld.i18n import languages
from overworld.play.lessons import LESSONS, load_lesson
from tests.web.conftest import Opener
from tests.web.people import DESKTOP, PHONE, SMALL_PHONE, Layout, Tab
from tests.web.wire import OnScreen
from tests.web.words import spoken, text

MAX_TABS = 150
SIDEWAYS = Layout(844, 390, touch=True)
MAX_PRESSES = 6
MAX_LOOKS = 6000
ACTIONS = {"mine": "collect", "explore": "explore", "build": "build", "fight": "fight"}
LED = """at => {
    const now = document.activeElement, pointer = document.querySelector("[data-pointer]");
    if (document.querySelector("[data-guide]").dataset.guide !== at) return true;
    if (!pointer || now === window.pressed) return false;
    const [one, other] = [now, pointer].map(element => element.getBoundingClientRect());
    const far = ["left", "top"].some(side => other[side] < one[side] - 3) ||
        ["right", "bottom"].some(side => other[side] > one[side] + 3);
    if (!far) window.pressed = now;
    return !far;
}"""
"""A script: is the focus on a new element with a pointer, or is the step over?"""


SEEN = """() => {
    const guide = document.querySelector("[data-guide]");
    if (!guide.checkVisibility({ opacityProperty: true })) return false;
    const { x, y, width, height, right, bottom } = guide.getBoundingClientRect();
    if (x < 0 || y < 0 || right > innerWidth || bottom > innerHeight) return false;
    const parts = [guide.parentElement, guide, ...guide.querySelectorAll(".words, h2")];
    if (parts.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 8))
        return false;
    for (const one of guide.querySelectorAll("a, button")) {
        if (!one.checkVisibility()) continue;
        const box = one.getBoundingClientRect();
        if (one.scrollWidth > one.clientWidth + 1) return false;
        if (box.left < x || box.right > right || box.top < y || box.bottom > bottom) return false;
    }
    return guide.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""A script: is the guide visible, whole and inside the window, with all its controls?"""
SLOTS = """() => [...document.querySelectorAll("[data-pointer]")].filter(pointer => {
    const { x, y, width, height } = pointer.getBoundingClientRect();
    const under = document.elementFromPoint(x + width / 2, y + height / 2);
    return under?.closest("#actions [data-action]");
}).length"""
"""A script that returns how many of the five action buttons have a pointer."""
POINTED = """() => {
    const pointer = document.querySelector("[data-pointer]");
    if (!pointer) return null;
    const { x, y, width, height } = pointer.getBoundingClientRect();
    const under = document.elementsFromPoint(x + width / 2, y + height / 2);
    return under.find(one => one.closest("[data-column]"))?.closest("[data-column]").dataset.column;
}"""
"""A script that returns the column of the block with a pointer."""
INSTALLS = """() => performance.getEntriesByType("resource")
    .some(({ name }) => name.includes("/install-"))"""
"""A script: has the idle page fetched its last part?"""
CONTINUE = """(progress) => {
    localStorage.setItem("overworld-learn", JSON.stringify(progress));
    dispatchEvent(new StorageEvent("storage", { key: "overworld-learn" }));
}"""
"""A script that sets the steps at which lessons continue, as another tab would."""
LAPTOP = Layout(1366, 625)
TABLET = Layout(768, 1024, touch=True, scale=2)
SOME_LESSONS = ((0, 4), (1, 5))
EVERY_LESSON = [
    pytest.param(
        layout,
        numbers,
        id=f"{name}-{kind}",
        marks=() if kind == "some" else pytest.mark.thorough,
    )
    for at, (name, layout) in enumerate({"laptop": LAPTOP, "phone": PHONE}.items())
    for kind, numbers in (
        ("some", SOME_LESSONS[at]),
        ("rest", tuple(one for one in range(LESSONS) if one not in SOME_LESSONS[at])),
    )
]
"""Some lessons on each screen in `make test`, the others in `make thorough`."""


class Learner:
    """A player who does a lesson with a keyboard only."""

    def __init__(self, tab: Tab) -> None:
        self.tab, self.page = tab, tab.page
        self.guide = tab.page.locator("[data-guide]")

    def finish(self) -> None:
        """Do the steps of the lesson until it is over."""
        while not self.page.locator("a[data-guide-next]").count():
            self.step()

    def step(self) -> None:
        """Do one step of the lesson."""
        at = self.guide.get_attribute("data-guide") or ""
        expect(self.page.locator("#guide-title")).to_be_focused()
        if self.page.locator("button[data-guide-next]").count():
            self.see()
            self.go_to("[data-guide-next]")
            self.page.keyboard.press("Enter")
        elif self.page.locator("[data-character]").count():
            self.go_to("[data-character]")
            self.page.keyboard.press("Enter")
        else:
            self.see()
            self.go_to("[data-guide-show]")
            self.page.evaluate("window.pressed = null")
            self.page.keyboard.press("Enter")
            self._press_until_done(at)
        expect(self.guide).not_to_have_attribute("data-guide", at)

    def _press_until_done(self, at: str) -> None:
        """Press Enter on each element that gets the focus, until the step is over."""
        for _ in range(MAX_PRESSES):
            self._led(at)
            if self.guide.get_attribute("data-guide") != at:
                return
            self.see()
            self.page.keyboard.press("Enter")
        raise AssertionError(f"nothing ends step {at}")

    def _led(self, at: str) -> None:
        """Wait until the focus is on a new element with a pointer, or the step is over."""
        for _ in range(MAX_LOOKS):
            if self.page.evaluate(LED, at):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"in step {at} the focus does not move to a pointer")

    def go_to(self, selector: str) -> None:
        """Press Tab until an element that matches has the focus."""
        for _ in range(MAX_TABS):
            if self.page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {selector}")

    def see(self) -> None:
        """Assert that the guide is visible and complete, and covers no element with a pointer."""
        guide = self.guide.bounding_box()
        assert guide is not None
        assert self.page.evaluate(SEEN), "the guide is covered or truncated"
        for one in self.page.locator("[data-pointer]").all():
            box = one.bounding_box()
            assert box is None or not overlap(box, guide), (box, guide)
        self.tab.fits()


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Return whether two boxes share more than an edge."""
    return (
        one["x"] + 1 < other["x"] + other["width"]
        and other["x"] + 1 < one["x"] + one["width"]
        and one["y"] + 1 < other["y"] + other["height"]
        and other["y"] + 1 < one["y"] + one["height"]
    )


def opened(tab: Tab, path: str) -> Learner:
    """Open a lesson or puzzle, and wait until its guide is visible."""
    tab.go(path)
    expect(tab.page.locator("[data-guide]")).to_be_visible()
    return Learner(tab)


@pytest.mark.parametrize(("layout", "numbers"), EVERY_LESSON)
def test_a_keyboard_finishes_every_lesson_and_the_pointers_are_on_the_targets(
    open_tab: Opener, layout: Layout, numbers: tuple[int, ...]
) -> None:
    tab = open_tab(layout)
    for number in numbers:
        finish(tab, number)


def finish(tab: Tab, number: int) -> None:
    """Finish a lesson by keys.

    Pointers are on a block, a crossing, a building or a mob, and never on an action button.
    """
    steps = tab.ask(f"/lessons/{number}")["steps"]
    learner = opened(tab, f"/learn/{number}")
    tab.page.wait_for_function(INSTALLS)
    tab.page.wait_for_load_state("networkidle")
    asked = len(tab.requests)
    for at, step in enumerate(steps if number else ()):
        expect(learner.guide).to_have_attribute("data-guide", str(at))
        if (step.get("move") or "").split(" ")[0] in ACTIONS:
            expect(tab.page.locator("[data-pointer]").first).to_be_attached()
            assert tab.page.evaluate(SLOTS) == 0, (number, at)
        if (step.get("move") or "").startswith("mine"):
            # A press on the middle of the frame presses the block.
            # The pointer follows the cube, which may still be turning.
            column = step["move"].split(" ")[1]
            tab.page.wait_for_function(f"column => ({POINTED})() === column", arg=column)
        learner.step()
    learner.finish()
    # A loaded lesson needs no network. The browser may request the icon of the tab again.
    assert [one.url for one in tab.requests[asked:] if not one.url.endswith(".svg")] == []
    tab.go("/learn")
    done = tab.page.locator(f'[data-lesson="{number}"]')
    expect(done).to_contain_text(text("learn-finished"))


@pytest.mark.thorough
@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_a_keyboard_finishes_all_lessons_in_every_language(open_tab: Opener, language: str) -> None:
    tab = open_tab(PHONE, locale=language)
    for number in range(LESSONS):
        opened(tab, f"/learn/{number}").finish()
    expect(tab.page.locator("html")).to_have_attribute("lang", language)


CROWDED = """() => {
  // A scene covers the table.
  if (document.querySelector('.table').dataset.cover) return [0, false, false];
  const { left, right } = document.querySelector('.rail .opponents').getBoundingClientRect();
  const cards = [...document.querySelectorAll('.rail .opponents li, .rail .opponents li *')];
  const out = cards.filter((one) => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility() && !one.closest('.unseen') &&
      (box.left < left - 1 || box.right > right + 1 || box.right > innerWidth);
  });
  const [guide, land, name] = ['.rail .guide', '.world .field', '.me .mine'].map((part) =>
    document.querySelector(part).getBoundingClientRect());
  return [out.length, guide.bottom > land.top + 1, land.bottom > name.top + 1];
}"""
"""A script: how many parts of the opponent's card are cut, and what overlaps on a tablet?"""


EVERY_STEP = pytest.mark.parametrize(
    "steps",
    [(), pytest.param(((1, 0), (1, 6)), marks=pytest.mark.thorough)],
    ids=["longest", "more"],
)
"""Run a test at the step with the longest text of each language, or at two more."""


@EVERY_STEP
def test_the_guide_fits_and_covers_no_target_in_any_language(
    wire: OnScreen, steps: tuple[tuple[int, int], ...]
) -> None:
    for language in languages():
        for number, at in (*steps, longest_step(language)):
            screen = wire(SMALL_PHONE)
            screen.visit("/learn")
            screen.choose(language=language)
            expect(screen.page.locator("html")).to_have_attribute("lang", language)
            screen.page.evaluate(CONTINUE, {"at": {str(number): at}})
            screen.visit(f"/learn/{number}")
            learner = Learner(screen.tab)
            expect(learner.guide).to_have_attribute("data-guide", str(at))
            for layout in (SMALL_PHONE, SIDEWAYS):
                screen.resize(layout)
                screen.page.wait_for_function(SEEN)
                learner.see()
            screen.resize(TABLET)
            found = screen.page.evaluate(CROWDED)
            assert found == [0, False, False], (language, number, at)


def test_a_finger_can_close_a_lesson_and_the_ring_is_around_a_face_of_the_block(
    wire: OnScreen,
) -> None:
    for layout in (SMALL_PHONE, PHONE, SIDEWAYS):
        screen = wire(layout)
        screen.visit("/learn")
        screen.choose(language="en")
        expect(screen.page.locator("html")).to_have_attribute("lang", "en")
        screen.page.evaluate(CONTINUE, {"at": {"1": 0}})
        screen.visit("/learn/1")
        expect(screen.page.locator("[data-guide]")).to_have_attribute("data-guide", "0")
        close = screen.page.get_by_role("link", name=text("guide-leave")).bounding_box()
        assert close
        assert min(close["width"], close["height"]) >= 44, layout
        screen.page.locator('[data-part="rotate-right"]:visible').tap()
        expect(screen.page.locator("[data-guide]")).to_have_attribute("data-guide", "1")
        # The ring follows the cube, which may still be turning.
        screen.page.wait_for_function(f"() => ({POINTED})() === 'x1' && ({RINGED})()")


RINGED = """() => {
    const ring = document.querySelector("[data-pointer]").getBoundingClientRect();
    return [...document.querySelectorAll('[data-cube] [data-place="x1"] .face')].some(face => {
        const box = face.getBoundingClientRect();
        const inside = ring.left > box.left - 2 && ring.right < box.right + 2 &&
            ring.top > box.top - 2 && ring.bottom < box.bottom + 2;
        return inside && ring.width * ring.height > box.width * box.height / 2;
    });
}"""
"""A script: is the ring around a face of the block of this step?"""


def longest_step(language: str) -> tuple[int, int]:
    """Return the lesson and the step with the longest text in a language."""
    steps = [
        (len(spoken(f"lesson-{lesson.name}-{step.say}", language)), lesson.number, at)
        for lesson in map(load_lesson, range(LESSONS))
        for at, step in enumerate(lesson.steps)
    ]
    _, number, at = max(steps)
    return number, at


# ---------------------------------------------------------------- puzzles


def test_the_guide_of_a_puzzle_never_covers_the_space_to_build_on_a_phone(open_tab: Opener) -> None:
    tab = open_tab(PHONE)
    guide = opened(tab, "/puzzles/1").guide
    page, puzzle = tab.page, tab.ask("/puzzles/1")
    _, cell, space = puzzle["nodes"][0]["solves"][0].split()
    page.locator(f'[data-pane="world"] [data-place="{cell}"]').tap()
    place = page.locator(f'[data-pane="board"] [data-space="{space}"]')
    expect(place).to_have_attribute("data-legal", "")
    box, said = place.bounding_box(), guide.bounding_box()
    assert box is not None
    assert said is not None
    assert not overlap(box, said)
    place.tap()
    expect(guide).to_contain_text(text("puzzle-yes"))


# ---------------------------------------------------------------- the page and the first game


@pytest.mark.parametrize(
    ("theme", "layout"),
    [
        pytest.param("light", DESKTOP, id="light-desktop"),
        pytest.param("dark", PHONE, id="dark-phone", marks=pytest.mark.thorough),
        pytest.param("dark", DESKTOP, id="dark-desktop", marks=pytest.mark.thorough),
        pytest.param("light", PHONE, id="light-phone", marks=pytest.mark.thorough),
    ],
)
def test_axe_finds_no_problem_in_lessons_and_puzzles(
    open_tab: Opener, theme: str, layout: Layout
) -> None:
    tab = open_tab(layout)
    tab.prefer(theme=theme)
    # tests/web/test_axe.py has the lists.
    tab.go("/learn/8")
    expect(tab.page.locator("h1")).to_be_visible()
    tab.page.wait_for_load_state("networkidle")
    tab.axe()
    for path in ("/learn/0", "/learn/1", "/puzzles/3"):
        opened(tab, path)
        tab.axe()
        tab.fits()


def test_a_new_player_gets_from_the_home_page_to_the_first_game(tab: Tab) -> None:
    page = tab.go("/")
    page.get_by_role("link", name=text("home-learn")).click()
    expect(page.get_by_role("heading", level=1, name=text("learn-title"))).to_be_visible()
    learner = opened(tab, "/learn/0")
    for _ in range(3):
        learner.step()
    page.get_by_role("button", name=text("colour-green")).click()
    tab.go("/learn/8")
    page.get_by_role("button", name=text("learn-first-start")).click()
    expect(page.locator("[data-hash]")).to_be_visible()
    info = tab.ask(f"/tables/{tab.code}/info")
    assert [seat["board"] for seat in info["seats"]] == ["green", "red"]
    kept = json.loads(page.evaluate("localStorage.getItem('overworld-settings')"))
    assert kept["coach"] == "on"


def test_a_puzzle_on_a_phone_folds_to_a_button_and_its_task_to_a_line_of_the_dock(
    wire: OnScreen,
) -> None:
    for layout in (SMALL_PHONE, PHONE, SIDEWAYS):
        screen = wire(layout)
        screen.visit("/puzzles/17")
        page = screen.page
        guide, more = page.locator("[data-guide]"), page.locator(".dock .more")
        words = guide.locator(".said")
        expect(words).to_be_visible()
        task = words.inner_text()
        page.get_by_role("button", name=text("guide-fold"), exact=True).tap()
        expect(words).to_be_hidden()
        expect(more).to_contain_text(task)
        unfold = page.locator("[data-guide-unfold]")
        expect(unfold).to_be_focused()
        box = guide.bounding_box()
        assert box
        assert max(box["width"], box["height"]) <= 48, layout
        # The button covers no target.
        assert page.evaluate(UNDER_GUIDE) == [], layout
        unfold.tap()
        expect(words).to_be_visible()
        expect(more).not_to_contain_text(task)
        # The first press on an action folds it too; it does not move over the land.
        page.locator('[data-action="build"]').tap()
        expect(words).to_be_hidden()
        unfold.tap()
        out = guide.get_by_role("link", name=text("guide-puzzles-all"))
        expect(out).to_have_attribute("href", "/puzzles")
        expect(out).to_be_visible()


UNDER_GUIDE = """() => {
  const guide = document.querySelector("[data-guide]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-place], [data-space]")].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return width && x > guide.left && x < guide.right && y > guide.top && y < guide.bottom;
  }).map((one) => one.dataset.place ?? one.dataset.space);
}"""
"""A script: the places whose middle is under the guide."""


def test_the_corrections_of_a_lesson_appear_in_the_live_region_of_its_text(wire: OnScreen) -> None:
    screen = wire(PHONE)
    screen.visit("/learn/3")
    regions = screen.page.locator('[data-guide] [role="status"]')
    expect(regions).to_have_count(1)
    expect(regions.locator(".said")).to_be_visible()
    expect(regions.locator(".answer")).to_have_count(1)
    expect(regions.locator(".answer")).to_be_hidden()
