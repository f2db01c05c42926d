"""Take the pictures of the page for the README, the docs and the manifest: `make pictures`.

`docs/img/messages.json` has the English messages that each picture shows. A test fails if one of
them has changed since. `python -m tests.web.pictures build/pictures` takes every state of the table
at four sizes, light and dark, for a look at the whole page.
"""

from __future__ import annotations

import io
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from dev.locale import LOCALE, read_messages
from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.harness import serving, sqlite_url
from tests.web.ahead import BUILDER, can, open_at, way_to
from tests.web.conftest import launch
from tests.web.marks import mark_messages, shown, source_of
from tests.web.people import DESKTOP, PEBBLE, PHONE, Layout, Tab

FOLDER = Path(__file__).parents[2] / "docs" / "img"
PUBLIC = Path(__file__).parents[2] / "web" / "public"
ICONS = (180, 192, 512)
"""Sizes of the PNG icon, for systems that do not draw SVG."""
SIZES = ((1366, 625), (1920, 1080), (390, 844), (844, 390))
WIDE, NARROW = SIZES[0], SIZES[2]
STAGE = (
    ("turn", WIDE, "light"),
    ("turn", NARROW, "light"),
    ("build", WIDE, "light"),
    ("build", WIDE, "dark"),
    ("build", NARROW, "light"),
    ("home", WIDE, "light"),
    ("home", NARROW, "light"),
)
"""The pictures in `docs/img/stage`: those of the docs, and those of the manifest (`worker.ts`)."""
COLOURS = 160
"""Colours of a picture in the docs: drawings need few, and a palette saves two thirds."""

State = Callable[[Tab], object]


def draw_icons(page: Page) -> None:
    """Draw the icon at all its sizes."""
    for size in ICONS:
        page.set_viewport_size({"width": size, "height": size})
        page.set_content((PUBLIC / "icon.svg").read_text("utf-8"))
        page.add_style_tag(content="body { margin: 0 } svg { display: block }")
        page.screenshot(path=PUBLIC / f"icon-{size}.png")


@dataclass(frozen=True)
class Shot:
    """A picture: its file without suffix, the state it shows, and how."""

    name: str
    state: str
    layout: Layout
    scheme: str

    def take(self, browser: Browser, url: str, reach: State, folder: Path) -> None:
        """Save the picture in a folder."""
        tab = Tab(browser, url, self.layout, color_scheme=self.scheme)
        reach(tab)
        tab.page.mouse.move(1, 1)
        tab.page.wait_for_timeout(500)  # pictures flip and fade in
        shot = Image.open(io.BytesIO(tab.page.screenshot())).convert("RGB")
        file = folder / f"{self.name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        shot.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
        tab.close()

    def messages(self, browser: Browser, url: str, reach: State) -> list[str]:
        """Return the keys of the messages in the picture; another tab shows them marked."""
        keys: list[str] = []
        tab = Tab(browser, url, self.layout, service_workers="block")
        mark_messages(tab, keys)
        reach(tab)
        tab.page.wait_for_timeout(500)
        found = {
            key
            for key, (x, y, width, height) in shown(tab, keys, attributes=())
            if x + width > 0 and x < self.layout.width
            if y + height > 0 and y < self.layout.height
        }
        tab.context.unroute_all(behavior="wait")  # a message file may be on its way
        tab.close()
        return sorted(found)


def stage(name: str, size: tuple[int, int], scheme: str, folder: str = "stage/") -> Shot:
    """Return the picture of a state of the table."""
    width, height = size
    layout = Layout(width, height, touch=min(width, height) < 600)
    return Shot(f"{folder}{name}-{width}x{height}-{scheme}", name, layout, scheme)


SHOTS = [
    Shot("home", "home", DESKTOP, "light"),
    Shot("table", "turn", DESKTOP, "dark"),
    Shot("phone", "turn", PHONE, "light"),
    Shot("scoring", "scoring", DESKTOP, "light"),
    *(stage(*shot) for shot in STAGE),
]
"""The pictures in `docs/img`."""


def states() -> dict[str, State]:
    """Return a function for each state that shows it in a tab."""
    middle = way_to(
        lambda game: game.step_number > 190 and can(game, "mine", "explore"), 3, BUILDER
    )
    fight = way_to(lambda game: can(game, "fight", "build", "mine", "explore"), 18)
    scoring = way_to(lambda game: game.phase == "score", 5, BUILDER)
    over = way_to(lambda game: game.over, 9, BUILDER)

    def choose(way_name: str, action: str) -> State:
        def shown(tab: Tab) -> None:
            open_at(tab, {"middle": middle, "fight": fight}[way_name])
            tab.page.locator(f'[data-action="{action}"]').click()

        return shown

    def look_at_the_other(tab: Tab) -> None:
        open_at(tab, middle)
        card = tab.page.locator(".opponents .name")
        (
            card
            if card.is_visible()
            else tab.page.get_by_role("list", name="Players").get_by_role("button").last
        ).click()

    def lesson(tab: Tab) -> None:
        tab.go("/learn/3")
        expect(tab.page.locator("[data-guide]")).to_be_visible()

    return {
        "home": lambda tab: tab.go("/"),
        "lobby": lambda tab: tab.against({"kind": "online"}, PEBBLE, start=False),
        "turn": lambda tab: open_at(tab, middle),
        "explore": choose("middle", "explore"),
        "build": choose("fight", "build"),
        "fight": choose("fight", "fight"),
        "scoring": lambda tab: open_at(tab, scoring),
        "opponent": look_at_the_other,
        "final": lambda tab: open_at(tab, over),
        "lesson": lesson,
    }


def draw(browser: Browser, url: str) -> None:
    """Take the pictures in `docs/img`, and write the messages that they show."""
    reach = states()
    used: dict[str, list[str]] = {}
    for shot in SHOTS:
        shot.take(browser, url, reach[shot.state], FOLDER)
        used[f"{shot.name}.png"] = shot.messages(browser, url, reach[shot.state])
    english = {one.key: source_of(one) for one in read_messages(LOCALE / "en")}
    keys = sorted({key for keys in used.values() for key in keys})
    written = {"pictures": used, "messages": {key: english[key] for key in keys}}
    text = json.dumps(written, indent=1, ensure_ascii=False)
    (FOLDER / "messages.json").write_text(text + "\n", "utf-8")


def draw_all(browser: Browser, url: str, folder: Path) -> None:
    """Take pictures of every state at every size, light and dark."""
    for name, reach in states().items():
        for size in SIZES:
            for scheme in ("light", "dark"):
                stage(name, size, scheme, "").take(browser, url, reach, folder)


def main() -> None:
    """Open the pages with fixed deals and save them as PNG."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite_url(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        if sys.argv[1:]:
            draw_all(browser, server.url, Path(sys.argv[1]))
        else:
            draw_icons(browser.new_page())
            draw(browser, server.url)
        browser.close()


if __name__ == "__main__":
    main()
