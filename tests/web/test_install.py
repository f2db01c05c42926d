"""U57: the page can be installed and works without a network."""

from __future__ import annotations

import re
import struct
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.patience import PATIENCE
from tests.web.conftest import Opener
from tests.web.held import STAYING
from tests.web.people import HERE, PHONE, Tab
from tests.web.words import spoken, text

pytestmark = pytest.mark.worker

RECORD = Path(__file__).parent.parent / "records" / "four-players.ogn"
OPENS = (
    "/",
    "/learn",
    "/learn/1",
    "/puzzles",
    "/puzzles/1",
    "/rules",
    "/new",
    "/settings",
    "/paint",
)
"""Paths that open without a network."""
KEPT = re.compile(r"/(assets/[^/]+|[a-z-]+\.(svg|js)|api/1/(box|(lessons|puzzles)(/\d+)?))?")
NO_NETWORK = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket|Failed to load|unavailable"
IS_KEPT = "async () => (await caches.match('/api/1/puzzles')) !== undefined"
PATHS = (
    "async (but) => (await Promise.all((await caches.keys()).filter((name) => name !== but)"
    ".map(async (name) => (await (await caches.open(name)).keys()).map((one) => one.url)))).flat()"
)

HURRIED = """(length) => {
  const wait = self.setTimeout;
  self.setTimeout = (then, ms) => wait(then, ms === length ? 0 : ms);
}"""
BETWEEN_MS = 150
"""The pause of the worker between requests in the background."""


def hurry(tab: Tab, length: int) -> None:
    """Let the worker of a tab wait no longer where it waits so many milliseconds."""
    if not tab.context.service_workers:
        tab.context.wait_for_event("serviceworker")
    tab.context.service_workers[0].evaluate(HURRIED, length)


def visit(tab: Tab, path: str = "/") -> Page:
    """Open a page for the first time, and wait until the worker has cached everything."""
    page = tab.go(path)
    hurry(tab, BETWEEN_MS)
    stop = time.monotonic() + PATIENCE
    while not page.evaluate(IS_KEPT):
        assert time.monotonic() < stop, "the worker caches nothing"
        page.wait_for_timeout(100)
    return page


def kept(page: Page, but: str = "") -> set[str]:
    """Return the paths of all cached answers, without those of one cache."""
    found: list[str] = page.evaluate(PATHS, but)
    return {urlsplit(url).path for url in found}


def test_U57_the_page_can_be_installed_and_the_user_can_clear_its_cache(tab: Tab) -> None:
    page = visit(tab, "/settings")
    session = tab.context.new_cdp_session(tab.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A profile that stores nothing, as in these tests, cannot install anything.
    assert [one["errorId"] for one in found] in ([], ["in-incognito"])
    check_icons(page)
    page.reload()
    expect(page.get_by_role("heading", name=text("offline-title"))).to_be_visible()
    expect(page.get_by_text(text("offline-lessons"), exact=True)).to_be_visible()
    tab.axe()
    page.get_by_role("button", name=text("offline-clear"), exact=True).click()
    expect(page.get_by_text(text("offline-lessons-not"))).to_be_visible()
    assert kept(page) == set()
    visit(tab)  # the worker caches everything again
    assert "/" in kept(page)
    check_manifest(tab)


def check_manifest(tab: Tab) -> None:
    """Assert that shortcuts lead to pages, and that the worker caches no screenshot."""
    page = tab.page
    manifest = page.evaluate("async () => (await fetch('/manifest.webmanifest')).json()")
    assert [one["url"] for one in manifest["shortcuts"]] == [
        "/new",
        "/#daily",
        "/learn",
        "/puzzles",
    ]
    shots = manifest["screenshots"]
    assert {one["form_factor"] for one in shots} == {"narrow", "wide"}
    for one in shots:
        answer = tab.context.request.get(tab.url + one["src"])
        assert answer.headers["content-type"] == one["type"]
        width, height = struct.unpack(">II", answer.body()[16:24])
        assert f"{width}x{height}" == one["sizes"]
        assert len(answer.body()) < 100_000, one["src"]
        assert one["label"]
        assert one["src"] not in kept(page)
    for shortcut in manifest["shortcuts"]:
        page.goto(tab.url + shortcut["url"])
        expect(page.locator("main h1")).to_be_attached()
        expect(page.get_by_text(text("page-lost-title"))).to_have_count(0)
    page.goto(f"{tab.url}/#daily")
    expect(page.locator("[data-daily]")).to_be_focused()
    expect(page.locator("[data-daily]")).to_be_in_viewport()


SAME_PICTURE = """async ([one, other, size]) => {
  const pixels = async (src) => {
    const image = new Image(size, size);
    image.src = src;
    await image.decode();
    const canvas = new OffscreenCanvas(size, size).getContext("2d");
    canvas.drawImage(image, 0, 0, size, size);
    return { width: image.naturalWidth, data: canvas.getImageData(0, 0, size, size).data };
  };
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  const far = a.data.filter((value, at) => Math.abs(value - b.data[at]) > 64).length;
  const clear = a.data.filter((value, at) => at % 4 === 3 && value < 255).length;
  return { width: a.width, far: far / a.data.length, clear };
}"""


def check_icons(page: Page) -> None:
    """Assert that systems without SVG icons have a PNG icon."""
    touch = page.locator('link[rel="apple-touch-icon"]').get_attribute("href")
    icons = page.evaluate("async () => (await (await fetch('/manifest.webmanifest')).json()).icons")
    pngs = {one["src"]: int(one["sizes"].split("x")[0]) for one in icons if "png" in one["type"]}
    assert sorted(pngs.values()) == [192, 512]
    for src, size in {str(touch): 180, **pngs}.items():
        found = page.evaluate(SAME_PICTURE, [src, "/icon.svg", size])
        # iOS paints transparent areas black. Edges may be smoothed differently.
        assert found["width"] == size, src
        assert found["clear"] == 0, src
        assert found["far"] < 0.01, (src, found)


def test_U57_pages_and_lessons_open_without_a_network(open_tab: Opener) -> None:
    tab = open_tab(PHONE, locale="de-DE")  # the worker caches the words of its language too
    page = visit(tab)
    title = page.title()
    tab.context.set_offline(True)
    for path in OPENS:
        page.goto(tab.url + path)
        expect(page.locator("h1").first).to_be_attached()
        expect(page.locator("html")).to_have_attribute("lang", "de")
        assert text("loading-failed") not in page.content(), path
    page.goto(tab.url + "/learn")
    expect(page.locator('main a[href^="/learn/"]').first).to_be_visible()
    page.goto(tab.url)
    expect(page).to_have_title(title)
    # No bot can play, so the page says why, and offers what works.
    hero = page.locator(".hero")
    expect(hero.get_by_text(spoken("home-offline", "de"))).to_be_visible()
    play = hero.locator(".play")
    expect(play).to_have_attribute("aria-disabled", "true")
    expect(play).to_have_accessible_description(spoken("home-offline", "de"))
    expect(hero.get_by_role("radio")).to_have_count(0)
    for path in ("/learn", "/puzzles"):
        expect(hero.locator(f'a[href="{path}"]')).to_be_visible()
    tab.context.set_offline(False)
    expect(hero.get_by_role("radio").first).to_be_attached()
    expect(play).not_to_have_attribute("aria-disabled", "true")
    tab.forgive(NO_NETWORK)


def keeps(page: Page, code: str) -> None:
    """Wait until the page has kept the state of a table."""
    stop = time.monotonic() + PATIENCE
    while f"/api/1/tables/{code}" not in kept(page):
        assert time.monotonic() < stop, "the page keeps no state"
        page.wait_for_timeout(100)


def as_of(time: str) -> re.Pattern[str]:
    """Match the message that the table is from the past."""
    return re.compile(re.escape(text("banner-offline-last", time="TIME")).replace("TIME", time))


def test_U57_every_table_shows_its_last_state_without_a_network(tab: Tab, replay: str) -> None:
    page = visit(tab)
    unseen = tab.against(HERE, opened=False)
    tab.go(f"/t/{replay}")
    keeps(page, replay)
    code = tab.against(HERE)
    page.reload()
    tab.synced()
    keeps(page, code)
    online = shown(tab)
    position = page.locator("[data-hash]").get_attribute("data-hash")
    tab.context.set_offline(True)
    page.goto(tab.url)
    listed = page.locator("[data-last] li")
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text(text("home-table", code=code))
    expect(listed.first).to_contain_text(re.compile(r"Ada and Ben · as of .*20\d\d"))
    expect(listed.last).to_contain_text(text("home-table", code=replay))
    tab.axe()
    listed.first.get_by_role("link").click()
    banner = page.locator('[data-banner="offline"]')
    expect(banner).to_contain_text(as_of(r".*20\d\d.*\d:\d\d.*"))
    expect(page.locator('[data-hash][data-mine="false"]')).to_be_visible()
    assert page.locator("[data-hash]").get_attribute("data-hash") == position
    prompt, message = page.locator("#prompt").bounding_box(), banner.bounding_box()
    assert prompt
    assert message
    assert prompt["y"] + prompt["height"] <= message["y"] + 1, "the message covers the prompt"
    # The position is only to look at.
    expect(page.locator("[data-legal]")).to_have_count(0)
    expect(page.locator("[data-action]:not([aria-disabled='true'])")).to_have_count(0)
    page.goto(f"{tab.url}/t/{replay}")
    expect(banner).to_contain_text(as_of(".*"))
    expect(page.locator("[data-hash]")).to_be_visible()
    page.goto(f"{tab.url}/t/{unseen}")
    expect(page.get_by_text(text("table-not-kept"))).to_be_visible()
    page.goto(f"{tab.url}/t/{code}")
    expect(banner).to_be_visible()
    tab.context.set_offline(False)
    expect(page.locator("[data-banner]")).to_have_count(0)
    tab.my_turn()
    assert shown(tab) == online
    tab.forgive(NO_NETWORK)
    # The page itself keeps this state. The worker caches no other answer of the server.
    tab.go("/")
    expect(page.get_by_role("link", name=re.compile(code)).first).to_be_visible()
    assert {path for path in kept(page, but="last") if not KEPT.fullmatch(path)} == set()


@pytest.fixture
def replay(tab: Tab) -> str:
    """Import a record; return the code of its table."""
    tab.context.request.get(f"{tab.url}/api/1/me")
    code: str = tab.post("/records", {"record": RECORD.read_text("utf-8")})["code"]
    return code


def open_step(tab: Tab, code: str, step: int) -> None:
    """Open a step of a replay. Its view comes after its number."""
    tab.go(f"/t/{code}?step={step}")
    expect(tab.page.locator(".where")).to_contain_text(re.compile(rf"\b{step}\b"))


def shown(tab: Tab) -> str:
    """Return the world, the boards and the cube as the page shows them."""
    panes = [tab.page.locator(f'[data-pane="{name}"]') for name in ("world", "cube", "board")]
    return "\n".join(pane.aria_snapshot() for pane in panes)


def test_U57_a_saved_replay_opens_without_a_network(tab: Tab, replay: str) -> None:
    tab.context.add_init_script(STAYING)
    page = visit(tab, f"/t/{replay}?step=60")
    page.get_by_role("button", name=text("replay-more"), exact=True).click()
    keep = page.locator("[data-keep]")
    expect(keep).to_have_attribute("aria-pressed", "false")
    keep.click()
    expect(keep).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text(text("keep-kept")).first).to_be_visible()

    steps = {path for path in kept(page) if path.endswith("/steps")}
    looks: dict[int, str] = {}
    for step in (60, 150):
        open_step(tab, replay, step)
        # Until its view has come, the page shows the end of the game.
        turn = tab.ask(f"/tables/{replay}/steps/{step}")["turns"]
        expect(page.locator(".bar .round")).to_have_text(text("bar-turn", turn=turn))
        looks[step] = shown(tab)
    assert looks[60] != looks[150]
    tab.context.set_offline(True)
    page.goto(tab.url)
    page.get_by_role("link", name=text("home-table", code=replay)).click()
    expect(page.locator("[data-hash]")).to_be_visible()
    for step, online in looks.items():
        open_step(tab, replay, step)
        stop = time.monotonic() + PATIENCE
        while shown(tab) != online:
            assert time.monotonic() < stop, f"step {step} looks different"
            page.wait_for_timeout(100)
    tab.forgive(NO_NETWORK)

    # The settings list the saved game, and the user can remove it.
    page.goto(tab.url + "/settings")
    page.get_by_role("button", name=text("offline-forget-of", code=replay)).click()
    expect(page.get_by_text(text("offline-games-none"))).to_be_visible()
    assert steps
    assert not {path for path in kept(page) if "/tables/" in path}
    tab.forgive(NO_NETWORK)


# ------------------------------------------------------------ notifications


WORDS = """
async ([title, turn]) =>
  (await caches.open('notes')).put('/notes', Response.json({ title, turn }))
"""
NOTING = """
() => {
  self.noted = [];
  self.registration.showNotification = async (title, { body, tag, data }) => {
    self.noted.push([title, body, tag, data]);
  };
}
"""
CLICK = """
() => new Promise((then) => {
  self.clients.openWindow = async (path) => then(path);
  const notification = { close: () => {}, data: self.noted[0][3] };
  const event = new ExtendableEvent('notificationclick');
  self.dispatchEvent(Object.assign(event, { notification, waitUntil: () => {} }));
})
"""


def test_a_message_of_the_server_shows_a_notification_that_opens_the_table(tab: Tab) -> None:
    page = tab.go("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    session = tab.context.new_cdp_session(page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    worker = tab.context.service_workers[0]
    worker.evaluate(NOTING)  # a browser without a desktop shows none

    def deliver(data: str) -> None:
        """Deliver a message, as the push service of the browser does after it has decrypted it."""
        about = {"origin": tab.url, "registrationId": known[0], "data": data}
        session.send("ServiceWorker.deliverPushMessage", about)

    def noted(count: int) -> list[list[str]]:
        stop = time.monotonic() + PATIENCE
        while len(found := worker.evaluate("self.noted")) < count:
            assert time.monotonic() < stop, found
            page.wait_for_timeout(50)
        return list(found)

    title = text("attention-table", code="CODE")
    page.evaluate(WORDS, [title, text("attention-turn")])
    deliver('{"kind": "turn", "code": "ABC234"}' + " " * 90)
    note = [title.replace("CODE", "ABC234"), text("attention-turn"), "ABC234", "/t/ABC234"]
    assert noted(1) == [note]
    assert worker.evaluate(CLICK) == "/t/ABC234"
    page.evaluate("caches.delete('notes')")
    deliver('{"kind": "turn", "code": "ABC234"}')
    deliver("not a message")  # browsers demand that each message shows a notification
    bare = [["Overworld ABC234", "", "ABC234", "/t/ABC234"], ["Overworld", "", "", "/"]]
    assert noted(3)[1:] == bare
