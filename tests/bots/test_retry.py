"""Grades of decisions that are tried out at a step of a reviewed game."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from overworld import Game
from overworld.review import Review, ReviewStep
from overworld.review.findings import BetterReason
from overworld.review.retry import grade_move, judge_try, known_value

BEST, PLAYED = 0.58, 0.41
STEP = ReviewStep(
    0, "mine w1", "collect", 0, 9, BEST - PLAYED, "build c4 5", (BEST, 1 - BEST), verdict="mistake"
)
REVIEW = Review(
    "diamond",
    320,
    ("red", "blue"),
    0,
    ((BEST, 1 - BEST), (PLAYED, 1 - PLAYED)),
    (STEP,),
    (0,),
    (),
    finished=True,
)


@pytest.mark.parametrize(
    ("move", "share", "grade"),
    [
        ("build c4 5", BEST, "excellent"),
        ("mine x2", BEST + 0.1, "excellent"),
        ("mine x2", BEST - 0.009, "excellent"),
        ("mine x2", BEST - 0.011, "good"),
        ("mine x2", BEST - 0.029, "good"),
        ("mine x2", BEST - 0.031, "not_yet"),
        ("mine x2", PLAYED + 0.001, "not_yet"),
        ("mine x2", PLAYED, "worse"),
        ("fight d4", PLAYED - 0.2, "worse"),
        ("mine w1", PLAYED, "same"),
        ("build c4 6", BEST - 0.2, "almost"),
        ("build c4 6", BEST - 0.02, "good"),
        ("build d4 5", BEST - 0.1, "not_yet"),
    ],
)
def test_a_tried_decision_is_graded_by_its_loss(move: str, share: float, grade: str) -> None:
    assert grade_move(REVIEW, 0, move, share) == grade


def test_the_review_has_valued_the_best_and_the_played_decision() -> None:
    assert known_value(REVIEW, 0, "build c4 5") == (BEST, 1 - BEST)
    assert known_value(REVIEW, 0, "mine w1") == (PLAYED, 1 - PLAYED)
    assert known_value(REVIEW, 0, "mine x2") is None


def test_a_loss_within_the_margin_is_as_good_as_the_best() -> None:
    wide = replace(REVIEW, steps=(replace(STEP, margin=0.06),))
    assert grade_move(wide, 0, "mine x2", BEST - 0.059) == "good"
    assert grade_move(wide, 0, "mine x2", BEST - 0.061) == "not_yet"


def test_a_decision_that_looks_like_the_best_one_is_as_good() -> None:
    game = Game(players=2)
    game.deal(random.Random(1))
    step = replace(STEP, best="explore 31")
    found = replace(REVIEW, steps=(step,))
    low = (PLAYED + 0.05, 1 - PLAYED - 0.05)
    assert judge_try(game, found, 0, "explore 35", low) == ("good", None)
    exact = replace(found, steps=(replace(step, exact=True),))
    assert judge_try(game, exact, 0, "explore 35", low)[0] == "not_yet"


def test_a_worse_decision_gets_the_reason_why_the_best_one_is_better() -> None:
    game = Game(players=2)
    game.deal(random.Random(1))
    found = replace(REVIEW, steps=(replace(STEP, best="explore 31"),))
    grade, reason = judge_try(game, found, 0, "explore 22", (PLAYED + 0.01, 0.58))
    assert grade == "not_yet"
    assert reason == BetterReason("tokens", {"count": 2, "less": 0})
    assert judge_try(game, found, 0, "explore 31", (BEST, 1 - BEST)) == ("excellent", STEP.reason)
