"""Puzzles from reviewed games: decisions that somebody missed, and that are the best by far.

A search is no proof. A puzzle is kept only if two searches of different depths and seeds agree on
the answer and on the margin by which it is better than everything else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from overworld.bots.ladder import BOTS, build_bot
from overworld.game import Game
from overworld.review.better import why_better
from overworld.review.reviewed import BetterReason, Review, ReviewStep
from overworld.review.reviewing import CLOSER
from overworld.review.valuation import Valuation

MARGIN = 0.08
"""The share of the win by which the answer must be better than the second-best decision."""

CHOICES = 6
"""Decisions among which the answer must be found, at least."""

EASY = 0.5
"""How often pebble may find the answer at most: it looks no further than one decision."""

ASKED: dict[str, int] = {"pebble": 20, "flint": 8, "diamond@policy": 1}
"""The bots that try each puzzle and how often, beside the random one, whose odds are known."""


_RULES = {"mine": "collect", "take": "weapon", "draw": "weapon", "detonate": "weapon"} | {
    verb: verb for verb in ("explore", "build", "fight")
}
_WORLD_ROWS = (4, 6, 6, 6, 6, 4)


class MadePuzzle(NamedTuple):
    """A puzzle, its position as whoever decides sees it: theirs is the first seat."""

    at: int
    """The number of the entry in its game."""
    position: str
    answer: str
    chances: dict[str, float]
    """The share of the win after every decision, the best one first."""
    bots: dict[str, float]
    """How often each bot finds the answer."""
    reason: BetterReason
    """Why it is better than the second-best."""

    @property
    def margin(self) -> float:
        """By how much the answer is better than anything else."""
        best, second, *_ = self.chances.values()
        return best - second

    @property
    def found(self) -> float:
        """How often a bot finds the answer, all bots alike."""
        return sum(self.bots.values()) / len(self.bots)


def puzzles_in(game: Game, found: Review) -> Iterator[MadePuzzle]:
    """The puzzles that a reviewed game has, in the order of the game."""
    now = game.copy()
    while now.log:
        now.undo()
    moves = game.history
    for at, move in enumerate(moves):
        step = found.steps[at - found.start] if at >= found.start else None
        if step is not None and _may_be_one(step):
            made = make_puzzle(turned(now), at, step.best, found.simulations, found.bot)
            if made is not None:
                yield made
        now.play(move)


def _may_be_one(step: ReviewStep) -> bool:
    """Whether somebody missed enough, among enough."""
    return step.cost >= MARGIN and step.choices >= CHOICES


def turned(game: Game) -> Game:
    """The position alone, seats turned so that whoever decides has the first one.

    >>> import random
    >>> game = Game(players=3)
    >>> game.deal(random.Random(7))
    >>> game.turn, turned(game).turn, turned(game).colours[0] == game.colours[game.turn]
    (1, 0, True)
    """
    seat = game.turn or 0
    head, seats, box = _parts(game.position)
    parts = [*head, *seats[seat:], *seats[:seat], box]
    return Game.from_position("/".join(parts), game.components)


def _parts(position: str) -> tuple[list[str], list[str], str]:
    """A position before its seats, the seats, and what went back to the box."""
    parts = position.split("/")
    return parts[:5], parts[5:-1], parts[-1]


def make_puzzle(game: Game, at: int, answer: str, simulations: int, bot: str) -> MadePuzzle | None:
    """The puzzle of a position, if two searches agree that `answer` is best by the margin."""
    chances: dict[str, float] | None = None
    for seed, depth in enumerate((simulations, CLOSER * simulations)):
        chances = chances_if_best(game, answer, Valuation(len(game.colours), depth, bot, seed))
        if chances is None:
            return None
    assert chances is not None, "it was searched twice"
    bots = _tried(game, answer)
    if bots["pebble"] > EASY:
        return None
    _, second, *_ = chances
    mine, theirs = chances[answer], chances[second]
    reason = why_better(game, answer, second, (mine, 1 - mine), (theirs, 1 - theirs))
    return MadePuzzle(at, game.position, answer, chances, bots, reason)


def chances_if_best(game: Game, answer: str, worth: Valuation) -> dict[str, float] | None:
    """The share of the win after every decision, the best one first; None if it is not `answer`.

    What a search likes is looked at first: one decision that is nearly as good is enough.
    """
    seat, ids = game.turn, dict(zip(map(str, game.legal_moves), game.legal_moves.ids, strict=True))
    assert seat is not None, "somebody decides"
    liked = [str(judged.move) for judged in worth.look_closer(game, worth.simulations).moves]
    found = {answer: worth.after(game, ids[answer])[seat]}
    for move in liked:
        if move != answer:
            found[move] = worth.after(game, ids[move])[seat]
            if found[move] > found[answer] - MARGIN:
                return None
    return dict(sorted(found.items(), key=lambda entry: -entry[1]))


def _tried(game: Game, answer: str) -> dict[str, float]:
    """How often the bots find an answer."""
    found = {"random": 1 / len(game.legal_moves)}
    for spec, times in ASKED.items():
        name = spec.partition("@")[0]
        if name in BOTS:
            right = [str(build_bot(spec, seed).choose(game.copy())) for seed in range(times)]
            found[name] = right.count(answer) / times
    return found


def script_of(made: MadePuzzle, name: str) -> str:
    """A puzzle as it is written in a script: a table of TOML.

    >>> made = MadePuzzle(9, Game(players=2).position, "mine w1", {"mine w1": 0.6, "mine w2": 0.5},
    ...     {"random": 0.5}, BetterReason("share"))
    >>> print(script_of(made, "first").partition("cube")[0])
    [[puzzle]]
    name = "first"
    rule = "collect"
    moves = 1
    bots = { random = 0.5 }
    <BLANKLINE>
    [[puzzle.goal]]
    kind = "best"
    at_least = 0.6
    <BLANKLINE>
    [puzzle.goal.chances]
    "mine w1" = 0.6
    "mine w2" = 0.5
    <BLANKLINE>
    [puzzle.position]
    turn = "0:-:0:-:first:0:0"
    <BLANKLINE>
    """
    (_, turn, fight, cube, world), seats, box = _parts(made.position)
    verb = made.answer.partition(" ")[0]
    tries = ", ".join(f"{bot} = {share:.3g}" for bot, share in made.bots.items())
    lines = [
        "[[puzzle]]",
        f'name = "{name}"',
        f'rule = "{_RULES.get(verb, "turn")}"',
        "moves = 1",
        f"bots = {{ {tries} }}",
        "",
        "[[puzzle.goal]]",
        'kind = "best"',
        f"at_least = {made.chances[made.answer]:.3g}",
        "",
        "[puzzle.goal.chances]",
        *(f'"{move}" = {share:.3g}' for move, share in made.chances.items()),
        "",
        "[puzzle.position]",
        f'turn = "{turn}"',
        *([f'fight = "{fight}"'] if fight != "-" else []),
        f'cube = """{_rows(cube, (4, 4, 4, 4))}"""',
        f'world = """{_rows(world, _WORLD_ROWS)}"""',
        "seats = [",
        *(f'  "{seat}",' for seat in seats),
        "]",
        f'box = "{box}"',
    ]
    return "\n".join(lines) + "\n"


def _rows(part: str, lengths: tuple[int, ...]) -> str:
    """The items of a part of a position, so many in each line."""
    items, lines = part.split("."), list[str]()
    for length in lengths:
        lines.append("\n  " + ". ".join(items[:length]))
        del items[:length]
    return ".".join(lines)
