"""The text of a position: one line, safe in the query of a URL. `position_reader` reads it.

Parts are separated by `/`, fields by `:`, items by `.`; `-` is nothing and a number before an id is
a count. `docs/notation.md` has the grammar.

    ow1/TURN:SEAT:ACTIONS:USED:PHASE:SCORED:FIGHTS/FIGHT/CUBE/WORLD/SEAT/SEAT/.../BOX
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from overworld.components import Components
from overworld.notation.names import (
    BLOCK_LETTERS,
    CELL_NAMES,
    COLUMN_NAMES,
    CROSSING_NAMES,
    WORLD_CELLS,
)
from overworld.rules.state import (
    ACTING,
    BOW,
    COLUMNS,
    DOWN,
    DRAWING,
    ENDING,
    FIRST,
    MINING,
    NONE,
    OVER,
    PICKAXE,
    REVEALING,
    SCORING,
    SETTING_UP,
    TNT,
    UNCOVERING,
    UNKNOWN,
    Ints,
    State,
    States,
    Tables,
)
from overworld.rules.tables import tables_of
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
        phase += f".{colour_of(state, box, state.scorer)}"
    seat = "-" if state.turn == NONE else colour_of(state, box, state.turn)
    fields = (state.turns, seat, state.actions, used or "-", phase, state.scored, state.fights)
    return ":".join(map(str, fields))


def colour_of(state: State, box: Components, seat: int) -> str:
    """The name of a seat: the colour of its board."""
    name: str = box.boards[state.boards[seat]].id
    return name


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
            colour_of(state, box, seat) + "*" * int(state.beginner[seat]),
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


Counts: TypeAlias = tuple[Ints, Ints, Ints]
"""How many blocks by material, tiles by kind and tokens by kind."""


def in_the_box(tables: Tables, players: int) -> Counts:
    """Everything that a game is played with."""
    tokens = tables.neutral + tables.first_pile * players
    return tables.blocks.astype(int), tables.copies.astype(int), tokens.astype(int)


def on_the_table(state: State) -> Counts:
    """Everything that lies open on the table."""
    blocks = state.supply.sum(axis=0, dtype=int)
    for material in range(len(blocks)):
        blocks[material] += (state.cube == material).sum()
    tiles = state.mobs.sum(axis=0, dtype=int)
    tokens = state.pile.sum(axis=0, dtype=int)
    for cell in WORLD_CELLS:
        if state.face[cell] >= 0:
            (tiles if STACKS[cell] else tokens)[state.face[cell]] += 1
    for tile in state.spaces.flat:
        if tile != NONE:
            tiles[tile] += 1
    return blocks, tiles, tokens


def returned(state: State, tables: Tables) -> Counts:
    """Everything that has gone back to the box: neither on the table nor undecided."""
    unseen = (state.unseen_blocks, state.unseen_tiles, state.unseen_tokens)
    parts = zip(in_the_box(tables, int(state.players)), on_the_table(state), unseen, strict=True)
    blocks, tiles, tokens = (whole - table - hidden for whole, table, hidden in parts)
    return blocks, tiles, tokens


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
