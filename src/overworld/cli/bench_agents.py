"""`overworld bench agents`: play the benchmark of agents against fixed opponents."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import closing
from pathlib import Path

from tqdm import tqdm

from overworld.arena import GameResult
from overworld.arena.benchmark import (
    DEALS,
    OURS,
    SEED,
    THIRD_PARTY,
    VERSION,
    BenchmarkListener,
    Protocol,
    Results,
    benchmark,
    missing,
)
from overworld.arena.benchmark.results import (
    column_head,
    random_cells,
    result_columns,
    score_cells,
    task_cells,
)
from overworld.arena.benchmark.run import PPO
from overworld.cli.arena import arena_errors
from overworld.cli.common import (
    CommandError,
    columns,
    import_from_current_folder,
    install_command,
)
from overworld.cli.preparation import prepare
from overworld.i18n import t


class _Progress(BenchmarkListener):
    """Progress messages for training, and a progress bar for games."""

    def __init__(self) -> None:
        self.bar: tqdm[None] | None = None

    def on_training(self, players: int) -> None:
        print(t("bench-agents-training", agent=PPO, players=players), file=sys.stderr)

    def on_start(self, games: int) -> None:
        self.bar = tqdm(total=games, desc=t("arena-progress"), disable=None)

    def on_game(self, game: GameResult) -> None:
        assert self.bar is not None, "on_start() comes first"
        self.bar.update()

    def close(self) -> None:
        """Close the progress bar."""
        if self.bar is not None:
            self.bar.close()


def bench_agents(arguments: argparse.Namespace) -> int:
    """Play the benchmark with the available agents, and print its tables."""
    import_from_current_folder()
    agents = tuple(arguments.bots) or (*OURS, *THIRD_PARTY)
    left_out = {agent.agent: agent for agent in missing(agents)}
    for name, needs in left_out.items():
        facts = {"package": needs.package, "command": install_command(needs.extra)}
        print(t("bench-agents-missing", agent=name, **facts), file=sys.stderr)
    agents = tuple(agent for agent in agents if agent not in left_out)
    if not agents:
        raise CommandError(t("bench-agents-nobody"))
    folder = None if arguments.out is None else Path(arguments.out)
    progress = _Progress()
    with closing(progress), arena_errors(arguments.out):
        deals, seed = _deals(arguments.players, arguments.deals), arguments.deal_seed
        protocol = Protocol(agents, deals=deals, seed=SEED if seed is None else seed)
        prepare()
        results = benchmark(protocol, folder=folder, jobs=arguments.jobs, listener=progress)
    if arguments.json:
        print(json.dumps(results.as_json(), indent=2))
    elif arguments.markdown:
        print(results.markdown(), end="")
    else:
        print_results(results)
        if folder is not None:
            print(t("simulate-written", folder=str(folder)))
    return 0


def _deals(players: list[int] | None, limit: int | None) -> tuple[tuple[int, int], ...]:
    """Return the deals of the protocol, limited by the options."""
    asked = {count for count, _ in DEALS} if players is None else {*players}
    return tuple((count, min(deals, limit or deals)) for count, deals in DEALS if count in asked)


def print_results(results: Results) -> None:
    """Print scores, pairings, tasks and forfeits."""
    games = sum(len(results.protocol.fixtures(players)) for players, _ in results.protocol.deals)
    seed = results.protocol.seed
    print(t("bench-agents-protocol", version=str(VERSION), seed=seed, games=str(games)))
    bot, score = t("arena-column-bot"), t("bench-agents-score")
    pairings = map(column_head, result_columns(results.protocol))
    totals = [bot, score, t("arena-column-interval"), t("bench-agents-lead")]
    head = [*totals, *pairings, t("arena-column-ms")]
    print(columns([head, *([r.agent, *score_cells(r), f"{r.ms:.1f}"] for r in results.rows)]))
    print()
    kinds = [kind for kind, _ in results.rows[0].tasks]
    head = [bot, *(text for kind in kinds for text in (kind, t("bench-agents-regret")))]
    lines = [[row.agent, *task_cells(row)] for row in results.rows]
    exact = [t("bench-agents-random"), *random_cells(results.protocol)]
    print(columns([head, *lines, exact]))
    for agent, forfeit in results.forfeits:
        reason = t(f"arena-forfeit-{forfeit.reason}", report=forfeit.report)
        print(t("bench-agents-forfeit", bot=agent, reason=reason))
    for agent, kind, count, reason in results.task_forfeits:
        tasks = {"kind": kind, "count": str(count)}
        print(t("bench-agents-task-forfeits", bot=agent, **tasks, reason=reason))
