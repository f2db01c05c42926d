"""Train a baseline by self-play: PPO, DQN or a small AlphaZero, for a number of decisions.

    python -m baselines.train ppo --decisions 1000000 --out build/ppo

The folder gets `weights.npz`, a bot (`build/ppo/weights.npz@policy`), and `curve.jsonl`, the
learning curve. Games have two, three and four seats in equal parts.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from baselines.dqn import DQN, DQNSettings
from overworld.bots.diamond import WEIGHTS as CHAMPION
from overworld.bots.network import load_network, save_network
from overworld.training.expert import Expert
from overworld.training.mixture import Mixture
from overworld.training.model import Player, export_network
from overworld.training.ppo import SelfPlay
from overworld.training.rollout import Numbers, lead_in_xp
from overworld.training.run_files import versions
from overworld.training.settings import TrainingSettings

WIDTH, BLOCKS = 128, 2
"""The size of every baseline's network."""

MAX_STEPS = 600
"""The number of decisions after which unfinished evaluation games do not count."""

RATES = {"ppo": (1.0e-3, 1.0e-4), "dqn": (5.0e-4, 5.0e-5), "alphazero": (1.0e-3, 1.0e-4)}
"""The first and the last learning rate."""

POINTS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1.0)
"""The parts of a run after which the network is evaluated."""

Settings = TrainingSettings | DQNSettings


def ppo_settings(decisions: int, seed: int) -> TrainingSettings:
    """Return the settings of PPO: about 250 to 400 rounds, without opponents of other kinds."""
    if decisions <= 3_000_000:
        games, steps, batch, epochs = 256, 16, 1024, 4
    elif decisions <= 30_000_000:
        games, steps, batch, epochs = 2048, 16, 4096, 3
    else:
        games, steps, batch, epochs = 8192, 32, 16_384, 2
    return TrainingSettings(
        width=WIDTH,
        blocks=BLOCKS,
        seed=seed,
        games=games,
        steps=steps,
        batch=batch,
        epochs=epochs,
        hurried=0.0,
        simple=0.0,
    )


def dqn_settings(decisions: int, seed: int) -> DQNSettings:
    """Return the settings of DQN; longer runs have more games, a larger memory and batch."""
    if decisions <= 3_000_000:
        return DQNSettings(seed=seed)
    if decisions <= 30_000_000:
        return DQNSettings(seed=seed, games=2048, batch=4096, memory=1_000_000)
    return DQNSettings(seed=seed, games=8192, batch=16_384, memory=4_000_000)


def alphazero_settings(decisions: int, seed: int) -> TrainingSettings:
    """Return the settings of a small AlphaZero: Gumbel's choice with 32 simulations."""
    if decisions <= 3_000_000:
        games, batch, kept = 512, 1024, 32
    elif decisions <= 30_000_000:
        games, batch, kept = 4096, 4096, 16
    else:
        games, batch, kept = 16_384, 16_384, 16
    return TrainingSettings(
        width=WIDTH,
        blocks=BLOCKS,
        seed=seed,
        search_games=games,
        search_steps=8,
        search_batch=batch,
        kept=kept,
        simulations=32,
        nodes=1000,
        gumbel=True,
        spread_steps=150,
        reuse=4.0,
    )


Round = Callable[[float], Numbers]


def start(
    algorithm: str, settings: Settings, player: Player, optimiser: Any, device: torch.device
) -> tuple[int, Round]:
    """Return the decisions of a round, and a function that plays and learns one."""
    if isinstance(settings, DQNSettings):
        dqn = DQN(player, optimiser, settings, device)
        return dqn.decisions_per_round, lambda done: dqn.play(done) | dqn.learn()
    if algorithm == "ppo":
        ppo = SelfPlay(player, optimiser, settings, device)
        return ppo.decisions_per_round, lambda done: ppo.play() | ppo.learn(done)
    expert = Expert(player, optimiser, settings, device)
    return expert.decisions_per_round, lambda done: expert.play() | expert.learn()


def train(
    algorithm: str,
    decisions: int,
    seed: int,
    device: torch.device,
    folder: Path,
    games: int = 200,
) -> None:
    """Train, and write the learning curve and the weights; `games` are played per evaluation."""
    make: dict[str, Callable[[int, int], Settings]] = {
        "ppo": ppo_settings,
        "dqn": dqn_settings,
        "alphazero": alphazero_settings,
    }
    settings = make[algorithm](decisions, seed)
    folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(seed)
    gpu = device.type == "cuda"
    first, last = RATES[algorithm]
    player = Player(WIDTH, BLOCKS, device)
    rate = torch.tensor(first, device=device) if gpu else first
    optimiser = torch.optim.Adam(player.parameters(), rate, eps=1e-5, fused=gpu, capturable=gpu)
    per_round, play_round = start(algorithm, settings, player, optimiser, device)
    rounds = max(1, decisions // per_round)
    points = {max(1, round(part * rounds)) for part in POINTS}
    champion, seconds = _champion(device), 0.0
    numbers: Numbers = {}
    with (folder / "curve.jsonl").open("w", encoding="utf-8") as curve:
        for number in range(1, rounds + 1):
            begun, done = time.monotonic(), (number - 1) / rounds
            for group in optimiser.param_groups:
                now = first + done * (last - first)
                if gpu:
                    group["lr"].fill_(now)
                else:
                    group["lr"] = now
            numbers = play_round(done)
            if gpu:
                torch.cuda.synchronize(device)
            seconds += time.monotonic() - begun
            if number in points:
                row = {
                    "decisions": number * per_round,
                    "seconds": round(seconds, 1),
                    **numbers,
                    **evaluate(player, champion, games, device),
                }
                curve.write(json.dumps(row) + "\n")
                curve.flush()
                print(
                    json.dumps({name: round(value, 4) for name, value in row.items()}), flush=True
                )
    report = {
        "algorithm": algorithm,
        "settings": asdict(settings),
        "decisions": rounds * per_round,
        "seconds": round(seconds, 1),
        "rates": [first, last],
        "versions": versions(device),
    }
    save_network(export_network(player.trunk, report), folder / "weights.npz")


def _champion(device: torch.device) -> Player:
    network = load_network(CHAMPION)
    player = Player(network.about.width, network.about.blocks, device)
    arrays = {name: torch.from_numpy(getattr(network, name)) for name in player.trunk.state_dict()}
    player.trunk.load_state_dict(arrays)
    return player


def evaluate(player: Player, champion: Player, games: int, device: torch.device) -> Numbers:
    """Return the results of the best decisions against random players and diamond's policy.

    `random2` and `champion2` are win shares with two players, `random2_lead` and `champion2_lead`
    leads in XP over the mean of the others; the same with four players.
    """
    found: Numbers = {}
    for players in (2, 4):
        for name, other in (("random", None), ("champion", champion)):
            share, lead = _match(player, other, players, games, device)
            found |= {f"{name}{players}": share, f"{name}{players}_lead": lead}
    return found


@torch.no_grad()
def _match(
    player: Player, other: Player | None, players: int, games: int, device: torch.device
) -> tuple[float, float]:
    tables = Mixture(games, [float(players == number) for number in (2, 3, 4)], device)
    tables.reset("evaluation")
    seats = torch.arange(games, device=device) % players
    playing = torch.ones(games, dtype=torch.bool, device=device)
    shares, leads = torch.zeros(games, device=device), torch.zeros(games, device=device)
    generator = torch.Generator(device).manual_seed(1)
    for step in range(MAX_STEPS):
        seen = tables.observations, tables.players, tables.action_mask
        mine = player(*seen).logits
        if other is None:
            theirs = torch.rand(mine.shape, device=device, generator=generator)
            theirs = theirs * tables.action_mask
        else:
            theirs = other(*seen).logits
        turn = tables.current_player == seats
        tables.step(torch.where(turn, mine.argmax(1), theirs.argmax(1)))
        ended = playing & tables.dones
        lead = lead_in_xp(tables.scores, tables.players)
        shares += tables.shares.gather(1, seats[:, None])[:, 0] * ended
        leads += lead.gather(1, seats[:, None])[:, 0] * ended
        playing &= ~tables.dones
        if step % 50 == 49 and not bool(playing.any()):
            break
    count = (~playing).sum().clamp(min=1)
    return float(shares.sum() / count), float(leads.sum() / count)


def main() -> None:
    """Read the arguments and train."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("algorithm", choices=list(RATES))
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    device = torch.device(chosen.device)
    if chosen.device == "cuda":
        torch.backends.cuda.matmul.allow_tf32 = True
    else:
        torch.set_num_threads(1)  # small sums are no faster with two, and keep their order
    games = 1000 if chosen.device == "cuda" else 200
    train(chosen.algorithm, chosen.decisions, chosen.seed, device, chosen.out, games)


if __name__ == "__main__":
    main()
