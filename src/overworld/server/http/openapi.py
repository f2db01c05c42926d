"""All HTTP routes, and the JSON Schema of their bodies and of the socket messages."""

from __future__ import annotations

from functools import cache
from inspect import cleandoc
from typing import Any, get_args, get_type_hints

import msgspec
from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin

from overworld.server.http import (
    box_api,
    day_api,
    game_api,
    names_api,
    notifications_api,
    practice_api,
    ratings_api,
    review_api,
    square_api,
    tables_api,
)
from overworld.server.hub.messages import Act, ClientMessage, ServerMessage

ROUTES = [
    route
    for module in (
        *(tables_api, names_api, game_api, review_api, box_api, practice_api, square_api, day_api),
        notifications_api,
        ratings_api,
    )
    for route in vars(module).values()
    if isinstance(route, HTTPRouteHandler) and route is not game_api.import_record
]
"""All HTTP routes except the import of records, whose body may be longer."""


def _bodies(name: str) -> tuple[type[msgspec.Struct], ...]:
    """Return the structs in one annotation of all routes: `data` or `return`."""
    hints = [get_type_hints(route.fn) for route in (*ROUTES, game_api.import_record)]
    structs = [struct for hint in hints for struct in _structs(hint.get(name))]
    return tuple(dict.fromkeys(structs))


def _structs(annotation: Any) -> list[type[msgspec.Struct]]:
    """Return the structs in an annotation.

    >>> _structs(dict[str, msgspec.Struct | None])
    [<class 'msgspec.Struct'>]
    """
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        return [annotation]
    return [struct for inner in get_args(annotation) for struct in _structs(inner)]


REQUESTS = _bodies("data")
"""Bodies of HTTP requests."""

ANSWERS = _bodies("return")
"""Bodies of HTTP answers."""


@cache
def schemas() -> dict[str, Any]:
    """Return the schemas of all messages, bodies and their parts by name, for OpenAPI.

    >>> schemas()["Ping"]["additionalProperties"]
    False
    """
    roots = (ClientMessage, ServerMessage, *REQUESTS, *ANSWERS)
    template = "#/components/schemas/{name}"
    _, parts = msgspec.json.schema_components(roots, ref_template=template)
    for part in parts.values():
        part["description"] = cleandoc(part["description"])
    # In a body only one type is possible, so msgspec does not need the tag that a socket needs.
    parts[Act.__name__]["required"].remove("type")
    return parts


class OpenApi(JsonRenderPlugin):
    """Serves the OpenAPI document with our schemas, which say more than Litestar's."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document as JSON."""
        document = {**openapi_schema, "components": {"schemas": schemas()}}
        return self.render_json(request, document)
