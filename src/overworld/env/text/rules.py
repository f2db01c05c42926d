"""The rules in short, for the first prompt of a language model."""

from __future__ import annotations

from overworld.components import Box, Mob, Weapon
from overworld.env.text.table import hearts_text
from overworld.game.kernel import check_box

_RULES = """\
Builders & Biomes for 2 to 4 players. The player with the most XP after card C wins.
If players are tied, the one with more blocks left wins.

TURN: take two actions of two different kinds, in any order; both are compulsory. Then "end".
Before "end", "trade" gives up a defeated extra-action mob for one more action of any kind.

ACTIONS
mine COLUMN: take the top block of a column of the cube, w1 to z4 (letters west to east, digits
north to south). At least two of its four sides must be free: at the edge of the cube, or next to
a lower column. The action takes two blocks, one after the other.
explore CROSSING: go 0 to 2 steps, never diagonally, to a crossing, 11 to 55 (column, then row).
Then everything face down in the cells around it is revealed. Crossing 33 touches the cells
c3 d3 c4 d4, crossing 11 touches b1 a2 b2. You start on 33.
build CELL SPACE: take a face-up building from a cell around your crossing, pay its cost, and put
it on a space of your board, 1 to 9 in three rows. It may cover another building.
Each {wild} pays for any block.
fight CELL: reveal three random tokens of your weapons against a face-up mob around your crossing.
With enough hearts you take the mob and its XP. The tokens return to you.
take CELL: take a face-up weapon token around your crossing.

QUESTIONS in a fight, after a token with a power:
reveal_extra: "draw" one more token, or "pass".
collect_block: "mine COLUMN", or "pass".
detonate: "detonate", or "pass". Its hearts count only if it is detonated, and then it is gone.

SCORING: a card is scored at the end of the turn in which the last block above its layer is taken.
Each player names a characteristic of the card with "score NAME". The largest group of spaces with
it, connected at their sides, gives the points for each space. A beginner counts all spaces.
Buildings count with their biome, material and type. An empty space counts on card A only, with
its printed biome.
{cards}
After card C, each scoring mob gives its points for each space with its characteristic, connected
or not. Then the game ends.

WEAPONS: {weapons}
MOBS: {mobs}
A building's id is its biome, material and type, such as forest-wood-bridge."""


def rules_text(box: Box | None = None) -> str:
    """Return the rules in short, with the numbers of a box: about 3,400 characters.

    Args:
        box: The box. Default: the base box.

    Raises:
        TypeError: If the box is not a box.

    >>> "card A, no column above 3: forest 3, desert 4" in rules_text()
    True
    """
    box = check_box(box)
    cards = (
        f"card {card}, no column above {level}: "
        + ", ".join(f"{name} {box.points[name]}" for name in names)
        for card, level, names in zip("ABC", (3, 2, 1), box.characteristics.values(), strict=True)
    )
    return _RULES.format(
        wild=box.materials[-1],
        cards="\n".join(cards),
        weapons="; ".join(map(_weapon, box.weapons)),
        mobs="; ".join(map(_mob, box.mobs)),
    )


def _weapon(weapon: Weapon) -> str:
    power = "" if weapon.power == "none" else f", {weapon.power}"
    xp = f" {weapon.xp} XP" if weapon.xp else ""
    first = f", {weapon.per_player} at the start" if weapon.per_player else ""
    return f"{weapon.id} {hearts_text(weapon.hearts)}{power}{xp}{first}"


def _mob(mob: Mob) -> str:
    each = (
        f", {mob.points_each} per {mob.characteristic}" if mob.characteristic else ", extra action"
    )
    return f"{mob.id} {hearts_text(mob.hearts)}, {mob.xp} XP{each}"
