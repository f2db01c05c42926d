"""Learn Builders & Biomes for two players by self-play, on a CPU, in ten minutes.

    pip install -e ".[env]" -r examples/self_play/requirements.txt
    python examples/self_play/train.py --minutes 8 --curve learning-curve.svg

One network plays both seats of 512 games. It learns from every 32 decisions of each game (proximal
policy optimisation). The reward is the growth of the lead in XP. The gain of one player is the loss
of the other, so a value changes its sign when the other player decides next.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np
import numpy.typing as npt
import torch
from network import Network
from torch.distributions import Categorical

from overworld.env import Buffers, VectorEnv
from overworld.observation import float_size, to_floats

GAMES, STEPS = 512, 32
BATCH, EPOCHS = 2048, 2
RATE, CLIP, ENTROPY, VALUE = 5e-4, 0.2, 0.01, 0.5
LAMBDA = 0.95
SCALE = 0.1  # ten XP are one


class Rollout:
    """Decisions of many games with their rewards."""

    def __init__(self) -> None:
        self.floats = torch.zeros(STEPS + 1, GAMES, float_size(2))
        self.action_mask = torch.zeros(STEPS + 1, GAMES, 94, dtype=torch.bool)
        self.current_player = torch.zeros(STEPS + 1, GAMES, dtype=torch.int64)
        self.values = torch.zeros(STEPS + 1, GAMES)
        self.actions = torch.zeros(STEPS, GAMES, dtype=torch.int64)
        self.chances = torch.zeros(STEPS, GAMES)
        self.rewards = torch.zeros(STEPS, GAMES)
        self.dones = torch.zeros(STEPS, GAMES, dtype=torch.bool)

    @torch.no_grad()
    def play(self, env: VectorEnv, seen: Buffers, network: Network) -> None:
        """Continue all games from `seen`, which every step overwrites."""
        for step in range(STEPS + 1):
            to_floats(seen.observations, self.floats[step].numpy())
            self.action_mask[step] = torch.from_numpy(seen.action_mask)
            self.current_player[step] = torch.from_numpy(seen.current_player)
            logits, self.values[step] = network(self.floats[step], self.action_mask[step])
            if step == STEPS:
                return
            choice = Categorical(logits=logits)
            self.actions[step] = choice.sample()
            self.chances[step] = choice.log_prob(self.actions[step])
            env.step(self.actions[step].numpy(), seen)
            own = torch.from_numpy(seen.rewards).gather(1, self.current_player[step].unsqueeze(1))
            self.rewards[step] = own.squeeze(1) * SCALE
            self.dones[step] = torch.from_numpy(seen.terminations | seen.truncations)

    def advantages(self) -> torch.Tensor:
        """Return the generalised advantages of the decisions."""
        found, ahead = torch.zeros_like(self.rewards), torch.zeros(GAMES)
        for step in reversed(range(STEPS)):
            same = self.current_player[step + 1] == self.current_player[step]
            factor = torch.where(same, 1.0, -1.0) * ~self.dones[step]
            error = self.rewards[step] + factor * self.values[step + 1] - self.values[step]
            ahead = error + LAMBDA * factor * ahead
            found[step] = ahead
        return found


def train(network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout) -> None:
    """Train the network on a rollout."""
    advantages = rollout.advantages().flatten()
    targets = advantages + rollout.values[:-1].flatten()
    floats, masks = rollout.floats[:-1].flatten(0, 1), rollout.action_mask[:-1].flatten(0, 1)
    actions, chances = rollout.actions.flatten(), rollout.chances.flatten()
    scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(actions)).split(BATCH):
            logits, values = network(floats[rows], masks[rows])
            choice = Categorical(logits=logits)
            ratio = (choice.log_prob(actions[rows]) - chances[rows]).exp()
            gain = torch.minimum(
                ratio * scaled[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * scaled[rows]
            )
            error = (values - targets[rows]).square()
            loss = VALUE * error.mean() - gain.mean() - ENTROPY * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def choose(
    network: Network, observations: npt.NDArray[np.uint8], masks: npt.NDArray[np.bool_]
) -> npt.NDArray[np.int64]:
    """Draw a decision for each row from the network's policy."""
    floats = torch.from_numpy(to_floats(observations))
    logits, _ = network(floats, torch.from_numpy(masks))
    return Categorical(logits=logits).sample().numpy()


def against_random(network: Network, games: int = 512) -> float:
    """Return the win share against random players, in the first game of each row."""
    env = VectorEnv(games, players=2, random_seats=(1,), skip_forced=True)
    seen = env.reset(seed="judge")
    share, playing = np.zeros(games), np.ones(games, np.bool_)
    while playing.any():
        env.step(choose(network, seen.observations, seen.action_mask), out=seen)
        share += seen.rewards[:, 0] * playing
        playing &= ~(seen.terminations | seen.truncations)
    return float(share.mean())


def against_bot(network: Network, bot: str, games: int = 200) -> float:
    """Return the win share against a bot."""
    env = gymnasium.make("overworld/Overworld-v0", opponents=bot, skip_forced=True)
    share = 0.0
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        done = False
        while not done:
            mask = info["action_mask"].astype(np.bool_)
            action = choose(network, observation[None], mask[None])[0]
            observation, reward, terminated, truncated, info = env.step(action)
            done = terminated or truncated
        share += float(reward)
    return share / games


def draw(curve: list[tuple[float, int, float]], file: Path) -> None:
    """Draw the win share against random players over the minutes."""
    import matplotlib as mpl

    mpl.use("agg")
    mpl.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "overworld"})
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(6.4, 3.4), layout="constrained")
    axes.plot([row[0] for row in curve], [100 * row[2] for row in curve], marker="o")
    axes.axhline(50, color="grey", linewidth=0.8, linestyle=":")
    axes.set(xlabel="minutes of self-play", ylabel="wins against random (%)", ylim=(0, 102))
    axes.grid(alpha=0.3)
    figure.savefig(file, metadata={"Date": None, "Creator": None} if file.suffix == ".svg" else {})


def main() -> None:
    """Train a network and print its progress."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="more only help an idle machine")
    parser.add_argument("--save", type=Path, help="file for the network")
    parser.add_argument("--curve", type=Path, help="file for the learning curve: .svg or .png")
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    network = Network()
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE)
    env = VectorEnv(GAMES, players=2, reward="difference", skip_forced=True)
    seen = env.reset(seed=arguments.seed)
    rollout, curve = Rollout(), [(0.0, 0, against_random(network))]
    start, judged, decisions = time.monotonic(), 0.0, 0
    while (minutes := (time.monotonic() - start) / 60) < arguments.minutes:
        rollout.play(env, seen, network)
        train(network, optimiser, rollout)
        decisions += GAMES * STEPS
        if minutes - judged >= 0.5:
            judged = minutes
            curve.append((minutes, decisions, against_random(network)))
            print(
                f"{minutes:5.1f} min  {decisions:>10,} decisions  {100 * curve[-1][2]:5.1f} %",
                flush=True,
            )
    curve.append(((time.monotonic() - start) / 60, decisions, against_random(network, 4096)))
    print(f"random: {100 * curve[-1][2]:.1f} % of 4096 games")
    print(f"pebble: {100 * against_bot(network, 'pebble'):.1f} % of 200 games")
    if arguments.save:
        torch.save(network.state_dict(), arguments.save)
    if arguments.curve:
        draw(curve, arguments.curve)


if __name__ == "__main__":
    main()
