"""Tests of the command line: output, errors and exit codes."""

from __future__ import annotations

import csv
import io
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from tests.play import finished_game

from overworld import CHANCE, Game
from overworld.cli import preparation, terminal
from overworld.cli.common import write_atomically
from overworld.cli.main import main
from overworld.cli.terminal import match_moves
from overworld.game.kernel import states_of
from overworld.i18n import Translator
from overworld.play.sentences import explained_moves, meaning
from overworld.play.undo import check_undo
from overworld.rules import compiled
from overworld.rules.cache_folder import cache_folder
from overworld.version import __version__


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Save games below the temporary folder, not in the real home."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Let `input` return these lines, then raise `EOFError`."""
    waiting = list(lines)

    def answer(prompt: str = "") -> str:
        print(prompt, end="")
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    monkeypatch.setattr("builtins.input", answer)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["play", "--seats", "me"], "2 to 4 seats"),
        (["play", "--terminal", "--lan"], "--lan is for the browser and --terminal is for the"),
        (["play", "--seed", "1", "--port", "0"], "--port is for the browser and --seed is for"),
        (["play", "--bots-from-files", "--no-browser"], "--no-browser is for the browser and --b"),
        (
            ["play", "--seats", "me,bob"],
            "unknown bot 'bob': use random, pebble, flint, obsidian",
        ),
        (
            ["play", "--seats", "me,pebble@fast"],
            "bot spec must be NAME, NAME@2000sims or NAME@1000ms, got 'pebble@fast'",
        ),
        (["play", "--seats", "me,missing.py:Bot"], "missing.py: no such file"),
        (["play", "--seats", "me,me,me,me,me"], "2 to 4 seats"),
        (["play", "--boards", "red,red"], "2 seats need 2 different boards; choose from red, blue"),
        (
            ["play", "--boards", "red,pink"],
            "2 seats need 2 different boards; choose from red, blue",
        ),
        (["play", "--boards", "red"], "2 seats need 2 different boards"),
        (["play", "--seats", "me:A\tB,random"], "is not a name"),
        (["play", "--resume", "x", "--boards", "red,blue"], "--boards cannot be used"),
        (["simulate", "1", "--format", "records"], "needs --out"),
        (["simulate", "1\n2"], "'1\\n2' is not a whole number"),
        (["show", "nul\0"], "a position must begin with ow1"),
        (["replay", "nul\0"], "not a text file"),
        (["play", "--first", "green"], "unknown seat green; the seats are red, blue"),
        (["play", "--beginner", "pink"], "unknown seat pink"),
        (["play", "--resume", "missing.ogn"], "missing.ogn: No such file"),
        (["play", "--seed", "1", "--deal", "1"], "not allowed with"),
        (["replay", "missing.ogn"], "missing.ogn: No such file"),
        (["replay", "."], "Is a directory"),
        (["show", "nonsense"], "a position must begin with ow1"),
        (["show", "ow1/x"], "8 to 10 parts"),
        (["show", "start", "--box", "missing.toml"], "missing.toml: one problem"),
        (["--box", "missing.toml", "show", "start"], "missing.toml: one problem"),
        (["perft", "start", "many"], "'many' is not a whole number"),
        (["perft", "start", "-1"], "'-1' is not a whole number"),
        (["hint", "missing.ogn"], "missing.ogn: No such file"),
        (["hint", "ow1/x"], "8 to 10 parts"),
        (["hint", "x", "--ms", "1", "--sims", "1"], "not allowed with"),
        (["simulate", "0"], "'0' is not a whole number from 1"),
        (["simulate", "5", "--players", "7"], "'7' is not a whole number from 2 to 4"),
        (["simulate", "5", "--out", "/dev/null/x"], "cannot write there"),
        (["bench"], "PART"),
        (["box", "check"], "FILE"),
    ],
)
def test_bad_input_is_one_clear_line_and_code_2(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(arguments)
    except SystemExit as stopped:
        code = int(str(stopped.code))
    error = capsys.readouterr().err
    assert code == 2
    assert reason in error
    assert error.count("\n") == 1
    assert "Traceback" not in error


def test_both_entry_points_answer_with_the_version() -> None:
    script = Path(sys.executable).with_name("overworld")
    for command in ([str(script)], [sys.executable, "-m", "overworld"]):
        found = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True)
        assert found.stdout == f"{__version__}\n"


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m overworld box show | head -1"
    found = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert found.stdout.startswith("Builders & Biomes base set")
    assert found.stderr == ""


@pytest.mark.process
@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("show start <&-", 0),
        ("show - <&-", 2),
        ("play --terminal <&-", 0),
        ("show start 2>&-", 0),
        ("show start >/dev/full", 2),
        ("box show", 0),
        ("simulate 2", 0),
        ("play --terminal </dev/null", 0),
    ],
)
def test_closed_streams_a_full_disk_and_ascii_print_no_traceback(
    command: str, code: int, tmp_path: Path
) -> None:
    """Print one line or nothing with closed streams, a full disk or an ASCII terminal."""
    poor = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    found = subprocess.run(
        f"{sys.executable} -m overworld {command}",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | poor | {"XDG_DATA_HOME": str(tmp_path)},
    )
    assert found.returncode == code, found.stderr
    assert "Traceback" not in found.stderr
    assert found.stderr.count("\n") == (code == 2)


def test_show_prints_a_position_and_its_legal_moves(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = finished_game(1)
    over = game.position
    while game.phase != "act":
        game.undo()
    assert main(["show", game.position]) == 0
    shown = capsys.readouterr().out
    assert str(game) in shown
    assert shown.endswith("\n".join(explained_moves(game)) + "\n")
    assert main(["show", over]) == 0
    assert "wins: red" in capsys.readouterr().out
    assert main(["show", "start", "--players", "4"]) == 0
    assert "first green  25.0%" in capsys.readouterr().out


def test_perft_counts_by_depth_and_by_move(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "start", "3"]) == 0
    assert capsys.readouterr().out.split() == ["1", "2", "2", "10", "3", "50"]
    assert main(["perft", "start", "3", "--divide"]) == 0
    assert capsys.readouterr().out == "first red  25\nfirst blue  25\ntotal  50\n"
    assert main(["perft", "start", "0"]) == 0
    assert capsys.readouterr().out.split() == ["0", "1"]
    assert main(["perft", "start", "7"]) == 0
    assert capsys.readouterr().out.split()[-1] == "31250"


def test_a_whole_game_against_random_can_be_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Type the last legal move until the game ends."""
    tables: list[Game] = []

    def answer(prompt: str = "") -> str:
        return str(list(tables[0].legal_moves)[-1])

    class Watched(Game):
        def __init__(self, *arguments: object, **settings: object) -> None:
            super().__init__(*arguments, **settings)  # type: ignore[arg-type]
            tables.append(self)

    monkeypatch.setattr("overworld.cli.play.Game", Watched)
    monkeypatch.setattr("builtins.input", answer)
    assert main(["play", "--terminal", "--seats", "me:Ada,random", "--seed", "4"]) == 0
    shown = capsys.readouterr().out
    assert "The game is over." in shown
    assert "Ada (red) scores card A: " in shown
    assert "random (blue) scores card C: " in shown
    assert tables[0].over


def test_a_crashing_bot_is_named_and_the_game_is_saved(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    crash = "bad.py, line 3: ZeroDivisionError"
    for body, reason in (("1 / 0", crash), ("return 'fly'", "NotationError")):
        file = tmp_path / "bad.py"
        file.write_text(
            "class Bad:\n"
            "    def __init__(self, seed=0, budget=None): pass\n"
            f"    def choose(self, game): {body}\n"
        )
        assert main(["play", "--seats", f"{file}:Bad,random"]) == 2
        captured = capsys.readouterr()
        assert f"gave up: {reason}" in captured.err
        assert captured.err.count("\n") == 1
        assert "The game is saved in " in captured.out


def test_commands_at_the_prompt_are_carried_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.ogn"
    lines = ["help", "moves", "table", "near", "scores", "MINE  w1", "undo", "undo", "mi w1"]
    lines += ["m", "why end", "mine w4", "explore 55", "fly", "e 34", "undo", f"save {file}"]
    lines += ["save", "save /dev/null/x", "save a\0b", "", "quit"]
    typed(monkeypatch, *lines)
    assert main(["play", "--seed", "5", "--first", "red"]) == 0
    shown = capsys.readouterr().out
    for expected in (
        "mine w1     takes obsidian",
        "explore 33  stay, reveals c3 d3 c4 d4",
        "red, second block> Undone: mine w1",
        "There is nothing to undo yet.",
        "m could be: mine ",
        "end: You still have 2 actions to take.",
        "explore 55: That is 4 steps away: you can move 2 at most.",
        'fly is not a move. Type "moves"',
        "red moves 1 step (33 to 34)\nRevealed: Creeper (c4)",
        "Something new was revealed",
        f"Saved to {file}.",
        'Type "save" and the name',
        "/dev/null/x: Not a directory",
        "To continue it: overworld play --resume",
        "You are red.",
    ):
        assert expected in shown, expected
    game = Game.from_record(file.read_text("utf-8"))
    assert game.phase == "end"


def test_an_interrupted_game_is_saved_and_resumed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", "--seats", "me:Ada,me:Ben,random", "--deal", "9"]) == 0
    kept = capsys.readouterr().out.split(" is saved in ")[1].partition(". To ")[0]
    assert Path(kept).parent == tmp_path / "data" / "overworld"
    position = Game.from_record(Path(kept).read_text("utf-8")).position
    typed(monkeypatch, "quit")
    assert main(["play", "--resume", kept]) == 0
    assert Game.from_record(Path(kept).read_text("utf-8")).position == position
    assert "me:Ada, me:Ben, random" in Path(kept).read_text("utf-8")


def test_every_unfinished_game_has_its_own_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Write a new file for a second game, and the same file for a resumed one."""
    monkeypatch.setattr("overworld.cli.common.os.getpid", iter(range(100)).__next__)
    for _ in range(2):
        typed(monkeypatch, "quit")
        assert main(["play", "--first", "red"]) == 0
    kept = sorted((tmp_path / "data" / "overworld").iterdir())
    assert len(kept) == 2
    typed(monkeypatch, "mine w1", "quit")
    assert main(["play", "--resume", str(kept[0])]) == 0
    assert sorted((tmp_path / "data" / "overworld").iterdir()) == kept
    assert kept[0].read_text("utf-8").endswith("1. red mine w1\n")
    assert capsys.readouterr().out.count("The game is saved in ") == 3


def test_resume_continues_the_last_unfinished_game_until_it_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "data" / "overworld"
    assert main(["play", "--resume"]) == 2
    assert "no unfinished game" in capsys.readouterr().err
    folder.mkdir(parents=True)
    ended = finished_game(1)
    while ended.phase != "score":
        ended.undo()
    for age, name in enumerate(("unfinished-b.ogn", "unfinished-a.ogn", "game.ogn")):
        file = folder / name
        file.write_text(ended.record(names=["random", "random"]), "utf-8")
        os.utime(file, (1000 - age, 1000 - age))
    assert main(["play", "--resume"]) == 0
    assert "The game is over." in capsys.readouterr().out
    names = sorted(file.name for file in folder.iterdir())
    assert names == ["finished-b.ogn", "game.ogn", "unfinished-a.ogn"]
    assert Game.from_record((folder / "finished-b.ogn").read_text("utf-8")).over


def test_a_hint_at_the_prompt_is_a_legal_decision(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("overworld.cli.play.DEFAULT_MS", 1)
    typed(monkeypatch, "hint", "quit")
    assert main(["play", "--seed", "5", "--first", "red", "--seats", "me,me"]) == 0
    shown = capsys.readouterr().out
    assert "is thinking" in shown
    assert len(re.findall(r"^(?:mine|explore) \w+ +chance to win ", shown, re.M)) == 3
    assert "You are" not in shown, "two people play at this terminal"

    def interrupt(*arguments: object, **options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("overworld.cli.play.analyse", interrupt)
    typed(monkeypatch, "hint", "mine w1", "quit")
    assert main(["play", "--seed", "5", "--first", "red", "--seats", "me,me"]) == 0
    assert "second block" in capsys.readouterr().out, "the game continues"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colours_need_a_terminal_without_no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert terminal.colours_wanted(Terminal())
    assert not terminal.colours_wanted(io.StringIO())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not terminal.colours_wanted(Terminal())
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert not terminal.colours_wanted(Terminal())


def test_a_table_in_colours_is_the_same_table() -> None:
    game = finished_game(1)
    game.undo()
    painted = terminal.Painter(on=True).table(game)
    plain = terminal.Painter(on=False).table(game)
    assert re.sub("\x1b\\[[0-9;]*m", "", painted) == plain
    assert "\x1b[1;31mred\x1b[0m" in painted
    land, seats = str(game).split("\n\n")[1:]
    assert plain.split("\n\n")[1] == land
    assert plain.startswith(f"Turn {game.turn_number}: ")
    assert "_" in seats, "ids"
    assert "_" not in plain.split("\n\n")[2], "names"
    assert "Poisonous potato \u00d7 3" in plain
    paint = terminal.Painter(on=True).paint
    assert paint(f"a{paint('b', '1')}c", "2") == "\x1b[2ma\x1b[1mb\x1b[0m\x1b[2mc\x1b[0m"


def test_compiling_prints_a_message_and_a_progress_bar(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = Terminal()
    monkeypatch.setattr("sys.stderr", seen)
    said: list[str] = []

    def warm_up(bots: list[str]) -> None:
        said.append(seen.getvalue())
        compiled._one_more()

    monkeypatch.setattr(preparation, "is_cold", lambda bots: True)
    monkeypatch.setattr(preparation, "warm_up", warm_up)
    preparation.prepare(["pebble"])
    assert "for the first time" in said[0]
    assert re.search(r"\r\[#*\.+\] +\d+ %", seen.getvalue())
    assert seen.getvalue().endswith("100 %\n")
    monkeypatch.setattr(preparation, "is_cold", lambda bots: False)
    preparation.prepare(["pebble"])
    assert len(said) == 1, "compiled code is not compiled again"


def test_a_damaged_cache_is_rebuilt_with_a_message(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(preparation, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(compiled, "INTERPRETED", False)
    warmed: list[list[str]] = []
    monkeypatch.setattr(preparation, "warm_up", warmed.append)
    for part in ("rules", "pebble"):
        with compiled.warming(part):
            pass
    preparation.prepare(["pebble"])
    assert not warmed, "the marks are trusted"
    (tmp_path / "one.nbc").write_bytes(b"")
    preparation.prepare(["pebble"])
    assert warmed == [["pebble"]]
    assert capsys.readouterr().err == (
        f"The compile cache in {tmp_path} was damaged and is being rebuilt. "
        "This can take a minute.\n"
    )


@pytest.mark.parametrize(
    ("package", "command", "extra"),
    [
        ("litestar", ["play"], "server"),
        ("litestar", ["serve"], "server"),
        ("torch", ["train", "--out", "run"], "train"),
    ],
)
def test_a_command_without_its_packages_names_the_extra(
    package: str,
    command: list[str],
    extra: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    assert main(command) == 2
    said = capsys.readouterr().err
    assert f'{sys.executable} -m pip install "overworld[{extra}]" (missing: {package})' in said


def test_a_command_of_the_base_install_needs_no_extra() -> None:
    optional = ("litestar", "uvicorn", "segno", "matplotlib", "pyarrow", "pettingzoo", "torch")
    code = (
        f"import sys\nsys.modules.update(dict.fromkeys({optional}))\n"
        "from overworld.cli.main import main\n"
        "import overworld.cli.tables, overworld.cli.backup, overworld.cli.stats\n"
        "import overworld.cli.arena, overworld.cli.records, overworld.cli.bench_env\n"
        "sys.exit(main(['show', 'start']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("language", ["de", "pl", "en"])
def test_errors_of_the_parser_are_translated(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("overworld.cli.arguments.t", Translator(language))
    for arguments, said in (
        (["nope"], "invalid choice"),
        ([], "arguments are required"),
        (["play", "--seed"], "expected one argument"),
        (["play", "--seed", "1", "--deal", "1"], "not allowed with"),
        (["play", "--help"], "usage:"),
        (["play", "--help"], "options:"),
    ):
        with pytest.raises(SystemExit):
            main(arguments)
        shown = capsys.readouterr()
        assert (said in shown.out + shown.err) == (language == "en"), arguments
        assert "%" not in shown.err, "every value is filled in"


def test_saving_keeps_links_and_pipes(tmp_path: Path) -> None:
    """Keep a symbolic link and a pipe, and replace a file atomically."""
    real, link = tmp_path / "real.ogn", tmp_path / "link.ogn"
    real.write_text("old", "utf-8")
    link.symlink_to(real)
    write_atomically(link, "new")
    assert link.is_symlink()
    assert real.read_text("utf-8") == "new"
    write_atomically(Path("/dev/null"), "gone")
    assert Path("/dev/null").is_char_device()
    assert sorted(tmp_path.iterdir()) == [link, real]


def test_a_deal_that_does_not_fit_a_resumed_game_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "half.ogn"
    game = finished_game(1)
    while game.step_number > 150 or game.phase != "act":
        game.undo()
    file.write_text(game.record(names=["random", "random"]), "utf-8")
    assert main(["play", "--resume", str(file), "--deal", "1"]) == 2
    assert "--deal 1 does not fit this game" in capsys.readouterr().err


def test_undo_at_the_beginning_of_a_resumed_position_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = finished_game(1)
    while game.phase != "act":
        game.undo()
    file = tmp_path / "position.ogn"
    file.write_text(Game.from_position(game.position).record(), "utf-8")
    typed(monkeypatch, "undo", "quit")
    assert main(["play", "--resume", str(file)]) == 0
    assert "There is nothing to undo yet." in capsys.readouterr().out


def test_a_score_can_be_undone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = finished_game(1)
    while game.phase != "score" or game.turn != states_of(game)[0].turn:
        game.undo()
    file = tmp_path / "scoring.ogn"
    file.write_text(Game.from_position(game.position).record(), "utf-8")
    move = str(game.legal_moves[0])
    game.play(move)
    assert check_undo(game).seat == states_of(game)[0].turn
    typed(monkeypatch, move, "undo", "undo", "quit")
    assert main(["play", "--resume", str(file)]) == 0
    shown = capsys.readouterr().out
    assert f"Undone: {move}" in shown
    assert "There is nothing to undo yet." in shown


def test_a_decision_of_a_bot_cannot_be_undone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = finished_game(1, players=3)
    while game.phase != "score" or game.turn != states_of(game)[0].turn:
        game.undo()
    names = ["me"] * 3
    names[game.turn or 0] = "random"
    file = tmp_path / "scoring.ogn"
    file.write_text(Game.from_position(game.position).record(names=names), "utf-8")
    typed(monkeypatch, "undo", "quit")
    assert main(["play", "--resume", str(file)]) == 0
    assert "Another player has decided since then, so this cannot" in capsys.readouterr().out


def test_a_record_runs_code_only_with_bots_from_files(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    source = (
        "from pathlib import Path\nfrom overworld.bots import RandomBot as Bot\n"
        "Path('opened').touch()\n"
    )
    (tmp_path / "gift.py").write_text(source)
    game = Game(2, first=0)
    game.deal(random.Random(1))
    file = tmp_path / "gift.ogn"
    file.write_text(game.record(names=["me", "gift.py:Bot"]), "utf-8")
    assert main(["play", "--resume", str(file)]) == 2
    assert "names the bot gift.py:Bot" in capsys.readouterr().err
    assert not (tmp_path / "opened").exists()
    for spec in ("gift:Bot", "gift.py:Bot?x=1", "gift.py:Bot@5sims", "./gift.py:Bot"):
        file.write_text(game.record(names=["me", spec]), "utf-8")
        assert main(["play", "--resume", str(file)]) == 2
    assert not (tmp_path / "opened").exists()
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setitem(sys.modules, "gift", None)  # and taken out again
    del sys.modules["gift"]
    for command in (
        ["--bots-from-files"],
        ["--seats", "me,gift.py:Bot"],
        ["--seats", "me,gift:Bot"],
    ):
        typed(monkeypatch, "quit")
        (tmp_path / "gift.py").write_text(f"{source}# {command}\n")  # unchanged, it runs once
        assert main(["play", "--resume", str(file), *command]) == 0
        (tmp_path / "opened").unlink()


def test_a_damaged_record_is_not_resumed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "bad.ogn"
    file.write_text(finished_game(1).record().replace("explore", "explode", 1), "utf-8")
    for command in (["play", "--resume", str(file)], ["replay", str(file)]):
        assert main(command) == 2
        error = capsys.readouterr().err
        assert error.startswith(f"overworld: {file}: line ")
        assert "explode" in error


def test_replay_steps_through_a_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.ogn"
    game = finished_game(2)
    file.write_text(game.record(), "utf-8")
    total = game.step_number
    typed(monkeypatch, "", "b", "100", "x", "99999", "e", "q")
    assert main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    assert f"step 0 of {total}: the start" in shown
    assert f"step 1 of {total}: first " in shown
    assert f"step 100 of {total}: {game.history[99]}" in shown
    assert "x is not a command." in shown
    assert shown.count(f"step {total} of {total}: score ") == 2
    assert "The game is over." in shown
    assert main(["replay", str(file), "--at", "60"]) == 0
    assert f"step 60 of {total}" in capsys.readouterr().out


def test_positions_and_records_have_hints(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = finished_game(1)
    file = tmp_path / "game.ogn"
    file.write_text(game.record(), "utf-8")
    assert main(["hint", str(file)]) == 2
    assert "nothing to decide there" in capsys.readouterr().err
    while game.phase != "act":
        game.undo()
    step, colour = str(game.step_number), game.colours[game.turn or 0]
    outputs = set()
    for what in (["hint", str(file), "--at", step], ["hint", game.position]):
        assert main([*what, "--sims", "200", "--seed", "3", "--top", "2"]) == 0
        outputs.add(capsys.readouterr().out)
    (shown,) = outputs
    assert shown.startswith(f"{colour} decides; after 200 simulations by diamond:")
    assert shown.count(" chance to win ") == 2
    best = next(line for line in shown.splitlines() if " chance to win " in line)
    meant = f"    {meaning(game, best.split('  ')[0].strip())}"
    assert meant in shown.splitlines(), "words describe the decision"
    assert "likely to follow: " in shown
    while game.turn != CHANCE:
        game.undo()
    step = str(game.step_number)  # something is revealed there: the next decision is looked at
    for what in (["hint", str(file), "--at", step], ["hint", "start", "--players", "3"]):
        assert main([*what, "--sims", "20"]) == 0
        assert "decides; after 20 simulations" in capsys.readouterr().out


def test_simulate_writes_the_same_games_as_numbers_and_as_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["simulate", "6", "--players", "3", "--seed", "x", "--out"]
    assert main([*arguments, str(tmp_path / "csv")]) == 0
    assert main([*arguments, str(tmp_path / "records"), "--format", "records"]) == 0
    assert capsys.readouterr().out.count("games  6 (0 cut off after 500 turns)") == 2
    with (tmp_path / "csv" / "summary.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    records = sorted((tmp_path / "records").glob("*.ogn"))
    assert len(rows) == len(records) == 6
    for row, record in zip(rows, records, strict=True):
        game = Game.from_record(record.read_text("utf-8"))
        assert [int(row[f"xp_{colour}"]) for colour in game.colours] == list(game.scores)
        assert row["winners"] == " ".join(game.colours[seat] for seat in game.winners)
        assert int(row["turns"]) == game.turn_number


def test_simulate_compiles_before_its_clock_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    events: list[str] = []
    monkeypatch.setattr(preparation, "is_cold", lambda bots: True)
    monkeypatch.setattr(preparation, "warm_up", lambda bots: events.append("compile"))

    def start_clock(games: Iterator[object], **_: object) -> Iterator[object]:
        events.append("clock")
        return games

    monkeypatch.setattr("overworld.cli.simulate.tqdm", start_clock)
    assert main(["simulate", "1"]) == 0
    assert events == ["compile", "clock"]


def test_truncated_games_are_marked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Count a game without a winner as truncated (R26)."""
    arguments = ["simulate", "3", "--max-turns", "5", "--out", str(tmp_path)]
    assert main([*arguments, "--format", "records"]) == 0
    shown = capsys.readouterr().out
    assert "games  3 (3 cut off after 5 turns)" in shown
    assert "turns  5.0 on average, 5 to 5" in shown
    assert "red  win share 0.000" in shown
    for file in tmp_path.glob("*.ogn"):
        text = file.read_text("utf-8")
        assert '[Termination "cut off"]' in text
        assert '[Result "*"]' in text
        assert Game.from_record(text).winners == ()


def test_box_commands_show_and_check_a_box(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["box", "show"]) == 0
    shown = capsys.readouterr().out
    assert "Builders & Biomes base set (base 1 " in shown
    assert "  desert 4  [known]" in shown
    assert "building forest-wood-decoration  [reconstructed]" in shown
    assert "  hearts 5  [known]" in shown
    base = Path(sys.modules["overworld"].__file__ or "").parent / "components" / "base.toml"
    assert main(["box", "check", str(base)]) == 0
    assert ": valid box (" in capsys.readouterr().out
    mine = tmp_path / "mine.toml"
    mine.write_text(base.read_text("utf-8").replace("sand = 14", "sand = 16", 1), "utf-8")
    assert main(["box", "check", str(mine)]) == 2
    assert capsys.readouterr().err.endswith("must add up to 64 blocks, not 66\n")
    assert main(["--box", str(base), "box", "show"]) == 0
    assert capsys.readouterr().out == shown
    mine.write_text(re.sub(r"status = \{ forest.*", 'status = "known"', base.read_text("utf-8")))
    assert main(["box", "show", str(mine)]) == 0
    assert "scoring A  [known]" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.process
@pytest.mark.timeout(400)  # it compiles everything again and measures that
def test_bench_engine_prints_its_promised_keys(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Test only the keys; `make bench` measures the speed."""
    # The cache is full already: all the rules would be compiled into an empty one.
    full = nullcontext(str(cache_folder().parent))
    monkeypatch.setattr("overworld.cli.bench.tempfile.TemporaryDirectory", lambda: full)
    assert main(["bench", "engine", "--json", "--runs", "1"]) == 0
    report = json.loads(capsys.readouterr().out)
    for key in ("random_games_per_s", "decisions_per_s"):
        assert set(report.pop(key)) == {"2", "3", "4"}
    assert set(report.pop("us_per_decision")) == {"game", "arrays"}
    assert set(report) == {"copy_us", "game_copy_us", "compile_s", "start_s"}
    assert all(value > 0 for value in report.values())


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("mine w1", ["mine w1"]),
        (" MINE   W1 ", ["mine w1"]),
        ("m w", ["mine w1"]),
        ("e", ["end"]),
        ("ex", ["explore 33", "explore 34"]),
        ("b c4 1", ["build c4 1"]),
        ("b c4", ["build c4 1", "build c4 2"]),
        ("mine z9", []),
        ("mine w1 w1", []),
    ],
)
def test_typed_lines_match_abbreviated_moves(line: str, meant: list[str]) -> None:
    moves = ["mine w1", "mine x1", "explore 33", "explore 34", "build c4 1", "build c4 2", "end"]
    assert match_moves(line, moves) == meant
