"""Tell clients how much of the bots is compiled, as long as some is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.enums import ScopeType

from overworld.server.http.static import is_api
from overworld.server.hub.compilation import Compilation

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

COMPILING = "overworld-compiling"
"""The header of the server's own answers, with the percentage that is done."""


class CompilingHeader:
    """Adds the header to answers. A server that has compiled everything sends none."""

    def __init__(self, app: ASGIApp, compilation: Compilation) -> None:
        self._app = app
        self._compilation = compilation

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        percent = self._compilation.percent
        if percent is None or scope["type"] != ScopeType.HTTP or not is_api(scope["path"]):
            await self._app(scope, receive, send)
            return

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = (COMPILING.encode(), str(percent).encode())
                message["headers"] = [*message.get("headers", []), found]
            await send(message)

        await self._app(scope, receive, answer)
