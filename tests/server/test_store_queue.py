"""The queue of the bots' work: its order, its leases and its failures."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter

import psycopg
import pytest
from tests import patience
from tests.server.stores import START, claims, execute, make, move, opened, tell
from tests.table.nodes import node_on

from overworld.server.hub.housekeeping import Housekeeping
from overworld.server.hub.presence import Presence
from overworld.server.store.model import ATTEMPTS, SERVED_KEPT, ClaimedWork, TableWrite, Work
from overworld.server.store.postgres_sql import NODES
from overworld.server.store.store import Store
from overworld.server.table.clocks import DAY
from overworld.server.table.events import Event

NOW = START + 100_000


async def queue(store: Store, code: str, at: int, **work: object) -> None:
    """Create a table whose bot has had to decide since a time."""
    events = [Event(1, "create", None, "{}", START + at)]
    await store.create(TableWrite(code, events, "playing", "{}", work=Work(**work)))  # type: ignore[arg-type]


async def order(store: Store, now: int = NOW) -> list[str]:
    """Return the order in which a node takes the work."""
    return [code for code, _ in await claims(store, now, lease=1000)]


def test_the_oldest_work_comes_first(url: str) -> None:
    async def story(store: Store) -> None:
        for code, at in (("AAAA", 30), ("BBBB", 10), ("CCCC", 20)):
            await queue(store, code, at, owner=code)
        assert await order(store) == ["BBBB", "CCCC", "AAAA"]

    tell(url, story)


def test_tables_that_always_have_work_get_equal_shares(url: str) -> None:
    """With four tables of bots, the first two once got all the time."""

    async def story(store: Store) -> None:
        codes = ["AAAA", "BBBB", "CCCC", "DDDD"]
        for code in codes:
            await queue(store, code, 0, owner=code)
        had, now = Counter[str](), START + 1000
        for _ in range(80):
            now += 10
            taken = [await store.claim_work(store.node, now, 5000) for _ in range(2)]
            for claim in taken:
                assert claim is not None
                had[claim.code] += 1
                event = Event(claim.seq + 1, "move", 0, "end", now)
                await store.append(
                    TableWrite(claim.code, [event], "playing", "{}", work=Work(claim.code))
                )
        assert [had[code] for code in codes] == [40] * 4

    tell(url, story)


def test_an_owner_with_many_tables_has_the_share_of_one(url: str) -> None:
    async def story(store: Store) -> None:
        for number in range(6):
            await queue(store, f"EVE{number}", number, owner="eve")
        await queue(store, "ADA0", 50, owner="ada")
        await queue(store, "BEN0", 60, owner="ben")
        await queue(store, "BEN1", 70, owner="ben")
        taken = await order(store)
        assert taken[:3] == ["EVE0", "ADA0", "BEN0"]
        assert taken[3:5] == ["EVE1", "BEN1"]
        assert taken[5:] == ["EVE2", "EVE3", "EVE4", "EVE5"]

    tell(url, story)


def test_work_in_progress_counts_for_the_share_of_its_owner(url: str) -> None:
    async def story(store: Store) -> None:
        await queue(store, "EVE0", 0, owner="eve")
        assert await order(store) == ["EVE0"]
        await queue(store, "EVE1", 1, owner="eve")
        await queue(store, "ADA0", 50, owner="ada")
        assert await order(store) == ["ADA0", "EVE1"]

    tell(url, story)


def test_fast_bots_go_before_slow_ones_but_not_without_limit(url: str) -> None:
    async def story(store: Store) -> None:
        await queue(store, "SLOW", 0, owner="a", slow=True)
        await queue(store, "FAST", 500, owner="b")
        await queue(store, "LATE", 4000, owner="c")
        assert await order(store) == ["FAST", "SLOW", "LATE"]

    tell(url, story)


def test_a_node_can_leave_a_process_to_fast_bots(url: str) -> None:
    async def story(store: Store) -> None:
        await queue(store, "SLOW", 0, slow=True)
        assert await claims(store, NOW, slow=False) == []
        assert await store.claim_work(store.node, NOW, 10) == ClaimedWork("SLOW", 1, True)

    tell(url, story)


def test_tables_without_people_come_last(url: str) -> None:
    async def story(store: Store) -> None:
        for number in range(3):
            await queue(store, f"BOT{number}", number, owner=f"eve{number}", alone=True)
        await queue(store, "ADA0", 90_000, owner="ada")
        await queue(store, "ADA1", 90_001, owner="ada")
        assert await order(store) == ["ADA0", "ADA1", "BOT0", "BOT1", "BOT2"]

    tell(url, story)


@pytest.mark.parametrize("together", [1, 5])
def test_work_that_a_player_waits_for_again_keeps_its_lease_and_place(
    url: str, together: int
) -> None:
    """The events are appended one by one, or for several tables together."""
    codes = [f"BOT{number}" for number in range(together)]

    def rows() -> dict[str, tuple[object, ...]]:
        found = execute(
            url,
            "SELECT code, alone, work.seq, node, leased_until, queued, owner, slow, address, "
            "attempts FROM work JOIN tables ON id = table_id",
        )
        return {code: tuple(row) for code, *row in found}

    async def story(store: Store) -> None:
        for code in [*codes, "LEFT", "ENDS"]:
            await queue(store, code, 5, owner="eve", address="there", slow=True, alone=True)
        await store.fail_work(codes[0], 1, NOW + 300)
        before = rows()
        says = [Event(2, "chat", 0, "hi", NOW)]
        await asyncio.gather(
            *(
                store.append(TableWrite(code, says, "playing", "{}", work=None, awaited=True))
                for code in codes
            )
        )
        after = rows()
        assert after == {
            code: (0 if code in codes else 1, *row[1:]) for code, row in before.items()
        }
        await asyncio.gather(
            store.append(TableWrite("ENDS", says, "playing", "{}", work=False, awaited=True)),
            store.append(
                TableWrite("LEFT", says, "playing", "{}", work=Work(alone=True), awaited=True)
            ),
        )
        assert "ENDS" not in rows()
        assert rows()["LEFT"][:2] == (1, 2), "new work sets again whether its table is alone"

    tell(url, story)


def test_work_is_claimed_by_one_node_and_taken_over_after_its_lease(postgres_url: str) -> None:
    codes = [f"T{number:03}" for number in range(30)]

    async def story(first: Store) -> None:
        await asyncio.gather(*(make(first, code, work=Work()) for code in codes))
        async with opened(postgres_url) as second:
            tries = [store.claim_work(store.node, NOW, 500) for store in (first, second) * 25]
            taken = [one for one in await asyncio.gather(*tries) if one is not None]
            taken += [ClaimedWork(*one, False) for one in await claims(second, NOW, 500)]
            assert sorted(taken) == [ClaimedWork(code, 1, False) for code in codes]
            assert await claims(second, NOW + 499) == []
            again = await claims(second, NOW + 500, 500)
            assert sorted(again) == [(code, 1) for code in codes]
            await second.release_work(second.node)
            assert len(await claims(first, NOW + 501, 500)) == len(codes)

    tell(postgres_url, story)


def test_a_node_that_starts_ends_the_leases_of_dead_nodes(postgres_url: str) -> None:
    """Otherwise a bot and a review would wait for a killed node until their leases end."""

    async def listen(store: Store) -> None:
        async for _ in store.notifications():
            pass

    async def story(first: Store) -> None:
        await make(first, work=Work())
        assert await first.ask_review("AAAA", NOW, 10)
        assert await claims(first, NOW, 60_000) == [("AAAA", 1)]
        assert await first.claim_review(first.node, NOW, 60_000) == "AAAA"
        listening = asyncio.create_task(listen(first))
        await patience.until(lambda: execute(postgres_url, NODES) == [(first.node,)])
        async with opened(postgres_url) as second:
            assert await claims(second, NOW + 1000) == [], "the first node is alive"
            assert await second.claim_review(second.node, NOW + 1000, 10) is None
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            await patience.until(lambda: execute(postgres_url, NODES) == [])
        async with opened(postgres_url) as third:
            assert await claims(third, NOW + 1000) == [("AAAA", 1)]
            assert await third.claim_review(third.node, NOW + 1000, 10) == "AAAA"

    tell(postgres_url, story)


def test_work_is_left_to_the_node_that_has_the_table_for_a_moment(postgres_url: str) -> None:
    async def story(first: Store) -> None:
        await make(first, work=Work())  # queued at START + 1
        async with opened(postgres_url) as second:
            assert await claims(second, START + 500) == []
            assert await claims(first, START + 500) == [("AAAA", 1)]
            await first.release_work(first.node)
            assert await claims(second, START + 501) == [("AAAA", 1)]

    tell(postgres_url, story)


def test_work_ends_with_the_next_event_and_chat_leaves_it(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store)
        assert await claims(store, NOW) == []
        await move(store, 2, work=Work())
        assert await claims(store, NOW) == [("AAAA", 2)]
        await move(store, 3, work=None)
        assert await claims(store, NOW + 9) == []
        assert await claims(store, NOW + 10) == [("AAAA", 2)]
        await move(store, 4, work=Work())
        assert await claims(store, NOW + 10) == [("AAAA", 4)]
        await move(store, 5)
        assert await claims(store, NOW + 99) == []
        await move(store, 6, work=Work())
        await store.finish_work("AAAA", 5)
        assert await claims(store, NOW + 99) == [("AAAA", 6)]
        await store.finish_work("AAAA", 6)
        assert await claims(store, NOW + 999) == []

    tell(url, story)


def test_work_that_fails_three_times_is_quarantined_until_a_node_starts(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store, work=Work())
        for failure in range(1, ATTEMPTS + 1):
            now = NOW + 1000 * failure
            assert await claims(store, now) == [("AAAA", 1)]
            assert await store.fail_work("AAAA", 1, now + 300) == failure
            assert await claims(store, now + 299) == []
        assert await claims(store, NOW + 1_000_000) == []
        assert await store.fail_work("AAAA", 9, 0) == 0

    async def restarted(store: Store) -> None:
        assert await claims(store, NOW + 1_000_000) == [("AAAA", 1)]

    tell(url, story)
    tell(url, restarted)


def test_new_work_of_a_table_has_not_failed_yet(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store, work=Work())
        for _ in range(ATTEMPTS):
            await store.fail_work("AAAA", 1, 0)
        await move(store, 2, work=Work())
        assert await claims(store, NOW) == [("AAAA", 2)]

    tell(url, story)


# ---------------------------------------------------------------- turns between addresses


async def served(store: Store, workers: int, decisions: int) -> list[str]:
    """Decide for tables that always have work, and return the codes in order of decision."""
    now, order, busy = NOW, list[str](), list[ClaimedWork]()
    while len(order) < decisions:
        now += 10
        while len(busy) < workers:
            claim = await store.claim_work(store.node, now, 60_000)
            assert claim is not None
            busy.append(claim)
        done = busy.pop(0)
        order.append(done.code)
        host = "honest" if done.code == "GOOD" else done.code
        host = host if done.address != "one cookie" else "hostile"
        event = Event(done.seq + 1, "move", 0, "end", now)
        work = Work(host, slow=True, address=done.address)
        await store.append(TableWrite(done.code, [event], "playing", "{}", work=work))
    return order


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("address", ["one cookie", "fifty cookies", ""])
def test_fifty_hostile_tables_take_turns_with_an_honest_one(
    url: str, workers: int, address: str
) -> None:
    async def story(store: Store) -> None:
        for number in range(50):
            code = f"E{number:03}"
            owner = "hostile" if address == "one cookie" else code
            await queue(store, code, number, owner=owner, slow=True, address=address)
        await queue(store, "GOOD", 60, owner="honest", slow=True, address="elsewhere")
        order = await served(store, workers, 40)
        turns = [place for place, code in enumerate(order) if code == "GOOD"]
        between = [later - sooner - 1 for sooner, later in itertools.pairwise(turns)]
        assert turns[0] <= 5
        assert len(between) >= 5
        assert max(between) <= 5

    tell(url, story)


def test_a_thousand_older_decisions_do_not_hide_an_honest_one(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        for number in range(1100):
            await queue(store, f"E{number:04}", number, owner="eve", address="hostile")
        await queue(store, "GOOD", 2000, owner="ada", address="elsewhere")
        assert "GOOD" in [code for code, _ in await claims(store, NOW, most=2)]

    tell(sqlite_url, story)


def test_owners_at_one_address_take_turns(url: str) -> None:
    async def story(store: Store) -> None:
        for number in range(6):
            await queue(store, f"EVE{number}", number, owner="eve", address="school")
        await queue(store, "ADA0", 50, owner="ada", address="school")
        assert (await order(store))[:3] == ["EVE0", "ADA0", "EVE1"]

    tell(url, story)


def test_an_address_that_has_used_up_its_time_comes_after_the_others(url: str) -> None:
    async def story(store: Store) -> None:
        await queue(store, "EVE0", 0, owner="eve", address="much")
        await queue(store, "ADA0", 50, owner="ada", address="little")
        await queue(store, "BOTS", 10, owner="bob", address="little", alone=True)
        first = await store.claim_work(store.node, NOW, 1000, behind=["much"])
        second = await store.claim_work(store.node, NOW, 1000, behind=["much"])
        assert first == ClaimedWork("ADA0", 1, False, "little")
        assert second == ClaimedWork("EVE0", 1, False, "much"), (
            "it still comes before tables of bots"
        )

    tell(url, story)


def test_the_store_forgets_whom_it_served_after_an_hour(url: str) -> None:
    async def story(store: Store) -> None:
        await queue(store, "EVE0", 0, owner="eve", address="there")
        await store.claim_work(store.node, NOW, 10)
        await queue(store, "ADA0", 50, owner="ada", address="here")
        await store.claim_work(store.node, NOW + SERVED_KEPT + 1, 10)
        await store.forget_served(NOW + SERVED_KEPT + 1)

    tell(url, story)
    assert set(execute(url, "SELECT who FROM served")) == {("ada",), ("here",)}


def test_a_clock_that_was_ahead_leaves_nothing_behind(url: str) -> None:
    async def story(store: Store) -> None:
        await queue(store, "AAAA", 0, owner="ahead", address="ahead")
        await claims(store, NOW + 365 * DAY)
        for code, owner in (("BBBB", "one"), ("CCCC", "two")):
            await queue(store, code, 0, owner=owner, address=owner)
            await claims(store, NOW)
        await store.forget_served(NOW)
        assert execute(url, "SELECT who FROM served ORDER BY at") == [("one",), ("two",)]
        assert execute(url, "SELECT max(at) FROM served")[0][0] < NOW + SERVED_KEPT

    tell(url, story)


def test_nodes_do_not_wait_for_each_other_to_forget_whom_they_served(postgres_url: str) -> None:
    """Otherwise two nodes could each wait for a row that the other has locked."""

    async def story(store: Store) -> None:
        await queue(store, "AAAA", 0, owner="early", address="early")
        await claims(store, NOW)
        await queue(store, "BBBB", 0, owner="late", address="late")
        await claims(store, NOW)
        with psycopg.connect(postgres_url) as other:
            other.execute("UPDATE served SET at = at WHERE who = 'early'")
            await store.forget_served(NOW + 2 * SERVED_KEPT)
        assert execute(postgres_url, "SELECT who FROM served") == [("early",)]

    tell(postgres_url, story)


def test_housekeeping_forgets_whom_the_store_served_although_no_bot_plays(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            await queue(node.store, "EVE0", 0, owner="eve", address="there")
            await node.store.claim_work(node.store.node, node.now(), 10)
            housekeeping = Housekeeping(node, Presence(node))
            await housekeeping.catch_up()
            assert len(execute(url, "SELECT who FROM served")) == 2
            node.time.passes(SERVED_KEPT + 1)
            await housekeeping.catch_up()

    asyncio.run(story())
    assert execute(url, "SELECT who FROM served") == []


def test_housekeeping_forgets_whom_a_clock_that_was_ahead_served(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            await queue(node.store, "EVE0", 0, owner="eve", address="there")
            await node.store.claim_work(node.store.node, node.now() + 365 * DAY, 10)
            await Housekeeping(node, Presence(node)).catch_up()

    asyncio.run(story())
    assert execute(url, "SELECT who FROM served") == []


def test_all_nodes_hash_addresses_with_one_key(url: str) -> None:
    keys = list[str]()

    async def story(store: Store) -> None:
        keys.append(await store.address_key())

    tell(url, story)
    tell(url, story)
    assert keys[0] == keys[1]
    assert len(keys[0]) >= 32


# ---------------------------------------------------------------- deadlines


def test_tables_are_due_from_their_deadline_on_and_once_in_a_lease(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store, "AAAA", deadline=300)
        await make(store, "BBBB", deadline=200)
        await make(store, "CCCC")
        assert await store.claim_due(199, 50) == []
        assert await store.claim_due(1000, 50, limit=1) == ["BBBB"]
        assert await store.claim_due(1000, 50) == ["AAAA"]
        assert await store.claim_due(1049, 50) == []
        assert sorted(await store.claim_due(1050, 50)) == ["AAAA", "BBBB"]
        await move(store, 2, "BBBB")
        await move(store, 2, "CCCC", deadline=100)
        assert await store.claim_due(1099, 50) == ["CCCC"]

    tell(url, story)


def test_nodes_share_due_tables(postgres_url: str) -> None:
    async def story(first: Store) -> None:
        codes = [f"T{number:03}" for number in range(40)]
        await asyncio.gather(*(make(first, code, deadline=5) for code in codes))
        async with opened(postgres_url) as second:
            both = await asyncio.gather(*(one.claim_due(9, 50) for one in (first, second)))
            rest = await first.claim_due(9, 50)
        assert sorted([*both[0], *both[1], *rest]) == codes

    tell(postgres_url, story)


# ---------------------------------------------------------------- heartbeat


def test_the_last_heartbeat_or_event_shows_when_a_node_served(url: str) -> None:
    hour, late = 3_600_000, START + 10**9

    async def story(store: Store) -> None:
        assert await store.last_beat(late) is None
        await make(store)
        assert await store.last_beat(late) == START + 1
        await store.beat(START + 100)
        await store.beat(START + hour)
        assert await store.last_beat(late) == START + 100, "no clock runs: one in an hour is enough"
        await move(store, 2, deadline=START + 99)
        await store.beat(START + 200)
        assert await store.last_beat(late) == START + 200
        assert await store.last_beat(START + 150) == START + 2, "a clock that was ahead is ignored"
        assert await store.last_beat(START) is None
        await store.beat(START + 150)
        assert await store.last_beat(late) == START + 150

    tell(url, story)


def test_outages_end_now_if_a_clock_was_ahead(url: str) -> None:
    async def story(store: Store) -> None:
        for since, until in ((10, 20), (30, 90), (60, 70)):
            await store.note_outage(since, until)
        await store.correct_times(50)
        assert await store.outages(0) == [(10, 20), (30, 50)]

    tell(url, story)


def test_work_and_reviews_are_served_after_a_clock_that_was_ahead(url: str) -> None:
    day = 86_400_000

    async def story(store: Store) -> None:
        for code in ("WAIT", "BUSY"):
            await queue(store, code, day, owner=code)
        assert await store.claim_work("another node", START + day + 1000, 10) is not None
        await store.ask_review("BUSY", START + day, max_waiting=9)
        assert await store.claim_review("another node", START + day, 10) == "BUSY"
        assert len(await claims(store, NOW)) < 2
        await store.correct_times(NOW)
        assert len(await claims(store, NOW + 1000)) == 2
        assert await store.claim_review(store.node, NOW, 10) == "BUSY"

    tell(url, story)


def test_old_outages_of_a_month_become_one_of_the_same_length(url: str) -> None:
    day, month = DAY, 30 * DAY

    async def story(store: Store) -> None:
        for since, until in (
            (day, 2 * day),
            (4 * day, 9 * day),
            (8 * day, 10 * day),  # two nodes noted one outage
            (4 * day, 9 * day),
            (29 * day, 31 * day),
            (31 * day, 33 * day),
        ):
            await store.note_outage(since, until)
        assert len(await store.outages(0)) == 6
        await store.note_outage(3 * month, 3 * month + 1)
        assert await store.outages(0) == [
            (3 * day, 10 * day),
            (29 * day, 31 * day),
            (31 * day, 33 * day),
            (3 * month, 3 * month + 1),
        ], "an outage of the last 60 days stays as it is"
        await store.note_outage(4 * month, 4 * month + 1)
        assert await store.outages(0) == [
            (3 * day, 10 * day),
            (29 * day, 33 * day),
            (3 * month, 3 * month + 1),
            (4 * month, 4 * month + 1),
        ]

    tell(url, story)


def test_outages_are_stored(url: str) -> None:
    async def story(store: Store) -> None:
        await store.note_outage(50, 60)
        await store.note_outage(10, 20)
        assert await store.outages(0) == [(10, 20), (50, 60)]
        assert await store.outages(20) == [(50, 60)]

    tell(url, story)
