"""Plays a schedule on this machine, several games at a time."""

from __future__ import annotations

import os
import pickle
import queue
import threading
from collections.abc import Generator, Mapping, Sequence
from typing import Any

from overworld.arena.hooks import OnDecision, OnEnd, tell
from overworld.arena.match import Own, Played, play
from overworld.arena.referee import Referee, Stopped
from overworld.arena.schedule import Fixture, Tournament, bots_to_warm, named, schedule
from overworld.arena.standings import Standings, standings
from overworld.bots import BotError, BotLike, check_bot
from overworld.bots.warm_up import warm_up
from overworld.components import Components, load_components


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def tournament(
    bots: Tournament | Sequence[BotLike] | Mapping[str, BotLike],
    *,
    box: Components | None = None,
    jobs: int | None = None,
    on_decision: OnDecision | None = None,
    on_end: OnEnd | None = None,
    **settings: Any,
) -> Standings:
    """Plays a whole tournament on this machine, on as many cores as there are or `jobs` says.

    Bots are texts, classes, functions that build one, or bots themselves, and may be given names
    of their own; `settings` are those of `Tournament`. What other processes cannot load plays in
    this one. Raises `BotError` before the first game if there is no such bot.

    >>> from overworld.bots import FunctionBot
    >>> first = FunctionBot(lambda game: game.legal_moves[0], "first")
    >>> tournament(["random", first], games=2).games
    2
    """
    if isinstance(bots, Tournament):
        chosen, own = bots, dict[str, BotLike]()
    else:
        own = dict(bots) if isinstance(bots, Mapping) else named(bots)
        chosen = Tournament(tuple(own), **settings)
        own = {name: what for name, what in own.items() if what != name}
    box = box or load_components()
    games = []
    for game in play_here(schedule(chosen), chosen, box, jobs, own):
        tell(game, box, on_decision, on_end)
        games.append(game)
    return standings(chosen, games)


def check_bots(settings: Tournament, own: Own) -> None:
    """Raises `BotError` if one of the bots cannot be had, or has a name that no record can hold."""
    for name in settings.bots:
        if not name or not name.isprintable():
            raise BotError(f"{name!r} is not a name: use visible characters")
        check_bot(own.get(name, name))


def play_here(
    fixtures: Sequence[Fixture],
    settings: Tournament,
    box: Components,
    jobs: int | None,
    own: Own | None = None,
) -> Generator[Played, None, None]:
    """Plays fixtures with a referee for each of `jobs` tables; yields games as they end."""
    own = own or {}
    check_bots(settings, own)
    stuck = [name for name, what in own.items() if not is_portable(what)]
    if stuck and jobs is not None and jobs > 1:
        raise BotError(f"{stuck[0]} cannot be sent to other processes: use jobs=1")
    if stuck:
        yield from _play_inside(fixtures, settings, box, own)
    else:
        yield from _play_outside(fixtures, settings, box, jobs or cores(), own)


def is_portable(what: BotLike) -> bool:
    """Whether another process can load a bot: nothing of it was written at a prompt."""
    try:
        return b"__main__" not in pickle.dumps(what)
    except Exception:  # objects may refuse in any way
        return False


def _play_inside(
    fixtures: Sequence[Fixture], settings: Tournament, box: Components, own: Own
) -> Generator[Played, None, None]:
    """Plays in this process: nobody can stop a bot that stalls, but Ctrl-C is heard."""
    warm_up(bots_to_warm(settings, own))  # no bot's clock runs while the rules are compiled
    for fixture in fixtures:
        yield play(fixture, settings, box, own=own, interruptible=True)


def _play_outside(
    fixtures: Sequence[Fixture], settings: Tournament, box: Components, jobs: int, own: Own
) -> Generator[Played, None, None]:
    todo: queue.SimpleQueue[Fixture] = queue.SimpleQueue()
    done: queue.SimpleQueue[Played | Exception] = queue.SimpleQueue()
    for fixture in fixtures:
        todo.put(fixture)
    referees = [Referee(settings, box, own=own) for _ in range(min(jobs, len(fixtures)))]
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
