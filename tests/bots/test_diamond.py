"""`diamond`: its weights file, its policy without a search, its tree, and other boxes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import numpy as np
import pytest
from tests.networks import random_network
from tests.play import finished_game, random_states

import overworld.components
from overworld import Deal, Game, load_box
from overworld.bots import BOTS, LADDER, BotError, analyse, build_bot
from overworld.bots.bot import TURN_MS, Budget
from overworld.bots.diamond import WEIGHTS, DiamondBot
from overworld.bots.guided_search import GuidedSearch
from overworld.bots.ladder import (
    STRONGEST,
    UNAVAILABLE_BOTS,
    adviser,
    is_untrained_on,
    register_diamond,
)
from overworld.bots.network import MAX_BYTES, load_network, save_network
from overworld.env.bot_env import BotEnv
from overworld.server.http.box_api import box_view


@pytest.fixture
def ladder() -> Iterator[None]:
    """Register the real weights again after a test."""
    yield
    register_diamond(WEIGHTS)


@pytest.fixture
def own_box(tmp_path: Path) -> Path:
    """Write a custom box with other names and other numbers, some of them extreme."""
    base = Path(overworld.components.__file__).parent / "base.toml"
    text = base.read_text("utf-8").replace('id = "base"', 'id = "mine"', 1)
    text = text.replace("wood = 16, sand = 14", "wood = 10, sand = 20").replace("desert", "dunes")
    file = tmp_path / "mine.toml"
    file.write_text(re.sub(r"points_each = [23]\b", "points_each = 99", text), encoding="utf-8")
    return file


def middle_game(players: int = 2) -> Game:
    game = finished_game(players, players)
    while game.step_number > 170 or game.phase != "act":
        game.undo()
    return game


def test_diamond_is_the_last_of_the_ladder_and_the_adviser() -> None:
    assert tuple(BOTS) == LADDER
    assert LADDER[-1] == adviser(players=2) == "diamond"
    assert {adviser(players) for players in STRONGEST} <= {"obsidian", "diamond"}
    assert not UNAVAILABLE_BOTS


def test_the_weights_file_is_small_and_has_a_training_report() -> None:
    assert WEIGHTS.stat().st_size <= MAX_BYTES
    about = load_network(WEIGHTS).about
    assert about.players == (2, 3, 4)
    assert about.report
    assert json.dumps(about.report)


def write_foreign(file: Path) -> None:
    """Write weights for another version of the observation."""
    network = random_network(width=16, blocks=1)
    about = replace(network.about, observation=network.about.observation + 1)
    save_network(replace(network, about=about), file)


@pytest.mark.parametrize("content", ["missing", "empty", "other", "cut off", "foreign"])
def test_without_usable_weights_obsidian_replaces_diamond(
    ladder: None, tmp_path: Path, content: str
) -> None:
    file = tmp_path / "weights.npz"
    if content == "foreign":
        write_foreign(file)
    elif content != "missing":
        written = {"empty": b"", "other": b"something else"}
        file.write_bytes(written.get(content, WEIGHTS.read_bytes()[:-2000]))
    register_diamond(file)
    assert tuple(BOTS) == LADDER[:-1]
    assert {adviser(players) for players in (2, 3, 4)} == {"obsidian"}
    with pytest.raises(
        BotError, match=r"^diamond is not available: .*weights\.npz: .*[a-z0-9]$"
    ) as refused:
        build_bot("diamond@100ms")
    assert "\n" not in str(refused.value)
    assert analyse(middle_game(), simulations=50).simulations == 50


def test_diamond_with_incomplete_or_damaged_weights_is_not_available(
    ladder: None, tmp_path: Path
) -> None:
    whole, bad = tmp_path / "whole.npz", tmp_path / "weights.npz"
    save_network(random_network(width=16, blocks=1), whole)
    with np.load(whole) as arrays:
        np.savez(bad, about=arrays["about"])
    register_diamond(bad)
    assert "missing" in UNAVAILABLE_BOTS["diamond"]
    content = bytearray(whole.read_bytes())
    content[len(content) // 2] ^= 255
    bad.write_bytes(content)
    register_diamond(bad)
    assert "first.npy is damaged" in UNAVAILABLE_BOTS["diamond"]
    assert adviser(players=2) == "obsidian"


def test_a_custom_network_is_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    save_network(random_network(seed=3, width=16, blocks=1), file)
    game = middle_game()
    assert build_bot(f"{file}@30sims").choose(game) in game.legal_moves
    assert build_bot(f"{file}@policy").choose(game) in game.legal_moves
    with pytest.raises(BotError, match=r"none\.npz: No such file"):
        build_bot(str(tmp_path / "none.npz"))


@pytest.mark.parametrize("name", ["random", "pebble", "flint", "obsidian"])
def test_a_bot_without_a_policy_refuses_zero_simulations(name: str) -> None:
    with pytest.raises(BotError, match=f"{name} has no policy without a search"):
        build_bot(f"{name}@policy")


def test_the_policy_move_is_the_most_likely_legal_move() -> None:
    bot, search = build_bot("diamond@policy"), GuidedSearch(load_network(WEIGHTS))
    asked = 0
    for game in random_states(11):
        ids = game.legal_moves.ids
        if len(ids) > 1 and game.phase != "score":
            logits = search.outputs(game)
            best = max(ids, key=lambda decision: float(logits[decision]))
            assert bot.choose(game) == game.legal_moves[ids.index(best)]
            asked += 1
    assert asked > 50


def test_one_simulation_without_correction_gives_the_policy_move() -> None:
    game, search = middle_game(), GuidedSearch(load_network(WEIGHTS), second_opinion=False)
    assert search.best_move(game, Budget(simulations=1)) == build_bot("diamond@policy").choose(game)


def test_the_tree_is_reused_while_the_game_continues() -> None:
    game, search = middle_game(), GuidedSearch(load_network(WEIGHTS))
    found = search.analyse(game, Budget(simulations=400))
    best = found.moves[0]
    game.play(best.move)
    game.deal(Deal(3))
    again = search.analyse(game, Budget(simulations=400))
    kept = sum(judged.visits for judged in again.moves) - 400
    assert -1 <= kept <= best.visits
    fresh = GuidedSearch(load_network(WEIGHTS)).analyse(game, Budget(simulations=400))
    assert sum(judged.visits for judged in fresh.moves) in (399, 400)


def test_a_nearly_full_tree_is_reused() -> None:
    game = middle_game()
    small, large = (GuidedSearch(load_network(WEIGHTS), nodes=size) for size in (8_000, 100_000))
    found = [search.analyse(game, Budget(simulations=400)) for search in (small, large)]
    assert found[0] == found[1]
    game.play(found[0].moves[0].move)
    game.deal(Deal(3))
    again = [search.analyse(game, Budget(simulations=10)) for search in (small, large)]
    assert again[0] == again[1]
    assert sum(judged.visits for judged in again[0].moves) > 10


def test_a_forced_path_keeps_its_visits() -> None:
    """The most visited move keeps the visits of its subtree."""
    game, search = middle_game(), GuidedSearch(load_network(WEIGHTS))
    first = search.analyse(game, Budget(simulations=2000))
    game.play(first.line[0])
    if game.legal_moves.ids:
        again = search.analyse(game, Budget(simulations=1))
        visits = first.moves[0].visits
        assert sum(judged.visits for judged in again.moves) in (visits - 1, visits, visits + 1)


def test_another_game_starts_a_new_tree() -> None:
    search, one, other = GuidedSearch(load_network(WEIGHTS)), middle_game(), middle_game(3)
    search.analyse(one, Budget(simulations=100))
    found = search.analyse(other, Budget(simulations=100))
    assert sum(judged.visits for judged in found.moves) in (99, 100)
    assert len(found.moves[0].share) == 3


def test_without_a_budget_the_decisions_of_a_turn_share_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The decisions of a turn share one budget. Each read of the clock takes 5 ms here."""
    game, bot, clock = middle_game(), build_bot("diamond"), count(0, 0.005)
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    turn = game.turn_number
    while game.turn_number == turn and not game.over:
        game.play(bot.choose(game.copy()))
        game.deal(Deal(1))
    monkeypatch.undo()
    assert TURN_MS / 2 <= 1000 * next(clock) < 1.2 * TURN_MS


# ---------------------------------------------------------------- other boxes


def test_diamond_is_trained_on_the_base_box_only(own_box: Path) -> None:
    box = load_box(own_box)
    assert DiamondBot.trained_on(load_box())
    assert is_untrained_on(BOTS["diamond"], box)
    assert not is_untrained_on(BOTS["obsidian"], box)
    assert box_view(box).untrained_bots == ("diamond",)
    assert box_view(load_box()).untrained_bots == ()


@pytest.mark.parametrize("name", ["diamond@30sims", "diamond@policy"])
def test_diamond_plays_legal_moves_with_other_boxes(name: str, own_box: Path) -> None:
    bots = [build_bot(name, seed=seat) for seat in range(2)]
    game = Game(2, box=load_box(own_box))
    game.deal(Deal(5))
    while not game.over:
        move = bots[game.turn or 0].choose(game.copy())
        assert move in game.legal_moves
        game.play(move)
        game.deal(Deal(5))


def test_the_hint_command_warns_about_an_untrained_box(own_box: Path) -> None:
    game = Game(2, box=load_box(own_box))
    game.deal(Deal(2))
    command = [sys.executable, "-m", "overworld", "hint", game.position, "--sims", "20", "--box"]
    done = subprocess.run([*command, own_box], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("diamond was trained on another box")


def test_diamond_plays_in_an_environment() -> None:
    bot_env = BotEnv({1: "diamond@policy", 2: "diamond@5sims"}, players=3)
    seen = bot_env.reset(seed=4)
    for _ in range(30):
        seen = bot_env.step(seen.action_mask.argmax(axis=1))
        assert seen.current_player[0] == 0
