"""Profiles: the face, the rating and the last games of a player, as another player sees them."""

from __future__ import annotations

from itertools import groupby

import msgspec

from overworld.server.hub.hub import Hub
from overworld.server.hub.ratings import BotMark, ShownRating, bot_marks, shown_rating
from overworld.server.people.names import LONGEST, name_key
from overworld.server.table.errors import Refused

_GAMES = 8  # games in a profile


class OtherPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another seat of a game in a profile. A guest has neither name nor bot."""

    name: str = ""
    bot: str = ""


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game in a profile."""

    ended: int
    """Milliseconds since 1970."""
    place: int
    xp: int
    others: list[OtherPlayer]
    code: str = ""
    """The table, if you played there; else empty."""


class Together(msgspec.Struct, frozen=True):
    """The games that you and another player played at the same table."""

    games: int
    ahead: int
    """Games in which you finished higher."""
    behind: int


class Profile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player as any client sees them."""

    name: str
    since: int
    """When the player took the name, in milliseconds since 1970."""
    face: str = ""
    you: bool = False
    """Whether it is the player who asks."""
    blocked: bool = False
    """Whether you block this player."""
    games: list[PlayedGame] = []
    """The last games, the newest first."""
    together: Together | None = None
    """Your games against this player; null for yourself and for a client without games."""
    rating: ShownRating | None = None
    """The rating; null without rated games and while it is provisional."""
    kept: list[bool] = []
    """Whether the player finished each of the last 20 games with others, the oldest first."""
    marks: list[BotMark] = []
    """The fixed ratings of the bots."""


async def profile_of(hub: Hub, text: str, viewer: str) -> Profile:
    """Return the player with a name as `viewer` may see them; raises `Refused`."""
    store = hub.store
    player = await store.player_named(name_key(text))
    if player is None:
        raise Refused("no_player", name=text[:LONGEST])
    you, together = player.owner == viewer, None
    if viewer and not you:
        found = Together(*await store.head_to_head(viewer, player.owner))
        together = found if found.games else None
    blocks = await store.blocks_of(viewer) if viewer else []
    blocked = any(row.blocked == player.owner for row in blocks)
    games = await _last_games(hub, player.owner, viewer)
    rating = shown_rating(await store.rating(player.owner), hub.now())
    kept = (await store.kept(player.owner))[::-1]
    person = player.name, player.created, player.face
    return Profile(*person, you, blocked, games, together, rating, kept, bot_marks())


async def _last_games(hub: Hub, owner: str, viewer: str) -> list[PlayedGame]:
    """Return the last games of a player; only people who played have the code of a table."""
    store = hub.store
    rows = await store.last_games(owner, _GAMES)
    names = await store.names_of([row.owner for row in rows])
    games = list[PlayedGame]()
    for _, group in groupby(rows, key=lambda row: row.table):
        seats = list(group)
        mine = next(row for row in seats if row.owner == owner)
        others = [
            OtherPlayer("" if row.bot else names.get(row.owner, ""), row.bot)
            for row in seats
            if row is not mine
        ]
        code = mine.code if viewer and any(row.owner == viewer for row in seats) else ""
        games.append(PlayedGame(mine.ended, mine.place, mine.xp, others, code))
    return games
