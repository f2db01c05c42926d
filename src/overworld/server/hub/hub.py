"""The hub of a node: what somebody asks for at a table is carried out exactly once, or refused."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from overworld.components import Components
from overworld.server.hub.chance import Chance, new_code
from overworld.server.hub.clock import NodeClock, steady_ms, wall_ms
from overworld.server.hub.compilation import Compilation
from overworld.server.hub.journal import Command, Journal
from overworld.server.hub.messages import Done
from overworld.server.hub.offload import Offload
from overworld.server.hub.render import summary_of
from overworld.server.hub.room import PRESENCE_KEPT, Room
from overworld.server.hub.rooms import Rooms
from overworld.server.hub.transcripts import Transcripts
from overworld.server.settings import Settings
from overworld.server.store import CodeTaken, Conflict, Store, Unavailable
from overworld.server.table import actions, upkeep
from overworld.server.table.codes import equal_in_constant_time, hashed
from overworld.server.table.context import Context, Fact, Transition
from overworld.server.table.decide import decide
from overworld.server.table.errors import Refused
from overworld.server.table.events import Created, Outage
from overworld.server.table.options import Options, check_options
from overworld.server.table.outages import merged, served_since, until
from overworld.server.table.reducer import replay
from overworld.server.table.table import LOBBY, Table

_LOG = logging.getLogger("overworld.table")
_TRIES = 5  # codes that may be taken
_MINUTE = 60_000
_MOST_AWAY = 4  # events of a seat in a minute before `away` waits; `here` may still follow
_RECONNECT_MS = (
    30_000  # milliseconds that people have to come back after a start, before clocks run
)


def _allow() -> None:
    """A check that lets everybody make tables."""


class Hub:
    """All tables that a node serves."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        box: Components,
        *,
        wall: Callable[[], int] = wall_ms,
        steady: Callable[[], int] = steady_ms,
        chance: Chance | None = None,
        offload: Offload | None = None,
        more: tuple[Components, ...] = (),
        compilation: Compilation | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.box = box
        self.boxes = (box, *more)
        """What tables can be played with; the first if nothing else is said."""
        self.node = store.node
        self.work = asyncio.Event()
        self.offload = offload or Offload()
        self.compilation = compilation or Compilation()
        self.transcripts = Transcripts(self.offload)
        self.rooms = Rooms(store, self.boxes, settings.live_bytes, self.offload)
        self.journal = Journal(store, self.rooms, settings, self.work.set, self.served_since)
        self.outages: tuple[Outage, ...] = ()
        self._clock = NodeClock(wall, steady, self._note)
        self._chance = chance or Chance()
        self._address_key = b""

    # ------------------------------------------------------------ time and chance

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._clock.now()

    def note_outage(self, start: int, end: int) -> None:
        """Remember that no node served from `start` to `end`: that time counts on no clock.

        Nor does the time that people need to come back. A table gets it back when it matters.
        """
        self._note(start, end + _RECONNECT_MS)

    def _note(self, start: int, end: int) -> None:
        _LOG.info("clocks stood still for %d s", (end - start) // 1000)
        self.outages = merged((*self.outages, Outage(start, end)))

    def load_outages(self, found: Iterable[tuple[int, int]]) -> None:
        """Remember outages that the database knows of."""
        known = (Outage(start, end + _RECONNECT_MS) for start, end in found)
        self.outages = merged((*self.outages, *known))

    def clock_set_back(self, now: int) -> None:
        """Forget parts of outages after `now`, noted while the clock of the machine was ahead."""
        self.outages = until(self.outages, now + _RECONNECT_MS)

    def served_since(self, served: int) -> int:
        """Return the time since when nodes have served for `served` milliseconds in all.

        Only that time makes tables and words old: not an outage, nor a jump of the clock.
        """
        now = self.now()  # first: it may note an outage
        return served_since(self.outages, now, served)

    def context(self, secret: str = "") -> Context:
        """What decisions are given from outside now."""
        now = self.now()  # first: it may note an outage
        settings = self.settings
        return Context(
            now, self._chance.rng, secret, settings.grace, self.outages, settings.overtime
        )

    async def hash_address(self, address: str) -> str:
        """Return what the store may know of a network address: a keyed hash, empty for none."""
        if not address:
            return ""
        if not self._address_key:
            self._address_key = (await self.store.address_key()).encode()
        return hmac.digest(self._address_key, address.encode(), "sha256")[:8].hex()

    async def charge(self, room: Room, owner: str, address: str) -> None:
        """Charge the bots of a table to the host's address, or to a player's until it is known."""
        host = equal_in_constant_time(room.table.host, owner)
        if address and (host or (not room.charged and room.table.seats_of(owner))):
            room.charged = await self.hash_address(address)

    @property
    def sockets(self) -> int:
        """How many sockets listen."""
        return sum(len(room.listeners) for room in self.rooms)

    # ------------------------------------------------------------ making tables

    async def create(
        self,
        options: Options,
        owner: str,
        *,
        record: str = "",
        step: int | None = None,
        origin: str = "",
        facts: Sequence[Fact] = (),
        address: str = "",
        charged: str = "",
    ) -> str:
        """Make a table and return its code.

        Reading a record is charged to `address`, and so are the bots of the table. For a rematch,
        `charged` is the hash of an address instead, and `facts` are about its players.
        """
        options = check_options(options, *self.boxes, now=self.now())
        charged = charged or await self.hash_address(address)
        made = Created(options, owner, record, step, origin)
        events = upkeep.created(made, facts, self.context())
        for _ in range(_TRIES):
            code = new_code()
            table = Table(code, self.box, boxes=self.boxes)
            if record:
                table = await self.offload.run(address, replay, table, events)
            else:
                table = replay(table, events)
            try:
                await self.store.create(
                    code, events, table.listed_as, summary_of(table), owners=table.owners
                )
            except CodeTaken:
                continue
            self.rooms.add(Room(table, charged=charged))
            _LOG.info("created", extra={"table": code})
            return code
        raise Unavailable("no free code was found")

    async def delete(self, code: str, owner: str) -> None:
        """Removes a table; for its host."""
        async with self.rooms.use(code) as room:
            if not equal_in_constant_time(room.table.host, owner):
                raise Refused("not_host")
            await self.store.delete(code)
            self.rooms.drop(code)

    async def erase(self, code: str, owner: str) -> bool:
        """Remove all that a table holds of a person; returns whether the whole table had to go.

        A bot takes over a seat in a running game. A table without other people goes as a whole, and
        so does a lobby without its host.
        """
        if not owner:
            raise ValueError("an owner has a hash that is not empty")
        for _ in range(_TRIES):
            async with self.rooms.use(code) as room:
                await self.journal.commit(room, lambda t: upkeep.gone(t, owner, self.context()))
                if _ends_without(room.table, owner):
                    await self.store.delete(code)
                    self.rooms.drop(code)
                    return True
                try:
                    await self.journal.erase(room, owner)
                except Conflict:  # another node was faster
                    continue
                return False
        raise Refused("busy")

    # ------------------------------------------------------------ actions

    async def act(
        self,
        code: str,
        action: actions.AnyAction,
        owner: str,
        id: str,
        may_create: Callable[[], None] = _allow,
        address: str = "",
    ) -> Done:
        """Carry an action out exactly once, or raise `Refused`.

        The id is an idempotency key: the same action sent again is answered, not carried out again.
        `may_create` raises if the client has made too many tables, before a rematch makes one. The
        bots of a table are charged to the address of its host.
        """
        key = f"{owner[:8]}{id}"
        async with self.rooms.use(code) as room:
            await self.charge(room, owner, address)
            known = room.seq_of(key)
            if known is not None and not isinstance(action, actions.Offer | actions.Token):
                return Done(id, known)
            if isinstance(action, actions.Rematch):
                new = await self._rematch(room, action, owner, may_create)
                return Done(id, room.table.seq, code=new)
            secret = ""
            if isinstance(action, actions.Offer | actions.Token):
                secret = self._chance.secret_for(code, key)
                if known is not None:
                    if _is_secret_of(room.table, action, secret):
                        return Done(id, known, secret=secret)
                    key = ""  # the answer was lost with the process that knew it: another secret

            def command(table: Table) -> list[Transition]:
                return decide(table, action, owner, self.context(secret), key)

            expected = None
            if isinstance(action, actions.Play | actions.TakeBack):
                expected = action.expected
            before = room.table
            await self.journal.commit(room, command, key, expected)
            if _has_leavers(action, before, room.table):
                with suppress(Unavailable):  # housekeeping does it later
                    await self.store.forget_leavers(code)
            seq = room.seq_of(key)
            return Done(id, room.table.seq if seq is None else seq, secret=secret)

    async def _rematch(
        self, room: Room, action: actions.Rematch, owner: str, may_create: Callable[[], None]
    ) -> str:
        """Return the table with the same people, each one seat further; made once.

        If the host's data was erased, the player who asks is the host of the new table.
        """
        table = room.table
        decide(table, action, owner, self.context())
        if table.rematch:
            return table.rematch
        may_create()
        options, facts = upkeep.rematch_setup(table)
        host = table.host or owner
        new = await self.create(options, host, origin=table.code, facts=facts, charged=room.charged)
        await self.journal.commit(room, lambda t: upkeep.rematched(t, new, self.context()))
        if room.table.rematch != new:  # another node was faster
            await self.store.delete(new)
            self.rooms.drop(new)
        return room.table.rematch

    # ------------------------------------------------------------ what nobody asks for

    async def bot_move(self, code: str, seq: int, move: str) -> bool:
        """Play the move that a bot chose; return False if the game has changed meanwhile."""
        try:
            await self._commit(
                code, lambda table: upkeep.bot_moved(table, seq, move, self.context())
            )
        except Refused:
            return False
        return True

    async def flag(self, code: str) -> None:
        """Hands the seat of whoever has run out of time to a bot."""
        await self._commit(code, lambda table: upkeep.flagged(table, self.context()))

    async def archive(self, code: str) -> None:
        """Archive a table if its last event is old enough."""
        before = self.served_since(self.settings.archive_after)
        await self._commit(code, lambda table: upkeep.archived(table, before, self.context()))

    async def restore(self, code: str) -> None:
        """Take a table out of the archive, for the operator."""
        await self._commit(code, lambda table: upkeep.restored(table, self.context()))

    async def arrived(self, code: str, owner: str) -> None:
        """Write that a player is here, unless this seat has come and gone too often."""
        async with self.rooms.use(code) as room:

            def command(table: Table) -> list[Transition]:
                if self._changes_too_often(room, owner, PRESENCE_KEPT):
                    return []
                return upkeep.here(table, owner, self.node, self.context())

            await self.journal.commit(room, command)

    async def left(self, code: str, owner: str, node: str = "") -> None:
        """Write that a player who was at this node, or at `node`, is away, unless they are back.

        A seat that has come and gone too often looks present for up to a minute.
        """
        nodes = {"", self.node, node}  # a player who sat down with an open socket has none yet
        async with self.rooms.use(code) as room:

            def command(table: Table) -> list[Transition]:
                if self._changes_too_often(room, owner, _MOST_AWAY):
                    return []
                return upkeep.away(table, owner, nodes, self.context())

            if not room.listening(owner):
                await self.journal.commit(room, command)

    def _changes_too_often(self, room: Room, owner: str, most: int) -> bool:
        """Return whether a seat's presence changed too often in the last minute.

        `Presence` then looks again, so that the last state is written when the minute is over.
        """
        now = self.now()
        restless = room.presence_changes(owner, now, _MINUTE) >= most
        if restless:
            self.rooms.changed.add(room.table.code)
        return restless

    async def _commit(self, code: str, command: Command) -> None:
        async with self.rooms.use(code) as room:
            await self.journal.commit(room, command)


def _ends_without(table: Table, owner: str) -> bool:
    """Whether a table makes no sense without a person: a lobby of theirs, or one with only bots."""
    if owner not in table.owners:
        return False
    others = {table.host, *(seat.owner for seat in table.seats if not seat.token)} - {"", owner}
    return not others or (table.status == LOBBY and table.host == owner)


def _has_leavers(action: actions.AnyAction, before: Table, after: Table) -> bool:
    """Return whether a log may now hold personal data that its table no longer needs.

    The host removes players with `change` too. `change` and `start` end what a lobby remembers.
    """
    if isinstance(action, actions.Change | actions.Start):
        known = {*after.owners, *after.remembered}
        return not known.issuperset([*before.owners, *before.remembered])
    return isinstance(action, actions.Leave | actions.Kick)


def _is_secret_of(table: Table, action: actions.Offer | actions.Token, secret: str) -> bool:
    """Whether a secret is what an offer or a token was answered with, and is still good."""
    seat = table.seats[action.seat] if action.seat < len(table.seats) else None
    kept = "" if seat is None else seat.offer if isinstance(action, actions.Offer) else seat.owner
    return bool(kept) and equal_in_constant_time(kept, hashed(secret))
