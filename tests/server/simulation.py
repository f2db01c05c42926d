"""Simulated people who look for tables at nodes that die, with a fake clock."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from tests.table.nodes import Node, Time
from tests.table.script import BOX, HERE, ONLINE

from overworld.server.hub.square import Square
from overworld.server.people.open_tables import quick_options
from overworld.server.people.square import SPEEDS
from overworld.server.settings import Settings
from overworld.server.store import open_store
from overworld.server.store.store import Store
from overworld.server.table.codes import hash_secret
from overworld.server.table.errors import Refused
from overworld.server.table.options import BOT, Options
from overworld.server.table.reducer import replay
from overworld.server.table.table import Table

SEATS = ("propose", "claim_seats", "create", "note_seated")
"""The calls of the database that offer and seat people, in which some nodes die."""

ARMED_MS = 8000
"""Milliseconds after which a node that waits for such a call dies in any call."""

SLACK = 25_000
"""Milliseconds that a person may wait longer than they chose."""

OPEN_SETTINGS: dict[str, Any] = {"people_per_address": 1000}


class Killed(BaseException):
    """The end of a node, in the middle of its work."""


class MortalStore:
    """A store that ends its node after a number of calls."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.calls_left = -1
        self.dies_before = False
        """Whether the last call is not carried out."""
        self.dies_in = ""
        """The only call that counts; empty for all."""
        self.armed = 0
        """When `calls_left` was set."""

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if not callable(found) or name in ("close", "open"):
            return found

        async def call(*values: Any, **more: Any) -> Any:
            if self.dies_in not in ("", name):
                return await found(*values, **more)
            if self.calls_left == 1 and self.dies_before:
                raise Killed
            result = await found(*values, **more)
            if self.calls_left > 0:
                self.calls_left -= 1
                if self.calls_left == 0:
                    raise Killed
            return result

        return call


@dataclass(eq=False)
class Player:
    """A person with a plan: when to come, what to look for, and how fast to answer."""

    owner: str
    comes: int
    sizes: tuple[int, ...]
    speeds: tuple[str, ...]
    patience: int
    reaction: int
    does: str  # seek, open a table, or sit down at one
    at: SimulatedNode | None = None
    connects: int = 0
    sought: int | None = None
    pressed: int | None = None
    """When the last request to wait was sent, which a node may store before it dies."""
    state: str = "none"
    offer: str = ""
    answer_at: int = 0
    seat: tuple[str, int] | None = None
    out: int | None = None
    heard: list[dict[str, Any]] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    @property
    def done(self) -> bool:
        return self.seat is not None or self.out is not None


class SimulatedNode:
    """A node, from its start to its death."""

    def __init__(self, url: str, time: Time, live: set[str]) -> None:
        self._url, self._time, self._live = url, time, live

    async def start(self) -> None:
        self.store = open_store(self._url)
        await self.store.open()
        self.mortal = MortalStore(self.store)
        settings = Settings(self._url, **OPEN_SETTINGS)
        self.hub = Node(self.mortal, settings, self._time)  # type: ignore[arg-type]
        self.square = Square(self.hub)
        self.ticks = 0
        self._live.add(self.store.node)

        async def nodes() -> set[str]:
            return set(self._live)

        self.store.nodes = nodes  # type: ignore[method-assign]

    async def stop(self) -> None:
        self._live.discard(self.store.node)
        self.hub.offload.close()
        await self.store.close()

    async def tick(self) -> bool:
        """Do a round; return False if the node died in it."""
        try:
            await self.square.round(self.ticks)
        except Killed:
            return False
        self.ticks += 1
        return True


class Simulation:
    """People and nodes over one database."""

    def __init__(self, url: str, seed: int, people: int, nodes: int) -> None:
        self.rng = random.Random(seed)
        self.time = Time()
        self.start = self.time.wall
        self.live: set[str] = set()
        self.nodes = [SimulatedNode(url, self.time, self.live) for _ in range(nodes)]
        self.down: dict[SimulatedNode, int] = {}
        self.kills = 0
        self.killed_in = Counter[str]()
        """The number of deaths in each of `SEATS`."""
        self.players = [self._player(number) for number in range(people)]
        owners = [player.owner for player in self.players]
        self.blocks = set(self.rng.sample(list(combinations(owners, 2)), people))

    def _player(self, number: int) -> Player:
        rng = self.rng
        return Player(
            hash_secret(str(number)),
            self.start + rng.randrange(180_000),
            tuple(rng.sample((2, 3, 4), rng.randint(1, 3))),
            tuple(rng.sample(SPEEDS[:2], rng.randint(1, 2))),
            rng.choice((0, 60_000, 60_000, 300_000)),
            rng.randrange(500, 26_000) if rng.random() < 0.2 else rng.randrange(500, 9_000),
            rng.choices(("seek", "open", "sit"), (8, 1, 1))[0],
        )

    async def run(self, kill_chance: float) -> None:
        """Run until all people have a seat, are out, or may wait without end."""
        for node in self.nodes:
            await node.start()
        first = self.nodes[0].store
        for one, other in self.blocks:
            await first.block(one, other, "", 1, most=10**6, most_in_all=10**6)
        for second in range(560):
            self.time.passes(1000)
            await self._kill(kill_chance)
            for player in self.players:
                if not player.done and player.comes <= self.time.wall:
                    await self._live_on(player)
            for node in self.nodes:
                if node not in self.down and not await node.tick():
                    await self._died(node)
            self._hear()
            if second > 200 and all(p.done or p.patience == 0 for p in self.players):
                break
        for node in self.nodes:
            if node not in self.down:
                await node.stop()

    async def _kill(self, chance: float) -> None:
        for node in self.nodes:
            if node in self.down:
                if self.time.wall >= self.down[node]:
                    del self.down[node]
                    await node.start()
            elif self.rng.random() < chance and not (
                self.down or any(other.mortal.calls_left >= 0 for other in self.nodes)
            ):  # the node dies in one of its next calls of the database
                mortal = node.mortal
                mortal.dies_in = self.rng.choice(("", *SEATS))
                mortal.calls_left = 1 if mortal.dies_in else self.rng.randrange(1, 9)
                mortal.dies_before = self.rng.random() < 0.5
                mortal.armed = self.time.wall
            elif node.mortal.calls_left > 0 and self.time.wall > node.mortal.armed + ARMED_MS:
                node.mortal.dies_in = ""

    async def _died(self, node: SimulatedNode) -> None:
        self.kills += 1
        self.killed_in[node.mortal.dies_in] += 1
        await node.stop()
        for player in self.players:
            if player.at is node:
                player.at, player.connects = None, self.time.wall + self.rng.randrange(1, 4000)
        if len(self.nodes) == 1:  # no other node serves, so this one starts again immediately
            await node.start()
        else:
            self.down[node] = self.time.wall + 6000

    async def _live_on(self, player: Player) -> None:
        """Do what a person does in this second."""
        now = self.time.wall
        if player.at is None:
            if now < player.connects:
                return
            player.at = self.rng.choice([node for node in self.nodes if node not in self.down])
            player.at.square.connect(player)
            player.state = ""
        if not player.state:  # as a page does, wait for the first message of the node
            return
        try:
            await self._act(player, player.at, now)
        except Refused as refused:
            # A seat that is gone or refused: the person looks for another way.
            if refused.error not in ("seat_taken", "already_started", "no_offer", "busy"):
                raise
            player.does = "seek"
        except Killed:
            await self._died(player.at)

    async def _act(self, player: Player, node: SimulatedNode, now: int) -> None:
        square = node.square
        if player.sought is None and player.does == "open":
            size = min(player.sizes)
            clock = quick_options("live" if "live" in player.speeds else "relaxed", 2, 0, "").clock
            options = Options((HERE, *[ONLINE] * (size - 1)), clock=clock, open=True)
            player.sought = now
            code = await node.hub.create(options, player.owner)
            await node.hub.mark_here(code, player.owner)
            player.seat = code, now
        elif player.sought is None and player.does == "sit":
            await node.square.round(node.ticks)  # a fresh list
            cards, _ = await square.view(player.owner)
            free = [card for card in cards.tables if not card.yours]
            if not free:
                player.does = "seek"
                return
            await square.sit(self.rng.choice(free).code, player.owner, "", "")
            player.sought = now
        elif player.sought is None:
            player.pressed = now
            await square.seek(
                *(player.owner, player.owner[-4:], player.sizes, player.speeds, player.patience),
                player.owner,
            )
            player.sought = now
        elif player.offer and now >= player.answer_at:
            offer, player.offer = player.offer, ""
            await square.answer(player.owner, offer, True)

    def _hear(self) -> None:
        """Read the messages of this second."""
        now = self.time.wall
        for player in self.players:
            for message in player.heard:
                if message["type"] != "search":
                    continue
                state = player.state = message.get("state", "none")
                offer = message.get("offer")
                if state == "offered" and offer and not offer.get("ready"):
                    if offer["id"] != player.offer:
                        player.offer, player.answer_at = offer["id"], now + player.reaction
                elif state == "seated" and player.seat is None:
                    player.seat = message["code"], now
                elif state == "out" and player.out is None:
                    player.out = now
            player.heard.clear()


async def seats_in(url: str) -> dict[str, tuple[bool, list[str], list[bool]]]:
    """Return for each table whether it was open, and the people and bots at its seats."""
    store, found = open_store(url), {}
    await store.open()
    try:
        for row in await store.newest(10_000):
            table = replay(Table(row.code, BOX), await store.events(row.code))
            people = [seat.owner for seat in table.seats]
            bots = [seat.kind == BOT for seat in table.seats]
            found[row.code] = (table.options.open, people, bots)
    finally:
        await store.close()
    return found
