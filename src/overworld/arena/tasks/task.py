"""The tasks: positions with a known right decision or a known chance.

    goal       puzzles with another goal than to win: certain by the rules, one to three decisions
    best       puzzles from games: two searches agree on the best move and on its margin
    endgame    exact win shares after each move in an enumerated endgame of two players
    fight      the exact chance to win a fight
    share      the exact win share of the player to move, under best play

`exact.json` has the last three; `dev.task_maker` writes it.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

from overworld.components import load_components
from overworld.game import Game
from overworld.play.puzzles import Goal, Puzzle, all_puzzles, goals_of, position_of, puzzle_of

FILE = "exact.json"

DecisionKind: TypeAlias = Literal["goal", "best", "endgame"]
EstimateKind: TypeAlias = Literal["fight", "share"]

EQUAL = 1e-9
"""Win shares that differ by less are equal: they are sums of floats."""


class Decision(msgspec.Struct, frozen=True):
    """A position with all right sequences of moves (`ways`).

    `values` has the win share after each move, if known. `goals` are the goals of a puzzle, if it
    has another one than to win.
    """

    name: str
    kind: DecisionKind
    position: str
    ways: tuple[tuple[str, ...], ...]
    values: dict[str, float] = {}
    goals: tuple[Goal, ...] = ()

    @property
    def game(self) -> Game:
        """A new game from the position."""
        return Game.from_position(self.position)


class Estimate(msgspec.Struct, frozen=True):
    """A position and a chance: to win the fight in `cell`, or the game."""

    name: str
    kind: EstimateKind
    position: str
    answer: float
    cell: str = ""

    @property
    def game(self) -> Game:
        """A new game from the position."""
        return Game.from_position(self.position)


class Endgame(msgspec.Struct, frozen=True):
    """A stored endgame: the exact win share after each legal move."""

    position: str
    values: dict[str, float]


class Share(msgspec.Struct, frozen=True):
    """A stored position: the exact win share of the player to move."""

    position: str
    share: float


class Fight(msgspec.Struct, frozen=True):
    """A stored fight: the chance to win it as a fraction."""

    position: str
    cell: str
    chance: str


class Exact(msgspec.Struct, frozen=True):
    """The contents of `exact.json`."""

    endgames: tuple[Endgame, ...]
    shares: tuple[Share, ...]
    fights: tuple[Fight, ...]


@cache
def exact() -> Exact:
    """Read `exact.json` once."""
    return msgspec.json.decode((files("overworld.arena.tasks") / FILE).read_bytes(), type=Exact)


def decisions(kind: DecisionKind | None = None) -> tuple[Decision, ...]:
    """Return the tasks that ask for a decision, all or those of a kind.

    >>> task = decisions("best")[0]
    >>> task.name, task.ways
    ('chance', (('fight e3',),))
    """
    return tuple(task for task in _decisions() if kind in (None, task.kind))


def estimates(kind: EstimateKind | None = None) -> tuple[Estimate, ...]:
    """Return the tasks that ask for a chance, all or those of a kind.

    >>> task = estimates("fight")[0]
    >>> task.answer == float(task.game.fight_odds(task.cell))
    True
    """
    return tuple(task for task in _estimates() if kind in (None, task.kind))


@cache
def _decisions() -> tuple[Decision, ...]:
    puzzles = [_puzzle(info.number) for info in all_puzzles(load_components())]
    endgames = [
        Decision(f"endgame-{at}", "endgame", one.position, best_of(one.values), one.values)
        for at, one in enumerate(exact().endgames, 1)
    ]
    return (*puzzles, *endgames)


@cache
def _estimates() -> tuple[Estimate, ...]:
    fights = [
        Estimate(f"fight-{at}", "fight", one.position, float(Fraction(one.chance)), one.cell)
        for at, one in enumerate(exact().fights, 1)
    ]
    shares = [
        Estimate(f"share-{at}", "share", one.position, one.share)
        for at, one in enumerate(exact().shares, 1)
    ]
    return (*fights, *shares)


def best_of(values: dict[str, float]) -> tuple[tuple[str, ...], ...]:
    """Return the moves with the largest win share, as sequences of one move."""
    most = max(values.values())
    return tuple((move,) for move, value in values.items() if value > most - EQUAL)


def _puzzle(number: int) -> Decision:
    puzzle, goals = puzzle_of(number), goals_of(number)
    ways = tuple(_ways(puzzle, 0))
    if puzzle.best:
        (goal,) = goals
        return Decision(puzzle.name, "best", position_of(number), ways, goal.chances)
    return Decision(puzzle.name, "goal", position_of(number), ways, {}, goals)


def _ways(puzzle: Puzzle, at: int) -> list[tuple[str, ...]]:
    """Return the sequences of moves that solve a puzzle from one of its nodes."""
    node = puzzle.nodes[at]
    further = [(move, *way) for move, there in node.next.items() for way in _ways(puzzle, there)]
    return [*((move,) for move in node.solves), *further]
