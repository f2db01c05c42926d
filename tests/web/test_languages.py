"""U54 and U55: every language, switched without a reload, with no missing or truncated words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from overworld import Game
from overworld.i18n import languages
from tests.web.ahead import MINER, way_to
from tests.web.conftest import Opener
from tests.web.people import LAYOUTS, ONLINE, Tab
from tests.web.wire import AWAY, BEN, LocalTable, OnScreen, Wire
from tests.web.words import text

PSEUDO = "pseudo"
LANGUAGES = languages()
SAMPLE = ["de", "fi"]
"""Languages with long words and many of them. If these fit, most others fit."""
THOROUGH = pytest.mark.thorough

# Text is truncated if it is wider than the box that hides its rest, or wider than the page. Text
# for screen readers takes no space, and the user can scroll in boxes with a scroll bar.
CUT_OFF = """
() => {
  const UNREAD = "script, style, option, textarea, .unseen, [aria-hidden=true], svg";
  const found = [];
  const seen = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { parentElement: holder } = walker.currentNode;
    if (!walker.currentNode.textContent.trim() || !holder || seen.has(holder)) continue;
    if (holder.closest(UNREAD)) continue;
    if (!holder.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    seen.add(holder);
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const button = holder.closest("button")?.getBoundingClientRect();
    if (button && (box.right > button.right + 1 || box.left < button.left - 1))
      found.push(`wider than its button: ${name(holder)}`);
    for (let one = holder; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (one.offsetWidth <= 2) break; // for screen readers alone
      if (style.display === "inline" || style.display === "contents") continue;
      const scrolls = /auto|scroll/.test(style.overflowX);
      const hides = /hidden|clip/.test(style.overflowX);
      if (one === holder && !scrolls && one.clientWidth && one.scrollWidth > one.clientWidth + 1)
        found.push(`wider than its box: ${name(one)} ${one.scrollWidth} > ${one.clientWidth}`);
      if (hides) {
        const edge = one.getBoundingClientRect();
        if (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)
          found.push(`cut off by ${name(one)}: ${name(holder)}`);
      }
      if (scrolls || style.position === "fixed") break;
    }
  }
  const page = document.documentElement;
  const { scrollWidth, clientWidth } = page;
  if (scrollWidth > clientWidth) found.push(`the page: ${scrollWidth} > ${clientWidth}`);
  return [...new Set(found)];
  function name(one) {
    const kind = [...one.classList].filter((part) => !part.startsWith("svelte"));
    return `<${[one.localName, ...kind].join(".")}> ${one.textContent.trim().slice(0, 40)}`;
  }
}
"""


def switch(tab: Tab, language: str) -> None:
    """Choose a language in the settings without loading the page again."""
    page = tab.page
    page.evaluate("() => { window.same = true }")
    page.evaluate("() => history.pushState(null, '', '/settings')")
    page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")
    choice = page.locator("main select:has(option[lang])")
    choice.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", "en" if language == PSEUDO else language)
    page.go_back()
    assert page.evaluate("() => window.same") is True


def read(tab: Tab, what: str, language: str) -> list[str]:
    """Return the problems of the page in a language."""
    found: list[str] = tab.page.evaluate(CUT_OFF)
    errors = [f"console: {error}" for error in tab.errors]
    tab.errors.clear()
    return [f"{language} {what}: {one}" for one in [*found, *errors]]


def is_fight(game: Game) -> bool:
    return game.over is False and any(str(move) in ("draw", "pass") for move in game.legal_moves)


def is_scoring(game: Game) -> bool:
    return any(str(move).startswith("score") for move in game.legal_moves)


PLAIN = ("/", "/new", "/rules", "/settings", "/learn", "/learn/1", "/puzzles", "/puzzles/1")
TABLES: dict[str, Callable[[], LocalTable]] = {
    "lobby": lambda: LocalTable(AWAY, start=False),
    "table": lambda: LocalTable(BEN, BEN, deal="languages"),
    "fight": lambda: LocalTable.at(way_to(is_fight, 3)),
    "scoring": lambda: LocalTable.at(way_to(is_scoring, 2, MINER)),
    "final": lambda: LocalTable.at(way_to(lambda game: game.over, 9)),
}
SHOWN = {
    "lobby": "#app h1",
    "table": "[data-hash]",
    "fight": "[data-fight] footer",
    "scoring": ".scoring",
    "final": ".final .podium",
}
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SIZES = [
    pytest.param(size, marks=() if size == "small-phone" else THOROUGH)  # the narrowest screen
    for size in sorted(LAYOUTS)
]


@pytest.mark.parametrize(
    "tongues",
    [
        pytest.param([*SAMPLE, PSEUDO], id="sample"),
        pytest.param([*LANGUAGES, PSEUDO], id="all", marks=THOROUGH),
    ],
)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["pages", "tables"])
def test_U54_U55_no_text_is_missing_or_truncated(
    wire: OnScreen, kind: str, size: str, tongues: list[str]
) -> None:
    screen, problems = wire(LAYOUTS[size]), list[str]()
    screen.visit("/nowhere")
    screen.page.evaluate("() => { window.same = true }")
    for what in PLAIN if kind == "pages" else TABLES:
        screen.choose(language="en")
        if kind == "pages":
            screen.visit(what)
        else:
            screen.show(TABLES[what](), language="en")
        problems += in_languages(screen, what, tongues)
    if kind == "pages":
        finds_truncated_text(screen)
    assert screen.page.evaluate("() => window.same") is True, "a language reloads the page"
    assert problems == []


def finds_truncated_text(screen: Wire) -> None:
    """Assert that the script finds text that is truncated."""
    screen.choose(language="en")
    screen.visit("/")
    expect(screen.page.locator("h2").first).to_be_visible()
    count = screen.page.evaluate(
        """() => {
          const all = [...document.querySelectorAll('h2')]
          for (const one of all)
            Object.assign(one.style, { width: '1rem', whiteSpace: 'nowrap', overflow: 'hidden' })
          return all.length
        }"""
    )
    assert len(screen.page.evaluate(CUT_OFF)) >= count


def in_languages(screen: Wire, what: str, tongues: list[str]) -> list[str]:
    """Return the problems of a page or of a table in these languages."""
    tab, page = screen.tab, screen.page
    expect(page.locator(SHOWN.get(what, "h1")).first).to_be_attached()
    page.wait_for_load_state("networkidle")
    problems: list[str] = []
    before = page.inner_text("#app")
    for language in tongues:
        screen.choose(language=language)
        if language != "en":
            expect(page.locator("#app")).not_to_have_text(before, use_inner_text=True)
        page.evaluate(FRAMES)  # the new words are shown; scripts measure their space now
        problems += read(tab, what, language)
        if what == "table" and tab.layout.touch:
            for _ in ("cube", "land"):
                page.locator(".swap").evaluate("one => one.click()")  # do not wait for it
                shown = page.locator("[data-stage]").get_attribute("data-stage")
                problems += read(tab, f"table, {shown}", language)
        if what == "table" and not tab.layout.touch:
            action = page.locator('[data-action="explore"]')
            for _ in ("with a button to cancel", "without"):
                action.click()
                problems += read(tab, "table, an action", language)
        before = page.inner_text("#app")
    return problems


@pytest.mark.parametrize(
    "language",
    [
        pytest.param(one, marks=() if one == SAMPLE[0] else THOROUGH)
        for one in LANGUAGES
        if one != "en"
    ],
)
def test_U54_a_player_changes_the_language_without_a_reload_and_others_keep_theirs(
    open_tab: Opener, language: str
) -> None:
    ada, ben = open_tab(), open_tab(locale=language)
    code = ada.against(ONLINE, start=False, deal="languages", first=0)
    ben.join(code)
    ada.do("start")
    for tab in (ada, ben):
        expect(tab.page.locator("[data-hash]")).to_be_visible()
        tab.synced()
    for tab in (ada, ben):
        tab.page.locator('[data-part="drawer"]').click()
    logs = [tab.page.get_by_role("log").inner_text() for tab in (ada, ben)]
    assert all("Ada" in log for log in logs)
    assert logs[0] != logs[1]
    assert text("log-began", name="Ada") in logs[0]
    assert text("log-began", name="Ada") not in logs[1]
    # Ada changes to the language of Ben, and it survives a reload.
    page, prompt = ada.page, ada.page.locator("#prompt")
    english = prompt.inner_text()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    switch(ada, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(prompt).not_to_have_text(english)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(prompt).not_to_have_text(english)
    switch(ada, "en")
    expect(prompt).to_have_text(english)
    expect(ben.page.locator("html")).to_have_attribute("lang", language)
    assert ada.view()["hash"] == ben.view()["hash"]
