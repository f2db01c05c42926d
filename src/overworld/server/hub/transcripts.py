"""Whole logs and records of games, written once for each state of a game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Generic, TypeVar
from weakref import WeakKeyDictionary

import msgspec

from overworld.game.events import GameEvent
from overworld.server.hub.messages import Hello
from overworld.server.hub.offload import Offload
from overworld.server.hub.render import (
    brief_hello,
    render_clocks,
    render_info,
    render_view,
    render_you,
)
from overworld.server.hub.room import Room
from overworld.server.settings import Settings
from overworld.server.table.errors import Refused
from overworld.server.table.table import Table

_MIN_OFFLOADED = 100  # steps from which on the offload thread writes a game

_Written = TypeVar("_Written", str, bytes)
_State = tuple[object, ...]


class Transcripts:
    """The last log and record of each room in memory."""

    def __init__(self, offload: Offload) -> None:
        self._logs = _Writer[bytes](
            offload, lambda table: (table.game_seq,), lambda table: _encode_log(table)
        )
        self._records = _Writer[str](offload, _record_state, Table.record)

    async def write_log(self, room: Room, owner: str, address: str) -> None:
        """Write the log of a room before `log` needs it; use the offload thread for a long one.

        The address pays for it, unless the reader is an owner of the table.
        """
        if room.table.game is not None:
            await self._logs.write(room, owner, address)

    def log(self, room: Room) -> list[GameEvent] | None:
        """Return the encoded log of a room; write it now if the game has changed."""
        if room.table.game is None:
            return None
        encoded: Any = msgspec.Raw(self._logs.write_now(room))  # the encoded list
        log: list[GameEvent] = encoded
        return log

    async def record(self, room: Room, owner: str, address: str) -> str:
        """Return the record of a room's game; the address pays as for a log."""
        return await self._records.write(room, owner, address)

    def hello(self, room: Room, owner: str, now: int, settings: Settings) -> Hello:
        """Return a whole hello for a client.

        The parts that are the same for all clients are encoded once for each event.
        """
        table = room.table
        if room.hello is None:
            parts = {
                "info": render_info(table, settings),
                "view": render_view(table),
                "chat": table.chat,
                "clocks": render_clocks(table),
            }
            encoded: dict[str, Any] = {
                name: msgspec.Raw(msgspec.json.encode(part))
                for name, part in parts.items()
                if part is not None
            }
            brief = brief_hello(table, "", 0, 0)
            room.hello = msgspec.structs.replace(brief, log=self.log(room), **encoded)
        return msgspec.structs.replace(
            room.hello, now=now, you=render_you(table, owner), spectators=room.spectators
        )


class _Writer(Generic[_Written]):
    """A writer of one kind of text; all readers of a state of a room share one job."""

    def __init__(
        self,
        offload: Offload,
        state_of: Callable[[Table], _State],
        write: Callable[[Table], _Written],
    ) -> None:
        self._offload = offload
        self._state_of = state_of
        self._write: Callable[[Table], _Written] = write
        self._kept: WeakKeyDictionary[Room, tuple[_State, _Written]] = WeakKeyDictionary()
        self._jobs: dict[tuple[Room, _State], asyncio.Task[_Written]] = {}

    def write_now(self, room: Room) -> _Written:
        """Return the text of the current state; write it on the event loop if necessary."""
        state, kept = self._state_of(room.table), self._kept.get(room)
        if kept is None or kept[0] != state:
            kept = self._kept[room] = (state, self._write(room.table))
        return kept[1]

    async def write(self, room: Room, owner: str, address: str) -> _Written:
        """Return the text of the current state; write a long one in the offload thread."""
        table = room.table
        state, game = self._state_of(table), table.game
        assert game is not None, "the caller has checked that there is a game"
        while True:
            kept = self._kept.get(room)
            if kept is not None and kept[0] == state:
                return kept[1]
            if game.step_number < _MIN_OFFLOADED:
                return self._keep(room, state, self._write(table))
            job = self._jobs.get((room, state))
            started_here = job is None
            if job is None:
                own = bool(owner) and owner in table.owners
                job = self._begin(room, table, state, address, own=own)
            try:
                return await asyncio.shield(job)  # a reader who leaves must not cancel it
            except Refused:
                if started_here:
                    raise
                # The reader who started the job has used up its budget; this one has another.

    def _begin(
        self, room: Room, table: Table, state: _State, address: str, *, own: bool
    ) -> asyncio.Task[_Written]:
        assert table.game is not None, "the caller has checked that there is a game"
        # Copy the game, because reading it changes its caches.
        copied = msgspec.structs.replace(table, game=table.game.copy())
        run = self._offload.run_for_owner if own else self._offload.run

        async def work() -> _Written:
            return self._keep(room, state, await run(address, self._write, copied))

        def ended(job: asyncio.Task[_Written]) -> None:
            del self._jobs[room, state]
            if not job.cancelled():
                job.exception()  # if all readers have left, asyncio would log it

        job = self._jobs[room, state] = asyncio.create_task(work())
        job.add_done_callback(ended)
        return job

    def _keep(self, room: Room, state: _State, written: _Written) -> _Written:
        if self._state_of(room.table) == state:  # else a newer text may be kept already
            self._kept[room] = (state, written)
        return written


def _record_state(table: Table) -> _State:
    resigned = tuple(seat.resigned for seat in table.seats)
    return (table.game_seq, table.status, resigned, *table.names)


def _encode_log(table: Table) -> bytes:
    assert table.game is not None, "the caller has checked that there is a game"
    return msgspec.json.encode(table.game.events())
