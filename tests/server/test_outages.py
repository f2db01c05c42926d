"""Outages and clock jumps: they cost no player time, and no table its place or its words."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.postgres import Postgres
from tests.server.stores import execute
from tests.table.nodes import Node, Time, node_on

from overworld.cli.main import main
from overworld.server.hub.clock import NodeClock
from overworld.server.hub.housekeeping import Housekeeping
from overworld.server.hub.hub import Hub
from overworld.server.hub.presence import Presence
from overworld.server.store.backup import backup, restore
from overworld.server.store.model import Unavailable
from overworld.server.table import actions
from overworld.server.table.clocks import DAY
from overworld.server.table.options import ClockOption, Options, SeatOption
from overworld.server.table.table import Table

ADA, BEN, EVE = "a" * 32, "b" * 32, "e" * 32
SECOND, MINUTE, HOUR = 1000, 60_000, 3_600_000
BANK, DAYS = ClockOption("bank", bank=60), ClockOption("days", days=1)


def served(
    url: str, time: Time, story: Callable[[Node, Housekeeping], Awaitable[None]], **settings: Any
) -> None:
    """Start a node, run the story, and kill the node."""

    async def run() -> None:
        async with node_on(url, time, **settings) as node:
            housekeeping = Housekeeping(node, Presence(node))
            await housekeeping.beat()
            await story(node, housekeeping)

    asyncio.run(run())


async def begun(node: Node, clock: ClockOption | None = None, other: str = BEN) -> str:
    """Start a game of Ada and another player, Ben by default; Ada is to move."""
    seats = (SeatOption("here"), SeatOption("online"))
    code = await node.create(Options(seats, first=0, clock=clock or ClockOption()), ADA)
    await node.do(code, actions.Join(1, "Ben"), other)
    await node.do(code, actions.Start(), ADA)
    return code


async def table_at(node: Node, code: str) -> Table:
    return (await node.rooms.get(code)).table


def left(table: Table, now: int) -> int:
    """Return the time that Ada has left, in milliseconds."""
    return table.clocks.stop(now).left[0]


async def play(node: Node, code: str) -> Table:
    """Play Ada's next decision."""
    table = await table_at(node, code)
    assert table.game is not None
    move = str(table.game.legal_moves[0])
    await node.do(code, actions.Play(move, table.game_seq), ADA)
    return await table_at(node, code)


@pytest.fixture
def long_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a node serve for a month between two heartbeats, so that a test needs few of them."""
    monkeypatch.setattr("overworld.server.hub.housekeeping.BEAT_GAP", 32 * DAY)


async def nothing(node: Node, housekeeping: Housekeeping) -> None:
    """Start and stop."""


# ---------------------------------------------------------------- kills


@pytest.mark.parametrize("clock", [BANK, DAYS])
@pytest.mark.parametrize("alive", [0, 1500])
def test_a_kill_right_after_the_first_clock_started_charges_no_player(
    url: str, clock: ClockOption, alive: int
) -> None:
    time, codes = Time(), list[str]()

    async def first(node: Node, _: Housekeeping) -> None:
        codes.append(await begun(node, clock))
        time.passes(alive)

    async def later(node: Node, housekeeping: Housekeeping) -> None:
        await housekeeping.flag_clocks()
        table = await table_at(node, codes[0])
        full = table.clocks.left[1]
        assert table.seats[0].stand_in is None
        assert not table.seats[0].overtime
        time.passes(SECOND)
        assert left(await play(node, codes[0]), node.now()) >= full - SECOND - alive

    served(url, time, first)
    time.passes(2 * DAY)
    served(url, time, later)


@pytest.mark.usefixtures("long_steps")
def test_an_outage_is_noted_where_no_clock_ran_for_long(url: str) -> None:
    """The heartbeat is old then, but the first move of the new clock shows that a node served."""
    time, codes = Time(), list[str]()

    async def first(node: Node, housekeeping: Housekeeping) -> None:
        await begun(node)
        for _ in range(50):
            time.passes(HOUR // 2)
            await housekeeping.beat()
        time.passes(HOUR // 2)
        codes.append(await begun(node, BANK))
        time.passes(SECOND)

    async def later(node: Node, housekeeping: Housekeeping) -> None:
        assert [(outage.start, outage.end) for outage in node.clock.outages] == [
            (killed - SECOND, killed + 2 * HOUR + 30 * SECOND)
        ]
        time.passes(31 * SECOND)
        assert left(await play(node, codes[0]), node.now()) == 59 * SECOND

    served(url, time, first)
    killed = time.wall
    time.passes(2 * HOUR)
    served(url, time, later)


@pytest.mark.usefixtures("long_steps")
def test_an_idle_server_writes_one_heartbeat_an_hour(url: str) -> None:
    time, beats = Time(), set[int]()

    async def story(_: Node, housekeeping: Housekeeping) -> None:
        for _minute in range(3 * 60):
            time.passes(60 * SECOND)
            await housekeeping.beat()
            beats.add(execute(url, "SELECT at FROM beat")[0][0])

    served(url, time, story)
    assert len(beats) == 3


def test_a_crash_loop_does_not_make_the_server_forget_a_long_outage(url: str) -> None:
    time, codes = Time(), list[str]()

    async def first(node: Node, _: Housekeeping) -> None:
        codes.append(await begun(node, DAYS))

    async def soon_killed(node: Node, _: Housekeeping) -> None:
        time.passes(60 * SECOND)

    async def last(node: Node, housekeeping: Housekeeping) -> None:
        await housekeeping.flag_clocks()
        table = await table_at(node, codes[0])
        assert table.seats[0].stand_in is None
        assert left(table, node.now()) >= DAY - 20 * 60 * SECOND

    served(url, time, first)
    time.passes(2 * DAY)
    for _ in range(20):
        served(url, time, soon_killed)
        time.passes(60 * SECOND)
    served(url, time, last)


def test_a_short_outage_of_the_database_charges_no_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()

    async def story(node: Node, housekeeping: Housekeeping) -> None:
        code = await begun(node, BANK)
        await housekeeping.beat()
        beat = node.store.beat

        async def fail(now: int) -> None:
            raise Unavailable("it is away")

        monkeypatch.setattr(node.store, "beat", fail)
        time.passes(2 * SECOND)
        with pytest.raises(Unavailable):
            await housekeeping.beat()
        monkeypatch.setattr(node.store, "beat", beat)
        time.passes(2 * SECOND)
        await housekeeping.beat()
        time.passes(30 * SECOND)
        assert left(await play(node, code), node.now()) == 60 * SECOND

    served(f"sqlite:///{tmp_path / 'tables.sqlite3'}", time, story)


@pytest.mark.parametrize("command", ["erase other", "erase opponent", "restore"])
def test_a_command_while_the_server_is_stopped_charges_no_player(
    url: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its events are no sign that a node served, although they are the last in the database."""
    time, codes = Time(), list[str]()

    async def first(node: Node, housekeeping: Housekeeping) -> None:
        old = await begun(node)
        time.passes(SECOND)
        await node.archive(old)
        codes.extend([await begun(node, BANK), await begun(node, other=EVE), old])
        time.passes(2 * SECOND)
        await housekeeping.beat()

    async def later(node: Node, housekeeping: Housekeeping) -> None:
        await housekeeping.flag_clocks()
        table = await table_at(node, codes[0])
        assert not table.seats[0].overtime
        time.passes(31 * SECOND)
        assert left(await play(node, codes[0]), node.now()) >= 57 * SECOND

    served(url, time, first, archive_after=SECOND - 1)
    time.passes(HOUR)
    clock = NodeClock(lambda: time.wall, lambda: time.steady)
    at_that_time = partial(Hub, clock=clock)
    monkeypatch.setattr("overworld.cli.tables.Hub", at_that_time)
    part, *who = {
        "erase other": ("erase", EVE, "--yes"),
        "erase opponent": ("erase", BEN, "--yes"),
        "restore": ("restore", codes[2]),
    }[command]
    assert main(["tables", part, *who, "--database", url]) == 0
    time.passes(HOUR)
    served(url, time, later)


# ---------------------------------------------------------------- backups


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> str:
    if request.param == "postgres":
        return postgres.new_database()
    return f"sqlite:///{tmp_path / 'restored' / 'tables.sqlite3'}"


@pytest.mark.usefixtures("long_steps")
@pytest.mark.parametrize("old", [False, True], ids=["", "without heartbeat"])
def test_a_restored_backup_charges_no_player(
    url: str, target: str, old: bool, tmp_path: Path
) -> None:
    time, codes, file = Time(), list[str](), tmp_path / "backup.sqlite3"

    async def earlier(node: Node, _: Housekeeping) -> None:
        codes.extend([await begun(node, DAYS), await begun(node, BANK)])

    async def running(node: Node, housekeeping: Housekeeping) -> None:
        time.passes(31 * SECOND)  # after the time to reconnect
        await housekeeping.beat()
        await asyncio.to_thread(backup, url, file)

    async def later(node: Node, housekeeping: Housekeeping) -> None:
        for _ in range(3):
            await housekeeping.flag_clocks()
        for code, full in zip(codes, (DAY, 60 * SECOND), strict=True):
            table = await table_at(node, code)
            assert table.seats[0].stand_in is None, "no bot has taken the seat"
            assert not table.seats[0].overtime
            assert left(table, node.now()) >= full - 2 * SECOND
        outages = [(outage.start, outage.end) for outage in node.clock.outages]
        assert old or len(outages) == 2, "the outage before the backup is known as well"

    served(url, time, earlier)
    time.passes(HOUR)
    served(url, time, running)
    if old:
        execute(str(file), "UPDATE beat SET at = 0")
        execute(str(file), "DELETE FROM outages")
    time.passes(2 * DAY)
    restore(file, target)
    served(target, time, later)


def test_nothing_is_restored_under_a_running_node(postgres_url: str, tmp_path: Path) -> None:
    """It would charge the clocks of the backup for the time since then."""
    served(f"sqlite:///{tmp_path / 'tables.sqlite3'}", Time(), nothing)
    backup(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "backup.sqlite3")

    async def story(node: Node, _: Housekeeping) -> None:
        notices = node.store.notifications()
        await anext(notices)
        with pytest.raises(Unavailable, match="stop"):
            await asyncio.to_thread(restore, tmp_path / "backup.sqlite3", postgres_url)

    served(postgres_url, Time(), story)


# ---------------------------------------------------------------- clock jumps


TIDY = {"archive_after": 30 * DAY, "forget_after": 90 * DAY, "delete_after": 60 * DAY}


async def old_and_new(node: Node, time: Time) -> tuple[str, str]:
    """Make a table that was archived a while ago, and one with a new chat message."""
    old = await begun(node)
    await node.do(old, actions.Chat("long ago"), ADA)
    time.passes(31 * DAY)
    await node.archive(old)
    new = await begun(node)
    await node.do(new, actions.Chat("hello"), ADA)
    return old, new


async def as_it_was(node: Node, old: str, new: str) -> None:
    """Check that nothing was archived, forgotten or deleted."""
    row = await node.store.table(new)
    assert row is not None
    assert row.status == "playing"
    assert await node.store.table(old) is not None
    said = [event.text for code in (old, new) for event in await node.store.events(code)]
    assert {"long ago", "hello"} <= set(said)


@pytest.mark.usefixtures("long_steps")
@pytest.mark.parametrize("jump", [40 * DAY, 90 * DAY, 400 * DAY, -40 * DAY])
def test_a_start_with_a_wrong_clock_archives_and_deletes_nothing(url: str, jump: int) -> None:
    time, codes = Time(), list[str]()

    async def first(node: Node, housekeeping: Housekeeping) -> None:
        codes.extend(await old_and_new(node, time))
        await housekeeping.beat()

    async def wrong(node: Node, housekeeping: Housekeeping) -> None:
        for _ in range(3):
            await housekeeping.beat()
            await housekeeping.tidy_up()
            await as_it_was(node, *codes)
            time.passes(DAY)

    async def right(node: Node, housekeeping: Housekeeping) -> None:
        await housekeeping.tidy_up()
        await as_it_was(node, *codes)

    served(url, time, first, **TIDY)
    time.passes(HOUR)
    time.wall += jump
    served(url, time, wrong, **TIDY)
    time.wall -= jump
    time.passes(HOUR)
    served(url, time, right, **TIDY)


@pytest.mark.usefixtures("long_steps")
@pytest.mark.parametrize("jump", [40 * DAY, 90 * DAY, -40 * DAY])
@pytest.mark.parametrize("beats", [False, True])
def test_a_clock_that_jumps_while_the_node_runs_archives_and_deletes_nothing(
    tmp_path: Path, jump: int, beats: bool
) -> None:
    time = Time()

    async def story(node: Node, housekeeping: Housekeeping) -> None:
        codes = await old_and_new(node, time)
        await housekeeping.beat()
        for by in (jump, -jump):
            time.wall += by
            if beats:
                await housekeeping.beat()
            await housekeeping.tidy_up()
            await as_it_was(node, *codes)

    served(f"sqlite:///{tmp_path / 'tables.sqlite3'}", time, story, **TIDY)


@pytest.mark.usefixtures("long_steps")
def test_tables_are_archived_and_deleted_after_days_of_service(url: str) -> None:
    """Days in which no node served do not count, and all others do."""
    time, codes = Time(), list[str]()

    async def days(housekeeping: Housekeeping, many: int) -> None:
        for _ in range(many):
            time.passes(DAY)
            await housekeeping.beat()
        await housekeeping.tidy_up()

    async def first(node: Node, housekeeping: Housekeeping) -> None:
        codes.append(await begun(node))
        await node.do(codes[0], actions.Chat("hello"), ADA)
        await days(housekeeping, 20)

    async def second(node: Node, housekeeping: Housekeeping) -> None:
        await days(housekeeping, 9)
        row = await node.store.table(codes[0])
        assert row is not None
        assert row.status == "playing"
        await days(housekeeping, 2)
        row = await node.store.table(codes[0])
        assert row is not None
        assert row.status == "archived"
        await days(housekeeping, 60)
        assert "" in [one.text for one in await node.store.events(codes[0]) if one.kind == "chat"]

    settings = {"archive_after": 30 * DAY, "forget_after": 90 * DAY}
    served(url, time, first, **settings)
    time.passes(25 * DAY)
    served(url, time, second, **settings)


@pytest.mark.usefixtures("long_steps")
def test_two_hours_of_service_a_day_make_tables_old_only_by_these_hours(sqlite_url: str) -> None:
    """At a home server, 25 days of service are 300 days of the calendar."""
    time, made = Time(), list[int]()

    async def day(node: Node, housekeeping: Housekeeping) -> None:
        made.append(time.wall)
        old = sum(at < node.clock.served_since(25 * DAY) for at in made)
        assert old <= max(0, len(made) - 300), "nothing is old too early"
        assert old >= len(made) - 300 - 31, "nor more than a month late"
        for _ in range(2):
            time.passes(HOUR)
            await housekeeping.beat()

    for _ in range(400):
        served(sqlite_url, time, day)
        time.passes(22 * HOUR)
    assert len(execute(sqlite_url, "SELECT since FROM outages")) < 80


def test_clocks_run_again_once_a_wrong_clock_is_put_right(url: str) -> None:
    time = Time()

    async def first(node: Node, _: Housekeeping) -> None:
        await begun(node, BANK)

    async def later(node: Node, _: Housekeeping) -> None:
        time.passes(31 * SECOND)
        code = await begun(node, BANK)
        time.passes(10 * SECOND)
        assert left(await play(node, code), node.now()) == 50 * SECOND

    served(url, time, first)
    time.wall += 40 * DAY
    served(url, time, nothing)
    time.wall -= 40 * DAY
    for _ in range(2):
        time.passes(HOUR)
        served(url, time, later)


@pytest.mark.parametrize("again", [False, True], ids=["before", "also after"])
def test_events_of_a_clock_that_was_ahead_are_no_sign_of_service(url: str, again: bool) -> None:
    """The clock jumps ahead, back, and ahead again: no time between the jumps was served."""
    time, codes = Time(), list[str]()

    async def first(node: Node, housekeeping: Housekeeping) -> None:
        codes.append(await begun(node))
        busy = await begun(node)
        for jump in (40 * DAY, -40 * DAY):
            time.wall += jump
            await housekeeping.beat()
            if jump > 0 or again:
                await node.do(busy, actions.Chat("hello"), ADA)
        time.passes(3 * SECOND)
        await housekeeping.beat()

    async def second(node: Node, housekeeping: Housekeeping) -> None:
        await housekeeping.tidy_up()
        row = await node.store.table(codes[0])
        assert row is not None
        assert row.status == "playing"

    served(url, time, first)
    time.wall += 100 * DAY
    served(url, time, second)


@pytest.mark.parametrize("moved", [False, True], ids=["thinking", "moved"])
@pytest.mark.parametrize("ahead", [MINUTE, HOUR])
def test_a_clock_that_was_a_little_ahead_does_not_hide_an_outage(
    url: str, ahead: int, moved: bool
) -> None:
    """While a clock runs there are heartbeats, so later events are no sign of service."""
    time, codes = Time(), list[str]()

    async def first(node: Node, housekeeping: Housekeeping) -> None:
        codes.append(await begun(node, BANK))
        for jump in (ahead, -ahead):
            time.wall += jump
            await housekeeping.beat()
            if jump > 0:
                await begun(node)
        time.passes(2 * SECOND)
        await housekeeping.beat()
        if moved:
            time.passes(SECOND)
            await play(node, codes[0])

    async def later(node: Node, housekeeping: Housekeeping) -> None:
        await housekeeping.flag_clocks()
        table = await table_at(node, codes[0])
        assert not any(seat.overtime for seat in table.seats)
        time.passes(31 * SECOND)
        running = table.clocks.running
        assert running is not None
        assert table.clocks.stop(node.now()).left[running] >= 57 * SECOND

    served(url, time, first)
    time.passes(ahead + 2 * MINUTE)
    served(url, time, later)
