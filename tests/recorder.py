"""Record whole games for the tests of the page: `python -m tests.recorder`.

Each game is played at a table of a hub in this process, with a fixed clock and fixed deals. The
file has what the host's page receives: the hello, an update for each decision, the view of each
step of the replay, and the previews of each building that can be built at a decision. Another file
has the answers to requests for lessons and puzzles, and `box.json` the base box with its bots.
`tests/unit/test_page_fixtures.py` fails if a file differs from what the server sends today.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec

from overworld import Game
from overworld.components import load_box
from overworld.play.preview import previews_of
from overworld.server.http.box_api import box_view
from overworld.server.http.game_api import collect_steps
from overworld.server.hub.render import encode
from overworld.server.table.actions import Join, Play, Start
from overworld.server.table.options import Options, SeatOption
from tests.server.inside import inside
from tests.table.nodes import Node, node_on

FIXTURES = Path(__file__).parents[1] / "web" / "fixtures"
FOLDER = FIXTURES / "games"
WIDTH = 120  # `printWidth` of prettier in web/.prettierrc
CODE = "ABCDEF"
MAX_MOVES = 400
WEIGHTS = {"take": 12, "fight": 12, "build": 6, "draw": 8, "detonate": 2, "trade": 3, "mine": 6}
"""Weights of random decisions that lead to every question of the game."""

ADA = SeatOption("here", name="Ada")
BEN = SeatOption("here", name="Ben")
PEBBLE = SeatOption("bot", bot="pebble")


@dataclass(frozen=True)
class Plan:
    """The seats of a game, the seed of its decisions, and how many of them are recorded."""

    seats: tuple[SeatOption, ...]
    seed: int
    moves: int = MAX_MOVES


PLANS: Mapping[str, Plan] = {
    # Two players at one device. In this game every prompt and every end of a fight occurs.
    "pair": Plan((ADA, BEN), 133),
    # The host against a beginner on another device and a bot.
    "trio": Plan((ADA, SeatOption("online", beginner=True), PEBBLE), 5),
    # The host against three bots of one kind.
    "four": Plan((ADA, PEBBLE, PEBBLE, PEBBLE), 1, moves=0),
}


async def recorded(node: Node, plan: Plan) -> dict[str, Any]:
    """Play a game; return what the page of its host receives."""
    options = Options(plan.seats, first=0, deal=f"recorded-{plan.seed}")
    with mock.patch("overworld.server.hub.hub.new_code", return_value=CODE):
        code = await node.create(options, "host")
    for number, seat in enumerate(plan.seats):
        if seat.kind == "online":
            await node.do(code, Join(number, "Ben"), "guest")
    await node.do(code, Start(), "host")
    room = await node.rooms.get(code)
    hello = json.loads(encode(node.transcripts.hello(room, "host", node.now(), node.settings)))
    del hello["version"]
    follower = await node.follow(code, "host")
    rng = random.Random(plan.seed)
    previews: list[dict[str, Any]] = []
    while (table := room.table).decider is not None and len(previews) <= plan.moves:
        game = table.game
        assert game is not None
        previews.append(_previews(game))
        if len(previews) > plan.moves:
            break
        legal = [str(move) for move in game.legal_moves]
        move = rng.choices(legal, [WEIGHTS.get(one.split()[0], 1) for one in legal])[0]
        node.time.passes(1000)
        if table.seats[table.decider].kind == "bot":
            await node.bot_move(code, table.game_seq, move)
        else:
            await node.do(code, Play(move, table.game_seq), table.seats[table.decider].owner)
    assert room.table.game is not None
    steps = json.loads(msgspec.json.encode(collect_steps(room.table.game.copy(), 0)))
    return {"hello": hello, "updates": follower.updates, "previews": previews, "steps": steps}


def _previews(game: Game) -> dict[str, Any]:
    """Return the previews of each building that can be built, as the server answers."""
    builds = [str(move).split() for move in game.legal_moves if str(move).startswith("build ")]
    cells = {cell for _, cell, _ in builds}
    return {
        cell: json.loads(msgspec.json.encode(previews_of(game, cell))) for cell in sorted(cells)
    }


def record(plan: Plan) -> dict[str, Any]:
    """Play a game at a new table; return what the page of its host receives."""

    async def playing(folder: str) -> dict[str, Any]:
        async with node_on(f"sqlite:///{folder}/tables.sqlite3") as node:
            return await recorded(node, plan)

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(playing(folder))


def practice() -> dict[str, Any]:
    """Return the answers of the server to requests for lessons and puzzles, by their path."""

    async def asking(folder: Path) -> dict[str, Any]:
        async with inside(folder) as found, found.person() as person:
            answers: dict[str, Any] = {}
            for part in ("/lessons", "/puzzles"):
                answers[part] = (await person.get(f"/api/1{part}")).json()
                for one in answers[part]:
                    path = f"{part}/{one['number']}"
                    answers[path] = (await person.get(f"/api/1{path}")).json()
            return answers

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(asking(Path(folder)))


def load(name: str) -> dict[str, Any]:
    """Return a recording."""
    found: dict[str, Any] = json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))
    return found


def recordings() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the name and the content of each file."""
    for name, plan in PLANS.items():
        yield name, record(plan)
    yield "practice", practice()


def box_text() -> str:
    """Return the file of the base box, as the server describes it."""
    return layout(json.loads(msgspec.json.encode(box_view(load_box())))) + "\n"


def layout(value: object, indent: int = 0, used: int = 0) -> str:
    """Return JSON as prettier writes it; `used` is the number of other characters in the line.

    >>> layout({"a": [1, {"b": None}]})
    '{ "a": [1, { "b": null }] }'
    >>> print(layout(["x" * 60, "y" * 60]).replace("x" * 60, "x").replace("y" * 60, "y"))
    [
      "x",
      "y"
    ]
    """
    if isinstance(value, dict):
        pairs = [(f"{json.dumps(key)}: ", one) for key, one in value.items()]
        start, end, space = "{", "}", " "
    elif isinstance(value, list):
        pairs = [("", one) for one in value]
        start, end, space = "[", "]", ""
    else:
        return json.dumps(value, ensure_ascii=False)
    parts = [key + layout(one, indent + 2, indent + 3 + len(key)) for key, one in pairs]
    line = f"{start}{space}{', '.join(parts)}{space}{end}" if parts else start + end
    if "\n" not in line and used + len(line) <= WIDTH:
        return line
    pad = "\n" + " " * indent
    return start + ",".join(f"{pad}  {part}" for part in parts) + pad + end


def main() -> None:
    """Write all files."""
    (FIXTURES / "box.json").write_text(box_text(), "utf-8")
    FOLDER.mkdir(exist_ok=True)
    for name, found in recordings():
        text = json.dumps(found, separators=(",", ":"))
        (FOLDER / f"{name}.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main()
