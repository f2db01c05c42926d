"""Reviews: luck and decisions add up, blunders are found, endgames are exact."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from threading import Thread
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.play import finished_game

from overworld import Game, load_box
from overworld.bots import BOTS, BotError, endgame
from overworld.bots.diamond import WEIGHTS
from overworld.bots.endgame import Endgame, Shares
from overworld.bots.ladder import UNAVAILABLE_BOTS, register_diamond
from overworld.game import CHANCE
from overworld.game.kernel import play_code
from overworld.notation.moves import is_outcome
from overworld.notation.names import CELLS_AROUND, CROSSING_INDEX
from overworld.review import Review, review
from overworld.review.explain import looks_alike, why_better
from overworld.review.findings import VERDICTS, ReasonCode, accuracy_for
from overworld.review.reviewer import MAX_EVALUATIONS, follow_ups_of
from overworld.review.valuation import (
    LATER_MARGIN,
    OPENING_MARGIN,
    Valuation,
    outcome_weights,
)

RECORDS = Path(__file__).parent.parent / "records"
SIMULATIONS = 4


def game_of(name: str) -> Game:
    return Game.from_record((RECORDS / f"{name}.ogn").read_text("utf-8"))


def cut_at(game: Game, entries: int) -> Game:
    """Return a game that starts with the position of another one after some steps."""
    now = game.copy()
    while now.step_number > entries:
        now.undo()
    return Game.from_position(now.position)


def tail_of(game: Game, entries: int) -> Game:
    """Return the last steps of a game as a game that starts there."""
    first = game.step_number - entries
    tail = cut_at(game, first)
    for move in game.history[first:]:
        tail.play(move)
    return tail


def played(seed: int, players: int, decisions: int) -> Game:
    """Return a game with some random decisions."""
    chance = random.Random(seed)
    game = Game(players=players)
    game.deal(chance)
    for _ in range(decisions):
        if game.over:
            break
        game.play(chance.choice(list(game.legal_moves)))
        game.deal(chance)
    return game


def cut_and_play(now: Game, move: str) -> Game:
    """Return the game after one more move."""
    ahead = now.copy()
    ahead.play(move)
    return ahead


def before(game: Game, entries: int) -> Game:
    """Return a game with its history up to a step."""
    now = game.copy()
    while now.step_number > entries:
        now.undo()
    return now


def assert_adds_up(game: Game, found: Review) -> None:
    """Check that every step is luck or a decision, and that the expected luck is 0."""
    assert len(found.values) == game.step_number + 1
    assert [step.at for step in found.steps] == [*range(found.start, game.step_number)]
    valuation = Valuation(len(game.colours), found.simulations)
    for step in found.steps:
        now = before(game, step.at)
        assert (step.seat is None) == (now.turn == CHANCE)
        change = found.change(step.at)
        luck = change if step.seat is None else (0.0,) * len(change)
        decided = change if step.seat is not None else (0.0,) * len(change)
        for seat, (share, then) in enumerate(around(found, step.at)):
            assert then - share == luck[seat] + decided[seat]
        assert sum(found.values[step.at]) == pytest.approx(1)
        if step.seat is None:
            assert_fair(now, found, step.at, valuation)
        elif step.cost:
            assert step.after[step.seat] - found.values[step.at + 1][step.seat] == step.cost
            assert step.best != step.move
            assert step.line[0] == step.best
            assert step.reason is not None
            assert step.follow_ups == tuple(follow_ups_of(now, step.line))
    for seat, one in enumerate(found.seats):
        gained = found.values[-1][seat] - found.values[found.start][seat]
        assert one.luck + one.decisions + one.others == pytest.approx(gained)


@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=6, deadline=None)
def test_follow_ups_name_what_the_moves_take_in_their_own_positions(seed: int) -> None:
    game = finished_game(seed, 2)
    history = [str(move) for move in game.history]
    for at in range(game.step_number - 1, 50, -1):
        game.undo()
        if game.turn == CHANCE:
            continue
        line = history[at : at + 8]
        stop = next((n for n, move in enumerate(line) if move == "end" or is_outcome(move)), 8)
        found = list(follow_ups_of(game.copy(), line))
        assert [one.move for one in found] == line[1:stop]
        ahead = game.copy()
        for move, one in zip(line, [None, *found], strict=False):
            verb, *where = move.split()
            if one and verb == "mine":
                seat = ahead.turn or 0
                then = cut_and_play(ahead, move).players[seat].supply
                assert then[one.name] == ahead.players[seat].supply[one.name] + 1
            elif one and verb in ("build", "fight", "take"):
                assert one.name == ahead.world[where[0]].face
            elif one and verb == "pass":
                assert one.name == ahead.phase
            elif one and verb != "trade":
                assert not one.name
            ahead.play(move)


def around(found: Review, at: int) -> Sequence[tuple[float, float]]:
    """Return the win shares before and after a step."""
    return [*zip(found.values[at], found.values[at + 1], strict=True)]


def assert_fair(now: Game, found: Review, at: int, valuation: Valuation) -> None:
    """Check that the value before an outcome is the mean over all outcomes."""
    odds, code = outcome_weights(now), -1
    values: dict[int, tuple[float, ...]] = {}
    for number, outcome in enumerate(odds):
        ahead = now.copy()
        play_code(ahead, outcome)
        values[outcome] = valuation.value(ahead, len(odds), number)
        if str(ahead.history[-1]) == found.step(at).move:
            code = outcome
    values[code] = found.values[at + 1]
    total = sum(odds.values())
    for seat in range(len(now.colours)):
        mean = sum(float(Fraction(odds[o], total)) * values[o][seat] for o in odds)
        assert mean == pytest.approx(found.values[at][seat], abs=1e-9)


@settings(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10**6), st.integers(2, 4), st.integers(1, 12))
def test_luck_and_decisions_add_up_in_every_step(seed: int, players: int, decisions: int) -> None:
    game = played(seed, players, decisions)
    assert_adds_up(game, review(game, simulations=SIMULATIONS))


def test_luck_and_decisions_add_up_to_the_result() -> None:
    game = tail_of(game_of("two-players"), 40)
    found = review(game, simulations=SIMULATIONS)
    assert_adds_up(game, found)
    assert found.finished
    assert found.values[-1] == (0.0, 1.0)
    assert found.start == 0
    assert {step.kind for step in found.steps} >= {"collect", "score", "end", "turned"}


def test_a_review_is_deterministic() -> None:
    game = played(3, 2, 5)
    assert review(game, simulations=8) == review(game, simulations=8)


@pytest.mark.parametrize("name", ["two-players", "four-players", "three-players-beginner"])
def test_a_planted_bad_scoring_is_found(name: str) -> None:
    """Score the worst characteristic where a recorded game scores its last card."""
    now = game_of(name)
    while now.phase != "score" or now.card != "C":
        now.undo()
    seat = now.turn
    assert seat is not None
    groups = {g.characteristic: g.points for g in now.forecast(seat).groups if g.card == "C"}
    worst = min(groups, key=lambda trait: groups[trait])
    planted = Game.from_position(now.position)
    planted.play(f"score {worst}")
    step = review(planted, simulations=SIMULATIONS).steps[0]
    then = [Endgame().value(cut_and_play(now, f"score {trait}")) for trait in groups]
    best = max(value[seat] for value in then if value is not None)
    exact = Endgame().value(planted)
    assert exact is not None
    assert step.exact
    assert step.cost == pytest.approx(best - exact[seat])
    if step.cost:
        assert groups[step.best.split()[1]] > groups[worst]


def test_a_planted_blunder_is_the_key_moment() -> None:
    game = game_of("two-players")
    tail = tail_of(game, 31)  # red scores sand for 4 where stone brings 15
    found = review(tail, simulations=48)
    assert found.steps[0].move == "score sand"
    assert found.moments[0] == 0
    first = found.steps[0]
    assert (first.best, first.verdict) == ("score stone", "blunder")
    assert first.reason is not None
    assert first.reason.facts == {"characteristic": "stone", "points": 15, "less": 4}


@pytest.mark.parametrize(
    ("name", "at", "wins"),
    [("long-fights", 364, True), ("long-fights", 345, True), ("two-players", 126, False)],
)
def test_only_tnt_that_would_have_won_is_a_mistake_to_keep(name: str, at: int, wins: bool) -> None:
    """Keep the TNT where a recorded game detonates it."""
    planted = cut_at(game_of(name), at)
    fight = planted.fight
    assert fight is not None
    assert (fight.hearts < fight.needed) == wins
    planted.play("pass")
    step = review(planted, simulations=48).steps[0]
    assert step.best == ("detonate" if wins else "")
    assert (step.verdict is not None) == wins
    if step.reason is not None:
        facts = {"mob": fight.mob, "hearts": fight.hearts, "needed": fight.needed}
        assert (step.reason.code, step.reason.facts) == ("detonate", facts)


def exhaust(game: Game) -> tuple[Fraction, ...]:
    """Return the exact win shares by plain recursion."""
    if game.over:
        won = game.winners
        return tuple(Fraction(int(seat in won), len(won)) for seat in range(len(game.colours)))
    total = [Fraction(0)] * len(game.colours)
    if game.turn == CHANCE:
        for move, chance in game.chance_outcomes:
            ahead = game.copy()
            ahead.play(move)
            total = [s + chance * v for s, v in zip(total, exhaust(ahead), strict=True)]
        return tuple(total)
    best: tuple[Fraction, ...] | None = None
    for move in game.legal_moves:
        ahead = game.copy()
        ahead.play(move)
        value = exhaust(ahead)
        if best is None or value[game.turn or 0] > best[game.turn or 0]:
            best = value
    assert best is not None
    return best


@pytest.mark.parametrize("name", ["two-players", "four-players", "long-fights"])
def test_small_endgames_are_exact(name: str) -> None:
    game, checked = game_of(name), 0
    for entries in range(1, 5):
        now = before(game, game.step_number - entries)
        found = Endgame(max_steps=300).value(now)
        if found is None or now.turn == CHANCE:
            continue
        assert found[now.turn or 0] == pytest.approx(float(exhaust(now)[now.turn or 0]))
        checked += 1
        step = review(tail_of(game, entries), simulations=SIMULATIONS).steps[0]
        assert step.exact
        for move in now.legal_moves:  # no move is better than the best
            ahead = now.copy()
            ahead.play(move)
            value = float(exhaust(ahead)[now.turn or 0])
            best = step.cost + float(exhaust(cut_and_play(now, step.move))[now.turn or 0])
            assert value <= best + 1e-9
    assert checked


def test_enumerations_respect_their_limits() -> None:
    game = played(5, 2, 3)
    assert Endgame(max_steps=50).value(game) is None
    now = before(game_of("two-players"), 366)
    assert Endgame().value(now) is not None
    assert Endgame(max_total=0).value(now) is None


def test_threads_enumerate_endgames_independently(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second thread enumerates while the first one is about to."""
    games = [
        before(game_of(name), game_of(name).step_number - 2)
        for name in ("two-players", "long-fights")
    ]
    expected = [Endgame().value(game) for game in games]
    assert None not in expected
    assert expected[0] != expected[1]
    enumerate_lines, other = endgame.enumerate_lines, list[Shares | None]()

    def interrupted(*arguments: Any) -> int:
        monkeypatch.setattr(endgame, "enumerate_lines", enumerate_lines)
        thread = Thread(target=lambda: other.append(Endgame().value(games[1])))
        thread.start()
        thread.join()
        steps: int = enumerate_lines(*arguments)
        return steps

    monkeypatch.setattr(endgame, "enumerate_lines", interrupted)
    assert [Endgame().value(games[0]), *other] == expected


def test_obsidian_reviews_without_weights(tmp_path: Path) -> None:
    game = played(1, 2, 2)
    try:
        register_diamond(tmp_path / "none.npz")
        assert "diamond" in UNAVAILABLE_BOTS
        found = review(game, simulations=SIMULATIONS)
    finally:
        register_diamond(WEIGHTS)
    assert found.bot == "obsidian"
    assert "diamond" in BOTS
    assert sum(found.values[-1]) == pytest.approx(1)


def test_too_few_simulations_are_refused() -> None:
    with pytest.raises(ValueError, match="must be at least 4, got"):
        review(played(1, 2, 1), simulations=1)


def test_long_games_are_searched_less_deeply(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(2, 2, 4)
    assert MAX_EVALUATIONS > 1000
    monkeypatch.setattr("overworld.review.reviewer.MAX_EVALUATIONS", 20)
    found = review(game, simulations=200)
    assert 16 <= found.simulations < 200


def test_progress_goes_from_0_to_100() -> None:
    told: list[int] = []
    review(played(4, 2, 4), simulations=SIMULATIONS, progress=told.append)
    assert told[0] == 0
    assert told[-1] == 100
    assert all(one <= other for one, other in pairwise(told))


def test_values_come_from_the_last_position_to_the_first() -> None:
    told: list[tuple[float, ...]] = []
    found = review(played(4, 2, 4), simulations=SIMULATIONS, on_value=told.append)
    assert told == list(reversed(found.values[found.start :]))


def test_accuracy_falls_with_cost() -> None:
    costs = [0.0, 0.05, 0.1, 0.2, 1.0]
    found = [accuracy_for(cost) for cost in costs]
    assert found[0] == 100
    assert found == sorted(found, reverse=True)
    assert [*VERDICTS] == ["blunder", "mistake", "inaccuracy"]


def test_every_reason_has_facts_of_the_position() -> None:
    """Each pair of moves in recorded games has one reason with facts."""
    codes: set[str] = set()
    for name in ("two-players", "long-fights"):
        now = game_of(name)
        chance = random.Random(name)
        while now.step_number > 60:
            now.undo()
            if now.turn == CHANCE or len(now.legal_moves) < 2:
                continue
            for _ in range(3):
                best, other = chance.sample([str(move) for move in now.legal_moves], 2)
                half = (1 / len(now.colours),) * len(now.colours)
                reason = why_better(now, best, other, half, half)
                codes.add(reason.code)
                assert reason.code in get_args(ReasonCode)
                assert all(value != "" for value in reason.facts.values())
    assert codes >= {*get_args(ReasonCode)} - {"win", "detonate", "armed", "layer_open"}


def test_revealed_tiles_are_a_reason_only_if_the_played_move_reveals_fewer() -> None:
    game = Game(players=2)
    game.deal(random.Random(1))
    half = (0.5, 0.5)
    assert why_better(game, "explore 32", "explore 22", half, half).code == "share"
    assert why_better(game, "explore 31", "mine w1", half, half).code == "reveals"
    tokens, tiles = (
        why_better(game, *moves, half, half)
        for moves in (("explore 31", "explore 22"), ("explore 22", "explore 31"))
    )
    assert (tokens.code, tokens.facts) == ("tokens", {"count": 2, "less": 0})
    assert (tiles.code, tiles.facts) == ("tiles", {"count": 4, "less": 2})


def test_no_reason_fits_the_worse_move_as_well() -> None:
    """A reason that is also given for the opposite would not tell the moves apart."""
    compared = 0
    for name in ("two-players", "long-fights", "four-players"):
        now, chance = game_of(name), random.Random(name)
        while now.step_number > 60:
            now.undo()
            if now.turn == CHANCE or len(now.legal_moves) < 2:
                continue
            half = (1 / len(now.colours),) * len(now.colours)
            for _ in range(3):
                one, other = chance.sample([str(move) for move in now.legal_moves], 2)
                reason = why_better(now, one, other, half, half)
                if reason.code not in ("share", "action", "wild", "detonate", "draw"):
                    assert why_better(now, other, one, half, half) != reason
                    compared += 1
                if looks_alike(now, one, other):
                    assert reason.code == "share"
    assert compared


def test_places_look_alike_with_the_same_things_around_them() -> None:
    game = Game(players=2)
    game.deal(random.Random(1))
    assert looks_alike(game, "explore 32", "explore 43")
    assert looks_alike(game, "explore 31", "explore 35")
    assert not looks_alike(game, "explore 31", "explore 32")
    assert not looks_alike(game, "explore 32", "mine w1")
    assert not looks_alike(game, "mine w1", "mine z1")
    game.play("explore 42")
    game.deal(random.Random(1))
    around = {*CELLS_AROUND[CROSSING_INDEX["42"]]}
    for place in ("22", "32", "33", "43", "52", "53"):
        seen = around & {*CELLS_AROUND[CROSSING_INDEX[place]]}
        assert not (seen and looks_alike(game, f"explore {place}", "explore 22") and place != "22")


def test_a_loss_within_the_margin_is_no_mistake() -> None:
    game = played(3, 2, 14)
    found = review(game, simulations=16)
    judged = [step for step in found.steps if step.best]
    assert judged
    assert all(step.margin in (OPENING_MARGIN, LATER_MARGIN) for step in judged if not step.exact)
    assert all(step.cost > step.margin for step in judged)


def test_a_review_has_a_graph() -> None:
    found = review(played(6, 3, 3), simulations=SIMULATIONS)
    svg = found._repr_svg_()
    assert svg.count("<polyline") == 3
    assert svg.count("<circle") == len(found.moments)
    assert all(board.id in svg for board in load_box().boards[:3])


def test_a_review_refuses_a_bot_that_does_not_search() -> None:
    for bot in ("random", "pebble"):
        with pytest.raises(BotError, match=f"{bot} does not search"):
            review(Game(players=2), bot=bot, simulations=SIMULATIONS)


def test_a_review_checks_its_numbers() -> None:
    game = Game(players=2)
    with pytest.raises(TypeError, match=r"simulations must be an integer, got 16\.5"):
        review(game, simulations=16.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="simulations must be at least 4, got 3"):
        review(game, simulations=3)
    with pytest.raises(TypeError, match="seed must be an integer or a string"):
        review(game, seed=None)  # type: ignore[arg-type]
