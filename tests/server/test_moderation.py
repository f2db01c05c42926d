"""Moderation of notes, led reviews and reactions: mute, chat off, limits, and the host."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
from tests.server.inside import HERE, ONLINE, Inside, Knock, inside


async def act(person: httpx.AsyncClient, code: str, id: str, do: str, **more: Any) -> None:
    """Carry out an action that must succeed."""
    body = {"type": "act", "id": id, "action": {"do": do, **more}}
    answer = await person.post(f"/api/1/tables/{code}/actions", json=body)
    assert answer.status_code == 200, answer.text


async def ended_game(ada: httpx.AsyncClient, ben: httpx.AsyncClient, **options: Any) -> str:
    """Make a table whose game has ended, and return its code; Ada is the host, Ben resigned."""
    made = await ada.post("/api/1/tables", json={"seats": [HERE, ONLINE], **options})
    code: str = made.json()["code"]
    await act(ben, code, "j", "join", seat=1, name="Ben")
    await act(ada, code, "s", "start")
    await act(ben, code, "r", "resign", seat=1)
    return code


async def note(person: httpx.AsyncClient, code: str, text: str, step: int = 1) -> str:
    """Write a note; returns the code of the refusal, or an empty string."""
    answer = await person.put(f"/api/1/tables/{code}/steps/{step}/note", json={"text": text})
    return "" if answer.status_code == 200 else str(answer.json()["code"])


async def remove(person: httpx.AsyncClient, code: str, seat: int, step: int = 1) -> Any:
    """Remove the note of a seat; returns the notes that are left, or the error."""
    path = f"/api/1/tables/{code}/steps/{step}/note?seat={seat}"
    return (await person.delete(path)).json()


async def texts(found: Inside, code: str) -> list[str]:
    """Return the words of all stored notes."""
    return [row.text for row in await found.node.store.notes(code)]


async def lead(socket: Knock, step: int | None) -> str:
    """Ask to lead; returns the code of the refusal, or an empty string."""
    socket.say(json.dumps({"type": "lead", "id": "l", "step": step}))
    while (answer := await socket.read()).get("id") != "l":
        pass
    return "" if answer["type"] == "done" else str(answer["code"])


async def led(socket: Knock) -> int | None:
    """Return the step of the next message about the leader."""
    while (message := await socket.read())["type"] != "led":
        pass
    step: int | None = message.get("step")
    return step


def test_a_muted_player_cannot_write_a_note_and_can_remove_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as ben:
            code = await ended_game(ada, ben)
            assert await note(ben, code, "mine") == ""
            await act(ada, code, "m", "mute", seat=1, muted=True)
            assert await note(ben, code, "again") == "muted"
            assert await texts(found, code) == ["mine"]
            assert await note(ben, code, "") == ""
            assert await texts(found, code) == []

    asyncio.run(story())


def test_a_table_without_chat_has_no_notes_and_no_leader(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as ben:
            code = await ended_game(ada, ben, chat=False)
            assert await note(ben, code, "psst") == "option_off"
            assert await note(ada, code, "psst") == "option_off"
            async with found.socket(code, ben) as socket:
                assert await lead(socket, 1) == "option_off"

    asyncio.run(story())


def test_only_the_host_removes_the_note_of_another_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            inside(tmp_path) as found,
            found.person() as ada,
            found.person() as ben,
            found.person() as eve,
        ):
            code = await ended_game(ada, ben)
            assert await note(ben, code, "rude") == ""
            assert await note(ada, code, "kind") == ""
            assert await note(ben, code, "elsewhere", step=2) == ""
            for other in (ben, eve):
                assert (await remove(other, code, 0))["code"] == "not_host"
            async with found.socket(code, eve) as watching:
                left = await remove(ada, code, 1)
                assert [one["text"] for one in left] == ["kind", "elsewhere"]
                while (heard := await watching.read())["type"] != "notes":
                    pass
                assert heard["notes"] == left
            assert await texts(found, code) == ["kind", "elsewhere"]
            evil = {"Origin": "https://evil.example"}
            path = f"/api/1/tables/{code}/steps/2/note?seat=1"
            assert (await ada.delete(path, headers=evil)).json()["code"] == "bad_origin"
            assert await remove(ada, code, 1) == left  # there is none any more

    asyncio.run(story())


def test_a_player_who_is_muted_while_leading_loses_the_lead(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as ben:
            code = await ended_game(ada, ben)
            async with found.socket(code, ada) as host, found.socket(code, ben) as guest:
                assert await lead(guest, 1) == ""
                assert await led(host) == 1
                await act(ada, code, "m", "mute", seat=1, muted=True)
                assert await led(host) is None
                assert await lead(guest, 2) == "muted"
                await act(ada, code, "u", "mute", seat=1, muted=False)
                assert await lead(guest, 2) == ""

    asyncio.run(story())


def test_the_host_takes_the_lead(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as ben:
            code = await ended_game(ada, ben)
            async with found.socket(code, ada) as host, found.socket(code, ben) as guest:
                assert await lead(guest, 1) == ""
                assert await lead(host, 2) == ""
                assert await led(guest) == 2
                assert await lead(guest, 3) == "led"

    asyncio.run(story())


# ---------------------------------------------------------------- reactions


async def react(socket: Knock, seat: object, reaction: str = "cheer") -> str:
    """Send a reaction; returns the code of the refusal, or an empty string."""
    socket.say(json.dumps({"type": "react", "id": "r", "seat": seat, "reaction": reaction}))
    while (answer := await socket.read())["type"] not in ("done", "error"):
        pass
    return "" if answer["type"] == "done" else str(answer["code"])


async def reaction(socket: Knock) -> dict[str, Any]:
    """Return the next reaction."""
    while (message := await socket.read())["type"] != "reaction":
        pass
    return message


def test_a_reaction_is_shown_to_the_table_and_not_stored(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            inside(tmp_path) as found,
            found.person() as ada,
            found.person() as ben,
            found.person() as eve,
        ):
            code = await ended_game(ada, ben)
            stored = len(await found.node.store.events(code))
            async with found.socket(code, ben) as guest, found.socket(code, eve) as watching:
                assert await react(guest, 1, "wow") == ""
                shown = {"type": "reaction", "seat": 1, "reaction": "wow"}
                assert await reaction(watching) == shown
                assert await react(guest, 0) == "not_your_seat"
                assert await react(watching, 1) == "not_your_seat", "spectators have no card"
                for seat in (-1, 2):
                    assert await react(guest, seat) == "malformed"
                assert await react(guest, 1, "rude") == "malformed"
            kinds = [event.kind for event in await found.node.store.events(code)][stored:]
            assert set(kinds) <= {"here", "away"}

    asyncio.run(story())


def test_players_who_may_not_chat_cannot_react(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as ben:
            code, silent = await ended_game(ada, ben), await ended_game(ada, ben, chat=False)
            async with found.socket(silent, ben) as socket:
                assert await react(socket, 1) == "option_off"
            async with found.socket(code, ben) as socket:
                await act(ada, code, "m", "mute", seat=1, muted=True)
                assert await react(socket, 1) == "muted"

    asyncio.run(story())


def test_reactions_count_as_chat(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            inside(tmp_path, chats_per_minute=2) as found,
            found.person() as ada,
            found.person() as ben,
        ):
            code = await ended_game(ada, ben)
            async with found.socket(code, ben) as socket:
                answers = [await react(socket, 1) for _ in range(3)]
                assert answers == ["", "", "too_many_actions"]
            body = {"type": "act", "id": "c", "action": {"do": "chat", "text": "hi"}}
            answer = await ben.post(f"/api/1/tables/{code}/actions", json=body)
            assert answer.json()["code"] == "too_many_actions"

    asyncio.run(story())
