"""Tasks with a known right decision or a known chance, and functions that judge an agent by them.

    goal       puzzles with another goal than to win: certain by the rules, one to three decisions
    best       puzzles from games: two searches agree on the best move and on its margin
    endgame    exact win shares after each move in an enumerated endgame of two players
    fight      the exact chance to win a fight
    share      the exact win share of the player to move, under best play

`exact.json` has the last three; `dev.task_maker` writes it.

>>> from overworld.arena.benchmark.tasks import decisions, judge
>>> found = judge("pebble", decisions("endgame"))
>>> found.tasks, 0 < found.share < 1
(40, True)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec

from overworld.arena.match import Answer, Question
from overworld.arena.stats.describe import wilson
from overworld.bots import BotLike, analyse, build_bot
from overworld.components import load_box
from overworld.errors import check_list, check_type
from overworld.game import Game
from overworld.notation import Move
from overworld.play.puzzles import (
    Goal,
    Puzzle,
    all_puzzles,
    load_puzzle,
    puzzle_goals,
    puzzle_position,
)
from overworld.rules.generator import Seed

__all__ = [
    "Decision",
    "DecisionScore",
    "Estimate",
    "EstimateScore",
    "decisions",
    "estimates",
    "judge",
    "judge_estimates",
    "random_play",
    "search_estimate",
]

FILE = "exact.json"

DecisionKind: TypeAlias = Literal["goal", "best", "endgame"]
EstimateKind: TypeAlias = Literal["fight", "share"]

EQUAL = 1e-9
"""Win shares that differ by less are equal: they are sums of floats."""


class _Task(msgspec.Struct, frozen=True):
    name: str
    """The name of the task."""
    kind: str
    """The kind of the task, as in the list at the top of the module."""
    position: str
    """The position, as `Game.position` writes it."""

    @property
    def game(self) -> Game:
        """A new game from the position."""
        return Game.from_position(self.position)


class Decision(_Task, frozen=True):
    """A position with all right sequences of moves."""

    ways: tuple[tuple[str, ...], ...]
    """The right sequences of moves."""
    values: dict[str, float] = {}
    """The win share after each move, if known."""
    goals: tuple[Goal, ...] = ()
    """The goals of a puzzle, if it has another one than to win."""


class Estimate(_Task, frozen=True):
    """A position and a chance: to win the fight in `cell`, or the game."""

    answer: float
    """The exact chance, from 0 to 1."""
    cell: str = ""
    """The cell of the mob; empty for the chance to win the game."""


_AnyTask = TypeVar("_AnyTask", Decision, Estimate)


class EndgameTask(msgspec.Struct, frozen=True):
    """A stored endgame: the exact win share after each legal move."""

    position: str
    values: dict[str, float]


class ShareTask(msgspec.Struct, frozen=True):
    """A stored position: the exact win share of the player to move."""

    position: str
    share: float


class FightTask(msgspec.Struct, frozen=True):
    """A stored fight: the chance to win it as a fraction."""

    position: str
    cell: str
    chance: str


class Exact(msgspec.Struct, frozen=True):
    """The contents of `exact.json`."""

    endgames: tuple[EndgameTask, ...]
    shares: tuple[ShareTask, ...]
    fights: tuple[FightTask, ...]


@cache
def exact() -> Exact:
    """Read `exact.json` once."""
    return msgspec.json.decode((files("overworld.arena.benchmark") / FILE).read_bytes(), type=Exact)


def decisions(kind: DecisionKind | None = None) -> tuple[Decision, ...]:
    """Return the tasks that ask for a decision, all or those of a kind.

    Raises:
        ValueError: If there is no such kind.

    >>> task = decisions("best")[0]
    >>> task.name, task.ways
    ('spider', (('fight d2',),))
    """
    return _of_kind(_decisions(), kind)


def estimates(kind: EstimateKind | None = None) -> tuple[Estimate, ...]:
    """Return the tasks that ask for a chance, all or those of a kind.

    Raises:
        ValueError: If there is no such kind.

    >>> task = estimates("fight")[0]
    >>> task.answer == float(task.game.fight_odds(task.cell))
    True
    """
    return _of_kind(_estimates(), kind)


def _of_kind(tasks: tuple[_AnyTask, ...], kind: str | None) -> tuple[_AnyTask, ...]:
    kinds = dict.fromkeys(task.kind for task in tasks)
    if kind is not None and kind not in kinds:
        raise ValueError(f"kind must be one of {', '.join(kinds)}, got {kind!r}")
    return tuple(task for task in tasks if kind in (None, task.kind))


@cache
def _decisions() -> tuple[Decision, ...]:
    puzzles = [_puzzle(info.number) for info in all_puzzles(load_box())]
    endgames = [
        Decision(f"endgame-{at}", "endgame", task.position, best_moves(task.values), task.values)
        for at, task in enumerate(exact().endgames, 1)
    ]
    return (*puzzles, *endgames)


@cache
def _estimates() -> tuple[Estimate, ...]:
    fights = [
        Estimate(f"fight-{at}", "fight", task.position, float(Fraction(task.chance)), task.cell)
        for at, task in enumerate(exact().fights, 1)
    ]
    shares = [
        Estimate(f"share-{at}", "share", task.position, task.share)
        for at, task in enumerate(exact().shares, 1)
    ]
    return (*fights, *shares)


def best_moves(values: dict[str, float]) -> tuple[tuple[str, ...], ...]:
    """Return the moves with the largest win share, as sequences of one move."""
    most = max(values.values())
    return tuple((move,) for move, value in values.items() if value > most - EQUAL)


def _puzzle(number: int) -> Decision:
    puzzle, goals = load_puzzle(number), puzzle_goals(number)
    ways = tuple(_ways(puzzle, 0))
    if puzzle.best:
        (goal,) = goals
        return Decision(puzzle.name, "best", puzzle_position(number), ways, goal.chances)
    return Decision(puzzle.name, "goal", puzzle_position(number), ways, {}, goals)


def _ways(puzzle: Puzzle, at: int) -> list[tuple[str, ...]]:
    """Return the sequences of moves that solve a puzzle from one of its nodes."""
    node = puzzle.nodes[at]
    further = [(move, *way) for move, there in node.next.items() for way in _ways(puzzle, there)]
    return [*((move,) for move in node.solves), *further]


@runtime_checkable
class Solver(Protocol):
    """An agent that reads the task, including its goals."""

    def solve(self, game: Game, task: Decision) -> Move | str | int:
        """Return a move, its string or its decision id; the agent may change `game`."""
        ...


Estimator: TypeAlias = Callable[[Game, Estimate], float]
"""Returns a chance to win from 0 to 1; it may change the game."""


@dataclass(frozen=True)
class DecisionScore:
    """The number of solved tasks, with the 95 % interval of their share."""

    tasks: int
    """The number of tasks."""
    right: int
    """The number of solved tasks."""
    low: float
    """The lower end of the 95 % interval of the share."""
    high: float
    """The upper end of the interval."""
    regret: float | None
    """The mean loss of win share over the tasks with known values; None without any."""
    wrong: tuple[str, ...]
    """The names of the other tasks."""
    answers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The agent's moves by the name of the task."""
    forfeits: Mapping[str, str] = field(default_factory=dict)
    """The reason by the name of the task, if the agent crashed, stalled or died in the benchmark.

    Its decision is wrong, and its win share counts as 0.
    """

    @property
    def share(self) -> float:
        """The share of solved tasks."""
        return self.right / max(1, self.tasks)


@dataclass(frozen=True)
class EstimateScore:
    """The mean and the largest absolute error of estimates."""

    tasks: int
    """The number of tasks."""
    error: float
    """The mean absolute error."""
    worst: float
    """The largest absolute error."""


def judge(
    agent: BotLike | Solver, tasks: Sequence[Decision] | None = None, *, seed: Seed = 0
) -> DecisionScore:
    """Judge the decisions of an agent.

    Args:
        agent: A bot as `build_bot` accepts it, which plays to win, or a `Solver`, which can also
            read the goals of puzzles.
        tasks: The tasks, by default all without other goals than to win.
        seed: Seed of the bots. Each task has a new bot, whose seed depends on the task's name too.

    Returns:
        The number of solved tasks. An illegal move counts as wrong.

    Raises:
        BotError: If there is no such bot. Exceptions of the agent propagate.
        TypeError: If the tasks are not a list of `Decision`.
    """
    chosen = [task for task in decisions() if not task.goals] if tasks is None else tasks
    _check_tasks(chosen, Decision)
    return score_answers(chosen, {task.name: _way(agent, task, seed) for task in chosen})


@dataclass(frozen=True)
class TaskQuestion(Question):
    """A task for a bot, which a referee asks."""

    task: Decision
    """The task."""

    def put(self, bot: BotLike, deciding: Callable[[], None]) -> tuple[str, ...]:
        """Return the moves of the bot; call `deciding` before each of its decisions."""
        return _way(bot, self.task, 0, deciding)


def score_questions(questions: Sequence[TaskQuestion], answers: Sequence[Answer]) -> DecisionScore:
    """Return the score of an agent's answers to a referee."""
    ways, forfeits = dict[str, tuple[str, ...]](), dict[str, str]()
    for question, answer in zip(questions, answers, strict=True):
        forfeit, name = answer.forfeit, question.task.name
        if forfeit is None:
            assert isinstance(answer.value, tuple), "the moves"
            ways[name] = answer.value
        else:
            forfeits[name] = f"{forfeit.reason}: {forfeit.report}"
    return score_answers([question.task for question in questions], ways, forfeits)


def score_answers(
    tasks: Sequence[Decision],
    answers: Mapping[str, tuple[str, ...]],
    forfeits: Mapping[str, str] | None = None,
) -> DecisionScore:
    """Return the score of answers: moves by the name of the task. A missing answer is wrong."""
    wrong, lost = list[str](), list[float]()
    for task in tasks:
        way = answers.get(task.name, ())
        if way not in task.ways:
            wrong.append(task.name)
        if task.values:
            lost.append(max(task.values.values()) - task.values.get("".join(way[:1]), 0.0))
    right = len(tasks) - len(wrong)
    low, high = wilson(right / max(1, len(tasks)), len(tasks))
    regret = sum(lost) / len(lost) if lost else None
    return DecisionScore(
        len(tasks), right, low, high, regret, tuple(wrong), answers, forfeits or {}
    )


def random_play(tasks: Sequence[Decision]) -> tuple[float, float]:
    """Return the expected number of solved tasks and the expected regret of random decisions.

    Both are exact: every legal move has the same chance.

    Args:
        tasks: Tasks with values, that is, of the kinds `endgame` and `best`.

    Raises:
        TypeError: If the tasks are not a list of `Decision`.
        ValueError: If a task has no values.

    >>> right, regret = random_play(decisions("endgame"))
    >>> round(right, 2), round(regret, 3)
    (4.36, 0.689)
    """
    _check_tasks(tasks, Decision)
    right = lost = 0.0
    for task in tasks:
        if not task.values:
            raise ValueError(f"{task.name} has no values")
        shares = task.values.values()
        right += len(task.ways) / len(shares)
        lost += max(shares) - sum(shares) / len(shares)
    return right, lost / max(1, len(tasks))


def _check_tasks(tasks: Sequence[_Task], kind: type[_Task]) -> None:
    check_list("tasks", tasks, f"{kind.__name__} tasks")
    for task in tasks:
        check_type("a task", task, kind, f"a {kind.__name__}")


def _way(
    agent: BotLike | Solver,
    task: Decision,
    seed: Seed,
    deciding: Callable[[], None] = lambda: None,
) -> tuple[str, ...]:
    """Return the moves of the agent until they solve the task or leave every solution."""
    game, way = task.game, tuple[str, ...]()
    deciding()
    if isinstance(agent, Solver):
        solver: Solver | None = agent
    else:
        solver, bot = None, build_bot(agent, _seed(seed, task))
    while True:
        asked = game.copy()
        deciding()
        answer = bot.choose(asked) if solver is None else solver.solve(asked, task)
        way += (_move_text(game, answer),)
        if way in task.ways or all(way != known[: len(way)] for known in task.ways):
            return way
        game.play(way[-1])


def _seed(seed: Seed, task: Decision) -> int:
    """Return the seed of a bot for a task, which depends on nothing else."""
    return int.from_bytes(sha256(f"task {seed} {task.name}".encode()).digest()[:6])


def _move_text(game: Game, answer: Move | str | int) -> str:
    """Return the string of an answer, which may also be a decision id as in `Game.play`."""
    if not isinstance(answer, str | Move) and answer in game.legal_moves:
        return str(game.legal_moves.move(answer))
    return str(answer)


def judge_estimates(estimate: Estimator, tasks: Sequence[Estimate] | None = None) -> EstimateScore:
    """Compare estimates with the exact chances.

    Args:
        estimate: Returns a chance for a game and a task.
        tasks: The tasks, by default all of them.

    Raises:
        TypeError: If an estimate is not a number, or the tasks are not a list of `Estimate`.
        ValueError: If an estimate is not from 0 to 1.

    >>> judge_estimates(lambda game, task: task.answer).error
    0.0
    """
    chosen = estimates() if tasks is None else tasks
    _check_tasks(chosen, Estimate)
    errors = [abs(_chance(estimate(task.game, task), task) - task.answer) for task in chosen]
    return EstimateScore(len(chosen), sum(errors) / max(1, len(errors)), max(errors, default=0.0))


def _chance(estimate: float, task: Estimate) -> float:
    check_type(f"{task.name}: estimate", estimate, int | float, "a number from 0 to 1")
    if not 0.0 <= estimate <= 1.0:
        raise ValueError(f"{task.name}: estimate must be from 0 to 1, got {estimate!r}")
    return estimate


def search_estimate(bot: str, simulations: int, *, seed: Seed = 0) -> Estimator:
    """Return an estimator that searches with a bot, for the tasks of kind `share`.

    >>> asked = estimates("share")[:3]
    >>> judge_estimates(search_estimate("obsidian", 50), asked).tasks
    3
    """

    def estimate(game: Game, task: Estimate) -> float:
        analysis = analyse(game, simulations=simulations, seed=seed, bot=bot)
        return analysis.moves[0].share[analysis.seat]

    return estimate
