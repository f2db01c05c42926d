"""Helpers of HTTP routes: the node, the table and the game of a request, and new tables."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from overworld.game import Game
from overworld.server.http.identity import address_of, identify_or_issue, owner_of
from overworld.server.http.origin import check_origin
from overworld.server.hub.messages import Error
from overworld.server.hub.node import Node
from overworld.server.hub.room import Room
from overworld.server.table.codes import read_code
from overworld.server.table.errors import Refused
from overworld.server.table.options import Options
from overworld.server.table.table import LOBBY

PREFIX = "/api/1"
"""The path of all routes of version 1."""

ERRORS = {
    status: ResponseSpec(Error, description="A documented error.", generate_examples=False)
    for status in (400, 403, 404, 405, 409, 413, 421, 429, 500, 503)
}
"""The answers that every route may give."""

Code = Annotated[str, PathParameter(description="The six characters of a table.")]


class Made(msgspec.Struct, frozen=True):
    """A table that was made, and the link to it."""

    code: str
    link: str


def node_of(request: Request[Any, Any, Any]) -> Node:
    """Return the node that serves a request."""
    node: Node = request.app.state.node
    return node


async def room_of(request: Request[Any, Any, Any], text: str, admit: bool = True) -> Room:
    """Return the room of a request, or raise `Refused` if the client may not see it."""
    code, node = read_code(text), node_of(request)
    try:
        if code is None:
            raise Refused("no_table", code=text[:20])
        room = await node.hub.rooms.get(code)
    except Refused as refused:
        if refused.error == "no_table":
            node.accounts.unknown_code(address_of(request.scope))
        raise
    if admit and not room.table.admits(owner_of(request)):
        raise Refused("no_spectators")
    return room


def link_to(request: Request[Any, Any, Any], code: str) -> str:
    """Return the link to a table for browsers."""
    base = node_of(request).settings.public_url or str(request.base_url)
    return f"{base.rstrip('/')}/t/{code}"


def may_make(request: Request[Any, Any, Any]) -> None:
    """Raise `Refused` if the client may not create a table; call it first."""
    node = node_of(request)
    check_origin(request, node.settings)
    node.accounts.check_table(address_of(request.scope))


async def make(
    request: Request[Any, Any, Any],
    options: Options,
    *,
    record: str = "",
    step: int | None = None,
    origin: str = "",
) -> Response[Made]:
    """Create a table whose host is the client."""
    node, address = node_of(request), address_of(request.scope)
    owner, headers = identify_or_issue(request, node.settings)
    code = await node.hub.create(
        options, owner, record=record, step=step, origin=origin, address=address
    )
    node.accounts.made_table(address)
    return Response(Made(code, link_to(request, code)), headers=headers, status_code=201)


def game_at(room: Room, step: int) -> Game:
    """Return the game of a table, or raise `Refused` unless it has at least `step` steps."""
    game = room.table.game
    if game is None or room.table.status == LOBBY:
        raise Refused("not_started")
    if not 0 <= step <= game.step_number:
        raise Refused("no_step", most=game.step_number)
    return game
