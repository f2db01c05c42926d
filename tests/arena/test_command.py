"""`overworld arena` in real processes: interrupted, killed and resumed."""

from __future__ import annotations

import csv
import json
import platform
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE

from overworld.cli.main import main
from overworld.components import load_box
from overworld.version import __version__

pytestmark = pytest.mark.process
MATCH = ["arena", "random", "pebble", "--games", "6", "--seed", "7"]


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "overworld", *arguments]


def results(folder: Path) -> list[dict[str, Any]]:
    """Return the games of a folder without durations."""
    games = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    for game in games:
        del game["seconds"], game["slowest"]
    return sorted(games, key=lambda game: int(game["number"]))


def wait_for_games(folder: Path, count: int) -> None:
    """Wait until a running tournament has stored some games."""
    file, stop = folder / "games.jsonl", time.monotonic() + PATIENCE
    while not file.exists() or file.read_text().count("\n") < count:
        assert time.monotonic() < stop, "no games"
        time.sleep(0.05)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Play a tournament without interruption and return its folder."""
    folder = tmp_path_factory.mktemp("arena") / "whole"
    assert main([*MATCH, "--out", str(folder)]) == 0
    return folder


def test_a_tournament_writes_all_files(whole: Path) -> None:
    standings = json.loads((whole / "standings.json").read_text())
    assert [bot["bot"] for bot in standings["bots"]] == ["pebble", "random"]
    assert standings["bots"][0]["result"]["share"] == 1.0
    assert len(list((whole / "records").glob("*.ogn"))) == standings["games"] == 6
    with (whole / "standings.csv").open() as file:
        assert [row["bot"] for row in csv.DictReader(file)] == ["pebble", "random"]
    with (whole / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12
    assert sum(float(row["share"]) for row in rows if row["bot"] == "pebble") == 6
    with (whole / "line-ups.csv").open() as file:
        assert [row["bots"] for row in csv.DictReader(file)] == ["pebble random"] * 2


def test_the_table_shows_the_winner(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH, "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "6 games, 0 of them cut off."
    assert lines[2].split()[:3] == ["pebble", "6", "100.0%"]


def test_a_tournament_says_if_it_plays_more_games_than_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*MATCH[:4], "3", "--jobs", "1", "--json"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == 4
    assert "Playing 4 games: each shuffle of the box is played from every seat.\n" in told.err
    assert main([*MATCH, "--jobs", "1"]) == 0
    assert "Playing" not in capsys.readouterr().err


def test_the_json_output_is_valid(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 6
    about = found["tournament"]
    assert (about["version"], about["python"]) == (__version__, platform.python_version())
    assert about["box"] == load_box().name
    assert about["settings"]["bots"] == MATCH[1:3]
    assert str(about["settings"]["seed"]) == "7"


LONG_MATCH = ["arena", "pebble", "flint@150sims", "--games", "8"]


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Play the long tournament without interruption and return its folder."""
    folder = tmp_path_factory.mktemp("arena") / "undisturbed"
    assert main([*LONG_MATCH, "--out", str(folder)]) == 0
    return folder


@pytest.mark.parametrize(
    "sign", [signal.SIGINT, pytest.param(signal.SIGKILL, marks=pytest.mark.nightly)]
)
def test_an_interrupted_tournament_is_resumed(
    undisturbed: Path, sign: signal.Signals, tmp_path: Path
) -> None:
    folder = tmp_path / "cut"
    process = subprocess.Popen(
        command(*LONG_MATCH, "--out", str(folder), "--jobs", "1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for_games(folder, 2)
    process.send_signal(sign)
    out, _ = process.communicate()
    if sign == signal.SIGINT:
        assert process.returncode == 130
        assert "--resume continues" in out
    kept = results(folder)
    assert 2 <= len(kept) < 8
    with (folder / "games.jsonl").open("a") as file:
        file.write('{"number": 8, "bo')  # as after a full disk or a power cut
    assert main(["arena", "--out", str(folder), "--resume"]) == 0
    assert results(folder)[: len(kept)] == kept
    assert results(folder) == results(undisturbed)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the error line of a command that fails."""
    try:
        code = main(["arena", *arguments])
    except SystemExit as error:
        code = int(str(error.code))
    assert code == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    assert captured.out == ""
    return captured.err


def test_bad_arguments_are_refused_with_one_line(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "at least two bots" in refused(capsys, "pebble")
    assert "unknown bot 'granite'" in refused(capsys, "pebble", "granite")
    assert "bot spec must be" in refused(capsys, "pebble", "flint@many")
    assert "no such file" in refused(capsys, "pebble", str(tmp_path / "x.py:X"))
    assert "0" in refused(capsys, "pebble", "random", "--games", "0")
    assert "add --resume" in refused(capsys, "pebble", "random", "--out", str(whole))
    assert "needs --out" in refused(capsys, "--resume")
    assert "no tournament" in refused(capsys, "--resume", "--out", str(tmp_path))
    other = refused(capsys, "pebble", "flint", "--resume", "--out", str(whole))
    assert "other settings" in other
    file = tmp_path / "file"
    file.touch()
    assert str(file) in refused(capsys, "pebble", "random", "--out", str(file))
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "tournament.json").write_text("{")
    assert "cannot be read" in refused(capsys, "--resume", "--out", str(broken))


def test_a_folder_of_another_version_or_box_is_left_alone(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    about = json.loads((whole / "tournament.json").read_text())
    for key, words in (("version", "that version"), ("box", "another box")):
        folder = tmp_path / key
        folder.mkdir()
        (folder / "tournament.json").write_text(json.dumps({**about, key: "other"}))
        assert words in refused(capsys, "--resume", "--out", str(folder))


def test_games_of_a_changed_bot_are_not_mixed_with_old_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own, out = tmp_path / "mine.py", str(tmp_path / "out")
    own.write_text("class Mine:\n    def choose(self, game):\n        return game.legal_moves[0]\n")
    match = ["random", f"{own}:Mine", "--games", "2", "--jobs", "1", "--out", out]
    assert main(["arena", *match]) == 0
    assert main(["arena", *match, "--resume"]) == 0
    capsys.readouterr()
    own.write_text(own.read_text().replace("[0]", "[-1]"))
    changed = refused(capsys, *match, "--resume")
    assert f"games of {own}:Mine, which has changed since" in changed
    own.unlink()
    assert "no such file" in refused(capsys, *match, "--resume")


def test_a_finished_tournament_resumes_to_the_same_table(
    whole: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (whole / "standings.json").read_bytes()
    assert main([*MATCH, "--out", str(whole), "--resume"]) == 0
    assert (whole / "standings.json").read_bytes() == before
    assert "6 games" in capsys.readouterr().out


def test_bad_bots_are_reported_and_the_tournament_continues(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bad = str(Path(__file__).parent / "badbots.py") + ":Crashing"
    assert main(["arena", "random", "pebble", bad, "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert "6 games" in out
    assert out.count("forfeited: it crashed (badbots.py, line 48: ZeroDivisionError: one by") == 4
    assert main(["arena", "pebble", bad, "--games", "2", "--json"]) == 0
    (_, _, forfeit), _ = json.loads(capsys.readouterr().out)["forfeits"]
    assert forfeit["report"] == "badbots.py, line 48: ZeroDivisionError: one by zero"


def test_resuming_runs_no_user_code_without_permission(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    decent = str(Path(__file__).parent / "badbots.py") + ":Decent"
    match = ["random", decent, "--games", "2"]
    assert main(["arena", *match, "--out", str(tmp_path)]) == 0
    capsys.readouterr()
    again = ["--out", str(tmp_path), "--resume"]
    assert "add --bots-from-files" in refused(capsys, *again)
    assert main(["arena", *again, "--bots-from-files"]) == 0
    assert main(["arena", *match, *again]) == 0


def test_a_full_disk_is_an_error_of_one_line_and_loses_no_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "games.jsonl"
    games.symlink_to("/dev/full")
    line = refused(capsys, *MATCH[1:], "--out", str(tmp_path))
    assert "No space left on device" in line
    games.unlink()
    assert main(["arena", "--out", str(tmp_path), "--resume"]) == 0
    assert len(results(tmp_path)) == 6
