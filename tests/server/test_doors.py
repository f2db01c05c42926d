"""Access to a table: joining, staying and chatting, through the real routes."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.inside import HERE, ONLINE, Inside, Knock, inside

from overworld.server.hub.room import Room
from overworld.version import __version__

IDS = count(1)


async def act(person: httpx.AsyncClient, code: str, do: str, **action: Any) -> dict[str, Any]:
    body = {"type": "act", "id": f"d{next(IDS)}", "action": {"do": do, **action}}
    answer = await person.post(f"/api/1/tables/{code}/actions", json=body)
    found: dict[str, Any] = answer.json()
    return found


async def private(node: Inside, ada: httpx.AsyncClient, ben: httpx.AsyncClient) -> str:
    body = {"seats": (HERE, ONLINE), "spectators": False}
    code: str = (await ada.post("/api/1/tables", json=body)).json()["code"]
    assert (await act(ben, code, "join", seat=1, name="Ben"))["type"] == "done"
    return code


async def closed(socket: Knock) -> tuple[str, int]:
    """Return the reason and the close code that a refused socket receives."""
    reason = ""
    while True:
        heard = await socket.hear()
        if heard["type"] == "websocket.close":
            return reason, heard["code"]
        if '"error"' in heard["text"]:
            reason = heard["text"]


def test_a_private_game_closes_the_sockets_of_lobby_spectators(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as node:
            ada, ben, eve = node.person(), node.person(), node.person()
            code = await private(node, ada, ben)
            async with node.socket(code, eve) as watcher, node.socket(code, ben) as player:
                assert (await watcher.read())["type"] == "hello"
                assert (await player.read())["version"] == __version__
                assert (await act(ada, code, "start"))["type"] == "done"
                reason, why = await closed(watcher)
                assert "no_spectators" in reason
                assert why == 4400
                while (await player.read()).get("kind") != "start":
                    pass
            assert (await act(eve, code, "chat", text="still here"))["code"] == "no_spectators"
            assert (await eve.get(f"/api/1/tables/{code}")).status_code == 403

    asyncio.run(story())


def test_another_device_takes_a_seat_at_a_private_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as node:
            ada, ben, phone = node.person(), node.person(), node.person()
            code = await private(node, ada, ben)
            await act(ada, code, "start")
            secret = (await act(ben, code, "offer", seat=1))["secret"]
            wrong = await act(phone, code, "claim", seat=1, secret="guessed")
            assert wrong["code"] == "no_spectators"
            assert (await act(phone, code, "claim", seat=1, secret=secret))["type"] == "done"
            async with node.socket(code, phone) as socket:
                assert (await socket.read())["you"]["seats"] == [1]
            assert (await ben.get(f"/api/1/tables/{code}")).status_code == 403

    asyncio.run(story())


def test_a_device_whose_seat_is_claimed_while_its_log_is_written_does_not_follow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with inside(tmp_path) as node:
            ada, ben, phone = node.person(), node.person(), node.person()
            code = await private(node, ada, ben)
            await act(ada, code, "start")
            secret = (await act(ben, code, "offer", seat=1))["secret"]
            transcripts = node.node.hub.transcripts
            write = transcripts.write_log

            async def slow(room: Room, owner: str, address: str) -> None:
                await write(room, owner, address)
                monkeypatch.undo()
                claimed = await act(phone, code, "claim", seat=1, secret=secret)
                assert claimed["type"] == "done"

            monkeypatch.setattr(transcripts, "write_log", slow)
            async with node.socket(code, ben) as socket:
                first = await socket.read()
                assert (first["type"], first.get("code")) == ("error", "no_spectators")

    asyncio.run(story())


def test_rematches_count_against_the_limit_of_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, tables_per_address=3) as node:
            ada, made = node.person(), list[str]()
            code = await node.table(ada)
            for _ in range(9):
                await act(ada, code, "start")
                await act(ada, code, "resign", seat=0)
                answer = await act(ada, code, "rematch")
                if answer["type"] == "error":
                    assert answer["code"] == "too_many_tables"
                    break
                code = answer["code"]
                made.append(code)
            assert len(made) == 2

    asyncio.run(story())


FORK = {"step": 0, "seat": 0, "bot": "diamond"}


@pytest.mark.parametrize(
    ("options", "player", "watcher"),
    [
        ({}, 403, 403),
        ({"hints": False}, 403, 403),
        ({"hints": True}, 201, 201),
    ],
)
def test_a_running_game_without_hints_cannot_be_forked(
    tmp_path: Path, options: dict[str, bool], player: int, watcher: int
) -> None:
    async def story() -> None:
        async with (
            inside(tmp_path) as found,
            found.person() as ada,
            found.person() as ben,
            found.person() as eve,
        ):
            body = {"seats": [HERE, ONLINE], **options}
            code = (await ada.post("/api/1/tables", json=body)).json()["code"]
            assert (await act(ben, code, "join", seat=1, name="Ben"))["type"] == "done"
            assert (await act(ada, code, "start"))["type"] == "done"
            path = f"/api/1/tables/{code}/fork"
            statuses = [(await who.post(path, json=FORK)).status_code for who in (ada, ben)]
            assert statuses == [player, player]
            answer = await eve.post(path, json=FORK)
            assert answer.status_code == watcher
            if watcher == 403:
                refusal = {"type": "error", "code": "option_off", "facts": {"option": "fork"}}
                assert answer.json() == refusal
            assert (await act(ada, code, "resign", seat=0))["type"] == "done"
            assert (await eve.post(path, json=FORK)).status_code == 201, "it is over"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("options", "host", "watcher"), [({}, 201, 403), ({"hints": False}, 403, 403)]
)
def test_people_who_share_a_browser_may_fork_their_game(
    tmp_path: Path, options: dict[str, bool], host: int, watcher: int
) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as eve:
            body = {"seats": [HERE, HERE], **options}
            code = (await ada.post("/api/1/tables", json=body)).json()["code"]
            assert (await act(ada, code, "start"))["type"] == "done"
            path = f"/api/1/tables/{code}/fork"
            assert (await ada.post(path, json=FORK)).status_code == host
            assert (await eve.post(path, json=FORK)).status_code == watcher

    asyncio.run(story())
