"""The host of all tables of a node: what is asked for is decided, stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from overworld.components import Components
from overworld.game import Game
from overworld.server.hub.live import Live
from overworld.server.hub.messages import Done, Gone, Seated, Spectators
from overworld.server.hub.tell import encode, summary_of, update_of, you_of
from overworld.server.room import actions as act
from overworld.server.room.codes import new_code, same
from overworld.server.room.decide import Actor, Decided, Draft, decide, play_move
from overworld.server.room.errors import Refused
from overworld.server.room.events import GAME_KINDS, SEAT_KINDS, Created, Joined
from overworld.server.room.options import Options, check_options
from overworld.server.room.rematch import one_seat_further
from overworld.server.room.table import OVER, REPLAY, Table
from overworld.server.settings import Settings
from overworld.server.store import (
    ARCHIVED,
    CodeTaken,
    Conflict,
    Event,
    Repeated,
    Store,
    Unavailable,
    Work,
)

_LOG = logging.getLogger("overworld.table")
_TRIES = 5  # times that another node may be faster

SLOW_BOTS = frozenset({"obsidian"})
"""Bots that think for about a second; the others let nobody wait."""


class Host:
    """All tables that a node serves."""

    def __init__(self, store: Store, settings: Settings, box: Components) -> None:
        self.store = store
        self.settings = settings
        self.box = box
        self.node = store.node
        self.work = asyncio.Event()
        self.moves = 0
        self.doubtful: set[str] = set()
        self.outages: list[tuple[int, int]] = []
        self.changed: set[str] = set()
        """Tables that have been read, or whose seats have changed, for `Presence`."""
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    # ------------------------------------------------------------ tables in memory

    async def live(self, code: str) -> Live:
        """A table, read from the store if it is not in memory."""
        found = self._live.get(code)
        if found is not None:
            self._live.move_to_end(code)
            return found
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                if code not in self._live:
                    await self.store.follow([code])  # before it is read, so that nothing is missed
                    events = await self.store.events(code)
                    if not events:
                        raise Refused("no_table", code=code)
                    # After a failure others may be reading too; there is one table, not two.
                    if code not in self._live:
                        self._remember(code, Live(self._table_from(code, events)))
                return self._live[code]
        finally:
            self._loading.pop(code, None)

    def _table_from(self, code: str, events: Sequence[Event]) -> Table:
        table = Table(code, self.box)
        for event in events:
            table.apply(event)
        return table

    def _remember(self, code: str, live: Live) -> None:
        self._live[code] = live
        self.changed.add(code)
        for old in list(self._live):
            if len(self._live) <= self.settings.live_tables:
                break
            unused = not self._live[old].listeners and not self._live[old].lock.locked()
            if unused and old != code:
                del self._live[old]

    @property
    def tables(self) -> list[Live]:
        """The tables in memory."""
        return list(self._live.values())

    def held(self, code: str) -> Live | None:
        """A table, if it is in memory."""
        return self._live.get(code)

    def is_loading(self, code: str) -> bool:
        """Whether a table is just being read."""
        return code in self._loading

    def forget(self, code: str) -> bool:
        """Lets a table leave memory, unless somebody listens to it or changes it."""
        live = self._live.get(code)
        if live is not None and (live.listeners or live.lock.locked()):
            return False
        self._live.pop(code, None)
        return True

    @property
    def sockets(self) -> int:
        """How many sockets listen."""
        return sum(len(live.listeners) for live in self._live.values())

    def note_outage(self, start: int, end: int) -> None:
        """Remembers a time in which nobody could play."""
        self.outages.append((start, end))

    # ------------------------------------------------------------ making tables

    async def create(
        self,
        options: Options,
        owner: str,
        *,
        record: str = "",
        step: int | None = None,
        origin: str = "",
        joined: Sequence[tuple[int, Joined]] = (),
    ) -> str:
        """Makes a table and returns its code."""
        options = check_options(options, self.box)
        created = Created(options, owner, record, step, origin)
        drafts = [Draft("create", None, msgspec.json.encode(created).decode())]
        for seat, who in joined:
            drafts.append(Draft("join", seat, msgspec.json.encode(who).decode()))
        now = now_ms()
        events = [
            Event(number, draft.kind, draft.seat, draft.text, now)
            for number, draft in enumerate(drafts, start=1)
        ]
        for _ in range(_TRIES):
            code = new_code()
            table = self._table_from(code, events)
            try:
                await self.store.create(
                    code, events, table.status, summary_of(table), owners=table.owners
                )
            except CodeTaken:
                continue
            self._remember(code, Live(table))
            _LOG.info("created", extra={"table": code})
            return code
        raise Unavailable("no free code was found")

    async def rematch(self, code: str, owner: str) -> str:
        """A new table with the same people, everybody one seat further."""
        live = await self.live(code)
        async with live.use():
            table = live.table
            if table.status not in (OVER, REPLAY):
                raise Refused("not_over")
            if not table.seats_of(owner) and not same(table.host, owner):
                raise Refused("not_host")
            if table.rematch:
                return table.rematch
            options, joined = one_seat_further(table)
            new = await self.create(options, table.host, origin=code, joined=joined)

            def decided(table: Table) -> Decided:
                return Decided([] if table.rematch else [Draft("rematch", None, new)])

            await self.settle(live, decided, "")
            if live.table.rematch != new:  # another node was faster
                await self.store.delete(new)
                self.drop(new)
            return live.table.rematch

    async def delete(self, code: str, owner: str) -> None:
        """Removes a table; for its host."""
        live = await self.live(code)
        if not same(live.table.host, owner):
            raise Refused("not_host")
        async with live.use():
            await self.store.delete(code)
            self.drop(code)

    def drop(self, code: str) -> None:
        """Forgets a table that is gone."""
        live = self._live.pop(code, None)
        if live is not None:
            live.tell(encode(Gone()))

    # ------------------------------------------------------------ actions

    async def act(self, code: str, action: act.AnyAction, owner: str, id: str) -> Done:
        """Carries an action out exactly once, or raises `Refused`."""
        live = await self.live(code)
        done = live.table.actions.get(_key(owner, id))
        if done is not None:
            return Done(id, done)
        if isinstance(action, act.Rematch):
            new = await self.rematch(code, owner)
            return Done(id, live.table.seq, code=new)
        key = _key(owner, id)

        def decided(table: Table) -> Decided:
            return decide(table, action, Actor(owner, now_ms(), self.settings.grace))

        async with live.use():
            done = live.table.actions.get(key)
            if done is not None:
                return Done(id, done)
            await self._check_open(live)
            result = await self.settle(live, decided, key)
        seq = live.table.actions.get(key, live.table.seq)
        return Done(id, seq, secret=result.secret)

    async def _check_open(self, live: Live) -> None:
        """An archived table can be seen and forked, but not played on."""
        quiet = now_ms() - live.table.updated
        if quiet > self.settings.archive_after:
            row = await self.store.table(live.table.code)
            if row is not None and row.status == ARCHIVED:
                raise Refused("archived")

    async def bot_move(self, code: str, seq: int, move: str) -> bool:
        """Plays what a bot decided, unless somebody else has played meanwhile."""
        live = await self.live(code)

        def decided(table: Table) -> Decided:
            seat = table.decider
            if table.game_seq != seq or seat is None or table.bot_at(seat) is None:
                raise Refused("stale", seq=table.game_seq)
            assert table.game is not None, "somebody decides"
            return play_move(table, table.game, seat, move)

        async with live.use():
            try:
                await self.settle(live, decided, "")
            except Refused:
                return False
        return True

    async def flag(self, code: str) -> None:
        """Hands the seat of whoever has run out of time to a bot."""
        live = await self.live(code)

        def decided(table: Table) -> Decided:
            deadline, seat = table.clocks.deadline, table.clocks.running
            if deadline is None or seat is None or deadline > now_ms():
                return Decided([])
            return Decided([Draft("flag", seat)])

        async with live.use():
            await self.settle(live, decided, "")

    async def settle(self, live: Live, decided: Callable[[Table], Decided], key: str) -> Decided:
        """Decides and appends; if another node was faster, looks again and decides anew."""
        for _ in range(_TRIES):
            try:
                result = decided(live.table)
            except Refused:  # unless another node knows more
                seq = live.table.seq
                with suppress(Unavailable):
                    await self._catch_up(live)
                if live.table.seq == seq:
                    raise
                if key and key in live.table.actions:
                    return Decided([])
                continue
            try:
                await self._append(live, result, key)
            except Conflict as conflict:
                # Whoever is told that it is done has been told before what was done.
                await self._catch_up(live)
                if isinstance(conflict, Repeated) and key not in live.table.actions:
                    # It was so long ago that only the store knows it.
                    events = await self.store.events(live.table.code)
                    known = next(event.seq for event in events if event.action == key)
                    live.table.actions[key] = known
                if key and key in live.table.actions:
                    return Decided([])
            else:
                return result
        raise Refused("busy")

    async def _append(self, live: Live, decided: Decided, key: str) -> None:
        """Stores what was decided, makes it true, and tells everybody: in this order."""
        table, now = live.table, now_ms()
        if not decided.drafts:
            return
        events = [
            Event(
                table.seq + number,
                draft.kind,
                draft.seat,
                draft.text,
                now,
                key if number == 1 else "",
            )
            for number, draft in enumerate(decided.drafts, start=1)
        ]
        after = _after(table, events, decided.game)
        bot = after.bot_to_move is not None
        game_event = any(event.kind in GAME_KINDS for event in events)
        try:
            await self.store.append(
                table.code,
                events,
                after.status,
                summary_of(after),
                owners=decided.owners,
                forget=decided.forget,
                deadline=after.clocks.deadline,
                work=_work_of(after) if game_event else None,
            )
        except Unavailable:
            self.doubtful.add(table.code)  # it may be stored after all
            raise
        self._become(live, after, events)
        if bot and game_event:
            self.work.set()

    def _become(self, live: Live, after: Table, events: Sequence[Event]) -> None:
        """Replaces the table by the one after some events, and tells everybody."""
        watching = live.spectators
        before, live.table = live.table, after
        for event in events:
            self.moves += event.kind == "move"
            message = encode(update_of(before, after, event, self.settings))
            live.updates.append((event.seq, message))
            live.tell(message)
            if event.kind in SEAT_KINDS:
                self.changed.add(after.code)
                for listener, owner in list(live.listeners.values()):
                    listener(encode(Seated(you_of(after, owner))))
        if live.spectators != watching:  # who sits down does not only watch any more
            live.tell(encode(Spectators(live.spectators)))

    async def catch_up(self, code: str) -> None:
        """Makes true what was appended and is not known here yet."""
        live = self._live.get(code)
        if live is not None:
            async with live.use():
                await self._catch_up(live)
        self.doubtful.discard(code)

    async def _catch_up(self, live: Live) -> None:
        """Makes true what other nodes have appended."""
        code = live.table.code
        events = await self.store.events(code, live.table.seq)
        if not events and await self.store.table(code) is None:
            self.drop(code)
            raise Refused("no_table", code=code)
        for event in events:
            after = _after(live.table, [event], None)
            self._become(live, after, [event])


def _key(owner: str, id: str) -> str:
    """The id of an action among those of all clients."""
    return f"{owner[:8]}{id}"


def _after(table: Table, events: Sequence[Event], game: Game | None) -> Table:
    """The table after some events; the table itself stays as it is."""
    after = table.copy()
    for event in events:
        after.apply(event, game)
    return after


def _work_of(table: Table) -> Work | bool:
    """What a bot has to decide at a table now, if anything."""
    bot = table.bot_to_move
    if bot is None:
        return False
    people = (seat for seat in table.seats if seat.owner and seat.stand is None)
    alone = all(seat.away_since is not None for seat in people)
    return Work(table.host, slow=bot in SLOW_BOTS, alone=alone)


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
