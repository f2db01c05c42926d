"""`Game`: a game of Builders & Biomes.

A game stops at every decision and at every chance event. It keeps every move, so that callers can
undo moves and write a record.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Self

from overworld.components import Box
from overworld.errors import (
    DealDoesNotFit,
    IllegalMove,
    Refusal,
    check_int,
    check_list,
    check_type,
)
from overworld.game import history, queries, refusal
from overworld.game.deal import Deal, Generator, as_below, outcome_of_deal
from overworld.game.derive_events import derive_events
from overworld.game.events import GameEvent
from overworld.game.history import read_record
from overworld.game.kernel import Kernel, Origin, check_box, check_seat, count_leaves, new_kernel
from overworld.game.resolve import as_decision_id, decision_text, format_move, resolve, seat_names
from overworld.game.views import Cell, Fight, Forecast, LegalMoves, Outcome, Player, Termination
from overworld.notation.diagram import format_diagram
from overworld.notation.moves import Move, is_outcome, parse_move
from overworld.notation.names import ACTION_NAMES, CARD_NAMES, PHASE_NAMES
from overworld.notation.position import format_position
from overworld.notation.position_reader import parse_position
from overworld.rules import api, phases, reasons
from overworld.rules.decoded_state import decode_state
from overworld.rules.state import DECISIONS

if TYPE_CHECKING:
    from overworld.pictures import FilmStep, FilmWords

CHANCE = -1
"""The value of `Game.turn` at a chance node."""

_COMPILED_DEPTH = 4  # of `perft`


class Game:
    """A game of Builders & Biomes for 2 to 4 players.

    `from_position`, `from_record` and `copy` do not call the `__init__` of a subclass. `copy` also
    copies the attributes of a subclass.

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

    def __init__(
        self,
        players: int = 2,
        *,
        boards: Sequence[str] | None = None,
        beginner: Collection[int] = (),
        first: int | None = None,
        box: Box | None = None,
    ) -> None:
        """Set up a table; the chance events of the set-up are pending.

        Args:
            players: The number of seats, 2 to 4.
            boards: The id of each seat's board, which names the seat. Default: the box's order.
            beginner: The seats that score all spaces instead of the largest group.
            first: The seat that begins. Default: chance decides.
            box: The box. Default: the base box.

        Raises:
            TypeError: A number is not an integer, or the box is not a box.
            ValueError: The number of players, a board or a seat does not exist.
        """
        box = check_box(box)
        self._start(new_kernel(box, players, boards, beginner, first))

    def _start(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._tags: dict[str, str] = {}

    @classmethod
    def _from_kernel(cls, kernel: Kernel) -> Self:
        game = cls.__new__(cls)
        game._start(kernel)
        return game

    @classmethod
    def from_position(cls, text: str, box: Box | None = None) -> Self:
        """Read a position.

        Args:
            text: The position, as `Game.position` writes it.
            box: The box. Default: the base box.

        Raises:
            NotationError: The text is malformed or describes an impossible position.
        """
        box = check_box(box)
        return cls._from_kernel(Kernel(parse_position(text, box), box, Origin(position=text)))

    @classmethod
    def from_record(cls, text: str, box: Box | None = None) -> Self:
        """Replay a record and verify its checks.

        Args:
            text: The record, as `Game.record` writes it.
            box: The box. Default: the base box.

        Raises:
            NotationError: The record is malformed or wrong; the error has line and column.
        """
        box = check_box(box)
        return read_record(text, box, cls)

    @property
    def box(self) -> Box:
        """The box."""
        return self._kernel.box

    @property
    def tags(self) -> dict[str, str]:
        """The tags of the record that the game was read from. `record` checks them."""
        return self._tags

    @tags.setter
    def tags(self, tags: Mapping[str, str]) -> None:
        check_type("tags", tags, Mapping, "a dict")
        self._tags = dict(tags)

    @property
    def position(self) -> str:
        """The position as a string."""
        return format_position(self._kernel.decoded, self.box)

    def record(
        self,
        *,
        names: Sequence[str] | None = None,
        termination: Termination | str | None = None,
    ) -> str:
        """Return the record of the whole game.

        Args:
            names: The players' names, empty for a player without a name. Default: those of the
                record that the game was read from.
            termination: How the game ended, a `Termination` or its value. Default: that of the
                record that the game was read from, or as the state shows. A game with the
                termination `RESIGNED` needs the tag `Resigned`, with the colours of all
                seats except the winner's.

        Raises:
            TypeError: The names are not a list of strings, or a tag is not a string.
            ValueError: The names, the termination or the tags do not fit the game.
        """
        return history.write_record(self, names, termination)

    def __eq__(self, other: object) -> bool:
        """Compare box and position; the history does not count."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._kernel.is_same(other._kernel)

    def __repr__(self) -> str:
        return f"Game.from_position({self.position!r})"

    def __str__(self) -> str:
        return format_diagram(self._kernel.decoded, self.box)

    @property
    def history(self) -> tuple[Move, ...]:
        """Every decision and outcome so far; `moves` returns only the last ones."""
        return self.moves()

    def moves(self, start: int = 0) -> tuple[Move, ...]:
        """Return the moves, decisions and outcomes.

        Args:
            start: The step number of the first move to return.

        Raises:
            IndexError: `start` is negative or greater than `step_number`.
            TypeError: `start` is not an integer.

        >>> import random, overworld as ow
        >>> game = ow.Game(players=2)
        >>> game.deal(random.Random(7))
        >>> start = game.step_number
        >>> game.play("mine w1")
        >>> game.moves(start)
        (Move('mine w1'),)
        """
        start = self._check_step("start", start)
        return history.read_moves(self._kernel.log[start:], self.box)

    def events(self, start: int = 0) -> tuple[GameEvent, ...]:
        """Return the events of the moves, such as blocks mined and buildings placed.

        Args:
            start: The step number of the first move whose events are returned.

        Raises:
            IndexError: `start` is negative or greater than `step_number`.

        >>> import random, overworld as ow
        >>> game = ow.Game(players=2)
        >>> game.deal(random.Random(7))
        >>> start = game.step_number
        >>> game.play("mine w1")
        >>> game.events(start)
        (Mined(at=53, seat=1, column='w1', block='wood', pickaxe=False),)
        """
        start = self._check_step("start", start)
        return tuple(derive_events(self, start))

    @property
    def turn(self) -> int | None:
        """The seat that decides; `CHANCE` at a chance node; None after the end.

        In a scoring round, each seat decides in turn. The server sends this seat as `decider`,
        and as `turn` the seat that ended its turn before the round.
        """
        if self.over:
            return None
        state = self._kernel.decoded
        return CHANCE if state.awaits_chance else state.decider

    @property
    def phase(self) -> str:
        """The kind of the next move, by its name in positions: `act`, `bow`, `score`, `over` ..."""
        return PHASE_NAMES[self._kernel.decoded.phase]

    @property
    def card(self) -> str | None:
        """The card of the scoring round: A, B or C; None outside a scoring round."""
        state = self._kernel.decoded
        return CARD_NAMES[state.scored] if state.phase == phases.SCORING else None

    @property
    def turn_number(self) -> int:
        """The number of the turn, from 1; 0 during the set-up."""
        # An attribute of the record takes three times as long.
        return int(self._kernel.states[0]["turns"])

    @property
    def step_number(self) -> int:
        """The number of moves so far, decisions and outcomes."""
        return len(self._kernel.log)

    @property
    def actions_left(self) -> int:
        """The actions that the player still owes in this turn, including one in progress."""
        return self._kernel.decoded.actions

    @property
    def actions_used(self) -> tuple[str, ...]:
        """The kinds of action that this turn does not allow again."""
        used = self._kernel.decoded.used
        return tuple(name for bit, name in enumerate(ACTION_NAMES) if used >> bit & 1)

    @property
    def names(self) -> list[str]:
        """The players' names in the record that the game was read from, or empty strings."""
        names = self.tags.get("Names", "-")
        return names.split(", ") if names != "-" else [""] * len(self.colours)

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self._kernel.over

    def outcome(self, *, turn_limit: int | None = None) -> Outcome | None:
        """Return how the game ended, or None if it is not over.

        The tags of a record may say that a game ended early: truncated, or by resigning.

        Args:
            turn_limit: A game counts as truncated after this turn, for example `TURN_LIMIT`.

        Raises:
            TypeError: The limit is not an integer.
            ValueError: The limit is negative.

        >>> Game(players=2).outcome() is None
        True
        """
        return history.find_outcome(self, turn_limit)

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal decisions in ascending order of ids; empty at a chance node and at the end."""
        kernel = self._kernel
        count = api.legal(kernel.states, 0, kernel.lookup, kernel.scratch)
        return LegalMoves(tuple(kernel.scratch[:count].tolist()), kernel.raw, self.box)

    @property
    def chance_outcomes(self) -> tuple[tuple[Move, Fraction], ...]:
        """The possible outcomes of a chance node with their exact probabilities."""
        kernel = self._kernel
        if not kernel.pending:
            return ()
        state, total = kernel.decoded, kernel.pending
        count = api.outcomes(kernel.states, 0, kernel.lookup, kernel.scratch)
        return tuple(
            (Move(format_move(state, self.box, outcome)), Fraction(weight, total))
            for outcome, weight in enumerate(kernel.scratch[:count].tolist())
            if weight
        )

    def play(self, move: Move | str | int) -> None:
        """Play a decision or an outcome. After an exception the game is unchanged.

        Args:
            move: A decision (string, `Move` or id) or an outcome (string or `Move`).

        Raises:
            TypeError: The move is none of these; a bool is not an id.
            NotationError: The string is malformed.
            IllegalMove: The position does not allow the move.
        """
        if isinstance(move, (str, Move)):
            text = str(move)
            code, refused = resolve(text, self._kernel.decoded, self.box)
            done = refused is None and self._kernel.play(code, is_outcome(text))
        else:
            done = self._kernel.play(as_decision_id(move), False)
        if not done:
            raise self._illegal(move)
        history.drop_ending(self)

    def _play_code(self, code: int) -> None:
        if not self._kernel.play(as_decision_id(code), self._kernel.pending > 0):
            raise self._illegal(code)
        history.drop_ending(self)

    def _illegal(self, move: Move | str | int) -> IllegalMove:
        text = str(move)
        if not isinstance(move, (str, Move)) and 0 <= move < DECISIONS:
            text = decision_text(self._kernel.decoded, self.box, as_decision_id(move))
        reason = self.why_not(move)
        assert reason is not None, f"{text} is legal, but the rules did not play it"
        return IllegalMove(text, reason, self.position)

    def why_not(self, move: Move | str | int) -> Refusal | None:
        """Return why a move is illegal, or None if it is legal.

        Args:
            move: As for `play`.

        Raises:
            TypeError: The argument is not a move.
            NotationError: The string is malformed.

        >>> import random, overworld as ow
        >>> game = ow.Game(players=2)
        >>> game.deal(random.Random(7))
        >>> game.why_not("mine x1")
        Refusal('block_covered', {'free_sides': 1, 'needed': 2})
        """
        kernel = self._kernel
        if isinstance(move, (str, Move)):
            code, refused = resolve(str(move), kernel.decoded, self.box)
            if is_outcome(str(move)):
                count = api.outcomes(kernel.states, 0, kernel.lookup, kernel.scratch)
                possible = refused is None and code < count and kernel.scratch[code] > 0
                return None if possible else refused or Refusal(refusal.NOT_POSSIBLE)
        else:
            code, refused = as_decision_id(move), None
        if not 0 <= code < DECISIONS:
            return Refusal(refusal.NO_SUCH_DECISION, {"id": code, "most": DECISIONS - 1})
        reason = api.why_not(kernel.states, 0, kernel.lookup, code, kernel.scratch)
        if refused is not None and reason not in refusal.REPORTED_FIRST:
            return refused
        if reason == reasons.LEGAL:
            return None
        return refusal.refusal_from(reason, kernel.scratch, self.box, self.phase)

    def deal(self, source: Generator | Deal) -> None:
        """Decide all pending chance events. After an exception the game is unchanged.

        Args:
            source: A generator of `random` or NumPy, which draws one number below the total weight
                for each event, or a `Deal`, which fixes the outcomes.

        Raises:
            TypeError: The source is none of these.
            DealDoesNotFit: The deal has an outcome that is no longer possible.
        """
        kernel = self._kernel
        start = len(kernel.log)
        try:
            if isinstance(source, Deal):
                self._deal_fixed(source)
            else:
                kernel.deal(as_below(source))
        except BaseException:
            kernel.undo_to(start)
            raise
        if len(kernel.log) > start:
            history.drop_ending(self)

    def _deal_fixed(self, source: Deal) -> None:
        kernel = self._kernel
        while kernel.pending:
            outcome = outcome_of_deal(source, kernel.states, self.box)
            text = format_move(kernel.decoded, self.box, outcome)
            if not kernel.play(outcome, True):
                raise DealDoesNotFit(f"{source!r} does not fit this game: {text} is not possible")

    def undo(self) -> None:
        """Take back the last move, a decision or an outcome.

        Raises:
            IndexError: The game has no moves.
        """
        if not self._kernel.log:
            raise IndexError("the game has no move to undo")
        self._kernel.undo_to(self.step_number - 1)
        history.drop_ending(self)

    def undo_to(self, step: int) -> None:
        """Take back all moves except the first `step` ones.

        Args:
            step: The step number to return to, from 0 to `step_number`.

        Raises:
            IndexError: The game has fewer moves, or the number is negative.

        >>> import random, overworld as ow
        >>> game = ow.Game(players=2)
        >>> game.deal(random.Random(7))
        >>> game.undo_to(1)
        >>> game.history
        (Move('first blue'),)
        """
        step = self._check_step("step", step)
        if step < self.step_number:
            self._kernel.undo_to(step)
            history.drop_ending(self)

    def _check_step(self, name: str, step: int) -> int:
        try:
            return check_int(name, step, 0, self.step_number)
        except ValueError as error:
            raise IndexError(str(error)) from None

    def copy(self) -> Self:
        """Return an independent copy with the history."""
        game = type(self).__new__(type(self))
        game.__dict__.update(self.__dict__)
        game.tags = self.tags
        game._kernel = self._kernel.copy()
        return game

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    @property
    def colours(self) -> tuple[str, ...]:
        """The names of the seats: the colours of their boards."""
        return seat_names(self._kernel.decoded, self.box)

    @property
    def players(self) -> tuple[Player, ...]:
        """The possessions of each seat."""
        state = self._kernel.decoded
        return tuple(queries.read_player(state, self.box, s) for s in range(state.players))

    @property
    def cube(self) -> Mapping[str, str]:
        """The blocks of each column, bottom to top; `?` is an undecided block."""
        return queries.read_cube(self._kernel.decoded)

    @property
    def world(self) -> Mapping[str, Cell]:
        """The cells of the Overworld by name: stacks b2 to e5, tokens on the edge."""
        return queries.read_world(self._kernel.decoded, self.box)

    @property
    def fight(self) -> Fight | None:
        """The fight in progress, or None."""
        return queries.read_fight(self._kernel.decoded, self.box)

    @property
    def scores(self) -> tuple[int, ...]:
        """The XP of each seat so far; the points of scoring mobs are added at the end."""
        state = self._kernel.decoded
        return state.xp[: state.players]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: most XP, then most blocks left; empty until the game is over."""
        won = api.winners(self._kernel.states, 0)
        return tuple(seat for seat in range(self._kernel.decoded.players) if won >> seat & 1)

    def forecast(self, seat: int) -> Forecast:
        """Return what a seat would score now on each card, and the bonus of its scoring mobs.

        Args:
            seat: The number of the seat, from 0.

        Raises:
            TypeError: The seat is not an integer.
            ValueError: The game has no such seat.
        """
        state = self._kernel.decoded
        return queries.make_forecast(state, self.box, check_seat(seat, state.players))

    def perft(self, depth: int) -> int:
        """Return the number of sequences of moves from here, decisions and outcomes.

        Args:
            depth: The length of the sequences, at least 0.

        Raises:
            TypeError: The depth is not an integer.
            ValueError: The depth is negative.

        >>> Game(players=2).perft(2)
        10
        """
        depth = check_int("depth", depth, 0)
        if depth <= _COMPILED_DEPTH:
            return count_leaves(self, depth)
        walk, leaves = self.copy(), 0  # compiled code ignores Ctrl-C: Python walks the first levels
        for move in [move for move, _ in self.chance_outcomes] or self.legal_moves:
            walk.play(move)
            leaves += walk.perft(depth - 1)
            walk.undo()
        return leaves

    def fight_odds(self, cell: str) -> Fraction:
        """Return the exact chance of the current player to defeat the mob in a cell.

        The player is assumed to play well.

        Args:
            cell: The name of a cell, such as `c3`.

        Raises:
            NotationError: The string is not the name of a cell.
            ValueError: The cell has no face-up mob.
        """
        return queries.fight_odds(self._kernel.decoded, self.box, cell)

    def svg(self, *, moves: Sequence[Move | str] = (), night: bool = False) -> str:
        """Return the table as a standalone SVG.

        Args:
            moves: Decisions to mark, the best one first, such as those of an `Analysis`.
            night: Whether to use dark colours.

        Raises:
            NotationError: A move is malformed.
            TypeError: The moves are not a list.

        >>> import random, overworld as ow
        >>> game = ow.Game(players=2)
        >>> game.deal(random.Random(7))
        >>> game.svg(moves=["explore 34"])[:40]
        '<svg xmlns="http://www.w3.org/2000/svg" '
        """
        from overworld.pictures import advice, draw  # imported late: most programs draw nothing

        check_list("moves", moves, "moves")
        texts = [str(move) for move in moves]
        for text in texts:
            parse_move(text)
        state = self._kernel.decoded
        return draw(state, self.box, night=night).svg(advice(state, texts))

    def _repr_svg_(self) -> str:
        return self.svg()  # Jupyter calls this method

    def html(
        self,
        *,
        names: Sequence[str] | None = None,
        night: bool = False,
        words: FilmWords | None = None,
    ) -> str:
        """Return an HTML page that plays the game step by step, from the end of its set-up.

        Args:
            names: The name of each seat. Default: the names of the record, or the colours.
            night: Whether to use dark colours.
            words: The labels of the buttons. Default: English.

        Raises:
            TypeError: The names are not a list of strings, or the words are not `FilmWords`.
            ValueError: The number of names is not the number of seats.

        >>> import random, overworld as ow
        >>> game = ow.Game(players=2)
        >>> game.deal(random.Random(7))
        >>> game.play("mine w1")
        >>> game.html().startswith("<!doctype html>")
        True
        """
        from overworld.pictures import FilmWords, film

        check_type("words", words, FilmWords | None, "FilmWords")
        seats = history.check_names(names, self.colours) if names else self.names
        if not any(seats):
            seats = list(self.colours)
        steps = self._steps()
        start = steps[0].before if steps else self._kernel.decoded
        return film(start, steps, self.box, tuple(seats), night=night, words=words or FilmWords())

    def _steps(self) -> list[FilmStep]:
        """Return every step after the set-up, with the states before and after it."""
        from overworld.pictures import FilmStep

        log = self._kernel.log
        states = [decode_state(before) for before, _ in log] + [self._kernel.decoded]
        return [
            FilmStep(before, after, None if before.awaits_chance else before.decider, str(move))
            for before, after, move in zip(states, states[1:], self.history, strict=False)
            if before.phase > phases.SETTING_UP
        ]
