"""`diamond`: a search guided by a network that was trained by self-play."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from overworld.bots.bot import Budget, TurnTime
from overworld.bots.guided_search import GuidedSearch
from overworld.bots.guided_tree import NODES
from overworld.bots.network import load_network, read_header
from overworld.bots.search import SearchBot
from overworld.components import Box
from overworld.game import Game
from overworld.notation import Move
from overworld.rules.generator import Seed

WEIGHTS = Path(__file__).parent / "diamond.npz"
"""The weights file in the package."""


cached_network, cached_header = cache(load_network), cache(read_header)
"""Read a network, or only the header of its file, once; see `load_network` and `read_header`."""


class DiamondBot(SearchBot):
    """A bot with a guided search. Its policy alone answers in less than a millisecond."""

    name = "diamond"
    has_policy = True
    weights = WEIGHTS
    _search: GuidedSearch

    @classmethod
    def new_search(cls, seed: Seed, nodes: int = NODES) -> GuidedSearch:
        """Return a search that the network guides."""
        return GuidedSearch(cached_network(cls.weights), seed, nodes)

    def _best_move(self, game: Game, budget: Budget) -> Move:
        if budget.simulations == 0:
            return self._search.policy_move(game)
        return super()._best_move(game, budget)

    def __reduce__(self) -> tuple[object, ...]:
        # Classes of `diamond_with` cannot be pickled, because no module contains them.
        return _restore, (self.weights, self._given, self._time, self._search.saved())

    @classmethod
    def trained_on(cls, box: Box) -> bool:
        """Return whether the network was trained on a box; on other boxes the bot is weaker.

        >>> from overworld import load_box
        >>> DiamondBot.trained_on(load_box())
        True
        """
        return cached_header(cls.weights).box == box.name


@cache
def diamond_with(file: Path) -> type[DiamondBot]:
    """Return the diamond bot with another weights file, which is loaded when a bot is built."""
    return type("DiamondBot", (DiamondBot,), {"weights": file, "__doc__": DiamondBot.__doc__})


def _restore(
    weights: Path, budget: Budget | None, time: TurnTime, search: tuple[Any, ...]
) -> DiamondBot:
    kind = DiamondBot if weights == WEIGHTS else diamond_with(weights)
    bot: Any = kind(budget=budget)
    bot._time = time
    bot._search.restore(search)
    return bot  # type: ignore[no-any-return]
