"""The examples run."""

from __future__ import annotations

import ast
import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

import torch

from overworld import Deal, Game
from overworld.bots import build_bot
from overworld.env import VectorEnv
from overworld.observation import to_floats

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def test_the_random_agent_plays() -> None:
    found = subprocess.run(
        [sys.executable, str(EXAMPLES / "random_agent.py")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    games, paid = found.stdout.splitlines()
    assert re.match(r"\d{4} games, [\d,]+ decisions a second; red 0\.[45]\d\d", games)
    assert set(ast.literal_eval(paid)) == {"red", "blue", "yellow"}


def test_a_bot_plays_against_openspiels_search() -> None:
    """OpenSpiel's search loses with ten simulations."""
    file = str(EXAMPLES / "against_openspiel.py")
    command = [sys.executable, file, "diamond@policy", "--games", "2", "--simulations", "10"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    first, second = found.stdout.splitlines()
    assert first.startswith("diamond@policy: ")
    assert re.fullmatch(r"diamond@policy: 100\.0 % of 2 games \(34\.2 to 100\.0 %\), \d+ s", second)


def test_a_text_agent_plays_and_solves_tasks() -> None:
    """The tables of docs/reference/tasks.md have the numbers of the last two lines."""
    command = [sys.executable, str(EXAMPLES / "text_agent.py"), "--opponent", "random"]
    found = subprocess.run([*command, "--games", "2"], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    *games, endgame, best = found.stdout.splitlines()
    for number, line in enumerate(games, 1):
        counts = r"\d+ prompts, 0 refused, 0 fallbacks"
        assert re.fullmatch(rf"game {number}: win share 1, {counts}", line)
    assert endgame == "endgame: 37 of 40 right, regret 0.033"
    assert best == "best: 4 of 10 right, regret 0.177"


def test_the_text_agent_is_a_bot_spec() -> None:
    bot, game = build_bot(f"{EXAMPLES / 'text_agent.py'}:gainer"), Game(players=2)
    game.deal(Deal(1))
    assert bot.choose(game.copy()) in game.legal_moves


def test_a_saved_network_plays_as_a_bot(tmp_path: Path) -> None:
    """The bot chooses what the network prefers for the observation of the vector environment."""
    spec = f"{EXAMPLES / 'self_play' / 'network.py'}:Trained?weights={tmp_path / 'mine.pt'}"
    names = runpy.run_path(str(EXAMPLES / "self_play" / "network.py"))
    torch.manual_seed(1)
    network = names["Network"]()
    # With large weights, the policy has one decision that is almost certain.
    for layer in (network.body[0], network.body[2], network.policy):
        torch.nn.init.normal_(layer.weight)
    torch.save(network.state_dict(), tmp_path / "mine.pt")
    bot, game, choices = build_bot(spec), Game(players=2), set()
    game.deal(Deal(1))
    for _ in range(40):
        seen = VectorEnv(1).reset(positions=[game.position])
        with torch.no_grad():
            logits, _ = network(
                torch.from_numpy(to_floats(seen.observations)), torch.from_numpy(seen.action_mask)
            )
        move = bot.choose(game.copy())
        assert game.legal_moves.move(int(logits.argmax())) == move
        choices.add(int(logits.argmax()))
        game.play(move)
        game.deal(Deal(1))
    assert len(choices) > 5


def test_only_training_needs_pytorch() -> None:
    root = EXAMPLES.parent
    assert "torch" in (EXAMPLES / "self_play" / "requirements.txt").read_text("utf-8")
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    extras = {
        name
        for name, needs in project["optional-dependencies"].items()
        if any(need.startswith("torch") for need in needs)
    }
    assert extras == {"train"}
    assert not any(need.startswith("torch") for need in project["dependencies"])
