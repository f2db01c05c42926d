"""Names, moves, refusals, forecasts and events as translated sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import msgspec

from overworld.components import Box
from overworld.game import Game, Refusal, events
from overworld.game.kernel import decoded_state_of
from overworld.i18n import format_list, percent, t
from overworld.notation.names import BLOCK_LETTERS, CELLS_AROUND, CROSSING_INDEX
from overworld.play.preview import preview_of
from overworld.rules.world import steps_between


def translated_name(kind: str, ident: str) -> str:
    """Return the name of a thing, or its id if a custom box adds a thing without a name.

    >>> translated_name("material", "wood"), translated_name("weapon", "magic_wand")
    ('wood', 'magic_wand')
    """
    try:
        return t(f"{kind}-{ident}")
    except KeyError:
        return ident


def face_name(box: Box, ident: str) -> str:
    """Return the name of a face-up tile: a building, a mob or a weapon."""
    mob = next((mob for mob in box.mobs if mob.id == ident), None)
    if mob is not None:
        name = translated_name("mob", mob.kind)
        return ident if name == mob.kind else name
    return translated_name("weapon" if ident in box.weapon_ids else "tile", ident)


def building_name(box: Box, ident: str) -> str:
    """Return the name of a building with its characteristics.

    Without a name, the id of most buildings has the characteristics already.
    """
    building = next(one for one in box.buildings if one.id == ident)
    traits = (building.biome, building.material, building.type)
    name = face_name(box, ident)
    if name == "-".join(traits):
        return name
    return f"{name} ({', '.join(translated_name('trait', one) for one in traits)})"


def amounts(counts: Mapping[str, int]) -> str:
    """Format numbers of blocks as one phrase.

    >>> amounts({"wood": 2, "emerald": 2})
    '2 wood and 2 emeralds'
    """
    return format_list(
        t("amount", count=count, block=block, name=translated_name("material", block))
        for block, count in counts.items()
        if count
    )


_PLAIN = ("draw", "trade", "pass", "end")


def reason_text(refusal: Refusal) -> str:
    """Return a refusal as a sentence."""
    if refusal.code == "short_of_blocks":
        numbers, blocks = (str(refusal.facts["missing"]).split()[i::2] for i in (0, 1))
        missing = amounts(dict(zip(blocks, map(int, numbers), strict=True)))
        wild = "-wild" if refusal.facts["wildcards"] else ""
        return t(f"why-{refusal.code}{wild}", missing=missing)
    return t(f"why-{refusal.code}", **refusal.facts)


def meaning(game: Game, move: str) -> str:
    """Return a sentence that says what a legal move does."""
    verb, *arguments = move.split(" ")
    if verb in _PLAIN:
        return t(f"means-{verb}")
    return _EXPLAIN[verb](game, *arguments)


def _mine(game: Game, column: str) -> str:
    block = game.box.materials[BLOCK_LETTERS.index(game.cube[column][-1])]
    ahead = game.copy()
    ahead.play(f"mine {column}")
    key = "means-mine-unknown" if ahead.phase == "uncover" else "means-mine"
    return t(key, block=translated_name("material", block))


def _explore(game: Game, crossing: str) -> str:
    here = game.players[game.turn or 0].crossing
    steps = steps_between(CROSSING_INDEX[here], CROSSING_INDEX[crossing])
    around = CELLS_AROUND[CROSSING_INDEX[crossing]]
    world = game.world
    hidden = [c for c in around if c in world and world[c].left and not world[c].face]
    if not hidden:
        return t("means-explore", steps=steps)
    return t("means-explore-reveals", steps=steps, cells=" ".join(hidden))


def _build(game: Game, cell: str, space: str) -> str:
    preview = preview_of(game, f"build {cell} {space}")
    cost = amounts(preview.paid) or t("log-nothing")
    key = "means-build-xp" if preview.xp else "means-build"
    tile = building_name(game.box, preview.tile)
    return t(key, tile=tile, cost=cost, xp=preview.xp)


def _fight(game: Game, cell: str) -> str:
    face = game.world[cell].face
    mob = next(mob for mob in game.box.mobs if mob.id == face)
    chance = percent(float(game.fight_odds(cell)))
    name = face_name(game.box, mob.id)
    return t("means-fight", mob=name, hearts=mob.hearts, xp=mob.xp, chance=chance)


def _take(game: Game, cell: str) -> str:
    face = game.world[cell].face
    weapon = next(w for w in game.box.weapons if w.id == face)
    return t("means-take", weapon=translated_name("weapon", weapon.id), hearts=weapon.hearts)


def _detonate(game: Game) -> str:
    tnt = next(w for w in game.box.weapons if w.power == "detonate")
    return t("means-detonate", hearts=tnt.hearts)


def _score(game: Game, name: str) -> str:
    group = next(g for g in game.forecast(game.turn or 0).groups if g.characteristic == name)
    points = game.box.points[name]
    product = t("means-score", spaces=group.spaces, points=points, total=group.points)
    return t("board-best", trait=translated_name("trait", name), product=product)


_EXPLAIN: dict[str, Callable[..., str]] = {
    "mine": _mine,
    "explore": _explore,
    "build": _build,
    "fight": _fight,
    "take": _take,
    "detonate": _detonate,
    "score": _score,
}


def near_lines(game: Game) -> list[str]:
    """Return lines about the face-up tiles around the character of the current player."""
    crossing = CROSSING_INDEX[game.players[decoded_state_of(game).turn].crossing]
    world, lines = game.world, []
    for name in CELLS_AROUND[crossing]:
        face = world[name].face if name in world else None
        building = next((b for b in game.box.buildings if b.id == face), None)
        if building is not None:
            cost = amounts(building.cost) or t("log-nothing")
            key = "near-building-xp" if building.xp else "near-building"
            tile = building_name(game.box, building.id)
            lines.append(t(key, cell=name, tile=tile, cost=cost, xp=building.xp))
        elif face in [mob.id for mob in game.box.mobs]:
            lines.append(t("near-thing", cell=name, what=_fight(game, name)))
        elif face is not None:
            lines.append(t("near-thing", cell=name, what=_take(game, name)))
    return [f"  {line}" for line in lines]


def explained_moves(game: Game) -> list[str]:
    """Return the legal moves with their meanings; the nine spaces of a building share a line."""
    lines: dict[str, str] = {}
    for move in map(str, game.legal_moves):
        verb, *arguments = move.split(" ")
        shown = f"build {arguments[0]} 1-9" if verb == "build" else move
        if shown not in lines:
            lines[shown] = meaning(game, move)
    width = max(map(len, lines), default=0)
    return [f"  {shown:<{width}}  {text}" for shown, text in lines.items()]


def forecast_lines(game: Game) -> list[str]:
    """Return for every seat the best characteristic of each card, and the bonus of its mobs."""
    lines = []
    for seat, colour in enumerate(game.colours):
        forecast = game.forecast(seat)
        best = {}
        for card in "ABC":
            groups = [group for group in forecast.groups if group.card == card]
            group = max(groups, key=lambda group: group.points)
            best[card.lower()] = t(
                "forecast-best",
                name=translated_name("trait", group.characteristic),
                points=group.points,
            )
        bonus = sum(bonus.points for bonus in forecast.bonuses)
        mobs = t("forecast-mobs", points=bonus) if forecast.bonuses else ""
        lines.append(t("forecast-line", seat=translated_name("colour", colour), mobs=mobs, **best))
    return lines


Names = Callable[[int], str]
"""Return the name of a seat."""

Values = dict[str, str | int | float]
"""Values of a message."""


def format_event(event: events.GameEvent, box: Box, names: Names) -> str:
    """Return the sentences for an event."""
    values = _values(event, box, names)
    if isinstance(event, events.Fought):
        return " ".join(_fought(event, values))
    return t(_key(event), **values)


def _key(event: events.GameEvent) -> str:
    code = str(event.__struct_config__.tag)
    match event:
        case events.Mined(pickaxe=True):
            return "log-mined-pickaxe"
        case events.LayerUsedUp(card=str()):
            return "log-layer-card"
        case events.Built():
            over, gained = "-over" * (event.covered is not None), "-xp" * (event.xp > 0)
            return f"log-built{over}{gained}"
        case events.FightBegan():
            return "log-fight-chance"
        case events.TokenRevealed(xp=gained) if gained:
            return "log-turned-xp"
        case events.Declined(power=power):
            return f"log-declined-{power}"
        case events.TurnEnded(due=due) if due:
            return "log-ended-due"
        case events.GameOver(scores=scores):
            return "log-over-blocks" if scores.count(max(scores)) > 1 else "log-over"
        case _:
            return f"log-{code}"


def _fought(event: events.Fought, values: Values) -> Iterator[str]:
    """Yield sentences about the result of a fight and its effects."""
    yield t("log-fought-won" if event.won else "log-fought-lost", **values)
    if event.hoe_xp:
        yield t("log-fought-hoes", xp=event.hoe_xp)
    if event.blocks:
        yield t("log-fought-blocks", blocks=amounts(event.blocks))
    tokens = sum(event.revealed.values()) - event.detonated
    if tokens:
        yield t("log-fought-back", tokens=tokens)
    if event.detonated:
        yield t("log-fought-tnt", count=event.detonated)


def _values(event: events.GameEvent, box: Box, names: Names) -> Values:
    values: Values = {}
    for field, value in msgspec.structs.asdict(event).items():
        if field == "seat":
            values["name"] = names(value)
        elif field in ("tile", "mob", "weapon", "face") or (field == "covered" and value):
            values[field] = face_name(box, value)
        elif field == "characteristic":
            values["trait"] = translated_name("trait", value)
        elif field == "block":
            values[field] = translated_name("material", value)
        elif field == "level":
            values[field] = value + 1
        elif field == "space":
            values[field] = t(f"space-{value}")
        elif field == "paid":
            values[field] = amounts(value) or t("log-nothing")
        elif field == "chance":
            values[field] = percent(value)
        elif isinstance(value, str | int):
            values[field] = value
    match event:
        case events.TurnEnded(due=due):
            values["cards"] = format_list(due)
        case events.GameOver():
            values["count"] = len(event.winners)
            values["winners"] = format_list(map(names, event.winners))
            values["scores"] = _per_seat(event.scores, names)
            values["blocks"] = _per_seat(event.blocks, names)
    return values


def _per_seat(numbers: tuple[int, ...], names: Names) -> str:
    return format_list(
        t("log-over-each", name=names(seat), number=number) for seat, number in enumerate(numbers)
    )
