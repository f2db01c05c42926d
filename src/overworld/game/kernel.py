"""`Kernel`: the state of a game as the compiled rules use it, and the log of its moves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

import numpy as np

from overworld.components import Components
from overworld.notation.plain import Plain, plain_from
from overworld.rules import api
from overworld.rules.compiled import announce_compilation
from overworld.rules.state import DECISIONS, OVER, SEATS, STATE, State, States
from overworld.rules.tables import new_state, tables_of

Entry: TypeAlias = tuple[bytes, int]
"""The bytes of the state before a move, and the decision id or outcome number."""

_PHASE = dict(STATE.fields or {})["phase"][1]  # the offset of the phase in the bytes of a state


class Kernel:
    """The internals of a `Game`, as `game._kernel`.

    Only the packages of overworld use it, to give a game to compiled functions. It may change in
    any version.

    Attributes:
        box: The box of the game.
        tables: The numbers of the box, an array of one `TABLES` record.
        states: The state, an array of one `STATE` record. Only the methods here change it.
        log: Every move so far, with the state before it.
        pending: The total weight of the pending chance event; 0 at a decision or after the end.
        named_first: The first player that the caller named, or None.
        root_position: The position that the game was read from, or None.
    """

    __slots__ = (
        "_memory",
        "_plain",
        "box",
        "log",
        "named_first",
        "pending",
        "root_position",
        "scratch",
        "states",
        "tables",
    )

    def __init__(
        self,
        states: States,
        box: Components,
        *,
        named_first: int | None = None,
        root_position: str | None = None,
    ) -> None:
        announce_compilation()
        self.box = box
        self.tables = tables_of(box)
        self.log: list[Entry] = []
        self.named_first = named_first
        self.root_position = root_position
        self._attach(bytearray(states.tobytes()))
        self.pending: int = api.pending(self.states, 0, self.tables)

    def _attach(self, raw: bytearray) -> None:
        self._memory = memoryview(raw)  # quick to copy and to compare
        self.states: States = np.frombuffer(raw, STATE)
        self._plain: Plain | None = None
        # Compiled functions write into it. Each game has its own, so that threads do not collide.
        self.scratch = np.empty(DECISIONS, np.int64)

    @property
    def state(self) -> State:
        """The record of the state; see `overworld.rules.state`."""
        state: State = self.states[0]
        return state

    @property
    def raw(self) -> bytes:
        """The bytes of the state."""
        return bytes(self._memory) if self._plain is None else self._plain.raw

    @property
    def plain(self) -> Plain:
        """The state as plain numbers, which are quicker to read than the fields of the record."""
        if self._plain is None:
            self._plain = plain_from(bytes(self._memory))
        return self._plain

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._memory[_PHASE] == OVER

    def is_same(self, other: Kernel) -> bool:
        """Return whether the other game has the same state and the same box."""
        return self._memory == other._memory and self.box == other.box

    def play(self, code: int, by_chance: bool) -> bool:
        """Play a decision id, or an outcome number if `by_chance`; return False if not possible."""
        if by_chance != (self.pending > 0) or not 0 <= code < DECISIONS:
            return False
        before = self.raw
        pending = api.play(self.states, 0, self.tables, code, self.scratch)
        if pending < 0:
            return False
        self.log.append((before, code))
        self.pending, self._plain = pending, None
        return True

    def deal(self, below: Callable[[int], int]) -> None:
        """Decide all pending chance events with `below`, which returns a number below its argument.

        The outcomes share the numbers below the total weight in the order of the box.
        """
        states, tables, memory, log = self.states, self.tables, self._memory, self.log
        while self.pending:
            number = below(self.pending)
            before, self._plain = bytes(memory), None
            outcome, self.pending = api.deal(states, 0, tables, number)
            log.append((before, outcome))

    def undo(self) -> None:
        """Take back the last move."""
        before, _ = self.log.pop()
        self._memory[:], self._plain = before, None
        self.pending = api.pending(self.states, 0, self.tables)

    def copy(self) -> Kernel:
        """Return an independent copy."""
        other = Kernel.__new__(Kernel)
        other.box, other.tables, other.pending = self.box, self.tables, self.pending
        other.named_first, other.root_position = self.named_first, self.root_position
        other.log = self.log.copy()
        other._attach(bytearray(self._memory))
        other._plain = self._plain
        return other

    def __reduce__(self) -> tuple[object, ...]:
        kept = (self.raw, self.box, self.log, self.pending, self.named_first, self.root_position)
        return _restore, kept


def _restore(
    raw: bytes,
    box: Components,
    log: list[Entry],
    pending: int,
    named_first: int | None,
    root_position: str | None,
) -> Kernel:
    kernel = Kernel.__new__(Kernel)
    kernel.box, kernel.tables, kernel.log, kernel.pending = box, tables_of(box), log, pending
    kernel.named_first, kernel.root_position = named_first, root_position
    kernel._attach(bytearray(raw))
    return kernel


def new_kernel(
    box: Components,
    players: int,
    boards: Sequence[str] | None,
    beginner: Collection[int],
    first: int | None,
) -> Kernel:
    """Set up a table; the arguments are those of `Game`.

    Raises:
        ValueError: The box has no such table.
    """
    seats = _seat_boards(box, players, boards)
    beginner = tuple(beginner)
    for seat in (*beginner, *(() if first is None else (first,))):
        check_seat(seat, players)
    states = new_state(tables_of(box), players, seats, beginner, first)
    return Kernel(states, box, named_first=first)


def _seat_boards(box: Components, players: int, boards: Sequence[str] | None) -> list[int]:
    """Return the index of each seat's board."""
    if type(players) is not int or not 2 <= players <= SEATS:
        raise ValueError(f"players must be 2 to {SEATS}, got {players!r}")
    names = [board.id for board in box.boards]
    chosen = names[:players] if boards is None else list(boards)
    if isinstance(boards, str) or len(chosen) != players:
        raise ValueError(f"boards must be {players} names, one for each seat, got {boards!r}")
    for name in chosen:
        if name not in names:
            raise ValueError(f"boards must be among {', '.join(names)}, got {name!r}")
    if len(set(chosen)) != players:
        raise ValueError(f"boards must be different for each seat, got {', '.join(chosen)}")
    return [names.index(name) for name in chosen]


def check_seat(seat: object, players: int) -> None:
    """Raise `ValueError` unless the seat is one of the table's."""
    if type(seat) is not int or not 0 <= seat < players:
        raise ValueError(f"seat must be 0 to {players - 1}, got {seat!r}")
