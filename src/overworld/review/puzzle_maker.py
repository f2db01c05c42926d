"""Make puzzles from reviewed games: moves that a player missed and that are best by far.

A search is not a proof. So two searches with different depths and seeds must agree on the answer
and on its margin over all other moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from overworld.bots.ladder import BOTS, build_bot
from overworld.game import Game
from overworld.review.explain import why_better
from overworld.review.findings import BetterReason, Review
from overworld.review.reviewer import DEEPER
from overworld.review.valuation import Valuation

MARGIN = 0.08
"""The win share by which the answer must be better than the second-best move."""

CHOICES = 6
"""The minimum number of legal moves."""

EASY = 0.5
"""The maximum share of pebble's tries that may find the answer: pebble looks one move ahead."""

TESTERS: dict[str, int] = {"pebble": 20, "flint": 8, "diamond@policy": 1}
"""The bots that try each puzzle, and how often; the odds of a random move need no try."""


_RULES = {"mine": "collect", "take": "weapon", "draw": "weapon", "detonate": "weapon"} | {
    verb: verb for verb in ("explore", "build", "fight")
}
_WORLD_ROWS = (4, 6, 6, 6, 6, 4)


class MadePuzzle(NamedTuple):
    """A puzzle; in its position the player to move has the first seat."""

    at: int
    """The step of the game."""
    position: str
    answer: str
    chances: dict[str, float]
    """The win share after each move, the best one first."""
    bots: dict[str, float]
    """The share of tries in which each bot finds the answer."""
    reason: BetterReason
    """The reason why the answer is better than the second-best move."""

    @property
    def margin(self) -> float:
        """The lead of the answer over the second-best move."""
        best, second, *_ = self.chances.values()
        return best - second

    @property
    def found(self) -> float:
        """The mean share of tries over all bots."""
        return sum(self.bots.values()) / len(self.bots)


def puzzles_in(game: Game, review: Review) -> Iterator[MadePuzzle]:
    """Make the puzzles of a reviewed game, in the order of the game."""
    now = game.copy()
    now.undo_to(review.start)
    for step in review.steps:
        if step.cost >= MARGIN and step.choices >= CHOICES:
            first = rotated_to_first(now)
            made = make_puzzle(first, step.at, step.best, review.simulations, review.bot)
            if made is not None:
                yield made
        now.play(step.move)


def rotated_to_first(game: Game) -> Game:
    """Return the position without history, with the player to move on the first seat.

    >>> import random
    >>> game = Game(players=3)
    >>> game.deal(random.Random(7))
    >>> found = rotated_to_first(game)
    >>> game.turn, found.turn, found.colours[0] == game.colours[game.turn]
    (1, 0, True)
    """
    seat = game.turn or 0
    head, seats, box = _parts(game.position)
    parts = [*head, *seats[seat:], *seats[:seat], box]
    return Game.from_position("/".join(parts), game.box)


def _parts(position: str) -> tuple[list[str], list[str], str]:
    """Split a position into the parts before the seats, the seats, and the box."""
    parts = position.split("/")
    return parts[:5], parts[5:-1], parts[-1]


def make_puzzle(game: Game, at: int, answer: str, simulations: int, bot: str) -> MadePuzzle | None:
    """Return the puzzle of a position if two searches agree that `answer` is best by the margin."""
    chances: dict[str, float] | None = None
    for seed, depth in enumerate((simulations, DEEPER * simulations)):
        chances = chances_if_best(game, answer, Valuation(len(game.colours), depth, bot, seed))
        if chances is None:
            return None
    assert chances is not None, "the loop runs twice"
    bots = _solve_rates(game, answer)
    if bots["pebble"] > EASY:
        return None
    _, second, *_ = chances
    mine, theirs = chances[answer], chances[second]
    reason = why_better(game, answer, second, (mine, 1 - mine), (theirs, 1 - theirs))
    return MadePuzzle(at, game.position, answer, chances, bots, reason)


def chances_if_best(game: Game, answer: str, valuation: Valuation) -> dict[str, float] | None:
    """Return the win share after each move, the best first; None if `answer` is not best.

    The most visited moves of a search come first, because one good rival ends the comparison.
    """
    seat, ids = game.turn, dict(zip(map(str, game.legal_moves), game.legal_moves.ids, strict=True))
    assert seat is not None, "a player is to move"
    ordered = [
        str(judged.move) for judged in valuation.search_deeper(game, valuation.simulations).moves
    ]
    chances = {answer: valuation.after(game, ids[answer])[seat]}
    for move in ordered:
        if move != answer:
            chances[move] = valuation.after(game, ids[move])[seat]
            if chances[move] > chances[answer] - MARGIN:
                return None
    return dict(sorted(chances.items(), key=lambda entry: -entry[1]))


def _solve_rates(game: Game, answer: str) -> dict[str, float]:
    rates = {"random": 1 / len(game.legal_moves)}
    for spec, times in TESTERS.items():
        name = spec.partition("@")[0]
        if name in BOTS:
            right = [str(build_bot(spec, seed).choose(game.copy())) for seed in range(times)]
            rates[name] = right.count(answer) / times
    return rates


def format_puzzle(made: MadePuzzle, name: str) -> str:
    """Return a puzzle as a TOML table for a script.

    >>> made = MadePuzzle(9, Game(players=2).position, "mine w1", {"mine w1": 0.6, "mine w2": 0.5},
    ...     {"random": 0.5}, BetterReason("share"))
    >>> print(format_puzzle(made, "first").partition("cube")[0])
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
    """Format a part of a position in rows of the given lengths."""
    items, lines = part.split("."), list[str]()
    for length in lengths:
        lines.append("\n  " + ". ".join(items[:length]))
        del items[:length]
    return ".".join(lines)
