"""`Game`: arguments, moves as strings and ids, errors, outcomes, undo, copies, views."""

from __future__ import annotations

import copy
import math
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest
from tests.play import finished_game, random_states

import overworld
from overworld import (
    CHANCE,
    BoxError,
    Deal,
    Game,
    IllegalMove,
    LegalMoves,
    Move,
    NotationError,
    Outcome,
    Problem,
    Refusal,
    Termination,
)
from overworld.game.deal import ChanceSource
from overworld.game.events import Mined
from overworld.game.kernel import states_of
from overworld.game.refusal import ALL_CODES
from overworld.rules import first_id


@pytest.fixture
def game() -> Game:
    game = Game(players=2)
    game.deal(random.Random(7))
    return game


def test_only_the_package_game_uses_the_private_kernel() -> None:
    root = Path(overworld.__file__).parent
    users = {path for path in root.rglob("*.py") if "._kernel" in path.read_text("utf-8")}
    assert {path.relative_to(root).parts[0] for path in users} == {"game"}


def test_the_example_of_the_class_works(game: Game) -> None:
    assert game.turn == 1
    assert [str(move) for move in game.legal_moves][:3] == ["mine w1", "mine z1", "mine w4"]
    before = game.position
    game.play("mine w1")
    assert game.history[-1] == Move("mine w1")
    game.undo()
    assert game.position == before


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"players": 1}, "players must be 2 to 4, got 1"),
        ({"players": 5}, "players must be 2 to 4, got 5"),
        ({"players": "2"}, "players must be an integer, got '2'"),
        ({"players": True}, "players must be an integer, got True"),
        ({"players": 2.0}, "players must be an integer, got 2.0"),
        ({"boards": ("red",)}, "boards must be 2 names"),
        ({"boards": "red"}, "boards must be 2 names"),
        ({"boards": ("red", "red")}, "boards must be different for each seat"),
        ({"boards": ("red", "pink")}, "boards must be among .*, got 'pink'"),
        ({"boards": 3}, "boards must be a list of names, got 3"),
        ({"beginner": 1}, "beginner must be a list of seats, got 1"),
        ({"box": "base"}, "box must be a Box, such as load_box\\(\\) returns, got 'base'"),
        ({"first": 2}, "^first must be 0 to 1, got 2"),
        ({"first": "red"}, "^first must be an integer, got 'red'"),
        ({"beginner": (0, 9)}, "^a seat in beginner must be 0 to 1, got 9"),
    ],
)
def test_impossible_tables_are_refused(arguments: dict[str, object], reason: str) -> None:
    with pytest.raises((TypeError, ValueError), match=reason):
        Game(**arguments)  # type: ignore[arg-type]


def test_seats_are_named_by_their_boards() -> None:
    game = Game(2, boards=("green", "yellow"), beginner=(1,), first=1)
    assert game.colours == ("green", "yellow")
    assert [player.beginner for player in game.players] == [False, True]
    assert game.chance_outcomes[0][0] == Move("block w1 wood")
    game.deal(random.Random(1))
    assert game.turn == 1


def test_decisions_are_refused_at_a_chance_node(game: Game) -> None:
    fresh = Game(2)
    assert fresh.turn == CHANCE
    assert len(fresh.legal_moves) == 0
    assert [str(move) for move, _ in fresh.chance_outcomes] == ["first red", "first blue"]
    with pytest.raises(IllegalMove, match="outcome pending"):
        fresh.play("mine w1")
    with pytest.raises(IllegalMove, match="outcome pending"):
        fresh.play(0)
    assert game.chance_outcomes == ()
    with pytest.raises(IllegalMove, match="not a chance event"):
        game.play("weapon bow")


def test_moves_are_strings_moves_or_ids(game: Game) -> None:
    positions = set()
    for move in ("explore 34", Move("explore 34"), 33, np.int64(33)):
        other = game.copy()
        other.play(move)  # type: ignore[arg-type]
        positions.add(other.position)
        assert move in game.legal_moves
        assert game.legal_moves.index(move) == game.legal_moves.ids.index(33)
        assert game.legal_moves.count(move) == 1
    assert len(positions) == 1
    for other_object in (True, None, 33.0, "explore 99"):
        assert other_object not in game.legal_moves


def test_every_id_is_refused_when_the_game_is_over() -> None:
    over = finished_game(1)
    for decision in range(94):
        with pytest.raises(IllegalMove, match="game over"):
            over.play(decision)


@pytest.mark.parametrize("decision", [-1, 94, 10**9, 2**70])
def test_ids_outside_the_decision_space_are_refused(game: Game, decision: int) -> None:
    with pytest.raises(IllegalMove, match="no such decision"):
        game.play(decision)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "mine",
        "mine w5",
        "Mine w1",
        "mine  w1",
        "mine w1 ",
        "build c4",
        "build c4 0",
        "explore 66",
        "score",
        "score gold",
        "jump 33",
        "tile c4 unicorn",
        "weapon Bow",
        "mine w1\n",
        "é",
    ],
)
def test_malformed_moves_raise_notation_errors(game: Game, text: str) -> None:
    before = states_of(game)[0].tobytes()
    with pytest.raises(NotationError):
        game.play(text)
    assert states_of(game)[0].tobytes() == before


def test_an_illegal_move_error_has_move_reason_and_position(game: Game) -> None:
    with pytest.raises(IllegalMove) as refused:
        game.play("explore 11")
    assert str(refused.value) == f"explore 11: too far: steps 4, most 2 (in {game.position})"
    assert refused.value.refusal == Refusal("too_far", {"steps": 4, "most": 2})
    assert isinstance(refused.value, ValueError)


def test_refusals_have_their_numbers(game: Game) -> None:
    assert game.why_not("mine x1") == Refusal("block_covered", {"free_sides": 1, "needed": 2})
    assert game.why_not("end") == Refusal("actions_owed", {"owed": 2})
    assert game.why_not("build c3 1") == Refusal("face_down")
    assert game.why_not("fight f6") == Refusal("not_next_to_you", {"cell": "f6"})
    assert game.why_not("draw") == Refusal("not_asked", {"asked": "act"})
    assert game.why_not("score wood") == Refusal("not_asked", {"asked": "act"})
    assert game.why_not("mine w1") is None
    game.play("explore 34")
    assert game.why_not("mine w1") == Refusal("outcome_pending")
    game.deal(random.Random(7))
    assert game.why_not("explore 34") == Refusal("action_used", {"action": "explore"})


def test_every_reason_code_occurs() -> None:
    """Random play and random questions meet every code there is."""
    met = set()
    rng = random.Random(1)
    questions = [
        *(f"mine {column}" for column in ("w1", "x2")),
        *(f"build {cell} 1" for cell in ("b2", "c3", "e4", "a3")),
        *(f"fight {cell}" for cell in ("c3", "d4", "f2", "b1")),
        *(f"take {cell}" for cell in ("a2", "a3", "f4", "c3")),
        *("score forest", "score bridge", "end", "trade", "draw", "pass", "explore 33"),
        *("weapon bow", "first red", "block w1 sand", "weapon tnt", "tile c3 spider-action"),
    ]
    for seed in range(60):
        for game in random_states(seed):
            asked: list[str | int] = [*questions, *game.legal_moves.ids, rng.randrange(-1, 95)]
            refusals = [game.why_not(move) for move in asked]
            met |= {refusal.code for refusal in refusals if refusal is not None}
        if met >= set(ALL_CODES):
            break
    assert met == set(ALL_CODES)


@pytest.mark.parametrize("source", [None, 7, random])
def test_deal_refuses_other_sources_of_chance(source: object) -> None:
    with pytest.raises(TypeError, match=r"random\.Random, a NumPy Generator or a Deal"):
        Game(2).deal(source)  # type: ignore[arg-type]


def test_numpy_generators_deal_reproducibly() -> None:
    def dealt(source: np.random.Generator | np.random.RandomState) -> str:
        game = Game(2)
        game.deal(source)
        assert game.legal_moves
        return game.position

    assert dealt(np.random.default_rng(7)) == dealt(np.random.default_rng(7))
    assert dealt(np.random.default_rng(7)) != dealt(np.random.default_rng(8))
    assert dealt(np.random.RandomState(7)) == dealt(np.random.RandomState(7))


@pytest.mark.parametrize("move", [True, False, np.True_, None, 1.5, b"mine w1", ["mine w1"]])
def test_other_objects_than_moves_raise_type_errors(game: Game, move: object) -> None:
    before = states_of(game)[0].tobytes()
    with pytest.raises(TypeError, match="a move must be a string, a Move or a decision id, got"):
        game.play(move)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a move must be"):
        game.why_not(move)  # type: ignore[arg-type]
    assert move not in game.legal_moves
    assert states_of(game)[0].tobytes() == before


def test_outcome_is_none_until_the_game_is_over(game: Game) -> None:
    assert game.outcome() is None
    assert game.outcome(turn_limit=1) is None
    over = finished_game(3)
    outcome = over.outcome()
    assert outcome == Outcome(over.winners, over.scores, Termination.FINISHED)
    assert outcome is not None
    assert not outcome.is_tie
    over.undo()
    assert over.outcome() is None


def test_several_winners_are_a_tie() -> None:
    game = Game.from_position(finished_game(3).position)
    states_of(game)[0].xp[:2] = 40
    states_of(game)[0].supply[:2] = 0
    outcome = game.outcome()
    assert outcome == Outcome((0, 1), (40, 40), Termination.FINISHED)
    assert outcome is not None
    assert outcome.is_tie


def test_a_game_with_too_many_turns_is_truncated(game: Game) -> None:
    assert game.turn_number == 1
    assert game.outcome(turn_limit=0) == Outcome((), (0, 0), Termination.TRUNCATED)
    read = Game.from_record(game.record(termination=Termination.TRUNCATED))
    assert read.outcome() == Outcome((), (0, 0), Termination.TRUNCATED)


def test_the_last_player_wins_after_the_others_resigned(game: Game) -> None:
    game.tags["Resigned"] = "red"
    read = Game.from_record(game.record(termination="resigned"))
    assert read.outcome() == Outcome((1,), (0, 0), Termination.RESIGNED)
    for termination in (Termination.RUNNING, Termination.ABANDONED):
        assert Game.from_record(game.record(termination=termination)).outcome() is None


@pytest.mark.parametrize("resigned", ["", "red blue"])
def test_a_record_of_a_resignation_needs_a_winner(game: Game, resigned: str) -> None:
    game.tags["Resigned"] = resigned
    with pytest.raises(ValueError, match="needs the colours of all seats except one"):
        game.record(termination=Termination.RESIGNED)


@pytest.mark.parametrize("termination", Termination)
def test_a_record_takes_every_termination(termination: Termination) -> None:
    game = finished_game(3) if termination is Termination.FINISHED else Game(2, first=0)
    game.tags["Resigned"] = "red"
    text = game.record(termination=termination)
    assert text == game.record(termination=termination.value)
    assert Game.from_record(text).record() == text


def test_dealing_nothing_keeps_how_a_record_ended(game: Game) -> None:
    read = Game.from_record(game.record(termination=Termination.TRUNCATED))
    read.deal(random.Random(7))
    assert read.outcome() == Outcome((), (0, 0), Termination.TRUNCATED)


def test_a_game_that_continues_has_not_ended_early(game: Game) -> None:
    game.tags["Resigned"] = "red"
    text = game.record(termination="resigned")
    for change in (Game.undo, lambda read: read.play(read.legal_moves[0])):
        read = Game.from_record(text)
        change(read)
        assert read.outcome() is None
        assert "resigned" not in read.record().lower()


def test_undo_to_returns_to_a_step(game: Game) -> None:
    game.play("mine w1")
    one_by_one, at_once = game.copy(), game.copy()
    for _ in range(10):
        one_by_one.undo()
    at_once.undo_to(game.step_number - 10)
    assert at_once == one_by_one
    assert at_once.history == one_by_one.history == game.history[:-10]
    for step in (-1, at_once.step_number + 1):
        with pytest.raises(IndexError, match=f"step must be 0 to .*, got {step}"):
            at_once.undo_to(step)
    assert at_once == one_by_one


def test_undo_to_the_same_step_keeps_how_a_record_ended(game: Game) -> None:
    read = Game.from_record(game.record(termination=Termination.TRUNCATED))
    read.undo_to(read.step_number)
    assert read.outcome() is not None
    read.undo_to(0)
    assert read.outcome() is None


def test_the_events_of_a_game_begin_at_a_step(game: Game) -> None:
    start = game.step_number
    game.play("mine w1")
    assert game.events() == (*game.events()[:-1], *game.events(start))
    assert [type(event) for event in game.events(start)] == [Mined]
    assert game.events(game.step_number) == ()
    assert game.moves() == game.history
    assert game.moves(start) == (Move("mine w1"),)
    assert game.moves(game.step_number) == ()
    for step in (-1, game.step_number + 1):
        with pytest.raises(IndexError, match="start must be 0 to"):
            game.moves(step)
        with pytest.raises(IndexError, match="start must be 0 to"):
            game.events(step)


def test_undo_raises_at_the_start() -> None:
    with pytest.raises(IndexError, match="no move to undo"):
        Game(2).undo()


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
def test_copies_of_the_values_of_a_game_are_equal(game: Game, copied: Callable[[Any], Any]) -> None:
    fighting = game.copy()
    for move in ("explore 34", "tile c4 zombie-action"):
        fighting.play(move)
    fighting.deal(random.Random(1))
    fighting.play("fight c4")
    assert fighting.fight is not None
    for value in (
        game.players[0],
        game.world,
        game.cube,
        game.legal_moves[0],
        game.forecast(0),
        fighting.fight,
        fighting.outcome(turn_limit=0),
        game.why_not("mine x1"),
    ):
        assert copied(value) == value


def test_numpy_integers_are_seats_and_numbers_of_players(game: Game) -> None:
    two, one, none = np.array([2, 1, 0])
    assert Game(two, beginner=[one], first=none).record() == Game(beginner=[1], first=0).record()
    assert game.forecast(one) == game.forecast(1)
    for wrong in (True, np.bool_(True), 1.0):
        with pytest.raises(TypeError, match="seat must be an integer"):
            game.forecast(wrong)  # type: ignore[arg-type]


def test_the_values_of_a_game_become_dictionaries(game: Game) -> None:
    player = asdict(game.players[1])
    assert (player["colour"], player["supply"]["wood"], player["mobs"]) == ("blue", 0, {})


@pytest.mark.parametrize("copied", [Game.copy, copy.copy, copy.deepcopy, pickled])
def test_copies_of_games_are_equal_and_independent(
    game: Game, copied: Callable[[Game], Game]
) -> None:
    class Table(Game):
        pass

    game.tags["Event"] = "cup"
    other = copied(game)
    assert other == game
    assert (other.history, other.tags, other.record()) == (game.history, game.tags, game.record())
    other.play("mine w1")
    other.tags["Event"] = "league"
    assert other.step_number == game.step_number + 1
    assert "mine w1" in game.legal_moves
    assert game.tags["Event"] == "cup"
    other.undo()
    assert other.position == game.position
    if copied is not pickled:  # a local class cannot be pickled
        assert type(copied(Table(2))) is Table


def test_the_box_is_read_only_and_tags_are_copied(game: Game) -> None:
    with pytest.raises(AttributeError, match="no setter"):
        game.box = overworld.load_box()  # type: ignore[misc]
    tags = {"Event": "cup"}
    game.tags = MappingProxyType(tags)
    tags["Event"] = "league"
    assert '[Event "cup"]' in game.record()
    game.undo()
    assert game.tags == {"Event": "cup"}


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_copies_of_chance_sources_draw_the_same_numbers(copied: Callable[[Any], Any]) -> None:
    source = ChanceSource.from_seed(7)
    source.randrange(100)
    other = copied(source)
    drawn = [source.randrange(100) for _ in range(20)]
    assert [other.randrange(100) for _ in range(20)] == drawn


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_copies_of_deals_are_equal(copied: Callable[[Deal], Deal]) -> None:
    assert copied(Deal("daily 1")) == Deal("daily 1") != Deal("daily 2")
    assert hash(copied(Deal(7))) == hash(Deal(7))
    first, second = Game(2), Game(2)
    first.deal(Deal(7))
    second.deal(copied(Deal(7)))
    assert first == second


def test_beginners_may_be_an_iterator() -> None:
    game = Game(3, beginner=(seat for seat in (0, 2)))  # type: ignore[arg-type]
    assert [player.beginner for player in game.players] == [True, False, True]


def test_values_are_hashable(game: Game) -> None:
    box = game.box
    assert len({*game.players, game.players[0]}) == 2
    assert len({Refusal("too_far", {"steps": 3, "most": 2}), *box.buildings, *box.mobs}) == 61


def test_errors_can_be_pickled() -> None:
    for error in (
        NotationError("x", line=2, column=3),
        IllegalMove("mine w1", Refusal("x"), "p"),
        BoxError("my.toml", [Problem("cube", "missing", line=4)]),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))


def test_views_have_the_names_of_the_box() -> None:
    game = finished_game(3)
    red = game.players[0]
    assert red.colour == "red"
    assert set(red.supply) == {"wood", "sand", "stone", "obsidian", "emerald"}
    assert len(red.board) == 9
    assert red.pile["poisonous_potato"] == 3
    assert len(game.world) == 32
    assert len(game.cube) == 16
    assert game.phase == "over"
    assert game.turn is None
    assert len(game.winners) >= 1
    with pytest.raises(ValueError, match="seat must be 0 to 1"):
        game.forecast(2)


def test_a_printed_game_is_plain_ascii(game: Game) -> None:
    for state in random_states(5):
        drawing = str(state)
        assert drawing.isascii()
        assert max(map(len, drawing.splitlines())) <= 130
    assert "<RB>" in str(game)
    assert "turn 1, blue, act, actions 2" in str(game)


def test_legal_moves_is_a_sequence_that_stays_as_it_was(game: Game) -> None:
    moves = game.legal_moves
    game.play("mine w1")
    assert str(moves[0]) == "mine w1"
    assert "mine w1" in moves
    assert Move("explore 33") in moves
    assert 0 in moves
    assert "nonsense" not in moves
    assert repr(moves).startswith("<LegalMoves mine w1, mine z1")


def test_games_in_different_threads_are_independent() -> None:
    """Compiled code releases the lock; every game has separate memory."""
    with ThreadPoolExecutor(8) as pool:
        threaded = list(pool.map(finished_game, range(64)))
    assert [game.position for game in threaded] == [finished_game(s).position for s in range(64)]


def test_games_are_equal_in_the_same_position_of_the_same_box() -> None:
    one, other = Game(2, first=0), Game(2, first=0)
    assert one == other
    assert one == Game.from_position(one.position)
    one.deal(random.Random(1))
    assert one != other
    other.deal(random.Random(1))
    assert one == other
    assert one != one.position
    with pytest.raises(TypeError):
        hash(one)


def test_legal_moves_are_looked_up_as_they_are_listed() -> None:
    for seed in range(3):
        for game in random_states(seed):
            moves = game.legal_moves
            listed = list(moves)
            assert moves[:] == tuple(listed)
            assert moves[1:-1] == tuple(listed[1:-1])
            for place, (move, decision) in enumerate(zip(moves, moves.ids, strict=True)):
                assert move in moves
                assert str(move) in moves
                assert moves.index(move) == moves.index(str(move)) == moves.index(decision) == place
            refused = next(f"mine {c}" for c in game.cube if f"mine {c}" not in map(str, listed))
            assert refused not in moves
            with pytest.raises(ValueError, match="must be legal"):
                moves.index(refused)
            assert "fly" not in moves
            assert None not in moves
            assert " ".join(["mine", "w1", ""]) not in moves


def test_readers_return_games_of_the_subclass() -> None:
    class Mine(Game):
        pass

    game = Mine.from_position(finished_game(1).position)
    assert type(game) is Mine
    assert type(Mine.from_record(game.record())) is Mine


def test_a_move_has_a_kind_and_arguments(game: Game) -> None:
    for move in game.legal_moves:
        assert str(move) == " ".join([move.kind, *move.arguments.values()])
    assert Move("tile c4 creeper-sand").arguments == {"cell": "c4", "id": "creeper-sand"}
    assert Move("end").arguments == {}


def test_packages_above_the_engine_are_imported_on_first_use() -> None:
    code = (
        "import sys, overworld as ow; assert 'overworld.bots' not in sys.modules; "
        "print(ow.bots.Budget.__name__, ow.env.VectorEnv.__name__, ow.arena.GameResult.__name__); "
        "print(' '.join(dir(ow)))"
    )
    command = [sys.executable, "-c", code]
    loaded, promised = subprocess.check_output(command, text=True).splitlines()
    assert loaded == "Budget VectorEnv GameResult"
    assert {*promised.split()} == {*overworld.__all__}
    with pytest.raises(AttributeError, match="no attribute 'magic'"):
        _ = overworld.magic


def test_equal_legal_moves_have_the_same_moves(game: Game) -> None:
    moves, other = game.legal_moves, game.copy()
    assert moves == game.legal_moves == pickled(moves)
    assert len({moves, game.legal_moves}) == 1
    other.play("mine w1")
    assert moves != other.legal_moves
    assert moves != tuple(moves)


def test_equal_ids_at_other_crossings_are_other_legal_moves() -> None:
    ended = Game.from_position(finished_game(3).position)
    assert ended.legal_moves == Game(2).legal_moves, "both are empty"
    one, two = Game(2, first=0), Game(2, first=0)
    for game, crossing in ((one, "33"), (two, "34")):
        game.deal(Deal(7))
        game.play(f"explore {crossing}")
        game.deal(Deal(7))
    builds = [
        LegalMoves((first_id.BUILD,), states_of(game).tobytes(), game.box) for game in (one, two)
    ]
    assert builds[0].ids == builds[1].ids
    assert builds[0] != builds[1]


def test_legal_moves_has_the_move_of_each_id(game: Game) -> None:
    moves = game.legal_moves
    assert [moves.move(decision) for decision in moves.ids] == list(moves)
    assert moves.move(np.array(moves.ids)[1]) == moves[1]
    for illegal in (1, -1, 94):
        with pytest.raises(ValueError, match=f"id of a legal decision, got {illegal}"):
            moves.move(illegal)
    with pytest.raises(TypeError, match="got True"):
        moves.move(True)


def test_legal_moves_has_all_methods_of_a_sequence(game: Game) -> None:
    moves = game.legal_moves
    assert isinstance(moves, Sequence)
    assert list(reversed(moves)) == list(moves)[::-1]
    assert moves.index("mine z1", 1) == 1
    for start, stop in ((2, None), (0, 1)):
        with pytest.raises(ValueError, match="move must be legal, got 'mine z1'"):
            moves.index("mine z1", start, stop)
    assert [moves.count(move) for move in (moves[0], "mine w1", "mine x1", 94)] == [1, 1, 0, 0]


@pytest.mark.parametrize("resigned", ["", '[Resigned "red blue"]\n'])
def test_a_record_of_a_resignation_without_a_winner_stays_readable(
    game: Game, resigned: str
) -> None:
    old = '[Termination "running"]\n'
    text = game.record().replace(old, f'[Termination "resigned"]\n{resigned}')
    read = Game.from_record(text)
    assert read.outcome() is None
    assert read.record() == text


def test_arguments_of_the_wrong_type_are_refused(game: Game) -> None:
    wrong: Any = "base"
    for read in (Game.from_position, Game.from_record):
        with pytest.raises(TypeError, match="box must be a Box"):
            read(game.position, wrong)
    names: tuple[Any, ...] = ("ab", [1, 2])
    for each in names:
        with pytest.raises(TypeError, match="names must be a list of strings"):
            game.record(names=each)
    limits: tuple[Any, ...] = ("x", math.nan, True)
    for limit in limits:
        with pytest.raises(TypeError, match="turn_limit must be an integer"):
            game.outcome(turn_limit=limit)
    with pytest.raises(ValueError, match="turn_limit must be at least 0, got -1"):
        game.outcome(turn_limit=-1)


def test_the_move_of_an_id_needs_an_id(game: Game) -> None:
    with pytest.raises(TypeError, match="decision must be an integer, got 'mine w1'"):
        game.legal_moves.move("mine w1")  # type: ignore[arg-type]


def test_the_odds_of_a_fight_need_the_name_of_a_cell(game: Game) -> None:
    with pytest.raises(NotationError, match=r"cell must be a1 to f6, got \['c3'\]"):
        game.fight_odds(["c3"])  # type: ignore[arg-type]


class Labelled(Game):
    """A game with another constructor."""

    label = "none"

    def __init__(self, label: str) -> None:
        super().__init__(players=2)
        self.label = label


def test_readers_do_not_call_the_constructor_of_a_subclass(game: Game) -> None:
    for read in (Labelled.from_position(game.position), Labelled.from_record(game.record())):
        assert (read.label, read) == ("none", game)
    assert Labelled("mine").copy().label == "mine"
