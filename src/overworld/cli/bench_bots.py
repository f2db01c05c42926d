"""`overworld bench bots`: measure the speed of the search and how bots keep their time limits."""

from __future__ import annotations

import argparse
import json
import random
import time
from itertools import product
from typing import TypedDict

from overworld.bots import BOTS, UNAVAILABLE_BOTS, Budget, DiamondBot
from overworld.bots.diamond import WEIGHTS, network_in
from overworld.bots.guided_search import GuidedSearch
from overworld.bots.search import NODES, Search
from overworld.bots.tree import NODE
from overworld.cli.common import load_box
from overworld.components import Components
from overworld.game import Deal, Game
from overworld.i18n import words

_SIMULATIONS = 5000
_EVALUATIONS = 20_000
_MS = 100


class Champion(TypedDict):
    """Measurements of diamond."""

    evaluations_per_s: float
    simulations_per_s: dict[str, float]
    overshoot_ms: float
    policy_ms: float
    turn_ms: float


class Report(TypedDict):
    """Results of the benchmark, as `--json` prints them."""

    playouts_per_s: dict[str, float]
    overshoot_ms: float
    pebble_ms: float
    obsidian_turn_ms: float
    memory_mb: float
    diamond: Champion | None


def bench_bots(arguments: argparse.Namespace) -> int:
    """Run the benchmark and print it as text or JSON."""
    report = measure(load_box(arguments.box), arguments.runs)
    if arguments.json:
        print(json.dumps(report, indent=2))
        return 0
    print(words("bench-best", runs=arguments.runs))
    for players, playouts in report["playouts_per_s"].items():
        print(words("bench-playouts", players=players, playouts=f"{playouts:,.0f}"))
    print(words("bench-overshoot", ms=_MS, over=f"{report['overshoot_ms']:.1f}"))
    print(words("bench-pebble", micros=f"{report['pebble_ms']:.2f}"))
    print(words("bench-obsidian", ms=f"{report['obsidian_turn_ms']:.0f}"))
    print(words("bench-memory", mb=f"{report['memory_mb']:.1f}"))
    for name, reason in UNAVAILABLE_BOTS.items():
        print(words("not-offered", bot=name, reason=reason))
    if report["diamond"] is not None:
        _print_champion(report["diamond"])
    return 0


def _print_champion(found: Champion) -> None:
    print(words("bench-evaluations", evaluations=f"{found['evaluations_per_s']:,.0f}"))
    for players, simulations in found["simulations_per_s"].items():
        print(words("bench-simulations", players=players, simulations=f"{simulations:,.0f}"))
    print(words("bench-late", ms=_MS, over=f"{found['overshoot_ms']:.1f}"))
    print(words("bench-policy", ms=f"{found['policy_ms']:.2f}"))
    print(words("bench-diamond", ms=f"{found['turn_ms']:.0f}"))


def measure(box: Components, runs: int) -> Report:
    """Return play-outs per second of the best run, and the longest times."""
    playouts = {}
    for players in (2, 3, 4):
        game, search = _middle_game(players, box), Search()
        seconds = []
        for _ in range(runs + 1):
            start = time.perf_counter()
            search.analyse(game, Budget(simulations=_SIMULATIONS))
            seconds.append(time.perf_counter() - start)
        playouts[str(players)] = _SIMULATIONS / min(seconds)
    game, search, pebble = _middle_game(2, box), Search(), BOTS["pebble"]()
    over, slowest = 0.0, 0.0
    pebble.choose(game)
    for _ in range(runs):
        start = time.perf_counter()
        search.analyse(game, Budget(ms=_MS))
        over = max(over, (time.perf_counter() - start) * 1000 - _MS)
        start = time.perf_counter()
        pebble.choose(game)
        slowest = max(slowest, (time.perf_counter() - start) * 1000)
    return {
        "playouts_per_s": playouts,
        "overshoot_ms": over,
        "pebble_ms": slowest,
        "obsidian_turn_ms": _turn_ms("obsidian", box, runs),
        "memory_mb": NODES * NODE.itemsize / 1e6,
        "diamond": measure_champion(box, runs) if "diamond" in BOTS else None,
    }


def measure_champion(box: Components, runs: int) -> Champion:
    """Measure the network and its search: the best rates and the longest times."""
    speed, over = {}, 0.0
    for players in (2, 3, 4):
        game, search = _middle_game(players, box), GuidedSearch(network_in(WEIGHTS))
        seconds = []
        for _ in range(runs + 1):
            start = time.perf_counter()
            search.analyse(game, Budget(simulations=_SIMULATIONS))
            seconds.append(time.perf_counter() - start)
        speed[str(players)] = _SIMULATIONS / min(seconds)
        for _ in range(runs):
            start = time.perf_counter()
            search.analyse(game, Budget(ms=_MS))
            over = max(over, (time.perf_counter() - start) * 1000 - _MS)
    game, search = _middle_game(2, box), GuidedSearch(network_in(WEIGHTS))
    policy = DiamondBot(budget=Budget(simulations=0))
    policy.choose(game)
    evaluating = min(search.time_evaluations(game, _EVALUATIONS) for _ in range(runs + 1))
    slowest = 0.0
    for _ in range(runs):
        start = time.perf_counter()
        policy.choose(game)
        slowest = max(slowest, (time.perf_counter() - start) * 1000)
    return {
        "evaluations_per_s": _EVALUATIONS / evaluating,
        "simulations_per_s": speed,
        "overshoot_ms": over,
        "policy_ms": slowest,
        "turn_ms": _turn_ms("diamond", box, runs),
    }


def _turn_ms(name: str, box: Components, runs: int) -> float:
    """Return the longest time of a bot's turn with two, three and four players."""
    slowest = 0.0
    for deal, players in product(range(runs), (2, 3, 4)):
        game = _middle_game(players, box)
        bot, turn, spent = BOTS[name](), game.turn_number, 0.0
        while game.turn_number == turn and not game.over:
            start = time.perf_counter()
            move = bot.choose(game.copy())
            spent += (time.perf_counter() - start) * 1000
            game.play(move)
            game.deal(random.Random(deal))
        slowest = max(slowest, spent)
    return slowest


def _middle_game(players: int, box: Components) -> Game:
    """Return a game between pebbles after some turns."""
    game, deal = Game(players, components=box), Deal("bench")
    bots = [BOTS["pebble"](seed=seat) for seat in range(players)]
    game.deal(deal)
    while game.turn_number <= 4 * players:
        game.play(bots[game.turn or 0].choose(game))
        game.deal(deal)
    return game
