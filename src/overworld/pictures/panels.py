"""Panels next to the Overworld and the cube: one for each player, and the status of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from overworld.components import Box, Building, Mob
from overworld.notation.names import ACTION_NAMES, CARD_NAMES, PHASE_NAMES, SPACE_NAMES
from overworld.notation.position import seat_colour
from overworld.pictures import pieces
from overworld.pictures.art import art
from overworld.pictures.cube import plan
from overworld.pictures.sheet import PicturePart, Sheet, moved, path, rect, text_width
from overworld.rules import phases
from overworld.rules.decoded_state import DecodedState
from overworld.rules.state import NONE

SEAT_HIGH = 164
STATUS_WIDE, _STATUS_HIGH = 176, 326
SPACE, _GAP = 47, 2
_BOARD = 3 * SPACE + 2 * _GAP


def space_at(space: int) -> tuple[int, int]:
    """Return the corner of a board space in its panel."""
    return 10 + space % 3 * (SPACE + _GAP), 10 + space // 3 * (SPACE + _GAP)


def panel(sheet: Sheet, wide: float, high: float) -> str:
    """Draw an empty panel with notched corners."""
    return (
        rect(0, -3, wide, high + 6, sheet["edge"])
        + rect(-3, 0, wide + 6, high, sheet["edge"])
        + rect(0, 0, wide, high, sheet["panel"])
        + rect(0, 0, wide, 2, sheet["hi"])
        + rect(0, high - 4, wide, 4, sheet["line"])
    )


def seat(
    sheet: Sheet, state: DecodedState, box: Box, number: int, wide: float, won: bool
) -> Iterator[PicturePart]:
    """Yield the parts of a seat's panel: player, board and possessions."""
    colour = seat_colour(state, box, number)
    own = art().colours.players.get(colour, "#555e6b")
    turn = number == state.decider and state.phase != phases.OVER
    frame = panel(sheet, wide, SEAT_HIGH)
    if turn or won:
        frame += rect(1.5, 1.5, wide - 3, SEAT_HIGH - 3, "none", stroke=own, stroke_width=4)
    frame += rect(6, 6, _BOARD + 8, _BOARD + 8, "#120d18") + rect(8, 8, _BOARD + 4, _BOARD + 4, own)
    yield PicturePart(f"seat-{number}", "", frame)
    for space, name in enumerate(SPACE_NAMES):
        words, shown = _space(sheet, state, box, number, space)
        yield PicturePart(
            f"seat-{number}-space-{name}",
            f"{colour}, space {name}: {words}",
            sheet.use(shown, *space_at(space), SPACE),
        )
    left = _BOARD + 26
    yield _moved_part(left, 10, _player(sheet, state, colour, number, turn, won))
    yield _moved_part(left + 132, 10, _supply(sheet, state, box, colour, number, wide - left - 142))
    yield _moved_part(left, 64, _pile(sheet, state, box, colour, number, wide - left - 10))
    yield _moved_part(left, 114, _mobs(sheet, state, box, colour, number, wide - left - 10))


def _moved_part(x: float, y: float, part: PicturePart) -> PicturePart:
    return part._replace(body=moved(x, y, part.body) if part.body else "")


def _space(sheet: Sheet, state: DecodedState, box: Box, seat: int, space: int) -> tuple[str, str]:
    kind = state.spaces[seat][space]
    if kind == NONE:
        biome = box.boards[state.boards[seat]].biomes[space]
        return biome, pieces.ground(sheet, biome)
    building = box.tiles[kind]
    assert isinstance(building, Building)
    return building.id, pieces.building_picture(sheet, building)


def _player(
    sheet: Sheet, state: DecodedState, colour: str, seat: int, turn: bool, won: bool
) -> PicturePart:
    xp = str(state.xp[seat])
    body = pieces.portrait(sheet, colour, 2, 2, 40)
    body += sheet.glyph(colour, 32, 32, 14, "#120d18") + sheet.glyph(
        colour, 33.5, 33.5, 11, art().colours.players.get(colour, "#fff")
    )
    body += sheet.text(xp, 54, 9, 26, sheet["xp"])
    body += sheet.glyph("xp", 58 + text_width(xp, 26), 12, 20, sheet["xp"])
    if won:
        body += _crown(1.5, "translate(8 -14) scale(1.15)")
    if state.beginner[seat]:
        body += sheet.glyph("decoration", 112, 28, 15, sheet["muted"])
    words = [f"{xp} XP"]
    words += ["decides"] * turn + ["has won"] * won + ["beginner"] * bool(state.beginner[seat])
    return PicturePart(f"seat-{seat}-who", f"{colour}: {', '.join(words)}", body)


def _crown(stroke: float, transform: str) -> str:
    shape = "M3 7l4.5 4L12 4l4.5 7L21 7l-2 11H5z"
    more = f'stroke="#120d18" stroke-width="{stroke}" stroke-linejoin="round"'
    return f'<path d="{shape}" fill="#ffd23f" {more} transform="{transform}"/>'


def _supply(
    sheet: Sheet, state: DecodedState, box: Box, colour: str, seat: int, wide: float
) -> PicturePart:
    body, step = "", min(44.0, wide / len(box.blocks))
    for at, (material, amount) in enumerate(zip(box.blocks, state.supply[seat], strict=True)):
        drawn = pieces.block(sheet, material, at * step, 2, 26)
        drawn += sheet.text(str(amount), at * step + 13, 32, 13, sheet["text"], 0.5)
        body += drawn if amount else f'<g opacity=".4">{drawn}</g>'
    held = _counted(box.blocks, state.supply[seat])
    return PicturePart(f"seat-{seat}-supply", f"{colour} has blocks: {held}", body)


def _pile(
    sheet: Sheet, state: DecodedState, box: Box, colour: str, seat: int, wide: float
) -> PicturePart:
    kinds = [(box.weapons[kind], n) for kind, n in enumerate(state.pile[seat]) if n]
    body, step = "", _step(len(kinds), 44, wide)
    for at, (weapon, amount) in enumerate(kinds):
        body += pieces.token(sheet, weapon, at * step, 0, 40)
        if amount > 1:
            body += pieces.count(sheet, amount, at * step + 14, 14, 14)
    names = _counted(box.weapon_ids, state.pile[seat])
    return PicturePart(f"seat-{seat}-pile", f"{colour} has weapons: {names}", body)


def _mobs(
    sheet: Sheet, state: DecodedState, box: Box, colour: str, seat: int, wide: float
) -> PicturePart:
    kinds = [(box.tiles[kind], n) for kind, n in enumerate(state.mobs[seat]) if n]
    body, step = "", _step(len(kinds), 44, wide)
    for at, (mob, amount) in enumerate(kinds):
        assert isinstance(mob, Mob)
        body += pieces.mob_coin(sheet, mob, at * step + 1.5, 1.5, 38)
        if amount > 1:
            body += pieces.count(sheet, amount, at * step + 14, 14, 14)
    names = _counted(box.tile_ids, state.mobs[seat])
    return PicturePart(f"seat-{seat}-mobs", f"{colour} has defeated: {names}", body)


def _step(count: int, most: float, wide: float) -> float:
    return min(most, (wide - most) / max(1, count - 1))


def _counted(names: Iterable[str], counts: Sequence[int]) -> str:
    held = (f"{count} {name}" for name, count in zip(names, counts, strict=False) if count)
    return ", ".join(held) or "none"


def headline(state: DecodedState, box: Box) -> str:
    """Return a sentence with the turn, the player to move and the required decision."""
    if state.phase == phases.OVER:
        return f"turn {state.turns}, the game is over"
    who = "chance" if state.awaits_chance else seat_colour(state, box, state.decider)
    return f"turn {state.turns}, {who} decides: {PHASE_NAMES[state.phase]}"


def status(sheet: Sheet, state: DecodedState, box: Box) -> Iterator[PicturePart]:
    """Yield the parts of the status column."""
    yield PicturePart("status", "", panel(sheet, STATUS_WIDE, _STATUS_HIGH))
    yield _moved_part(10, 10, _to_move(sheet, state, box))
    yield _moved_part(166, 14, _turn(sheet, state))
    yield _moved_part(8, 68, _actions(sheet, state))
    yield _moved_part(8, 96, _fight(sheet, state, box))
    yield _moved_part(8, 138, _cards(sheet, state, box))
    yield from plan(sheet, state, box, 8, 219)
    yield _moved_part(118, 222, _unseen(sheet, state, box))


def _to_move(sheet: Sheet, state: DecodedState, box: Box) -> PicturePart:
    if state.phase == phases.OVER:
        body = _crown(1.2, "scale(2)")
    elif state.awaits_chance:
        body = rect(0, 0, 44, 44, "#120d18") + rect(2, 2, 40, 40, sheet["night"])
        body += sheet.text("?", 22, 10, 24, sheet["xp-on"], 0.5)
    else:
        body = pieces.portrait(sheet, seat_colour(state, box, state.decider), 2, 2, 40)
    return PicturePart("decides", headline(state, box), body)


def _turn(sheet: Sheet, state: DecodedState) -> PicturePart:
    """Draw the turn number, and a diamond for each action owed."""
    body = sheet.text(str(state.turns), 0, 0, 20, sheet["text"], 1)
    for at in range(state.actions):
        body += path(f"M{-16 - at * 18} 32l8 -8 8 8 -8 8z", sheet["can"], stroke=sheet["edge"])
    return PicturePart("turn", f"actions left: {state.actions}", body)


def _actions(sheet: Sheet, state: DecodedState) -> PicturePart:
    """Draw the five kinds of action; used ones are crossed out."""
    body, used = "", []
    for at, name in enumerate(ACTION_NAMES):
        x, gone = at * 32 + 4, state.used >> at & 1
        glyph = sheet.glyph(name, x, 0, 22, sheet["text"])
        body += f'<g opacity=".35">{glyph}</g>' if gone else glyph
        if gone:
            body += path(f"M{x + 1} 21L{x + 21} 1", "none", stroke=sheet["heart"], stroke_width=3)
            used.append(name)
    return PicturePart("actions", f"used: {', '.join(used)}" if used else "", body)


def _fight(sheet: Sheet, state: DecodedState, box: Box) -> PicturePart:
    """Draw the fight in progress: the mob, the hearts, and the revealed tokens."""
    if state.mob == NONE:
        return PicturePart("fight", "", "")
    mob = box.tiles[state.face[state.mob]]
    assert isinstance(mob, Mob)
    revealed = [box.weapons[kind] for kind, n in enumerate(state.drawn) for _ in range(n)]
    hearts = f"{state.hearts}/{mob.hearts}"
    body = sheet.use(pieces.mob_picture(sheet, mob), 0, 2, 36)
    body += sheet.text(hearts, 42, 4, 12, sheet["text"])
    body += sheet.glyph("heart", 45 + text_width(hearts, 12), 3, 14, sheet["heart"])
    step = _step(len(revealed), 26, 118)
    for at, weapon in enumerate(revealed):
        body += pieces.token(sheet, weapon, 42 + at * step, 18, 24)
    tokens = ", ".join(weapon.id for weapon in revealed) or "none"
    words = f"fight with {mob.id}: {state.hearts} of {mob.hearts} hearts, revealed: {tokens}"
    return PicturePart("fight", words, body)


def _cards(sheet: Sheet, state: DecodedState, box: Box) -> PicturePart:
    """Draw the three cards with their points per space; scored cards are dimmed."""
    body = ""
    for at, (card, names) in enumerate(zip(CARD_NAMES, box.characteristics.values(), strict=True)):
        x, now = at * 54, state.phase == phases.SCORING and at == state.scored
        drawn = rect(x, 0, 50, 76, sheet["well"])
        drawn += rect(x, 0, 50, 18, sheet["can"] if now else sheet["edge"])
        drawn += sheet.text(card, x + 25, 3, 12, sheet["night"] if now else "#fff", 0.5)
        for row, name in enumerate(names):
            left, top = x + 4 + row % 2 * 23, 23 + row // 2 * 26
            drawn += sheet.glyph(name, left, top, 12, sheet["text"])
            drawn += sheet.text(str(box.points[name]), left + 15, top + 2, 9, sheet["text"])
        body += f'<g opacity=".4">{drawn}</g>' if at < state.scored else drawn
    return PicturePart("points", "", body)


def _unseen(sheet: Sheet, state: DecodedState, box: Box) -> PicturePart:
    """Draw the numbers of unseen buildings, mobs and tokens."""
    buildings = sum(state.unseen_tiles[: len(box.buildings)])
    mobs = sum(state.unseen_tiles[len(box.buildings) :])
    tokens, body = sum(state.unseen_tokens), ""
    for at, (name, count) in enumerate((("build", buildings), ("mob", mobs), ("weapon", tokens))):
        body += sheet.glyph(name, 0, at * 34, 17, sheet["muted"])
        body += sheet.text(str(count), 22, at * 34 + 3, 12, sheet["muted"])
    words = f"unseen: {buildings} buildings, {mobs} mobs, {tokens} tokens"
    return PicturePart("unseen", words, body)
