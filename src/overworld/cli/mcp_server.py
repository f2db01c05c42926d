"""`overworld mcp`: one game as tools of the Model Context Protocol, over standard streams."""

from __future__ import annotations

import argparse
import inspect
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from threading import Lock
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from overworld.cli.agent_game import AgentGame
from overworld.cli.common import chosen_box
from overworld.cli.interrupts import leaving_immediately
from overworld.i18n import t
from overworld.version import __version__

RULES = "overworld://rules"
_INSTRUCTIONS = """\
Builders & Biomes, a board game of exact odds. Read the rules (tool or resource), call new_game,
and play until the result appears. look shows the position again, why_not and odds answer questions
without playing, and save writes the record to a file."""


def mcp(arguments: argparse.Namespace) -> int:
    """Serve one game until the client closes standard input."""
    box = chosen_box(arguments.box)
    game = AgentGame(Path(arguments.out), box)
    if sys.stdin is not None and sys.stdin.isatty():
        print(t("mcp-waiting"), file=sys.stderr)
    with leaving_immediately():
        new_server(game).run("stdio")
    return 0


def new_server(game: AgentGame) -> MCPServer[Any]:
    """Return a server with a tool for each method of a game, and the rules as a resource."""
    server: MCPServer[Any] = MCPServer(
        "overworld", instructions=_INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    lock = Lock()  # tools run on several threads
    for tool in (
        *(game.rules, game.new_game, game.look, game.legal_moves, game.why_not, game.odds),
        *(game.play, game.undo, game.save),
    ):
        about = inspect.getdoc(tool)
        server.add_tool(_guarded(tool, lock), description=about, structured_output=False)
    resource = server.resource(RULES, name="rules", mime_type="text/plain")
    resource(game.rules)
    return server


def _guarded(tool: Callable[..., str], lock: Lock) -> Callable[..., str]:
    """Return a tool that runs alone, and whose refusals the client reads."""

    @wraps(tool)
    def call(**arguments: Any) -> str:
        with lock:
            try:
                return tool(**arguments)
            except ValueError as error:
                raise ToolError(str(error)) from error

    return call
