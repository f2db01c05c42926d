"""A led review: one shows the others a step of an ended game. Nothing of it is stored."""

from __future__ import annotations

from overworld.server.hub.messages import Led
from overworld.server.hub.notes import author_of
from overworld.server.hub.render import encode
from overworld.server.hub.room import Room
from overworld.server.room.errors import Refused


def lead(room: Room, owner: str, step: int | None) -> None:
    """Shows everybody a step, or nothing any more; raises `Refused` if somebody else leads."""
    author, game = author_of(room, owner), room.table.game
    if room.leader not in ("", owner):
        raise Refused("led", name=room.led.name)
    most = 0 if game is None else len(game.log)
    if step is not None and not 0 <= step <= most:
        raise Refused("no_step", most=most)
    room.leader = "" if step is None else owner
    room.led = Led() if step is None else Led(step, author.seat, author.name)
    room.send(encode(room.led))


def stop_leading(room: Room, owner: str) -> None:
    """Ends what somebody led who has gone."""
    if owner and room.leader == owner and not room.listening(owner):
        room.leader, room.led = "", Led()
        room.send(encode(room.led))
