"""Judge a decision that is tried out at a step of a reviewed game."""

from __future__ import annotations

from typing import Literal, TypeAlias

from overworld.bots.endgame import Shares
from overworld.game import Game
from overworld.review.explain import looks_alike, why_better
from overworld.review.findings import BetterReason, Review
from overworld.review.valuation import Valuation

Grade: TypeAlias = Literal["excellent", "good", "almost", "not_yet", "worse", "same"]
"""How good a tried decision is, against the best one and the one in the game."""

BEST_WITHIN, GOOD_WITHIN = 0.01, 0.03
"""The loss of win share up to which a tried decision is excellent, or good."""


def value_of_move(game: Game, move: str, bot: str, simulations: int) -> Shares:
    """Return the win shares after a move, by the same yardstick as the review.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> shares = value_of_move(game, "mine w1", "obsidian", 16)
    >>> len(shares), round(sum(shares), 6)
    (2, 1.0)
    """
    legal = game.legal_moves
    decision = legal.ids[legal.index(move)]
    return Valuation(len(game.colours), simulations, bot).after(game, decision)


def known_value(review: Review, at: int, move: str) -> Shares | None:
    """Return the win shares after a move that the review has valued, else None."""
    step = review.step(at)
    if move == step.best:
        return step.after
    return review.values[at + 1] if move == step.move else None


def grade_move(review: Review, at: int, move: str, share: float, alike: bool = False) -> Grade:
    """Return the grade of a move after which the deciding player's win share is `share`.

    With `alike`, the move looks like the best one, so it is as good, also where the values differ.
    """
    step = review.step(at)
    assert step.seat is not None, "a player decides"
    if move == step.move:
        return "same"
    loss = step.after[step.seat] - share
    if loss <= BEST_WITHIN:
        return "excellent"
    if loss <= max(GOOD_WITHIN, step.margin) or alike:
        return "good"
    if move.startswith("build") and move.split()[:2] == step.best.split()[:2]:
        return "almost"  # the same tile on another space
    return "not_yet" if share > review.values[at + 1][step.seat] else "worse"


def judge_try(
    game: Game, review: Review, at: int, move: str, shares: Shares
) -> tuple[Grade, BetterReason | None]:
    """Return the grade of a move at a step, and what the better one has over it, if it is worse.

    `game` is the position of the step; `shares` are the win shares after the move.
    """
    step = review.step(at)
    assert step.seat is not None, "a player decides"
    alike = not step.exact and looks_alike(game, step.best, move)
    grade = grade_move(review, at, move, shares[step.seat], alike)
    if grade in ("excellent", "good"):
        return grade, step.reason if move == step.best else None
    return grade, why_better(game, step.best, move, step.after, shares)
