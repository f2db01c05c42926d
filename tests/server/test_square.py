"""Open tables, quick match, blocks, reports and invitations over HTTP and the socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.inside import HERE, ONLINE, Inside, Knock, inside
from tests.server.stores import execute

from overworld.cli.main import main
from overworld.server.hub import safety
from overworld.server.hub.square import MAX_LIST_BYTES, Square
from overworld.server.people.invitations import make_invitation
from overworld.server.people.open_tables import GUEST_GONE_MS, HOST_GONE_MS
from overworld.server.people.square import OUT_MS, READY_MS
from overworld.server.table.codes import hash_secret

SEEK: dict[str, Any] = {"sizes": [2], "speeds": ["relaxed"], "patience": 60, "name": "Ada"}
BOT = {"kind": "bot", "bot": "random"}
IDS = count(1)


def code_of(answer: httpx.Response) -> str:
    return "ok" if answer.status_code < 400 else str(answer.json()["code"])


async def act(person: httpx.AsyncClient, code: str, do: str, **action: Any) -> dict[str, Any]:
    body = {"type": "act", "id": f"{do}{next(IDS)}", "action": {"do": do, **action}}
    found: dict[str, Any] = (await person.post(f"/api/1/tables/{code}/actions", json=body)).json()
    return found


async def make(person: httpx.AsyncClient, *seats: dict[str, Any], **options: Any) -> httpx.Response:
    return await person.post("/api/1/tables", json={"seats": seats or (HERE, ONLINE), **options})


async def opened(person: httpx.AsyncClient, *seats: dict[str, Any], **options: Any) -> str:
    """Open a table to all and return its code."""
    answer = await make(person, *seats, open=True, **options)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def square(person: httpx.AsyncClient) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get("/api/1/square")).json()
    return found


async def listed(person: httpx.AsyncClient) -> list[str]:
    return [card["code"] for card in (await square(person))["square"]["tables"]]


def owner_of(person: httpx.AsyncClient) -> str:
    return hash_secret(person.cookies["overworld"])


def tell(folder: Path, story: Callable[[Inside], Awaitable[None]], **settings: Any) -> None:
    async def telling() -> None:
        async with inside(folder, **settings) as found:
            await story(found)

    asyncio.run(telling())


# ---------------------------------------------------------------- open tables


def test_an_open_table_is_listed_until_it_starts_or_is_private(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        ada, ben = found.person(), found.person()
        await make(ada)  # private
        code = await opened(ada)
        assert await listed(ben) == [code]
        (card,) = (await square(ben))["square"]["tables"]
        assert card["speed"] == "relaxed"
        assert [seat.get("free", False) for seat in card["seats"]] == [False, True]
        assert (await square(ada))["square"]["tables"][0]["yours"]
        change = {"seats": [HERE, ONLINE], "open": False}
        assert (await act(ada, code, "change", options=change))["type"] == "done"
        assert await listed(ben) == []
        change["open"] = True
        assert (await act(ada, code, "change", options=change))["type"] == "done"
        assert await listed(ben) == [code]
        answer = await ben.post(f"/api/1/square/tables/{code}", json={"name": "Ben"})
        assert answer.json() == {"code": code, "seat": 1}
        assert await listed(ben) == [], "it is full"
        assert (await act(ada, code, "start"))["type"] == "done"
        assert await listed(found.person()) == []
        assert (await ada.get("/api/1/me")).json()[0]["status"] == "playing"

    tell(tmp_path, story)


def test_a_rematch_of_an_open_table_is_private(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        ada, ben = found.person(), found.person()
        code = await opened(ada)
        await ben.post(f"/api/1/square/tables/{code}", json={})
        await act(ada, code, "start")
        await act(ben, code, "resign", seat=1)
        again = (await act(ada, code, "rematch"))["code"]
        info = (await ada.get(f"/api/1/tables/{again}/info")).json()
        assert "open" not in info["options"]

    tell(tmp_path, story)


def test_a_host_has_one_live_and_five_slow_open_tables(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        ada, ben, days = found.person(), found.person(), {"mode": "days", "days": 2}
        await opened(ada)
        assert code_of(await make(ada, open=True)) == "too_many_open"
        for _ in range(5):
            await opened(ada, clock=days)
        assert code_of(await make(ada, open=True, clock=days)) == "too_many_open"
        await opened(ben)
        assert len(await listed(ben)) == 7

    tell(tmp_path, story)


def test_simultaneous_requests_do_not_pass_the_limit_of_open_tables(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        ada = found.person()
        made = await asyncio.gather(*(make(ada, open=True) for _ in range(8)))
        assert sorted(answer.status_code for answer in made) == [201] + 7 * [429]
        private = [(await make(ada)).json()["code"] for _ in range(7)]
        change = {"seats": [HERE, ONLINE], "open": True, "clock": {"mode": "days", "days": 2}}
        tries = [act(ada, code, "change", options=change) for code in private]
        answers = dict(zip(private, await asyncio.gather(*tries), strict=True))
        for code in private:
            if answers[code]["type"] != "done":  # perhaps only because others were not finished
                answers[code] = await act(ada, code, "change", options=change)
        assert sum(answer["type"] == "done" for answer in answers.values()) == 5

    tell(tmp_path, story)


def test_open_tables_have_limits_for_an_address_and_in_all(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        for _ in range(2):
            await opened(found.person("192.0.2.1"))
        assert code_of(await make(found.person("192.0.2.1"), open=True)) == "too_many_open"
        await opened(found.person("192.0.2.2"))
        assert code_of(await make(found.person("192.0.2.3"), open=True)) == "too_many_open"

    tell(tmp_path, story, people_per_address=2, open_tables=3)


def test_the_list_has_at_most_eight_kilobytes(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        for number in range(90):
            host = found.person(f"192.0.2.{number}")
            seats = [{"kind": "here", "name": f"{number:02}" + "Ä" * 22}, *[ONLINE] * 3]
            await opened(host, *seats)
        answer = await found.person().get("/api/1/square")
        shown = answer.json()["square"]
        assert len(json.dumps(shown, ensure_ascii=False, separators=(",", ":")).encode()) <= (
            MAX_LIST_BYTES
        )
        assert shown["more"] == 90 - len(shown["tables"])
        assert len(shown["tables"]) > 20

    tell(tmp_path, story, people_per_address=1000)


class Moment:
    """The clock of a node, which the test moves."""

    def __init__(self, found: Inside) -> None:
        self.ms = found.node.hub.now()
        found.node.hub.now = lambda: self.ms  # type: ignore[method-assign]
        self.square: Square = found.node.square

    async def passes(self, ms: int) -> None:
        """Let time pass and do a round."""
        self.ms += ms
        await self.square.round(0)


def test_live_tables_leave_the_list_after_their_host(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        ada, ben, hub = found.person(), found.person(), found.node.hub
        time = Moment(found)
        code = await opened(ada)
        time.ms += 1
        slow = await opened(ada, clock={"mode": "days", "days": 2})
        await time.passes(0)
        assert await listed(ben) == [code, slow], "the host may connect now"
        await hub.mark_here(code, owner_of(ada))
        await time.passes(10 * HOST_GONE_MS)
        assert await listed(ben) == [code, slow]
        await hub.mark_away(code, owner_of(ada))
        await time.passes(HOST_GONE_MS - 1)
        assert await listed(ben) == [code, slow]
        await time.passes(1)
        assert await listed(ben) == [slow]
        await hub.mark_here(code, owner_of(ada))
        assert await listed(ben) == [code, slow]

    tell(tmp_path, story)


def test_seats_of_silent_guests_are_freed(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        ada, ben, eve, hub = found.person(), found.person(), found.person(), found.node.hub
        time = Moment(found)
        code = await opened(ada, HERE, ONLINE, ONLINE)
        await hub.mark_here(code, owner_of(ada))
        for guest in (ben, eve):
            await guest.post(f"/api/1/square/tables/{code}", json={})
        await hub.mark_here(code, owner_of(ben))  # eve never connects
        await time.passes(0)
        await time.passes(GUEST_GONE_MS - 1)
        assert sum(bool(seat.owner) for seat in (await hub.rooms.get(code)).table.seats) == 3
        await time.passes(1)
        seats = (await hub.rooms.get(code)).table.seats
        assert [seat.owner for seat in seats] == [owner_of(ada), owner_of(ben), ""]
        await hub.mark_away(code, owner_of(ben))
        await time.passes(GUEST_GONE_MS)
        seats = (await hub.rooms.get(code)).table.seats
        assert [seat.owner for seat in seats] == [owner_of(ada), "", ""]

    tell(tmp_path, story)


# ---------------------------------------------------------------- quick match


async def look(person: httpx.AsyncClient, **choice: Any) -> dict[str, Any]:
    answer = await person.post("/api/1/square/search", json={**SEEK, **choice})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def search(person: httpx.AsyncClient) -> dict[str, Any]:
    found: dict[str, Any] = (await square(person))["search"]
    return found


def test_people_are_asked_and_their_game_begins(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        ada, ben = found.person("192.0.2.1"), found.person("192.0.2.2")
        time = Moment(found)
        assert (await look(ada, name="Ada"))["state"] == "looking"
        await time.passes(8_000)
        await look(ben, name="Ben")
        await time.passes(0)
        offer = (await search(ada))["offer"]
        assert (offer["people"], offer["size"]) == ([{"name": "Ben", "ready": True}], 2)
        assert (await search(ben))["offer"]["ready"], "who has just pressed is ready"
        answer = {"offer": offer["id"], "ready": True}
        assert (await ada.post("/api/1/square/answer", json=answer)).status_code == 200
        await time.passes(0)
        seated = [await search(person) for person in (ada, ben)]
        assert [one["state"] for one in seated] == ["seated", "seated"]
        code = seated[0]["code"]
        table = (await ben.get(f"/api/1/tables/{code}")).json()
        assert table["info"]["status"] == "playing"
        assert [seat["name"] for seat in table["info"]["seats"]] == ["Ada", "Ben"]
        assert table["you"] == {"seats": [1], "host": False}
        assert await listed(ben) == []

    tell(tmp_path, story)


def test_people_who_are_not_ready_are_out_for_two_minutes(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        ada, ben = found.person("192.0.2.1"), found.person("192.0.2.2")
        time = Moment(found)
        await look(ada, patience=0)
        await time.passes(8_000)
        await look(ben, patience=0)
        await time.passes(0)
        assert (await search(ada))["state"] == "offered"
        await found.node.store.heartbeat([owner_of(ada), owner_of(ben)], time.ms + READY_MS)
        await time.passes(READY_MS)
        assert [(await search(person))["state"] for person in (ada, ben)] == ["out", "looking"]
        refused = await ada.post("/api/1/square/search", json=SEEK)
        assert (refused.json()["code"], refused.json()["facts"]) == (
            "seek_paused",
            {"left": OUT_MS},
        )
        time.ms += OUT_MS
        assert (await look(ada))["state"] == "looking"

    tell(tmp_path, story)


def test_bots_fill_when_my_time_ends(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        ada = found.person()
        time = Moment(found)
        await look(ada, sizes=[3])
        await found.node.store.heartbeat([owner_of(ada)], time.ms + 60_000)
        await time.passes(59_999)
        assert (await search(ada))["state"] == "looking"
        await time.passes(1)
        offer = (await search(ada))["offer"]
        assert offer["bots"] == 2
        await ada.post("/api/1/square/answer", json={"offer": offer["id"], "ready": True})
        await time.passes(0)
        code = (await search(ada))["code"]
        info = (await ada.get(f"/api/1/tables/{code}/info")).json()
        assert [seat["kind"] for seat in info["seats"]] == ["online", "bot", "bot"]

    tell(tmp_path, story)


def test_a_person_who_looks_sits_down_at_an_open_table(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        ada, ben = found.person("192.0.2.1"), found.person("192.0.2.2")
        time = Moment(found)
        code = await opened(ada)
        await look(ben)
        await time.passes(0)
        mine = await search(ben)
        assert (mine["state"], mine["code"]) == ("seated", code)

    tell(tmp_path, story)


def test_waiting_people_have_limits(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        for _ in range(2):
            await look(found.person("192.0.2.1"))
        answer = await found.person("192.0.2.1").post("/api/1/square/search", json=SEEK)
        assert code_of(answer) == "too_many_requests"
        await look(found.person("192.0.2.2"))
        answer = await found.person("192.0.2.3").post("/api/1/square/search", json=SEEK)
        assert code_of(answer) == "too_many_requests"

    tell(tmp_path, story, people_per_address=2, waiting_people=3)


@pytest.mark.parametrize(
    "bad",
    [{"sizes": []}, {"sizes": [5]}, {"speeds": ["fast"]}, {"patience": 61}, {"name": "a,b"}],
)
def test_a_malformed_search_is_refused(tmp_path: Path, bad: dict[str, Any]) -> None:
    async def story(found: Inside) -> None:
        answer = await found.person().post("/api/1/square/search", json={**SEEK, **bad})
        assert answer.status_code == 400

    tell(tmp_path, story)


def test_the_socket_sends_the_list_and_the_search(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        ada, ben = found.person("192.0.2.1"), found.person("192.0.2.2")
        time = Moment(found)
        headers = {"host": "127.0.0.1:8765", "origin": "http://127.0.0.1:8765"}
        cookie = f"overworld={ada.cookies['overworld']}"
        path = "/api/1/square/socket"
        async with Knock(found.app, path, "192.0.2.1", {**headers, "cookie": cookie}) as socket:
            first, second = await socket.read(), await socket.read()
            assert (first["type"], first["tables"]) == ("square", [])
            assert second["type"] == "search"
            code = await opened(ben)
            await time.passes(1000)
            assert (await socket.read())["tables"][0]["code"] == code
            await look(ada, sizes=[4])
            await time.passes(1000)
            told = [await socket.read(), await socket.read()]
            assert {message["type"] for message in told} == {"square", "search"}
            assert owner_of(ada) not in str(told)
            socket.say('{"type": "ping"}')
            assert (await socket.read())["type"] == "pong"

    tell(tmp_path, story)


# ---------------------------------------------------------------- blocks and reports


def test_blocked_people_do_not_meet_and_are_not_told(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        ada, ben = found.person("192.0.2.1"), found.person("192.0.2.2")
        time = Moment(found)
        shared = str((await make(ada)).json()["code"])
        assert (await act(ben, shared, "join", seat=1, name="Ben"))["type"] == "done"
        before = (await ben.get(f"/api/1/tables/{shared}")).json()
        answer = await ada.post(f"/api/1/tables/{shared}/blocks", json={"seat": 1})
        assert answer.json() == [1]
        after = (await ben.get(f"/api/1/tables/{shared}")).json()
        before.pop("now"), after.pop("now")
        assert before == after
        assert (await ben.get(f"/api/1/tables/{shared}/blocks")).json() == []
        code = await opened(ada)
        assert await listed(ben) == []
        assert await listed(found.person()) == [code]
        sit = await ben.post(f"/api/1/square/tables/{code}", json={})
        full = await opened(found.person("192.0.2.3"))
        await ada.post(f"/api/1/square/tables/{full}", json={})
        taken = await found.person("192.0.2.4").post(f"/api/1/square/tables/{full}", json={})
        assert (sit.status_code, sit.json()["code"]) == (taken.status_code, taken.json()["code"])
        assert (await act(ben, code, "join", seat=1))["code"] == "seat_taken"
        await look(ben)
        await time.passes(1000)
        assert (await search(ben))["state"] == "looking"
        (blocked,) = (await ada.get("/api/1/me/blocks")).json()
        assert blocked["name"] == "Ben"
        assert (await ada.delete(f"/api/1/me/blocks/{blocked['id']}")).status_code == 204
        assert code in await listed(ben)

    tell(tmp_path, story)


def test_a_block_ends_an_offer_and_no_one_is_out(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        ada, ben = found.person("192.0.2.1"), found.person("192.0.2.2")
        time = Moment(found)
        shared = str((await make(ada)).json()["code"])
        await act(ben, shared, "join", seat=1)
        await look(ada, patience=0)
        await time.passes(8000)
        await look(ben, patience=0)
        await time.passes(0)
        offer = (await search(ada))["offer"]["id"]
        await ben.post(f"/api/1/tables/{shared}/blocks", json={"seat": 0})
        await ada.post("/api/1/square/answer", json={"offer": offer, "ready": True})
        await time.passes(0)
        assert [(await search(person))["state"] for person in (ada, ben)] == ["looking", "looking"]

    tell(tmp_path, story)


def test_reports_keep_the_last_lines_and_are_limited(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    codes = list[str]()

    async def story(found: Inside) -> None:
        ada, ben = found.person("192.0.2.1"), found.person("192.0.2.2")
        code = str((await make(ada)).json()["code"])
        codes.append(code)
        await act(ben, code, "join", seat=1, name="Ben")
        for number in range(14):
            await act(ben, code, "chat", text=f"line {number}")
        body = {"seat": 1, "reason": "insults", "text": "he is\x1b[31m rude"}
        for _ in range(3):
            assert (await ada.post(f"/api/1/tables/{code}/reports", json=body)).status_code == 200
        answer = await ada.post(f"/api/1/tables/{code}/reports", json=body)
        assert code_of(answer) == "too_many_requests"
        mine = (await ada.get("/api/1/me/data")).json()
        assert [report["text"] for report in mine["reports"]] == ["he is\x1b[31m rude"] * 3

    tell(tmp_path, story, reports_per_day=3)
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    assert main(["people", "reports", "--database", database, "--limit", "1"]) == 0
    shown = capsys.readouterr().out
    assert f"{codes[0]}, seat 2: Ben, insults or threats" in shown, "as the page counts"
    assert "line 13" in shown
    assert "line 1\n" not in shown
    assert "\x1b" not in shown


def test_a_player_is_blocked_and_reported_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hashes = list[str]()

    async def story(found: Inside) -> None:
        ada, ben = found.person("192.0.2.1"), found.person("192.0.2.2")
        hashes.extend(map(owner_of, (ben, ada)))
        await ben.put("/api/1/me/name", json={"name": "Ben Nevis"})
        await ada.put("/api/1/me/name", json={"name": "Ada Hill"})

        async def seen_by(person: httpx.AsyncClient) -> bool:
            return bool((await person.get("/api/1/people/Ben%20Nevis")).json().get("blocked"))

        body = {"reason": "name", "text": "a rude name"}
        assert (await ada.post("/api/1/people/BEN-NEVIS/reports", json=body)).status_code == 200
        code = await opened(ada)
        assert await listed(ben) == [code]
        assert not await seen_by(ada)
        assert (await ada.post("/api/1/people/ben%20nevis/blocks")).status_code == 200
        assert [await seen_by(one) for one in (ada, ben)] == [True, False]
        assert await listed(ben) == []
        (blocked,) = (await ada.get("/api/1/me/blocks")).json()
        assert blocked["name"] == "Ben Nevis"
        assert code_of(await ben.post("/api/1/people/ben-nevis/blocks")) == "no_player"
        await ada.delete(f"/api/1/me/blocks/{blocked['id']}")
        assert await listed(ben) == [code]
        again = [await ada.post("/api/1/people/ben-nevis/reports", json=body) for _ in range(2)]
        assert [code_of(answer) for answer in again] == ["ok", "too_many_requests"]

    tell(tmp_path, story, reports_per_day=2)
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    assert main(["people", "reports", "--database", database]) == 0
    shown = capsys.readouterr().out
    assert shown.count("Ben Nevis, name or painted face") == 2
    who = f"person Ben Nevis ({hashes[0]}), reported by Ada Hill ({hashes[1]})"
    assert shown.count(who) == 2
    assert "seat" not in shown, "the report belongs to no table"


def test_reports_and_blocks_have_limits_in_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(safety, "BLOCKS_IN_ALL", 3)

    async def story(found: Inside) -> None:
        people = [found.person(f"198.51.100.{number}") for number in range(4)]
        host = people[0]
        codes = [str((await make(host, HERE, ONLINE)).json()["code"]) for _ in range(2)]
        for code, guest in zip(codes, people[1:], strict=False):
            await act(guest, code, "join", seat=1, name="N")

        async def block(person: httpx.AsyncClient, code: str, seat: int) -> int:
            path = f"/api/1/tables/{code}/blocks"
            return (await person.post(path, json={"seat": seat})).status_code

        one, other = codes
        assert [await block(host, one, 1), await block(host, other, 1)] == [200, 200]
        assert await block(people[1], one, 0) == 200
        assert await block(people[2], other, 0) == 429, "three blocks in all"
        body = {"seat": 0, "reason": "other"}
        answers = [
            (await person.post(f"/api/1/tables/{one}/reports", json=body)).status_code
            for person in people[1:]
        ]
        assert answers == [200, 200, 429], "two reports in all"

    tell(tmp_path, story, reports_kept=2)


def test_a_person_blocks_some_people_only(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        host, answers = found.person(), list[int]()
        for number in range(2):
            guest = found.person(f"198.51.100.{number}")
            code = str((await make(host, HERE, ONLINE)).json()["code"])
            await act(guest, code, "join", seat=1, name="N")
            answer = await host.post(f"/api/1/tables/{code}/blocks", json={"seat": 1})
            answers.append(answer.status_code)
        assert answers == [200, 429]

    tell(tmp_path, story, blocks_per_person=1)


def test_a_person_with_a_seat_at_an_open_table_does_not_look(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        host = found.person()
        code = await opened(host)
        answer = await host.post("/api/1/square/search", json=SEEK)
        assert answer.json() == {"type": "error", "code": "have_seat", "facts": {"code": code}}

    tell(tmp_path, story)


def test_a_person_who_erases_their_data_leaves_no_name_and_no_hash(tmp_path: Path) -> None:
    owners = []

    async def story(found: Inside) -> None:
        ada, ben = found.person("192.0.2.1"), found.person("192.0.2.2")
        owners.append(owner_of(ben))
        code = str((await make(ada)).json()["code"])
        await act(ben, code, "join", seat=1, name="Benedikta")
        await act(ben, code, "chat", text="a rude line")
        await ada.post(f"/api/1/tables/{code}/reports", json={"seat": 1, "reason": "insults"})
        await ada.post(f"/api/1/tables/{code}/blocks", json={"seat": 1})
        await ben.post(f"/api/1/tables/{code}/blocks", json={"seat": 0})
        await look(ben)
        assert (await ben.delete("/api/1/me/data")).status_code == 200

    tell(tmp_path, story)
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    tables = ("waiting", "blocks", "invited", "reports", "events", "owners", "tables")
    dump = str([execute(url, f"SELECT * FROM {table}") for table in tables])
    for trace in (owners[0], "Benedikta", "rude"):
        assert trace not in dump


# ---------------------------------------------------------------- the operator's setting


def test_a_server_without_people_has_no_square(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        ada = found.person()
        for answer in (
            await ada.get("/api/1/square"),
            await ada.post("/api/1/square/search", json=SEEK),
            await make(ada, open=True),
        ):
            assert code_of(answer) == "people_off"
        code = str((await make(ada)).json()["code"])
        change = {"seats": [HERE, ONLINE], "open": True}
        assert (await act(ada, code, "change", options=change))["code"] == "people_off"
        assert (await act(found.person(), code, "join", seat=1))["type"] == "done"

    tell(tmp_path, story, people="off")


def test_an_invitation_admits_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story(found: Inside) -> None:
        ada, ben, eve = (found.person(f"192.0.2.{n}") for n in range(3))
        for answer in (await ada.get("/api/1/square"), await make(ada, open=True)):
            assert code_of(answer) == "not_invited"
        key, now = await found.node.store.people_key(), found.node.hub.now()
        day = 86_400_000
        good = make_invitation(key, b"123456", now, 24, 1)
        old = make_invitation(key, b"123457", now - 3 * day, 24, 1)
        foreign = make_invitation("key", b"123458", now, 24, 1)
        for text in (old, foreign, good[:-2]):
            answer = await ben.post("/api/1/me/invitation", json={"invitation": text})
            assert code_of(answer) == "not_invited"
        for person, expected in ((ada, "ok"), (ada, "ok"), (ben, "not_invited")):
            answer = await person.post("/api/1/me/invitation", json={"invitation": good})
            assert code_of(answer) == expected
        await opened(ada)
        assert len(await listed(ada)) == 1
        assert code_of(await eve.get("/api/1/square")) == "not_invited"

    tell(tmp_path, story, people="invite")
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    command = ["people", "invite", "--database", database, "--public-url", "https://x.example/"]
    assert main(command) == 0
    link = capsys.readouterr().out.strip()
    assert link.startswith("https://x.example/#invite=")

    async def use(found: Inside) -> None:
        eve = found.person()
        body = {"invitation": link.partition("=")[2]}
        assert code_of(await eve.post("/api/1/me/invitation", json=body)) == "ok"
        assert code_of(await eve.get("/api/1/square")) == "ok"

    tell(tmp_path, use, people="invite")
