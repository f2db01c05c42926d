"""Custom boxes: a table chooses one by name, people and bots play it, and the server keeps it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import msgspec
import pytest
from tests.server.harness import Person, Server, serving, sqlite_url

from overworld.components import Box, load_box
from overworld.game import Game
from overworld.play.view import view_of

HERE = {"kind": "here"}
PEBBLE = {"kind": "bot", "bot": "pebble"}


def greedy(folder: Path) -> Path:
    """Make a box in which forests are worth three times as much."""
    base = resources.files("overworld.components").joinpath("base.toml").read_text("utf-8")
    text = base.replace('id = "base"', 'id = "greedy"').replace("forest = 3", "forest = 9")
    path = folder / "greedy.toml"
    path.write_text(text.replace('title = "', 'title = "Greedy '), "utf-8")
    assert load_box(path) != load_box()
    return path


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with the server's box."""
    return tmp_path_factory.mktemp("boxes")


@pytest.fixture(scope="module", params=["sqlite"])
def server(request: pytest.FixtureRequest, folder: Path) -> Iterator[Server]:
    """Yield a server with two boxes, on SQLite unless a test names another database."""
    if request.param == "postgres":
        url = request.getfixturevalue("postgres").new_database()
    else:
        url = sqlite_url(folder)
    with serving(url, "--also-box", str(greedy(folder))) as running:
        yield running


@pytest.mark.parametrize(
    "server", ["sqlite", pytest.param("postgres", marks=pytest.mark.nightly)], indirect=True
)
def test_a_table_is_played_with_the_box_that_it_names(server: Server, folder: Path) -> None:
    own = load_box(folder / "greedy.toml")
    with Person(server) as ada:
        first, second = ada.http.get("/api/1/boxes").json()
        assert first["name"] == load_box().name
        assert second == {"name": own.name, "title": own.title}
        assert ada.http.get("/api/1/box").json()["name"] == first["name"]
        asked = ada.http.get("/api/1/box", params={"name": own.name}).json()
        assert asked["name"] == own.name
        assert ada.http.get("/api/1/box", params={"name": "no"}).json()["code"] == "bad_options"
        refused = ada.http.post("/api/1/tables", json={"seats": [HERE, HERE], "box": "no"})
        assert refused.json()["facts"] == {"field": "box"}

        code = ada.make(HERE, PEBBLE, box=own.name, first=1, deal="boxes")
        assert ada.do(code, "start")["type"] == "done"

        # The bot plays its turn with that box.
        async def wait() -> None:
            async with ada.socket(code) as socket:
                await socket.until(lambda one: one.view is not None and one.view["turn"] == 0)

        asyncio.run(wait())
        table = ada.table(code)
        assert table["info"]["options"]["box"] == own.name
        record = ada.http.get(f"/api/1/tables/{code}/record").text
        assert f'[Box "{own.name}"]' in record
        assert view_of(Game.from_record(record, own)).hash == table["view"]["hash"]

        # It is the same after a restart, and its record comes back with its box.
        server.stop()
        server.restart()
        assert ada.table(code)["view"]["hash"] == table["view"]["hash"]
        made = ada.http.post("/api/1/records", json={"record": record}).json()
        assert ada.table(made["code"])["info"]["options"]["box"] == own.name


def test_steps_forks_and_analyses_use_the_box_of_their_table(server: Server, folder: Path) -> None:
    own = load_box(folder / "greedy.toml")
    with Person(server) as ada, Person(server) as eve:
        code = ada.make(HERE, PEBBLE, box=own.name, first=0, deal="boxes")
        assert ada.do(code, "start")["type"] == "done"
        record = ada.http.get(f"/api/1/tables/{code}/record").text
        step = Game.from_record(record, own).step_number
        shown = ada.http.get(f"/api/1/tables/{code}/steps/{step}").json()
        assert shown == told(record, own)
        assert shown != told(record.replace(own.name, load_box().name), load_box())

        path = f"/api/1/tables/{code}/steps/{step}/analysis"
        found = ada.http.post(path, json={"ms": 50}).json()
        assert found["moves"][0]["move"] in [one["text"] for one in shown["legal"]]

        # A fork continues with the same box, and survives a restart like the first table.
        body = {"step": step, "seat": 0, "bot": "pebble"}
        fork = eve.http.post(f"/api/1/tables/{code}/fork", json=body).json()["code"]
        assert eve.do(fork, "start")["type"] == "done"
        server.stop()
        server.restart()
        again = eve.table(fork)
        assert again["info"]["options"]["box"] == own.name
        assert again["view"]["hash"] == shown["hash"]
        forked = eve.http.get(f"/api/1/tables/{fork}/record").text
        last = Game.from_record(forked, own).step_number
        assert told(forked, own) == eve.http.get(f"/api/1/tables/{fork}/steps/{last}").json()
        assert ada.http.post(path, json={"ms": 50}).json()["moves"], (
            "bots play the box after a restart"
        )


def test_a_server_with_another_first_box_needs_the_old_one_for_its_games(tmp_path: Path) -> None:
    base = tmp_path / "base-1.toml"
    base.write_text(
        resources.files("overworld.components").joinpath("base.toml").read_text("utf-8"), "utf-8"
    )
    url, other = sqlite_url(tmp_path), str(greedy(tmp_path))
    with serving(url) as server, Person(server) as ada:
        code = ada.make(HERE, HERE, first=0, deal="boxes")
        assert ada.do(code, "start")["type"] == "done"
        before = ada.table(code)["view"]["hash"]
    with serving(url, "--box", other) as server, Person(server) as eve:
        refused = eve.http.get(f"/api/1/tables/{code}")
        assert (refused.status_code, refused.json()["code"]) == (500, "damaged")
    with serving(url, "--box", other, "--also-box", str(base)) as server, Person(server) as eve:
        assert eve.table(code)["view"]["hash"] == before
        assert eve.table(code)["info"]["options"]["box"] == load_box().name


def test_a_list_of_tables_names_a_custom_box(server: Server, folder: Path) -> None:
    own = load_box(folder / "greedy.toml")
    with Person(server) as ada:
        plain, other = ada.make(HERE, PEBBLE), ada.make(HERE, PEBBLE, box=own.name)
        summaries = {one["code"]: one["summary"] for one in ada.http.get("/api/1/me").json()}
        assert summaries[other]["box"] == own.title
        assert "box" not in summaries[plain]


def told(record: str, box: Box) -> object:
    """Return the view at the end of a record, as a server sends it."""
    return msgspec.json.decode(msgspec.json.encode(view_of(Game.from_record(record, box))))
