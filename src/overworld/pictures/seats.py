"""The panel of a player: board, blocks, weapons, defeated mobs and XP."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from overworld.components import Building, Components, Mob
from overworld.notation.names import SPACE_NAMES
from overworld.notation.plain import Plain
from overworld.notation.position import colour_of
from overworld.pictures import pieces
from overworld.pictures.art import art
from overworld.pictures.sheet import Part, Sheet, box, moved, text_width
from overworld.rules.state import NONE, OVER

HIGH = 164
SPACE, _GAP = 47, 2
_BOARD = 3 * SPACE + 2 * _GAP


def space_at(space: int) -> tuple[int, int]:
    """Return the corner of a board space in its panel."""
    return 10 + space % 3 * (SPACE + _GAP), 10 + space // 3 * (SPACE + _GAP)


def panel(sheet: Sheet, x: float, y: float, wide: float, high: float) -> str:
    """Draw an empty panel with notched corners."""
    return (
        box(x, y - 3, wide, high + 6, sheet["edge"])
        + box(x - 3, y, wide + 6, high, sheet["edge"])
        + box(x, y, wide, high, sheet["panel"])
        + box(x, y, wide, 2, sheet["hi"])
        + box(x, y + high - 4, wide, 4, sheet["lo"])
    )


def seat(
    sheet: Sheet, state: Plain, box_: Components, number: int, wide: float, won: bool
) -> Iterator[Part]:
    """Yield the parts of a seat's panel: player, board and possessions."""
    colour = colour_of(state, box_, number)
    own = art().colours.players.get(colour, "#555e6b")
    turn = number == state.decider and state.phase != OVER
    frame = panel(sheet, 0, 0, wide, HIGH)
    if turn or won:
        frame += box(1.5, 1.5, wide - 3, HIGH - 3, "none", stroke=own, stroke_width=4)
    frame += box(6, 6, _BOARD + 8, _BOARD + 8, "#120d18") + box(8, 8, _BOARD + 4, _BOARD + 4, own)
    yield Part(f"seat-{number}", "", frame)
    for space, name in enumerate(SPACE_NAMES):
        words, shown = _space(sheet, state, box_, number, space)
        yield Part(
            f"seat-{number}-space-{name}",
            f"{colour}, space {name}: {words}",
            sheet.use(shown, *space_at(space), SPACE),
        )
    left = _BOARD + 26
    yield moved_part(left, 10, _who(sheet, state, colour, number, turn, won))
    yield moved_part(left + 132, 10, _supply(sheet, state, box_, colour, number, wide - left - 142))
    yield moved_part(left, 64, _pile(sheet, state, box_, colour, number, wide - left - 10))
    yield moved_part(left, 114, _mobs(sheet, state, box_, colour, number, wide - left - 10))


def moved_part(x: float, y: float, part: Part) -> Part:
    """Return a part with another origin."""
    return part._replace(body=moved(x, y, part.body) if part.body else "")


def _space(sheet: Sheet, state: Plain, box_: Components, seat: int, space: int) -> tuple[str, str]:
    kind = state.spaces[seat][space]
    if kind == NONE:
        biome = box_.boards[state.boards[seat]].biomes[space]
        return biome, pieces.ground(sheet, biome)
    building = box_.tiles[kind]
    assert isinstance(building, Building)
    return building.id, pieces.building_picture(sheet, building)


def _who(sheet: Sheet, state: Plain, colour: str, seat: int, turn: bool, won: bool) -> Part:
    xp = str(state.xp[seat])
    body = pieces.portrait(sheet, colour, 2, 2, 40)
    body += sheet.glyph(colour, 32, 32, 14, "#120d18") + sheet.glyph(
        colour, 33.5, 33.5, 11, art().colours.players.get(colour, "#fff")
    )
    body += sheet.text(xp, 54, 9, 26, sheet["xp"])
    body += sheet.glyph("xp", 58 + text_width(xp, 26), 12, 20, sheet["xp"])
    if won:
        crown = "M3 7l4.5 4L12 4l4.5 7L21 7l-2 11H5z"
        body += f'<path d="{crown}" fill="#ffd23f" stroke="#120d18" stroke-width="1.5" '
        body += 'stroke-linejoin="round" transform="translate(8 -14) scale(1.15)"/>'
    if state.beginner[seat]:
        body += sheet.glyph("decoration", 112, 28, 15, sheet["mut"])
    words = [f"{xp} XP"]
    words += ["decides"] * turn + ["has won"] * won + ["beginner"] * bool(state.beginner[seat])
    return Part(f"seat-{seat}-who", f"{colour}: {', '.join(words)}", body)


def _supply(
    sheet: Sheet, state: Plain, box_: Components, colour: str, seat: int, wide: float
) -> Part:
    body, step = "", min(44.0, wide / len(box_.blocks))
    for at, (material, amount) in enumerate(zip(box_.blocks, state.supply[seat], strict=True)):
        drawn = pieces.block(sheet, material, at * step, 2, 26)
        drawn += sheet.text(str(amount), at * step + 13, 32, 13, sheet["ink"], 0.5)
        body += drawn if amount else f'<g opacity=".4">{drawn}</g>'
    held = _counted(box_.blocks, state.supply[seat])
    return Part(f"seat-{seat}-supply", f"{colour} has blocks: {held}", body)


def _pile(
    sheet: Sheet, state: Plain, box_: Components, colour: str, seat: int, wide: float
) -> Part:
    held = [
        (weapon, amount)
        for weapon, amount in zip(box_.weapons, state.pile[seat], strict=False)
        if amount
    ]
    body, step = "", _step(len(held), 44, wide)
    for at, (weapon, amount) in enumerate(held):
        body += pieces.token(sheet, weapon, at * step, 0, 40)
        if amount > 1:
            body += pieces.count(sheet, amount, at * step + 14, 14, 14)
    names = _counted([weapon.id for weapon in box_.weapons], state.pile[seat])
    return Part(f"seat-{seat}-pile", f"{colour} has weapons: {names}", body)


def _mobs(
    sheet: Sheet, state: Plain, box_: Components, colour: str, seat: int, wide: float
) -> Part:
    kinds = [(box_.tiles[kind], amount) for kind, amount in enumerate(state.mobs[seat]) if amount]
    body, step = "", _step(len(kinds), 44, wide)
    for at, (mob, amount) in enumerate(kinds):
        assert isinstance(mob, Mob)
        body += pieces.mob_coin(sheet, mob, at * step + 1.5, 1.5, 38)
        if amount > 1:
            body += pieces.count(sheet, amount, at * step + 14, 14, 14)
    names = _counted(box_.tile_ids, state.mobs[seat])
    return Part(f"seat-{seat}-mobs", f"{colour} has beaten: {names}", body)


def _step(count: int, most: float, wide: float) -> float:
    return min(most, (wide - most) / max(1, count - 1))


def _counted(names: Iterable[str], counts: Sequence[int]) -> str:
    held = (f"{count} {name}" for name, count in zip(names, counts, strict=False) if count)
    return ", ".join(held) or "none"
