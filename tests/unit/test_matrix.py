"""Tests of `tests/matrix.py`, the tool behind `make matrix`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from tests import matrix
from tests.matrix import BARE, Cell, Place, candidates, chosen, declared, ended, interpreter
from tests.matrix_checks import CHECKS

HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"
VERSIONS = Path(__file__).parents[2] / "docs" / "reference" / "versions.md"


def test_every_extra_has_a_check_or_a_reason_to_be_left_out() -> None:
    _, extras = declared()
    assert {*CHECKS, *matrix.FROM_A_CLONE} == {BARE, *extras}
    assert {*matrix.LARGE} <= {*CHECKS}
    assert chosen(extras, [], large=True) == [
        BARE,
        *(extra for extra in extras if extra not in matrix.FROM_A_CLONE),
    ]
    assert chosen(extras, ["env"], large=False) == ["env"]


def test_the_supported_versions_match_the_documents() -> None:
    promised, _ = declared()
    assert HERE in [*promised, matrix.following(promised[-1])]
    assert f"| Python | We support {promised[0]} to {promised[-1]}." in VERSIONS.read_text("utf-8")


def test_the_newest_interpreter_of_a_version_comes_first(tmp_path: Path) -> None:
    for name in ("3.12.9", "3.12.10", "3.1.2", "3.13.0", "cpython-3.12.11-linux-x86_64-gnu"):
        (tmp_path / name / "bin").mkdir(parents=True)
        (tmp_path / name / "bin" / "python").touch()
    found = [path for path in candidates("3.12", [tmp_path]) if tmp_path in path.parents]
    assert [path.parent.parent.name for path in found] == [
        *("cpython-3.12.11-linux-x86_64-gnu", "3.12.10", "3.12.9")
    ]


def test_an_interpreter_that_does_not_run_is_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shim = tmp_path / "python3.99"
    shim.write_text("#!/bin/sh\necho 'python3.99: command not found' >&2\nexit 127\n")
    shim.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert interpreter("3.99") is None
    assert interpreter(HERE) == Path(sys.executable)


def test_a_command_is_killed_with_its_children_at_the_timeout() -> None:
    told, said = ended(["/bin/sh", "-c", "echo begun; sleep 100 & wait"], 1)
    assert told < 0
    assert said == "begun\n\nnot done after 1 seconds"


def test_an_invalid_wheel_is_reported_with_the_output_of_pip(tmp_path: Path) -> None:
    wheel = tmp_path / "overworld-0.1.0-py3-none-any.whl"
    wheel.write_text("nothing")
    cell = Place(tmp_path, wheel, None).tried(Path(sys.executable), HERE, BARE)
    assert cell.outcome == "not installed"
    assert "overworld" in cell.said
    assert [*tmp_path.iterdir()] == [wheel], "the environment is removed"


def test_the_report_ends_with_the_failures() -> None:
    cells = [
        Cell("3.11", "bare", install_s=2.4, check_s=1.2),
        Cell("3.12", "bare"),
        Cell("3.12", "env", "failed", said="ImportError: no"),
    ]
    assert matrix.report(cells, ["3.11", "3.12"]).splitlines() == [
        "extra  3.11    3.12",
        "bare   ok 4 s  ok 0 s",
        "env            failed",
        "",
        "env with Python 3.12, failed:",
        "ImportError: no",
    ]


def test_without_an_interpreter_the_matrix_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "build" / "matrix.json"
    assert matrix.main(["--python", "3.99", "--json", str(file)]) == 1
    assert "Python 3.99: no interpreter here\n" in capsys.readouterr().out
    assert json.loads(file.read_text()) == {"missing": ["3.99"], "cells": []}
