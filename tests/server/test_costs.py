"""Expensive work: in the offload thread, once, limited and charged."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.inside import inside, long_record, occupied

from overworld.errors import NotationError
from overworld.game import Game
from overworld.server.hub.offload import Offload
from overworld.server.hub.worker_process import Analysed
from overworld.server.table.errors import Refused

# ---------------------------------------------------------------- the thread


def test_the_event_loop_runs_during_offloaded_work() -> None:
    async def story() -> None:
        offload, told = Offload(), threading.Event()
        waiting = asyncio.create_task(offload.run("ada", told.wait, 30))
        await asyncio.sleep(0)
        told.set()  # possible only if the work is not on the loop
        assert await waiting
        offload.close()

    asyncio.run(story())


def test_an_address_with_many_jobs_waits_behind_one_with_few() -> None:
    async def story() -> None:
        offload, order, told = Offload(), list[str](), threading.Event()
        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(offload.run("first", told.wait, 30))]
        tasks += [
            asyncio.create_task(offload.run(who[:3], order.append, who))
            for who in ("eve1", "eve2", "eve3", "ada1", "ben1")
        ]
        await asyncio.sleep(0)
        told.set()
        await asyncio.gather(*tasks)
        assert order == ["eve1", "ada1", "ben1", "eve2", "eve3"]
        offload.close()

    asyncio.run(story())


def test_waiting_jobs_are_limited_per_address_and_in_total() -> None:
    async def story() -> None:
        offload, told = Offload(), threading.Event()
        tasks = [asyncio.create_task(offload.run("eve", told.wait, 30)) for _ in range(10)]
        tasks += [asyncio.create_task(offload.run(f"{n}", told.wait, 30)) for n in range(100)]
        await asyncio.sleep(0)
        told.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(one, Refused) for one in results[:10]] == [False] * 4 + [True] * 6
        assert sum(one is True for one in results) == 64
        assert await offload.run("eve", int) == 0, "and it all comes back"
        offload.close()

    asyncio.run(story())


def test_failed_work_is_charged() -> None:
    async def story() -> None:
        paid = dict[str, float]()
        offload = Offload(charge=paid.__setitem__)
        with pytest.raises(NotationError):
            await offload.run("eve", Game.from_record, long_record() + "\nnonsense")
        assert paid["eve"] > 0
        offload.close()

    asyncio.run(story())


# ---------------------------------------------------------------- the routes


async def imported(person: httpx.AsyncClient, record: str) -> httpx.Response:
    return await person.post("/api/1/records", json={"record": record})


def test_long_work_does_not_delay_other_clients(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person("::1") as ben:
            code = (await imported(ada, long_record())).json()["code"]
            room = await found.node.hub.rooms.get(code)
            found.node.hub.rooms.evict(code)
            del room
            asked: list[asyncio.Task[Any]] = []
            async with occupied(found):
                table = f"/api/1/tables/{code}"
                asked += [
                    asyncio.create_task(imported(ada, long_record())),
                    asyncio.create_task(ben.get(table)),
                    asyncio.create_task(ben.get(f"{table}/record")),
                    asyncio.create_task(ben.post(f"{table}/fork", json={"step": 60})),
                ]
                for _ in range(50):
                    assert (await ben.get("/api/1/me")).status_code == 200, "others do not wait"
                assert not any(one.done() for one in asked), "these wait for the thread"
            assert [(await one).status_code for one in asked] == [201, 200, 200, 201]

    asyncio.run(story())


def test_a_log_is_written_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as ben:
            code = (await imported(ada, long_record())).json()["code"]
            table = f"/api/1/tables/{code}"
            record, whole = await ada.get(f"{table}/record"), await ada.get(table)
            assert record.text == Game.from_record(long_record()).record()
            assert len(whole.json()["log"]) > 150
            async with occupied(found):
                assert (await ben.get(f"{table}/record")).text == record.text
                assert (await ben.get(table)).json()["log"] == whole.json()["log"]
                async with found.socket(code, ben) as socket:
                    assert (await socket.read())["log"] == whole.json()["log"]

    asyncio.run(story())


def test_a_log_follows_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada:
            code = await found.table(ada)
            lengths = []
            for number, action in enumerate(
                ({"do": "start"}, {"do": "rename", "seat": 0, "name": "Ada"}, None)
            ):
                table = (await ada.get(f"/api/1/tables/{code}")).json()
                move = action or {
                    "do": "play",
                    "move": table["view"]["legal"][0]["text"],
                    "expected": table["game_seq"],
                }
                body = {"type": "act", "id": f"a{number}", "action": move}
                answer = await ada.post(f"/api/1/tables/{code}/actions", json=body)
                assert answer.json()["type"] == "done", answer.text
                after = (await ada.get(f"/api/1/tables/{code}")).json()
                lengths.append(len(after["log"]))
                assert "Ada" in (await ada.get(f"/api/1/tables/{code}/record")).text or not number
            assert lengths[0] == lengths[1] < lengths[2]

    asyncio.run(story())


def test_too_long_games_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, max_entries=100) as found, found.person() as eve:
            answer = await imported(eve, long_record())
            assert answer.json()["code"] == "bad_record"
            assert "100 at most" in answer.json()["facts"]["reason"]
            answer = await imported(eve, "x" * 250_000)
            assert answer.json()["code"] == "too_large"

    asyncio.run(story())


def test_a_record_with_an_error_at_its_end_is_charged(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, tables_per_address=3) as found, found.person() as eve:
            codes = [(await imported(eve, f"{long_record()}\nx")).json()["code"] for _ in range(4)]
            assert codes == ["bad_record"] * 3 + ["too_many_tables"]

    asyncio.run(story())


def test_an_address_that_has_used_its_processor_time_waits(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, work_per_minute=1) as found, found.person() as eve:
            codes = [(await imported(eve, f"{long_record()}\nx")).json()["code"] for _ in range(4)]
            assert codes[0] == "bad_record"
            assert set(codes[1:]) == {"too_many_requests"}
            async with found.person("203.0.113.99") as ada:
                assert (await imported(ada, long_record())).status_code == 201

    asyncio.run(story())


def test_a_fork_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as eve:
            code = (await imported(ada, long_record())).json()["code"]
            eve.headers["Origin"] = "https://evil.example"
            async with occupied(found):
                answer = await eve.post(f"/api/1/tables/{code}/fork", json={"step": 60})
                assert answer.json()["code"] == "bad_origin"

    asyncio.run(story())


def test_analyses_need_a_cookie_and_the_same_origin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with inside(tmp_path, analyses_per_minute=3) as found, found.person() as ada:
            code = (await imported(ada, long_record())).json()["code"]
            asked = list[tuple[str, int]]()

            async def ask(
                address: str, seconds: float, function: object, position: str, ms: int, *_: object
            ) -> Analysed:
                asked.append((position, ms))
                return Analysed(0, 1, (), ())

            # Other tests cover the search; this one covers permissions.
            monkeypatch.setattr(found.node.analyses, "ask", ask)
            path = f"/api/1/tables/{code}/steps/60/analysis"
            assert (await ada.get(path)).status_code == 405, "a link starts no analysis"
            async with found.person() as eve:
                eve.headers["Origin"] = "https://evil.example"
                assert (await eve.post(path, json={})).json()["code"] == "bad_origin"
            async with found.person() as nobody:
                nobody.cookies.clear()
                assert (await nobody.post(path, json={})).json()["code"] == "no_secret"
            answers = [(await ada.post(path, json={"ms": 30_000})).json() for _ in range(4)]
            assert [one.get("code") for one in answers] == [None] * 3 + ["too_many_requests"]
            assert len(asked) == 3
            assert {*asked} == {(at(60), found.settings.analysis_ms)}

    def at(step: int) -> str:
        game = Game.from_record(long_record())
        while game.step_number > step:
            game.undo()
        return game.position

    asyncio.run(story())


def test_no_url_contains_a_secret(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada:
            code = await found.table(ada)
            path, body = f"/api/1/tables/{code}/qr.svg", {"seat": 0, "secret": "s" * 32}
            plain = await ada.get(path)
            assert plain.content == (await ada.get(path, params={"claim": "s" * 32})).content
            moving = await ada.post(path, json=body)
            assert (moving.status_code, moving.headers["content-type"]) == (200, "image/svg+xml")
            assert moving.content not in (b"", plain.content)
            ada.headers["Origin"] = "https://evil.example"
            assert (await ada.post(path, json=body)).json()["code"] == "bad_origin"

    asyncio.run(story())
