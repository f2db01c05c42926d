"""The deal of the day: one try for each person, the marks of bots, and tables of results."""

from __future__ import annotations

import asyncio
import datetime
import logging
from collections.abc import Mapping
from contextlib import suppress

import msgspec

from overworld.bots import BOTS
from overworld.server.hub.compilation import Compilation
from overworld.server.hub.hub import Hub, new_code
from overworld.server.hub.render import Summary
from overworld.server.hub.worker_process import ParGame, Worker, WorkerDied, play_par, wait_for_work
from overworld.server.people import day as rules
from overworld.server.people.day import Finished, LineUp, WeekRow
from overworld.server.people.sanctions import check_wanted
from overworld.server.store.model import CodeTaken, Unavailable
from overworld.server.table.day import day_at, end_of, read_day
from overworld.server.table.errors import Refused
from overworld.server.table.options import check_name
from overworld.server.table.table import Table

_LOG = logging.getLogger("overworld.day")
_KEPT_MS = 5000  # milliseconds for which a node remembers the tries of some days
_PAST_MS = 60_000  # milliseconds for which a node remembers the table of a week that is over
_CACHED = 40  # ranges of days that a node remembers
_POLL = 30.0  # seconds between two checks for marks that no node has computed
_PAR_LEASE = 600_000  # milliseconds after which another node may play a bot's game again
_PAR_TIMEOUT = 500.0  # seconds for the game of a bot
MAX_ENTRIES = 200
"""The tries in one answer, the best first; the client's own try is always among them."""

FIRST_DAY = datetime.date(2020, 1, 1)
"""No earlier day has a deal."""

DAYS_IN_ARCHIVE = 60
"""The days that one answer lists."""


class DayMark(msgspec.Struct, frozen=True):
    """The lead of a bot from the same seat on the same deal."""

    bot: str
    lead: int


class DayEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished try in the list of a day."""

    name: str
    lead: int
    kept: bool = True
    place: int | None = None
    """The place among people with names; None for a guest."""
    named: bool = False
    you: bool = False
    code: str = ""
    """The table, which you can watch after your own try."""


class DaySquare(msgspec.Struct, frozen=True, omit_defaults=True):
    """A day of your week."""

    day: str
    tried: bool = False
    lead: int | None = None
    share: float | None = None
    """The beaten share of the others, from 0 to 1; None if the try is not finished.

    It is 0 if you resigned.
    """
    kept: bool = True
    """Whether you finished the game, if your try is over."""


class DayView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deal of a day. Before your try is finished, it has nothing about the others' tries."""

    day: str
    ends: int
    """When the day is over, in milliseconds since 1970."""
    now: int
    line_up: LineUp
    played: int
    """The number of people who have finished their try."""
    week: list[DaySquare]
    tried: bool = False
    finished: bool = False
    code: str = ""
    """The table of your try."""
    over: bool = False
    seed: str = ""
    """The seed of the deal; empty until the day is over."""
    lead: int | None = None
    kept: bool = True
    """Whether you finished the game, if your try is over; a player who resigns is last."""
    beaten: int = 0
    others: int = 0
    bots_count: bool = False
    """Whether the bots are among the others, because few people have played."""
    marks: list[DayMark] = []
    entries: list[DayEntry] = []


class WeekEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person in the table of a week."""

    name: str
    place: int
    """The place in this list; people with equal scores share one."""
    score: float
    shares: tuple[float | None, ...]
    named: bool = False
    you: bool = False


class SeasonEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person in the table of a season."""

    name: str
    place: int
    """The place in this list; people with equal points share one."""
    points: int
    weeks: int
    named: bool = False
    you: bool = False


class DayTables(msgspec.Struct, frozen=True, omit_defaults=True):
    """The tables of a week and its season. Today counts only after you have finished your try."""

    days: list[str]
    week: list[WeekEntry]
    season_first: str
    season_last: str
    season: list[SeasonEntry]


class ArchivedDay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A day that is over."""

    day: str
    line_up: LineUp
    lead: int | None = None
    """Your lead, if you have finished your try."""
    kept: bool = True
    """Whether you finished the game, if your try is over."""


class Days:
    """The deals of all days."""

    def __init__(self, hub: Hub, compilation: Compilation | None = None) -> None:
        self._hub = hub
        self._compilation = compilation or Compilation()
        self._worker = Worker(*hub.boxes)
        self._started = asyncio.Event()
        self._cache: dict[tuple[str, str], tuple[int, list[Finished]]] = {}
        self._weeks: dict[tuple[str, bool], tuple[int, list[WeekRow]]] = {}
        self._computing = asyncio.Lock()

    @property
    def today(self) -> str:
        """The day of now (UTC)."""
        return day_at(self._hub.now())

    # ------------------------------------------------------------ tries

    async def start(self, text: str, owner: str, name: str, address: str) -> str:
        """Use up the try of a person on the deal of today; return the code of its table.

        A second call returns the same code. A process that dies between the try and its table
        leaves a try without a table, which the next call creates.

        Raises:
            Refused: The day is not today, or its address has used too many tries.
        """
        hub, day = self._hub, check_day(text, self._hub.now())
        if text != self.today:
            raise ValueError(f"a try is for today only, got {text}")
        name = await hub.sanctions.public_name(owner, check_name(name))
        check_wanted([name], hub.settings.unwanted_words)
        options, hashed = rules.try_options(day, name), await hub.hash_address(address)
        most = hub.settings.deals_per_address
        code = await hub.store.start_attempt(text, owner, new_code(), hub.now(), hashed, most)
        if code is None:
            raise Refused("too_many_deals", most=most)
        if await hub.store.table(code) is None:
            with suppress(CodeTaken):  # another request was faster
                await hub.create_started(options, owner, code, payer=hashed)
            self._started.set()
        return code

    # ------------------------------------------------------------ views

    async def view(self, text: str, owner: str) -> DayView:
        """Return the deal of a day as a person may see it now."""
        hub, now = self._hub, self._hub.now()
        day = check_day(text, now)
        week, over = rules.week_of(day), end_of(text) <= now
        attempts = await hub.store.attempts(owner, week[0], week[-1]) if owner else {}
        tries = await self._finished(week[0], week[-1])
        if text in attempts and not any(one.day == text and one.owner == owner for one in tries):
            tries = await self._finished(week[0], week[-1], fresh=True)  # it may have ended now
        marks = await hub.store.pars(week[0], week[-1])
        field = [one for one in tries if one.day == text]
        mine = next((one for one in field if owner and one.owner == owner), None)
        squares = [_square(one, owner, attempts, tries, marks) for one in week]
        view = DayView(
            text,
            end_of(text),
            now,
            rules.line_up(day),
            len(field),
            squares,
            tried=text in attempts,
            finished=mine is not None,
            code=attempts.get(text, ""),
            over=over,
        )
        if mine is None and not over:
            return view
        found = marks.get(text, {})
        if mine is not None:
            standing = rules.standing(mine, field, found)
            view = msgspec.structs.replace(
                view,
                lead=mine.lead,
                kept=mine.kept,
                beaten=standing.beaten,
                others=standing.others,
            )
        return msgspec.structs.replace(
            view,
            seed=await hub.published_seed(text) if over else "",
            bots_count=rules.with_bots(len(field)) and bool(found),
            marks=[DayMark(bot, found[bot]) for bot in rules.MARKS if bot in found],
            entries=_entries(field, owner),
        )

    async def check_watching(self, table: Table, owner: str) -> None:
        """Raise `Refused` if a client may not see a table.

        A person who has finished their try of a day may watch the finished tries of the others.
        """
        if table.admits(owner, self._hub.now()):
            return
        if not (table.options.day and table.ended and await self._has_tried(table, owner)):
            raise table.refusal_to_watch(owner)

    async def _has_tried(self, table: Table, owner: str) -> bool:
        """Return whether a person has finished their try at the deal of a table."""
        day = table.options.day
        if not owner or day not in await self._hub.store.attempts(owner, day, day):
            return False
        tries = await self._finished(day, day)
        if not any(one.owner == owner for one in tries):
            tries = await self._finished(day, day, fresh=True)  # it may have ended now
        return any(one.owner == owner for one in tries)

    async def tables(self, text: str, owner: str) -> DayTables:
        """Return the tables of a week and its season."""
        day = check_day(text, self._hub.now())
        week, weeks = rules.week_of(day), rules.season_of(day)
        today, present = self.today, rules.week_of(datetime.date.fromisoformat(self.today))
        tries = await self._finished(present[0], present[-1])
        mine = any(one.day == today and _is(owner, one.owner) for one in tries)
        tables = {days[0]: await self._week(days, today_too=mine) for days in weeks}
        rows, season = tables[week[0]], rules.season_table(tables.values())
        week_places = rules.shared_places((row.named, round(row.score, 9)) for row in rows)
        season_places = rules.shared_places((row.named, row.points) for row in season)
        return DayTables(
            week,
            [
                WeekEntry(row.name, place, row.score, row.shares, row.named, _is(owner, row.owner))
                for number, (row, place) in enumerate(zip(rows, week_places, strict=True))
                if number < MAX_ENTRIES or _is(owner, row.owner)
            ],
            weeks[0][0],
            weeks[-1][-1],
            [
                SeasonEntry(
                    row.name, place, row.points, row.weeks, row.named, _is(owner, row.owner)
                )
                for number, (row, place) in enumerate(zip(season, season_places, strict=True))
                if number < MAX_ENTRIES or _is(owner, row.owner)
            ],
        )

    async def _week(self, days: list[str], *, today_too: bool) -> list[WeekRow]:
        """Return the table of a week: some seconds old, or up to a minute for a week that is over.

        Only one request at a time computes a table.
        """
        today = self.today
        if days[0] > today:
            return []
        key = days[0], today_too and today in days
        lasts = _KEPT_MS if today in days else _PAST_MS
        async with self._computing:
            now = self._hub.now()
            until, rows = self._weeks.get(key, (0, []))
            if now < until <= now + lasts:
                return rows
            tries = await self._read(days[0], days[-1])
            if not key[1]:
                tries = [one for one in tries if one.day != today]
            rows = rules.week_table(days, tries, await self._hub.store.pars(days[0], days[-1]))
            if len(self._weeks) >= _CACHED:
                del self._weeks[next(iter(self._weeks))]
            self._weeks[key] = now + lasts, rows
            return rows

    async def archive(self, owner: str) -> list[ArchivedDay]:
        """Return the last days that are over, the newest first."""
        today = datetime.date.fromisoformat(self.today)
        days = [today - datetime.timedelta(back) for back in range(1, DAYS_IN_ARCHIVE + 1)]
        first, last = days[-1].isoformat(), days[0].isoformat()
        mine = {one.day: one for one in await self._read(first, last, owner)} if owner else {}
        return [_archived(day, mine.get(day.isoformat())) for day in days]

    async def _finished(self, first: str, last: str, *, fresh: bool = False) -> list[Finished]:
        """Return the tries of some days that were finished in time, at most some seconds old."""
        now = self._hub.now()
        until, found = self._cache.get((first, last), (0, []))
        if now < until <= now + _KEPT_MS and not fresh:
            return found
        found = await self._read(first, last)
        if len(self._cache) >= _CACHED:
            del self._cache[next(iter(self._cache))]
        self._cache[first, last] = now + _KEPT_MS, found
        return found

    async def _read(self, first: str, last: str, owner: str = "") -> list[Finished]:
        """Return the tries of some days that were finished in time, or only those of one person."""
        rows = await self._hub.store.finished_attempts(first, last, owner)
        found = []
        for row in rows:
            if row.ended < end_of(row.day):
                names = msgspec.json.decode(row.summary, type=Summary).names
                name = row.name or names[row.seat]
                found.append(
                    Finished(row.day, row.owner, name, row.lead, row.kept, row.code, bool(row.name))
                )
        return found

    # ------------------------------------------------------------ marks of bots

    async def run(self) -> None:
        """Let the bots play the deals of days that people play, until the task is cancelled."""
        while True:
            await wait_for_work(self._started, _POLL)
            try:
                await self.play_marks()
                await self._hub.store.forget_attempt_addresses(self.today)
            except Unavailable as error:
                _LOG.warning("marks wait: %s", error.reason)

    async def play_marks(self) -> None:
        """Let each bot play the deal of today, if a person has started a try."""
        hub, today = self._hub, self.today
        if not await hub.store.count_attempts(today):
            return
        seed = await hub.secret_seed(today)
        for bot in rules.MARKS:
            if bot not in BOTS or not await hub.store.claim_par(today, bot, hub.now(), _PAR_LEASE):
                continue
            await self._compilation.wait_for(bot)
            game = rules.line_up(datetime.date.fromisoformat(today))
            asked = ParGame(
                seed, game.size, game.seat, game.first, bot, game.bot, rules.SIMULATIONS.get(bot)
            )
            try:
                lead = await self._worker.ask(_PAR_TIMEOUT, play_par, asked)
            except WorkerDied as died:  # the lease ends, and a node tries again
                _LOG.warning("mark failed: %s", died)
                continue
            await hub.store.set_par(today, bot, lead)

    async def close(self) -> None:
        """End the process."""
        self._worker.close()


def check_day(text: str, now: int) -> datetime.date:
    """Return the date of a day; raise `Refused` for a later day, or one without a deal."""
    day = read_day(text)
    if day is None or day < FIRST_DAY:
        raise Refused("no_route")
    if text > day_at(now):
        raise Refused("future_day", day=text)
    return day


def _is(owner: str, other: str) -> bool:
    return bool(owner) and owner == other


def _archived(day: datetime.date, mine: Finished | None) -> ArchivedDay:
    found = ArchivedDay(day.isoformat(), rules.line_up(day))
    if mine is None:
        return found
    return msgspec.structs.replace(found, lead=mine.lead, kept=mine.kept)


def _square(
    day: str,
    owner: str,
    attempts: Mapping[str, str],
    tries: list[Finished],
    marks: Mapping[str, Mapping[str, int]],
) -> DaySquare:
    field = [one for one in tries if one.day == day]
    for one in field:
        if _is(owner, one.owner):
            share = rules.standing(one, field, marks.get(day, {})).share
            return DaySquare(day, True, one.lead, share, one.kept)
    return DaySquare(day, day in attempts)


def _entries(field: list[Finished], owner: str) -> list[DayEntry]:
    ordered = rules.in_order(field)
    entries = [
        DayEntry(
            one.name,
            one.lead,
            one.kept,
            place,
            one.named,
            _is(owner, one.owner),
            one.code,
        )
        for one, place in zip(ordered, rules.places(ordered), strict=True)
    ]
    return [one for number, one in enumerate(entries) if number < MAX_ENTRIES or one.you]
