"""Snapshots of tables, which save replaying a whole log.

The log is authoritative. If another version or another box wrote the snapshot, the server ignores
it and replays the log.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec

from overworld.components import Components
from overworld.game import Game
from overworld.server.table.clocks import Clocks
from overworld.server.table.events import VERSIONS, ChatLine
from overworld.server.table.options import Options, box_named
from overworld.server.table.table import Seat, Table

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


class _Snapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """The stored fields of a table."""

    made_by: str
    seq: int
    status: str
    archived: bool
    created: int
    updated: int
    host: str
    origin: str
    options: Options
    seats: tuple[Seat, ...]
    game_seq: int
    deal: str
    clocks: Clocks
    chat: tuple[ChatLine, ...]
    spectators_muted: bool
    kicked: tuple[str, ...]
    rematch: str
    left_muted: tuple[str, ...] = ()
    game: _Game | None = None


_PLAIN = [name for name in _Snapshot.__struct_fields__ if name not in ("made_by", "game")]
_SHAPE = f"1 {VERSIONS} {_Snapshot.__struct_fields__} {Seat.__struct_fields__}"


def snapshot_of(table: Table, since: int = 0) -> str:
    """Return a table as JSON, without the chat and pictures from before `since`."""
    kept = None if table.game is None else _kept(table.game)
    fields = {name: getattr(table, name) for name in _PLAIN}
    fields["chat"] = tuple(line for line in table.chat if line.at >= since)
    if table.created < since:
        fields["seats"] = tuple(msgspec.structs.replace(seat, paint="") for seat in table.seats)
    return msgspec.json.encode(_Snapshot(_made_by(table.box), **fields, game=kept)).decode()


def table_from(code: str, first: Components, text: str, *more: Components) -> Table | None:
    """Return the table of a snapshot; None if this build cannot read it."""
    try:
        found = msgspec.json.decode(text, type=_Snapshot)
    except msgspec.MsgspecError:
        return None
    boxes = (first, *more)
    box = box_named(found.options.box, boxes)
    if found.made_by != _made_by(box):
        return None
    game = None if found.game is None else _played(found.game, box)
    fields = {name: getattr(found, name) for name in _PLAIN}
    table = Table(code, box, **fields, game=game, boxes=boxes)
    table.decider = table.find_decider()
    return table


def _kept(game: Game) -> _Game:
    beginner = [seat for seat, counts in enumerate(game._kernel.plain.beginner) if counts]
    steps = [step for _, step in game._kernel.log]
    return _Game(
        game.colours,
        beginner,
        steps,
        game._kernel.named_first,
        game._kernel.root_position,
        dict(game.tags),
    )


def _played(kept: _Game, box: Components) -> Game:
    if kept.position is None:
        boards, beginner = kept.boards, kept.beginner
        game = Game(len(boards), boards=boards, beginner=beginner, first=kept.first, components=box)
    else:
        game = Game.from_position(kept.position, box)
    for step in kept.steps:
        game._play_code(step)
    game.tags = dict(kept.tags)
    return game


def _made_by(box: Components) -> str:
    """Return a hash of the struct fields, event versions and box that a snapshot depends on."""
    return sha256(f"{_SHAPE} {box.name}".encode()).hexdigest()[:16]
