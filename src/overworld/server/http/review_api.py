"""HTTP routes of reviews and notes about the steps of ended games."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from overworld.server.http.acting import spectator_bucket
from overworld.server.http.identity import address_of, owner_of
from overworld.server.http.origin import check_origin
from overworld.server.http.requests import ERRORS, PREFIX, Code, game_at, node_of, room_of
from overworld.server.hub.messages import Note
from overworld.server.hub.notes import notes_of, remove_note, write_note
from overworld.server.hub.reviews import ReviewState
from overworld.server.table.actions import SeatNumber
from overworld.server.table.errors import Refused


class NoteWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note about a step; an empty text removes the author's note."""

    text: str


@post(
    f"{PREFIX}/tables/{{code:str}}/review",
    responses=ERRORS,
    status_code=200,
    summary="Have a game reviewed",
)
async def ask_review(request: Request[Any, Any, Any], code: Code) -> ReviewState:
    """Request the review of an ended game, or return its state; the server stores it."""
    node, owner, address = node_of(request), owner_of(request), address_of(request.scope)
    check_origin(request, node.settings)
    if not owner:
        raise Refused("no_secret")
    room = await room_of(request, code)
    game_at(room, 0)
    if not room.table.ended:
        raise Refused("not_over")
    found = await node.reviews.state(room.table.code)
    if found.state not in ("none", "failed"):
        return found
    node.accounts.check_review(owner, address, spectator_bucket(node, room.table.code, owner))
    return await node.reviews.ask(room.table.code, address)


@get(f"{PREFIX}/tables/{{code:str}}/review", responses=ERRORS, summary="The review of a game")
async def get_review(request: Request[Any, Any, Any], code: Code) -> ReviewState:
    """Return the review of a game or its state, without requesting one."""
    room = await room_of(request, code)
    return await node_of(request).reviews.state(room.table.code)


@get(f"{PREFIX}/tables/{{code:str}}/notes", responses=ERRORS, summary="Notes about a game")
async def get_notes(request: Request[Any, Any, Any], code: Code) -> list[Note]:
    """Return the notes about the steps of a game."""
    room = await room_of(request, code)
    return await notes_of(node_of(request).hub, room.table.code)


@put(
    f"{PREFIX}/tables/{{code:str}}/steps/{{step:int}}/note",
    responses=ERRORS,
    summary="Note something about a step",
)
async def put_note(
    request: Request[Any, Any, Any], code: Code, step: FromPath[int], data: JSONBody[NoteWanted]
) -> list[Note]:
    """Store your note about a step of an ended game; an empty text removes it."""
    node, owner, address = node_of(request), owner_of(request), address_of(request.scope)
    check_origin(request, node.settings)
    room = await room_of(request, code)
    node.accounts.check_change(owner, address, spectator_bucket(node, room.table.code, owner))
    return await write_note(node.hub, room, owner, step, data.text)


@delete(
    f"{PREFIX}/tables/{{code:str}}/steps/{{step:int}}/note",
    responses=ERRORS,
    status_code=200,
    summary="Remove the note of a seat",
)
async def delete_note(
    request: Request[Any, Any, Any], code: Code, step: FromPath[int], seat: SeatNumber
) -> list[Note]:
    """Remove the note of a seat about a step, for the host; returns the notes that are left."""
    node, owner, address = node_of(request), owner_of(request), address_of(request.scope)
    check_origin(request, node.settings)
    room = await room_of(request, code)
    node.accounts.check_change(owner, address, spectator_bucket(node, room.table.code, owner))
    return await remove_note(node.hub, room, owner, step, seat)


REVIEW_HANDLERS: list[HTTPRouteHandler] = [
    ask_review,
    get_review,
    get_notes,
    put_note,
    delete_note,
]
"""All handlers of this module."""
