"""Find positions late in a game with the engine, reach them over HTTP and open them in the page."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import httpx

from overworld import Deal, Game
from tests.patience import PATIENCE
from tests.web.people import HERE, Tab

MAX_MOVES = 600
FIGHTER = {"take": 12, "fight": 12, "build": 3, "draw": 8, "detonate": 2}
"""Weights that prefer to take weapons and to fight."""
BUILDER = {"build": 60, "explore": 2, "mine": 6}
MINER = {"mine": 40}
"""Weights that empty the cube fast."""


@dataclass(frozen=True)
class Way:
    """Decisions, the seat that makes each of them, and the game after the last one."""

    deal: str
    moves: tuple[tuple[int, str], ...]
    game: Game


def texts(game: Game) -> list[str]:
    """Return the legal decisions as the strings that the server sends to the page."""
    return [str(move) for move in game.legal_moves]


def can(game: Game, *verbs: str) -> bool:
    """Return whether each of these kinds has a legal decision."""
    legal = {text.partition(" ")[0] for text in texts(game)}
    return legal.issuperset(verbs)


def way_to(
    until: Callable[[Game], bool],
    seed: int = 1,
    likes: Mapping[str, int] = FIGHTER,
    beginner: tuple[int, ...] = (),
    choose: Callable[[Game], str] | None = None,
) -> Way:
    """Play until a condition is true: at random with weights, or with the decisions of `choose`."""
    deal, rng = f"ahead-{seed}", random.Random(seed)
    game = Game(2, beginner=list(beginner), first=0)
    game.deal(Deal(deal))
    moves: list[tuple[int, str]] = []
    while not until(game):
        going = not game.over and len(moves) < MAX_MOVES
        assert going, f"seed {seed} does not lead there"
        legal = texts(game)
        weights = [likes.get(text.partition(" ")[0], 1) for text in legal]
        move = rng.choices(legal, weights)[0] if choose is None else choose(game)
        moves.append((game.turn or 0, move))
        game.play(move)
        game.deal(Deal(deal))
    return Way(deal, tuple(moves), game)


def follow(way: Way, *tabs: Tab) -> None:
    """Make the decisions of a way; `tabs` are the seats, and the last tab has all further seats."""
    first = tabs[0]
    code, seq = first.code, first.table()["game_seq"]
    with ExitStack() as open_clients:
        clients = [open_clients.enter_context(client_of(tab)) for tab in tabs]
        for seat, move in way.moves:
            body = {
                "type": "act",
                "id": f"ahead-{seq}",
                "action": {"do": "play", "move": move, "expected": seq},
            }
            client = clients[min(seat, len(tabs) - 1)]
            answer = client.post(f"/api/1/tables/{code}/actions", json=body)
            assert answer.is_success, answer.text
            seq = answer.json()["seq"]


def client_of(tab: Tab) -> httpx.Client:
    """Return a client with the cookies of a tab, because it sends faster than the browser."""
    cookies = {one["name"]: one["value"] for one in tab.context.cookies()}
    return httpx.Client(
        base_url=tab.url, cookies=cookies, headers={"Origin": tab.url}, timeout=PATIENCE
    )


def open_at(tab: Tab, way: Way, *, step: int | None = None, **options: Any) -> str:
    """Open a table of two players at this device, at the end of a way or at one of its steps."""
    seats = options.pop("seats", [HERE])
    code = tab.against(*seats, deal=way.deal, first=0, opened=False, **options)
    tab.page.goto("about:blank")
    follow(way, tab)
    tab.go(f"/t/{code}" + ("" if step is None else f"?step={step}"))
    tab.synced()
    return code
