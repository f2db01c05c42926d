"""`BotEnv`: a `VectorEnv` of one game in which bots play some seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

import numpy as np

from overworld.bots import Bot, BotLike, BotSpec, build_bot, check_bot
from overworld.env.buffers import Buffers
from overworld.env.setup import EnvOptions, Setup, new_generator
from overworld.env.stepping import DIFFERENCE, Flags, pay
from overworld.env.vector import VectorEnv
from overworld.game import Game
from overworld.game.deal import ChanceSource
from overworld.game.kernel import states_of
from overworld.rules.generator import Seed
from overworld.rules.state import Ints, States

_BOT_SEEDS = 2**31


class BotEnv(VectorEnv):
    """A game in which bots play some seats.

    Bots are given as for `overworld.bots.build_bot`. The environment calls a function that builds
    bots for every game, so it can choose another opponent each time. Bots need a `Game` with its
    history, so decisions are played there. The compiled loop writes the arrays of a step.

    The environment shares a bot object among all games and does not seed it. If a bot raises an
    exception in `step`, the game returns to the state before the step, so that the same player is
    to move. The bots keep what they have changed in themselves.

    >>> env = BotEnv({1: "pebble"}, players=2)
    >>> step = env.reset(seed=1)
    >>> step.current_player.tolist(), bool(step.action_mask.any())
    ([0], True)
    """

    def __init__(
        self, bots: Mapping[int, BotLike], players: int = 2, **options: Unpack[EnvOptions]
    ) -> None:
        """Check the bots and the options; raise `BotError` if a bot is unknown."""
        for bot in bots.values():
            check_bot(bot)
        self._start(1, Setup(players, bot_seats=bots, **options))
        self._specs = dict(bots)
        self._bots: dict[int, Bot] = {}

    def _set_options(self) -> None:
        super()._set_options()
        self._chance = ChanceSource(self.generators[0])  # making one is slow

    def game(self, index: int = 0) -> Game:
        """Return a copy of the game with its history."""
        self._check_begun("game()")
        self._check_index(index)
        return self._game.copy()

    def _state(self, index: int) -> States:
        return states_of(self._game)

    def _seed(self, seed: Seed | None) -> None:
        self.generators[0] = new_generator(seed)
        self._bots = {}

    def _begin(self, which: Flags | None, out: Buffers, starts: States | None) -> None:
        for seat, bot in self._specs.items():
            if seat not in self._bots or not isinstance(bot, str | BotSpec | type):
                self._bots[seat] = build_bot(bot, self._chance.randrange(_BOT_SEEDS))
        if starts is None:
            starts = self.setup.starts
            if len(starts) > 1:
                starts = starts[self._chance.randrange(len(starts)) :]
        game = self.setup.game_from(starts)
        self._play_on(game)
        self._game, self._begun = game, True
        super()._begin(which, out, states_of(game))

    def _play(
        self, actions: Ints, out: Buffers, *, autoreset: bool = False, which: Flags | None = None
    ) -> None:
        """Play a decision and the decisions of the bots that follow."""
        if which is not None and not which[0]:
            return
        action, game, setup = int(actions[0]), self._game, self.setup
        if self._is_done(game) or action not in game.legal_moves.ids:
            raise ValueError(f"decision {action} of game 0 is not legal")
        actor, rewards = game.turn, np.zeros((1, self.players), np.float32)
        if setup.reward == DIFFERENCE:
            pay(states_of(game)[0], setup.reward, 0, rewards)
            rewards *= -1
        start, words = game.step_number, self.generators[0].copy()
        try:
            game.play(action)
            self._play_on(game)
        except BaseException:  # a bot may raise anything, also a KeyboardInterrupt
            game.undo_to(start)
            self.generators[0] = words
            raise
        done = self._is_done(game)
        if done or setup.reward == DIFFERENCE:
            pay(states_of(game)[0], setup.reward, 0, rewards)
        if done and actor is not None and len(out.final_obs):
            out.final_obs[0] = self.observation_from(0, actor)
        if done and autoreset:
            self._begin(None, out, None)
        else:
            super()._begin(None, out, states_of(game))
        out.rewards[:], out.scores[0] = rewards, game.scores
        out.terminations[0], out.truncations[0] = game.over, done and not game.over

    def _is_done(self, game: Game) -> bool:
        return game.over or game.turn_number > self.setup.max_turns

    def _play_on(self, game: Game) -> None:
        """Deal, and play the decisions of bots, and forced ones if they are skipped."""
        chance = self._chance
        game.deal(chance)
        while not self._is_done(game):
            bot = self._bots.get(game.turn if game.turn is not None else -1)
            if bot is not None:
                game.play(bot.choose(game.copy()))
            elif self.setup.skip_forced and len(game.legal_moves) == 1:
                game.play(game.legal_moves.ids[0])
            else:
                return
            game.deal(chance)
