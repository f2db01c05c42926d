"""Tabs: the parts of the page that a player sees and presses, and the errors in the console."""

from __future__ import annotations

import json
import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebSocket, expect

from tests.patience import PATIENCE_MS

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


@dataclass(frozen=True)
class Layout:
    """The size of a screen, and whether it is a touch screen."""

    width: int
    height: int
    touch: bool = False
    scale: float = 1


DESKTOP = Layout(1366, 768)
PHONE = Layout(390, 844, touch=True, scale=2)
SMALL_PHONE = Layout(360, 640, touch=True, scale=2)
OFFLINE = "ERR_INTERNET_DISCONNECTED|fetching the script"
"""Console errors of a browser without a network, for requests and for the service worker."""
ALONE = {"Connection": "close"}
"""Headers that close the connection: the server may close a reused one at that moment."""
HAS_ALL = """
() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/lazy-'))
"""
"""A script: has the page fetched the parts that the first view does not need?"""
NO_DEADLINES = "AbortSignal.timeout = () => new AbortController().signal"
"""A script: no request gives up, because on a busy machine an answer can be late."""
PLAIN = {"pace": "off", "soundAnswered": True}
"""The settings of tests that choose no others: no animations and no question about sound."""
LAYOUTS = {"desktop": DESKTOP, "phone": PHONE, "small-phone": SMALL_PHONE}


class Tab:
    """A separate browser profile with one page; it records console errors and network requests."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        layout: Layout = DESKTOP,
        *,
        deadlines: bool = False,
        **options: Any,
    ) -> None:
        self.url = url
        self.layout = layout
        self.errors: list[str] = []
        self._forgiven: list[str] = []
        self.requests: list[Request] = []
        self.sent: list[str] = []
        self.received: list[str] = []
        self._code = ""
        self.context = browser.new_context(
            viewport={"width": layout.width, "height": layout.height},
            has_touch=layout.touch,
            is_mobile=layout.touch,
            device_scale_factor=layout.scale,
            **{"locale": "en-GB", "reduced_motion": "reduce", **options},
        )
        self.context.set_default_timeout(PATIENCE_MS)
        if not deadlines:
            self.context.add_init_script(NO_DEADLINES)
        self.prefer()
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Open another page of the same profile."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.requests.append(request))
        page.on("websocket", self._listen)
        return page

    def _hear(self, told: ConsoleMessage) -> None:
        if told.type == "error":
            self.errors.append(f"{told.text} {told.location['url']}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def go(self, path: str = "/") -> Page:
        """Open a path of the server."""
        self.page.goto(self.url + path)
        return self.page

    def prefer(self, **settings: object) -> None:
        """Choose settings before the page opens; animations are off unless `pace` is given."""
        nothing, chosen = (json.dumps({**PLAIN, **some}) for some in ({}, settings))
        self.context.add_init_script(
            "try { const kept = localStorage.getItem('overworld-settings');"
            f" if (!kept || kept === {json.dumps(nothing)})"
            f" localStorage.setItem('overworld-settings', {json.dumps(chosen)}) }} catch {{}}"
        )

    def forgive(self, pattern: str) -> None:
        """Ignore errors that match a pattern, whether they come before or after this call."""
        self._forgiven.append(pattern)

    def check(self) -> None:
        """Assert that the console has no error and that no request went to another server."""
        errors = [one for one in self.errors if not any(re.search(f, one) for f in self._forgiven)]
        assert not errors, errors
        elsewhere = [
            one.url for one in self.requests if not one.url.startswith((self.url, "data:", "blob:"))
        ]
        assert not elsewhere, elsewhere

    def close(self) -> None:
        self.context.close()

    # ------------------------------------------------------------ at a table

    @property
    def code(self) -> str:
        """Return the code of the table that the tab shows or, if it shows none, has created."""
        found = re.search(r"/t/([A-Z0-9]{6})", self.page.url)
        code = found[1] if found else self._code
        assert code, self.page.url
        return code

    def ask(self, path: str) -> Any:
        """Return the answer of the server to a request from this browser."""
        answer = self.context.request.get(f"{self.url}/api/1{path}", headers=ALONE)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self) -> dict[str, Any]:
        """Return the table as the server sends it to this browser."""
        answer: dict[str, Any] = self.ask(f"/tables/{self.code}")
        return answer

    def view(self) -> dict[str, Any]:
        """Return the view of the game as the server sends it."""
        found: dict[str, Any] = self.table()["view"]
        return found

    def post(self, path: str, body: object) -> Any:
        """Post a request as the page would."""
        answer = self.context.request.post(
            f"{self.url}/api/1{path}",
            data=json.dumps(body),
            headers={"origin": self.url, "content-type": "application/json", **ALONE},
        )
        assert answer.ok, answer.text()
        return answer.json()

    def do(self, do: str, **action: object) -> Any:
        """Do an action at the table without the page."""
        body = {
            "type": "act",
            "id": f"t{time.monotonic_ns()}",
            "action": {"do": do, **action},
        }
        return self.post(f"/tables/{self.code}/actions", body)

    def play(self, *moves: str) -> None:
        """Make decisions without the page, and wait until it shows them."""
        self.play_unseen(*moves)
        self.synced()

    def play_unseen(self, *moves: str) -> None:
        """Make decisions without the page."""
        for move in moves:
            self.do("play", move=move, expected=self.table()["game_seq"])

    def synced(self) -> None:
        """Wait until the page shows the current position of the server."""
        expect(self.page.locator("[data-hash]")).to_have_attribute("data-hash", self.view()["hash"])

    def against(
        self, *seats: dict[str, Any], start: bool = True, opened: bool = True, **options: Any
    ) -> str:
        """Create a table from this browser; start it and open it unless the caller says no."""
        self.context.request.get(f"{self.url}/api/1/me")
        made = self.post("/tables", {"seats": [{"kind": "here", "name": "Ada"}, *seats], **options})
        code: str = made["code"]
        self._code = code
        if start:
            body = {"type": "act", "id": "start", "action": {"do": "start"}}
            self.post(f"/tables/{code}/actions", body)
        if not opened:
            return code
        self.go(f"/t/{code}")
        if start:
            expect(self.page.locator("[data-hash]")).to_be_visible()
        return code

    def fetched_all(self) -> None:
        """Wait until the table has fetched its parts for later. Checks of absence need this."""
        self.page.wait_for_function(HAS_ALL)
        self.page.wait_for_load_state("networkidle")

    def my_turn(self) -> None:
        """Wait until a player at this browser has to decide."""
        expect(self.page.locator('[data-mine="true"]')).to_be_attached()

    def drawer(self, part: str = "Log") -> None:
        """Open the log or the chat over the rail: from the bar, or on a phone from the menu."""
        page = self.page
        if not page.locator(".drawer").count():
            button = page.locator('[data-part="drawer"]')
            if button.is_visible():
                button.click()
            else:
                self.menu("Log and chat")
        page.locator(".drawer .choose").get_by_role("button", name=re.compile(f"^{part}")).click()

    def menu(self, entry: str) -> None:
        """Choose a menu item."""
        self.page.get_by_role("button", name="Menu", exact=True).click()
        self.page.locator("#menu").get_by_role("button", name=entry).click()

    def join(self, code: str, seat: int = 1, name: str = "Ben", opened: bool = True) -> None:
        """Take a seat at the table of another player, and open it unless the caller says no."""
        self.context.request.get(f"{self.url}/api/1/me")
        self._code = code
        self.do("join", seat=seat, name=name)
        if opened:
            self.go(f"/t/{code}")

    def note(self, code: str, said: str, step: int = 0) -> None:
        """Write a note on a step of a finished game without the page."""
        answer = self.context.request.put(
            f"{self.url}/api/1/tables/{code}/steps/{step}/note",
            data={"text": said},
            headers={"Origin": self.url},
        )
        assert answer.ok, answer.text()

    # ------------------------------------------------------------ checks

    def axe(self) -> None:
        """Assert that axe finds no problem in the page."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(
            "tags => axe.run(document, {runOnly: tags, resultTypes: ['violations']})", AXE_TAGS
        )
        told = [
            f"{one['id']}: {[node['target'] for node in one['nodes']][:4]}"
            for one in found["violations"]
        ]
        assert not told, "\n".join(told)

    def fits(self) -> None:
        """Assert that the page itself does not scroll."""
        sizes = self.page.evaluate(
            "() => { const e = document.documentElement;"
            " return [e.scrollWidth, e.clientWidth, e.scrollHeight, e.clientHeight] }"
        )
        assert sizes[0] <= sizes[1], sizes
        assert sizes[2] <= sizes[3], sizes


PEBBLE = {"kind": "bot", "bot": "pebble"}
RANDOM = {"kind": "bot", "bot": "random"}
HERE = {"kind": "here", "name": "Ben"}
ONLINE = {"kind": "online"}
