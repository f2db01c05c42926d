"""Quick match as pure functions: groups, offers, open tables and bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations, count
from typing import Any

import pytest

from overworld.server.people.square import (
    FRESH_MS,
    LATE_MS,
    LOOKING,
    OFFERED,
    PRESENT_MS,
    READY_MS,
    SEATING,
    SPEEDS,
    Dissolve,
    FreeSeats,
    Plan,
    Propose,
    Seat,
    Waiting,
    group,
    propose,
    settle,
)

NOW = 1_700_000_000_000
LONG_AGO = NOW - 50_000


def person(owner: str, since: int = LONG_AGO, **more: Any) -> Waiting:
    values = {
        "name": owner,
        "sizes": (2,),
        "speeds": ("live",),
        "patience": 0,
        "beat": NOW,
        "pressed": since,
        **more,
    }
    return Waiting(owner, since=since, **values)


def pair(one: str, other: str) -> frozenset[str]:
    return frozenset((one, other))


def plans(
    people: Sequence[Waiting], *tables: FreeSeats, blocks: set[frozenset[str]] | None = None
) -> list[Propose]:
    codes = count(1)
    return propose(NOW, people, tables, blocks or set(), lambda: f"T{next(codes)}")


def owners(groups: list[list[Waiting]]) -> list[tuple[str, ...]]:
    return [tuple(p.owner for p in members) for members in groups]


def random_people(rng: random.Random, many: int) -> tuple[list[Waiting], set[frozenset[str]]]:
    people = [
        person(
            f"p{n:03}",
            since=NOW - 60_000 + n,
            sizes=tuple(rng.sample((2, 3, 4), rng.randint(1, 3))),
            speeds=tuple(rng.sample(SPEEDS, rng.randint(1, 2))),
        )
        for n in range(many)
    ]
    pairs = list(combinations([p.owner for p in people], 2))
    return people, {frozenset(p) for p in rng.sample(pairs, min(len(pairs), many // 2))}


def fits(members: Sequence[Waiting], blocks: set[frozenset[str]]) -> bool:
    """Check a group by its definition."""
    return (
        all(len(members) in p.sizes for p in members)
        and any(all(speed in p.speeds for p in members) for speed in SPEEDS)
        and not any(pair(a.owner, b.owner) in blocks for a, b in combinations(members, 2))
    )


def best_score(people: Sequence[Waiting], blocks: set[frozenset[str]]) -> tuple[int, int, int]:
    """Return the score of the best way to group people, by trying all of them."""
    if not people:
        return (0, 0, 0)
    first, rest = people[0], people[1:]
    best = best_score(rest, blocks)
    for size in (1, 2, 3):
        for others in combinations(rest, size):
            if fits([first, *others], blocks):
                left = [p for p in rest if p not in others]
                seated, waited, tables = best_score(left, blocks)
                members = [first, *others]
                more = sum(NOW - p.since for p in members)
                best = max(best, (seated + len(members), waited + more, tables - 1))
    return best


@pytest.mark.parametrize("seed", range(60))
def test_a_few_people_are_grouped_in_the_best_way(seed: int) -> None:
    rng = random.Random(seed)
    people, blocks = random_people(rng, rng.randint(0, 8))
    found = group(people, blocks)
    assert all(fits(members, blocks) for members in found)
    seated = [p for members in found for p in members]
    assert len({p.owner for p in seated}) == len(seated)
    score = (len(seated), sum(NOW - p.since for p in seated), -len(found))
    assert score == best_score(people, blocks)


@pytest.mark.parametrize("seed", range(20))
def test_of_many_people_no_group_is_left_over(seed: int) -> None:
    rng = random.Random(seed)
    people, blocks = random_people(rng, rng.randint(11, 120))
    found = group(people, blocks)
    assert all(fits(members, blocks) for members in found)
    seated = [p.owner for members in found for p in members]
    assert len(set(seated)) == len(seated)
    left = [p for p in people if p.owner not in seated]
    for size in (2, 3):
        assert not any(fits(members, blocks) for members in combinations(left, size))


def test_people_who_would_play_with_four_get_one_table() -> None:
    four = [person(name, NOW - 9 + n, sizes=(2, 3, 4)) for n, name in enumerate("abcd")]
    assert owners(group(four, set())) == [("a", "b", "c", "d")]


def test_the_longest_waiting_come_first() -> None:
    assert owners(group([person("a", 1), person("b", 2), person("c", 3)], set())) == [("a", "b")]


def test_a_free_seat_at_the_oldest_open_table_comes_first() -> None:
    old = FreeSeats("OLD", NOW - 9, "live", 2, 1, ("host",))
    new = FreeSeats("NEW", NOW - 5, "live", 2, 1, ("other",))
    (found,) = plans([person("ada")], new, old)
    assert found.plan == Plan("OLD-T1", "OLD", 2, "live", ("ada",), join=True)
    two = plans([person("ada"), person("ben", NOW - 40_000)], new, old)
    assert [step.plan.code for step in two] == ["OLD", "NEW"]


@pytest.mark.parametrize(
    "change",
    [
        {"speed": "days"},
        {"size": 3},
        {"free": 0},
        {"code": "REFUSED"},
        {"owners": ("ada",)},
        {"owners": ("host", "foe")},
    ],
)
def test_an_open_table_that_does_not_fit_is_not_offered(change: dict[str, Any]) -> None:
    values: dict[str, Any] = {"code": "OPEN", "speed": "live", "size": 2, "free": 1}
    table = FreeSeats(**{"since": 1, "owners": ("host",), **values, **change})
    ada = person("ada", refused=("REFUSED",))
    assert plans([ada], table, blocks={pair("foe", "ada")}) == []


def test_a_seat_that_one_person_is_offered_is_not_offered_to_another() -> None:
    table = FreeSeats("OPEN", 1, "live", 2, 1, ("host",))
    plan = Plan("OPEN/ben", "OPEN", 2, "live", ("ben",), join=True)
    ben = person("ben", state=OFFERED, offer=plan.id, plan=plan, until=NOW + 5)
    assert plans([person("ada"), ben], table) == []


def test_people_who_block_each_other_are_not_offered_seats_at_one_open_table() -> None:
    table = FreeSeats("OPEN", 1, "live", 3, 2, ("host",))
    two = [person("ada", sizes=(3,)), person("ben", NOW - 40_000, sizes=(3,))]
    (found,) = plans(two, table, blocks={pair("ben", "ada")})
    assert found.plan.members == ("ada",)


def test_bots_fill_at_the_end_of_my_time_and_not_before() -> None:
    ada = person("ada", since=NOW - 60_000, patience=60_000, sizes=(3, 4))
    (found,) = plans([ada])
    assert found == Propose(Plan("T1", "T1", 3, "live", ("ada",), 2), ())
    assert plans([person("ada", since=NOW - 59_999, patience=60_000)]) == []
    assert plans([person("ada", since=NOW - 10**9, patience=0)]) == []


def test_people_whose_time_ends_soon_share_the_table_that_bots_fill() -> None:
    due = NOW - 60_000
    people = [
        person("ada", since=due, patience=60_000, sizes=(4,)),
        person("ben", since=due + READY_MS, patience=60_000, sizes=(4,)),
        person("eve", since=due, patience=0, sizes=(4,)),
        person("foe", since=due + 1, patience=60_000, sizes=(4,)),
    ]
    (found,) = plans(people[:3])
    assert (found.plan.members, found.plan.bots) == (("ada", "ben"), 2)
    apart = plans([people[0], people[3]], blocks={pair("foe", "ada")})
    assert [step.plan.members for step in apart] == [("ada",)]


def test_a_late_person_does_not_wait_for_others_again() -> None:
    late = NOW - 60_000 - LATE_MS - 1
    people = [person(name, since=late, patience=60_000) for name in ("ada", "ben")]
    assert [step.plan.members for step in plans(people)] == [("ada",), ("ben",)]


def test_a_person_who_has_just_pressed_is_ready_and_one_who_is_gone_is_not_asked() -> None:
    ada = person("ada", pressed=NOW - FRESH_MS + 1)
    ben = person("ben", NOW - 40_000)
    (found,) = plans([ada, ben])
    assert found.ready == ("ada",)
    gone = person("ben", beat=NOW - PRESENT_MS - 1)
    assert plans([ada, gone]) == []


PLAN = Plan("T", "T", 2, "live", ("ada", "ben"))


def offered(owner: str, **more: Any) -> Waiting:
    values = {"state": OFFERED, "offer": "T", "plan": PLAN, "until": NOW + 1, **more}
    return person(owner, **values)


def test_offers_lead_to_a_table_or_end() -> None:
    ready = [offered("ada", ready=True), offered("ben", ready=True)]
    assert settle(NOW, ready, set()) == [Seat(PLAN)]
    assert settle(NOW, [ready[0], offered("ben")], set()) == []
    late = [offered("ada", ready=True, until=NOW), offered("ben", until=NOW)]
    assert settle(NOW, late, set()) == [Dissolve("T", late=True)]
    assert settle(NOW, ready[:1], set()) == [Dissolve("T", late=False)]
    assert settle(NOW, ready, {pair("ada", "ben")}) == [Dissolve("T", late=False)]
    assert settle(NOW, [person("ada", state=LOOKING)], set()) == []


def test_a_table_that_a_node_began_to_make_is_finished() -> None:
    seating = [offered(name, ready=True, state=SEATING) for name in ("ada", "ben")]
    assert settle(NOW, seating, {pair("ada", "ben")}) == []
    assert settle(NOW, seating, set()) == [Seat(PLAN)]
