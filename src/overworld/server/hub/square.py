"""The square: the list of open tables and waiting people, and quick match for them.

Waiting people are rows of the database with a heartbeat, so any node can offer and seat them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from typing import Protocol

import msgspec

from overworld.server.hub.hub import Hub, new_code
from overworld.server.hub.messages import (
    OfferedPerson,
    OfferInfo,
    OpenSeatInfo,
    OpenTableInfo,
    SeekerInfo,
    SquareList,
    SquareYou,
)
from overworld.server.hub.render import encode
from overworld.server.people.open_tables import (
    MAX_LISTED,
    OpenTable,
    listed,
    quick_options,
    silent_guests,
    unknown_presence,
)
from overworld.server.people.square import (
    LOOKING,
    OFFERED,
    OUT,
    PATIENCES,
    SEATED,
    SEATING,
    SIZES,
    SPEEDS,
    Dissolve,
    Plan,
    Seat,
    Waiting,
    propose,
    settle,
)
from overworld.server.store.model import CodeTaken, Unavailable
from overworld.server.table import actions
from overworld.server.table.context import Fact, encode_text
from overworld.server.table.errors import Refused
from overworld.server.table.events import Joined
from overworld.server.table.options import check_name
from overworld.server.table.table import LOBBY, STAND_IN_BOT

FILL_BOT = STAND_IN_BOT
"""The bot that fills free seats when a person's time to wait has ended."""

MAX_LIST_BYTES = 8_000
"""The size of the list that clients get."""

_LOG = logging.getLogger("overworld.square")
_TICK = 1.0  # seconds
_BEAT = 3  # ticks between two heartbeats of waiting people
_ALIVE = 4  # ticks between two looks at which nodes live


class SquareListener(Protocol):
    """A client that follows the square."""

    owner: str

    def send(self, message: bytes) -> None:
        """Queue a message; return without waiting."""


class Square:
    """The list of a node, and its part of quick match."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._listeners: dict[SquareListener, tuple[bytes, bytes]] = {}  # with the last messages
        self._owners: Counter[str] = Counter()
        self._alive: set[str] = {hub.node}
        self._missed: dict[tuple[str, str], int] = {}
        self._waiting: set[str] = set()
        self._woken = asyncio.Event()

    # ------------------------------------------------------------ requests of people

    async def seek(
        self,
        owner: str,
        name: str,
        sizes: Collection[int],
        speeds: Collection[str],
        patience: int,
        address: str,
    ) -> None:
        """Let a person wait for a table.

        Raises:
            Refused: The person may not, has an offer, is out for a while, or too many wait.
        """
        if not owner:
            raise Refused("no_secret")
        await self._hub.doors.admit(owner)
        chosen_sizes = tuple(size for size in SIZES if size in sizes)
        chosen_speeds = tuple(speed for speed in SPEEDS if speed in speeds)
        if not chosen_sizes or not chosen_speeds or patience not in PATIENCES:
            raise Refused("malformed", field="sizes, speeds or patience")
        for table in await self._hub.doors.open_tables():
            if owner in table.owners and not table.slow:
                raise Refused("have_seat", code=table.code)
        now, settings = self._hub.now(), self._hub.settings
        person = Waiting(
            *(owner, check_name(name), chosen_sizes, chosen_speeds, patience),
            *(now, now, now),
            address=await self._hub.hash_address(address),
        )
        limits = {
            "most": settings.waiting_people,
            "most_per_address": settings.people_per_address,
        }
        if not await self._hub.store.seek(person, **limits):
            raise await self._refusal(owner, now)
        self.wake()

    async def _refusal(self, owner: str, now: int) -> Refused:
        """Return why a person cannot wait."""
        for row in await self._hub.store.waiting(owner):
            if row.state == OUT:
                return Refused("seek_paused", left=max(0, row.until - now))
            return Refused("busy")
        return Refused("too_many_requests")

    async def is_waiting(self, owner: str) -> bool:
        """Return whether a person looks for a table or has an offer."""
        rows = await self._hub.store.waiting(owner) if owner else []
        return any(row.state in (LOOKING, OFFERED, SEATING) for row in rows)

    async def stop(self, owner: str) -> None:
        """End the waiting of a person."""
        if not owner:
            raise Refused("no_secret")
        await self._hub.store.stop_waiting(owner, self._hub.now())
        self.wake()

    async def answer(self, owner: str, offer: str, ready: bool) -> None:
        """Note whether a person is ready; raise `Refused` if the offer has ended."""
        if not owner:
            raise Refused("no_secret")
        if not await self._hub.store.answer_offer(owner, offer, ready, self._hub.now()):
            raise Refused("no_offer")
        self.wake()

    async def sit(self, code: str, owner: str, name: str, address: str) -> int:
        """Take the first free seat of an open table and return its number.

        Raises:
            Refused: The table is not open, or has no free seat for this person.
        """
        if not owner:
            raise Refused("no_secret")
        await self._hub.doors.admit(owner)
        return await self._join(code, owner, check_name(name), address)

    async def _join(
        self, code: str, owner: str, name: str, address: str = "", *, matched: bool = False
    ) -> int:
        """Join an open table. A seat that another person takes first means the next one."""
        while True:
            table = (await self._hub.rooms.get(code)).table
            if mine := table.seats_of(owner):
                return mine[0]
            if not table.is_open:
                raise Refused("already_started" if table.status != LOBBY else "seat_taken", seat=0)
            free = [number for number, seat in enumerate(table.seats) if not seat.filled]
            if not free:
                raise Refused("seat_taken", seat=0)
            try:
                await self._hub.act(
                    *(code, actions.Join(free[0], name), owner, f"sit{new_code()}"),
                    address=address,
                    matched=matched,
                )
            except Refused as refused:
                table = (await self._hub.rooms.get(code)).table
                if refused.error != "seat_taken" or not table.seats[free[0]].filled:
                    raise
            else:
                self.wake()
                return free[0]

    # ------------------------------------------------------------ quick match

    def wake(self) -> None:
        """Do the next round now."""
        self._woken.set()

    async def run(self) -> None:
        """Offer, seat and send the list, until the task is cancelled."""
        if self._hub.settings.people == "off":
            return
        tick = 0
        loop = asyncio.get_running_loop()
        next_tick = loop.time()
        while True:
            regular = loop.time() >= next_tick
            try:
                await self.round(tick if regular else None)
            except Unavailable as error:
                _LOG.warning("square postponed: %s", error.reason)
            if regular:
                tick += 1
                next_tick = loop.time() + _TICK
            self._woken.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, next_tick - loop.time())):
                    await self._woken.wait()

    async def round(self, tick: int | None = 0) -> None:
        """Do one round. A round between two ticks does not send the list."""
        hub, store = self._hub, self._hub.store
        now = hub.now()
        if tick is not None and tick % _ALIVE == 0:
            self._alive = await store.nodes()
        here = self._waiting & self._owners.keys()
        if tick is not None and tick % _BEAT == 0 and here:
            await store.heartbeat(here, now)
        tables = await hub.doors.open_tables()
        if tick is not None:
            self._note_missed(tables, now)
            await self._free_seats(tables, now)
        shown = await self._listed(tables, now)
        people = await self._waiting_people()
        if people:
            await self._match(people, shown, now)
            people = await self._waiting_people()
        self._waiting = {person.owner for person in people}
        await self._send(people, shown, now, lists=tick is not None)

    async def _match(self, people: list[Waiting], tables: list[OpenTable], now: int) -> None:
        """End offers, make new ones, and seat people who are all ready."""
        store = self._hub.store
        owners = {person.owner for person in people}
        blocks = await store.blocks_about(owners)
        if steps := settle(now, people, blocks):
            await self._settle(steps, people, now)
        await store.sweep_waiting(now)
        if steps:
            people = await self._waiting_people()
        free = [table.free_seats for table in tables if table.info.plain]
        offers = propose(now, people, free, blocks, new_code)
        for offer in offers:
            if await store.propose(offer.plan, offer.ready, now):
                _LOG.info("offered a table to %d people", len(offer.plan.members))
        if any(len(offer.ready) == len(offer.plan.members) for offer in offers):
            people = await self._waiting_people()
            await self._settle(settle(now, people, blocks), people, now)

    async def _settle(self, steps: list[Dissolve | Seat], people: list[Waiting], now: int) -> None:
        for step in steps:
            if isinstance(step, Dissolve):
                await self._hub.store.dissolve(step.offer, step.late, now)
            elif await self._hub.store.claim_seats(step.plan, now):
                await self._seat(step.plan, {person.owner: person for person in people}, now)

    async def _seat(self, plan: Plan, people: dict[str, Waiting], now: int) -> None:
        """Seat the people of a plan. Another node does the rest if this one dies."""
        try:
            if plan.join:
                (owner,) = plan.members
                await self._join(plan.code, owner, people[owner].name, matched=True)
            else:
                await self._make(plan, people)
        except Refused as refused:
            _LOG.info("quick match refused: %s", refused.error, extra={"table": plan.code})
            await self._hub.store.release(plan.id, plan.code, now)
        except Unavailable:
            raise  # a node tries again when the lease of the seats ends
        except Exception:  # a fault at one table must not keep others from being seated
            _LOG.exception("quick match failed", extra={"table": plan.code})
            await self._hub.store.release(plan.id, plan.code, now)
        else:
            await self._hub.store.note_seated(plan.id, now)

    async def _make(self, plan: Plan, people: dict[str, Waiting]) -> None:
        """Create and start the table of a plan, or finish what a node that died has begun."""
        host = plan.members[0]
        options = quick_options(plan.speed, len(plan.members), plan.bots, FILL_BOT)
        facts = [
            Fact("join", seat, encode_text(Joined(people[owner].name, owner)))
            for seat, owner in enumerate(plan.members)
        ]
        with suppress(CodeTaken):
            payer = people[host].address
            await self._hub.create(options, host, facts=facts, payer=payer, code=plan.code)
        table = (await self._hub.rooms.get(plan.code)).table
        if not all(table.seats_of(owner) for owner in plan.members):
            raise Refused("seat_taken", seat=0)  # the code is of another table
        if table.status == LOBBY:
            await self._hub.act(plan.code, actions.Start(), host, f"start{plan.code}")

    # ------------------------------------------------------------ sanctions of the operator

    async def _listed(self, tables: list[OpenTable], now: int) -> list[OpenTable]:
        """Return the tables of the list, without those of hosts who may not meet others."""
        excluded = await self._hub.sanctions.owners("exclude")
        muted = await self._hub.sanctions.owners("mute")
        return [
            table.without_names(muted)
            for table in listed(tables, now, self._alive, self._missed)
            if table.host not in excluded
        ]

    async def _waiting_people(self) -> list[Waiting]:
        """Return all waiting people; those whom the operator has muted have no names."""
        muted = await self._hub.sanctions.owners("mute")
        return [
            msgspec.structs.replace(person, name="") if person.owner in muted else person
            for person in await self._hub.store.waiting()
        ]

    # ------------------------------------------------------------ presence at open tables

    def _note_missed(self, tables: list[OpenTable], now: int) -> None:
        """Note since when people are missed who look present, but are at no node that lives."""
        unknown = unknown_presence(tables, self._alive)
        self._missed = {key: self._missed.get(key, now) for key in unknown}

    async def _free_seats(self, tables: list[OpenTable], now: int) -> None:
        for code, owner in silent_guests(tables, now, self._alive, self._missed):
            with suppress(Refused):  # deleted or damaged meanwhile
                await self._hub.free_silent_seat(code, owner, self._alive)

    # ------------------------------------------------------------ the list

    def connect(self, listener: SquareListener) -> None:
        """Send the square to a client from now on; it counts as the person's heartbeat."""
        self._listeners[listener] = b"", b""
        self._owners[listener.owner] += 1

    def disconnect(self, listener: SquareListener) -> None:
        """Send a client nothing more."""
        if self._listeners.pop(listener, None) is not None:
            self._owners[listener.owner] -= 1
            self._owners += Counter()  # drop people without listeners

    def listeners_of(self, owner: str) -> int:
        """Return how many clients of a person follow the square here."""
        return self._owners[owner]

    async def greet(self, listener: SquareListener) -> None:
        """Send a new client the list and its search, and note that the person is here."""
        await self._hub.store.heartbeat([listener.owner], self._hub.now())
        cards, you = await self.view(listener.owner)
        first = encode(cards), encode(msgspec.structs.replace(you, now=0))
        if self._listeners.get(listener) == (b"", b""):  # else a round was faster
            self._listeners[listener] = first
            listener.send(first[0])
            listener.send(encode(you))

    async def view(self, owner: str) -> tuple[SquareList, SquareYou]:
        """Return the list for a person, and the state of their search."""
        hub, now = self._hub, self._hub.now()
        tables = await self._listed(await hub.doors.open_tables(), now)
        people = await self._waiting_people()
        avoided = await hub.doors.avoided(owner) if owner else set[str]()
        return _list(tables, people, owner, avoided), _you(people, owner, now)

    async def _send(
        self, people: list[Waiting], tables: list[OpenTable], now: int, *, lists: bool
    ) -> None:
        if not self._listeners:
            return
        blocks = await self._hub.store.blocks_about(self._owners)
        avoided = dict[str, set[str]]()
        for one, other in map(tuple, blocks):
            avoided.setdefault(one, set()).add(other)
            avoided.setdefault(other, set()).add(one)
        known = {owner for table in tables for owner in table.owners}
        known |= {person.owner for person in people}
        shared = encode(_list(tables, people, "", set())) if lists else b""
        for listener, (last, mine) in list(self._listeners.items()):
            owner, message = listener.owner, shared
            if lists and (owner in avoided or owner in known):
                message = encode(_list(tables, people, owner, avoided.get(owner, set())))
            you = _you(people, owner, now)
            said = encode(msgspec.structs.replace(you, now=0))
            if listener not in self._listeners:
                continue
            self._listeners[listener] = (message if lists else last), said
            if lists and message != last:
                listener.send(message)
            if said != mine:
                listener.send(encode(you))


def _list(
    tables: list[OpenTable], people: list[Waiting], owner: str, avoided: Collection[str]
) -> SquareList:
    """Return the list for a person, without people whom they block or who block them."""
    seekers = [
        SeekerInfo(p.name, p.sizes, p.speeds, p.since, you=bool(owner) and p.owner == owner)
        for p in sorted(people, key=lambda p: (p.since, p.owner))
        if p.state in (LOOKING, OFFERED) and p.owner not in avoided
    ]
    cards = [
        _card(table, owner)
        for table in tables
        if not any(other in avoided for other in table.owners)
    ]
    cards_left, seekers_left = MAX_LISTED, MAX_LISTED
    while True:
        shown, waiting = cards[:cards_left], seekers[:seekers_left]
        more = len(cards) - len(shown) + len(seekers) - len(waiting)
        found = SquareList(shown, waiting, more)
        size = len(encode(found))
        if size <= MAX_LIST_BYTES:
            return found
        fits = MAX_LIST_BYTES / size
        cards_left = min(int(len(shown) * fits), max(len(shown) - 1, 0))
        seekers_left = min(int(len(waiting) * fits), max(len(waiting) - 1, 0))


def _card(table: OpenTable, owner: str) -> OpenTableInfo:
    seats = [
        OpenSeatInfo(
            board=table.boards[number],
            name=table.names[number] if table.holders[number] else "",
            bot=table.bots.get(number, ""),
            free=number in table.free,
        )
        for number in range(len(table.holders))
        if number not in table.closed
    ]
    yours = bool(owner) and owner in table.owners
    return OpenTableInfo(
        table.code, table.info.since, table.info.speed, seats, yours, table.info.rated
    )


def _you(people: list[Waiting], owner: str, now: int) -> SquareYou:
    row = next((person for person in people if owner and person.owner == owner), None)
    if row is None or (row.plan is not None and not row.plan.code):  # or opens their own table
        return SquareYou(now)
    names = {person.owner: person for person in people}
    offer = None
    if row.plan is not None and row.state in (OFFERED, SEATING):
        others = [names[other] for other in row.plan.members if other in names and other != owner]
        offer = OfferInfo(
            row.plan.id,
            row.plan.size,
            row.plan.speed,
            row.until if row.state == OFFERED else 0,
            [OfferedPerson(other.name, other.ready) for other in others],
            ready=row.ready,
            bots=row.plan.bots,
            table=row.plan.code if row.plan.join else "",
        )
    code = row.plan.code if row.plan is not None and row.state == SEATED else ""
    until = row.until if row.state == OUT else 0
    return SquareYou(
        now, row.state, row.since, row.patience, row.sizes, row.speeds, until, offer, code
    )
