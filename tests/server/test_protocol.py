"""The documentation of the protocol agrees with the server, and the types are up to date."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from overworld.game.events import GameEvent
from overworld.game.refusal import ALL_CODES
from overworld.play.prompt import PromptCode
from overworld.play.undo import Barrier
from overworld.server.http.game_api import import_record
from overworld.server.http.openapi import ANSWERS, REQUESTS, ROUTES, schemas
from overworld.server.http.socket import CLOSE_LIMIT, CLOSE_REFUSED, CLOSE_RESTART, CLOSE_SLOW
from overworld.server.hub.messages import ClientMessage, ServerMessage
from overworld.server.table.actions import AnyAction
from overworld.server.table.errors import ERROR_STATUS
from overworld.server.table.events import KINDS
from overworld.server.table.options import SeatKind
from overworld.server.table.table import STATUSES

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted((ROOT / "docs" / "reference").glob("protocol*.md"))
PAGE = "\n".join(page.read_text("utf-8") for page in PAGES)
ROUTE_PAGE = (ROOT / "docs" / "reference" / "http.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```json ?(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
BODIES: dict[str, Any] = {kind.__name__: kind for kind in (*REQUESTS, *ANSWERS)}
BODIES["GameEvent"] = GameEvent


def tags(union: Any) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in get_args(union)]


def kind_of(name: str, example: dict[str, Any]) -> Any:
    """Return the type of an example."""
    if name:
        return BODIES[name]
    if "do" in example:
        return AnyAction
    return ClientMessage if example["type"] in tags(ClientMessage) else ServerMessage


def section(name: str) -> str:
    """Return the section below a heading."""
    return re.split(r"^#+ ", PAGE.partition(f"# {name}\n")[2], flags=re.MULTILINE)[0]


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_every_example_is_a_message(name: str, text: str) -> None:
    example = json.loads(text)
    found = msgspec.json.decode(text, type=kind_of(name, example))
    assert json.loads(msgspec.json.encode(found)) == example


def test_every_message_and_action_has_an_example() -> None:
    shown = [json.loads(text) for _, text in EXAMPLES]
    assert {one.get("type") for one in shown} >= {*tags(ClientMessage), *tags(ServerMessage)}
    assert {one.get("do") for one in shown} >= set(tags(AnyAction))
    for body in (*REQUESTS, *ANSWERS):
        named = any(name == body.__name__ for name, _ in EXAMPLES)
        assert named or body.__struct_config__.tag, body


def test_every_route_is_in_the_page() -> None:
    for handler in [*ROUTES, import_record]:
        for path in handler.paths:
            for method in handler.http_methods:
                assert f"### {method} {re.sub(r':[a-z]+}', '}', path)}\n" in ROUTE_PAGE, path
    for path in ("/health", "/api/1/schema/openapi.json"):
        assert f"`GET {path}`" in PAGE
    assert "`/api/1/tables/{code}/socket?after=SEQ`" in PAGE


def test_every_error_is_in_the_page_with_its_status() -> None:
    table = dict(re.findall(r"^\| `(\w+)` \| (\d{3}) \|", section("Errors"), re.MULTILINE))
    assert {code: int(status) for code, status in table.items()} == ERROR_STATUS


@pytest.mark.parametrize(
    ("heading", "codes"),
    [
        ("Prompts", get_args(PromptCode)),
        ("Undo", get_args(Barrier)),
        ("Reasons", ALL_CODES),
        ("The log", tags(GameEvent)),
        ("update", tuple(KINDS)),
        ("Protocol, HTTP examples", (*STATUSES, *get_args(SeatKind))),
    ],
)
def test_every_code_is_in_its_section(heading: str, codes: tuple[str, ...]) -> None:
    for code in codes:
        assert f"`{code}`" in section(heading), code


def test_every_field_of_the_log_is_in_its_row() -> None:
    log = section("The log")
    for kind in get_args(GameEvent):
        (row,) = re.findall(rf"^\| `{kind.__struct_config__.tag}` \|.*$", log, re.MULTILINE)
        for field in kind.__struct_encode_fields__:
            assert field == "at" or f"`{field}`" in row, (kind, field)


def test_every_code_of_closing_is_in_the_page() -> None:
    for code in (CLOSE_LIMIT, CLOSE_REFUSED, CLOSE_RESTART, CLOSE_SLOW, 1009):
        assert f"| {code} |" in section("The socket"), code


def test_schemas_have_plain_names_and_contain_all_messages() -> None:
    found = schemas()
    assert all(re.fullmatch(r"[A-Za-z]+", name) for name in found)
    roots = [*get_args(ClientMessage), *get_args(ServerMessage), *REQUESTS, *ANSWERS]
    assert {one.__name__ for one in roots} <= set(found)
    for name in (
        "Act",
        "Ping",
        "Options",
        "ForkRequest",
        "ImportRequest",
        *(a.__name__ for a in get_args(AnyAction)),
    ):
        assert found[name]["additionalProperties"] is False, name


def test_the_types_of_the_browser_are_up_to_date() -> None:
    written = (ROOT / "web" / "src" / "protocol.ts").read_text("utf-8")
    command = [sys.executable, "-m", "dev.typescript"]
    made = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert written == made, "run `make types`"
