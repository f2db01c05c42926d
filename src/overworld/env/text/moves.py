"""The legal moves with what they do and gain."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from overworld.components import Mob
from overworld.env.text.table import describe_tile, hearts_text
from overworld.game import Game, queries
from overworld.game.kernel import decoded_state_of
from overworld.notation import Move
from overworld.notation.moves import is_outcome
from overworld.notation.names import BLOCK_LETTERS, CARD_NAMES, CELLS_AROUND, CROSSING_INDEX
from overworld.play.preview import preview_of
from overworld.rules.world import steps_between


def moves_text(game: Game) -> str:
    """Return the legal moves, numbered from 1, with their effects.

    The nine spaces of a building share a line. A gain is the XP of the move, and the change of what
    the cards that are not yet scored and the mobs would score now. A fight's gain is its
    expectation, without the powers of weapons.

    Args:
        game: The game. The function does not change it.

    Returns:
        Lines without a line break at the end, empty unless a player decides.

    >>> from overworld import Deal
    >>> game = Game(players=2)
    >>> game.deal(Deal(7))
    >>> print(moves_text(game).splitlines()[-1])
    17. explore 35: 2 steps, reveals c5 d5 c6 d6
    """
    lines, number, moves = [], 1, list(map(str, game.legal_moves))
    while moves:
        same = _same_building(moves)
        if same > 1:
            verb, cell, _ = moves[0].split(" ")
            shown, label = f"{number}-{number + same - 1}", f"{verb} {cell} 1-{same}"
            text = _builds(game, moves[:same])
        else:
            shown, label, text = str(number), moves[0], explain_move(game, moves[0])
        lines.append(f"{shown}. {label}: {text}")
        number += same
        del moves[:same]
    return "\n".join(lines)


def _same_building(moves: list[str]) -> int:
    """Return how many of the first moves build the same tile; the others count 1 each."""
    start = moves[0].rpartition(" ")[0]
    if not start.startswith("build "):
        return 1
    return sum(move.startswith(f"{start} ") for move in moves)


def explain_move(game: Game, move: Move | str) -> str:
    """Return what a legal move does, with exact chances and gains.

    Args:
        game: The game. The function does not change it.
        move: A legal decision in notation.

    Raises:
        IllegalMove: If the move is not legal.
        NotationError: If the string is not a move.
        ValueError: If the move is an outcome of chance.

    >>> from overworld import Deal
    >>> game = Game(players=2)
    >>> game.deal(Deal(7))
    >>> explain_move(game, "explore 34")
    '1 step, reveals c4 d4 c5 d5'
    """
    if is_outcome(str(move)):
        raise ValueError(f"{move} is an outcome of chance, not a player's move")
    ahead = game.copy()
    ahead.play(move)
    verb, *arguments = str(move).split(" ")
    return _EXPLAIN[verb](game, ahead, *arguments)


def _mine(game: Game, ahead: Game, column: str) -> str:
    block = game.box.materials[BLOCK_LETTERS.index(game.cube[column][-1])]
    return f"takes {block}{', reveals a hidden block' if ahead.phase == 'uncover' else ''}"


def _explore(game: Game, ahead: Game, crossing: str) -> str:
    here = game.players[game.turn or 0].crossing
    steps = steps_between(CROSSING_INDEX[here], CROSSING_INDEX[crossing])
    cells = [cell for cell in CELLS_AROUND[CROSSING_INDEX[crossing]] if cell in game.world]
    hidden = [cell for cell in cells if game.world[cell].left and not game.world[cell].face]
    way = "stays" if steps == 0 else "1 step" if steps == 1 else f"{steps} steps"
    return f"{way}, reveals {' '.join(hidden)}" if hidden else way


def _build(game: Game, ahead: Game, cell: str, space: str) -> str:
    seat = game.turn or 0
    built = preview_of(game, f"build {cell} {space}")
    changes = ", ".join(f"{name} {value:+}" for name, value in _changes(game, ahead, seat))
    changes = changes or "no change"
    over = f" over {built.covered}" if built.covered else ""
    tile = describe_tile(game.box, str(game.world[cell].face))
    gain = standing(ahead, seat) - standing(game, seat)
    return f"{tile}; pays {_amounts(built.paid)}{over}; {changes}; gain {gain:+}"


def _builds(game: Game, moves: list[str]) -> str:
    """Return the tile and the payment of builds that differ in the space, and each space's gain."""
    seat, gains = game.turn or 0, []
    before = standing(game, seat)
    for move in moves:
        ahead = game.copy()
        ahead.play(move)
        gains.append(f"{move.rpartition(' ')[2]}: {standing(ahead, seat) - before:+}")
    built = preview_of(game, moves[0])
    return f"{built.tile}; pays {_amounts(built.paid)}; gain on space {', '.join(gains)}"


def _amounts(paid: dict[str, int]) -> str:
    return " ".join(f"{count} {block}" for block, count in paid.items() if count) or "nothing"


def standing(game: Game, seat: int) -> int:
    """Return the XP of a seat, with what its cards that are not scored and its mobs would score.

    >>> standing(Game(players=2, first=0), 0)
    6
    """
    return sum(value for _, value in _parts(game, seat))


def _parts(game: Game, seat: int) -> Iterator[tuple[str, int]]:
    forecast = game.forecast(seat)
    yield "XP", game.players[seat].xp
    for card in CARD_NAMES[decoded_state_of(game).scored :]:
        yield f"card {card}", max(one.points for one in forecast.groups if one.card == card)
    yield "mobs", sum(bonus.points for bonus in forecast.bonuses)


def _changes(game: Game, ahead: Game, seat: int) -> Iterator[tuple[str, int]]:
    for (name, before), (_, after) in zip(_parts(game, seat), _parts(ahead, seat), strict=True):
        if after != before:
            yield name, after - before


def _fight(game: Game, ahead: Game, cell: str) -> str:
    seat, face = game.turn or 0, str(game.world[cell].face)
    mob = next(each for each in game.box.mobs if each.id == face)
    chance = game.fight_odds(cell)
    gain = float(chance) * (mob.xp + _bonus(game, seat, mob))
    percent = f"{100 * float(chance):.1f} %"
    return f"{describe_tile(game.box, face)}; chance {chance} = {percent}; gain {gain:+.1f}"


def _bonus(game: Game, seat: int, mob: Mob) -> int:
    """Return what a scoring mob would give now."""
    if mob.characteristic is None:
        return 0
    key = queries.board_key(decoded_state_of(game), seat)
    return queries.spaces_with(mob.characteristic, key, game.box).bit_count() * mob.points_each


def _take(game: Game, ahead: Game, cell: str) -> str:
    weapon = next(each for each in game.box.weapons if each.id == game.world[cell].face)
    power = "" if weapon.power == "none" else f", power {weapon.power}"
    return f"{weapon.id}: {hearts_text(weapon.hearts)}{power}"


def _score(game: Game, ahead: Game, name: str) -> str:
    group = next(g for g in game.forecast(game.turn or 0).groups if g.characteristic == name)
    return f"{group.spaces} spaces; gain {group.points:+}"


_PLAIN = {
    "draw": "reveals one more token",
    "detonate": "adds the hearts of the TNT, which leaves the game",
    "trade": "gives up an extra-action mob for one more action",
    "pass": "does not use the weapon's power",
    "end": "ends the turn",
}


def _plain(verb: str) -> Callable[..., str]:
    return lambda game, ahead: _PLAIN[verb]


_EXPLAIN: dict[str, Callable[..., str]] = {
    "mine": _mine,
    "explore": _explore,
    "build": _build,
    "fight": _fight,
    "take": _take,
    "score": _score,
    **{verb: _plain(verb) for verb in _PLAIN},
}
