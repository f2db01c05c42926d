"""What decisions are given from outside, and how what they say becomes numbered events."""

from __future__ import annotations

import random
from typing import NamedTuple

import msgspec

from overworld.server.table.events import CHARGING_KINDS, Event, Outage
from overworld.server.table.outages import missed
from overworld.server.table.table import Table


class Context(msgspec.Struct, frozen=True):
    """What is given from outside: time, chance, a secret nobody knows, and when nobody served."""

    now: int
    chance: random.Random
    secret: str = ""
    grace: int = 0
    outages: tuple[Outage, ...] = ()
    overtime: int = 0


class Fact(NamedTuple):
    """What an event says, before it has its number and its time."""

    kind: str
    seat: int | None = None
    text: str = ""


def numbered(table: Table, facts: list[Fact], context: Context, key: str = "") -> list[Event]:
    """The events that say some facts, next in the log of a table; its time never goes back.

    Time in which nobody served is given back before anything that would charge it.
    """
    own = len(facts)
    if any(fact.kind in CHARGING_KINDS for fact in facts):
        facts = [*given_back(table, context), *facts]
    now, first = max(context.now, table.updated), len(facts) - own
    return [
        Event(table.seq + 1 + place, *fact, now, key if place == first else "")
        for place, fact in enumerate(facts)
    ]


def given_back(table: Table, context: Context) -> list[Fact]:
    """Return the outages that the player to move would otherwise be charged for."""
    found = missed(table.clocks, context.outages, context.now)
    return [Fact("outage", None, as_json(outage)) for outage in found]


def as_json(struct: msgspec.Struct) -> str:
    """The text of an event."""
    return msgspec.json.encode(struct).decode()
