"""Language models and other functions from string to string, judged by the tasks.

>>> from overworld.arena.benchmark.tasks import decisions, judge
>>> from overworld.arena.benchmark.text_tasks import TextSolver
>>> first = TextSolver(lambda prompt: "1")
>>> judge(first, decisions("endgame")).right
0
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction

from overworld.arena.benchmark.tasks import Decision, Estimate, Estimator
from overworld.env.text import ANSWER_LIMIT, AnswerError, TextBot, observation_text, rules_text
from overworld.errors import check_type
from overworld.game import Game
from overworld.i18n import FALLBACK, Translator

__all__ = ["TextSolver", "text_estimator"]

_TRIES = 3
_NUMBER = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)(?:\s*/\s*(\d{1,9})|\s*(%|percent))?")
_FIGHT = "{seat} fights the mob in {cell} now. What is the chance to defeat it, under best play?"
_WIN = "What is the win share of {seat} under best play of all? A shared win counts as a part."
_FORM = "End your answer with a number from 0 to 1, a percentage or a fraction."


class TextSolver(TextBot):
    """A `TextBot` that also reads the goals of tasks, for `judge`.

    A decision whose answers are all refused counts as wrong, unless the bot may fall back.
    The arguments are those of `TextBot`.

    >>> from overworld.arena.benchmark.tasks import decisions, judge
    >>> def safe(prompt):
    ...     return "mine z2" if "the next player cannot take an emerald" in prompt else "1"
    >>> judge(TextSolver(safe), decisions("goal")).answers["safe"]
    ('mine z2', 'mine z2')
    """

    def solve(self, game: Game, task: Decision) -> str:
        """Return the move that the function names, or the refused one.

        Args:
            game: The game of the task.
            task: The task.

        Raises:
            TypeError: If an answer is not a string. Exceptions of the function propagate.
        """
        aim = ""
        if task.goals:
            aim = Translator(FALLBACK, ("lessons.ftl",))(f"puzzle-goal-{task.name}")
        try:
            return str(self.decide(game, aim))
        except AnswerError as error:
            return error.move


def text_estimator(ask: Callable[[str], str], *, rules: bool = True) -> Estimator:
    """Return an estimator for `judge_estimates` that asks a function from string to string.

    The last number in an answer counts. After an answer without one, the function is asked again,
    three times in all.

    Args:
        ask: Returns an answer to a prompt.
        rules: Whether each prompt begins with the rules.

    Raises:
        TypeError: If `ask` is not callable, or an answer is not a string.

    The estimator raises `AnswerError` if no answer has a number from 0 to 1.

    >>> from overworld.arena.benchmark.tasks import estimates, judge_estimates
    >>> half = text_estimator(lambda prompt: "It is open: 50 %")
    >>> round(judge_estimates(half, estimates("fight")).error, 3)
    0.192
    """
    if not callable(ask):
        raise TypeError(f"ask must be a function from string to string, got {ask!r}")

    def estimate(game: Game, task: Estimate) -> float:
        question = _FIGHT if task.cell else _WIN
        seat = game.colours[game.turn or 0]
        prompt = "\n\n".join(
            [
                *([rules_text(game.box)] if rules else []),
                f"POSITION\n{observation_text(game)}",
                f"{question.format(seat=seat, cell=task.cell)} {_FORM}",
            ]
        )
        for left in range(_TRIES - 1, -1, -1):
            answer = ask(prompt)
            try:
                return read_chance(answer)
            except AnswerError as error:
                if not left:
                    raise
                prompt += f"\n\nYour last answer was refused: {error}\n{_FORM}"
        raise AssertionError("the last try returns or raises")

    return estimate


def read_chance(answer: str) -> float:
    """Return the last number of an answer as a chance; raise `AnswerError` if it is not one.

    >>> read_chance("3 of 4, so 0.75"), read_chance("75 %"), read_chance("3/4")
    (0.75, 0.75, 0.75)
    >>> read_chance("7")
    Traceback (most recent call last):
    overworld.env.text.answers.AnswerError: the chance must be from 0 to 1, got 7
    """
    check_type("answer", answer, str, "a string")
    found = [*_NUMBER.finditer(answer[-ANSWER_LIMIT:])]
    if not found:
        raise AnswerError("the answer has no number")
    number, below, percent = found[-1].groups()
    whole = Fraction(below or (100 if percent else 1))
    chance = Fraction(number) / whole if whole else Fraction(-1)
    if not 0 <= chance <= 1:
        raise AnswerError(f"the chance must be from 0 to 1, got {found[-1][0].strip()}")
    return float(chance)
