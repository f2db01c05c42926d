"""Ratings: the ladder, the rating of a game, and their computation from all rated games."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import msgspec

from overworld.server.hub.hub import Hub
from overworld.server.people.rating import (
    MARKS,
    RatedGame,
    RatedSeat,
    Rating,
    neighbours,
    rate,
    rested,
)
from overworld.server.people.results import ASKED, FEW_NAMES, RATED, TOO_OFTEN, is_ghost
from overworld.server.store.ratings import Corrections, LadderRow, RatedResult, StoredGame
from overworld.server.store.store import Store
from overworld.server.table.clocks import DAY

SEEN_DAYS = 60
"""The ladder has players who were here in the last days."""

MAX_PLAYERS = 500
"""The players on the ladder, the best first."""

LADDER_MS = 60_000
"""Milliseconds for which a node remembers the ladder."""

_MOST_READ = 20_000  # players
_AT_ONCE = 500  # games that are read together
_CORRECTED = 500  # rows that are corrected in one transaction
_WHY = {ASKED: "unknown", FEW_NAMES: "few", TOO_OFTEN: "often"}


class BotMark(msgspec.Struct, frozen=True):
    """The fixed rating of a bot."""

    bot: str
    rating: int


class Kept(msgspec.Struct, frozen=True):
    """How many of the last games with other people a player has finished."""

    kept: int
    games: int


class ShownRating(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rating that is no longer provisional."""

    rating: int
    deviation: int
    """The number after ±."""
    games: int
    """The rated games."""
    below: str = ""
    """The best bot that is not better; empty below all bots."""
    above: str = ""
    """The weakest bot that is better; empty above all bots."""


class LadderEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player on the ladder."""

    name: str
    place: int
    rating: int
    deviation: int
    games: int
    kept: Kept
    face: str = ""
    you: bool = False


class Ladder(msgspec.Struct, frozen=True, omit_defaults=True):
    """The ladder: players in the order of their ratings, and bots as fixed marks."""

    entries: list[LadderEntry]
    marks: list[BotMark]
    provisional: list[str] = []
    """The names of players whose ratings are provisional, in alphabetical order."""
    more: int = 0
    """Players that are left out, because the list is long."""


class GameRating(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game changed the rating of the player who asks."""

    marks: list[BotMark]
    rated: bool = False
    why: str = ""
    """Why it is not rated although the host wanted it: `few`, `often` or `unknown`."""
    before: int | None = None
    """Your rating before the game; null while it was provisional, and for other clients."""
    after: ShownRating | None = None
    """Your rating after the game; null while it is provisional, and for other clients."""
    provisional: bool = False
    """Whether the game changed your rating, which is still provisional."""
    kept: Kept | None = None


def bot_marks() -> list[BotMark]:
    """Return the fixed ratings of the bots, the weakest first."""
    return [BotMark(bot, rating) for bot, rating in MARKS.items()]


def shown_rating(rating: Rating | None, now: int) -> ShownRating | None:
    """Return a rating as people may see it; None while it is provisional."""
    if rating is None or rating.provisional:
        return None
    current = rested(rating, now)
    shown = current.shown, current.deviation, current.games
    return ShownRating(*shown, *neighbours(current.shown))


class Ratings:
    """The ladder of a node, and the ratings of single games."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._lock = asyncio.Lock()
        self._until = 0
        self._rows: list[LadderRow] = []
        self._kept: dict[str, Kept] = {}

    async def ladder(self, owner: str) -> Ladder:
        """Return the ladder, at most a minute old, as a player sees it."""
        async with self._lock:
            await self._refresh()
        now = self._hub.now()
        entries, provisional = list[LadderEntry](), list[str]()
        places = list[int]()
        for row in self._rows:
            shown = shown_rating(row.rating, now)
            if shown is None:
                provisional.append(row.name)
                continue
            tied = bool(entries) and entries[-1].rating == shown.rating
            places.append(places[-1] if tied else len(places) + 1)
            entries.append(
                LadderEntry(
                    row.name,
                    places[-1],
                    shown.rating,
                    shown.deviation,
                    shown.games,
                    self._kept.get(row.owner, Kept(0, 0)),
                    row.face,
                    bool(owner) and row.owner == owner,
                )
            )
        shown_entries = [one for at, one in enumerate(entries) if at < MAX_PLAYERS or one.you]
        names = sorted(provisional, key=str.casefold)
        more = len(entries) - len(shown_entries) + max(0, len(names) - MAX_PLAYERS)
        return Ladder(shown_entries, bot_marks(), names[:MAX_PLAYERS], more)

    async def _refresh(self) -> None:
        now = self._hub.now()
        if now < self._until <= now + LADDER_MS:
            return
        self._rows = await self._hub.store.ladder(now // DAY - SEEN_DAYS, _MOST_READ)
        kept = await self._hub.store.all_kept()
        self._kept = {owner: Kept(finished, games) for owner, finished, games in kept}
        self._until = now + LADDER_MS

    async def of_game(self, code: str, owner: str) -> GameRating:
        """Return how the game of a table changed the rating of a player."""
        store = self._hub.store
        rated = await store.result_rated(code)
        if rated != RATED:
            return GameRating(bot_marks(), why=_WHY.get(rated, ""))
        game = await store.rated_game(code)
        result = game and (await store.rated_results(game.number - 1, game.number)).get(game.number)
        mine = game and next((seat for seat in game.seats if owner and seat.owner == owner), None)
        if not game or not result or not mine:
            return GameRating(bot_marks(), rated=True)
        before = ratings_before(game, result)
        old, new = before[owner], rate(game, before)[owner]
        games = await store.count_rated(owner, game.number)
        shown = shown_rating(new._replace(games=games), game.ended)
        kept = await store.kept(owner)
        return GameRating(
            bot_marks(),
            rated=True,
            before=None if shown is None or old.provisional else old.shown,
            after=shown,
            provisional=shown is None,
            kept=Kept(sum(kept), len(kept)),
        )


def ratings_before(game: RatedGame, result: RatedResult) -> dict[str, Rating]:
    """Return the ratings of the people of a game before it, as the result has them."""
    found = dict[str, Rating]()
    for seat in game.seats:
        score = result.seats.get(seat.seat)
        if seat.owner and score is not None and score.mu is not None and score.sigma is not None:
            found[seat.owner] = Rating(score.mu, score.sigma, last=game.ended)
    return found


# ---------------------------------------------------------------- from all games


class Fold:
    """The ratings that all rated games lead to, and how the stored rows differ from them."""

    def __init__(self) -> None:
        self.last = 0
        self.ratings = dict[str, Rating]()
        self._before = dict[tuple[int, int], Rating]()
        self._games = list[StoredGame]()
        self._rated = list[int]()

    def add(self, stored: StoredGame, result: RatedResult | None) -> None:
        """Rate the next game; its result is None if its table was deleted."""
        game = stored.game
        if result is not None and stored.table is not None:
            game = game._replace(seats=tuple(_corrected(seat, result) for seat in game.seats))
            if game != stored.game:
                self._games.append(StoredGame(stored.table, game))
            if result.rated != RATED:
                self._rated.append(stored.table)
            for seat in game.seats:
                score = result.seats.get(seat.seat)
                before = rested(self.ratings.get(seat.owner, Rating()), game.ended)
                if seat.owner and score and (score.mu, score.sigma) != (before.mu, before.sigma):
                    self._before[stored.table, seat.seat] = before
        self.ratings.update(rate(game, self.ratings))
        self.last = game.number

    def corrections(self, stored: Mapping[str, Rating]) -> Corrections:
        """Return the rows that differ, given all stored ratings."""
        alive = {owner: one for owner, one in self.ratings.items() if not is_ghost(owner)}
        ratings: dict[str, Rating | None] = {
            owner: rating for owner, rating in alive.items() if stored.get(owner) != rating
        }
        ratings |= {owner: None for owner in stored if owner not in alive}
        return Corrections(ratings, self._before, self._games, self._rated)


def _corrected(seat: RatedSeat, result: RatedResult) -> RatedSeat:
    """Return a seat as the result has it, which comes from the log."""
    score = result.seats.get(seat.seat)
    if score is None:
        return seat
    gone = not (score.bot or score.kept)
    return seat._replace(bot=score.bot, place=score.place, gone=gone)


async def rebuild_ratings(store: Store, *, check: bool = False) -> int:
    """Compute all ratings from the rated games; return how many rows differed.

    Nodes may rate games meanwhile. With `check`, nothing is replaced.
    """
    fold = Fold()
    while True:
        await _catch_up(store, fold)
        ratings = await store.ratings()
        if await store.last_rated() != fold.last:
            continue  # a node has rated a game meanwhile
        wrong = fold.corrections(ratings)
        if check or not wrong.rows or await _correct(store, fold.last, wrong):
            return wrong.rows
        fold = Fold()  # its games may have been corrected in part


async def _catch_up(store: Store, fold: Fold) -> None:
    while games := await store.rated_games(fold.last, fold.last + _AT_ONCE):
        results = await store.rated_results(fold.last, fold.last + _AT_ONCE)
        for stored in games:
            fold.add(stored, results.get(stored.game.number))


async def _correct(store: Store, last: int, wrong: Corrections) -> bool:
    """Correct rows in several transactions; return False if a node has rated a game meanwhile."""
    for part in _parts(wrong):
        if not await store.correct_ratings(last, part):
            return False
    return True


def _parts(wrong: Corrections) -> list[Corrections]:
    ratings, before = list(wrong.ratings.items()), list(wrong.before.items())
    return [
        Corrections(
            dict(ratings[first : first + _CORRECTED]),
            dict(before[first : first + _CORRECTED]),
            wrong.games[first : first + _CORRECTED],
            wrong.rated[first : first + _CORRECTED],
        )
        for first in range(0, wrong.rows, _CORRECTED)
    ]
