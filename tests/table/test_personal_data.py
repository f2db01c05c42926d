"""Personal data in logs: find it and remove it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.table.script import BOX, CLOSED, HERE, NOW, ONLINE, Script, begun, bot

from overworld.server.table.actions import (
    Change,
    Chat,
    Claim,
    Join,
    Kick,
    Leave,
    Mute,
    Offer,
    Paint,
    Rename,
    Start,
)
from overworld.server.table.context import Transition
from overworld.server.table.events import Event
from overworld.server.table.options import Options, check_options
from overworld.server.table.personal_data import PersonalDataLog, nameless
from overworld.server.table.reducer import apply, replay
from overworld.server.table.snapshot import encode_snapshot
from overworld.server.table.table import KICKED_KEPT, MUTED_KEPT, Table

ADA, BEN, EVE = "a" * 32, "b" * 32, "e" * 32
LATER = NOW + 10**9
PICTURE = "0123456789abcdef" * 4
GOLDEN = Path(__file__).parent / "golden"


def lobby(*seats: object) -> Script:
    """Return Ada's lobby, with a seat on her device and an open one."""
    named = replace(HERE, name="Ada")
    return Script(Options(seats=(named, ONLINE, *seats)), host=ADA)  # type: ignore[arg-type]


def rewritten(script: Script, changed: list[Event]) -> Table:
    """Return the table after a replay of the log with some changed events."""
    by_seq = {event.seq: event for event in changed}
    return replay(Table("QK7MPX", BOX), [by_seq.get(one.seq, one) for one in script.log])


def text_of(log: list[Event], changed: list[Event]) -> str:
    by_seq = {event.seq: event for event in changed}
    return "".join(f"{one.text} {one.action}" for one in (by_seq.get(e.seq, e) for e in log))


def played() -> Script:
    """Return a game of Ada and Ben at a table with a closed seat."""
    script = lobby(CLOSED, bot())
    script.do(Join(1, "Old"), BEN)
    script.do(Chat("hello from Ben"), BEN)
    script.do(Chat("hello from Ada"), ADA)
    script.do(Start(), ADA)
    script.play(2)
    script.do(Rename(1, "Ben"), BEN)
    script.do(Paint(1, PICTURE), BEN)
    script.do(Chat("later from Ben"), BEN)
    return script


def test_personal_data_agree_with_the_replayed_table() -> None:
    script = played()
    assert PersonalDataLog(script.log).names == script.table.names
    for path in sorted(GOLDEN.glob("*.json")):
        events = [Event(*one) for one in json.loads(path.read_text("utf-8"))["log"]]
        table, traces = replay(Table("QK7MPX", BOX), events), PersonalDataLog(events)
        assert traces.names == table.names, path.name
        assert [one.owner for one in traces.occupants] == [seat.owner for seat in table.seats]
        for changed in (traces.without_old_names(10**15), traces.without(table.host)):
            by_seq = {event.seq: event for event in changed}
            after = replay(Table("QK7MPX", BOX), [by_seq.get(one.seq, one) for one in events])
            assert after.game == table.game, path.name
        assert f':"{table.host}"' not in str(by_seq.values())


def test_the_record_of_a_fork_loses_its_names() -> None:
    record = played().table.record()
    script = Script(Options(seats=(HERE, bot(), bot())), host=ADA, record=record, step=3)
    assert "Ben" in script.log[0].text
    changed = PersonalDataLog(script.log).without_old_names(LATER)
    assert "Ben" not in text_of(script.log, changed)
    assert rewritten(script, changed).game == script.table.game
    assert nameless(record) == nameless(nameless(record))


def test_exported_data_belongs_to_one_person_only() -> None:
    found = PersonalDataLog(played().log).personal_data(BEN)
    assert found.names == ["Old", "Ben"]
    assert [line.text for line in found.chat] == ["hello from Ben", "later from Ben"]
    assert found.pictures == [PICTURE]
    assert (found.host, found.seats) == (False, [1])
    host = PersonalDataLog(played().log).personal_data(ADA)
    assert (host.host, host.names, host.seats) == (True, ["Ada"], [0])
    with pytest.raises(ValueError, match="must not be empty"):
        PersonalDataLog(played().log).personal_data("")


@pytest.mark.parametrize(("owner", "gone"), [(BEN, ("Ben", "Old", PICTURE)), (ADA, ("Ada",))])
def test_a_log_without_a_person_replays_the_same_game(owner: str, gone: tuple[str, ...]) -> None:
    script = played()
    changed = PersonalDataLog(script.log).without(owner)
    after = rewritten(script, changed)
    assert after.game == script.table.game
    assert after.seq == script.table.seq
    left = text_of(script.log, changed)
    assert owner not in left
    assert all(name not in left for name in gone)
    other = BEN if owner == ADA else ADA
    assert other in left
    assert len(after.chat) == len(script.table.chat) - (2 if owner == BEN else 1)


def test_chat_of_a_spectator_is_found_by_its_action_key() -> None:
    script = played()
    said = Event(script.table.seq + 1, "chat", None, "psst", NOW, f"{EVE[:8]}id7")
    script.take([Transition(said, apply(script.table, said))])
    assert [line.text for line in PersonalDataLog(script.log).personal_data(EVE).chat] == ["psst"]
    changed = PersonalDataLog(script.log).without(EVE)
    assert changed == [replace(said, text="", action="")]
    assert PersonalDataLog(script.log).personal_data(BEN).chat[-1].text != "psst"


def test_erasing_the_last_owner_of_a_claimed_seat_erases_the_earlier_device() -> None:
    script = played()
    script.do(Offer(1), BEN, secret="s")
    script.do(Claim(1, "s"), EVE)
    changed = PersonalDataLog(script.log).without(EVE)
    left = text_of(script.log, changed)
    assert BEN not in left
    assert EVE not in left
    assert "Old" not in left
    assert rewritten(script, changed).names[1] == script.table.options.seats[1].board


def test_old_names_are_removed_and_shown_names_stay() -> None:
    script = played()
    changed = PersonalDataLog(script.log).without_old_names(LATER)
    left = text_of(script.log, changed)
    assert "Old" not in left
    assert rewritten(script, changed).names == script.table.names
    assert "Ben" in left
    assert "Ada" in left
    assert BEN in left
    assert PersonalDataLog(script.log).without_old_names(NOW) == []


def test_all_data_of_a_player_who_left_the_lobby_is_removed() -> None:
    script = lobby()
    script.do(Join(1, "Ben"), BEN)
    script.do(Leave(1), BEN)
    script.do(Join(1, "Eve"), EVE)
    script.do(Rename(1, "Evi"), EVE)
    script.do(Kick(1), ADA)
    changed = PersonalDataLog(script.log).without_old_names(LATER)
    left = text_of(script.log, changed)
    for gone in ("Ben", "Eve", "Evi", BEN):
        assert gone not in left
    assert rewritten(script, changed).kicked == script.table.kicked == (EVE,)
    assert rewritten(script, changed).seats == script.table.seats


def test_the_hash_of_a_kicked_player_is_removed_when_the_options_change() -> None:
    script = lobby()
    script.do(Join(1, "Eve"), EVE)
    script.do(Kick(1), ADA)
    script.do(Change(script.table.options), ADA)
    changed = PersonalDataLog(script.log).without_old_names(LATER)
    assert EVE not in text_of(script.log, changed)
    assert encode_snapshot(rewritten(script, changed)) == encode_snapshot(script.table)


@pytest.mark.parametrize("how", ["leave", "kick", "change"])
def test_the_hash_of_a_muted_player_who_left_stays_until_the_start(how: str) -> None:
    script = lobby(ONLINE)
    script.do(Join(1, "Eve"), EVE)
    script.do(Mute(True, 1), ADA)
    options = script.table.options
    if how == "leave":
        script.do(Leave(1), EVE)
    else:
        if how == "kick":
            script.do(Kick(1), ADA)
        first, second, third = options.seats
        script.do(
            Change(replace(options, seats=(first, replace(second, kind="closed"), third))), ADA
        )
        script.do(Change(options), ADA)
    changed = PersonalDataLog(script.log).without_old_names(LATER)
    left = text_of(script.log, changed)
    assert "Eve" not in left
    assert EVE in left
    assert rewritten(script, changed).muted_leavers == script.table.muted_leavers == (EVE,)
    erased = PersonalDataLog(script.log).without(EVE)
    assert EVE not in text_of(script.log, erased)
    assert rewritten(script, erased).muted_leavers == ()
    script.do(Join(1, "Ben"), BEN)
    script.do(Join(2, "Ida"), "i" * 32)
    script.do(Start(), ADA)
    assert EVE not in text_of(script.log, PersonalDataLog(script.log).without_old_names(LATER))


def test_the_hash_of_a_muted_player_is_removed_from_an_earlier_seat() -> None:
    script = lobby()
    script.do(Join(1, "Eve"), EVE)
    script.do(Mute(True, 1), ADA)
    script.do(Leave(1), EVE)
    script.do(Join(1), EVE)
    script.do(Mute(False, 1), ADA)
    script.do(Leave(1), EVE)
    changed = PersonalDataLog(script.log).without_old_names(LATER)
    assert EVE not in text_of(script.log, changed)
    assert rewritten(script, changed).muted_leavers == script.table.muted_leavers == ()


def test_a_log_keeps_as_many_hashes_as_the_table_remembers() -> None:
    script = lobby()
    for number in range(KICKED_KEPT + 1):
        script.do(Join(1), f"kicked {number}")
        script.do(Kick(1), ADA)
    for number in range(MUTED_KEPT + 1):
        script.do(Join(1), f"muted {number}")
        script.do(Mute(True, 1), ADA)
        script.do(Leave(1), f"muted {number}")
    changed = PersonalDataLog(script.log).without_old_names(LATER)
    left = text_of(script.log, changed)
    for kind, kept in (("kicked", KICKED_KEPT), ("muted", MUTED_KEPT)):
        assert left.count(f'"{kind} ') == kept
        assert f'"{kind} 0"' not in left
    assert rewritten(script, changed).remembered == script.table.remembered


def test_the_hash_of_a_second_device_is_removed_when_it_leaves_the_lobby() -> None:
    script = lobby()
    script.do(Join(1, "Ben"), BEN)
    script.do(Offer(1), BEN, secret="s")
    script.do(Claim(1, "s"), EVE)
    assert EVE in text_of(script.log, PersonalDataLog(script.log).without_old_names(LATER))
    script.do(Leave(1), EVE)
    changed = PersonalDataLog(script.log).without_old_names(LATER)
    assert EVE not in text_of(script.log, changed)
    assert BEN not in text_of(script.log, changed)
    assert rewritten(script, changed).seats == script.table.seats


def test_names_in_old_options_are_removed_and_moved_seats_keep_theirs() -> None:
    script = begun_lobby = lobby(bot())
    script.do(Join(1, "Ben"), BEN)
    first, second, third = script.table.options.seats
    moved = (second, replace(first, name="Ida"), third)
    script.do(Change(check_options(replace(script.table.options, seats=moved), BOX, now=NOW)), ADA)
    changed = PersonalDataLog(script.log).without_old_names(LATER)
    assert "Ada" not in text_of(script.log, changed)
    assert rewritten(script, changed).names == begun_lobby.table.names
    assert PersonalDataLog(script.log).names == ["Ben", "Ida", "random"]


def test_the_log_of_a_started_game_needs_no_old_names() -> None:
    script = begun(2)
    assert PersonalDataLog(script.log).names == script.table.names
