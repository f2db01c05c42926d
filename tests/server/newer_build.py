"""A build of tomorrow: another version, and a kind of event that today's build does not know.

Chat is written as `chat.2`, and read as what it means.
"""

from __future__ import annotations

import msgspec

import overworld.version

overworld.version.__version__ = "99.0.0"

from overworld.__main__ import run  # noqa: E402
from overworld.server.room import context, decide, events, reducer  # noqa: E402
from overworld.server.room.table import Table  # noqa: E402

events.VERSIONS["chat"] = 2


def _newer(facts: list[context.Fact]) -> list[context.Fact]:
    return [fact._replace(kind="chat.2") if fact.kind == "chat" else fact for fact in facts]


def _upcast(event: events.Event) -> events.Event:
    known = events.upcast(event)
    return msgspec.structs.replace(known, kind="chat") if known.kind == "chat.2" else known


_numbered = context.numbered


def _numbered_newer(
    table: Table, facts: list[context.Fact], given: context.Context, key: str = ""
) -> list[events.Event]:
    return _numbered(table, _newer(facts), given, key)


vars(decide)["numbered"] = _numbered_newer
vars(reducer)["upcast"] = _upcast

if __name__ == "__main__":
    run()
