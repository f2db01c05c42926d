"""Tries at the deal of the day in a store, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio

from tests.server.stores import START, execute, opened, tell

from overworld.server.store.store import Store

DAY = "2026-11-18"


def test_many_starts_use_one_try(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            codes = await asyncio.gather(
                *(store.start_attempt(DAY, "ada", f"CODE{n}", START, "x", 10) for n in range(50))
            )
        assert len(set(codes)) == 1
        assert codes[0] is not None

    asyncio.run(story())
    assert execute(url, "SELECT count(*) FROM attempts") == [(1,)]


def test_many_starts_on_two_nodes_use_one_try_and_keep_the_limit(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as first, opened(postgres_url) as second:
            codes = await asyncio.gather(
                *(
                    [first, second][n % 2].start_attempt(DAY, "ada", f"A{n}", START, "x", 10)
                    for n in range(50)
                )
            )
            assert len(set(codes)) == 1
            others = await asyncio.gather(
                *(
                    [first, second][n % 2].start_attempt(DAY, f"p{n}", f"B{n}", START, "x", 10)
                    for n in range(50)
                )
            )
            assert sum(code is not None for code in others) == 9

    asyncio.run(story())


def test_an_address_has_some_tries_a_day(url: str) -> None:
    async def story(store: Store) -> None:
        for n in range(5):
            code = await store.start_attempt(DAY, f"p{n}", f"A{n}", START, "here", 3)
            assert (code is not None) == (n < 3)
        assert await store.start_attempt(DAY, "p0", "AX", START, "here", 3) == "A0"
        assert await store.start_attempt(DAY, "p9", "A9", START, "there", 3) == "A9"
        assert await store.start_attempt("2026-11-19", "p4", "A4", START, "here", 3) == "A4"
        await store.forget_attempt_addresses("2026-11-19")
        assert await store.attempts("p0", "2026-11-01", "2026-11-30") == {DAY: "A0"}
        await store.end_deletion("p0", "ghost")
        assert await store.attempts("p0", "2026-11-01", "2026-11-30") == {}
        assert await store.count_attempts(DAY) == 4, "a ghost has the try"

    tell(url, story)
    rows = dict(execute(url, "SELECT day, max(address) FROM attempts GROUP BY day"))
    assert rows == {DAY: "", "2026-11-19": "here"}


def test_one_node_at_a_time_plays_a_mark(url: str) -> None:
    async def story(store: Store) -> None:
        assert await store.claim_par(DAY, "flint", START, 1000)
        assert not await store.claim_par(DAY, "flint", START + 999, 1000)
        assert await store.claim_par(DAY, "flint", START + 1000, 1000), "the lease has ended"
        assert await store.pars(DAY, DAY) == {}
        await store.set_par(DAY, "flint", -3)
        assert not await store.claim_par(DAY, "flint", START + 9000, 1000), "it is done"
        assert await store.pars(DAY, DAY) == {DAY: {"flint": -3}}
        for n in range(5):
            claimed = await store.claim_par(DAY, "pebble", START + n * 5000, 1000)
            assert claimed == (n < 3), "after three failures no node tries again"

    tell(url, story)


def test_every_database_has_another_key(sqlite_url: str, postgres_url: str) -> None:
    keys = set[str]()

    async def story(store: Store) -> None:
        key = await store.day_key()
        assert len(key) == 64
        keys.add(key)

    for url in (sqlite_url, postgres_url):
        tell(url, story)
        tell(url, story)
    assert len(keys) == 2


def test_finished_tries_are_found_with_their_names(url: str) -> None:
    async def story(store: Store) -> None:
        assert await store.finished_attempts(DAY, DAY) == []

    tell(url, story)
