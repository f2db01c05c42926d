"""`Deal`: the same seed gives the same outcomes in the same places."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.play import random_table

from overworld import Deal, DealDoesNotFit, Game
from overworld.game.deal import ChanceSource, outcome_of_deal
from overworld.game.kernel import states_of
from overworld.rules import api


def dealt_game(deal: Deal, moves_seed: int, players: int = 2) -> Game:
    rng = random.Random(moves_seed)
    game = Game(players)
    game.deal(deal)
    while ids := game.legal_moves.ids:
        game.play(rng.choice(ids))
        game.deal(deal)
    return game


def things_by_place(game: Game) -> dict[tuple[str, int], str]:
    """Return every outcome of a game by its place: column and level, or cell and depth."""
    found: dict[tuple[str, int], str] = {}
    walk = Game(len(game.colours), boards=game.colours)
    for move in game.history:
        verb, *words = str(move).split(" ")
        if verb == "block":
            found[words[0], api.block_level(states_of(walk), 0)] = words[1]
        elif verb in ("tile", "token"):
            found[words[0], walk.world[words[0]].left] = words[1]
        walk.play(move)
    return found


@pytest.mark.parametrize("seed", [0, 7, "daily 2026-11-15"])
def test_places_are_fixed_in_any_order_of_reveals(seed: int | str) -> None:
    one, other = (things_by_place(dealt_game(Deal(seed), moves)) for moves in (1, 2))
    common = one.keys() & other.keys()
    assert len(common) > 60
    assert {place: one[place] for place in common} == {place: other[place] for place in common}


def test_a_fights_draws_are_fixed_by_its_number() -> None:
    """The first fight of two games with the same deal and pile reveals the same tokens."""
    first = []
    for moves in range(40):
        game = dealt_game(Deal(3), moves)
        texts = [str(move) for move in game.history]
        start = next((i for i, text in enumerate(texts) if text.startswith("fight")), None)
        taken = [text for text in texts[:start] if text.startswith("take")]
        if start is not None and not taken:
            first.append(tuple(texts[start + 1 : start + 4]))
    assert len(first) > 5
    assert len(set(first)) == 1


def test_draws_are_a_fair_shuffle_of_the_pile() -> None:
    """Over many seeds every token of the pile is drawn first about equally often."""
    game = dealt_game(Deal(0), 0)
    while game.phase != "draw" or states_of(game)[0].drawn.any():
        game.undo()
    drawn = Counter(outcome_of_deal(Deal(seed), states_of(game), game.box) for seed in range(2000))
    pile = states_of(game)[0].pile[states_of(game)[0].turn].tolist()
    for kind, count in enumerate(pile):
        assert drawn[kind] == pytest.approx(2000 * count / sum(pile), abs=100)


def test_different_seeds_differ() -> None:
    cubes = set()
    for seed in range(20):
        game = Game(2)
        game.deal(Deal(seed))
        cubes.add(tuple(game.cube.values()))
    assert len(cubes) == 20


def test_a_deal_that_does_not_fit_is_refused() -> None:
    """Another source may have used the pieces that the deal needs."""
    failures = 0
    for seed in range(30):
        rng = random.Random(seed)
        game = random_table(rng)
        game.deal(rng)
        try:
            while ids := game.legal_moves.ids:
                game.play(rng.choice(ids))
                game.deal(Deal(seed))
        except DealDoesNotFit:
            failures += 1
    assert failures > 0


def test_a_deal_depends_on_the_string_of_its_seed_only() -> None:
    """Earlier deals in the same process do not matter."""
    assert repr(Deal(7)) == "Deal(7)"
    same, other = dealt_game(Deal("1"), 0), dealt_game(Deal(2), 0)
    assert dealt_game(Deal(1), 0).position == same.position != other.position


def test_a_deal_is_the_same_in_every_version() -> None:
    """No version of Python or of this package may change the outcomes of a seed."""
    game, deal = Game(2), Deal("daily 2026-11-15")
    game.deal(deal)
    cube = "sowo.tweo.otoe.ewtw.ewes.???e.???w.wwtt.sows.???e.???s.tswe.wswe.ttws.otow.osos"
    assert game.position.startswith(f"ow1/1:blue:2:-:act:0:0/-/{cube}/")
    game.play("explore 33")
    game.deal(deal)
    turned = ["enderman-bridge", "spider-action", "zombie-action", "spider-action"]
    cells = ["c3", "d3", "c4", "d4"]
    assert [game.world[cell].face for cell in cells] == turned
    game.play("fight c4")
    game.deal(deal)
    assert [str(move) for move in game.history[-3:]] == FIRST_DRAWS


FIRST_DRAWS = ["weapon wooden_sword", "weapon poisonous_potato", "weapon poisonous_potato"]


def test_a_source_is_the_same_in_every_version() -> None:
    source = ChanceSource.from_seed(7)
    assert [source.randrange(1000) for _ in range(8)] == [579, 825, 128, 320, 574, 285, 439, 635]


@pytest.mark.parametrize("draw", ["random", "getrandbits", "choice", "sample", "shuffle", "gauss"])
def test_every_method_of_a_source_depends_on_its_seed_only(draw: str) -> None:
    arguments: dict[str, Any] = {"getrandbits": (80,), "choice": (range(10**9),)}
    arguments |= {"sample": (range(10**9), 3), "gauss": (0, 1)}

    def numbers(seed: int) -> list[Any]:
        source, items = ChanceSource.from_seed(seed), list(range(20))
        given = arguments.get(draw, (items,) if draw == "shuffle" else ())
        return [(getattr(source, draw)(*given), tuple(items)) for _ in range(3)]

    assert numbers(7) == numbers(7) != numbers(8)


def test_a_source_can_be_seeded_again_and_set_back() -> None:
    source = ChanceSource.from_seed(7)
    state, first = source.getstate(), source.random()
    assert 0 <= first < 1
    source.setstate(state)
    assert source.random() == first
    source.seed(7)
    assert source.random() == first
    assert source.getrandbits(0) == 0
    assert max(source.getrandbits(3) for _ in range(100)) == 7


@pytest.mark.parametrize("seed", [1.5, True, None, b"7", (7,)])
def test_all_seeds_have_one_error(seed: Any) -> None:
    from overworld.env import RandomAgent, VectorEnv

    calls = [Deal, ChanceSource.from_seed, RandomAgent]
    calls += [] if seed is None else [VectorEnv(1).reset]
    for call in calls:
        with pytest.raises(TypeError, match=r"^seed must be an integer or a string, got "):
            call(seed)


def test_numpy_integers_are_seeds() -> None:
    assert Deal(np.int64(7)) == Deal(7)  # type: ignore[arg-type]


@pytest.mark.parametrize("limits", [(0,), (5, 5), (5, 3), (0, 5, -1)])
def test_an_empty_range_is_refused_as_by_random(limits: tuple[int, ...]) -> None:
    for source in (random.Random(1), ChanceSource.from_seed(1)):
        with pytest.raises(ValueError, match="empty"):
            source.randrange(*limits)


def test_a_deal_that_does_not_fit_changes_nothing() -> None:
    """A game that another source began fits for some chance events and then no more."""
    for seed in range(20):
        game = Game(2)
        for _ in range(30):
            game.play(game.chance_outcomes[0][0])
        before, steps = game.position, game.step_number
        try:
            game.deal(Deal(seed))
        except DealDoesNotFit:
            assert (game.position, game.step_number) == (before, steps)
            game.deal(random.Random(1))
            return
    raise AssertionError("every deal fits")


def test_a_source_that_fails_changes_nothing() -> None:
    class Failing(random.Random):
        def randrange(self, *args: Any) -> int:
            if self.random() < 0.1:
                raise OSError("no entropy")
            return super().randrange(*args)

    game = Game(2)
    with pytest.raises(OSError, match="no entropy"):
        game.deal(Failing(1))
    assert game.step_number == 0
    assert game == Game(2)
