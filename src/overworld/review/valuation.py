"""Comparable values of positions: win shares by result, by enumeration or by search.

The value of a position is its win shares: the result of a finished game, the exact value of an
endgame that is small enough, else the result of a search with a fixed number of simulations. It
depends only on the position, so that values are comparable.

The network misjudges openings that its own games never have. So two judges value the first rounds:
the network after playouts to the end of the opening, and obsidian, whose weight falls from a half
to 0. See docs/explanation/how-the-review-works.md for measurements.

The network also judges a position differently when the map is turned, which changes nothing. So its
values are means over turned positions; different outcomes are turned in different ways.

At a chance node, `mean` is the value over the outcomes, weighted by their exact odds.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from overworld.bots.analysis import Analysis
from overworld.bots.bot import BotSpec
from overworld.bots.endgame import Endgame, Shares
from overworld.bots.guided_search import GuidedSearch
from overworld.bots.ladder import adviser, search_class
from overworld.bots.search import ObsidianBot
from overworld.errors import check_int
from overworld.game import CHANCE, Game
from overworld.game.kernel import play_code, states_of
from overworld.game.symmetry import TURNS, turned
from overworld.rules import api
from overworld.rules.generator import Seed
from overworld.rules.lookup import lookup_of
from overworld.rules.state import OUTCOMES, Ints

MIN_SIMULATIONS = 4
"""The minimum number of simulations of a search."""

OPENING_ROUNDS = 3
"""The rounds of the opening, in which values do not come from the search of a network."""

_ROLLOUT_WEIGHT = 0.5  # of obsidian in the first turn
_PLAYOUTS = 0.4  # of the network, per simulation, divided by the players: their turns cost time
_ROLLOUTS = 2.0  # of obsidian, per simulation
_MIN_PART = 1 / 16  # of both, for each outcome of a chance node

SEARCHES = 4
"""The searches of a position after the opening by a network, each of another turned position."""

OPENING_MARGIN, LATER_MARGIN = 0.06, 0.04
"""The difference of two decisions up to which they are equally good, in and after the opening."""

_HINT_SIMULATIONS = 320  # for each move of a hint: about 40 ms

_NODES = 100_000  # maximum of a tree: searches are short here


class Valuation:
    """A search and an enumeration that value the positions of one game."""

    def __init__(
        self, players: int, simulations: int, bot: str | None = None, seed: Seed = 0
    ) -> None:
        self.simulations = check_int("simulations", simulations, MIN_SIMULATIONS)
        self.bot = bot or adviser(players)
        self._search = search_class(BotSpec(self.bot)).new_search(seed, _NODES)
        self._rollouts = ObsidianBot.new_search(seed, _NODES)
        self._endgame = Endgame()

    def exact(self, game: Game) -> Shares | None:
        """Return the exact value of a finished game or a small endgame, else None."""
        outcome = game.outcome() if game.over else None
        return outcome.shares if outcome is not None else self._endgame.value(game)

    def value(self, game: Game, outcomes: int = 1, outcome: int = 0) -> Shares:
        """Return the value of a position, or of one of several outcomes whose mean is wanted.

        The number of the outcome says how the position is turned first.
        """
        return self.exact(game) or self._estimate(game, outcomes, outcome)

    def margin(self, game: Game) -> float:
        """Return the difference of two decisions of a position that may be an error of judgement.

        About nine in ten differences between two values of the same decision are smaller.
        """
        return OPENING_MARGIN if self.is_opening(game) else LATER_MARGIN

    def is_opening(self, game: Game) -> bool:
        """Return whether a position is in the first rounds and a network searches."""
        return isinstance(self._search, GuidedSearch) and game.turn_number <= _last_turn(game)

    def _estimate(self, game: Game, outcomes: int, outcome: int) -> Shares:
        search = self._search
        if not isinstance(search, GuidedSearch):
            return search.value(game, self.simulations)
        if not self.is_opening(game):
            searches = math.ceil(SEARCHES / outcomes)
            ways = [(outcome * searches + number) % TURNS for number in range(searches)]
            return _average([search.value(turned(game, way), self.simulations) for way in ways])
        number = self.simulations * max(1 / outcomes, _MIN_PART)
        playouts = math.ceil(_PLAYOUTS * number / len(game.colours))
        rollouts = max(MIN_SIMULATIONS, math.ceil(_ROLLOUTS * number))
        last = _last_turn(game)
        theirs = self._rollouts.value(game, rollouts)
        used = min(TURNS, playouts)
        until, each = last + 1, math.ceil(playouts / used)
        streams = range(outcome * used, (outcome + 1) * used)
        ours = _average(
            [search.play_out(turned(game, one % TURNS), until, each, one) for one in streams]
        )
        weight = _ROLLOUT_WEIGHT * (1 - max(0, game.turn_number - 1) / last)
        pairs = zip(theirs, ours, strict=True)
        return tuple(weight * one + (1 - weight) * other for one, other in pairs)

    def mean(self, game: Game, known: Mapping[int, Shares]) -> Shares:
        """Return the mean value over the chance outcomes; `known` has values by outcome."""
        total = [0.0] * len(game.colours)
        odds = outcome_weights(game)
        for number, (outcome, weight) in enumerate(odds.items()):
            shares = known.get(outcome)
            if shares is None:
                shares = self.value(_ahead(game, outcome), len(odds), number)
            for seat, share in enumerate(shares):
                total[seat] += weight * share
        every = sum(odds.values())
        return tuple(share / every for share in total)

    def after(self, game: Game, decision: int) -> Shares:
        """Return the value after a decision, before the chance outcome."""
        ahead = _ahead(game, decision)
        exact = self.exact(ahead)
        if exact is not None:
            return exact
        return self.mean(ahead, {}) if ahead.turn == CHANCE else self.value(ahead)

    def exact_after(self, game: Game, decision: int) -> Shares | None:
        """Return the exact value after a decision, if the endgame is small enough."""
        return self.exact(_ahead(game, decision))

    def search_deeper(self, game: Game, simulations: int) -> Analysis:
        """Search a position again with more simulations; return the analysis."""
        self._search.value(game, self.simulations)  # builds the tree that `extend` continues
        return self._search.extend(game, simulations)


def _average(values: list[Shares]) -> Shares:
    return tuple(sum(column) / len(values) for column in zip(*values, strict=True))


def _last_turn(game: Game) -> int:
    """Return the last turn of the opening."""
    return OPENING_ROUNDS * len(game.colours)


def revalue_opening(analysis: Analysis, top: int) -> Analysis:
    """Return the analysis of an opening with the `top` most visited moves valued as in reviews.

    The best of them comes first, and the other moves are dropped. Any other analysis is returned
    unchanged.
    """
    game, moves = analysis.game, list(analysis.moves[:top])
    if game is None or not moves:
        return analysis
    valuation, legal = Valuation(len(game.colours), _HINT_SIMULATIONS), game.legal_moves
    if not valuation.is_opening(game):
        return analysis
    for at, judged in enumerate(moves):
        ahead = _ahead(game, legal.ids[legal.index(judged.move)])
        moves[at] = replace(judged, share=valuation.value(ahead))
    moves.sort(key=lambda judged: -judged.share[analysis.seat])
    best = moves[0].move
    line = analysis.line if analysis.line[:1] == (best,) else (best,)
    return replace(analysis, moves=tuple(moves), line=line)


def _ahead(game: Game, code: int) -> Game:
    ahead = game.copy()
    play_code(ahead, code)
    return ahead


def outcome_weights(game: Game) -> dict[int, int]:
    """Return the weight of each possible outcome at a chance node; empty at a decision."""
    weights: Ints = np.zeros(OUTCOMES, np.int64)
    count = api.outcomes(states_of(game), 0, lookup_of(game.box), weights)
    return {outcome: int(weights[outcome]) for outcome in range(count) if weights[outcome]}
