"""`overworld show` and `overworld perft`: a position, and what may come of it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np

from overworld.cli.common import load_box, percent, read_text
from overworld.cli.explain import explained_moves
from overworld.cli.names import name_of
from overworld.game import CHANCE, Game
from overworld.notation import Move
from overworld.rules import api
from overworld.rules.state import DECISIONS, STATE
from overworld.words import listed, words

START = "start"
_COMPILED_DEPTH = 4


def game_from(arguments: argparse.Namespace) -> Game:
    """The game of a POSITION argument."""
    box = load_box(arguments.box)
    text: str = arguments.position
    if text == START:
        return Game(arguments.players, components=box)
    return Game.from_position(read_text("-").strip() if text == "-" else text, box)


def result_of(game: Game) -> str:
    """Who has won, and everybody's score."""
    scores = ", ".join(
        words("seat-score", seat=name_of("colour", colour), score=score)
        for colour, score in zip(game.colours, game.scores, strict=True)
    )
    winners = listed(name_of("colour", game.colours[seat]) for seat in game.winners)
    key = "result-winner" if len(game.winners) == 1 else "result-shared"
    return words(key, winners=winners, scores=scores)


def show(arguments: argparse.Namespace) -> int:
    """Draws a position and lists the legal decisions, or the outcomes with their chances."""
    game = game_from(arguments)
    print(game)
    print()
    if game.over:
        print(words("show-over", result=result_of(game)))
    elif game.turn == CHANCE:
        print(words("show-chance"))
        for move, chance in game.outcomes:
            print(words("show-outcome", move=str(move), chance=percent(float(chance))))
    else:
        seat = name_of("colour", game.colours[game.turn or 0])
        print(words("show-decides", seat=seat, phase=words(f"stats-phase-{game.phase}")))
        print("\n".join(explained_moves(game)))
    return 0


def count_sequences(game: Game, depth: int) -> int:
    """The number of sequences of entries of this length from a game's position."""
    if depth > _COMPILED_DEPTH:  # Python goes first, so that an interruption is heard
        return sum(count for _, count in divided(game, depth))
    states = np.zeros(depth + 1, STATE)
    states[0] = game.states[0]
    codes = np.zeros((depth + 1, DECISIONS + 1), np.int64)
    return api.perft(states, game.tables, codes, depth)


def divided(game: Game, depth: int) -> Iterator[tuple[Move, int]]:
    """Every first move, and the number of sequences that begin with it."""
    for move in [move for move, _ in game.outcomes] or list(game.legal_moves):
        game.play(move)
        count = count_sequences(game, depth - 1)
        game.undo()
        yield move, count


def perft(arguments: argparse.Namespace) -> int:
    """Counts sequences for every depth up to the one asked for, or for every first move."""
    game = game_from(arguments)
    if arguments.divide and arguments.depth:
        total = 0
        for move, count in divided(game, arguments.depth):
            print(words("perft-move", move=str(move), count=str(count)))
            total += count
        print(words("perft-total", count=str(total)))
        return 0
    for depth in range(min(1, arguments.depth), arguments.depth + 1):
        print(words("perft-line", depth=depth, count=str(count_sequences(game, depth))))
    return 0
