"""Send the events of a table to its listeners, and dismiss those who may no longer see it."""

from __future__ import annotations

from overworld.server.hub.messages import Led, Seated
from overworld.server.hub.render import encode, update_of, you_of
from overworld.server.hub.room import Change, Room
from overworld.server.settings import Settings
from overworld.server.table.errors import Refused
from overworld.server.table.events import SEAT_KINDS, Event
from overworld.server.table.table import Table

_SILENCING = ("mute", "claim", "erase")  # events after which the leader may have to stop


def publish(room: Room, after: Table, event: Event, settings: Settings) -> None:
    """Replace the table of a room by the one after an event, and send it to all listeners."""
    change = Change(room.table, after, event)
    room.table = after
    room.remember(event)
    room.changes.append(change)
    if not room.listeners:
        return
    if event.kind in SEAT_KINDS:
        _publish_seats(room, change, settings)
    else:
        room.send(message_of(change, settings))
    if room.leader and event.kind in _SILENCING and not _may_lead(after, room.leader):
        end_lead(room)


def end_lead(room: Room) -> None:
    """End a led review and inform all listeners."""
    room.leader, room.led = "", Led()
    room.send(encode(room.led))


def _may_lead(table: Table, owner: str) -> bool:
    return owner in table.owners and table.refusal_to_speak(owner) is None


def _publish_seats(room: Room, change: Change, settings: Settings) -> None:
    table = room.table
    for listener in room.listeners:
        if not table.admits(listener.owner):
            room.listeners.discard(listener)
            listener.dismiss(Refused("no_spectators"))
            continue
        listener.send(message_of(change, settings))
        listener.send(encode(Seated(you_of(table, listener.owner))))


def message_of(change: Change, settings: Settings) -> bytes:
    """Return the message about a change. All listeners share it, so it is encoded once."""
    if change.tables is not None:
        change.message = encode(update_of(*change.tables, change.event, settings))
        change.tables = None  # free the memory: each table holds the whole game
    return change.message
