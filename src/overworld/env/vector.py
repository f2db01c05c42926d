"""`VectorEnv`: many games stepped in compiled code, with no Python per game.

>>> env = VectorEnv(games=1024, players=2)
>>> seen = env.reset(seed=7)
>>> actions = seen.masks.argmax(axis=1)                      # the first legal decision of each
>>> seen = env.step(actions)
>>> seen.observations.shape, seen.masks.shape, seen.rewards.shape
((1024, 764), (1024, 94), (1024, 2))
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
import numpy.typing as npt

from overworld.components import Components
from overworld.env.buffers import Buffers
from overworld.env.setup import Reward, Setup, generator_of
from overworld.env.stepping import ALL_LEGAL, GAME, Flags, begin_all, spread, step_all
from overworld.game import Game
from overworld.notation.plain import Plain
from overworld.notation.position import format_position
from overworld.observation.schema import Bytes
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
        starts: Sequence[str | None] = (),
    ) -> None:
        """Sets up `games` games; all other arguments are those of `Setup`.

        With `starts`, each game begins at one of these positions, drawn anew every time; None is a
        new game.
        """
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
        self._starts = self.setup.starts(starts)
        self.states: States = np.zeros(games, STATE)
        """The states; see `overworld.rules.state`. Treat them as read-only."""
        self._games: States = np.zeros(games, GAME)
        self._all = np.ones(games, np.bool_)
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

    def reset(
        self,
        seed: int | str | None = None,
        out: Buffers | None = None,
        *,
        positions: Sequence[str] | None = None,
    ) -> Buffers:
        """Begins every game anew and writes what the first deciders see.

        A seed fixes every chance event from here on. Without one, the generators run on. Games
        begin where `positions` say, if there are any: one for each game, or one for all.
        """
        starts = None if positions is None else self.setup.states_at(positions, len(self))
        if seed is not None or not self._begun:
            spread(generator_of(seed), self._games)
            self._begun = True
        out = self._arrays(out)
        self.begin(self._all, out, starts)
        return out

    def seed_each(self, seeds: Sequence[int | None], which: Flags) -> None:
        """Gives some games the generators that they would have as the only ones, with these seeds.

        Without a seed a game's generator runs on.
        """
        for index in np.flatnonzero(which).tolist():
            if seeds[index] is not None or not self._begun:
                spread(generator_of(seeds[index]), self._games[index : index + 1])
        self._begun = True

    def begin(self, which: Flags, out: Buffers, starts: States | None = None) -> None:
        """Begins some games anew; the rows of others stay as they are."""
        setup = self.setup
        begin_all(
            self.states,
            self._games,
            setup.tables,
            setup.looks,
            self._starts if starts is None else starts,
            starts is None,
            self._some(which),
            self._ids,
            setup.max_turns,
            setup.skip_forced,
            setup.random_seats,
            out.observations,
            out.words,
            out.masks,
            out.movers,
        )
        for array in (out.rewards, out.scores, out.terminations, out.truncations):
            array[which] = 0

    def step(
        self,
        actions: npt.ArrayLike,
        out: Buffers | None = None,
        *,
        again: bool = True,
        which: Flags | None = None,
    ) -> Buffers:
        """Plays one decision in every game, or in some; games that are done begin `again`.

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
            self._starts,
            self._ids,
            setup.max_turns,
            setup.skip_forced,
            setup.random_seats,
            setup.reward,
            int(again),
            self._all if which is None else self._some(which),
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

    def _whole_numbers(self, decisions: npt.ArrayLike) -> Ints:
        """The decisions in the one kind of number that the loop is compiled for."""
        actions = np.asarray(decisions)
        if actions.shape != self.states.shape or actions.dtype.kind not in "iu":
            raise ValueError(
                f"{len(self)} whole numbers are needed, not {actions.shape} of {actions.dtype}"
            )
        return actions.astype(np.int64, copy=False)

    def _some(self, which: Flags) -> Flags:
        """Which games, in the one kind of array that the loop may read."""
        if which.shape != self.states.shape or which.dtype != np.bool_:
            raise ValueError(f"{len(self)} of bool are needed, not {which.shape} of {which.dtype}")
        return np.ascontiguousarray(which)

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

    def observation_from(self, index: int, seat: int) -> Bytes:
        """What a game looks like from a seat, whoever decides in it."""
        return self.setup.observation(self.states, index, seat)
