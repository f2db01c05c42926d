"""The data of a review: the value of each step, and the cost of each decision."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Literal, TypeAlias

import msgspec

from overworld.pictures.html import html_table

Verdict: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]
"""The name of a costly decision."""

VERDICTS: dict[Verdict, float] = {"blunder": 0.2, "mistake": 0.07, "inaccuracy": 0.02}
"""The minimum cost in win share of each verdict, the worst first."""

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
"""The kinds of decisions, then the four kinds of chance outcomes."""

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
    "near_weapon",
    "reveals",
    "tokens",
    "tiles",
    "action",
    "detonate",
    "draw",
    "wild",
    "toward",
    "keep",
    "share",
]
"""The reasons why a move would have been better."""

HALF = 0.1
"""The cost in win share that halves the accuracy of a decision."""

WIDTH, HEIGHT = 720, 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 12, 12, 28
_COLOURS = {"red": "#c0392b", "blue": "#2471a3", "green": "#1e8449", "yellow": "#b7950b"}
_OTHERS = ("#7d3c98", "#148f77", "#a04000", "#515a5a")
_MARK = 5  # radius of a key moment
_DASHES = ("", "7 3", "2 3", "9 3 2 3")  # so that the lines differ without colours


class BetterReason(msgspec.Struct, frozen=True):
    """A reason why a move would have been better, as a code with facts; chances in percent."""

    code: ReasonCode
    facts: dict[str, str | int] = {}


class FollowUp(msgspec.Struct, frozen=True, omit_defaults=True):
    """A later move of a line, and the id of the block, tile, mob, weapon or power in it, if any."""

    move: str
    name: str = ""


class ReviewStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a game: a decision, or a chance outcome (then `seat` is None).

    `at` is the number of steps before it.
    """

    at: int
    move: str
    """The move, as a string."""
    kind: StepKind
    """The kind of the move."""
    seat: int | None = None
    choices: int = 0
    """The number of legal moves; 0 for a chance outcome."""
    cost: float = 0.0
    """The loss of win share against the best move."""
    best: str = ""
    """The better move; empty if the played one is as good, within the margin."""
    after: tuple[float, ...] = ()
    """The win shares after the better move, before the chance outcome."""
    line: tuple[str, ...] = ()
    """A likely continuation, which starts with the better move."""
    reason: BetterReason | None = None
    """Why the better move is better, or None."""
    verdict: Verdict | None = None
    """The verdict on the decision, or None if it was good."""
    exact: bool = False
    """Whether the values come from an enumeration to the end of the game."""
    follow_ups: tuple[FollowUp, ...] = ()
    """The moves of `line` after the better move, up to the end of the turn or a chance outcome."""
    margin: float = 0.0
    """The loss against the better move up to which another one is as good; 0 if exact."""


class KindReview(msgspec.Struct, frozen=True):
    """The accuracy of a seat in one kind of decision; forced moves do not count."""

    kind: StepKind
    """The kind of decision."""
    decisions: int
    """The number of decisions with a choice."""
    accuracy: float
    """The mean accuracy of these decisions, from 0 to 100."""
    cost: float
    """The sum of the losses of win share against the best moves."""


class SeatReview(msgspec.Struct, frozen=True):
    """The causes of the change of a seat's win share over the game.

    `luck`, the seat's `decisions` and those of the `others` add up to the change.
    """

    luck: float
    """The change of the win share by chance outcomes."""
    decisions: float
    """The change by the seat's own decisions."""
    others: float
    """The change by the decisions of the other seats."""
    cost: float
    """The sum of the losses of win share against the best moves."""
    accuracy: float | None
    """The mean accuracy of the seat's decisions, from 0 to 100; None without any choice."""
    kinds: tuple[KindReview, ...]
    """The accuracy by kind of decision."""
    inaccuracies: int = 0
    """The number of inaccuracies, the smallest errors that count."""
    mistakes: int = 0
    """The number of mistakes."""
    blunders: int = 0
    """The number of blunders."""


class Review(msgspec.Struct, frozen=True):
    """A review of a game; `values[k]` are the win shares after `k` steps."""

    bot: str
    """The bot whose search judged the game."""
    simulations: int
    """The simulations per position."""
    colours: tuple[str, ...]
    """The colours of the seats."""
    start: int
    """The number of steps of the set-up, which are not judged."""
    values: tuple[tuple[float, ...], ...]
    """The win shares of all seats after each number of steps."""
    steps: tuple[ReviewStep, ...]
    """All steps after the set-up."""
    moments: tuple[int, ...]
    """The steps of the up to three most costly decisions, in the order of the game."""
    seats: tuple[SeatReview, ...]
    """The sums by seat."""
    finished: bool
    """Whether the game has ended, so that the last value is its result."""

    def change(self, at: int) -> tuple[float, ...]:
        """Return the change of the win shares by a step; raise `IndexError` if there is none."""
        self._check(at, 0)
        before, after = self.values[at], self.values[at + 1]
        return tuple(now - then for then, now in zip(before, after, strict=True))

    def step(self, at: int) -> ReviewStep:
        """Return the step with a number; raise `IndexError` if there is no such step."""
        self._check(at, self.start)
        return self.steps[at - self.start]

    def _check(self, at: int, first: int) -> None:
        last = len(self.values) - 2
        if not first <= at <= last:
            raise IndexError(f"at must be {first} to {last}, got {at!r}")

    def svg(self) -> str:
        """Return the graph of the win shares with the key moments."""
        return draw_graph(self.colours, self.values, self.start, self.moments)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
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
        moments = []
        for number, step in enumerate(map(self.step, self.moments), 1):
            colour, cost = self.colours[step.seat or 0], f"{step.cost:.1%}"
            moments.append([str(number), str(step.at), colour, step.move, step.best, cost])
        columns = ["moment", "step", "seat", "decision", "better", "cost"]
        by = f"{self.bot}, {self.simulations} simulations for each decision"
        return self.svg() + html_table(heads, seats, by) + html_table(columns, moments)


def judge_cost(cost: float) -> Verdict | None:
    """Return the verdict for a cost.

    >>> judge_cost(0.12), judge_cost(0.01)
    ('mistake', None)
    """
    return next((name for name, least in VERDICTS.items() if cost >= least), None)


def accuracy_for(cost: float) -> float:
    """Return the accuracy of a decision, 100 if it cost nothing.

    >>> accuracy_for(0), accuracy_for(HALF)
    (100.0, 50.0)
    """
    return float(100 * 0.5 ** (cost / HALF))


def seat_reviews(
    steps: tuple[ReviewStep, ...], values: tuple[tuple[float, ...], ...]
) -> tuple[SeatReview, ...]:
    """Return the sums of luck and decisions, and the accuracy, for each seat."""
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
    return sum(accuracy_for(step.cost) for step in steps) / len(steps)


def draw_graph(
    colours: Sequence[str], values: Sequence[Sequence[float]], start: int, moments: Sequence[int]
) -> str:
    """Return the SVG of the values from step `start` on, with a mark at each key moment.

    >>> svg = draw_graph(("red", "blue"), [(0.5, 0.5), (0.6, 0.4)], 0, [0])
    >>> svg.startswith("<svg"), svg.count("<polyline"), svg.count("<circle")
    (True, 2, 1)
    """
    last = max(len(values) - 1, start + 1)
    wide, high = WIDTH - _LEFT - _RIGHT, HEIGHT - _TOP - _BOTTOM

    def place(at: int, share: float) -> tuple[float, float]:
        height = min(1.0, max(0.0, share))
        return _LEFT + wide * (at - start) / (last - start), _TOP + high * (1 - height)

    ends = (f"{name} {share:.0%}" for name, share in zip(colours, values[-1], strict=True))
    title = f"Win shares over the game, at the end: {', '.join(ends)}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' font-family="sans-serif" font-size="11">',
        f'<title>{escape(title)}</title><rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        _, y = place(start, percent / 100)
        parts.append(
            f'<path d="M{_LEFT} {y:.1f}H{WIDTH - _RIGHT}" stroke="#d5d8dc"/>'
            f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>'
        )
    for seat, colour in enumerate(colours):
        ink = _COLOURS.get(colour, _OTHERS[seat % len(_OTHERS)])
        points = (place(at, values[at][seat]) for at in range(start, len(values)))
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dash = f' stroke-dasharray="{_DASHES[seat]}"' if _DASHES[seat] else ""
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{ink}" stroke-width="2"{dash}/>'
            f'<text x="{_LEFT + 90 * seat}" y="{HEIGHT - 8}" fill="{ink}">{escape(colour)}</text>'
        )
    for number, at in enumerate(moments, 1):
        x, y = place(at, values[at][0])
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{_MARK}" fill="#17202a"/>'
            f'<text x="{x:.1f}" y="{y - 8:.1f}" text-anchor="middle">{number}</text>'
        )
    return "".join([*parts, "</svg>"])
