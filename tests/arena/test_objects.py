"""Bot objects in tournaments, and hooks on games."""

from __future__ import annotations

import runpy
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from overworld import Game, Move
from overworld.arena import GameResult, Tournament, simulate, tournament
from overworld.arena.local import is_portable
from overworld.bots import BotError, BotLike, FunctionBot, PebbleBot, RandomBot, build_bot

FIRST = FunctionBot(lambda game: game.legal_moves[0], "first")


@pytest.mark.parametrize("bot", ["bogus", "mybot:Greedy", "missing.py:Bot", "pebble?depth=2", 7])
def test_bots_that_do_not_exist_are_refused_before_the_first_game(bot: BotLike) -> None:
    with pytest.raises(BotError):
        tournament(["random", bot], games=2)
    with pytest.raises(BotError):
        simulate(["random", bot], games=2)
    with pytest.raises(BotError, match="bots must be a list"):
        tournament("random")
    with pytest.raises(TypeError, match="box must be a Box"):
        simulate(["random", "random"], games=1, box="base")  # type: ignore[arg-type]
    if isinstance(bot, str):
        with pytest.raises(BotError):
            tournament(Tournament(("random", bot), games=2))


def test_bot_objects_play_in_this_process_under_their_names() -> None:
    result = tournament({"old": FIRST, "new": RandomBot}, games=4, seed="x")
    assert {standing.bot for standing in result.bots} == {"old", "new"}
    assert result.games == 4
    assert result.forfeits == ()
    again = tournament([FIRST, FIRST, lambda seed: RandomBot(seed)], games=2)
    assert {standing.bot for standing in again.bots} == {"first", "first-2", "<lambda>"}
    with pytest.raises(BotError, match="printable"):
        tournament({"a\nb": FIRST, "new": RandomBot}, games=2)
    with pytest.raises(BotError, match="pass bot objects to tournament"):
        Tournament(("random", FIRST))  # type: ignore[arg-type]


def test_a_crashing_object_forfeits_and_ctrl_c_interrupts() -> None:
    def crash(game: Game) -> Move:
        raise ZeroDivisionError("one by zero")

    def press(game: Game) -> Move:
        raise KeyboardInterrupt

    result = tournament({"bad": FunctionBot(crash), "good": FIRST}, games=2)
    assert [(bot, forfeit.reason) for _, bot, forfeit in result.forfeits] == [("bad", "crash")] * 2
    with pytest.raises(KeyboardInterrupt):
        tournament({"bad": FunctionBot(press), "good": FIRST}, games=2)


@pytest.mark.process
def test_picklable_bots_play_the_same_in_other_processes(tmp_path: Path) -> None:
    portable: dict[str, BotLike] = {"mine": PebbleBot, "other": RandomBot}
    assert is_portable(PebbleBot(seed=1))
    assert not is_portable(FIRST)
    file = tmp_path / "mine.py"
    file.write_text("from overworld.bots import PebbleBot\nclass Mine(PebbleBot): ...\n")
    assert is_portable(f"{file}:Mine")
    assert not is_portable(type(build_bot(f"{file}:Mine"))), "no other process has the module"
    assert not is_portable(build_bot(f"{file}:Mine"))
    with pytest.raises(BotError, match="first cannot be pickled for other processes: use jobs=1"):
        tournament(["random", FIRST], games=2, jobs=2)
    ended: list[GameResult] = []
    tournament(portable, games=2, jobs=1, on_end=lambda game, played: ended.append(played))
    here: list[GameResult] = []
    stuck = portable | {"mine": lambda seed: PebbleBot(seed)}
    tournament(stuck, games=2, on_end=lambda game, played: here.append(played))
    assert [game.without_timings for game in ended] == [game.without_timings for game in here]


def test_hooks_receive_every_decision_and_the_end() -> None:
    decided: list[tuple[str, int, Move]] = []
    ends: list[tuple[Game, GameResult]] = []

    def on_decision(game: Game, seat: int, move: Move) -> None:
        assert game.turn == seat
        assert move in game.legal_moves
        decided.append((game.position, seat, move))
        game.play(move)  # a copy, which a hook may change

    games = simulate(
        ["random", FIRST],
        games=2,
        seed="h",
        on_decision=on_decision,
        on_end=lambda game, played: ends.append((game, played)),
    )
    assert [played for _, played in ends] == games
    told = Counter(move.kind for _, _, move in decided)
    counted: Counter[str] = Counter()
    for game, played in ends:
        assert game.scores == played.scores
        while game.step_number:
            game.undo()
        again = Game.from_record(played.record)
        counted.update(move.kind for move in again.history if not move.is_outcome)
    assert told == counted
    assert games[0].bots == ("random", "first")
    repeated = simulate(["random", FIRST], games=2, seed="h")
    assert [g.without_timings for g in repeated] == [g.without_timings for g in games]


def test_the_example_of_hooks_counts(capsys: pytest.CaptureFixture[str]) -> None:
    source = Path(__file__).parent.parent.parent / "examples" / "first_builds.py"
    assert len(source.read_text("utf-8").splitlines()) <= 24
    runpy.run_path(str(source))
    printed = dict(line.rsplit(" ", 1) for line in capsys.readouterr().out.splitlines())
    assert printed
    assert sum(map(int, printed.values())) <= 20, "one for each player of ten games"


@pytest.mark.parametrize("seed", [None, 1.5])
def test_a_simulation_needs_a_seed_that_is_an_integer_or_a_string(seed: Any) -> None:
    with pytest.raises(TypeError, match="seed must be an integer or a string"):
        simulate(["random", "random"], games=1, seed=seed)


def test_a_simulation_needs_a_list_of_bots() -> None:
    with pytest.raises(TypeError, match="bots must be a list of bots by seat, got <generator"):
        simulate((name for name in ("random", "random")), games=1)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="bots must be a list of at least two bots, got 5"):
        tournament(5)  # type: ignore[arg-type]


def test_names_with_a_comma_stay_different_in_records() -> None:
    bots = [FunctionBot(FIRST.choose, name) for name in ("a,b", "a_b")]
    (result,) = simulate(bots, games=1)
    assert Game.from_record(result.record).names == ["a,b", "a_b"]
