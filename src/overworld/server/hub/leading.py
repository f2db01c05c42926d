"""A led review: one person shows the others a step of an ended game. It is not stored."""

from __future__ import annotations

from overworld.server.hub.messages import Led
from overworld.server.hub.notes import author_of
from overworld.server.hub.publish import end_lead
from overworld.server.hub.render import encode
from overworld.server.hub.room import Room
from overworld.server.table.errors import Refused


def lead(room: Room, owner: str, step: int | None) -> None:
    """Show a step to the whole table; None ends the lead.

    Raises:
        Refused: Another player leads, and `owner` is not the host.
    """
    author, game = author_of(room, owner), room.table.game
    if room.leader not in ("", owner) and owner != room.table.host:
        raise Refused("led", name=room.led.name)
    if step is not None and (refusal := room.table.refusal_to_speak(owner)):
        raise refusal
    most = 0 if game is None else game.step_number
    if step is not None and not 0 <= step <= most:
        raise Refused("no_step", most=most)
    room.leader = "" if step is None else owner
    room.led = Led() if step is None else Led(step, author.seat, author.name)
    room.send(encode(room.led))


def stop_leading(room: Room, owner: str) -> None:
    """End a led review whose leader has no connection left."""
    if owner and room.leader == owner and not room.listening(owner):
        end_lead(room)
