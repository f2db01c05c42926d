"""`overworld bench engine`: measure the speed of the rules engine."""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import TypedDict

import numpy as np

from overworld.cli.common import load_box
from overworld.components import Components
from overworld.game import Game
from overworld.i18n import words
from overworld.rules import api
from overworld.rules.generator import seed_generator
from overworld.rules.playout import TURN_LIMIT
from overworld.rules.state import DECISIONS, STATE

_COMPILE = "import overworld.rules.warm_up as w; w.warm_up()"
_START = """
import random, overworld
game = overworld.Game(players=2)
game.deal(random.Random(1))
game.play(game.legal_moves.ids[0])
"""


class Report(TypedDict):
    """Results of the benchmark, as `--json` prints them."""

    random_games_per_s: dict[str, float]
    decisions_per_s: dict[str, float]
    us_per_decision: dict[str, float]
    copy_us: float
    game_copy_us: float
    compile_s: float
    start_s: float


def bench_engine(arguments: argparse.Namespace) -> int:
    """Run the benchmark and print it as text or JSON."""
    report = Bench(load_box(arguments.box), arguments.runs).report()
    if arguments.json:
        print(json.dumps(report, indent=2))
        return 0
    print(words("bench-best", runs=arguments.runs))
    for players, games in report["random_games_per_s"].items():
        decisions = f"{report['decisions_per_s'][players]:,.0f}"
        print(words("bench-games", players=players, games=f"{games:,.0f}", decisions=decisions))
    for way in ("game", "arrays"):
        print(words(f"bench-{way}", micros=f"{report['us_per_decision'][way]:.2f}"))
    copies = {"micros": f"{report['copy_us']:.2f}", "game": f"{report['game_copy_us']:.2f}"}
    print(words("bench-copy", **copies))
    print(words("bench-compile", seconds=f"{report['compile_s']:.1f}"))
    print(words("bench-start", seconds=f"{report['start_s']:.2f}"))
    return 0


class Bench:
    """Measurements of the engine; each number is the best of several runs after a warm-up run."""

    def __init__(self, box: Components, runs: int) -> None:
        self.box = box
        self.runs = runs

    def report(self) -> Report:
        """Run all measurements."""
        games: dict[str, float] = {}
        decisions: dict[str, float] = {}
        for players in (2, 3, 4):
            games[str(players)], decisions[str(players)] = self.random_games(players)
        copy, game_copy = self.copies()
        compile_s, start_s = self.starts()
        ways = {"game": self.best(self.through_game), "arrays": self.best(self.through_arrays)}
        return {
            "random_games_per_s": games,
            "decisions_per_s": decisions,
            "us_per_decision": ways,
            "copy_us": copy,
            "game_copy_us": game_copy,
            "compile_s": compile_s,
            "start_s": start_s,
        }

    def best(self, run: Callable[[], float]) -> float:
        """Return the smallest of several measurements."""
        run()
        return min(run() for _ in range(self.runs))

    def random_games(self, players: int) -> tuple[float, float]:
        """Return random games and decisions per second in the compiled loop."""
        states = np.zeros(2, STATE)
        game = Game(players, components=self.box)
        states[0] = game._kernel.states[0]
        ids = np.zeros(DECISIONS, np.int64)
        count, made = 4000, 0

        def run() -> float:
            nonlocal made
            generator = seed_generator(1)
            start = time.perf_counter()
            made = api.play_many(states, game._kernel.tables, generator, ids, count, TURN_LIMIT)
            return time.perf_counter() - start

        seconds = self.best(run)
        return count / seconds, made / seconds

    def through_game(self) -> float:
        """Return microseconds per decision through `Game`: `legal_moves`, `play(id)`, `deal`."""
        source = random.Random(1)
        decisions, seconds = 0, 0.0
        for _ in range(20):
            game = Game(2, components=self.box)
            game.deal(source)
            start = time.perf_counter()
            while ids := game.legal_moves.ids:
                game.play(ids[int(source.random() * len(ids))])
                game.deal(source)
                decisions += 1
            seconds += time.perf_counter() - start
        return seconds / decisions * 1e6

    def through_arrays(self) -> float:
        """Return microseconds per decision through `api.step`."""
        source, generator = random.Random(1), seed_generator(1)
        ids = np.zeros(DECISIONS, np.int64)
        decisions, seconds = 0, 0.0
        for _ in range(20):
            game = Game(2, components=self.box)
            game.deal(source)
            states, tables, step = game._kernel.states, game._kernel.tables, api.step
            start = time.perf_counter()
            count = api.legal(states, 0, tables, ids)
            while count:
                choice = ids.item(int(source.random() * count))
                count = step(states, 0, tables, choice, generator, ids)
                decisions += 1
            seconds += time.perf_counter() - start
        return seconds / decisions * 1e6

    def copies(self) -> tuple[float, float]:
        """Return microseconds to copy the bytes of a state, and a `Game` in mid-game."""
        source = random.Random(1)
        game = Game(2, components=self.box)
        game.deal(source)
        for _ in range(80):
            game.play(game.legal_moves.ids[0])
            game.deal(source)
        raw = game._kernel.states.view(np.uint8)
        copies = 2000

        def run(copy: Callable[[], object]) -> float:
            start = time.perf_counter()
            for _ in range(copies):
                copy()
            return (time.perf_counter() - start) / copies * 1e6

        return self.best(lambda: run(raw.copy)), self.best(lambda: run(game.copy))

    def starts(self) -> tuple[float, float]:
        """Return seconds to compile into an empty cache, and to a first move with a full one."""
        with tempfile.TemporaryDirectory() as folder:
            environment = os.environ | {"OVERWORLD_CACHE_DIR": folder}
            compile_s = _run_python(_COMPILE, environment)
            start_s = min(_run_python(_START, environment) for _ in range(self.runs))
        return compile_s, start_s


def _run_python(code: str, environment: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    return time.perf_counter() - start
