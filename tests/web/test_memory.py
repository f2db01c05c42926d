"""A page keeps nothing of the tables that a player has left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession

from tests.server.harness import Server
from tests.web.ahead import MINER, way_to
from tests.web.people import DESKTOP
from tests.web.wire import AWAY, BOT, LocalTable, Wire

TABLES = 30
WARM_UP = 5
"""Tables until all parts of the page have loaded."""
MORE = 1.05
MORE_HEAP = 1.5
"""Compiled code and caches also grow. Thirty tables kept in memory would take 30 times as much."""
PAGES = ("/learn", "/nowhere", "/learn")
"""The last table stays in memory until the page has changed again."""
COUNTS = ("nodes", "jsEventListeners")


@pytest.fixture
def screen(browser: Browser, server: Server) -> Iterator[Wire]:
    """Yield a separate page, because other tests leave handles of elements."""
    made = Wire(browser, server.url, DESKTOP)
    yield made
    made.check()
    made.tab.close()


def counted(session: CDPSession) -> dict[str, int]:
    """Return the numbers of nodes and listeners, and the bytes of the heap."""
    for _ in range(2):  # a first collection may only queue finalizers
        session.send("HeapProfiler.collectGarbage")
    found = session.send("Memory.getDOMCounters")
    heap = session.send("Runtime.getHeapUsage")
    return {**{name: found[name] for name in COUNTS}, "heap": heap["usedSize"]}


@pytest.mark.nightly
def test_tables_that_were_left_take_no_memory(screen: Wire) -> None:
    finished = way_to(lambda game: game.over, 13, MINER)
    session = screen.tab.context.new_cdp_session(screen.page)

    def look(tables: int) -> dict[str, int]:
        for number in range(tables):
            seats = (BOT, AWAY)[: 1 + number % 2]
            table = LocalTable.at(finished) if number % 5 == 0 else LocalTable(*seats, deal="left")
            screen.show(table)
        for path in PAGES:
            screen.visit(path)
        return counted(session)

    before = look(WARM_UP)
    after = look(TABLES)
    assert screen.page.evaluate("WebSocket.all.size") == 0
    for name in COUNTS:
        assert after[name] <= before[name] * MORE, (name, before, after)
    assert after["heap"] <= before["heap"] * MORE_HEAP, (before, after)
