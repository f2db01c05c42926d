"""Writer of positions: one line that is safe in the query of a URL. `position_reader` reads it.

`/` separates parts, `:` fields and `.` items. `-` is nothing, and a number before an id is a count.
`docs/reference/notation.md` has the grammar.

    ow1/TURN:SEAT:ACTIONS:USED:PHASE:SCORED:FIGHTS/FIGHT/CUBE/WORLD/SEAT/SEAT/.../BOX
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, compress
from operator import sub
from typing import TypeAlias

from overworld.components import Box
from overworld.notation.names import (
    BLOCK_LETTERS,
    CELL_NAMES,
    COLUMN_NAMES,
    CROSSING_NAMES,
    PHASE_NAMES,
    WORLD_CELLS,
)
from overworld.rules import phases
from overworld.rules.decoded_state import DecodedState, read_numbers
from overworld.rules.lookup import lookup_of
from overworld.rules.state import CELLS, DOWN, LEVELS, NONE, SEATS, UNKNOWN, State
from overworld.rules.world import STACK_CELLS, TOKEN_CELLS

VERSION = "ow1"
_LETTERS = bytes(range(256)).translate(
    bytes.maketrans(
        bytes([*range(len(BLOCK_LETTERS)), UNKNOWN % 256, NONE % 256]),
        f"{BLOCK_LETTERS}? ".encode(),
    )
)
"""The letter of each byte of the cube."""
ACTION_LETTERS = "cxbfw"  # collect explore build fight weapon, as the bits of `used`
_USED = [
    "".join(letter for bit, letter in enumerate(ACTION_LETTERS) if used >> bit & 1) or "-"
    for used in range(1 << len(ACTION_LETTERS))
]


def format_position(state: DecodedState, box: Box) -> str:
    """Return the position of a state."""
    return "/".join(
        [
            VERSION,
            _format_turn(state, box),
            _format_fight(state, box),
            _format_cube(state.field("cube")),
            _format_world(box, state.field("face"), state.field("depth")),
            *(_format_seat(state, box, seat) for seat in range(state.players)),
            _format_returned(box, *returned(state, box)),
        ]
    )


def format_columns(cube: bytes) -> list[str]:
    """Return the columns of the cube as letters, bottom to top; `?` is an undecided block."""
    letters = cube.translate(_LETTERS).decode()
    return [letters[at : at + LEVELS].rstrip() for at in range(0, len(letters), LEVELS)]


def _format_turn(state: DecodedState, box: Box) -> str:
    phase = PHASE_NAMES[state.phase]
    if state.phase == phases.UNCOVERING:
        phase += f".{COLUMN_NAMES[state.mined]}.{state.owed}"
    elif state.phase == phases.SCORING:
        phase += f".{seat_colour(state, box, state.scorer)}"
    seat = "-" if state.turn == NONE else seat_colour(state, box, state.turn)
    used = _USED[state.used]
    return f"{state.turns}:{seat}:{state.actions}:{used}:{phase}:{state.scored}:{state.fights}"


def seat_colour(state: State | DecodedState, box: Box, seat: int) -> str:
    """Return the name of a seat: the colour of its board."""
    name: str = box.boards[state.boards[seat]].id
    return name


def _format_fight(state: DecodedState, box: Box) -> str:
    if state.mob == NONE:
        return "-"
    turned = _format_counts(state.drawn, box.weapon_ids)
    return f"{CELL_NAMES[state.mob]}.{state.draws}.{state.hearts}.{state.tnt}.{turned}"


# Little changes between two positions of a game, so unchanged parts come from caches.
@lru_cache(maxsize=1024)
def _format_cube(cube: bytes) -> str:
    return ".".join([column or "-" for column in format_columns(cube)])


@lru_cache(maxsize=1024)
def _format_world(box: Box, faces: bytes, depth: bytes) -> str:
    face = read_numbers(faces)
    tiles, weapons = box.tile_ids, box.weapon_ids
    cells = [""] * CELLS
    for cell in STACK_CELLS:
        kind = face[cell]
        cells[cell] = f"{depth[cell]}{tiles[kind]}" if kind >= 0 else str(depth[cell])
    for cell in TOKEN_CELLS:
        kind = face[cell]
        cells[cell] = weapons[kind] if kind >= 0 else "?" if kind == DOWN else "-"
    return ".".join([cells[cell] for cell in WORLD_CELLS])


def _format_seat(state: DecodedState, box: Box, seat: int) -> str:
    colour = seat_colour(state, box, seat) + "*" * state.beginner[seat]
    crossing, row = CROSSING_NAMES[state.crossing[seat]], state.row
    holds = _format_holds(
        box, row("supply", seat), row("pile", seat), row("mobs", seat), row("spaces", seat)
    )
    return f"{colour}:{state.xp[seat]}:{crossing}:{holds}"


@lru_cache(maxsize=4096)
def _format_holds(box: Box, supply: bytes, pile: bytes, mobs: bytes, spaces: bytes) -> str:
    return ":".join(
        [
            format_blocks(supply),
            _format_counts(pile, box.weapon_ids),
            _format_counts(mobs, box.tile_ids),
            ".".join(
                ["-" if tile == NONE else box.tile_ids[tile] for tile in read_numbers(spaces)]
            ),
        ]
    )


@lru_cache(maxsize=1024)
def _format_returned(box: Box, blocks: bytes, tiles: bytes, tokens: bytes) -> str:
    """Format the contents of the box: paid blocks, covered buildings, traded mobs, TNT."""
    parts = (_format_counts(tiles, box.tile_ids), _format_counts(tokens, box.weapon_ids))
    return ":".join((format_blocks(blocks), *parts))


Counts: TypeAlias = tuple[Sequence[int], Sequence[int], Sequence[int]]
"""The numbers of blocks by material, tiles by kind and tokens by kind."""


@lru_cache(maxsize=64)
def all_pieces(box: Box, players: int) -> Counts:
    """Return the numbers of all pieces of a game."""
    lookup = lookup_of(box)[0]
    tokens = lookup.neutral + lookup.first_pile * players
    return tuple(lookup.blocks.tolist()), tuple(lookup.copies.tolist()), tuple(tokens.tolist())


def pieces_on_table(state: DecodedState) -> Counts:
    """Return the numbers of all face-up pieces on the table."""
    field, face = state.field, state.face
    blocks, tiles, tokens = _sum(field("supply")), _sum(field("mobs")), _sum(field("pile"))
    cube = field("cube")
    for tile in chain(map(face.__getitem__, STACK_CELLS), *state.spaces):
        if tile >= 0:
            tiles[tile] += 1
    for token in map(face.__getitem__, TOKEN_CELLS):
        if token >= 0:
            tokens[token] += 1
    return [held + cube.count(block) for block, held in enumerate(blocks)], tiles, tokens


def _sum(rows: bytes) -> list[int]:
    """Return the sum of the seats' counts; seats without a player have zeros."""
    size = len(rows) // SEATS
    total = [0] * size
    for at, count in compress(enumerate(rows), rows):
        total[at % size] += count
    return total


def returned(state: DecodedState, box: Box) -> tuple[bytes, bytes, bytes]:
    """Return the numbers of all pieces back in the box: neither on the table nor undecided."""
    undecided = map(state.field, ("unseen_blocks", "unseen_tiles", "unseen_tokens"))
    parts = zip(all_pieces(box, state.players), pieces_on_table(state), undecided, strict=True)
    blocks, tiles, tokens = [bytes(map(sub, map(sub, *pair), unseen)) for *pair, unseen in parts]
    return blocks, tiles, tokens


def format_blocks(counts: Iterable[int]) -> str:
    """Format blocks as letters with counts; `-` is none.

    >>> format_blocks([2, 0, 0, 0, 1])
    'w2e1'
    """
    return "".join(f"{k}{n}" for k, n in zip(BLOCK_LETTERS, counts, strict=True) if n) or "-"


def _format_counts(counts: Sequence[int], names: Sequence[str]) -> str:
    # Most counts are 0. Skipping them before the loop makes this three times as fast.
    held = compress(zip(names, counts, strict=False), counts)
    return ".".join([name if n == 1 else f"{n}{name}" for name, n in held]) or "-"
