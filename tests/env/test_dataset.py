"""`overworld dataset` writes every decision of the records."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

from overworld import Game
from overworld.cli.main import main
from overworld.env import OBSERVATION_VERSION
from overworld.env.dataset import COLUMNS, STRINGS
from overworld.game.kernel import log_of, play_code
from overworld.observation.schema import size, view

RECORDS = Path(__file__).parent.parent / "records"


def parquet(file: Path) -> dict[str, Any]:
    table = pyarrow.parquet.read_table(file)
    assert (
        table.schema.metadata[b"overworld_observation_version"] == str(OBSERVATION_VERSION).encode()
    )
    return {name: np.array(table[name].to_pylist()) for name in table.column_names}


def test_the_dataset_has_every_decision(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(RECORDS.glob("*.ogn"))
    games = [Game.from_record(file.read_text("utf-8")) for file in files]
    for name in ("all.npz", "all.parquet"):
        assert main(["dataset", str(RECORDS), "--out", str(tmp_path / name)]) == 0
        assert f"games: {len(files)}\n" in capsys.readouterr().out
    archive = dict(np.load(tmp_path / "all.npz"))
    assert archive.pop("observation_version") == OBSERVATION_VERSION
    assert tuple(archive) == COLUMNS
    table = parquet(tmp_path / "all.parquet")
    assert tuple(table) == COLUMNS
    for name, column in archive.items():
        found = np.char.encode(table[name]) if name in STRINGS else table[name]
        assert np.array_equal(found, column), name
    row = 0
    for number, source in enumerate(games):
        game = source.copy()
        codes = [code for _, code in log_of(game)]
        while game.step_number:
            game.undo()
        for code in codes:
            if game.legal_moves.ids:
                assert archive["game"][row] == number
                assert archive["turn"][row] == game.turn_number
                assert archive["seat"][row] == game.turn
                assert archive["players"][row] == len(game.colours)
                assert archive["position"][row].decode() == game.position
                assert np.array_equal(archive["mask"][row], game.legal_moves.mask)
                assert archive["move"][row] == code
                assert archive["finished"][row]
                names = source.tags["Names"].split(", ")
                assert archive["name"][row].decode() == names[game.turn or 0]
                assert archive["record"][row].decode() == str(files[number])
                shares = archive["share"][row]
                assert tuple(np.flatnonzero(shares)) == source.winners
                assert shares.sum() == pytest.approx(1)
                assert archive["xp"][row, : len(game.colours)].tolist() == list(source.scores)
                seen = archive["observation"][row, : size(len(game.colours))]
                assert not archive["observation"][row, size(len(game.colours)) :].any()
                assert view(seen, "xp") == game.scores[game.turn or 0]
                row += 1
            play_code(game, code)
    assert row == len(archive["move"])


def test_invalid_records_are_skipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad, good = tmp_path / "bad.ogn", RECORDS / "two-players.ogn"
    bad.write_text("nonsense")
    out = tmp_path / "some.npz"
    assert main(["dataset", str(bad), str(good), "--out", str(out)]) == 0
    assert "left out" in capsys.readouterr().err
    assert out.exists()
    assert main(["dataset", str(bad), "--out", str(out)]) == 2
    assert str(bad) in capsys.readouterr().err


@pytest.mark.parametrize("out", ["table.csv", "missing/table.npz", "missing/table.parquet"])
def test_an_invalid_output_file_raises_an_error(
    out: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = RECORDS / "two-players.ogn"
    assert main(["dataset", str(good), "--out", str(tmp_path / out)]) == 2
    message = capsys.readouterr().err
    assert out in message
    assert message.count("\n") == 1


def test_parquet_without_pyarrow_names_the_extra(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    good = RECORDS / "two-players.ogn"
    assert main(["dataset", str(good), "--out", str(tmp_path / "table.parquet")]) == 2
    assert "overworld[analysis]" in capsys.readouterr().err
    assert main(["dataset", str(good), "--out", str(tmp_path / "table.npz")]) == 0
