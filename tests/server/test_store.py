"""The behaviour of every store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Literal

import pytest
from tests.server.stores import START, claims, event, execute, make, move, opened, tell

from overworld.server.store import open_store
from overworld.server.store.location import default_url
from overworld.server.store.model import (
    CodeTaken,
    Conflict,
    Repeated,
    TableWrite,
    Unavailable,
    Work,
)
from overworld.server.store.store import Store
from overworld.server.table.events import ARCHIVED, Event


def test_appended_events_are_read_after_a_restart(url: str) -> None:
    events = [
        Event(1, "create", None, '{"box": "base"}', START),
        Event(2, "join", 1, "Ünïcødé ⛏", START + 1, "a1"),
        Event(3, "move", 0, "take c1 -> oak", START + 2),
    ]

    async def write(store: Store) -> None:
        await store.create(TableWrite("AAAA", events[:1], "open", "{}"))
        await store.append(TableWrite("AAAA", events[1:], "playing", '{"players": 2}'))
        assert await store.events("AAAA") == events

    async def read(store: Store) -> None:
        assert await store.events("AAAA") == events
        assert await store.events("AAAA", after=2) == events[2:]
        assert await store.events("AAAA", after=3) == []
        row = await store.table("AAAA")
        assert row is not None
        assert (row.code, row.created, row.updated) == ("AAAA", START, START + 2)
        assert (row.seq, row.status, row.summary) == (3, "playing", '{"players": 2}')

    tell(url, write)
    tell(url, read)


def test_an_unknown_table_has_no_row_and_no_events(url: str) -> None:
    async def story(store: Store) -> None:
        assert await store.events("AAAA") == []
        assert await store.table("AAAA") is None
        assert not await store.delete("AAAA")
        with pytest.raises(Conflict):
            await move(store, 2)
        await store.finish_work("AAAA", 1)
        await store.health()

    tell(url, story)


def test_a_code_cannot_be_used_twice(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store, owners=["ada"])
        with pytest.raises(CodeTaken):
            await make(store, owners=["bob"])
        assert await store.tables_of("bob") == []

    tell(url, story)


@pytest.mark.parametrize("seq", [1, 2, 4])
def test_only_the_next_event_is_accepted(url: str, seq: int) -> None:
    async def story(store: Store) -> None:
        await make(store)
        await move(store, 2, owners=["ada"])
        with pytest.raises(Conflict) as refused:
            await move(store, seq, owners=["bob"], forget=["ada"], work=Work())
        assert not isinstance(refused.value, Repeated)
        assert len(await store.events("AAAA")) == 2
        assert await store.tables_of("bob") == []
        assert len(await store.tables_of("ada")) == 1
        assert await claims(store) == []

    tell(url, story)


def test_events_with_gaps_are_refused(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store)
        for wrong in ([], [event(2), event(4)], [event(2), event(2)]):
            with pytest.raises(ValueError, match="numbered"):
                await store.append(TableWrite("AAAA", wrong, "open", "{}"))
        with pytest.raises(Conflict):
            await store.create(TableWrite("BBBB", [event(2)], "open", "{}"))
        assert await store.table("BBBB") is None

    tell(url, story)


def test_an_action_is_carried_out_once(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store)
        await make(store, "BBBB")
        await store.append(TableWrite("AAAA", [event(2, action="x")], "playing", "{}"))
        for events in ([event(2, action="x")], [event(3), event(4, action="x")]):
            with pytest.raises(Repeated):
                await store.append(TableWrite("AAAA", events, "changed", "{}"))
        assert await store.events("AAAA") == [event(1, "create"), event(2, action="x")]
        row = await store.table("AAAA")
        assert row is not None
        assert row.status == "playing"
        # Another table may use the same id, and events without an id are never repetitions.
        await store.append(
            TableWrite("BBBB", [event(2, action="x"), event(3), event(4)], "playing", "{}")
        )

    tell(url, story)


def test_exactly_one_of_many_appends_at_the_same_seq_succeeds(url: str) -> None:
    async def attempt(store: Store, number: int) -> bool:
        write = TableWrite("AAAA", [event(2, text=f"by {number}"), event(3)], "open", "{}")
        for _ in range(20):
            try:
                await store.append(write)
            except Conflict:
                return False
            except Unavailable:  # a busy machine was too slow; repeating an append is safe
                continue
            return True
        raise AssertionError("the database was too slow 20 times")

    async def story(first: Store) -> None:
        await make(first)
        async with AsyncExitStack() as stack:
            second = await stack.enter_async_context(opened(url)) if first.shared else first
            stores = [first, second] * 20
            won = await asyncio.gather(*(attempt(s, n) for n, s in enumerate(stores)))
        assert sum(won) == 1
        log = await first.events("AAAA")
        assert [entry.seq for entry in log] == [1, 2, 3]
        assert log[1].text == f"by {won.index(True)}"

    tell(url, story)


def test_a_conflict_fails_alone(url: str) -> None:
    codes = [f"T{number:03}" for number in range(50)]

    async def story(store: Store) -> None:
        await asyncio.gather(*(make(store, code) for code in codes))
        jobs = [move(store, 2 if number % 5 else 7, code) for number, code in enumerate(codes)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        for number, (code, answer) in enumerate(zip(codes, answers, strict=True)):
            assert (answer is None) == bool(number % 5)
            assert len(await store.events(code)) == (2 if number % 5 else 1)

    tell(url, story)


def test_a_text_that_cannot_be_stored_fails_alone(url: str) -> None:
    async def story(store: Store) -> None:
        codes = ("AAAA", "BBBB", "CCCC")
        await asyncio.gather(*(make(store, code) for code in codes))
        texts = ("fine", "\ud800", "fine too")
        appends = [
            store.append(TableWrite(code, [event(2), event(3, text=text)], "playing", "{}"))
            for code, text in zip(codes, texts, strict=True)
        ]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert [isinstance(answer, ValueError) for answer in answers] == [False, True, False]
        assert [len(await store.events(code)) for code in codes] == [3, 1, 3]
        with pytest.raises(ValueError, match="NUL"):
            await store.append(TableWrite("BBBB", [event(2, text="a\0b")], "playing", "{}"))
        await move(store, 2, "BBBB")

    tell(url, story)


def test_owners_find_their_tables_the_last_changed_first(url: str) -> None:
    async def story(store: Store) -> None:
        for code in ("AAAA", "BBBB", "CCCC"):
            await make(store, code, owners=["ada", "bob"])
        await move(store, 2, "BBBB", owners=["ada", "eve"])
        assert (await store.tables_of("ada"))[0].code == "BBBB"
        assert [row.code for row in await store.tables_of("ada", limit=2)] == ["BBBB", "CCCC"]
        await move(store, 2, "CCCC", forget=["ada", "nobody"])
        assert [row.code for row in await store.tables_of("ada")] == ["BBBB", "AAAA"]
        assert [row.code for row in await store.tables_of("eve")] == ["BBBB"]

    tell(url, story)


def test_quiet_tables_are_those_without_recent_events(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store, "AAAA", owners=["ada"])
        await make(store, "BBBB", owners=["ada"])
        await move(store, 2, "BBBB")
        assert await store.inactive(START + 1, 9) == []
        assert await store.inactive(START + 2, 9) == ["AAAA"]
        await store.append(TableWrite("AAAA", [event(2, "archive")], ARCHIVED, "{}", work=False))
        assert await store.inactive(START + 2, 9) == []
        assert await store.inactive(START + 9, 9) == ["BBBB"]
        assert [row.code for row in await store.tables_of("ada")] == ["BBBB", "AAAA"]

    tell(url, story)


def test_words_are_forgotten_and_moves_are_not(url: str) -> None:
    kinds = ("create", "chat", "move", "paint", "chat")

    async def story(store: Store) -> None:
        events = [event(seq, kind, f"secret {seq}") for seq, kind in enumerate(kinds, 1)]
        await store.create(TableWrite("AAAA", events, "open", "{}"))
        assert await store.forget_words(START + 5) == 2
        assert await store.forget_words(START + 5) == 0
        texts = [entry.text for entry in await store.events("AAAA")]
        assert texts == ["secret 1", "", "secret 3", "", "secret 5"]

    tell(url, story)


def test_a_deleted_table_leaves_nothing(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store, owners=["ada"], work=Work(), deadline=1)
        await make(store, "BBBB", owners=["ada"])
        assert await store.delete("AAAA")
        assert await store.events("AAAA") == []
        assert [row.code for row in await store.tables_of("ada")] == ["BBBB"]
        assert await store.claim_due(9, 1) == []
        assert await claims(store) == []
        with pytest.raises(Conflict):
            await move(store, 2)
        await make(store)

    tell(url, story)
    for table, count in (("tables", 2), ("events", 2), ("owners", 1), ("work", 0)):
        assert execute(url, f"SELECT count(*) FROM {table}") == [(count,)]


def test_a_closed_store_raises_unavailable(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await make(store)
        for call in (store.events("AAAA"), move(store, 2), store.health()):
            with pytest.raises(Unavailable):
                await call
        await store.close()

    asyncio.run(story())


def test_database_urls_are_validated(tmp_path: Path) -> None:
    for wrong in ("", "sqlite://", "sqlite:///", "sqlite:///:memory:", ":memory:", "mysql://h/d"):
        with pytest.raises(ValueError, match="names no database"):
            open_store(wrong)
    assert default_url().startswith("sqlite:///")
    tell(str(tmp_path / "plain.sqlite3"), make)
    assert (tmp_path / "plain.sqlite3").exists()


@pytest.mark.parametrize("faults", [False, True])
def test_a_group_commit_has_the_same_result_as_single_appends(url: str, faults: bool) -> None:
    """Also with a late append, a repeated one, and one to a deleted table."""
    codes = [f"AAA{letter}" for letter in "ABCDEFGHI"]
    kinds_of_work: tuple[Work | Literal[False] | None, ...] = (Work(), False, None)
    appends = [
        (
            Event(2, "move", None if number % 2 else 1, f'Ünï ⛏ "{code}" \\ null', START, code),
            "over" if number % 2 else "playing",
            f'{{"name": "{code}"}}',
            START + number if number % 3 else None,
            kinds_of_work[number % 3],
        )
        for number, code in enumerate(codes)
    ]

    async def story(store: Store) -> None:
        for code in codes:
            await make(store, code, work=Work())
        wrong = []
        if faults:
            await store.append(
                TableWrite("AAAA", [event(2, action="twice")], "playing", "{}", work=None)
            )
            wrong = [
                store.append(TableWrite("AAAA", [event(3, action="twice")], "playing", "twice")),
                store.append(TableWrite("AAAB", [event(9)], "playing", "late")),
                store.append(TableWrite("AAAZ", [event(2)], "playing", "gone")),
            ]
        good = [
            store.append(
                TableWrite(
                    code, [one, event(3, "chat")], status, summary, deadline=deadline, work=work
                )
            )
            for code, (one, status, summary, deadline, work) in list(
                zip(codes, appends, strict=True)
            )[1:]
        ]
        answers = await asyncio.gather(*good[:4], *wrong, *good[4:], return_exceptions=True)
        failed = [type(answer) for answer in answers if answer is not None]
        assert failed == ([Repeated, Conflict, Conflict] if faults else [])
        for code, (one, status, summary, *_) in list(zip(codes, appends, strict=True))[1:]:
            assert (await store.events(code))[1:] == [one, event(3, "chat")]
            row = await store.table(code)
            assert row is not None
            assert (row.seq, row.status, row.summary) == (3, status, summary)
            assert row.updated == START + 3
        due = set(await store.claim_due(START + 100, 1))
        assert due == {"AAAB", "AAAC", "AAAE", "AAAF", "AAAH", "AAAI"}
        work = dict(await claims(store))
        assert work == {"AAAA": 1, "AAAC": 1, "AAAD": 3, "AAAF": 1, "AAAG": 3, "AAAI": 1}

    tell(url, story)
