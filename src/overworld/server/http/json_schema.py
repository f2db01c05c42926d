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
from overworld.server.http.box_api import Box, BoxTitle
from overworld.server.http.game_api import AnalysisWanted, Forked, Imported, NoteWanted, Steps
from overworld.server.http.practice_api import LessonAtTable, PuzzleAtTable, Tried
from overworld.server.http.requests import Made
from overworld.server.http.tables_api import ClaimLink, Listed
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
from overworld.server.hub.worker_process import Analysed
from overworld.server.table.events import KINDS
from overworld.server.table.options import Options
from overworld.server.table.table import LOBBY, OVER, PLAYING, REPLAY

REQUESTS = (Options, Act, Forked, Imported, AnalysisWanted, ClaimLink, NoteWanted, Tried)
"""Bodies of HTTP requests."""

ANSWERS = (
    *(Box, Made, Listed, BoxTitle, Daily, Hello, TableInfo, Done, View, Steps, Analysed),
    *(BuildPreview, Reason, Error, LessonInfo, LessonAtTable, PuzzleInfo, PuzzleAtTable),
    *(ReviewState, Note, MyData, Erased),
)
"""Bodies of HTTP answers."""

EVENT_KINDS = tuple(KINDS)
"""The kinds of events in updates."""

STATUSES = (LOBBY, PLAYING, OVER, REPLAY)
"""The states of a table."""


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
    return parts


class OpenApi(JsonRenderPlugin):
    """Serves the OpenAPI document with our schemas, which say more than Litestar's."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document as JSON."""
        document = {**openapi_schema, "components": {"schemas": schemas()}}
        return self.render_json(request, document)
