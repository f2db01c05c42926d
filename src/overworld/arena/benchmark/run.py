"""Run the benchmark: the games of a protocol, then the tasks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack, closing
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec
from os import PathLike
from pathlib import Path
from tempfile import TemporaryDirectory

from overworld.arena import GameResult, Tournament
from overworld.arena.benchmark.protocol import Protocol
from overworld.arena.benchmark.results import TASK_KINDS, Results, asked_tasks, make_results
from overworld.arena.benchmark.submission import write_submission
from overworld.arena.benchmark.tasks import DecisionScore, TaskQuestion, score_questions
from overworld.arena.folder import Folder, FolderError, software_versions
from overworld.arena.local import ask_locally, play_locally
from overworld.bots import BotLike, BotSpec, Budget
from overworld.bots.versions import bot_version
from overworld.components import Box, load_box
from overworld.errors import check_type

NETWORKS = "networks"
"""The subfolder with the networks of third-party agents."""

MCTS = "openspiel-mcts@200sims"
PPO = "maskable-ppo"
THIRD_PARTY = (PPO, MCTS)
"""The agents from other projects."""

_NEEDS = {PPO: ("sb3_contrib", "benchmark"), MCTS: ("open_spiel", "openspiel")}


class BenchmarkListener:
    """A listener for the progress of a benchmark; subclasses override its methods."""

    def on_training(self, players: int) -> None:
        """Handle the start of the training for a number of players."""

    def on_start(self, games: int) -> None:
        """Handle the start, with the number of games left to play."""

    def on_game(self, game: GameResult) -> None:
        """Handle the end of a game."""


def benchmark(
    protocol: Protocol | None = None,
    *,
    registry: Mapping[str, BotLike] | None = None,
    folder: str | PathLike[str] | None = None,
    jobs: int | None = None,
    listener: BenchmarkListener | None = None,
) -> Results:
    """Run a benchmark on this machine; train third-party agents if necessary.

    Args:
        protocol: The games, by default the standard benchmark.
        registry: Bot objects by agent name; other names are bot specs.
        folder: Where to store games, networks and results. An interrupted benchmark in it
            continues.
        jobs: Number of processes, by default one for each core.
        listener: Receives the progress.

    Returns:
        The results, the best agent first.

    Raises:
        BotError: Before the first game, if there is no such agent.
        ArenaError: If the folder has another benchmark.
    """
    check_type("protocol", protocol, Protocol | None, "a Protocol")
    protocol, listener, box = protocol or Protocol(), listener or BenchmarkListener(), load_box()
    with ExitStack() as stack:
        if folder is None:
            folder = stack.enter_context(TemporaryDirectory(prefix="overworld-benchmark-"))
        networks = Path(folder) / NETWORKS
        players = [count for count, _ in protocol.deals]
        bots = {**third_party_bots(protocol.participants, networks), **(registry or {})}
        kept = {count: _begun(protocol, count, Path(folder), box) for count in players}
        train_missing_networks(protocol.participants, players, networks, listener.on_training)
        listener.on_start(sum(len(protocol.fixtures(n)) - len(kept[n].games()) for n in players))
        games = {n: _play(protocol, n, kept[n], box, bots, jobs, listener) for n in players}
        tasks = {agent: _tasks(protocol, agent, box, bots, jobs) for agent in protocol.agents}
        versions = {name: bot_version(bots.get(name, name)) for name in protocol.participants}
        packages = {name: version(name) for name in ("numpy", "numba")}
        software = {**software_versions(versions), **packages, "box": box.name}
        results = make_results(protocol, games, tasks, software)
        write_submission(results, games, Path(folder))
        return results


def _settings(protocol: Protocol, players: int) -> Tournament:
    participants = protocol.participants
    games = len(protocol.fixtures(players))
    return Tournament(participants, players=players, games=max(1, games), seed=protocol.seed)


def _begun(protocol: Protocol, players: int, folder: Path, box: Box) -> Folder:
    kept, settings = Folder(folder / f"{players}-players"), _settings(protocol, players)
    try:
        if kept.settings(box) != settings:
            raise FolderError("other-benchmark")
    except FolderError as error:
        if error.code != "not-begun":
            raise
        kept.begin(settings, box)
    return kept


def _play(
    protocol: Protocol,
    players: int,
    kept: Folder,
    box: Box,
    bots: Mapping[str, BotLike],
    jobs: int | None,
    listener: BenchmarkListener,
) -> list[GameResult]:
    """Play the missing games; return all games."""
    games = kept.games()
    ended = {game.number for game in games}
    rest = [fixture for fixture in protocol.fixtures(players) if fixture.number not in ended]
    here = {name: bot for name, bot in bots.items() if name in protocol.participants}
    results = play_locally(rest, _settings(protocol, players), box, jobs, here)
    with closing(results):
        for game in results:
            kept.add(game)
            games.append(game)
            listener.on_game(game)
    return games


def _tasks(
    protocol: Protocol, agent: str, box: Box, bots: Mapping[str, BotLike], jobs: int | None
) -> list[tuple[str, DecisionScore]]:
    """Ask an agent the tasks without other goals, for the player counts of the protocol.

    A crash, a stall or a death forfeits a task, as it forfeits a game.
    """
    players = [count for count, _ in protocol.deals]
    settings = _settings(protocol, players[0])
    here = {name: bot for name, bot in bots.items() if name == agent}
    asked = [
        (kind, [TaskQuestion(agent, task) for task in asked_tasks(kind, players)])
        for kind in TASK_KINDS
    ]
    everything = [question for _, questions in asked for question in questions]
    answers = iter(ask_locally(everything, settings, box, jobs, here))
    return [(kind, score_questions(qs, [next(answers) for _ in qs])) for kind, qs in asked]


@dataclass(frozen=True)
class Missing:
    """An agent whose package is not installed."""

    agent: str
    """The name of the agent."""
    package: str
    """The package that it needs."""
    extra: str
    """The extra of overworld that installs the package."""


def missing(agents: Iterable[str]) -> list[Missing]:
    """Return the agents whose packages are not installed.

    >>> missing(["pebble"])
    []
    """
    needs = [(agent, *_NEEDS[agent]) for agent in agents if agent in _NEEDS]
    return [Missing(*need) for need in needs if find_spec(need[1]) is None]


def third_party_bots(agents: Iterable[str], folder: Path) -> dict[str, BotLike]:
    """Return the third-party agents among `agents` as bot specs; their networks are in `folder`."""
    specs: dict[str, BotLike] = {
        PPO: BotSpec(
            "overworld.arena.benchmark.maskable_ppo:MaskablePPOBot",
            None,
            (("folder", str(folder)),),
        ),
        MCTS: BotSpec(
            "overworld.arena.benchmark.openspiel_mcts:OpenSpielMCTS", Budget(simulations=200)
        ),
    }
    return {agent: specs[agent] for agent in agents if agent in specs}


def train_missing_networks(
    agents: Iterable[str],
    players: Iterable[int],
    folder: Path,
    on_training: Callable[[int], object],
) -> None:
    """Train the networks that `folder` does not have; call `on_training` with each player count."""
    if PPO not in agents:
        return
    from overworld.arena.benchmark.maskable_ppo import policy_file, train

    for count in players:
        if not policy_file(folder, count).exists():
            on_training(count)
            train(count, folder)
