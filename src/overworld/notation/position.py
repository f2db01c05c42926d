"""The text of a position: one line, safe in the query of a URL. `position_reader` reads it.

Parts are separated by `/`, fields by `:`, items by `.`; `-` is nothing and a number before an id is
a count. `docs/notation.md` has the grammar.

    ow1/TURN:SEAT:ACTIONS:USED:PHASE:SCORED:FIGHTS/FIGHT/CUBE/WORLD/SEAT/SEAT/.../BOX
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, compress
from operator import add, sub
from typing import TypeAlias

from overworld.components import Components
from overworld.notation.names import (
    BLOCK_LETTERS,
    CELL_NAMES,
    COLUMN_NAMES,
    CROSSING_NAMES,
    WORLD_CELLS,
)
from overworld.notation.plain import Plain
from overworld.rules.state import (
    ACTING,
    BOW,
    CELLS,
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
    TNT,
    UNCOVERING,
    UNKNOWN,
    State,
)
from overworld.rules.tables import tables_of
from overworld.rules.world import STACK_CELLS, TOKEN_CELLS

VERSION = "ow1"
_LETTERS = bytes(range(256)).translate(
    bytes.maketrans(
        bytes([*range(len(BLOCK_LETTERS)), UNKNOWN % 256, NONE % 256]),
        f"{BLOCK_LETTERS}? ".encode(),
    )
)
"""From the bytes of the cube to letters."""
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


def format_position(state: Plain, box: Components) -> str:
    """Writes a state as text."""
    return "/".join(
        [
            VERSION,
            _format_turn(state, box),
            _format_fight(state, box),
            ".".join([column or "-" for column in columns_of(state)]),
            _format_world(box, state.face, state.depth),
            *(_format_seat(state, box, seat) for seat in range(state.players)),
            _format_returned(state, box),
        ]
    )


def columns_of(state: Plain) -> list[str]:
    """The columns of the cube bottom to top, `?` for an undecided block; an empty one is empty."""
    letters = state.field("cube").translate(_LETTERS).decode()
    return [letters[at : at + LEVELS].rstrip() for at in range(0, len(letters), LEVELS)]


def _format_turn(state: Plain, box: Components) -> str:
    used = "".join(letter for bit, letter in enumerate(ACTION_LETTERS) if state.used >> bit & 1)
    phase = PHASE_NAMES[state.phase]
    if state.phase == UNCOVERING:
        phase += f".{COLUMN_NAMES[state.mined]}.{state.owed}"
    elif state.phase == SCORING:
        phase += f".{colour_of(state, box, state.scorer)}"
    seat = "-" if state.turn == NONE else colour_of(state, box, state.turn)
    fields = (state.turns, seat, state.actions, used or "-", phase, state.scored, state.fights)
    return ":".join(map(str, fields))


def colour_of(state: State | Plain, box: Components, seat: int) -> str:
    """The name of a seat: the colour of its board."""
    name: str = box.boards[state.boards[seat]].id
    return name


def _format_fight(state: Plain, box: Components) -> str:
    if state.mob == NONE:
        return "-"
    turned = _format_counts(state.drawn, box.weapon_ids)
    return f"{CELL_NAMES[state.mob]}.{state.draws}.{state.hearts}.{state.tnt}.{turned}"


# Between two positions of a game little changes: what lies there as before is not named anew.
@lru_cache(maxsize=1024)
def _format_world(box: Components, face: tuple[int, ...], depth: tuple[int, ...]) -> str:
    tiles, weapons = box.tile_ids, box.weapon_ids
    cells = [""] * CELLS
    for cell in STACK_CELLS:
        kind = face[cell]
        cells[cell] = f"{depth[cell]}{tiles[kind]}" if kind >= 0 else str(depth[cell])
    for cell in TOKEN_CELLS:
        kind = face[cell]
        cells[cell] = weapons[kind] if kind >= 0 else "?" if kind == DOWN else "-"
    return ".".join([cells[cell] for cell in WORLD_CELLS])


def _format_seat(state: Plain, box: Components, seat: int) -> str:
    colour = colour_of(state, box, seat) + "*" * state.beginner[seat]
    holds = (state.supply[seat], state.pile[seat], state.mobs[seat], state.spaces[seat])
    crossing = CROSSING_NAMES[state.crossing[seat]]
    return f"{colour}:{state.xp[seat]}:{crossing}:{_format_holds(box, *holds)}"


@lru_cache(maxsize=4096)
def _format_holds(
    box: Components,
    supply: tuple[int, ...],
    pile: tuple[int, ...],
    mobs: tuple[int, ...],
    spaces: tuple[int, ...],
) -> str:
    return ":".join(
        [
            format_blocks(supply),
            _format_counts(pile, box.weapon_ids),
            _format_counts(mobs, box.tile_ids),
            ".".join(["-" if tile == NONE else box.tile_ids[tile] for tile in spaces]),
        ]
    )


def _format_returned(state: Plain, box: Components) -> str:
    """What has gone back to the box: paid blocks, covered buildings, traded mobs, TNT."""
    blocks, tiles, tokens = returned(state, box)
    return ":".join(
        [
            format_blocks(blocks),
            _format_counts(tiles, box.tile_ids),
            _format_counts(tokens, box.weapon_ids),
        ]
    )


Counts: TypeAlias = tuple[Sequence[int], Sequence[int], Sequence[int]]
"""How many blocks by material, tiles by kind and tokens by kind."""


@lru_cache(maxsize=64)
def in_the_box(box: Components, players: int) -> Counts:
    """Everything that a game is played with."""
    tables = tables_of(box)[0]
    tokens = tables.neutral + tables.first_pile * players
    return tuple(tables.blocks.tolist()), tuple(tables.copies.tolist()), tuple(tokens.tolist())


def on_the_table(state: Plain) -> Counts:
    """Everything that lies open on the table."""
    held = (state.supply, state.mobs, state.pile)
    blocks, tiles, tokens = (_sum(rows[: state.players]) for rows in held)
    cube = state.field("cube")
    for block in range(len(blocks)):
        blocks[block] += cube.count(block)
    face = state.face
    for cell in STACK_CELLS:
        if face[cell] >= 0:
            tiles[face[cell]] += 1
    for cell in TOKEN_CELLS:
        if face[cell] >= 0:
            tokens[face[cell]] += 1
    for tile in chain.from_iterable(state.spaces):
        if tile != NONE:
            tiles[tile] += 1
    return blocks, tiles, tokens


def _sum(rows: Iterable[Iterable[int]]) -> list[int]:
    """The sum of the seats' counts."""
    total, *others = rows
    for row in others:
        total = map(add, total, row)
    return list(total)


def returned(state: Plain, box: Components) -> Counts:
    """Everything that has gone back to the box: neither on the table nor undecided."""
    unseen = (state.unseen_blocks, state.unseen_tiles, state.unseen_tokens)
    parts = zip(in_the_box(box, state.players), on_the_table(state), unseen, strict=True)
    blocks, tiles, tokens = (
        list(map(sub, map(sub, whole, table), hidden)) for whole, table, hidden in parts
    )
    return blocks, tiles, tokens


def format_blocks(counts: Iterable[int]) -> str:
    """Blocks as letters with counts, `-` for none.

    >>> format_blocks([2, 0, 0, 0, 1])
    'w2e1'
    """
    return "".join(f"{k}{n}" for k, n in zip(BLOCK_LETTERS, counts, strict=True) if n) or "-"


def _format_counts(counts: Sequence[int], names: Sequence[str]) -> str:
    # Most counts are 0: leaving them out before the loop makes this three times as fast.
    held = compress(zip(names, counts, strict=False), counts)
    return ".".join([name if n == 1 else f"{n}{name}" for name, n in held]) or "-"
