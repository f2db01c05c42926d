"""Requests to the API: their client, node and room, their limits, and new tables."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from overworld.game import Game
from overworld.server.http.identity import check_origin, client_address, identify, identify_or_issue
from overworld.server.http.static import make_etag, matches_etag
from overworld.server.hub.hub import Hub
from overworld.server.hub.messages import Act, Done, Error
from overworld.server.hub.node import Node
from overworld.server.hub.room import Room
from overworld.server.limits import Limited
from overworld.server.store.model import Unavailable
from overworld.server.table.codes import read_code
from overworld.server.table.errors import Refused
from overworld.server.table.options import Options
from overworld.server.table.table import LOBBY

PREFIX = "/api/1"
"""The path of all routes of version 1."""

TABLE = f"{PREFIX}/tables/{{code:str}}"
"""The path of a table."""

ERRORS = {
    status: ResponseSpec(Error, description="A documented error.", generate_examples=False)
    for status in (400, 403, 404, 405, 409, 413, 421, 429, 500, 503)
}
"""The answers that every route may give."""

CACHED = {304: ResponseSpec(None, description="Your copy is up to date."), **ERRORS}
"""The answers of routes that use `ApiRequest.cached`."""

# The decorators of routes, which may all give `ERRORS`. Only our own page may change anything.
api_get = partial(get, responses=ERRORS)
api_post = partial(post, responses=ERRORS, guards=[check_origin])
api_put = partial(put, responses=ERRORS, guards=[check_origin])
api_delete = partial(delete, responses=ERRORS, guards=[check_origin])

Code = Annotated[str, PathParameter(description="The six characters of a table.")]

_LOG = logging.getLogger("overworld.http")
_Result = TypeVar("_Result")


class CreatedTable(msgspec.Struct, frozen=True):
    """A table that was made, and the link to it."""

    code: str
    link: str


class ApiRequest(Request[Any, Any, Any]):
    """A request to the API, with the node that serves it and the identity of its client."""

    @property
    def node(self) -> Node:
        """The node that serves the request."""
        node: Node = self.app.state.node
        return node

    @property
    def hub(self) -> Hub:
        """The hub of that node."""
        return self.node.hub

    @property
    def owner(self) -> str:
        """The hash of the client's secret; empty without one."""
        return identify(self)

    @property
    def address(self) -> str:
        """The network address that pays for the request."""
        return client_address(self.scope)

    async def room(self, text: str, admit: bool = True) -> Room:
        """Return the room of a table, or raise `Refused` if the client may not see it."""
        code = read_code(text)
        try:
            if code is None:
                raise Refused("no_table", code=text[:20])
            room = await self.hub.rooms.get(code)
        except Refused as refused:
            if refused.error == "no_table":
                self.node.limits.charge_unknown_code(self.address)
            raise
        if admit:
            await self.node.days.check_watching(room.table, self.owner)
        return room

    def refuse_secret(self, room: Room) -> None:
        """Raise `Refused` for a try at the deal of the day until that day is over."""
        if room.table.is_secret(self.hub.now()):
            raise Refused("day_not_over", day=room.table.options.day)

    async def offload(self, work: Callable[..., _Result], *arguments: Any) -> _Result:
        """Run a job in the offload thread; the client pays for it."""
        return await self.hub.offload.run(self.address, work, *arguments)

    async def record(self, room: Room) -> str:
        """Return the record of a room's game; the client pays for it."""
        return await self.hub.transcripts.record(room, self.owner, self.address)

    def check_limit(self, kind: Limited, room: Room) -> None:
        """Raise `Refused` if the client asks for a kind of work too often."""
        bucket = spectator_bucket(self.node, room.table.code, self.owner)
        self.node.limits.check(kind, self.owner, self.address, bucket)

    def link_to(self, code: str) -> str:
        """Return the link to a table for browsers."""
        base = self.node.settings.public_url or str(self.base_url)
        return f"{base.rstrip('/')}/t/{code}"

    async def create_table(
        self, options: Options, *, record: str = "", step: int | None = None, origin: str = ""
    ) -> Response[CreatedTable]:
        """Create a table whose host is the client."""
        owner, headers = identify_or_issue(self)
        options = await self.node.names.open_options(options, owner)
        code = await self.hub.create(
            options, owner, record=record, step=step, origin=origin, address=self.address
        )
        self.node.limits.charge_table(self.address)
        return Response(CreatedTable(code, self.link_to(code)), headers=headers, status_code=201)

    def cached(self, content: Any) -> Response[Any]:
        """Return content as JSON with an ETag, or 304 if the browser has it."""
        body = msgspec.json.encode(content)
        headers = {"etag": make_etag(body), "cache-control": "no-cache"}
        if matches_etag(self.headers.get("if-none-match"), headers["etag"]):
            return Response(None, status_code=304, headers=headers)
        return Response(body, headers=headers, media_type="application/json")


def game_at(room: Room, step: int = 0) -> Game:
    """Return the game of a table, or raise `Refused` unless it has at least `step` steps."""
    game = room.table.game
    if game is None or room.table.status == LOBBY:
        raise Refused("not_started")
    if not 0 <= step <= game.step_number:
        raise Refused("no_step", most=game.step_number)
    return game


# ---------------------------------------------------------------- shared with the socket


def spectator_bucket(node: Node, code: str, owner: str) -> str:
    """Return the code of the table whose shared budget the client uses; "" if it has a seat there.

    Spectators share one budget, so that they cannot keep the players from acting.
    """
    room = node.hub.rooms.cached(code)
    return "" if room is not None and room.table.seats_of(owner) else code


async def act_for(node: Node, code: str, message: Act, owner: str, address: str) -> Done:
    """Carry out a client's action, or raise `Refused`, also if the client acts too often."""
    limits, action = node.limits, message.action
    limits.check_action(action, owner, address, spectator_bucket(node, code, owner))

    def may_create() -> None:
        limits.check_new_table(address)
        limits.charge_table(address)

    public = await node.names.open_action(code, action, owner)
    return await node.hub.act(code, public, owner, message.id, may_create, address)


def as_refusal(error: Exception, table: str | None = None) -> Refused:
    """Return the refusal that a client gets for an exception; log an unexpected one."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, Unavailable):
        return Refused("unavailable", reason=error.reason[:200])
    if isinstance(error, RecursionError):
        return Refused("malformed", reason="nested too deeply")
    _LOG.error("a request failed", exc_info=error, extra={"table": table})
    return Refused("internal")
