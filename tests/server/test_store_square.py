"""Waiting people, blocks, reports and invitations in both kinds of database."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.stores import START, execute, make, opened, tell

from overworld.server.people.square import (
    KEPT_MS,
    LOOKING,
    OFFERED,
    OUT,
    OUT_MS,
    READY_MS,
    SEATED,
    SEATED_MS,
    SEATING,
    Plan,
    Waiting,
)
from overworld.server.store.safety import ReportRow
from overworld.server.store.square import SEATING_LEASE
from overworld.server.store.store import Store

LIMITS: dict[str, int] = {"most": 100, "most_per_address": 100}
PLAN = Plan("TABLE", "TABLE", 2, "live", ("ada", "ben"))


def person(owner: str, now: int = START, **more: Any) -> Waiting:
    times = now, now, now
    return Waiting(owner, owner.title(), (2, 3), ("live", "days"), 60_000, *times, **more)


async def seek(store: Store, *owners: str, now: int = START) -> None:
    for owner in owners:
        assert await store.seek(person(owner, now), **LIMITS)


async def states(store: Store) -> dict[str, str]:
    return {row.owner: row.state for row in await store.waiting()}


def test_a_person_waits_and_stops(url: str) -> None:
    async def story(store: Store) -> None:
        await seek(store, "ada")
        assert await store.waiting() == [person("ada")]
        await store.heartbeat(["ada", "nobody"], START + 5)
        assert [row.beat for row in await store.waiting("ada")] == [START + 5]
        await seek(store, "ada", now=START + 9)  # another choice keeps the place
        (row,) = await store.waiting("ada")
        assert (row.since, row.pressed) == (START, START + 9)
        await store.stop_waiting("ada", START)
        assert await store.waiting() == []

    tell(url, story)


def test_waiting_people_have_limits(url: str) -> None:
    async def story(store: Store) -> None:
        two = {"most": 3, "most_per_address": 2}
        assert await store.seek(person("a", address="x"), **two)
        assert await store.seek(person("b", address="x"), **two)
        assert not await store.seek(person("c", address="x"), **two)
        assert await store.seek(person("a", address="x"), **two)
        assert await store.seek(person("d", address="y"), **two)
        assert not await store.seek(person("e", address="z"), **two)

    tell(url, story)


def test_an_offer_leads_to_seats(url: str) -> None:
    async def story(store: Store) -> None:
        await seek(store, "ada", "ben")
        assert await store.propose(PLAN, ["ada"], START)
        assert not await store.propose(PLAN, [], START), "both have an offer"
        assert not await store.seek(person("ada"), **LIMITS)
        assert not await store.claim_seats(PLAN, START), "ben is not ready"
        assert not await store.answer_offer("ben", "OTHER", True, START)
        assert await store.answer_offer("ben", "TABLE", True, START)
        assert await store.claim_seats(PLAN, START)
        assert not await store.claim_seats(PLAN, START + SEATING_LEASE - 1)
        assert await store.claim_seats(PLAN, START + SEATING_LEASE), "the node has died"
        await store.stop_waiting("ada", START)
        assert await states(store) == {"ada": SEATING, "ben": SEATING}
        await store.note_seated("TABLE", START)
        assert {row.plan for row in await store.waiting()} == {PLAN}
        await store.sweep_waiting(START + SEATED_MS - 1)
        assert await states(store) == {"ada": SEATED, "ben": SEATED}
        await store.sweep_waiting(START + SEATED_MS)
        assert await states(store) == {}

    tell(url, story)


def test_an_offer_that_is_not_answered_ends(url: str) -> None:
    async def story(store: Store) -> None:
        await seek(store, "ada", "ben")
        assert await store.propose(PLAN, [], START)
        assert await store.answer_offer("ada", "TABLE", True, START)
        await store.dissolve("TABLE", True, START + READY_MS - 1)
        assert await states(store) == {"ada": OFFERED, "ben": OFFERED}
        end = START + READY_MS
        assert not await store.answer_offer("ben", "TABLE", True, end)
        await store.dissolve("TABLE", True, end)
        assert await states(store) == {"ada": LOOKING, "ben": OUT}
        assert not await store.seek(person("ben", end + OUT_MS - 1), **LIMITS)
        assert await store.seek(person("ben", end + OUT_MS), **LIMITS)

    tell(url, story)


def test_people_whom_others_leave_look_again_without_a_pause(url: str) -> None:
    async def story(store: Store) -> None:
        await seek(store, "ada", "ben")
        assert await store.propose(PLAN, [], START)
        assert await store.answer_offer("ben", "TABLE", False, START)
        await store.dissolve("TABLE", False, START)
        assert await states(store) == {"ada": LOOKING, "ben": OUT}
        await store.stop_waiting("ben", START)
        assert await states(store) == {"ada": LOOKING, "ben": OUT}, "stopping ends no pause"

    tell(url, story)


def test_a_person_who_takes_a_seat_gets_no_other_one(url: str) -> None:
    plan = Plan("OPEN-1", "OPEN", 2, "live", ("ada",), join=True)

    async def story(store: Store) -> None:
        await seek(store, "ada", "ben")
        assert await store.sit(person("ada"), plan, START, **LIMITS)
        assert not await store.propose(PLAN, [], START)
        assert not await store.sit(person("ada"), plan, START + 10**6, **LIMITS)
        await store.release("OPEN-1", "OPEN", START)
        (row,) = await store.waiting("ada")
        assert (row.state, row.refused) == (LOOKING, ("OPEN",))
        assert await store.sit(person("eve"), plan, START, **LIMITS)
        await store.release("OPEN-1", "OPEN", START)
        assert await store.waiting("eve") == []

    tell(url, story)


def test_people_without_heartbeats_no_longer_wait(url: str) -> None:
    async def story(store: Store) -> None:
        await seek(store, "ada", "ben")
        await store.heartbeat(["ben"], START + 1)
        await store.sweep_waiting(START + KEPT_MS + 1)
        assert await states(store) == {"ben": LOOKING}

    tell(url, story)


def test_blocks_hold_both_ways_and_have_a_limit(url: str) -> None:
    async def story(store: Store) -> None:
        most = {"most": 2, "most_in_all": 3}
        for blocked in ("ben", "eve", "ben"):
            assert await store.block("ada", blocked, "X", 1, **most)
        assert not await store.block("ada", "cat", "X", 1, **most)
        assert await store.block("cat", "ada", "Ada", 2, **most)
        assert not await store.block("dan", "ada", "Ada", 2, **most), "too many in all"
        assert [row.blocked for row in await store.blocks_of("ada")] == ["ben", "eve"]
        about = await store.blocks_about(["ada"])
        assert about == {frozenset(("ada", other)) for other in ("ben", "eve", "cat")}
        await store.unblock("ada", "ben")
        assert await store.blocks_about(["ben"]) == set()

    tell(url, story)


def report(reporter: str, reported: str, at: int) -> ReportRow:
    return ReportRow(reporter, reported, "QK7MPX", 1, "Ben", "insults", "rude", "[]", at)


def test_reports_are_kept_for_the_operator_and_limited(url: str) -> None:
    async def story(store: Store) -> None:
        most = {"most": 2, "most_in_all": 3}
        assert await store.add_report(report("ada", "ben", 10), 5, **most)
        assert await store.add_report(report("ada", "ben", 11), 5, **most)
        assert not await store.add_report(report("ada", "ben", 12), 5, **most)
        assert await store.add_report(report("ada", "eve", 13), 10, **most), "a later day"
        assert not await store.add_report(report("cat", "ben", 14), 5, **most), "all full"
        assert [row.at for row in await store.reports(2)] == [13, 11]
        assert await store.forget_reports(11) == 1
        assert len(await store.reports_by("ada")) == 2

    tell(url, story)


def test_an_invitation_admits_a_number_of_people(url: str) -> None:
    async def story(store: Store) -> None:
        assert len(await store.people_key()) >= 32
        assert await store.invite("ada", "i", 1, 1)
        assert not await store.invite("ben", "i", 1, 1)
        assert await store.invite("ben", "j", 1, 1)
        assert [await store.is_invited(who) for who in ("ada", "ben", "eve")] == [True, True, False]

    tell(url, story)


def test_an_erased_person_leaves_no_trace(url: str) -> None:
    async def story(store: Store) -> None:
        await seek(store, "ada")
        most = {"most": 9, "most_in_all": 9}
        await store.block("ada", "ben", "Ben", 1, **most)
        await store.block("ben", "ada", "Ada the Great", 1, **most)
        await store.invite("ada", "i", 1, 1)
        await store.add_report(report("ada", "ben", 1), 0, **most)
        about = ReportRow("ben", "ada", "C", 1, "Ada the Great", "name", "", '["Ada"]', 1)
        await store.add_report(about, 0, **most)
        await store.end_deletion("ada", "ghost")

    tell(url, story)
    tables = ("waiting", "blocks", "invited", "reports")
    dump = str([execute(url, f"SELECT * FROM {table}") for table in tables])
    assert "ada" not in dump.lower()
    assert dump.count("ben") == 1, "the report itself stays"


def test_open_tables_are_lobbies_in_lists(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store, "AAAA", owners=["ada"])
        assert await store.count_open() == 1
        assert await store.open_tables(9) == [("AAAA", "{}")]
        assert [row.status for row in await store.tables_of("ada")] == ["lobby"]

    tell(url, story)


def test_two_nodes_propose_to_the_same_people_once(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as first, opened(postgres_url) as second:
            for number in range(20):
                await seek(first, "ada", "ben")
                plans = [Plan(f"{number}{x}", "T", 2, "live", ("ada", "ben")) for x in "ab"]
                pairs = zip((first, second), plans, strict=True)
                made = await asyncio.gather(
                    *(store.propose(plan, ["ada", "ben"], START) for store, plan in pairs)
                )
                assert sorted(made) == [False, True]
                plan = plans[made.index(True)]
                claimed = await asyncio.gather(
                    *(store.claim_seats(plan, START) for store in (first, second))
                )
                assert sorted(claimed) == [False, True]
                await first.note_seated(plan.id, START)

    asyncio.run(story())
