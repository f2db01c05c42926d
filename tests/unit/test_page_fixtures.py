"""The fixtures of the page's tests agree with the messages of the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
from tests.recorder import FIXTURES, layout, load, recordings

from overworld.components import load_box
from overworld.server.http.box_api import box_view
from overworld.server.hub.messages import Hello


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
    """If this fails after a change of the box or of `STRONGEST`: `make golden`."""
    told = json.loads((FIXTURES / "box.json").read_text("utf-8"))
    there = json.loads(msgspec.json.encode(box_view(load_box())))
    for box in (told, there):
        del box["bots"]  # the bots on offer depend on the installed packages
    assert there == told


def test_golden_writes_the_box_as_prettier_does() -> None:
    text = (FIXTURES / "box.json").read_text("utf-8")
    assert layout(json.loads(text)) + "\n" == text


def test_the_recordings_are_what_the_server_sends() -> None:
    """If this fails after a change of the messages or the rules: `make golden`."""
    for name, found in recordings():
        assert json.loads(json.dumps(found)) == load(name), name


SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def hidden(cube: dict[str, str]) -> Iterator[tuple[str, int]]:
    """Yield the blocks without a free face."""
    for place, column in cube.items():
        x, y = "wxyz".index(place[0]), int(place[1])
        beside = [
            len(cube.get("wxyz"[x + dx] + str(y + dy), "")) if 0 <= x + dx <= 3 else 0
            for dx, dy in SIDES
        ]
        for level in range(len(column) - 1):
            if all(height > level for height in beside):
                yield place, level


def cubes(data: Any) -> Iterator[dict[str, str]]:
    """Yield every cube in a message."""
    if isinstance(data, list):
        for one in data:
            yield from cubes(one)
    elif isinstance(data, dict):
        if isinstance(data.get("cube"), dict):
            yield data["cube"]
        for one in data.values():
            yield from cubes(one)


def test_no_message_contains_a_hidden_block() -> None:
    for name in ("pair", "trio", "four", "practice"):
        found = list(cubes(load(name)))
        assert len(found) > 40
        assert any(True for _ in hidden(found[0]))
        for cube in found:
            assert all(cube[place][level] == "?" for place, level in hidden(cube)), (name, cube)
