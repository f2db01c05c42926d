"""`make translators IN=de`: show every message of a language on a picture of the page.

Each message that the browser receives ends in zero-width characters that encode the number of its
key. The tool searches the screens of the page for these characters.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path

from dev.locale import LOCALE, Message, read_messages
from playwright.sync_api import Browser, sync_playwright

from tests.server.harness import serving, sqlite_url
from tests.web.conftest import launch
from tests.web.marks import mark_messages, shown, source_of
from tests.web.people import DESKTOP, PHONE, Layout, Tab
from tests.web.pictures import State, states

PATHS = ("new", "settings", "rules", "learn", "puzzles", "paint", "games", "nowhere", "puzzles/1")

MARGIN = 60
"""Pixels of a picture that the page shows around a message."""


@dataclass(frozen=True)
class Picture:
    """The file of a picture, and the place of a message on it in pixels."""

    file: str
    x: int
    y: int
    width: int
    height: int


def page_at(path: str) -> State:
    """Return a function that opens a page in a tab."""
    return lambda tab: tab.go(f"/{path}")


def screens() -> dict[str, State]:
    """Return a function for each screen that shows it in a tab."""
    return {**states(), **{path.replace("/", "-"): page_at(path) for path in PATHS}}


def take(browser: Browser, url: str, language: str, folder: Path) -> dict[str, Picture]:
    """Take pictures of all screens; return the first picture of each message."""
    keys: list[str] = []
    found: dict[str, Picture] = {}

    for name, reach in screens().items():
        for size, layout in sizes(name):
            tab = Tab(browser, url, layout, locale=language, service_workers="block")
            mark_messages(tab, keys)
            reach(tab)
            tab.page.wait_for_timeout(500)  # pictures flip and fade in
            file = folder / f"{name}-{size}.png"
            tab.page.screenshot(path=file, full_page=True, scale="css")
            for key, place in shown(tab, keys):
                found.setdefault(key, Picture(file.name, *place))
            tab.context.unroute_all(behavior="wait")  # a message file may be on its way
            tab.close()
    return found


def sizes(name: str) -> Iterator[tuple[str, Layout]]:
    """Yield the screen sizes for a state."""
    yield "desktop", DESKTOP
    if name != "opponent":  # on phones, a test finds it by a name that differs by language
        yield "phone", PHONE


def page_of(ours: list[Message], english: list[Message], pictures: Mapping[str, Picture]) -> str:
    """Return an HTML page with each English message, its translation and its picture."""
    translated = {one.key: source_of(one) for one in ours}
    rows = (
        f"<tr><th>{escape(one.key)}<td><pre>{escape(source_of(one))}</pre>"
        f"<td><pre>{escape(translated.get(one.key, '(not translated)'))}</pre>"
        f"<td>{part_of(pictures[one.key]) if one.key in pictures else ''}"
        for one in english
    )
    style = "td, th { vertical-align: top; text-align: left; } pre { white-space: pre-wrap; }"
    title = '<!doctype html><meta charset="utf-8"><title>Messages</title>'
    return f"{title}<style>{style}</style><table>\n" + "\n".join(rows) + "\n</table>\n"


def part_of(picture: Picture) -> str:
    """Return an HTML element with the part of a picture around a message."""
    left, top = max(0, picture.x - MARGIN), max(0, picture.y - MARGIN)
    return (
        f'<div style="position:relative;background:url({escape(picture.file)}) -{left}px -{top}px;'
        f'width:{picture.width + 2 * MARGIN}px;height:{picture.height + 2 * MARGIN}px">'
        f'<i style="position:absolute;outline:3px solid #c1272d;left:{picture.x - left}px;'
        f'top:{picture.y - top}px;width:{picture.width}px;height:{picture.height}px"></i></div>'
    )


def main() -> None:
    """Write the pictures of a language and a page with them into a folder."""
    language, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    english, messages = read_messages(LOCALE / "en"), read_messages(LOCALE / language)
    with (
        tempfile.TemporaryDirectory() as store,
        serving(sqlite_url(Path(store))) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        found = take(browser, server.url, language, folder)
        browser.close()
    (folder / "index.html").write_text(page_of(messages, english, found), "utf-8")
    print(f"{folder / 'index.html'}: {len(found)} of {len(english)} messages have pictures")


if __name__ == "__main__":
    main()
