"""Review a game: the value of each decision, the best move, and the luck.

The review goes from the last step to the first. The value before a decision is the value of its
position. The value before a chance outcome is the mean over all outcomes; the actual outcome counts
with the value after it. So luck and decisions add up to the change of the value, for each step and
over the game (a telescoping sum), and the expected luck is 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import cast

from msgspec.structs import replace

from overworld.bots.endgame import Shares
from overworld.errors import check_int
from overworld.game import CHANCE, Game
from overworld.game.derive_events import events_at
from overworld.game.events import GameEvent
from overworld.game.kernel import check_game, log_of
from overworld.notation import Move
from overworld.review.explain import looks_alike, why_better
from overworld.review.findings import (
    FollowUp,
    Review,
    ReviewStep,
    StepKind,
    judge_cost,
    seat_reviews,
)
from overworld.review.valuation import MIN_SIMULATIONS, SEARCHES, Valuation, outcome_weights
from overworld.rules import phases
from overworld.rules.decoded_state import decode_state
from overworld.rules.generator import Seed

SIMULATIONS = 320
"""Simulations for the value of each position; `DEEPER` times as many for the best move."""

DEEPER = 4

MAX_EVALUATIONS = 8_000
"""The number of positions that get all simulations; in longer games each gets fewer."""

_MIN_DEPTH = 16  # simulations per position, also in long games
_MOMENTS = 3
_MIN_COST = 1e-6  # a smaller cost is a rounding error
_NAMED = ("block", "tile", "mob", "weapon", "power")  # facts of events with the id of a thing
_KINDS: dict[str, StepKind] = {
    "mine": "collect",
    "take": "weapon",
    "draw": "power",
    "detonate": "power",
    "pass": "power",
    "weapon": "turned",
}
"""The kinds of moves whose verb is not the name of their kind."""


def review(
    game: Game,
    *,
    simulations: int = SIMULATIONS,
    bot: str | None = None,
    seed: Seed = 0,
    progress: Callable[[int], None] = lambda percent: None,
    on_value: Callable[[Shares], None] = lambda shares: None,
) -> Review:
    """Review a game, finished or not.

    Args:
        game: The game with its history.
        simulations: Simulations per position.
        bot: The bot whose search is used, by default the adviser.
        seed: Seed of the search.
        progress: Called with the percentage that is done.
        on_value: Called with the win shares of each position, from the last one to the first.

    Returns:
        Values, decisions with better moves, and sums by seat.

    Raises:
        BotError: If there is no such bot, or it does not search.
        TypeError: If an argument has the wrong type.
        ValueError: If there are fewer than 4 simulations.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> game.play("mine w1")
    >>> found = review(game, simulations=8)
    >>> found.steps[0].move, len(found.values) == game.step_number + 1
    ('mine w1', True)
    """
    check_game(game)
    if not callable(progress):
        raise TypeError(f"progress must be a function, got {progress!r}")
    simulations = check_int("simulations", simulations, MIN_SIMULATIONS)
    start = _set_up(game)
    valuation = Valuation(len(game.colours), _depth(game, start, simulations), bot, seed)
    values: list[Shares] = [valuation.value(game)]
    on_value(values[0])
    steps: list[ReviewStep] = []
    now, moves, total = game.copy(), game.history, game.step_number - start
    exact = valuation.exact(game) is not None
    for at in range(game.step_number - 1, start - 1, -1):
        progress(100 * (total - (at - start) - 1) // total)
        code = log_of(now)[-1][1]
        now.undo()
        value = valuation.exact(now)
        if now.turn == CHANCE:
            before = value or valuation.mean(now, {code: values[-1]})
            step = ReviewStep(at, str(moves[at]), _kind(moves[at], now))
        else:
            before = value or valuation.value(now)
            step = _judge(
                now, at, moves[at], code, values[-1], valuation, exact and value is not None
            )
        exact = value is not None
        values.append(before)
        on_value(before)
        steps.append(step)
    values += [values[-1]] * start
    all_values, all_steps = tuple(reversed(values)), tuple(reversed(steps))
    progress(100)
    return Review(
        valuation.bot,
        valuation.simulations,
        game.colours,
        start,
        all_values,
        all_steps,
        _moments(all_steps),
        seat_reviews(all_steps, all_values),
        game.over,
    )


def _set_up(game: Game) -> int:
    """Return the number of steps of the set-up."""
    found = (decode_state(before).phase for before, _ in log_of(game))
    return sum(phase in (phases.FIRST, phases.SETTING_UP) for phase in found)


def _depth(game: Game, start: int, wanted: int) -> int:
    """Return the simulations per position: `wanted`, or fewer if the game has many positions."""
    now, positions = game.copy(), 0
    while now.step_number > start:
        now.undo()
        positions += len(outcome_weights(now)) or SEARCHES + DEEPER
    return max(min(wanted, _MIN_DEPTH), min(wanted, wanted * MAX_EVALUATIONS // max(1, positions)))


def _kind(move: Move, before: Game) -> StepKind:
    """Return the kind of a move; to mine with a pickaxe is the use of a power."""
    mines_with_pickaxe = move.kind == "mine" and before.phase == "pickaxe"
    return "power" if mines_with_pickaxe else _KINDS.get(move.kind, cast(StepKind, move.kind))


def _judge(
    now: Game, at: int, move: Move, code: int, after: Shares, valuation: Valuation, exact: bool
) -> ReviewStep:
    ids, seat = now.legal_moves.ids, now.turn
    assert seat is not None, "a player is to move"
    plain = ReviewStep(at, str(move), _kind(move, now), seat, len(ids), exact=exact)
    if len(ids) == 1:
        return plain
    if exact:
        values = {id: value for id in ids if (value := valuation.exact_after(now, id)) is not None}
        best = max(values, key=lambda id: values[id][seat])
        then, line = values[best], list[str]()
    else:
        analysis = valuation.search_deeper(now, (DEEPER - 1) * valuation.simulations)
        best = ids[now.legal_moves.index(analysis.moves[0].move)]
        if best == code:
            return plain
        then, line = valuation.after(now, best), list(map(str, analysis.line))
    cost = then[seat] - after[seat]
    margin = 0.0 if exact else valuation.margin(now)
    text = str(now.legal_moves.move(best))
    if cost <= max(_MIN_COST, margin) or (not exact and looks_alike(now, text, str(move))):
        return plain
    line = line or [text]
    return replace(
        plain,
        cost=cost,
        best=text,
        after=then,
        margin=margin,
        line=tuple(line),
        reason=why_better(now, text, str(move), then, after),
        verdict=judge_cost(cost),
        follow_ups=tuple(follow_ups_of(now.copy(), line)),
    )


def follow_ups_of(game: Game, line: Sequence[str]) -> Iterator[FollowUp]:
    """Yield the moves of a line after the first one, until the turn ends or chance decides.

    This plays the moves in the given game.
    """
    for number, move in enumerate(line):
        if game.turn == CHANCE or move == "end":
            return
        at = game.step_number
        game.play(move)
        if number:
            yield FollowUp(move, _name_in(next(events_at(game, at))))


def _name_in(event: GameEvent) -> str:
    """Return the id of what a decision takes, builds, fights or declines; empty if it has none."""
    return str(next((getattr(event, fact) for fact in _NAMED if hasattr(event, fact)), ""))


def _moments(steps: tuple[ReviewStep, ...]) -> tuple[int, ...]:
    costly = sorted((step for step in steps if step.cost), key=lambda step: -step.cost)
    return tuple(sorted(step.at for step in costly[:_MOMENTS]))
