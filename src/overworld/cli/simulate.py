"""`overworld simulate`: play random games in compiled code."""

from __future__ import annotations

import argparse
import csv
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from tqdm import tqdm

from overworld import TURN_LIMIT, Game, Termination
from overworld.arena.stats.describe import describe
from overworld.arena.stats.summary import win_shares
from overworld.cli.common import CommandError, chosen_box, writing_to
from overworld.cli.preparation import prepare
from overworld.components import Box
from overworld.game.deal import ChanceSource
from overworld.game.kernel import play_out
from overworld.i18n import t


@dataclass(frozen=True)
class Simulated:
    """A finished random game and the seed of its random numbers."""

    number: int
    seed: str
    game: Game
    turns: int
    decisions: int


def simulate(arguments: argparse.Namespace) -> int:
    """Play random games, write them to `--out`, and print a summary."""
    if arguments.format == "records" and arguments.out is None:
        raise CommandError(t("error-out"))
    box = chosen_box(arguments.box)
    prepare(bots=())
    limit = arguments.max_turns or TURN_LIMIT
    games = _games(arguments.games, arguments.players, box, arguments.seed, limit)
    shown = tqdm(games, total=arguments.games, desc=t("simulate-progress"), disable=None)
    totals = SimulationTotals(arguments.players)
    counted = map(totals.add, shown)
    with writing_to(arguments.out):
        if arguments.out is None:
            deque(counted, maxlen=0)  # only counts them
        elif arguments.format == "csv":
            _write_csv(Path(arguments.out), counted)
        else:
            _write_records(Path(arguments.out), counted, limit)
    totals.print_summary(limit)
    if arguments.out is not None:
        print(t("simulate-written", folder=arguments.out))
    return 0


def _games(count: int, players: int, box: Box, seed: str, max_turns: int) -> Iterator[Simulated]:
    """Yield the games of a seed; game N does not depend on the number of games."""
    for number in range(1, count + 1):
        game = Game(players, box=box)
        game_seed = f"{seed} {number}"
        decisions = play_out(game, game_seed, max_turns)
        turns = min(game.turn_number, max_turns)  # an unfinished turn does not count
        yield Simulated(number, game_seed, game, turns, decisions)


def _write_csv(folder: Path, games: Iterator[Simulated]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "summary.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        header = ["game", "turns", "decisions", "cut_off", "winners"]
        for simulated in games:
            game = simulated.game
            if simulated.number == 1:
                writer.writerow([*header, *(f"xp_{colour}" for colour in game.colours)])
            row = [
                simulated.number,
                simulated.turns,
                simulated.decisions,
                int(not game.over),
                " ".join(game.colours[seat] for seat in game.winners),
            ]
            writer.writerow([*row, *game.scores])


def _write_records(folder: Path, games: Iterator[Simulated], max_turns: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for simulated in games:
        record = replay_as_record(simulated, max_turns)
        (folder / f"game-{simulated.number:06}.ogn").write_text(record, encoding="utf-8")


def replay_as_record(simulated: Simulated, max_turns: int) -> str:
    """Return the record of a simulated game by playing it again through `Game`."""
    ended = simulated.game
    game = Game(len(ended.colours), box=ended.box)
    source = ChanceSource.from_seed(simulated.seed)
    game.deal(source)
    while not game.over and game.turn_number <= max_turns:
        ids = game.legal_moves.ids
        game.play(ids[source.randrange(len(ids))])
        game.deal(source)
    names = ["random"] * len(ended.colours)
    return game.record(names=names, termination=None if game.over else Termination.TRUNCATED)


class SimulationTotals:
    """Sums over the games."""

    def __init__(self, players: int) -> None:
        self.turns: Counter[int] = Counter()
        self.truncated = self.decisions = 0
        self.shares = np.zeros((2, players))  # win shares, and their squares
        self.xp = np.zeros(players)
        self.colours: tuple[str, ...] = ()

    def add(self, simulated: Simulated) -> Simulated:
        """Count a game and return it; a truncated game has no winner (R26)."""
        game, shares = simulated.game, np.array(win_shares(simulated.game))
        self.turns[simulated.turns] += 1
        self.truncated += not game.over
        self.decisions += simulated.decisions
        self.shares += shares, shares**2
        self.xp += game.scores
        self.colours = game.colours
        return simulated

    def print_summary(self, limit: int) -> None:
        """Print means, and win shares with 95 % intervals."""
        turns, n = describe(self.turns), self.turns.total()
        print(t("simulate-games", games=str(n), cut=str(self.truncated), turns=str(limit)))
        least, most = str(turns.minimum), str(turns.maximum)
        print(t("simulate-turns", mean=f"{turns.mean:.1f}", least=least, most=most))
        print(t("simulate-decisions", mean=f"{self.decisions / n:.1f}"))
        share, squares = self.shares / n
        margin = 1.96 * np.sqrt(np.maximum(0.0, squares - share**2) / n)
        for seat, colour in enumerate(self.colours):
            shown = {"share": f"{share[seat]:.3f}", "margin": f"{margin[seat]:.3f}"}
            print(t("simulate-seat", seat=colour, xp=f"{self.xp[seat] / n:.1f}", **shown))
