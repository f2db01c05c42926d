"""Hooks on games between bots, for custom statistics.

Hooks run after a game has ended, in the calling process, one game after the other. So a hook does
not slow a bot down, and may keep any object.

>>> from collections import Counter
>>> first = Counter()
>>> def on_decision(game, seat, move):
...     if game.turn_number <= 2:
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
"""Called with a copy of the game before a decision, the seat, and its move."""

OnEnd: TypeAlias = Callable[[Game, Played], object]
"""Called with the finished game, including its history, and the result."""


def run_hooks(
    played: Played, box: Components, on_decision: OnDecision | None, on_end: OnEnd | None
) -> None:
    """Replay a finished game for the hooks: each decision, then the end."""
    if on_decision is None and on_end is None:
        return
    ended = Game.from_record(played.record, box)
    if on_decision is not None:
        game = Game(len(played.bots), components=box)
        for (_, code), move in zip(ended._kernel.log, ended.history, strict=True):
            seat = game.turn
            if seat is not None and seat != CHANCE:
                on_decision(game.copy(), seat, move)
            game._play_code(code)
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
    """Play games in this process; every bot keeps its seat.

    Args:
        bots: The bots by seat, as `build_bot` accepts them.
        games: Number of games.
        seed: The same seed gives the same games.
        box: The box to play with, by default the base box.
        max_turns: A game is truncated after as many turns.
        on_decision: Called for each decision.
        on_end: Called for each game.

    Returns:
        The finished games.

    Raises:
        BotError: Before the first game, if there is no such bot.
    """
    for what in bots:
        check_bot(what)
    seats = named(bots)
    settings = Tournament(tuple(seats), players=len(bots), max_turns=max_turns)
    found, box = [], box or load_components()
    for number in range(1, games + 1):
        fixture = fixture_of(seed, number, tuple(seats), number)
        game = play(fixture, settings, box, registry=seats, interruptible=True)
        run_hooks(game, box, on_decision, on_end)
        found.append(game)
    return found
