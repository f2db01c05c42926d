"""Snapshots of tables, which save replaying a whole log.

The log is authoritative. If another version or another box wrote the snapshot, the server ignores
it and replays the log.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec

from overworld.components import Box
from overworld.game import Game
from overworld.game.kernel import decoded_state_of, log_of, origin_of, play_code
from overworld.server.table.events import VERSIONS
from overworld.server.table.options import box_named
from overworld.server.table.table import Seat, StoredTable, Table

EVERY = 200
"""The number of events between two snapshots."""


class _Game(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game: its start and all steps, as numbers."""

    boards: tuple[str, ...]
    beginner: list[int]
    steps: list[int] = msgspec.field(name="codes")
    first: int | None = None
    position: str | None = None
    tags: dict[str, str] = {}


class _Snapshot(StoredTable, kw_only=True):
    """A table, and the fingerprint of the version and box that wrote it."""

    made_by: str
    game: _Game | None = None


_SHAPE = f"1 {VERSIONS} {_Snapshot.__struct_encode_fields__} {Seat.__struct_encode_fields__}"


def encode_snapshot(table: Table, since: int = 0) -> str:
    """Return a table as JSON, without the chat and pictures from before `since`."""
    game = None if table.game is None else _encode_game(table.game)
    fields = {name: getattr(table, name) for name in StoredTable.__struct_fields__}
    fields["chat"] = tuple(line for line in table.chat if line.at >= since)
    if table.created < since:
        fields["seats"] = tuple(msgspec.structs.replace(seat, paint="") for seat in table.seats)
    made_by = _fingerprint(table.box)
    return msgspec.json.encode(_Snapshot(made_by=made_by, game=game, **fields)).decode()


def decode_snapshot(code: str, text: str, boxes: tuple[Box, ...]) -> Table | None:
    """Return the table of a snapshot; None if this build cannot read it."""
    try:
        snapshot = msgspec.json.decode(text, type=_Snapshot)
    except msgspec.MsgspecError:
        return None
    box = box_named(snapshot.options.box, boxes)
    if snapshot.made_by != _fingerprint(box):
        return None
    game = None if snapshot.game is None else _decode_game(snapshot.game, box)
    fields = {name: getattr(snapshot, name) for name in StoredTable.__struct_fields__}
    table = Table(code, box, **fields, game=game, boxes=boxes)
    table.decider = table.find_decider()
    return table


def _encode_game(game: Game) -> _Game:
    beginner = [seat for seat, counts in enumerate(decoded_state_of(game).beginner) if counts]
    steps = [step for _, step in log_of(game)]
    return _Game(game.colours, beginner, steps, *origin_of(game), dict(game.tags))


def _decode_game(saved: _Game, box: Box) -> Game:
    if saved.position is None:
        boards, beginner = saved.boards, saved.beginner
        game = Game(len(boards), boards=boards, beginner=beginner, first=saved.first, box=box)
    else:
        game = Game.from_position(saved.position, box)
    for step in saved.steps:
        play_code(game, step)
    game.tags = saved.tags
    return game


def _fingerprint(box: Box) -> str:
    """Return a hash of the struct fields, event versions and box that a snapshot depends on."""
    return sha256(f"{_SHAPE} {box.name}".encode()).hexdigest()[:16]
