"""Explain moves, refusals and forecasts in sentences."""

from __future__ import annotations

from collections.abc import Callable

from overworld.cli.common import percent
from overworld.cli.names import amounts, building_name, face_name, name_of
from overworld.game import Game, Refusal
from overworld.i18n import words
from overworld.notation.names import BLOCK_LETTERS, CELL_NAMES, CROSSING_INDEX
from overworld.play.preview import preview_of
from overworld.rules.world import CORNERS, steps_between

_PLAIN = ("draw", "trade", "pass", "end")


def reason_text(refusal: Refusal) -> str:
    """Return a refusal as a sentence."""
    if refusal.code == "short_of_blocks":
        numbers, blocks = (str(refusal.facts["missing"]).split()[i::2] for i in (0, 1))
        missing = amounts(dict(zip(blocks, map(int, numbers), strict=True)))
        wild = "-wild" if refusal.facts["wildcards"] else ""
        return words(f"why-{refusal.code}{wild}", missing=missing)
    return words(f"why-{refusal.code}", **refusal.facts)


def meaning(game: Game, move: str) -> str:
    """Return a sentence that says what a legal move does."""
    verb, *arguments = move.split(" ")
    if verb in _PLAIN:
        return words(f"means-{verb}")
    return _EXPLAIN[verb](game, *arguments)


def _mine(game: Game, column: str) -> str:
    block = game.components.materials[BLOCK_LETTERS.index(game.cube[column][-1])]
    ahead = game.copy()
    ahead.play(f"mine {column}")
    key = "means-mine-unknown" if ahead.outcomes and ahead.phase == "uncover" else "means-mine"
    return words(key, block=name_of("material", block))


def _explore(game: Game, crossing: str) -> str:
    here = game.players[game.turn or 0].crossing
    steps = steps_between(CROSSING_INDEX[here], CROSSING_INDEX[crossing])
    around = [CELL_NAMES[cell] for cell in CORNERS[CROSSING_INDEX[crossing]]]
    world = game.world
    hidden = [c for c in around if c in world and world[c].left and not world[c].face]
    if not hidden:
        return words("means-explore", steps=steps)
    return words("means-explore-reveals", steps=steps, cells=" ".join(hidden))


def _build(game: Game, cell: str, space: str) -> str:
    preview = preview_of(game, f"build {cell} {space}")
    cost = amounts(preview.paid) or words("log-nothing")
    key = "means-build-xp" if preview.xp else "means-build"
    tile = building_name(game.components, preview.tile)
    return words(key, tile=tile, cost=cost, xp=preview.xp)


def _fight(game: Game, cell: str) -> str:
    face = game.world[cell].face
    mob = next(mob for mob in game.components.mobs if mob.id == face)
    chance = percent(float(game.fight_odds(cell)))
    name = face_name(game.components, mob.id)
    return words("means-fight", mob=name, hearts=mob.hearts, xp=mob.xp, chance=chance)


def _take(game: Game, cell: str) -> str:
    face = game.world[cell].face
    found = next(w for w in game.components.weapons if w.id == face)
    return words("means-take", weapon=name_of("weapon", found.id), hearts=found.hearts)


def _detonate(game: Game) -> str:
    tnt = next(w for w in game.components.weapons if w.power == "detonate")
    return words("means-detonate", hearts=tnt.hearts)


def _score(game: Game, name: str) -> str:
    group = next(g for g in game.forecast(game.turn or 0).groups if g.characteristic == name)
    points = game.components.points[name]
    product = words("means-score", spaces=group.spaces, points=points, total=group.points)
    return words("board-best", trait=name_of("trait", name), product=product)


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
    crossing = CROSSING_INDEX[game.players[int(game._kernel.state.turn)].crossing]
    world, lines = game.world, []
    for name in (CELL_NAMES[cell] for cell in CORNERS[crossing]):
        face = world[name].face if name in world else None
        building = next((b for b in game.components.buildings if b.id == face), None)
        if building is not None:
            cost = amounts(building.cost) or words("log-nothing")
            key = "near-building-xp" if building.xp else "near-building"
            tile = building_name(game.components, building.id)
            lines.append(words(key, cell=name, tile=tile, cost=cost, xp=building.xp))
        elif face in [mob.id for mob in game.components.mobs]:
            lines.append(words("near-thing", cell=name, what=_fight(game, name)))
        elif face is not None:
            lines.append(words("near-thing", cell=name, what=_take(game, name)))
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
            best[card.lower()] = words(
                "forecast-best",
                name=name_of("trait", group.characteristic),
                points=group.points,
            )
        bonus = sum(bonus.points for bonus in forecast.bonuses)
        mobs = words("forecast-mobs", points=bonus) if forecast.bonuses else ""
        lines.append(words("forecast-line", seat=name_of("colour", colour), mobs=mobs, **best))
    return lines
