"""A review of a game, as values: what every step was worth, and what decisions have cost."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from overworld.pictures.tables import html_table
from overworld.review.graph import graph_of

Verdict: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]
"""What a decision is called that has cost something."""

VERDICTS: dict[Verdict, float] = {"blunder": 0.2, "mistake": 0.1, "inaccuracy": 0.05}
"""The share of the win that a decision must have cost to be called so, the worst first."""

StepKind: TypeAlias = Literal[
    "collect",
    "explore",
    "build",
    "fight",
    "weapon",
    "power",
    "trade",
    "end",
    "score",
    "block",
    "tile",
    "token",
    "turned",
]
"""Decisions by what they are for; chance by what it turns up: the last four."""

ReasonCode: TypeAlias = Literal[
    "win",
    "score",
    "card",
    "xp",
    "odds",
    "long_shot",
    "armed",
    "weapon",
    "layer",
    "layer_open",
    "block",
    "denied",
    "near",
    "near_mob",
    "reveals",
    "action",
    "detonate",
    "draw",
    "wild",
    "toward",
    "keep",
    "share",
]
"""Why a decision would have been better."""

HALF = 0.1
"""The share of the win whose loss halves the accuracy of a decision."""


class BetterReason(msgspec.Struct, frozen=True):
    """One reason why a decision would have been better, as a code with facts; chances in %."""

    code: ReasonCode
    facts: dict[str, str | int] = {}


class ReviewStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of a game: a decision, or an outcome of chance (then nobody decided).

    `at` is its number: how many entries were before it.
    """

    at: int
    move: str
    kind: StepKind
    seat: int | None = None
    choices: int = 0
    cost: float = 0.0
    """The share of the win that the decision lost against the best one."""
    best: str = ""
    """The better decision; empty if the one that was made is as good as any."""
    after: tuple[float, ...] = ()
    """Everybody's share of the win after the better decision, before chance answers."""
    line: tuple[str, ...] = ()
    """How the game may go on from the better decision, which comes first."""
    reason: BetterReason | None = None
    verdict: Verdict | None = None
    exact: bool = False
    """Whether all ways to the end of the game were tried."""


class KindReview(msgspec.Struct, frozen=True):
    """How well a seat has decided about one kind of action; decisions without a choice are none."""

    kind: StepKind
    decisions: int
    accuracy: float
    cost: float


class SeatReview(msgspec.Struct, frozen=True):
    """What has made a seat's share of the win grow and shrink.

    `luck`, its own `decisions` and those of the `others` add up to the change over the game.
    """

    luck: float
    decisions: float
    others: float
    cost: float
    accuracy: float | None
    kinds: tuple[KindReview, ...]
    inaccuracies: int = 0
    mistakes: int = 0
    blunders: int = 0


class Review(msgspec.Struct, frozen=True):
    """A whole review; `values[k]` is everybody's share of the win after `k` entries."""

    bot: str
    simulations: int
    colours: tuple[str, ...]
    start: int
    """Entries of the set-up, which are not judged."""
    values: tuple[tuple[float, ...], ...]
    steps: tuple[ReviewStep, ...]
    """Every entry after the set-up."""
    moments: tuple[int, ...]
    """The numbers of up to three decisions that cost most, in the order of the game."""
    seats: tuple[SeatReview, ...]
    finished: bool
    """Whether the game was played to its end, so that the last value is its result."""

    def change(self, at: int) -> tuple[float, ...]:
        """What an entry did to everybody's share: luck if it was chance, else the decision."""
        before, after = self.values[at], self.values[at + 1]
        return tuple(now - then for then, now in zip(before, after, strict=True))

    def step(self, at: int) -> ReviewStep:
        """The step of an entry."""
        return self.steps[at - self.start]

    def svg(self) -> str:
        """The graph of everybody's share of the win, with the key moments."""
        return graph_of(self.colours, self.values, self.start, self.moments)

    def _repr_svg_(self) -> str:
        return self.svg()  # notebooks show it

    def _repr_html_(self) -> str:
        """Notebooks show the graph, what everybody gained by what, and the key moments."""
        heads = ["seat", "accuracy", "luck", "decisions", "others", *reversed(VERDICTS)]
        seats = [
            [
                colour,
                "-" if seat.accuracy is None else f"{seat.accuracy:.1f}",
                *(f"{part:+.1%}" for part in (seat.luck, seat.decisions, seat.others)),
                *map(str, (seat.inaccuracies, seat.mistakes, seat.blunders)),
            ]
            for colour, seat in zip(self.colours, self.seats, strict=True)
        ]
        moments = [
            [
                str(number),
                str(at),
                self.colours[step.seat or 0],
                step.move,
                step.best,
                f"{step.cost:.1%}",
            ]
            for number, at in enumerate(self.moments, 1)
            for step in [self.step(at)]
        ]
        told = ["moment", "entry", "seat", "decision", "better", "cost"]
        by = f"{self.bot}, {self.simulations} simulations for each decision"
        return self.svg() + html_table(heads, seats, by) + html_table(told, moments)


def verdict_of(cost: float) -> Verdict | None:
    """What a decision is called by its cost.

    >>> verdict_of(0.12), verdict_of(0.01)
    ('mistake', None)
    """
    return next((name for name, least in VERDICTS.items() if cost >= least), None)


def accuracy_of(cost: float) -> float:
    """How accurate a decision was, 100 if it has cost nothing.

    >>> accuracy_of(0), accuracy_of(HALF)
    (100.0, 50.0)
    """
    return float(100 * 0.5 ** (cost / HALF))


def seat_reviews(
    steps: tuple[ReviewStep, ...], values: tuple[tuple[float, ...], ...]
) -> tuple[SeatReview, ...]:
    """What every seat has gained by luck and by decisions, and how well it has decided."""
    return tuple(_seat_review(seat, steps, values) for seat in range(len(values[0])))


def _seat_review(
    seat: int, steps: tuple[ReviewStep, ...], values: tuple[tuple[float, ...], ...]
) -> SeatReview:
    luck = decisions = others = 0.0
    for step in steps:
        change = values[step.at + 1][seat] - values[step.at][seat]
        if step.seat is None:
            luck += change
        elif step.seat == seat:
            decisions += change
        else:
            others += change
    own = [step for step in steps if step.seat == seat and step.choices > 1]
    kinds: dict[StepKind, list[ReviewStep]] = {}
    for step in own:
        kinds.setdefault(step.kind, []).append(step)
    counts = [sum(step.verdict == name for step in own) for name in reversed(VERDICTS)]
    return SeatReview(
        luck,
        decisions,
        others,
        sum(step.cost for step in own),
        _accuracy(own) if own else None,
        tuple(
            KindReview(kind, len(some), _accuracy(some), sum(step.cost for step in some))
            for kind, some in kinds.items()
        ),
        *counts,
    )


def _accuracy(steps: list[ReviewStep]) -> float:
    return sum(accuracy_of(step.cost) for step in steps) / len(steps)
