"""`overworld show` and `overworld perft`: show a position, and count move sequences."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from overworld.cli.common import chosen_box, read_game, read_text, write_output
from overworld.game import CHANCE, Game
from overworld.i18n import format_list, language, percent, t
from overworld.notation import Move
from overworld.notation.position import VERSION
from overworld.pictures import FilmWords
from overworld.play.sentences import explained_moves, translated_name

START = "start"


def game_from(arguments: argparse.Namespace, *, records: bool = False) -> Game:
    """Return the game of a POSITION argument or, if `records`, of a record file."""
    box = chosen_box(arguments.box)
    text: str = arguments.position
    if text == START:
        return Game(arguments.players, box=box)
    if records and _is_file(text):
        return read_game(text, box)
    if text == "-":
        text = read_text(text).strip()
        if records and not text.startswith(f"{VERSION}/"):
            return Game.from_record(text, box)
    return Game.from_position(text, box)


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # too long, or an invalid file name
        return False


def format_result(game: Game) -> str:
    """Return the winners and all scores as a sentence."""
    scores = ", ".join(
        t("seat-score", seat=translated_name("colour", colour), score=score)
        for colour, score in zip(game.colours, game.scores, strict=True)
    )
    winners = format_list(translated_name("colour", game.colours[seat]) for seat in game.winners)
    key = "result-winner" if len(game.winners) == 1 else "result-shared"
    return t(key, winners=winners, scores=scores)


def show(arguments: argparse.Namespace) -> int:
    """Print a position with its legal decisions, or its outcomes and their probabilities."""
    game = game_from(arguments, records=True)
    if arguments.svg is not None or arguments.html is not None:
        _write_pictures(game, arguments)
        return 0
    print(game)
    print()
    if game.over:
        print(t("show-over", result=format_result(game)))
    elif game.turn == CHANCE:
        print(t("show-chance"))
        for move, chance in game.chance_outcomes:
            print(t("show-outcome", move=str(move), chance=percent(float(chance))))
    else:
        seat = translated_name("colour", game.colours[game.turn or 0])
        print(t("show-decides", seat=seat, phase=t(f"stats-phase-{game.phase}")))
        print("\n".join(explained_moves(game)))
    return 0


def _write_pictures(game: Game, arguments: argparse.Namespace) -> None:
    """Write the SVG of the table, the HTML page of the game, or both."""
    if arguments.svg is not None:
        write_output(arguments.svg, game.svg() + "\n")
    if arguments.html is not None:
        keys = ("title", "first", "previous", "play", "pause", "next", "last", "slider")
        words = FilmWords(language(), *(t(f"replay-{key}") for key in keys))
        write_output(arguments.html, game.html(words=words))


def divided(game: Game, depth: int) -> Iterator[tuple[Move, int]]:
    """Yield every first move with its number of sequences."""
    for move in [move for move, _ in game.chance_outcomes] or list(game.legal_moves):
        game.play(move)
        count = game.perft(depth - 1)
        game.undo()
        yield move, count


def perft(arguments: argparse.Namespace) -> int:
    """Print the number of sequences for every depth, or for every first move."""
    game = game_from(arguments)
    if arguments.divide and arguments.depth:
        total = 0
        for move, count in divided(game, arguments.depth):
            print(t("perft-move", move=str(move), count=str(count)))
            total += count
        print(t("perft-total", count=str(total)))
        return 0
    for depth in range(min(1, arguments.depth), arguments.depth + 1):
        print(t("perft-line", depth=depth, count=str(game.perft(depth))))
    return 0
