"""Notes about the steps of an ended game: one for each step and author."""

from __future__ import annotations

import msgspec

from overworld.server.hub.hub import Hub
from overworld.server.hub.messages import Note, Notes
from overworld.server.hub.render import encode, notes_from
from overworld.server.hub.room import Room
from overworld.server.store import NoteRow
from overworld.server.table.codes import equal_in_constant_time
from overworld.server.table.errors import Refused

LONGEST, MOST = 500, 200
"""The most characters of a note, and the most notes about a game."""


async def notes_of(hub: Hub, code: str) -> list[Note]:
    """Return the notes about a game, as clients see them."""
    return notes_from(await hub.store.notes(code))


async def write_note(hub: Hub, room: Room, owner: str, step: int, text: str) -> list[Note]:
    """Store a player's note about a step and send all notes to the table.

    An empty text removes the player's note, which is always allowed.

    Raises:
        Refused: The player may not write, the note is too long, or the table is archived.
    """
    async with hub.rooms.use(room.table.code) as room:  # an erasure of the author may come first
        table = room.table
        author = author_of(room, owner)
        if table.game is None or not 0 <= step <= table.game.step_number:
            raise Refused("no_step", most=0 if table.game is None else table.game.step_number)
        text = text.strip()
        if len(text) > LONGEST or any(not one.isprintable() and one != "\n" for one in text):
            raise Refused("bad_chat", longest=LONGEST)
        if text:
            if table.archived:
                raise Refused("archived")
            if refusal := table.refusal_to_speak(owner):
                raise refusal
        known = await hub.store.notes(table.code)
        is_new = all((note.step, note.author) != (step, owner) for note in known)
        if text and is_new and len(known) >= MOST:
            raise Refused("log_full", most=MOST)
        row = NoteRow(step, owner, author.seat, author.name, text, hub.now())
        await hub.store.set_note(table.code, row)
        return await _send_notes(hub, room)


async def remove_note(hub: Hub, room: Room, owner: str, step: int, seat: int) -> list[Note]:
    """Remove the notes of a seat about a step, for the host; send the others to the table."""
    code = room.table.code
    async with hub.rooms.use(code) as room:
        if not owner or not equal_in_constant_time(room.table.host, owner):
            raise Refused("not_host")
        for row in await hub.store.notes(code):
            if (row.step, row.seat) == (step, seat):
                await hub.store.set_note(code, msgspec.structs.replace(row, text=""))
        return await _send_notes(hub, room)


async def send_notes(hub: Hub, code: str) -> None:
    """Send all notes to the clients at a table, after another node has changed one."""
    held = hub.rooms.held(code)
    if held is not None and held.listeners:
        async with hub.rooms.use(code) as room:
            await _send_notes(hub, room)


async def _send_notes(hub: Hub, room: Room) -> list[Note]:
    found = await notes_of(hub, room.table.code)
    room.send(encode(Notes(found)))
    return found


class Author(msgspec.Struct, frozen=True):
    """The author of a note or the leader of a review: a seat, or the host without one."""

    seat: int | None
    name: str


def author_of(room: Room, owner: str) -> Author:
    """Return the player or host behind an owner; raise `Refused` for a spectator."""
    table = room.table
    if not table.ended:
        raise Refused("not_over")
    seats = table.seats_of(owner)
    if seats:
        return Author(seats[0], table.seats[seats[0]].shown_name)
    if not owner or owner != table.host:
        raise Refused("not_your_seat")
    return Author(None, "")
