"""The contents of a box for clients: numbers and names, in the order of the box; their routes."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import QueryParameter

from overworld.bots import BOTS
from overworld.bots.ladder import STRONGEST, is_untrained_on
from overworld.components import GROUPS, Board, Box
from overworld.notation.names import ACTION_NAMES, BLOCK_LETTERS, CARD_NAMES
from overworld.server.http.requests import CACHED, PREFIX, ApiRequest, api_get
from overworld.server.table.errors import Refused
from overworld.server.table.options import UnknownBox, box_named


class BoxBlock(msgspec.Struct, frozen=True):
    """A kind of block: its letter in `cube`, how many there are, and whether it pays for any."""

    id: str
    letter: str
    count: int
    wildcard: bool


class BoxCharacteristic(msgspec.Struct, frozen=True):
    """A characteristic and what each space with it scores."""

    id: str
    points: int


class BoxCard(msgspec.Struct, frozen=True):
    """A scoring card: its four characteristics; `printed` if biomes printed on a board count."""

    id: str
    group: str
    printed: bool
    characteristics: tuple[BoxCharacteristic, ...]


class BoxWeapon(msgspec.Struct, frozen=True):
    """A kind of weapon; its power gives `xp` or `blocks`.

    `start` is the number in each player's first pile, `neutral` the number in the Overworld.
    """

    id: str
    hearts: int
    power: str
    xp: int
    blocks: int
    per_player: int = msgspec.field(name="start")
    neutral: int


class BoxMob(msgspec.Struct, frozen=True):
    """A kind of mob tile.

    With `action`, a player can trade it in for an action. Otherwise it scores `points` for every
    space with its `characteristic` at the end.
    """

    id: str
    kind: str
    hearts: int
    xp: int
    action: bool
    characteristic: str | None
    points: int
    count: int


class BoxBuilding(msgspec.Struct, frozen=True):
    """A kind of building tile; `cost` says which blocks it needs."""

    id: str
    biome: str
    material: str
    type: str
    cost: dict[str, int]
    xp: int
    copies: int = msgspec.field(name="count")


class BoxLimits(msgspec.Struct, frozen=True):
    """Numbers of the rules.

    Actions in a turn, blocks in a Collect, steps in an Explore, tokens in a fight, tiles in a
    stack, the last number of the XP track, and the number of players.
    """

    actions: int
    blocks: int
    steps: int
    tokens: int
    tiles: int
    track: int
    fewest_players: int
    most_players: int


class BoxStrength(msgspec.Struct, frozen=True):
    """The strongest bot for a number of players, and its win share in a match against obsidians."""

    players: int
    bot: str
    percent: int
    margin: int = msgspec.field(name="within")
    """Half of the 95 % interval of `percent`."""
    games: int


class BoxView(msgspec.Struct, frozen=True):
    """The contents of the box of a table, and the bots, the weakest first."""

    name: str
    title: str
    blocks: tuple[BoxBlock, ...]
    cards: tuple[BoxCard, ...]
    weapons: tuple[BoxWeapon, ...]
    mobs: tuple[BoxMob, ...]
    buildings: tuple[BoxBuilding, ...]
    boards: tuple[Board, ...]
    actions: tuple[str, ...]
    limits: BoxLimits
    bots: tuple[str, ...]
    untrained_bots: tuple[str, ...] = msgspec.field(name="strangers")
    """Bots that were trained on another box. They play this one less well."""
    strongest: tuple[BoxStrength, ...]


@cache
def box_view(box: Box) -> BoxView:
    """Return a box as clients see it.

    >>> from overworld import load_box
    >>> box = box_view(load_box())
    >>> box.blocks[0]
    BoxBlock(id='wood', letter='w', count=16, wildcard=False)
    >>> [board.id for board in box.boards], sum(kind.copies for kind in box.buildings)
    (['red', 'blue', 'yellow', 'green'], 44)
    """
    raw = box.raw
    pickaxes = {entry["id"]: entry.get("blocks", 0) for entry in raw["weapon"]}
    return BoxView(
        name=box.name,
        title=box.title,
        blocks=tuple(
            BoxBlock(name, letter, count, name == raw["cube"]["wildcard"])
            for (name, count), letter in zip(box.blocks.items(), BLOCK_LETTERS, strict=True)
        ),
        cards=tuple(
            _card(box, card, group) for card, group in zip(CARD_NAMES, GROUPS, strict=True)
        ),
        weapons=tuple(
            BoxWeapon(**asdict(weapon), blocks=pickaxes[weapon.id]) for weapon in box.weapons
        ),
        mobs=tuple(
            BoxMob(
                *(mob.id, mob.kind, mob.hearts, mob.xp, mob.characteristic is None),
                *(mob.characteristic, mob.points_each, mob.copies),
            )
            for mob in box.mobs
        ),
        buildings=tuple(BoxBuilding(**asdict(building)) for building in box.buildings),
        boards=box.boards,
        actions=ACTION_NAMES,
        limits=BoxLimits(
            actions=raw["turn"]["actions_per_turn"],
            blocks=raw["cube"]["collect_per_action"],
            steps=raw["overworld"]["move_max"],
            tokens=raw["fight"]["tokens_revealed"],
            tiles=raw["overworld"]["tiles_per_stack"],
            track=raw["track"]["last_printed"],
            fewest_players=raw["meta"]["players"]["min"],
            most_players=raw["meta"]["players"]["max"],
        ),
        bots=tuple(BOTS),
        untrained_bots=tuple(name for name, bot in BOTS.items() if is_untrained_on(bot, box)),
        strongest=tuple(
            BoxStrength(players, *strongest)
            for players, strongest in STRONGEST.items()
            if strongest.bot in BOTS and not is_untrained_on(BOTS[strongest.bot], box)
        ),
    )


def _card(box: Box, card: str, group: str) -> BoxCard:
    return BoxCard(
        card,
        group,
        box.raw["scoring"][card]["count_printed_board"],
        tuple(BoxCharacteristic(name, box.points[name]) for name in box.characteristics[group]),
    )


class BoxTitle(msgspec.Struct, frozen=True):
    """A box: its name in options and its title for players."""

    name: str
    title: str


@api_get(f"{PREFIX}/box", responses=CACHED, summary="What is in the box")
async def get_box(
    request: ApiRequest, name: Annotated[str, QueryParameter(max_length=100)] = ""
) -> Response[BoxView]:
    """Return the contents of a box; they change only with the server.

    `name` is the name of a box; without it, the answer is the first box. The answer has an `ETag`.
    """
    try:
        box = box_named(name, request.hub.boxes)
    except UnknownBox as error:
        raise Refused("bad_options", field="box") from error
    return request.cached(box_view(box))


@api_get(f"{PREFIX}/boxes", summary="The boxes of the server")
async def get_boxes(request: ApiRequest) -> list[BoxTitle]:
    """Return the boxes that tables can use; the first is the default."""
    return [BoxTitle(box.name, box.title) for box in request.hub.boxes]
