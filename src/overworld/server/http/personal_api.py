"""The HTTP routes with which a browser exports and erases its own data."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter

from overworld.server.http.identity import COOKIE, SECURE_COOKIE, address_of, owner_of
from overworld.server.http.origin import check_origin
from overworld.server.http.requests import ERRORS, PREFIX, node_of
from overworld.server.hub.personal import Erased, MyData, data_of, erase_data
from overworld.server.table.codes import read_code
from overworld.server.table.errors import Refused

_COOKIES = (COOKIE, SECURE_COOKIE)
After = Annotated[str, QueryParameter(max_length=20, description="`next` of the page before.")]


def _code(after: str) -> str:
    """Return where a page begins; raises `Refused` unless it is the code of a table."""
    if after and read_code(after) != after:
        raise Refused("malformed", reason="after must be the code of a table")
    return after


@get(f"{PREFIX}/me/data", responses=ERRORS, summary="Export your data")
async def export_data(request: Request[Any, Any, Any], after: After = "") -> Response[MyData]:
    """Return everything that the server keeps under this browser's secret, page by page."""
    node = node_of(request)
    found = await data_of(node.hub, _owner_who_may(request), _code(after))
    return Response(found, headers={"cache-control": "no-store"})


@delete(f"{PREFIX}/me/data", responses=ERRORS, status_code=200, summary="Erase your data")
async def erase_my_data(request: Request[Any, Any, Any], after: After = "") -> Response[Erased]:
    """Erase this browser's data at some tables; at the last ones, its cookie goes too."""
    node = node_of(request)
    check_origin(request, node.settings)
    found = await erase_data(node.hub, _owner_who_may(request), _code(after))
    cookies = () if found.next else (name for name in _COOKIES if name in request.cookies)
    expired = [
        Cookie(name, "", max_age=0, httponly=True, samesite="lax", secure=name == SECURE_COOKIE)
        for name in cookies
    ]
    return Response(found, headers={"cache-control": "no-store"}, cookies=expired)


def _owner_who_may(request: Request[Any, Any, Any]) -> str:
    owner = owner_of(request)
    if not owner:
        raise Refused("no_secret")
    node_of(request).accounts.check_data(owner, address_of(request.scope))
    return owner


PERSONAL_HANDLERS: list[HTTPRouteHandler] = [export_data, erase_my_data]
"""All handlers of this module."""
