"""Names that belong to players: take, change, prove and delete them, on any device."""

from __future__ import annotations

import logging
from itertools import groupby

import msgspec

from overworld.server.hub.hub import Hub
from overworld.server.hub.ratings import BotMark, ShownRating, bot_marks, shown_rating
from overworld.server.people import passkeys
from overworld.server.people.letters import (
    PAIRING,
    RECOVERY,
    hash_letters,
    new_letters,
    read_letters,
)
from overworld.server.people.names import LONGEST, RENAME_AFTER, check_player_name, name_key
from overworld.server.people.results import new_ghost
from overworld.server.people.sanctions import check_wanted
from overworld.server.store.model import Unavailable
from overworld.server.store.names import DEVICES, PASSKEYS, PasskeyRow, PlayerRow
from overworld.server.table import actions
from overworld.server.table.clocks import DAY
from overworld.server.table.codes import equal_in_constant_time
from overworld.server.table.decide import check_picture
from overworld.server.table.errors import Refused
from overworld.server.table.options import Options

PAIRING_MS = 5 * 60_000
"""Milliseconds in which a code for another device works."""

KNOWN_MS = 2000
"""Milliseconds after which a node asks the store again which player a browser belongs to."""

_KNOWN = 20_000  # browsers whose player a node remembers
_TABLES_AT_ONCE = 100
_GAMES = 8  # games in a profile
_LOG = logging.getLogger("overworld.names")


class Device(msgspec.Struct, frozen=True):
    """A browser of a player."""

    id: str
    label: str
    day: int
    """The day of its last visit, in days since 1970."""
    this: bool
    """Whether it is the browser that asks."""


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of a player."""

    id: str
    label: str
    host: str
    """The host where it works."""
    day: int
    """The day of its last use, in days since 1970."""


class MyName(msgspec.Struct, frozen=True, omit_defaults=True):
    """The name of the player who asks, and the ways back to it. A guest has none."""

    name: str = ""
    since: int = 0
    """When the player took the name, in milliseconds since 1970."""
    rename_from: int = 0
    """When the name may change, in milliseconds since 1970."""
    given_until: int = 0
    """Until when you keep the name that the operator gave you; 0 if you chose it."""
    face: str = ""
    letters: bool = False
    """Whether the player has recovery letters."""
    devices: list[Device] = []
    passkeys: list[Passkey] = []
    refused: str = ""
    """Why a guest cannot take a name here: `people_off` or `not_invited`; else empty."""
    passkey_host: str = ""
    """The host for which this page can make passkeys; empty if it cannot."""
    no_passkeys: str = ""
    """Why it cannot: `insecure` (no HTTPS) or `missing` (the server lacks the extra)."""


class Arrived(msgspec.Struct, frozen=True, omit_defaults=True):
    """A browser that has become a device of a player."""

    name: str
    games: int = 0
    """Tables of this browser from before, which it can bring along."""
    letters: str = ""
    """The new recovery letters, if the browser used the old ones."""


class Brought(msgspec.Struct, frozen=True, omit_defaults=True):
    """The number of tables that a browser has brought along."""

    brought: int = 0
    failed: int = 0
    next: str = ""
    """Where to continue (`?after=`); empty at the end."""


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


class Names:
    """The names of all players, and which player each browser belongs to."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = hub.store
        self._known: dict[str, tuple[str, int]] = {}

    # ------------------------------------------------------------ which player a browser is

    async def owner_of(self, secret: str) -> str:
        """Return the owner that the hash of a browser's secret stands for (`Store.owner_of`).

        Another node may have changed it up to `KNOWN_MS` ago. If the store does not answer, the
        last known owner stays.
        """
        known, now = self._known.get(secret), self._hub.now()
        if known is not None and 0 <= now - known[1] < KNOWN_MS:
            return known[0]
        try:
            owner = await self._store.owner_of(secret)
        except Unavailable:
            if known is None:
                raise
            return known[0]
        self._known.pop(secret, None)
        if len(self._known) >= _KNOWN:
            for old in [*self._known][: _KNOWN // 10]:
                del self._known[old]
        self._known[secret] = owner, now
        return owner

    def _forget(self, *secrets: str) -> None:
        for secret in secrets:
            self._known.pop(secret, None)

    @property
    def _day(self) -> int:
        return self._hub.now() // DAY

    async def _player(self, owner: str) -> PlayerRow:
        player = await self._store.player(owner) if owner else None
        if player is None or player.ghost:
            raise Refused("no_own_name")
        return player

    # ------------------------------------------------------------ a player's own name

    async def mine(self, owner: str, secret: str, host: str = "", no_passkeys: str = "") -> MyName:
        """Return the name of an owner as the browser with `secret` sees it."""
        player = await self._store.player(owner) if owner else None
        if player is None or player.ghost:
            refused = await self._closed(owner)
            return MyName(refused=refused, passkey_host=host, no_passkeys=no_passkeys)
        await self._store.visit(secret, self._day)
        devices = [
            Device(_public_id(row.secret), row.label, row.day, row.secret == secret)
            for row in await self._store.devices(owner)
        ]
        keys = [
            Passkey(_public_id(row.id), row.label, row.rp, row.day)
            for row in await self._store.passkeys(owner)
        ]
        own = player.renamed + RENAME_AFTER if player.renamed else 0
        given = await self._hub.sanctions.renamed_until(owner)
        return MyName(
            player.name,
            player.created,
            max(own, given),
            given,
            player.face,
            bool(player.recovery),
            devices,
            keys,
            passkey_host=host,
            no_passkeys=no_passkeys,
        )

    async def _closed(self, owner: str) -> str:
        """Return the code of the refusal of all names to a guest; empty if there is none."""
        try:
            await self._hub.doors.check_access(owner)
        except Refused as refused:
            return refused.error
        return ""

    async def is_free(self, text: str, owner: str) -> tuple[str, bool]:
        """Return a name in its normal form, and whether the owner could have it."""
        name = self._check(text)
        key = name_key(name)
        holder = await self._store.player_named(key)
        if holder is None:
            return name, not await self._store.reserved_from(key, self._hub.now())
        return name, bool(owner) and holder.owner == owner

    def _check(self, text: str) -> str:
        """Return a name in its normal form; raise `Refused` if it is invalid or unwanted."""
        name = check_player_name(text)
        check_wanted([name], self._hub.settings.unwanted_words)
        return name

    async def take(self, owner: str, text: str, label: str) -> None:
        """Give a guest a name.

        Raises `Refused` if the server gives this guest no names, if the name is invalid or taken,
        or if too many players have one.
        """
        await self._hub.doors.check_access(owner)
        name = self._check(text)
        await self._hub.sanctions.check_own_name(owner)
        player = await self._store.player(owner)
        if player is not None:
            raise Refused("already_named", name=player.name)
        key, when, most = name_key(name), self._hub.now(), self._hub.settings.names_kept
        if not await self._store.take_name(
            owner, name, key, now=when, day=self._day, label=tidy_label(label), most=most
        ):
            full = await self._store.count_players() >= most
            raise Refused("names_full") if full else Refused("name_taken", name=name)
        self._forget(owner)

    async def rename(self, owner: str, text: str) -> None:
        """Change the name of a player, unless it is the same; at most once in 30 days."""
        player = await self._player(owner)
        if " ".join(text.split()) == player.name:
            return
        name, now = self._check(text), self._hub.now()
        await self._hub.sanctions.check_own_name(owner)
        if player.renamed > now - RENAME_AFTER:
            raise Refused("renamed_lately", until=player.renamed + RENAME_AFTER)
        if not await self._store.rename(owner, name, name_key(name), now):
            raise Refused("name_taken", name=name)

    async def is_named(self, owner: str) -> bool:
        """Return whether an owner has a name."""
        player = await self._store.player(owner) if owner else None
        return player is not None and not player.ghost

    async def set_face(self, owner: str, face: str) -> None:
        """Store the painted face of a player; an empty one removes it."""
        check_picture(face)
        player = await self._player(owner)
        if face and face != player.face:
            await self._hub.sanctions.check_speech(owner)
        await self._store.set_face(owner, face)

    async def profile(self, text: str, viewer: str) -> Profile:
        """Return the player with a name as `viewer` may see them; raises `Refused`."""
        player = await self._store.player_named(name_key(text))
        if player is None:
            raise Refused("no_player", name=text[:LONGEST])
        you, together = player.owner == viewer, None
        if viewer and not you:
            found = Together(*await self._store.head_to_head(viewer, player.owner))
            together = found if found.games else None
        blocks = await self._store.blocks_of(viewer) if viewer else []
        blocked = any(row.blocked == player.owner for row in blocks)
        games = await self._last_games(player.owner, viewer)
        rating = shown_rating(await self._store.rating(player.owner), self._hub.now())
        kept = (await self._store.kept(player.owner))[::-1]
        person = player.name, player.created, player.face
        return Profile(*person, you, blocked, games, together, rating, kept, bot_marks())

    async def _last_games(self, owner: str, viewer: str) -> list[PlayedGame]:
        """Return the last games of a player; only people who played have the code of a table."""
        rows = await self._store.last_games(owner, _GAMES)
        names = await self._store.names_of([row.owner for row in rows])
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

    async def open_name(self, name: str, owner: str) -> str:
        """Return a name as strangers will see it.

        A player whom the operator has renamed gets the current name in place of the former one,
        which their browsers may still send. Raises `Refused` if the name is unwanted or another
        player's.
        """
        key = name_key(name)
        if not key:
            return name
        holder = await self._store.player_named(key)
        if holder is None:
            former = await self._store.reserved_from(key, self._hub.now())
            player = await self._store.player(owner) if owner in former else None
            if player is not None and player.name:
                return player.name
        check_wanted([name], self._hub.settings.unwanted_words)
        if holder.owner != owner if holder is not None else former:
            raise Refused("name_taken", name=name[:LONGEST])
        return name

    async def open_options(self, options: Options, owner: str) -> Options:
        """Return the options of a table; at an open one, its names are as strangers see them."""
        if not options.open:
            return options
        seats = [
            msgspec.structs.replace(seat, name=await self.open_name(seat.name, owner))
            for seat in options.seats
        ]
        return msgspec.structs.replace(options, seats=tuple(seats))

    async def open_action(self, code: str, action: actions.Action, owner: str) -> actions.Action:
        """Return an action whose names at an open table are as strangers see them."""
        if isinstance(action, actions.Change):
            options = await self.open_options(action.options, owner)
            return msgspec.structs.replace(action, options=options)
        if isinstance(action, actions.Join | actions.Rename):
            room = await self._hub.rooms.get(code)
            if room.table.options.open:
                name = await self.open_name(action.name, owner)
                return msgspec.structs.replace(action, name=name)
        return action

    # ------------------------------------------------------------ ways back

    async def make_letters(self, owner: str) -> str:
        """Return new recovery letters of a player; older ones stop working."""
        await self._player(owner)
        letters = new_letters(RECOVERY)
        await self._store.set_recovery(owner, _recovery_hash(letters))
        return letters

    async def make_code(self, owner: str) -> tuple[str, int]:
        """Return a code for another device of a player, and when it stops working."""
        await self._player(owner)
        code, until = new_letters(PAIRING), self._hub.now() + PAIRING_MS
        await self._add_proof(_pairing_hash(code), "pair", owner, until)
        return code, until

    async def _add_proof(self, id: str, kind: str, owner: str, until: int) -> None:
        if not await self._store.add_proof(id, kind, owner, until=until, now=self._hub.now()):
            raise Refused("busy")

    async def creation_options(self, owner: str, host: str) -> passkeys.CreationOptions:
        """Return the options for a new passkey of a player at a host."""
        player = await self._player(owner)
        known = await self._store.passkeys(owner)
        if len(known) >= PASSKEYS:
            raise Refused("too_many_ways_back", most=PASSKEYS)
        ids = [key.id for key in known if key.rp == host]
        options, id = passkeys.creation_options(host, owner, player.name, ids)
        await self._add_proof(id, "create", owner, self._hub.now() + passkeys.CHALLENGE_MS)
        return options

    async def add_passkey(
        self, owner: str, host: str, origin: str, answer: passkeys.Created
    ) -> None:
        """Store the passkey that a player's browser has made; raises `Refused`."""
        await self._player(owner)
        id = passkeys.challenge_in(answer.client_data)
        asked = await self._store.use_proof(id, "create", self._hub.now())
        if not equal_in_constant_time(asked or "", owner):
            raise Refused("bad_proof")
        made = passkeys.check_created(host, origin, answer)
        row = PasskeyRow(
            made.id, owner, made.public_key, made.counter, host, tidy_label(answer.label), self._day
        )
        if not await self._store.add_passkey(row):
            raise Refused("too_many_ways_back", most=PASSKEYS)

    async def remove_device(self, owner: str, id: str) -> None:
        """Remove a device of a player. Its browser is a guest again."""
        await self._player(owner)
        for device in await self._store.devices(owner):
            if equal_in_constant_time(_public_id(device.secret), id):
                if not await self._store.remove_device(device.secret, owner):
                    raise Refused("last_way_back")
                await self._store.remove_browser(owner, secret=device.secret)
                self._forget(device.secret)
                return
        raise Refused("no_own_name")

    async def remove_passkey(self, owner: str, id: str) -> None:
        """Remove a passkey of a player."""
        await self._player(owner)
        for key in await self._store.passkeys(owner):
            if equal_in_constant_time(_public_id(key.id), id):
                if not await self._store.remove_passkey(key.id, owner):
                    raise Refused("last_way_back")
                return
        raise Refused("no_own_name")

    # ------------------------------------------------------------ arrivals

    async def arrive_with_letters(
        self, secret: str, name: str, letters: str, label: str
    ) -> Arrived:
        """Make a browser a device of a player, by the name and the recovery letters.

        A wrong name and wrong letters get the same answer after the same work. The letters work
        once: the answer has new ones.
        """
        await self._check_guest(secret)
        player = await self._store.player_named(name_key(name))
        hash = _recovery_hash(letters)
        kept = player.recovery if player is not None else ""
        if not equal_in_constant_time(kept or "-", hash) or player is None:
            raise Refused("bad_proof")
        await self._check_room(player.owner)
        new = new_letters(RECOVERY)
        if not await self._store.replace_recovery(player.owner, hash, _recovery_hash(new)):
            raise Refused("bad_proof")  # another browser used them at the same moment
        return await self._arrive(secret, player.owner, label, new)

    async def arrive_with_code(self, secret: str, code: str, label: str) -> Arrived:
        """Make a browser a device of the player who showed it a code."""
        await self._check_guest(secret)
        owner = await self._store.use_proof(_pairing_hash(code), "pair", self._hub.now())
        if not owner:
            raise Refused("bad_proof")
        await self._check_room(owner)
        return await self._arrive(secret, owner, label)

    async def request_options(self, host: str) -> passkeys.RequestOptions:
        """Return the options to use a passkey at a host."""
        options, id = passkeys.request_options(host)
        await self._add_proof(id, "use", "", self._hub.now() + passkeys.CHALLENGE_MS)
        return options

    async def arrive_with_passkey(
        self, secret: str, host: str, origin: str, answer: passkeys.Used
    ) -> Arrived:
        """Make a browser a device of the player whose passkey it has used."""
        await self._check_guest(secret)
        id = passkeys.challenge_in(answer.client_data)
        asked = await self._store.use_proof(id, "use", self._hub.now())
        key = await self._store.passkey(answer.id)
        if asked is None or key is None or key.rp != host:
            raise Refused("bad_proof")
        counter = passkeys.check_used(key.rp, origin, key.public_key, key.counter, answer)
        if not await self._store.use_passkey(key.id, key.counter, counter, self._day):
            raise Refused("bad_proof")
        await self._check_room(key.owner)
        return await self._arrive(secret, key.owner, answer.label)

    async def _check_guest(self, secret: str) -> None:
        """Refuse a browser that has a name already, or is another player's device."""
        self._forget(secret)
        owner = await self.owner_of(secret)
        player = await self._store.player(owner) if owner else None
        if player is not None:
            raise Refused("already_named", name=player.name)

    async def _check_room(self, owner: str) -> None:
        if len(await self._store.devices(owner)) >= DEVICES:
            raise Refused("too_many_ways_back", most=DEVICES)

    async def _arrive(self, secret: str, owner: str, label: str, letters: str = "") -> Arrived:
        if not await self._store.add_device(secret, owner, tidy_label(label), self._day):
            raise Refused("bad_proof")  # the player was deleted at the same moment
        await self._store.bring_browsers(secret, owner)
        self._forget(secret)
        player = await self._player(owner)
        return Arrived(player.name, await self._store.count_tables(secret), letters)

    async def bring(self, secret: str, owner: str, after: str = "") -> Brought:
        """Give the tables of a browser from before to its player, from a code on.

        The browser has proved both: its own secret, and the player's when it arrived.
        """
        if not owner or secret == owner or await self._store.owner_of(secret) != owner:
            raise Refused("no_own_name")
        codes = await self._store.codes_about(secret, after, _TABLES_AT_ONCE)
        brought = failed = 0
        for code in codes:
            try:
                await self._hub.hand_over(code, secret, owner)
                brought += 1
            except Refused as refused:
                if refused.error != "no_table":
                    failed += 1
                    _LOG.warning("cannot hand over: %s", refused.error, extra={"table": code})
        if len(codes) == _TABLES_AT_ONCE:
            return Brought(brought, failed, codes[-1])
        await self._store.bring(secret, owner)
        return Brought(brought, failed)

    # ------------------------------------------------------------ deletion

    async def begin_deletion(self, owner: str, secret: str) -> str:
        """Delete the name of an owner and all ways back to it; return the ghost.

        The ghost replaces the owner in results. It is empty for a guest.
        """
        devices = await self._store.devices(owner)
        ghost = await self._store.begin_deletion(owner, secret, new_ghost())
        self._forget(*(device.secret for device in devices))
        return ghost

    async def end_deletion(self, owner: str, secret: str) -> None:
        """Delete the last rows of an owner after all tables are erased."""
        await self._store.end_deletion(owner, new_ghost())
        self._forget(secret, owner)


def _public_id(secret: str) -> str:
    """Return the id under which a player sees a device or a passkey."""
    return hash_letters("id", secret)[:16]


def tidy_label(text: str) -> str:
    """Return a label with its printable characters only."""
    return "".join(c for c in " ".join(text.split()) if c.isprintable())[:40]


def _recovery_hash(letters: str) -> str:
    return hash_letters("recovery", read_letters(letters, RECOVERY))


def _pairing_hash(code: str) -> str:
    return hash_letters("pair", read_letters(code, PAIRING))
