"""After a game: notes about its steps, and led reviews.

Each author has one note for each step. In a led review, one person shows a step to the others. It
is not stored.
"""

from __future__ import annotations

import msgspec

from overworld.server.hub.hub import Hub
from overworld.server.hub.messages import Note, Notes, ShownStep
from overworld.server.hub.render import encode, notes_from
from overworld.server.hub.room import Room
from overworld.server.store.model import NoteRow
from overworld.server.table.codes import equal_in_constant_time
from overworld.server.table.errors import Refused

MAX_NOTE_LENGTH, MAX_NOTES = 500, 200
"""Maximum length of a note in characters, and maximum number of notes about a game."""


async def read_notes(hub: Hub, code: str) -> list[Note]:
    """Return the notes about a game, as clients see them."""
    return notes_from(await hub.store.notes(code))


async def write_note(hub: Hub, room: Room, owner: str, step: int, text: str) -> list[Note]:
    """Store a player's note about a step and send all notes to the table.

    An empty text removes the player's note, which is always allowed.

    Raises:
        Refused: The player may not write, the note is too long, or the table is archived.
    """
    async with hub.rooms.locked(room.table.code) as room:  # an erasure of the author may come first
        table = room.table
        seat, name = check_author(room, owner)
        if table.game is None or not 0 <= step <= table.game.step_number:
            raise Refused("no_step", most=0 if table.game is None else table.game.step_number)
        text = text.strip()
        if len(text) > MAX_NOTE_LENGTH or any(
            not letter.isprintable() and letter != "\n" for letter in text
        ):
            raise Refused("bad_chat", longest=MAX_NOTE_LENGTH)
        if text:
            if table.archived:
                raise Refused("archived")
            if refusal := table.refusal_to_speak(owner):
                raise refusal
            await hub.sanctions.check_speech(owner)
        notes = await hub.store.notes(table.code)
        is_new = all((note.step, note.author) != (step, owner) for note in notes)
        if text and is_new and len(notes) >= MAX_NOTES:
            raise Refused("log_full", most=MAX_NOTES)
        row = NoteRow(step, owner, seat, name, text, hub.now())
        await hub.store.set_note(table.code, row)
        return await _send_notes(hub, room)


async def remove_note(hub: Hub, room: Room, owner: str, step: int, seat: int) -> list[Note]:
    """Remove the notes of a seat about a step, for the host; send the others to the table."""
    code = room.table.code
    async with hub.rooms.locked(code) as room:
        if not equal_in_constant_time(room.table.host, owner):
            raise Refused("not_host")
        for row in await hub.store.notes(code):
            if (row.step, row.seat) == (step, seat):
                await hub.store.set_note(code, msgspec.structs.replace(row, text=""))
        return await _send_notes(hub, room)


async def send_notes(hub: Hub, code: str) -> None:
    """Send all notes to the clients at a table, after another node has changed one."""
    room = hub.rooms.cached(code)
    if room is not None and room.listeners:
        async with hub.rooms.locked(code) as room:
            await _send_notes(hub, room)


async def _send_notes(hub: Hub, room: Room) -> list[Note]:
    notes = await read_notes(hub, room.table.code)
    room.send(encode(Notes(notes)))
    return notes


def check_author(room: Room, owner: str) -> tuple[int | None, str]:
    """Return the seat and the name of a player; None and "" for a host without a seat.

    Raises:
        Refused: The game has not ended, or the owner is a spectator.
    """
    table = room.table
    if not table.ended:
        raise Refused("not_over")
    seats = table.seats_of(owner)
    if seats:
        return seats[0], table.seats[seats[0]].display_name
    if not owner or owner != table.host:
        raise Refused("not_your_seat")
    return None, ""


# ---------------------------------------------------------------- led reviews


def lead(room: Room, owner: str, step: int | None) -> None:
    """Show a step to the whole table; None ends the lead.

    Raises:
        Refused: Another player leads, and `owner` is not the host.
    """
    (seat, name), game = check_author(room, owner), room.table.game
    if room.leader not in ("", owner) and owner != room.table.host:
        raise Refused("led", name=room.shown_step.name)
    if step is None:
        room.set_leader("", ShownStep())
        return
    if refusal := room.table.refusal_to_speak(owner):
        raise refusal
    last = 0 if game is None else game.step_number
    if not 0 <= step <= last:
        raise Refused("no_step", most=last)
    room.set_leader(owner, ShownStep(step, seat, name))


def stop_leading(room: Room, owner: str) -> None:
    """End a led review whose leader has no connection left."""
    if owner and room.leader == owner and not room.is_listening(owner):
        room.set_leader("", ShownStep())
