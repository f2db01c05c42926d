"""`overworld bench engine` and `overworld bench bots`: measure the engine and the bots."""

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
from itertools import product
from timeit import timeit
from typing import Any, TypeVar

import numpy as np

from overworld.bots import BOTS, Budget, DiamondBot
from overworld.bots.diamond import WEIGHTS, cached_network
from overworld.bots.guided_search import GuidedSearch
from overworld.bots.ladder import UNAVAILABLE_BOTS
from overworld.bots.search import NODE, Search
from overworld.bots.tree import NODES, TreeSearch
from overworld.cli.common import chosen_box
from overworld.components import Box
from overworld.game import Deal, Game
from overworld.game.kernel import states_of
from overworld.i18n import t
from overworld.rules import api
from overworld.rules.generator import seed_generator
from overworld.rules.lookup import lookup_of
from overworld.rules.playout import TURN_LIMIT
from overworld.rules.state import DECISIONS, STATE

_Result = TypeVar("_Result")

_COMPILE = "import overworld.rules.warm_up as w; w.warm_up()"
_START = """
import random, overworld
game = overworld.Game(players=2)
game.deal(random.Random(1))
game.play(game.legal_moves.ids[0])
"""


class Stopwatch:
    """Adds up the time of some calls."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def time(self, call: Callable[..., _Result], *arguments: Any, **named: Any) -> _Result:
        """Return the result of a call, and add its time."""
        start = time.perf_counter()
        result = call(*arguments, **named)
        self.seconds += time.perf_counter() - start
        return result


def bench_engine(arguments: argparse.Namespace) -> int:
    """Run the benchmark and print it as text or JSON."""
    report = measure_engine(chosen_box(arguments.box), arguments.runs)
    if printed_as_json(report, arguments):
        return 0
    for players, games in report["random_games_per_s"].items():
        decisions = f"{report['decisions_per_s'][players]:,.0f}"
        print(t("bench-games", players=players, games=f"{games:,.0f}", decisions=decisions))
    for way in ("game", "arrays"):
        print(t(f"bench-{way}", micros=f"{report['us_per_decision'][way]:.2f}"))
    copies = {"micros": f"{report['copy_us']:.2f}", "game": f"{report['game_copy_us']:.2f}"}
    print(t("bench-copy", **copies))
    print(t("bench-compile", seconds=f"{report['compile_s']:.1f}"))
    print(t("bench-start", seconds=f"{report['start_s']:.2f}"))
    return 0


def printed_as_json(report: object, arguments: argparse.Namespace) -> bool:
    """Print a report with `--json`, otherwise the first line; return whether it was JSON."""
    best = t("bench-best", runs=arguments.runs)
    print(json.dumps(report, indent=2) if arguments.json else best)
    return bool(arguments.json)


def measure_engine(box: Box, runs: int) -> dict[str, Any]:
    """Measure the engine; each number is the best of several runs after a warm-up run."""
    rates = {str(players): _random_games(box, runs, players) for players in (2, 3, 4)}
    copy, game_copy = _copies(box, runs)
    compile_s, start_s = _starts(runs)
    return {
        "random_games_per_s": {players: games for players, (games, _) in rates.items()},
        "decisions_per_s": {players: decisions for players, (_, decisions) in rates.items()},
        "us_per_decision": {
            "game": _best(lambda: _through_game(box), runs),
            "arrays": _best(lambda: _through_arrays(box), runs),
        },
        "copy_us": copy,
        "game_copy_us": game_copy,
        "compile_s": compile_s,
        "start_s": start_s,
    }


def _best(run: Callable[[], float], runs: int) -> float:
    """Return the smallest of several measurements."""
    run()
    return min(run() for _ in range(runs))


def _random_games(box: Box, runs: int, players: int) -> tuple[float, float]:
    """Return random games and decisions per second in the compiled loop."""
    states = np.zeros(2, STATE)
    states[0] = states_of(Game(players, box=box))[0]
    ids = np.zeros(DECISIONS, np.int64)
    count, made = 4000, 0

    def run() -> float:
        nonlocal made
        generator = seed_generator(1)
        start = time.perf_counter()
        made = api.play_many(states, lookup_of(box), generator, ids, count, TURN_LIMIT)
        return time.perf_counter() - start

    seconds = _best(run, runs)
    return count / seconds, made / seconds


def _through_game(box: Box) -> float:
    """Return microseconds per decision through `Game`: `legal_moves`, `play(id)`, `deal`."""
    source = random.Random(1)
    decisions, seconds = 0, 0.0
    for _ in range(20):
        game = Game(2, box=box)
        game.deal(source)
        start = time.perf_counter()
        while ids := game.legal_moves.ids:
            game.play(ids[int(source.random() * len(ids))])
            game.deal(source)
            decisions += 1
        seconds += time.perf_counter() - start
    return seconds / decisions * 1e6


def _through_arrays(box: Box) -> float:
    """Return microseconds per decision through `api.step`."""
    source, generator = random.Random(1), seed_generator(1)
    ids = np.zeros(DECISIONS, np.int64)
    decisions, seconds = 0, 0.0
    for _ in range(20):
        game = Game(2, box=box)
        game.deal(source)
        states, lookup, step = states_of(game), lookup_of(box), api.step
        start = time.perf_counter()
        count = api.legal(states, 0, lookup, ids)
        while count:
            choice = ids.item(int(source.random() * count))
            count = step(states, 0, lookup, choice, generator, ids)
            decisions += 1
        seconds += time.perf_counter() - start
    return seconds / decisions * 1e6


def _copies(box: Box, runs: int) -> tuple[float, float]:
    """Return microseconds to copy the bytes of a state, and a `Game` in mid-game."""
    source = random.Random(1)
    game = Game(2, box=box)
    game.deal(source)
    for _ in range(80):
        game.play(game.legal_moves.ids[0])
        game.deal(source)
    raw, copies = states_of(game).view(np.uint8), 2000
    copy = _best(lambda: timeit(raw.copy, number=copies), runs)
    game_copy = _best(lambda: timeit(game.copy, number=copies), runs)
    return copy / copies * 1e6, game_copy / copies * 1e6


def _starts(runs: int) -> tuple[float, float]:
    """Return seconds to compile into an empty cache, and to a first move with a full one."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"OVERWORLD_CACHE_DIR": folder}

        def run(code: str) -> float:
            command = [sys.executable, "-c", code]
            return timeit(lambda: subprocess.run(command, env=environment, check=True), number=1)

        return run(_COMPILE), min(run(_START) for _ in range(runs))


_SIMULATIONS = 5000
_EVALUATIONS = 20_000
_MS = 100


def bench_bots(arguments: argparse.Namespace) -> int:
    """Run the benchmark and print it as text or JSON."""
    report = measure_bots(chosen_box(arguments.box), arguments.runs)
    if printed_as_json(report, arguments):
        return 0
    for players, playouts in report["playouts_per_s"].items():
        print(t("bench-playouts", players=players, playouts=f"{playouts:,.0f}"))
    print(t("bench-overshoot", ms=_MS, over=f"{report['overshoot_ms']:.1f}"))
    print(t("bench-pebble", micros=f"{report['pebble_ms']:.2f}"))
    print(t("bench-obsidian", ms=f"{report['obsidian_turn_ms']:.0f}"))
    print(t("bench-memory", mb=f"{report['memory_mb']:.1f}"))
    for name, reason in UNAVAILABLE_BOTS.items():
        print(t("not-offered", bot=name, reason=reason))
    if report["diamond"] is not None:
        _print_diamond(report["diamond"])
    return 0


def _print_diamond(report: dict[str, Any]) -> None:
    print(t("bench-evaluations", evaluations=f"{report['evaluations_per_s']:,.0f}"))
    for players, simulations in report["simulations_per_s"].items():
        print(t("bench-simulations", players=players, simulations=f"{simulations:,.0f}"))
    print(t("bench-late", ms=_MS, over=f"{report['overshoot_ms']:.1f}"))
    print(t("bench-policy", ms=f"{report['policy_ms']:.2f}"))
    print(t("bench-diamond", ms=f"{report['turn_ms']:.0f}"))


def measure_bots(box: Box, runs: int) -> dict[str, Any]:
    """Return play-outs per second of the best run, and the longest times."""
    playouts = {
        str(players): _simulations_per_s(Search(), _middle_game(players, box), runs)
        for players in (2, 3, 4)
    }
    game, search, pebble = _middle_game(2, box), Search(), BOTS["pebble"]()
    pebble.choose(game)
    return {
        "playouts_per_s": playouts,
        "overshoot_ms": _overshoot_ms(search, game, runs),
        "pebble_ms": max(_ms(lambda: pebble.choose(game)) for _ in range(runs)),
        "obsidian_turn_ms": _turn_ms("obsidian", box, runs),
        "memory_mb": NODES * NODE.itemsize / 1e6,
        "diamond": measure_diamond(box, runs) if "diamond" in BOTS else None,
    }


def measure_diamond(box: Box, runs: int) -> dict[str, Any]:
    """Measure the network and its search: the best rates and the longest times."""
    speed, overshoot = {}, 0.0
    for players in (2, 3, 4):
        game, search = _middle_game(players, box), GuidedSearch(cached_network(WEIGHTS))
        speed[str(players)] = _simulations_per_s(search, game, runs)
        overshoot = max(overshoot, _overshoot_ms(search, game, runs))
    game, search = _middle_game(2, box), GuidedSearch(cached_network(WEIGHTS))
    policy = DiamondBot(budget=Budget(simulations=0))
    policy.choose(game)
    evaluating = min(search.time_evaluations(game, _EVALUATIONS) for _ in range(runs + 1))
    return {
        "evaluations_per_s": _EVALUATIONS / evaluating,
        "simulations_per_s": speed,
        "overshoot_ms": overshoot,
        "policy_ms": max(_ms(lambda: policy.choose(game)) for _ in range(runs)),
        "turn_ms": _turn_ms("diamond", box, runs),
    }


def _ms(action: Callable[[], object]) -> float:
    return timeit(action, number=1) * 1000


def _simulations_per_s(search: TreeSearch, game: Game, runs: int) -> float:
    budget = Budget(simulations=_SIMULATIONS)
    best = min(_ms(lambda: search.analyse(game, budget)) for _ in range(runs + 1))
    return _SIMULATIONS / best * 1000


def _overshoot_ms(search: TreeSearch, game: Game, runs: int) -> float:
    """Return by how much a search exceeds its time limit at most."""
    return max(0.0, *(_ms(lambda: search.analyse(game, Budget(ms=_MS))) - _MS for _ in range(runs)))


def _turn_ms(name: str, box: Box, runs: int) -> float:
    """Return the longest time of a bot's turn with two, three and four players."""
    slowest = 0.0
    for deal, players in product(range(runs), (2, 3, 4)):
        game = _middle_game(players, box)
        bot, turn, watch = BOTS[name](), game.turn_number, Stopwatch()
        while game.turn_number == turn and not game.over:
            game.play(watch.time(bot.choose, game.copy()))
            game.deal(random.Random(deal))
        slowest = max(slowest, watch.seconds)
    return slowest * 1000


def _middle_game(players: int, box: Box) -> Game:
    """Return a game between pebbles after some turns."""
    game, deal = Game(players, box=box), Deal("bench")
    bots = [BOTS["pebble"](seed=seat) for seat in range(players)]
    game.deal(deal)
    while game.turn_number <= 4 * players:
        game.play(bots[game.turn or 0].choose(game))
        game.deal(deal)
    return game
