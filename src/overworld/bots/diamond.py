"""`diamond`: the champion; a network that taught itself, and a search that it guides."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from overworld.bots.bot import Bot, Budget
from overworld.bots.guided_search import GuidedSearch
from overworld.bots.network import Network, load_network
from overworld.bots.search import obvious_move
from overworld.bots.turn_time import TurnTime
from overworld.components import Components
from overworld.game import Game
from overworld.notation import Move

WEIGHTS = Path(__file__).parent / "diamond.npz"
"""The weights that come with the package."""


@cache
def network_in(file: Path) -> Network:
    """The network in a file, read once; raises `NetworkError` if it cannot be used."""
    return load_network(file)


class DiamondBot:
    """Thinks as long as it may; its first idea alone takes less than a millisecond."""

    name = "diamond"
    character = "The champion: taught itself in millions of games."
    version = 1
    needs_no_search = True
    weights = WEIGHTS

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._search = GuidedSearch(network_in(self.weights), seed)
        self._given = budget
        self._time = TurnTime()

    def set_budget(self, budget: Budget) -> None:
        """Set the budget of the next decisions."""
        self._given = budget

    def choose(self, game: Game) -> Move:
        """The most visited decision; one that needs no thought costs none."""
        obvious = obvious_move(game)
        if obvious is not None:
            return obvious
        given = self._given
        if given is None:
            return self._time.spend(game, lambda ms: self._search.best(game, Budget(ms=ms)))
        if given.simulations == 0:
            return self._search.first_idea(game)
        return self._search.best(game, given)

    @classmethod
    def knows(cls, box: Components) -> bool:
        """Whether it was trained on a box; on others it plays by the rules, but not as well.

        >>> from overworld import load_components
        >>> DiamondBot.knows(load_components())
        True
        """
        return network_in(cls.weights).about.box == box.name


@cache
def diamond_with(file: Path) -> type[Bot]:
    """The same bot with the weights in a file of one's own; raises `NetworkError`."""
    network_in(file)
    return type("DiamondBot", (DiamondBot,), {"weights": file, "__doc__": DiamondBot.__doc__})
