"""Wrong arguments raise an error that says what was expected and what was given."""

# mypy: disable-error-code="arg-type, list-item, return-value"

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import overworld as ow
from overworld.arena import Tournament, simulate, tournament
from overworld.arena.benchmark import Protocol, benchmark
from overworld.arena.benchmark.tasks import decisions, estimates, judge, judge_estimates
from overworld.arena.folder import Folder
from overworld.arena.schedule import schedule
from overworld.arena.standings import standings
from overworld.arena.stats import Summariser, Totals, describe, make_report, wilson
from overworld.bots import BOTS, BotError, BotSpec, FunctionBot, analyse, build_bot
from overworld.env import Buffers, VectorEnv
from overworld.observation import feature, float_size, size, to_floats, view
from overworld.review import review

BOX = ow.load_box()


def begun() -> ow.Game:
    game = ow.Game(2)
    game.deal(ow.Deal(1))
    return game


def with_tags(tags: object) -> ow.Game:
    game = begun()
    game.tags = tags  # type: ignore[assignment]
    return game


ROW = np.zeros((1, size(2)), np.uint8)
PAIR = Tournament(("random", "pebble"), games=2)
SUMMARY = Summariser(BOX).summarise(begun())


# Most of these arguments have the wrong type on purpose.
@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda: ow.load_box(3), TypeError, "path must be a string or a path, got 3"),
        (lambda: ow.load_box(b"x"), TypeError, "path must be a string or a path, got b'x'"),
        (lambda: begun().svg(moves="mine w1"), TypeError, "moves must be a list of moves, got"),
        (lambda: begun().svg(moves=3), TypeError, "moves must be a list of moves, got 3"),
        (lambda: begun().html(names="ab"), TypeError, "names must be a list of strings, got 'ab'"),
        (lambda: begun().html(names=[1, 2]), TypeError, "names must be a list of strings"),
        (lambda: begun().html(names=["a"]), ValueError, "names must have 2 elements, got 1"),
        (lambda: begun().html(words="x"), TypeError, "words must be FilmWords, got 'x'"),
        (lambda: with_tags(None), TypeError, "tags must be a dict, got None"),
        (lambda: VectorEnv(1, starts="ow1/"), TypeError, "starts must be a list of strings, got"),
        (lambda: VectorEnv(1, starts=[7]), TypeError, "starts[0] must be a string, got 7"),
        (lambda: begun().cube.clear(), TypeError, "read-only"),  # type: ignore[attr-defined]
        (lambda: begun().world.clear(), TypeError, "read-only"),  # type: ignore[attr-defined]
        (lambda: BOTS.clear(), AttributeError, "mappingproxy"),  # type: ignore[attr-defined]
        (lambda: build_bot(int), BotError, "does not describe its arguments"),
        (lambda: build_bot(lambda game: None), BotError, "use FunctionBot"),
        (lambda: begun().perft(-1), ValueError, "depth must be at least 0, got -1"),
        (lambda: begun().perft(1.0), TypeError, "depth must be an integer, got 1.0"),
        (lambda: begun().legal_moves.move(2**70), ValueError, "must be the id of a legal decision"),
        (lambda: BotSpec("x", None, {"a": 1}), TypeError, "arguments must be a tuple of pairs"),
        (lambda: BotSpec("x", None, (("a",),)), TypeError, "arguments must be pairs of a name"),
        (lambda: BotSpec("x", None, ((1, 2),)), ValueError, "invalid or duplicate bot argument 1"),
        (lambda: build_bot("pebble").choose(None), TypeError, "game must be a Game, got None"),
        (lambda: build_bot("flint").choose("x"), TypeError, "game must be a Game, got 'x'"),
        (lambda: analyse(None, simulations=4), TypeError, "game must be a Game, got None"),
        (lambda: review(None), TypeError, "game must be a Game, got None"),
        (lambda: review(begun(), progress=3), TypeError, "progress must be a function, got 3"),
        (lambda: review(begun(), simulations=4).step(999), IndexError, "at must be 53 to 52"),
        (lambda: review(begun(), simulations=4).change(999), IndexError, "at must be 0 to 52"),
        (lambda: FunctionBot(print, 3), TypeError, "name must be a string, got 3"),
        (lambda: tournament(PAIR, on_end=3), TypeError, "on_end must be a function or None, got 3"),
        (lambda: simulate(["random"] * 2, on_decision="x"), TypeError, "on_decision must be a"),
        (lambda: schedule(None), TypeError, "settings must be a Tournament, got None"),
        (lambda: standings(None, []), TypeError, "settings must be a Tournament, got None"),
        (lambda: standings(PAIR, [1]), TypeError, "a game must be a GameResult, got 1"),
        (lambda: benchmark(3), TypeError, "protocol must be a Protocol, got 3"),
        (lambda: Protocol("random"), TypeError, "agents must be a list of bot names, got 'random'"),
        (lambda: Protocol((1,)), TypeError, "a name in agents must be a string, got 1"),
        (lambda: Protocol(deals=5), TypeError, "deals must be a list of pairs, got 5"),
        (lambda: Protocol(deals=((7, 1),)), ValueError, "players in deals must be 2 to 4, got 7"),
        (lambda: Protocol(deals=((2, 0),)), ValueError, "deals must be at least 1, got 0"),
        (lambda: Protocol(seed=1.5), TypeError, "seed must be an integer or a string, got 1.5"),
        (lambda: Protocol().fixtures(5), ValueError, "players must be one of 2, 3, 4, got 5"),
        (lambda: decisions("x"), ValueError, "kind must be one of goal, best, endgame, got 'x'"),
        (lambda: estimates("goal"), ValueError, "kind must be one of fight, share, got 'goal'"),
        (lambda: judge("pebble", decisions()[0]), TypeError, "tasks must be a list of Decision"),
        (lambda: judge("pebble", [1]), TypeError, "a task must be a Decision, got 1"),
        (lambda: judge_estimates(lambda g, t: None), TypeError, "estimate must be a number"),
        (lambda: wilson("x", 3), TypeError, "share must be a number from 0 to 1, got 'x'"),
        (lambda: wilson(0.5, "x"), TypeError, "games must be a number, got 'x'"),
        (lambda: describe([1, 2]), TypeError, "counts must be a mapping from value to count"),
        (lambda: describe({1: -1}), ValueError, "counts must be at least 0, got -1"),
        (lambda: Summariser("base"), TypeError, "box must be a Box"),
        (lambda: Summariser(BOX).summarise(None), TypeError, "game must be a Game, got None"),
        (lambda: Totals("x"), TypeError, "players must be an integer, got 'x'"),
        (lambda: Totals(2).add(None), TypeError, "game must be a GameSummary, got None"),
        (lambda: Totals(3).add(SUMMARY), ValueError, "game must have 3 players, got 2"),
        (lambda: make_report(None, BOX), TypeError, "totals must be Totals, got None"),
        (lambda: size(7), ValueError, "players must be 2 to 4, got 7"),
        (lambda: float_size("x"), TypeError, "players must be an integer, got 'x'"),
        (lambda: feature("nope", 2), ValueError, "name must be one of stack_kind, "),
        (lambda: feature("xp", 9), ValueError, "players must be 2 to 4, got 9"),
        (lambda: view([1, 2], "xp"), TypeError, "observations must be an array of bytes"),
        (lambda: view(ROW[0, :5], "xp"), ValueError, "must be rows of 764, 872, 980 uint8, got"),
        (lambda: view(ROW, "xp", seat="x"), TypeError, "seat must be an integer, got 'x'"),
        (lambda: to_floats(ROW[0]), ValueError, "observations must be rows of bytes, got shape"),
        (lambda: to_floats(ROW.astype(float)), ValueError, "uint8, got float64 of shape (1, 764)"),
        (lambda: VectorEnv(4, skip_forced="no"), TypeError, "skip_forced must be a bool, got 'no'"),
        (lambda: Buffers(*[1] * 7), TypeError, "observations must be a NumPy array, got 1"),
    ],
)
def test_wrong_arguments_are_named(
    call: Callable[[], object], kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind) as raised:
        call()
    assert message in str(raised.value)


def test_floats_are_never_written_outside_of_their_array() -> None:
    too_large = np.full((1, size(2)), 255, np.uint8)
    with pytest.raises(ValueError, match="must have only codes of the schema"):
        to_floats(too_large)
    with pytest.raises(ValueError, match=r"out must be float32 of shape \(1, 2345\)"):
        to_floats(ROW, np.zeros((1, 5), np.float32))


def test_the_cost_of_a_building_is_read_only_in_copies_too() -> None:
    building = BOX.buildings[4]
    copies = (building, copy.deepcopy(building), pickle.loads(pickle.dumps(building)))
    for each in copies:
        assert each == building
        with pytest.raises(TypeError, match="read-only"):
            each.cost["sand"] = 99  # type: ignore[index]
    assert ow.load_box().name == "base 1 1c654c00"


def test_folders_may_be_strings(tmp_path: Path) -> None:
    assert Folder(str(tmp_path)).games() == []
    protocol = Protocol(["random"], ["pebble"], ((2, 1),))
    assert hash(protocol) == hash(Protocol(("random",), ("pebble",), ((2, 1),)))


def test_a_copy_of_an_environment_plays_its_own_games() -> None:
    env = VectorEnv(2)
    masks = env.reset(seed=1).action_mask
    before = env.game(0).position
    copy.copy(env).step(masks.argmax(1))
    assert env.game(0).position == before


def test_the_shares_of_an_outcome_add_up_to_the_win() -> None:
    tie = ow.Outcome((0, 2), (9, 3, 9), ow.Termination.FINISHED)
    assert tie.shares == (0.5, 0.0, 0.5)
    assert ow.Outcome((), (1, 2), ow.Termination.TRUNCATED).shares == (0.0, 0.0)


def test_perft_counts_the_same_below_the_compiled_levels() -> None:
    game = ow.Game(2, first=0)
    assert game.perft(0) == 1
    assert game.perft(5) == len(game.chance_outcomes) ** 5 == 5**5
    assert game.step_number == 0
