"""Background work of a node: presence, bots, other nodes, heartbeats."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.stores import execute
from tests.table import nodes
from tests.table.nodes import Node, Time, node_on, tell

from overworld.server.hub import housekeeping as housekeeping_module
from overworld.server.hub.bot_pool import BotPool
from overworld.server.hub.housekeeping import Follower, Housekeeping
from overworld.server.hub.presence import Presence
from overworld.server.hub.room import KEYS_KEPT, Room
from overworld.server.hub.room_cache import RoomCache
from overworld.server.hub.worker_process import BotMove, BotTurn
from overworld.server.store.model import Unavailable
from overworld.server.table import actions, upkeep
from overworld.server.table.clocks import DAY
from overworld.server.table.events import PRESENCE_KINDS
from overworld.server.table.options import ClockOption, Options, SeatOption

ADA, BEN, EVE = "a" * 32, "b" * 32, "e" * 32
NO_CLOCK = ClockOption()
BANK = ClockOption("bank", bank=60, increment=0)


async def begun(node: Node, clock: ClockOption = NO_CLOCK) -> str:
    """Start a game of two people; return its table."""
    seats = (SeatOption(kind="here"), SeatOption(kind="online"))
    options = Options(seats=seats, first=0, clock=clock)
    code = await node.create(options, ADA)
    await node.do(code, actions.Join(seat=1, name="Ben"), BEN)
    await node.do(code, actions.Start(), ADA)
    return code


def test_heartbeats_continue_while_a_long_clean_up_runs(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A `VACUUM` of a large database takes minutes; clocks and heartbeats must not wait for it."""

    async def story() -> None:
        async with node_on(url) as node:
            beats, cleaning, never = 0, asyncio.Event(), asyncio.Event()
            beat = node.store.beat

            async def counted(now: int) -> None:
                nonlocal beats
                beats += 1
                await beat(now)

            async def forgotten(before: int) -> int:
                return 1

            async def slow(deleted: bool) -> None:
                if deleted:
                    cleaning.set()
                    await never.wait()

            monkeypatch.setattr(housekeeping_module, "_TICK", 0)
            monkeypatch.setattr(node.store, "beat", counted)
            found = Housekeeping(node, Presence(node))
            monkeypatch.setattr(node.store, "forget_words", forgotten)
            monkeypatch.setattr(node.store, "clean_up", slow)
            task = asyncio.create_task(found.run())
            try:
                async with asyncio.timeout(60):
                    await cleaning.wait()
                    before = beats
                    while beats < before + 3:
                        await asyncio.sleep(0.01)
            finally:
                task.cancel()

    asyncio.run(story())


# ---------------------------------------------------------------- presence


def away(node: Node, code: str, seat: int) -> bool:
    room = node.rooms.cached(code)
    assert room is not None
    return room.table.seats[seat].away_since is not None


def test_a_player_is_away_after_two_checks_without_a_connection(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code, presence = await begun(node), Presence(node)
        ben = await node.follow(code, BEN)
        await presence.check()
        room = node.rooms.cached(code)
        assert room is not None
        assert room.table.seats[1].node == node.node, "a player who listens is here"
        room.listeners.discard(ben)  # a lost connection that no event notes
        node.rooms.needs_presence_check.add(code)
        await presence.check()
        assert not away(node, code, 1)
        await presence.check()
        assert away(node, code, 1)

    tell(tmp_path, story)


def test_presence_checks_only_changed_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []

    async def story(node: Node) -> None:
        codes = [await begun(node) for _ in range(12)]
        presence = Presence(node)
        held = RoomCache.cached
        await presence.check()  # all of them are new
        await presence.check()

        def remember(rooms: RoomCache, code: str) -> object:
            looked.append(code)
            return held(rooms, code)

        monkeypatch.setattr(RoomCache, "cached", remember)
        await presence.check()
        assert looked == [], "nothing has changed"
        await node.do(codes[3], actions.Chat(text="hi"), ADA)
        await node.follow(codes[5], BEN)
        node.rooms.needs_presence_check.add(codes[5])
        looked.clear()
        await presence.check()
        assert set(looked) == {codes[5]}

    tell(tmp_path, story)


# ---------------------------------------------------------------- people whom bots keep waiting


async def of_bots(node: Node, owner: str = ADA, address: str = "198.51.100.1") -> str:
    """Return a table of a person at this device and two bots, of which one moves first."""
    bot = SeatOption(kind="bot", bot="random")
    options = Options(seats=(SeatOption(kind="here"), bot, bot), first=1)
    code = await node.create(options, owner, address=address)
    await node.do(code, actions.Start(), owner)
    return code


async def bot_decides(node: Node, code: str) -> None:
    table = (await node.rooms.get(code)).table
    assert table.game is not None
    await node.bot_move(code, table.game_seq, str(table.game.legal_moves[0]))
    assert (await node.rooms.get(code)).table.game_seq > table.game_seq


def test_a_table_is_alone_when_no_player_is_connected_or_acts(url: str) -> None:
    def alone() -> bool:
        return bool(execute(url, "SELECT alone FROM work")[0][0])

    async def story() -> None:
        async with node_on(url) as node:
            code, presence = await of_bots(node), Presence(node)
            assert not alone(), "the host has just started the game"
            node.time.passes(9 * 60_000)
            await bot_decides(node, code)
            assert not alone(), "the host may look at the table without a socket"
            node.time.passes(2 * 60_000)
            await bot_decides(node, code)
            assert alone()
            node.rooms.evict(code)  # as on another node, or after a restart
            await node.do(code, actions.Chat(text="hi"), ADA)
            await bot_decides(node, code)
            assert not alone()
            ada = await watch(node, presence, code, ADA)
            node.time.passes(11 * 60_000)
            await bot_decides(node, code)
            assert not alone(), "the host has a socket"
            (await node.rooms.get(code)).listeners.discard(ada)
            await node.mark_away(code, ADA)
            await bot_decides(node, code)
            assert alone()
            node.time.passes(1000)
            await node.do(code, actions.Chat(text="hi"), ADA)
            await bot_decides(node, code)
            assert not alone(), "the host is back without a socket"

    asyncio.run(story())


def is_alone(url: str, code: str) -> bool:
    found = execute(
        url, f"SELECT alone FROM work JOIN tables ON id = table_id WHERE code = '{code}'"
    )
    return bool(found[0][0])


async def leave_and_let_a_bot_decide(node: Node, code: str) -> None:
    """Let Ada be away from all nodes while a bot of her table moves and another is to move."""
    room = await node.rooms.get(code)
    for listener in room.listeners:
        room.listeners.discard(listener)
    node.time.passes(1000)
    await node.mark_away(code, ADA, room.table.seats[0].node)
    await bot_decides(node, code)
    assert room.table.bot_to_move is not None


def work_without_alone(url: str) -> list[tuple[Any, ...]]:
    return execute(
        url, "SELECT table_id, seq, node, leased_until, queued, owner, address, attempts FROM work"
    )


@pytest.mark.parametrize("acts", [False, True])
def test_a_table_whose_player_is_back_is_not_alone_any_more(url: str, acts: bool) -> None:
    """The work keeps its lease, its seq and its place in the queue."""

    async def story() -> None:
        async with node_on(url) as node:
            code, presence = await of_bots(node), Presence(node)
            await watch(node, presence, code, ADA)
            await leave_and_let_a_bot_decide(node, code)
            assert is_alone(url, code)
            await node.do(code, actions.Chat(text="hi"), EVE)
            assert is_alone(url, code), "a stranger does not wait for the bots"
            assert await node.store.claim_work(node.node, node.now(), 5000) is not None
            before = work_without_alone(url)
            node.time.passes(1000)
            if acts:
                await node.do(code, actions.Chat(text="hi"), ADA)
            else:
                await watch(node, presence, code, ADA)
            assert not is_alone(url, code)
            assert work_without_alone(url) == before

    asyncio.run(story())


def test_a_player_who_was_away_for_a_moment_is_served_in_turn(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            presence, honest = Presence(node), await of_bots(node)
            await watch(node, presence, honest, ADA)
            for number in range(5):
                other = await of_bots(node, f"{number:032}", "203.0.113.66")
                await watch(node, presence, other, f"{number:032}")
            await leave_and_let_a_bot_decide(node, honest)
            await watch(node, presence, honest, ADA)
            order = await decisions(node, BotPool(node, 0), honest, 0)
            assert order.count(honest) >= 19, "every second decision is for her address"

    asyncio.run(story())


def test_a_player_who_is_back_after_a_restart_is_not_alone(url: str) -> None:
    async def story() -> None:
        time = Time()
        async with node_on(url, time) as node:
            code = await of_bots(node)
            await watch(node, Presence(node), code, ADA)
        time.passes(5000)
        async with node_on(url, time) as node:
            await leave_and_let_a_bot_decide(node, code)
            assert is_alone(url, code)
            node.rooms.evict(code)
            await watch(node, Presence(node), code, ADA)
            assert not is_alone(url, code)

    asyncio.run(story())


@pytest.mark.parametrize("acts", [False, True])
def test_a_player_who_is_back_at_another_node_is_not_alone(postgres_url: str, acts: bool) -> None:
    async def story() -> None:
        time = Time()
        async with node_on(postgres_url, time) as one, node_on(postgres_url, time) as other:
            code = await of_bots(one)
            await watch(one, Presence(one), code, ADA)
            await leave_and_let_a_bot_decide(one, code)
            assert is_alone(postgres_url, code)
            if acts:
                await other.do(code, actions.Chat(text="hi"), ADA, "at the other node")
            else:
                await watch(other, Presence(other), code, ADA)
            assert not is_alone(postgres_url, code)

    asyncio.run(story())


def test_spectators_who_chat_do_not_make_a_table_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"

    async def story(node: Node) -> None:
        code = await of_bots(node)
        for _ in range(KEYS_KEPT):
            await node.do(code, actions.Chat(text="x"), EVE)
        await bot_decides(node, code)
        assert not is_alone(url, code), "the host has just started the game"

    tell(tmp_path, story)


def test_a_room_remembers_no_actions_of_spectators(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await of_bots(node)
        for number in range(20):
            await node.do(code, actions.Chat(text="x"), f"{number:08}")
        room = await node.rooms.get(code)
        assert [room.last_action(f"{number:08}") for number in range(20)] == 20 * [0]
        assert room.last_action(ADA) == node.now()

    tell(tmp_path, story)


def test_a_table_with_a_full_log_is_alone_when_its_players_have_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`away` is not written there, so only actions show that a player waits."""
    monkeypatch.setattr(upkeep, "MAX_EVENTS_WITH_CHAT", 20)
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"

    async def story(node: Node) -> None:
        code = await of_bots(node)
        await watch(node, Presence(node), code, ADA)
        for _ in range(20):
            await node.do(code, actions.Chat(text="x"), ADA)
        node.time.passes(9 * 60_000)
        await bot_decides(node, code)
        assert not is_alone(url, code)
        node.time.passes(2 * 60_000)
        await bot_decides(node, code)
        assert is_alone(url, code)

    tell(tmp_path, story)


class FirstMove:
    """A worker that chooses the first legal move; another decision may be made before it answers.

    It counts how often it was asked.
    """

    def __init__(self, node: Node, *, late: bool) -> None:
        self._node = node
        self._late = late
        self.asked = 0

    async def ask(self, limit: float, function: object, turn: BotTurn) -> BotMove:
        self.asked += 1
        table = (await self._node.rooms.get(turn.table)).table
        assert table.game is not None
        move = str(table.game.legal_moves[0])
        if self._late:
            await bot_decides(self._node, turn.table)
        return BotMove(move, 1.0)


@pytest.mark.parametrize("other", ["none", "before", "meanwhile"])
def test_bots_continue_at_a_restored_table(url: str, other: str) -> None:
    """The work has the seq of `restore`, which is not an event of the game.

    The pool drops it after another decision, whether a bot has begun to search or not.
    """

    async def story() -> None:
        async with node_on(url) as node:
            code = await of_bots(node)
            node.time.passes(node.settings.archive_after + 1)
            await node.archive(code)
            await node.do(code, actions.Restore(), ADA)
            pool, before = BotPool(node, 0), (await node.rooms.get(code)).table
            node.time.passes(1000)
            claim = await pool._next()
            assert claim is not None
            assert claim.seq > before.game_seq
            if other == "before":
                await bot_decides(node, code)
            worker = FirstMove(node, late=other == "meanwhile")
            await pool._play(worker, claim)  # type: ignore[arg-type]
            assert worker.asked == (other != "before")
            after = (await node.rooms.get(code)).table
            assert after.seq == before.seq + 1, "one decision is made"
            assert execute(url, "SELECT seq FROM work") == [(after.game_seq,)]

    asyncio.run(story())


def test_a_decision_after_a_move_that_was_undone_is_dropped(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code, pool = await begun(node), BotPool(node, 0)
            room = await node.rooms.get(code)
            await node.do(code, actions.Play("mine w1", room.table.game_seq), ADA)

            async def bot_takes_over() -> None:
                await node.mark_away(code, ADA)
                node.time.passes(node.settings.grace)
                await node.do(code, actions.ReplaceAbsent(0, "turn"), BEN)
                assert room.table.bot_to_move is not None

            await bot_takes_over()
            node.time.passes(1000)
            claim = await pool._next()
            assert claim is not None
            await node.mark_here(code, ADA)
            await node.do(code, actions.UndoMove(room.table.game_seq), ADA)
            await bot_takes_over()
            seq, worker = room.table.seq, FirstMove(node, late=False)
            await pool._play(worker, claim)  # type: ignore[arg-type]
            assert worker.asked == 0
            assert room.table.seq == seq
            assert execute(url, "SELECT seq FROM work") == [(seq,)], "the new work waits"

    asyncio.run(story())


async def with_guest(node: Node) -> str:
    """Return a table of Eve, her guest Ben and two bots, of which one moves first."""
    bot = SeatOption(kind="bot", bot="random")
    seats = (SeatOption(kind="here"), bot, bot, SeatOption(kind="online"))
    code = await node.create(Options(seats=seats, first=1), EVE, address="203.0.113.66")
    await node.do(code, actions.Join(seat=3, name="Ben"), BEN)
    await node.do(code, actions.Start(), EVE)
    return code


async def without_host(node: Node) -> str:
    """Return a table of bots and a guest whose host has erased themselves, not in memory."""
    code = await with_guest(node)
    assert await node.erase(code, EVE) is False
    assert node.rooms.evict(code), "as on another node, or after a restart"
    return code


def test_a_bot_that_moves_after_an_erasure_does_not_store_the_address_again(
    postgres_url: str,
) -> None:
    """Neither the node that erased the host nor one that had the address stores it."""

    async def story() -> None:
        time = Time()
        async with node_on(postgres_url, time) as one, node_on(postgres_url, time) as other:
            code = await with_guest(one)
            room = await other.rooms.get(code)
            await other.update_payer(room, EVE, "203.0.113.66")
            assert await one.erase(code, EVE) is False
            for node in (one, other):
                await node.processor.resync(code)
                await bot_decides(node, code)
                assert execute(postgres_url, "SELECT owner, address FROM work") == [("", "")]

    asyncio.run(story())


def test_a_claim_from_before_an_erasure_does_not_store_the_address_again(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code, pool = await with_guest(node), BotPool(node, 0)
            claim = await pool._next()
            assert claim is not None
            assert claim.address
            assert await node.erase(code, EVE) is False
            await pool._play(FirstMove(node, late=False), claim)  # type: ignore[arg-type]
            await bot_decides(node, code)
            assert execute(url, "SELECT owner, address FROM work") == [("", "")]

    asyncio.run(story())


def test_the_erasure_of_a_guest_leaves_the_address_of_the_host(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code = await with_guest(node)
            assert await node.erase(code, BEN) is False
            await bot_decides(node, code)
            address = await node.hash_address("203.0.113.66")
            assert execute(url, "SELECT owner, address FROM work") == [(EVE, address)]

    asyncio.run(story())


async def decisions(node: Node, pool: BotPool, honest: str, ms: int) -> list[str]:
    """Let bots make 40 decisions; returns their tables, in order.

    Each takes some milliseconds, except at the honest table, whose bots decide immediately.
    """
    order = list[str]()
    while len(order) < 40:
        node.time.passes(10)
        claim = await pool._next()
        assert claim is not None
        order.append(claim.code)
        room = await node.rooms.get(claim.code)
        room.payer = room.payer or claim.address
        pool._charge(claim.address, 0 if claim.code == honest else ms)
        await bot_decides(node, claim.code)
        while (seat := room.table.decider) is not None and room.table.bot_to_move is None:
            assert room.table.game is not None
            move = str(room.table.game.legal_moves[0])
            action = actions.Play(move, room.table.game_seq)
            await node.do(claim.code, action, room.table.seats[seat].owner)
    return order


def test_bots_of_hosts_who_erased_themselves_take_turns_with_others(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            for _ in range(10):
                await without_host(node)
            honest, pool = await of_bots(node), BotPool(node, 0)
            rows = execute(url, "SELECT address = '', alone FROM work ORDER BY 1")
            assert [tuple(map(bool, row)) for row in rows] == [(False, False)] + 10 * [
                (True, False)
            ]
            order = await decisions(node, pool, honest, 0)
            turns = [place for place, code in enumerate(order) if code == honest]
            gaps = [later - sooner for sooner, later in itertools.pairwise([-1, *turns])]
            assert max(gaps) <= 2, gaps
            assert len(turns) >= 19

    asyncio.run(story())


def test_bots_of_hosts_who_erased_themselves_are_charged_for_their_time(url: str) -> None:
    async def story() -> None:
        async with node_on(url, bot_ms_per_minute=10_000) as node:
            for _ in range(10):
                await without_host(node)
            honest, pool = await of_bots(node), BotPool(node, 0, now=lambda: 0.0)
            order = await decisions(node, pool, honest, 1000)
            assert order[20:] == 20 * [honest], "ten decisions have used up all time of the others"

    asyncio.run(story())


# ---------------------------------------------------------------- watchers


async def watch(node: Node, presence: Presence, code: str, owner: str) -> nodes.Follower:
    """Connect a spectator to a table, as a socket does."""
    watcher = await node.follow(code, owner)
    await presence.connected(await node.rooms.get(code), owner)
    return watcher


async def stop_watching(node: Node, presence: Presence, code: str, watcher: nodes.Follower) -> None:
    room = await node.rooms.get(code)
    room.listeners.discard(watcher)
    presence.disconnected(room, watcher.owner)


def counts(watcher: nodes.Follower) -> list[int]:
    return [one["count"] for one in watcher.heard if one["type"] == "spectators"]


def test_spectators_who_connect_in_the_same_second_are_counted_in_one_message(
    tmp_path: Path,
) -> None:
    async def story(node: Node) -> None:
        code, presence = await begun(node), Presence(node)
        ada = await node.follow(code, ADA)
        watchers = [await watch(node, presence, code, f"watcher{n}") for n in range(300)]
        assert [counts(one) for one in (ada, *watchers)] == [[]] * 301
        presence.send_spectator_counts()
        assert [counts(one) for one in (ada, *watchers)] == [[300]] * 301
        presence.send_spectator_counts()
        for one in watchers[:100]:
            await stop_watching(node, presence, code, one)
        presence.send_spectator_counts()
        assert [counts(one) for one in (ada, *watchers[100:])] == [[300, 200]] * 201
        assert [counts(one) for one in watchers[:100]] == [[300]] * 100

    tell(tmp_path, story)


def test_an_unchanged_count_is_sent_only_after_a_hello_with_another_count(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code, presence = await begun(node), Presence(node)
        ada = await node.follow(code, ADA)
        first = await watch(node, presence, code, "first")
        presence.send_spectator_counts()
        await presence.connected(await node.rooms.get(code), ADA)  # a player changes no count
        node.rooms.needs_count.add(code)
        presence.send_spectator_counts()
        assert counts(ada) == [1]
        second = await watch(node, presence, code, "second")  # its hello counts 2
        await stop_watching(node, presence, code, first)
        presence.send_spectator_counts()
        assert counts(second) == [1]
        assert counts(ada) == [1, 1]

    tell(tmp_path, story)


def test_a_spectator_who_joins_is_no_longer_counted(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        seats = (SeatOption(kind="here"), SeatOption(kind="online"))
        code, presence = await node.create(Options(seats=seats), ADA), Presence(node)
        ben = await watch(node, presence, code, BEN)
        presence.send_spectator_counts()
        await node.do(code, actions.Join(seat=1, name="Ben"), BEN)
        presence.send_spectator_counts()
        assert counts(ben) == [1, 0]

    tell(tmp_path, story)


async def comings(node: Node, code: str) -> list[str]:
    """Return the presence events of a table."""
    return [event.kind for event in await node.store.events(code) if event.kind in PRESENCE_KINDS]


async def flap(node: Node, presence: Presence, code: str) -> None:
    """Connect and disconnect Ben, without the delay before he counts as away."""
    ben = await watch(node, presence, code, BEN)
    (await node.rooms.get(code)).listeners.discard(ben)
    await node.mark_away(code, BEN)


def test_a_flapping_connection_writes_six_events_a_minute(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code, presence = await begun(node), Presence(node)
        for _ in range(100):
            await flap(node, presence, code)
            node.time.passes(100)
        assert len(await comings(node, code)) <= 6
        assert not away(node, code, 1), "a seat may look present for a while, never away"
        await presence.check()
        await presence.check()
        assert not away(node, code, 1)
        node.time.passes(60_000)
        await presence.check()
        await presence.check()
        assert away(node, code, 1), "the last state is written when the minute is over"
        await watch(node, presence, code, BEN)
        assert not away(node, code, 1)

    tell(tmp_path, story)


def test_a_flapping_connection_writes_six_events_a_minute_after_a_fast_clock(
    tmp_path: Path,
) -> None:
    """All events of such a table have one time, later than now, until that time comes."""

    async def story(node: Node) -> None:
        code, presence = await begun(node), Presence(node)
        node.time.wall += DAY
        await node.do(code, actions.Chat("hello"), ADA)
        node.time.wall -= DAY
        for minute in range(1, 4):
            for _ in range(100):
                await flap(node, presence, code)
                node.time.passes(100)
            assert minute < len(await comings(node, code)) <= 6 * minute
            node.time.passes(60_000)

    tell(tmp_path, story)


def test_connections_that_alternate_between_two_nodes_write_six_events_a_minute(
    postgres_url: str,
) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            time = Time()
            first = await stack.enter_async_context(node_on(postgres_url, time))
            second = await stack.enter_async_context(node_on(postgres_url, time))
            code = await begun(first)
            both = [(first, Presence(first)), (second, Presence(second))]
            for _ in range(10):
                for node, presence in both:
                    await Follower(node).resync_all()
                    await watch(node, presence, code, BEN)
                    time.passes(100)
            assert len(await comings(first, code)) <= 6
            time.passes(60_000)
            await watch(first, both[0][1], code, BEN)
            assert len(await comings(first, code)) <= 7

    asyncio.run(story())


def test_a_player_who_leaves_one_node_and_stays_at_another_is_here(postgres_url: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            first, second = await two(stack, postgres_url)
            code, here, there = await begun(first), Presence(first), Presence(second)
            await watch(first, here, code, BEN)
            await flap(second, there, code)
            await here.check()
            assert not away(first, code, 1), "the first node has not received it yet"
            await Follower(first).resync_all()
            assert away(first, code, 1)
            await here.check()
            assert not away(first, code, 1)

    asyncio.run(story())


# ---------------------------------------------------------------- following


async def two(stack: AsyncExitStack, url: str) -> tuple[Node, Node]:
    first = await stack.enter_async_context(node_on(url))
    second = await stack.enter_async_context(node_on(url))
    return first, second


def holders(url: str) -> set[str]:
    return set(execute(url, "SELECT holders FROM tables")[0][0])


def test_an_idle_room_leaves_memory_when_another_node_appends(
    postgres_url: str,
) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            first, second = await two(stack, postgres_url)
            code = await begun(first)
            await second.follow(code, BEN)
            await second.do(code, actions.Chat(text="hi"), BEN, "said")
            assert holders(postgres_url) >= {second.node}
            await Follower(first).follow_to(code, 5)
            assert first.rooms.cached(code) is None
            assert holders(postgres_url) == {second.node}
            assert len(first.rooms) == 0
            room = await first.rooms.get(code)
            assert room.table.chat[-1].text == "hi", "and is read again for the next client"

    asyncio.run(story())


async def chat_at_another_node(stack: AsyncExitStack, url: str) -> tuple[Node, str, nodes.Follower]:
    """Chat at one node; return another node that lacks this event, the table and a listener."""
    first, second = await two(stack, url)
    code = await begun(first)
    ada = await first.follow(code, ADA)
    await second.do(code, actions.Chat(text="hi"), BEN, "said")
    return first, code, ada


def test_the_follower_retries_until_the_database_answers(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            first, _, ada = await chat_at_another_node(stack, postgres_url)
            seqs, follow = first.store.seqs, first.store.follow
            asked = []

            def fail_once(answer: Callable[..., Any]) -> Callable[..., Any]:
                async def ask(codes: list[str]) -> Any:
                    asked.append(codes)
                    if len(asked) in (1, 3):
                        raise Unavailable("it is away")
                    return await answer(codes)

                return ask

            monkeypatch.setattr(first.store, "follow", fail_once(follow))
            monkeypatch.setattr(first.store, "seqs", fail_once(seqs))
            await Follower(first).resync_all()
            assert len(asked) == 5
            assert ada.updates[-1]["text"] == "hi"

    asyncio.run(story())


def test_listeners_receive_events_of_another_node(postgres_url: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            first, code, ada = await chat_at_another_node(stack, postgres_url)
            await Follower(first).follow_to(code, 5)
            assert ada.updates[-1]["text"] == "hi"

    asyncio.run(story())


def test_a_resync_asks_once_for_all_tables(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def story() -> None:
        async with AsyncExitStack() as stack:
            first, second = await two(stack, postgres_url)
            codes = [await begun(first) for _ in range(10)]
            ears = [await first.follow(code, ADA) for code in codes]
            await second.do(codes[7], actions.Chat(text="hi"), BEN, "said")
            await second.delete(codes[8], ADA)
            events = type(first.store).events

            async def remember(store: object, code: str, after: int = 0) -> object:
                asked.append(code)
                return await events(store, code, after)  # type: ignore[arg-type]

            monkeypatch.setattr(type(first.store), "events", remember)
            await Follower(first).resync_all()
            assert asked == [codes[7]], "only tables with new events are read"
            assert ears[7].updates[-1]["text"] == "hi"
            assert first.rooms.cached(codes[8]) is None
            assert ears[8].heard[-1]["type"] == "gone"

    asyncio.run(story())


def test_housekeeping_finds_events_of_a_lost_notification(postgres_url: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            first, second = await two(stack, postgres_url)
            code = await begun(first)
            ada = await first.follow(code, ADA)
            execute(postgres_url, "UPDATE tables SET holders = ARRAY[]::text[]")
            await second.do(code, actions.Chat(text="hi"), BEN, "said")
            await Housekeeping(first, Presence(first)).catch_up()
            assert ada.updates[-1]["text"] == "hi"
            assert first.node in holders(postgres_url), "and the next one comes"

    asyncio.run(story())


class SlowlyRead:
    """Delayed reads of a node: the log is read, but the room is not added yet."""

    def __init__(self, node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
        self._begun, self._end = asyncio.Event(), asyncio.Event()
        self._node, self._events = node, node.store.events
        monkeypatch.setattr(node.store, "events", self._read)

    async def _read(self, code: str, after: int = 0) -> Any:
        found = await self._events(code, after)
        self._begun.set()
        await self._end.wait()
        return found

    async def begin(self, code: str) -> asyncio.Task[Room]:
        """Ask for a table, and wait until its log is read."""
        reading = asyncio.create_task(self._node.rooms.get(code))
        await self._begun.wait()
        return reading

    async def end(self, reading: asyncio.Task[Room]) -> Room:
        """Finish the read of a table, resync, and return the last event that the node has."""
        upkeep = Housekeeping(self._node, Presence(self._node))
        await upkeep.resync()  # too early: the table is still loading
        self._end.set()
        room = await reading
        await upkeep.resync()
        return room


def test_events_appended_while_a_table_loads_are_applied_soon(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            first, second = await two(stack, postgres_url)
            code = await begun(second)
            slow = SlowlyRead(first, monkeypatch)
            reading = await slow.begin(code)
            await second.do(code, actions.Chat(text="hi"), BEN, "said")
            await Follower(first).follow_to(code, 5)
            room = await slow.end(reading)
            assert room.table.chat[-1].text == "hi"

    asyncio.run(story())


def test_a_new_subscription_includes_tables_that_are_loading(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            first, second = await two(stack, postgres_url)
            code = await begun(second)
            slow = SlowlyRead(first, monkeypatch)
            reading = await slow.begin(code)
            # Another node has noticed that this node is not subscribed.
            execute(postgres_url, f"UPDATE tables SET holders = ARRAY['{second.node}']")
            await second.do(code, actions.Chat(text="hi"), BEN, "said")
            await Follower(first).resync_all()
            assert first.node in holders(postgres_url)
            room = await slow.end(reading)
            assert room.table.chat[-1].text == "hi"

    asyncio.run(story())


def test_a_table_is_followed_while_a_second_reader_retries_a_failed_read(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            first, second = await two(stack, postgres_url)
            code = await begun(second)
            snapshot, asked = first.store.snapshot, []

            async def fail_once(code: str) -> Any:
                asked.append(code)
                if len(asked) == 1:
                    raise Unavailable("it is away")
                return await snapshot(code)

            monkeypatch.setattr(first.store, "snapshot", fail_once)
            slow = SlowlyRead(first, monkeypatch)
            failing = [asyncio.create_task(first.rooms.get(code)) for _ in range(2)]
            with pytest.raises(Unavailable):
                await failing[0]
            reading = await slow.begin(code)
            with pytest.raises(Unavailable):
                await failing[1]
            await second.do(code, actions.Chat(text="hi"), BEN, "said")
            await Follower(first).follow_to(code, 5)
            assert first.node in holders(postgres_url)
            room = await slow.end(reading)
            assert room.table.chat[-1].text == "hi"

    asyncio.run(story())


def test_a_table_that_cannot_be_read_does_not_stop_the_others(postgres_url: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            first, second = await two(stack, postgres_url)
            poison, well = await begun(first), await begun(first)
            bad = await first.follow(poison, ADA)
            good = await first.follow(well, ADA)
            for code in (poison, well):
                await second.do(code, actions.Chat(text="hi"), BEN, "said")
            execute(
                postgres_url,
                "UPDATE events SET kind = 'move', text = 'nonsense' WHERE kind = 'chat' AND "
                f"table_id = (SELECT id FROM tables WHERE code = '{poison}')",
            )
            await Follower(first).resync_all()
            assert good.updates[-1]["text"] == "hi"
            assert bad.dismissed == "damaged"

    asyncio.run(story())


# ---------------------------------------------------------------- heartbeat and clocks


def bank(node: Node, code: str) -> int:
    """Return the milliseconds that the first seat has left."""
    room = node.rooms.cached(code)
    assert room is not None
    clocks = room.table.clocks.stop(node.now())
    return clocks.left[0]


def test_time_in_which_no_node_served_is_not_charged(tmp_path: Path) -> None:
    url, time = f"sqlite:///{tmp_path / 'tables.sqlite3'}", Time()

    async def story() -> None:
        async with node_on(url, time) as node:
            code = await begun(node, BANK)
            housekeeping = Housekeeping(node, Presence(node))
            await housekeeping.beat()
            time.passes(5000)
            await housekeeping.beat()
        time.passes(3_600_000)
        async with node_on(url, time) as node:
            housekeeping = Housekeeping(node, Presence(node))
            await housekeeping.beat()
            await housekeeping.flag_clocks()
            room = await node.rooms.get(code)
            assert room.table.seats[0].stand_in is None, "no player loses a seat over night"
            time.passes(1000)
            await node.do(
                code, actions.Play(str(first_move(node, code)), expected(node, code)), ADA
            )
            assert bank(node, code) == pytest.approx(55_000, abs=1)

    asyncio.run(story())


def first_move(node: Node, code: str) -> object:
    room = node.rooms.cached(code)
    assert room is not None
    assert room.table.game is not None
    return room.table.game.legal_moves[0]


def expected(node: Node, code: str) -> int:
    room = node.rooms.cached(code)
    assert room is not None
    return room.table.game_seq


def test_an_outage_is_remembered_for_nodes_that_start_later(tmp_path: Path) -> None:
    url, time = f"sqlite:///{tmp_path / 'tables.sqlite3'}", Time()

    async def story() -> None:
        async with node_on(url, time) as node:
            await begun(node, BANK)
            await Housekeeping(node, Presence(node)).beat()
        since = time.wall
        time.passes(50_000)
        for _ in range(2):
            async with node_on(url, time) as node:
                await Housekeeping(node, Presence(node)).beat()
                assert (since, since + 50_000) in await node.store.outages(0)
                assert any(outage.start == since for outage in node.clock.outages)

    asyncio.run(story())


def test_a_failure_at_one_clock_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(node: Node) -> None:
        codes = [await begun(node, BANK) for _ in range(3)]
        housekeeping = Housekeeping(node, Presence(node))
        flag = node.flag_clock

        async def fail_once(code: str) -> None:
            if code == codes[1]:
                raise ArithmeticError("a fault of ours")
            await flag(code)

        monkeypatch.setattr(node, "flag_clock", fail_once)
        for seconds in (70, 30):  # the bank, then the time to reconnect
            node.time.passes(seconds * 1000)
            await housekeeping.flag_clocks()
        flagged = [node.rooms.cached(code) for code in codes]
        stands = [room is not None and room.table.seats[0].stand_in is not None for room in flagged]
        assert stands == [True, False, True]

    tell(tmp_path, story)
    assert "a fault of ours" in caplog.text


def test_a_player_gets_overtime_once_after_the_bank_is_spent(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await begun(node, BANK)
        housekeeping = Housekeeping(node, Presence(node))
        node.time.passes(61_000)
        await housekeeping.flag_clocks()
        table = (await node.rooms.get(code)).table
        assert table.seats[0].stand_in is None, "the seat is still theirs"
        assert table.seats[0].overtime
        assert table.clocks.deadline == node.now() + node.settings.overtime
        node.time.passes(node.settings.overtime - 1000)
        await housekeeping.flag_clocks()
        await node.do(code, actions.Play(str(first_move(node, code)), expected(node, code)), ADA)
        table = (await node.rooms.get(code)).table
        assert table.decider == 0, "one decision is no turn"
        assert not table.seats[0].timed_out
        node.time.passes(2000)
        await housekeeping.flag_clocks()
        seat = (await node.rooms.get(code)).table.seats[0]
        assert seat.timed_out, "there is no second time"
        assert seat.stand_in is not None

    tell(tmp_path, story)


def test_a_seat_whose_time_was_up_can_be_taken_back(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code = await begun(node, BANK)
            housekeeping = Housekeeping(node, Presence(node))
            for passed in (61_000, node.settings.overtime):
                node.time.passes(passed)
                await housekeeping.flag_clocks()
            await node.do(code, actions.ReclaimSeat(0), ADA)
            table = (await node.rooms.get(code)).table
            assert execute(url, "SELECT seq FROM work") == [(table.game_seq,)], "the bot plays on"
            while table.decider == 0:
                await bot_decides(node, code)
                table = (await node.rooms.get(code)).table
            assert execute(url, "SELECT seq FROM work") == []
            node.rooms.evict(code)
            table = (await node.rooms.get(code)).table
            assert table.seats[0].stand_in is None, "the log says so, too"
            assert table.clocks.left[0] == node.settings.overtime

    asyncio.run(story())
