"""How the games of an environment are set up, who plays them, and what is paid for them."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias, get_args

import numpy as np

from overworld.components import Components, load_components
from overworld.env.stepping import DIFFERENCE, MARGIN, WIN
from overworld.errors import NotationError
from overworld.game import Game
from overworld.observation.looks import looks_of
from overworld.observation.schema import Bytes, size
from overworld.observation.writer import HELD, observe
from overworld.rules.compiled import announce_compilation
from overworld.rules.generator import seed_generator
from overworld.rules.playout import TURN_LIMIT
from overworld.rules.state import SEATS, STATE, Ints, States
from overworld.rules.tables import tables_of

Reward: TypeAlias = Literal["win", "margin", "difference"]
"""`win`: the share of the win at the end, ties split. `margin`: at the end, the XP by which one
leads the best of the others. `difference`: after every decision, how much that lead has grown."""

REWARDS: tuple[Reward, ...] = get_args(Reward)
_REWARD_NUMBERS: dict[Reward, int] = {"win": WIN, "margin": MARGIN, "difference": DIFFERENCE}


class Setup:
    """Everything that stays the same from game to game.

    >>> setup = Setup(players=3)
    >>> setup.colours, setup.size
    (('red', 'blue', 'yellow'), 872)
    """

    def __init__(
        self,
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
        """Sets up the games of an environment.

        Args:
            players: How many seats there are, 2 to 4.
            boards: The board of each seat by its id, which names the seat; else the box's order.
            beginner: The seats that count all spaces instead of the largest group.
            first: The seat that begins; drawn by chance if it is not named.
            components: The box; the base box if none is given.
            reward: What seats are paid: `win`, `margin` or `difference`.
            skip_forced: Whether decisions with one legal answer are made without asking.
            max_turns: Turns after which a game is cut off (R26).
            random_seats: Seats whose decisions are made at random without asking.
        """
        if reward not in REWARDS:
            raise ValueError(f"rewards are {', '.join(REWARDS)}, not {reward!r}")
        if max_turns < players:
            raise ValueError(f"everybody needs a turn: max_turns is {players} at least")
        self.box = components if components is not None else load_components()
        game = Game(players, boards=boards, beginner=beginner, first=first, components=self.box)
        self.colours = game.colours
        if not set(random_seats) < set(range(players)):
            raise ValueError(f"{random_seats!r} are not some of the {players} seats, but not all")
        announce_compilation()
        self.players = players
        self.size = size(players)
        self.tables = tables_of(self.box)
        self.looks = looks_of(self.box)
        self.start = game.states.copy()
        self.reward = _REWARD_NUMBERS[reward]
        self.skip_forced = int(skip_forced)
        self.max_turns = max_turns
        self.random_seats = sum(1 << seat for seat in set(random_seats))

    def fresh(self) -> Game:
        """A new game, its set-up pending."""
        beginner = np.flatnonzero(self.start[0].beginner).tolist()
        turn = int(self.start[0].turn)
        first = turn if turn >= 0 else None
        return Game(
            self.players, boards=self.colours, beginner=beginner, first=first, components=self.box
        )

    def games_at(
        self, positions: Sequence[str], games: int = 1, asked: Collection[int] | None = None
    ) -> list[Game]:
        """Games that stand at positions in which one of the seats that are `asked` decides.

        There is one position for all `games`, or one for each.
        """
        check_list("positions", positions)
        if len(positions) not in (1, max(1, games)):
            needed = "1" if games <= 1 else f"1 or {games}"
            raise ValueError(f"positions: {needed} must be given, not {len(positions)}")
        able = self._able(range(self.players) if asked is None else asked)
        return [self._game_at(f"positions[{at}]", text, able) for at, text in enumerate(positions)]

    def _able(self, asked: Iterable[int]) -> set[int]:
        """Those who are asked and do not decide at random."""
        return {seat for seat in asked if not self.random_seats >> seat & 1}

    def _game_at(self, where: str, text: str, able: set[int]) -> Game:
        if not isinstance(text, str):
            raise ValueError(f"{where}: a text is needed, not {text!r}")
        try:
            game = Game.from_position(text, self.box)
        except NotationError as error:
            raise ValueError(f"{where}: {error}") from error
        if len(game.players) != self.players:
            there = len(game.players)
            raise ValueError(f"{where}: {there} players sit there, {self.players} here")
        if game.turn not in able or (self.skip_forced and len(game.legal_moves) == 1):
            raise ValueError(f"{where}: nobody who is asked here decides there")
        if game.turns > self.max_turns:
            raise ValueError(f"{where}: games are cut off after {self.max_turns} turns")
        return game

    def states_at(self, positions: Sequence[str], games: int) -> States:
        """The states of positions, for the compiled loop to begin from."""
        found = [game.states for game in self.games_at(positions, games)]
        states: States = np.concatenate(found).view(STATE)
        return states

    def starts(self, positions: Sequence[str | None]) -> States:
        """The states that new games are drawn from, None being a new game; without any, only that.

        >>> len(Setup(players=2).starts([]))
        1
        """
        check_list("starts", positions)
        able = self._able(range(self.players))
        states = [
            self.start if text is None else self._game_at(f"starts[{at}]", text, able).states
            for at, text in enumerate(positions)
        ] or [self.start]
        joined: States = np.concatenate(states).view(STATE)
        return joined

    def observation(self, states: States, index: int, seat: int) -> Bytes:
        """What a state looks like from a seat, whoever decides in it."""
        row, held = np.zeros((1, self.size), np.uint8), np.zeros((SEATS, HELD), np.uint32)
        observe(states, index, self.tables, self.looks, seat, held, row, row.view(np.uint32))
        seen: Bytes = row[0]
        return seen


def check_list(name: str, texts: object) -> None:
    """Refuses what is no list of texts.

    >>> check_list("positions", "ow1/...")
    Traceback (most recent call last):
    ValueError: positions are a list of texts, not 'ow1/...'
    """
    if isinstance(texts, str) or not isinstance(texts, Sequence):
        raise ValueError(f"{name} are a list of texts, not {texts!r}")


def generator_of(seed: int | str | None) -> Ints:
    """A generator for the chance events of an environment; None draws a seed from the system."""
    return seed_generator(f"env {secrets.randbits(64) if seed is None else seed}")


def positions_of(options: Mapping[str, Any] | None, known: Collection[str] = ()) -> Any:
    """The positions among the options of a `reset`; refuses options that there are not.

    >>> positions_of({"position": "ow1/..."})
    Traceback (most recent call last):
    ValueError: reset has no option 'position'; it has positions
    """
    options = options or {}
    for name in options:
        if name != "positions" and name not in known:
            there_are = " and ".join(("positions", *known))
            raise ValueError(f"reset has no option {name!r}; it has {there_are}")
    return options.get("positions")
