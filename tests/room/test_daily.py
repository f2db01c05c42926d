"""The deal of the day has results, and bots at one table have names of their own."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement
from pathlib import Path

from tests.room.nodes import Node, tell
from tests.room.script import BOX, DAY, HERE, bot

from overworld.bots import BOTS
from overworld.server.hub.daily import DailyResults
from overworld.server.room.actions import Play, Start
from overworld.server.room.options import DAILY, Options, SeatOption, check_options


async def finish(node: Node, deal: str | None, owner: str) -> list[int]:
    """Two people of one browser play a game to its end; their XP."""
    code = await node.create(Options((HERE, HERE), deal=deal), owner)
    await node.do(code, Start(), owner)
    rng = random.Random(owner)
    while True:
        table = (await node.rooms.get(code)).table
        assert table.game is not None
        if table.game.over:
            return list(table.game.scores)
        move = rng.choice(table.game.legal_moves.ids)
        await node.do(code, Play(move, table.game_seq), owner)


def test_the_deal_of_the_day_counts_finished_games_of_that_day_alone(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        results = DailyResults(node.store)
        empty = await results.at(node.now())
        assert (empty.played, empty.best) == (0, None)
        scores = await finish(node, DAILY, "ada") + await finish(node, DAILY, "ben")
        await finish(node, None, "cleo")
        begun = await node.create(Options((HERE, HERE), deal=DAILY), "dan")
        await node.do(begun, Start(), "dan")
        assert await results.at(node.now()) == empty, "asked for again only after a while"
        node.time.passes(10_000)
        found = await results.at(node.now())
        assert (found.played, found.best) == (2, max(scores))
        assert [row.status for row in await node.store.tables_of("ada")] == ["over"]
        node.time.passes(DAY)
        tomorrow = await results.at(node.now())
        assert (tomorrow.played, tomorrow.best) == (0, None)
        assert tomorrow.deal > found.deal

    tell(tmp_path, story)


def test_two_bots_at_a_table_never_have_the_same_name() -> None:
    people = SeatOption("here", name="Moss")
    for kinds in combinations_with_replacement(BOTS, 3):
        options = check_options(Options((people, *map(bot, kinds))), BOX)
        names = [seat.name or seat.bot or seat.board for seat in options.seats]
        assert len({name.casefold() for name in names}) == 4, names
        again = check_options(options, BOX)
        assert again == options
