"""Names of places in reading order, and of blocks, cards and actions.

>>> COLUMN_NAMES[:5], CROSSING_NAMES[12], CELL_NAMES[14], SPACE_NAMES[0]
(('w1', 'x1', 'y1', 'z1', 'w2'), '33', 'c3', '1')
"""

from __future__ import annotations

from overworld.rules.world import CORNERS, STACK_CELLS, TOKEN_CELLS

COLUMN_NAMES = tuple(letter + digit for digit in "1234" for letter in "wxyz")
CROSSING_NAMES = tuple(column + row for row in "12345" for column in "12345")
CELL_NAMES = tuple(letter + digit for digit in "123456" for letter in "abcdef")
SPACE_NAMES = tuple("123456789")
BLOCK_LETTERS = "wstoe"
CARD_NAMES = "ABC"
PHASE_NAMES = (
    *("first", "setup", "uncover", "reveal", "draw", "act", "second"),
    *("bow", "pickaxe", "tnt", "end", "score", "over"),
)
"""The phases in positions, by their numbers in `rules.state`."""
ACTION_NAMES = ("collect", "explore", "build", "fight", "weapon")

COLUMN_INDEX = {name: index for index, name in enumerate(COLUMN_NAMES)}
CROSSING_INDEX = {name: index for index, name in enumerate(CROSSING_NAMES)}
CELL_INDEX = {name: index for index, name in enumerate(CELL_NAMES)}

WORLD_CELLS = tuple(sorted(STACK_CELLS + TOKEN_CELLS))
"""The 32 cells with a stack or a token, in reading order."""

CORNER_CELLS: list[list[int]] = CORNERS.tolist()
"""The numbers of the four cells around each crossing."""

CELLS_AROUND = tuple(tuple(CELL_NAMES[cell] for cell in cells) for cells in CORNER_CELLS)
"""The names of the four cells around each crossing."""
