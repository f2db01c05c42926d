"""Deals of a day at tables of older versions, and the names of bots."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement
from pathlib import Path

import msgspec
import pytest
from tests.table.nodes import Node, tell
from tests.table.script import BOX, HERE, NOW, bot

from overworld.bots import BOTS
from overworld.server.hub.render import encode_summary
from overworld.server.store.model import TableWrite
from overworld.server.table import upkeep
from overworld.server.table.actions import Change, Chat, Play, Rematch, Start
from overworld.server.table.errors import Refused
from overworld.server.table.events import Created
from overworld.server.table.options import Options, SeatOption, check_options
from overworld.server.table.reducer import replay
from overworld.server.table.table import Table


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


@pytest.mark.parametrize("deal", ["daily", "daily 2023-11-14", "daily 2023-11-15"])
def test_a_new_table_cannot_have_a_deal_whose_name_players_know(tmp_path: Path, deal: str) -> None:
    """The name of such a deal was its seed, so that tomorrow's could be played today."""

    async def story(node: Node) -> None:
        with pytest.raises(Refused, match="bad_options"):
            await node.create(Options((HERE, HERE), deal=deal), "ada")
        code = await node.create(Options((HERE, HERE)), "ada")
        assert await node.answer(code, Change(Options((HERE, HERE), deal=deal)), "ada") == (
            "bad_options"
        )

    tell(tmp_path, story)


def test_an_old_table_with_the_deal_of_a_day_stays_readable(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await old_table(node, "daily 2023-11-14", "ada")
        await play_to_the_end(node, code, "ada")
        result = (await node.store.results())[0].result
        assert result is not None
        assert result.deal == "daily 2023-11-14"
        table = (await node.rooms.get(code)).table
        assert table.deal == "daily 2023-11-14"
        new = await node.do(code, Rematch(), "ada")
        assert (await node.rooms.get(new.code)).table.options.deal is None

    tell(tmp_path, story)


def test_two_bots_at_a_table_never_have_the_same_name() -> None:
    people = SeatOption("here", name="Moss")
    for kinds in combinations_with_replacement(BOTS, 3):
        options = check_options(Options((people, *map(bot, kinds))), BOX, now=NOW)
        names = [seat.name or seat.bot or seat.board for seat in options.seats]
        assert len({name.casefold() for name in names}) == 4, names
        again = check_options(options, BOX, now=NOW)
        assert again == options
