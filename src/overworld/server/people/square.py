"""Quick match: which people who wait for a table sit where. Pure functions.

A waiting person is looking until a plan offers them a seat. All people of a plan are asked whether
they are ready. If all are, they are seated; people who do not answer in time are out for a while.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import combinations
from typing import Final, Literal, TypeAlias

import msgspec

Speed: TypeAlias = Literal["live", "relaxed", "days"]
"""How fast a game is: with a bank of time, without a clock, or with days for each turn."""

SPEEDS: Final[tuple[Speed, ...]] = ("live", "relaxed", "days")
SIZES: Final = (2, 3, 4)
PATIENCES: Final = (0, 60_000, 300_000)
"""Milliseconds after which bots may fill the seats; 0 means never."""

READY_MS: Final = 20_000
"""How long people have to say that they are ready."""
OUT_MS: Final = 120_000
"""How long people who were not ready cannot look for a table again."""
FRESH_MS: Final = 5_000
"""A person who pressed a button this short a time ago is ready without being asked."""
PRESENT_MS: Final = 10_000
"""Milliseconds after a heartbeat in which a person is offered seats."""
KEPT_MS: Final = 30_000
"""Milliseconds after the last heartbeat until a person no longer waits."""
SEATED_MS: Final = 60_000
"""How long the row of a seated person tells their pages where they sit."""
LATE_MS: Final = 2_000
"""After their time and this long, a person is not asked to wait for others again."""

LOOKING, OFFERED, SEATING, SEATED, OUT = "looking", "offered", "seating", "seated", "out"
"""The states of a waiting person. While they are seating, a node creates or joins their table."""

_EXACT = 10  # people up to whom all ways to group them are compared
_TRIES = 200  # people to try for one table when there are more

Pairs: TypeAlias = Collection[frozenset[str]]
"""Pairs of people of whom one blocks the other."""


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table that is offered to people: a new one, or a free seat at an open table."""

    id: str
    code: str
    """The code of the open table, or the code that the new table gets."""
    size: int
    speed: Speed
    members: tuple[str, ...]
    """The people, the longest waiting first: the host of a new table."""
    bots: int = 0
    """Seats that bots fill."""
    join: bool = False
    """Whether it is a seat at an open table."""


class Waiting(msgspec.Struct, frozen=True):
    """A person who waits for a table. Times are in milliseconds since 1970."""

    owner: str
    name: str
    sizes: tuple[int, ...]
    speeds: tuple[str, ...]
    patience: int
    since: int
    beat: int
    pressed: int
    """When the person last said that they are here."""
    state: str = LOOKING
    offer: str = ""
    """The id of the plan that offers them a seat."""
    ready: bool = False
    until: int = 0
    """The end of the offer, of the time out, or of this row."""
    plan: Plan | None = None
    refused: tuple[str, ...] = ()
    """Codes of open tables that did not take the person."""
    address: str = ""

    @property
    def due(self) -> int | None:
        """The time from which on bots may fill the seats; None if they never may."""
        return self.since + self.patience if self.patience else None


class FreeSeats(msgspec.Struct, frozen=True):
    """An open table with free seats."""

    code: str
    since: int
    speed: Speed
    size: int
    free: int
    owners: tuple[str, ...]


class Dissolve(msgspec.Struct, frozen=True):
    """End an offer. With `late`, the people who are not ready are out."""

    offer: str
    late: bool


class Seat(msgspec.Struct, frozen=True):
    """Seat the people of a plan, who are all ready."""

    plan: Plan


class Propose(msgspec.Struct, frozen=True):
    """Ask people whether they are ready for a plan; some of them are without being asked."""

    plan: Plan
    ready: tuple[str, ...]


def settle(now: int, people: Iterable[Waiting], blocks: Pairs) -> list[Dissolve | Seat]:
    """Return which offers end and which of them lead to a table."""
    steps = list[Dissolve | Seat]()
    for offer, rows in _by_offer(people).items():
        plan = rows[0].plan
        owners = {row.owner for row in rows}
        if plan is None or owners != set(plan.members) or _clash(plan.members, blocks):
            if all(row.state == OFFERED for row in rows):
                steps.append(Dissolve(offer, late=False))
        elif all(row.ready for row in rows):
            steps.append(Seat(plan))
        elif any(now >= row.until for row in rows):
            steps.append(Dissolve(offer, late=True))
    return steps


def _by_offer(people: Iterable[Waiting]) -> dict[str, list[Waiting]]:
    offers = dict[str, list[Waiting]]()
    for person in people:
        if person.state in (OFFERED, SEATING):
            offers.setdefault(person.offer, []).append(person)
    return offers


def _clash(owners: Collection[str], blocks: Pairs) -> bool:
    return any(frozenset(pair) in blocks for pair in combinations(owners, 2))


def propose(
    now: int,
    people: Sequence[Waiting],
    tables: Iterable[FreeSeats],
    blocks: Pairs,
    new_code: Callable[[], str],
) -> list[Propose]:
    """Return offers to people who look for a table, the longest waiting first.

    Free seats at open tables come first, then tables of people only, then tables with bots.
    """
    looking = sorted(
        (p for p in people if p.state == LOOKING and p.beat >= now - PRESENT_MS),
        key=lambda p: (p.since, p.owner),
    )
    plans = _join_plans(looking, people, tables, blocks, new_code)
    placed = {owner for plan in plans for owner in plan.members}
    rest = [p for p in looking if p.owner not in placed]
    for members in group([p for p in rest if not _is_late(p, now)], blocks):
        owners, code = tuple(p.owner for p in members), new_code()
        plans.append(Plan(code, code, len(members), _speed(members), owners))
        placed.update(owners)
    rest = [p for p in rest if p.owner not in placed]
    for person in rest:
        if person.owner not in placed and person.due is not None and person.due <= now:
            members = _companions(person, [p for p in rest if p.owner not in placed], now, blocks)
            size, code = _size(members), new_code()
            owners = tuple(p.owner for p in members)
            bots = size - len(members)
            plans.append(Plan(code, code, size, _speed(members), owners, bots))
            placed.update(owners)
    fresh = {p.owner for p in looking if p.pressed > now - FRESH_MS}
    return [Propose(plan, tuple(o for o in plan.members if o in fresh)) for plan in plans]


def _is_late(person: Waiting, now: int) -> bool:
    return person.due is not None and now > person.due + LATE_MS


def _join_plans(
    looking: Sequence[Waiting],
    people: Iterable[Waiting],
    tables: Iterable[FreeSeats],
    blocks: Pairs,
    new_code: Callable[[], str],
) -> list[Plan]:
    """Offer free seats at open tables, the oldest table first."""
    coming = dict[str, list[str]]()
    for person in people:
        if person.plan is not None and person.plan.join and person.state in (OFFERED, SEATING):
            coming.setdefault(person.plan.code, []).append(person.owner)
    open_tables = sorted(tables, key=lambda table: (table.since, table.code))
    plans = []
    for person in looking:
        for table in open_tables:
            if table.size not in person.sizes or table.speed not in person.speeds:
                continue
            others = [*table.owners, *coming.get(table.code, [])]
            if (
                table.free > len(coming.get(table.code, []))
                and table.code not in person.refused
                and person.owner not in others
                and not any(frozenset((person.owner, other)) in blocks for other in others)
            ):
                id = f"{table.code}-{new_code()}"
                member = (person.owner,)
                plan = Plan(id, table.code, table.size, table.speed, member, join=True)
                plans.append(plan)
                coming.setdefault(table.code, []).append(person.owner)
                break
    return plans


def _companions(
    person: Waiting, others: Iterable[Waiting], now: int, blocks: Pairs
) -> list[Waiting]:
    """Return people with whom a person plays when bots fill the rest of the table.

    Bots may fill the seats of the others too, now or before the end of the offer. A person who is
    late does not wait for others again.
    """
    members = [person]
    if _is_late(person, now):
        return members
    for other in others:
        if other is person or other.due is None or other.due > now + READY_MS:
            continue
        group = [*members, other]
        if _is_late(other, now) or not _speeds(group) or _clash([p.owner for p in group], blocks):
            continue
        if any(size >= len(group) for size in _sizes(group)):
            members = group
    return members


def _sizes(members: Sequence[Waiting]) -> set[int]:
    return set.intersection(*(set(p.sizes) for p in members))


def _speeds(members: Sequence[Waiting]) -> list[Speed]:
    return [speed for speed in SPEEDS if all(speed in p.speeds for p in members)]


def _size(members: Sequence[Waiting]) -> int:
    return min(size for size in _sizes(members) if size >= len(members))


def _speed(members: Sequence[Waiting]) -> Speed:
    return _speeds(members)[0]


# ---------------------------------------------------------------- groups of people


def group(people: Sequence[Waiting], blocks: Pairs) -> list[list[Waiting]]:
    """Group people into full tables: most people seated, then the longest waiting, then few tables.

    The people are in the order of their waiting. With more than ten, the longest waiting choose
    first, and the exact search groups the last ones.
    """
    groups, rest = list[list[Waiting]](), list(people)
    if len(rest) > _EXACT:
        groups, rest = _greedy(rest, blocks)
    if len(rest) <= _EXACT:
        groups += _exact(rest, blocks)
    return groups


def _exact(people: Sequence[Waiting], blocks: Pairs) -> list[list[Waiting]]:
    """Compare all ways to group a few people."""
    oldest = dict[int, list[tuple[int, int]]]()  # the groups by their first person: mask, waiting
    newest = people[-1].since if people else 0
    for size in SIZES:
        for places in combinations(range(len(people)), size):
            members = [people[place] for place in places]
            fits = size in _sizes(members) and _speeds(members)
            if fits and not _clash([p.owner for p in members], blocks):
                waited = sum(newest - p.since for p in members)
                mask = sum(1 << place for place in places)
                oldest.setdefault(places[0], []).append((mask, waited))
    best: dict[int, tuple[tuple[int, int, int], tuple[int, ...]]] = {0: ((0, 0, 0), ())}

    def solve(free: int) -> tuple[tuple[int, int, int], tuple[int, ...]]:
        """Return the best score for the free people: seated, waited, minus tables; and groups."""
        if free not in best:
            first = (free & -free).bit_length() - 1
            found = solve(free & ~(1 << first))
            for mask, waited in oldest.get(first, ()):
                if mask & free == mask:
                    (seated, before, tables), groups = solve(free & ~mask)
                    score = (seated + mask.bit_count(), before + waited, tables - 1)
                    if score > found[0]:
                        found = score, (*groups, mask)
            best[free] = found
        return best[free]

    masks = sorted(solve((1 << len(people)) - 1)[1], key=lambda mask: mask & -mask)
    return [[p for place, p in enumerate(people) if mask >> place & 1] for mask in masks]


def _greedy(people: Sequence[Waiting], blocks: Pairs) -> tuple[list[list[Waiting]], list[Waiting]]:
    """Group many people, the longest waiting first; return the groups and the others.

    Sets of people are bits of a number. Stop when the exact search can group the others.
    """
    place = {p.owner: at for at, p in enumerate(people)}
    wanted = dict[tuple[int, str], int]()
    for at, person in enumerate(people):
        for size in person.sizes:
            for speed in person.speeds:
                wanted[size, speed] = wanted.get((size, speed), 0) | 1 << at
    blocked = [0] * len(people)
    for pair in blocks:
        places = [place[owner] for owner in pair if owner in place]
        if len(places) == 2:
            blocked[places[0]] |= 1 << places[1]
            blocked[places[1]] |= 1 << places[0]
    free, groups = (1 << len(people)) - 1, list[list[Waiting]]()
    for at, person in enumerate(people):
        if free.bit_count() <= _EXACT:
            break
        if not free >> at & 1:
            continue
        found = 0
        for size in sorted(person.sizes, reverse=True):
            for speed in SPEEDS:
                if speed in person.speeds and not found:
                    others = wanted.get((size, speed), 0) & free & ~blocked[at] & ~(1 << at)
                    found = _choose(others, size - 1, blocked)
        if found:
            found |= 1 << at
            groups.append([p for other, p in enumerate(people) if found >> other & 1])
            free &= ~found
    return groups, [p for at, p in enumerate(people) if free >> at & 1]


def _choose(others: int, count: int, blocked: Sequence[int]) -> int:
    """Return a set of `count` people who do not block each other, the first ones; 0 if none."""
    tries = _TRIES

    def choose(left: int, count: int) -> int:
        nonlocal tries
        while left.bit_count() >= count and tries:
            tries -= 1
            first = left & -left
            if count == 1:
                return first
            left &= ~first
            if found := choose(left & ~blocked[first.bit_length() - 1], count - 1):
                return found | first
        return 0

    return choose(others, count)
