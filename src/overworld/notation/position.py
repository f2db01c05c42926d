"""The text of a position: one line, safe in the query of a URL, both ways.

Parts are separated by `/`, fields by `:`, items by `.`; `-` is nothing and a number before an id is
a count. `docs/notation.md` has the grammar.

    ow1/TURN:SEAT:ACTIONS:USED:PHASE:SCORED:FIGHTS/FIGHT/CUBE/WORLD/SEAT/SEAT/.../BOX
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from overworld.components import Components
from overworld.errors import NotationError
from overworld.notation.names import (
    BLOCK_LETTERS,
    CELL_INDEX,
    CELL_NAMES,
    COLUMN_INDEX,
    COLUMN_NAMES,
    CROSSING_INDEX,
    CROSSING_NAMES,
    WORLD_CELLS,
)
from overworld.notation.position_check import check_state
from overworld.rules import entry
from overworld.rules.state import (
    ACTING,
    BOW,
    COLUMNS,
    DOWN,
    DRAWING,
    ENDING,
    FIRST,
    LEVELS,
    MINING,
    NONE,
    OVER,
    PICKAXE,
    REVEALING,
    SCORING,
    SETTING_UP,
    STATE,
    TNT,
    UNCOVERING,
    UNKNOWN,
    State,
    States,
)
from overworld.rules.tables import MAX_PLAYERS, tables_of
from overworld.rules.world import STACKS

VERSION = "ow1"
ACTION_LETTERS = "cxbfw"  # collect explore build fight weapon, as the bits of `used`
PHASE_NAMES = {
    FIRST: "first",
    SETTING_UP: "setup",
    UNCOVERING: "uncover",
    REVEALING: "reveal",
    DRAWING: "draw",
    ACTING: "act",
    MINING: "second",
    BOW: "bow",
    PICKAXE: "pickaxe",
    TNT: "tnt",
    ENDING: "end",
    SCORING: "score",
    OVER: "over",
}
_PHASES = {name: phase for phase, name in PHASE_NAMES.items()}
_LONGEST = 20_000  # characters; a real position has a few thousand at most
_LARGEST = 1_000_000  # of any number in a position


# ---------------------------------------------------------------- writing


def format_position(states: States, box: Components) -> str:
    """Writes the state in `states[0]` as text."""
    state = states[0]
    return "/".join(
        [
            VERSION,
            _format_turn(state, box),
            _format_fight(state, box),
            ".".join(format_column(state, column) for column in range(COLUMNS)),
            ".".join(_format_cell(state, box, cell) for cell in WORLD_CELLS),
            *(_format_seat(state, box, seat) for seat in range(state.players)),
            _format_returned(state, box),
        ]
    )


def format_column(state: State, column: int) -> str:
    """A column of the cube bottom to top, `?` for an undecided block, `-` if it is empty."""
    blocks = state.cube[column, : state.height[column]]
    return "".join("?" if b == UNKNOWN else BLOCK_LETTERS[b] for b in blocks) or "-"


def _format_turn(state: State, box: Components) -> str:
    used = "".join(
        letter for bit, letter in enumerate(ACTION_LETTERS) if int(state.used) >> bit & 1
    )
    phase = PHASE_NAMES[int(state.phase)]
    if state.phase == UNCOVERING:
        phase += f".{COLUMN_NAMES[state.mined]}.{state.owed}"
    elif state.phase == SCORING:
        phase += f".{_colour(state, box, state.scorer)}"
    seat = "-" if state.turn == NONE else _colour(state, box, state.turn)
    fields = (state.turns, seat, state.actions, used or "-", phase, state.scored, state.fights)
    return ":".join(map(str, fields))


def _colour(state: State, box: Components, seat: int) -> str:
    return box.boards[state.boards[seat]].id


def _format_fight(state: State, box: Components) -> str:
    if state.mob == NONE:
        return "-"
    turned = _format_counts(state.drawn, [weapon.id for weapon in box.weapons])
    return f"{CELL_NAMES[state.mob]}.{state.draws}.{state.hearts}.{state.tnt}.{turned}"


def _format_cell(state: State, box: Components, cell: int) -> str:
    face, depth = int(state.face[cell]), int(state.depth[cell])
    if STACKS[cell]:
        return f"{depth}{box.tiles[face].id}" if face >= 0 else str(depth)
    return "?" if face == DOWN else "-" if face == NONE else box.weapons[face].id


def _format_seat(state: State, box: Components, seat: int) -> str:
    tiles = [tile.id for tile in box.tiles]
    return ":".join(
        [
            _colour(state, box, seat) + "*" * int(state.beginner[seat]),
            str(state.xp[seat]),
            CROSSING_NAMES[state.crossing[seat]],
            format_blocks(state.supply[seat]),
            _format_counts(state.pile[seat], [weapon.id for weapon in box.weapons]),
            _format_counts(state.mobs[seat], tiles),
            ".".join("-" if tile == NONE else tiles[tile] for tile in state.spaces[seat]),
        ]
    )


def _format_returned(state: State, box: Components) -> str:
    """What has gone back to the box: paid blocks, covered buildings, traded mobs, TNT."""
    blocks, tiles, tokens = returned(state, tables_of(box)[0])
    return ":".join(
        [
            format_blocks(blocks),
            _format_counts(tiles, [tile.id for tile in box.tiles]),
            _format_counts(tokens, [weapon.id for weapon in box.weapons]),
        ]
    )


def returned(state: State, tables: State) -> tuple[list[int], list[int], list[int]]:
    """The blocks, tiles and tokens that are neither on the table nor undecided."""
    blocks = tables.blocks - state.unseen_blocks - state.supply.sum(axis=0, dtype=int)
    for material in range(len(BLOCK_LETTERS)):
        blocks[material] -= (state.cube == material).sum()
    tiles = tables.copies - state.unseen_tiles - state.mobs.sum(axis=0, dtype=int)
    tokens = tables.neutral + tables.first_pile * int(state.players) - state.unseen_tokens
    tokens -= state.pile.sum(axis=0, dtype=int)
    for cell in WORLD_CELLS:
        if state.face[cell] >= 0:
            (tiles if STACKS[cell] else tokens)[state.face[cell]] -= 1
    for tile in state.spaces[: state.players].flat:
        if tile != NONE:
            tiles[tile] -= 1
    return blocks.tolist(), tiles.tolist(), tokens.tolist()


def format_blocks(counts: Iterable[int]) -> str:
    """Blocks as letters with counts, `-` for none.

    >>> format_blocks([2, 0, 0, 0, 1])
    'w2e1'
    """
    return "".join(f"{k}{n}" for k, n in zip(BLOCK_LETTERS, counts, strict=True) if n) or "-"


def _format_counts(counts: Iterable[int], names: Sequence[str]) -> str:
    items = (
        name if count == 1 else f"{count}{name}"
        for count, name in zip(counts, names, strict=False)
        if count
    )
    return ".".join(items) or "-"


# ---------------------------------------------------------------- reading


def parse_position(text: str, box: Components) -> States:
    """Reads a position; raises `NotationError` with the column of what is wrong."""
    if not isinstance(text, str):
        raise NotationError(f"a position is a text, not {type(text).__name__}")
    if len(text) > _LONGEST:
        raise NotationError(f"a position has at most {_LONGEST} characters, not {len(text)}")
    if "\n" in text or "\r" in text:
        raise NotationError("a position is one line")
    states = np.zeros(1, STATE)
    whole = _Part(text, 1)
    parts = whole.split("/")
    if parts[0].text != VERSION:
        raise parts[0].error(f"a position begins with {VERSION}")
    players = len(parts) - 6
    if not 2 <= players <= MAX_PLAYERS:
        raise whole.error(f"a position has 8 to 10 parts, not {len(parts)}")
    reader = _Reader(states[0], box, players)
    _, turn, fight, cube, world, *seats, back = parts
    reader.seats(seats)
    reader.turn(turn)
    reader.fight(fight)
    reader.cube(cube)
    reader.world(world)
    reader.box_part(back)
    check_state(states[0], tables_of(box)[0], reader.returned)
    entry.refresh(states, 0)
    return states


class _Part:
    """A piece of a text that knows at which column it began."""

    def __init__(self, text: str, column: int) -> None:
        self.text = text
        self.column = column

    def error(self, reason: str) -> NotationError:
        return NotationError(reason, column=self.column)

    def split(self, separator: str) -> list[_Part]:
        column, parts = self.column, []
        for text in self.text.split(separator):
            parts.append(_Part(text, column))
            column += len(text) + len(separator)
        return parts

    def fields(self, count: int, what: str) -> list[_Part]:
        fields = self.split(":")
        if len(fields) != count:
            raise self.error(f"{what} has {count} fields, not {len(fields)}")
        return fields

    def number(self, low: int = 0, high: int = _LARGEST) -> int:
        digits = self.text
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 9 or str(int(digits)) != digits:
            raise self.error(f"{digits[:40]!r} is not a number")
        if not low <= int(digits) <= high:
            raise self.error(f"{digits} is not between {low} and {high}")
        return int(digits)

    def one_of(self, index: dict[str, int], what: str) -> int:
        if self.text not in index:
            raise self.error(f"{self.text[:40]!r} is not {what}")
        return index[self.text]

    def counted(self) -> tuple[int, _Part]:
        """A count, 1 if none is written, and what follows it."""
        name = self.text.lstrip("0123456789")
        digits = _Part(self.text[: len(self.text) - len(name)], self.column)
        count = digits.number() if digits.text else 1
        return count, _Part(name, self.column + len(digits.text))


class _Reader:
    """Fills a state from the parts of a position."""

    def __init__(self, state: State, box: Components, players: int) -> None:
        self.state = state
        self.box = box
        self.tiles = {tile.id: kind for kind, tile in enumerate(box.tiles)}
        self.weapons = {weapon.id: kind for kind, weapon in enumerate(box.weapons)}
        self.boards = {board.id: index for index, board in enumerate(box.boards)}
        self.colours: dict[str, int] = {}
        self.returned: tuple[list[int], list[int], list[int]] = ([], [], [])
        state.players = players
        state.scorer = state.mined = state.place = state.mob = NONE
        state.spaces[:] = NONE
        state.cube[:] = NONE
        state.face[:] = NONE
        state.crossing[:] = CROSSING_INDEX["33"]

    def seats(self, parts: list[_Part]) -> None:
        for seat, part in enumerate(parts):
            fields = part.fields(7, "a seat")
            colour, xp, crossing, supply, pile, mobs, spaces = fields
            name = colour.text.removesuffix("*")
            if name in self.colours:
                raise colour.error(f"two seats have the board {name!r}")
            self.state.boards[seat] = _Part(name, colour.column).one_of(self.boards, "a board")
            self.colours[name] = seat
            self.state.beginner[seat] = name != colour.text
            self.state.xp[seat] = xp.number()
            self.state.crossing[seat] = crossing.one_of(CROSSING_INDEX, "a crossing")
            self.state.supply[seat] = self._blocks(supply)
            self._counts(pile, self.weapons, "a weapon", self.state.pile[seat])
            self._counts(mobs, self.tiles, "a tile", self.state.mobs[seat])
            items = spaces.split(".")
            if len(items) != 9:
                raise spaces.error(f"a board has 9 spaces, not {len(items)}")
            for space, item in enumerate(items):
                if item.text != "-":
                    self.state.spaces[seat, space] = item.one_of(self.tiles, "a tile")

    def turn(self, part: _Part) -> None:
        state = self.state
        turns, seat, actions, used, phase, scored, fights = part.fields(7, "the turn")
        state.turns = turns.number()
        state.turn = NONE if seat.text == "-" else seat.one_of(self.colours, "a seat")
        state.actions = actions.number(0, 2)
        state.scored = scored.number(0, 3)
        state.fights = fights.number()
        if used.text != "-":
            letters = [letter for letter in ACTION_LETTERS if letter in used.text]
            if not used.text or "".join(letters) != used.text:
                raise used.error(f"{used.text[:40]!r} are not letters of {ACTION_LETTERS} in order")
            state.used = sum(1 << ACTION_LETTERS.index(letter) for letter in letters)
        name, *arguments = phase.split(".")
        state.phase = name.one_of(_PHASES, "a phase")
        wanted = {UNCOVERING: 2, SCORING: 1}.get(int(state.phase), 0)
        if len(arguments) != wanted:
            raise phase.error(f"{name.text} has {wanted} arguments, not {len(arguments)}")
        if state.phase == UNCOVERING:
            state.mined = arguments[0].one_of(COLUMN_INDEX, "a column")
            state.owed = arguments[1].number(0, 1)
        elif state.phase == SCORING:
            state.scorer = arguments[0].one_of(self.colours, "a seat")
        elif state.phase == MINING:
            state.owed = 1

    def fight(self, part: _Part) -> None:
        if part.text == "-":
            return
        items = part.split(".")
        if len(items) < 5:
            raise part.error("a fight is cell.draws.hearts.tnt.tokens")
        cell, draws, hearts, tnt = items[:4]
        self.state.mob = cell.one_of(CELL_INDEX, "a cell")
        self.state.draws = draws.number(0, 120)
        self.state.hearts = hearts.number(0, 20_000)
        self.state.tnt = tnt.number(0, 120)
        start = items[4].column
        tokens = _Part(part.text[start - part.column :], start)
        self._counts(tokens, self.weapons, "a weapon", self.state.drawn)

    def cube(self, part: _Part) -> None:
        columns = part.split(".")
        if len(columns) != COLUMNS:
            raise part.error(f"the cube has {COLUMNS} columns, not {len(columns)}")
        for index, column in enumerate(columns):
            blocks = "" if column.text == "-" else column.text
            if len(blocks) > LEVELS or (not blocks and column.text != "-"):
                raise column.error(f"{column.text[:40]!r} is not a column of 1 to {LEVELS} blocks or -")
            self.state.height[index] = len(blocks)
            for level, letter in enumerate(blocks):
                if letter not in BLOCK_LETTERS + "?":
                    raise column.error(f"{letter!r} is not a block {BLOCK_LETTERS} or ?")
                material = UNKNOWN if letter == "?" else BLOCK_LETTERS.index(letter)
                self.state.cube[index, level] = material

    def world(self, part: _Part) -> None:
        items = part.split(".")
        if len(items) != len(WORLD_CELLS):
            raise part.error(f"the Overworld has {len(WORLD_CELLS)} cells, not {len(items)}")
        for cell, item in zip(WORLD_CELLS, items, strict=True):
            if STACKS[cell]:
                depth, tile = item.counted()
                if not item.text[:1].isdigit() or depth > 4 or (depth == 0 and tile.text):
                    raise item.error(f"{item.text[:40]!r} is not a stack such as 4 or 3creeper-sand")
                self.state.depth[cell] = depth
                if tile.text:
                    self.state.face[cell] = tile.one_of(self.tiles, "a tile")
                else:
                    self.state.face[cell] = DOWN if depth else NONE
            else:
                self.state.depth[cell] = item.text != "-"
                if item.text not in ("-", "?"):
                    self.state.face[cell] = item.one_of(self.weapons, "a weapon, ? or -")
                else:
                    self.state.face[cell] = DOWN if item.text == "?" else NONE

    def box_part(self, part: _Part) -> None:
        """What has gone back to the box; the rest of the box is undecided."""
        blocks, tiles, tokens = part.fields(3, "the box")
        returned_tiles = np.zeros(len(self.state.unseen_tiles), int)
        returned_tokens = np.zeros(len(self.state.unseen_tokens), int)
        self._counts(tiles, self.tiles, "a tile", returned_tiles)
        self._counts(tokens, self.weapons, "a weapon", returned_tokens)
        self.returned = (self._blocks(blocks), returned_tiles.tolist(), returned_tokens.tolist())

    def _blocks(self, part: _Part) -> list[int]:
        counts = [0] * len(BLOCK_LETTERS)
        rest, last = ("", -1) if part.text == "-" else (part.text, -1)
        if not part.text:
            raise part.error("blocks are letters with counts such as w2e1, or -")
        while rest:
            kind = BLOCK_LETTERS.find(rest[0])
            digits = rest[1:3] if rest[2:3].isdigit() else rest[1:2]
            if kind <= last:
                raise part.error(f"{part.text[:40]!r} are not blocks such as w2e1, in order")
            counts[kind] = _Part(digits, part.column).number(1, 64)
            rest, last = rest[1 + len(digits) :], kind
        return counts

    def _counts(self, part: _Part, index: dict[str, int], what: str, into: np.ndarray) -> None:  # type: ignore[type-arg]
        last = -1
        for item in part.split(".") if part.text != "-" else []:
            count, name = item.counted()
            kind = name.one_of(index, what)
            if kind <= last:
                raise item.error(f"{name.text} is not in the box's order")
            if not 1 <= count <= 120 or (count == 1 and item.text != name.text):
                raise item.error(f"{item.text!r} is not a count of 2 or more before a name")
            into[kind], last = count, kind
