"""The results of the deal of the day, and the names of bots."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement
from pathlib import Path

import msgspec
import pytest
from tests.table.nodes import Node, tell
from tests.table.script import BOX, DAY, HERE, NOW, bot

from overworld.bots import BOTS
from overworld.server.hub import statistics
from overworld.server.hub.render import encode_summary
from overworld.server.hub.statistics import Statistics
from overworld.server.store.model import TableWrite
from overworld.server.table import upkeep
from overworld.server.table.actions import Change, Chat, Play, Rematch, Start
from overworld.server.table.errors import Refused
from overworld.server.table.events import Created
from overworld.server.table.options import DAILY, Options, SeatOption, check_options
from overworld.server.table.reducer import replay
from overworld.server.table.table import Table


async def finish(node: Node, deal: str | None, owner: str) -> list[int]:
    """Play a game of two people on one browser; return their XP."""
    code = await node.create(Options((HERE, HERE), deal=deal), owner)
    return await play_to_the_end(node, code, owner)


async def play_to_the_end(node: Node, code: str, owner: str) -> list[int]:
    await node.do(code, Start(), owner)
    rng = random.Random(owner)
    while True:
        table = (await node.rooms.get(code)).table
        assert table.game is not None
        if table.game.over:
            return list(table.game.scores)
        move = rng.choice(table.game.legal_moves.ids)
        await node.do(code, Play(move, table.game_seq), owner)


def test_the_daily_results_count_only_finished_games_of_that_day(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        results = Statistics(node.store, node.box)
        empty = await results.daily(node.now())
        assert (empty.played, empty.best) == (0, None)
        scores = await finish(node, DAILY, "ada") + await finish(node, DAILY, "ben")
        await finish(node, None, "cleo")
        begun = await node.create(Options((HERE, HERE), deal=DAILY), "dan")
        await node.do(begun, Start(), "dan")
        assert await results.daily(node.now()) == empty, "asked for again only after a while"
        node.time.passes(10_000)
        found = await results.daily(node.now())
        assert (found.played, found.best) == (2, max(scores))
        assert [row.status for row in await node.store.tables_of("ada")] == ["over"]
        node.time.passes(DAY)
        tomorrow = await results.daily(node.now())
        assert (tomorrow.played, tomorrow.best) == (0, None)
        assert tomorrow.deal > found.deal

    tell(tmp_path, story)


def test_the_daily_results_count_more_games_than_they_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "_MAX_TABLES", 1)

    async def story(node: Node) -> None:
        results, scores = Statistics(node.store, node.box), list[int]()
        for played, owner in enumerate(("ada", "ben", "cleo", "dan"), 1):
            scores += await finish(node, DAILY, owner)
            node.time.passes(10_000)
            found = await results.daily(node.now())
            assert (found.played, found.best) == (played, max(scores))

    tell(tmp_path, story)


async def old_table(node: Node, deal: str, owner: str) -> str:
    """Create a table as an old version did, which did not check deals."""
    options = check_options(Options((HERE, HERE)), BOX, now=NOW)
    made = Created(msgspec.structs.replace(options, deal=deal), owner)
    events = upkeep.create(made, [], node.context())
    table = replay(Table("QK7MPX", BOX), events)
    await node.store.create(
        TableWrite(table.code, events, table.list_status, encode_summary(table), table.owners)
    )
    return table.code


async def finish_old_table(node: Node, deal: str) -> None:
    """Finish the game of an old table with any deal, and create a rematch."""
    code = await old_table(node, deal, "ada")
    await play_to_the_end(node, code, "ada")
    assert [row.status for row in await node.store.tables_of("ada")] == ["over"]
    await node.do(code, Chat("well played"), "ada")
    assert await node.answer(code, Rematch(), "ada") == "ok"
    if "\0" not in deal:
        assert await node.store.tables_of(deal) == [], "it is no result of a day"


BAD_DEALS = ["daily \0", "\0", "daily ", "daily 2099-01-01", "two\nlines"]


@pytest.mark.parametrize("deal", BAD_DEALS)
def test_an_old_table_with_any_deal_can_be_finished(tmp_path: Path, deal: str) -> None:
    tell(tmp_path, lambda node: finish_old_table(node, deal))


def test_the_deal_of_a_later_day_is_refused(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        tomorrow = Options((HERE, HERE), deal="daily 2023-11-15")
        with pytest.raises(Refused, match="bad_options"):
            await node.create(tomorrow, "ada")
        code = await node.create(Options((HERE, HERE)), "ada")
        assert await node.answer(code, Change(tomorrow), "ada") == "bad_options"
        node.time.passes(DAY)
        assert await node.answer(code, Change(tomorrow), "ada") == "ok"
        await node.create(tomorrow, "ada")

    tell(tmp_path, story)


def test_two_bots_at_a_table_never_have_the_same_name() -> None:
    people = SeatOption("here", name="Moss")
    for kinds in combinations_with_replacement(BOTS, 3):
        options = check_options(Options((people, *map(bot, kinds))), BOX, now=NOW)
        names = [seat.name or seat.bot or seat.board for seat in options.seats]
        assert len({name.casefold() for name in names}) == 4, names
        again = check_options(options, BOX, now=NOW)
        assert again == options
