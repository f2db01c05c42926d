"""Reader of positions; errors have the column."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from overworld.components import Box
from overworld.errors import NotationError
from overworld.notation.names import (
    BLOCK_LETTERS,
    CELL_INDEX,
    COLUMN_INDEX,
    CROSSING_INDEX,
    PHASE_NAMES,
    WORLD_CELLS,
)
from overworld.notation.position import ACTION_LETTERS, VERSION
from overworld.notation.position_check import Returned, check_state
from overworld.rules import api, phases
from overworld.rules.state import COLUMNS, DOWN, LEVELS, NONE, SEATS, STATE, UNKNOWN, State, States
from overworld.rules.world import STACKS

_PHASES = {name: phase for phase, name in enumerate(PHASE_NAMES)}
_MAX_LENGTH = 20_000  # characters; a real position has a few thousand at most
_LARGEST = 999_999_999  # of any number in a position


def parse_position(text: str, box: Box) -> States:
    """Read a position. Raises `NotationError` with the column of the error."""
    if not isinstance(text, str):
        raise NotationError(f"a position must be a string, got {type(text).__name__}")
    if len(text) > _MAX_LENGTH:
        raise NotationError(
            f"a position must have at most {_MAX_LENGTH} characters, got {len(text)}"
        )
    if "\n" in text or "\r" in text:
        raise NotationError("a position must be one line")
    states = np.zeros(1, STATE)
    whole = _Span(text, 1)
    parts = whole.split("/")
    if parts[0].text != VERSION:
        raise parts[0].error(f"a position must begin with {VERSION}")
    players = len(parts) - 6
    if not 2 <= players <= SEATS:
        raise whole.error(f"a position must have 8 to 10 parts, got {len(parts)}")
    reader = _Reader(states[0], box, players)
    _, turn, fight, cube, world, *seats, back = parts
    reader.seats(seats)
    reader.turn(turn)
    reader.fight(fight)
    reader.cube(cube)
    reader.world(world)
    reader.box_part(back)
    check_state(states[0], box, reader.returned)
    api.refresh(states, 0)
    return states


class _Span:
    """A part of a string with its column."""

    def __init__(self, text: str, column: int) -> None:
        self.text = text
        self.column = column

    def error(self, reason: str) -> NotationError:
        return NotationError(reason, column=self.column)

    def split(self, separator: str) -> list[_Span]:
        column, parts = self.column, []
        for text in self.text.split(separator):
            parts.append(_Span(text, column))
            column += len(text) + len(separator)
        return parts

    def fields(self, count: int, name: str) -> list[_Span]:
        fields = self.split(":")
        if len(fields) != count:
            raise self.error(f"{name} must have {count} fields, got {len(fields)}")
        return fields

    def number(self, low: int = 0, high: int = _LARGEST) -> int:
        digits = self.text
        if (
            not (digits.isascii() and digits.isdigit())
            or len(digits) > 9
            or str(int(digits)) != digits
        ):
            raise self.error(f"expected a number, got {digits[:40]!r}")
        if not low <= int(digits) <= high:
            raise self.error(f"the number must be {low} to {high}, got {digits}")
        return int(digits)

    def look_up(self, index: dict[str, int], expected: str) -> int:
        if self.text not in index:
            raise self.error(f"expected {expected}, got {self.text[:40]!r}")
        return index[self.text]

    def counted(self) -> tuple[int, _Span]:
        """Return the count before a name (1 if it is missing) and the name."""
        name = self.text.lstrip("0123456789")
        digits = _Span(self.text[: len(self.text) - len(name)], self.column)
        count = digits.number() if digits.text else 1
        return count, _Span(name, self.column + len(digits.text))


class _Reader:
    """Fills a state from the parts of a position."""

    def __init__(self, state: State, box: Box, players: int) -> None:
        self.state = state
        self.box = box
        self.tiles = {tile.id: kind for kind, tile in enumerate(box.tiles)}
        self.weapons = {weapon.id: kind for kind, weapon in enumerate(box.weapons)}
        self.boards = {board.id: index for index, board in enumerate(box.boards)}
        self.colours: dict[str, int] = {}
        self.returned: Returned
        state.players = players
        state.scorer = state.mined = state.place = state.mob = NONE
        state.spaces[:] = NONE
        state.cube[:] = NONE
        state.face[:] = NONE
        state.crossing[:] = CROSSING_INDEX["33"]

    def seats(self, parts: list[_Span]) -> None:
        for seat, part in enumerate(parts):
            fields = part.fields(7, "a seat")
            colour, xp, crossing, supply, pile, mobs, spaces = fields
            name = colour.text.removesuffix("*")
            if name in self.colours:
                raise colour.error(f"seats must have different boards, got {name!r} twice")
            self.state.boards[seat] = _Span(name, colour.column).look_up(self.boards, "a board")
            self.colours[name] = seat
            self.state.beginner[seat] = name != colour.text
            self.state.xp[seat] = xp.number()
            self.state.crossing[seat] = crossing.look_up(CROSSING_INDEX, "a crossing")
            self.state.supply[seat] = self._blocks(supply)
            self._counts(pile, self.weapons, "a weapon", self.state.pile[seat])
            self._counts(mobs, self.tiles, "a tile", self.state.mobs[seat])
            items = spaces.split(".")
            if len(items) != 9:
                raise spaces.error(f"a board must have 9 spaces, got {len(items)}")
            for space, item in enumerate(items):
                if item.text != "-":
                    self.state.spaces[seat, space] = item.look_up(self.tiles, "a tile")

    def turn(self, part: _Span) -> None:
        state = self.state
        turns, seat, actions, used, phase, scored, fights = part.fields(7, "the turn")
        state.turns = turns.number()
        state.turn = NONE if seat.text == "-" else seat.look_up(self.colours, "a seat")
        state.actions = actions.number(0, 2)
        state.scored = scored.number(0, 3)
        state.fights = fights.number()
        if used.text != "-":
            letters = [letter for letter in ACTION_LETTERS if letter in used.text]
            if not used.text or "".join(letters) != used.text:
                raise used.error(
                    f"expected letters of {ACTION_LETTERS} in order, got {used.text[:40]!r}"
                )
            state.used = sum(1 << ACTION_LETTERS.index(letter) for letter in letters)
        name, *arguments = phase.split(".")
        state.phase = name.look_up(_PHASES, "a phase")
        wanted = {phases.UNCOVERING: 2, phases.SCORING: 1}.get(int(state.phase), 0)
        if len(arguments) != wanted:
            raise phase.error(f"{name.text} must have {wanted} arguments, got {len(arguments)}")
        if state.phase == phases.UNCOVERING:
            state.mined = arguments[0].look_up(COLUMN_INDEX, "a column")
            state.owed = arguments[1].number(0, 1)
        elif state.phase == phases.SCORING:
            state.scorer = arguments[0].look_up(self.colours, "a seat")
        elif state.phase == phases.MINING:
            state.owed = 1

    def fight(self, part: _Span) -> None:
        if part.text == "-":
            return
        items = part.split(".")
        if len(items) < 5:
            raise part.error("a fight must be cell.draws.hearts.tnt.tokens")
        cell, draws, hearts, tnt = items[:4]
        self.state.mob = cell.look_up(CELL_INDEX, "a cell")
        self.state.draws = draws.number(0, 120)
        self.state.hearts = hearts.number(0, 20_000)
        self.state.tnt = tnt.number(0, 120)
        start = items[4].column
        tokens = _Span(part.text[start - part.column :], start)
        self._counts(tokens, self.weapons, "a weapon", self.state.drawn)

    def cube(self, part: _Span) -> None:
        columns = part.split(".")
        if len(columns) != COLUMNS:
            raise part.error(f"the cube must have {COLUMNS} columns, got {len(columns)}")
        for index, column in enumerate(columns):
            blocks = "" if column.text == "-" else column.text
            if len(blocks) > LEVELS or (not blocks and column.text != "-"):
                raise column.error(
                    f"a column must be 1 to {LEVELS} blocks or -, got {column.text[:40]!r}"
                )
            self.state.height[index] = len(blocks)
            for level, letter in enumerate(blocks):
                if letter not in BLOCK_LETTERS + "?":
                    raise column.error(f"a block must be among {BLOCK_LETTERS}?, got {letter!r}")
                material = UNKNOWN if letter == "?" else BLOCK_LETTERS.index(letter)
                self.state.cube[index, level] = material

    def world(self, part: _Span) -> None:
        items = part.split(".")
        if len(items) != len(WORLD_CELLS):
            raise part.error(f"the Overworld must have {len(WORLD_CELLS)} cells, got {len(items)}")
        for cell, item in zip(WORLD_CELLS, items, strict=True):
            if STACKS[cell]:
                depth, tile = item.counted()
                if not item.text[:1].isdigit() or depth > 4 or (depth == 0 and tile.text):
                    raise item.error(
                        f"expected a stack such as 4 or 3creeper-sand, got {item.text[:40]!r}"
                    )
                self.state.depth[cell] = depth
                if tile.text:
                    self.state.face[cell] = tile.look_up(self.tiles, "a tile")
                else:
                    self.state.face[cell] = DOWN if depth else NONE
            else:
                self.state.depth[cell] = item.text != "-"
                if item.text not in ("-", "?"):
                    self.state.face[cell] = item.look_up(self.weapons, "a weapon, ? or -")
                else:
                    self.state.face[cell] = DOWN if item.text == "?" else NONE

    def box_part(self, part: _Span) -> None:
        """Read the known contents of the box; the rest of the box is undecided."""
        blocks, tiles, tokens = part.fields(3, "the box")
        returned_tiles = np.zeros(len(self.state.unseen_tiles), int)
        returned_tokens = np.zeros(len(self.state.unseen_tokens), int)
        self._counts(tiles, self.tiles, "a tile", returned_tiles)
        self._counts(tokens, self.weapons, "a weapon", returned_tokens)
        self.returned = (np.array(self._blocks(blocks)), returned_tiles, returned_tokens)

    def _blocks(self, part: _Span) -> list[int]:
        counts = [0] * len(BLOCK_LETTERS)
        rest, last = ("", -1) if part.text == "-" else (part.text, -1)
        if not part.text:
            raise part.error("blocks must be letters with counts such as w2e1, or -")
        while rest:
            kind = BLOCK_LETTERS.find(rest[0])
            digits = rest[1:3] if rest[2:3].isdigit() else rest[1:2]
            if kind <= last:
                raise part.error(f"expected blocks such as w2e1 in order, got {part.text[:40]!r}")
            counts[kind] = _Span(digits, part.column).number(1, 64)
            rest, last = rest[1 + len(digits) :], kind
        return counts

    def _counts(
        self, part: _Span, index: dict[str, int], expected: str, into: npt.NDArray[Any]
    ) -> None:
        last = -1
        for item in part.split(".") if part.text != "-" else []:
            count, name = item.counted()
            kind = name.look_up(index, expected)
            if kind <= last:
                raise item.error(f"names must be in the box's order, got {name.text}")
            if not 1 <= count <= np.iinfo(into.dtype).max or (
                count == 1 and item.text != name.text
            ):
                raise item.error(f"the count before a name must be 2 or more, got {item.text!r}")
            into[kind], last = count, kind
