"""A person who erases their data is in no table of the database: by the page and by the command.

`dump` reads every table of the schema. A new table has to be listed below, and a table that can
hold people has to hold the person before the erasure. So no table can be forgotten.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.authenticator import Authenticator
from tests.server.inside import HERE, ONLINE, Inside, inside
from tests.server.stores import execute

from overworld.cli.main import main
from overworld.server.http.identity import new_secret
from overworld.server.people.invitations import make_invitation
from overworld.server.people.names import name_key
from overworld.server.people.square import FRESH_MS, OFFERED
from overworld.server.store.location import is_postgres
from overworld.server.store.moderation import LogRow
from overworld.server.store.notifications import BrowserRow
from overworld.server.table.actions import Play
from overworld.server.table.clocks import DAY
from overworld.server.table.codes import hash_secret
from overworld.server.table.snapshot import encode_snapshot

NAME, NEW_NAME = "Adalovelace", "Player 1234"
LABEL, PICTURE = "Labelled laptop", "0123456789abcdef" * 4
PAGE = "http://localhost:8765"

HOLD_PEOPLE = {
    *("tables", "events", "owners", "snapshots", "notes", "work", "served"),
    *("players", "devices", "passkeys", "proofs"),
    *("waiting", "blocks", "reports", "invited", "attempts", "result_seats"),
    *("push_people", "push_browsers", "outbox"),
    *("sanctions", "moderation_log"),
    *("ratings", "rated_seats"),
}
"""The tables of the database in which the person is found before the erasure."""

HOLD_NO_PEOPLE = {
    *("beat", "outages", "puzzles", "results", "missing_results", "pars", "waits"),
    "rated_games",
    *("address_key", "people_key", "day_key", "push_key", "schema_version"),
    "reviews",  # the keyed hash of an address, which `test_addresses.py` follows
}


def tables_of(url: str) -> set[str]:
    """Return the names of all tables in a database."""
    if is_postgres(url):
        found = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    else:
        found = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return {name for (name,) in execute(url, found)}


def dump(url: str) -> dict[str, str]:
    """Return the rows of every table as text."""
    return {table: str(execute(url, f"SELECT * FROM {table}")) for table in tables_of(url)}


def browser(found: Inside, address: str) -> httpx.AsyncClient:
    """Return a browser at localhost, which can use passkeys without HTTPS."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app=found.app, client=(address, 50_000)),
        base_url=PAGE,
        headers={"Origin": PAGE},
        cookies={"overworld": new_secret()},
    )


async def ok(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.content else None


async def act(person: httpx.AsyncClient, code: str, do: str, **action: Any) -> None:
    body = {"type": "act", "id": f"{do}1", "action": {"do": do, **action}}
    await ok(await person.post(f"/api/1/tables/{code}/actions", json=body))


class Life:
    """Ada, who leaves something in every table: with two devices, and with Ben and Eve."""

    def __init__(self, found: Inside) -> None:
        self.found = found
        self.ada, self.phone, self.ben, self.eve = (
            browser(found, f"192.0.2.{number}") for number in range(1, 5)
        )
        self.hashes = [hash_secret(one.cookies["overworld"]) for one in (self.ada, self.phone)]

    @property
    def traces(self) -> list[str]:
        """The strings that must not be in a dump after the erasure."""
        prefixes = [hash[:8] for hash in self.hashes]  # they are in the ids of actions
        words = [NAME, NEW_NAME, name_key(NAME), NAME.lower(), LABEL, PICTURE, "secret words"]
        return [*words, *self.hashes, *prefixes]

    async def live(self) -> None:
        await self.play()
        await self.take_name()
        await self.rate()
        await self.subscribe()
        await self.meet()
        await self.wait()
        await self.suffer()

    async def play(self) -> None:
        """Finish a game with Ben, and let a bot think in another one."""
        ada, ben, store = self.ada, self.ben, self.found.node.store
        self.code = code = await self.found.table(ben, HERE, ONLINE)
        await act(ada, code, "join", seat=1, name=NAME)
        await act(ada, code, "chat", text="secret words")
        await act(ada, code, "paint", seat=1, pixels=PICTURE)
        await act(ben, code, "start")
        await act(ada, code, "resign", seat=1)
        note = f"/api/1/tables/{code}/steps/1/note"
        await ok(await ada.put(note, json={"text": "secret words"}))
        table = (await self.found.node.hub.rooms.get(code)).table
        await store.save_snapshot(code, table.seq, encode_snapshot(table, 0))
        bot = {"kind": "bot", "bot": "random"}
        body = {"seats": [{**HERE, "name": NAME}, bot], "first": 1}
        alone = (await ok(await ada.post("/api/1/tables", json=body)))["code"]
        await act(ada, alone, "start")
        assert await store.claim_work(store.node, self.found.node.hub.now(), 1000) is not None

    async def take_name(self) -> None:
        """Take a name with all ways back to it."""
        ada = self.ada
        body = {"name": NAME, "label": LABEL, "face": PICTURE}
        await ok(await ada.put("/api/1/me/name", json=body))
        await ok(await ada.post("/api/1/me/letters"))
        code = (await ok(await ada.post("/api/1/me/code")))["code"]
        await ok(await self.phone.post("/api/1/arrivals/code", json={"code": code}))
        options = await ok(await ada.post("/api/1/me/passkeys/challenge"))
        key = Authenticator(PAGE).create(options, label=LABEL)
        await ok(await ada.post("/api/1/me/passkeys", json=key))
        await ok(await ada.post("/api/1/me/code"))

    async def subscribe(self) -> None:
        """Let a device get notifications, of which one waits."""
        node = self.found.node
        owner, secret = self.hashes
        endpoint = "https://push.example.org/1"
        row = BrowserRow("", owner, secret, endpoint, "key", "auth", LABEL, 1, 0)
        assert await node.store.add_browser(row, "turn", "UTC", browsers=5, most=9)
        node.notifier.added(self.hashes[0])
        body = {"seats": [HERE, ONLINE], "first": 1}
        code = (await ok(await self.ben.post("/api/1/tables", json=body)))["code"]
        await act(self.ada, code, "join", seat=1)
        await act(self.ben, code, "start")  # it is Ada's turn

    async def rate(self) -> None:
        """Lose a rated game against Ben, who has a name too."""
        ada, ben, hub = self.ada, self.ben, self.found.node.hub
        await ok(await ben.put("/api/1/me/name", json={"name": "Ben Nevis"}))
        body = {"seats": [HERE, ONLINE], "rated": True}
        code = (await ok(await ben.post("/api/1/tables", json=body)))["code"]
        await act(ada, code, "join", seat=1, name=NAME)
        await act(ben, code, "start")
        for number in range(1000):
            table = (await hub.rooms.get(code)).table
            assert table.game is not None
            assert table.decider is not None
            if table.game.turn_number > 6:
                break
            owner = table.seats[table.decider].owner
            move = Play(table.game.legal_moves.ids[0], table.game_seq)
            await hub.act(code, move, owner, f"move{number}")
        await act(ada, code, "resign", seat=1)

    async def meet(self) -> None:
        """Block, report and be reported, accept an invitation, and try the deal of the day."""
        ada, ben, store = self.ada, self.ben, self.found.node.store
        for one, seat in ((ada, 0), (ben, 1)):
            path = f"/api/1/tables/{self.code}"
            await ok(await one.post(f"{path}/blocks", json={"seat": seat}))
            body = {"seat": seat, "reason": "other", "text": f"{NAME}: secret words"}
            await ok(await one.post(f"{path}/reports", json=body))
        about_ben = {"seat": 0, "reason": "insults"}  # with the last lines, which are Ada's
        await ok(await self.eve.post(f"/api/1/tables/{self.code}/reports", json=about_ben))
        key, now = await store.people_key(), self.found.node.hub.now()
        body = {"invitation": make_invitation(key, b"123456", now, 24, 9)}
        await ok(await ada.post("/api/1/me/invitation", json=body))
        await ok(await ada.post("/api/1/days/today/tries", json={"name": NAME}))

    async def suffer(self) -> None:
        """Be muted, excluded, renamed and heard again by the operator."""
        store, now = self.found.node.store, self.found.node.hub.now()

        def entry(kind: str) -> LogRow:
            why = f"{NAME}: secret words"
            return LogRow(now, "op", kind, self.hashes[0], NAME, now + DAY, why)

        await store.sanction(entry("mute"))
        await store.sanction(entry("exclude"))
        assert await store.take_name_away(entry("rename"), NEW_NAME, name_key(NEW_NAME))
        assert await store.end_sanction("mute", entry("unmute"))

    async def wait(self) -> None:
        """Open a table, and be offered another one together with Eve."""
        body = {
            "seats": [{**HERE, "name": NAME}, ONLINE, ONLINE],
            "open": True,
            "clock": {"mode": "days", "days": 2},
        }
        await ok(await self.ada.post("/api/1/tables", json=body))
        seek = {"sizes": [2], "speeds": ["live"], "patience": 0}
        now, hub = self.found.node.hub.now(), self.found.node.hub
        for ms, one, name in ((0, self.ada, NAME), (FRESH_MS + 1, self.eve, "Eve")):
            hub.now = lambda ms=ms: now + ms  # type: ignore[method-assign, misc]
            await ok(await one.post("/api/1/square/search", json={**seek, "name": name}))
        await self.found.node.square.round(0)
        offered = await self.found.node.store.waiting(hash_secret(self.eve.cookies["overworld"]))
        assert offered[0].state == OFFERED, "Eve's row has Ada's hash too"

    async def erase(self) -> None:
        """Erase Ada's data as the page does, from her second device."""
        path = "/api/1/me/data"
        while more := (await ok(await self.phone.delete(path))).get("next"):
            path = f"/api/1/me/data?after={more}"


def check_full(url: str, life: Life) -> None:
    """Check that every table that can hold people has Ada."""
    tables = dump(url)
    assert set(tables) <= HOLD_PEOPLE | HOLD_NO_PEOPLE, "list new tables above"
    holding = {name for name, rows in tables.items() if any(one in rows for one in life.traces)}
    assert holding == HOLD_PEOPLE


def check_empty(url: str, life: Life) -> None:
    """Check that no table has Ada any more."""
    for name, rows in dump(url).items():
        assert [one for one in life.traces if one in rows] == [], (name, rows)


def test_an_erased_person_is_in_no_table(url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, database=url) as found:
            life = Life(found)
            await life.live()
            check_full(url, life)
            await life.erase()
            check_empty(url, life)
            await found.node.square.round(0)
            search = (await ok(await life.eve.get("/api/1/square")))["search"]
            assert search["state"] == "looking", "Eve looks for another person"

    asyncio.run(story())


@pytest.mark.parametrize("who", ["hash", "name"])
def test_the_operator_erases_a_person_from_all_tables(url: str, tmp_path: Path, who: str) -> None:
    async def story() -> Life:
        async with inside(tmp_path, database=url) as found:
            life = Life(found)
            await life.live()
            check_full(url, life)
            return life

    life = asyncio.run(story())
    given = life.hashes[0] if who == "hash" else NEW_NAME
    assert main(["tables", "erase", given, "--yes", "--database", url]) == 0
    check_empty(url, life)
