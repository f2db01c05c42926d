"""Weights files, errors, and compiled inference against plain NumPy."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.networks import random_network
from tests.play import finished_game

from overworld.bots.inference import evaluate, new_sums, pack_weights
from overworld.bots.network import (
    MAX_BYTES,
    OUTPUTS,
    About,
    Network,
    NetworkError,
    array_shapes,
    load_network,
    save_network,
)
from overworld.env.dataset import Rows, game_to_rows


def seen_in(seed: int, players: int) -> Rows:
    """Return the observations of all seats in a random game."""
    return game_to_rows(finished_game(seed, players))


@pytest.fixture(scope="module")
def network() -> Network:
    return random_network(seed=1, width=48, blocks=2)


@pytest.fixture
def file(network: Network, tmp_path: Path) -> Path:
    save_network(network, tmp_path / "some.npz")
    return tmp_path / "some.npz"


def test_a_saved_network_is_loaded_up_to_rounding(network: Network, file: Path) -> None:
    again = load_network(file)
    assert again.about == network.about
    rows = seen_in(3, 2).observation
    np.testing.assert_allclose(again.outputs(rows), network.outputs(rows), atol=0.05)


def test_the_largest_network_is_below_the_size_limit(tmp_path: Path) -> None:
    save_network(random_network(width=512, blocks=2), tmp_path / "wide.npz")
    assert (tmp_path / "wide.npz").stat().st_size < MAX_BYTES
    assert load_network(tmp_path / "wide.npz").about.width == 512


@pytest.mark.parametrize("players", [2, 3, 4])
def test_compiled_inference_equals_numpy(network: Network, players: int) -> None:
    """Evaluate observations in sequence, so that the accumulator is used."""
    rows = seen_in(players, players)
    expected = network.outputs(rows.observation)
    weights, sums = pack_weights(network), new_sums(network.about.width)
    words, outputs = rows.observation.view(np.uint32), np.zeros((len(expected), OUTPUTS), "f4")
    for index, seat in enumerate(rows.seat.tolist()):
        evaluate(weights, sums, seat, players, index, rows.observation, words, outputs)
    np.testing.assert_allclose(outputs, expected, atol=1e-3)
    assert len(expected) > 50
    assert np.abs(expected).max() > 0.1


def test_the_accumulator_notices_another_number_of_players(network: Network) -> None:
    weights, sums = pack_weights(network), new_sums(network.about.width)
    outputs = np.zeros((1, OUTPUTS), np.float32)
    for players in (4, 2, 3, 2):
        row = seen_in(players, players).observation[-1:]
        evaluate(weights, sums, 0, players, 0, row, row.view(np.uint32), outputs)
        np.testing.assert_allclose(outputs, network.outputs(row), atol=1e-3)


def test_the_number_of_players_changes_the_outputs(network: Network) -> None:
    rows = seen_in(5, 2).observation[:1]
    players = network.first[-3:]
    other = replace(network, first=np.concatenate([network.first[:-3], players[::-1]]))
    assert np.abs(other.outputs(rows) - network.outputs(rows)).max() > 1e-3


# ---------------------------------------------------------------- invalid files


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NetworkError, match=r"none\.npz: No such file"):
        load_network(tmp_path / "none.npz")


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.99])
def test_a_truncated_file_is_refused(file: Path, share: float) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[: int(len(whole) * share)])
    with pytest.raises(NetworkError, match="not a weights file, or not complete"):
        load_network(file)


@pytest.mark.parametrize("content", [b"PK\x03\x04 no archive", b"\x93NUMPY", b"text\n" * 99])
def test_another_kind_of_file_is_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(NetworkError, match="not a weights file"):
        load_network(file)


def test_another_archive_is_refused(file: Path) -> None:
    np.savez(file, about=np.zeros(3, np.uint8), first=np.zeros(3))
    with pytest.raises(NetworkError, match="not a weights file"):
        load_network(file)


def test_a_file_that_is_too_large_is_refused(file: Path) -> None:
    file.write_bytes(bytes(MAX_BYTES + 1))
    with pytest.raises(NetworkError, match=f"more than {MAX_BYTES} bytes"):
        load_network(file)


def saved_with(network: Network, file: Path, **changes: Any) -> Path:
    """Write a file whose header does not fit its arrays."""
    header = {**asdict(network.about), **changes}
    arrays = {name: getattr(network, name) for name in array_shapes(network.about)}
    np.savez(file, about=np.frombuffer(json.dumps(header).encode(), np.uint8), **arrays)
    return file


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"version": 2}, "network version must be 1, got 2"),
        ({"observation": 0}, "observation version must be 2, got 0"),
        ({"rules": 7}, "rules version must be 1, got 7"),
        ({"width": 10**9}, "width must be between 1 and 1024, got 1000000000"),
        ({"blocks": -1}, "blocks must be between 0 and 16, got -1"),
        ({"width": 32}, r"first must be float32 of shape \(2780, 32\)"),
        ({"unknown": 1}, "not a weights file"),
        ({"players": None}, "not a weights file"),
    ],
)
def test_a_wrong_header_is_refused(
    network: Network, file: Path, changes: dict[str, Any], reason: str
) -> None:
    with pytest.raises(NetworkError, match=reason) as refused:
        load_network(saved_with(network, file, **changes))
    assert str(refused.value).startswith(f"{file}: ")
    assert "\n" not in str(refused.value)


def test_weights_that_are_not_finite_are_refused(network: Network) -> None:
    broken = network.heads.copy()
    broken[3, 3] = np.nan
    with pytest.raises(NetworkError, match="heads must contain only finite numbers"):
        replace(network, heads=broken)


def test_a_header_names_the_box() -> None:
    assert About().box.startswith("base 1 ")
