"""How well an agent does at the tasks: the share that it gets right, and how far it is off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

from overworld.arena.stats.interval import wilson
from overworld.arena.tasks.task import Decision, Estimate, decisions, estimates
from overworld.bots import BotLike, analyse, build_bot
from overworld.game import Game
from overworld.notation import Move


@runtime_checkable
class Solver(Protocol):
    """An agent that reads what a task asks for, its goals too."""

    def solve(self, game: Game, task: Decision) -> Move | str:
        """A decision; `game` is a copy that may be played on."""
        ...


Estimator: TypeAlias = Callable[[Game, Estimate], float]
"""Says how likely it is to win, from 0 to 1; the game is a copy that may be played on."""


@dataclass(frozen=True)
class Decided:
    """How many tasks were solved, with a 95 % interval of the share.

    `regret` is the share of the win that was given away on average, over the tasks in which it is
    known; None if it is known in none.
    """

    tasks: int
    right: int
    low: float
    high: float
    regret: float | None
    wrong: tuple[str, ...]

    @property
    def share(self) -> float:
        """The share of tasks that were solved."""
        return self.right / max(1, self.tasks)


@dataclass(frozen=True)
class Estimated:
    """How far estimates were off: on average, and at worst."""

    tasks: int
    error: float
    worst: float


def judge(
    agent: BotLike | Solver, tasks: Sequence[Decision] | None = None, *, seed: int = 0
) -> Decided:
    """Asks an agent for its decisions: all tasks but those with goals, unless `tasks` says which.

    A bot is given as `overworld.bots.build_bot` takes it, and plays to win. Whoever has a method
    `solve(game, task)` is asked that, and can read the goals of puzzles. Tasks of several
    decisions are asked one decision after the other. What is not legal is wrong.
    """
    chosen = [task for task in decisions() if not task.goals] if tasks is None else tasks
    wrong, lost = list[str](), list[float]()
    for task in chosen:
        way = _way(agent, task, seed)
        if way not in task.ways:
            wrong.append(task.name)
        if task.values:
            lost.append(max(task.values.values()) - task.values.get(way[0], 0.0))
    right = len(chosen) - len(wrong)
    low, high = wilson(right / max(1, len(chosen)), len(chosen))
    regret = sum(lost) / len(lost) if lost else None
    return Decided(len(chosen), right, low, high, regret, tuple(wrong))


def _way(agent: BotLike | Solver, task: Decision, seed: int) -> tuple[str, ...]:
    """What an agent decides one after the other, while that is the beginning of a way."""
    game, way = task.game, tuple[str, ...]()
    if isinstance(agent, Solver):
        solver: Solver | None = agent
    else:
        solver, bot = None, build_bot(agent, seed)
    while True:
        asked = game.copy()
        way += (str(bot.choose(asked) if solver is None else solver.solve(asked, task)),)
        if way in task.ways or all(way != known[: len(way)] for known in task.ways):
            return way
        game.play(way[-1])


def judge_estimates(estimate: Estimator, tasks: Sequence[Estimate] | None = None) -> Estimated:
    """Asks for all chances, or those of some tasks, and compares them with the exact ones.

    >>> judge_estimates(lambda game, task: task.answer).error
    0.0
    """
    chosen = estimates() if tasks is None else tasks
    errors = [abs(_chance(estimate(task.game, task), task) - task.answer) for task in chosen]
    return Estimated(len(chosen), sum(errors) / max(1, len(errors)), max(errors, default=0.0))


def _chance(found: float, task: Estimate) -> float:
    """A chance that somebody said; raises `ValueError` if it is none."""
    if not 0.0 <= found <= 1.0:
        raise ValueError(f"{task.name}: a chance is from 0 to 1, not {found!r}")
    return found


def search_estimate(bot: str, simulations: int, *, seed: int = 0) -> Estimator:
    """The share of the win that the search of a bot expects, for the tasks of kind `share`.

    >>> asked = estimates("share")[:3]
    >>> judge_estimates(search_estimate("obsidian", 50), asked).tasks
    3
    """

    def estimate(game: Game, task: Estimate) -> float:
        found = analyse(game, simulations=simulations, seed=seed, bot=bot)
        return found.moves[0].share[found.seat]

    return estimate
