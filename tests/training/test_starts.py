"""Games of a training that begin at positions of others."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
import torch
from tests.play import finished_game

from overworld.cli.main import main
from overworld.env.dataset import join, rows_of, write_npz
from overworld.training import expert, ppo
from overworld.training.archive import ArchiveError
from overworld.training.guests import after_a_card
from overworld.training.mixture import Mixture
from overworld.training.settings import small
from overworld.training.starts import read_starts
from overworld.training.trainer import Trainer

CPU = torch.device("cpu")


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of two and three players."""
    games = [finished_game(seed, players=2 + seed % 2) for seed in range(6)]
    made = tmp_path_factory.mktemp("starts") / "games.npz"
    write_npz(join([rows_of(game, number) for number, game in enumerate(games)]), made)
    return made


def test_starts_are_positions_with_a_choice_and_new_games(file: Path) -> None:
    starts = read_starts([file], part=0.25, most=40)
    assert sorted(starts) == [2, 3]
    with np.load(file) as rows:
        choice = rows["mask"].sum(1) > 1
        for players, texts in starts.items():
            there = rows["position"][choice & (rows["players"] == players)]
            positions = [text for text in texts if text is not None]
            assert len(set(positions)) == len(positions) == 40
            assert set(positions) <= {text.decode() for text in there.tolist()}
            assert texts.count(None) == 120


def test_tables_with_starts_are_late_in_the_game_at_once(file: Path) -> None:
    """Where nobody has got to yet without them: a card is scored at the beginning."""
    shares = []
    for starts in (None, read_starts([file], part=1.0)):
        tables = Mixture(200, (0.5, 0.5, 0.0), CPU, starts=starts)
        tables.reset(1)
        shares.append(float(after_a_card(tables.observations).float().mean()))
    assert shares[0] == 0
    assert shares[1] > 0.2


@pytest.mark.parametrize(("stage", "ppo_minutes"), [(ppo, 1.0), (expert, 0.0)])
def test_every_stage_begins_games_at_the_starts(
    stage: ModuleType,
    ppo_minutes: float,
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Mixture] = []

    def noted(*given: Any, **more: Any) -> Mixture:
        made.append(Mixture(*given, **more))
        made[-1].reset(1)
        return made[-1]

    monkeypatch.setattr(stage, "Mixture", noted)
    settings = replace(
        small(), ppo_minutes=ppo_minutes, width=16, started=1.0, judge_games=8, games=60, steps=2
    )
    settings = replace(settings, batch=32, search_games=60, search_steps=1, simulations=2)
    trainer = Trainer(tmp_path, settings, CPU, lambda line: None, starts=[file])
    trainer.run(1e-6)
    assert made
    assert all(after_a_card(tables.observations).any() for tables in made)


def refused(capsys: pytest.CaptureFixture[str], why: str, *command: str) -> None:
    """A command ends with one line that says why."""
    assert main(command) == 2
    said = capsys.readouterr().err
    assert why in said
    assert len(said.splitlines()) == 1


def test_the_command_says_in_one_line_what_no_start_is(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with np.load(file) as rows:
        kept = dict(rows)
    wrong = {
        "nobody had a choice": {"mask": np.zeros_like(kept["mask"])},
        "starts[0]: ": {"position": np.full_like(kept["position"], b"ow1/")},
        "not a dataset": {"position": kept["position"].astype(str)},
    }
    train = ["train", "--device", "cpu", "--minutes", "1", "--out", str(tmp_path / "new")]
    for number, (why, columns) in enumerate(wrong.items()):
        spoiled = tmp_path / f"{number}.npz"
        np.savez(spoiled, **kept | columns)
        refused(capsys, why, *train, "--starts", str(spoiled))
    refused(capsys, "No such file", *train, "--starts", str(tmp_path / "none.npz"))
    of_four = [*train, "--players", "4", "--starts", str(file)]
    refused(capsys, "no games with the numbers of players that are trained", *of_four)
    broken = tmp_path / "broken.npz"
    broken.write_bytes(file.read_bytes()[:-400])
    with pytest.raises(ArchiveError, match="not a dataset"):
        read_starts([broken], 0.5)
