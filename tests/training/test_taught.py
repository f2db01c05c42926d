"""Lessons from others' games: read as they were played, learned from, and refused in one line."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from tests.play import finished_game

from overworld.bots.network import XP_SCALE, load_network, random_network, save_network
from overworld.cli.main import main
from overworld.env.dataset import join, rows_of, write_npz
from overworld.observation.schema import size
from overworld.rules.state import SEATS
from overworld.training.archive import ArchiveError
from overworld.training.lessons import HELD_BACK, Lessons
from overworld.training.network import Player
from overworld.training.settings import small
from overworld.training.taught import Taught
from overworld.training.trainer import WEIGHTS, Trainer

CPU = torch.device("cpu")
TINY = replace(small(), width=16, lesson_batch=128, lesson_rate=0.003, judge_games=8)


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of two, three and four players, and one that nobody has ended."""
    games = [finished_game(seed, players=2 + seed % 3) for seed in range(HELD_BACK + 1)]
    games[0].undo()
    made = tmp_path_factory.mktemp("lessons") / "games.npz"
    write_npz(join([rows_of(game, number) for number, game in enumerate(games)]), made)
    return made


def wrong_player() -> Player:
    """A network with convictions that nobody has taught it."""
    torch.manual_seed(1)
    player = Player(16, 1, CPU)
    torch.nn.init.normal_(player.trunk.get_parameter("heads"), std=0.3)
    return player


def test_lessons_are_the_decisions_of_ended_games_that_left_a_choice(file: Path) -> None:
    with np.load(file) as rows:
        teaches = rows["finished"] & (rows["mask"].sum(1) > 1)
        held = rows["game"] == HELD_BACK - 1
        lessons = Lessons([file], CPU)
        assert lessons.games == HELD_BACK
        for part, wanted in (
            (lessons.learned, teaches & ~held),
            (lessons.held_back, teaches & held),
        ):
            assert part.players.tolist() == rows["players"][wanted].tolist()
            assert part.observations.shape == (wanted.sum(), size(SEATS))
            assert np.array_equal(part.masks.numpy(), rows["mask"][wanted])
            own = rows["seat"][wanted][:, np.newaxis].astype(int)
            for column, name in ((part.wins, "share"), (part.ends * XP_SCALE, "xp")):
                told = rows[name][wanted]
                assert np.allclose(column[:, 0], np.take_along_axis(told, own, 1)[:, 0])
                assert np.allclose(column.sum(1), told.sum(1))


def test_several_files_are_several_games(file: Path) -> None:
    assert Lessons([file, file], CPU).games == 2 * HELD_BACK


def test_the_loss_falls(file: Path) -> None:
    player = wrong_player()
    optimiser = torch.optim.Adam(player.parameters(), 0.003)
    stage = Taught(player, optimiser, TINY, CPU, Lessons([file], CPU))
    held, first = stage.losses(), stage.learn()
    assert first["policy_loss"] == pytest.approx(0, abs=1e-4)
    while stage.done < 1:
        last = stage.learn()
    assert last["share_loss"] < 0.8 * first["share_loss"]
    assert last["xp_loss"] < 0.8 * first["xp_loss"]
    assert stage.losses()["held_xp_loss"] < held["held_xp_loss"]


def test_the_policy_is_held_to_what_it_was(file: Path) -> None:
    lessons, gone = Lessons([file], CPU), []
    for kept in (0.0, 5.0):
        player = wrong_player()
        optimiser = torch.optim.Adam(player.parameters(), 0.003)
        stage = Taught(player, optimiser, replace(TINY, lesson_kept=kept), CPU, lessons)
        while stage.done < 1:
            last = stage.learn()
        gone.append(last["policy_loss"])
    assert 0 < gone[1] < gone[0] / 2


def test_each_decision_is_learned_from_once_in_a_pass(file: Path) -> None:
    player, lessons = wrong_player(), Lessons([file], CPU)
    settings = replace(TINY, lesson_batch=10**6, lesson_passes=3)
    stage = Taught(player, torch.optim.Adam(player.parameters()), settings, CPU, lessons)
    assert stage.decisions_per_round == len(lessons.learned.players)
    for part in range(3):
        assert stage.done == pytest.approx(part / 3)
        stage.learn()
    assert stage.done == 1


def test_a_training_by_lessons_plays_no_games_and_says_what_it_was(
    file: Path, tmp_path: Path
) -> None:
    trainer = Trainer(tmp_path, TINY, CPU, lambda line: None, lessons=[file])
    trainer.run(1.0)
    progress = trainer.progress
    assert progress.ppo_decisions == progress.search_decisions == 0
    assert progress.lesson_decisions > 2 * len(Lessons([file], CPU).learned.players)
    report = load_network(tmp_path / WEIGHTS).about.report
    assert report["progress"]["lesson_decisions"] == progress.decisions
    told = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    first, *_, last = (row for row in told if "held_share_loss" in row)
    assert (first["games"], last["part"]) == (HELD_BACK, 1)
    assert last["held_xp_loss"] < first["held_xp_loss"]


def test_the_command_goes_on_from_a_network_of_any_width(file: Path, tmp_path: Path) -> None:
    save_network(random_network(2, width=24, blocks=2), tmp_path / "start.npz")
    given = ["--start", str(tmp_path / "start.npz"), "--lessons", str(file)]
    assert main(["train", "--device", "cpu", "--out", str(tmp_path / "new"), *given]) == 0
    assert load_network(tmp_path / "new" / WEIGHTS).about.width == 24


def changed(file: Path, folder: Path, **columns: object) -> Path:
    """The same archive with other columns."""
    with np.load(file) as rows:
        np.savez(folder / "changed.npz", **{**rows, **columns})
    return folder / "changed.npz"


def test_what_is_no_lesson_is_refused_in_one_line(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with np.load(file) as rows:
        count = len(rows["move"])
    for columns, why in (
        ({"observation_version": 99}, "made for observation version 99, but this is 1"),
        ({"finished": np.zeros(count, bool)}, "no decisions of finished games"),
        ({"players": np.full(count, 5)}, "not a dataset, or not all of it"),
        ({"mask": np.ones((count, 3), bool)}, "not a dataset, or not all of it"),
        ({"share": np.zeros(3)}, "not a dataset, or not all of it"),
    ):
        with pytest.raises(ArchiveError, match=rf"changed\.npz: {why}"):
            Lessons([changed(file, tmp_path, **columns)], CPU)
    cut = tmp_path / "cut.npz"
    cut.write_bytes(file.read_bytes()[:-500])
    for name, why in (("cut.npz", "not a dataset"), ("none.npz", "No such file")):
        out = ["train", "--device", "cpu", "--out", str(tmp_path / "new")]
        assert main([*out, "--lessons", str(tmp_path / name)]) == 2
        said = capsys.readouterr().err
        assert name in said
        assert why in said
        assert len(said.splitlines()) == 1
