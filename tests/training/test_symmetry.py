"""Symmetries of the game: a game and its image in another frame, side by side."""

from __future__ import annotations

import random
from collections import defaultdict, deque
from dataclasses import replace
from functools import cache

import numpy as np
import pytest
import torch
from tests.play import random_entry

from overworld import CHANCE, Game
from overworld.components import load_box
from overworld.env.setup import Setup
from overworld.game.kernel import states_of
from overworld.observation.schema import size
from overworld.rules.state import COLUMNS, DECISIONS, SEATS
from overworld.training.symmetry import FRAMES, WAYS, Symmetries, placed


@cache
def symmetries() -> Symmetries:
    return Symmetries(torch.device("cpu"))


def names(letters: str, digits: str) -> list[str]:
    """Return the names of places in reading order."""
    return [letter + digit for digit in digits for letter in letters]


def image_of(text: str, land: int, cube: int, board: int) -> str:
    """Return a move in another frame."""
    squares = {
        name: image
        for way, width, places in (
            (land, 6, names("abcdef", "123456")),
            (land, 5, names("12345", "12345")),
            (cube, 4, names("wxyz", "1234")),
            (board, 3, list("123456789")),
        )
        for image, name in zip(places, (places[i] for i in placed(way, width)), strict=True)
    }
    return " ".join(squares.get(word, word) for word in text.split())


def seen_in(game: Game, setup: Setup) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the observation of the player to move, four seats wide, and its legal decisions."""
    players = len(game.players)
    assert game.turn is not None
    row = np.zeros((1, size(SEATS)), np.uint8)
    row[0, : size(players)] = setup.observation(states_of(game), 0, game.turn)
    mask = torch.zeros((1, DECISIONS), dtype=torch.bool)
    mask[0, list(game.legal_moves.ids)] = True
    return torch.from_numpy(row), mask


def deal_image(game: Game, outcomes: list[str]) -> None:
    """Deal outcomes by their place: another frame may ask for them in another order."""
    by_place: defaultdict[str, deque[str]] = defaultdict(deque)
    for outcome in outcomes:
        by_place[" ".join(outcome.split()[:-1])].append(outcome)
    while game.turn == CHANCE:
        place = " ".join(str(game.chance_outcomes[0][0]).split()[:-1])
        game.play(by_place[place].popleft())
    assert not any(by_place.values())


@pytest.mark.parametrize(
    ("players", "ways"),
    [
        (2, (1, 0, 0)),
        (2, (0, 4, 0)),
        (2, (0, 0, 2)),
        (3, (4, 1, 0)),
        (2, (2, 6, 5)),
        (4, (5, 3, 7)),
        (3, (6, 5, 3)),
        (4, (7, 2, 4)),
        (2, (3, 7, 6)),
    ],
)
def test_a_game_and_its_image_have_the_same_observations_and_decisions(
    players: int, ways: tuple[int, int, int]
) -> None:
    rng, box = random.Random(sum(ways)), load_box()
    printed = placed(ways[2], 3)
    boards = [
        replace(board, biomes=tuple(board.biomes[old] for old in printed)) for board in box.boards
    ]
    game = Game(players, box=box)
    image = Game(players, box=replace(box, boards=tuple(boards)))
    setups = [Setup(players, box=table.box) for table in (game, image)]
    frame = torch.tensor([(ways[0] * WAYS + ways[1]) * WAYS + ways[2]])
    while not game.over:
        outcomes = []
        while game.turn == CHANCE:
            outcomes.append(image_of(random_entry(game, rng), *ways))
        deal_image(image, outcomes)
        seen, mask = seen_in(game, setups[0])
        wanted, legal = seen_in(image, setups[1])
        used = size(players)  # missing seats have bytes that no network reads
        assert torch.equal(symmetries().observations(seen, frame)[:, :used], wanted[:, :used])
        assert torch.equal(symmetries().decisions(mask, frame), legal)
        chosen = rng.choice(list(game.legal_moves.ids))
        there = int(symmetries().actions(torch.tensor([chosen]), frame)[0])
        game.play(chosen)
        image.play(there)
        assert str(image.history[-1]) == image_of(str(game.history[-1]), *ways)
    assert game.scores == image.scores


def test_decisions_return_to_the_frame_of_the_table() -> None:
    frames = torch.arange(FRAMES)
    values = torch.rand((FRAMES, DECISIONS))
    there = symmetries().decisions(values, frames)
    assert torch.equal(symmetries().table_decisions(there, frames), values)
    assert torch.equal(symmetries().decisions(values[:, :COLUMNS], frames), there[:, :COLUMNS])
    best = symmetries().actions(values.argmax(1), frames)
    assert torch.equal(best, there.argmax(1))
    assert torch.equal(there[0], values[0])


def test_drawn_frames_place_land_and_cube_in_all_ways() -> None:
    torch.manual_seed(1)
    drawn = symmetries().draw(100_000)
    assert set(drawn.tolist()) == set(range(FRAMES))
    assert abs((drawn % WAYS == 0).float().mean() - 9 / 16) < 0.01
