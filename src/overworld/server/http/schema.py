"""JSON Schema of all socket messages and HTTP bodies."""

from __future__ import annotations

from functools import cache
from inspect import cleandoc
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from overworld.play.lessons import LessonInfo
from overworld.play.preview import BuildPreview
from overworld.play.puzzles import PuzzleInfo
from overworld.play.view import Reason, View
from overworld.server.http.api import BoxTitle, ClaimLink, Listed
from overworld.server.http.box_info import Box
from overworld.server.http.practice_api import LessonAtTable, PuzzleAtTable, Tried
from overworld.server.http.records_api import AnalysisWanted, Forked, Imported, Steps
from overworld.server.http.requests import Made
from overworld.server.http.review_api import NoteWanted
from overworld.server.hub.bot_process import Analysed
from overworld.server.hub.daily import Daily
from overworld.server.hub.messages import (
    Act,
    ClientMessage,
    Done,
    Error,
    Hello,
    Note,
    ServerMessage,
    TableInfo,
)
from overworld.server.hub.personal import Erased, MyData
from overworld.server.hub.reviews import ReviewState
from overworld.server.table.events import VERSIONS
from overworld.server.table.options import Options
from overworld.server.table.table import LOBBY, OVER, PLAYING, REPLAY

REQUESTS = (Options, Act, Forked, Imported, AnalysisWanted, ClaimLink, NoteWanted, Tried)
"""Bodies of HTTP requests."""

ANSWERS = (
    *(
        Box,
        Made,
        Listed,
        BoxTitle,
        Daily,
        Hello,
        TableInfo,
        Done,
        View,
        Steps,
        Analysed,
        BuildPreview,
        Reason,
        Error,
    ),
    *(LessonInfo, LessonAtTable, PuzzleInfo, PuzzleAtTable, ReviewState, Note, MyData, Erased),
)
"""Bodies of HTTP answers."""

EVENT_KINDS = tuple(VERSIONS)
"""The kinds of events in updates."""

STATUSES = (LOBBY, PLAYING, OVER, REPLAY)
"""The states of a table."""

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


@cache
def components(template: str = "#/$defs/{name}") -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the schemas of client and server messages, and of all their parts, by name."""
    roots = (ClientMessage, ServerMessage, *REQUESTS, *ANSWERS)
    (client, server, *_), found = msgspec.json.schema_components(roots, ref_template=template)
    for one in found.values():
        one["description"] = cleandoc(one["description"])
    return {"ClientMessage": client, "ServerMessage": server}, found


def schema() -> dict[str, Any]:
    """Return one document with the schemas of all messages and bodies.

    >>> found = schema()
    >>> found["$defs"]["ClientMessage"]["discriminator"]["propertyName"]
    'type'
    >>> found["$defs"]["Ping"]["additionalProperties"]
    False
    """
    messages, found = components()
    return {"$schema": _DIALECT, "title": "Overworld", "$defs": {**messages, **found}}


class OpenApi(JsonRenderPlugin):
    """Serves the OpenAPI document with our schemas, which say more than Litestar's."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document as JSON."""
        _, schemas = components("#/components/schemas/{name}")
        shown = {**openapi_schema, "components": {"schemas": schemas}}
        return self.render_json(request, shown)
