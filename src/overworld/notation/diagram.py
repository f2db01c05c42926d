"""A position as an ASCII diagram, for terminals and test failures.

    2       ?     (4)     (4)   Ftbr:4  skel3:4   ?

A stack is `(4)` face down or `tile:left`. A building is its biome, material and type (forest, stone
`t`, bridge), and a mob its kind and hearts. `?` is a face-down token. Characters are on crossings.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from overworld.components import Box, Building
from overworld.notation.names import (
    BLOCK_LETTERS,
    CARD_NAMES,
    CELL_INDEX,
    CROSSING_INDEX,
    PHASE_NAMES,
)
from overworld.notation.position import format_blocks, format_columns, seat_colour
from overworld.rules.decoded_state import DecodedState
from overworld.rules.state import DOWN, NONE
from overworld.rules.world import STACKS

_WIDTH = 8
_SPACE = 14


def format_diagram(state: DecodedState, box: Box) -> str:
    """Return the diagram of a state."""
    world = _world(state, box)
    cube = _cube(format_columns(state.field("cube")))
    rows = zip_longest(world, cube, fillvalue="")
    table = [f"{left:<{_WIDTH * 6 + 6}}{right}".rstrip() for left, right in rows]
    seats = [line for seat in range(state.players) for line in _seat(state, box, seat)]
    return "\n".join([_headline(state, box), "", *table, "", *seats])


def short_name(box: Box, tile: int) -> str:
    """Return a tile in a few letters: `Ftbr` (forest, stone, bridge), `skel3` (3 hearts)."""
    kind = box.tiles[tile]
    if isinstance(kind, Building):
        letter = BLOCK_LETTERS[box.materials.index(kind.material)]
        return f"{kind.biome[0].upper()}{letter}{kind.type[:2]}"
    return f"{kind.kind[:4]}{kind.hearts}"


def _headline(state: DecodedState, box: Box) -> str:
    parts = [f"turn {state.turns}", PHASE_NAMES[state.phase]]
    if state.decider != NONE:
        parts.insert(1, seat_colour(state, box, state.decider))
    if state.actions:
        parts.append(f"actions {state.actions}")
    if state.mob != NONE:
        mob = short_name(box, state.face[state.mob])
        parts.append(f"{mob} hearts {state.hearts}")
    parts.append(f"scored {CARD_NAMES[: state.scored] or '-'}")
    return ", ".join(parts)


def _world(state: DecodedState, box: Box) -> list[str]:
    lines = ["    " + "".join(f"{letter:^{_WIDTH}}" for letter in "abcdef")]
    for row in "123456":
        cells = (CELL_INDEX[letter + row] for letter in "abcdef")
        lines.append(f"{row:<4}" + "".join(f"{_cell(state, box, c):^{_WIDTH}}" for c in cells))
        if row != "6":
            crossings = "".join(f"{_crossing(state, box, c + row):^{_WIDTH}}" for c in "12345")
            lines.append(" " * (4 + _WIDTH // 2) + crossings)
    return [line.rstrip() for line in lines]


def _cell(state: DecodedState, box: Box, cell: int) -> str:
    face, depth = state.face[cell], state.depth[cell]
    if not STACKS[cell]:
        return "?" if face == DOWN else "" if face == NONE else box.weapons[face].id[: _WIDTH - 1]
    if face < 0:
        return f"({depth})" if depth else "-"
    return f"{short_name(box, face)[: _WIDTH - 3]}:{depth}"


def _crossing(state: DecodedState, box: Box, name: str) -> str:
    index = CROSSING_INDEX[name]
    here = "".join(
        seat_colour(state, box, seat)[0].upper()
        for seat in range(state.players)
        if state.crossing[seat] == index
    )
    return f"<{here}>" if here else name


def _cube(columns: list[str]) -> list[str]:
    lines = ["cube  " + "".join(f"{letter:<6}" for letter in "wxyz")]
    for row in range(4):
        in_row = columns[row * 4 : row * 4 + 4]
        lines.append(f"{row + 1:<6}" + "".join(f"{column or '-':<6}" for column in in_row))
    return lines


def _seat(state: DecodedState, box: Box, seat: int) -> list[str]:
    colour = seat_colour(state, box, seat) + "*" * state.beginner[seat]
    pile = _names(state.pile[seat], [weapon.id for weapon in box.weapons])
    mobs = _names(state.mobs[seat], [tile.id for tile in box.tiles])
    lines = [f"xp {state.xp[seat]}, supply {format_blocks(state.supply[seat])}"]
    lines += [f"pile {pile}", f"mobs {mobs}"]
    for row in range(3):
        spaces = (_space(state, box, seat, row * 3 + x) for x in range(3))
        lines.append("".join(f"{space:<{_SPACE}}" for space in spaces).rstrip())
    names = [colour, *[""] * (len(lines) - 1)]
    return [f"{name:<10}{line}" for name, line in zip(names, lines, strict=True)]


def _space(state: DecodedState, box: Box, seat: int, space: int) -> str:
    building = state.spaces[seat][space]
    if building != NONE:
        return short_name(box, building)
    return box.boards[state.boards[seat]].biomes[space][:_SPACE]


def _names(counts: Sequence[int], names: list[str]) -> str:
    items = (
        name if count == 1 else f"{count} {name}"
        for name, count in zip(names, counts, strict=False)
        if count
    )
    return ", ".join(items) or "-"
