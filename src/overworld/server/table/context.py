"""The inputs of a decision, and the transitions that it returns."""

from __future__ import annotations

import random
from typing import NamedTuple

import msgspec

from overworld.game import Game
from overworld.server.table.clocks import outages_to_refund
from overworld.server.table.events import CHARGING_KINDS, Event, Outage
from overworld.server.table.reducer import apply
from overworld.server.table.table import Table


class Context(msgspec.Struct, frozen=True):
    """The inputs that do not come from the table or the client.

    `now`, `grace` and `overtime` are in milliseconds.
    """

    now: int
    chance: random.Random
    secret: str = ""
    grace: int = 0
    outages: tuple[Outage, ...] = ()
    overtime: int = 0
    day_key: bytes = b""
    """The key of the seeds of all days; see `table.day`."""


class Fact(NamedTuple):
    """An event before it has a number and a time."""

    kind: str
    seat: int | None = None
    text: str = ""
    game: Game | None = None
    """The game after a `move`, which was played to check the move. It is not stored."""


class Transition(NamedTuple):
    """An event and the table after it."""

    event: Event
    table: Table


def transitions(
    table: Table, facts: list[Fact], context: Context, key: str = ""
) -> list[Transition]:
    """Return the next events in a table's log, each with the table after it.

    Refund outages before an event that would charge them to a player. The first fact gets the
    action key. Events are never older than the event before them.
    """
    own = len(facts)
    if any(fact.kind in CHARGING_KINDS for fact in facts):
        facts = [*outage_refunds(table, context), *facts]
    now, first = max(context.now, table.updated), len(facts) - own
    changes = list[Transition]()
    for place, fact in enumerate(facts):
        action = key if place == first else ""
        event = Event(table.seq + 1, fact.kind, fact.seat, fact.text, now, action)
        table = apply(table, event, fact.game)
        changes.append(Transition(event, table))
    return changes


def outage_refunds(table: Table, context: Context) -> list[Fact]:
    """Return the outages that the player to move would otherwise be charged for."""
    refunds = outages_to_refund(table.clocks, context.outages, context.now)
    return [Fact("outage", None, encode_text(outage)) for outage in refunds]


def encode_text(struct: msgspec.Struct) -> str:
    """Return a struct as the text of an event."""
    return msgspec.json.encode(struct).decode()
