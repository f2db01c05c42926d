"""Limits of one person, one address and one table, with a fake clock."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client.parser import text_string_to_metric_families
from tests.patience import PATIENCE
from tests.server.inside import HERE, Inside, inside

from overworld.server.limits import UNKNOWN_CODE, Bucket, Buckets, ClientLimits, Slots
from overworld.server.metrics import METRICS, MOVE_SECONDS, PROCESS_METRICS, serve_metrics
from overworld.server.settings import Settings
from overworld.server.table import actions as act
from overworld.server.table.errors import Refused


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@given(
    st.lists(st.tuples(st.floats(0, 10), st.floats(0.5, 3)), max_size=60),
    st.floats(0.1, 5),
    st.floats(1, 20),
)
def test_a_bucket_never_gives_more_than_its_size_and_its_rate(
    steps: list[tuple[float, float]], rate: float, size: float
) -> None:
    clock = Clock()
    bucket, given_out, beyond = Bucket(rate, size, clock), 0.0, 0.0
    for wait, cost in steps:
        clock.now += wait
        if bucket.take(cost):
            given_out += cost
            beyond = max(beyond, cost - size)  # a full bucket may give more than its size, once
        assert given_out <= size + rate * clock.now + beyond + 1e-6
        assert bucket.left <= size


def test_a_bucket_below_zero_refills_first() -> None:
    clock = Clock()
    bucket = Bucket(rate=1, size=10, now=clock)
    bucket.charge(15)
    assert not bucket.take()
    clock.now = 5
    assert not bucket.take()
    clock.now = 6
    assert bucket.take()
    bucket.charge(1_000_000)
    clock.now += 12
    assert bucket.take(), "a bucket always refills in the end"


def test_a_flood_of_addresses_does_not_reset_a_bucket() -> None:
    clock = Clock()
    buckets = Buckets(rate=1, size=3, max_keys=100, now=clock)
    while buckets.of("eve").take():
        pass
    given_out = sum(buckets.of(f"stranger {n}").take() for n in range(10_000))
    assert len(buckets) == 100
    assert given_out <= 99 + 3, "newcomers share one bucket"
    assert not buckets.of("eve").take()
    clock.now = 60
    assert buckets.of("somebody new").take(), "an address without requests makes room"
    assert len(buckets) == 1


def test_slots_are_counted_by_address_and_in_total() -> None:
    slots = Slots(2, in_all=3)
    assert [slots.acquire(one) for one in ("a", "a", "a", "b", "b")] == [
        True,
        True,
        False,
        True,
        False,
    ]
    slots.release("a")
    assert slots.acquire("c")
    assert slots.total == 3
    for one in ("a", "b", "c"):
        slots.release(one)
    assert slots.total == 0


def limits(**settings: Any) -> tuple[ClientLimits, Clock]:
    clock = Clock()
    return ClientLimits(Settings("x", **settings), clock), clock


def refused(
    found: ClientLimits, action: act.AnyAction, owner: str, address: str, code: str
) -> bool:
    try:
        found.check_action(action, owner, address, code)
    except Refused as error:
        return error.error == "too_many_actions"
    return False


def test_actions_are_counted_by_person_address_and_table() -> None:
    found, clock = limits(actions_at_once=10, actions_per_second=1, people_per_address=5)
    assert sum(found.allow_frame("ada", "1.1.1.1", "T1") for _ in range(50)) == 10
    assert found.allow_frame("ben", "1.1.1.1", "T1"), "another person has separate tokens"
    many = sum(found.allow_frame(f"owner {n}", "1.1.1.1", f"T{n}") for n in range(500))
    assert many == 50 - 11, "an address counts for five people, however many cookies it has"
    crowd = sum(found.allow_frame(f"crowd {n}", f"2.2.2.{n}", "T2") for n in range(200))
    assert crowd == 80 - sum(n == 2 for n in range(500)), "a table takes what eight people do"
    assert found.allow_frame("host", "3.3.3.3", ""), "the crowd does not silence the players"
    clock.now = 1
    assert found.allow_frame("ada", "1.1.1.1", "T1")


@pytest.mark.parametrize(
    ("action", "setting"),
    [(act.Chat("x"), "chats_per_minute"), (act.Rename(0, "x"), "changes_per_minute")],
)
def test_chat_and_changes_have_lower_limits_than_moves(action: act.AnyAction, setting: str) -> None:
    found, clock = limits(**{setting: 6, "people_per_address": 2})
    assert [refused(found, action, "ada", "1.1.1.1", "T1") for _ in range(7)] == [False] * 6 + [
        True
    ]
    assert not any(refused(found, act.Play("end", 1), "ada", "1.1.1.1", "T1") for _ in range(99))
    clock.now = 10
    assert not refused(found, action, "ada", "1.1.1.1", "T1")
    assert refused(found, action, "ada", "1.1.1.1", "T1")


def test_unknown_codes_cost_more() -> None:
    found, _ = limits(requests_per_minute=600)
    guesses = 0
    while found.allow_request("1.1.1.1"):
        found.charge_unknown_code("1.1.1.1")
        guesses += 1
    assert guesses == 600 // (UNKNOWN_CODE + 1) + 1


def test_an_address_that_received_too_many_bytes_waits() -> None:
    found, clock = limits(bytes_per_minute=6000)
    assert found.allow_request("1.1.1.1")
    found.charge_bytes("1.1.1.1", 9000)
    assert not found.allow_request("1.1.1.1")
    assert found.allow_request("2.2.2.2")
    clock.now = 31
    assert found.allow_request("1.1.1.1")


def test_processor_time_is_charged_to_the_address() -> None:
    found, clock = limits(work_per_minute=6000)
    found.charge_work("1.1.1.1", 7.0)
    with pytest.raises(Refused, match="too_many_requests"):
        found.check_work("1.1.1.1")
    found.check_work("2.2.2.2")
    clock.now = 11
    found.check_work("1.1.1.1")


# ---------------------------------------------------------------- through the application


async def statuses(person: httpx.AsyncClient, times: int, path: str) -> list[int]:
    return [(await person.get(path)).status_code for _ in range(times)]


def test_requests_are_limited_but_not_files_and_health(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, requests_per_minute=10) as found, found.person() as person:
            assert set(await statuses(person, 30, "/")) == {200}
            assert set(await statuses(person, 30, "/health")) == {200}
            assert (await statuses(person, 11, "/api/1/me"))[-1] == 429
            assert set(await statuses(person, 3, "/")) == {200}
            assert set(await statuses(person, 3, "/health")) == {200}
            async with found.person("203.0.113.6") as other:
                assert await statuses(other, 1, "/api/1/me") == [200]

    asyncio.run(story())


def test_guessing_codes_by_socket_ends_soon(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, requests_per_minute=600) as found, found.person() as eve:
            tried = 0
            while tried < 100:
                async with found.socket("AAAAAA", eve) as socket:
                    if socket.status != 101:
                        break
                    assert (await socket.read())["code"] == "no_table"
                    tried += 1
            assert socket.status == 429
            assert tried < 25
            answer = await eve.get("/api/1/tables/AAAAAB")
            assert answer.status_code == 429, "asking is the same as knocking"

    asyncio.run(story())


def test_handshakes_are_limited(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, requests_per_minute=50) as found, found.person() as ada:
            code = await found.table(ada)
            opened = 0
            for _ in range(60):
                async with found.socket(code, ada) as socket:
                    opened += socket.status == 101
            assert 20 <= opened <= 25

    asyncio.run(story())


def test_sockets_of_an_address_are_limited(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, sockets_per_address=2) as found, found.person() as ada:
            code = await found.table(ada)
            async with found.socket(code, ada) as first, found.socket(code, ada) as second:
                assert (await first.read())["type"] == "hello"
                assert (await second.read())["type"] == "hello"
                async with found.socket(code, ada) as third:
                    assert (await third.read())["code"] == "too_many_sockets"
            async with found.socket(code, ada) as again:
                assert (await again.read())["type"] == "hello"

    asyncio.run(story())


def test_a_second_socket_gives_no_second_budget(tmp_path: Path) -> None:
    async def story() -> None:
        limits = {"actions_at_once": 5, "actions_per_second": 1}
        async with inside(tmp_path, **limits) as found, found.person() as ada:
            code = await found.table(ada)
            async with found.socket(code, ada) as first, found.socket(code, ada) as second:
                done = 0
                for number in range(10):
                    socket = (first, second)[number % 2]
                    answer = await socket.do("chat", f"i{number}", text="hello")
                    done += answer["type"] == "done"
                    if answer["type"] == "error":
                        assert answer["code"] == "too_many_actions"
                assert done == 5
                body = {"type": "act", "id": "h", "action": {"do": "chat", "text": "x"}}
                told = (await ada.post(f"/api/1/tables/{code}/actions", json=body)).json()
                assert told["code"] == "too_many_actions", "by HTTP neither"

    asyncio.run(story())


def test_spectators_cannot_silence_players(tmp_path: Path) -> None:
    async def story() -> None:
        limits = {"actions_at_once": 2, "actions_per_second": 1, "chats_per_minute": 100}
        async with inside(tmp_path, **limits) as found, found.person() as ada:
            code = await found.table(ada)
            codes = set()
            for number in range(20):
                async with found.person(f"198.51.100.{number}") as eve:
                    body = {"type": "act", "id": "x", "action": {"do": "chat", "text": "boo"}}
                    answer = await eve.post(f"/api/1/tables/{code}/actions", json=body)
                    codes.add(answer.json().get("code", "done"))
            assert codes == {"done", "too_many_actions"}, "a table takes what eight people do"
            async with found.socket(code, ada) as socket:
                assert (await socket.do("start", "s"))["type"] == "done"

    asyncio.run(story())


async def rematch(found: Inside, person: httpx.AsyncClient, code: str) -> dict[str, Any]:
    """Start and resign a game, and return the answer to a rematch."""
    answer: dict[str, Any] = {}
    for number, action in enumerate(
        ({"do": "start"}, {"do": "resign", "seat": 0}, {"do": "rematch"})
    ):
        body = {"type": "act", "id": f"{code}{number}", "action": action}
        answer = (await person.post(f"/api/1/tables/{code}/actions", json=body)).json()
    return answer


def test_rematches_count_as_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, tables_per_address=3) as found, found.person() as ada:
            code, made = await found.table(ada, HERE, HERE), 1
            for _ in range(10):
                answer = await rematch(found, ada, code)
                if answer["type"] == "error":
                    break
                again = await rematch(found, ada, code)
                assert again.get("code") in (answer["code"], "already_started")
                code, made = answer["code"], made + 1
            assert answer["code"] == "too_many_tables"
            assert made == 3

    asyncio.run(story())


def test_metrics_are_on_a_separate_port(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada:
            code = await found.table(ada, HERE, HERE)
            port = serve_metrics(found.node, "127.0.0.1", 0)
            async with found.socket(code, ada) as line, httpx.AsyncClient(timeout=PATIENCE) as them:
                await line.do("start", "s")
                table = (await ada.get(f"/api/1/tables/{code}")).json()
                move = {
                    "move": table["view"]["legal"][0]["text"],
                    "expected": table["game_seq"],
                }
                assert (await line.do("play", "a", **move))["type"] == "done"
                assert (await line.do("play", "b", **move))["code"] == "stale"
                text = (await them.get(f"http://127.0.0.1:{port}/metrics")).text
            numbers = {
                sample.name + sample.labels.get("le", ""): sample.value
                for family in text_string_to_metric_families(text)
                for sample in family.samples
            }
            assert numbers["overworld_tables_live"] == 1
            assert numbers["overworld_sockets"] == 1
            assert numbers["overworld_moves_total"] == 1
            assert numbers[f"{MOVE_SECONDS}_count"] == 1, "refused moves do not count"
            assert numbers[f"{MOVE_SECONDS}_bucket+Inf"] == 1
            assert numbers[f"{MOVE_SECONDS}_sum"] > 0
            ours = {name for name in numbers if name.startswith("overworld_")}
            documented = {metric.full_name for metric in METRICS}
            assert {name for name in ours if not name.startswith(MOVE_SECONDS)} == documented

    asyncio.run(story())


@pytest.mark.skipif(sys.platform != "linux", reason="prometheus_client reads /proc")
def test_the_metrics_of_the_process_are_documented(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, httpx.AsyncClient(timeout=PATIENCE) as operator:
            port = serve_metrics(found.node, "127.0.0.1", 0)
            text = (await operator.get(f"http://127.0.0.1:{port}/metrics")).text
            assert all(f"\n{name} " in text for name in PROCESS_METRICS)

    asyncio.run(story())
