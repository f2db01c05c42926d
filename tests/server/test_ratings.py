"""Ratings in a store: rated with the event that ends a game, and rebuilt from all rated games."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from itertools import count

import pytest
from tests.server.stores import START, event, execute, opened
from tests.table.nodes import Node, Time, node_on
from tests.table.script import HERE, ONLINE

from overworld.server.hub.names import Names
from overworld.server.hub.personal import collect_data, erase_data
from overworld.server.hub.profiles import profile_of
from overworld.server.hub.ratings import Ratings, rebuild_ratings
from overworld.server.people.names import name_key
from overworld.server.people.rating import TOGETHER, WEEK, RatedGame, Rating, rate
from overworld.server.people.results import ASKED, FEW_NAMES, RATED, TOO_OFTEN, Result, SeatResult
from overworld.server.store.model import TableWrite
from overworld.server.store.store import Store
from overworld.server.table.actions import Claim, Join, Offer, Play, Resign, Start
from overworld.server.table.clocks import DAY
from overworld.server.table.errors import Refused
from overworld.server.table.options import Options

ADA, BEN, CLEO, DORA = (letter * 32 for letter in "abcd")
PEOPLE = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo", DORA: "Dora"}
_CODES = count(1)


async def name(store: Store, *owners: str, at: int = START) -> None:
    for owner in owners:
        text = PEOPLE[owner]
        key = name_key(text)
        day = at // DAY
        assert await store.take_name(owner, text, key, now=at, day=day, label="test", most=99)


def seats_of(*who: str, kept: Sequence[bool] = (), tied: bool = False) -> tuple[SeatResult, ...]:
    """Return seats of people and bots, from first to last place."""
    return tuple(
        SeatResult(
            number,
            one if one in PEOPLE else "",
            "" if one in PEOPLE else one,
            1 if tied else number + 1,
            60 - number,
            0,
            one in PEOPLE and (not kept or kept[number]),
        )
        for number, one in enumerate(who)
    )


async def end(
    store: Store, seats: tuple[SeatResult, ...], at: int = START + DAY, started: int = START + 9
) -> str:
    """Append the end of a game with a result that asks for a rating; return the code."""
    code = f"T{next(_CODES):05}"
    people = tuple(seat.owner for seat in seats if seat.owner)
    await store.create(TableWrite(code, [event(1, "create")], "playing", "{}", people))
    result = Result(at, "base", len(seats), "", seats, ASKED)
    write = TableWrite(code, [event(2)], "over", "{}", result=result, started=started)
    await store.append(write)
    return code


async def rated(store: Store, code: str) -> int:
    return await store.result_rated(code)


def run(url: str, story: object) -> None:
    async def told() -> None:
        async with opened(url) as store:
            await story(store)  # type: ignore[operator]

    asyncio.run(told())


def test_the_end_of_a_game_rates_it(url: str) -> None:
    async def story(store: Store) -> None:
        await name(store, ADA, BEN)
        code = await end(store, seats_of(ADA, "flint", BEN))
        assert await rated(store, code) == RATED
        game = await store.rated_game(code)
        assert game is not None
        expected = rate(game, {})
        assert await store.ratings() == expected
        assert expected[ADA].mu > 25 > expected[BEN].mu
        later = START + 3 * DAY
        await end(store, seats_of(BEN, ADA), later)
        second = rate(
            RatedGame(2, 2, later, (await store.rated_games(1, 2))[0].game.seats), expected
        )
        assert await store.ratings() == second
        results = await store.rated_results(0, 2)
        assert [(s.mu, s.sigma) for s in results[1].seats.values()] == [
            (25.0, 8.333333),
            (None, None),
            (25.0, 8.333333),
        ]
        assert results[2].seats[1].mu == expected[ADA].mu
        assert await rebuild_ratings(store, check=True) == 0

    run(url, story)


def test_appends_that_run_together_are_rated_in_turn(url: str) -> None:
    async def story(store: Store) -> None:
        await name(store, *PEOPLE)
        rng = random.Random(3)
        games = [seats_of(*rng.sample([*PEOPLE], rng.randint(2, 4))) for _ in range(12)]
        ended = [START + (10 + 8 * number) * DAY for number in range(len(games))]
        await asyncio.gather(*(end(store, g, at) for g, at in zip(games, ended, strict=True)))
        assert await store.last_rated() == len(games)
        assert await rebuild_ratings(store, check=True) == 0

    run(url, story)


def test_two_nodes_that_end_games_of_one_person_agree(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            await name(one, *PEOPLE)
            ends = [
                end((one, other)[number % 2], seats_of(ADA, opponent), START + number * 3 * DAY)
                for number, opponent in enumerate([BEN, CLEO, DORA] * 6, start=1)
            ]
            await asyncio.gather(*ends)
            ratings = await one.ratings()
            assert ratings == await other.ratings()
            assert ratings[ADA].games == len(ends)
            assert await rebuild_ratings(other, check=True) == 0

    asyncio.run(story())


UNRATED_GAMES = {
    "a guest": (seats_of(ADA, CLEO), FEW_NAMES),
    "bots only": (seats_of(ADA, "flint", "pebble"), FEW_NAMES),
    "an outside program": (seats_of(ADA, "outside"), FEW_NAMES),
    "one person at two seats": (seats_of(ADA, ADA, BEN), FEW_NAMES),
    "a name that came later": (seats_of(ADA, DORA), FEW_NAMES),
    "named": (seats_of(ADA, BEN, CLEO, "random"), RATED),
    "a tie": (seats_of(ADA, BEN, tied=True), RATED),
}


@pytest.mark.parametrize("case", UNRATED_GAMES)
def test_each_reason_not_to_rate(url: str, case: str) -> None:
    async def story(store: Store) -> None:
        await name(store, ADA, BEN)
        await name(store, DORA, at=START + 100)
        seats, expected = UNRATED_GAMES[case]
        code = await end(store, seats)
        assert await rated(store, code) == expected
        ratings = await store.ratings()
        assert ratings.keys() == ({ADA, BEN} if expected == RATED else set())
        if case == "a tie":
            assert ratings[ADA].mu == ratings[BEN].mu == 25
        answer = await Ratings(_hub(store)).of_game(code, ADA)
        assert answer.rated == (expected == RATED)
        assert answer.why == ("" if expected == RATED else "few")
        assert answer.provisional == (expected == RATED)
        assert answer.after is None

    def _hub(store: Store) -> Node:
        from overworld.server.settings import Settings

        return Node(store, Settings(url), Time())

    run(url, story)


def test_the_same_people_have_a_few_rated_games_a_week(url: str) -> None:
    async def story(store: Store) -> None:
        await name(store, ADA, BEN, CLEO)
        at = START + DAY
        codes = [await end(store, seats_of(ADA, BEN), at + n) for n in range(TOGETHER + 1)]
        assert [await rated(store, code) for code in codes] == [RATED] * TOGETHER + [TOO_OFTEN]
        assert (await Ratings(_node(store)).of_game(codes[-1], ADA)).why == "often"
        with_cleo = await end(store, seats_of(BEN, CLEO, ADA), at + 9)
        assert await rated(store, with_cleo) == RATED, "other people"
        later = await end(store, seats_of(ADA, BEN), at + WEEK)
        assert await rated(store, later) == RATED, "one game is a week old"

    def _node(store: Store) -> Node:
        from overworld.server.settings import Settings

        return Node(store, Settings(url), Time())

    run(url, story)


def test_ratings_are_rebuilt_bit_by_bit_after_damage_deletions_and_erasure(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            store, rng = node.store, random.Random(8)
            await name(store, *PEOPLE)
            codes = []
            for number in range(40):
                who = rng.sample([*PEOPLE, "flint", "obsidian"], rng.randint(2, 4))
                kept = [rng.random() < 0.9 for _ in who]
                codes.append(await end(store, seats_of(*who, kept=kept), START + number * 3 * DAY))
            right = await store.ratings()
            assert await rebuild_ratings(store, check=True) == 0
            for damage in (
                "UPDATE ratings SET mu = mu + 0.000001",
                "DELETE FROM ratings",
                "UPDATE result_seats SET sigma = 5 WHERE mu IS NOT NULL",
                "UPDATE rated_seats SET place = 1",
                "UPDATE rated_seats SET gone = 0",
                f"UPDATE results SET rated = {ASKED} WHERE rated = {RATED}",
            ):
                execute(url, damage)
                found = await rebuild_ratings(store, check=True)
                assert found > 0, damage
                assert await rebuild_ratings(store) == found
                assert await rebuild_ratings(store, check=True) == 0
                assert await store.ratings() == right
            execute(url, "INSERT INTO ratings VALUES ('nobody', 25, 8, 1, 0)")
            assert await rebuild_ratings(store) == 1
            for code in codes[::3]:
                await store.delete(code)
            assert await rebuild_ratings(store, check=True) == 0, "games outlive their tables"
            names = Names(node)
            await names.begin_deletion(BEN, BEN)
            await names.end_deletion(BEN, BEN)
            others = {owner: rating for owner, rating in right.items() if owner != BEN}
            assert await store.ratings() == others, "no other rating moves"
            assert BEN not in repr(execute(url, "SELECT * FROM rated_seats"))
            assert await rebuild_ratings(store, check=True) == 0
            execute(url, "DELETE FROM ratings")
            await rebuild_ratings(store)
            assert await store.ratings() == others

    asyncio.run(story())


async def begin(node: Node, **options: object) -> str:
    """Begin a rated game of Ada and Ben."""
    code = await node.create(Options((HERE, ONLINE), rated=True, **options), ADA)  # type: ignore[arg-type]
    await node.do(code, Join(1, "Ben"), BEN)
    await node.do(code, Start(), ADA)
    return code


async def play_on(node: Node, code: str) -> None:
    """Play until each player has had three turns."""
    rng = random.Random(2)
    while True:
        table = (await node.rooms.get(code)).table
        assert table.game is not None
        assert table.decider is not None
        if table.game.turn_number > 6:
            return
        owner = table.seats[table.decider].owner
        await node.do(code, Play(rng.choice(table.game.legal_moves.ids), table.game_seq), owner)


def test_a_rated_game_stays_with_the_people_who_began_it(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            await name(node.store, ADA, BEN)
            code = await begin(node)
            assert await node.answer(code, Offer(1), BEN) == "rated_game"
            assert await node.answer(code, Claim(1, "secret"), CLEO) == "not_your_seat"
            with pytest.raises(Refused, match="rated_game"):
                await node.delete(code, ADA)
            await play_on(node, code)
            await node.do(code, Resign(1), BEN)
            answer = await Ratings(node).of_game(code, BEN)
            assert answer.rated
            assert answer.kept is not None
            assert (answer.kept.kept, answer.kept.games) == (0, 1)
            assert (await Ratings(node).of_game(code, CLEO)).kept is None, "of the players only"
            await node.do(code, Offer(1), BEN)
            await node.delete(code, ADA)
            assert len(await node.store.ratings()) == 2

    asyncio.run(story())


def test_an_early_end_is_not_rated(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            await name(node.store, ADA, BEN)
            code = await begin(node)
            await node.do(code, Resign(1), BEN)
            assert await node.store.result_rated(code) == FEW_NAMES
            assert await node.store.kept(BEN) == [], "and counts for no one"
            assert await node.store.kept(ADA) == [True]

    asyncio.run(story())


async def settle(store: Store, sigmas: dict[str, tuple[float, float]]) -> None:
    """Store ratings as if many games had led to them."""
    for owner, (mu, sigma) in sigmas.items():
        await store._write(
            "INSERT INTO ratings VALUES (:owner, :mu, :sigma, 20, :last)",
            owner=owner,
            mu=mu,
            sigma=sigma,
            last=START,
        )


def test_the_ladder_has_settled_players_in_order(url: str) -> None:
    async def story() -> None:
        time = Time()
        async with node_on(url, time) as node:
            await name(node.store, *PEOPLE)
            await settle(node.store, {ADA: (27, 4), BEN: (31, 5), CLEO: (27, 3), DORA: (40, 6.5)})
            ratings = Ratings(node)
            ladder = await ratings.ladder(CLEO)
            assert [(one.place, one.name, one.rating) for one in ladder.entries] == [
                (1, "Ben", 1677),
                (2, "Ada", 1559),
                (2, "Cleo", 1559),
            ]
            assert [one.you for one in ladder.entries] == [False, False, True]
            assert ladder.provisional == ["Dora"], "without a rating"
            assert [mark.rating for mark in ladder.marks if mark.bot == "flint"] == [1500]
            await node.store.set_face(ADA, "0" * 64)
            assert (await ratings.ladder(CLEO)).entries[1].face == "", "at most once a minute"
            time.passes(60_001)
            assert (await ratings.ladder(CLEO)).entries[1].face
            time.passes(61 * DAY)
            assert (await ratings.ladder(CLEO)).entries == []
            await node.store.visit(BEN, node.now() // DAY)
            assert not (await ratings.ladder("")).entries
            time.passes(60_001)
            (ben,) = (await ratings.ladder("")).entries
            assert ben.deviation > 5 * 29.5, "sigma grows while Ben is away"

    asyncio.run(story())


def test_a_profile_and_an_export_have_the_rating(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            await name(node.store, *PEOPLE)
            await settle(node.store, {ADA: (27, 4), DORA: (40, 6.5)})
            ada = await profile_of(node, "Ada", "")
            assert ada.rating is not None
            assert (ada.rating.rating, ada.rating.games) == (1559, 20)
            assert (ada.rating.below, ada.rating.above) == ("flint", "obsidian")
            assert (await profile_of(node, "Dora", DORA)).rating is None, "provisional"
            kept = (True, False, True)
            await end(node.store, seats_of(ADA, BEN, CLEO, kept=kept))
            await end(node.store, seats_of(BEN, "flint"))
            assert (await profile_of(node, "Ben", "")).kept == [False]
            assert (await profile_of(node, "Dora", "")).kept == []
            player = (await collect_data(node, DORA)).player
            assert player is not None
            assert player.rating is not None
            assert player.rating.mu == 40
            await erase_data(node, ADA)

    asyncio.run(story())


def test_a_change_is_shown_once_the_rating_has_settled(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            store = node.store
            await name(store, ADA, BEN, CLEO)
            await settle(store, {ADA: (26, 4), BEN: (25, 6.01)})
            code = await end(store, seats_of(ADA, CLEO, BEN))
            ada = await Ratings(node).of_game(code, ADA)
            assert ada.after is not None
            assert ada.before == Rating(26.0).shown
            assert ada.after.rating == (await store.ratings())[ADA].shown > ada.before
            assert ada.after.games == 21
            await end(store, seats_of(ADA, BEN), START + 2 * DAY)
            again = await Ratings(node).of_game(code, ADA)
            assert again.after == ada.after, "as it was after that game"
            ben = await Ratings(node).of_game(code, BEN)
            assert ben.before is None, "it was provisional"
            assert ben.after is not None
            cleo = await Ratings(node).of_game(code, CLEO)
            assert (cleo.before, cleo.after, cleo.provisional) == (None, None, True)

    asyncio.run(story())
