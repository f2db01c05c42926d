"""The fixtures of the page's tests agree with the messages of the server."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from overworld.components import load_components
from overworld.server.http.box_info import box_of
from overworld.server.hub.messages import Hello

FIXTURES = Path(__file__).parents[2] / "web" / "src" / "fixtures"


def bare(value: object) -> object:
    """Return a message without its empty parts, which may be left out."""
    if isinstance(value, dict):
        return {key: bare(one) for key, one in value.items() if one not in ({}, [])}
    return [bare(one) for one in value] if isinstance(value, list) else value


def test_the_table_is_a_hello_of_the_protocol() -> None:
    text = (FIXTURES / "hello.json").read_bytes()
    hello = msgspec.json.decode(text, type=Hello)
    assert bare(json.loads(msgspec.json.encode(hello))) == bare(json.loads(text))


def test_the_box_of_the_fixtures_is_the_base_box() -> None:
    told = json.loads((FIXTURES / "box.json").read_text("utf-8"))
    there = json.loads(msgspec.json.encode(box_of(load_components())))
    for box in (told, there):
        del box["bots"]  # the bots on offer depend on the installed packages
    assert there == told
