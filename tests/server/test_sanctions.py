"""Sanctions of the operator: by commands, in the store, and at the nodes that obey them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.harness import Person
from tests.server.inside import HERE, ONLINE, Inside, inside
from tests.server.stores import START, execute, opened
from tests.server.test_moderation import act, ended_game, lead, note, react
from tests.server.test_nodes import guest, nodes
from tests.table.nodes import Node, Time, node_on, tell
from tests.table.script import HERE as SHARED
from tests.table.script import ONLINE as OPEN_SEAT

from overworld.cli.main import main
from overworld.server.hub.housekeeping import Housekeeping
from overworld.server.hub.names import Names
from overworld.server.hub.presence import Presence
from overworld.server.hub.square import Square
from overworld.server.people.names import name_key
from overworld.server.people.sanctions import read_words
from overworld.server.people.square import SEATING, Plan
from overworld.server.store import open_store
from overworld.server.store.moderation import LogRow, Period, Returns
from overworld.server.store.store import Store
from overworld.server.table import actions
from overworld.server.table.clocks import DAY
from overworld.server.table.codes import hash_secret
from overworld.server.table.errors import Refused
from overworld.server.table.options import Options

ADA, BEN, EVE = "a" * 32, "b" * 32, "e" * 32
IDS = count(1)
PICTURE = "0123456789abcdef" * 4


def entry(kind: str, owner: str, now: int, until: int) -> LogRow:
    return LogRow(now, "the operator", kind, owner, "Rude Name", until, "rude words")


def people(url: str, *arguments: str) -> int:
    """Run a command of the operator, as another process would: on the database."""
    return main(["people", *arguments, "--database", url])


def owner_of(person: httpx.AsyncClient) -> str:
    return hash_secret(person.cookies["overworld"])


# ---------------------------------------------------------------- when a sanction holds


async def say(node: Node, code: str, owner: str) -> str:
    try:
        await node.do(code, actions.Chat("hello"), owner, f"say{next(IDS)}")
    except Refused as refused:
        return refused.error
    return "ok"


def test_a_mute_holds_on_every_node_two_seconds_later_and_ends_by_itself(url: str) -> None:
    async def story() -> None:
        times = [Time(), Time()]
        async with node_on(url, times[0]) as first, opened_again(url, times[1]) as second:
            found = [first, *second]
            code = await first.create(Options((SHARED, OPEN_SEAT)), ADA)
            await first.do(code, actions.Join(1, "Ben"), BEN)
            for node in found:
                assert await say(node, code, BEN) == "ok"
            now = first.now()
            async with operator(url) as store:
                await store.sanction(entry("mute", BEN, now, now + 60_000))
            for time in times:
                time.passes(2000)
            for node in found:
                assert await say(node, code, BEN) == "silenced"
                assert await say(node, code, ADA) == "ok"
                with pytest.raises(Refused, match="silenced") as refusal:
                    await node.do(code, actions.Rename(1, "Words"), BEN, f"name{next(IDS)}")
                assert refusal.value.facts == {"until": now + 60_000}
            for passes, answer in ((57_500, "silenced"), (499, "silenced"), (1, "ok")):
                for time in times:
                    time.passes(passes)
                for node in found:
                    assert await say(node, code, BEN) == answer, "also between two reads"

    asyncio.run(story())


@asynccontextmanager
async def opened_again(url: str, time: Time) -> AsyncIterator[list[Node]]:
    """Open a second hub on a database that several nodes can share; none on a file."""
    if url.startswith("sqlite"):
        yield []
        return
    async with node_on(url, time) as node:
        yield [node]


@asynccontextmanager
async def operator(url: str) -> AsyncIterator[Store]:
    """Open a database as a command does while servers run."""
    store = open_store(url)
    await store.attach(write=True, with_server=True)
    try:
        yield store
    finally:
        await store.close()


def test_a_command_mutes_a_person_at_two_running_nodes(postgres_url: str) -> None:
    with nodes(postgres_url) as (first, second), Person(first) as ada, Person(second) as ben:
        code = ada.make({"kind": "here"}, {"kind": "online"})
        assert ben.do(code, "join", seat=1, name="Ben")["type"] == "done"
        assert ada.do(code, "start")["type"] == "done"
        there = guest(first, ben)
        assert people(postgres_url, "mute", "Ben", "--table", code, "--by", "Op") == 0

        async def silenced(person: Person) -> None:
            async with asyncio.timeout(PATIENCE):
                while person.do(code, "chat", text="hello").get("code") != "silenced":
                    await asyncio.sleep(0.1)

        asyncio.run(silenced(ben))
        asyncio.run(silenced(there))
        assert ben.do(code, "resign", seat=1)["type"] == "done", "a muted person plays on"
        assert people(postgres_url, "unmute", "Ben", "--table", code) == 0
        there.http.close()


# ---------------------------------------------------------------- what a sanction forbids


async def mute(found: Inside, owner: str, kind: str = "mute") -> int:
    now = found.node.hub.now()
    until = now + DAY
    await found.node.store.sanction(entry(kind, owner, now, until))
    found.node.hub.sanctions._read_at = None
    return until


async def code_of(answer: httpx.Response) -> str:
    return "" if answer.status_code < 300 else str(answer.json()["code"])


async def try_act(person: httpx.AsyncClient, code: str, do: str, **more: Any) -> str:
    body = {"type": "act", "id": f"{do}{next(IDS)}", "action": {"do": do, **more}}
    return await code_of(await person.post(f"/api/1/tables/{code}/actions", json=body))


def test_a_muted_person_says_nothing_anywhere_and_plays_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as ben:
            ended = await ended_game(ada, ben)
            code = await found.table(ada, HERE, ONLINE)
            await act(ben, code, "j", "join", seat=1, name="Ben")
            until = await mute(found, owner_of(ben))
            tried: dict[str, dict[str, Any]] = {
                "chat": {"text": "psst"},
                "paint": {"seat": 1, "pixels": PICTURE},
                "rename": {"seat": 1, "name": "Psst"},
            }
            for do, more in tried.items():
                assert await try_act(ben, code, do, **more) == "silenced", do
            assert await note(ben, ended, "psst") == "silenced"
            async with found.socket(ended, ben) as socket:
                assert (await socket.read())["silenced_until"] == until
                assert await react(socket, 1) == "silenced"
                assert await lead(socket, 1) == "silenced"
                assert await lead(socket, None) == "", "ending a lead says nothing"
            async with found.socket(ended, ada) as socket:
                assert "silenced_until" not in await socket.read()
            export = await ben.get("/api/1/me/data")
            assert "rude words" not in export.text, "the reason is for the log only"
            mine = export.json()
            assert mine["sanctions"] == [{"kind": "mute", "until": until}]
            answer = await ben.put("/api/1/me/name", json={"name": "Words For All"})
            assert answer.json() == {"type": "error", "code": "silenced", "facts": {"until": until}}
            await act(ada, code, "s", "start")
            assert await try_act(ben, code, "resign", seat=1) == ""

    asyncio.run(story())


def test_a_muted_person_has_no_name_at_open_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found:
            ada, ben, eve = found.person(), found.person(), found.person()
            seats = [{**HERE, "name": "Rude words"}, ONLINE, ONLINE]
            slow = {"mode": "days", "days": 2}
            body = {"seats": seats, "open": True, "clock": slow}
            before = (await ben.post("/api/1/tables", json=body)).json()["code"]
            await mute(found, owner_of(ben))
            after = (await ben.post("/api/1/tables", json=body)).json()["code"]
            hers = (
                await ada.post("/api/1/tables", json={**body, "seats": [HERE, ONLINE, ONLINE]})
            ).json()["code"]
            sat = await ben.post(f"/api/1/square/tables/{hers}", json={"name": "Rude words"})
            assert sat.status_code == 200
            seek = {"sizes": [2], "speeds": ["live"], "patience": 0, "name": "Rude words"}
            assert (await ben.post("/api/1/square/search", json=seek)).status_code == 200
            square = (await eve.get("/api/1/square")).json()["square"]
            assert {table["code"] for table in square["tables"]} == {before, after, hers}
            assert "Rude" not in json.dumps(square)
            for code in (after, hers):
                table = (await eve.get(f"/api/1/tables/{code}")).json()
                assert "Rude" not in json.dumps(table)

    asyncio.run(story())


def test_an_excluded_person_meets_no_strangers_and_plays_with_friends(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as ben:
            opened = {
                "seats": [HERE, ONLINE, ONLINE],
                "open": True,
                "clock": {"mode": "days", "days": 2},
            }
            his = (await ben.post("/api/1/tables", json=opened)).json()["code"]
            hers = (await ada.post("/api/1/tables", json=opened)).json()["code"]
            private = await found.table(ben, HERE, ONLINE)
            until = await mute(found, owner_of(ben), "exclude")
            seek = {"sizes": [2], "speeds": ["live"], "patience": 0}
            for answer in (
                await ben.post("/api/1/tables", json=opened),
                await ben.get("/api/1/square"),
                await ben.post("/api/1/square/search", json=seek),
                await ben.post(f"/api/1/square/tables/{hers}", json={}),
            ):
                assert answer.json() == {
                    "type": "error",
                    "code": "excluded",
                    "facts": {"until": until},
                }
            assert await try_act(ben, hers, "join", seat=1, name="Ben") == "excluded"
            change = {"seats": [HERE, ONLINE], "open": True}
            assert await try_act(ben, private, "change", options=change) == "excluded"
            listed = (await ada.get("/api/1/square")).json()["square"]["tables"]
            assert [table["code"] for table in listed] == [hers], f"not {his}"
            assert await try_act(ben, private, "chat", text="hello") == ""
            await act(ada, private, "j", "join", seat=1, name="Ada")
            await act(ben, private, "s", "start")

    asyncio.run(story())


def test_a_person_whom_quick_match_has_found_is_seated_without_a_name_after_a_mute(
    tmp_path: Path,
) -> None:
    async def story(node: Node) -> None:
        square = Square(node)
        for owner, name in ((ADA, "Ada"), (BEN, "Rude words")):
            await square.seek(owner, name, (2,), ("live",), 0, "192.0.2.1")
        now = node.now()
        await node.store.sanction(entry("mute", BEN, now, now + DAY))
        node.time.passes(2000)
        await square.round(0)
        (room,) = node.rooms
        assert [seat.name for seat in room.table.seats] == ["Ada", ""]

    tell(tmp_path, story)


# ---------------------------------------------------------------- names


def test_a_name_that_the_operator_took_away_is_reserved_until_the_end(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            names, now = Names(node), node.now()
            await names.take(ADA, "Rude Name", "")
            await names.take(BEN, "Ben Hill", "")
            taken = entry("rename", ADA, now, now + 7 * DAY)
            assert not await node.store.take_name_away(taken, "Ben Hill", name_key("Ben Hill"))
            assert await node.store.take_name_away(taken, "Player 1", name_key("Player 1"))
            node.time.passes(2000)
            mine = await names.mine(ADA, ADA)
            assert (mine.name, mine.rename_from) == ("Player 1", now + 7 * DAY)
            for who, change in (
                (ADA, names.rename(ADA, "Nice Name")),
                (BEN, names.rename(BEN, "Rude Name")),
            ):
                with pytest.raises(Refused) as refusal:
                    await change
                assert refusal.value.error == ("name_given" if who == ADA else "name_taken")
            with pytest.raises(Refused, match="name_taken"):
                await names.take(EVE, "rude-name", "")
            assert await names.is_free("Rude Name", EVE) == ("Rude Name", False)
            with pytest.raises(Refused, match="name_taken"):
                await names.open_name("Rude Name", EVE)
            node.time.passes(7 * DAY)
            await names.rename(ADA, "Nice Name")
            await names.take(EVE, "Rude Name", "")

    asyncio.run(story())


def test_a_renamed_player_meets_others_by_the_current_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found:
            anna, ben, eve = found.person(), found.person(), found.person()
            await anna.put("/api/1/me/name", json={"name": "Anna Ahorn"})
            now = found.node.hub.now()
            taken = entry("rename", owner_of(anna), now, now + 7 * DAY)
            new = "Anna Apfel"
            assert await found.node.store.take_name_away(taken, new, name_key(new))
            found.node.hub.sanctions._read_at = None
            mine = (await anna.get("/api/1/me/name")).json()
            assert (mine["name"], mine["given_until"]) == (new, now + 7 * DAY)
            old, seats = {"name": "Anna Ahorn"}, [HERE, ONLINE, ONLINE]
            seek = {"sizes": [2], "speeds": ["live"], "patience": 0, **old}
            assert (await anna.post("/api/1/square/search", json=seek)).status_code == 200
            refused = (await eve.post("/api/1/square/search", json=seek)).json()
            assert refused["code"] == "name_taken", "other people cannot use the former name"
            assert (await anna.delete("/api/1/square/search")).status_code == 200
            slow = {"mode": "days", "days": 2}
            body = {"seats": [{**HERE, **old}, ONLINE, ONLINE], "open": True, "clock": slow}
            hers = (await anna.post("/api/1/tables", json=body)).json()["code"]
            assert (await eve.post("/api/1/tables", json=body)).json()["code"] == "name_taken"
            body = {"seats": seats, "open": True, "clock": slow}
            his = (await ben.post("/api/1/tables", json=body)).json()["code"]
            sat = await anna.post(f"/api/1/square/tables/{his}", json=old)
            assert sat.status_code == 200
            tables = [(await eve.get(f"/api/1/tables/{code}")).text for code in (hers, his)]
            assert all(new in text and "Ahorn" not in text for text in tables)
            changed = await anna.put("/api/1/me/name", json={"name": "Anna Birke"})
            assert changed.json()["code"] == "name_given"
            assert changed.json()["facts"] == {"until": now + 7 * DAY}

    asyncio.run(story())


def test_names_with_unwanted_words_are_refused_in_public(tmp_path: Path) -> None:
    async def story() -> None:
        words = {"unwanted_words": read_words("Darn # mild")}
        async with inside(tmp_path, **words) as found, found.person() as ada:
            seats = [{**HERE, "name": "D.A.R.N"}, ONLINE]
            private = await ada.post("/api/1/tables", json={"seats": seats})
            assert private.status_code == 201, "friends call each other as they like"
            code = private.json()["code"]
            seek = {"sizes": [2], "speeds": ["live"], "patience": 0, "name": "Darny"}
            for answer in (
                await ada.post("/api/1/tables", json={"seats": seats, "open": True}),
                await ada.post("/api/1/square/search", json=seek),
                await ada.post("/api/1/days/today/tries", json={"name": "darn it"}),
                await ada.put("/api/1/me/name", json={"name": "Old Darn"}),
                await ada.get("/api/1/names/old-darn"),
            ):
                assert await code_of(answer) == "unwanted_name", answer.text
            change = {"seats": seats, "open": True}
            assert await try_act(ada, code, "change", options=change) == "unwanted_name"

    asyncio.run(story())


def test_a_list_of_unwanted_words_that_cannot_be_read_stops_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = tmp_path / "words.txt"
    for text in (None, "a\n"):
        if text is not None:
            words.write_text(text)
        assert main(["serve", "--unwanted-words", str(words), "--port", "0"]) == 2
        assert str(words) in capsys.readouterr().err


# ---------------------------------------------------------------- the log, and forgotten people


def test_every_act_is_logged_and_nothing_else_is(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            assert not await store.end_sanction("mute", entry("unmute", ADA, START, 0))
            assert not await store.take_name_away(
                entry("rename", ADA, START, START + 9), "X1", "xl"
            )
            assert await store.moderation_log(9) == []
            first = entry("mute", ADA, START, START + 10)
            renewed = entry("mute", ADA, START + 1, START + 20)
            ended = entry("unmute", ADA, START + 2, START + 2)
            await store.sanction(first)
            await store.sanction(renewed)
            assert [row.until for row in await store.sanctions(START + 1)] == [START + 20]
            assert await store.end_sanction("mute", ended)
            assert await store.sanctions(START + 2) == []
            assert await store.moderation_log(9) == [ended, renewed, first]
            assert await store.moderation_log(1) == [ended]

    asyncio.run(story())


def test_the_log_forgets_people_but_not_acts(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.sanction(entry("mute", ADA, START, START + 10))
            for now, before, forgotten in ((9, 9, 0), (10, 10, 1), (99, 11, 1), (99, 12, 0)):
                assert await store.forget_sanctions(START + now, START + before) == forgotten
                (row,) = await store.moderation_log(9)
                kept = (ADA, "Rude Name", "rude words") if before < 11 else ("", "", "")
                assert (row.owner, row.name, row.why) == kept, before
                assert (row.kind, row.operator, row.at) == ("mute", "the operator", START)
        assert execute(url, "SELECT * FROM sanctions") == []

    asyncio.run(story())


def test_tidying_up_forgets_sanctions(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        await node.store.sanction(entry("mute", ADA, node.now(), node.now() + 1000))
        node.time.passes(2000)
        await Housekeeping(node, Presence(node)).tidy_up()
        assert execute(node.settings.database, "SELECT * FROM sanctions") == []

    tell(tmp_path, story)


def test_a_second_browser_brings_its_sanctions_along(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.sanction(entry("mute", ADA, START, START + 50))
            await store.sanction(entry("mute", BEN, START, START + 9))
            await store.bring(ADA, BEN)
            (row,) = await store.sanctions(START)
            assert (row.owner, row.until) == (BEN, START + 50)

    asyncio.run(story())


# ---------------------------------------------------------------- numbers


def test_the_numbers_of_a_server(url: str) -> None:
    async def story() -> None:
        time = Time()
        async with node_on(url, time) as node:
            await numbers(node.store, node)

    async def numbers(store: Store, node: Node) -> None:
        async def play(*owners: str) -> None:
            code = await node.create(Options((SHARED, *[OPEN_SEAT] * (len(owners) - 1))), owners[0])
            for seat, owner in enumerate(owners[1:], 1):
                await node.do(code, actions.Join(seat, "N"), owner)
            await node.do(code, actions.Start(), owners[0])
            for seat, owner in enumerate(owners[1:], 1):
                await node.do(code, actions.Resign(seat), owner)

        start = node.now()
        await play(ADA, BEN)
        node.time.passes(2 * DAY)
        await play(ADA, EVE)
        node.time.passes(7 * DAY)
        await play(EVE, BEN)
        now = node.now()
        assert await store.period(now - DAY) == Period(1, 2, 0)
        assert await store.period(now - 8 * DAY) == Period(2, 3, 0)
        assert await store.period(start - 1) == Period(3, 3, 0)
        assert await store.returns(now) == Returns(3, 3, 2)
        assert await store.returns(start + 8 * DAY) == Returns(2, 2, 1)

    asyncio.run(story())


def test_waiting_times_are_counted_without_people(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        square = Square(node)
        for owner, wait in ((ADA, 25_000), (BEN, 0)):
            await square.seek(owner, "N", (2,), ("live",), 0, "192.0.2.1")
            await node.store.heartbeat([ADA, BEN], node.now())
            node.time.passes(wait)
        await node.store.heartbeat([ADA, BEN], node.now())
        plan = Plan("offer1", "AAAAAA", 2, "live", (ADA, BEN))
        assert await node.store.propose(plan, [ADA, BEN], node.now())
        assert await node.store.claim_seats(plan, node.now())
        assert (await node.store.waiting(ADA))[0].state == SEATING
        for _ in range(2):  # another node may say it too
            await node.store.note_seated("offer1", node.now())
        assert sorted(await node.store.waits(node.now())) == [(10, 1), (30, 1)]

    tell(tmp_path, story)


# ---------------------------------------------------------------- the commands


def test_the_operator_acts_by_commands(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def prepare() -> None:
        async with node_on(url) as node:
            await Names(node).take(ADA, "Rude Name", "")

    asyncio.run(prepare())

    def run(*arguments: str) -> str:
        assert people(url, *arguments) == 0, capsys.readouterr().err
        return capsys.readouterr().out

    def refused(*arguments: str) -> str:
        assert people(url, *arguments) == 2
        return capsys.readouterr().err

    assert run("sanctions") == "No sanctions hold now.\n"
    assert run("log") == "The log has no entries.\n"
    said = run("mute", "rude name", "--days", "2", "--why", "shouts\x1b[31m", "--by", "Op")
    assert said.startswith("Rude Name is muted until ")
    assert run("exclude", BEN).startswith(f"{BEN} cannot use open tables")
    shown = run("sanctions")
    assert "shouts[31m" in shown
    assert ADA in shown
    assert BEN in shown
    assert "is now called Player " in run("rename", "Rude Name")
    assert "has no name of their own" in refused("rename", BEN)
    assert "not a valid name" in refused("rename", ADA, "x")
    assert "is now called Nicer" in run("rename", ADA, "Nicer")
    assert run("release", ADA).startswith("Ended for Nicer: rename")
    assert run("unmute", ADA) == "Ended for Nicer: mute.\n"
    assert "no sanction of this kind" in refused("unmute", ADA)
    assert run("readmit", BEN).startswith("Ended for ")
    assert run("sanctions") == "No sanctions hold now.\n"
    kinds = [line.split()[4] for line in run("log").splitlines()[1:]]
    assert kinds == ["readmit", "unmute", "release", "rename", "rename", "exclude", "mute"]
    assert "People with a name: 1" in run("numbers")
    assert "Nobody" in refused("mute", "Nobody")
    with pytest.raises(SystemExit, match="2"):
        people(url, "mute", ADA, "--days", "91")
