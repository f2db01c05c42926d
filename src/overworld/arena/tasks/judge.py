"""Judge an agent by the tasks: the share that it solves, and its errors."""

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
    """An agent that reads the task, including its goals."""

    def solve(self, game: Game, task: Decision) -> Move | str:
        """Return a move; the agent may change `game`."""
        ...


Estimator: TypeAlias = Callable[[Game, Estimate], float]
"""Returns a chance to win from 0 to 1; it may change the game."""


@dataclass(frozen=True)
class DecisionScore:
    """The number of solved tasks, with the 95 % interval of their share.

    `regret` is the mean loss of win share over the tasks with known values; None without any.
    `wrong` has the names of the other tasks.
    """

    tasks: int
    right: int
    low: float
    high: float
    regret: float | None
    wrong: tuple[str, ...]

    @property
    def share(self) -> float:
        """The share of solved tasks."""
        return self.right / max(1, self.tasks)


@dataclass(frozen=True)
class EstimateScore:
    """The mean and the largest absolute error of estimates."""

    tasks: int
    error: float
    worst: float


def judge(
    agent: BotLike | Solver, tasks: Sequence[Decision] | None = None, *, seed: int = 0
) -> DecisionScore:
    """Judge the decisions of an agent.

    Args:
        agent: A bot as `build_bot` accepts it, which plays to win, or a `Solver`, which can also
            read the goals of puzzles.
        tasks: The tasks, by default all without other goals than to win.
        seed: Seed of the bot.

    Returns:
        The number of solved tasks. An illegal move counts as wrong.

    Raises:
        BotError: If there is no such bot. Exceptions of the agent propagate.
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
    return DecisionScore(len(chosen), right, low, high, regret, tuple(wrong))


def _way(agent: BotLike | Solver, task: Decision, seed: int) -> tuple[str, ...]:
    """Return the moves of the agent until they solve the task or leave every solution."""
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


def judge_estimates(estimate: Estimator, tasks: Sequence[Estimate] | None = None) -> EstimateScore:
    """Compare estimates with the exact chances.

    Args:
        estimate: Returns a chance for a game and a task.
        tasks: The tasks, by default all of them.

    Raises:
        ValueError: If an estimate is not from 0 to 1.

    >>> judge_estimates(lambda game, task: task.answer).error
    0.0
    """
    chosen = estimates() if tasks is None else tasks
    errors = [abs(_chance(estimate(task.game, task), task) - task.answer) for task in chosen]
    return EstimateScore(len(chosen), sum(errors) / max(1, len(errors)), max(errors, default=0.0))


def _chance(found: float, task: Estimate) -> float:
    if not 0.0 <= found <= 1.0:
        raise ValueError(f"{task.name}: estimate must be from 0 to 1, got {found!r}")
    return found


def search_estimate(bot: str, simulations: int, *, seed: int = 0) -> Estimator:
    """Return an estimator that searches with a bot, for the tasks of kind `share`.

    >>> asked = estimates("share")[:3]
    >>> judge_estimates(search_estimate("obsidian", 50), asked).tasks
    3
    """

    def estimate(game: Game, task: Estimate) -> float:
        found = analyse(game, simulations=simulations, seed=seed, bot=bot)
        return found.moves[0].share[found.seat]

    return estimate
