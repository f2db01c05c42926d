"""`VectorEnv`: many games stepped in compiled code, with no Python per game.

>>> env = VectorEnv(games=1024, players=2)
>>> seen = env.reset(seed=7)
>>> actions = seen.masks.argmax(axis=1)                      # the first legal decision of each
>>> seen = env.step(actions)
>>> seen.observations.shape, seen.masks.shape, seen.rewards.shape
((1024, 624), (1024, 94), (1024, 2))
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
import numpy.typing as npt

from overworld.components import Components
from overworld.env.buffers import Buffers
from overworld.env.setup import Reward, Setup, generator_of
from overworld.env.stepping import ALL_LEGAL, GAME, begin_all, spread, step_all
from overworld.game import Game
from overworld.notation.plain import Plain
from overworld.notation.position import format_position
from overworld.rules.playout import TURN_LIMIT
from overworld.rules.state import DECISIONS, STATE, Ints, States


class VectorEnv:
    """Many independent games; chance is resolved inside, done games begin anew at once.

    A step plays one decision in every game, and writes what the next deciders see, what they may
    do, what everybody was paid and who decides, into arrays of the caller's.
    """

    def __init__(
        self,
        games: int = 1024,
        players: int = 2,
        *,
        boards: Sequence[str] | None = None,
        beginner: Collection[int] = (),
        first: int | None = None,
        components: Components | None = None,
        reward: Reward = "win",
        skip_forced: bool = False,
        max_turns: int = TURN_LIMIT,
        random_seats: Collection[int] = (),
    ) -> None:
        """Sets up `games` games; all other arguments are those of `Setup`."""
        if games < 1:
            raise ValueError(f"at least one game is needed, not {games}")
        self.setup = Setup(
            players,
            boards=boards,
            beginner=beginner,
            first=first,
            components=components,
            reward=reward,
            skip_forced=skip_forced,
            max_turns=max_turns,
            random_seats=random_seats,
        )
        self.states: States = np.zeros(games, STATE)
        """The states; see `overworld.rules.state`. Treat them as read-only."""
        self._games: States = np.zeros(games, GAME)
        self._ids = np.zeros(DECISIONS, np.int64)
        self._own: Buffers | None = None
        self._begun = False

    def __len__(self) -> int:
        return len(self.states)

    @property
    def players(self) -> int:
        """How many seats each game has."""
        return self.setup.players

    @property
    def generators(self) -> Ints:
        """The generators that chance draws from: four words for each game."""
        words: Ints = self._games["words"]
        return words

    def buffers(self) -> Buffers:
        """New arrays of the right shapes."""
        return Buffers.allocate(len(self), self.players)

    def reset(self, seed: int | str | None = None, out: Buffers | None = None) -> Buffers:
        """Begins every game anew and writes what the first deciders see.

        A seed fixes every chance event from here on. Without one, the generators run on.
        """
        if seed is not None or not self._begun:
            spread(generator_of(seed), self._games)
            self._begun = True
        out = self._arrays(out)
        setup = self.setup
        begin_all(
            self.states,
            self._games,
            setup.tables,
            setup.looks,
            setup.start,
            self._ids,
            setup.max_turns,
            setup.skip_forced,
            setup.random_seats,
            out.observations,
            out.words,
            out.masks,
            out.movers,
        )
        out.rewards[:] = 0
        out.scores[:] = 0
        out.terminations[:] = False
        out.truncations[:] = False
        return out

    def step(
        self, actions: npt.NDArray[np.integer], out: Buffers | None = None, *, again: bool = True
    ) -> Buffers:
        """Plays one decision in every game; games that are done begin `again`.

        Raises `ValueError` if a decision is not legal; no game has changed then.
        """
        if not self._begun:
            raise RuntimeError("reset first")
        chosen = self._whole_numbers(actions)
        out = self._arrays(out)
        setup = self.setup
        refused = step_all(
            self.states,
            self._games,
            setup.tables,
            setup.looks,
            setup.start,
            self._ids,
            setup.max_turns,
            setup.skip_forced,
            setup.random_seats,
            setup.reward,
            int(again),
            chosen,
            out.observations,
            out.words,
            out.masks,
            out.movers,
            out.rewards,
            out.terminations,
            out.truncations,
            out.scores,
        )
        if refused != ALL_LEGAL:
            raise ValueError(f"decision {chosen[refused]} of game {refused} is not legal")
        return out

    def _whole_numbers(self, actions: npt.NDArray[np.integer]) -> Ints:
        """The decisions in the one kind of number that the loop is compiled for."""
        if actions.shape != self.states.shape or actions.dtype.kind not in "iu":
            raise ValueError(
                f"{len(self)} whole numbers are needed, not {actions.shape} of {actions.dtype}"
            )
        return actions.astype(np.int64, copy=False)

    def _arrays(self, out: Buffers | None) -> Buffers:
        """The arrays to write into: the caller's, or those of this environment."""
        if out is None:
            if self._own is None:
                self._own = self.buffers()
            return self._own
        if out.rewards.shape != (len(self), self.players):
            raise ValueError(f"arrays for {len(self)} games of {self.players} seats are needed")
        return out

    def game(self, index: int) -> Game:
        """A game as it stands, to look at or to play on elsewhere."""
        text = format_position(Plain(self.states[index].tobytes()), self.setup.box)
        return Game.from_position(text, self.setup.box)
