"""`BotTable`: one game of an environment in which bots hold the other seats.

Bots want a `Game`, so this one is played through it; it is stepped like a `VectorEnv` of one game
and deals with the same generator.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import numpy as np
import numpy.typing as npt

from overworld.bots import Bot, BotLike, BotSpec, build_bot
from overworld.env.buffers import Buffers
from overworld.env.setup import Setup, generator_of
from overworld.env.stepping import DIFFERENCE, WIN
from overworld.game import Game
from overworld.game.source import ChanceSource
from overworld.observation.schema import Bytes
from overworld.observation.writer import HELD, observe
from overworld.rules.state import SEATS

_MOST_SEEDS = 2**31


class BotTable:
    """A game in which some seats belong to bots, given as `overworld.bots.build_bot` takes them.

    A function that builds bots is called for every game, so that it may choose whom to send.

    >>> table = BotTable(Setup(players=2), {1: "pebble"})
    >>> seen = table.reset(seed=1)
    >>> seen.movers.tolist(), bool(seen.masks.any())
    ([0], True)
    """

    def __init__(self, setup: Setup, bots: Mapping[int, BotLike]) -> None:
        self.setup = setup
        self._given = dict(bots)
        self._bots: dict[int, Bot] = {}
        self._source: ChanceSource | None = None
        self._held = np.zeros((SEATS, HELD), np.uint32)
        self._own = Buffers.allocate(1, setup.players)

    def game(self, index: int = 0) -> Game:
        """The game as it stands; a copy."""
        return self._game.copy()

    def observation_from(self, index: int, seat: int) -> Bytes:
        """What the game looks like from a seat, whoever decides in it."""
        return self.setup.observation(self._game.states, index, seat)

    def reset(
        self,
        seed: int | str | None = None,
        out: Buffers | None = None,
        *,
        positions: Sequence[str] | None = None,
    ) -> Buffers:
        """Begins a game, anew or at a position; a seed fixes chance and the bots' choices."""
        seats = set(range(self.setup.players)) - set(self._given)
        begun = None if positions is None else self.setup.games_at(positions, asked=seats)[0]
        if seed is not None or self._source is None:
            self._source = ChanceSource(generator_of(seed))
            self._bots = {}
        for seat, what in self._given.items():
            if seat not in self._bots or not isinstance(what, str | BotSpec | type):
                self._bots[seat] = build_bot(what, self._source.randrange(_MOST_SEEDS))
        self._game = self.setup.fresh() if begun is None else begun
        self._game.deal(self._source)
        self._go_on()
        return self._tell(out, self._leads(), begun=True)

    def step(
        self,
        actions: npt.NDArray[np.integer],
        out: Buffers | None = None,
        *,
        again: Literal[False] = False,
    ) -> Buffers:
        """Plays a decision and the bots' answers; the game does not begin `again` by itself."""
        if self._source is None:
            raise RuntimeError("reset first")
        action = int(actions[0])
        if self._done or action not in self._game.legal_moves.ids:
            raise ValueError(f"decision {action} of game 0 is not legal")
        before = self._leads()
        self._game.play(action)
        self._game.deal(self._source)
        self._go_on()
        return self._tell(out, before, begun=False)

    @property
    def _done(self) -> bool:
        return self._game.over or self._game.turns > self.setup.max_turns

    def _go_on(self) -> None:
        """Lets bots decide, and makes forced decisions if they are skipped."""
        game, skip = self._game, self.setup.skip_forced
        while not self._done:
            bot = self._bots.get(game.turn if game.turn is not None else -1)
            if bot is not None:
                game.play(bot.choose(game.copy()))
            elif skip and len(game.legal_moves) == 1:
                game.play(game.legal_moves.ids[0])
            else:
                return
            assert self._source is not None
            game.deal(self._source)

    def _leads(self) -> list[int]:
        """By how much each seat leads the best of the others."""
        xp = self._game.scores
        return [own - max(xp[:seat] + xp[seat + 1 :]) for seat, own in enumerate(xp)]

    def _tell(self, out: Buffers | None, before: list[int], begun: bool) -> Buffers:
        """Writes what there is to see and what was paid."""
        out, game, setup = self._own if out is None else out, self._game, self.setup
        done = self._done
        seat = game.turn if not game.over and game.turn is not None else int(game.state.turn)
        out.movers[0] = seat
        out.masks[0] = False
        if not done:
            out.masks[0, list(game.legal_moves.ids)] = True
        out.scores[0] = 0 if begun else game.scores
        out.terminations[0] = game.over
        out.truncations[0] = done and not game.over
        out.rewards[0] = 0.0
        if setup.reward == DIFFERENCE:
            out.rewards[0] = np.subtract(self._leads(), before)
        elif done and setup.reward == WIN:
            out.rewards[0, list(game.winners)] = 1.0 / max(1, len(game.winners))
        elif done:
            out.rewards[0] = self._leads()
        rows = out.observations, out.words
        observe(game.states, 0, setup.tables, setup.looks, seat, self._held, *rows)
        return out
