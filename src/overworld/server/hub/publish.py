"""Tells everybody at a table what has changed; whoever may not see it any more is sent away."""

from __future__ import annotations

from overworld.server.hub.messages import Seated, Spectators
from overworld.server.hub.render import encode, update_of, you_of
from overworld.server.hub.room import Change, Room
from overworld.server.room.errors import Refused
from overworld.server.room.events import SEAT_KINDS, Event
from overworld.server.room.table import Table
from overworld.server.settings import Settings


def publish(room: Room, after: Table, event: Event, settings: Settings) -> None:
    """Replaces the table of a room by the one after an event, and tells everybody."""
    watching = room.spectators if event.kind in SEAT_KINDS else 0
    change = Change(room.table, after, event)
    room.table = after
    room.know(event)
    room.changes.append(change)
    if not room.listeners:
        return
    if event.kind in SEAT_KINDS:
        _publish_seats(room, change, settings, watching)
    else:
        room.send(message_of(change, settings))


def _publish_seats(room: Room, change: Change, settings: Settings, watching: int) -> None:
    table = room.table
    for listener in list(room.listeners):
        if not table.admits(listener.owner):
            room.listeners.discard(listener)
            listener.dismiss(Refused("no_spectators"))
            continue
        listener.send(message_of(change, settings))
        listener.send(encode(Seated(you_of(table, listener.owner))))
    if room.spectators != watching:  # who sits down does not only watch any more
        room.send(encode(Spectators(room.spectators)))


def message_of(change: Change, settings: Settings) -> bytes:
    """The message about a change; it is the same for everybody and made once."""
    if change.tables is not None:
        change.message = encode(update_of(*change.tables, change.event, settings))
        change.tables = None  # a game with all its states is much to keep for nobody
    return change.message
