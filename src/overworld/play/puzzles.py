"""The puzzles: fixed positions with a goal, solved by playing every sequence of decisions.

A puzzle takes one, two or three decisions. No chance event comes before the last one, so the rules
can play every sequence, and a solution is certain. Puzzles from games ask for the best decision;
their scripts have the win share after each decision.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Literal, TypeAlias

import msgspec

from overworld.components import Box, load_box
from overworld.errors import NotationError
from overworld.game import CHANCE, Game
from overworld.game.kernel import decoded_state_of
from overworld.notation.names import BLOCK_LETTERS, CELLS_AROUND
from overworld.play.practice import LEARNER, Moment, Position, ScriptError, make_moment, read_script
from overworld.play.view import view_of
from overworld.rules.state import LEVELS

FILE = "puzzles.toml"
_SEEDS = 50
"""How many seeds a fight gets to be won."""

GoalKind: TypeAlias = Literal["score", "safe", "odds", "reward", "near", "keeps", "layer", "best"]
"""The kind of a goal: see `src/overworld/play/scripts/README.md`."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A condition at the end of a puzzle; its kind says which fields it uses."""

    kind: GoalKind
    at_least: float = 0
    card: str = ""
    cell: str = ""
    block: str = ""
    faces: tuple[str, ...] = ()
    layer: int = 0
    left: int = 0
    chances: dict[str, float] = {}


class Missed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The distance to a goal: the reached and the needed value, probabilities in %."""

    goal: GoalKind
    reached: int = 0
    needed: int = 0


class PuzzleNode(msgspec.Struct, frozen=True):
    """A moment of a puzzle, the decisions that solve it, and those that lead to another moment.

    Every other decision misses the goal; `missed` says by how much, unless that depends on
    chance.
    """

    moment: Moment
    solves: tuple[str, ...] = ()
    then: dict[str, tuple[Moment, ...]] = {}
    """The moments after each decision that solves it: its fight, and the scoring if one is due."""
    next: dict[str, int] = {}
    missed: dict[str, Missed] = {}


class PuzzleInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the list of puzzles, with its difficulty."""

    number: int
    name: str
    bots: int | None = None
    """How often our bots solve it, in %; None for a goal that bots do not pursue."""
    tries: int = 0
    """How many people tried it on this server."""
    found: int = 0
    """How many of them solved it on the first try."""


class Puzzle(msgspec.Struct, frozen=True):
    """A complete puzzle: the page needs no other request to play it."""

    number: int
    name: str
    rule: str
    colours: tuple[str, ...]
    """The colours of the boards, by seat."""
    nodes: tuple[PuzzleNode, ...]
    best: bool
    """Whether it asks for the best decision of a game."""
    card: str
    """The card whose points are the goal, such as `A`; empty for other goals."""


class WrittenPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle in the script."""

    name: str
    rule: str
    moves: int
    goal: tuple[Goal, ...]
    position: Position
    bots: dict[str, float] = {}
    """How often each bot solves it."""


class _PuzzleScript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    puzzle: tuple[WrittenPuzzle, ...]


def all_puzzles(box: Box) -> list[PuzzleInfo]:
    """Return the puzzles in order; none for a custom box, for which they are not written.

    >>> from overworld import load_box
    >>> len(all_puzzles(load_box()))
    20
    """
    if box != load_box():
        return []
    return [PuzzleInfo(at, one.name, _by_bots(one)) for at, one in enumerate(_written(), 1)]


def _by_bots(written: WrittenPuzzle) -> int | None:
    """Return how often bots solve a puzzle on average, in %."""
    shares = written.bots.values()
    return round(100 * sum(shares) / len(shares)) if shares else None


@cache
def load_puzzle(number: int) -> Puzzle:
    """Return a solved puzzle by its number, from 1.

    Raises:
        IndexError: No puzzle has this number.
        ScriptError: The script of the puzzles is invalid.

    >>> load_puzzle(1).nodes[0].solves
    ('build c3 2',)
    """
    return solve(number, _numbered(number))


def puzzle_position(number: int) -> str:
    """Return the position string of a puzzle.

    >>> puzzle_position(1)[:4]
    'ow1/'
    """
    return _numbered(number).position.game(load_box()).position


def puzzle_goals(number: int) -> tuple[Goal, ...]:
    """Return the goals of a puzzle.

    >>> [(goal.kind, goal.card, goal.at_least) for goal in puzzle_goals(1)]
    [('score', 'A', 16.0)]
    """
    return _numbered(number).goal


def _numbered(number: int) -> WrittenPuzzle:
    puzzles = _written()
    if not 1 <= number <= len(puzzles):
        raise IndexError(f"puzzle must be 1 to {len(puzzles)}, got {number}")
    return puzzles[number - 1]


@cache
def _written() -> tuple[WrittenPuzzle, ...]:
    try:
        return msgspec.convert(read_script(FILE), _PuzzleScript).puzzle
    except msgspec.ValidationError as error:
        raise ScriptError(f"{FILE}: {error}") from error


def solve(number: int, written: WrittenPuzzle) -> Puzzle:
    """Solve a puzzle by playing every sequence of decisions."""
    place = f"{FILE}: puzzle {number} ({written.name})"
    try:
        game = written.position.game(load_box())
    except NotationError as error:
        raise ScriptError(f"{place}: {error}") from error
    solved = list[PuzzleNode | None]()
    if game.turn != LEARNER or not _ways(game, 0, written.moves, written, solved):
        raise ScriptError(f"{place}: no sequence of decisions solves it")
    nodes = tuple(node for node in solved if node is not None)
    best = any(goal.kind == "best" for goal in written.goal)
    card = next((goal.card for goal in written.goal if goal.kind == "score"), "")
    return Puzzle(number, written.name, written.rule, game.colours, nodes, best, card)


def _ways(
    now: Game, start: int, left: int, written: WrittenPuzzle, nodes: list[PuzzleNode | None]
) -> bool:
    """Append the moments that lead to the goal, this one first; return whether this one does.

    A decision that makes the goal impossible misses it immediately.
    """
    here, solves, further = len(nodes), list[str](), dict[str, int]()
    missed, then = dict[str, Missed](), dict[str, tuple[Moment, ...]]()
    nodes.append(None)
    for move in map(str, now.legal_moves):
        after = now.copy()
        after.play(move)
        if left == 1:
            judged = [_judge(goal, now, move, after) for goal in written.goal]
            unmet = [distance for holds, distance in judged if not holds]
            if not unmet:
                solves.append(move)
                then[move] = _play_out(after, move, now.step_number)
            elif unmet[0] is not None:
                missed[move] = unmet[0]
            continue
        there = len(nodes)
        if after.turn == LEARNER and _ways(after, now.step_number, left - 1, written, nodes):
            further[move] = there
    if not solves and not further:
        del nodes[here:]
        return False
    nodes[here] = PuzzleNode(make_moment(now, start), tuple(solves), then, further, missed)
    return True


def _play_out(after: Game, move: str, start: int) -> tuple[Moment, ...]:
    """Return the moments that follow a solution: its chance events, and the scoring if one is due.

    A fight is won, if any of some seeds wins it.
    """
    mobs = after.players[LEARNER].mobs
    for seed in range(_SEEDS):
        game = after.copy()
        chance = random.Random(seed)
        game.deal(chance)
        while game.turn == LEARNER and game.phase in ("bow", "pickaxe", "tnt", "second"):
            # Take the second block from the same column, because that is the idea of the puzzle.
            legal = list(map(str, game.legal_moves))
            game.play(move if move in legal else legal[0])
            game.deal(chance)
        if not move.startswith("fight") or game.players[LEARNER].mobs != mobs:
            break
    moments = [Moment(view_of(game), game.events(start))]
    start = game.step_number
    move = "end" if "end" in map(str, game.legal_moves) else ""
    while move:
        game.play(move)
        if move == "end" and game.phase != "score":
            break
        moments.append(Moment(view_of(game), game.events(start)))
        start = game.step_number
        move = _best_score(game) if game.phase == "score" else ""
    return tuple(moments)


def _best_score(game: Game) -> str:
    """Return the decision with the most points in a scoring round."""
    seat = game.turn
    assert seat is not None
    points = {f"score {group.characteristic}": group.points for group in game.forecast(seat).groups}
    return max(map(str, game.legal_moves), key=lambda text: points.get(text, 0))


def _judge(goal: Goal, before: Game, move: str, after: Game) -> tuple[bool, Missed | None]:
    """Return whether the last decision of a puzzle reaches a goal, and its distance to the goal.

    The distance is None if it depends on chance.
    """
    needed = int(goal.at_least)
    if goal.kind in ("best", "odds"):
        is_best = goal.kind == "best"
        share = goal.chances.get(move, 0) if is_best else _odds(goal, before, move, after)
        missed = Missed(goal.kind, round(100 * share), round(100 * goal.at_least))
        return share >= goal.at_least, missed if share or is_best else None
    if goal.kind == "reward":
        xp = _reward(before, move)
        return xp >= goal.at_least, Missed(goal.kind, xp, needed)
    if goal.kind == "near":
        explores = move.startswith("explore")
        near = set(goal.faces) & _faces_near(after if explores else before)
        holds = explores and near == set(goal.faces)
        return holds, Missed(goal.kind, len(near), len(goal.faces))
    if after.turn == CHANCE:
        return False, None  # a solution must not depend on chance
    if goal.kind == "safe":
        return goal.block not in _offered(after), Missed(goal.kind)
    if goal.kind == "layer":
        left = sum(len(column) > LEVELS - goal.layer for column in after.cube.values())
        return left == goal.left, Missed(goal.kind, left, goal.left)
    amount = _amount(goal, after)
    return amount >= goal.at_least, Missed(goal.kind, int(amount), needed)


def _amount(goal: Goal, after: Game) -> float:
    """Return the learner's points for a card, or number of blocks."""
    if goal.kind == "keeps":
        return after.players[LEARNER].supply[goal.block]
    groups = after.forecast(LEARNER).groups
    return max(group.points for group in groups if group.card == goal.card)


def _reward(before: Game, move: str) -> int:
    verb, _, cell = move.partition(" ")
    face = before.world[cell].face if verb == "fight" else None
    return next((mob.xp for mob in before.box.mobs if mob.id == face), 0)


def _odds(goal: Goal, before: Game, move: str, after: Game) -> float:
    """Return the probability to win the fight that the move begins, or that it makes possible."""
    if goal.cell:
        return float(after.fight_odds(goal.cell)) if after.turn != CHANCE else 0
    verb, _, cell = move.partition(" ")
    return float(before.fight_odds(cell)) if verb == "fight" else 0


def _faces_near(after: Game) -> set[str]:
    """Return the face-up tiles around the learner, before any reveal."""
    cells = CELLS_AROUND[decoded_state_of(after).crossing[LEARNER]]
    return {face for cell in cells if cell in after.world and (face := after.world[cell].face)}


def _offered(after: Game) -> set[str]:
    """Return the blocks that the next player could take."""
    then = after.copy()
    letters = dict(zip(BLOCK_LETTERS, after.box.materials, strict=True))
    then.play("end")
    columns = [str(move).split()[1] for move in then.legal_moves if str(move).startswith("mine")]
    return {letters[then.cube[column][-1]] for column in columns}
