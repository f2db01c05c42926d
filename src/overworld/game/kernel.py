"""`Kernel`: the state of a game as the compiled rules use it, and the log of its moves.

The packages above `game` reach the kernel of a game only through the functions at the end of this
module. These are internal to overworld and may change in any version.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, SupportsIndex, TypeAlias

import numpy as np

from overworld.components import Box, load_box
from overworld.errors import check_int, check_type
from overworld.rules import api, phases
from overworld.rules.compiled import announce_compilation
from overworld.rules.decoded_state import DecodedState, decode_state
from overworld.rules.generator import Seed, seed_generator
from overworld.rules.lookup import lookup_of, new_state
from overworld.rules.state import DECISIONS, SEATS, STATE, States

if TYPE_CHECKING:
    from overworld.game.game import Game

Entry: TypeAlias = tuple[bytes, int]
"""The bytes of the state before a move, and the decision id or outcome number."""

_PHASE = dict(STATE.fields or {})["phase"][1]  # the offset of the phase in the bytes of a state


class Origin(NamedTuple):
    """How a game began: the named first player, and the position it was read from, if any."""

    first: int | None = None
    position: str | None = None


class Kernel:
    """The internals of a `Game`.

    Attributes:
        box: The box of the game.
        lookup: The numbers of the box, an array of one `LOOKUP` record.
        states: The state, an array of one `STATE` record. Only the methods here change it.
        log: Every move so far, with the state before it.
        pending: The total weight of the pending chance event; 0 at a decision or after the end.
        origin: How the game began.
    """

    __slots__ = (
        "_decoded",
        "_memory",
        "box",
        "log",
        "lookup",
        "origin",
        "pending",
        "scratch",
        "states",
    )

    def __init__(self, states: States, box: Box, origin: Origin) -> None:
        announce_compilation()
        self.box = box
        self.lookup = lookup_of(box)
        self.log: list[Entry] = []
        self.origin = origin
        self._attach(bytearray(states.tobytes()))
        self.pending: int = api.pending(self.states, 0, self.lookup)

    def _attach(self, raw: bytearray) -> None:
        self._memory = memoryview(raw)  # quick to copy and to compare
        self.states: States = np.frombuffer(raw, STATE)
        self._decoded: DecodedState | None = None
        # Compiled functions write into it. Each game has its own, so that threads do not collide.
        self.scratch = np.empty(DECISIONS, np.int64)

    @property
    def raw(self) -> bytes:
        """The bytes of the state."""
        return bytes(self._memory) if self._decoded is None else self._decoded.raw

    @property
    def decoded(self) -> DecodedState:
        """The state as plain numbers, which are quicker to read than the fields of the record."""
        if self._decoded is None:
            self._decoded = decode_state(bytes(self._memory))
        return self._decoded

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._memory[_PHASE] == phases.OVER

    def is_same(self, other: Kernel) -> bool:
        """Return whether the other game has the same state and the same box."""
        return self._memory == other._memory and self.box == other.box

    def play(self, code: int, by_chance: bool) -> bool:
        """Play a decision id, or an outcome number if `by_chance`; return False if not possible."""
        if by_chance != (self.pending > 0) or not 0 <= code < DECISIONS:
            return False
        before = self.raw
        pending = api.play(self.states, 0, self.lookup, code, self.scratch)
        if pending < 0:
            return False
        self.log.append((before, code))
        self.pending, self._decoded = pending, None
        return True

    def deal(self, below: Callable[[int], int]) -> None:
        """Decide all pending chance events with `below`, which returns a number below its argument.

        The outcomes share the numbers below the total weight in the order of the box.
        """
        states, lookup, memory, log = self.states, self.lookup, self._memory, self.log
        while self.pending:
            number = below(self.pending)
            before, self._decoded = bytes(memory), None
            outcome, self.pending = api.deal(states, 0, lookup, number)
            log.append((before, outcome))

    def undo_to(self, number: int) -> None:
        """Take back all moves but the first `number`."""
        if number < len(self.log):
            before, _ = self.log[number]
            del self.log[number:]
            self.replace(before)

    def replace(self, raw: bytes) -> None:
        """Replace the state; the log stays."""
        self._memory[:], self._decoded = raw, None
        self.pending = api.pending(self.states, 0, self.lookup)

    def copy(self) -> Kernel:
        """Return an independent copy."""
        other = Kernel.__new__(Kernel)
        other.box, other.lookup, other.pending = self.box, self.lookup, self.pending
        other.origin, other.log = self.origin, self.log.copy()
        other._attach(bytearray(self._memory))
        other._decoded = self._decoded
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self.raw, self.box, self.log, self.origin)


def _restore(raw: bytes, box: Box, log: list[Entry], origin: Origin) -> Kernel:
    kernel = Kernel(np.frombuffer(raw, STATE), box, origin)
    kernel.log = log
    return kernel


def new_kernel(
    box: Box,
    players: int,
    boards: Sequence[str] | None,
    beginner: Collection[int],
    first: int | None,
) -> Kernel:
    """Set up a table; the arguments are those of `Game`.

    Raises:
        TypeError: A number is not an integer.
        ValueError: The box has no such table.
    """
    count = check_int("players", players, 2, SEATS)
    check_type("beginner", beginner, Iterable, "a list of seats")
    seats = _seat_boards(box, count, boards)
    beginners = [check_int("a seat in beginner", seat, 0, count - 1) for seat in beginner]
    first = None if first is None else check_int("first", first, 0, count - 1)
    states = new_state(lookup_of(box), count, seats, beginners, first)
    return Kernel(states, box, Origin(first=first))


def _seat_boards(box: Box, players: int, boards: Sequence[str] | None) -> list[int]:
    """Return the index of each seat's board."""
    names = [board.id for board in box.boards]
    check_type("boards", boards, Sequence | None, "a list of names")
    chosen = names[:players] if boards is None else list(boards)
    if isinstance(boards, str) or len(chosen) != players:
        raise ValueError(f"boards must be {players} names, one for each seat, got {boards!r}")
    for name in chosen:
        if name not in names:
            raise ValueError(f"boards must be among {', '.join(names)}, got {name!r}")
    if len(set(chosen)) != players:
        raise ValueError(f"boards must be different for each seat, got {', '.join(chosen)}")
    return [names.index(name) for name in chosen]


def check_box(box: Box | None) -> Box:
    """Return a box, by default the base box. Raises `TypeError` for other objects."""
    check_type("box", box, Box | None, "a Box, such as load_box() returns")
    return load_box() if box is None else box


def check_game(game: Game) -> None:
    """Raise `TypeError` unless an argument is a game."""
    if not isinstance(getattr(game, "_kernel", None), Kernel):
        raise TypeError(f"game must be a Game, got {game!r}")


def check_seat(seat: SupportsIndex, players: int) -> int:
    """Return a seat as an int. Raises `ValueError` unless the game has the seat."""
    return check_int("seat", seat, 0, players - 1)


def decoded_state_of(game: Game) -> DecodedState:
    """Return the state of a game as plain numbers."""
    return game._kernel.decoded


def states_of(game: Game) -> States:
    """Return the state of a game for compiled functions, as an array of one element.

    It is not a copy: it changes with the game. Callers must not write to it.
    """
    return game._kernel.states


def replace_state(game: Game, states: States) -> Game:
    """Return a copy of a game with another state and the same log."""
    other = game.copy()
    other._kernel.replace(states.tobytes())
    return other


def play_out(game: Game, seed: Seed, max_turns: int) -> int:
    """Play random decisions and outcomes in compiled code to the end; return the decisions.

    This is more than ten times as fast as `Game.play`, because it adds no moves to the log. So the
    game has no record.
    """
    states = np.zeros(2, STATE)
    states[0], kernel = game._kernel.states[0], game._kernel
    rng = seed_generator(seed)
    decisions = api.play_many(states, kernel.lookup, rng, kernel.scratch, 1, max_turns)
    kernel.replace(states[1:].tobytes())
    return decisions


def count_leaves(game: Game, depth: int) -> int:
    """Return the number of sequences of moves of a length in compiled code."""
    states, codes = np.zeros(depth + 1, STATE), np.zeros((depth + 1, DECISIONS + 1), np.int64)
    states[0] = game._kernel.states[0]
    return api.perft(states, game._kernel.lookup, codes, depth)


def log_of(game: Game) -> list[Entry]:
    """Return every move of a game with the state before it; callers must not change the list."""
    return game._kernel.log


def origin_of(game: Game) -> Origin:
    """Return how a game began."""
    return game._kernel.origin


def play_code(game: Game, code: int) -> None:
    """Play a decision id or, at a chance node, an outcome number, as the log has them.

    Raises:
        IllegalMove: The position does not allow the move.
    """
    game._play_code(code)
