"""Strings of strangers that PostgreSQL could not store: each is refused or harmless."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
from tests.server.inside import HERE, ONLINE, Inside
from tests.table.nodes import node_on
from tests.table.test_daily import BAD_DEALS, finish_old_table

from overworld.server.settings import Settings

NUL, HALF_A_PAIR = "\\u0000", "\\ud800x"
"""Escape sequences of JSON for strings that cannot be stored."""


def with_string(body: dict[str, Any], string: str) -> bytes:
    """Return a body with a string in the place of every `HOLE`."""
    return json.dumps(body).replace("HOLE", string).encode()


TABLES: list[dict[str, Any]] = [
    {"seats": [HERE, HERE], "deal": "HOLE"},
    {"seats": [HERE, HERE], "deal": "daily HOLE"},
    {"seats": [HERE, HERE], "box": "HOLE"},
    {"seats": [{"kind": "here", "name": "Ada HOLE"}, HERE]},
    {"seats": [{"kind": "here", "board": "HOLE"}, HERE]},
    {"seats": [{"kind": "bot", "bot": "HOLE"}, HERE]},
]
ACTIONS: list[dict[str, Any]] = [
    {"do": "join", "seat": 1, "name": "Ben HOLE"},
    {"do": "token", "seat": 1, "name": "Ben HOLE"},
    {"do": "rename", "seat": 0, "name": "HOLE"},
    {"do": "chat", "text": "hello HOLE"},
    {"do": "paint", "seat": 0, "pixels": "HOLE" * 64},
    {"do": "claim", "seat": 0, "secret": "HOLE"},
    {"do": "play", "move": "mine HOLE", "expected": 1},
    {"do": "change", "options": {"seats": [HERE, HERE], "deal": "HOLE"}},
]


async def post(person: httpx.AsyncClient, path: str, body: bytes) -> httpx.Response:
    headers = {"content-type": "application/json"}
    return await person.post(f"/api/1{path}", content=body, headers=headers)


async def refuse_all(found: Inside, string: str) -> None:
    async with found.person() as ada:
        for body in TABLES:
            answer = await post(ada, "/tables", with_string(body, string))
            assert answer.status_code == 400, (body, answer.text)
        code = await found.table(ada, HERE, ONLINE)
        for place, action in enumerate(ACTIONS):
            body = {"type": "act", "id": f"a{place}", "action": action}
            answer = await post(ada, f"/tables/{code}/actions", with_string(body, string))
            assert 400 <= answer.status_code < 500, (action, answer.text)
        body = {"type": "act", "id": "HOLE", "action": {"do": "start"}}
        answer = await post(ada, f"/tables/{code}/actions", with_string(body, string))
        assert answer.status_code == 400, answer.text
        answer = await post(ada, "/records", with_string({"record": "[HOLE]"}, string))
        assert answer.status_code == 400, answer.text
        table = (await found.node.hub.rooms.get(code)).table
        assert table.seq == 1, "nothing has happened"


@pytest.mark.parametrize("string", [NUL, HALF_A_PAIR])
def test_strings_that_cannot_be_stored_are_refused(
    url: str, string: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        found = Inside(Settings(url))
        await found.node.store.open()
        try:
            await refuse_all(found, string)
        finally:
            await found.node.store.close()

    asyncio.run(story())
    assert [one.message for one in caplog.records if one.levelname == "ERROR"] == []


@pytest.mark.parametrize("deal", BAD_DEALS)
def test_an_old_table_with_any_deal_can_be_finished_on_postgresql(
    postgres_url: str, deal: str
) -> None:
    async def story() -> None:
        async with node_on(postgres_url) as node:
            await finish_old_table(node, deal)

    asyncio.run(story())
