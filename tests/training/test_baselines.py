"""The baselines: their training, weights and report."""

import csv
from pathlib import Path
from typing import TypeVar

import pytest
import torch
from baselines import report
from baselines.dqn import DQN, LEAD, DQNSettings
from baselines.train import alphazero_settings, dqn_settings, ppo_settings, train
from torch import Tensor

from overworld.arena import Tournament, tournament
from overworld.bots.network import load_network
from overworld.rules.state import SEATS
from overworld.training.model import Player
from overworld.training.rollout import lead_in_xp

FOLDER = Path(report.__file__).parent
AnyDQN = TypeVar("AnyDQN", bound=DQN)
WEIGHTS = sorted((FOLDER / "weights").glob("*.npz"))


def test_the_readme_has_the_tables_of_the_files() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert report.fill(text, report.tables()) == text
    assert all(table in text for table in report.tables().values())


def test_every_pairing_of_every_run_is_in_the_matches() -> None:
    runs = {(row["algorithm"], row["millions"], row["seed"]) for row in report.read("curves.csv")}
    with (FOLDER / "matches.csv").open(encoding="utf-8") as stream:
        matches = list(csv.DictReader(stream))
    for run in runs:
        found = [row for row in matches if (row["algorithm"], row["millions"], row["seed"]) == run]
        assert len({(row["players"], row["opponents"]) for row in found}) == len(found) == 6


def test_the_interval_of_five_seeds_uses_students_t() -> None:
    mean, reach = report.mean_and_reach([1.0, 2.0, 3.0, 4.0, 5.0])
    assert mean == 3.0
    assert reach == pytest.approx(2.776 * (2.5 / 5) ** 0.5)


@pytest.mark.parametrize("file", WEIGHTS, ids=lambda file: file.stem)
def test_the_weights_say_how_they_were_trained(file: Path) -> None:
    algorithm, _, size = file.stem.partition("-")
    about = load_network(file).about.report
    millions = int(size.removesuffix("M"))
    assert about["algorithm"] == algorithm
    assert about["decisions"] == pytest.approx(1_000_000 * millions, rel=0.01)
    make = {"ppo": ppo_settings, "dqn": dqn_settings, "alphazero": alphazero_settings}[algorithm]
    now = make(1_000_000 * millions, seed=1)
    assert about["settings"] == {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in vars(now).items()
    }


def test_the_weights_and_reports_fit_in_the_repository() -> None:
    assert len(WEIGHTS) == 9
    assert sum(file.stat().st_size for file in FOLDER.rglob("*") if file.is_file()) < 12_000_000


def test_a_baseline_beats_random_players() -> None:
    bot = f"{FOLDER / 'weights' / 'ppo-10M.npz'}@policy"
    standings = tournament(Tournament((bot, "random"), games=8, seed="baseline"), jobs=1)
    winner = standings.bots[0]
    assert winner.bot == bot
    assert winner.result.share >= 7 / 8


class _Sums(DQN):
    """DQN that adds up the rewards of each seat, and checks them when a game ends."""

    paid: Tensor
    first_leads: Tensor
    finished = 0

    def _keep(self, rows: Tensor, seen: Tensor | None, legal: Tensor | None) -> None:
        self.paid[rows] += self.last.rewards[rows]
        if seen is None:
            tables = self.tables
            leads = lead_in_xp(tables.scores / 100, tables.players).flatten()
            wanted = tables.shares.flatten() + LEAD * (leads - self.first_leads)
            assert torch.allclose(self.paid[rows], wanted[rows], atol=1e-4)
            self.paid[rows] = 0.0
            self.finished += len(rows)
        super()._keep(rows, seen, legal)


def test_the_rewards_of_dqn_add_up_to_the_win_share_and_the_lead() -> None:
    """From its first decision on, a seat is paid its win share and half of its lead in 100 XP."""
    dqn = _new_dqn(_Sums, games=6)
    dqn.paid = torch.zeros(6 * SEATS)
    dqn.first_leads = torch.zeros(6 * SEATS)
    for _ in range(1500):
        rows = torch.arange(6) * SEATS + dqn.tables.current_player
        new = rows[~dqn.waiting[rows]]
        dqn.first_leads[new] = dqn.leads.flatten()[new]
        dqn.play(progress=0.0)
        if dqn.finished >= 12:
            break
    assert dqn.finished >= 12


def _new_dqn(kind: type[AnyDQN], games: int) -> AnyDQN:
    torch.manual_seed(1)
    device = torch.device("cpu")
    player = Player(16, 1, device)
    optimiser = torch.optim.Adam(player.parameters())
    return kind(player, optimiser, DQNSettings(games=games, steps=1, memory=20_000), device)


def test_dqn_keeps_one_transition_for_each_decision_of_a_finished_game() -> None:
    dqn = _new_dqn(DQN, games=4)
    decisions = 0
    for _ in range(400):
        dqn.play(progress=0.0)
        decisions += 4
        assert dqn.kept + int(dqn.waiting.sum()) == decisions
    stored = dqn.memory.next_masks[: dqn.kept]
    ends = int((~stored.any(1)).sum())
    assert 0 < ends < dqn.kept


@pytest.mark.nightly
@pytest.mark.parametrize("algorithm", ["ppo", "dqn", "alphazero"])
def test_a_short_run_writes_a_network_and_a_curve(algorithm: str, tmp_path: Path) -> None:
    train(algorithm, 8192, 1, torch.device("cpu"), tmp_path, games=8)
    assert load_network(tmp_path / "weights.npz").about.report["algorithm"] == algorithm
    assert (tmp_path / "curve.jsonl").read_text(encoding="utf-8").count("\n") >= 1
