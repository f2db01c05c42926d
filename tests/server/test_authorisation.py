"""Authorisation: each action over each route, as each role, in one table.

A new route has to get rows here, or a reason in `FOR_ALL`; `test_every_route_is_in_the_table` fails
until it does. Authors of routes: add your rows to `ROWS`, in the part of your feature.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from tests.server.inside import HERE, ONLINE, Inside, inside
from tests.server.test_square import act, make

from overworld.server.http.game_api import import_record
from overworld.server.http.openapi import ROUTES
from overworld.server.store.moderation import LogRow
from overworld.server.table.clocks import DAY
from overworld.server.table.codes import hash_secret
from overworld.server.table.day import day_at

ROLES = (
    "stranger",  # a browser without a cookie
    "operator",  # the same on the server's own machine: an address gives no rights
    "other_site",  # a guest whose browser shows a page of another site
    "guest",
    "named",
    "blocked",  # by the host
    "muted",  # by the operator; a player at the ended and at the closed table
    "excluded",  # by the operator from open tables and quick match
    "host",  # last, because only the host ends the tables
)
NO_SECRET = {"stranger": "no_secret", "operator": "no_secret"}
NO_PERSON = {**NO_SECRET, "all": "no_person"}
NO_TABLE = {**NO_SECRET, "all": "no_table"}
UNKNOWN = {"code": "ABCDEF"}
NORA = {"name": "nora-named"}
NO_PUSH = {**NO_SECRET, "all": "no_push"}  # the server reaches no push service
NO_NAME = {**NO_SECRET, "named": "ok", "all": "no_own_name"}
MADE = {"client_data": "AAAA", "attestation": "AAAA"}
USED = {"id": "AAAA", "client_data": "AAAA", "authenticator_data": "AAAA", "signature": "AAAA"}
WISHES = {"kinds": [], "quiet_from": 0, "quiet_to": 0, "zone": "Europe/Berlin"}
INWARD = {
    "endpoint": "https://127.0.0.1/push",
    "p256dh": "B" * 87,
    "auth": "A" * 22,
    "zone": "Europe/Berlin",
}
SLOW = {"mode": "days", "days": 2}
BOT = {"kind": "bot", "bot": "random"}
SEEK = {"sizes": [2], "speeds": ["live"], "patience": 0}
OPEN = {"seats": [HERE, ONLINE], "open": True, "clock": SLOW}
TABLE, STEP = "/api/1/tables/{code:str}", "/api/1/tables/{code:str}/steps/{step:int}"
PERSON = "/api/1/people/{name:str}"
DAY_ROUTE, ME, SQUARE = "/api/1/days/{day:str}", "/api/1/me", "/api/1/square"

FOR_ALL = {
    "GET /api/1/box": "the rules of the game",
    "GET /api/1/boxes": "the rules of the game",
    "GET /api/1/lessons": "the same lessons for all",
    "GET /api/1/lessons/{number:int}": "the same lessons for all",
    "GET /api/1/puzzles": "the same puzzles for all",
    "GET /api/1/puzzles/{number:int}": "the same puzzles for all",
    "POST /api/1/puzzles/{number:int}/tries": "checks a solution and stores nothing",
}
"""Routes that answer every client alike, and why."""


class Row(NamedTuple):
    """An action: a route, the values in its path, a body, and the answer for each role.

    `all` is for roles that are not listed. Only pages of this site may change anything, so
    `other_site` is refused at every route except `GET`.
    """

    route: str
    expected: Mapping[str, str]
    body: Any = None
    table: str = "closed"
    values: Mapping[str, str] = {}
    query: str = ""

    def answer(self, role: str) -> str:
        if role == "other_site" and not self.route.startswith("GET"):
            return "bad_origin"
        return self.expected.get(role, self.expected.get("all", "ok"))


def closed(answer: str = "ok") -> dict[str, str]:
    """Return the answers at a table that only its players see."""
    return {"all": "no_spectators", "muted": answer, "host": answer}


def do(table: str, expected: Mapping[str, str], do: str, **action: Any) -> Row:
    """Return an action at a table."""
    body = {"type": "act", "id": "a1", "action": {"do": do, **action}}
    return Row(f"POST {TABLE}/actions", expected, body, table)


def seen(route: str, query: str = "", answer: str = "ok", **values: str) -> Row:
    """Return a view of a table without spectators."""
    return Row(f"GET {route}", closed(answer), values=values, query=query)


CLOSED = closed()
NOT_HOST = {"all": "not_host", "host": "ok"}
MEETS = {"excluded": "excluded"}

ROWS: dict[str, Row] = {
    # ------------------------------------------------------------ open tables and quick match
    "see the square": Row(f"GET {SQUARE}", MEETS),
    "look for a table": Row(f"POST {SQUARE}/search", MEETS, SEEK),
    "stop looking": Row(f"DELETE {SQUARE}/search", NO_SECRET),
    "answer an offer": Row(
        f"POST {SQUARE}/answer", {**NO_SECRET, "all": "no_offer"}, {"offer": "x", "ready": True}
    ),
    "sit down": Row(
        f"POST {SQUARE}/tables/{{code:str}}",
        {**MEETS, "blocked": "seat_taken"},
        {},
        "open",
    ),
    "sit down at a private table": Row(
        f"POST {SQUARE}/tables/{{code:str}}",
        {"all": "seat_taken", "host": "ok", **{}},
        {},
        "private",
    ),
    "sit down at no table": Row(
        f"POST {SQUARE}/tables/{{code:str}}", {"all": "no_table"}, {}, values=UNKNOWN
    ),
    "join an open table": do(
        "open",
        {**NO_SECRET, **MEETS, "blocked": "seat_taken", "host": "seat_taken"},
        "join",
        seat=1,
        name="N",
    ),
    "open a table": Row("POST /api/1/tables", MEETS, OPEN),
    "open the private table": do("private", {**NOT_HOST, **MEETS}, "change", options=OPEN),
    # ------------------------------------------------------------ blocks, reports, invitations
    "see my blocks": Row(f"GET {ME}/blocks", {}),
    "end a block": Row(f"DELETE {ME}/blocks/{{id:str}}", NO_SECRET),
    "see blocked seats": Row(f"GET {TABLE}/blocks", CLOSED),
    "block a player": Row(
        f"POST {TABLE}/blocks", {**NO_SECRET, "muted": "no_person"}, {"seat": 1}, "ended"
    ),
    "block at a closed table": Row(
        f"POST {TABLE}/blocks", {**CLOSED, **NO_SECRET, "muted": "no_person"}, {"seat": 1}
    ),
    "block a bot": Row(f"POST {TABLE}/blocks", NO_PERSON, {"seat": 1}, "private"),
    "block an empty seat": Row(f"POST {TABLE}/blocks", NO_PERSON, {"seat": 2}, "private"),
    "block at no table": Row(f"POST {TABLE}/blocks", NO_TABLE, {"seat": 1}, values=UNKNOWN),
    "report a bot": Row(
        f"POST {TABLE}/reports", NO_PERSON, {"seat": 1, "reason": "name"}, "private"
    ),
    "report a player": Row(
        f"POST {TABLE}/reports",
        {**NO_SECRET, "muted": "no_person"},
        {"seat": 1, "reason": "other"},
        "ended",
    ),
    "report at a closed table": Row(
        f"POST {TABLE}/reports",
        {**CLOSED, **NO_SECRET, "muted": "no_person"},
        {"seat": 1, "reason": "other"},
    ),
    "block a named player": Row(
        f"POST {PERSON}/blocks", {**NO_SECRET, "named": "no_player"}, values=NORA
    ),
    "report a named player": Row(
        f"POST {PERSON}/reports",
        {**NO_SECRET, "named": "no_player"},
        {"reason": "name"},
        values=NORA,
    ),
    "block no player": Row(f"POST {PERSON}/blocks", {**NO_SECRET, "all": "no_player"}),
    "report no player": Row(
        f"POST {PERSON}/reports", {**NO_SECRET, "all": "no_player"}, {"reason": "name"}
    ),
    "use a false invitation": Row(
        f"POST {ME}/invitation", {"all": "not_invited"}, {"invitation": "AAAA"}
    ),
    # ------------------------------------------------------------ names and ways back
    "see my name": Row(f"GET {ME}/name", {}),
    "take a name": Row(f"PUT {ME}/name", {**NO_SECRET, "muted": "silenced"}, {"name": "The ROLE"}),
    "take a taken name": Row(
        f"PUT {ME}/name",
        {**NO_SECRET, "muted": "silenced", "named": "ok", "all": "name_taken"},
        {"name": "Nora Named"},
    ),
    "ask for a name": Row("GET /api/1/names/{name:str}", {}),
    "see a person": Row(f"GET {PERSON}", {}, values=NORA),
    "make letters": Row(f"POST {ME}/letters", NO_NAME),
    "make a code": Row(f"POST {ME}/code", NO_NAME),
    "draw a code": Row(f"POST {ME}/code/qr.svg", NO_SECRET, {"code": "ABCDEFGH"}),
    "begin a passkey": Row(f"POST {ME}/passkeys/challenge", {**NO_SECRET, "all": "no_passkeys"}),
    "make a passkey": Row(f"POST {ME}/passkeys", {**NO_SECRET, "all": "no_passkeys"}, MADE),
    "remove a passkey": Row(
        f"DELETE {ME}/passkeys/{{id:str}}", {**NO_SECRET, "all": "no_own_name"}
    ),
    "remove a device": Row(
        f"DELETE {ME}/devices/{{id:str}}",
        {**NO_SECRET, "named": "last_way_back", "all": "no_own_name"},
        values={"id": "DEVICE"},
    ),
    "bring games": Row(f"POST {ME}/games", {**NO_SECRET, "all": "no_own_name"}),
    "begin an arrival": Row("POST /api/1/arrivals/challenge", {"all": "no_passkeys"}),
    "arrive with a code": Row(
        "POST /api/1/arrivals/code",
        {"all": "bad_proof", "named": "already_named"},
        {"code": "ABCDEFGH"},
    ),
    "arrive with letters": Row(
        "POST /api/1/arrivals/letters",
        {"all": "bad_proof", "named": "already_named"},
        {"name": "Nora Named", "letters": "ABCDE"},
    ),
    "arrive with a passkey": Row("POST /api/1/arrivals/passkey", {"all": "no_passkeys"}, USED),
    # ------------------------------------------------------------ my data
    "see my tables": Row(f"GET {ME}", {}),
    "export my data": Row(f"GET {ME}/data", NO_SECRET),
    "erase my data": Row(f"DELETE {ME}/data", NO_SECRET),
    # ------------------------------------------------------------ ratings
    "see the ladder": Row("GET /api/1/ladder", {}),
    "see my rating": seen(f"{TABLE}/rating", answer="not_over"),
    # ------------------------------------------------------------ notifications
    "see my notifications": Row(f"GET {ME}/notifications", {}),
    "choose notifications": Row(f"PUT {ME}/notifications", NO_PUSH, WISHES),
    "notify this browser": Row(f"PUT {ME}/notifications/browser", NO_PUSH, INWARD),
    "forget a browser": Row(f"DELETE {ME}/notifications/browsers/{{id:str}}", NO_PUSH),
    # ------------------------------------------------------------ the deal of the day
    "see today": Row("GET /api/1/days", {}),
    "see a day": Row(f"GET {DAY_ROUTE}", {}),
    "see the tables of today": Row(f"GET {DAY_ROUTE}/tables", {}),
    "see tomorrow": Row(f"GET {DAY_ROUTE}", {"all": "future_day"}, values={"day": "TOMORROW"}),
    "try the deal": Row(f"POST {DAY_ROUTE}/tries", {}, {"name": ""}),
    # ------------------------------------------------------------ tables
    "make a table": Row("POST /api/1/tables", {}, {"seats": [HERE, ONLINE]}),
    "import a record": Row("POST /api/1/records", {"all": "bad_record"}, {"record": "x"}),
    "delete a table": Row(f"DELETE {TABLE}", {**CLOSED, "muted": "not_host"}),
    "see a table": seen(TABLE),
    "see the facts of a table": seen(f"{TABLE}/info"),
    "see the notes": seen(f"{TABLE}/notes"),
    "preview a move": seen(f"{TABLE}/preview", "?move=pass", "bad_move"),
    "preview builds": seen(f"{TABLE}/previews", "?at=a1"),
    "ask why": seen(f"{TABLE}/why", "?move=pass"),
    "see the record": seen(f"{TABLE}/record"),
    "see the steps": seen(f"{TABLE}/steps"),
    "see a step": seen(STEP, step="0"),
    "see the review": seen(f"{TABLE}/review"),
    "draw the link": Row(f"GET {TABLE}/qr.svg", CLOSED),
    "draw a seat's link": Row(f"POST {TABLE}/qr.svg", CLOSED, {"seat": 1, "secret": "x"}),
    "fork": Row(
        f"POST {TABLE}/fork", closed("option_off"), {"step": 0, "seat": 0, "bot": "random"}
    ),
    "ask for a review": Row(f"POST {TABLE}/review", {**closed("not_over"), **NO_SECRET}),
    "analyse": Row(
        f"POST {STEP}/analysis", {**closed("option_off"), **NO_SECRET}, {}, values={"step": "0"}
    ),
    "try a move": Row(
        f"POST {STEP}/try",
        {**closed("not_over"), **NO_SECRET},
        {"move": "pass"},
        values={"step": "0"},
    ),
    "write a note": Row(
        f"PUT {STEP}/note",
        {"muted": "silenced", "host": "ok", "all": "not_your_seat"},
        {"text": "x"},
        "ended",
        {"step": "0"},
    ),
    "remove a note": Row(f"DELETE {STEP}/note", NOT_HOST, None, "ended", {"step": "0"}, "?seat=1"),
    "chat": do("ended", {**NO_SECRET, "muted": "silenced"}, "chat", text="hello"),
    "chat at a closed table": do("closed", {**CLOSED, "muted": "silenced"}, "chat", text="hello"),
    "rename a seat": do(
        "ended", {"all": "not_your_seat", "muted": "silenced"}, "rename", seat=1, name="N"
    ),
    "paint a seat": do(
        "ended", {"all": "not_your_seat", "muted": "silenced"}, "paint", seat=1, pixels=""
    ),
    "mute a seat": do("private", NOT_HOST, "mute", seat=2, muted=True),
    "kick": do("private", {**NOT_HOST, "host": "seat_not_online"}, "kick", seat=2),
    "start": do("private", {**NOT_HOST, "host": "seats_open"}, "start"),
    "resign": do("closed", {**CLOSED, "host": "game_over"}, "resign", seat=1),
    "ask for a rematch": do("ended", {**NOT_HOST, "muted": "ok"}, "rematch"),
}


VIEWS = [action for action, row in ROWS.items() if row.route.startswith("GET")]
"""Actions that change nothing, so that they can share a server."""


class Cast:
    """A person for each role, and the host's tables: open, private, ended and closed."""

    def __init__(self, found: Inside) -> None:
        self.found = found
        self.people = {
            role: found.person("127.0.0.1" if role == "operator" else f"198.51.100.{number}")
            for number, role in enumerate(ROLES)
        }
        self.tables: dict[str, str] = {}
        self.block = self.device = ""

    @property
    def host(self) -> str:
        """Return the hash of the host's secret."""
        return hash_secret(self.people["host"].cookies["overworld"])

    async def set_up(self) -> None:
        people, tables = self.people, self.tables
        host, muted = people["host"], people["muted"]
        now = self.found.node.hub.now()
        for kind, role in (("mute", "muted"), ("exclude", "excluded")):
            owner = hash_secret(people[role].cookies["overworld"])
            entry = LogRow(now, "op", kind, owner, "", now + DAY, "")
            await self.found.node.store.sanction(entry)
        await people["named"].put("/api/1/me/name", json={"name": "Nora Named"})
        self.device = (await people["named"].get("/api/1/me/name")).json()["devices"][0]["id"]
        ended = await make(host, HERE, ONLINE, first=0)
        closed = await make(host, HERE, ONLINE, spectators=False, first=0)
        tables["ended"], tables["closed"] = ended.json()["code"], closed.json()["code"]
        for name in ("ended", "closed"):
            await act(muted, tables[name], "join", seat=1, name="M")
        for name in ("ended", "closed"):
            assert (await act(host, tables[name], "start"))["type"] == "done"
        await act(muted, tables["ended"], "resign", seat=1)
        assert (await self.found.node.hub.rooms.get(tables["ended"])).table.ended
        met = (await make(host, HERE, ONLINE)).json()["code"]
        await act(people["blocked"], met, "join", seat=1, name="B")
        assert (await host.post(f"/api/1/tables/{met}/blocks", json={"seat": 1})).json() == [1]
        self.block = (await host.get("/api/1/me/blocks")).json()[0]["id"]
        tables["open"] = (await make(host, HERE, ONLINE, open=True, clock=SLOW)).json()["code"]
        tables["private"] = (await make(host, HERE, BOT, ONLINE)).json()["code"]
        people["stranger"].cookies.clear()
        people["operator"].cookies.clear()
        people["other_site"].headers["Origin"] = "https://elsewhere.example"

    async def request(self, role: str, row: Row) -> httpx.Response:
        """Send the request of a row as a role."""
        method, _, path = row.route.partition(" ")
        values = {"id": self.block, "day": "today", "name": f"free-{role}", **row.values}
        values.setdefault("code", self.tables[row.table])
        if values["id"] == "DEVICE":
            values["id"] = self.device
        if values["day"] == "TOMORROW":
            values["day"] = day_at(self.found.node.hub.now() + DAY)
        for name, value in values.items():
            for kind in ("str", "int"):
                path = path.replace(f"{{{name}:{kind}}}", value)
        body = row.body
        if isinstance(body, dict) and body.get("name") == "The ROLE":
            body = {"name": f"The {role.replace('_', ' ')}"}
        return await self.people[role].request(method, path + row.query, json=body)

    async def leave(self, role: str) -> None:
        """Leave the open table, so that the next role finds a free seat."""
        if role != "host":
            await act(self.people[role], self.tables["open"], "leave", seat=1)


def code_of(answer: httpx.Response) -> str:
    return "ok" if answer.status_code < 400 else str(answer.json()["code"])


async def check(cast: Cast, action: str) -> None:
    """Send the request of a row as each role, and compare the answers."""
    row, answers = ROWS[action], dict[str, str]()
    for role in ROLES:
        if role in NO_SECRET:  # an answer may have brought a cookie
            cast.people[role].cookies.clear()
        answer = await cast.request(role, row)
        answers[role] = code_of(answer)
        for other in ROLES:
            secret = cast.people[other].cookies.get("overworld", "") if other != role else ""
            assert not secret or hash_secret(secret) not in answer.text, "a hash of another person"
        if row.table == "open":
            await cast.leave(role)
        if row.route.startswith(f"DELETE {ME}/blocks") and role != "host":
            assert len(await cast.found.node.store.blocks_of(cast.host)) == 1
    expected = {role: row.answer(role) for role in ROLES}
    wrong = {role: code for role, code in answers.items() if code != expected[role]}
    assert wrong == {}, f"{action}: expected { ({role: expected[role] for role in wrong}) }"


def tell(folder: Path, actions: list[str]) -> None:
    async def story() -> None:
        async with inside(folder, tries_per_name=99) as found:
            cast = Cast(found)
            await cast.set_up()
            for action in actions:
                await check(cast, action)

    asyncio.run(story())


def test_each_role_sees_what_it_may(tmp_path: Path) -> None:
    tell(tmp_path, VIEWS)


@pytest.mark.parametrize("action", [action for action in ROWS if action not in VIEWS])
def test_each_role_does_what_it_may(tmp_path: Path, action: str) -> None:
    tell(tmp_path, [action])


def routes() -> set[str]:
    """Return all routes of the server, as in the rows."""
    handlers = [*ROUTES, import_record]
    return {
        f"{method} {path}" for one in handlers for method in one.http_methods for path in one.paths
    }


def test_every_route_is_in_the_table() -> None:
    covered = {row.route for row in ROWS.values()}
    assert routes() <= covered | set(FOR_ALL), "add rows for a new route"
    assert covered.isdisjoint(FOR_ALL)
    assert covered | set(FOR_ALL) <= routes(), "remove rows of routes that are gone"
    assert len(ROWS) * len(ROLES) >= 120
