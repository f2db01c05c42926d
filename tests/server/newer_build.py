"""A newer build: another version, and a kind of event that the present build cannot read.

It writes chat as `chat.2` and can read that.
"""

from __future__ import annotations

import msgspec

import overworld.version

if __name__ == "__main__":  # before the first use; tests that import this keep the present version
    overworld.version.__version__ = "99.0.0"

from overworld.__main__ import run
from overworld.server.table import context, decide, events, reducer
from overworld.server.table.table import Table


def _newer(facts: list[context.Fact]) -> list[context.Fact]:
    return [fact._replace(kind="chat.2") if fact.kind == "chat" else fact for fact in facts]


def _upcast(event: events.Event) -> events.Event:
    known = events.upcast(event)
    return msgspec.structs.replace(known, kind="chat") if known.kind == "chat.2" else known


_transitions = context.transitions


def _newer_transitions(
    table: Table, facts: list[context.Fact], given: context.Context, key: str = ""
) -> list[context.Transition]:
    return _transitions(table, _newer(facts), given, key)


if __name__ == "__main__":
    events.VERSIONS["chat"] = 2
    vars(decide)["transitions"] = _newer_transitions
    vars(reducer)["upcast"] = _upcast
    run()
