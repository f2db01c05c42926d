"""`make translators IN=de`: every message of a language on a picture of where it appears.

The words of the page are marked on their way to the browser: each message ends in signs without
width that spell the number of its key. Wherever they turn up on a screen, that message is shown.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from dev.catalogue import read_catalogue
from dev.locale_check import check
from dev.locale_page import Picture, page_of
from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import Browser, Route, sync_playwright

from tests.server.harness import serving, sqlite_url
from tests.web.conftest import launch
from tests.web.people import DESKTOP, PHONE, Layout, Tab
from tests.web.pictures import State, states

SIGNS = "\u200b\u200c\u200d\u2060"
"""The digits of a number, without width; one more sign stands before and after it."""
FENCE = "\u2063"
PATHS = ("new", "settings", "rules", "learn", "puzzles", "paint", "games", "nowhere", "puzzles/1")
FIND = """(mark) => {
  const found = [];
  const tell = (text, box) => {
    if (!box.width || !box.height) return;
    for (const [, digits] of text.matchAll(new RegExp(mark, "g")))
      found.push([digits, box.x + scrollX, box.y + scrollY, box.width, box.height]);
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    tell(node.textContent, range.getBoundingClientRect());
  }
  for (const one of document.body.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      tell(one.getAttribute(name) ?? "", one.getBoundingClientRect());
  return found;
}"""


def spelt(number: int) -> str:
    """A number in signs without width."""
    digits = ""
    while number or not digits:
        number, digit = divmod(number, len(SIGNS))
        digits = SIGNS[digit] + digits
    return FENCE + digits + FENCE


def number_of(digits: str) -> int:
    """The number that such signs spell, without their fences."""
    number = 0
    for digit in digits:
        number = number * len(SIGNS) + SIGNS.index(digit)
    return number


def marked(text: str, keys: list[str]) -> str:
    """Messages that end in the numbers of their keys, which are kept in a list."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            if entry.id.name not in keys:
                keys.append(entry.id.name)
            mark = spelt(keys.index(entry.id.name))
            entry.value.elements.append(ast.TextElement(mark))
    return str(FluentSerializer().serialize(resource))


def shown(tab: Tab, keys: list[str]) -> Iterator[tuple[str, list[int]]]:
    """The messages on the screen of a tab, each with its place on the whole page."""
    for digits, *place in tab.page.evaluate(FIND, f"{FENCE}([{SIGNS}]+){FENCE}"):
        yield keys[number_of(digits)], [round(side) for side in place]


def page_at(path: str) -> State:
    """How a tab comes to show a page."""
    return lambda tab: tab.go(f"/{path}")


def screens() -> dict[str, State]:
    """How a tab comes to show each screen: the states of the table, and the other pages."""
    return {**states(), **{path.replace("/", "-"): page_at(path) for path in PATHS}}


def take(browser: Browser, url: str, language: str, folder: Path) -> dict[str, Picture]:
    """Takes pictures of all screens, and says on which one every message is to be seen."""
    keys: list[str] = []
    found: dict[str, Picture] = {}

    def mark(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=marked(answer.text(), keys))

    for name, reach in screens().items():
        for size, layout in sizes(name):
            tab = Tab(browser, url, layout, locale=language, service_workers="block")
            tab.context.route(re.compile(r"\.ftl(\?|$)"), mark)
            reach(tab)
            tab.page.wait_for_timeout(500)  # pictures flip and fade in
            file = folder / f"{name}-{size}.png"
            tab.page.screenshot(path=file, full_page=True, scale="css")
            for key, place in shown(tab, keys):
                found.setdefault(key, Picture(file.name, *place))
            tab.close()
    return found


def sizes(name: str) -> Iterator[tuple[str, Layout]]:
    """The screens that a state is taken on."""
    yield "desktop", DESKTOP
    if name != "opponent":  # which phones reach by a name, another one in every language
        yield "phone", PHONE


def main() -> None:
    """Writes the page of a language into a folder, with its pictures beside it."""
    language, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    english, catalogue = read_catalogue("en"), read_catalogue(language)
    with (
        tempfile.TemporaryDirectory() as store,
        serving(sqlite_url(Path(store))) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        found = take(browser, server.url, language, folder)
        browser.close()
    page = page_of(catalogue, english, check(catalogue, english), found)
    (folder / "index.html").write_text(page, "utf-8")
    print(f"{folder / 'index.html'}: {len(found)} of {len(english.entries)} messages on pictures")


if __name__ == "__main__":
    main()
