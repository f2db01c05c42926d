"""The HTTP side of the server, version 1: tables, actions, views, records, analyses."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, Router, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from overworld.errors import NotationError
from overworld.game import CHANCE, Game
from overworld.play.preview import BuildPreview, preview_of
from overworld.play.view import Reason, View, step_view, why_of
from overworld.server.http.box_info import Box, box_of, tag_of
from overworld.server.http.etag import is_known
from overworld.server.http.identity import address_of, identify_or_issue, owner_of
from overworld.server.http.origin import check_origin
from overworld.server.http.practice_api import practice_routes
from overworld.server.http.socket import act_for
from overworld.server.hub.bot_process import Analysed
from overworld.server.hub.messages import Act, Done, Error, Hello, TableInfo
from overworld.server.hub.node import Node
from overworld.server.hub.render import Summary, hello_of, info_of
from overworld.server.hub.room import Room
from overworld.server.room.actions import SeatNumber
from overworld.server.room.codes import read_code
from overworld.server.room.errors import Refused
from overworld.server.room.options import BOT, HERE, Options, SeatOption
from overworld.server.room.table import LOBBY, PLAYING
from overworld.server.settings import Settings
from overworld.server.store import TableRow

PREFIX = "/api/1"
_TOP = 5
_ERRORS = {
    status: ResponseSpec(Error, description="A documented error.", generate_examples=False)
    for status in (400, 403, 404, 405, 409, 413, 429, 500, 503)
}

Code = Annotated[str, PathParameter(description="The six characters of a table.")]


class Made(msgspec.Struct, frozen=True):
    """A table that was made, and the link to it."""

    code: str
    link: str


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    status: str
    created: int
    updated: int
    summary: Summary


class Imported(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be looked at."""

    record: str


class Forked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a fork begins, and the bots of the seats that are not played by whoever forks."""

    step: int
    seat: SeatNumber = 0
    bot: str = "flint"


def _node(request: Request[Any, Any, Any]) -> Node:
    node: Node = request.app.state.node
    return node


async def _room(request: Request[Any, Any, Any], text: str, admit: bool = True) -> Room:
    """The table of a request, if whoever asks may see it."""
    code, node = read_code(text), _node(request)
    try:
        if code is None:
            raise Refused("no_table", code=text[:20])
        room = await node.hub.rooms.get(code)
    except Refused as refused:
        if refused.code == "no_table":
            node.accounts.unknown_code(address_of(request.scope))
        raise
    if admit and not room.table.admits(owner_of(request)):
        raise Refused("no_spectators")
    return room


def _link(request: Request[Any, Any, Any], code: str) -> str:
    base = _node(request).settings.public_url or str(request.base_url)
    return f"{base.rstrip('/')}/t/{code}"


def _listed(row: TableRow) -> Listed:
    summary = msgspec.json.decode(row.summary, type=Summary)
    return Listed(row.code, row.status, row.created, row.updated, summary)


@get(
    f"{PREFIX}/box",
    responses={**_ERRORS, 304: ResponseSpec(None, description="It is what you have.")},
    summary="What is in the box",
)
async def get_box(request: Request[Any, Any, Any]) -> Response[Box]:
    """Everything that tables are played with; it changes only with the server."""
    box = _node(request).hub.box
    headers = {"etag": tag_of(box), "cache-control": "no-cache"}
    if is_known(request.headers.get("if-none-match"), headers["etag"]):
        unchanged: Response[Any] = Response(None, status_code=304, headers=headers)
        return unchanged
    return Response(box_of(box), headers=headers)


@get(f"{PREFIX}/me", responses=_ERRORS, summary="Your tables, by browser")
async def my_tables(request: Request[Any, Any, Any]) -> Response[list[Listed]]:
    """Lists the tables of a browser, and gives a new browser its secret."""
    owner, headers = identify_or_issue(request, _node(request).settings)
    rows = [] if headers else await _node(request).store.tables_of(owner)
    return Response([_listed(row) for row in rows], headers=headers)


@post(f"{PREFIX}/tables", responses=_ERRORS, summary="Make a table")
async def make_table(request: Request[Any, Any, Any], data: JSONBody[Options]) -> Response[Made]:
    """Makes a table; whoever makes it is its host."""
    return await _made(request, data)


async def _made(
    request: Request[Any, Any, Any],
    options: Options,
    *,
    record: str = "",
    step: int | None = None,
    origin: str = "",
) -> Response[Made]:
    node = _node(request)
    check_origin(request, node.settings)
    address = address_of(request.scope)
    node.accounts.check_table(address)
    owner, headers = identify_or_issue(request, _node(request).settings)
    code = await node.hub.create(options, owner, record=record, step=step, origin=origin)
    node.accounts.made_table(address)
    return Response(Made(code, _link(request, code)), headers=headers, status_code=201)


@get(f"{PREFIX}/tables/{{code:str}}", responses=_ERRORS, summary="A table as a whole")
async def get_table(request: Request[Any, Any, Any], code: Code) -> Hello:
    """The same as the first message of a socket."""
    room, node = await _room(request, code), _node(request)
    return hello_of(
        room.table, owner_of(request), node.hub.now(), room.spectators, node.settings, whole=True
    )


@delete(f"{PREFIX}/tables/{{code:str}}", responses=_ERRORS, summary="Delete a table")
async def delete_table(request: Request[Any, Any, Any], code: Code) -> None:
    """Deletes a table with everything that was said and played; for its host."""
    node = _node(request)
    check_origin(request, node.settings)
    room = await _room(request, code)
    await node.hub.delete(room.table.code, owner_of(request))


@post(
    f"{PREFIX}/tables/{{code:str}}/actions",
    responses=_ERRORS,
    status_code=200,
    summary="Do something at a table",
)
async def do_action(request: Request[Any, Any, Any], code: Code, data: JSONBody[Act]) -> Done:
    """Carries an action out, as the socket does."""
    node = _node(request)
    check_origin(request, node.settings)
    owner, address = owner_of(request), address_of(request.scope)
    room = await _room(request, code, admit=False)  # a right claim lets in
    if not node.accounts.frame(owner, address, room.table.code):
        raise Refused("too_many_actions")
    return await act_for(node, room.table.code, data, owner, address)


@get(
    f"{PREFIX}/tables/{{code:str}}/steps/{{step:int}}",
    responses=_ERRORS,
    summary="The view after some entries",
)
async def get_step(request: Request[Any, Any, Any], code: Code, step: FromPath[int]) -> View:
    """What the table showed after this many entries of its record."""
    room = await _room(request, code)
    game = _game_at(room, step)
    return step_view(game, step, odds=room.table.options.odds)


def _game_at(room: Room, step: int) -> Game:
    """The game of a table that has at least some entries."""
    game = room.table.game
    if game is None or room.table.status == LOBBY:
        raise Refused("not_started")
    if not 0 <= step <= len(game.log):
        raise Refused("no_step", most=len(game.log))
    return game


@get(
    f"{PREFIX}/tables/{{code:str}}/steps/{{step:int}}/analysis",
    responses=_ERRORS,
    summary="What the search thinks of a step",
)
async def get_analysis(
    request: Request[Any, Any, Any],
    code: Code,
    step: FromPath[int],
    ms: Annotated[int, QueryParameter(ge=1, le=60_000)] = 1000,
) -> Analysed:
    """An estimate of the best decisions; where hints are off, of finished games only."""
    room, node = await _room(request, code), _node(request)
    game = _game_at(room, step).copy()
    if room.table.status == PLAYING and not room.table.options.hints_on:
        raise Refused("option_off", option="hints")
    while len(game.log) > step:
        game.undo()
    if game.turn in (None, CHANCE):
        raise Refused("no_step", most=len(game.log))
    budget = min(ms, node.settings.analysis_ms)
    who = address_of(request.scope)
    return await node.analyses.ask(game.position, budget, _TOP, who)


@get(
    f"{PREFIX}/tables/{{code:str}}/preview",
    responses=_ERRORS,
    summary="What a build would change",
)
async def get_preview(
    request: Request[Any, Any, Any],
    code: Code,
    move: Annotated[str, QueryParameter(max_length=40)],
) -> BuildPreview:
    """What a build would cost and change, before it is decided."""
    room = await _room(request, code)
    game = _game_at(room, 0)
    try:
        return preview_of(game, move)
    except ValueError as error:
        raise Refused("bad_move", reason=str(error)[:200]) from error


@get(
    f"{PREFIX}/tables/{{code:str}}/why",
    responses=_ERRORS,
    summary="Why a decision is not legal now",
)
async def get_why(
    request: Request[Any, Any, Any],
    code: Code,
    move: Annotated[str, QueryParameter(max_length=40)],
) -> Reason | None:
    """The reason against a decision; nothing if it is legal."""
    room = await _room(request, code)
    game = _game_at(room, 0)
    try:
        return why_of(game, move)
    except ValueError as error:
        raise Refused("bad_move", reason=str(error)[:200]) from error


@get(
    f"{PREFIX}/tables/{{code:str}}/record",
    responses=_ERRORS,
    summary="The record of a game",
    media_type="text/plain",
)
async def get_record(request: Request[Any, Any, Any], code: Code) -> Response[str]:
    """The record of the game so far, for a file."""
    room = await _room(request, code)
    _game_at(room, 0)
    name = f'attachment; filename="{room.table.code}.ogn"'
    return Response(room.table.record(), headers={"content-disposition": name})


@post(f"{PREFIX}/records", responses=_ERRORS, summary="Import a record")
async def import_record(
    request: Request[Any, Any, Any], data: JSONBody[Imported]
) -> Response[Made]:
    """Makes a table at which the game of a record can be replayed and forked."""
    node = _node(request)
    check_origin(request, node.settings)
    try:
        game = Game.from_record(data.record, node.hub.box)
    except NotationError as error:
        raise Refused("bad_record", reason=str(error)[:200]) from error
    options = Options(tuple(SeatOption(HERE, board=colour) for colour in game.colours))
    return await _made(request, options, record=data.record)


@post(f"{PREFIX}/tables/{{code:str}}/fork", responses=_ERRORS, summary="Try from here")
async def fork_table(
    request: Request[Any, Any, Any], code: Code, data: JSONBody[Forked]
) -> Response[Made]:
    """Makes a table that goes on from a step against bots; the first one stays as it is."""
    room = await _room(request, code)
    game = _game_at(room, data.step)
    if not 0 <= data.seat < len(game.colours):
        raise Refused("malformed", field="seat")
    seats = tuple(
        SeatOption(HERE, board=colour)
        if number == data.seat
        else SeatOption(BOT, bot=data.bot, board=colour)
        for number, colour in enumerate(game.colours)
    )
    record = room.table.record()
    options = Options(seats, hints=True)
    return await _made(request, options, record=record, step=data.step, origin=room.table.code)


@get(
    f"{PREFIX}/tables/{{code:str}}/qr.svg",
    responses=_ERRORS,
    summary="The link to a table as a QR",
    media_type="image/svg+xml",
)
async def get_qr(
    request: Request[Any, Any, Any],
    code: Code,
    claim: Annotated[str, QueryParameter(max_length=80)] = "",
    seat: Annotated[int, QueryParameter(ge=0, le=3)] = 0,
) -> Response[bytes]:
    """The link as a picture; with `claim`, the link with which another device takes a seat."""
    room = await _room(request, code)
    link = _link(request, room.table.code)
    if claim:
        link += f"#claim={seat}.{claim}"
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", xmldecl=False, scale=4, border=2)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get(f"{PREFIX}/tables/{{code:str}}/info", responses=_ERRORS, summary="The lobby of a table")
async def get_info(request: Request[Any, Any, Any], code: Code) -> TableInfo:
    """A table without its game."""
    room = await _room(request, code)
    return info_of(room.table, _node(request).settings)


HANDLERS: list[HTTPRouteHandler] = [
    get_box,
    my_tables,
    make_table,
    get_table,
    get_info,
    delete_table,
    do_action,
    get_step,
    get_analysis,
    get_preview,
    get_why,
    get_record,
    fork_table,
    get_qr,
]
"""Everything but what takes a record, which may be longer than other requests."""


def handlers(settings: Settings) -> list[HTTPRouteHandler | Router]:
    """Everything that the HTTP side answers."""
    records = Router(
        "/",
        route_handlers=[import_record],
        request_max_body_size=settings.max_record + settings.max_message,
    )
    return [*HANDLERS, *practice_routes(PREFIX), records]
