"""The position as compact text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from overworld.components import Box, Building, Mob
from overworld.game import CHANCE, Game, Player
from overworld.game.kernel import check_game, check_seat, decoded_state_of
from overworld.notation.names import BLOCK_LETTERS, CARD_NAMES, CELL_NAMES, COLUMN_NAMES
from overworld.notation.position import format_blocks
from overworld.rules.world import STACK_CELLS

_STACKS = {CELL_NAMES[cell] for cell in STACK_CELLS}
_QUESTIONS = {
    "act": "choose an action",
    "second": "take the second block",
    "bow": "a bow was revealed: draw one more token, or pass",
    "pickaxe": "a stone pickaxe was revealed: mine a block, or pass",
    "tnt": "TNT was revealed: detonate it, or pass",
    "end": "end the turn, or trade in a mob for one more action",
}


def observation_text(game: Game, seat: int | None = None) -> str:
    """Return the position as text: cube, Overworld, and the possessions of all players.

    The text depends on the position only. Everything face down and every unknown block is `?`.

    Args:
        game: The game.
        seat: The seat that the text calls "you". Default: the player to move, if there is one.

    Returns:
        Lines without a line break at the end: 1,200 to 2,400 characters with two players.

    Raises:
        TypeError: If `game` is not a `Game`, or the seat is not an integer.
        ValueError: If the game has no such seat.

    >>> from overworld import Deal
    >>> game = Game(players=2)
    >>> game.deal(Deal(7))
    >>> print(observation_text(game).splitlines()[0])
    turn 1, red to move (you): choose an action; 2 actions left, used: none
    """
    check_game(game)
    if seat is None:
        seat = game.turn if game.turn != CHANCE else None
    else:
        seat = check_seat(seat, len(game.colours))
    blocks = zip(BLOCK_LETTERS, game.box.materials, strict=True)
    legend = ", ".join(f"{letter} {name}" for letter, name in blocks)
    lines = [
        _headline(game, seat),
        f"cube, each column from the bottom up ({legend}, ? unknown, - empty):",
        *_cube(game.cube),
        _layers(game),
        *_world(game),
    ]
    for each, player in enumerate(game.players):
        lines += _player(game, each, player, seat)
    return "\n".join(lines)


def format_cost(building: Building, box: Box) -> str:
    """Return the cost of a building, such as `w1s1`.

    >>> from overworld import load_box
    >>> format_cost(load_box().buildings[4], load_box())
    's1t1'
    """
    return format_blocks([building.cost.get(name, 0) for name in box.materials])


def hearts_text(count: int) -> str:
    """Return a number of hearts.

    >>> hearts_text(1), hearts_text(2)
    ('1 heart', '2 hearts')
    """
    return f"{count} heart{'s' * (count != 1)}"


def format_counts(counts: Mapping[str, int]) -> str:
    """Return names with their numbers, such as `3 poisonous_potato, bow`."""
    return _joined(name if count == 1 else f"{count} {name}" for name, count in counts.items())


def _joined(parts: Iterable[str]) -> str:
    return ", ".join(parts) or "none"


def _headline(game: Game, seat: int | None) -> str:
    if game.over:
        winners = _joined(game.colours[each] for each in game.winners)
        return f"turn {game.turn_number}, the game is over; winners: {winners}"
    if game.turn is None or game.turn == CHANCE:
        return f"turn {game.turn_number}, at a chance event"
    you = " (you)" if game.turn == seat else ""
    head = f"turn {game.turn_number}, {game.colours[game.turn]} to move{you}: "
    if game.card is not None:
        return f"{head}choose a characteristic for card {game.card}"
    head += f"{_QUESTIONS[game.phase]}; {game.actions_left} actions left"
    head += f", used: {_joined(game.actions_used)}"
    fight = game.fight
    if fight is not None:
        head += f"\nfight in {fight.cell} against {fight.mob}: {fight.hearts} of {fight.needed}"
        head += f" hearts, {fight.draws} tokens to reveal"
        head += f", revealed: {format_counts(fight.revealed)}"
    return head


def _cube(cube: Mapping[str, str]) -> Iterator[str]:
    """Yield four rows of columns."""
    for start in range(0, len(COLUMN_NAMES), 4):
        yield " ".join(f"{name} {cube[name] or '-'}" for name in COLUMN_NAMES[start : start + 4])


def _layers(game: Game) -> str:
    """Return how many blocks remain above the layer of each card that is not yet scored."""
    scored = decoded_state_of(game).scored
    heights = [len(column) for column in game.cube.values()]
    parts = []
    for index, card in enumerate(CARD_NAMES):
        level = len(CARD_NAMES) - index
        above = sum(max(0, height - level) for height in heights)
        parts.append(f"{card} {'scored' if index < scored else above}")
    return f"blocks to take until a card is scored: {', '.join(parts)}"


def describe_tile(box: Box, ident: str) -> str:
    """Return a face-up building with its cost, or a mob with its hearts and XP.

    >>> from overworld import load_box
    >>> describe_tile(load_box(), "witch-stone")
    'witch-stone: mob, 5 hearts, 5 XP, 3 per stone at the end'
    """
    tile = next(each for each in box.tiles if each.id == ident)
    if isinstance(tile, Mob):
        bonus = f", {tile.points_each} per {tile.characteristic} at the end"
        return (
            f"{ident}: mob, {hearts_text(tile.hearts)}, {tile.xp} XP"
            f"{', can be traded in' if tile.characteristic is None else bonus}"
        )
    xp = f", {tile.xp} XP" if tile.xp else ""
    return f"{ident}: costs {format_cost(tile, box)}{xp}"


def _world(game: Game) -> Iterator[str]:
    """Yield the face-up tiles, one per line, and all other cells by kind."""
    stacks = {name: cell for name, cell in game.world.items() if name in _STACKS}
    tokens = {name: cell for name, cell in game.world.items() if name not in _STACKS}
    yield "stacks, top tile and tiles left:"
    for name, cell in stacks.items():
        if cell.face is not None:
            yield f"{name} {describe_tile(game.box, cell.face)}; {cell.left} left"
    down = (f"{name} {cell.left}" for name, cell in stacks.items() if cell.left and not cell.face)
    yield f"face down: {_joined(down)}"
    shown = _joined(f"{name} {cell.face}" for name, cell in tokens.items() if cell.face)
    hidden = " ".join(name for name, cell in tokens.items() if cell.left and not cell.face)
    yield f"weapon tokens: {shown}; face down: {hidden or 'none'}"


def _player(game: Game, number: int, player: Player, seat: int | None) -> Iterator[str]:
    """Yield the possessions and the board of a player, and what the cards would score now."""
    mark = " (you)" if number == seat else ""
    beginner = ", beginner" if player.beginner else ""
    blocks = format_blocks([player.supply.get(name, 0) for name in game.box.materials])
    yield (
        f"{player.colour}{mark}: {player.xp} XP now{beginner}, on crossing {player.crossing}"
        f", blocks {blocks}"
    )
    yield f" weapons: {format_counts(player.pile)}; mobs: {format_counts(player.mobs)}"
    (printed,) = [board.biomes for board in game.box.boards if board.id == player.colour]
    spaces = (
        f"{space} {built or f'({biome})'}"
        for space, (biome, built) in enumerate(zip(printed, player.board, strict=True), 1)
    )
    yield f" board: {', '.join(spaces)}"
    yield f" would score now: {', '.join(_scores(game, number))}"


def _scores(game: Game, seat: int) -> Iterator[str]:
    forecast = game.forecast(seat)
    for card in CARD_NAMES[decoded_state_of(game).scored :]:
        best = max((one for one in forecast.groups if one.card == card), key=lambda g: g.points)
        yield f"{card} {best.characteristic} {best.points}"
    yield f"mobs {sum(bonus.points for bonus in forecast.bonuses)}"
