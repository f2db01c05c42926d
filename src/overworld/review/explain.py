"""Find one reason why a move is better than another, as a code with facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from overworld.bots.endgame import Shares
from overworld.components.box import Building, Mob, Weapon
from overworld.game import Game
from overworld.game.derive_events import events_at
from overworld.game.events import Built, GameEvent, LayerUsedUp, Mined
from overworld.game.kernel import decoded_state_of
from overworld.notation.names import CARD_NAMES, CELL_NAMES, CELLS_AROUND, CROSSING_INDEX
from overworld.review.findings import BetterReason
from overworld.rules.state import EMERALD
from overworld.rules.world import TOKEN_CELLS

_LONG_SHOT = 0.35  # a fight with lower odds is a long shot
_GOOD_ODDS = 0.6  # odds from which a mob is a reason to explore
_SEEN = ("explore", "build", "fight", "take")  # moves whose things on the map say all
_TOKENS = {CELL_NAMES[cell] for cell in TOKEN_CELLS}
_MAX_MISSING = 3  # blocks; a building that lacks more is not a reason to mine


class _Try(NamedTuple):
    """A move with the game after it and its immediate events."""

    verb: str
    place: str
    game: Game
    events: tuple[GameEvent, ...]


def why_better(game: Game, best: str, played: str, then: Shares, after: Shares) -> BetterReason:
    """Return the first reason that applies why the move `best` is better than `played`.

    `then` are the win shares after `best`, `after` those after `played`.
    """
    seat = game.turn
    assert seat is not None, "a player is to move"
    if then[seat] == 1.0:
        return BetterReason("win")
    good, other = _try(game, best), _try(game, played)
    for find in (_FINDERS.get(good.verb), _long_shot, _layer_open):
        reason = find(game, seat, good, other) if find is not None else None
        if reason is not None:
            return reason
    return BetterReason(
        "share", {"share": round(100 * then[seat]), "less": round(100 * after[seat])}
    )


def looks_alike(game: Game, one: str, other: str) -> bool:
    """Return whether two moves show the player the same things, so that no fact tells them apart.

    Crossings look alike with the same face-up things and as many face-down ones around them.
    """
    (verb, place), (verb_too, place_too) = _words(one), _words(other)
    if verb != verb_too or verb not in _SEEN:
        return False
    cells, others = (
        _around(where[0]) if verb == "explore" else where[:1] for where in (place, place_too)
    )
    seen, seen_too = (
        sorted((cell in _TOKENS, bool(game.world[cell].left), game.world[cell].face or "")
               for cell in some if cell in game.world)
        for some in (cells, others)
    )  # fmt: skip
    return seen == seen_too and place[1:] == place_too[1:]


def _words(move: str) -> tuple[str, list[str]]:
    verb, *rest = move.split()
    return verb, rest


def _try(game: Game, move: str) -> _Try:
    ahead = game.copy()
    ahead.play(move)
    verb, _, place = move.partition(" ")
    return _Try(verb, place.partition(" ")[0], ahead, tuple(events_at(ahead, game.step_number)))


# ---------------------------------------------------------------- by the kind of the better move


def _score(game: Game, seat: int, good: _Try, other: _Try) -> BetterReason | None:
    points = {group.characteristic: group.points for group in game.forecast(seat).groups}
    less = points[other.place]
    if points[good.place] <= less:
        return None
    more = points[good.place]
    return BetterReason("score", {"characteristic": good.place, "points": more, "less": less})


def _build(game: Game, seat: int, good: _Try, other: _Try) -> BetterReason | None:
    built = next(event for event in good.events if isinstance(event, Built))
    gains = []
    for card in CARD_NAMES[decoded_state_of(game).scored :]:
        mine, theirs = (
            max(
                (g for g in attempt.game.forecast(seat).groups if g.card == card),
                key=lambda group: group.points,
            )
            for attempt in (good, other)
        )
        gains.append((mine.points - theirs.points, card, mine, theirs))
    gain, card, mine, theirs = max(gains, key=lambda entry: entry[0])
    if gain > 0:
        facts = {"card": card, "characteristic": mine.characteristic}
        return BetterReason("card", {**facts, "points": mine.points, "less": theirs.points})
    rival = next((event.xp for event in other.events if isinstance(event, Built)), 0)
    return BetterReason("xp", {"tile": built.tile, "xp": built.xp}) if built.xp > rival else None


def _fight(game: Game, seat: int, good: _Try, other: _Try) -> BetterReason | None:
    mob = _mobs(game)[game.world[good.place].face or ""]
    odds = game.fight_odds(good.place)
    if other.verb == "fight":
        rival = _mobs(game)[game.world[other.place].face or ""]
        if game.fight_odds(other.place) >= odds and rival.xp >= mob.xp:
            return None
    return BetterReason("odds", {"mob": mob.id, "chance": round(100 * odds), "xp": mob.xp})


def _take(game: Game, seat: int, good: _Try, other: _Try) -> BetterReason | None:
    weapon = _weapons(game)[game.world[good.place].face or ""]
    if other.verb == "take" and game.world[other.place].face == weapon.id:
        return None
    mobs = _mobs(game)
    for cell, face in _faces_around(game, game.players[seat].crossing):
        if face in mobs:
            before, now = game.fight_odds(cell), good.game.fight_odds(cell)
            if now > before:
                more, less = round(100 * now), round(100 * before)
                names = {"weapon": weapon.id, "mob": face}
                return BetterReason("armed", {**names, "chance": more, "less": less})
    return BetterReason("weapon", {"weapon": weapon.id, "hearts": weapon.hearts})


def _mine(game: Game, seat: int, good: _Try, other: _Try) -> BetterReason | None:
    finished = _card_layer(good)
    if finished is not None and finished != _card_layer(other):
        return BetterReason("layer", finished)
    mined = next(event for event in good.events if isinstance(event, Mined))
    if any(isinstance(event, Mined) and event.block == mined.block for event in other.events):
        return None
    tile = _wanted(game, seat, mined.block)
    if tile is not None:
        return BetterReason("block", {"block": mined.block, "tile": tile})
    players = len(game.colours)
    for rival in (*range(seat + 1, players), *range(seat)):
        tile = _wanted(game, rival, mined.block)
        if tile is not None:
            facts = {"block": mined.block, "seat": game.colours[rival], "tile": tile}
            return BetterReason("denied", facts)
    if mined.block == game.box.materials[EMERALD]:
        return BetterReason("wild", {"block": mined.block})
    return _toward(game, seat, mined.block)


def _toward(game: Game, seat: int, block: str) -> BetterReason | None:
    """Return the nearest revealed building that lacks this block, and few others."""
    here, buildings = game.players[seat].crossing, _buildings(game)
    wild = game.players[seat].supply[game.box.materials[EMERALD]]
    targets = []
    for cell, spot in game.world.items():
        short = _missing(game, seat, buildings[spot.face]) if spot.face in buildings else {}
        if block in short and sum(short.values()) - wild <= _MAX_MISSING:
            targets.append((_steps(here, cell), sum(short.values()), str(spot.face)))
    if not targets:
        return None
    steps, _, tile = min(targets)
    return BetterReason("toward", {"block": block, "tile": tile, "count": steps})


def _explore(game: Game, seat: int, good: _Try, other: _Try) -> BetterReason | None:
    reached = {*_around(game.players[seat].crossing)}
    if other.verb == "explore":
        reached |= {*_around(other.place)}
    buildings, mobs, weapons = _buildings(game), _mobs(game), _weapons(game)
    faces = [(cell, face) for cell, face in _faces_around(game, good.place) if cell not in reached]
    for _, face in faces:
        if face in buildings and not _missing(game, seat, buildings[face]):
            return BetterReason("near", {"tile": face})
    for cell, face in faces:
        if face in mobs and game.fight_odds(cell) >= _GOOD_ODDS:
            chance = round(100 * game.fight_odds(cell))
            return BetterReason("near_mob", {"mob": face, "chance": chance})
    tiles, tokens = _hidden_around(game, good.place)
    fewer_tiles, fewer_tokens = (
        _hidden_around(game, other.place) if other.verb == "explore" else (0, 0)
    )
    if tiles + tokens > fewer_tiles + fewer_tokens:
        return BetterReason("reveals", {"count": tiles + tokens})
    if tokens > fewer_tokens:
        return BetterReason("tokens", {"count": tokens, "less": fewer_tokens})
    if tiles > fewer_tiles:
        return BetterReason("tiles", {"count": tiles, "less": fewer_tiles})
    for _, face in faces:
        if face in weapons:
            return BetterReason("near_weapon", {"weapon": face, "hearts": weapons[face].hearts})
    return None


def _hidden_around(game: Game, crossing: str) -> tuple[int, int]:
    """Return the numbers of face-down tiles and tokens that an explore move there reveals."""
    cells = [cell for cell in _around(crossing) if cell in game.world]
    hidden = [cell for cell in cells if game.world[cell].left and not game.world[cell].face]
    tokens = sum(cell in _TOKENS for cell in hidden)
    return len(hidden) - tokens, tokens


def _trade(game: Game, seat: int, good: _Try, other: _Try) -> BetterReason | None:
    return BetterReason("action")


def _end(game: Game, seat: int, good: _Try, other: _Try) -> BetterReason | None:
    return BetterReason("keep") if other.verb == "trade" else None


def _detonate(game: Game, seat: int, good: _Try, other: _Try) -> BetterReason | None:
    fight = game.fight
    assert fight is not None, "TNT is detonated in a fight"
    hearts, needed = fight.hearts, fight.needed
    return BetterReason("detonate", {"mob": fight.mob, "hearts": hearts, "needed": needed})


def _draw(game: Game, seat: int, good: _Try, other: _Try) -> BetterReason | None:
    fight = game.fight
    assert fight is not None, "a bow is used in a fight"
    chance = round(100 * game.fight_odds(fight.cell))
    return BetterReason("draw", {"mob": fight.mob, "chance": chance})


_Finder = Callable[[Game, int, _Try, _Try], BetterReason | None]
_FINDERS: dict[str, _Finder] = {
    "score": _score,
    "build": _build,
    "fight": _fight,
    "take": _take,
    "mine": _mine,
    "explore": _explore,
    "trade": _trade,
    "end": _end,
    "detonate": _detonate,
    "draw": _draw,
}


# ---------------------------------------------------------------- by the kind of the played move


def _long_shot(game: Game, seat: int, good: _Try, other: _Try) -> BetterReason | None:
    if good.verb == "fight" or other.verb != "fight" or game.fight_odds(other.place) >= _LONG_SHOT:
        return None
    chance = round(100 * game.fight_odds(other.place))
    return BetterReason("long_shot", {"mob": game.world[other.place].face or "", "chance": chance})


def _layer_open(game: Game, seat: int, good: _Try, other: _Try) -> BetterReason | None:
    finished = _card_layer(other)
    if finished is None or finished == _card_layer(good):
        return None
    return BetterReason("layer_open", finished)


# ---------------------------------------------------------------- facts


def _steps(crossing: str, cell: str) -> int:
    """Return the distance to the nearest crossing next to a cell."""
    column, row = int(crossing[0]), int(crossing[1])
    around = (
        abs(int(near[0]) - column) + abs(int(near[1]) - row)
        for near in CROSSING_INDEX
        if cell in _around(near)
    )
    return min(around)


def _card_layer(tried: _Try) -> dict[str, str | int] | None:
    """Return the layer that a move uses up, if that starts a scoring round."""
    for event in tried.events:
        if isinstance(event, LayerUsedUp) and event.card is not None:
            return {"layer": event.layer, "card": event.card}
    return None


def _around(crossing: str) -> tuple[str, ...]:
    return CELLS_AROUND[CROSSING_INDEX[crossing]]


def _faces_around(game: Game, crossing: str) -> list[tuple[str, str]]:
    """Return the cells around a crossing that have a face-up tile or token, with its id."""
    cells = [cell for cell in _around(crossing) if cell in game.world]
    return [(cell, face) for cell in cells if (face := game.world[cell].face)]


def _buildings(game: Game) -> dict[str, Building]:
    return {building.id: building for building in game.box.buildings}


def _mobs(game: Game) -> dict[str, Mob]:
    return {mob.id: mob for mob in game.box.mobs}


def _weapons(game: Game) -> dict[str, Weapon]:
    return {weapon.id: weapon for weapon in game.box.weapons}


def _missing(game: Game, seat: int, building: Building) -> dict[str, int]:
    """Return the missing blocks for a building; none if wildcards can replace them."""
    supply = game.players[seat].supply
    short = {
        block: count - supply[block]
        for block, count in building.cost.items()
        if count > supply[block]
    }
    wild = supply[game.box.materials[EMERALD]]
    return short if sum(short.values()) > wild else {}


def _wanted(game: Game, seat: int, block: str) -> str | None:
    """Return a building next to the character for which only this block is missing."""
    buildings = _buildings(game)
    for _, face in _faces_around(game, game.players[seat].crossing):
        if face in buildings:
            short = _missing(game, seat, buildings[face])
            wild = game.players[seat].supply[game.box.materials[EMERALD]]
            if block in short and sum(short.values()) == wild + 1:
                return face
    return None
