"""`Game`: the friendly object over the rules.

A game stops at every decision and at every chance event. Everything that happened is kept, so that
it can be undone and written down.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import Self

import numpy as np

from overworld.components import Components, load_components
from overworld.errors import DealDoesNotFit, IllegalMove
from overworld.game import facts, history
from overworld.game.deal import Deal
from overworld.game.refusal import FIRST_SAID, NO_SUCH_DECISION, NOT_POSSIBLE, Refusal, refusal_from
from overworld.game.replay import read_record
from overworld.game.resolve import decision_text, number_of, resolve, seat_names, text_of
from overworld.game.seating import check_seat, seat_boards
from overworld.game.shown import Shown
from overworld.game.source import Generator, below_of
from overworld.game.views import Cell, Fight, Forecast, LegalMoves, Player
from overworld.notation.moves import Move, is_outcome
from overworld.notation.names import ACTION_NAMES, CARD_NAMES
from overworld.notation.plain import Plain, plain_from
from overworld.notation.position import PHASE_NAMES, format_position
from overworld.notation.position_reader import parse_position
from overworld.rules import api, reasons
from overworld.rules.compiled import announce_compilation
from overworld.rules.state import (
    DECISIONS,
    OVER,
    SCORING,
    STATE,
    State,
    States,
)
from overworld.rules.tables import new_state, tables_of

CHANCE = -1
"""`Game.turn` while an outcome of chance is pending."""

_PHASE = dict(STATE.fields or {})["phase"][1]  # where in the bytes of a state its phase stands


class Game(Shown):
    """A game of Builders & Biomes for 2 to 4 players.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> game.turn
    1
    >>> [str(move) for move in game.legal_moves][:3]
    ['mine w1', 'mine z1', 'mine w4']
    >>> game.play("mine w1")
    >>> game.undo()
    """

    _plain: Plain | None = None  # the state as it was last read, until it changes

    def __init__(
        self,
        players: int = 2,
        *,
        boards: Sequence[str] | None = None,
        beginner: Collection[int] = (),
        first: int | None = None,
        components: Components | None = None,
    ) -> None:
        """Sets up a table; the chance events of the set-up are pending.

        Args:
            players: How many seats there are, 2 to 4.
            boards: The board of each seat by its id, which names the seat; else the box's order.
            beginner: The seats that count all spaces instead of the largest group.
            first: The seat that begins; drawn by chance if it is not named.
            components: The box; the base box if none is given.
        """
        box = components if components is not None else load_components()
        beginner = tuple(beginner)
        seats = seat_boards(box, players, boards)
        for seat in (*beginner, *(() if first is None else (first,))):
            check_seat(seat, players)
        states = new_state(tables_of(box), players, seats, beginner, first)
        self._start(states, box, named_first=first)

    def _start(
        self,
        states: States,
        box: Components,
        *,
        named_first: int | None = None,
        root_position: str | None = None,
    ) -> None:
        """Takes over a state as the root of the game."""
        announce_compilation()
        self.components = box
        self.tags: dict[str, str] = {}
        self.tables = tables_of(box)
        self.named_first = named_first
        self.root_position = root_position
        self.log: list[history.Entry] = []
        self._attach(np.frombuffer(bytearray(states.tobytes()), np.uint8))
        self._pending: int = api.pending(self.states, 0, self.tables)

    def _attach(self, raw: np.ndarray[tuple[int], np.dtype[np.uint8]]) -> None:
        """Views the bytes of a state as a record, and as memory that is quick to copy."""
        self._raw = raw
        self._memory = raw.data
        self.states: States = np.frombuffer(raw, STATE)  # quicker than a view
        # What compiled functions write into; each game has its own, so that threads do not meet.
        self._scratch = np.zeros(DECISIONS, np.int64)

    @property
    def state(self) -> State:
        """The state record itself; see `overworld.rules.state`. Treat it as read-only."""
        state: State = self.states[0]
        return state

    @property
    def plain(self) -> Plain:
        """The state as plain numbers, which are quicker to read in bulk."""
        if self._plain is None:
            self._plain = plain_from(bytes(self._memory))
        return self._plain

    # ------------------------------------------------------------ texts

    @classmethod
    def from_position(cls, text: str, components: Components | None = None) -> Self:
        """Reads a position; raises `NotationError` if it is malformed or cannot be."""
        box = components if components is not None else load_components()
        game = cls.__new__(cls)
        game._start(parse_position(text, box), box, root_position=text)
        return game

    @classmethod
    def from_record(cls, text: str, components: Components | None = None) -> Self:
        """Replays a record, verifying its checks; raises `NotationError` with line and column."""
        box = components if components is not None else load_components()
        return read_record(text, box, cls)

    @property
    def position(self) -> str:
        """The position as one line of text."""
        return format_position(self.plain, self.components)

    def record(self, *, names: Sequence[str] | None = None, termination: str | None = None) -> str:
        """The whole game as text; `names` and `termination` go into its tags."""
        return history.write_record(self, names, termination)

    def __eq__(self, other: object) -> bool:
        """Whether the same box stands in the same position; the history does not count."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._memory == other._memory and self.components == other.components

    def __repr__(self) -> str:
        return f"Game.from_position({self.position!r})"

    @property
    def history(self) -> tuple[Move, ...]:
        """Every decision and outcome so far."""
        return history.moves_of(self.log, self.components)

    # ------------------------------------------------------------ what is asked

    @property
    def turn(self) -> int | None:
        """The seat that decides; `CHANCE` while an outcome is pending; None when over."""
        if self.over:
            return None
        state = self.plain
        return CHANCE if state.awaits_chance else state.decider

    @property
    def phase(self) -> str:
        """What the game waits for, by its name in positions: `act`, `bow`, `score`, `over` ..."""
        return PHASE_NAMES[int(self.state.phase)]

    @property
    def card(self) -> str | None:
        """The card of a scoring round: A, B or C; else None."""
        state = self.state
        return CARD_NAMES[state.scored] if state.phase == SCORING else None

    @property
    def turns(self) -> int:
        """The number of the turn, from 1; 0 during the set-up."""
        return int(self.state["turns"])  # an attribute of a record takes three times as long

    @property
    def actions_left(self) -> int:
        """The actions that are still owed in this turn, one in progress included."""
        return int(self.state.actions)

    @property
    def actions_used(self) -> tuple[str, ...]:
        """The kinds of action that this turn does not allow again."""
        used = int(self.state.used)
        return tuple(name for bit, name in enumerate(ACTION_NAMES) if used >> bit & 1)

    @property
    def names(self) -> list[str]:
        """The players' names, as the record that the game was read from has them, or empty strings.

        >>> Game(players=2).names
        ['', '']
        """
        names = self.tags.get("Names", "-")
        return names.split(", ") if names != "-" else [""] * len(self.colours)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._memory[_PHASE] == OVER

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal decisions in ascending order of ids; empty at chance and when over."""
        count = api.legal(self.states, 0, self.tables, self._scratch)
        return LegalMoves(
            tuple(self._scratch[:count].tolist()), bytes(self._memory), self.components
        )

    @property
    def outcomes(self) -> tuple[tuple[Move, Fraction], ...]:
        """What chance may answer with its exact probability, in the box's order."""
        if not self._pending:
            return ()
        state, total = self.plain, self._pending
        count = api.outcomes(self.states, 0, self.tables, self._scratch)
        return tuple(
            (Move(text_of(state, self.components, outcome)), Fraction(weight, total))
            for outcome, weight in enumerate(self._scratch[:count].tolist())
            if weight
        )

    # ------------------------------------------------------------ going on, and back

    def play(self, move: Move | str | int) -> None:
        """Plays a decision (by text, `Move` or id) or an outcome (by text or `Move`).

        Raises `NotationError` for a malformed text and `IllegalMove` for a move that the position
        does not allow; the state is untouched then.
        """
        if isinstance(move, (str, Move)):
            code, refused = resolve(str(move), self.plain, self.components)
            done = refused is None and self._enter(code, is_outcome(str(move)))
        else:
            done = self._enter(number_of(move), False)
        if not done:
            raise self._illegal(move)

    def play_code(self, code: int) -> None:
        """Plays a decision id or, while chance is pending, the number of an outcome."""
        if not self._enter(number_of(code), self._pending > 0):
            raise self._illegal(code)

    def _enter(self, code: int, by_chance: bool) -> bool:
        """Makes an entry if the rules accept it; tells whether they do."""
        if by_chance != (self._pending > 0) or not 0 <= code < DECISIONS:
            return False
        before = bytes(self._memory) if self._plain is None else self._plain.raw
        pending = api.play(self.states, 0, self.tables, code, self._scratch)
        if pending < 0:
            return False
        self.log.append((before, code))
        self._pending, self._plain = pending, None
        return True

    def _illegal(self, move: Move | str | int) -> IllegalMove:
        text = str(move)
        if not isinstance(move, (str, Move)) and 0 <= move < DECISIONS:
            text = decision_text(self.plain, self.components, number_of(move))
        return IllegalMove(text, self.why_not(move), self.position)

    def why_not(self, move: Move | str | int) -> Refusal | None:
        """Why a decision or outcome is refused, as a code with its numbers; None if it is legal."""
        if isinstance(move, (str, Move)):
            code, refused = resolve(str(move), self.plain, self.components)
            if is_outcome(str(move)):
                count = api.outcomes(self.states, 0, self.tables, self._scratch)
                possible = refused is None and code < count and self._scratch[code] > 0
                return None if possible else refused or Refusal(NOT_POSSIBLE)
        else:
            code, refused = number_of(move), None
        if not 0 <= code < DECISIONS:
            return Refusal(NO_SUCH_DECISION, {"id": code, "most": DECISIONS - 1})
        found = api.why_not(self.states, 0, self.tables, code, self._scratch)
        if refused is not None and found not in FIRST_SAID:
            return refused
        if found == reasons.LEGAL:
            return None
        return refusal_from(found, self._scratch, self.components, self.phase)

    def deal(self, source: Generator | Deal) -> None:
        """Lets all pending chance events happen, drawn from a generator or fixed by a `Deal`.

        One number below the total weight is drawn for each event, over the outcomes in their order.
        Generators are those of `random`, and NumPy's.
        """
        if isinstance(source, Deal):
            self._deal_fixed(source)
            return
        below = below_of(source)
        states, tables, memory, log = self.states, self.tables, self._memory, self.log
        while self._pending:
            number = below(self._pending)
            before, self._plain = bytes(memory), None
            outcome, self._pending = api.deal(states, 0, tables, number)
            log.append((before, outcome))

    def _deal_fixed(self, source: Deal) -> None:
        while self._pending:
            outcome = source.outcome(self.states, self.components)
            text = text_of(self.plain, self.components, outcome)
            if not self._enter(outcome, True):
                raise DealDoesNotFit(f"{source!r} does not fit this game: {text} is not possible")

    def undo(self) -> None:
        """Takes back the last entry, decision or outcome."""
        if not self.log:
            raise IndexError("nothing to undo")
        before, _ = self.log.pop()
        self._memory[:], self._plain = before, None
        self._pending = api.pending(self.states, 0, self.tables)

    def copy(self) -> Self:
        """An independent copy, history included."""
        game = type(self).__new__(type(self))
        game.__dict__.update(self.__dict__)
        game.tags = self.tags.copy()
        game.log = self.log.copy()
        game._attach(self._raw.copy())
        return game

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        derived = ("_memory", "_plain", "_scratch", "states", "tables")
        return {name: value for name, value in self.__dict__.items() if name not in derived}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self.tables = tables_of(self.components)
        self._attach(self._raw)

    # ------------------------------------------------------------ what lies on the table

    @property
    def colours(self) -> tuple[str, ...]:
        """The names of the seats: the colours of their boards."""
        return seat_names(self.plain, self.components)

    @property
    def players(self) -> tuple[Player, ...]:
        """What lies in front of each seat."""
        state = self.plain
        return tuple(facts.player_of(state, self.components, s) for s in range(state.players))

    @property
    def cube(self) -> Mapping[str, str]:
        """The blocks of each column, bottom to top, `?` for an undecided one."""
        return facts.cube_of(self.plain)

    @property
    def world(self) -> Mapping[str, Cell]:
        """The cells of the Overworld by name: stacks b2 to e5, tokens on the edge."""
        return facts.world_of(self.plain, self.components)

    @property
    def fight(self) -> Fight | None:
        """The fight in progress, or None."""
        return facts.fight_of(self.plain, self.components)

    @property
    def scores(self) -> tuple[int, ...]:
        """The XP of each seat so far; mob points are added at the end."""
        state = self.state
        return tuple(state.xp[: state.players].tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: most XP, then most blocks left; empty until the game is over."""
        won = api.winners(self.states, 0)
        return tuple(seat for seat in range(self.state.players) if won >> seat & 1)

    def forecast(self, seat: int) -> Forecast:
        """What a seat would score now on each card, and the bonus of each scoring mob it holds."""
        check_seat(seat, int(self.state.players))
        return facts.forecast_of(self.states, self.tables, self.components, seat)

    def fight_odds(self, cell: str) -> Fraction:
        """The exact chance of the player whose turn it is to beat the mob in a cell.

        Best play is assumed. In the middle of that fight, it is the chance from here on.
        """
        return facts.win_chance_of(self.plain, self.components, cell)
