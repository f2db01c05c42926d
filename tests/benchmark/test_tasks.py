"""Tasks: the stored answers are right, and wrong agents score badly."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files

import pytest
from dev.task_maker import ENTRIES, find_endgame, find_fight, format_tasks, games, move_values

from overworld.arena.benchmark.tasks import (
    FILE,
    Decision,
    Estimate,
    decisions,
    estimates,
    exact,
    judge,
    judge_estimates,
    random_play,
    search_estimate,
)
from overworld.arena.benchmark.text_tasks import TextSolver, read_chance, text_estimator
from overworld.bots import FunctionBot
from overworld.bots.endgame import Endgame
from overworld.env.text import AnswerError, prompt_text
from overworld.game import Game
from overworld.play.puzzles import load_puzzle


class Answers:
    """A solver that uses a function."""

    def __init__(self, answer: Callable[[Game, Decision], str]) -> None:
        self._answer = answer

    def solve(self, game: Game, task: Decision) -> str:
        return self._answer(game, task)


def known(game: Game, task: Decision) -> str:
    """Return the next move of a way after the history of the game."""
    played = tuple(map(str, game.history))
    return next(way[len(played)] for way in task.ways if way[: len(played)] == played)


def other(game: Game, task: Decision) -> str:
    first = {way[0] for way in task.ways}
    return next(move for move in map(str, game.legal_moves) if move not in first)


# ---------------------------------------------------------------- the answers


def test_the_endgames_agree_with_enumeration() -> None:
    for at, task in enumerate(decisions("endgame")):
        if at % 3 == 0:  # a third of them, which takes a second
            assert move_values(task.game) == task.values, task.name
        most = max(task.values.values())
        assert {way[0] for way in task.ways} == {m for m, v in task.values.items() if v == most}
        assert 4 * len(task.ways) <= len(task.game.legal_moves) == len(task.values)


def test_the_shares_agree_with_enumeration() -> None:
    for task in estimates("share"):
        value = Endgame(64 * ENTRIES, 64 * ENTRIES).value(task.game)
        assert value is not None
        assert value[task.game.turn or 0] == pytest.approx(task.answer, abs=1e-8), task.name
        assert sum(value) == pytest.approx(1)


def test_the_chances_of_fights_are_exact_and_open() -> None:
    for task, kept in zip(estimates("fight"), exact().fights, strict=True):
        odds = task.game.fight_odds(task.cell)
        assert str(odds) == kept.chance
        assert 0 < odds < 1


def test_a_fight_is_won_as_often_as_its_chance_says() -> None:
    task = estimates("fight")[0]
    rng, trials, won = random.Random(1), 100, 0
    for _ in range(trials):
        game = task.game
        seat = game.turn or 0
        before = sum(game.players[seat].mobs.values())
        game.play(f"fight {task.cell}")
        game.deal(rng)
        while game.phase in ("bow", "tnt"):
            game.play(game.legal_moves[0])
            game.deal(rng)
        won += sum(game.players[seat].mobs.values()) > before
    deviation = (task.answer * (1 - task.answer) / trials) ** 0.5
    assert abs(won / trials - task.answer) < 4 * deviation


def test_only_the_listed_ways_solve_a_puzzle() -> None:
    for number, task in enumerate(decisions()[:20], 1):
        solves = load_puzzle(number).nodes[0].solves
        assert not solves or {way[0] for way in task.ways} == {*solves}
        assert (task.kind == "goal") == bool(task.goals)
        for way in task.ways:
            game = task.game
            for move in way:
                assert move in map(str, game.legal_moves)
                game.play(move)


def test_the_task_maker_reproduces_the_file() -> None:
    some, rng = games(), random.Random("fights")
    first, second = next(some), next(some)
    assert [find_fight(first, rng), find_fight(second, rng)] == [*exact().fights[:2]]
    found = [one for game in (first, second) if (one := find_endgame(game)) is not None]
    kept = {share.position: share.share for share in exact().shares}
    assert all(kept[one.position] == max(one.values.values()) for one in found)
    file = files("overworld.arena.benchmark") / FILE
    assert format_tasks(exact()) == file.read_text("utf-8")


# ---------------------------------------------------------------- the scores


def test_the_right_answers_solve_all_tasks() -> None:
    found = judge(Answers(known), decisions())
    assert (found.right, found.share, found.wrong) == (found.tasks, 1.0, ())
    assert found.regret == pytest.approx(0, abs=1e-6)
    assert found.low < 1 == found.high


@pytest.mark.parametrize("kind", ["goal", "best", "endgame"])
def test_other_moves_solve_no_task(kind: str) -> None:
    tasks = [task for task in decisions() if task.kind == kind]
    found = judge(Answers(other), tasks)
    assert (found.right, len(found.wrong)) == (0, len(tasks))
    assert (found.regret is None) == (kind == "goal")
    assert found.regret is None or found.regret > 0.1


def test_an_illegal_move_is_wrong() -> None:
    tasks = decisions("endgame")[:2]
    found = judge(Answers(lambda game, task: "dance"), tasks)
    assert found.right == 0
    assert found.regret == pytest.approx(sum(max(task.values.values()) for task in tasks) / 2)


def test_each_task_has_a_different_seed() -> None:
    """The mean over seeds is that of random play; one draw for all tasks would scatter more."""
    tasks = decisions("endgame")
    expected, regret = random_play(tasks)
    found = [judge("random", tasks, seed=seed) for seed in range(40)]
    mean = sum(score.right for score in found) / len(found)
    assert mean == pytest.approx(expected, abs=1.2)  # four standard errors
    assert max(score.right for score in found) <= 13  # one draw for all tasks gives up to 16
    assert sum(score.regret or 0 for score in found) / 40 == pytest.approx(regret, abs=0.05)


def test_random_play_counts_every_legal_move() -> None:
    tasks = decisions("best")
    right, regret = random_play(tasks)
    shares = [len(task.ways) / len(task.game.legal_moves) for task in tasks]
    assert right == pytest.approx(sum(shares))
    assert 0 < regret < 1
    with pytest.raises(ValueError, match="has no values"):
        random_play(decisions("goal"))


def test_judge_accepts_bot_specs_and_is_deterministic() -> None:
    tasks = decisions("endgame")[:16]
    first = FunctionBot(lambda game: game.legal_moves[0], "first")
    assert judge(first, tasks).share < 0.2
    assert judge("pebble", tasks, seed=3) == judge("pebble", tasks, seed=3)
    assert judge("flint@100sims", tasks).share > judge("pebble", tasks).share
    assert judge("pebble").tasks == 50, "all but the puzzles with goals"


def test_estimates_are_compared_with_the_exact_chances() -> None:
    shares = estimates("share")
    assert judge_estimates(lambda game, task: task.answer).error == 0
    assert judge_estimates(lambda game, task: 1 - task.answer, shares).worst == 1
    assert judge_estimates(search_estimate("obsidian", 200), shares).error < 0.1

    def fight(game: Game, task: Estimate) -> float:
        return float(game.fight_odds(task.cell))

    assert judge_estimates(fight, estimates("fight")).error == 0


def test_an_estimate_outside_0_to_1_is_refused() -> None:
    with pytest.raises(ValueError, match=r"fight-1: estimate must be from 0 to 1, got 1\.5"):
        judge_estimates(lambda game, task: 1.5)


def test_tasks_and_standings_are_imported_without_any_extra() -> None:
    extras = ("openskill", "tqdm", "matplotlib", "ray", "torch", "gymnasium", "open_spiel")
    module = "overworld.arena.benchmark.tasks"
    code = f"import sys; sys.modules.update(dict.fromkeys({extras})); import {module}"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_an_answer_may_be_a_decision_id() -> None:
    """`Game.play` takes ids, so a bot that returns them plays everywhere else."""
    tasks = decisions("endgame")[:4]
    ways = {task.game.position: task.ways for task in tasks}

    def best_id(game: Game) -> int:
        return game.legal_moves.ids[game.legal_moves.index(ways[game.position][0][0])]

    found = judge(FunctionBot(best_id), tasks)  # type: ignore[arg-type]
    assert (found.right, found.regret) == (4, 0.0)
    assert judge(FunctionBot(lambda game: 93), tasks).right == 0  # type: ignore[arg-type, return-value]


# ---------------------------------------------------------------- text agents


def test_a_text_agent_reads_goals_and_solves_the_tasks_by_name() -> None:
    """An agent that knows the ways by the position in the prompt solves every task."""
    tasks = decisions()
    keys: dict[str, str] = {}
    for task in tasks:
        for way in task.ways:
            game = task.game
            for move in way:
                keys[observation_of(prompt_text(game))] = move
                game.play(move)
    prompts = list[str]()

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return f"move: {keys[observation_of(prompt)]}"

    assert judge(TextSolver(ask, rules=False), tasks).wrong == ()
    aims = [prompt for prompt in prompts if "\nAIM\n" in prompt]
    assert len(aims) == sum(len(task.ways[0]) for task in tasks if task.goals)
    assert "Score 16 or more on card A with one build." in aims[0]


def observation_of(prompt: str) -> str:
    return prompt.partition("POSITION\n")[2].partition("\n\n")[0]


def test_refused_answers_of_a_text_agent_are_wrong() -> None:
    tasks, answers = decisions("endgame")[:2], list[str]()

    def ask(prompt: str) -> str:
        answers.append("explore 99")
        return answers[-1]

    found = judge(TextSolver(ask, tries=2), tasks)
    assert (found.right, found.regret) == (
        0,
        sum(max(task.values.values()) for task in tasks) / 2,
    )
    assert [*found.answers.values()] == [("explore 99",)] * 2
    assert len(answers) == 4


def test_a_text_agent_estimates_without_reading_the_odds_in_the_prompt() -> None:
    prompts = list[str]()

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return "I cannot say" if len(prompts) % 2 else "The chance is 1/2."

    assert judge_estimates(text_estimator(ask), estimates()).error == pytest.approx(
        judge_estimates(lambda game, task: 0.5).error
    )
    assert len(prompts) == 2 * len(estimates())
    for at, task in enumerate(estimates("fight")):
        assert str(task.game.fight_odds(task.cell)) not in prompts[2 * at]
        assert f"the mob in {task.cell}" in prompts[2 * at]
    assert "Your last answer was refused: the answer has no number" in prompts[1]


@pytest.mark.parametrize(
    ("answer", "chance"), [("75%", 0.75), ("1.0", 1), ("12 / 16", 0.75), ("40 percent", 0.4)]
)
def test_a_chance_may_have_many_forms(answer: str, chance: float) -> None:
    assert read_chance(f"between 0 and 1: {answer}.") == chance


@pytest.mark.parametrize("answer", ["", "seven", "1.5", "101 %", "3/0", "9" * 50])
def test_a_chance_outside_0_to_1_is_refused(answer: str) -> None:
    with pytest.raises(AnswerError, match=r"chance must be from 0 to 1|no number"):
        read_chance(answer)
    with pytest.raises(AnswerError):
        text_estimator(lambda prompt: answer)(estimates()[0].game, estimates()[0])
