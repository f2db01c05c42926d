"""The result of a search, read from its tree, and the loop that spends a budget."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from overworld.bots.bot import Budget, deciding_seat
from overworld.game import CHANCE, Game
from overworld.game.history import read_moves
from overworld.game.kernel import log_of, play_code
from overworld.notation import Move
from overworld.pictures.html import html_table
from overworld.rules.state import NONE, States

_MIN_VISITS = 8  # a step of the principal variation needs as many
_MAX_LINE = 12  # steps of the principal variation
_MAX_ROWS = 12  # moves in the table of a notebook
_CHUNK = 1024  # simulations per compiled call: Python handles Ctrl-C only between calls


@dataclass(frozen=True)
class MoveEvaluation:
    """The search result of one legal move."""

    move: Move
    """The move."""
    visits: int
    """The number of simulations that began with this move."""
    share: tuple[float, ...]
    """The expected win share of each seat, from 0 to 1; 0 for all seats without visits."""
    xp: tuple[float, ...]
    """The expected final XP of each seat; 0 for all seats without visits."""


@dataclass(frozen=True)
class Analysis:
    """A search result: every legal move, the most visited first, and the principal variation."""

    seat: int
    """The seat to move."""
    simulations: int
    """The number of simulations of the search."""
    moves: tuple[MoveEvaluation, ...]
    """All legal moves, the most visited first."""
    line: tuple[Move, ...]
    """The principal variation: the most visited moves and outcomes from here, 12 at most."""
    game: Game | None = field(default=None, repr=False, compare=False)
    """A copy of the game, for its picture."""

    def svg(self, top: int = 3) -> str:
        """Return a picture of the table with the most visited moves marked.

        It is empty if the analysis has no game.
        """
        best = [judged.move for judged in self.moves[:top] if judged.visits]
        return "" if self.game is None else self.game.svg(moves=best)

    def _repr_html_(self) -> str:
        seats = range(len(self.moves[0].xp)) if self.moves else range(0)
        names = seats if self.game is None else self.game.colours
        heads = ["decision", "wins", "tried", *(f"XP of {name}" for name in names)]
        rows = [
            [
                str(judged.move),
                f"{judged.share[self.seat]:.1%}",
                f"{judged.visits / max(1, self.simulations):.1%}",
                *(f"{xp:.1f}" for xp in judged.xp),
            ]
            for judged in self.moves[:_MAX_ROWS]
        ]
        line = ", ".join(map(str, self.line))
        return html_table(heads, rows, f"{self.simulations} simulations: {line}") + self.svg()


def spend(
    budget: Budget, simulate: Callable[[int], None], chunk: int, preparation: float = 0.0
) -> int:
    """Run simulations within a budget, `chunk` per read of the clock; return their number.

    The time limit includes the seconds of a preparation.
    """
    simulate(0)  # compile before the clock starts
    done = 0
    if budget.simulations is not None:
        while done < budget.simulations:
            part = min(_CHUNK, budget.simulations - done)
            simulate(part)
            done += part
        return done
    stop = time.perf_counter() + (budget.ms or 0) / 1000 - preparation
    while done == 0 or time.perf_counter() < stop:
        simulate(chunk)
        done += chunk
    return done


def read_analysis(game: Game, nodes: States, root: int, simulations: int) -> Analysis:
    """Read an analysis from a tree; legal moves that have no node get 0 visits."""
    players = len(game.colours)
    moves = dict(zip(game.legal_moves.ids, game.legal_moves, strict=True))
    ranked: list[tuple[int, float, MoveEvaluation]] = []
    for child in _children(nodes, root):
        node = nodes[child]
        visits = int(node.visits)
        share = tuple((node.share[:players] / max(1, visits)).tolist())
        xp = tuple((node.xp[:players] / max(1, visits)).tolist())
        judged = MoveEvaluation(moves.pop(int(node.code)), visits, share, xp)
        ranked.append((-visits, -float(node.prior), judged))
    zeros = (0.0,) * players
    ranked += [(0, 0.0, MoveEvaluation(move, 0, zeros, zeros)) for move in moves.values()]
    ranked.sort(key=lambda entry: entry[:2])
    judged_moves = tuple(judged for _, _, judged in ranked)
    line = _line(game, nodes, root)
    return Analysis(deciding_seat(game), simulations, judged_moves, line, game.copy())


def read_value(game: Game, nodes: States, root: int) -> tuple[float, ...]:
    """Return the win shares after the most visited move, or at a chance node over its outcomes."""
    node = root
    if game.turn != CHANCE:
        visits = [(int(nodes[child].visits), -child) for child in _children(nodes, root)]
        node = -max(visits)[1]
    share = nodes[node].share[: len(game.colours)].astype(float)
    return tuple((share / share.sum()).tolist())


def _children(nodes: States, node: int) -> Iterator[int]:
    child = int(nodes[node].first)
    while child != NONE:
        yield child
        child = int(nodes[child].next)


def _line(game: Game, nodes: States, root: int) -> tuple[Move, ...]:
    """Return the principal variation, as far as its nodes have enough visits."""
    walk, node, played = game.copy(), root, game.step_number
    while walk.step_number < played + _MAX_LINE:
        children = [(int(nodes[child].visits), -child) for child in _children(nodes, node)]
        visits, best = max(children, default=(0, 0))
        if visits < _MIN_VISITS:
            break
        node = -best
        play_code(walk, int(nodes[node].code))
    return read_moves(log_of(walk)[played:], walk.box)
