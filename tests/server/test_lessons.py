"""Lessons and puzzles: every script can be played, read in a few minutes, and kept by a browser."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from tests.server.inside import inside

import overworld
from overworld import Game, load_box
from overworld.components.loader import parse_box
from overworld.game.events import Built, Explored, Fought, LayerUsedUp, Scored
from overworld.play.lessons import (
    LESSONS,
    Lesson,
    LessonInfo,
    all_lessons,
    load_lesson,
    play_script,
)
from overworld.play.practice import LEARNER, ScriptError, read_script
from overworld.play.puzzles import (
    FILE,
    Puzzle,
    PuzzleInfo,
    all_puzzles,
    load_puzzle,
    puzzle_goals,
    puzzle_position,
)
from overworld.review.puzzle_maker import CHOICES

WEB = Path(__file__).parents[2] / "web" / "src"
ENGLISH = Path(overworld.__file__).parent / "i18n" / "locale" / "en" / "lessons.ftl"
BOX = load_box()
NUMBERS = range(LESSONS)
PUZZLES = range(1, 21)
MAX_WORDS = 900
MAX_CHARACTERS = 160


def said(prefix: str) -> dict[str, str]:
    """Return the plain messages of the lessons with a prefix."""
    found = {}
    for entry in FluentParser().parse(ENGLISH.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix):
            text = entry.value.elements[0] if entry.value else None
            assert isinstance(text, ast.TextElement), entry.id.name
            found[entry.id.name] = text.value
    return found


# ---------------------------------------------------------------- lessons


@pytest.mark.parametrize("number", NUMBERS)
def test_every_lesson_can_be_played(number: int) -> None:
    lesson = load_lesson(number)
    shown = [step.moment for step in lesson.steps]
    assert shown == sorted(shown)
    assert shown[0] == 0
    for step, after in zip(lesson.steps, [*shown[1:], len(lesson.moments) - 1], strict=True):
        view = lesson.moments[step.moment].view
        legal = {one.text for one in view.legal}
        assert (after > step.moment) or step.expect != "move", step.say
        if step.expect == "move":
            assert view.decider == LEARNER
            assert step.move in legal
        elif step.expect == "refuse":
            assert step.move in lesson.moments[step.moment].why
        assert step.other == "" or step.expect == "move"


@pytest.mark.parametrize("number", NUMBERS)
def test_a_moment_has_all_that_a_page_needs(number: int) -> None:
    for moment in load_lesson(number).moments:
        legal = {one.text for one in moment.view.legal}
        builds = {text for text in legal if text.startswith("build")}
        mine = moment.view.decider == LEARNER
        assert set(moment.previews) == (builds if mine else set())
        assert not legal & set(moment.why)
        columns = {f"mine {column}" for column in moment.view.cube}
        assert (columns <= legal | set(moment.why)) == mine


def test_the_lessons_cover_their_subjects() -> None:
    """The moves of the player in each lesson."""
    moves = {
        lesson.name: [step.move or step.open or step.expect for step in lesson.steps]
        for lesson in map(load_lesson, NUMBERS)
    }
    assert list(moves) == [
        *("welcome", "cube", "explore", "build"),
        *("fight", "tokens", "scoring", "end"),
    ]
    assert "choose" in moves["welcome"]
    assert moves["cube"][:4] == ["turn", "mine x1", "mine w1", "mine x1"]
    explored = [
        entry.steps
        for moment in load_lesson(2).moments
        for entry in moment.log
        if isinstance(entry, Explored) and entry.seat == LEARNER
    ]
    assert explored == [2, 0]
    (first, second) = (
        entry
        for moment in load_lesson(3).moments
        for entry in moment.log
        if isinstance(entry, Built)
    )
    assert "emerald" in first.paid
    assert second.covered
    assert second.xp
    won = [
        entry.won
        for moment in load_lesson(4).moments
        for entry in moment.log
        if isinstance(entry, Fought)
    ]
    assert won == [False, True]
    assert {"draw", "mine w1", "detonate"} <= set(moves["tokens"])
    assert load_lesson(5).moments[-1].view.scores[LEARNER] == 2 + 6
    (scored,) = (
        entry
        for moment in load_lesson(6).moments
        for entry in moment.log
        if isinstance(entry, Scored) and entry.seat == LEARNER
    )
    assert (scored.characteristic, scored.spaces, scored.points) == ("desert", 4, 4)
    end = load_lesson(7).moments[-1].view
    assert "trade" in moves["end"]
    assert end.over
    assert end.scores[0] == end.scores[1], "blocks decide"
    assert end.winners == (LEARNER,)


def test_the_lessons_are_read_in_a_few_minutes() -> None:
    texts = said("lesson-")
    words = sum(len(text.split()) for text in texts.values())
    assert 300 < words <= MAX_WORDS
    for key, text in texts.items():
        assert len(text) <= MAX_CHARACTERS, key
        assert len(re.findall(r"[.!?](?=\s|$)", text)) <= 2, key


def test_lessons_and_puzzles_name_existing_sections_of_the_rulebook() -> None:
    sections = set(re.findall(r'id: "(\w+)"', (WEB / "learn" / "sections.ts").read_text("utf-8")))
    rules = {step.rule for lesson in map(load_lesson, NUMBERS) for step in lesson.steps}
    rules |= {load_puzzle(number).rule for number in PUZZLES}
    assert rules <= sections


def test_lessons_point_only_at_things_on_the_page() -> None:
    code = (WEB / "learn" / "targets.ts").read_text("utf-8")
    (parts,) = re.findall(r"const PARTS[^=]*= \{(.*?)\n\};", code, re.DOTALL)
    known = set(re.findall(r'^  "?([\w -]+?)"?: \{', parts, re.MULTILINE))
    pointed = {
        name
        for lesson in map(load_lesson, NUMBERS)
        for step in lesson.steps
        for name in (*step.point, *([step.open] if step.open else []))
    }
    places = {name for name in pointed if re.fullmatch(r"[a-f][1-6]|[1-5]{2}|[w-z][1-4]", name)}
    assert pointed - places <= known
    assert places


BROKEN: list[tuple[str, dict[str, Any], str]] = [
    ("an illegal move", {"expect": "move", "move": "mine x1"}, "step 1 (wrong).*is not legal"),
    ("a legal one refused", {"expect": "refuse", "move": "mine w1"}, "step 1 (wrong).*is legal"),
    ("no move", {"expect": "move", "move": "fly 33"}, "step 1 (wrong)"),
    ("a move for nothing", {"move": "mine w1"}, "`move` and `open` must match `expect`"),
    ("nothing to open", {"expect": "open"}, "`move` and `open` must match `expect`"),
    ("outcomes of nothing", {"then": ["block w1 sand"]}, "`then` needs the expectation `move`"),
    ("an unknown wish", {"expect": "dance"}, "Invalid enum value"),
    ("a slip of the pen", {"exspect": "read"}, "unknown field"),
    ("a bad outcome", {"expect": "move", "move": "mine w1", "then": ["weapon bow"]}, "step 1"),
    ("the other's move", {"play": ["mine w1", "mine x1", "explore 33", "end"], "expect": "move",
     "move": "mine z1"}, "the learner must be the player to move"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("step", "complaint"), [one[1:] for one in BROKEN], ids=[b[0] for b in BROKEN]
)
def test_a_wrong_script_names_the_place(step: dict[str, Any], complaint: str) -> None:
    script = {**read_script("1.toml"), "step": [{"say": "wrong", "rule": "turn", **step}]}
    pattern = complaint.replace("(wrong)", r"\(wrong\)")
    with pytest.raises(ScriptError, match=rf"broken\.toml.*{pattern}"):
        play_script(1, "broken.toml", script)


def test_a_wrong_position_is_reported() -> None:
    script = read_script("1.toml")
    position = {**script["position"], "turn": "1:red:2:-:nap:0:0"}  # type: ignore[dict-item]
    with pytest.raises(ScriptError, match=r"broken\.toml"):
        play_script(1, "broken.toml", {**script, "position": position})


# ---------------------------------------------------------------- puzzles


def written(number: int) -> dict[str, Any]:
    """Return the source of a puzzle."""
    found: list[dict[str, Any]] = read_script(FILE)["puzzle"]  # type: ignore[assignment]
    return found[number - 1]


def game_of(number: int) -> Game:
    """Return the game at the position of a puzzle."""
    position = written(number)["position"]
    parts = ["ow1", position["turn"], "-", position["cube"], position["world"]]
    parts += [*position["seats"], position["box"]]
    return Game.from_position("/".join("".join(part.split()) for part in parts))


def sequences(game: Game, moves: int) -> Iterator[tuple[Game, tuple[str, ...], Game]]:
    """Yield every sequence of decisions, with the game before the last one and after it."""
    for move in map(str, game.legal_moves):
        after = game.copy()
        after.play(move)
        if moves == 1:
            yield game, (move,), after
        elif after.turn == LEARNER:
            for before, more, last in sequences(after, moves - 1):
                yield before, (move, *more), last


def reached(goal: dict[str, Any], before: Game, move: str, after: Game) -> bool:
    """Return whether a move reaches a goal, computed without the server's code."""
    state, kind = after.players[LEARNER], goal["kind"]
    least: float = goal.get("at_least", 0)
    if kind == "best":
        return bool(move == max(goal["chances"], key=goal["chances"].__getitem__))
    if kind == "odds" and "cell" not in goal:
        return move.startswith("fight") and before.fight_odds(move[6:]) >= least
    if kind == "odds":
        return after.turn == LEARNER and after.fight_odds(goal["cell"]) >= least
    if kind == "reward":
        mobs = {mob.id: mob.xp for mob in BOX.mobs}
        face = before.world[move[6:]].face if move.startswith("fight") else None
        return mobs.get(str(face), 0) >= least
    if kind == "near":
        column, row = map(int, state.crossing)
        cells = [f"{'abcdef'[column - 1 + x]}{row + y}" for x in (0, 1) for y in (0, 1)]
        near = {after.world[cell].face for cell in cells if cell in after.world}
        return move.startswith("explore") and set(goal["faces"]) <= near
    if after.turn != LEARNER:
        return False
    if kind == "score":
        groups = [one for one in after.forecast(LEARNER).groups if one.card == goal["card"]]
        return max(one.points for one in groups) >= least
    if kind == "keeps":
        return state.supply.get(goal["block"], 0) >= least
    if kind == "layer":
        return [len(one) for one in after.cube.values()].count(5 - goal["layer"]) == int(
            goal["left"]
        )
    assert kind == "safe", kind
    after.play("end")
    tops = [after.cube[str(one)[5:]][-1] for one in after.legal_moves if "mine" in str(one)]
    return goal["block"][0] not in tops


@pytest.mark.parametrize("number", PUZZLES)
def test_a_puzzle_has_few_solutions_and_they_are_the_right_ones(number: int) -> None:
    puzzle, script, game = load_puzzle(number), written(number), game_of(number)
    tried, solutions = 0, set()
    for before, moves, after in sequences(game, script["moves"]):
        tried += 1
        if all(reached(goal, before, moves[-1], after.copy()) for goal in script["goal"]):
            solutions.add(moves)
    told: set[tuple[str, ...]] = set()
    waiting: list[tuple[tuple[str, ...], int]] = [((), 0)]
    while waiting:
        moves, at = waiting.pop()
        told |= {(*moves, move) for move in puzzle.nodes[at].solves}
        waiting += [((*moves, move), there) for move, there in puzzle.nodes[at].next.items()]
    assert told == solutions
    assert 1 <= len(solutions) <= 3
    least = CHOICES if puzzle.best else 11
    assert tried >= least, "there is something to choose from"


@pytest.mark.parametrize("number", PUZZLES)
def test_a_solution_is_played_out_with_its_fight_and_its_scoring(number: int) -> None:
    puzzle = load_puzzle(number)
    for node in puzzle.nodes:
        assert node.then.keys() == set(node.solves)
        for move, moments in node.then.items():
            events = [event for moment in moments for event in moment.log]
            if move.startswith("fight"):
                assert [event.won for event in events if isinstance(event, Fought)] == [True]
            if any(isinstance(event, LayerUsedUp) for event in events):
                assert any(isinstance(event, Scored) for event in events)
            if puzzle.card:
                points = moments[0].view.forecasts[LEARNER].points
                first = 4 * "ABC".index(puzzle.card)
                assert max(points[first : first + 4]) >= puzzle_goals(number)[0].at_least


@pytest.mark.parametrize("number", [-1, 0, 21])
@pytest.mark.parametrize("read", [load_puzzle, puzzle_position, puzzle_goals])
def test_a_puzzle_must_exist(read: Callable[[int], object], number: int) -> None:
    with pytest.raises(IndexError, match=f"puzzle must be 1 to 20, got {number}"):
        read(number)


@pytest.mark.parametrize("number", PUZZLES)
def test_a_missed_goal_says_by_how_much(number: int) -> None:
    puzzle, goals = load_puzzle(number), written(number)["goal"]
    needed = {goal["kind"]: goal.get("at_least", goal.get("left", 0)) for goal in goals}
    told = 0
    for node in puzzle.nodes:
        assert not set(node.missed) & {*node.solves, *node.next}
        for move, missed in node.missed.items():
            told += 1
            assert missed.goal in needed, move
            if missed.goal in ("score", "keeps", "reward"):
                assert missed.reached < missed.needed == needed[missed.goal], move
            elif missed.goal in ("odds", "best"):
                assert missed.reached < missed.needed == round(100 * needed[missed.goal]), move
            elif missed.goal == "near":
                assert missed.reached < missed.needed, move
            elif missed.goal == "layer":
                assert missed.reached != missed.needed, move
    assert told > 2, "most ways that end are answered with a number"


def test_there_are_ten_puzzles_about_different_things_and_ten_from_games() -> None:
    assert len(all_puzzles(BOX)) == len(PUZZLES)
    kinds = [{goal["kind"] for goal in written(number)["goal"]} for number in PUZZLES]
    assert set().union(*kinds[:10]) == {"score", "safe", "odds", "reward", "near", "keeps", "layer"}
    assert kinds[10:] == [{"best"}] * 10
    verbs = {load_puzzle(number).nodes[0].solves[0].split()[0] for number in PUZZLES[10:]}
    assert len(verbs) > 3
    rated = [one.bots for one in all_puzzles(BOX)]
    assert rated[:10] == [None] * 10
    assert rated[10:] == sorted(filter(None, rated), reverse=True), "the easy ones come first"


def test_goals_of_puzzles_contain_their_numbers() -> None:
    goals = said("puzzle-goal-")
    for number in PUZZLES:
        script = written(number)
        for goal in script["goal"]:
            least = goal.get("at_least", 0)
            shown = f"{least:.0%}" if goal["kind"] == "odds" else str(least)
            if least and goal["kind"] not in ("keeps", "best"):
                assert shown in goals[f"puzzle-goal-{script['name']}"]


# ---------------------------------------------------------------- over HTTP


def test_a_browser_gets_every_lesson_and_puzzle_complete_and_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada:

            async def get(path: str, **headers: str) -> httpx.Response:
                return await ada.get(f"/api/1{path}", headers=headers)

            async def read(path: str, kind: Any) -> Any:
                return msgspec.json.decode((await get(path)).content, type=kind)

            assert await read("/lessons", list[LessonInfo]) == all_lessons(BOX)
            assert await read("/puzzles", list[PuzzleInfo]) == all_puzzles(BOX)
            for path in ("/lessons", "/lessons/7", "/puzzles", "/puzzles/20"):
                again = await get(path, **{"if-none-match": (await get(path)).headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")
            assert await read("/lessons/7", Lesson) == load_lesson(7)
            assert await read("/puzzles/1", Puzzle) == load_puzzle(1)
            for path in ("/lessons/8", "/lessons/99", "/puzzles/0", "/puzzles/21"):
                assert (await get(path)).json() == {"type": "error", "code": "no_route"}

    asyncio.run(story())


def test_first_tries_of_all_players_are_counted_without_names(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, changes_per_minute=2) as found, found.person() as ada:

            async def tried(number: int, came_to: object) -> Any:
                answer = await ada.post(f"/api/1/puzzles/{number}/tries", json={"found": came_to})
                return answer.json()

            before = await ada.get("/api/1/puzzles")
            assert msgspec.json.decode(before.content, type=list[PuzzleInfo]) == all_puzzles(BOX)
            plain = before.json()[1]
            assert await tried(2, True) == {**plain, "tries": 1, "found": 1}
            assert await tried(2, False) == {**plain, "tries": 2, "found": 1}
            known = {"if-none-match": before.headers["etag"]}
            after = (await ada.get("/api/1/puzzles", headers=known)).json()
            assert [one.get("tries", 0) for one in after[:3]] == [0, 2, 0]
            assert (await tried(99, True))["code"] == "no_route"
            assert (await tried(2, "yes"))["code"] == "malformed"
            assert (await tried(2, True))["code"] == "too_many_actions"
            ada.headers["Origin"] = "https://evil.example"
            assert (await tried(2, True))["code"] == "bad_origin"
            await found.node.store.close()
            assert (await ada.get("/api/1/puzzles")).json() == before.json()

    asyncio.run(story())


def test_a_custom_box_has_no_lessons() -> None:
    base = Path(overworld.__file__).parent / "components" / "base.toml"
    text = base.read_text("utf-8").replace('id = "base"', 'id = "mine"', 1)
    mine = parse_box(text)
    assert all_lessons(mine) == []
    assert all_puzzles(mine) == []
