"""Forgetting, exporting and erasing personal data: in both databases, on disk, over HTTP."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from tests.server.inside import ONLINE, Inside, inside
from tests.server.stores import START, execute, tell
from tests.table.nodes import Follower as Watcher
from tests.table.nodes import Node, node_on
from tests.table.script import NOW

from overworld.server.hub.housekeeping import Follower, Housekeeping
from overworld.server.hub.personal import Erased, collect_data, erase_data
from overworld.server.hub.postgame import remove_note, write_note
from overworld.server.hub.presence import Presence
from overworld.server.store.model import NOTES_CHANGED, Conflict, NoteRow, TableWrite, Unavailable
from overworld.server.store.store import Store
from overworld.server.table.actions import (
    Change,
    Chat,
    Join,
    Kick,
    Leave,
    Mute,
    Paint,
    Play,
    Rematch,
    Rename,
    Resign,
    Restore,
    Start,
)
from overworld.server.table.clocks import DAY
from overworld.server.table.errors import Refused
from overworld.server.table.events import Event
from overworld.server.table.options import Options, SeatOption
from overworld.server.table.snapshot import encode_snapshot

ADA, BEN, EVE = "a" * 32, "b" * 32, "e" * 32
PICTURE = "0123456789abcdef" * 4
OPTIONS = Options(seats=(SeatOption("here", name="Adalovelace"), SeatOption("online")))


async def played(node: Node) -> str:
    """Make a table of Ada's and Ben's; Ben had another name, chatted and painted."""
    code = await node.create(OPTIONS, ADA)
    await node.do(code, Join(1, "Oldbenjamin"), BEN)
    await node.do(code, Chat("hello from Ben"), BEN)
    await node.do(code, Chat("spectator line"), EVE)
    await node.do(code, Start(), ADA)
    await node.do(code, Rename(1, "Newbenjamin"), BEN)
    await node.do(code, Paint(1, PICTURE), BEN)
    await node.do(code, Chat("hello from Ada"), ADA)
    return code


async def ended(node: Node) -> str:
    """Make the same table as `played`, end its game and add a note of Ben's."""
    code = await played(node)
    await node.do(code, Resign(1), BEN)
    await write_note(node, await node.rooms.get(code), BEN, 1, "note of Ben")
    return code


async def stored(node: Node, code: str) -> str:
    """Return all data about a table in the database."""
    rows: list[object] = [*await node.store.events(code), *await node.store.notes(code)]
    rows += [await node.store.table(code), await node.store.snapshot(code)]
    return str(rows)


def run(story: Any) -> None:
    asyncio.run(story)


# ---------------------------------------------------------------- forgetting


def test_old_names_notes_and_words_are_forgotten_and_the_table_replays(url: str) -> None:
    async def story() -> None:
        async with node_on(url, forget_after=90 * DAY) as node:
            code = await ended(node)
            table = (await node.rooms.get(code)).table
            housekeeping = Housekeeping(node, Presence(node))
            node.time.passes(89 * DAY)
            await housekeeping.tidy_up()
            assert "Oldbenjamin" in await stored(node, code)
            assert "note of Ben" in await stored(node, code)
            node.time.passes(2 * DAY)
            await housekeeping.tidy_up()
            left = await stored(node, code)
            for gone in ("Oldbenjamin", "note of Ben", "hello from", "spectator line", PICTURE):
                assert gone not in left
            assert "Newbenjamin" in left
            assert "Adalovelace" in left
            node.rooms.evict(code)
            again = (await node.rooms.get(code)).table
            assert again.game == table.game
            assert again.names == table.names == ["Adalovelace", "Newbenjamin"]

    run(story())


def test_names_are_swept_in_rounds(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            codes = [await played(node) for _ in range(3)]
            later = NOW + 10 * DAY
            first = await node.store.forget_names(later, limit=2)
            assert (first.forgotten, first.last > 0) == (2, True)
            second = await node.store.forget_names(later, after=first.last, limit=2)
            assert second == (0, 1)
            assert await node.store.forget_names(later) == (0, 0)
            await node.do(codes[0], Rename(1, "Third"), BEN)
            assert await node.store.forget_names(later, since=later) == (0, 0)
            assert await node.store.forget_names(NOW) == (0, 0)
            assert await node.store.forget_names(later) == (0, 1)

    run(story())


def test_the_store_keeps_nothing_of_a_player_who_leaves_the_lobby(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code = await node.create(OPTIONS, ADA)
            await node.do(code, Join(1, "Oldbenjamin"), BEN)
            table = (await node.rooms.get(code)).table
            await node.store.save_snapshot(code, table.seq, encode_snapshot(table))
            await node.do(code, Leave(1), BEN)
            assert await node.store.snapshot(code) is None
            left = await stored(node, code)
            assert "Oldbenjamin" not in left
            assert BEN not in left
            node.rooms.evict(code)
            assert (await node.rooms.get(code)).table.seats[1].owner == ""

    run(story())


def test_the_store_keeps_nothing_of_a_player_whom_the_host_replaces_by_a_bot(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code = await node.create(OPTIONS, ADA)
            await node.do(code, Join(1, "Oldbenjamin"), BEN)
            options = (await node.rooms.get(code)).table.options
            seats = (options.seats[0], replace(options.seats[1], kind="bot", bot="random"))
            await node.do(code, Change(replace(options, seats=seats)), ADA)
            left = await stored(node, code)
            assert "Oldbenjamin" not in left
            assert BEN not in left
            assert await node.store.codes_about(BEN) == []
            node.rooms.evict(code)
            assert (await node.rooms.get(code)).table.owners == [ADA]

    run(story())


@pytest.mark.parametrize("end", ["start", "change", "erase"])
def test_the_hash_of_a_player_without_a_seat_is_kept_only_as_long_as_it_is_needed(
    url: str, end: str
) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code = await node.create(OPTIONS, ADA)
            await node.do(code, Join(1, "Oldbenjamin"), BEN)
            if end != "change":
                await node.do(code, Mute(True, 1), ADA)
                await node.do(code, Leave(1), BEN)
                await node.do(code, Join(1), BEN)
            await node.do(code, Kick(1), ADA)
            left = await stored(node, code)
            assert "Oldbenjamin" not in left
            assert BEN in left, "the player stays out and muted"
            node.rooms.evict(code)
            table = (await node.rooms.get(code)).table
            assert table.remembered == [BEN]
            assert await node.store.tables_of(BEN) == []
            assert await node.store.codes_about(BEN) == [code]
            if end == "start":
                await node.do(code, Join(1, "Eve"), EVE)
                await node.do(code, Start(), ADA)
            elif end == "change":
                await node.do(code, Change(table.options), ADA)
            else:
                assert await erase_data(node, BEN) == Erased(erased=1)
            table = (await node.rooms.get(code)).table
            assert table.remembered == []
            assert BEN not in await stored(node, code) + encode_snapshot(table)
            assert await node.store.codes_about(BEN) == []
            assert execute(url, f"SELECT owner FROM owners WHERE owner LIKE '%{BEN}'") == []

    run(story())


def test_a_damaged_table_keeps_no_other_from_being_forgotten(url: str) -> None:
    async def story() -> None:
        async with node_on(url, forget_after=90 * DAY) as node:
            damaged, code = await ended(node), await ended(node)
            broken = f"(SELECT id FROM tables WHERE code = '{damaged}')"
            execute(
                url, f"UPDATE events SET text = '{{' WHERE kind = 'create' AND table_id = {broken}"
            )
            node.time.passes(91 * DAY)
            await Housekeeping(node, Presence(node)).tidy_up()
            assert "Oldbenjamin" not in await stored(node, code)
            found = await collect_data(node, BEN)
            assert [table.code for table in found.tables] == [code]
            assert found.failed == 1

    run(story())


# ---------------------------------------------------------------- erasing


@pytest.mark.parametrize("owner", [BEN, ADA, EVE])
def test_an_erasure_removes_all_personal_data_and_keeps_the_game(url: str, owner: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code = await ended(node)
            room = await node.rooms.get(code)
            before, watching = room.table, await node.follow(code, EVE)
            await node.store.save_snapshot(code, before.seq, "Newbenjamin Adalovelace")
            assert await node.erase(code, owner) is False
            left = await stored(node, code)
            gone = {
                BEN: ("Newbenjamin", "Oldbenjamin", "note of", "from Ben", PICTURE),
                ADA: ("Adalovelace", "from Ada"),
                EVE: ("spectator line",),
            }
            for other, texts in gone.items():
                for text in texts:
                    assert (text not in left) is (other == owner), text
            assert owner not in left
            assert owner[:8] not in left
            assert execute(url, f"SELECT count(*) FROM owners WHERE owner = '{owner}'") == [(0,)]
            update = watching.updates[-1]
            assert update["kind"] == "erase"
            assert len(update["lines"]) == 2
            assert room.table.seq == update["seq"]
            shown = [seat["name"] for seat in update["info"]["seats"]]
            assert ("Newbenjamin" in shown) is (owner != BEN)
            node.rooms.evict(code)
            again = (await node.rooms.get(code)).table
            assert again.game == before.game
            assert [seat.name for seat in again.seats] == shown
            assert await node.store.codes_about(owner) == []

    run(story())


def test_a_bot_takes_the_seat_of_an_erased_player_in_a_running_game(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code = await played(node)
            table = (await node.rooms.get(code)).table
            assert await node.erase(code, BEN) is False
            table = (await node.rooms.get(code)).table
            assert table.seats[1].owner == ""
            assert table.bot_at(1) == "flint"
            if table.decider == 0:
                assert table.game is not None
                move = str(table.game.legal_moves[0])
                await node.do(code, Play(move, table.game_seq), ADA)
            assert await node.answer(code, Chat("still here"), ADA) == "ok"

    run(story())


def test_a_client_without_a_secret_is_not_an_erased_person(url: str) -> None:
    """The hash of an erased person is empty, and so is that of a client without a cookie."""

    async def story() -> None:
        async with node_on(url) as node:
            code = await ended(node)
            assert await node.erase(code, ADA) is False
            for stranger in ("", EVE):
                with pytest.raises(Refused, match="not_host"):
                    await node.delete(code, stranger)
                assert await node.answer(code, Rematch(), stranger) == "not_host"
            assert (await node.rooms.get(code)).table.owners == [BEN]
            again = (await node.do(code, Rematch(), BEN)).code
            assert (await node.rooms.get(again)).table.host == BEN, "else no one could start it"

    run(story())


def test_a_client_without_a_secret_does_not_play_an_erased_seat(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code = await played(node)
            room = await node.rooms.get(code)
            seats = tuple(replace(seat, owner="") for seat in room.table.seats)
            room.table = replace(room.table, seats=seats)
            assert room.table.game is not None
            move = Play(str(room.table.game.legal_moves[0]), room.table.game_seq)
            assert await node.answer(code, move, "") == "not_your_turn"

    run(story())


@pytest.mark.parametrize(("erased", "other"), [(ADA, BEN), (BEN, ADA)])
def test_a_bot_takes_the_seat_of_a_player_erased_from_an_archived_game(
    url: str, erased: str, other: str
) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code = await played(node)
            node.time.passes(node.settings.archive_after + 1)
            await node.archive(code)
            assert await node.erase(code, erased) is False
            assert await node.answer(code, Restore(), other) == "ok"
            table = (await node.rooms.get(code)).table
            seat = 0 if erased == ADA else 1
            assert table.bot_at(seat) == "flint"
            assert table.bot_at(1 - seat) is None
            assert table.decider is not None

    run(story())


def test_a_table_without_other_people_is_deleted_with_its_owner(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            alone = await node.create(
                Options(seats=(SeatOption("here"), SeatOption("bot", bot="random"))), ADA
            )
            lobby = await node.create(OPTIONS, ADA)
            await node.do(lobby, Join(1, "Ben"), BEN)
            assert await node.store.codes_about(BEN) == [lobby]
            assert await node.erase(alone, ADA) is True
            assert await node.erase(lobby, ADA) is True
            assert await node.store.table(alone) is None
            assert await node.store.table(lobby) is None

    run(story())


def test_an_erasure_that_is_late_changes_nothing(url: str) -> None:
    async def story(store: Store) -> None:
        made = [Event(1, "chat", None, "words", START, f"{ADA[:8]}1")]
        await store.create(TableWrite("AAAA", made, "open", "{}", owners=[ADA]))
        changed = [Event(1, "chat", None, "", START)]
        with pytest.raises(Conflict):
            await store.erase("AAAA", changed, Event(3, "erase", None, "", START), "{}", ADA)
        assert await store.events("AAAA") == made
        assert await store.codes_about(ADA) == ["AAAA"]
        await store.erase("AAAA", changed, Event(2, "erase", None, "", START), "{}", ADA)
        assert [event.text for event in await store.events("AAAA")] == ["", ""]
        await store.save_snapshot("AAAA", 1, "words")  # of a node that has not received it yet
        assert await store.snapshot("AAAA") is None
        await store.save_snapshot("AAAA", 2, "no words")
        assert await store.snapshot("AAAA") == (2, "no words")

    tell(url, story)


def test_codes_about_a_person_come_in_pages(url: str) -> None:
    async def story(store: Store) -> None:
        for code in ("CCCC", "AAAA", "BBBB", "DDDD"):
            owners = [ADA] if code < "C" else []
            chat = Event(1, "chat", None, "words", START, f"{ADA[:8]}1" if code == "CCCC" else "")
            await store.create(TableWrite(code, [chat], "open", "{}", owners=owners))
        await store.set_note("DDDD", NoteRow(1, ADA, None, "", "note", START))
        assert await store.codes_about(ADA) == ["AAAA", "BBBB", "CCCC", "DDDD"]
        assert await store.codes_about(ADA, limit=2) == ["AAAA", "BBBB"]
        assert await store.codes_about(ADA, after="BBBB", limit=2) == ["CCCC", "DDDD"]
        assert await store.codes_about(BEN) == []
        assert [row.code for row in await store.newest(2)] == ["DDDD", "BBBB"]

    tell(url, story)


def notes_heard(watcher: Watcher) -> list[list[str]]:
    """Return the words of all notes, for each message that had notes."""
    found = (one for one in watcher.heard if one["type"] == "notes")
    return [[note["text"] for note in one.get("notes", [])] for one in found]


def test_an_erased_note_disappears_from_open_pages(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code = await ended(node)
            await write_note(node, await node.rooms.get(code), ADA, 1, "note of Ada")
            watching = await node.follow(code, EVE)
            await node.erase(code, BEN)
            assert notes_heard(watching) == [["note of Ada"]]
            assert watching.updates[-1]["kind"] == "erase"

    run(story())


def test_no_note_is_stored_that_waits_for_the_erasure_of_its_author(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code = await ended(node)
            room = await node.rooms.get(code)
            async with node.rooms.locked(code):
                erasing = asyncio.create_task(node.erase(code, BEN))
                await asyncio.sleep(0)  # it is the first to wait for the room
                writing = asyncio.create_task(write_note(node, room, BEN, 2, "late note"))
                await asyncio.sleep(0)
            assert await erasing is False
            with pytest.raises(Refused, match="not_your_seat"):
                await writing
            assert BEN not in await stored(node, code)
            assert await node.store.notes(code) == []

    run(story())


def test_an_erased_host_removes_no_note(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code = await ended(node)
            room = await node.rooms.get(code)
            async with node.rooms.locked(code):
                erasing = asyncio.create_task(node.erase(code, ADA))
                await asyncio.sleep(0)  # it is the first to wait for the room
                removing = asyncio.create_task(remove_note(node, room, ADA, 1, 1))
                await asyncio.sleep(0)
            assert await erasing is False
            with pytest.raises(Refused, match="not_host"):
                await removing
            assert [note.text for note in await node.store.notes(code)] == ["note of Ben"]

    run(story())


def test_no_notes_are_sent_when_a_player_of_a_running_game_is_erased(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code = await played(node)
            watching = await node.follow(code, EVE)
            await node.erase(code, BEN)
            assert notes_heard(watching) == []

    run(story())


def test_other_nodes_receive_notes(postgres_url: str) -> None:
    async def story() -> None:
        async with node_on(postgres_url) as one, node_on(postgres_url) as two:
            code = await ended(one)
            watching = await two.follow(code, EVE)

            async def heard(texts: list[str]) -> None:
                async with asyncio.timeout(60):
                    while not (found := notes_heard(watching)) or found[-1] != texts:
                        await asyncio.sleep(0.01)

            task = asyncio.create_task(Follower(two).run())
            try:
                await heard(["note of Ben"])  # from when it began to listen
                room = await one.rooms.get(code)
                await write_note(one, room, ADA, 1, "note of Ada")
                await heard(["note of Ada", "note of Ben"])
                await write_note(one, room, BEN, 1, "")
                await heard(["note of Ada"])
                await write_note(one, room, BEN, 1, "another")
                await heard(["note of Ada", "another"])
                await one.erase(code, BEN)
                await heard(["note of Ada"])
                await remove_note(one, room, ADA, 1, 0)
                await heard([])
            finally:
                task.cancel()

    run(story())


def test_notes_that_could_not_be_read_are_sent_later(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with node_on(postgres_url) as one, node_on(postgres_url) as two:
            code = await ended(one)
            watching = await two.follow(code, EVE)
            follower, notes, failures = Follower(two), two.store.notes, [1]

            async def fail_once(code: str) -> list[NoteRow]:
                if failures:
                    failures.pop()
                    raise Unavailable("it is away")
                return await notes(code)

            monkeypatch.setattr(two.store, "notes", fail_once)
            assert not await follower.follow_to(code, NOTES_CHANGED)
            assert notes_heard(watching) == []
            await follower.resync_all()
            assert notes_heard(watching) == [["note of Ben"]]

    run(story())


def test_other_nodes_receive_an_erasure(postgres_url: str) -> None:
    async def story() -> None:
        async with node_on(postgres_url) as one, node_on(postgres_url) as two:
            code = await ended(one)
            watching = await two.follow(code, EVE)
            task = asyncio.create_task(Follower(two).run())
            try:
                await one.erase(code, BEN)
                async with asyncio.timeout(30):
                    while not watching.updates or watching.updates[-1]["kind"] != "erase":
                        await asyncio.sleep(0.01)
            finally:
                task.cancel()
            table = (await two.rooms.get(code)).table
            assert [seat.name for seat in table.seats] == ["Adalovelace", ""]
            assert [line["text"] for line in watching.updates[-1]["lines"]] == [
                "spectator line",
                "hello from Ada",
            ]

    run(story())


# ---------------------------------------------------------------- the files of SQLite


def bytes_of(folder: Path) -> bytes:
    """Return all bytes of the database, its log and its index."""
    found = sorted(folder.glob("tables.sqlite3*"))
    assert len(found) >= 3, "the server runs"
    return b"".join(path.read_bytes() for path in found)


async def crowded(node: Node) -> str:
    """Make a table among others, so that pages of the file are shared and have been split."""
    codes = [await ended(node) for _ in range(1)]
    for number in range(30):
        code = await node.create(OPTIONS, EVE)
        for line in range(20):
            await node.do(code, Chat(f"others talk {number} {line} " + "x" * 80), EVE)
    return codes[0]


GONE = (b"hello from Ben", b"Newbenjamin", b"Oldbenjamin", b"note of Ben", PICTURE.encode())


def test_a_deleted_table_is_in_no_file_while_the_server_runs(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as node:
            code = await crowded(node)
            assert all(text in bytes_of(tmp_path) for text in GONE)
            await node.delete(code, ADA)
            found = bytes_of(tmp_path)
            assert [text for text in GONE if text in found] == []
            assert b"others talk 7 3" in found

    run(story())


def test_an_erased_person_is_in_no_file_while_the_server_runs(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as node:
            code = await crowded(node)
            await node.erase(code, BEN)
            found = bytes_of(tmp_path)
            assert [text for text in (*GONE, BEN.encode()) if text in found] == []

    run(story())


def test_forgotten_words_are_in_no_file_while_the_server_runs(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as node:
            await crowded(node)
            node.time.passes(91 * DAY)
            await Housekeeping(node, Presence(node)).tidy_up()
            found = bytes_of(tmp_path)
            gone = [text for text in GONE if text != b"Newbenjamin"]
            assert [text for text in gone if text in found] == []

    run(story())


def test_a_reader_delays_the_removal_and_housekeeping_repeats_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as node:
            code = await ended(node)
            with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as reader:
                reader.execute("BEGIN")
                reader.execute("SELECT count(*) FROM events").fetchone()
                await node.delete(code, ADA)
                assert b"hello from Ben" in bytes_of(tmp_path)
            await Housekeeping(node, Presence(node)).catch_up()
            assert b"hello from Ben" not in bytes_of(tmp_path)

    run(story())


# ---------------------------------------------------------------- a browser and its data


async def act(person: httpx.AsyncClient, code: str, id: str, do: str, **more: Any) -> None:
    body = {"type": "act", "id": id, "action": {"do": do, **more}}
    answer = await person.post(f"/api/1/tables/{code}/actions", json=body)
    assert answer.status_code == 200, answer.text


async def two_at_a_table(found: Inside, ada: httpx.AsyncClient, ben: httpx.AsyncClient) -> str:
    """Make an ended game of Ada's and Ben's, with words and notes of both; return its code."""
    code = await found.table(ada, {"kind": "here", "name": "Adalovelace"}, ONLINE)
    await act(ben, code, "1", "join", seat=1, name="Oldbenjamin")
    await act(ben, code, "2", "chat", text="hello from Ben")
    await act(ada, code, "3", "start")
    await act(ben, code, "4", "rename", seat=1, name="Newbenjamin")
    await act(ben, code, "5", "paint", seat=1, pixels=PICTURE)
    await act(ben, code, "6", "resign", seat=1)
    note = f"/api/1/tables/{code}/steps/1/note"
    assert (await ben.put(note, json={"text": "note of Ben"})).status_code == 200
    assert (await ada.put(note, json={"text": "note of Ada"})).status_code == 200
    return code


def test_a_browser_exports_only_its_own_data(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as ben:
            code = await two_at_a_table(found, ada, ben)
            answer = await ben.get("/api/1/me/data")
            assert answer.headers["cache-control"] == "no-store"
            (table,) = answer.json()["tables"]
            assert table["code"] == code
            assert table["names"] == ["Oldbenjamin", "Newbenjamin"]
            assert [line["text"] for line in table["chat"]] == ["hello from Ben"]
            assert [note["text"] for note in table["notes"]] == ["note of Ben"]
            assert table["pictures"] == [PICTURE]
            assert (table["host"], table["seats"], table["status"]) == (False, [1], "over")
            assert "Ada" not in answer.text
            assert "next" not in answer.json()
            async with found.person() as eve:
                assert (await eve.get("/api/1/me/data")).json()["tables"] == []
                for after in ("%00", "qk7mpx", "%F0%9F%A7%8A"):
                    for answer in (
                        await eve.get(f"/api/1/me/data?after={after}"),
                        await eve.delete(f"/api/1/me/data?after={after}"),
                    ):
                        assert answer.json()["code"] == "malformed"
                eve.cookies.clear()
                assert (await eve.get("/api/1/me/data")).json()["code"] == "no_secret"

    run(story())


def test_a_browser_erases_only_its_own_data(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as ben:
            code = await two_at_a_table(found, ada, ben)
            alone = await found.table(ben, {"kind": "here"}, {"kind": "bot", "bot": "random"})
            record = (await ada.get(f"/api/1/tables/{code}/record")).text
            evil = {"Origin": "https://evil.example"}
            refused = await ben.delete("/api/1/me/data", headers=evil)
            assert refused.json()["code"] == "bad_origin"
            answer = await ben.delete("/api/1/me/data")
            assert answer.json() == {"erased": 1, "deleted": 1}
            assert "Max-Age=0" in answer.headers["set-cookie"]
            assert (await ada.get(f"/api/1/tables/{alone}")).json()["code"] == "no_table"
            after = (await ada.get(f"/api/1/tables/{code}/record")).text
            assert after == record.replace("Newbenjamin", "blue")
            notes = (await ada.get(f"/api/1/tables/{code}/notes")).json()
            assert [note["text"] for note in notes] == ["note of Ada"]
            everything = json.dumps((await ada.get(f"/api/1/tables/{code}")).json())
            assert "enjamin" not in everything
            assert "hello from Ben" not in everything
            assert (await ada.get("/api/1/me/data")).json()["tables"][0]["names"] == ["Adalovelace"]

    run(story())


def test_exports_and_erasures_are_paged_and_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("overworld.server.hub.personal.TABLES_AT_ONCE", 2)

    async def story() -> None:
        async with inside(tmp_path, data_per_hour=4) as found, found.person() as ada:
            codes = sorted([await found.table(ada) for _ in range(3)])
            first = (await ada.get("/api/1/me/data")).json()
            assert [table["code"] for table in first["tables"]] == codes[:2]
            assert first["next"] == codes[1]
            second = (await ada.get(f"/api/1/me/data?after={codes[1]}")).json()
            assert [table["code"] for table in second["tables"]] == codes[2:]
            one = await ada.delete("/api/1/me/data")
            assert one.json() == {"deleted": 2, "next": codes[1]}
            assert "set-cookie" not in one.headers
            two = await ada.delete(f"/api/1/me/data?after={codes[1]}")
            assert two.json() == {"deleted": 1}
            assert "set-cookie" in two.headers
            assert (await ada.get("/api/1/me/data")).status_code == 429

    run(story())


def test_a_fork_holds_no_names_of_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as ben:
            code = await two_at_a_table(found, ada, ben)
            body = {"step": 1, "seat": 0, "bot": "random"}
            made = await ada.post(f"/api/1/tables/{code}/fork", json=body)
            events = await found.node.store.events(made.json()["code"])
            assert "enjamin" not in str(events)

    run(story())
