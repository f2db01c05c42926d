"""The page of the HTTP routes, from the OpenAPI document of the server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from inspect import cleandoc
from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from msgspec import inspect as types

from dev.markdown import page, table
from dev.typescript import field_docs, structs_in
from overworld.server.http import game_api
from overworld.server.http.openapi import ANSWERS, REQUESTS, ROUTES, schemas
from overworld.server.http.requests import ApiRequest
from overworld.server.hub.messages import Error
from overworld.server.table.errors import ERROR_STATUS

_METHODS = ("get", "post", "put", "delete")
_LISTS = {"integer": "integer", "number": "number", "boolean": "true or false"}


def http_page() -> str:
    """Return the page of the HTTP routes."""
    handlers = [*ROUTES, game_api.import_record]
    config = OpenAPIConfig(title="Overworld", version="1")
    app = Litestar(handlers, openapi_config=config, request_class=ApiRequest)
    routes = app.openapi_schema.to_schema()["paths"]
    texts = {
        (method.lower(), re.sub(r":\w+}", "}", path)): cleandoc(handler.fn.__doc__ or "")
        for handler in handlers
        for method in handler.http_methods
        for path in handler.paths
    }
    about = (
        "All HTTP routes of a server, from its OpenAPI document, which a running server has at "
        "`/api/1/schema/openapi.json`. Bodies and answers are JSON. The page and most bots play "
        "over a WebSocket instead: see the [protocol](protocol.md)."
    )
    found = [
        (method, path, operations[method], texts[method, path])
        for path, operations in sorted(routes.items())
        for method in _METHODS
        if method in operations
    ]
    named = [
        name
        for _, _, operation, _ in found
        for name in _names([operation.get("requestBody"), _answers(operation)])
    ]
    statuses = sorted({*ERROR_STATUS.values()})
    errors = [
        [str(status), ", ".join(f"`{code}`" for code, at in ERROR_STATUS.items() if at == status)]
        for status in statuses
    ]
    return page(
        "HTTP API",
        about,
        "## Routes",
        table(
            ["method", "path", "purpose"],
            [
                [method.upper(), f"`{path}`", text.split("\n\n")[0]]
                for method, path, _, text in found
            ],
        ),
        *(_route(*route) for route in found),
        "## Errors",
        f"Every route can answer with an error. Its body is [`{Error.__name__}`](#error): a code, "
        "and facts for the message. The status depends on the code.",
        table(["status", "codes"], errors),
        "## Bodies and answers",
        *(_schema(name) for name in _all_names([*named, Error.__name__])),
    )


def _route(method: str, path: str, operation: dict[str, Any], text: str) -> str:
    parts = [f"### {method.upper()} {path}", text]
    parameters = [
        [
            f"`{one['name']}`",
            one["in"],
            _type(one["schema"]),
            "yes" if one.get("required") else "no",
        ]
        for one in operation.get("parameters", [])
    ]
    if parameters:
        parts.append(table(["parameter", "in", "type", "required"], parameters))
    lines = []
    if body := operation.get("requestBody"):
        (content,) = body["content"].values()
        lines.append(f"- Body: {_type(content['schema'])}")
    for status, answer in operation["responses"].items():
        if status < "400":
            kinds = [_type(content["schema"]) for content in answer.get("content", {}).values()]
            lines.append(f"- Answer {status}: {', '.join(kinds) or 'empty'}")
    return "\n\n".join([*parts, "\n".join(lines)])


def _answers(operation: dict[str, Any]) -> list[Any]:
    return [answer for status, answer in operation["responses"].items() if status < "400"]


def _type(schema: dict[str, Any]) -> str:
    """Return the type of a value in words, with links to the types below."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[`{name}`](#{name.lower()})"
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(dict.fromkeys(map(_type, schema[key])))
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    kind = schema.get("type", "any value")
    if kind == "array":
        inner = schema.get("items") or {}
        several = [inner] if isinstance(inner, dict) else []
        several = several or [{}]
        several += schema.get("prefixItems", [])
        kinds = dict.fromkeys(_type(one) for one in several if one)
        return f"list of {' or '.join(kinds) or 'values'}"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"object of {_type(inner)}" if isinstance(inner, dict) and inner else "object"
    if isinstance(kind, list):
        return " or ".join(map(str, kind))
    return _LISTS.get(kind, str(kind))


def _schema(name: str) -> str:
    """Return the section of a type."""
    schema = schemas()[name]
    parts = [f"### {name}", schema.get("description", "")]
    about = field_docs(_classes()[name]) if name in _classes() else {}
    rows = [
        [f"`{field}`", _type(value), _default(field, value, schema), about.get(field, "")]
        for field, value in schema.get("properties", {}).items()
    ]
    if rows:
        parts.append(table(["field", "type", "default", "meaning"], rows))
    elif "enum" in schema or "anyOf" in schema:
        parts.append(f"One of: {_type(schema)}")
    return "\n\n".join(part for part in parts if part)


@cache
def _classes() -> dict[str, type]:
    """Return the classes of the schemas by name."""
    kinds = types.multi_type_info([*REQUESTS, *ANSWERS, Error])
    return {struct.cls.__name__: struct.cls for struct in structs_in(kinds).values()}


def _default(field: str, value: dict[str, Any], schema: dict[str, Any]) -> str:
    if field in schema.get("required", []):
        return "required"
    return f"`{json.dumps(value['default'])}`" if "default" in value else ""


def _names(value: Any) -> Iterator[str]:
    """Yield the names of the types to which a part of the document refers."""
    if isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"].rpartition("/")[2]
        for inner in value.values():
            yield from _names(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _names(inner)


def _all_names(names: list[str]) -> list[str]:
    """Return the names and those to which they refer, sorted."""
    found: set[str] = set()
    waiting = names
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _names(schemas()[name])
    return sorted(found)
