"""Requests and actions at the edges: each of these once led to a fault, or to a table that hung."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.harness import Person, Server, serving, sqlite_url
from tests.server.raw import ask

from overworld.server.hub.room import KEYS_KEPT

HERE = {"kind": "here"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite_url(tmp_path_factory.mktemp("refusals"))) as found:
        yield found
        assert '"level":"error"' not in found.stop()


@pytest.fixture
def ada(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


def forked(person: Person, step: int) -> str:
    """Fork a running game at a step and return the code of the fork."""
    code = person.make(HERE, HERE)
    assert person.do(code, "start")["type"] == "done"
    answer = person.http.post(f"/api/1/tables/{code}/fork", json={"step": step})
    assert answer.status_code == 201, answer.text
    fork: str = answer.json()["code"]
    return fork


@pytest.mark.parametrize("step", [0, 1, 30, 52, 53])
def test_a_fork_at_a_chance_node_can_be_played(ada: Person, step: int) -> None:
    fork = forked(ada, step)
    assert ada.do(fork, "start")["type"] == "done"
    view = ada.table(fork)["view"]
    assert view["prompt"]["code"] == "act"
    assert view["decider"] is not None


def test_a_fork_has_no_deal(ada: Person) -> None:
    fork = forked(ada, 40)
    options = {**ada.table(fork)["info"]["options"], "deal": "7"}
    answer = ada.do(fork, "change", options=options)
    assert (answer["code"], answer["facts"]) == ("bad_options", {"field": "deal"})


def test_an_action_of_long_ago_is_not_carried_out_again(ada: Person) -> None:
    code = ada.make(HERE, HERE)
    first = ada.do(code, "chat", id="first", text="hello")
    for number in range(KEYS_KEPT + 1):
        assert ada.do(code, "chat", text=str(number))["type"] == "done"
    seq = ada.table(code)["seq"]
    assert ada.do(code, "chat", id="first", text="hello") == first
    assert ada.table(code)["seq"] == seq


@pytest.mark.parametrize("origin", ["http://[::1", "null", "", "//", "http://evil.example"])
def test_an_odd_origin_is_refused(ada: Person, origin: str) -> None:
    answer = ada.http.post("/api/1/tables", json={"seats": []}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")


@pytest.mark.parametrize("code", ["QQQQQQ", "...", "%00", "a" * 100])
def test_an_unknown_code_is_not_found(ada: Person, code: str) -> None:
    answer = ada.http.get(f"/api/1/tables/{code}/info")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_table")


@pytest.mark.parametrize(
    "action",
    [
        {"do": "absent", "seat": 10**30, "choice": "wait"},
        {"do": "play", "move": 2**64, "expected": 0},
        {"do": "undo", "expected": -(2**70)},
        {"do": "extend", "seat": 0, "seconds": 0},
        {"do": "chat", "text": "hello", "to": "all"},
        {"do": "change", "options": {"seats": [HERE, HERE], "hint": True}},
    ],
)
def test_an_invalid_action_is_malformed(ada: Person, action: dict[str, Any]) -> None:
    code = ada.make(HERE, HERE)
    assert ada.do(code, **action)["code"] == "malformed"


@pytest.mark.parametrize("id", ["", "a b", "\0", "é", "x" * 41])
def test_an_id_is_short_and_printable(ada: Person, id: str) -> None:
    body = {"type": "act", "id": id, "action": {"do": "start"}}
    answer = ada.http.post(f"/api/1/tables/{ada.make(HERE, HERE)}/actions", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_deeply_nested_json_is_malformed(ada: Person) -> None:
    path = f"/api/1/tables/{ada.make(HERE, HERE)}/actions"
    answer = ada.http.post(path, content=b"[" * 10_000)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_only_records_may_be_long(ada: Person) -> None:
    long = json.dumps({"record": "x" * 100_000})
    assert ada.http.post("/api/1/tables", content=long).json()["code"] == "too_large"
    assert ada.http.post("/api/1/records", content=long).json()["code"] == "bad_record"


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/1/me", {"GET", "OPTIONS"}),
        ("/api/1/tables/QQQQQQ", {"GET", "DELETE", "OPTIONS"}),
        ("/api/1/records", {"POST", "OPTIONS"}),
    ],
)
def test_the_answer_to_a_wrong_method_lists_the_allowed_methods(
    server: Server, path: str, allowed: set[str]
) -> None:
    answer = asyncio.run(ask(server.url, "PUT", path, []))
    assert answer.status == 405
    assert set(answer.headers["allow"].upper().split(", ")) == allowed
