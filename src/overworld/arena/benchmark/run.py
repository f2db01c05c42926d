"""Plays the benchmark: the games of a protocol, then the tasks."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Literal

from overworld.arena import Folder, FolderError, Played, Tournament, play_here
from overworld.arena.benchmark.agents import make_ready, others_in
from overworld.arena.benchmark.protocol import Protocol
from overworld.arena.benchmark.results import Results, results_of
from overworld.arena.tasks import Decided, decisions, judge
from overworld.bots import BotLike
from overworld.components import Components, load_components

NETWORKS = "networks"
"""Where the networks of others lie below the folder of a benchmark."""


class Watcher:
    """Is told how a benchmark goes on; does nothing about it."""

    def trains(self, players: int) -> None:
        """A network for so many players is being trained."""

    def begins(self, games: int) -> None:
        """So many games are still to be played."""

    def ended(self, game: Played) -> None:
        """A game has ended."""


def benchmark(
    protocol: Protocol | None = None,
    *,
    own: Mapping[str, BotLike] | None = None,
    folder: Path | None = None,
    jobs: int | None = None,
    watcher: Watcher | None = None,
) -> Results:
    """Plays a protocol on this machine; with a folder it is kept, and goes on if it was stopped.

    Agents are written as everywhere; `own` are those that are objects, by their names. Agents of
    others are trained if they have to be.
    """
    if folder is None:
        with tempfile.TemporaryDirectory(prefix="overworld-benchmark-") as place:
            return _benchmark(protocol or Protocol(), own, Path(place), jobs, watcher)
    return _benchmark(protocol or Protocol(), own, folder, jobs, watcher)


def _benchmark(
    protocol: Protocol,
    own: Mapping[str, BotLike] | None,
    folder: Path,
    jobs: int | None,
    watcher: Watcher | None,
) -> Results:
    watcher, box = watcher or Watcher(), load_components()
    networks = folder / NETWORKS
    players = [count for count, _ in protocol.deals]
    bots = {**others_in(protocol.everybody, networks), **(own or {})}
    kept = {count: _begun(protocol, count, folder, box) for count in players}
    make_ready(protocol.everybody, players, networks, watcher.trains)
    watcher.begins(sum(len(protocol.fixtures(n)) - len(kept[n].games()) for n in players))
    games = {n: _play(protocol, n, kept[n], box, bots, jobs, watcher) for n in players}
    tasks = {agent: _tasks(bots.get(agent, agent), players) for agent in protocol.agents}
    return results_of(protocol, games, tasks)


def _settings(protocol: Protocol, players: int) -> Tournament:
    everybody = protocol.everybody
    games = len(protocol.fixtures(players))
    return Tournament(everybody, players=players, games=max(1, games), seed=protocol.seed)


def _begun(protocol: Protocol, players: int, folder: Path, box: Components) -> Folder:
    """The folder of the games with a number of players, begun now or before."""
    kept, settings = Folder(folder / f"{players}-players"), _settings(protocol, players)
    try:
        if kept.settings(box) != settings:
            raise FolderError("other")
    except FolderError as error:
        if error.code != "not-begun":
            raise
        kept.begin(settings, box)
    return kept


def _play(
    protocol: Protocol,
    players: int,
    kept: Folder,
    box: Components,
    bots: Mapping[str, BotLike],
    jobs: int | None,
    watcher: Watcher,
) -> list[Played]:
    """Plays what has not been played yet; answers with all games."""
    games = kept.games()
    ended = {game.number for game in games}
    rest = [fixture for fixture in protocol.fixtures(players) if fixture.number not in ended]
    here = {name: what for name, what in bots.items() if name in protocol.everybody}
    results = play_here(rest, _settings(protocol, players), box, jobs, here)
    with closing(results):
        for game in results:
            kept.add(game)
            games.append(game)
            watcher.ended(game)
    return games


def _tasks(bot: BotLike, players: list[int]) -> list[tuple[str, Decided]]:
    """The tasks that ask to win, as far as they have a number of players that is played."""
    kinds: tuple[Literal["endgame", "best"], ...] = ("endgame", "best")
    found = list[tuple[str, Decided]]()
    for kind in kinds:
        asked = [task for task in decisions(kind) if len(task.game.colours) in players]
        found.append((kind, judge(bot, asked)))
    return found
