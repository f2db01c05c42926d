"""The hub: events are stored and sent exactly once, to the right clients."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.nodes import Node, node_on, tell
from tests.table.script import DAY, HERE, ONLINE, SECOND, bot

from overworld.server.hub import room_cache
from overworld.server.hub.housekeeping import Housekeeping
from overworld.server.hub.messages import Act
from overworld.server.hub.presence import Presence
from overworld.server.hub.room import Room
from overworld.server.store.model import TableWrite
from overworld.server.store.store import Store
from overworld.server.table.actions import (
    Change,
    Chat,
    Claim,
    Join,
    Kick,
    Leave,
    Offer,
    Play,
    Rematch,
    Rename,
    Resign,
    Restore,
    Start,
    Token,
)
from overworld.server.table.codes import hash_secret
from overworld.server.table.errors import Refused
from overworld.server.table.events import Event
from overworld.server.table.events import Event as StoredEvent
from overworld.server.table.options import ClockOption, Options
from overworld.server.table.reducer import replay
from overworld.server.table.snapshot import EVERY, encode_snapshot
from overworld.server.table.table import Table


async def begun(node: Node, **options: Any) -> str:
    """Start a game of Ada, the host, and Ben, who decides first."""
    code = await node.create(Options((HERE, ONLINE), first=1, **options), "ada")
    await node.do(code, Join(1, "Ben"), "ben")
    await node.do(code, Start(), "ada")
    return code


async def play(node: Node, code: str) -> None:
    """Play the first legal move of the player to move."""
    table = (await node.rooms.get(code)).table
    assert table.game is not None
    assert table.decider is not None
    move = table.game.legal_moves.ids[0]
    await node.do(code, Play(move, table.game_seq), table.seats[table.decider].owner)


# ---------------------------------------------------------------- listeners


def test_starting_a_private_game_dismisses_spectators(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await node.create(Options((HERE, ONLINE), spectators=False), "ada")
        await node.do(code, Join(1), "eve")
        watchers = {name: await node.follow(code, name) for name in ("ada", "ben", "eve", "x")}
        await node.do(code, Kick(1), "ada")
        await node.do(code, Join(1, "Ben"), "ben")
        assert not any(one.dismissed for one in watchers.values()), "a lobby is open"
        await node.do(code, Start(), "ada")
        gone = {name for name, one in watchers.items() if one.dismissed == "no_spectators"}
        assert gone == {"eve", "x"}
        assert not [m for m in watchers["eve"].heard if m.get("kind") == "start"]
        assert [m["kind"] for m in watchers["ben"].updates][-1] == "start"
        assert await node.answer(code, Chat("I still watch"), "eve") == "no_spectators"
        await node.do(code, Chat("alone"), "ada")
        assert watchers["ben"].updates[-1]["text"] == "alone"

    tell(tmp_path, story)


def test_a_claim_dismisses_the_former_device_from_a_private_game(
    tmp_path: Path,
) -> None:
    async def story(node: Node) -> None:
        code = await begun(node, spectators=False)
        old = await node.follow(code, "ben")
        offered = await node.do(code, Offer(1), "ben")
        assert await node.answer(code, Claim(1, "guess"), "phone") == "no_spectators"
        assert await node.answer(code, Claim(1, offered.secret), "phone") == "ok"
        assert old.dismissed == "no_spectators"

    tell(tmp_path, story)


def test_all_clients_receive_changes_of_seats(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await node.create(Options((HERE, ONLINE)), "ada")
        ben = await node.follow(code, "ben")
        await node.do(code, Join(1, "Ben"), "ben")
        assert [m["you"]["seats"] for m in ben.heard if m["type"] == "seated"] == [[1]]

    tell(tmp_path, story)


def test_messages_are_encoded_only_for_listeners(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await begun(node)
        await play(node, code)
        room = await node.rooms.get(code)
        assert [change._message for change in room.changes] == [b""] * len(room.changes)
        assert [change.event.seq for change in room.missed(1)] == list(range(2, room.table.seq + 1))

    tell(tmp_path, story)


def test_every_update_of_a_batch_shows_the_table_after_its_own_event(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        clock = ClockOption("bank", bank=600)
        code = await begun(node, clock=clock)
        ada = await node.follow(code, "ada")
        node.clock.note_outage(node.now(), node.now() + DAY)
        node.time.passes(DAY + 60 * SECOND)
        await play(node, code)
        outage, move = ada.updates
        assert (outage["kind"], move["kind"]) == ("outage", "move")
        assert "view" not in outage
        assert outage["clocks"]["left"] == [600 * SECOND, 600 * SECOND]
        assert move["clocks"]["left"] == [600 * SECOND, 570 * SECOND]
        assert outage["game_seq"] < move["game_seq"] == move["seq"]

    tell(tmp_path, story)


# ---------------------------------------------------------------- exactly once


def test_an_action_sent_again_is_answered_and_not_repeated(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await begun(node)
        first = await node.do(code, Chat("Hello!"), "ada", "a1")
        again = await node.do(code, Chat("Hello!"), "ada", "a1")
        assert first == again
        assert (await node.do(code, Chat("Hello!"), "ben", "a1")).seq == first.seq + 1

    tell(tmp_path, story)


def test_a_repeated_offer_or_token_is_answered_with_a_valid_secret(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"

    async def story() -> None:
        async with node_on(url) as node:
            code = await node.create(Options((HERE, ONLINE, ONLINE)), "ada")
            await node.do(code, Join(1, "Ben"), "ben")
            offered = await node.do(code, Offer(1), "ben", "o")
            assert (await node.do(code, Offer(1), "ben", "o")) == offered
            token = await node.do(code, Token(2), "ada", "t")
            assert (await node.do(code, Token(2), "ada", "t")) == token
        async with node_on(url) as node:  # a new process with another key for secrets
            offered = await node.do(code, Offer(1), "ben", "o")
            token = await node.do(code, Token(2), "ada", "t")
            table = (await node.rooms.get(code)).table
            assert table.seats_of(hash_secret(token.secret)) == [2]
            assert await node.answer(code, Claim(1, offered.secret), "phone") == "ok"
            assert await node.answer(code, Offer(1), "ben") == "not_your_seat"

    asyncio.run(story())


def test_a_client_without_a_secret_gets_no_answer_to_another_clients_action(
    tmp_path: Path,
) -> None:
    async def story(node: Node) -> None:
        ada = hash_secret("ada")
        code = await node.create(Options((HERE, ONLINE)), ada)
        offered = await node.do(code, Offer(0), ada, "o1")
        assert (await node.do(code, Offer(0), ada, "o1")).secret == offered.secret
        with pytest.raises(Refused, match="not_your_seat"):
            await node.do(code, Offer(0), "", f"{ada[:8]}o1")

    tell(tmp_path, story)


@pytest.mark.parametrize("id", ["abc\n", "a b", "", "x" * 41, "a\tb", "ä"])
def test_ids_have_no_blanks_and_no_line_ends(id: str) -> None:
    frame = msgspec.json.encode({"type": "act", "id": id, "action": {"do": "start"}})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(frame, type=Act)


def test_a_refusal_reads_the_store_only_if_newer_events_could_allow_the_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(node: Node) -> None:
        code = await begun(node)
        read: list[str] = []

        async def events(code: str, after: int = 0) -> list[StoredEvent]:
            read.append(code)
            return []

        monkeypatch.setattr(node.store, "events", events)
        assert await node.answer(code, Start(), "ada") == "already_started"
        assert read == []

        # With other nodes, the hub asks the store unless newer events cannot change the answer.
        monkeypatch.setattr(node.store, "shared", True)
        seq = (await node.rooms.get(code)).table.game_seq
        for expected, refused in ((seq, "illegal"), (seq - 1, "stale")):
            assert await node.answer(code, Play("end", expected), "ben") == refused
        assert read == []
        assert await node.answer(code, Play("mine w1", seq + 1), "ben") == "stale"
        assert await node.answer(code, Play("mine w1", seq), "ada") == "not_your_turn"
        assert await node.answer(code, Start(), "ada") == "already_started"
        assert len(read) == 3

    tell(tmp_path, story)


# ---------------------------------------------------------------- rematches, archives


def test_a_rematch_counts_as_a_new_table(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await begun(node)
        await node.do(code, Resign(1), "ben")

        def too_many() -> None:
            raise Refused("too_many_tables")

        with pytest.raises(Refused, match="too_many_tables"):
            await node.act(code, Rematch(), "ada", "r1", too_many)
        made = await node.act(code, Rematch(), "ada", "r2")
        again = await node.act(code, Rematch(), "ben", "r3", too_many)
        assert made.code == again.code, "there is one rematch, which is found for nothing"

    tell(tmp_path, story)


def test_bots_are_charged_to_players_and_never_to_a_spectator(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await begun(node)
        room = await node.rooms.get(code)
        room.payer = ""  # as after a restart
        with pytest.raises(Refused):
            await node.act(code, Resign(0), "stranger", "s", address="203.0.113.66")
        assert room.payer == ""
        await node.act(code, Chat("hello"), "ben", "b", address="198.51.100.2")
        assert room.payer == await node.hash_address("198.51.100.2")
        await node.act(code, Chat("hello"), "ada", "a", address="198.51.100.1")
        assert room.payer == await node.hash_address("198.51.100.1"), "the host pays if known"

    tell(tmp_path, story)


def test_a_rematch_that_is_refused_leaves_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(node: Node) -> None:
        code = await begun(node)
        await node.do(code, Resign(1), "ben")
        before = {row.code for row in await node.store.tables_of("ada")}

        async def refuse(*args: object) -> None:
            raise Refused("busy")

        with monkeypatch.context() as patch:
            patch.setattr(node.processor, "run", refuse)
            assert await node.answer(code, Rematch(), "ada") == "busy"
        assert {row.code for row in await node.store.tables_of("ada")} == before
        assert await node.answer(code, Rematch(), "ada") == "ok"

    tell(tmp_path, story)


def test_a_cancelled_action_that_was_stored_reaches_the_listeners_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(node: Node) -> None:
        code = await begun(node)
        ada = await node.follow(code, "ada")
        append = node.store.append

        async def append_and_cancel(*args: Any, **options: Any) -> None:
            await append(*args, **options)
            raise asyncio.CancelledError

        with monkeypatch.context() as patch:
            patch.setattr(node.store, "append", append_and_cancel)
            with pytest.raises(asyncio.CancelledError):
                await node.do(code, Chat("stored"), "ben")
        assert [m.get("text") for m in ada.updates] == []
        await Housekeeping(node, Presence(node)).resync()
        assert [m.get("text") for m in ada.updates] == ["stored"]

    tell(tmp_path, story)


def test_a_player_who_leaves_a_rematch_leaves_no_name(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await begun(node)
        await node.do(code, Rename(1, "Benedict"), "ben")
        await node.do(code, Resign(1), "ben")
        new = (await node.do(code, Rematch(), "ada")).code
        table = (await node.rooms.get(new)).table
        (seat,) = table.seats_of("ben")
        assert table.seats[seat].name == "Benedict"
        await node.do(new, Leave(seat), "ben")
        table = (await node.rooms.get(new)).table
        assert "Benedict" not in [one.name for one in table.seats]
        texts = [event.text for event in await node.store.events(new)]
        assert not any("Benedict" in text for text in texts)

    tell(tmp_path, story)


def test_opening_an_archived_table_does_not_restore_it(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await begun(node, clock=ClockOption("days", days=30))
        await node.mark_here(code, "ben")
        await node.archive(code)
        assert not (await node.rooms.get(code)).table.archived, "it was used today"
        node.time.passes(node.settings.archive_after + 1)
        assert await node.store.inactive(node.now() - node.settings.archive_after, 9) == [code]
        await node.archive(code)
        row = await node.store.table(code)
        assert row is not None
        assert row.status == "archived"
        await node.mark_here(code, "ben")
        await node.mark_away(code, "ben")
        await node.flag_clock(code)
        assert await node.answer(code, Chat("hello?"), "ben") == "archived"
        assert await node.store.table(code) == row, "opening it changes nothing"
        assert await node.store.claim_due(node.now() + 100 * DAY, 1) == []
        assert await node.store.claim_work("n", node.now(), 1) is None

    tell(tmp_path, story)


def test_a_restored_table_continues_where_it_was(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await begun(node, clock=ClockOption("days", days=30))
        await node.mark_away(code, "ben")
        node.time.passes(node.settings.archive_after + 1)
        await node.archive(code)
        ben = await node.follow(code, "ben")
        await node.do(code, Restore(), "ben")
        assert ben.updates[-1]["kind"] == "restore"
        assert not ben.updates[-1]["info"].get("archived")
        assert ben.updates[-1]["clocks"]["running"] is not None
        row = await node.store.table(code)
        assert row is not None
        assert row.status == "playing"
        await node.archive(code)
        assert not (await node.rooms.get(code)).table.archived, "it is as new"
        await Presence(node).check()
        seats = (await node.rooms.get(code)).table.seats
        assert seats[1].away_since is None, "a connected player is here"
        await play(node, code)

    tell(tmp_path, story)


def test_a_bot_moves_again_at_a_restored_table(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await node.create(Options((HERE, bot()), first=1), "ada")
        await node.do(code, Start(), "ada")
        node.time.passes(node.settings.archive_after + 1)
        await node.archive(code)
        assert await node.store.claim_work("n", node.now(), 1) is None
        await node.do(code, Restore(), "ada")
        claim = await node.store.claim_work("n", node.now(), 1)
        assert claim is not None
        assert claim.code == code

    tell(tmp_path, story)


# ---------------------------------------------------------------- clocks of the machine


def test_the_sleep_of_a_machine_is_not_charged(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await begun(node, clock=ClockOption("bank", bank=60))
        node.time.passes(10 * SECOND)
        node.now()
        node.time.wall += 8 * 3600 * SECOND  # but the monotonic clock does not move
        await node.flag_clock(code)
        await play(node, code)
        room = await node.rooms.get(code)
        assert room.table.seats[1].stand_in is None
        assert room.table.clocks.left[1] == 50 * SECOND
        node.time.wall -= 2 * 3600 * SECOND
        await play(node, code)
        node.time.wall += 2 * 3600 * SECOND
        await play(node, code)
        assert min((await node.rooms.get(code)).table.clocks.left) >= 50 * SECOND

    tell(tmp_path, story)


# ---------------------------------------------------------------- memory, damage


def test_memory_is_limited_in_bytes_and_tables_in_use_stay(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        first = await begun(node)
        watched = await node.follow(first, "ada")
        codes = [await node.create(Options((HERE, bot())), "ada") for _ in range(20)]
        assert node.rooms.bytes <= 200_000
        assert 2 < len(node.rooms) < 20
        assert node.rooms.cached(first) is not None, "it has a listener"
        assert node.rooms.cached(codes[-1]) is not None
        assert node.rooms.cached(codes[0]) is None
        await node.do(codes[0], Start(), "ada")
        await node.do(first, Chat("still here"), "ben")
        assert watched.updates[-1]["text"] == "still here"
        assert node.rooms.bytes == sum(room.size for room in node.rooms)

    tell(tmp_path, story, live_bytes=200_000)


def test_a_room_with_waiting_callers_is_not_read_twice(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code, other = await begun(node), Room(Table("ZZZZZZ", node.box))
        async with node.rooms.locked(code) as room:
            waiting = asyncio.create_task(node.do(code, Chat("I wait"), "ada"))
            await asyncio.sleep(0)
        node.rooms.add(other)  # memory is too small for both
        assert node.rooms.cached(code) is room, "a waiting caller still needs it"
        await waiting
        assert room.table.chat[-1].text == "I wait"
        node.rooms.add(other)
        assert node.rooms.cached(code) is None

    tell(tmp_path, story, live_bytes=1)


def test_a_room_from_a_snapshot_still_knows_earlier_actions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"

    async def story() -> None:
        async with node_on(url) as node:
            code = await begun(node)
            for number in range(700):
                await node.do(code, Chat(f"line {number}"), "ada", f"c{number}")
            for _ in range(30):
                await play(node, code)
            last = await node.do(code, Chat("the last"), "ada", "last")
            await asyncio.gather(*node.processor._saving)
            before = encode_snapshot((await node.rooms.get(code)).table)
        replayed = list[int]()

        def counted(table: Table, events: Iterable[Event]) -> Table:
            events = list(events)
            replayed.append(len(events))
            return replay(table, events)

        monkeypatch.setattr(room_cache, "replay", counted)
        async with node_on(url) as node:
            again = (await node.rooms.get(code)).table
            assert encode_snapshot(again) == before
            assert replayed[0] <= EVERY
            for id, text in (("last", "the last"), ("c699", "line 699")):
                assert (await node.do(code, Chat(text), "ada", id)).seq <= last.seq
            await play(node, code)
            assert await node.store.forget_words(node.now() + 1) > 0
            assert await node.store.snapshot(code) is None, "snapshots have words, too"

    asyncio.run(story())


async def poison(store: Store, code: str) -> None:
    row = await store.table(code)
    assert row is not None
    event = Event(row.seq + 1, "teleport", 0, "", 0)
    await store.append(TableWrite(code, [event], row.status, row.summary, work=None))


def test_a_table_with_unknown_events_is_quarantined_and_the_others_continue(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"

    async def story() -> None:
        async with node_on(url) as node:
            bad, good = await begun(node), await begun(node)
            watcher = await node.follow(bad, "ada")
            await poison(node.store, bad)
            with caplog.at_level(logging.ERROR), pytest.raises(Refused, match="damaged"):
                await node.processor.resync(bad)
            assert watcher.dismissed == "damaged"
            assert "quarantined" in caplog.text
            assert node.rooms.damaged == {bad}
            assert await node.answer(bad, Chat("hello?"), "ada") == "damaged"
            assert await node.answer(good, Chat("hello!"), "ada") == "ok"
        async with node_on(url) as node:
            assert await node.answer(bad, Chat("hello?"), "ada") == "damaged"
            assert await node.answer(good, Chat("hello!"), "ada") == "ok"

    asyncio.run(story())


def test_a_player_removed_by_a_change_no_longer_lists_the_table(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        code = await node.create(Options((HERE, ONLINE)), "ada")
        await node.do(code, Join(1, "Ben"), "ben")
        assert [row.code for row in await node.store.tables_of("ben")] == [code]
        await node.do(code, Change(Options((HERE, bot()))), "ada")
        assert await node.store.tables_of("ben") == []

    tell(tmp_path, story)
