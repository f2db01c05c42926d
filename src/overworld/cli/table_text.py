"""The table in the terminal: the land and the cube as a diagram, the players in words."""

from __future__ import annotations

from collections.abc import Mapping

from overworld.game import Game, Player
from overworld.i18n import t
from overworld.notation.diagram import short_name
from overworld.play.sentences import amounts, face_name, translated_name


def table_text(game: Game) -> tuple[str, str, dict[str, str]]:
    """Return the headline, the land with the cube, and the text of each seat by colour.

    >>> head, land, seats = table_text(Game(players=2))
    >>> print(seats["red"])
    red       0 XP, Supply 0
              Weapons 5 (Poisonous potato ... 3, Wooden sword, Stone sword)
              Mobs 0
              mountains     desert        forest
              snowy tundra  forest        desert
              mountains     desert        forest
    """
    _, land, _ = str(game).split("\n\n")
    head = ""
    if game.turn is not None and game.turn >= 0:
        seat = translated_name("colour", game.colours[game.turn])
        head = t("log-turn", turn=game.turn_number, name=seat)
    return head, land, {player.colour: _seat(game, player) for player in game.players}


def _seat(game: Game, player: Player) -> str:
    """Return the name and the possessions of a player, indented below the name."""
    supply = _counted("me-supply", player.supply, amounts(player.supply))
    weapons = {translated_name("weapon", one): count for one, count in player.pile.items()}
    mobs = {face_name(game.box, one): count for one, count in player.mobs.items()}
    lines = [
        f"{t('me-xp', xp=player.xp)}, {supply}",
        _counted("me-weapons", player.pile, _list(weapons)),
        _counted("me-mobs", player.mobs, _list(mobs)),
        *_board(game, player),
    ]
    name = translated_name("colour", player.colour) + "*" * player.beginner
    names = [name, *[""] * (len(lines) - 1)]
    width = max(10, len(name) + 1)
    return "\n".join(f"{left:<{width}}{line}" for left, line in zip(names, lines, strict=True))


def _counted(key: str, counts: Mapping[str, int], names: str) -> str:
    """Return a label with the number of things, and their names if there are any."""
    label = t(key, count=sum(counts.values()))
    return f"{label} ({names})" if names else label


def _list(counts: Mapping[str, int]) -> str:
    return ", ".join(
        name if count == 1 else t("me-weapon", name=name, count=count)
        for name, count in counts.items()
        if count
    )


def _board(game: Game, player: Player) -> list[str]:
    """Return the nine spaces in rows: a printed biome, or a building as in the land."""
    box = game.box
    (printed,) = [board.biomes for board in box.boards if board.id == player.colour]
    tiles = [tile.id for tile in box.tiles]
    spaces = [
        translated_name("biome", biome) if built is None else short_name(box, tiles.index(built))
        for biome, built in zip(printed, player.board, strict=True)
    ]
    width = 2 + max(len(translated_name("biome", biome)) for biome in printed)
    rows = (spaces[start : start + 3] for start in (0, 3, 6))
    return ["".join(f"{space:<{width}}" for space in row).rstrip() for row in rows]
