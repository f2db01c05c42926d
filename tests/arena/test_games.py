"""Games of the arena: fair, reproducible, and safe from misbehaving bots."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from overworld import Game, load_box
from overworld.arena import GameResult, Tournament, tournament
from overworld.arena import referee as referees
from overworld.arena.local import play_locally
from overworld.arena.match import CRASH, ILLEGAL, PROCESS_DIED, STALL, play
from overworld.arena.referee import Referee, Stopped
from overworld.arena.schedule import Fixture, schedule
from overworld.bots import BotError

pytestmark = pytest.mark.process
BAD = str(Path(__file__).parent / "badbots.py")
BOX = load_box()


def bad(name: str) -> str:
    return f"{BAD}:{name}"


def fixtures(*bots: str, **settings: float | int | str) -> tuple[list[Fixture], Tournament]:
    chosen = Tournament(bots, **{"games": 2, "patience": PATIENCE, **settings})  # type: ignore[arg-type]
    return schedule(chosen), chosen


def refereed(*bots: str, **settings: float | int | str) -> list[GameResult]:
    """Play the first deal with one referee."""
    games, chosen = fixtures(*bots, **settings)
    referee = Referee(chosen, BOX)
    try:
        return [referee.play(game) for game in games]
    finally:
        referee.stop()


def test_a_result_agrees_with_its_record() -> None:
    games, settings = fixtures("random", "pebble", players=3)
    for fixture in games:
        game = play(fixture, settings, BOX)
        replayed = Game.from_record(game.record)
        assert replayed.over
        assert replayed.scores == game.scores
        assert [seat for seat, share in enumerate(game.shares) if share] == [*replayed.winners]
        assert sum(game.shares) == pytest.approx(1)
        assert replayed.tags["Names"] == ", ".join(fixture.bots)


def test_a_game_is_the_same_in_process_in_a_worker_and_in_a_pool() -> None:
    games, settings = fixtures("pebble", "flint@20sims", games=6)
    here = [play(fixture, settings, BOX).without_timings for fixture in games]
    assert [game.without_timings for game in refereed("pebble", "flint@20sims", games=6)] == here
    pool = sorted(play_locally(games, settings, BOX, jobs=3), key=lambda game: game.number)
    assert [game.without_timings for game in pool] == here


def test_settings_next_to_a_tournament_are_refused() -> None:
    with pytest.raises(TypeError, match="got also games"):
        tournament(Tournament(("random", "pebble")), games=2)


def test_paired_games_share_their_deal() -> None:
    games, settings = fixtures("random", "pebble", games=4)
    first, second, third, _ = (
        Game.from_record(play(fixture, settings, BOX).record) for fixture in games
    )
    start = [[str(move) for move in game.history[:45]] for game in (first, second, third)]
    assert start[0] == start[1]
    assert start[0] != start[2]


def test_bots_are_not_called_for_forced_moves() -> None:
    games, settings = fixtures("random", bad("Decent"))
    game = play(games[0], settings, BOX)
    replayed, asked = Game.from_record(game.record), [0, 0]
    while replayed.step_number:
        replayed.undo()
        if len(replayed.legal_moves) > 1:
            asked[replayed.turn or 0] += 1
    assert list(game.decisions) == asked


def test_a_truncated_game_has_no_winner() -> None:
    """R26."""
    games, settings = fixtures("random", "pebble", max_turns=6)
    game = play(games[0], settings, BOX)
    assert game.truncated
    assert game.shares == (0.0, 0.0)
    replayed = Game.from_record(game.record)
    assert not replayed.over
    assert replayed.tags["Termination"] == "cut off"
    assert replayed.turn_number == 7  # the seventh turn has no decision


@pytest.mark.parametrize(
    ("name", "reason", "report"),
    [
        ("Crashing", CRASH, "badbots.py, line 48: ZeroDivisionError: one by zero"),
        ("Leaving", CRASH, "SystemExit: 0"),
        ("Unborn", CRASH, "badbots.py, line 58: LookupError: no brain found"),
        ("Missing", CRASH, "there is no Missing in this file"),
        ("Illegal", ILLEGAL, "end"),
        ("Nonsense", ILLEGAL, "float"),
        ("Silent", ILLEGAL, "NoneType"),
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_a_bad_bot_forfeits(name: str, reason: str, report: str, players: int) -> None:
    games, settings = fixtures(bad(name), "pebble", players=players)
    game = play(games[0], settings, BOX)
    assert game.forfeit is not None
    assert (game.forfeit.seat, game.forfeit.reason) == (0, reason)
    assert report in game.forfeit.report
    assert game.shares == (0.0, *[1 / (players - 1)] * (players - 1))
    assert not game.truncated
    replayed = Game.from_record(game.record)
    assert replayed.tags["Termination"] == "abandoned"
    assert replayed.tags["Forfeit"].startswith(f"red: {reason}: ")


def test_a_late_answer_forfeits() -> None:
    games, settings = fixtures(bad("Slow"), "pebble", patience=0.1)
    game = play(games[0], settings, BOX)
    assert game.forfeit is not None
    assert game.forfeit.reason == STALL
    games, settings = fixtures(
        bad("Slow") + "@60000ms", bad("Slow") + "@61000ms", patience=0.1, max_turns=2
    )
    assert play(games[0], settings, BOX).forfeit is None


def test_bots_may_print_and_change_their_copy() -> None:
    for name in ("Loud", "Vandal"):
        assert [game.forfeit for game in refereed(bad(name), "random")] == [None, None]


def test_a_bot_that_hangs_is_stopped_and_the_next_game_is_played() -> None:
    games, settings = fixtures(bad("Hanging"), "random", games=4, patience=3)
    referee = Referee(settings, BOX)
    hung = referee.play(games[0])
    assert hung.forfeit is not None
    assert (hung.forfeit.seat, hung.forfeit.reason) == (0, STALL)
    assert hung.shares == (0.0, 1.0)
    assert Game.from_record(hung.record).tags["Termination"] == "abandoned"
    games, settings = fixtures(bad("Decent"), "random")
    assert referee.play(games[0]).forfeit is None
    referee.stop()


def test_a_bot_that_kills_its_process_forfeits() -> None:
    games = refereed(bad("Dying"), "random")
    assert [game.forfeit and (game.forfeit.seat, game.forfeit.reason) for game in games] == [
        (0, PROCESS_DIED),
        (1, PROCESS_DIED),
    ]


def test_a_process_that_dies_once_is_no_forfeit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "death"
    monkeypatch.setenv("OVERWORLD_TEST_DEATH", str(file))
    peaceful = refereed(bad("DyingOnce"), "pebble")
    file.touch()
    assert [game.without_timings for game in refereed(bad("DyingOnce"), "pebble")] == [
        game.without_timings for game in peaceful
    ]
    assert not file.exists()


def test_a_killed_process_loses_no_game() -> None:
    games, settings = fixtures("pebble", "flint@200sims", games=6)
    pool = play_locally(games, settings, BOX, jobs=1)
    results: list[GameResult] = []
    thread = threading.Thread(target=lambda: results.extend(pool))
    thread.start()
    killed: set[int] = set()
    while thread.is_alive() and len(killed) < 2:
        # Kill one process when it starts, and the next one after its first game.
        for process in {*children()} - killed if len(results) >= len(killed) else ():
            os.kill(process, signal.SIGKILL)
            killed.add(process)
    thread.join()
    assert len(killed) == 2
    assert [game.without_timings for game in results] == [
        play(fixture, settings, BOX).without_timings for fixture in games
    ]


def children() -> list[int]:
    """Return the worker processes of this process."""
    found = subprocess.run(
        ["pgrep", "-P", str(os.getpid()), "-f", "overworld.arena.referee"],
        capture_output=True,
        text=True,
    )
    return [int(word) for word in found.stdout.split()]


def test_a_closed_pool_leaves_no_process() -> None:
    games, settings = fixtures("pebble", "flint@300sims", games=8)
    pool = play_locally(games, settings, BOX, jobs=2)
    next(pool)
    assert children()
    pool.close()
    assert not children()


def test_a_stopped_referee_plays_no_game() -> None:
    games, settings = fixtures("pebble", "random")
    referee = Referee(settings, BOX)
    referee.stop()
    with pytest.raises(Stopped):
        referee.play(games[0])


def test_a_process_that_never_starts_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referees, "_START", "import time; time.sleep(600)")
    monkeypatch.setattr(referees, "START_SECONDS", 0.2)
    games, settings = fixtures("pebble", "random")
    with pytest.raises(BotError, match="did not start"):
        Referee(settings, BOX).play(games[0])
    assert not children()
