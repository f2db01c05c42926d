"""All HTTP answers agree with the OpenAPI document."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from tests.server.harness import Person, Server, serving, sqlite_url

from overworld.server.http.game_api import import_record
from overworld.server.http.openapi import ROUTES
from overworld.server.table.errors import ERROR_STATUS

load_all_checks()
OPERATIONS = sorted(
    (re.sub(r":\w+}", "}", path), method)
    for handler in [*ROUTES, import_record]
    for path in handler.paths
    for method in handler.http_methods
)
ALWAYS = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
        "unsupported_method",
    ]
)
REJECTION = CHECKS.get_by_names(["negative_data_rejection"])


@dataclass
class World:
    """A server with tables of every kind, and the browser that hosts them."""

    server: Server
    codes: list[str]
    doomed: list[str]
    headers: dict[str, str]
    http: requests.Session


def tables(person: Person) -> list[str]:
    """Create a table in the lobby, one in play, one that is over and one for replay."""
    here, online = {"kind": "here"}, {"kind": "online"}
    lobby, playing, over = (
        person.make(here, online),
        person.make(here, here),
        person.make(here, here),
    )
    for code in (playing, over):
        assert person.do(code, "start")["type"] == "done"
    assert person.do(over, "resign", seat=0)["type"] == "done"
    record = person.http.get(f"/api/1/tables/{over}/record").text
    replay = person.http.post("/api/1/records", json={"record": record}).json()["code"]
    return [lobby, playing, over, replay]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder = tmp_path_factory.mktemp("api")
    with (
        serving(sqlite_url(folder), "--limit", "analysis_ms=5") as server,
        Person(server) as person,
    ):
        headers = {"Origin": server.url, "Cookie": person.cookie}
        with closing(requests.Session()) as http:
            yield World(server, tables(person), tables(person), headers, http)
        assert '"level":"error"' not in server.stop()


@pytest.mark.parametrize("examples", [12, pytest.param(100, marks=pytest.mark.nightly)])
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_answer_matches_the_declared_schema(
    world: World, path: str, method: str, examples: int
) -> None:
    schema = schemathesis.openapi.from_url(f"{world.server.url}/api/1/schema/openapi.json")
    operation = schema[path][method]
    ask(world, operation, GenerationMode.POSITIVE, examples)
    if (
        operation.body or operation.query
    ):  # otherwise only the code can be wrong, and any string is valid there
        ask(world, operation, GenerationMode.NEGATIVE, examples)


def ask(world: World, operation: Any, mode: GenerationMode, examples: int) -> None:
    """Send an operation valid or invalid requests."""
    codes = world.doomed if operation.method.upper() == "DELETE" else world.codes

    @seed(1)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        verbosity=Verbosity.quiet,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(mode),
        code=st.sampled_from([*codes, None]),
        step=st.integers(0, 60),
    )
    def check(case: Any, code: str | None, step: int) -> None:
        if code and "code" in case.path_parameters:
            case.path_parameters["code"] = code
        if step and isinstance(case.path_parameters.get("step"), int):  # else it is the mistake
            case.path_parameters["step"] = step
        checks = [*ALWAYS, *(REJECTION if mode is GenerationMode.NEGATIVE else [])]
        answer = case.call(session=world.http, headers=world.headers)
        case.validate_response(answer, checks=checks, headers=world.headers)
        if answer.status_code >= 400:
            error = answer.json()
            assert error["type"] == "error"
            assert ERROR_STATUS[error["code"]] == answer.status_code

    check()
