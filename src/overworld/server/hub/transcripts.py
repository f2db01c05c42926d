"""Whole logs and records of tables, written once for each state of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import msgspec

from overworld.game.events import GameEvent
from overworld.game.happened import events_of
from overworld.server.hub.offload import Offload
from overworld.server.hub.room import Room
from overworld.server.room.table import Table

_LONG = 100  # entries of a game that are written beside the event loop

_Written = TypeVar("_Written", str, bytes)
_State = tuple[object, ...]


class Transcripts:
    """Keeps what was written last of each room, for as long as the room is in memory."""

    def __init__(self, offload: Offload) -> None:
        self._offload = offload
        self._logs: WeakKeyDictionary[Room, tuple[_State, bytes]] = WeakKeyDictionary()
        self._records: WeakKeyDictionary[Room, tuple[_State, str]] = WeakKeyDictionary()

    async def write_log(self, room: Room, who: str) -> None:
        """Has the log of a room at hand, written beside the event loop if it is long."""
        table = room.table
        if table.game is not None:
            await self._write(self._logs, room, (table.game_seq,), who, _log_of)

    def log(self, room: Room) -> list[GameEvent] | None:
        """The log of a room, encoded; written now if the game has gone on meanwhile."""
        table, kept = room.table, self._logs.get(room)
        if table.game is None:
            return None
        if kept is None or kept[0] != (table.game_seq,):
            kept = self._logs[room] = ((table.game_seq,), _log_of(table))
        encoded: Any = msgspec.Raw(kept[1])  # stands for the list that it was encoded from
        found: list[GameEvent] = encoded
        return found

    async def record(self, room: Room, who: str) -> str:
        """The record of a room's game."""
        table = room.table
        resigned = tuple(seat.resigned for seat in table.seats)
        state = (table.game_seq, table.status, resigned, *table.names)
        return await self._write(self._records, room, state, who, Table.record)

    async def _write(
        self,
        kept: WeakKeyDictionary[Room, tuple[_State, _Written]],
        room: Room,
        state: _State,
        who: str,
        write: Callable[[Table], _Written],
    ) -> _Written:
        known = kept.get(room)
        if known is not None and known[0] == state:
            return known[1]
        game = room.table.game
        assert game is not None, "what is written is of a game"
        # Apart from the one on the event loop: a game has memory that it writes to when asked.
        table = msgspec.structs.replace(room.table, game=game.copy())
        if len(game.log) < _LONG:
            found = write(table)
        else:
            found = await self._offload.run(who, write, table)
        kept[room] = (state, found)
        return found


def _log_of(table: Table) -> bytes:
    assert table.game is not None, "a log is of a game"
    return msgspec.json.encode(events_of(table.game))
