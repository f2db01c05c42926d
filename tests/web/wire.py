"""Pages over a fake wire: their table is in the process of the test, without a server.

The page of a `Wire` gets its files from the server, but its socket leads here. The core of the
server decides its actions, so a test can press and play. One page shows many positions, one after
the other. This takes a quarter of the time of a new page at a table of the server.
"""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import Browser, Page, Route, expect

from overworld import Game
from overworld.game.derive_events import derive_events
from overworld.play.preview import preview_of, previews_of
from overworld.play.view import view_of, why_of
from overworld.review import Review, review
from overworld.review.retry import judge_try, known_value, value_of_move
from overworld.server.http.game_api import collect_steps
from overworld.server.http.review_api import TriedMove
from overworld.server.hub.messages import Act, Done, Error, ToClient
from overworld.server.hub.render import (
    brief_hello,
    render_clocks,
    render_info,
    render_update,
    render_view,
)
from overworld.server.hub.reviews import ReviewState
from overworld.server.settings import Settings
from overworld.server.table.actions import AnyAction, GiveSeat, Join, Play, Start
from overworld.server.table.context import Transition
from overworld.server.table.decide import decide
from overworld.server.table.errors import Refused
from overworld.server.table.options import Options, SeatOption
from overworld.server.table.upkeep import expire_clock, mark_away, mark_here, play_bot_move
from tests.table.script import Script
from tests.web.ahead import Way
from tests.web.people import PLAIN, Layout, Tab

ME, GUEST = "host", "guest"
SETTINGS = Settings("none")
ADA, BEN = SeatOption("here", name="Ada"), SeatOption("here", name="Ben")
AWAY = SeatOption("online")
"""A seat of Ben, who sits at another device."""
BOT = SeatOption("bot", bot="random")
NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'

# Answer pings in the page, so that a busy test never looks like a broken connection.
SOCKET = """
window.WebSocket = class {
  static all = new Set();
  constructor() {
    window.WebSocket.all.add(this);
    queueMicrotask(() => this.ask(""));
  }
  async ask(frame) { for (const one of await window.answer(frame)) this.say(one); }
  say(data) { if (window.WebSocket.all.has(this)) this.onmessage?.({ data }); }
  send(frame) {
    if (JSON.parse(frame).type !== "ping") return void this.ask(frame);
    this.say(JSON.stringify({ type: "pong", now: Date.now() }));
  }
  close() {
    window.WebSocket.all.delete(this);
    queueMicrotask(() => this.onclose?.({ code: 1005 }));
  }
};
"""
SAY = "messages => { for (const one of messages) for (const to of WebSocket.all) to.say(one) }"
VISIT = """(path) => {
  history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
CHOOSE = """(settings) => {
  localStorage.setItem('overworld-settings', JSON.stringify(settings));
  dispatchEvent(new StorageEvent('storage', { key: 'overworld-settings' }));
}"""
# Leave the table and open it again without a reload: the page keeps nothing of the last position.
RESTART = """([path, settings]) => {
  const go = VISIT;
  for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
  go('/nowhere');
  localStorage.clear();
  sessionStorage.clear();
  (CHOOSE)(settings);
  dispatchEvent(new StorageEvent('storage', { key: 'overworld-learn' }));
  return new Promise((done) => requestAnimationFrame(() => { go(path); done() }));
}""".replace("CHOOSE", CHOOSE).replace("VISIT", VISIT)


class LocalTable:
    """A table in this process, and the messages of the server about it."""

    def __init__(
        self,
        *seats: SeatOption,
        start: bool = True,
        likes: Mapping[str, int] | None = None,
        **options: Any,
    ) -> None:
        self.script = Script(Options((ADA, *seats), first=0, **options), host=ME)
        self.me = ME
        """The player at the page: the host, `GUEST` (on the seat `AWAY`) or a spectator."""
        self.sent: list[dict[str, Any]] = []
        """The actions that pages have sent."""
        self.past = 0
        """How many milliseconds ago the next actions happen. Set it lower for later actions."""
        self.judged: int | None = None
        """The number of values in the answer about a review that is not done; None if it is."""
        self._likes = likes or {}
        """How often bots choose a verb, compared with all others."""
        self._random = random.Random(4)
        if start:
            for number, seat in enumerate(seats, start=1):
                if seat == AWAY:
                    self.script.do(Join(number, "Ben"), GUEST)
            self.script.do(Start(), ME)
            self.play_bots()

    @classmethod
    def at(cls, way: Way, other: SeatOption = BEN) -> LocalTable:
        """Return a table of two players at the end of a way; both sit here, or one is `AWAY`."""
        table = cls(other, deal=way.deal)
        for _, move in way.moves:
            table.play(move)
        return table

    @property
    def code(self) -> str:
        return self.script.table.code

    @property
    def view(self) -> dict[str, Any]:
        """The view of the game, as pages get it."""
        found: dict[str, Any] = json.loads(msgspec.json.encode(render_view(self.script.table)))
        return found

    @cached_property
    def review(self) -> Review:
        """The review of the game, with few simulations."""
        assert self.script.table.game is not None
        return review(self.script.table.game, simulations=4)

    def tried(self, step: int, move: str) -> TriedMove:
        """Return how good another decision is at a step."""
        assert self.script.table.game is not None
        game, found = self.script.table.game.copy(), self.review.step(step)
        game.undo_to(step)
        seat, shares = found.seat or 0, known_value(self.review, step, move)
        if shares is None:
            shares = value_of_move(game, move, self.review.bot, self.review.simulations)
        grade, reason = judge_try(game, self.review, step, move, shares)
        game.play(move)
        best, played = found.after[seat], self.review.values[step + 1][seat]
        return TriedMove(grade, shares[seat], best, played, found.margin, reason, view_of(game))

    @property
    def moves(self) -> list[str]:
        """The decisions that pages have sent."""
        return [one["move"] for one in self.sent if one["do"] == "play"]

    def preview(self, move: str) -> dict[str, Any]:
        """Return the preview of a build, as pages get it."""
        assert self.script.table.game is not None
        found = preview_of(self.script.table.game, move)
        answer: dict[str, Any] = json.loads(msgspec.json.encode(found))
        return answer

    def hello(self) -> str:
        table = self.script.table
        return _encoded(
            msgspec.structs.replace(
                brief_hello(table, self.me, _now(), 0),
                version="",
                info=render_info(table, SETTINGS),
                view=render_view(table),
                log=derive_events(table.game) if table.game else None,
                chat=table.chat,
                clocks=render_clocks(table),
            )
        )

    def answer(self, frame: str) -> list[str]:
        """Return the messages after a frame of a page; an empty frame asks for the hello."""
        if not frame:
            return [self.hello()]
        act = msgspec.json.decode(frame, type=Act)
        self.sent.append(json.loads(frame)["action"])
        try:
            told = self.do(act.action)
        except Refused as refused:
            return [_encoded(Error(refused.error, refused.facts, act.id))]
        secret = "secret" if isinstance(act.action, GiveSeat) else ""
        return [*told, _encoded(Done(act.id, self.script.table.seq, secret=secret))]

    def do(self, action: AnyAction, actor: str | None = None) -> list[str]:
        """Carry out an action of a player, and the moves of bots after it; return the messages."""
        self.script.now = _now() - self.past
        changes = decide(self.script.table, action, actor or self.me, self.script.context())
        told = self._take(changes)
        return [*told, *self.play_bots()]

    def play(self, move: str) -> list[str]:
        """Make a decision of the player to move without the page; return the messages."""
        table = self.script.table
        assert table.decider is not None
        return self.do(Play(move, table.game_seq), table.seats[table.decider].owner)

    def time_out(self, milliseconds: int) -> list[str]:
        """Let time pass until a clock runs out; return the messages."""
        self.script.now = _now() + milliseconds
        return self._take(expire_clock(self.script.table, self.script.context()))

    def leave(self, owner: str) -> list[str]:
        """Let a player connect and disconnect; return the messages."""
        script = self.script
        script.now = _now() - self.past
        told = self._take(mark_here(script.table, owner, "node", script.context()))
        return told + self._take(mark_away(script.table, owner, {"node"}, script.context()))

    def come_back(self, owner: str) -> list[str]:
        """Connect a player again; return the messages."""
        self.script.now = _now()
        return self._take(mark_here(self.script.table, owner, "node", self.script.context()))

    def play_bots(self) -> list[str]:
        """Play random moves while it is the turn of a bot."""
        told: list[str] = []
        while (seat := self.script.table.decider) is not None:
            table = self.script.table
            if table.bot_at(seat) is None:
                break
            assert table.game is not None
            move = self._choose(table.game)
            told += self._take(play_bot_move(table, table.game_seq, move, self.script.context()))
        return told

    def _choose(self, game: Game) -> str:
        moves = [str(move) for move in game.legal_moves]
        if not self._likes:
            return self._random.choice(moves)
        weights = [self._likes.get(move.partition(" ")[0], 1) for move in moves]
        return self._random.choices(moves, weights)[0]

    def _take(self, changes: list[Transition]) -> list[str]:
        told = []
        before = self.script.table
        for change in changes:
            told.append(_encoded(render_update(before, change.table, change.event, SETTINGS)))
            before = change.table
        self.script.take(changes)
        return told

    def fetched(self, url: str, body: str = "") -> object:
        """Return the answer to an HTTP request of a page."""
        parts, game = urlsplit(url), self.script.table.game
        asked, kind = parse_qs(parts.query), parts.path.rpartition("/")[2]
        if kind == "blocks":
            return []
        assert game is not None
        if "step" in asked:
            game = game.copy()
            game.undo_to(int(asked["step"][0]))
        if kind == "try":
            return self.tried(int(parts.path.split("/")[-2]), json.loads(body)["move"])
        if kind == "previews":
            return previews_of(game, asked["at"][0])
        if kind == "why":
            return why_of(game, asked["move"][0])
        if kind == "review" and self.judged is not None:
            values = self.review.values[-self.judged :]
            return ReviewState("running", 40, seconds=9, values=values)
        if kind == "review":
            return ReviewState("done", review=self.review)
        if kind == "notes":
            return []
        assert kind == "steps", url
        return collect_steps(game.copy(), 0)


def _now() -> int:
    return int(time.time() * 1000)


def _encoded(message: ToClient) -> str:
    return msgspec.json.encode(message).decode()


class Wire:
    """A page that shows tables of this process, one after the other."""

    def __init__(self, browser: Browser, url: str, layout: Layout, **options: Any) -> None:
        self.tab = Tab(browser, url, layout, **{"service_workers": "block", **options})
        self.page: Page = self.tab.page
        self.table: LocalTable | None = None
        self.tab.context.expose_binding("answer", lambda _, frame: self._at_table.answer(frame))
        self.tab.context.add_init_script(SOCKET)
        self.page.route(re.compile("/api/1/tables/"), self._fetched)

    @property
    def _at_table(self) -> LocalTable:
        assert self.table is not None
        return self.table

    def _fetched(self, route: Route) -> None:
        if "/qr" in route.request.url:
            return route.fulfill(body=NO_PICTURE, content_type="image/svg+xml")
        found = self._at_table.fetched(route.request.url, route.request.post_data or "")
        return route.fulfill(body=msgspec.json.encode(found), content_type="application/json")

    def show(self, table: LocalTable, query: str = "", **settings: object) -> Wire:
        """Open a table with these settings; animations are off unless `pace` is given."""
        path, chosen = f"/t/{table.code}{query}", {**PLAIN, **settings}
        self.table = table
        if self.page.url == "about:blank":
            self.visit("/nowhere")
        self.page.evaluate(RESTART, [path, chosen])
        if table.script.table.game and not query:
            self.synced()
        return self

    def visit(self, path: str) -> None:
        """Go to a page without a table, as a link does: without a reload."""
        if self.page.url == "about:blank":
            self.tab.go("/nowhere")
        self.page.evaluate(VISIT, path)
        expect(self.page.locator("main h1, main h2").first).to_be_visible()

    def choose(self, **settings: object) -> None:
        """Choose settings as another tab would; animations are off unless `pace` is given."""
        self.page.evaluate(CHOOSE, {**PLAIN, **settings})

    def tell(self, messages: list[str]) -> None:
        """Send messages of the table to the page."""
        self.page.evaluate(SAY, messages)

    def resize(self, layout: Layout) -> Wire:
        self.page.set_viewport_size({"width": layout.width, "height": layout.height})
        return self

    def synced(self) -> None:
        """Wait until the page shows the position of its table."""
        expect(self.page.locator("[data-hash]")).to_have_attribute(
            "data-hash", self._at_table.view["hash"]
        )

    def play(self, *moves: str) -> None:
        """Make decisions without the page, and wait until it shows them."""
        for move in moves:
            self.tell(self._at_table.play(move))
        self.synced()

    def check(self) -> None:
        """Assert that the console has no new error."""
        try:
            self.tab.check()
        finally:
            self.tab.errors.clear()


OnScreen = Callable[..., Wire]
"""Returns the page for a screen; further arguments are options of the browser."""


class Wires:
    """The pages of a module: one for each kind of screen and each set of browser options."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url
        self._kept: dict[tuple[object, ...], Wire] = {}

    def on(self, layout: Layout, options: Mapping[str, Any]) -> Wire:
        """Return a page with a screen like this; only its size differs from other uses."""
        kind = (layout.touch, layout.scale, *sorted(options.items()))
        if kind not in self._kept:
            self._kept[kind] = Wire(self._browser, self._url, layout, **options)
        return self._kept[kind].resize(layout)

    def check(self) -> None:
        for wire in self._kept.values():
            wire.check()

    def close(self) -> None:
        for wire in self._kept.values():
            wire.tab.close()
