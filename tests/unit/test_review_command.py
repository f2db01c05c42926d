"""`overworld review` and `overworld puzzles`: tables, JSON, graphs, scripts, errors of one line."""

from __future__ import annotations

import json
import random
import tomllib
from pathlib import Path

import pytest
from tests.bots.test_puzzle_maker import ANSWER, LAYER

from overworld import Game
from overworld.cli.main import main
from overworld.i18n import Translator, languages
from overworld.review import reviewer

FEW = ["--sims", "4"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record of a game with some random decisions."""
    chance = random.Random(11)
    game = Game(players=2)
    game.deal(chance)
    for _ in range(8):
        game.play(chance.choice(list(game.legal_moves)))
        game.deal(chance)
    file = tmp_path / "game.ogn"
    file.write_text(game.record(), "utf-8")
    return file


def test_a_review_is_printed_as_tables_with_its_key_moments(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(record), *FEW]) == 0
    shown = capsys.readouterr()
    assert shown.out.startswith("By diamond, 4 simulations for every position.\n")
    assert "accuracy" in shown.out
    assert "luck" in shown.out
    assert "Key moment 1, step " in shown.out
    assert shown.err == ""


def test_a_review_is_printed_as_json_and_drawn_as_svg(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = tmp_path / "graph.svg"
    assert main(["review", str(record), *FEW, "--json", "--svg", str(drawn)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"values", "steps", "moments", "seats", "bot", "simulations"} <= found.keys()
    assert len(found["values"]) == found["start"] + len(found["steps"]) + 1
    assert drawn.read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[Overworld",
        "no record at all",
    ],
)
def test_a_bad_file_is_one_line(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.ogn"
    file.write_text(text, "utf-8")
    assert main(["review", str(file)]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "bad.ogn" in error


def test_a_game_without_decisions_and_a_graph_that_cannot_be_written_are_one_line(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game(players=2)
    game.deal(random.Random(1))
    empty = tmp_path / "empty.ogn"
    empty.write_text(game.record(), "utf-8")
    for arguments in (
        ["review", str(empty)],
        ["review", str(record), *FEW, "--svg", str(tmp_path / "no" / "graph.svg")],
        ["review", str(tmp_path / "missing.ogn")],
    ):
        assert main(arguments) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_puzzles_of_games_are_printed_or_written_as_a_script(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game.from_position(LAYER)
    game.play("mine z2")
    missed, script = tmp_path / "missed.ogn", tmp_path / "puzzles.toml"
    missed.write_text(game.record(), "utf-8")
    command = ["puzzles", str(missed), "--sims", "40"]
    assert main(command) == 0
    shown = capsys.readouterr()
    (puzzle,) = tomllib.loads(shown.out)["puzzle"]
    assert (puzzle["name"], next(iter(puzzle["goal"][0]["chances"]))) == ("missed-0", ANSWER)
    assert shown.err.startswith(f"missed-0: {ANSWER}, better by ")
    assert main([*command, "--out", str(script)]) == 0
    assert capsys.readouterr().out == f"Written to {script}: 1\n"
    assert tomllib.loads(script.read_text("utf-8"))["puzzle"] == [puzzle]
    assert main([*command, "--out", str(tmp_path / "no" / "puzzles.toml")]) == 2
    assert main(["puzzles", str(missed), str(tmp_path / "none.ogn")]) == 2


def test_ctrl_c_ends_a_review_with_one_line(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(reviewer, "_judge", interrupted)
    assert main(["review", str(record), *FEW]) == 130
    assert capsys.readouterr().err == "The review was stopped.\n"


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_reason_with_its_facts(language: str) -> None:
    said = Translator(language)("review-reason-denied", block="sand", seat="blue", tile="bridge")
    assert {"sand", "blue", "bridge"} <= {
        *said.replace("(", " ").replace(")", " ").replace(",", " ").split()
    }
