"""A game that continues another one: it keeps the steps, scores and cards of the first."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.table.script import BOX, HERE, Script, bot

from overworld import Game
from overworld.game import CHANCE
from overworld.game.derive_events import derive_events
from overworld.game.events import Scored
from overworld.play.undo import check_undo
from overworld.server.hub.render import encode_summary, render_view
from overworld.server.table.actions import Start, UndoMove
from overworld.server.table.events import Created
from overworld.server.table.options import ClockOption, Options
from overworld.server.table.reducer import apply, replay
from overworld.server.table.snapshot import decode_snapshot, encode_snapshot
from overworld.server.table.table import Table


@pytest.fixture(scope="module")
def first() -> Game:
    """Return a finished game."""
    chance, game = random.Random(3), Game(2)
    game.deal(chance)
    while not game.over:
        game.play(chance.choice(list(game.legal_moves)))
        game.deal(chance)
    return game


def after_card_a(game: Game) -> int:
    """Return the number of steps until a player decides with card A scored."""
    then = game.copy()
    then.undo_to(next(e.at for e in derive_events(game) if isinstance(e, Scored) and e.card == "B"))
    while then.turn == CHANCE:
        then.undo()
    return then.step_number


def continued(game: Game, step: int) -> Script:
    script = Script(Options((HERE, bot())), record=game.record(), step=step)
    script.do(Start(), "host")
    return script


def xp_of(game: Game) -> tuple[int, ...]:
    """Return the XP of each seat, added up from the events."""
    sums = [0] * len(game.colours)
    for event in derive_events(game):
        if getattr(event, "xp", 0):
            sums[getattr(event, "seat")] += getattr(event, "xp")  # noqa: B009
    return tuple(sums)


def test_the_sources_of_points_of_a_continued_game_add_up_to_its_scores(first: Game) -> None:
    step = after_card_a(first)
    script = continued(first, step)
    script.play(1000)
    game = script.table.game
    assert game is not None
    assert game.over
    assert game.history[:step] == first.history[:step]
    assert xp_of(game) == game.scores
    then, now = (
        [e for e in derive_events(one) if isinstance(e, Scored) and e.card == "A"]
        for one in (first, game)
    )
    assert now == then != []
    assert Game.from_record(game.record()).scores == game.scores


def test_a_log_and_a_snapshot_restore_a_continued_game(first: Game) -> None:
    script = continued(first, after_card_a(first))
    script.play(5)
    game = script.table.game
    assert game is not None
    by_log = replay(Table("QK7MPX", BOX), script.log)
    by_snapshot = decode_snapshot("QK7MPX", encode_snapshot(script.table), (BOX,))
    assert by_snapshot is not None
    for table in (by_log, by_snapshot):
        assert table.game is not None
        assert table.game.history == game.history
        assert table.continued == script.table.continued


def test_a_fork_of_an_older_version_begins_at_a_position(first: Game) -> None:
    step = after_card_a(first)
    script = Script(Options((HERE, bot())), record=first.record(), step=step, whole=False)
    assert script.table.game is not None
    assert script.table.game.step_number == script.table.continued == 0
    made = msgspec.json.decode(script.log[0].text, type=Created)
    assert "whole" not in script.log[0].text
    assert not made.whole


def test_an_older_node_follows_a_continued_game_during_an_upgrade(first: Game) -> None:
    """Its game has no earlier steps, but the same position, so it decides and stores the same."""
    clock = ClockOption("bank", bank=600, increment=5)
    script = Script(
        Options((HERE, bot()), clock=clock), record=first.record(), step=after_card_a(first)
    )
    script.do(Start(), "host")
    undone = False
    while script.table.decider is not None:
        script.now += 1000
        script.play(1)
        now = script.table.game_seq
        if not undone and script.answer(UndoMove(now), "host") == "ok":
            script.do(UndoMove(now), "host")
            undone = True
    made = msgspec.json.decode(script.log[0].text, type=Created)
    older = msgspec.structs.replace(made, whole=False)  # older versions do not have the field
    new = old = Table("QK7MPX", BOX)
    for event in script.log:
        text = msgspec.json.encode(older).decode() if event.kind == "create" else event.text
        new, old = apply(new, event), apply(old, msgspec.structs.replace(event, text=text))
        assert new.game is not None
        assert old.game is not None
        assert new.game.position == old.game.position
        assert new.game.step_number - old.game.step_number == made.step
        for field in ("seq", "status", "game_seq", "decider", "clocks", "seats", "winners"):
            assert getattr(new, field) == getattr(old, field), field
    assert undone
    assert new.status == "over"


def test_undo_stops_where_a_continued_game_begins(first: Game) -> None:
    then = first.copy()
    while check_undo(then).seat is None:  # a step after a decision that could be undone
        then.undo()
    seat = check_undo(then).seat
    seats = (HERE, bot()) if seat == 0 else (bot(), HERE)
    script = Script(Options(seats), record=first.record(), step=then.step_number)
    script.do(Start(), "host")
    table = script.table
    assert script.answer(UndoMove(table.game_seq), "host") == "cannot_undo"
    view = render_view(table)
    assert view is not None
    assert view.undo.barrier == "nothing"


def test_lists_know_that_a_game_continues_another_one(first: Game) -> None:
    stored = encode_summary(continued(first, after_card_a(first)).table)
    assert msgspec.json.decode(stored)["continued"] is True
    plain = encode_summary(Script(Options((HERE, bot()))).table)
    assert "continued" not in plain
    assert msgspec.json.decode(plain)["bot_ids"] == [bot().bot]
