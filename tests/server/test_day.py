"""The deal of the day over HTTP: one try, a secret deal, and who may see which part of it."""

from __future__ import annotations

import asyncio
import datetime
import json
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.inside import Inside, inside
from tests.server.stores import execute
from tests.table.nodes import Time
from tests.table.script import BOX

from overworld.bots import BOTS
from overworld.game import Deal, Game
from overworld.game import deal as dealing
from overworld.server.hub import hub as hubs
from overworld.server.hub import worker_process
from overworld.server.hub.bot_pool import BotPool
from overworld.server.hub.clock import NodeClock
from overworld.server.hub.day import check_day
from overworld.server.hub.worker_process import ParGame, Worker, play_par
from overworld.server.people.day import MARKS, line_up
from overworld.server.store.day import FinishedRow
from overworld.server.table.actions import Chat, Play, Resign
from overworld.server.table.codes import hash_secret
from overworld.server.table.day import day_seed, end_of
from overworld.server.table.errors import Refused

WEDNESDAY = "2026-11-18"
NOON = end_of(WEDNESDAY) - 12 * 3_600_000
KEY = "5eed" * 16
SEED = day_seed(KEY.encode(), WEDNESDAY)


class Day(Inside):
    """An application at noon of a Wednesday, whose key the test knows."""

    time: Time

    def owner(self, person: httpx.AsyncClient) -> str:
        return hash_secret(person.cookies["overworld"])

    async def start(self, person: httpx.AsyncClient, day: str = "today", name: str = "") -> str:
        answer = await person.post(f"/api/1/days/{day}/tries", json={"name": name})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    async def view(self, person: httpx.AsyncClient, day: str = "today") -> dict[str, Any]:
        answer = await person.get(f"/api/1/days/{day}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def play(
        self, person: httpx.AsyncClient, code: str, moves: int = 1000, seed: int = 1
    ) -> None:
        """Play random moves for the person; the bots take the first legal move."""
        rng, hub = random.Random(seed), self.node.hub
        for _ in range(moves):
            table = (await hub.rooms.get(code)).table
            if table.decider is None or table.game is None:
                return
            if table.bot_at(table.decider) is None:
                move = rng.choice(table.game.legal_moves.ids)
                await hub.act(
                    code, Play(move, table.game_seq), self.owner(person), rng.randbytes(8).hex()
                )
            else:
                await hub.bot_move(code, table.game_seq, str(table.game.legal_moves[0]))

    async def finish(self, person: httpx.AsyncClient, seed: int = 1, name: str = "") -> str:
        code = await self.start(person, name=name)
        await self.play(person, code, seed=seed)
        return code


@asynccontextmanager
async def day(folder: Path, **settings: Any) -> AsyncIterator[Day]:
    async with inside(folder, **settings) as found:
        found.__class__ = Day
        assert isinstance(found, Day)
        found.time = Time()
        found.time.wall = NOON
        clock = NodeClock(lambda: found.time.wall, lambda: found.time.steady)
        found.node.hub.clock = clock
        execute(found.settings.database, f"UPDATE day_key SET value = '{KEY}'")
        yield found


def tell(folder: Path, story: Callable[[Day], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with day(folder, **settings) as found:
            await story(found)

    asyncio.run(run())


# ---------------------------------------------------------------- one try


def test_fifty_starts_at_the_same_time_use_one_try(tmp_path: Path) -> None:
    async def story(found: Day) -> None:
        async with found.person() as ada:
            codes = await asyncio.gather(*(found.start(ada) for _ in range(50)))
            assert len(set(codes)) == 1
            await found.play(ada, codes[0])
            assert await found.start(ada) == codes[0], "the try is used up"
            assert (await found.view(ada))["finished"]

    tell(tmp_path, story)
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    assert execute(url, "SELECT count(*) FROM attempts") == [(1,)]
    assert execute(url, "SELECT count(*) FROM tables") == [(1,)]


def test_a_try_without_a_table_gets_one_after_a_crash(tmp_path: Path) -> None:
    async def story(found: Day) -> None:
        async with found.person() as ada:
            store, owner = found.node.store, found.owner(ada)
            await store.start_attempt(WEDNESDAY, owner, "QK7MPX", NOON, "x", 10)
            assert await found.start(ada) == "QK7MPX"
            assert (await ada.get("/api/1/tables/QK7MPX")).json()["info"]["status"] == "playing"

    tell(tmp_path, story)


def test_the_try_of_a_day_cannot_be_deleted_and_repeated(tmp_path: Path) -> None:
    async def story(found: Day) -> None:
        async with found.person() as ada:
            code = await found.start(ada)
            answer = await ada.delete(f"/api/1/tables/{code}")
            assert (answer.status_code, answer.json()["code"]) == (409, "day_not_over")
            found.time.passes(12 * 3_600_000)
            assert (await ada.delete(f"/api/1/tables/{code}")).status_code == 204

    tell(tmp_path, story)


def test_an_address_has_ten_tries(tmp_path: Path) -> None:
    async def story(found: Day) -> None:
        for number in range(12):
            async with found.person("203.0.113.9") as person:
                answer = await person.post("/api/1/days/today/tries", json={})
                assert answer.status_code == (201 if number < 10 else 429), number
                if number == 10:
                    assert answer.json()["code"] == "too_many_deals"
        async with found.person("203.0.113.10") as other:
            await found.start(other)

    tell(tmp_path, story)
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    assert "203.0.113" not in repr(execute(url, "SELECT * FROM attempts"))


@pytest.mark.parametrize("text", ["2026-11-19", "2027-01-01", "9999-12-31"])
def test_a_future_day_is_refused(tmp_path: Path, text: str) -> None:
    async def story(found: Day) -> None:
        async with found.person() as ada:
            for answer in (
                await ada.get(f"/api/1/days/{text}"),
                await ada.get(f"/api/1/days/{text}/tables"),
                await ada.post(f"/api/1/days/{text}/tries", json={}),
            ):
                assert (answer.status_code, answer.json()["code"]) == (409, "future_day")
            made = await ada.post(
                "/api/1/tables", json={"seats": [{"kind": "here"}] * 2, "day": text}
            )
            assert made.json()["facts"] == {"field": "day"}
        with pytest.raises(Refused, match="day_not_over"):
            await found.node.hub.published_seed(WEDNESDAY)

    tell(tmp_path, story)


@pytest.mark.parametrize(
    "text", ["2019-12-31", "0001-01-01", "20261118", "yesterday", "2026-11-31"]
)
def test_other_words_are_no_days(text: str) -> None:
    with pytest.raises(Refused, match="no_route"):
        check_day(text, NOON)


def test_the_table_of_a_try_has_the_fixed_line_up(tmp_path: Path) -> None:
    async def story(found: Day) -> None:
        async with found.person() as ada:
            code = await found.start(ada, name="Ada")
            info = (await ada.get(f"/api/1/tables/{code}")).json()["info"]
            game = line_up(datetime.date(2026, 11, 18))
            assert [seat.get("bot", "") for seat in info["seats"]] == [
                "" if seat == game.seat else "flint" for seat in range(game.size)
            ]
            options = info["options"]
            assert (options["undo"], options["hints"], options["spectators"]) == (False,) * 3
            assert (options["day"], options["first"]) == (WEDNESDAY, 0)
            assert info["seats"][game.seat]["name"] == "Ada"
            for do, facts in (("rematch", {}), ("start", {}), ("undo", {"expected": 2})):
                frame = {"type": "act", "id": do, "action": {"do": do, **facts}}
                answer = await ada.post(f"/api/1/tables/{code}/actions", json=frame)
                assert answer.status_code >= 400, do

    tell(tmp_path, story)


def test_two_people_have_the_same_luck(tmp_path: Path) -> None:
    async def story(found: Day) -> None:
        positions = []
        for seed in (3, 3, 4):
            async with found.person() as person:
                code = await found.finish(person, seed)
                table = (await found.node.hub.rooms.get(code)).table
                assert table.game is not None
                positions.append(table.game.position)
                check = Game(2, first=0)
                check.deal(Deal(SEED))
                assert str(table.game.history[0]) == str(check.history[0])
                assert table.game.history[: check.step_number] == check.history
        assert positions[0] == positions[1] != positions[2]

    tell(tmp_path, story)


# ---------------------------------------------------------------- who sees which part


async def answers(person: httpx.AsyncClient, code: str) -> dict[str, httpx.Response]:
    """Return the answers of all routes about a table."""
    at, found = f"/api/1/tables/{code}", dict[str, httpx.Response]()
    for path in (
        *("", "/info", "/steps", "/steps/3", "/record", "/review", "/notes", "/qr.svg"),
        *("/preview?move=take%20a1", "/previews?at=a1", "/why?move=take%20a1"),
    ):
        found[f"GET {path}"] = await person.get(at + path)
    found["POST /fork"] = await person.post(f"{at}/fork", json={"step": 3})
    found["POST /steps/3/analysis"] = await person.post(f"{at}/steps/3/analysis", json={})
    found["POST /review"] = await person.post(f"{at}/review", json={})
    found["POST /steps/3/try"] = await person.post(f"{at}/steps/3/try", json={"move": "pass"})
    frame = {"type": "act", "id": "1", "action": {"do": "chat", "text": "hello"}}
    found["POST /actions"] = await person.post(f"{at}/actions", json=frame)
    found["DELETE "] = await person.delete(at)
    return found


SECRET = (
    "GET /record",
    "POST /fork",
    "POST /steps/3/analysis",
    "POST /review",
    "POST /steps/3/try",
)


@pytest.mark.parametrize(
    ("who", "ended"),
    [
        *((who, ended) for who in ("stranger", "guest", "player") for ended in (False, True)),
        ("finished", False),
    ],
)
def test_no_one_else_sees_a_try_before_the_day_is_over(
    tmp_path: Path, who: str, ended: bool
) -> None:
    async def story(found: Day) -> None:
        async with found.person() as ada, found.person("203.0.113.6") as other:
            code = await found.start(ada, name="Adalovelace")
            await found.play(ada, code, 1000 if ended else 5)
            if who == "stranger":
                other.cookies.clear()
            elif who == "player":
                await found.start(other)
            elif who == "finished":
                await found.finish(other, 2)
            for route, answer in (await answers(other, code)).items():
                assert (answer.status_code, answer.json()["code"]) in (
                    (403, "no_spectators"),
                    (403, "no_secret"),
                ), route
                assert "Adalovelace" not in answer.text
            async with found.socket(code, other) as knock:
                assert (await knock.read())["code"] == "no_spectators"

    tell(tmp_path, story)


@pytest.mark.parametrize("ended", [False, True])
def test_the_player_gets_no_record_fork_or_analysis_before_the_day_is_over(
    tmp_path: Path, ended: bool
) -> None:
    async def story(found: Day) -> None:
        async with found.person() as ada, found.person("203.0.113.6") as ben:
            code = await found.start(ada)
            await found.play(ada, code, 1000 if ended else 5)
            for route, answer in (await answers(ada, code)).items():
                if route in SECRET or route.startswith("DELETE"):
                    assert (answer.status_code, answer.json()["code"]) == (409, "day_not_over"), (
                        route
                    )
                elif route in ("GET ", "GET /steps", "GET /steps/3", "POST /actions"):
                    assert answer.status_code == 200, route
            found.time.passes(12 * 3_600_000)
            for person in (ada, ben):
                for path in ("", "/record", "/steps", "/review"):
                    answer = await person.get(f"/api/1/tables/{code}{path}")
                    assert answer.status_code == 200, path

    tell(tmp_path, story)


SEEN = {
    *(
        "GET ",
        "GET /info",
        "GET /steps",
        "GET /steps/3",
        "GET /review",
        "GET /notes",
        "GET /qr.svg",
    ),
    *("GET /preview?move=take%20a1", "GET /previews?at=a1", "GET /why?move=take%20a1"),
}


def test_people_who_have_finished_watch_finished_tries_of_the_day(tmp_path: Path) -> None:
    async def story(found: Day) -> None:
        async with found.person() as ada, found.person("203.0.113.6") as ben:
            code = await found.finish(ada, name="Ada")
            mine = await found.start(ben)
            async with found.socket(code, ben) as knock:
                assert (await knock.read())["code"] == "no_spectators"
            await found.play(ben, mine, seed=2)
            assert {one["code"] for one in (await found.view(ben))["entries"]} == {code, mine}
            for route, answer in (await answers(ben, code)).items():
                got = answer.status_code, answer.json().get("code") if answer.is_error else ""
                if route in SECRET:
                    assert got == (409, "day_not_over"), route
                elif route in SEEN:
                    assert got[1] not in ("no_spectators", "day_not_over"), route
                else:
                    assert got[0] in (403, 409), route
                assert SEED not in answer.text
            async with found.socket(code, ben) as knock:
                assert (await knock.read())["type"] == "hello"

    tell(tmp_path, story)


HIDDEN = {"marks", "entries", "beaten", "others", "lead", "seed", "bots_count"}


def test_the_view_before_my_try_has_no_place_name_or_lead(tmp_path: Path) -> None:
    async def story(found: Day) -> None:
        async with found.person() as ada, found.person("203.0.113.6") as ben:
            await found.finish(ada, name="Adalovelace")
            await found.node.store.claim_par(WEDNESDAY, "flint", NOON, 1)
            await found.node.store.set_par(WEDNESDAY, "flint", -3)
            for _ in range(2):  # before the try, and while it is played
                view = await found.view(ben)
                assert not HIDDEN & set(view), view
                assert view["played"] == 1
                assert all("lead" not in square for square in view["week"])
                tables = (await ben.get("/api/1/days/today/tables")).json()
                assert tables["week"] == tables["season"] == []
                assert "Adalovelace" not in json.dumps([view, tables])
                code = await found.start(ben)
            await found.play(ben, code, seed=5)
            view = await found.view(ben)
            assert view["marks"] == [{"bot": "flint", "lead": -3}]
            assert {entry["name"] for entry in view["entries"]} >= {"Adalovelace"}
            mine = [entry for entry in view["entries"] if entry.get("you")]
            assert [entry["lead"] for entry in mine] == [view["lead"]]
            assert "seed" not in view
            assert all(entry["code"] for entry in view["entries"])
            leads = [entry["lead"] for entry in view["entries"] if not entry.get("you")] + [-3]
            assert view["others"] == len(leads)
            assert view["beaten"] == sum(lead < view["lead"] for lead in leads)
            assert view["bots_count"]

    tell(tmp_path, story)


def test_after_the_day_the_seed_and_all_games_are_public(tmp_path: Path) -> None:
    async def story(found: Day) -> None:
        async with found.person() as ada, found.person("203.0.113.6") as ben:
            code = await found.finish(ada, name="Ada")
            found.time.passes(12 * 3_600_000)
            view = await found.view(ben, WEDNESDAY)
            assert (view["seed"], view["over"]) == (SEED, True)
            assert [entry["code"] for entry in view["entries"]] == [code]
            record = (await ben.get(f"/api/1/tables/{code}/record")).text
            assert Game.from_record(record, BOX).over
            past = (await ben.get("/api/1/days")).json()
            assert past[0]["day"] == WEDNESDAY
            assert len(past) == 60
            fun = await found.start(ben, WEDNESDAY, name="Ben")
            options = (await ben.get(f"/api/1/tables/{fun}")).json()["info"]["options"]
            assert options["deal"] == SEED
            assert "day" not in options, "it counts for nothing"
            assert await found.start(ben, WEDNESDAY) != fun, "as often as you like"

    tell(tmp_path, story)


def test_a_try_that_ends_after_its_day_does_not_count(tmp_path: Path) -> None:
    async def story(found: Day) -> None:
        async with found.person() as ada:
            code = await found.start(ada)
            found.time.passes(12 * 3_600_000)
            await found.play(ada, code)
            view = await found.view(ada, WEDNESDAY)
            assert (view["played"], view["tried"]) == (0, True)
            assert "finished" not in view

    tell(tmp_path, story)


def test_a_player_who_resigns_is_last(tmp_path: Path) -> None:
    async def story(found: Day) -> None:
        async with found.person() as ada, found.person("203.0.113.6") as ben:
            await found.finish(ben)
            code = await found.start(ada)
            seat = line_up(datetime.date(2026, 11, 18)).seat
            await found.node.hub.act(code, Resign(seat), found.owner(ada), "r")
            view = await found.view(ada)
            assert [entry.get("kept", True) for entry in view["entries"]] == [True, False]
            assert view.get("beaten", 0) == 0
            assert view["kept"] is False
            wednesday = view["week"][2]
            assert (wednesday["share"], wednesday["kept"]) == (0.0, False)
            tables = (await ada.get(f"/api/1/days/{WEDNESDAY}/tables")).json()
            (mine,) = [row for row in tables["week"] if row.get("you")]
            assert (mine["score"], mine["place"]) == (0.0, 2)
            (mine,) = [row for row in tables["season"] if row.get("you")]
            assert (mine["points"], mine["place"]) == (0, 2)
            found.time.passes(24 * 3_600_000)
            past = {one["day"]: one for one in (await ada.get("/api/1/days")).json()}
            assert past[WEDNESDAY]["kept"] is False

    tell(tmp_path, story)


def test_an_erased_person_leaves_no_trace_in_the_day(tmp_path: Path) -> None:
    async def story(found: Day) -> None:
        async with found.person() as ada, found.person("203.0.113.6") as ben:
            await found.finish(ada, name="Adalovelace")
            await found.finish(ben, 2)
            data = (await ada.get("/api/1/me/data")).json()
            assert data["tries"] == [WEDNESDAY]
            assert (await ada.delete("/api/1/me/data")).status_code == 200
            found.time.passes(6000)
            assert (await found.view(ben))["played"] == 1
            url = found.settings.database
            for table in ("attempts", "result_seats", "owners", "events", "tables"):
                assert found.owner(ada) not in repr(execute(url, f"SELECT * FROM {table}")), table

    tell(tmp_path, story)


def test_a_kept_name_stands_above_guests(tmp_path: Path) -> None:
    async def story(found: Day) -> None:
        async with found.person() as ada, found.person("203.0.113.6") as ben:
            await found.finish(ada, 1, name="Guest")
            await found.finish(ben, 2, name="At the table")
            execute(
                found.settings.database,
                "INSERT INTO players (owner, name, key, created, renamed) "
                f"VALUES ('{found.owner(ben)}', 'Ben', 'ben', 0, 0)",
            )
            found.time.passes(6000)
            view = await found.view(ada)
            assert [(entry["name"], entry.get("place")) for entry in view["entries"]] == [
                ("Ben", 1),
                ("Guest", None),
            ]

    tell(tmp_path, story)


def test_a_try_as_a_guest_gets_no_place_by_a_name_that_comes_later(tmp_path: Path) -> None:
    async def story(found: Day) -> None:
        async with found.person() as clara, found.person("203.0.113.6") as ben:
            await ben.put("/api/1/me/name", json={"name": "Ben Nevis"})
            await found.finish(clara, 1, name="First look")
            assert (await clara.delete("/api/1/me/data")).status_code == 200
            await found.finish(ben, 2)
            clara.cookies.clear()
            clara.cookies.update(found.person().cookies)
            await found.finish(clara, 3, name="Knows it")
            found.time.passes(1000)
            taken = await clara.put("/api/1/me/name", json={"name": "Clara Bell"})
            assert taken.status_code == 200, taken.text
            found.time.passes(6000)
            entries = (await found.view(ben))["entries"]
            assert [(entry["name"], entry.get("place")) for entry in entries] == [
                ("Ben Nevis", 1),
                ("Knows it", None),
            ]
            tables = (await ben.get(f"/api/1/days/{WEDNESDAY}/tables")).json()
            named = [row["name"] for row in tables["week"] if row.get("named")]
            assert named == ["Ben Nevis"]

    tell(tmp_path, story)


def test_all_clients_share_the_tables_of_weeks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(found: Day) -> None:
        read, asked = found.node.store.finished_attempts, list[tuple[str, str, str]]()

        async def counted(first: str, last: str, owner: str = "") -> list[FinishedRow]:
            asked.append((first, last, owner))
            return await read(first, last, owner)

        async with found.person() as ada, found.person("203.0.113.6") as ben:
            await found.finish(ada, 1)
            monkeypatch.setattr(found.node.store, "finished_attempts", counted)

            async def tables() -> list[int]:
                asked.clear()
                answers = [await one.get("/api/1/days/today/tables") for one in (ada, ben, ada)]
                answers += await asyncio.gather(
                    *(ben.get("/api/1/days/today/tables") for _ in range(20))
                )
                return [len(answer.json()["week"]) for answer in answers]

            assert await tables() == [1, 0, 1] + [0] * 20
            assert len(asked) == len(set(asked)) + 2, "the present week three times"
            found.time.passes(6000)
            await tables()
            assert len(set(asked)) == 1, "weeks that are over are known for a minute"
            found.time.passes(60_000)
            await tables()
            assert len(set(asked)) > 5
            asked.clear()
            assert (await ada.get("/api/1/days")).status_code == 200
            assert [owner for *_, owner in asked] == [found.owner(ada)]

    tell(tmp_path, story)


def test_a_long_list_always_has_my_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("overworld.server.hub.day.MAX_ENTRIES", 1)

    async def story(found: Day) -> None:
        people = [found.person(f"203.0.113.{n}") for n in range(4)]
        for number, person in enumerate(people):
            await found.finish(person, number)
        found.time.passes(6000)
        for person in people:
            view = await found.view(person)
            assert len(view["entries"]) <= 2
            assert sum(entry.get("you", False) for entry in view["entries"]) == 1
            assert view["played"] == 4

    tell(tmp_path, story)


# ---------------------------------------------------------------- the secret of the deal


class Seen(dict[Any, int]):
    """The outcomes of a deal, which notes the places that were asked for."""

    def __init__(self, outcomes: dict[Any, int], asked: set[Any]) -> None:
        super().__init__(outcomes)
        self.asked = asked

    def __getitem__(self, place: Any) -> int:
        self.asked.add(place)
        return super().__getitem__(place)


def deal_with(
    monkeypatch: pytest.MonkeyPatch, keep: dict[str, set[Any]] | None
) -> dict[str, set[Any]]:
    """Note the places that deals reveal. With `keep`, all other places have other outcomes."""
    asked: dict[str, set[Any]] = {}
    for name in ("_blocks", "_tiles", "_tokens"):
        real = ORIGINALS.setdefault(name, getattr(dealing, name))

        def outcomes(seed: str, box: Any, name: str = name, real: Any = real) -> Seen:
            found = dict(real(seed, box))
            if keep is not None:
                hidden = [place for place in found if place not in keep[name]]
                kinds = [found[place] for place in hidden]
                found |= dict(zip(hidden, kinds[1:] + kinds[:1], strict=True))
            return Seen(found, asked.setdefault(name, set()))

        monkeypatch.setattr(dealing, name, outcomes)
    return asked


ORIGINALS: dict[str, Any] = {}


async def everything(found: Day, log: pytest.LogCaptureFixture) -> list[str]:
    """Play a part of a try as a page does, and return everything that leaves the server."""
    heard = list[str]()

    async def note(answer: httpx.Response) -> None:
        await answer.aread()
        heard.append(f"{answer.request.url} {answer.status_code} {answer.text}")

    async with found.person() as ada, found.person("203.0.113.6") as ben:
        for person in (ada, ben):
            person.event_hooks["response"] = [note]
        code = await found.start(ada)
        rng, hub = random.Random(1), found.node.hub
        async with found.socket(code, ada) as knock:
            heard.append(json.dumps(await knock.read()))
            for number in range(14):
                table = (await hub.rooms.get(code)).table
                assert table.game is not None
                assert table.decider is not None
                if table.bot_at(table.decider) is None:
                    move = rng.choice([str(one) for one in table.game.legal_moves])
                    found_move = await knock.do(
                        "play", f"m{number}", move=move, expected=table.game_seq
                    )
                    heard.append(json.dumps(found_move))
                else:
                    bot = BOTS["flint"](seed=await hub.seed_of_bot(table))
                    await hub.bot_move(code, table.game_seq, str(bot.choose(table.game.copy())))
            for person in (ada, ben):
                await answers(person, code)
                for path in ("/api/1/days", "/api/1/days/today", "/api/1/days/today/tables"):
                    await person.get(path)
                for path in ("/api/1/me", "/api/1/me/data", "/", "/day", f"/t/{code}"):
                    await person.get(path)
            while not knock._heard.empty():
                heard.append(json.dumps(await knock.read()))
        rows = execute(found.settings.database, "SELECT kind, text FROM events ORDER BY seq")
        heard += [repr(row) for row in rows]
        heard += [repr(row) for row in execute(found.settings.database, "SELECT * FROM attempts")]
    heard += [record.getMessage() for record in log.records]
    return heard


def windows(secret: str, size: int = 8) -> set[str]:
    return {secret[start : start + size] for start in range(len(secret) - size + 1)}


def test_nothing_that_leaves_the_server_has_the_seed_or_the_key(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def story(found: Day) -> None:
        heard = "\n".join(await everything(found, caplog)).lower()
        assert len(heard) > 50_000
        raw = bytes.fromhex(SEED)
        for secret in (*windows(SEED), *windows(KEY), str(int(SEED, 16)), repr(raw[:4])[2:-1]):
            assert secret not in heard
        for step in range(60):
            for seat in range(2):
                from overworld.server.table.day import bot_seed

                assert str(bot_seed(SEED, seat, step)) not in heard

    tell(tmp_path, story)


def test_nothing_that_leaves_the_server_depends_on_unseen_tiles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """With other tiles at every place that was not revealed, every message is the same."""
    monkeypatch.setattr(hubs, "new_code", lambda: "QK7MPX")
    monkeypatch.setattr("overworld.server.hub.day.new_code", lambda: "QK7MPX")
    heard, asked = list[list[str]](), list[dict[str, set[Any]]]()
    for turn in range(2):
        secrets = iter([f"{number:032d}" for number in range(10)])
        monkeypatch.setattr("tests.server.inside.new_secret", secrets.__next__)
        caplog.clear()
        asked.append(deal_with(monkeypatch, asked[0] if turn else None))
        folder = tmp_path / str(turn)
        folder.mkdir()

        async def story(found: Day) -> None:
            found.node.hub._secret_key = b"the same"
            found.node.store.node = found.node.hub.node = "node"
            found.node.hub._address_key = b"the same"
            heard.append(await everything(found, caplog))

        tell(folder, story)
    assert heard[0] == heard[1]
    assert asked[0] == asked[1]
    hidden = sum(len(real(SEED, BOX)) - len(asked[0][name]) for name, real in ORIGINALS.items())
    assert hidden > 60, "many places are still unseen"


# ---------------------------------------------------------------- bots


def test_bots_do_not_depend_on_chat_presence_node_or_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_process, "_BOXES", (BOX,))
    turns = list[list[Any]]()

    async def ask(self: Worker, seconds: float, function: Any, turn: Any) -> Any:
        turns[-1].append(turn)
        return function(turn)

    monkeypatch.setattr(Worker, "ask", ask)

    async def story(found: Day, disturbed: bool) -> str:
        turns.append([])
        hub, rng = found.node.hub, random.Random(2)
        async with found.person() as ada:
            code, owner = await found.start(ada), found.owner(ada)
            for number in range(16):
                if disturbed:
                    await hub.act(code, Chat(f"hello {number}"), owner, f"c{number}")
                    await hub.mark_here(code, owner)
                    found.time.passes(60_000)
                table = (await hub.rooms.get(code)).table
                assert table.game is not None
                assert table.decider is not None
                bot = table.bot_at(table.decider)
                if bot is None:
                    move: Any = rng.choice(table.game.legal_moves.ids)
                    await hub.act(code, Play(move, table.game_seq), owner, f"m{number}")
                else:
                    pool = BotPool(hub, 1)
                    move = await pool._choose(pool._workers[0], table, bot)
                    await hub.bot_move(code, table.game_seq, move)
            game = (await hub.rooms.get(code)).table.game
            assert game is not None
            return game.position

    positions = []
    for disturbed in (False, True):
        folder = tmp_path / str(disturbed)
        folder.mkdir()

        async def run(folder: Path = folder, disturbed: bool = disturbed) -> str:
            async with day(folder) as found:
                return await story(found, disturbed)

        positions.append(asyncio.run(run()))
    assert positions[0] == positions[1]
    seeds = [[turn.seed for turn in part] for part in turns]
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == len(seeds[0]) > 3
    assert all(turn.ms is None for part in turns for turn in part), "limited by simulations only"


def test_a_mark_is_the_same_in_every_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_process, "_BOXES", (BOX,))
    monkeypatch.setattr("os.nice", lambda more: 10)
    asked = ParGame(SEED, 2, 1, 0, "pebble", "pebble", None)
    leads = {play_par(asked) for _ in range(3)}
    assert len(leads) == 1
    assert play_par(asked._replace(seed="another")) not in leads or leads == {0}


def test_the_bots_play_the_deal_once_a_person_has_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[ParGame]()

    async def ask(self: Worker, seconds: float, function: Any, game: ParGame) -> int:
        asked.append(game)
        return len(asked)

    monkeypatch.setattr(Worker, "ask", ask)

    async def story(found: Day) -> None:
        await found.node.days.play_marks()
        assert asked == [], "no person has started"
        async with found.person() as ada:
            await found.start(ada)
        for _ in range(2):
            await found.node.days.play_marks()
        bots = [bot for bot in MARKS if bot in BOTS]
        assert [game.bot for game in asked] == bots
        assert {(game.seed, game.size, game.seat, game.opponent) for game in asked} == {
            (SEED, 2, line_up(datetime.date(2026, 11, 18)).seat, "flint")
        }
        assert all(game.simulations for game in asked if game.bot in ("obsidian", "diamond"))
        marks = await found.node.store.pars(WEDNESDAY, WEDNESDAY)
        assert marks[WEDNESDAY] == {bot: n for n, bot in enumerate(bots, 1)}

    tell(tmp_path, story)
