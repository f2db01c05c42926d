"""A table from a snapshot behaves like the original."""

from __future__ import annotations

import pytest
from tests.table.script import BOX, Script, begun, people

from overworld.server.table.actions import Chat, Mute, Paint
from overworld.server.table.options import ClockOption, Options, SeatOption
from overworld.server.table.snapshot import decode_snapshot, encode_snapshot


def middle_of_a_game() -> Script:
    script = begun(4, clock=ClockOption("bank", bank=600, increment=5))
    script.do(Chat("Hello!"), "guest")
    script.do(Paint(1, "f" * 64), "guest")
    script.do(Mute(True, 2), "host")
    script.play(60)
    return script


def fork() -> Script:
    game = middle_of_a_game().table
    assert game.game is not None
    seats = tuple(SeatOption("here", board=board) for board in game.game.colours)
    return Script(Options(seats), record=game.record(), step=80)


@pytest.mark.parametrize("make", [people, middle_of_a_game, fork])
def test_a_snapshot_restores_the_whole_table(make: object) -> None:
    assert callable(make)
    script: Script = make()
    text = encode_snapshot(script.table)
    again = decode_snapshot("QK7MPX", text, (BOX,))
    assert again is not None
    assert encode_snapshot(again) == text
    assert encode_snapshot(script.replayed) == text, "the log says the same"
    if again.game is not None and script.table.game is not None:
        assert again.game.position == script.table.game.position
        assert again.record() == script.table.record()


def test_a_snapshot_of_another_build_is_ignored() -> None:
    text = encode_snapshot(people().table)
    assert decode_snapshot("QK7MPX", text.replace('"made_by":"', '"made_by":"x'), (BOX,)) is None
    assert decode_snapshot("QK7MPX", "{}", (BOX,)) is None
    assert decode_snapshot("QK7MPX", text[:-9], (BOX,)) is None
