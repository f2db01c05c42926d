"""Play games on this machine: whole tournaments in parallel, or a few games with hooks.

Hooks run after a game has ended, in the calling process, one game after the other. So a hook does
not slow a bot down, and may keep any object.

>>> from collections import Counter
>>> first = Counter()
>>> def on_decision(game, seat, move):
...     if game.turn_number <= 2:
...         first[move.kind] += 1
>>> ended = simulate(["random", "random"], games=2, on_decision=on_decision)
>>> sum(first.values()) >= 8, len(ended)
(True, 2)
"""

from __future__ import annotations

import io
import os
import pickle
import queue
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from types import FunctionType
from typing import Any, BinaryIO, TypeAlias, TypeVar, Unpack

from overworld.arena.match import Answer, GameResult, Question, Registry, ask, play
from overworld.arena.referee import Referee, Stopped
from overworld.arena.schedule import (
    Fixture,
    Tournament,
    TournamentSettings,
    bots_to_warm,
    by_unique_name,
    check_fixtures,
    make_fixture,
    schedule,
)
from overworld.arena.standings import Standings, standings
from overworld.bots import BotError, BotLike, check_bot
from overworld.bots.warm_up import warm_up
from overworld.components import Box
from overworld.errors import check_int, check_type
from overworld.game import CHANCE, Game
from overworld.game.kernel import check_box, log_of, play_code
from overworld.notation import Move
from overworld.rules.generator import Seed, check_seed
from overworld.rules.playout import TURN_LIMIT

_Job = TypeVar("_Job", Fixture, Question)
_Ending = TypeVar("_Ending", GameResult, Answer)

OnDecision: TypeAlias = Callable[[Game, int, Move], object]
"""Called with a copy of the game before a decision, the seat, and its move."""

OnEnd: TypeAlias = Callable[[Game, GameResult], object]
"""Called with the finished game, including its history, and the result."""


def cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def tournament(
    bots: Tournament | Sequence[BotLike] | Mapping[str, BotLike],
    *,
    box: Box | None = None,
    jobs: int | None = None,
    on_decision: OnDecision | None = None,
    on_end: OnEnd | None = None,
    **settings: Unpack[TournamentSettings],
) -> Standings:
    """Play a whole tournament on this machine.

    Bots that other processes cannot load play in this process, one game after the other.

    Args:
        bots: A tournament, or bots as `build_bot` accepts them, in a list or by name. The seed
            does not affect a bot that is given as an object.
        box: The box to play with, by default the base box.
        jobs: Number of processes, by default one for each core.
        on_decision: Called for each decision.
        on_end: Called for each game.
        settings: The other arguments of `Tournament`, such as `games=200`.

    Returns:
        The standings, the best bot first.

    Raises:
        BotError: Before the first game, if there is no such bot.
        TypeError: If an argument has the wrong type, or a `Tournament` is given and also one of
            its settings.
        ValueError: If a setting is out of range.

    >>> from overworld.bots import FunctionBot
    >>> first = FunctionBot(lambda game: game.legal_moves[0], "first")
    >>> tournament(["random", first], games=2).games
    2
    """
    if isinstance(bots, Tournament):
        if settings:
            raise TypeError(f"a Tournament has its own settings, got also {', '.join(settings)}")
        chosen, registry = bots, dict[str, BotLike]()
    else:
        check_type("bots", bots, Iterable, "a list of at least two bots")
        if isinstance(bots, str):
            raise BotError(f"bots must be a list of at least two bots, got {bots!r}")
        registry = dict(bots) if isinstance(bots, Mapping) else by_unique_name(bots)
        chosen = Tournament(tuple(registry), **settings)
        registry = {name: bot for name, bot in registry.items() if bot != name}
    box = check_box(box)
    check_hooks(on_decision, on_end)
    results = []
    for result in play_locally(schedule(chosen), chosen, box, jobs, registry):
        run_hooks(result, box, on_decision, on_end)
        results.append(result)
    return standings(chosen, results)


def check_bots(settings: Tournament, registry: Registry) -> None:
    """Raise `BotError` if a bot of the tournament is not usable, or its name is not printable."""
    for name in settings.bots:
        if not name or not name.isprintable():
            raise BotError(f"bot name must have only printable characters, got {name!r}")
        check_bot(registry.get(name, name))


def play_locally(
    fixtures: Sequence[Fixture],
    settings: Tournament,
    box: Box,
    jobs: int | None,
    registry: Registry | None = None,
) -> Generator[GameResult, None, None]:
    """Play fixtures on this machine.

    Args:
        fixtures: The games to play.
        settings: The tournament.
        box: The box to play with.
        jobs: Number of processes, or None for one for each core.
        registry: Bot objects by name.

    Yields:
        Each game when it has ended.

    Raises:
        BotError: If a bot is not usable, or not picklable with `jobs` above 1.
        ValueError: If `jobs` is below 1, or a fixture does not fit the tournament.
    """
    registry = registry or {}
    jobs = None if jobs is None else check_int("jobs", jobs, 1)
    check_fixtures(fixtures, settings)
    check_bots(settings, registry)
    if _is_stuck(registry, jobs):
        yield from _play_inside(fixtures, settings, box, registry)
    else:
        referees = _referees(min(jobs or cores(), len(fixtures)), settings, box, registry)
        yield from _side_by_side(fixtures, [referee.play for referee in referees], referees)


def ask_locally(
    questions: Sequence[Question],
    settings: Tournament,
    box: Box,
    jobs: int | None,
    registry: Registry,
) -> list[Answer]:
    """Ask questions on this machine, under the rules of games: see `play_locally`.

    Returns:
        The answers in the order of the questions.
    """
    if _is_stuck(registry, jobs):
        warm_up(bots_to_warm(settings, registry))
        patience = settings.patience
        return [ask(one, patience, registry=registry, interruptible=True) for one in questions]
    answers = dict[int, Answer]()

    def asker(referee: Referee) -> Callable[[Question], Answer]:
        def note(question: Question) -> Answer:
            answers[id(question)] = answer = referee.ask(question)
            return answer

        return note

    referees = _referees(min(jobs or cores(), len(questions)), settings, box, registry)
    for _ in _side_by_side(questions, [*map(asker, referees)], referees):
        pass
    return [answers[id(question)] for question in questions]


def _is_stuck(registry: Registry, jobs: int | None) -> bool:
    """Return whether a bot can only be used in this process; raise `BotError` with several."""
    stuck = [name for name, bot in registry.items() if not is_portable(bot)]
    if stuck and jobs is not None and jobs > 1:
        raise BotError(f"{stuck[0]} cannot be pickled for other processes: use jobs=1")
    return bool(stuck)


def is_portable(bot: BotLike) -> bool:
    """Return whether another process can load a bot: pickle can, and finds all modules."""
    pickler = _ModuleCollector(io.BytesIO())
    try:
        pickler.dump(bot)
    except Exception:  # pickling may raise anything
        return False
    return all(map(_is_importable, pickler.modules))


class _ModuleCollector(pickle.Pickler):
    """A pickler that collects the modules of all classes and functions."""

    def __init__(self, file: BinaryIO) -> None:
        super().__init__(file)
        self.modules: set[str] = set()

    def reducer_override(self, value: object) -> Any:
        """Note the module of a class or function, and pickle every object as usual."""
        if isinstance(value, type | FunctionType):
            self.modules.add(value.__module__)
        return NotImplemented


def _is_importable(module: str) -> bool:
    """Return whether `import` finds a module in a new process, where `sys.modules` is empty."""
    package = module.partition(".")[0]
    if package == "__main__":
        return False
    finders = (getattr(finder, "find_spec", None) for finder in sys.meta_path)
    return any(find is not None and find(package, None) is not None for find in finders)


def _play_inside(
    fixtures: Sequence[Fixture], settings: Tournament, box: Box, registry: Registry
) -> Generator[GameResult, None, None]:
    """Play in this process, where Ctrl-C works but a bot that hangs cannot be stopped."""
    warm_up(bots_to_warm(settings, registry))  # compile before any clock starts
    for fixture in fixtures:
        yield play(fixture, settings, box, registry=registry, interruptible=True)


def _referees(count: int, settings: Tournament, box: Box, registry: Registry) -> list[Referee]:
    return [Referee(settings, box, registry=registry) for _ in range(count)]


def _side_by_side(
    jobs: Sequence[_Job],
    workers: Sequence[Callable[[_Job], _Ending]],
    referees: Sequence[Referee],
) -> Generator[_Ending, None, None]:
    """Do jobs in a thread for each worker, which is a function of its referee."""
    todo: queue.SimpleQueue[_Job] = queue.SimpleQueue()
    done: queue.SimpleQueue[_Ending | Exception] = queue.SimpleQueue()
    for job in jobs:
        todo.put(job)
    threads = [
        threading.Thread(target=_work, args=(worker, todo, done), daemon=True) for worker in workers
    ]
    for thread in threads:
        thread.start()
    try:
        for _ in jobs:
            ending = done.get()
            if isinstance(ending, Exception):
                raise ending
            yield ending
    finally:
        for referee in referees:
            referee.stop()
        for thread in threads:
            thread.join()


def _work(
    worker: Callable[[_Job], _Ending],
    todo: queue.SimpleQueue[_Job],
    done: queue.SimpleQueue[_Ending | Exception],
) -> None:
    try:
        while True:
            done.put(worker(todo.get_nowait()))
    except (queue.Empty, Stopped):
        return
    except Exception as error:  # the consumer raises it
        done.put(error)


def check_hooks(on_decision: OnDecision | None, on_end: OnEnd | None) -> None:
    """Raise `TypeError` unless the hooks are functions or None."""
    for name, hook in (("on_decision", on_decision), ("on_end", on_end)):
        if hook is not None and not callable(hook):
            raise TypeError(f"{name} must be a function or None, got {hook!r}")


def run_hooks(
    result: GameResult, box: Box, on_decision: OnDecision | None, on_end: OnEnd | None
) -> None:
    """Replay a finished game for the hooks: each decision, then the end."""
    if on_decision is None and on_end is None:
        return
    ended = Game.from_record(result.record, box)
    if on_decision is not None:
        game = Game(len(result.bots), box=box)
        for (_, code), move in zip(log_of(ended), ended.history, strict=True):
            seat = game.turn
            if seat is not None and seat != CHANCE:
                on_decision(game.copy(), seat, move)
            play_code(game, code)
    if on_end is not None:
        on_end(ended, result)


def simulate(
    bots: Sequence[BotLike],
    games: int = 100,
    *,
    seed: Seed = "0",
    box: Box | None = None,
    max_turns: int = TURN_LIMIT,
    on_decision: OnDecision | None = None,
    on_end: OnEnd | None = None,
) -> list[GameResult]:
    """Play games in this process; every bot keeps its seat.

    Args:
        bots: The bots by seat, as `build_bot` accepts them. All games share a bot that is given
            as an object, and `seed` does not affect it.
        games: Number of games.
        seed: The same seed gives the same games.
        box: The box to play with, by default the base box.
        max_turns: A game is truncated after this many turns.
        on_decision: Called for each decision.
        on_end: Called for each game.

    Returns:
        The finished games.

    Raises:
        BotError: Before the first game, if there is no such bot.
        TypeError: If an argument has the wrong type.
        ValueError: If a number is out of range.
    """
    if isinstance(bots, str):
        raise BotError(f"bots must be a list of bots by seat, got {bots!r}")
    check_type("bots", bots, Sequence, "a list of bots by seat")
    check_hooks(on_decision, on_end)
    seed = check_seed(seed)
    for bot in bots:
        check_bot(bot)
    seats = by_unique_name(bots)
    settings = Tournament(tuple(seats), players=len(bots), max_turns=max_turns)
    results, box = [], check_box(box)
    for number in range(1, check_int("games", games, 1) + 1):
        fixture = make_fixture(seed, number, tuple(seats), number)
        game = play(fixture, settings, box, registry=seats, interruptible=True)
        run_hooks(game, box, on_decision, on_end)
        results.append(game)
    return results
