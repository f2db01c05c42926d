"""The status column: player to move, actions, fight, cards, and unseen tiles."""

from __future__ import annotations

from collections.abc import Iterator

from overworld.components import Components, Mob
from overworld.notation.names import ACTION_NAMES, CARD_NAMES
from overworld.notation.plain import Plain
from overworld.notation.position import PHASE_NAMES, colour_of
from overworld.pictures import pieces
from overworld.pictures.cube import plan
from overworld.pictures.seats import moved_part, panel
from overworld.pictures.sheet import Part, Sheet, box, path, text_width
from overworld.rules.state import NONE, OVER, SCORING

WIDE, HIGH = 176, 326


def headline(state: Plain, box_: Components) -> str:
    """Return a sentence with the turn, the player to move and the required decision."""
    if state.phase == OVER:
        return f"turn {state.turns}, the game is over"
    who = "chance decides" if state.awaits_chance else f"{_decider(state, box_)} decides"
    return f"turn {state.turns}, {who}: {PHASE_NAMES[state.phase]}"


def _decider(state: Plain, box_: Components) -> str:
    return colour_of(state, box_, state.decider)


def status(sheet: Sheet, state: Plain, box_: Components) -> Iterator[Part]:
    """Yield the parts of the status column."""
    yield Part("status", "", panel(sheet, 0, 0, WIDE, HIGH))
    yield moved_part(10, 10, _who(sheet, state, box_))
    yield moved_part(166, 14, _turn(sheet, state))
    yield moved_part(8, 68, _actions(sheet, state))
    yield moved_part(8, 96, _fight(sheet, state, box_))
    yield moved_part(8, 138, _cards(sheet, state, box_))
    yield from plan(sheet, state, box_, 8, 219)
    yield moved_part(118, 222, _unseen(sheet, state, box_))


def _who(sheet: Sheet, state: Plain, box_: Components) -> Part:
    if state.phase == OVER:
        body = path(
            "M3 7l4.5 4L12 4l4.5 7L21 7l-2 11H5z",
            "#ffd23f",
            stroke="#120d18",
            stroke_width=1.2,
            stroke_linejoin="round",
            transform="scale(2)",
        )
    elif state.awaits_chance:
        body = box(0, 0, 44, 44, "#120d18") + box(2, 2, 40, 40, sheet["night"])
        body += sheet.text("?", 22, 10, 24, sheet["xp-on"], 0.5)
    else:
        body = pieces.portrait(sheet, _decider(state, box_), 2, 2, 40)
    return Part("decides", headline(state, box_), body)


def _turn(sheet: Sheet, state: Plain) -> Part:
    """Draw the turn number, and a diamond for each action owed."""
    body = sheet.text(str(state.turns), 0, 0, 20, sheet["ink"], 1)
    for at in range(state.actions):
        body += path(f"M{-16 - at * 18} 32l8 -8 8 8 -8 8z", sheet["can"], stroke=sheet["edge"])
    return Part("turn", f"actions left: {state.actions}", body)


def _actions(sheet: Sheet, state: Plain) -> Part:
    """Draw the five kinds of action; used ones are crossed out."""
    body, used = "", []
    for at, name in enumerate(ACTION_NAMES):
        x, gone = at * 32 + 4, state.used >> at & 1
        glyph = sheet.glyph(name, x, 0, 22, sheet["ink"])
        body += f'<g opacity=".35">{glyph}</g>' if gone else glyph
        if gone:
            body += path(f"M{x + 1} 21L{x + 21} 1", "none", stroke=sheet["heart"], stroke_width=3)
            used.append(name)
    return Part("actions", f"used: {', '.join(used)}" if used else "", body)


def _fight(sheet: Sheet, state: Plain, box_: Components) -> Part:
    """Draw the fight in progress: the mob, the hearts, and the revealed tokens."""
    if state.mob == NONE:
        return Part("fight", "", "")
    mob = box_.tiles[state.face[state.mob]]
    assert isinstance(mob, Mob)
    turned = [
        weapon
        for weapon, count in zip(box_.weapons, state.drawn, strict=False)
        for _ in range(count)
    ]
    hearts = f"{state.hearts}/{mob.hearts}"
    body = sheet.use(pieces.mob_picture(sheet, mob), 0, 2, 36)
    body += sheet.text(hearts, 42, 4, 12, sheet["ink"])
    body += sheet.glyph("heart", 45 + text_width(hearts, 12), 3, 14, sheet["heart"])
    step = min(26.0, (118 - 26) / max(1, len(turned) - 1))
    for at, weapon in enumerate(turned):
        body += pieces.token(sheet, weapon, 42 + at * step, 18, 24)
    tokens = ", ".join(weapon.id for weapon in turned) or "none"
    words = f"fight with {mob.id}: {state.hearts} of {mob.hearts} hearts, turned: {tokens}"
    return Part("fight", words, body)


def _cards(sheet: Sheet, state: Plain, box_: Components) -> Part:
    """Draw the three cards with their points per space; scored cards are dimmed."""
    body = ""
    for at, (card, names) in enumerate(zip(CARD_NAMES, box_.characteristics.values(), strict=True)):
        x, now = at * 54, state.phase == SCORING and at == state.scored
        drawn = box(x, 0, 50, 76, sheet["well"])
        drawn += box(x, 0, 50, 18, sheet["can"] if now else sheet["edge"])
        drawn += sheet.text(card, x + 25, 3, 12, sheet["night"] if now else "#fff", 0.5)
        for row, name in enumerate(names):
            left, top = x + 4 + row % 2 * 23, 23 + row // 2 * 26
            drawn += sheet.glyph(name, left, top, 12, sheet["ink"])
            drawn += sheet.text(str(box_.points[name]), left + 15, top + 2, 9, sheet["ink"])
        body += f'<g opacity=".4">{drawn}</g>' if at < state.scored else drawn
    return Part("points", "", body)


def _unseen(sheet: Sheet, state: Plain, box_: Components) -> Part:
    """Draw the numbers of unseen buildings, mobs and tokens."""
    buildings = sum(state.unseen_tiles[: len(box_.buildings)])
    mobs = sum(state.unseen_tiles[len(box_.buildings) :])
    tokens, body = sum(state.unseen_tokens), ""
    for at, (name, count) in enumerate((("build", buildings), ("mob", mobs), ("weapon", tokens))):
        body += sheet.glyph(name, 0, at * 34, 17, sheet["mut"])
        body += sheet.text(str(count), 22, at * 34 + 3, 12, sheet["mut"])
    words = f"unseen: {buildings} buildings, {mobs} mobs, {tokens} tokens"
    return Part("unseen", words, body)
