"""The store has no address, and no keyed hash of one for more than seven days.

The tests read all columns of all tables, so that a new table cannot be forgotten.
"""

from __future__ import annotations

import asyncio

from tests.server.test_erased_people import dump
from tests.table.nodes import Node, node_on
from tests.table.script import HERE, ONLINE, bot

from overworld.server.hub.day import Days
from overworld.server.hub.housekeeping import Housekeeping
from overworld.server.hub.presence import Presence
from overworld.server.hub.square import Square
from overworld.server.table import actions
from overworld.server.table.clocks import DAY
from overworld.server.table.day import day_at
from overworld.server.table.options import ClockOption, Options

ADA, BEN, EVE = "a" * 32, "b" * 32, "e" * 32
ADDRESS = "192.0.2.77"
SLOW = ClockOption("days", days=30)
KEPT = {"work", "reviews", "served", "tables", "attempts", "waiting"}
"""The tables of the database in which a hash is found."""


async def tidy(node: Node) -> None:
    keeping = Housekeeping(node, Presence(node))
    await keeping.catch_up()
    await keeping.tidy_up()


def test_no_hash_of_an_address_is_kept_for_more_than_seven_days(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            hash = await node.hash_address(ADDRESS)
            playing = await node.create(Options((HERE, bot()), first=1), ADA, address=ADDRESS)
            await node.do(playing, actions.Start(), ADA)
            thinking = await node.create(Options((HERE, bot()), first=1), ADA, address=ADDRESS)
            await node.do(thinking, actions.Start(), ADA)
            assert await node.store.claim_work(node.node, node.now(), 1000) is not None
            over = await node.create(Options((HERE, HERE)), ADA, address=ADDRESS)
            await node.do(over, actions.Start(), ADA)
            await node.do(over, actions.Resign(0), ADA)
            most = {"max_waiting": 9, "max_per_address": 9}
            assert await node.store.ask_review(over, node.now(), address=hash, **most)
            await Days(node).start(day_at(node.now()), BEN, "", ADDRESS)
            await Square(node).seek(EVE, "Eve", (2,), ("live",), 0, ADDRESS)
            open_to_all = Options((HERE, ONLINE, ONLINE), open=True, clock=SLOW)
            opened = await node.create(open_to_all, ADA, address=ADDRESS)
            holding = {table for table, rows in dump(url).items() if hash in rows}
            assert holding == KEPT, "list a new table above, and in `ADDRESSES`"
            node.time.passes(7 * DAY)
            await tidy(node)
            still = {table for table, rows in dump(url).items() if hash in rows}
            assert still == {"work", "reviews", "tables", "attempts"}
            node.time.passes(1)
            await tidy(node)
            for table, rows in dump(url).items():
                assert hash not in rows, table
                assert ADDRESS not in rows, table
            await node.do(opened, actions.Join(1, "Ben"), BEN)
            await node.do(playing, actions.Chat("hello"), ADA)
            for table, rows in dump(url).items():
                assert hash not in rows, f"{table}: an old hash is not written again"

    asyncio.run(story())
