"""The command `overworld stats`."""

from __future__ import annotations

import csv
import json
import re
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.play import finished_game

from overworld.cli.main import main


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write three games of two and two games of three, one of them in a subfolder."""
    where = tmp_path_factory.mktemp("records")
    (where / "below").mkdir()
    for seed, players, name in (
        (1, 2, "a"),
        (2, 2, "b"),
        (3, 2, "c"),
        (4, 3, "d"),
        (5, 3, "below/e"),
    ):
        record = finished_game(seed, players).record(names=["Ann", "Ben", "Cy"][:players])
        (where / f"{name}.ogn").write_text(record, encoding="utf-8")
    (where / "notes.txt").write_text("not a record", encoding="utf-8")
    return where


def test_groups_are_separate_and_in_order(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", str(folder)]) == 0
    text = capsys.readouterr().out
    assert text.startswith("5 records read, 0 left out\n")
    groups = re.findall(r"^(\d) players: (\d) games$", text, re.MULTILINE)
    assert groups == [("2", "3"), ("3", "2")]
    assert "3 finished, 0 cut off, 0 resigned, 0 unfinished" in text
    assert len(re.findall(r"^Ann +\d", text, re.MULTILINE)) == 2
    assert max(map(len, text.splitlines())) <= 100
    assert not any(line != line.rstrip() for line in text.splitlines())


def test_a_file_that_is_named_twice_counts_once(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(folder / "a.ogn")
    assert main(["stats", file, file]) == 0
    assert capsys.readouterr().out.startswith("one record read, 0 left out\n")


def test_a_bad_file_among_good_ones_is_named(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.ogn"
    bad.write_text((folder / "a.ogn").read_text("utf-8").replace("1. ", "7. ", 1), "utf-8")
    binary = tmp_path / "binary.ogn"
    binary.write_bytes(b"\xff\xfe\x00")
    empty = tmp_path / "empty"
    empty.mkdir()
    assert main(["stats", str(bad), str(binary), str(empty), str(folder)]) == 0
    found = capsys.readouterr()
    assert found.out.startswith("5 records read, 3 left out\n")
    lines = found.err.splitlines()
    assert len(lines) == 3
    assert "no records (*.ogn)" in lines[0]
    assert f"{bad}: line " in lines[1]
    assert f"{binary}: not a text file" in lines[2]


def test_no_readable_record_is_one_line_and_exit_code_2(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes = str(folder / "notes.txt")
    for names, reason in (
        ([str(tmp_path)], "no records (*.ogn) in it"),
        (["missing.ogn"], "missing.ogn: No such file"),
        (["nul\0"], "not a text file"),
        ([notes], "notes.txt: line 1"),
        ([notes, "missing.ogn"], "none of 2 files is a record; the first problem: "),
    ):
        assert main(["stats", *names]) == 2
        error = capsys.readouterr().err
        assert reason in error
        assert error.count("\n") == 1


def test_missing_arguments_are_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["stats"])
    assert stopped.value.code == 2
    assert "RECORDS" in capsys.readouterr().err


def test_json_is_json_and_files_are_written(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main(["stats", "--json", str(folder), "missing.ogn", "--out", str(out)]) == 0
    said = capsys.readouterr()
    found = json.loads(said.out, parse_constant=pytest.fail)
    assert [group["players"] for group in found["groups"]] == [2, 3]
    assert found["unreadable"] == ["missing.ogn: No such file or directory"]
    for group in found["groups"]:
        assert sum(row["share"] for row in group["order"]) == pytest.approx(1)
    assert f"written to {out}" in said.err
    with (out / "games.csv").open(newline="", encoding="utf-8") as lines:
        games = list(csv.DictReader(lines))
    assert [Path(game["file"]).name for game in games] == [f"{n}.ogn" for n in "abecd"]
    with (out / "tiles.csv").open(newline="", encoding="utf-8") as lines:
        assert len(list(csv.DictReader(lines))) == 2 * 60
    names = ("seats", "sources", "tiles", "fights", "scoring", "length")
    plots = {
        f"{players}-players-{name}.{kind}"
        for players in (2, 3)
        for name in names
        for kind in ("png", "svg")
    }
    tables = {f"{name}.csv" for name in ("games", "seats", "tiles", "fights", "scoring")}
    assert {file.name for file in out.iterdir()} == plots | tables


def test_tables_are_written_without_matplotlib(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, "overworld.arena.stats.plots", None)
    assert main(["stats", str(folder), "--out", str(tmp_path)]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("5 records read, 0 left out\n")
    assert f"written to {tmp_path}" in said.err
    assert "overworld[analysis]" in said.err
    assert len(list(tmp_path.iterdir())) == 5


def test_a_folder_that_is_not_writable_is_an_error(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats", str(folder), "--out", "/dev/null/x"]) == 2
    assert "cannot write there" in capsys.readouterr().err


def test_truncated_games_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["--out", str(tmp_path), "--format", "records"]
    assert main(["simulate", "3", "--max-turns", "4", *out]) == 0
    capsys.readouterr()
    assert main(["stats", str(tmp_path), "--json"]) == 0
    (group,) = json.loads(capsys.readouterr().out)["groups"]
    assert group["endings"] == {"finished": 0, "cut_off": 3, "resigned": 0, "unfinished": 0}
    assert [(row["seats"], row["share"]) for row in group["order"]] == [(3, 0), (3, 0)]
    assert group["length"]["turns"]["count"] == 0
    assert main(["stats", str(tmp_path)]) == 0


@pytest.mark.process
def test_several_processes_give_the_same_report(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.ogn"
    bad.write_text("nothing", "utf-8")
    shown = []
    for jobs in ("1", "2"):
        assert main(["stats", str(bad), str(folder), "--jobs", jobs]) == 0
        shown.append(capsys.readouterr())
    assert shown[0].out == shown[1].out
    assert shown[0].out.startswith("5 records read, 1 left out\n")
    assert "bad.ogn" in shown[1].err
    files = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.npz"
        assert main(["dataset", str(folder), "--out", str(file), "--jobs", jobs]) == 0
        files.append(dict(np.load(file)))
    assert files[0].keys() == files[1].keys()
    assert all(np.array_equal(files[0][name], files[1][name]) for name in files[0])
