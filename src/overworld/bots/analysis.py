"""What a search has found about a position, read from its tree; and how it spends a budget."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from overworld.bots.bot import Budget
from overworld.game import CHANCE, Game
from overworld.game.history import moves_of
from overworld.notation import Move
from overworld.pictures.tables import html_table
from overworld.rules.state import NONE, States

_CERTAIN, _LONGEST_LINE = 8, 12  # visits and entries of the line that is shown
_LONGEST_TABLE = 12  # decisions that notebooks show

_UNINTERRUPTED = 1024  # simulations in one compiled call, during which nobody hears Ctrl-C


@dataclass(frozen=True)
class Judged:
    """What the search thinks of a decision: for every seat, its share of the win and final XP."""

    move: Move
    visits: int
    share: tuple[float, ...]
    xp: tuple[float, ...]


@dataclass(frozen=True)
class Analysis:
    """Every legal decision, the most visited first, and the line that was visited most."""

    seat: int
    simulations: int
    moves: tuple[Judged, ...]
    line: tuple[Move, ...]
    game: Game | None = field(default=None, repr=False, compare=False)
    """The game as it stood, for its picture."""

    def svg(self, top: int = 3) -> str:
        """The table with the most visited decisions marked; empty if the game is not known."""
        best = [judged.move for judged in self.moves[:top] if judged.visits]
        return "" if self.game is None else self.game.svg(moves=best)

    def _repr_html_(self) -> str:
        """Notebooks show a table of the decisions, and the best of them on the picture."""
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
            for judged in self.moves[:_LONGEST_TABLE]
        ]
        line = ", ".join(map(str, self.line))
        return html_table(heads, rows, f"{self.simulations} simulations: {line}") + self.svg()


def decider_of(game: Game) -> int:
    """The seat that decides; raises `ValueError` if nobody does."""
    if game.turn is None or game.turn == CHANCE:
        raise ValueError("only a position in which somebody decides can be analysed")
    return game.turn


def spend(budget: Budget, simulate: Callable[[int], None], at_once: int) -> int:
    """Has a budget simulated, `at_once` between two looks at the clock; returns how many it was."""
    simulate(0)  # compiles before the clock runs
    done = 0
    if budget.simulations is not None:
        while done < budget.simulations:
            part = min(_UNINTERRUPTED, budget.simulations - done)
            simulate(part)
            done += part
        return done
    stop = time.perf_counter() + (budget.ms or 0) / 1000
    while done == 0 or time.perf_counter() < stop:
        simulate(at_once)
        done += at_once
    return done


def read_analysis(game: Game, nodes: States, root: int, simulations: int) -> Analysis:
    """Reads a tree whose nodes know visits, shares and XP; what it left out has no visits."""
    players = len(game.colours)
    moves = dict(zip(game.legal_moves.ids, game.legal_moves, strict=True))
    found: list[tuple[int, float, Judged]] = []
    for child in _children(nodes, root):
        node = nodes[child]
        visits = int(node.visits)
        share = tuple((node.share[:players] / max(1, visits)).tolist())
        xp = tuple((node.xp[:players] / max(1, visits)).tolist())
        judged = Judged(moves.pop(int(node.code)), visits, share, xp)
        found.append((-visits, -float(node.prior), judged))
    nothing = (0.0,) * players
    found += [(0, 0.0, Judged(move, 0, nothing, nothing)) for move in moves.values()]
    found.sort(key=lambda entry: entry[:2])
    judged_moves = tuple(judged for _, _, judged in found)
    line = _line(game, nodes, root)
    return Analysis(decider_of(game), simulations, judged_moves, line, game.copy())


def read_value(game: Game, nodes: States, root: int) -> tuple[float, ...]:
    """Everybody's share of the win: after the most visited decision, or over what chance may do."""
    node = root
    if game.turn != CHANCE:
        visits = [(int(nodes[child].visits), -child) for child in _children(nodes, root)]
        node = -max(visits)[1]
    share = nodes[node].share[: len(game.colours)].astype(float)
    return tuple((share / share.sum()).tolist())


def _children(nodes: States, node: int) -> Iterator[int]:
    """The children of a node, in their order."""
    child = int(nodes[node].first)
    while child != NONE:
        yield child
        child = int(nodes[child].next)


def _line(game: Game, nodes: States, root: int) -> tuple[Move, ...]:
    """The most visited decisions and outcomes, one below the other, while they are certain."""
    walk, node, played = game.copy(), root, len(game.log)
    while len(walk.log) < played + _LONGEST_LINE:
        children = [(int(nodes[child].visits), -child) for child in _children(nodes, node)]
        visits, best = max(children, default=(0, 0))
        if visits < _CERTAIN:
            break
        node = -best
        walk.play_code(int(nodes[node].code))
    return moves_of(walk.log[played:], walk.components)
