"""Quick reactions of players. The server sends them to the table and stores nothing."""

from __future__ import annotations

from overworld.server.hub.messages import React, Reaction
from overworld.server.hub.render import encode
from overworld.server.hub.room import Room
from overworld.server.table.codes import equal_in_constant_time
from overworld.server.table.errors import Refused


def react(room: Room, owner: str, message: React) -> None:
    """Show a player's reaction to the whole table.

    Raises:
        Refused: The seat is not the owner's, the player is muted, or the table has no chat.
    """
    table, seat = room.table, message.seat
    if not 0 <= seat < len(table.seats):
        raise Refused("malformed", field="seat")
    if not equal_in_constant_time(table.seats[seat].owner, owner):
        raise Refused("not_your_seat", seat=seat)
    if table.archived:
        raise Refused("archived")
    if refusal := table.refusal_to_speak(owner):
        raise refusal
    room.send(encode(Reaction(seat, message.reaction)))
