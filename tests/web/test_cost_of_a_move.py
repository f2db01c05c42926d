"""Count the work of the page per move: restyled elements, effects of Svelte, formatted messages.

The counts do not depend on the speed or load of the machine. `make speed` reports the processor
time per move as well.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, CDPSession

from tests.server.harness import Server
from tests.web.people import DESKTOP
from tests.web.wire import AWAY, LocalTable, Wire

MOVES = {"off": 24, "normal": 10}
"""How many moves to count at each pace; with animations each takes a second."""
MOTION: dict[str, Literal["reduce", "no-preference"]] = {
    "off": "reduce",
    "normal": "no-preference",
}
TIMED_MOVES = 60
WARM_UP = 6
PREFERRED = {"build": 8, "fight": 2, "mine": 3, "take": 3}
"""How often the players choose a verb, compared with all others."""

# The functions to count, by a part of their source that minifying keeps.
EFFECT = re.compile(r"\.teardown=typeof [\w$]+==?=?[`\"']function")
MESSAGE = re.compile(r"\bformatPattern\([^)]*\)\{")

ALIVE = "() => document.getAnimations().some((one) => one.animationName?.startsWith('live-'))"
# One script for each move, because each call of a script costs processor time too.
SHOW = """async ([messages, hash]) => {
  for (const one of messages) for (const to of WebSocket.all) to.say(one);
  const atRest = () => document.querySelector("[data-hash]").dataset.hash === hash
    && !document.querySelector(".table.showing")
    && !document.querySelector(".flyer")
    && document.getAnimations().every(({ id }) => id !== "shown");
  do await new Promise(requestAnimationFrame); while (!atRest());
  await new Promise(requestAnimationFrame);
}"""


@dataclass
class Cost:
    """The mean work of the page for one move."""

    restyled: float
    effects: float
    messages: float

    def exceeds(self, most: Cost) -> bool:
        """Return whether a count is zero, so not measured, or higher than in `most`."""
        pairs = zip(astuple(self), astuple(most), strict=True)
        return not all(0 < found <= limit for found, limit in pairs)


MOST = {"off": Cost(150, 140, 45), "normal": Cost(300, 150, 60)}
"""The limits for each pace. Animations also style the copies that fly."""


class Calls:
    """Counts calls of functions in the page; patterns in their source identify the functions."""

    def __init__(self, session: CDPSession, *parts: re.Pattern[str]) -> None:
        self._parts = parts
        self._session = session
        self._scripts: list[str] = []
        self._places: dict[str, list[list[int]]] = {}
        session.on("Debugger.scriptParsed", self._parsed)
        session.send("Debugger.enable")
        session.send("Profiler.enable")
        session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})

    def _parsed(self, script: dict[str, Any]) -> None:
        if "/assets/" in script["url"]:
            self._scripts.append(script["scriptId"])

    def _found(self, script: str) -> list[list[int]]:
        """Return the places of the functions in a script, for each pattern."""
        if script not in self._places:
            told = self._session.send("Debugger.getScriptSource", {"scriptId": script})
            source = told["scriptSource"]
            self._places[script] = [
                [match.end() for match in part.finditer(source)] for part in self._parts
            ]
        return self._places[script]

    def counts(self) -> list[int]:
        """Return how often each function was called since the last call of this method."""
        taken = self._session.send("Profiler.takePreciseCoverage")["result"]
        functions = {one["scriptId"]: one["functions"] for one in taken}
        totals = [0] * len(self._parts)
        found = [False] * len(self._parts)
        for script in list(self._scripts):  # the page may load another one meanwhile
            for at, places in enumerate(self._found(script)):
                found[at] |= bool(places)
                totals[at] += sum(_calls(functions.get(script, []), place) for place in places)
        assert all(found), f"no function in the page matches {self._parts}: {found}"
        return totals


def _calls(functions: list[dict[str, Any]], position: int) -> int:
    """Return the number of calls of the innermost function around a position."""
    ranges = [function["ranges"][0] for function in functions]
    around = [one for one in ranges if one["startOffset"] < position <= one["endOffset"]]
    inner = min(around, key=lambda one: one["endOffset"] - one["startOffset"], default=None)
    return inner["count"] if inner else 0


def restyled(trace: bytes) -> int:
    """Return how many elements Chromium styled during a trace."""
    updates = [one for one in json.loads(trace)["traceEvents"] if one["name"] == "UpdateLayoutTree"]
    counts = [one["args"]["elementCount"] for one in updates if "elementCount" in one["args"]]
    assert counts, "the trace has no style updates"
    return sum(counts)


class Players:
    """Players who play without the page, which shows their game."""

    def __init__(self, screen: Wire) -> None:
        self.screen, self.page = screen, screen.page
        self._table = LocalTable(AWAY, deal="cost")
        self._rng = random.Random(3)

    def open(self) -> None:
        """Open the page, and play until it has loaded everything."""
        self.screen.show(self._table, coach="off")
        self.page.wait_for_load_state("networkidle")
        for _ in range(WARM_UP):
            self.move()

    def choose(self, pace: str) -> None:
        """Choose a pace, with motion unless it is "off"."""
        self.page.emulate_media(reduced_motion=MOTION[pace])
        self.screen.choose(pace=pace, coach="off")
        self.move()

    def move(self) -> None:
        """Play a random legal move, and wait until the page has shown it."""
        legal = [one["text"] for one in self._table.view["legal"]]
        weights = [PREFERRED.get(one.split()[0], 1) for one in legal]
        messages = self._table.play(self._rng.choices(legal, weights)[0])
        self.page.evaluate(SHOW, [messages, self._table.view["hash"]])


def cost(browser: Browser, players: Players, calls: Calls, moves: int) -> Cost:
    """Return the mean work of the page for some moves."""
    browser.start_tracing(page=players.page, categories=["devtools.timeline"])
    calls.counts()
    for _ in range(moves):
        players.move()
    effects, messages = calls.counts()
    elements = restyled(browser.stop_tracing())
    return Cost(elements / moves, effects / moves, messages / moves)


@pytest.fixture
def screen(browser: Browser, server: Server) -> Iterator[Wire]:
    """Return a page without earlier scripts."""
    made = Wire(browser, server.url, DESKTOP)
    yield made
    made.check()
    made.tab.close()


def test_a_move_costs_little_work(browser: Browser, screen: Wire) -> None:
    calls = Calls(screen.tab.context.new_cdp_session(screen.page), EFFECT, MESSAGE)
    players = Players(screen)
    players.open()
    for pace, moves in MOVES.items():
        players.choose(pace)
        found = cost(browser, players, calls, moves)
        assert screen.page.evaluate(ALIVE) == (pace == "normal")
        assert not found.exceeds(MOST[pace]), (pace, found)


def processor_ms(session: CDPSession) -> float:
    """Return the processor time of all processes of the browser, in milliseconds."""
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return 1000 * float(sum(one["cpuTime"] for one in found))


@pytest.mark.timed
def test_the_processor_time_of_a_move_is_reported(
    browser: Browser, screen: Wire, capsys: pytest.CaptureFixture[str]
) -> None:
    players = Players(screen)
    players.open()
    session = browser.new_browser_cdp_session()
    before = processor_ms(session)
    for _ in range(TIMED_MOVES):
        players.move()
    spent = (processor_ms(session) - before) / TIMED_MOVES
    with capsys.disabled():
        print(f"\nprocessor time per move: {spent:.1f} ms")
    assert spent > 0
