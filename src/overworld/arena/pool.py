"""Plays a schedule on this machine, several games at a time."""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Generator, Sequence

from overworld.arena.match import Played
from overworld.arena.referee import Referee, Stopped
from overworld.arena.schedule import Fixture, Tournament, schedule
from overworld.arena.standings import Standings, standings
from overworld.components import Components, load_components


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def tournament(
    settings: Tournament, *, box: Components | None = None, jobs: int | None = None
) -> Standings:
    """Plays a whole tournament on this machine, on as many cores as there are or `jobs` says."""
    box = box or load_components()
    games = list(play_here(schedule(settings), settings, box, jobs or cores()))
    return standings(settings, games)


def play_here(
    fixtures: Sequence[Fixture], settings: Tournament, box: Components, jobs: int
) -> Generator[Played, None, None]:
    """Plays fixtures with a referee for each of `jobs` tables; yields games as they end."""
    todo: queue.SimpleQueue[Fixture] = queue.SimpleQueue()
    done: queue.SimpleQueue[Played | Exception] = queue.SimpleQueue()
    for fixture in fixtures:
        todo.put(fixture)
    referees = [Referee(settings, box) for _ in range(min(jobs, len(fixtures)))]
    threads = [
        threading.Thread(target=_work, args=(referee, todo, done), daemon=True)
        for referee in referees
    ]
    for thread in threads:
        thread.start()
    try:
        for _ in fixtures:
            game = done.get()
            if isinstance(game, Exception):
                raise game
            yield game
    finally:
        for referee in referees:
            referee.stop()
        for thread in threads:
            thread.join()


def _work(
    referee: Referee,
    todo: queue.SimpleQueue[Fixture],
    done: queue.SimpleQueue[Played | Exception],
) -> None:
    """Plays what is still to be played."""
    try:
        while True:
            done.put(referee.play(todo.get_nowait()))
    except (queue.Empty, Stopped):
        return
    except Exception as error:  # is raised where the games are waited for
        done.put(error)
