"""Games of a training that begin at positions of others."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from tests.play import finished_game

from overworld.cli.main import main
from overworld.env.dataset import join, rows_of, write_npz
from overworld.training.archive import ArchiveError
from overworld.training.guests import after_a_card
from overworld.training.mixture import Mixture
from overworld.training.ppo import SelfPlay
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


def test_a_training_begins_games_at_its_starts(file: Path, tmp_path: Path) -> None:
    """Nobody gets as far in eight decisions from the beginning."""
    settings = replace(small(), width=16, games=24, steps=8, batch=64, judge_games=8)
    late = []
    for starts in ([], [file]):
        trainer = Trainer(tmp_path, settings, CPU, lambda line: None, starts=starts)
        common = trainer.player, trainer.optimiser, settings, CPU
        late.append(SelfPlay(*common, (), trainer.starts).play()["late"])
    assert late[0] == 0
    assert late[1] > 0.1


def test_the_command_says_in_one_line_what_no_start_is(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cpu = ["train", "--device", "cpu", "--minutes", "1", "--players", "2", "--out"]
    no_choice = tmp_path / "no_choice.npz"
    with np.load(file) as rows:
        np.savez(no_choice, **{**rows, "mask": np.zeros_like(rows["mask"])})
    for name, why in ((no_choice, "nobody had a choice"), (tmp_path / "none.npz", "No such file")):
        assert main([*cpu, str(tmp_path / "new"), "--starts", str(name)]) == 2
        said = capsys.readouterr().err
        assert why in said
        assert len(said.splitlines()) == 1
    broken = tmp_path / "broken.npz"
    broken.write_bytes(file.read_bytes()[:-400])
    with pytest.raises(ArchiveError, match="not a dataset"):
        read_starts([broken], 0.5)
