"""HTTP routes, version 1: boxes, tables, actions and views."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, Router, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from overworld.play.preview import BuildPreview, preview_of
from overworld.play.view import Reason, View, step_view, why_of
from overworld.server.http.acting import act_for, spectator_bucket
from overworld.server.http.box_info import Box, box_of, tag_of
from overworld.server.http.etag import is_known
from overworld.server.http.identity import address_of, identify_or_issue, owner_of
from overworld.server.http.origin import check_origin
from overworld.server.http.personal_api import PERSONAL_HANDLERS
from overworld.server.http.practice_api import practice_routes
from overworld.server.http.records_api import RECORD_HANDLERS, import_route
from overworld.server.http.requests import (
    ERRORS,
    PREFIX,
    Code,
    Made,
    game_at,
    link_to,
    make,
    may_make,
    node_of,
    room_of,
)
from overworld.server.http.review_api import REVIEW_HANDLERS
from overworld.server.hub.daily import Daily
from overworld.server.hub.messages import Act, Done, Hello, TableInfo
from overworld.server.hub.render import Summary, info_of
from overworld.server.settings import Settings
from overworld.server.store import TableRow
from overworld.server.table.actions import SeatNumber
from overworld.server.table.errors import Refused
from overworld.server.table.options import Options, UnknownBox, box_named


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    status: str
    created: int
    updated: int
    summary: Summary


def _listed(row: TableRow) -> Listed:
    summary = msgspec.json.decode(row.summary, type=Summary)
    return Listed(row.code, row.status, row.created, row.updated, summary)


@get(
    f"{PREFIX}/box",
    responses={**ERRORS, 304: ResponseSpec(None, description="Your copy is up to date.")},
    summary="What is in the box",
)
async def get_box(
    request: Request[Any, Any, Any],
    name: Annotated[str, QueryParameter(max_length=100)] = "",
) -> Response[Box]:
    """Return the contents of a box; they change only with the server."""
    try:
        box = box_named(name, node_of(request).hub.boxes)
    except UnknownBox as error:
        raise Refused("bad_options", field="box") from error
    headers = {"etag": tag_of(box), "cache-control": "no-cache"}
    if is_known(request.headers.get("if-none-match"), headers["etag"]):
        unchanged: Response[Any] = Response(None, status_code=304, headers=headers)
        return unchanged
    return Response(box_of(box), headers=headers)


class BoxTitle(msgspec.Struct, frozen=True):
    """A box: its name in options and its title for players."""

    name: str
    title: str


@get(f"{PREFIX}/boxes", responses=ERRORS, summary="The boxes of the server")
async def get_boxes(request: Request[Any, Any, Any]) -> list[BoxTitle]:
    """Return the boxes that tables can use; the first is the default."""
    return [BoxTitle(box.name, box.title) for box in node_of(request).hub.boxes]


@get(f"{PREFIX}/me", responses=ERRORS, summary="Your tables, by browser")
async def my_tables(request: Request[Any, Any, Any]) -> Response[list[Listed]]:
    """List the tables of a browser, and give a new browser its secret."""
    owner, headers = identify_or_issue(request, node_of(request).settings)
    is_new = not owner_of(request)
    rows = [] if is_new else await node_of(request).store.tables_of(owner)
    return Response([_listed(row) for row in rows], headers=headers)


@get(f"{PREFIX}/daily", responses=ERRORS, summary="The deal of the day")
async def get_daily(request: Request[Any, Any, Any]) -> Daily:
    """Return today's deal and its results so far."""
    node = node_of(request)
    return await node.daily.at(node.hub.now())


@post(f"{PREFIX}/tables", responses=ERRORS, summary="Make a table")
async def make_table(request: Request[Any, Any, Any], data: JSONBody[Options]) -> Response[Made]:
    """Create a table; the client is its host."""
    may_make(request)
    return await make(request, data)


@get(f"{PREFIX}/tables/{{code:str}}", responses=ERRORS, summary="A table as a whole")
async def get_table(request: Request[Any, Any, Any], code: Code) -> Hello:
    """Return the same as the first message of a socket."""
    room, node, owner = await room_of(request, code), node_of(request), owner_of(request)
    await node.hub.transcripts.write_log(room, owner, address_of(request.scope))
    return node.hub.transcripts.hello(room, owner, node.hub.now(), node.settings)


@delete(f"{PREFIX}/tables/{{code:str}}", responses=ERRORS, summary="Delete a table")
async def delete_table(request: Request[Any, Any, Any], code: Code) -> None:
    """Delete a table with its chat and its game; only its host may."""
    node = node_of(request)
    check_origin(request, node.settings)
    room = await room_of(request, code)
    await node.hub.delete(room.table.code, owner_of(request))


@post(
    f"{PREFIX}/tables/{{code:str}}/actions",
    responses=ERRORS,
    status_code=200,
    summary="Do something at a table",
)
async def do_action(request: Request[Any, Any, Any], code: Code, data: JSONBody[Act]) -> Done:
    """Carry out an action, as the socket does."""
    node = node_of(request)
    check_origin(request, node.settings)
    owner, address = owner_of(request), address_of(request.scope)
    room = await room_of(request, code, admit=False)  # a valid claim admits the client
    code = room.table.code
    if not node.accounts.frame(owner, address, spectator_bucket(node, code, owner)):
        raise Refused("too_many_actions")
    return await act_for(node, code, data, owner, address)


@get(
    f"{PREFIX}/tables/{{code:str}}/steps/{{step:int}}",
    responses=ERRORS,
    summary="The view after some entries",
)
async def get_step(request: Request[Any, Any, Any], code: Code, step: FromPath[int]) -> View:
    """Return the view after this many steps."""
    room = await room_of(request, code)
    game = game_at(room, step)
    return step_view(game, step, odds=room.table.options.odds)


@get(
    f"{PREFIX}/tables/{{code:str}}/preview",
    responses=ERRORS,
    summary="What a build would change",
)
async def get_preview(
    request: Request[Any, Any, Any],
    code: Code,
    move: Annotated[str, QueryParameter(max_length=40)],
) -> BuildPreview:
    """Return what a build would cost and change."""
    room = await room_of(request, code)
    game = game_at(room, 0)
    try:
        return preview_of(game, move)
    except ValueError as error:
        raise Refused("bad_move", reason=str(error)[:200]) from error


@get(
    f"{PREFIX}/tables/{{code:str}}/why",
    responses=ERRORS,
    summary="Why a decision is not legal now",
)
async def get_why(
    request: Request[Any, Any, Any],
    code: Code,
    move: Annotated[str, QueryParameter(max_length=40)],
) -> Reason | None:
    """Return why a move is illegal; null if it is legal."""
    room = await room_of(request, code)
    game = game_at(room, 0)
    try:
        return why_of(game, move)
    except ValueError as error:
        raise Refused("bad_move", reason=str(error)[:200]) from error


class ClaimLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat and the secret with which another device can claim it."""

    seat: SeatNumber
    secret: Annotated[str, msgspec.Meta(max_length=80)]


@get(
    f"{PREFIX}/tables/{{code:str}}/qr.svg",
    responses=ERRORS,
    summary="The link to a table as a QR",
    media_type="image/svg+xml",
)
async def get_qr(request: Request[Any, Any, Any], code: Code) -> Response[bytes]:
    """Return the link to a table as an SVG picture."""
    return await _picture(request, code)


@post(
    f"{PREFIX}/tables/{{code:str}}/qr.svg",
    responses=ERRORS,
    status_code=200,
    summary="The link that moves a seat as a QR",
    media_type="image/svg+xml",
)
async def claim_qr(
    request: Request[Any, Any, Any], code: Code, data: JSONBody[ClaimLink]
) -> Response[bytes]:
    """Return the link with which another device claims a seat; no URL has its secret."""
    check_origin(request, node_of(request).settings)
    return await _picture(request, code, f"#claim={data.seat}.{data.secret}")


async def _picture(
    request: Request[Any, Any, Any], code: str, fragment: str = ""
) -> Response[bytes]:
    room = await room_of(request, code)
    link, offload = link_to(request, room.table.code), node_of(request).hub.offload
    picture = await offload.run(address_of(request.scope), _qr, link + fragment)
    return Response(picture, media_type="image/svg+xml")


def _qr(link: str) -> bytes:
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", xmldecl=False, scale=4, border=2)
    return picture.getvalue()


@get(f"{PREFIX}/tables/{{code:str}}/info", responses=ERRORS, summary="The lobby of a table")
async def get_info(request: Request[Any, Any, Any], code: Code) -> TableInfo:
    """Return a table without its game."""
    room = await room_of(request, code)
    return info_of(room.table, node_of(request).settings)


HANDLERS: list[HTTPRouteHandler] = [
    get_box,
    get_boxes,
    get_daily,
    my_tables,
    make_table,
    get_table,
    get_info,
    delete_table,
    do_action,
    get_step,
    get_preview,
    get_why,
    get_qr,
    claim_qr,
    *RECORD_HANDLERS,
    *REVIEW_HANDLERS,
    *PERSONAL_HANDLERS,
]
"""All handlers except the import of records, whose body may be longer."""


def handlers(settings: Settings) -> list[HTTPRouteHandler | Router]:
    """Return all HTTP handlers."""
    return [*HANDLERS, *practice_routes(PREFIX), import_route(settings)]
