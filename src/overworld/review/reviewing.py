"""Reviews a game: what every decision was worth, the best one, and what was luck.

Entries are looked at from the last to the first. The value before a decision is that of its
position; the value before an outcome is the mean over all outcomes of its event, in which the one
that happened counts with the value that the game has after it. So luck and decisions add up to the
change of the value, step by step and over the game (a telescoping sum), and expected luck is 0.
"""

from __future__ import annotations

from collections.abc import Callable

from overworld.bots.endgame import Shares
from overworld.game import CHANCE, Game
from overworld.notation import Move
from overworld.notation.plain import plain_from
from overworld.review.better import why_better
from overworld.review.reviewed import (
    Review,
    ReviewStep,
    StepKind,
    seat_reviews,
    verdict_of,
)
from overworld.review.valuation import Valuation, weights_of
from overworld.rules.state import FIRST, SETTING_UP

SIMULATIONS = 320
"""Simulations for the value of every position; decisions are searched `CLOSER` times as long."""

CLOSER = 4

EVALUATIONS = 8_000
"""Positions that are valued at full depth; in longer games, all are searched less deeply."""

_LEAST = 16  # simulations, however long the game is
_MOMENTS = 3
_COSTS = 1e-6  # less than this is nothing
_KINDS: dict[str, StepKind] = {
    "mine": "collect",
    "explore": "explore",
    "build": "build",
    "fight": "fight",
    "take": "weapon",
    "draw": "power",
    "detonate": "power",
    "pass": "power",
    "trade": "trade",
    "end": "end",
    "score": "score",
    "block": "block",
    "tile": "tile",
    "token": "token",
    "weapon": "turned",
}


def review(
    game: Game,
    *,
    simulations: int = SIMULATIONS,
    bot: str | None = None,
    seed: int = 0,
    progress: Callable[[int], None] = lambda percent: None,
) -> Review:
    """Reviews a game from its first decision to its last entry; `progress` is told percents.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> game.play("mine w1")
    >>> found = review(game, simulations=8)
    >>> found.steps[0].move, len(found.values) == len(game.log) + 1
    ('mine w1', True)
    """
    start = _set_up(game)
    worth = Valuation(len(game.colours), _depth(game, start, simulations), bot, seed)
    values: list[Shares] = [worth.value(game)]
    steps: list[ReviewStep] = []
    now, moves, total = game.copy(), game.history, len(game.log) - start
    exact = worth.exact(game) is not None
    for at in range(len(game.log) - 1, start - 1, -1):
        progress(100 * (total - (at - start) - 1) // total)
        code = now.log[-1][1]
        now.undo()
        found = worth.exact(now)
        if now.turn == CHANCE:
            before = found or worth.mean(now, {code: values[-1]})
            step = ReviewStep(at, str(moves[at]), _kind(moves[at], now))
        else:
            before = found or worth.value(now)
            step = _judge(now, at, moves[at], code, values[-1], worth, exact and found is not None)
        exact = found is not None
        values.append(before)
        steps.append(step)
    values += [values[-1]] * start
    all_values, all_steps = tuple(reversed(values)), tuple(reversed(steps))
    progress(100)
    return Review(
        worth.bot,
        worth.simulations,
        game.colours,
        start,
        all_values,
        all_steps,
        _moments(all_steps),
        seat_reviews(all_steps, all_values),
        game.over,
    )


def _set_up(game: Game) -> int:
    """How many entries belong to the set-up."""
    phases = (plain_from(before).phase for before, _ in game.log)
    return sum(phase in (FIRST, SETTING_UP) for phase in phases)


def _depth(game: Game, start: int, wanted: int) -> int:
    """As many simulations as are wanted, fewer if the game has too many positions to value."""
    now, positions = game.copy(), 0
    while len(now.log) > start:
        now.undo()
        positions += len(weights_of(now)) or 1 + CLOSER
    return max(min(wanted, _LEAST), min(wanted, wanted * EVALUATIONS // max(1, positions)))


def _kind(move: Move, before: Game) -> StepKind:
    """What a move is for; a block taken with a pickaxe is the use of a power."""
    verb = str(move).partition(" ")[0]
    return "power" if verb == "mine" and before.phase == "pickaxe" else _KINDS[verb]


def _judge(
    now: Game,
    at: int,
    move: Move,
    code: int,
    after: Shares,
    worth: Valuation,
    exact: bool,
) -> ReviewStep:
    """What a decision has cost, against the best one."""
    ids, seat, kind = now.legal_moves.ids, now.turn, _kind(move, now)
    assert seat is not None, "somebody decides"
    plain = ReviewStep(at, str(move), kind, seat, len(ids), exact=exact)
    if len(ids) == 1:
        return plain
    if exact:
        found = {one: value for one in ids if (value := worth.exact_after(now, one)) is not None}
        best = max(found, key=lambda one: found[one][seat])
        then, line = found[best], list[str]()
    else:
        analysis = worth.look_closer(now, (CLOSER - 1) * worth.simulations)
        best = ids[now.legal_moves.index(analysis.moves[0].move)]
        if best == code:
            return plain
        then, line = worth.after(now, best), list(map(str, analysis.line))
    cost = then[seat] - after[seat]
    if cost <= _COSTS:
        return plain
    text = str(now.legal_moves[ids.index(best)])
    return ReviewStep(
        at,
        str(move),
        kind,
        seat,
        len(ids),
        cost,
        text,
        then,
        tuple(line) or (text,),
        why_better(now, text, str(move), then, after),
        verdict_of(cost),
        exact,
    )


def _moments(steps: tuple[ReviewStep, ...]) -> tuple[int, ...]:
    """The decisions that cost most, in the order of the game."""
    costly = sorted((step for step in steps if step.cost), key=lambda step: -step.cost)
    return tuple(sorted(step.at for step in costly[:_MOMENTS]))
