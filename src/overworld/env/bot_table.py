"""`BotTable`: one game in which bots play the other seats.

Bots need a `Game`, so this environment plays one. It has the interface of a `VectorEnv` with one
game and uses the same random generator.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import numpy as np
import numpy.typing as npt

from overworld.bots import Bot, BotLike, BotSpec, build_bot, check_bot
from overworld.env.buffers import Buffers
from overworld.env.setup import Setup, generator_of
from overworld.env.stepping import DIFFERENCE, WIN
from overworld.game import Game
from overworld.game.deal import ChanceSource
from overworld.game.kernel import plain_of, states_of
from overworld.observation.schema import Bytes
from overworld.observation.writer import CACHE_WORDS, observe
from overworld.rules.state import SEATS

_BOT_SEEDS = 2**31


class BotTable:
    """A game in which bots play some seats.

    Bots are given as for `overworld.bots.build_bot`. The environment calls a function that builds
    bots for every game, so it can choose another opponent each time.

    >>> table = BotTable(Setup(players=2), {1: "pebble"})
    >>> step = table.reset(seed=1)
    >>> step.current_player.tolist(), bool(step.action_mask.any())
    ([0], True)
    """

    def __init__(self, setup: Setup, bots: Mapping[int, BotLike]) -> None:
        """Check the bots; raise `BotError` if one is unknown."""
        for bot in bots.values():
            check_bot(bot)
        self.setup = setup
        self._given = dict(bots)
        self._bots: dict[int, Bot] = {}
        self._source: ChanceSource | None = None
        self._cache = np.zeros((SEATS, CACHE_WORDS), np.uint32)

    def game(self, index: int = 0) -> Game:
        """Return a copy of the game."""
        return self._game.copy()

    def observation_from(self, index: int, seat: int) -> Bytes:
        """Return the observation of the game from any seat."""
        return self.setup.observation(states_of(self._game), index, seat)

    def reset(
        self,
        seed: int | str | None = None,
        out: Buffers | None = None,
        *,
        positions: Sequence[str] | None = None,
    ) -> Buffers:
        """Start a game, at a position if there is one; a seed fixes chance and the bots."""
        seats = set(range(self.setup.players)) - set(self._given)
        begun = None if positions is None else self.setup.games_at(positions, seats=seats)[0]
        if seed is not None or self._source is None:
            self._source = ChanceSource(generator_of(seed))
            self._bots = {}
        for seat, what in self._given.items():
            if seat not in self._bots or not isinstance(what, str | BotSpec | type):
                self._bots[seat] = build_bot(what, self._source.randrange(_BOT_SEEDS))
        self._game = self.setup.fresh() if begun is None else begun
        self._game.deal(self._source)
        self._play_on()
        return self._write(out, self._leads(), actor=None)

    def step(
        self,
        actions: npt.NDArray[np.integer],
        out: Buffers | None = None,
        *,
        autoreset: Literal[False] = False,
    ) -> Buffers:
        """Play a decision and the decisions of the bots that follow."""
        if self._source is None:
            raise RuntimeError("call reset() before step()")
        action = int(actions[0])
        if self._done or action not in self._game.legal_moves.ids:
            raise ValueError(f"decision {action} of game 0 is not legal")
        before, actor = self._leads(), self._game.turn
        self._game.play(action)
        self._game.deal(self._source)
        self._play_on()
        return self._write(out, before, actor)

    @property
    def _done(self) -> bool:
        return self._game.over or self._game.turn_number > self.setup.max_turns

    def _play_on(self) -> None:
        """Play the decisions of bots, and forced ones if they are skipped."""
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
        xp = self._game.scores
        return [own - max(xp[:seat] + xp[seat + 1 :]) for seat, own in enumerate(xp)]

    def _write(self, out: Buffers | None, before: list[int], actor: int | None) -> Buffers:
        """Write the observation and the rewards of a decision by `actor`, or of a new game."""
        game, setup = self._game, self.setup
        if out is None:
            out = Buffers.allocate(1, setup.players)
        done = self._done
        seat = game.turn if not game.over and game.turn is not None else plain_of(game).turn
        out.current_player[0] = seat
        out.action_mask[0] = False
        if not done:
            out.action_mask[0, list(game.legal_moves.ids)] = True
        out.scores[0] = 0 if actor is None else game.scores
        out.terminations[0] = game.over
        out.truncations[0] = done and not game.over
        out.rewards[0] = 0.0
        if setup.reward == DIFFERENCE:
            out.rewards[0] = np.subtract(self._leads(), before)
        elif done and setup.reward == WIN:
            out.rewards[0, list(game.winners)] = 1.0 / max(1, len(game.winners))
        elif done:
            out.rewards[0] = self._leads()
        rows = out.observations, out.observations_u32
        observe(states_of(game), 0, setup.tables, setup.appearance, seat, self._cache, *rows)
        if done and actor is not None and len(out.final_obs):
            out.final_obs[0] = self.observation_from(0, actor)
        return out
