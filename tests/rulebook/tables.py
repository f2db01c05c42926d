"""Tables for tests: the test names some pieces, and the others are undecided or in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

import overworld as ow

BOX = ow.load_box()
COLOURS = tuple(board.id for board in BOX.boards)
LETTERS = dict(zip(BOX.materials, "wstoe", strict=True))
COLUMNS = tuple(letter + digit for digit in "1234" for letter in "wxyz")
CELLS = tuple(
    letter + digit
    for digit in "123456"
    for letter in "abcdef"
    if letter + digit not in ("a1", "f1", "a6", "f6")
)
STACKS = tuple(letter + digit for digit in "2345" for letter in "bcde")
TILES = tuple(tile.id for tile in BOX.tiles)
WEAPONS = tuple(weapon.id for weapon in BOX.weapons)
FIRST_PILE = Counter({weapon.id: weapon.per_player for weapon in BOX.weapons})

OPEN = "0000 4444 4444 4444"
"""Heights of a cube without its north row: the sixteen blocks are free for supplies."""


@dataclass(frozen=True)
class Seat:
    """The possessions of a player; `weapons` and `mobs` are names separated by blanks."""

    xp: int = 0
    crossing: str = "33"
    supply: str = ""  # letters, one for each block: "wwse"
    weapons: str = ""  # in addition to the five tokens at the start
    mobs: str = ""
    board: Mapping[int, str] = field(default_factory=dict)  # building by space 1 to 9
    beginner: bool = False


def table(
    *seats: Seat,
    heights: str = OPEN,
    columns: Mapping[str, str] | None = None,
    cells: Mapping[str, str] | None = None,
    returned_tnt: int = 0,
    turn: str = "red",
    phase: str = "act",
    actions: int | None = None,
    used: str = "-",
    scored: int = 0,
) -> ow.Game:
    """Return a game at a position; seats are red, blue, yellow, green and two of them by default.

    Cells are written as in positions: `3creeper-sand` is a stack of three with a mob on top, `0` an
    empty stack, `bow` a token, `-` a place without one; a tile without a number is the last of its
    stack. Stacks that are not named are filled face down, as far as the tiles reach.
    """
    seats = (*seats, *[Seat()] * (2 - len(seats)))
    if actions is None:
        actions = 2 - len(used.strip("-")) if phase == "act" else 0
    cube, paid = _cube(seats, heights.replace(" ", ""), columns or {})
    world, tiles_back = _world(seats, cells or {}, returned_tnt)
    tokens_back = Counter(tnt=returned_tnt)
    parts = [
        f"ow1/1:{turn}:{actions}:{used}:{phase}:{scored}:0/-",
        ".".join(cube[name] or "-" for name in COLUMNS),
        ".".join(world),
        *(_seat(colour, seat) for colour, seat in zip(COLOURS, seats, strict=False)),
        f"{_blocks(paid)}:{_counts(tiles_back, TILES)}:{_counts(tokens_back, WEAPONS)}",
    ]
    return ow.Game.from_position("/".join(parts))


def _cube(
    seats: Sequence[Seat], heights: str, columns: Mapping[str, str]
) -> tuple[dict[str, str], Counter[str]]:
    """Return the columns with every visible block decided, and the blocks back in the box."""
    tall = {name: int(digit) for name, digit in zip(COLUMNS, heights, strict=True)}
    tall |= {name: len(blocks) for name, blocks in columns.items()}
    pool = Counter({letter: BOX.blocks[name] for name, letter in LETTERS.items()})
    pool.subtract("".join(seat.supply for seat in seats))
    pool.subtract("".join(columns.values()).replace("?", ""))
    cube = dict(columns)
    for name in COLUMNS:
        if name not in columns:
            cube[name] = "".join(
                _most(pool) if _in_sight(tall, name, level) else "?" for level in range(tall[name])
            )
    undecided = "".join(cube.values()).count("?")
    paid = Counter(_most(pool) for _ in range(pool.total() - undecided))
    return cube, paid


def _most(pool: Counter[str]) -> str:
    """Take a block of the most frequent material, so that some of each remain."""
    letter = max(pool, key=lambda key: pool[key])
    pool[letter] -= 1
    return letter


def _in_sight(tall: Mapping[str, int], name: str, level: int) -> bool:
    letter, digit = name[0], name[1]
    around = [chr(ord(letter) + step) + digit for step in (-1, 1)]
    around += [letter + str(int(digit) + step) for step in (-1, 1)]
    return level == tall[name] - 1 or any(tall.get(beside, 0) <= level for beside in around)


def _world(
    seats: Sequence[Seat], cells: Mapping[str, str], returned_tnt: int
) -> tuple[list[str], Counter[str]]:
    """Return the strings of the cells in reading order, and the tiles back in the box."""
    tiles = Counter({tile.id: tile.copies for tile in BOX.tiles})
    tokens = Counter({weapon.id: weapon.neutral for weapon in BOX.weapons})
    tokens["tnt"] -= returned_tnt
    for seat in seats:
        tiles.subtract([*seat.board.values(), *seat.mobs.split()])
        tokens.subtract(seat.weapons.split())
    named = {cell: _stack(text) if cell in STACKS else text for cell, text in cells.items()}
    faces = [text.lstrip("01234") for text in named.values()]
    tiles.subtract(face for face in faces if face in tiles)
    tokens.subtract(face for face in faces if face in tokens)
    hidden = sum(int(text[0]) - (len(text) > 1) for cell, text in named.items() if cell in STACKS)
    rest = tiles.total() - hidden
    unturned = tokens.total() - list(named.values()).count("?")
    for cell in reversed(CELLS):
        if cell not in named and cell in STACKS:
            named[cell] = str(min(4, rest))
            rest -= int(named[cell])
        elif cell not in named:
            named[cell] = "?" if unturned > 0 else "-"
            unturned -= 1
    back = Counter([tile for tile in TILES for _ in range(tiles[tile])][:rest])
    return [named[cell] for cell in CELLS], back


def _stack(text: str) -> str:
    return text if text[0].isdigit() else f"1{text}"


def _seat(colour: str, seat: Seat) -> str:
    pile = FIRST_PILE + Counter(seat.weapons.split())
    return ":".join(
        [
            colour + "*" * seat.beginner,
            str(seat.xp),
            seat.crossing,
            _blocks(Counter(seat.supply)),
            _counts(pile, WEAPONS),
            _counts(Counter(seat.mobs.split()), TILES),
            ".".join(seat.board.get(space, "-") for space in range(1, 10)),
        ]
    )


def _blocks(blocks: Mapping[str, int]) -> str:
    return "".join(f"{key}{blocks[key]}" for key in "wstoe" if blocks.get(key)) or "-"


def _counts(counts: Mapping[str, int], order: Iterable[str]) -> str:
    held = [(name, counts.get(name, 0)) for name in order]
    return ".".join(name if n == 1 else f"{n}{name}" for name, n in held if n) or "-"


# ---------------------------------------------------------------- playing


def play(game: ow.Game, *texts: str) -> None:
    """Play decisions and outcomes in order."""
    for text in texts:
        game.play(text)


def fight(game: ow.Game, cell: str, *answers: str) -> None:
    """Fight the mob in a cell: names of tokens, or decisions such as `draw` and `mine w1`."""
    game.play(f"fight {cell}")
    for answer in answers:
        game.play(f"weapon {answer}" if answer in WEAPONS else answer)


def settle(game: ow.Game) -> None:
    """Decide pending chance events by their first possible outcomes."""
    while game.turn == ow.CHANCE:
        game.play(game.chance_outcomes[0][0])


def legal(game: ow.Game, *verbs: str) -> list[str]:
    """Return the legal decisions as strings, or those with one of the given verbs."""
    texts = [str(move) for move in game.legal_moves]
    return [text for text in texts if not verbs or text.split(" ")[0] in verbs]


def chances(game: ow.Game) -> dict[str, Fraction]:
    """Return the possible outcomes with their probabilities."""
    return {str(move): chance for move, chance in game.chance_outcomes}


def refused(game: ow.Game, move: str) -> str | None:
    """Return the code of the refusal of a move, or None if it is legal."""
    refusal = game.why_not(move)
    return None if refusal is None else refusal.code
