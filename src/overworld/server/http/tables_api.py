"""HTTP routes of tables: create, see, act, share; the tables and the data of a browser."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated

import msgspec
import segno
from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter

from overworld.server.http.identity import COOKIE, SECURE_COOKIE, browser_hash, identify_or_issue
from overworld.server.http.requests import (
    PREFIX,
    TABLE,
    ApiRequest,
    Code,
    CreatedTable,
    act_for,
    api_delete,
    api_get,
    api_post,
    spectator_bucket,
)
from overworld.server.hub.messages import Act, Done, Hello, TableInfo
from overworld.server.hub.personal import (
    Erased,
    Listed,
    MyData,
    collect_data,
    erase_data,
    list_tables,
)
from overworld.server.hub.render import render_info
from overworld.server.table.actions import SeatNumber
from overworld.server.table.codes import read_code
from overworld.server.table.errors import Refused
from overworld.server.table.options import Options


@api_post(f"{PREFIX}/tables", summary="Make a table")
async def make_table(request: ApiRequest, data: JSONBody[Options]) -> Response[CreatedTable]:
    """Create a table; the client is its host."""
    request.node.limits.check_new_table(request.address)
    return await request.create_table(data)


@api_get(TABLE, summary="A table as a whole")
async def get_table(request: ApiRequest, code: Code) -> Hello:
    """Return the same as the first message of a socket.

    It is the message `hello` with everything that the client may see.
    """
    room, node, owner = await request.room(code), request.node, request.owner
    await node.hub.transcripts.write_log(room, owner, request.address)
    return node.hub.transcripts.hello(room, owner, node.hub.now(), node.settings)


@api_get(f"{TABLE}/info", summary="The lobby of a table")
async def get_info(request: ApiRequest, code: Code) -> TableInfo:
    """Return a table without its game."""
    room = await request.room(code)
    return render_info(room.table, request.node.settings)


@api_delete(TABLE, summary="Delete a table")
async def delete_table(request: ApiRequest, code: Code) -> None:
    """Delete a table with its chat and its game; only its host may.

    The server deletes everything of it. The answer is empty.
    """
    room = await request.room(code)
    await request.hub.delete(room.table.code, request.owner)


@api_post(f"{TABLE}/actions", status_code=200, summary="Do something at a table")
async def do_action(request: ApiRequest, code: Code, data: JSONBody[Act]) -> Done:
    """Carry out an action, as the socket does.

    The answer is the message `done` of the socket.
    """
    node, owner, address = request.node, request.owner, request.address
    room = await request.room(code, admit=False)  # a valid claim admits the client
    code = room.table.code
    if not node.limits.allow_frame(owner, address, spectator_bucket(node, code, owner)):
        raise Refused("too_many_actions")
    return await act_for(node, code, data, owner, address)


# ---------------------------------------------------------------- links as QR codes


class ClaimLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat and the secret with which another device can claim it."""

    seat: SeatNumber
    secret: Annotated[str, msgspec.Meta(max_length=80)]


@api_get(f"{TABLE}/qr.svg", summary="The link to a table as a QR", media_type="image/svg+xml")
async def get_qr(request: ApiRequest, code: Code) -> Response[bytes]:
    """Return the link to a table as an SVG picture."""
    return await _qr_answer(request, code)


@api_post(
    f"{TABLE}/qr.svg",
    status_code=200,
    summary="The link that moves a seat as a QR",
    media_type="image/svg+xml",
)
async def claim_qr(request: ApiRequest, code: Code, data: JSONBody[ClaimLink]) -> Response[bytes]:
    """Return the link with which another device claims a seat; no URL has its secret."""
    return await _qr_answer(request, code, f"#claim={data.seat}.{data.secret}")


async def _qr_answer(request: ApiRequest, code: str, fragment: str = "") -> Response[bytes]:
    room = await request.room(code)
    picture = await request.offload(qr_code, request.link_to(room.table.code) + fragment)
    return Response(picture, media_type="image/svg+xml")


def qr_code(link: str) -> bytes:
    """Return a link as a QR code in SVG."""
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", xmldecl=False, scale=4, border=2)
    return picture.getvalue()


# ---------------------------------------------------------------- the tables and data of a browser


@api_get(f"{PREFIX}/me", summary="Your tables, by browser")
async def my_tables(request: ApiRequest) -> Response[list[Listed]]:
    """List the tables of a browser, and give a new browser its secret.

    A new browser gets its cookie with the answer.
    """
    owner, headers = identify_or_issue(request)
    tables = await list_tables(request.hub, owner) if request.owner else []
    return Response(tables, headers=headers)


After = Annotated[str, QueryParameter(max_length=20, description="`next` of the page before.")]


@api_get(f"{PREFIX}/me/data", summary="Export your data")
async def export_data(request: ApiRequest, after: After = "") -> Response[MyData]:
    """Return everything that the server keeps under this browser's secret, page by page.

    A page has 100 tables. Ask for the next page with `after` set to `next` of this one.
    """
    owner = _checked_owner(request, after)
    page = await collect_data(request.hub, owner, after)
    return Response(page, headers={"cache-control": "no-store"})


@api_delete(f"{PREFIX}/me/data", status_code=200, summary="Erase your data")
async def erase_my_data(request: ApiRequest, after: After = "") -> Response[Erased]:
    """Erase this browser's data at some tables; at the last ones, its cookie goes too.

    If the browser is a device of a player with a name, this erases the player's data and the name.
    The browser then is a guest again, with the secret that it had before it became a device.

    A call erases the data at 100 tables. Continue with `after` while the answer has a `next`.
    """
    owner, names = _checked_owner(request, after), request.node.names
    secret = browser_hash(request)
    await names.begin_deletion(owner, secret)
    erased = await erase_data(request.hub, owner, after)
    if not erased.next:
        await names.end_deletion(owner, secret)
    expired = [
        Cookie(name, "", max_age=0, httponly=True, samesite="lax", secure=name == SECURE_COOKIE)
        for name in (COOKIE, SECURE_COOKIE)
        if name in request.cookies and not erased.next and secret == owner
    ]
    return Response(erased, headers={"cache-control": "no-store"}, cookies=expired)


def _checked_owner(request: ApiRequest, after: str) -> str:
    """Return the owner; raise `Refused` without a secret, above the limit or for a bad `after`."""
    owner = request.owner
    if not owner:
        raise Refused("no_secret")
    request.node.limits.check("data", owner, request.address)
    if after and read_code(after) != after:
        raise Refused("malformed", reason="after must be the code of a table")
    return owner
