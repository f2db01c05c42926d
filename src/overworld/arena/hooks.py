"""Hooks on games that bots play, for statistics of one's own (observer).

Games are told when they have ended, one after the other, in the process that asked for them,
wherever they were played; so a hook slows no bot down, and may keep what it likes.

>>> from collections import Counter
>>> first = Counter()
>>> def on_decision(game, seat, move):
...     if game.turns <= 2:
...         first[move.kind] += 1
>>> ended = simulate(["random", "random"], games=2, on_decision=on_decision)
>>> sum(first.values()) >= 8, len(ended)
(True, 2)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from overworld.arena.match import Played, play
from overworld.arena.schedule import Tournament, fixture_of, named
from overworld.bots import BotLike, check_bot
from overworld.components import Components, load_components
from overworld.game import CHANCE, Game
from overworld.notation import Move
from overworld.rules.playout import TURN_LIMIT

OnDecision: TypeAlias = Callable[[Game, int, Move], object]
"""Called with the game before a decision (a copy), the seat, and what it decided."""

OnEnd: TypeAlias = Callable[[Game, Played], object]
"""Called with the game at its end, its history included, and what came of it."""


def tell(
    played: Played, box: Components, on_decision: OnDecision | None, on_end: OnEnd | None
) -> None:
    """Tells hooks about a game that has been played: every decision, then the end."""
    if on_decision is None and on_end is None:
        return
    ended = Game.from_record(played.record, box)
    if on_decision is not None:
        game = Game(len(played.bots), components=box)
        for (_, code), move in zip(ended.log, ended.history, strict=True):
            seat = game.turn
            if seat is not None and seat != CHANCE:
                on_decision(game.copy(), seat, move)
            game.play_code(code)
    if on_end is not None:
        on_end(ended, played)


def simulate(
    bots: Sequence[BotLike],
    games: int = 100,
    *,
    seed: str = "0",
    box: Components | None = None,
    max_turns: int = TURN_LIMIT,
    on_decision: OnDecision | None = None,
    on_end: OnEnd | None = None,
) -> list[Played]:
    """Plays games in this process, every bot on its own seat; the same seed, the same games.

    Raises `BotError` before the first game if there is no such bot.
    """
    for what in bots:
        check_bot(what)
    seats = named(bots)
    settings = Tournament(tuple(seats), players=len(bots), max_turns=max_turns)
    found, box = [], box or load_components()
    for number in range(1, games + 1):
        fixture = fixture_of(seed, number, tuple(seats), number)
        game = play(fixture, settings, box, own=seats, interruptible=True)
        tell(game, box, on_decision, on_end)
        found.append(game)
    return found
