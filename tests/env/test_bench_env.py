"""`overworld bench env` reports all measurements."""

from __future__ import annotations

import json
import re

import pytest

from overworld.cli import bench_env
from overworld.cli.main import main


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_env, "STEPS", 10)
    monkeypatch.setattr(bench_env, "GYMNASIUM_GAMES", 2)
    monkeypatch.setattr(bench_env, "PEER_GAMES", {"overworld": 2, "tictactoe": 5})


def test_the_json_report_has_all_measurements(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "env", "--runs", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["observation_bytes"] == {"2": 764, "3": 872, "4": 980}
    assert all(rate > 0 for rate in report["vector_decisions_per_s"].values())
    assert set(report["pettingzoo_steps_per_s"]) == set(report["tictactoe_steps_per_s"])
    assert report["gymnasium_steps_per_s"] > 0
    assert report["gymnasium_vector_steps_per_s"] > 0


def test_the_printed_report_has_all_measurements(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "env", "--runs", "1"]) == 0
    text = capsys.readouterr().out
    assert "1,024 games of 4 players" in text
    assert re.search(r"raw_env +[\d,]+ +\(tictactoe_v3: [\d,]+\)", text)
    assert "Gymnasium against random" in text
    assert re.search(r"vector environment, 1,024 games against random at once +[\d,]+", text)


def test_the_comparison_names_the_package_that_it_needs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_env, "_tictactoe", lambda: None)
    assert main(["bench", "env", "--runs", "1"]) == 0
    assert "(tictactoe_v3: pip install pygame)" in capsys.readouterr().out


def test_missing_libraries_are_skipped_and_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_env, "find_spec", lambda name: None)
    assert main(["bench", "env", "--runs", "1"]) == 0
    text = capsys.readouterr().out
    assert "overworld[env]" in text
    assert "Gymnasium" not in text
