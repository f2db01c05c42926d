"""The hub of a node: it carries out each action at a table exactly once, or refuses it."""

from __future__ import annotations

import asyncio
import hmac
import logging
import random
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from time import perf_counter

from overworld.components import Box
from overworld.server.hub.clock import NodeClock
from overworld.server.hub.command_processor import Command, CommandProcessor
from overworld.server.hub.doors import Doors, check_company
from overworld.server.hub.messages import Done
from overworld.server.hub.move_times import MoveTimes
from overworld.server.hub.offload import Offload
from overworld.server.hub.render import encode_summary
from overworld.server.hub.room import PRESENCE_KEPT, Room
from overworld.server.hub.room_cache import RoomCache
from overworld.server.hub.sanctions import Sanctions
from overworld.server.hub.transcripts import Transcripts
from overworld.server.settings import Settings
from overworld.server.store.model import CodeTaken, Conflict, TableWrite, Unavailable
from overworld.server.store.store import Store
from overworld.server.table import actions, upkeep
from overworld.server.table.clocks import DAY
from overworld.server.table.codes import ALPHABET, LENGTH, equal_in_constant_time, hash_secret
from overworld.server.table.context import Context, Fact, Transition
from overworld.server.table.day import bot_seed, day_seed, end_of
from overworld.server.table.decide import decide
from overworld.server.table.errors import Refused
from overworld.server.table.events import Created
from overworld.server.table.options import Options, check_options
from overworld.server.table.personal_data import action_key
from overworld.server.table.reducer import replay
from overworld.server.table.table import LOBBY, PLAYING, Table

_LOG = logging.getLogger("overworld.table")
_TRIES = 5
_MINUTE = 60_000
_MAX_AWAY = 4  # presence events of a seat per minute before `away` waits; `here` may follow


def new_code() -> str:
    """Return a random code for a table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


class Hub:
    """The tables that a node serves."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        boxes: tuple[Box, ...],
        *,
        clock: NodeClock | None = None,
        rng: random.Random | None = None,
        offload: Offload | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.boxes = boxes
        """The boxes of the server; tables use the first one by default."""
        self.node = store.node
        self.bot_work = asyncio.Event()
        """Set when a bot has to decide."""
        self.clock = clock or NodeClock()
        self.offload = offload or Offload()
        self.transcripts = Transcripts(self.offload)
        self.rooms = RoomCache(store, boxes, settings.live_bytes, self.offload)
        self.processor = CommandProcessor(
            store, self.rooms, settings, self.bot_work.set, self.clock.served_since
        )
        self.sanctions = Sanctions(store, self.now)
        self.doors = Doors(store, settings, self.sanctions)
        self.move_times = MoveTimes()
        self._rng = rng or random.SystemRandom()
        self._secret_key = secrets.token_bytes(32)
        self._address_key = b""
        self._day_key = b""

    @property
    def box(self) -> Box:
        """The box of tables that name no other one."""
        return self.boxes[0]

    # ------------------------------------------------------------ time and addresses

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return self.clock.now()

    def day(self) -> int:
        """Return the day in days since 1970."""
        return self.now() // DAY

    def context(self, secret: str = "") -> Context:
        """Return the inputs of a decision that is made now."""
        now = self.now()  # before the outages are read, because it may note one
        settings, outages = self.settings, self.clock.outages
        times = settings.grace, outages, settings.overtime
        return Context(now, self._rng, secret, *times, day_key=self._day_key)

    async def secret_seed(self, day: str) -> str:
        """Return the seed of the deal of a day, which no client may get before the day is over."""
        await self._load_day_key()
        return day_seed(self._day_key, day)

    async def published_seed(self, day: str) -> str:
        """Return the seed of the deal of a day; raise `Refused` until the day is over."""
        if self.now() < end_of(day):
            raise Refused("day_not_over", day=day)
        return await self.secret_seed(day)

    async def _load_day_key(self) -> None:
        if not self._day_key:
            self._day_key = (await self.store.day_key()).encode()

    async def hash_address(self, address: str) -> str:
        """Return the keyed hash of a network address, which the store may keep; empty for none."""
        if not address:
            return ""
        if not self._address_key:
            self._address_key = (await self.store.address_key()).encode()
        return hmac.digest(self._address_key, address.encode(), "sha256")[:8].hex()

    async def update_payer(self, room: Room, owner: str, address: str) -> None:
        """Charge a table's bots to the host's address, or to a player's while that is unknown."""
        is_host = equal_in_constant_time(room.table.host, owner)
        if address and (is_host or (not room.payer and room.table.seats_of(owner))):
            room.payer, room.payer_at = await self.hash_address(address), self.now()

    async def seed_of_bot(self, table: Table) -> int:
        """Return the seed of the decision that a bot has to make.

        At a try at the deal of the day, equal games have equal bots: chat, presence and nodes do
        not matter.
        """
        if not table.options.day or table.game is None or table.decider is None:
            return table.game_seq
        seed = await self.secret_seed(table.options.day)
        return bot_seed(seed, table.decider, table.game.step_number)

    # ------------------------------------------------------------ creation and deletion

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
        payer: str = "",
        code: str = "",
    ) -> str:
        """Create a table and return its code.

        Reading a record and the bots of the table are charged to `address`. For a rematch or
        quick match, `payer` is the hash of an address instead, and `facts` seat its players.
        Raises `CodeTaken` if a given code is not free.
        """
        options = check_options(options, *self.boxes, now=self.now())
        payer = payer or await self.hash_address(address)
        opening: AbstractAsyncContextManager[None] = nullcontext()
        if options.open:
            options = await self.sanctions.public_options(options, owner)
            opening = self.doors.opening(options, owner, payer, self.now())
        created = Created(options, owner, record, step, origin, whole=step is not None)
        async with opening:
            return await self._create(created, facts, address, payer, code)

    async def _create(
        self, created: Created, facts: Sequence[Fact], address: str, payer: str, code: str
    ) -> str:
        events = upkeep.create(created, facts, self.context())
        given = code
        for _ in range(_TRIES):
            code = given or new_code()
            table = Table(code, self.box, boxes=self.boxes)
            if created.record:
                table = await self.offload.run(address, replay, table, events)
            else:
                table = replay(table, events)
            try:
                await self.store.create(
                    TableWrite(
                        *(code, events, table.row_status),
                        *(encode_summary(table, payer), table.owners),
                    )
                )
            except CodeTaken:
                if given:
                    raise
                continue
            self.rooms.add(Room(table, payer=payer))
            _LOG.info("table created", extra={"table": code})
            return code
        raise Unavailable("no free code was found")

    async def create_started(
        self, options: Options, owner: str, code: str, *, payer: str = ""
    ) -> None:
        """Create the table of a try at the deal of the day, whose game has begun.

        Raises:
            CodeTaken: There is a table with this code already.
        """
        await self._load_day_key()
        context = self.context()
        options = check_options(options, *self.boxes, now=context.now, day=options.day)
        events = upkeep.create(Created(options, owner), [], context)
        table = replay(Table(code, self.box, boxes=self.boxes), events)
        changes = decide(table, actions.Start(), owner, context)
        room = Room(changes[-1].table, payer=payer)
        await self.processor.create(room, [*events, *(change.event for change in changes)])
        self.rooms.add(room)
        _LOG.info("table created", extra={"table": code})

    async def delete(self, code: str, owner: str) -> None:
        """Delete a table; for its host.

        A try at the deal of the day stays until that day ends, and a rated game until it is over.
        """
        async with self.rooms.locked(code) as room:
            if not equal_in_constant_time(room.table.host, owner):
                raise Refused("not_host")
            if room.table.is_secret(self.now()):
                raise Refused("day_not_over", day=room.table.options.day)
            if room.table.options.rated and room.table.status == PLAYING:
                raise Refused("rated_game")
            await self.store.delete(code)
            self.rooms.remove_deleted(code)

    async def erase(self, code: str, owner: str) -> bool:
        """Remove a person's data from a table; return whether the whole table was deleted.

        A bot takes over their seat in a running game. A table without other people is deleted, and
        so is a lobby without its host.
        """
        if not owner:
            raise ValueError("owner must not be empty")
        for _ in range(_TRIES):
            async with self.rooms.locked(code) as room:
                await self.processor.run(
                    room, lambda t: upkeep.remove_player(t, owner, self.context())
                )
                if _ends_without(room.table, owner):
                    await self.store.delete(code)
                    self.rooms.remove_deleted(code)
                    return True
                try:
                    await self.processor.erase(room, owner)
                except Conflict:  # another node was faster
                    continue
                return False
        raise Refused("busy")

    async def hand_over(self, code: str, owner: str, to: str) -> None:
        """Give all that a person has at a table to another owner, who then has their seats."""
        for _ in range(_TRIES):
            async with self.rooms.locked(code) as room:
                try:
                    await self.processor.hand_over(room, owner, to)
                except Conflict:  # another node was faster
                    continue
                return
        raise Refused("busy")

    # ------------------------------------------------------------ actions

    async def act(
        self,
        code: str,
        action: actions.Action,
        owner: str,
        id: str,
        may_create: Callable[[], None] = lambda: None,
        address: str = "",
        *,
        matched: bool = False,
    ) -> Done:
        """Carry out an action exactly once.

        Args:
            code: The table.
            action: The action.
            owner: The hash of the client's secret; empty for a client without one.
            id: The client's id of the action. An action that is sent again with the same id gets
                the same answer and is not carried out again.
            may_create: Raises `Refused` if the client may not create a table for a rematch.
            address: The client's network address, which pays for the bots if this is the host.
            matched: Whether quick match seats the person, who then gets no other seat meanwhile.

        Raises:
            Refused: The action is not allowed.
            Unavailable: The store does not answer.
        """
        key, start = action_key(owner, id), perf_counter()
        async with self.rooms.locked(code) as room:
            if room.table.options.day:
                await self._load_day_key()
            await self.update_payer(room, owner, address)
            answered_seq, secret = room.answered_seq(key), ""
            if isinstance(action, actions.Offer | actions.GiveSeat | actions.Token):
                secret = self._secret_for(code, key)
                if answered_seq is not None and not _has_secret(room.table, action, secret):
                    key, answered_seq = "", None  # another process made that secret
            if answered_seq is not None:
                return Done(id, answered_seq, secret=secret)
            if isinstance(action, actions.Rematch):
                new = await self._rematch(room, action, owner, may_create)
                return Done(id, room.table.seq, code=new)

            action = await self.sanctions.permitted(action, room.table, owner)
            avoided: Collection[str] = ()
            joins = isinstance(action, actions.Join) and room.table.is_open and owner
            if joins:
                avoided = await self.doors.avoided(owner)

            def command(table: Table) -> list[Transition]:
                if isinstance(action, actions.Join) and table.is_open:
                    check_company(table, owner, avoided, action.seat)
                return decide(table, action, owner, self.context(secret), key)

            before, expected = room.table, None
            if isinstance(action, actions.Play | actions.UndoMove):
                expected = action.expected
            if joins and not matched:
                hashed = await self.hash_address(address)
                async with self.doors.taking_seat(code, owner, hashed, self.now()):
                    await self.processor.run(room, command, key)
            elif isinstance(action, actions.Change) and action.options.open:
                async with self.doors.opening(
                    action.options, owner, room.payer, self.now(), room.table.code
                ):
                    await self.processor.run(room, command, key)
            else:
                await self.processor.run(room, command, key, expected)
            if isinstance(action, actions.Play):
                self.move_times.add(perf_counter() - start)
            if _has_leavers(action, before, room.table):
                with suppress(Unavailable):  # housekeeping tries again later
                    await self.store.forget_leavers(code)
            seq = room.answered_seq(key)
            return Done(id, room.table.seq if seq is None else seq, secret=secret)

    def _secret_for(self, code: str, key: str) -> str:
        """Return the secret for an action. A repeated action gets the same secret."""
        digest = hmac.digest(self._secret_key, f"{code} {key}".encode(), "sha256")
        return urlsafe_b64encode(digest[:24]).decode()

    async def _rematch(
        self, room: Room, action: actions.Rematch, owner: str, may_create: Callable[[], None]
    ) -> str:
        """Return the code of the rematch; create that table for the first player who asks.

        If the host was erased, the player who asks is the host of the new table.
        """
        table = room.table
        decide(table, action, owner, self.context())
        if table.rematch:
            return table.rematch
        may_create()
        options, facts = upkeep.rematch_setup(table)
        host = table.host or owner
        new = await self.create(options, host, origin=table.code, facts=facts, payer=room.payer)
        if created := self.rooms.cached(new):
            created.payer_at = room.payer_at
        try:
            await self.processor.run(room, lambda t: upkeep.link_rematch(t, new, self.context()))
        finally:
            # Another node was faster. While the store is unavailable, the event may be in it.
            if room.table.rematch != new and table.code not in self.processor.needs_resync:
                await self.store.delete(new)
                self.rooms.remove_deleted(new)
        return room.table.rematch

    # ------------------------------------------------------------ upkeep

    async def bot_move(self, code: str, seq: int, move: str) -> None:
        """Play the move that a bot chose, unless the game has changed since the event `seq`."""
        try:
            await self._run(code, lambda t: upkeep.play_bot_move(t, seq, move, self.context()))
        except Refused as refused:
            if refused.error != "stale":
                raise

    async def forget_payers(self, before: int) -> int:
        """Forget the hashes of addresses that were last seen before a time; return how many.

        The store has them in its queues, and in the summaries of open tables.
        """
        for room in self.rooms:
            if room.payer_at < before:
                room.payer = ""
        old = [
            table.code
            for table in await self.doors.open_tables()
            if table.info.address and table.info.since < before
        ]
        for code in old:
            async with self.rooms.locked(code) as room:
                if room.table.is_open and not room.payer:
                    table = room.table
                    await self.store.set_summary(code, table.seq, encode_summary(table))
        return await self.store.forget_addresses(before) + len(old)

    async def flag_clock(self, code: str) -> None:
        """Act on a clock that has run out."""
        await self._run(code, lambda t: upkeep.expire_clock(t, self.context()))

    async def archive(self, code: str) -> None:
        """Archive a table if its last event is old enough."""
        before = self.clock.served_since(self.settings.archive_after)
        await self._run(code, lambda t: upkeep.archive(t, before, self.context()))

    async def restore(self, code: str) -> None:
        """Take a table out of the archive, for the operator."""
        await self._run(code, lambda t: upkeep.restore(t, self.context()))

    async def mark_here(self, code: str, owner: str) -> None:
        """Note that a player is here, unless their presence changes too often."""
        async with self.rooms.locked(code) as room:

            def command(table: Table) -> list[Transition]:
                if self._changes_too_often(room, owner, PRESENCE_KEPT):
                    return []
                return upkeep.mark_here(table, owner, self.node, self.context())

            await self.processor.run(room, command)

    async def mark_away(self, code: str, owner: str, node: str = "") -> None:
        """Note that a player who was at this node, or at `node`, is away, unless they are back.

        A player whose presence changes too often looks present for up to a minute.
        """
        nodes = {"", self.node, node}  # "" is a player who joined after connecting
        async with self.rooms.locked(code) as room:

            def command(table: Table) -> list[Transition]:
                if self._changes_too_often(room, owner, _MAX_AWAY):
                    return []
                return upkeep.mark_away(table, owner, nodes, self.context())

            if not room.is_listening(owner):
                await self.processor.run(room, command)

    def _changes_too_often(self, room: Room, owner: str, limit: int) -> bool:
        """Return whether a player's presence changed too often in the last minute.

        `Presence` then checks again, so that the last state is written after the minute.
        """
        too_often = room.presence_changes(owner, self.now(), _MINUTE) >= limit
        if too_often:
            self.rooms.needs_presence_check.add(room.table.code)
        return too_often

    async def free_silent_seat(self, code: str, owner: str, alive: Collection[str]) -> None:
        """Free the seat of a guest of an open table who has gone."""
        await self._run(code, lambda t: upkeep.free_silent_seat(t, owner, alive, self.context()))
        with suppress(Unavailable):  # housekeeping tries again later
            await self.store.forget_leavers(code)

    async def _run(self, code: str, command: Command) -> None:
        async with self.rooms.locked(code) as room:
            if room.table.options.day:
                await self._load_day_key()
            await self.processor.run(room, command)


def _ends_without(table: Table, owner: str) -> bool:
    """Return whether a table has no other people, or is a lobby that this person hosts."""
    if owner not in table.owners:
        return False
    others = {table.host, *(seat.owner for seat in table.seats if not seat.token)} - {"", owner}
    return not others or (table.status == LOBBY and table.host == owner)


def _has_leavers(action: actions.Action, before: Table, after: Table) -> bool:
    """Return whether the log may now hold personal data that the table no longer needs.

    `change` can remove players. After `change` and `start` the lobby forgets former players.
    """
    if isinstance(action, actions.Change | actions.Start):
        needed = {*after.owners, *after.remembered}
        return not needed.issuperset([*before.owners, *before.remembered])
    return isinstance(action, actions.Leave | actions.Kick)


def _has_secret(
    table: Table, action: actions.Offer | actions.GiveSeat | actions.Token, secret: str
) -> bool:
    """Return whether the seat still has the secret that the action was answered with."""
    seat = table.seats[action.seat] if action.seat < len(table.seats) else None
    token = isinstance(action, actions.Token)
    kept = "" if seat is None else seat.owner if token else seat.offer
    return equal_in_constant_time(kept, hash_secret(secret))
